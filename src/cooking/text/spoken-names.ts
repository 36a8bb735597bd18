import { createMemo } from '#kernel/memo';
import type { Food } from '#food/model';
import { shortNames } from './naming.ts';

/** What sentences call a food. */
export interface SpokenName {
  readonly singular: string;
  readonly plural: string | null;
}

/** A food as a recipe has it: whole steaks are steaks, sliced ones are beef. */
export interface Spoken {
  readonly food: Food;
  readonly prep: string | null;
}

/**
 * What a cook at the stove says for the name in the list, where nothing else in the recipe could be meant: the ground
 * turkey is the turkey, the Dijon mustard is the mustard.
 */
const atTheStove: readonly (readonly [pattern: RegExp, short: string])[] = [
  [/^(?:(?:extra-lean|lean|regular) )?ground (beef|pork|lamb|turkey|chicken|veal|venison)$/, '$1'],
  [/^whole (?!wheat|milk|grain|cloves?$)(.+)$/, '$1'],
  [/^(goat) meat$/, '$1'],
  [/^(?:extra-firm|firm|silken|soft|medium) (tofu)$/, '$1'],
  [/^(?:toor|moong|chana|urad|masoor) (dal)$/, '$1'],
  [/^(?:white|red|yellow|brown) (miso)$/, '$1'],
  [/^(?:light|dark) (soy sauce)$/, '$1'],
  [/^(?:Jamaican|Madras|mild|hot) (curry powder)$/, '$1'],
  [/^(?:cane|coconut|black|white|Chinkiang) (vinegar)$/, '$1'],
  [/^(?:collard|mustard|turnip) (greens)$/, '$1'],
  [/^(?:hard|soft)-boiled (eggs?)$/, '$1'],
  [/^red (palm oil)$/, '$1'],
  [/^(?:shredded|grated) (cheddar|mozzarella|parmesan)$/, '$1'],
  [/^palm (sugar)$/, '$1'],
  [
    /^(?:sirloin|ribeye|flank|strip|T-bone|porterhouse|skirt|hanger|flat iron|Denver|chuck eye|minute) (steaks?)$/,
    '$1',
  ],
  [/^(?:smoked )?(?:pork|lamb|veal|lamb shoulder) (chops?)$/, '$1'],
  [/^(?:pork|veal|chicken) (cutlets?)$/, '$1'],
  [/^(?:lamb leg|pork shoulder) (steaks?)$/, '$1'],
  [/^shaved (beef)$/, '$1'],
  [/^(pork) belly$/, '$1'],
  [/^(?:pork|Italian|beef|turkey|chicken|veal|Toulouse|Cumberland|smoked|andouille) (sausages?)$/, '$1'],
  [/^(?:chicken|turkey) (wings?)$/, '$1'],
  [/^(?:beef short|boneless beef short|beef back|back|country-style|pork spare) ?(ribs?)$/, '$1'],
  [/^(beef|pork) stir-fry strips$/, '$1'],
  [/^white (fish)$/, '$1'],
  [
    /^(?:homemade chicken|chicken|beef|vegetable|fish|turkey|pork|lamb|veal|mushroom|shellfish) (stock)$/,
    '$1',
  ],
  [/^(?:heavy|light|whipping|double|cooking) (cream)$/, '$1'],
  [/^(?:red|white|rosé|Shaoxing|burgundy|full-bodied red) (wine)$/, '$1'],
  [/^(?:Dijon|whole-grain|English|prepared) (mustard)$/, '$1'],
  [
    /^(?:egg|rice|soba|udon|ramen|lo mein|wheat|flat rice|wide egg|whole wheat|glass|somen) (noodles?)$/,
    '$1',
  ],
  [/^(?:brown|green|red|black|Puy) (lentils?)$/, '$1'],
  [/^(?:yellow|green) (split peas?)$/, '$1'],
  [/^potato (gnocchi)$/, '$1'],
  [/^prepared (horseradish)$/, '$1'],
  [/^Mexican (crema)$/, '$1'],
  [
    /^(?:jasmine|basmati|white|long-grain white|glutinous|arborio|sushi|brown|wild|carnaroli|bomba|short-grain|medium-grain) (rice)$/,
    '$1',
  ],
  [/^(romaine|iceberg|little gem) lettuce$/, '$1'],
  [/^butter (lettuces?)$/, '$1'],
  [/^fresh (ginger)$/, '$1'],
  [/^(?:fresh|buffalo) (mozzarella)$/, '$1'],
  [/^(?:rock|king|tiger) (shrimp|prawns)$/, '$1'],
  [/^(?:baby|new|fingerling|Yukon Gold|russet) (potato(?:es)?)$/, '$1'],
  [/^(?:king|queen|bay|sea) (scallops?)$/, '$1'],
  [/^(?:wide|fine|thin) (noodles?)$/, '$1'],
  [/^(?:sourdough|crusty) (bread)$/, '$1'],
  [/^(?:black|cannellini|kidney|pinto|white|navy|borlotti|butter|great northern|fava|mixed) (beans?)$/, '$1'],
  [/^(?:pearl|hulled) (barley)$/, '$1'],
  [/^(?:white|whole wheat|rye|Italian|multigrain) (bread)$/, '$1'],
  [/^(?:vegan )?(?:red|green|yellow|massaman|tikka|madras) (curry paste)$/, '$1'],
  [/^(?:cherry|plum|heirloom|yellow) (tomato(?:es)?)$/, '$1'],
  [/^(?:black|green|Kalamata|Niçoise) (olives?)$/, '$1'],
  [/^olive (oil)$/, '$1'],
  [/^red (onions?)$/, '$1'],
  [/^(?:red|green|yellow|orange) (bell peppers?)$/, '$1'],
  [/^hard (cider)$/, '$1'],
  [/^(?:ancho|chipotle) (chili powder)$/, '$1'],
  [/^(?:red|green|bird's eye|serrano|Fresno|Anaheim) (chil(?:i|ies))$/, '$1'],
  [/^(?:Thai|holy) (basil)$/, '$1'],
  [/^Greek (yogurt)$/, '$1'],
  [/^(?:smoked|hot) (paprika)$/, '$1'],
  [/^Kashmiri (chili powder)$/, '$1'],
  [/^(?:savoy|red|napa|pointed) (cabbage)$/, '$1'],
  [/^butternut (squash)$/, '$1'],
  [/^(?:natural|crunchy|powdered) (peanut butter)$/, '$1'],
  [/^corn (grits)$/, '$1'],
  [/^(?:semisweet|dark|bittersweet) (chocolate)$/, '$1'],
  [/^(?:brown|light brown|dark brown|superfine|caster) (sugar)$/, '$1'],
];

/** Cuts that go by the animal once they are cut up. */
const cuts = /(?:steak|chop|cutlet)s?$/;
const cutUp = /\b(?:slic|strip|cube|chunk|dice|shav|piece|shred)|\bcut (?:across|into)|thinly|finely|chopped/;
const animals: readonly (readonly [RegExp, string])[] = [
  [/pork/, 'pork'],
  [/lamb/, 'lamb'],
  [/veal/, 'veal'],
  [/chicken/, 'chicken'],
  [/steak/, 'beef'],
];

const said = createMemo<string>(4000);

const isCutUp = (prep: string | null): boolean => prep !== null && cutUp.test(prep);

/** The animal, for a steak or a chop that has been cut up; null for everything else. */
const animalOf = (name: string): string | null =>
  cuts.test(name) ? (animals.find(([pattern]) => pattern.test(name))?.[1] ?? null) : null;

/** Names of all foods of a recipe for its title and headnote: in full, but steaks that are cubed are beef. */
export function namesAhead(items: readonly Spoken[]): ReadonlyMap<string, SpokenName> {
  const names = new Map(shortNames(items.map(({ food }) => food)));
  for (const { food, prep } of items) {
    const animal = isCutUp(prep) ? animalOf(names.get(food.id)!.singular) : null;
    if (animal !== null && ![...names.values()].some(({ singular }) => singular === animal))
      names.set(food.id, { singular: animal, plural: null });
  }
  return names;
}

/** What a cook says for a short name, cut up or not; the same where nobody says less. Kept. */
function spoken(name: string, inPieces: boolean): string {
  return said.get(inPieces ? `${name} in pieces` : name, () => {
    const short = atTheStove.find(([pattern]) => pattern.test(name));
    if (short === undefined) return name;
    if (inPieces && cuts.test(name)) return animalOf(name) ?? name;
    return name.replace(short[0], short[1]);
  });
}

const headOf = (name: string): string =>
  name
    .toLowerCase()
    .split(' ')
    .at(-1)!
    .replace(/(?:(?<=[^aeiou]i|to)es|s)$/, '');

/** Beside bell peppers or Aleppo pepper, "the pepper" could be any of them. */
const otherPepper = /\bpeppers?$/;
const blackPepper: SpokenName = { singular: 'black pepper', plural: null };

/**
 * Names of all foods of a recipe as its steps say them. A food keeps its longer name where another one of the recipe ends
 * with the same word: the olive oil beside sesame oil, the black beans beside green ones.
 */
export function spokenNames(items: readonly Spoken[]): ReadonlyMap<string, SpokenName> {
  const short = shortNames(items.map(({ food }) => food));
  const names = new Map(short);
  const heads = new Map<string, Set<string>>();
  const claim = (name: string, id: string): void => {
    const head = headOf(name);
    const claims = heads.get(head);
    if (claims === undefined) heads.set(head, new Set([id]));
    else claims.add(id);
  };
  const wished: (readonly [string, SpokenName])[] = [];
  for (const [id, { singular, plural }] of short) {
    claim(singular, id);
    const own = items.filter(({ food }) => food.id === id);
    const inPieces = own.every(({ prep }) => isCutUp(prep));
    const one = spoken(singular, inPieces);
    if (one === singular) continue;
    claim(one, id);
    const many = plural === null ? null : spoken(plural, inPieces);
    wished.push([id, { singular: one, plural: many === one ? null : many }]);
  }
  if (
    names.has('black-pepper') &&
    [...short].some(([id, { singular }]) => id !== 'black-pepper' && otherPepper.test(singular))
  )
    names.set('black-pepper', blackPepper);
  // "The curry paste" is clear beside tamarind paste; "the paste" would not be.
  const isClear = (id: string, { singular }: SpokenName): boolean =>
    heads.get(headOf(singular))!.size === 1 ||
    (singular.includes(' ') &&
      [...short].every(([other, name]) => other === id || !` ${name.singular}`.endsWith(` ${singular}`)) &&
      wished.every(([other, name]) => other === id || name.singular !== singular));
  for (const [id, name] of wished) if (isClear(id, name)) names.set(id, name);
  return names;
}
