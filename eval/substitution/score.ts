/** Scores suggestions against lists of swaps that cooks make: is the listed food among the first five, and first? */
import { readFileSync } from 'node:fs';
import type { Catalogue } from '#food/catalogue';
import { keysOf, wordsOf } from '#food/match/words';
import type { Food } from '#food/model';
import { recipeText } from '#cooking/substitute/use';
import type { Substitutes } from '#cooking/substitute/suggest';

/** One swap. */
export interface SwapRow {
  readonly source: string;
  /** Foods of which any counts, by name. */
  readonly targets: readonly string[];
  /** What the dish is, in words that a title would use; empty where nothing is known. */
  readonly title: string;
  /** Diets that the swap is made for. */
  readonly diets: readonly string[];
  /** What else goes into the dish, by name. */
  readonly others?: readonly string[];
}

/** How a list came out. */
export interface SubstitutionScore {
  readonly rows: number;
  /** Share with the listed food first, among the first five, and among ten. */
  readonly first: number;
  readonly five: number;
  readonly ten: number;
  /** Rows whose source or every target the tables lack; they count as missed. */
  readonly absent: readonly string[];
  readonly misses: readonly string[];
}

/** What scoring needs. */
export interface Parts {
  readonly foods: Catalogue;
  readonly substitutes: Substitutes;
}

/** A list of the project: source, targets (`|` is or), title of the dish, what else goes into it. */
function swapList(file: string): readonly SwapRow[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [source = '', targets = '', title = '', others = ''] = line.split('\t');
      return { source, targets: targets.split('|'), title, diets: [], others: others.split(/,\s*/) };
    });
}

/** The project's own list: for each food what should be among the first. */
export const ownSwaps = (): readonly SwapRow[] => swapList('pairs.tsv');

/** Single swaps as home cooks make them in a recipe: one cook's choice each, with the dish around it. */
export const cooksSwaps = (): readonly SwapRow[] => swapList('cooks-swaps.tsv');

/** Swaps of the same sort on which the ranking was not set. */
export const heldSwaps = (): readonly SwapRow[] => swapList('cooks-swaps-held.tsv');

const contextTitles: Readonly<Record<string, string>> = {
  baking: 'cake',
  'quick breads': 'banana bread',
  pastry: 'pie crust',
  saute: '',
  'stir-fry': 'stir-fry',
  sauces: 'sauce',
  soup: 'soup',
  salad: 'salad',
  pasta: 'pasta',
  meringue: 'meringue',
  meatloaf: 'meatloaf',
  chili: 'chili',
  keto: '',
};

/** A reference table of swaps (`substitution_facts.tsv`), which is not part of the project. */
export function referenceSwaps(file: string): readonly SwapRow[] {
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [source = '', target = '', , , context = '', effect = ''] = line.split('\t');
      // What a swap adds or is not, or is only under a condition, is no diet that it is made for.
      const diets = [
        ...effect
          .replace(/\b(?:adds|not|check|still)\b[^;]*|\w+ if [^,;]*/g, '')
          .matchAll(
            /\b(vegetarian|vegan|gluten_free|keto|nut_free|sesame_free|peanut_free|soy_free|low_fodmap|jain|alcohol_free|celery_free|mustard_free|egg_free|crustacean_free|pork_free|beef_free)\b/g,
          ),
      ].map(([, diet]) => diet!.replace('_', '-'));
      const bare = source.replace(/\(.*?\)/g, ' ').trim();
      // "corn syrup (dark)" is dark corn syrup; "sugar (granulated)" is sugar.
      const kind = /\((dark|light|pork)\)/.exec(source)?.[1];
      const whole = kind === undefined ? bare : `${kind} ${bare}`;
      const named = target.replace(/\(.*?\)/g, ' ').trim();
      const head = /\s(\S+)$/.exec(named.split(' + ')[0]!.trim())?.[1] ?? '';
      const targets = named
        .split(/\s+or\s+|(?<!\d)\/|,\s*/)
        // "cider or sherry vinegar" is two vinegars.
        .flatMap((one, at, all) => (at < all.length - 1 && head !== '' ? [`${one} ${head}`, one] : [one]))
        .map((one) =>
          one
            .split(' + ')[0]!
            // "3/4 cup light" in place of dark corn syrup is light corn syrup.
            .replace(/^\d[\d/ ]*(?:cups?|tbsp|tsp)\s+(\S+)$/, `$1 ${bare}`)
            .replace(/^(?:crushed|chopped|mashed|ground|toasted|blended|aged)\s+/, (w) => w)
            .trim(),
        );
      return {
        source: whole,
        targets,
        title: contextTitles[context.split(',')[0]!] ?? context.split(',')[0]!,
        diets,
      };
    });
}

