/** What a long closed cooking does not forgive: soft vegetables fried first, herbs left in, juice that never boils away. */
import { isKind } from '#food/ingredient';
import { wetDishes } from '../read/core-actions.ts';
import { isThinLiquid, callOf, type Part } from '../read/parts.ts';
import type { Clause } from '../model.ts';
import type { CastClauses } from '../read/roles.ts';
import type { WriteInput } from '../told/write-input.ts';

const reduced =
  /\breduc(?:e|es|ed|ing)\b(?! (?:the )?(?:heat|flame|temperature))|\bbubbl\w*|\bboil\w* (?:down|off|away)\b|\bevaporat\w*|\babsorb\w*|\bcook\w* (?:off|away)\b|\b(?:almost|nearly) (?:gone|dry)\b|\bby (?:a )?half\b/i;

/** Keys of liquids that boil away in the pan before the lid is on: pouring less of them saves nothing. */
export function boiledAway(input: WriteInput): ReadonlySet<string> {
  const { clauses, cast, parts } = input;
  const gone = new Set<string>(clauses[rawWine(input)]?.names);
  clauses.forEach((clause, at) => {
    if (at >= cast.main) return;
    const liquids = clause.names.filter((key) => isThinLiquid(parts.get(key)?.food ?? null));
    if (liquids.length !== 1) return;
    // "Pour in the wine, stir and reduce by half", as long as nothing else went in.
    for (let next = at; next < Math.min(cast.main, at + 3); next++) {
      const other = clauses[next]!;
      if (other.step !== clause.step || (next > at && other.names.some((key) => key !== liquids[0]))) break;
      if (reduced.test(other.text)) gone.add(liquids[0]!);
    }
  });
  return gone;
}

/** Index of the clause that pours wine on what was browned, to be boiled down there: under a lid it would stay sour. */
export function rawWine({ clauses, cast, parts, context }: WriteInput): number {
  if (context.target !== 'slowCooker' || !context.browned || !wetDishes.has(context.dish)) return -1;
  const last = cast.roles.findLastIndex((role, at) => role === 'brown' && at < cast.main);
  const at = clauses.findIndex(
    ({ names, text }, index) =>
      index > last &&
      index < cast.main &&
      (names.length === 0 ? /\bwine\b/i.test(text) : names.length === 1 && isWine(parts.get(names[0]!))) &&
      /^\W*(?:and |then )*(?:add|pour|stir|splash)\b/i.test(text),
  );
  return at >= 0 && at <= last + 3 && !reduced.test(clauses[at + 1]?.text ?? '') ? at : -1;
}

const isWine = (part: Part | undefined): boolean =>
  part !== undefined && part.food !== null && isKind(part.food, 'wine');

const canned = /\b(?:cans?|tins?|canned|tinned)\b/i;
const juicy = /\b(?:whole|plum|peeled|diced|chopped|cherry|stewed)\b/i;
const thickened = /\b(?:crushed|pur[eé]e\w*|passata|paste|sauce|sieved|strained|drained|condensed|soup)\b/i;
const withJuice = /\b(?:juices?|liquid)\b/i;
/** A big can: a small one has no more juice than the pot needs. */
const leastCanGrams = 350;

/** Line of a can of tomatoes with some of its juice left out; null where it stays as it is. */
export function drainedCan(
  part: Part,
  line: string,
  { understood, context, plan }: WriteInput,
): string | null {
  if (
    plan.liquid?.rule !== 'slow-liquid' ||
    context.dish !== 'stew' ||
    (context.mainPart?.safe ?? null) === null ||
    part.food === null ||
    !/\btomato/i.test(line) ||
    part.grams < leastCanGrams ||
    !canned.test(line) ||
    !juicy.test(line) ||
    thickened.test(line) ||
    /\bor\b/i.test(line) ||
    withJuice.test(`${line}\n${understood.source.instructions.join('\n')}`)
  )
    return null;
  return `${line.replace(/[.,;\s]+$/, '')}, drained, half of the juice kept`;
}

const small =
  /\b(?:finely|fine|grate[ds]?|minced?|mash\w*|brunoise|thin(?:ly)?|food processor|blend\w*|ribbons?)\b/i;
const layered = /\bon top\b|\boverlap\w*|\blayer\w*/i;

/** Root vegetables that go in raw and in chunks: at the bottom of a slow cooker they are done with the rest. */
export function rawRoots(
  clauses: readonly Clause[],
  { roles, main }: CastClauses,
  parts: readonly Part[],
): readonly Part[] {
  const meat = new Set(
    parts.filter(({ safe }) => safe !== null && safe.kind !== 'egg').map(({ key }) => key),
  );
  const lastMeat = clauses.findLastIndex(
    ({ names, text }, at) => at < main && layered.test(text) && names.some((key) => meat.has(key)),
  );
  return parts.filter(
    ({ key, time, grams, item }) =>
      time?.root === true &&
      // The meat is laid on top of it.
      !clauses.some(({ names }, at) => at < lastMeat && names.includes(key)) &&
      grams > 50 &&
      !small.test(item.text) &&
      !clauses.some(
        ({ names, text }, at) =>
          at < main &&
          names.includes(key) &&
          // What was fried first is half done; what is laid on top has its place.
          (roles[at] === 'brown' || small.test(text) || layered.test(text)),
      ),
  );
}

