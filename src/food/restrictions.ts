import { err, ok, type Result } from '#kernel/result';
import {
  allergenMembers,
  allergenWordsOf,
  dietWords,
  foodWords,
  nothing,
  severalWishes,
} from './restriction-words.ts';
import { allergenGroups, allergens, diets, type Allergen, type Diet } from './vocabulary.ts';

/** One thing that somebody must or wants to avoid, understood. */
export type Restriction =
  | { readonly kind: 'diet'; readonly text: string; readonly ids: readonly Diet[] }
  | { readonly kind: 'allergen'; readonly text: string; readonly ids: readonly Allergen[] }
  | { readonly kind: 'food'; readonly text: string; readonly ids: readonly string[] };

/** A wish that is neither a diet, an allergen nor a known food, with the nearest that are. */
export interface NotUnderstood {
  readonly text: string;
  readonly suggestions: readonly string[];
}

export interface RestrictionOptions {
  /** Finds nodes of the food tree by name, abstract ones too; empty where there is none. */
  readonly matchFood?: (name: string) => readonly string[];
  /** `allergy`: one nut or one shellfish stands for all of its allergen; absent: as the words say. */
  readonly context?: 'allergy' | 'exclude';
}

const plain = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const squeeze = (text: string): string => text.replaceAll(' ', '');

const dietIndex = new Map<string, readonly Diet[]>();
for (const diet of diets) dietIndex.set(squeeze(plain(diet)), [diet]);
for (const [words, ids] of dietWords) for (const word of words) dietIndex.set(squeeze(plain(word)), ids);

const allergenIndex = new Map<string, readonly Allergen[]>();
for (const allergen of allergens) allergenIndex.set(squeeze(plain(allergen)), [allergen]);
for (const [group, ids] of Object.entries(allergenGroups)) allergenIndex.set(group, ids);
for (const [words, ids] of allergenWordsOf)
  for (const word of words) allergenIndex.set(squeeze(plain(word)), ids);

const members = new Set(allergenMembers.flatMap(([words]) => words.map((word) => squeeze(plain(word)))));
for (const [words, ids] of allergenMembers)
  for (const word of words) allergenIndex.set(squeeze(plain(word)), ids);

const singular = (word: string): string =>
  word.endsWith('ies') && word.length > 4
    ? `${word.slice(0, -3)}y`
    : word.endsWith('s') && !word.endsWith('ss') && word.length > 3
      ? word.slice(0, -1)
      : word;

const lookAllergen = (name: string): readonly Allergen[] | undefined =>
  allergenIndex.get(squeeze(name)) ?? allergenIndex.get(squeeze(name.split(' ').map(singular).join(' ')));

/** One nut or one kind of shellfish, which somebody may dislike without avoiding its whole group. */
const isMember = (name: string): boolean =>
  members.has(squeeze(name)) || members.has(squeeze(name.split(' ').map(singular).join(' ')));

const saysAllergy = /allerg|intoleran|sensitiv|anaphyla/;

/** Ways of saying that something is to be avoided; what is captured is the thing. */
const avoiding: readonly RegExp[] = [
  /^(?:i am |im |is |are |we are |she is |he is |they are |severely |severe |highly |mildly )*(?:allergic|intolerant|sensitive|anaphylactic) to (.+)$/,
  /^(?:i have |has |have |with )?(?:an? )?(?:severe |mild |serious |bad )?(.+?) (?:allergy|allergies|allergic|intolerance|intolerant|sensitivity|sensitive|anaphylaxis)$/,
  /^(?:allergy|allergies|intolerance|sensitivity)(?: to)? (.+)$/,
  /^(?:i |we |he |she |they )?(?:do not|dont|does not|doesnt|cannot|cant|can not|wont|will not|never|shouldnt|should not|must not) (?:eat|have|like|want|use|tolerate|consume|do|drink|stand|include|add)(?: any)? (.+)$/,
  /^(?:please )?(?:avoid|avoiding|exclude|excluding|hate|hates|skip|omit|leave out|hold the|hold|nothing with|free of|free from|zero|minus|cut out|dislike|dislikes)(?: any| all)? (.+)$/,
  /^(?:absolutely |strictly |please )?(?:no|without|non|not|sans|none of|w o)(?: any| added)? (.+)$/,
  /^(.+?)(?: |)free(?: diet| please| only| meals?| recipes?)?$/,
  /^(.+?)less$/,
];

