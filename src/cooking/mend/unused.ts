import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import { editDistance } from '#kernel/nearest';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { sortOf, type Sort } from './sorts.ts';

/** A line of the list that no step uses. */
export interface UnusedLine {
  readonly line: GroundedLine;
  readonly sort: Sort;
  /** Place among the lines. */
  readonly at: number;
}

/** Words that say nothing of which food it is. */
const plain: ReadonlySet<string> = new Set(
  'fresh freshly dried ground chopped minced sliced diced grated crushed large small medium big whole ripe raw cooked frozen canned tinned extra virgin light dark hot cold warm sweet sour plain unsalted salted kosher granulated good quality organic some red green yellow white black brown optional pinch piece bunch cup cups tbsp tsp teaspoon tablespoon and with for the'.split(
    ' ',
  ),
);
/** Words that many foods end in: what stands before says which it is. */
const shared: ReadonlySet<string> = new Set(
  'powder sauce seed paste flake extract leaf leave pod sprig stick clove bulb root stalk weed meal syrup'.split(
    ' ',
  ),
);
/** Words that a step may say for any of several foods. */
const either: Readonly<Partial<Record<Sort, RegExp>>> = {
  salt: /\b(?:seasonings?|spices|season(?:ed)?|salted|salty|dry rub|rub|brine)\b/i,
  pepper:
    /\b(?:seasonings?|spices|season(?:ed)?|peppered|peppercorns?|rub|(?<!\b(?:bell|hot|sweet|red|green|chile?|chill?i|yellow|cayenne|jalape.o) )pepper)\b/i,
  spice: /\b(?:seasonings?|spices?|spiced|spicy|dry mix(?:ture)?|aromatics|herbs|rub|masala)\b/i,
  herb: /\b(?:herbs?|spices|seasonings?|herbed|greens|aromatics|garnish(?:es)?)\b/i,
  sprig: /\b(?:herbs?|herbed|aromatics|bouquet|spices|seasonings?)\b/i,
  aromatic: /\b(?:aromatics|veg(?:etables|gies|g)?|veggies|salsa|paste|onions?)\b/i,
  vegetable: /\b(?:veg(?:etables|gies|g)?|veggies|mirepoix|soffritto|salad|greens|toppings?)\b/i,
  quick: /\b(?:veg(?:etables|gies|g)?|veggies|salad|greens|toppings?|leaves)\b/i,
  fruit: /\b(?:fruits?|berries|toppings?|jam|add-ins?|extras)\b/i,
  cheese: /\b(?:cheeses?|cheesy|toppings?)\b/i,
  scatter: /\b(?:nuts?|seeds?|toppings?|chocolates?|chips?|fruits?|crunch|garnish(?:es)?|add-ins?)\b/i,
  fat: /\b(?:oil(?:ed|s|y)?|fat|grease[ds]?|butter(?:ed)?|shortening|lard|spray(?:ed)?|drizzle)\b/i,
  liquid:
    /\b(?:liquids?|wet mix(?:ture)?|(?:make|making|prepare|preparing|mix|mixing|whisk|stir)(?: up| together)? (?:the |a |your )?(?:\w+ )?(?:sauce|marinade|dressing|glaze|syrup))\b/i,
  sweet: /\b(?:sweeten(?:er)?|sugars?|glaze|syrup)\b/i,
  dry: /\b(?:flours?|floured|starch|slurry|thicken(?:er)?|breading|dredge|dry mix(?:ture)?|powder)\b/i,
  sugar: /\b(?:sugars?|sweeten(?:er)?|icing|frosting|syrup|dust(?:ed)?|caramel)\b/i,
  leaven: /\b(?:powder|soda|leavening|yeast|raising)\b/i,
  side: /\b(?:pasta|noodles?|rice|breads?|buns?|tortillas?|toast|wraps?|rolls?|crumbs?)\b/i,
};
/** "All the ingredients", "everything": any line may be among them, where they are not counted up behind it. */
const anything =
  /\b(?:ingredients?(?!\s*[(:]\s*(?:the )?\p{L}+,)|everything|all of (?:it|them|the above)|the (?:rest|others?)(?!\s+of\b)|the rest of (?:it|them|the list)|(?:stir|mix|whisk|blend|shake|combine|throw|tip|put|chuck|layer) (?:it|them) all|all together|whatever (?:else|ingredients?|you have|other)|mise)\b/iu;

const singular = (word: string): string =>
  /ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:oes|ches|shes|sses)$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/(?<!s)s$/, '');

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(singular);

/**
 * Lines that no step uses, of foods that a cook knows what to do with. Only what is surely unused: neither named, nor by
 * another word, nor in a lump.
 */
