import type { Catalogue } from '#food/catalogue';
import type { ParsedLine } from '#food/line';
import type { Food } from '#food/model';
import { understandRestriction } from '#food/restrictions';
import type { UnsafeScreen } from '#food/unsafe';
import type { Allergen, Diet } from '#food/vocabulary';
import type { PantryItem } from './plan/brief.ts';
import type { Exclusion } from './verify/judge.ts';

/** Restrictions of a request, understood; what was not is listed and never dropped. */
export interface UnderstoodRestrictions {
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  readonly exclusions: readonly Exclusion[];
  readonly unknown: readonly {
    readonly field: string;
    readonly index: number;
    readonly text: string;
    readonly suggestions: readonly string[];
  }[];
}

/** The three lists in which a caller may say what must not be there. */
export interface RestrictionLists {
  readonly dietary_restrictions?: readonly string[];
  readonly allergies?: readonly string[];
  readonly exclude?: readonly string[];
}

/** Reads diets, allergens and foods to avoid out of the words of a request. */
export function understandRestrictions(lists: RestrictionLists, foods: Catalogue): UnderstoodRestrictions {
  const diets = new Set<Diet>();
  const allergens = new Set<Allergen>();
  const exclusions = new Map<string, Exclusion>();
  const unknown: UnderstoodRestrictions['unknown'][number][] = [];
  const matchFood = (name: string): readonly string[] => {
    const { food } = foods.matchAny(name);
    return food === null ? [] : [food.id];
  };
  for (const field of ['dietary_restrictions', 'allergies', 'exclude'] as const) {
    for (const [index, text] of (lists[field] ?? []).entries()) {
      const understood = understandRestriction(text, { matchFood });
      if (!understood.ok) {
        unknown.push({ field, index, text, suggestions: understood.error.suggestions });
        continue;
      }
      for (const one of Array.isArray(understood.value) ? understood.value : [understood.value]) {
        if (one.kind === 'diet') for (const id of one.ids) diets.add(id);
        else if (one.kind === 'allergen') for (const id of one.ids) allergens.add(id);
        else
          for (const node of one.ids)
            exclusions.set(node, {
              label: foods.get(node)?.name ?? one.text,
              node,
              allergy: field === 'allergies',
            });
      }
    }
  }
  return { diets: [...diets], allergens: [...allergens], exclusions: [...exclusions.values()], unknown };
}

/** What a kitchen's list says, item by item. */
export interface UnderstoodPantry {
  readonly items: readonly PantryItem[];
  /** Items that must never be cooked with, with the reason. */
  readonly unsafe: readonly { readonly index: number; readonly text: string; readonly reason: string }[];
}

/** Tools for reading a kitchen's list. */
export interface PantryReader {
  readonly foods: Catalogue;
  readonly unsafe: UnsafeScreen;
  parse(line: string): ParsedLine;
  /** Grams of an amount of a food; null where it cannot be told. */
  weigh(food: Food, line: ParsedLine): number | null;
}

/** Reads "500 g chicken thighs", "half a cabbage", "feta" into foods with amounts where they are given. */
export function understandPantry(
  texts: readonly string[],
  mustUse: readonly string[],
  reader: PantryReader,
): UnderstoodPantry {
  const unsafe: UnderstoodPantry['unsafe'][number][] = [];
  const wanted = mustUse.map((text) => ({ text, food: findFood(text, reader).food }));
  const items: PantryItem[] = [];
  for (const [index, text] of [
    ...texts,
    ...wanted.filter((entry) => !texts.includes(entry.text)).map((entry) => entry.text),
  ].entries()) {
    const danger = reader.unsafe(text);
    if (danger) unsafe.push({ index, text, reason: danger.reason });
    const said = inTins(text);
    const { food, grams } = findFood(said, reader);
    const must = wanted.some(
      (entry) =>
        entry.text === text ||
        (food !== null &&
          entry.food !== null &&
          (entry.food.id === food.id || food.ancestors.includes(entry.food.id))),
    );
    const twin = food === null ? -1 : items.findIndex((item) => item.food?.id === food.id);
    if (twin >= 0) {
      const known = items[twin]!;
      items[twin] = {
        ...known,
        mustUse: known.mustUse || must,
        grams: known.grams === null || grams === null ? null : known.grams + grams,
      };
      continue;
    }
    items.push({
      text,
      food,
      also: food === null ? [] : standsFor(said, food, reader.foods),
      ...(food !== null && either.test(said) ? { or: namedWith(said, reader) } : {}),
      grams,
      urgency: 0,
      mustUse: must,
    });
  }
  return { items, unsafe };
}

