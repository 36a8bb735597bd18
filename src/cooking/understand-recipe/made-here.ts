/** What a recipe itself makes, called by a name that the shops have too: "the fish cake mix" of sardine cakes. */
import type { GroundedLine } from '#food/ground';
import type { RecipeText, UnlistedFood } from './model.ts';

/** What is shaped of other things. A sauce is not: soy sauce comes out of a bottle. */
const shaped =
  /^(?:cakes?|fishcakes?|patt(?:y|ies)|(?:meat|fish)?balls?|(?:ham|cheese)?burgers?|fritters?|croquettes?|koftas?|dumplings?|nuggets?|cookies?|biscuits?|scones?|muffins?|meatlo(?:af|aves))$/u;

/** Someone shapes something; what is only dropped into a sauce may come from a shop. */
const shapes =
  /\b(?:form|shap|flatten|mou?ld|knead|cut out)\w*\b|\b(?:roll|scoop|divid|pat|press)\w*\b[^.;]*\binto\b|\b(?:drop|dollop|spoon)\w*\b[^.;]*\b(?:spoonfuls?|dollops?|batter|dough|mixture)\b/iu;

/** Right behind it: it is still to be made. */
const stillMade = /^\s+(?:ingredients?|mix|mixture|dough|batter)\b/iu;

/** Right before it: one that comes from a shop. */
const bought =
  /\b(?:an?|some|store-bought|shop-bought|bought|ready-made|frozen|packaged|tinned|canned|leftover|\d[\d/.]*)\s+(?:(?:small|large|whole|cooked)\s+)?$/iu;

/** What is rolled out of the flour and fat of the list: "pour into the tart shell". */
const crust =
  /^(?:(?:pre-?baked|baked|blind-baked|bottom|top|tart|pie|pastry|flan|quiche) )*(?:crusts?|shells?|cases?|pastry)$/iu;
const rolls =
  /\b(?:roll(?:ed|ing)?|press(?:ed)?|pat)\b[^.;]*\b(?:dough|pastry|crust)\b|\b(?:dough|pastry|crust)\b[^.;]*\b(?:roll(?:ed)?|press(?:ed)?)\b/iu;

/** Whether a crust that a step names is the dough that the recipe itself makes. */
function isOwnCrust(said: string, all: string, grounded: readonly GroundedLine[]): boolean {
  const has = (...kinds: readonly string[]): boolean =>
    grounded.some(({ ingredient: { food } }) =>
      kinds.some((kind) => food !== null && (food.id === kind || food.ancestors.includes(kind))),
    );
  return (
    crust.test(said) &&
    rolls.test(all) &&
    has('flour') &&
    has('fat', 'butter', 'oil') &&
    !has('pie-crust', 'shortcrust-pastry', 'puff-pastry')
  );
}

/** Pasta and dumplings that a title names and the steps roll out of flour: "cut between the raviolis". */
const filled =
  /^(?:raviol[io]s?|tortellin[io]s?|tortelloni|agnolotti|cappelletti|cannelloni|gnocchi|pierog(?:i|ies)|pelmeni|manti|gyoza|wontons?|potstickers?|empanadas?|tagliatelle|pappardelle|fettuccine|noodles)$/u;
const flourRolled = /\b(?:knead|dough)\w*\b/iu;
const isOwnPasta = (last: string, title: string, all: string, grounded: readonly GroundedLine[]): boolean =>
  filled.test(last) &&
  flourRolled.test(all) &&
  wordsOf(title).some((word) => word.slice(0, 5) === last.slice(0, 5)) &&
  grounded.some(
    ({ ingredient: { food } }) => food !== null && (food.id === 'flour' || food.ancestors.includes('flour')),
  ) &&
  !grounded.some(({ parsed }) =>
    wordsOf(parsed.source).some((word) => word.slice(0, 5) === last.slice(0, 5)),
  );

/**
 * "With some cream to make a pink sauce": a color says what is stirred, no bottle of that name. White, brown and green sauces
 * stay foods of their own: milk, flour and anchovies hide in them, and "into the white sauce" speaks of one that nobody listed.
 */
const coloredSauce = /^(?:pink|red) sauce$/iu;
const makes = /\b(?:makes?|making|becomes?) an?(?: (?:nice|simple|quick|light|creamy))? $/iu;

const singular = (word: string): string => word.replace(/ies$/u, 'y').replace(/s$/u, '');

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** The word that a title ends on, before what goes with it: "Sardine Cakes with Dill" → "cake". */
const headOf = (title: string): string =>
  wordsOf(title.split(/\s(?:with|in|on|and|&|for|from|of)\s|[(,:;–—-]/iu)[0]!).at(-1) ?? '';

/**
 * Whether a food that no line names is what the recipe makes: a shaped thing that its title or its own steps speak of,
 * of foods that are listed. What is bought ("add a sponge cake") is none, nor what names a food that nobody listed.
 */
export function isMadeHere(
  one: Pick<UnlistedFood, 'stepId' | 'text' | 'start' | 'end'>,
  source: Pick<RecipeText, 'title' | 'instructions'>,
  grounded: readonly GroundedLine[],
): boolean {
  const words = one.text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const last = words.at(-1);
  if (last === undefined) return false;
  const step = source.instructions[Number(one.stepId.slice(1)) - 1] ?? '';
  if (coloredSauce.test(one.text) && makes.test(step.slice(0, one.start))) return true;
  if (bought.test(step.slice(0, one.start))) return false;
  const all = source.instructions.join('\n');
  if (isOwnCrust(one.text, all, grounded)) return true;
  if (isOwnPasta(last, source.title, all, grounded)) return true;
  if (!shaped.test(last)) return false;
  if (!shapes.test(all)) return false;
  const head = singular(last);
  const into = new RegExp(
    `\\b(?:into|make|form|shape)\\s+(?:[^\\s.;,]+\\s+){0,4}?${head.slice(0, -1)}\\p{L}{1,3}\\b`,
    'iu',
  );
  if (headOf(source.title) !== head && !into.test(all) && !stillMade.test(step.slice(one.end))) return false;
  const listed = new Set([
    ...wordsOf(source.title),
    ...grounded.flatMap(({ parsed, ingredient: { food } }) => [
      ...wordsOf(parsed.source),
      ...[food?.id ?? '', ...(food?.ancestors ?? [])].flatMap(wordsOf),
    ]),
  ]);
  return words.slice(0, -1).every((word) => listed.has(singular(word)));
}
