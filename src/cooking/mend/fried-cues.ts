import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { StepReading, UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Cue } from './cues.ts';
import { sentenceAt } from './place.ts';
import { nameOf, sortOf } from './sorts.ts';

/** "Sauté onions", "fry the garlic": the verb has the food for its object. */
const fries =
  /(?:^|[.;,:]\s+|\b(?:and|then)\s+)(?:meanwhile,?\s+)?(?:gently\s+)?(?:pan[- ])?(saut[eé]|fry|sweat|soften|brown)\s+(?:up\s+)?(?:the\s+|your\s+|all(?: the)?\s+|some\s+|\d+\s+)?(?:[\p{L}-]+\s+)?$/iu;
const adds =
  /(?:^|[.;,:]\s+|\b(?:and|then)\s+)(?:add|put in|throw in)\s+(?:in\s+)?(?:the\s+|your\s+|some\s+)?(?:[\p{L}-]+\s+)?$/iu;
/** A time or a sign says it already. */
const said =
  /\d|\b(?:until|till|golden|soft|softened|translucent|fragrant|brown(?:ed)?|crisp(?:y)?|tender|done|wilted|colou?r|minutes?|mins?|seconds?|hours?|while|bit|quickly|briefly|lightly|slightly|according|as usual|deep)\b/iu;
/** What goes on with the same food. */
const goesOn =
  /^\W*(?:(?:cook|fry|saut[eé]|stir)\s+(?:it|them|until|till|for|over|on|gently|slowly|about|well|constantly|often|\d)|stirring|once|when|after|until|continue|let|wait|keep|leave|turn|flip|they|it)\b/iu;
/** Between two foods of one breath. */
const andThe = /^(?:\s*,)?(?:\s+and|\s+with|\s*&)?\s+(?:the\s+)?(?:[\p{L}-]+\s+)?$/iu;
const inFat =
  /^(?:\s+(?:in|with|over|on)\s+(?:[\p{L}-]+\s+){0,4}?(?:oil|butter|ghee|lard|fat|pan|skillet|pot|saucepan|wok|heat|stove))*(?=\s*(?:[.;!]|$|,?\s*(?:and|then)\s+(?:add|stir in|set|remove|put|transfer|drain|mix|pour|leave|let)\b))/iu;
const thenFry =
  /^(?:\s+(?:in|to)\s+(?:the\s+)?(?:pan|pot|skillet|wok|oil|butter))?\s+and\s+(saut[eé]|fry|brown|sweat|stir[- ]fry)(?=\s*(?:[.;!]|$))/iu;

/**
 * Onions, garlic, mushrooms and other vegetables (and bacon) that a step only says to fry: the sign by which a cook knows
 * that they are done, and the minutes that they usually take.
 */
export function friedCues({ source, steps, grounded }: UnderstoodRecipe): readonly Cue[] {
  return steps.flatMap((reading, step): readonly Cue[] => {
    const text = source.instructions[step]!;
    const next = source.instructions[step + 1] ?? '';
    const done = new Set<number>();
    return reading.mentions.flatMap((mention): readonly Cue[] => {
      const { kind, start } = mention;
      const lead = text.slice(0, start);
      const verb = fries.exec(lead)?.[1];
      if ((kind !== 'name' && kind !== 'head') || (verb === undefined && !adds.test(lead))) return [];
      const { keys, end } = runFrom(text, reading, mention);
      const rest = text.slice(end);
      const tail = verb === undefined ? thenFry.exec(rest) : inFat.exec(rest);
      if (tail === null) return [];
      const at = end + tail[0].length;
      const [from, to] = sentenceAt(text, start);
      const own = text.slice(from, to).replace(/\bbrown(?= )/iu, '');
      if (done.has(at) || said.test(own) || /\bor\b/.test(own)) return [];
      const later = text.slice(to).trim() === '' ? next : text.slice(to);
      if (goesOn.test(later) && said.test(later)) return [];
      const lines = keys.map((key) => grounded.find((line) => line.key === key)!);
      const foods = lines.map(({ ingredient }) => ingredient.food);
      if (foods.some((food) => food === null)) return [];
      const words = friedUntil(foods as readonly Food[], (verb ?? tail[1]!).toLowerCase());
      if (words === null) return [];
      done.add(at);
      const slow = lines.find(({ ingredient: { food } }) => sortOf(food!) !== 'aromatic' || isOnion(food!));
      return [
        { name: nameOf(slow ?? lines[0]!), insertion: { step, start: at, end: at, text: ` ${words}` } },
      ];
    });
  });
}

/** The foods that follow each other in one breath: "onion, carrot and garlic". */
function runFrom(
  text: string,
  { mentions }: StepReading,
  first: StepReading['mentions'][number],
): { readonly keys: readonly string[]; readonly end: number } {
  const keys = [first.key];
  let end = first.end;
  for (const one of [...mentions].sort((a, b) => a.start - b.start)) {
    if (one.start < end || (one.kind !== 'name' && one.kind !== 'head')) continue;
    if (!andThe.test(text.slice(end, one.start))) break;
    keys.push(one.key);
    end = one.end;
  }
  return { keys, end };
}

const isOnion = (food: Food): boolean => isKind(food, 'onion') || /^(?:shallot|leek)$/.test(food.id);
/** Soft by the time that an onion is. */
const withOnion = /^(?:carrot|celery|celery-stalk|parsnip|fennel|fennel-bulb)$/;
const flavouring: ReadonlySet<string | null> = new Set(['salt', 'pepper', 'spice', 'fat', 'sprig']);

/** "until golden and dry in the pan (5–10 minutes)"; null where no table knows it. */
export function friedUntil(foods: readonly Food[], verb: string): string | null {
  const own = foods.filter((food) => !flavouring.has(sortOf(food)));
  if (own.length === 0) return null;
  const pale = verb === 'sweat' || verb === 'soften';
  const [only] = own;
  if (own.length === 1 && isKind(only!, 'cured-pork')) {
    const time = only!.cooking.find(({ method }) => method === 'fry');
    return time === undefined
      ? null
      : `until ${time.cue ?? 'browned'} (${time.minutes[0]}–${time.minutes[1]} minutes)`;
  }
  const onions = own.some(isOnion);
  const slow = own.filter((food) => sortOf(food) !== 'aromatic' || isOnion(food));
  if (slow.length === 0) return 'until fragrant (about 30 seconds)';
  const times = slow.flatMap((food) => {
    const time = food.cooking.find(({ method }) => method === 'saute');
    if (time !== undefined) return [time];
    return isOnion(food) || (onions && withOnion.test(food.id)) ? [] : [null];
  });
  if (times.includes(null)) return null;
  const longest = times.reduce<(typeof times)[number]>(
    (most, time) => (most === null || time!.minutes[1] > most.minutes[1] ? time : most),
    null,
  );
  if (longest === null) return onions ? 'until soft (about 5 minutes)' : null;
  const sign = pale ? 'soft' : slow.length === 1 ? (longest.cue ?? 'tender') : onions ? 'soft' : 'tender';
  return `until ${sign} (${longest.minutes[0]}–${longest.minutes[1]} minutes)`;
}