const either = /\s+or\s+/i;
/** The foods of "soy sauce or tamari", each as it stands. */
const namedWith = (text: string, reader: PantryReader): readonly Food[] =>
  text.split(either).flatMap((one) => findFood(one, reader).food ?? []);

const byTheTin = /^(?:an? )?(can|tin)s? of (?=\S)/i;
const tinnedBehind = /^(.*\S)\s*\((?:from )?(?:an? )?(?:can(?:ned)?|tin(?:ned)?)\)$/i;

/** "Can of tomatoes" and "tomatoes (tin)" as the list of a recipe has them: what is in tins is not the fresh thing. */
const inTins = (text: string): string =>
  text.replace(byTheTin, '1 $1 ').replace(tinnedBehind, (_, food: string) => `canned ${food}`);

/** Fruit that a cook buys for the juice and the peel. */
const pressed: ReadonlySet<string> = new Set([
  'lemon',
  'lime',
  'orange',
  'grapefruit',
  'yuzu',
  'pomegranate',
]);

/** Herbs that keep their scent dried, and of which most kitchens have a jar. */
const inJarsToo: ReadonlySet<string> = new Set([
  'oregano',
  'thyme',
  'rosemary',
  'sage',
  'marjoram',
  'mint',
  'dill',
]);

/** Spices of which a bare name tells neither whether they are whole nor whether they are ground. */
const groundOrWhole: Readonly<Record<string, readonly string[]>> = {
  cumin: ['ground-cumin', 'cumin-seeds'],
  ginger: ['ground-ginger'],
  cinnamon: ['ground-cinnamon', 'cinnamon-stick'],
  cardamom: ['ground-cardamom', 'cardamom-pods', 'green-cardamom'],
  cloves: ['cloves', 'ground-cloves'],
  allspice: ['allspice', 'ground-allspice'],
};

/** Whole spices that every cook crushes where a dish asks for the ground one. */
const crushed: Readonly<Record<string, readonly string[]>> = {
  'coriander-seeds': ['ground-coriander'],
  'cumin-seeds': ['ground-cumin'],
  'fennel-seeds': ['ground-fennel'],
  'cardamom-pods': ['ground-cardamom'],
  'dried-red-chili': ['chili-flakes'],
  'black-peppercorns': ['black-pepper'],
};

/** What stands on the tin of beans that go by another name dry. */
const otherTin: Readonly<Record<string, readonly string[]>> = {
  'lima-beans': ['canned-butter-beans'],
  'gigante-beans': ['canned-butter-beans'],
  'flageolet-beans': ['canned-white-beans'],
};

/**
 * Foods that an item stands for besides its own: a fruit gives its juice and zest, and a bare "black beans" may be the
 * cooked or tinned ones as well as the dried.
 */
