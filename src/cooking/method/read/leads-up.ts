/** Clauses that only lead up to the main cooking, go on with it, or watch over it. */
import { actionNature } from '../../dishes/actions.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Clause } from '../model.ts';
import { namesVessel } from '../words.ts';

/** Whether a clause only brings the food to its old vessel, heats it there, turns it or takes it out. */
export function leadsUp(
  clause: Clause,
  at: number,
  main: number,
  contents: ReadonlySet<string>,
  inStream: boolean,
  hot: boolean,
): boolean {
  const known = clause.names.every((key) => contents.has(key));
  if (hot) return known && inStream && (at < main || clause.names.length === 0);
  // How hot the fat is, and what becomes of it.
  if (
    known &&
    !hot &&
    at < main &&
    clause.names.length <= 2 &&
    /\b(?:oil|butter|fat)\b/i.test(clause.text) &&
    /\b(?:hot|heat|excess|smok|shimmer|sizzl|batches|brown)/i.test(clause.text)
  )
    return true;
  if (
    /^\W*(?:(?:flip|turn|rotate|baste)\b(?! to coat)|shake the (?:pan|basket|tray))/i.test(clause.text) &&
    known
  )
    return true;
  // "Lay the salmon in skin-side up and sear": it lies on the new machine by that machine's own sentence.
  if (
    at === main - 1 &&
    known &&
    clause.names.length > 0 &&
    laidIn.test(clause.text) &&
    !/\b(?:bowl|marinade|bag|plate|mix|board)\b/i.test(clause.text)
  )
    return true;
  // "Add the shrimp in batches" where nothing else is said of them.
  if (
    at === main - 1 &&
    known &&
    (clause.names.length === 1 || (clause.names.length === 2 && withFat.test(clause.text))) &&
    addsAlone.test(clause.text)
  )
    return true;
  // "Scatter the potatoes in a roasting pan": they lie on the new machine by that machine's own sentence.
  if (
    at < main &&
    known &&
    clause.names.length > 0 &&
    /^\W*(?:scatter|spread|arrange|tip|tumble|lay|put|place)\b/i.test(clause.text) &&
    namesVessel(clause.text, ['tray', 'dish'])
  )
    return true;
  const vessel = namesVessel(clause.text, [
    'tray',
    'dish',
    'pan',
    'pot',
    'basket',
    'grate',
    'slowCooker',
    'pressureCooker',
  ]);
  if (
    vessel &&
    clause.names.length === 0 &&
    /^\W*(?:take|remove|pull|grease|oil|line|spray|cover|return|put|place)\b/i.test(clause.text)
  )
    return true;
  return (
    vessel &&
    known &&
    at < main &&
    clause.actions.every(
      (action) => action === 'assemble' || action === 'add' || action === 'layer' || action === 'coat',
    ) &&
    clause.actions.length > 0 &&
    !/\b(?:mix|toss|season|drizzle|rub|bowl)/i.test(clause.text)
  );
}

/** "Add the garlic and cook 1 minute", in the fat that the pieces are then fried in: it goes on them with the fat. */
export function flavoursFat(
  clauses: readonly Clause[],
  at: number,
  main: number,
  contents: ReadonlySet<string>,
  mainKey: string | null,
): boolean {
  const clause = clauses[at]!;
  const next = clauses[at + 1];
  return (
    at < main - 1 &&
    clause.names.length > 0 &&
    clause.names.every((key) => key !== mainKey && contents.has(key)) &&
    putsIn.test(clause.text) &&
    next?.step === clause.step &&
    next.names.length === 0 &&
    (next.minutes?.[1] ?? 9) <= 3 &&
    next.actions.some((action) => actionNature[action].heats) &&
    clauses
      .slice(0, at)
      .some(({ text, actions }) => actions.some((action) => heatsFat.has(action)) && fatWords.test(text))
  );
}

/** "Add the oil and the steaks." */
const withFat =
  /^\W*(?:then\s+)?add (?:the |some |a little )?(?:[\p{L}-]+ )?(?:oil|butter|ghee|fat|lard) and\b/iu;

const addsAlone = /^\W*(?:then\s+)?add (?:the |your )?[\p{L} -]{3,30}(?:,? in batches)?\W*$/iu;