const fries = /\b(?:fry|saut[eé]|cook|soften|sweat|brown)\w*\b/i;
/** So much of it is a vegetable of the dish and no seasoning. */
const leastVegetableGrams = 80;

/** Soft vegetables that hours make tender by themselves, and the words of the frying without them, by clause. */
export function keptRaw({ clauses, cast, parts, context, plan }: WriteInput): {
  readonly texts: ReadonlyMap<number, string>;
  readonly parts: readonly Part[];
} {
  const texts = new Map<number, string>();
  const raw: Part[] = [];
  if (context.target !== 'slowCooker' || !wetDishes.has(context.dish) || plan.core.length === 0)
    return { texts, parts: raw };
  clauses.forEach((clause, at) => {
    if (at >= cast.main || cast.roles[at] !== 'brown' || !fries.test(clause.text)) return;
    let { text } = clause;
    for (const key of clause.names) {
      const part = parts.get(key);
      if (part === undefined || !isSoft(part) || part.grams < leastVegetableGrams) continue;
      // What goes in at the end does not go in raw before.
      if (plan.last !== null && part.time?.late === 'tender') continue;
      // Named once, or the other sentence would speak of what is not in the pan.
      if (clauses.some(({ names }, other) => other !== at && other <= cast.main && names.includes(key)))
        continue;
      const without = withoutName(text, part);
      if (without === null) continue;
      text = without;
      raw.push(part);
    }
    if (text !== clause.text) texts.set(at, text);
  });
  return { texts, parts: raw };
}

const isSoft = ({ food }: Part): boolean =>
  food !== null &&
  !/chili|jalape|poblano/.test(food.id) &&
  ['pepper-vegetable', 'bell-pepper', 'zucchini', 'summer-squash'].some((kind) => isKind(food, kind));

/** "Cook the onion and peppers in the fat" → "Cook the onion in the fat"; null where it is not one of a list. */
function withoutName(text: string, part: Part): string | null {
  const last = callOf(part).split(' ').at(-1)!;
  const stem = last.replace(/(?:e?s)$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = String.raw`(?:the\s+)?(?:[\p{L}-]+\s+){0,2}?${stem}(?:e?s)?`;
  const inList = String.raw`(?<=[\p{L}],?)`;
  // "onion, garlic and peppers": what stood before the last comma now stands before "and".
  const three = new RegExp(String.raw`,\s*((?:the\s+)?[\p{L}-]+(?:\s[\p{L}-]+)?),?\s+and\s+${name}\b`, 'iu');
  if (three.test(text)) return text.replace(three, ' and $1');
  const after = new RegExp(String.raw`${inList}\s+and\s+${name}\b`, 'iu');
  if (after.test(text)) return text.replace(after, '');
  const middle = new RegExp(String.raw`,\s*${name}(?=,|\s+and\b)`, 'iu');
  if (middle.test(text)) return text.replace(middle, '');
  const first = new RegExp(
    String.raw`\b((?:the\s+)?)(?:[\p{L}-]+\s+)?${stem}(?:e?s)?\s+and\s+(?:the\s+)?(?=\p{L})`,
    'iu',
  );
  return first.test(text) && !/,/.test(text.slice(0, first.exec(text)!.index))
    ? text.replace(first, '$1')
    : null;
}

const woody = /^(?:fresh-)?(?:rosemary|thyme|sage|oregano|bay-lea(?:f|ves)|lemongrass|cinnamon-stick)/;
const takenOut =
  /\b(?:remove|discard|take out|fish out|pick out|lift out|pull out|throw away)\b[^.;]*\b(?:herbs?|sprigs?|bay|rosemary|thyme|sage|stalks?|stems?|bouquet|lea(?:f|ves)|lemongrass|cinnamon|spices|aromatics)\b/i;

/** What is ground or strained keeps or loses them there. */
const ground = /\b(?:grind|ground to|sieve|strain|powder|mortar|blend|pur[eé]e|mixer)\w*\b/i;

/** Whole sprigs, leaves and sticks that go in and that no instruction takes out again. */
export function woodyLeft({ clauses, cast, parts, context, plan, understood }: WriteInput): readonly Part[] {
  if (
    !(context.target === 'slowCooker' || context.target === 'pressureCooker') ||
    !wetDishes.has(context.dish) ||
    plan.core.length === 0 ||
    // Under a lid of potatoes nobody finds them.
    clauses.some(({ text }, at) => at <= cast.main && /\boverlap\w*|\blayer\w*/i.test(text)) ||
    ground.test(understood.source.instructions.join('\n')) ||
    takenOut.test(understood.source.instructions.join('\n'))
  )
    return [];
  const isWhole = ({ food, item }: Part): boolean =>
    food !== null &&
    woody.test(food.id) &&
    (/\b(?:sprigs?|stalks?|sticks?|twigs?)\b|\bbay\b/i.test(item.text) || food.id.startsWith('bay')) &&
    !/\b(?:ground|chopped|minced|crumbled|powder|stripped|picked|rubbed|dried (?:thyme|oregano|sage|rosemary))\b|\bleaves (?:only|of)\b/i.test(
      item.text,
    );
  return [...parts.values()].filter(
    (part) =>
      isWhole(part) &&
      clauses.some(({ names }, at) => at <= cast.main && names.includes(part.key)) &&
      !clauses.some(
        ({ names, text }) => names.includes(part.key) && /\b(?:chop|mince|strip|tie)\w*\b/i.test(text),
      ),
  );
}