export function unusedLines(understood: UnderstoodRecipe): readonly UnusedLine[] {
  const { grounded, source, steps } = understood;
  if (understood.unused.length === 0 && !grounded.some(({ key }) => isAnaphoric(key, understood))) return [];
  const text = source.instructions.join('\n');
  if (anything.test(text)) return [];
  const said = saidWords(wordsOf(text));
  const candidates = grounded.flatMap((line, at): readonly UnusedLine[] => {
    const { food, aside } = line.ingredient;
    if (food === null || (aside ?? null) !== null) return [];
    const back = isAnaphoric(line.key, understood);
    if (!understood.unused.includes(line.key) && !back) return [];
    const sort = sortOf(food);
    if (sort === null) return [];
    // "Bell pepper" and "salted water" say nothing of them.
    if (sort !== 'salt' && sort !== 'pepper' && hasSaid(line, said, grounded)) return [];
    if (isKind(food, 'stock') && /\b(?:broth|stock|bouillon)\b/i.test(text)) return [];
    const lump = either[sort];
    if (!back && lump !== undefined && lump.test(text) && !isApart(line, sort, understood)) return [];
    return [{ line, sort, at }];
  });
  // Where half of the list is not used, the steps are a sketch, and nobody knows what was meant.
  const most = Math.max(4, grounded.length * 0.34);
  const open = grounded.filter(
    ({ key, ingredient: { food } }) => understood.unused.includes(key) && !(food !== null && isWater(food)),
  );
  return Math.max(candidates.length, open.length) > most || steps.length === 0 ? [] : candidates;
}

/** The words of the steps, and what somebody may have meant by one that is spelt otherwise: "brocolli". */
function saidWords(words: readonly string[]): Said {
  const all = new Set(words);
  return {
    has: (word) =>
      all.has(word) ||
      (word.length >= leastLetters &&
        [...all].some(
          (one) =>
            one.length >= leastLetters &&
            editDistance(word, one, 2) <= (word.length > leastLetters && one.startsWith(word[0]!) ? 2 : 1),
        )),
  };
}

type Said = Pick<ReadonlySet<string>, 'has'>;
const leastLetters = 6;

/** Whether a step says a word that makes this food what it is. */
function hasSaid(line: GroundedLine, said: Said, lines: readonly GroundedLine[]): boolean {
  const words = wordsOf(line.parsed.name).filter((word) => !plain.has(word));
  const head = words.at(-1);
  if (head === undefined) return true;
  const others = new Set(
    lines.flatMap((other) => (other.key === line.key ? [] : wordsOf(other.parsed.name))),
  );
  const own = words.filter((word) => !others.has(word) && !shared.has(word));
  // "Tomato paste" beside tomatoes: any of its words may mean it.
  if (own.length === 0) return words.some((word) => said.has(word));
  // "Vanilla sugar" beside sugar: only the vanilla tells.
  if (others.has(head) || shared.has(head)) return own.some((word) => said.has(word));
  return said.has(head) || own.some((word) => said.has(word) && word.length > 4);
}

/**
 * Where another line has the general word to itself ("butter" beside an oil that nobody uses, "onion" beside ginger), the
 * step that says it does not mean this one.
 */
function isApart(line: GroundedLine, sort: Sort, { grounded, steps, source }: UnderstoodRecipe): boolean {
  const lump = either[sort]!;
  return source.instructions.every((text, at) => {
    for (const match of text.matchAll(new RegExp(lump.source, 'gi'))) {
      const owner = steps[at]!.mentions.find(
        ({ start, end, kind, key }) =>
          start <= match.index &&
          end >= match.index + match[0].length &&
          key !== line.key &&
          (kind === 'name' || kind === 'head'),
      );
      if (owner === undefined) return false;
      const other = grounded.find(({ key }) => key === owner.key)?.ingredient.food;
      if (other === undefined || other === null) return false;
      // The same word for two foods of a list may mean either.
      const mine = wordsOf(line.parsed.name);
      if (wordsOf(match[0]).some((word) => mine.includes(word))) return false;
    }
    return true;
  });
}

/**
 * "Add the broccoli and carrots and steam the vegetables": a lump that takes up again what was just named brings nothing
 * new, though the list has more vegetables.
 */
function isAnaphoric(key: string, { steps, grounded }: UnderstoodRecipe): boolean {
  const sort = ((food) => (food === null ? null : sortOf(food)))(
    grounded.find((line) => line.key === key)!.ingredient.food,
  );
  if (sort !== 'aromatic' && sort !== 'vegetable' && sort !== 'quick') return false;
  for (const { mentions } of steps) {
    const own = mentions.filter((one) => one.key === key);
    if (own.some(({ kind }) => kind !== 'collective' && kind !== 'pronoun')) return false;
    const lump = own.find(({ kind }) => kind === 'collective');
    if (lump === undefined) continue;
    if (/\b(?:all|other|remaining|rest|both)\b/i.test(lump.text)) return false;
    const named = new Set(
      mentions
        .filter(({ kind, end, key: other }) => {
          if ((kind !== 'name' && kind !== 'head') || end > lump.start) return false;
          const food = grounded.find((line) => line.key === other)!.ingredient.food;
          const own = food === null ? null : sortOf(food);
          return own === 'vegetable' || own === 'quick' || own === 'aromatic';
        })
        .map((one) => one.key),
    );
    if (named.size < 2) return false;
    // Later steps take the same up again, and name this one nowhere.
    return !steps.some((one) =>
      one.mentions.some((m) => m.key === key && m.kind !== 'collective' && m.kind !== 'pronoun'),
    );
  }
  return false;
}
