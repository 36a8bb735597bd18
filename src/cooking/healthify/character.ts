import { createRecent } from '#kernel/recent';
import { createMemo } from '#kernel/memo';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Catalogue } from '#food/catalogue';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { formByContents, isPutUp, type Present } from './form.ts';
import { keepsOf } from './named-dish.ts';
import type { CharacterRule, HealthTables } from './rules.ts';

/** What a dish is, and what of it must stay. */
export interface Character {
  /** Ids of what fits: `apple-pie`. */
  readonly fits: readonly string[];
  /** The form with every word and group that rules ask for. */
  readonly words: ReadonlySet<string>;
  /** Least share of an ingredient that stays, 0–1. */
  keepShare(food: Food): number;
  /** The share that must stay because the dish of this name is made of it. */
  makesDish(food: Food): number;
  /** Whether this may take the old food's place, as far as the dish's name and nature go. */
  admits(old: Food, main: Food, renamed?: boolean): boolean;
}

/** What keeps a jar that is sealed: neither less of it nor anything else. */
const sealsIn = [
  'salt',
  'curing-salt',
  'vinegar',
  'lemon-juice',
  'lime-juice',
  'citric-acid',
  'pectin',
] as const;

/** What a title names stays at least this far; of butter or oil a third still gives a meal its name. Own rule. */
const namedShare = 0.6;
const namedFatShare = 0.33;
/** Half of the honey still makes a honey glaze. */
const namedSweetShare = 0.5;

/** Soy sauce is tasted at two fifths of it, where something sharp stands by. */
const namedSaltShare = 0.4;

/** Kinds whose names in a title say nothing of a single food. */
const vague: ReadonlySet<string> = new Set([
  'vegetable',
  'fruit',
  'meat',
  'seafood',
  'spice',
  'herb',
  'seasoning',
  'condiment',
  'sweetener',
  'dairy',
  'fat',
  'beverage',
  'leavening',
  'grain',
  'sauce',
]);

/** Eggs that are eaten as such. */
const eggsWhole =
  /\b(?:hard|soft)[- ]boil|\bboil(?:ed)? (?:\w+ ){0,3}eggs?\b|\bfr(?:y|ied) (?:\w+ ){0,2}eggs?\b|\bpoach(?:ed)? (?:\w+ ){0,2}eggs?\b|\bpeel (?:\w+ ){0,4}eggs?\b|\begg (?:slices|halves|wedges)\b|\beggs? (?:on top|sunny)\b|crack (?:\w+ ){0,4}eggs? into (?:each|the (?:wells?|holes?|sauce))/;

/** "Dredge the chicken", "dip in the egg, then in the crumbs". */
const coated =
  /\bdredg|\b(?:coat|roll|turn|toss|press|dip)\b[^.]{0,60}\b(?:bread)?crumbs\b|\b(?:flour|egg)\b[^.]{0,60}\b(?:then|finally|and)\b[^.]{0,40}\b(?:bread)?crumbs\b/;

/** "Pour over the butter; do not stir." */
const pouredBatter = /\bbatter\b|\bpour\b[^.]*\bover (?:the )?(?:melted )?(?:butter|fruit|\p{L}+s)\b/u;

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** How a word or phrase is looked for, or with a star the beginning of one. */
function wantedOf(word: string): string {
  const open = word.endsWith('*');
  const bare = plain(open ? word.slice(0, -1) : word).trim();
  return bare === '' || open ? bare && ` ${bare}` : ` ${bare} `;
}

/** Names of foods as they are looked for; the same few thousand again and again. */
const looked = createMemo<string>(4000);

/** Whether a title has a word as `wantedOf` gives it. */
const says = (title: string, wanted: string): boolean => wanted !== '' && title.includes(wanted);

/** Whether a title has the name of a food. */
const hasWord = (title: string, name: string): boolean =>
  says(
    title,
    looked.get(name, () => wantedOf(name)),
  );

/** Names that hold another food's name. */
const deceiving =
  /\b(?:lower|higher|high|low) (?:sodium|sugar|fat|carb|protein|fiber|fibre|cholesterol)\b|peanut butter|almond butter|cocoa butter|butter beans?|egg noodles?|egg rolls?|cream of|rice noodles?|rice vinegar|coconut milk|apple cider|tomato paste|chicken of the woods/g;