const putsIn = /^\W*(?:then\s+)?(?:add|stir in|toss in|throw in|drop in|tip in)\b/i;
const fatWords = /\b(?:oil|butter|ghee|fat|lard|drippings?)\b/i;
const heatsFat: ReadonlySet<string> = new Set(['heat', 'melt', 'warm']);

const laidIn =
  /^\W*(?:(?:then|carefully|gently)\s+)?(?:lay|place|put|add|arrange|slide|lower|slip|pop)\b[^.;]{0,60}(?:\bin\b|\bto\b|side (?:up|down)\b)[^.;]{0,25}\W*$/i;

/** "Put the chicken on a tray, drizzle with the oil": what follows speaks of what lies there. */
export const seasoned = (clause: Clause, next: Clause | undefined): boolean =>
  clause.names.length > 0 &&
  next?.step === clause.step &&
  /^\W*(?:and\s+)?(?:drizzle|season|sprinkle|brush|dot|rub|top|scatter|cover) (?:with|over|on)\b/i.test(
    next.text,
  ) &&
  // In a sentence of its own, where several things lie there.
  (next.sentence === clause.sentence || clause.names.length >= 2);

/** Goes on cooking without a verb of heat: "stir for another minute", "add the onions until golden". */
export const cooksOn = (clause: Clause): boolean =>
  clause.actions.some((action) => action === 'stir' || action === 'add' || action === 'mix') &&
  ((clause.minutes !== null && clause.minutes[1] <= 15) ||
    /\b(?:until|till) [^,.]{0,40}\b(?:golden|brown|translucent|fragrant|soft|sizzl)/i.test(clause.text));

/** "In the same pot cook the onion for 6 minutes": softened in fat, with nothing poured on yet. */
export const softens = (clause: Clause, isLiquid: (key: string) => boolean): boolean =>
  /\bcook\b/i.test(clause.text) &&
  clause.names.length > 0 &&
  !clause.names.some(isLiquid) &&
  (clause.minutes?.[1] ?? 99) <= 15 &&
  !/\b(?:cover\w*|boil\w*|simmer\w*|lid|water)\b/i.test(clause.text);

/** "Cook for 20 minutes, stirring": what went into the fat just before, and nothing wet was poured on yet. */
export const softensOn = (
  clauses: readonly Clause[],
  at: number,
  isLiquid: (key: string) => boolean,
): boolean =>
  clauses[at]!.names.length === 0 &&
  /\bcook\b[^.;]*\bstirring\b/i.test(clauses[at]!.text) &&
  (clauses[at]!.minutes?.[1] ?? 99) <= 25 &&
  !clauses.slice(0, at).some(({ names }) => names.some(isLiquid)) &&
  clauses
    .slice(0, at)
    .some(({ text, step }) => step === clauses[at]!.step && /\b(?:oil|butter|ghee)\b/i.test(text));

/** "… giving it a stir every 20 minutes, till the peas have broken down". */
export const givesStir = /^\W*giving (?:it|them|everything) a (?:good |quick )?(?:stir|shake|turn)\b/i;

