import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import { characterOf } from '../healthify/character.ts';
import { sentencesOf } from '../healthify/technique.ts';
import type { IngredientMention } from '../understand-recipe/model.ts';
import type { BudgetScope, PricedLine } from './scope.ts';
import { longerBake } from './longer-bake.ts';
import { longerForJoint } from './tough-joint.ts';

/**
 * What a cheaper food asks of the steps, beside its name in them: edits to go with the swap; null where the steps handle the
 * old food in a way that the new one does not bear and that cannot be told anew.
 */
export function refits(line: PricedLine, to: Food, scope: BudgetScope): readonly Edit[] | null {
  if (line.food.id === 'vanilla-bean') return fromThePod(line.key, to, scope);
  if (/^frozen-/.test(to.id) && isKind(to, 'berry')) return floured(line, to, scope);
  if (staysRaw(line, to, scope)) return null;
  if (thin.has(to.id)) return [...fewerMinutes(line.key, scope)];
  if (soft.has(to.id) && !soft.has(line.food.id)) return layOnTop(line.key, to, scope);
  return longerForJoint(line, to, scope);
}

/** Minutes in which an onion is no longer raw and sharp. Own rule. */
const onionMinutes = 3;

/** Shallots that are in the pan for a minute before everything is tossed: an onion would stay raw. */
export const staysRaw = ({ food, key }: PricedLine, to: Food, scope: BudgetScope): boolean =>
  isKind(food, 'shallot') &&
  isKind(to, 'onion') &&
  placesOf(key, scope).some(({ at, mention, text }) => {
    const after = scope.understood.steps[at]!.durations.find(
      ({ start, role }) =>
        role === 'counted' && start >= mention.end && !/[.;!?]\s/.test(text.slice(mention.end, start)),
    );
    return after !== undefined && after.max < onionMinutes;
  });

/** Fillets of these are half as thick as those of a large fish. */
const thin: ReadonlySet<string> = new Set(['tilapia']);
/** These fall apart where they are turned and put back. */
const soft: ReadonlySet<string> = new Set(['pollock', 'tilapia', 'cod', 'haddock', 'atlantic-cod-fillet']);

interface Place {
  readonly stepId: string;
  readonly at: number;
  readonly text: string;
  readonly mention: IngredientMention;
  readonly sentence: { readonly start: number; readonly end: number; readonly text: string };
}

/** Where the steps name an ingredient, each with its sentence. */
const placesOf = (key: string, { understood: { steps, source } }: BudgetScope): readonly Place[] =>
  steps.flatMap(({ id, mentions }, at) => {
    const text = source.instructions[at]!;
    const sentences = sentencesOf(text);
    return mentions
      .filter((one) => one.key === key && (one.kind === 'name' || one.kind === 'head' || one.kind === 'kind'))
      .flatMap((mention): readonly Place[] => {
        const sentence = sentences.find(({ start, end }) => mention.start >= start && mention.start < end);
        return sentence === undefined ? [] : [{ stepId: id, at, text, mention, sentence }];
      });
  });

const replaced = (place: Place, start: number, end: number, text: string, reason: string): Edit => ({
  kind: 'replace-text',
  stepId: place.stepId,
  span: { start, end },
  text,
  reason,
});

/** Thin fillets are done a minute sooner on each side. */
const fewerMinutes = (key: string, scope: BudgetScope): readonly Edit[] =>
  placesOf(key, scope).flatMap((place): readonly Edit[] => {
    const said = /\b(\d)(?:(\s?(?:-|–|to)\s?)(\d))?(?= ?min(?:ute)?s?\b[^.;]{0,12}\bside)/i.exec(
      place.sentence.text,
    );
    if (said === null || Number(said[1]) < 3) return [];
    const start = place.sentence.start + said.index;
    const less = (minutes: string): string => `${Number(minutes) - 1}`;
    const text = said[3] === undefined ? less(said[1]!) : `${less(said[1]!)}${said[2]!}${less(said[3])}`;
    return [replaced(place, start, start + said[0].length, text, 'Thin fillets are done sooner')];
  });

const browned = /\b(?:fry|sear|brown|saut[eé])/i;
const takenOut =
  /\b(?:remove|set (?:it |them )?aside|take (?:it |them )?out|lift (?:it |them )?out|transfer|scoop (?:it |them )?out)\b/i;
const putBack = /\b(?:return|put back|add|stir in|nestle|tip|tuck|arrange|place|lay|scatter|slide|push)\b/i;
/** Minutes in which chunks of raw white fish are done in a hot pan. Own rule. */
const fishMinutes = 5;