function standsFor(text: string, food: Food, foods: Catalogue): readonly string[] {
  const also = [`${food.id}-yolk`, `${food.id}-white`];
  // Nobody presses the two apples in the bowl for the sauce; a lemon is in the kitchen for nothing else.
  if (pressed.has(food.id)) also.push(`${food.id}-juice`, `${food.id}-zest`);
  // Thin noodles go by one name in two kitchens.
  if (food.id === 'vermicelli' && !/\b(?:wheat|pasta|egg)\b/i.test(text)) also.push('rice-vermicelli');
  // "Apricots" may be the dried ones, where a dish asks for those.
  if (food.roles[0] === 'fruit' && !/\bfresh\b/i.test(text))
    also.push(`dried-${food.id}`, `dried-${food.id.replace(/y$/, 'ie')}s`);
  if (
    !/\b(?:dry|dried|uncooked|raw)\b/i.test(text) &&
    (food.category === 'beans-legumes' || food.category === 'canned-jarred') &&
    !food.ancestors.includes('seafood')
  ) {
    const stem = food.id.replace(/^(?:dried|canned|cooked|brown|green)-/, '');
    for (const prefix of ['canned', 'cooked', 'dried']) also.push(`${prefix}-${stem}`);
    also.push(stem);
    // Red ones are split, fall apart, and are never in tins.
    if (food.ancestors.includes('lentil') && food.id !== 'red-lentils')
      also.push('canned-lentils', 'cooked-lentils');
    also.push(...(otherTin[food.id] ?? []));
  }
  // The jar of oregano and the bunch, the ground cumin and the seeds go by one name.
  if (inJarsToo.has(food.id) && !/\bfresh\b/i.test(text)) also.push(`dried-${food.id}`);
  const bare = text.trim().toLowerCase();
  also.push(...(groundOrWhole[bare] ?? []), ...(crushed[food.id] ?? []));
  // The wine of rice is another one in each country that makes it.
  if (/^\s*rice wine\s*$/i.test(text)) also.push('shaoxing-wine', 'sake');
  // Rice cakes are puffed or pounded; which, the dish tells.
  if (food.id === 'rice-cake') also.push('rice-cakes-tteok');
  // Soda beside a bottle is what lengthens a drink.
  if (/^\s*sodas?\s*$/i.test(text)) also.push('sparkling-water', 'club-soda');
  // Who writes "tortillas" may have either.
  if (/^\s*tortillas?\s*$/i.test(text)) also.push('corn-tortilla');
  // Whose sausage goes into a jambalaya has a smoked one.
  if (/^\s*sausages?\s*$/i.test(text)) also.push('smoked-sausage');
  // Bare "chicken thighs" are those of the dish: with skin and bone for the oven and the pot, without for the pan.
  if (/^\s*(?:fresh |raw )?chicken thighs?\s*$/i.test(text)) also.push('bone-in-chicken-thigh');
  // Stock is made of cubes in most kitchens; one whose flavor is not told makes any.
  if (food.id === 'stock-cube') also.push('vegetable-stock', 'chicken-stock', 'beef-stock');
  else if (food.id === 'vegan-stock-cube') also.push('vegetable-stock');
  else if (food.id.endsWith('-stock-cube')) also.push(food.id.replace(/-cube$/, ''));
  // Bare sardines are fresh at the fishmonger's and in oil on the shelf.
  if (/^\s*sardines?\s*$/i.test(text)) also.push('fresh-sardine');
  // What West Africa calls crayfish is dried and ground.
  if (/^\s*crayfish\s*$/i.test(text)) also.push('dried-shrimp');
  // Yellow peas are sold split and whole.
  if (/^\s*(?:dried )?yellow peas?\s*$/i.test(text)) also.push('whole-dried-peas');
  // Chestnuts are bought cooked and peeled as often as in their shells.
  if (/^\s*chestnuts?\s*$/i.test(text)) also.push('cooked-chestnuts');
  // Stuffing is what is left of the roast, or the packet.
  if (/^\s*(?:leftover )?stuffing\s*$/i.test(text)) also.push('cooked-stuffing');
  // Chicken in pieces is jointed or diced; the dish tells.
  if (/^\s*(?:fresh |raw )?chicken pieces\s*$/i.test(text)) also.push('chicken-pieces');
  // Most tuna in a kitchen is in tins.
  if (/^\s*tuna\s*$/i.test(text)) also.push('canned-tuna');
  // Every kitchen calls its own kind of it just rice.
  if (/^\s*(?:white )?rice\s*$/i.test(text))
    also.push('basmati-rice', 'jasmine-rice', 'short-grain-rice', 'sushi-rice');
  if (/^\s*rice\s*$/i.test(text)) also.push('arborio-rice');
  if (/^\s*(?:white |brown )?rice\s*$/i.test(text))
    also.push(food.id === 'brown-rice' ? 'cooked-brown-rice' : 'cooked-white-rice');
  return also.filter((id) => id !== food.id && foods.get(id) !== null);
}