/** Words of the lists for foods that the tables call otherwise. */
const spoken: Readonly<Record<string, string>> = {
  'ground flax': 'ground flaxseed',
  'all-purpose': 'all-purpose flour',
  'self-rising flour': 'self-raising flour',
  'gluten-free 1:1 blend with xanthan': 'gluten-free flour',
  'zucchini noodles': 'zucchini',
  worcestershire: 'worcestershire sauce',
  'kombu-shiitake dashi': 'kombu dashi',
  granulated: 'sugar',
  unsweetened: 'unsweetened chocolate',
  'chopped bar chocolate': 'dark chocolate',
  'ground turkey 93 %': 'ground turkey',
  'butter saute': 'butter',
  'wheat pasta': 'pasta',
  'cornstarch slurry': 'cornstarch',
  flank: 'beef flank steak',
  chuck: 'beef chuck',
  'beef steak': 'beef sirloin steak',
  'garlic/onion': 'garlic',
  'liquid mung-bean egg': 'vegan egg',
  'commercial egg replacer powder': 'egg replacer',
  'liquid egg substitute': 'egg substitute',
  '2 egg whites': 'egg white',
  '2 egg yolks': 'egg yolk',
  chia: 'chia seeds',
  'nonfat dry milk': 'milk powder',
  'vegetarian hard cheese': 'vegetarian parmesan',
  'plant milk': 'soy milk',
  'brown sugar syrup': 'brown sugar',
  'crushed crackers': 'crackers',
  'crushed cornflakes': 'cornflakes',
  'vegetable shortening': 'shortening',
  chickpeas: 'canned chickpeas',
  'mashed chickpeas': 'canned chickpeas',
  'egg wash': 'egg',
};

const relaxed = (name: string): readonly string[] => [
  name,
  name.replace(
    /^(?:\d\S*|crushed|chopped|mashed|ground|toasted|aged|commercial|crumbled|marinated|extra-firm|young|smoked|dry|plain|chilled|unsweetened|drained|liquid|pure|rehydrated)\s+/,
    '',
  ),
  name.replace(/\s+(?:blended|rehydrated|simmered|drained|pressed|cubes?|chunks|paste)$/, ''),
];

const isSameName = (a: string, b: string): boolean =>
  keysOf(wordsOf(a)).sort().join(' ') === keysOf(wordsOf(b)).sort().join(' ');

/** Scores rows; a swap made for a diet asks for that diet. */
export function scoreSubstitutions(rows: readonly SwapRow[], parts: Parts): SubstitutionScore {
  const { foods, substitutes } = parts;
  const find = (name: string): Food | null => {
    for (const one of relaxed(spoken[name.toLowerCase()] ?? name)) {
      const { food } = foods.match(one);
      if (food !== null) return food;
    }
    return null;
  };
  let first = 0;
  let five = 0;
  let ten = 0;
  const absent: string[] = [];
  const misses: string[] = [];
  for (const row of rows) {
    const source = find(row.source);
    const targets = row.targets.flatMap((name) => find(name) ?? []);
    const label = `${row.source} → ${row.targets.join(' | ')}${row.title === '' ? '' : ` (${row.title})`}`;
    if (source === null || targets.length === 0) {
      absent.push(label);
      continue;
    }
    // Other sorts of a food are asked for only where the row is about them: bacon bits in place of bacon.
    const isOfSorts = targets.every((target) => target.id === source.id);
    const { suggestions } = substitutes.suggest({
      food: source,
      name: row.source,
      amount: null,
      recipe: row.title === '' ? null : recipeText(row.title, []),
      recipeFoods: new Set((row.others ?? []).flatMap((name) => find(name)?.id ?? [])),
      servings: null,
      available: null,
      reason: null,
      maxResults: 10,
      sorts: isOfSorts,
      restrictions: restrictionsOf(row.diets),
      jurisdiction: 'us',
    });
    const place = suggestions.findIndex(({ foods: made, name }) =>
      targets.some((target) =>
        // Another sort of the food itself counts where it is the one that is listed.
        made[0]?.id === source.id
          ? row.targets.some((one) => isSameName(one, name))
          : made.some(
              (one) =>
                one.id === target.id ||
                one.ancestors.includes(target.id) ||
                (made.length === 1 && target.ancestors.includes(one.id) && one.id !== source.id),
            ),
      ),
    );
    if (place === 0) first += 1;
    if (place >= 0 && place < 5) five += 1;
    if (place >= 0) ten += 1;
    if (place < 0 || place >= 5)
      misses.push(
        `${label}: ${place < 0 ? 'not among ten' : `place ${place + 1}`}; ${suggestions
          .slice(0, 5)
          .map(({ name }) => name)
          .join(', ')}`,
      );
  }
  const share = (count: number): number => (rows.length === 0 ? 0 : count / rows.length);
  return { rows: rows.length, first: share(first), five: share(five), ten: share(ten), absent, misses };
}

const allergens: Readonly<Record<string, string>> = {
  'sesame-free': 'sesame',
  'peanut-free': 'peanut',
  'celery-free': 'celery',
  'mustard-free': 'mustard',
  'crustacean-free': 'crustacean',
};

function restrictionsOf(words: readonly string[]) {
  return {
    diets: words
      .filter((word) => allergens[word] === undefined && word !== 'beef-free')
      .slice(0, 1) as never[],
    allergens: words.flatMap((word) => allergens[word] ?? []) as never[],
    exclusions: [],
  };
}