const dietNoise =
  /\b(diet|diets|friendly|only|please|strictly|strict|style|lifestyle|eater|meals?|recipes?|food|foods|compliant|approved|i am|im|we are|a|an|the|must be|should be|needs to be|has to be|options?)\b/g;

function asDiet(text: string): readonly Diet[] | undefined {
  const known = dietIndex.get(squeeze(text));
  if (known !== undefined) return known;
  const core = text.replaceAll(dietNoise, ' ').replaceAll(/\s+/g, ' ').trim();
  return core === '' ? undefined : dietIndex.get(squeeze(core));
}

/** Optimal string alignment distance, given up beyond `bound`. */
export function editDistance(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) > bound) return bound + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
      best = Math.min(best, value);
    }
    if (best > bound) return bound + 1;
    [before, previous] = [previous, row];
  }
  return previous[b.length]!;
}

interface Near {
  readonly name: string;
  readonly distance: number;
}

function nearest<T>(text: string, index: ReadonlyMap<string, T>): (Near & { value: T })[] {
  const word = squeeze(text);
  const bound = word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3;
  return [...index]
    .map(([name, value]) => ({ name, value, distance: editDistance(word, name, bound) }))
    .filter(({ distance }) => distance <= bound)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
}

/** A misspelling is taken only where it is close, long enough, and nothing else is as close. */
function misspelt<T>(text: string, index: ReadonlyMap<string, T>): T | undefined {
  const word = squeeze(text);
  const close = nearest(text, index);
  const first = close[0];
  if (first === undefined || word.length < 6 || first.distance > (word.length < 9 ? 1 : 2)) return undefined;
  const rival = close.find(
    ({ value, distance }) =>
      distance === first.distance && JSON.stringify(value) !== JSON.stringify(first.value),
  );
  return rival === undefined ? first.value : undefined;
}

function thingOf(core: string): string | undefined {
  for (const pattern of avoiding) {
    const found = pattern.exec(core)?.[1]?.trim();
    if (found !== undefined && found !== '') return found;
  }
  return undefined;
}

const article = (name: string): string =>
  name
    .replace(/^(?:any|all|the|a|an|eating|added|products?|containing|of|raw|other) /, '')
    .replace(
      / (?:products?|at all|please|in it|in anything|of any kind|based products?|derivatives?|protein)$/,
      '',
    );

function understandOne(text: string, options: RestrictionOptions): Restriction | null {
  const said = plain(text);
  if (said === '') return null;
  const food = (name: string): Restriction | null => {
    const find = (one: string): readonly string[] => options.matchFood?.(one) ?? [];
    const several = foodWords.find(([words]) => words.includes(name))?.[1].map(find);
    if (several?.every((found) => found.length > 0) === true) {
      return { kind: 'food', text, ids: [...new Set(several.flat())] };
    }
    const ids = find(name);
    return ids.length > 0 ? { kind: 'food', text, ids } : null;
  };
  const diet = asDiet(said);
  if (diet !== undefined) return { kind: 'diet', text, ids: diet };
  const member = (name: string): Restriction | null =>
    isMember(name) && options.context !== 'allergy' && !saysAllergy.test(said) ? food(name) : null;
  const bare = lookAllergen(article(said));
  if (bare !== undefined) {
    return (
      (options.context === 'exclude' ? member(article(said)) : null) ?? { kind: 'allergen', text, ids: bare }
    );
  }
  const thing = thingOf(said);
  if (thing !== undefined) {
    const name = article(thing);
    const free = asDiet(`${name} free`) ?? asDiet(`no ${name}`);
    if (free !== undefined && lookAllergen(name) === undefined) return { kind: 'diet', text, ids: free };
    const found = lookAllergen(name);
    if (found !== undefined) return member(name) ?? { kind: 'allergen', text, ids: found };
    const node = food(name);
    if (node !== null) return node;
    const nearDiet = misspelt(`${name} free`, dietIndex);
    if (nearDiet !== undefined) return { kind: 'diet', text, ids: nearDiet };
    const nearAllergen = misspelt(name, allergenIndex);
    return nearAllergen === undefined ? null : { kind: 'allergen', text, ids: nearAllergen };
  }
  const node = food(article(said));
  if (node !== null) return node;
  const near = misspelt(said.replaceAll(dietNoise, ' ').trim(), dietIndex);
  if (near !== undefined) return { kind: 'diet', text, ids: near };
  const nearAllergen = misspelt(said, allergenIndex);
  return nearAllergen === undefined ? null : { kind: 'allergen', text, ids: nearAllergen };
}