const known = createRecent<
  UnderstoodRecipe,
  { readonly tables: HealthTables; readonly character: Character }
>();

/** Reads what a dish is from its title and what is in it; once for each recipe. */
export function characterOf(
  understood: UnderstoodRecipe,
  tables: HealthTables,
  foods: Pick<Catalogue, 'get'>,
): Character {
  const read = (): Character => readCharacter(understood, tables, foods);
  const one = known.get(understood, () => ({ tables, character: read() }));
  return one.tables === tables ? one.character : read();
}

function readCharacter(
  understood: UnderstoodRecipe,
  tables: HealthTables,
  foods: Pick<Catalogue, 'get'>,
): Character {
  const title = plain(understood.source.title);
  const present = understood.grounded.flatMap(({ ingredient }) =>
    ingredient.food === null ? [] : [{ food: ingredient.food, grams: ingredient.grams ?? 0 }],
  );
  const rules = tables.characters.filter((rule) => fits(rule, title, present));
  const words = new Set<string>();
  const [first] = rules;
  // "Mango sticky rice" is a pudding, whatever the word rice says of other dishes.
  const sweet = first !== undefined && isDessert(present);
  const dessert = sweet && (savouryForm(first, tables) || friedDough.test(title));
  // Biscuits under a sausage gravy are no cake, whatever the word says elsewhere.
  const savouryBake = first !== undefined && sweetBakes.has(first.form) && meaty(present);
  if (first === undefined || savouryBake)
    for (const word of formByContents(present, understood.source.instructions.join(' '))) words.add(word);
  else if (dessert && friedDough.test(title)) for (const word of ['fried-dough', 'bread']) words.add(word);
  else words.add(dessert ? 'custard' : first.form);
  // French toast baked in a dish is no casserole, and no sandwich either: leaves and herbs stay away from syrup.
  for (const rule of dessert || savouryBake ? [] : rules)
    for (const word of sweet && rule !== first && savouryForm(rule, tables) ? [] : [rule.id, ...rule.also])
      words.add(word);
  for (const [group, forms] of Object.entries(tables.groups))
    if (forms.some((form) => words.has(form))) words.add(group);
  const text = understood.source.instructions.join(' ').toLowerCase();
  if (isPutUp(text)) words.add('put-up');
  if (
    /(?<!\b(?:coconut|double|heavy|sour|soured|single|light|whipping|whipped|clotted|ice|the|of|with|add|some|thick|fresh|and) )\bcream(?:ed)?\b(?!,)[^.,]{0,30}\b(?:butter|sugar|shortening|margarine)|\bbeat\b[^.]{0,30}\b(?:butter|margarine)\b[^.]{0,60}\b(?:pale|light|fluffy|creamy)|\bbeat (?:the )?(?:\w+ )?(?:butter|margarine),? (?:and |with |in |[&+] ?)?(?:the )?(?:\w+ )?sugar/.test(
      text,
    )
  )
    words.add('creamed');
  // A cobbler whose batter is poured has no crust that is rolled.
  if (words.has('pastry') && /\bcobbler\b/.test(title) && pouredBatter.test(text)) {
    words.delete('pastry');
    words.add('batter');
    words.add('cobbler-batter');
  }
  if (/\bwhip|(?:stiff|soft|firm) peaks/.test(text)) words.add('whipped');
  if (
    /\bshred[^.]{0,40}\b(?:forks?|meat|pork|chicken|beef|turkey|lamb)\b|\bpulled\b/.test(`${title} ${text}`)
  )
    words.add('shredded');
  if (
    /\brub\b[^.]{0,40}\b(?:butter|fat|flour|lard)|\bcut (?:in )?(?:the )?(?:cold )?(?:butter|fat)(?![^.]{0,30}\b(?:soft|melt))|\bcube (?:the )?butter|(?:like|resembl\w+|fine|coarse|into|to) (?:\w+ )?breadcrumbs|coarse (?:crumbs?|meal)|cornmeal consist|pea[- ]sized?/.test(
      text,
    )
  )
    words.add('rubbed');
  // Butter and flour worked together for a crust that is rolled out.
  if (
    /\b(?:pastry|dough|crust)\b/.test(text) &&
    /\broll(?:ed|ing)?\b[^.]*\b(?:out|dough|pastry|to fit)\b/.test(text) &&
    present.some(({ food }) => isKind(food, 'flour')) &&
    words.has('pastry')
  )
    words.add('rubbed');
  if (/\bscrambl/.test(text)) words.add('scrambled');
  // A cup or a sauce that is drunk or poured hot.
  if (
    /\bhot (?:chocolate|cocoa|fudge|toddy)|\bmulled|\bserve(?:d)? (?:hot|warm)|\bsteaming\b|\bbefore serving warm/.test(
      `${title} ${text}`,
    )
  )
    words.add('warm');
  // Whole beans are not stirred into a soup that is smooth, nor anything warmed in what is stuffed.
  if (words.has('soup') && /\bpur[eé]e\b|\bblend\w*\b|\bblitz|\bliquidi[sz]e|\bwhizz/.test(text))
    words.add('pureed');
  // Minutes that only whistles tell are those of what was in the pot.
  if (/\bwhistles?\b/.test(text)) words.add('under-pressure');
  // The cream of coconut milk is fried with the paste until it splits: with stock in it it would boil. Where the list has
  // oil, the paste fries in that.
  if (
    !present.some(({ food }) => isKind(food, 'oil')) &&
    /\b(?:thick )?cream\b[^.]{0,30}\bcoconut\b|\bcoconut\b[^.]{0,60}\b(?:split|crack|separat)/.test(text)
  )
    words.add('coconut-cracked');
  if (/\bstuffed\b|\bstuff (?:the|each|them|it)\b/.test(`${title} ${text}`)) words.add('stuffed');
  // Turned in flour, egg and crumbs: the crust is what is eaten of it.
  if (
    present.some(({ food }) => isKind(food, 'breadcrumbs') || isKind(food, 'flour')) &&
    coated.test(text) &&
    /\b(?:fry|frying|fried|bake|roast)\b/.test(text)
  )
    words.add('coating');
  // What is fried until crisp would turn soft in stock.
  if (/\b(?:until|till|til)\b[^.]*\bcrisp/.test(text)) words.add('crisp');
  if (eggsWhole.test(text)) words.add('egg-whole');
  if (
    /\bdrippings?\b|\b(?:bacon|rendered|remaining) (?:fat|grease)\b|\brender(?:s|ed|ing)?\b|\b(?:drain|pour)[^.]{0,20}\ball but\b|\b(?:in|to|leave) the (?:grease|fat)\b/.test(
      text,
    )
  )
    words.add('drippings');
  const flesh = present.filter(({ food }) => food.traits.includes('meat') || food.traits.includes('fish'));
  const solid = flesh.filter(
    ({ food }) => !food.roles.includes('liquid') && food.category !== 'sauces-condiments',
  );
  if (solid.length === 0) words.add('meatless');
  else if (solid.every(({ food }) => food.category === 'poultry' || isKind(food, 'poultry')))
    words.add('poultry');
  if (/\broux\b|(?:melt|heat)[^.]{0,40}butter[^.]{0,80}\b(?:whisk|stir)[^.]{0,30}flour/.test(text))
    words.add('roux');

  const honest = title.replace(deceiving, ' ');
  const named = new Map<string, readonly string[]>();
  const namedNodes = (food: Food): readonly string[] => {
    let known = named.get(food.id);
    if (known === undefined) {
      known = [food.id, ...food.ancestors].filter((id) => {
        const node = vague.has(id) ? null : foods.get(id);
        return (
          node !== null && [node.name, node.plural].some((name) => name !== null && hasWord(honest, name))
        );
      });
      named.set(food.id, known);
    }
    return known;
  };
  const fixed = rules.flatMap((rule) => rule.fixed);
  // Jam that is set by pectin sets with half the sugar by the pectin made for that.
  const pectin = words.has('preserve') && present.some(({ food }) => isKind(food, 'pectin'));
  const kept = keepsOf(
    tables.dishNames,
    understood.source.title,
    present.map(({ food }) => food),
  );
  return {
    fits: rules.map(({ id }) => id),
    words,
    makesDish: (food) => kept.share(food),
    keepShare: (food) =>
      Math.max(
        kept.share(food),
        words.has('put-up') && sealsIn.some((id) => isKind(food, id)) ? 1 : 0,
        ...rules.flatMap((rule) =>
          rule.keep
            .filter((one) => isKind(food, one.food))
            .map(({ share }) => (pectin && isKind(food, 'sugar-kind') ? Math.min(share, 0.5) : share)),
        ),
        namedNodes(food).length === 0
          ? 0
          : words.has('savoury') && (['fat', 'oil', 'butter', 'ghee'] as const).some((id) => isKind(food, id))
            ? namedFatShare
            : words.has('savoury') && isKind(food, 'sweetener')
              ? namedSweetShare
              : isKind(food, 'soy-sauce')
                ? namedSaltShare
                : namedShare,
      ),
    admits: (old, main, renamed = false) => {
      if (words.has('put-up') && sealsIn.some((id) => isKind(old, id))) return false;
      const held = [...fixed.filter((id) => isKind(old, id)), ...(renamed ? [] : namedNodes(old))];
      return held.every((id) => isKind(main, id)) && kept.admits(old, main);
    },
  };
}

