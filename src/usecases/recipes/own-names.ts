import type { RecipeOutput } from '#contract/schemas/recipe';

/** A food as our tables call it, and what another kitchen calls the same. */
interface OwnName {
  /** In a caller's list. */
  readonly theirs: RegExp;
  /** Where a list has ours besides, both names are kept apart. */
  readonly ours: RegExp;
  readonly says: readonly (readonly [ours: RegExp, theirs: string])[];
}

const pair = (theirs: string, ours: string, many = `${theirs}s`, ourMany = `${ours}s`): OwnName => ({
  theirs: new RegExp(`(?<!\\b(?:bean|lemon|lime|cheese|dried) )\\b(?:${theirs}|${many})\\b`, 'i'),
  ours: new RegExp(`\\b(?:${ours}|${ourMany})\\b`, 'i'),
  says: [
    [ourMany, many],
    [ours, theirs],
  ].flatMap(([from = '', to = '']) =>
    // In a sentence, at its head and in a title.
    [same, headed, titled].map(
      (cased) =>
        [
          new RegExp(`(?<!\\b[Dd]ried )\\b${cased(from)}\\b(?! (?:paste|chips|crackers))`, 'g'),
          cased(to),
        ] as const,
    ),
  ),
});

const same = (name: string): string => name;
const headed = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const titled = (name: string): string => name.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Names that mean one thing in both kitchens, so that whichever the caller writes may stand in every sentence. */
const names: readonly OwnName[] = [
  pair('basa', 'catfish', 'basa', 'catfish'),
  pair('roti', 'chapati'),
  pair('capsicum', 'bell pepper'),
  pair('brinjal', 'eggplant'),
  pair('green onion', 'scallion'),
  pair('garbanzo bean', 'chickpea'),
  pair('pak choi', 'bok choy', 'pak choi', 'bok choy'),
  pair('pak choy', 'bok choy', 'pak choy', 'bok choy'),
  pair('curd', 'yogurt', 'curd', 'yogurt'),
  pair('hing', 'asafoetida', 'hing', 'asafoetida'),
  pair('haldi', 'turmeric', 'haldi', 'turmeric'),
  pair('methi', 'fenugreek leaves', 'methi', 'fenugreek leaves'),
  pair('calamari', 'squid', 'calamari', 'squid'),
  pair('prawn', 'shrimp', 'prawns', 'shrimp'),
  pair('cassava', 'yuca', 'cassava', 'yuca'),
  pair('yuca', 'cassava', 'yuca', 'cassava'),
];

/**
 * A generated recipe in the names that the caller's list has for things: who lists green onions and rotis reads of those, and not of
 * scallions and chapatis. The same recipe where the list has our own names.
 */
export function inOwnNames(recipe: RecipeOutput, listed: readonly string[]): RecipeOutput {
  const list = listed.join('\n');
  const found = names.filter(({ theirs, ours }) => theirs.test(list) && !ours.test(list));
  if (found.length === 0) return recipe;
  const own = (text: string): string =>
    found.reduce(
      (said, { says }) => says.reduce((all, [ours, theirs]) => all.replace(ours, theirs), said),
      text,
    );
  const entitled = (text: string): string =>
    found
      .flatMap(({ says }) => says.map(([, theirs]) => theirs))
      .filter((theirs) => /^\p{Lu}/u.test(theirs))
      .reduce((said, theirs) => said.replaceAll(theirs, titled(theirs)), own(text));
  const orNull = (text: string | null): string | null => (text === null ? null : own(text));
  return {
    ...recipe,
    name: entitled(recipe.name),
    title: entitled(recipe.title),
    description: orNull(recipe.description),
    ingredients: recipe.ingredients.map((item) => ({ ...item, text: own(item.text), name: own(item.name) })),
    steps: recipe.steps.map((step) => ({
      ...step,
      text: own(step.text),
      doneness: orNull(step.doneness),
      ingredients: step.ingredients.map(own),
    })),
    instructions: recipe.instructions.map(own),
    tips: recipe.tips.map(own),
    storage: orNull(recipe.storage),
  };
}