/** What a word by itself means on a list of what is in the kitchen. */
const inAKitchen: Readonly<Record<string, string>> = {
  peppers: 'bell peppers',
  'sweet peppers': 'bell peppers',
  soy: 'soy sauce',
  soya: 'soy sauce',
  'leftover roast chicken': 'cooked chicken',
  'leftover roast turkey': 'cooked turkey',
  'red beans': 'kidney beans',
  sprouts: 'brussels sprouts',
  'leftover sprouts': 'brussels sprouts',
  'cooked sprouts': 'brussels sprouts',
  'mung beans': 'whole mung beans',
  'mung bean': 'whole mung beans',
  curry: 'curry powder',
  salad: 'lettuce',
  mash: 'mashed potatoes',
  'mash potato': 'mashed potatoes',
  'mash potatoes': 'mashed potatoes',
  stuffing: 'stuffing mix',
};

/** The day on which a leftover was fresh says nothing of what it is. */
const whenItWasCooked =
  /(?:^|\s+)(?:from (?:last night|yesterday|sunday|christmas|thanksgiving)(?:'s \w+)?|christmas|thanksgiving|easter)(?=\s|$)/g;
const leftOver =
  /^(?:leftover|left-over|cold|remaining)\s+(?:(?:roast|roasted|cooked|boiled|grilled)\s+)?(.+)$/;

/** "Leftover roast turkey" as the tables have it, cooked; null where they have no such food, or it is no leftover. */
function asCooked(said: string, { foods }: PantryReader): string | null {
  const what = leftOver.exec(said)?.[1];
  if (what === undefined) return null;
  const names = [`leftover ${what}`, `cooked ${what}`, inAKitchen[what] ?? ''];
  return names.find((name) => name !== '' && isNamed(name, foods)) ?? null;
}

const isNamed = (name: string, foods: Catalogue): boolean => {
  const { food, candidates } = foods.match(name);
  return food !== null && ['exact', 'alias', 'plural'].includes(candidates[0]?.how ?? '');
};

function findFood(
  text: string,
  reader: PantryReader,
): { readonly food: Food | null; readonly grams: number | null } {
  const line = reader.parse(text);
  // "Leftover chicken" is a food of its own, not chicken with a remark; "peppers" are vegetables, "pepper" is the spice.
  const said = text
    .trim()
    .toLowerCase()
    .replace(/^(.+) leftovers$/, 'leftover $1')
    .replace(/^(?:yesterday's|last night's|sunday's) (?!rice$)/, 'leftover ')
    .replace(whenItWasCooked, ' ')
    .trim();
  const whole = reader.foods.match(asCooked(said, reader) ?? inAKitchen[said] ?? said);
  if (whole.food !== null && ['exact', 'alias', 'plural'].includes(whole.candidates[0]?.how ?? ''))
    return { food: whole.food, grams: null };
  const match = reader.foods.match(line.name === '' ? text : line.name, {
    unit: line.unit,
    preparation: line.preparation,
  });
  const food = match.food;
  if (food === null) return { food: null, grams: null };
  return { food, grams: line.quantity === null ? null : reader.weigh(food, line) };
}
