import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import type { IngredientNames } from './ingredient-names.ts';
import { nameKeys, type Token } from './tokens.ts';

/** States of a food that is listed: "the cooked rice" is the rice of the list. */
export const treated = new Set(
  'cooked boiled steamed toasted roasted grated shredded melted chopped sliced minced fried caramelized caramelised hot cold warm drained mashed whipped browned softened remaining smoked frozen canned tinned ripe diced crumbled sauteed beaten reserved soaked cooled chilled'.split(
    ' ',
  ),
);
/** What cooks say for foods that have other names in the list. */
export const folk: ReadonlyMap<string, RegExp> = new Map([
  ['mince', /(?:^|\s)ground-/],
  ['avo', /(?:^|\s)avocado(?:\s|$)/],
  ['spud', /(?:^|\s)potato/],
  ['shroom', /\bmushroom/],
  ['parm', /\bparmesan/],
  ['mozz', /\bmozzarella/],
  ['evoo', /\bolive-oil/],
  ['bird', /\bpoultry\b/],
  ['crumb', /(?:^|\s)(?:breadcrumbs|panko)/],
  ['juice', /\bcitrus\b|-juice\b/],
  ['zest', /\bcitrus\b|-zest\b/],
  ['toast', /(?:^|\s)bread(?:\s|$)/],
  ['yolk', /\bbird-egg\b|(?:^|\s)egg(?:-yolk)?\b/],
  ['floret', /(?:^|\s)(?:broccoli|cauliflower|romanesco)/],
  ['white', /\bbird-egg\b|(?:^|\s)egg(?:-white)?\b/],
]);
/** What is crushed for a base. */
export const crushed = /(?:^|\s)(?:cookie|sweet-biscuit|cracker|graham-cracker|gingersnap)/;
/** Parts that a list parts a plant into: "stems and leaves separated". */
export const pieces = /^(?:leaves|stems|stalks|fronds|greens|tops)$/;
/** The one line whose text speaks of such a part: "the stems" of broccoli that is listed with them. */
export function partOfOne(
  part: string,
  before: string | undefined,
  lines: readonly GroundedLine[],
): string | null {
  if (!/^(?:the|and|its|their|chopped|sliced)$/.test(before ?? '')) return null;
  const said = lines.filter(({ parsed }) => new RegExp(`\\b${part}\\b`, 'i').test(parsed.source));
  return said.length === 1 ? said[0]!.key : null;
}
export const crusts = /^(?:shells?|crusts?|cases?)$/;
export const isCrust = /^(?:pie-crust|graham-cracker-crust|chocolate-cookie-crust|shortcrust-pastry)$/;
/** Words that may speak of the one ingredient whose name they end. */
export const oftenLast = new Set(['fat', 'seasoning', 'spray', 'paste', 'flake', 'crumb']);

/** Words that may mean a food though no name begins with them. */
export const sayNoName: ReadonlySet<string> = new Set([...folk.keys(), ...oftenLast]);
/** Ingredients whose name ends in a word that alone would be too little: "the fat" of a list with goose fat. */
export const endingIn = (word: string, lines: readonly GroundedLine[]): readonly string[] =>
  lines.filter((line) => nameKeys(line.parsed.name).at(-1) === word).map((line) => line.key);

/** "Rub the fat into the flour": the butter or the lard of the list. */
export const rubbedIn = /\b(?:rub|cut|cream|beat|work) (?:in )?(?:the |your )?$/i;
export const solidFats = (lines: readonly GroundedLine[]): readonly string[] =>
  lines.filter(({ ingredient: { food } }) => food !== null && isSolidFat(food)).map(({ key }) => key);

const isSolidFat = (food: Food): boolean =>
  /^(?:(?:(?:un)?salted-|vegan-)?butter|margarine|lard|shortening|beef-suet|vegetable-suet)$/.test(food.id);
/** Juices that run out of what is cooked. */
export const ownJuice =
  /\bjuices$|\b(?:releas\w*|giv\w* up|let\w* out|los\w*|extract\w*) (?:some |all |any |more |a little )?(?:of )?(?:the |their |its )?juice$|\b(?:own|pan|meat|cooking|its|their|tomato|chicken|any)\s+juice$/i;
/** Words for what foods were made into: "ginger-garlic paste", "biscuit base", "pasta sheets". */
/** "Grind it to a smooth paste". */
export const becomes = /\b(?:to|into|forms?|makes?|like) an? (?:\p{L}+,? ){0,2}$/iu;
/** What stands before the name of what comes about. */
export const productAfter = /\b(?:for|into) (?:the|your|an?) $/i;
/** "While you make the sauce". */
export const madeNow = /\b(?:make|making|prepare|start) (?:on )?(?:the|your|an?) $/i;
/** "Start the rice", "prepare the pasta": the food itself, on its way into the pot. */
export const boiledPlain = new Set('rice pasta spaghetti noodle couscous bulgur quinoa'.split(' '));
export const madeInto = new Set('paste mix mixture slurry base sheet layer crumb puree mash meat'.split(' '));
const parts = new Set(
  'juice zest peel rind yolk white skin breast thigh leg wing floret leaf seed clove half piece slice liquid brine stem pulp flesh stalk tip spear root'.split(
    ' ',
  ),
);

/** "Lemon juice" of a listed lemon, "egg whites" of listed eggs: the first word's ingredient. */
export function partOf(words: readonly Token[], names: IngredientNames): readonly string[] | null {
  if (words.length < 2 || !parts.has(words.at(-1)!.key)) return null;
  const stem = words.slice(0, -1).map((word) => word.key);
  const entry = names.get(stem[0]!)?.find((name) => name.keys.join(' ') === stem.join(' '));
  return entry?.ingredients ?? null;
}
