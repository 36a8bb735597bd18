import { singular, wordsOf } from '../match/words.ts';
import type { Portion } from './figures.ts';

/** `one,other=meaning` pairs; a word alone means itself. */
function words(table: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const entry of table.trim().split(/\s+/)) {
    const [names = '', meaning] = entry.split('=');
    for (const name of names.split(',')) map.set(name, meaning ?? name);
  }
  return map;
}

/** Words of food tables for units; counted things are units too. */
const unitWords = words(`
  cup tbsp,tablespoon=tbsp tsp,teaspoon=tsp floz=fl-oz quart pint liter=l ml dash
  each,fruit,berry,piece=piece slice strip stalk,rib=stalk sprig leaf head clove ear spear wedge pod bunch
  can jar bottle packet,envelope,pouch=packet bag stick pat patty link fillet,filet=fillet breast thigh drumstick
  wing leg chop steak block bar bulb floret,floweret=floret half roll loaf square cube sheet crown frond ball kernel
`);

const sizeWords = words(
  'small medium large xlarge=extra-large xsmall=extra-small jumbo mini,miniature=mini baby thin thick',
);

const stateWords = words(`
  chopped diced sliced,slice=sliced grated shredded mashed pureed,puree=pureed crumbled cube,cubed,chunk=cubed
  half,halved,halves=halved whole,unsliced=whole packed unpacked sifted unsifted melted whipped drained,drain=drained
  ground crushed pitted section=sections ball=balls ring=rings slivered chip=chips crumb=crumbs kernel=kernels
  piece,bite,cut=pieces cooked elbow=elbows penne spaghetti shell=shells rotini farfalle lasagne stick=sticks
  strip=strips thawed unthawed,frozen=frozen shelled boneless rounded=heaped fluid=liquid prepared julienned
  leaf=leaves peeled skinless skinon=skin-on
`);

/** Words that say nothing that a cook must know. */
const silent = words(
  'and with size regular not solid of raw fresh dry the long serving unpeeled removed bone flat edible',
);

/** Portions of laws, packs and laboratories. */
const unusable =
  /\byields? from\b|\bnlea\b|^\W*serving|\bserving size\b|^(?:oz|lb|pound|ounce)\b|\brecipe\b|\bpackage\b|\bportion\b|\bdry, yields\b|\bmix\b|\bwith refuse\b|\bwith pits\b|\bas purchased\b|\bundiluted\b/;

/**
 * Brings a household portion of the USDA tables to the project's units: `1 cup, chopped` → cup, chopped;
 * `1 large (2-1/4" dia)` → piece, large; `1 lemon yields` → piece. Grams are of one.
 * @param title the source's name for the food, whose nouns stand for a piece of it
 * @returns null for portions that are of no use in a kitchen (NLEA serving, 3 oz, yield from 1 lb).
 */
export function readPortion(title: string, amount: number, measure: string, grams: number): Portion | null {
  const written = measure.toLowerCase();
  if (!(amount > 0) || !(grams > 0) || unusable.test(written)) return null;
  const bare = written
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\d[\d\-/.]*\s*(?:"|inch(?:es)?|fl oz|oz|lb|g|ml)(?!\w)/g, ' ')
    .replace(/\bfl oz\b/g, 'floz')
    .replace(/\bextra (small|large)\b/g, 'x$1')
    .replace(/\bwithout skin\b(?! and)|\b(?:bone and )?skin removed\b/g, 'skinless')
    .replace(/\bwith skin\b/g, 'skinon')
    .replace(/\b(?:or|without|from|about|ns as|approx\.?)\b.*$/, ' ');
  const titleWords = wordsOf(title).map(singular);
  const nouns = new Set([...titleWords, ...titleWords.map((word, at) => word + (titleWords[at + 1] ?? ''))]);
  let unit: string | null = null;
  let size: string | null = null;
  let state: string | null = null;
  let noun = false;
  for (const word of wordsOf(bare)) {
    if (/^\d/.test(word) || silent.has(word)) continue;
    const key = singular(word);
    const named = unitWords.get(word) ?? unitWords.get(key);
    const stated = stateWords.get(word) ?? stateWords.get(key);
    if (sizeWords.has(word) && size === null) size = sizeWords.get(word)!;
    else if (unit === null && named !== undefined) unit = named;
    else if ((unit !== null || noun) && stated !== undefined) state ??= stated;
    else if (nouns.has(key) && unit !== 'cup') noun = true;
    else if (nouns.has(key)) continue;
    else if (word === 'yields' && (noun || unit !== null)) continue;
    else if (stateWords.has(word)) state ??= stateWords.get(word)!;
    else return null;
  }
  if (unit === null) {
    if (!noun && size === null) return null;
    unit = 'piece';
  }
  if (state === 'whole' && unit !== 'cup') state = null;
  const one = Math.round((grams / amount) * 10_000) / 10_000;
  return one > 0 ? { unit, size, state, grams: one } : null;
}

/** The usable portions of a source; of two for the same measure the first wins. */
export function readPortions(
  title: string,
  rows: readonly { readonly amount: number; readonly measure: string; readonly grams: number }[],
): Portion[] {
  const portions = new Map<string, Portion>();
  for (const { amount, measure, grams } of rows) {
    const portion = readPortion(title, amount, measure, grams);
    if (!portion) continue;
    const key = `${portion.unit} ${portion.size} ${portion.state}`;
    if (!portions.has(key)) portions.set(key, portion);
  }
  return [...portions.values()];
}