/** Firm fish is fried, taken out and put back; soft fish is laid on top raw, where it cooks in the time that is left. */
function layOnTop(key: string, to: Food, scope: BudgetScope): readonly Edit[] {
  const places = placesOf(key, scope);
  const fried = places.find(
    ({ text, mention, sentence }) => browned.test(sentence.text) && takenOut.test(text.slice(mention.end)),
  );
  const back = places.find(
    ({ at, sentence }) => fried !== undefined && at > fried.at && putBack.test(sentence.text),
  );
  if (fried === undefined || back === undefined) return [];
  const left = scope.understood.steps[back.at]!.durations.reduce((sum, one) => Math.max(sum, one.max), 0);
  if (left < fishMinutes) return [];
  const [first, second] = [fromCompany(fried, scope), fromCompany(back, scope)];
  if (first === null) return [];
  const why = `${to.name} is too soft to be fried, taken out and put back`;
  return [
    replaced(fried, first.start, first.end, '', why),
    ...(second === null
      ? [replaced(back, back.sentence.start, back.sentence.end, `Lay the ${to.name} on top. `, why)]
      : [
          replaced(back, second.start, second.end, '', why),
          replaced(back, back.sentence.end, back.sentence.end, ` Lay the ${to.name} on top, raw.`, why),
        ]),
  ];
}

/** The piece to be left out so that "the monkfish and squid" is "the squid"; null where it stands alone. */
function fromCompany(
  { at, text, mention }: Place,
  { understood: { steps } }: BudgetScope,
): { readonly start: number; readonly end: number } | null {
  const others = steps[at]!.mentions.filter(({ key }) => key !== mention.key);
  const next = /^(?:,? and |, )(?:the )?/i.exec(text.slice(mention.end));
  const before = /(?:,? and |, )(?:the )?$/i.exec(text.slice(0, mention.start));
  // "The squid, monkfish and mussels": the last "and" stays.
  if (
    next !== null &&
    / and /.test(next[0]) &&
    before?.[0].startsWith(', ') === true &&
    others.some(({ end }) => end === before.index)
  )
    return { start: before.index, end: mention.end + (next[0].startsWith(',') ? 1 : 0) };
  if (next !== null && others.some(({ start }) => start === mention.end + next[0].length))
    return { start: mention.start, end: mention.end + next[0].length };
  return before !== null && others.some(({ end }) => end === before.index)
    ? { start: before.index, end: mention.end }
    : null;
}

/** "The vanilla seeds" are a spoonful of extract; a pod that is split, scraped and fished out again is not told anew. */
function fromThePod(key: string, to: Food, scope: BudgetScope): readonly Edit[] | null {
  const edits: Edit[] = [];
  for (const place of placesOf(key, scope)) {
    const { sentence, mention, text } = place;
    const alone = scope.understood.steps[place.at]!.mentions.every(
      (one) => one.key === key || one.start < sentence.start || one.start >= sentence.end,
    );
    if (handled.test(sentence.text)) {
      if (!alone || !/^(?:split|slit|halve|scrape|remove|discard|fish out)\b/i.test(sentence.text))
        return null;
      edits.push(replaced(place, sentence.start, sentence.end, '', 'It comes out of a bottle'));
      continue;
    }
    const tail = /^ (?:seeds?|pods?|beans?)\b/i.exec(text.slice(mention.end));
    if (tail !== null)
      edits.push(
        replaced(place, mention.start, mention.end + tail[0].length, to.name, 'It comes out of a bottle'),
      );
  }
  return edits;
}
const handled = /\b(?:split|slit|halve|scrap\w*|remove|discard|fish out)\b/i;

/** Grams of flour that keep frozen fruit from sinking and bleeding: a spoonful. */
const spoonOfFlour = 8;

/** Frozen berries in a cake are floured at the last minute, and their chill is baked out. */
function floured(line: PricedLine, to: Food, scope: BudgetScope): readonly Edit[] {
  const { words } = characterOf(scope.understood, scope.health, scope.foods);
  if (!['cake', 'cookie', 'bread'].some((word) => words.has(word))) return [];
  const flour = scope.understood.grounded.find(
    ({ ingredient: { food } }) => food !== null && isKind(food, 'flour') && !isKind(food, 'almond-flour'),
  )?.ingredient.food;
  const [first] = placesOf(line.key, scope);
  if (first === undefined) return [];
  const { stepId } = first;
  const name = to.plural ?? to.name;
  // What is scattered between two layers lies where it fell; only what is folded in sinks.
  const folded = /\b(?:fold|stir|mix|toss)\b/i.test(
    first.sentence.text.slice(0, first.mention.start - first.sentence.start),
  );
  return [
    ...(flour === undefined || flour === null || !folded
      ? []
      : [
          {
            kind: 'add' as const,
            part: {
              food: flour,
              quantity: 1,
              unit: 'tbsp',
              grams: spoonOfFlour,
              preparation: `for the ${name.replace(/^frozen /, '')}`,
            },
            stepId,
            as: 'first' as const,
            sentence: `Add the tablespoon of flour to the ${name.replace(/^frozen /, '')}, still frozen, and toss them at the last minute.`,
            afterKey: line.key,
            reason: 'keeps them from sinking',
          },
        ]),
    ...longerBake(stepId, scope),
  ];
}