/** "no nuts or dairy" → "no nuts", "no dairy": a leading "no" holds for what follows it. */
function split(text: string): readonly string[] {
  const parts = text.split(/\s*(?:[,;/&+]|\band\b|\bor\b|\bnor\b)\s*/i).filter((part) => part.trim() !== '');
  const lead =
    /^\s*(no|without|avoid|exclude|allergic to|intolerant to|i (?:don[’']?t|can[’']?t|cannot|do not) eat|not?)\s+/i.exec(
      parts[0] ?? '',
    )?.[0];
  const tail = /\s+(free|allergy|allergies|intolerance|intolerant|allergic)$/i.exec(parts.at(-1) ?? '')?.[0];
  const leads = /^\s*(no|without|avoid|exclude|allergic|intolerant|i |not|free)\b/i;
  return parts.map((part, i) => {
    if (lead !== undefined && i > 0 && !leads.test(part) && asDiet(plain(part)) === undefined)
      return lead + part;
    if (
      lead === undefined &&
      tail !== undefined &&
      i < parts.length - 1 &&
      asDiet(plain(part)) === undefined &&
      !/free|allerg|intoleran/i.test(part)
    )
      return part + tail;
    return part;
  });
}

/**
 * Understands a dietary restriction, allergy or exclusion as people write it: a diet, an allergen or a
 * food, with or without "no …", "…-free", "allergic to …". Several in one text come back as several.
 * If any part is not understood, the whole is an error that names the part and suggests near ones:
 * nothing is ever dropped.
 */
export function understandRestriction(
  text: string,
  options: RestrictionOptions = {},
): Result<readonly Restriction[], NotUnderstood> {
  if (text.length > longest) return err({ text: `${text.slice(0, 60)}…`, suggestions: [] });
  const said = plain(text);
  // Signs of another script that are not read might be a wish: "none" beside them is none of ours.
  if (nothing.has(said) && ownSigns.test(text)) return ok([]);
  const several = severalWishes.get(said);
  if (several !== undefined && !text.includes(',')) return understandRestriction(several, options);
  const whole = understandOne(text, options);
  if (whole === null || whole.kind === 'food') {
    // "Tree nuts (cashew, pistachio)", "dairy (butter is ok)": what stands in brackets only narrows it, and more is kept
    // out without.
    const front = inFrontOfBrackets.exec(text)?.[1];
    const wider = front === undefined ? null : understandRestriction(front, options);
    const sure =
      whole === null || (wider?.ok === true && wider.value.every((one) => one.kind === 'allergen'));
    if (wider?.ok === true && wider.value.length > 0 && sure) return wider;
  }
  const parts = split(text);
  if (whole !== null && (whole.kind !== 'food' || parts.length < 2)) return ok([whole]);
  const found: Restriction[] = [];
  for (const part of parts) {
    const one = understandOne(part, options);
    // "mac and cheese" is one food although "mac" alone is none.
    if (one === null)
      return whole !== null ? ok([whole]) : err({ text: part.trim(), suggestions: suggest(part) });
    found.push({ ...one, text: part.trim() });
  }
  return found.length > 0 ? ok(found) : err({ text, suggestions: suggest(text) });
}

/** What stands before brackets that end a text, and that say nothing of what else is to be avoided. */
const inFrontOfBrackets = /^([^()]*\p{L}[^()]*?)\s*\((?!(?:and|also|plus|no|not|incl))[^()]*\)\s*$/iu;

/** Latin letters, digits and marks: a text that holds nothing else was read whole. */
const ownSigns = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u;

/** More than this is not a restriction but a letter. */
const longest = 300;

/** The names of the vocabulary nearest to a text, best first, at most five. */
function suggest(text: string): readonly string[] {
  const said = plain(text);
  const thing = thingOf(said) ?? said;
  const canonical = new Map<string, string>([
    ...diets.map((name): [string, string] => [squeeze(plain(name)), name]),
    ...allergens.map((name): [string, string] => [squeeze(plain(name)), name]),
    ...Object.keys(allergenGroups).map((name): [string, string] => [name, name]),
  ]);
  const near = [...nearest(said, canonical), ...nearest(thing, canonical)].sort(
    (a, b) => a.distance - b.distance,
  );
  const sharing = [...canonical.values()].filter((name) =>
    name
      .split('-')
      .some(
        (word) =>
          word.length > 3 &&
          word !== 'free' &&
          thing.split(' ').some((w) => w.length > 3 && word.startsWith(w.slice(0, 4))),
      ),
  );
  return [...new Set([...near.map(({ value }) => value), ...sharing])].slice(0, 5);
}