/** Balls of dough out of the fat, whatever else their name says. */
const friedDough =
  /\b(?:doughnuts?|donuts?|beignets?|fritters?|fried \p{L}+ balls?|fried dough|churros?)\b|quarkb/u;

const sweetBakes: ReadonlySet<string> = new Set(['cake', 'cookie', 'batter', 'candy']);

/** Own rule: one part in twelve. */
function meaty(present: readonly Present[]): boolean {
  const total = present.reduce((sum, { grams }) => sum + grams, 0);
  const animal = present
    .filter(({ food }) => ['meat', 'poultry', 'seafood', 'sausage', 'stock'].some((id) => isKind(food, id)))
    .reduce((sum, { grams }) => sum + grams, 0);
  return animal > total / 12;
}

const savouryForm = ({ form }: CharacterRule, { groups }: HealthTables): boolean =>
  groups['savoury']?.includes(form) === true;

/** Sugar to a good part, and nothing that is only cooked for a meal. Own rule: one part in sixteen. */
function isDessert(whole: readonly Present[]): boolean {
  // A litre of oil to fry in is no part of it.
  const present = whole.filter(({ food, grams }) => !isKind(food, 'oil') || grams < 250);
  const total = present.reduce((sum, { grams }) => sum + grams, 0);
  const sweet = present
    .filter(({ food }) => isKind(food, 'sweetener'))
    .reduce((sum, { grams }) => sum + grams, 0);
  return (
    sweet > total / 16 &&
    !present.some(
      ({ food }) =>
        food.traits.some((trait) => trait === 'meat' || trait === 'fish' || trait === 'allium') ||
        ['vegetable', 'legume', 'stock', 'soy-sauce', 'condiment', 'mushroom', 'hard-cheese'].some((id) =>
          isKind(food, id),
        ),
    )
  );
}

/** The words of a rule as they are looked for in each title. */
interface Sought {
  readonly title: readonly string[];
  readonly unless: readonly string[];
}
const sought = new WeakMap<CharacterRule, Sought>();

function soughtBy(rule: CharacterRule): Sought {
  let made = sought.get(rule);
  if (made === undefined) {
    made = { title: rule.title.map(wantedOf), unless: rule.unless.map(wantedOf) };
    sought.set(rule, made);
  }
  return made;
}

function fits(rule: CharacterRule, title: string, present: readonly Present[]): boolean {
  const words = soughtBy(rule);
  return (
    words.title.some((word) => says(title, word)) &&
    !words.unless.some((word) => says(title, word)) &&
    (rule.foods.length === 0 || present.some(({ food }) => rule.foods.some((id) => isKind(food, id))))
  );
}