export const watching =
  /\b(?:check (?:on )?(?:it|them|the \w+) (?:regularly|often|occasionally|from time)|make sure (?:that )?(?:it|they|the [\w ]{3,20}) (?:do(?:es)? ?n[o']t|don['’]t|doesn['’]t) (?:dry|burn|stick|boil over)|stir(?:ring)?(?: it| them| the (?:pot|pan))? (?:when(?:ever)? you (?:remember|pass|think|can)|once in a while|occasionally|every|now and then|regularly|frequently|often|from time)|skim(?:ming)? (?:off |away )?(?:the |any )?(?:scum|foam|froth|surface))\b/i;

/** A sauce that is thickened in its own pot when it comes out of the oven. */
export const thickensJuices = (
  { actions, names, minutes, text }: Clause,
  contents: ReadonlySet<string>,
): boolean =>
  actions.some((action) => action === 'simmer' || action === 'boil' || action === 'reduce') &&
  names.every((key) => contents.has(key)) &&
  (minutes?.[1] ?? 0) <= 15 &&
  /\b(?:thick\w*|reduc\w*|coats?|gravy|sauce|juices|liquid)\b/i.test(text) &&
  !/\b(?:meanwhile|saucepan|separate|another)\b/i.test(text);

/** A long simmer whose only food is the liquid that it may need more of. */
export const topsUp = ({ minutes, names }: Clause, isLiquid: (key: string) => boolean): boolean =>
  (minutes?.[1] ?? 0) >= 20 && names.length > 0 && names.every(isLiquid);

/** "Spread with the rest of the glaze and bake 15 minutes more": a stretch for what went on. */
export const glazed = (before: Clause | undefined, clause: Clause): boolean =>
  before !== undefined &&
  before.step === clause.step &&
  clause.minutes !== null &&
  /^\W*(?:then\s+)?(?:spread|brush|glaze|sprinkle|top|spoon|pour|drizzle|baste)\b/i.test(before.text);

/** Minutes of a clause that states none. */
export function usual(understood: UnderstoodRecipe, clause: Clause): number {
  const step = understood.recipe.steps[clause.step]!;
  // "Return it for 5 more minutes if you like": no more than is said.
  const perhaps = understood.steps[clause.step]!.durations.filter(
    ({ role, start }) => role === 'conditional' && start >= clause.start && start < clause.end,
  );
  if (perhaps.length > 0) return Math.max(...perhaps.map(({ max }) => max));
  return step.action !== null &&
    clause.actions.includes(step.action) &&
    understood.steps[clause.step]!.minutesFrom !== 'stated'
    ? Math.min(step.minutes, 45)
    : 3;
}

/** Whether one thing alone is handled, here or in the words just before: "core the cabbage, boil it". */
export function isOneThing(clauses: readonly Clause[], at: number): boolean {
  const { names, step } = clauses[at]!;
  if (names.length > 0) return names.length === 1;
  const before = clauses[at - 1];
  return before?.step === step && before.names.length === 1;
}

/** "Boil it for 10 minutes, peeling off the leaves as they soften": the rest of a boil for its own sake. */
export const goesWithBoil = (clauses: readonly Clause[], at: number): boolean => {
  const { step, sentence, names, text } = clauses[at]!;
  const before = clauses[at - 1];
  return (
    names.length === 0 &&
    before?.step === step &&
    before.sentence === sentence &&
    before.actions.includes('boil') &&
    /^\W*peeling\b/i.test(text)
  );
};

/** "Regulate the heat so that the liquid simmers for 3 hours": told of the pot, not to the cook. */
export const simmersLong = ({ text, minutes }: Clause): boolean =>
  (minutes?.[1] ?? 0) >= 45 && /\b(?:simmers|bubbles|braises|stews|cooks) /i.test(text);

/** "Cook 8–10 minutes, until the pasta is tender", when the stock is in. */
export const cooksInLiquid = (
  clauses: readonly Clause[],
  clause: Clause,
  isLiquid: (key: string) => boolean,
): boolean =>
  (clause.minutes?.[1] ?? 0) >= 5 &&
  /^\W*(?:and\s+)?cook\b/i.test(clause.text) &&
  !/\b(?:golden|brown\w*|translucent|fragrant|evaporat\w*|reduc\w*)\b/i.test(clause.text) &&
  clauses
    .slice(0, clauses.indexOf(clause))
    .some(
      (one) =>
        one.names.some(isLiquid) &&
        /^\W*(?:then\s+)?(?:in (?:a|the) [^,.;]{3,30},\s*)?(?:add|pour|stir|put|combine)\b/i.test(one.text),
    );

/** Bacon that is fried when the potatoes are done: what is fried is named, here or just before, and is not in the pot. */
export function friesElse(clauses: readonly Clause[], at: number, contents: ReadonlySet<string>): boolean {
  const { actions, names, step, sentence } = clauses[at]!;
  if (!actions.some((action) => action === 'fry' || action === 'saute' || action === 'sear')) return false;
  if (names.length > 0) return names.every((key) => !contents.has(key));
  // "Cut the bacon and fry it."
  const before = clauses[at - 1];
  return (
    before?.step === step &&
    before.sentence === sentence &&
    before.action === 'cut' &&
    before.names.some((key) => !contents.has(key))
  );
}
