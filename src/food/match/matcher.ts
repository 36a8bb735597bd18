import type { Food } from '../model.ts';
import {
  changingIn,
  claims,
  classOf,
  definedByModifier,
  dishBehind,
  falseFriends,
  harmlessCompany,
  measureWords,
  prepositions,
  tailNeeds,
  varietyBefore,
} from './lexicon.ts';
import type { NameEntry, NameIndex } from './names.ts';
import { isRealWord } from './real-words.ts';
import { keysOf, wordOfKey, wordsOf } from './words.ts';

/** How a candidate was found, from surest to least sure. */
export type MatchHow = 'exact' | 'alias' | 'plural' | 'head' | 'modifier' | 'typo';

/** One food that a name could mean. */
export interface MatchCandidate {
  readonly food: Food;
  /** 0–1. */
  readonly confidence: number;
  readonly how: MatchHow;
}

/** Which food a name means. `food` is null when it is not known well enough. */
export interface FoodMatch {
  readonly food: Food | null;
  /** Confidence in `food`, 0 when it is null. */
  readonly confidence: number;
  /** Best first; also filled when `food` is null, with what came near. */
  readonly candidates: readonly MatchCandidate[];
  /** Words that change the food and that `food` does not express ("smoked", "low-fat"). */
  readonly modifiers: readonly string[];
}

/** What the line around a name says about the food. */
export interface MatchContext {
  /** Canonical unit id: a `can` of tomatoes is canned tomatoes, a `tsp` of oregano is dried. */
  readonly unit?: string | null;
  readonly preparation?: string | null;
}

/** A word may mean another thing in another language. */
const abroadConfidence = 0.9;

/** A mix of seasonings that nobody knows; too little for any restriction to be met. */
const blendConfidence = 0.5;

/** Below this a candidate is listed and not chosen. */
const acceptedConfidence = 0.45;

interface Reading {
  readonly entry: NameEntry;
  readonly confidence: number;
  readonly how: MatchHow;
  readonly modifiers: readonly string[];
  /** Number of words of the query that the name covers. */
  readonly covered: number;
  /** True where an unknown word was passed over. */
  readonly guessed: boolean;
}

const containers: ReadonlySet<string> = new Set(['can', 'tin', 'jar']);
/** Units by which bouillon is a broth and no cube. */
const liquids: ReadonlySet<string> = new Set([
  'cup',
  'ml',
  'cl',
  'dl',
  'l',
  'pint',
  'quart',
  'fl-oz',
  'gallon',
]);

/**
 * Makes the function that finds foods by name over one index; `abroad` knows the names of other languages by their
 * keys.
 */
export function createMatcher(
  index: NameIndex,
  abroad: (key: string) => Food | null = () => null,
): {
  match(name: string, context?: MatchContext): FoodMatch;
} {
  const { facts } = index;

  /** A name that says exactly these words. */
  function exact(keys: readonly string[], written?: readonly string[]): Reading | null {
    const entry = index.byKey.get(keys.join(' '));
    if (!entry) return null;
    const literal = written !== undefined && written.join(' ') === entry.written;
    const how: MatchHow = literal || !written ? (entry.alias ? 'alias' : 'exact') : 'plural';
    const confidence = entry.alias ? 0.98 : how === 'plural' ? 0.99 : 1;
    return { entry, confidence, how, modifiers: [], covered: keys.length, guessed: false };
  }

  /** Judges the words of a query that a food's name does not express. Null: they make another food. */
  function judge(entry: NameEntry, left: readonly string[], covered: number): Reading | null {
    const { food } = entry;
    const head = entry.keys[entry.keys.length - 1]!;
    const open = definedByModifier.has(head);
    let confidence = entry.alias ? 0.98 : 1;
    let guessed = false;
    let how: MatchHow = 'head';
    const modifiers: string[] = [];
    for (const key of left) {
      const listed = classOf(key);
      const changes = listed === 'neutral' && changingIn[key]?.includes(food.category);
      const wordClass = changes ? 'changing' : listed;
      if (varietyBefore[head]?.includes(key)) {
        modifiers.push(wordOfKey(key));
        confidence *= 0.92;
      } else if (wordClass === 'neutral') {
        if (key === 'seeded' && food.category === 'bakery') return null;
        confidence *= 0.985;
      } else if (wordClass === 'claim') {
        if (!facts.satisfies(food, claims[key]!)) return null;
        modifiers.push(wordOfKey(key));
        how = 'modifier';
        confidence *= 0.9;
      } else if (wordClass === 'changing') {
        if (facts.implies(food, key)) {
          confidence *= 0.97;
          continue;
        }
        modifiers.push(wordOfKey(key));
        how = 'modifier';
        confidence *= 0.75;
      } else if (/^[0-9./,%]+$/.test(key)) {
        confidence *= 0.97;
      } else if (index.foodWords.has(key)) {
        const part = index.byKey.get(key)?.food;
        if (wordClass !== 'variety' && wordClass !== 'origin' && wordClass !== 'tail') {
          if (!part || !facts.related(food, part)) return null;
          confidence *= 0.85;
          continue;
        }
        if (wordClass === 'tail' && !facts.keepsTail(food, key, tailNeeds[key])) return null;
        modifiers.push(wordOfKey(key));
        confidence *= wordClass === 'tail' ? 0.85 : open ? 0.65 : 0.9;
      } else if (wordClass === 'variety' || wordClass === 'origin') {
        modifiers.push(wordOfKey(key));
        confidence *= open && !food.abstract ? 0.7 : 0.9;
      } else if (wordClass === 'tail') {
        if (!facts.keepsTail(food, key, tailNeeds[key])) return null;
        modifiers.push(wordOfKey(key));
        confidence *= 0.85;
      } else if (wordClass === null) {
        if (open || !facts.wholeFood(food) || isRealWord(key)) return null;
        modifiers.push(wordOfKey(key));
        guessed = true;
        confidence *= 0.6;
      } else return null;
    }
    return { entry, confidence, how, modifiers, covered, guessed };
  }

  /** All foods whose head noun is the head of the query and whose words the query has. */
  function headReadings(keys: readonly string[], rest: readonly string[]): Reading[] {
    const found: Reading[] = [];
    const phrase = keys.join(' ');
    const last = keys.length - 1;
    const dish = dishBehind.has(keys[last] ?? '');
    for (let at = last; at >= 0; at--) {
      const head = keys[at]!;
      for (const entry of index.byHead.get(head) ?? []) {
        // "Spinach salad" is sold as leaves, "cucumber salad" has a dressing.
        if (dish && at < last && !(keys[last] === 'salad' && entry.food.ancestors.includes('leafy-green')))
          continue;
        if (entry.keys.length > keys.length + rest.length) continue;
        const left = leftOver(keys, rest, entry.keys);
        if (!left) continue;
        if (isFalseFriend(phrase, entry.keys)) continue;
        const reading = judge(entry, left, entry.keys.length) ?? narrower(entry, left);
        if (reading) found.push(reading);
      }
      const wordClass = classOf(head);
      if (wordClass === null || wordClass === 'compounding' || wordClass === 'shifting') break;
    }
    return found;
  }

  /** "Cheddar cheese": the words before the head name a kind of the head themselves. */
  function narrower(general: NameEntry, left: readonly string[]): Reading | null {
    const bare = left.filter((key) => classOf(key) !== 'neutral');
    const inner = exact(bare);
    const facted = inner ?? best(headReadingsOf(bare));
    if (!facted || facted.guessed || !facts.isA(facted.entry.food, general.food)) return null;
    const open = facted.modifiers.length > 0 && definedByModifier.has(general.keys[general.keys.length - 1]!);
    return {
      ...facted,
      confidence: facted.confidence * (open ? 0.75 : 0.96),
      how: facted.modifiers.length > 0 ? 'modifier' : 'head',
      covered: facted.covered + general.keys.length,
    };
  }

  function headReadingsOf(keys: readonly string[]): Reading[] {
    return keys.length > 1 ? headReadings(keys, []) : [];
  }

  /** Readings of words in one order, `rest` being what stood after a comma or in brackets. */
  function readings(
    keys: readonly string[],
    rest: readonly string[],
    written?: readonly string[],
  ): Reading[] {
    const direct = rest.length === 0 ? exact(keys, written) : null;
    if (direct) return [direct];
    const found: Reading[] = [];
    if (rest.length > 0) {
      const turned = exact([...rest, ...keys]) ?? exact([...keys, ...rest]);
      if (turned) return [{ ...turned, confidence: turned.confidence * 0.98 }];
      const aside = exact(rest);
      const main = best(readings(keys, []));
      if (main && aside && facts.isA(aside.entry.food, main.entry.food)) {
        return [{ ...aside, confidence: aside.confidence * 0.95 }];
      }
      if (main && aside?.entry.food === main.entry.food) return [main];
    }
    const joined = index.byJoined.get(keys.join(''));
    if (joined && rest.length === 0) {
      found.push({
        entry: joined,
        confidence: 0.93,
        how: 'plural',
        modifiers: [],
        covered: keys.length,
        guessed: false,
      });
    }
    // "Fillet beef", "breast chicken": the cut stands before the animal.
    if (keys.length === 2 && rest.length === 0 && classOf(keys[0]!) === 'tail') {
      const turned = exact([keys[1]!, keys[0]!]);
      if (turned) return [{ ...turned, confidence: turned.confidence * 0.9, how: 'head' }];
    }
    const cut = keys.findIndex((key, at) => at > 0 && prepositions.has(key));
    if (cut > 0) found.push(...prepositional(keys, cut, rest));
    else if (!keys.some((key) => key === 'or'))
      found.push(...headReadings(keys, rest), ...powders(keys, rest));
    return found;
  }

  /** "Leg of lamb", "tuna in water", "chicken without skin". */
  function prepositional(keys: readonly string[], cut: number, rest: readonly string[]): Reading[] {
    const [front, word, back] = [keys.slice(0, cut), keys[cut]!, keys.slice(cut + 1)];
    if (back.length === 0) return [];
    if (word === 'of') {
      const whole = back.filter((key) => !/^[0-9]/.test(key));
      const wordClass = classOf(front[front.length - 1]!);
      const part = wordClass === 'tail' || wordClass === 'neutral' || front.length === 1;
      const turned = part && whole.length > 0 ? readings([...whole, ...front], rest) : [];
      if (turned.length > 0 || !front.every((key) => measureWords.has(key) || /^[0-9]/.test(key)))
        return turned;
      return weaken(readings(back, rest), 0.97, []);
    }
    if (word === 'from') return front.length === 1 ? readings([...back, ...front], rest) : [];
    if (word === 'without' || word === 'for') return weaken(readings(front, rest), 0.95, []);
    if ((word === 'in' || word === 'with') && back.every((key) => harmlessCompany.has(key))) {
      return weaken(readings(front, rest), 0.85, [[word, ...back].map(wordOfKey).join(' ')]);
    }
    return [];
  }

  /** "Powdered ginger" and "ginger powder" are "ground ginger". */
  function powders(keys: readonly string[], rest: readonly string[]): Reading[] {
    if (rest.length > 0 || keys.length < 2) return [];
    const named = keys.filter((key) => key !== 'powder' && key !== 'powdered' && key !== 'ground');
    if (named.length !== keys.length - 1) return [];
    const others = named.length > 1 && classOf(named[0]!) === 'origin' ? named.slice(1) : named;
    for (const attempt of [
      ['ground', ...others],
      [...others, 'powder'],
      ['powdered', ...others],
    ]) {
      const found = exact(attempt);
      if (found) return [{ ...found, confidence: found.confidence * 0.95, how: 'modifier' }];
    }
    const plain = exact(others);
    const spice = plain?.entry.food.category === 'spices-seasonings';
    return plain && spice ? [{ ...plain, confidence: plain.confidence * 0.93, how: 'modifier' }] : [];
  }

  /** Ways to mend the misspelt words; several where a word is equally near to two known ones. */
  function mendings(
    keys: readonly string[],
    foreign: ReadonlySet<string> | null,
  ): { keys: readonly string[]; slips: number }[] {
    let ways: string[][] = [[]];
    let slips = 0;
    const add = (options: readonly string[]): void => {
      ways = ways.flatMap((way) => options.map((option) => [...way, option])).slice(0, 9);
    };
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at]!;
      const next = keys[at + 1];
      if (known(key) || foreign?.has(key) === true) add([key]);
      else if (next !== undefined && index.foodWords.has(key + next) && key.length + next.length > 5) {
        add([key + next]);
        slips++;
        at++;
      } else {
        const near = index.spelling.nearest(key);
        add(near ? near.words : [key]);
        slips += near?.slips ?? 0;
      }
    }
    return slips > 0 ? ways.map((way) => ({ keys: way, slips })) : [];
  }

  function known(key: string): boolean {
    return index.foodWords.has(key) || classOf(key) !== null || prepositions.has(key) || isRealWord(key);
  }

  function matchKeys(
    keys: readonly string[],
    rest: readonly string[],
    written: readonly string[],
    foreign: ReadonlySet<string> | null,
  ): Reading[] {
    const found = readings(keys, rest, written);
    const top = best(found);
    if (top && !top.guessed) return found;
    const unmended = [{ keys, slips: 0 }];
    const mains = mendings(keys, foreign);
    const rests = mendings(rest, foreign);
    if (mains.length === 0 && rests.length === 0) return found;
    const corrected = (mains.length > 0 ? mains : unmended).flatMap((main) =>
      (rests.length > 0 ? rests : [{ keys: rest, slips: 0 }]).flatMap((aside) =>
        readings(main.keys, aside.keys).map((reading) => ({
          ...reading,
          how: 'typo' as const,
          confidence: reading.confidence * (main.slips + aside.slips === 1 ? 0.88 : 0.78),
        })),
      ),
    );
    return [...found, ...corrected.filter((reading) => !reading.guessed)];
  }

  /** "Cebollas", "de harina": a whole name in another language, before any English word is taken for a slip of it. */
  function fromAbroad(keys: readonly string[]): FoodMatch | null {
    const bare = keys.length > 1 && /^(?:de|di|von)$/.test(keys[0]!) ? keys.slice(1) : keys;
    const food = abroad(bare.join(' '));
    return food === null
      ? null
      : {
          food,
          confidence: abroadConfidence,
          candidates: [{ food, confidence: abroadConfidence, how: 'alias' }],
          modifiers: [],
        };
  }

  /**
   * "Nashville hot chicken seasoning", "paprika-garlic blend": some mix of seasonings, of which nothing else is known;
   * its kind is opaque, so that no restriction is taken for met.
   */
  function blendOf(keys: readonly string[]): FoodMatch | null {
    const last = keys[keys.length - 1]!;
    if (keys.length < 2 || keys.some((key) => classOf(key) === 'claim')) return null;
    const spiced = (key: string): boolean => index.byKey.get(key)?.food.category === 'spices-seasonings';
    const mixed =
      (last === 'blend' || last === 'mix') && keys.some((key) => key === 'seasoning' || spiced(key));
    if (last !== 'seasoning' && !mixed) return null;
    const kind = index.byKey.get('mixed seasoning')?.food;
    if (kind === undefined) return null;
    const candidates = [{ food: kind, confidence: blendConfidence, how: 'head' as const }];
    return {
      food: kind,
      confidence: blendConfidence,
      candidates,
      modifiers: keys.slice(0, -1).map(wordOfKey),
    };
  }

  return {
    match(name, context) {
      const { main, rest } = segments(name);
      const written = wordsOf(main);
      const keys = keysOf(written);
      if (keys.length === 0 || keys.length > 14) return unknown;
      const restKeys = rest === '' ? [] : keysOf(wordsOf(rest));
      let found: Reading[] = [];
      if (context?.unit && containers.has(context.unit) && !keys.includes('canned')) {
        // "1 tin cherry tomatoes in juice"
        const cut = keys.findIndex((key, at) => at > 0 && (key === 'in' || key === 'with'));
        const inside = cut > 0 && keys.slice(cut + 1).every((key) => harmlessCompany.has(key));
        const front = inside ? keys.slice(0, cut) : keys;
        const canned =
          exact(['canned', ...keys]) ??
          exact(['canned', ...front]) ??
          best(readings(['canned', ...keys], restKeys));
        // What is sold in jars anyway is as sure of its name there as without.
        const itself = exact(keys, written);
        if (canned && canned.modifiers.length === 0)
          found = itself?.entry.food === canned.entry.food ? [itself] : weaken([canned], 0.97, []);
      }
      if (keys[keys.length - 1] === 'bouillon' && liquids.has(context?.unit ?? '')) {
        const stock = exact([...keys.slice(0, -1), 'stock']);
        if (stock) found = weaken([stock], 0.95, []);
      }
      if (found.length === 0) {
        const foreign = exact(keys) === null ? fromAbroad(keys) : null;
        if (foreign !== null) return foreign;
        found = matchKeys(keys, restKeys, written, accented(name));
      }
      // "Chicken thighs, bone in and skin on" are what "bone-in chicken thighs" are.
      const whole = withItsBone(context) ? exact(['bone_in', ...keys]) : null;
      if (whole) found = weaken([whole], 0.98, []);
      const top = best(found);
      const root = top?.entry.food.id === 'fresh-ginger';
      const dry = keys[0] === 'dry' && keys.length > 1;
      if ((root || top?.entry.food.category === 'herbs') && (dry || spoonful(context, keys))) {
        const bare = dry ? keys.slice(1) : keys;
        const dried = exact(['dried', ...bare]) ?? exact(['ground', ...bare]);
        if (dried) found = [{ ...dried, confidence: 0.85, how: 'modifier' }, ...weaken(found, 0.8, [])];
      }
      // A teaspoon of soda is for baking; a can of it is to drink.
      if (keys.length === 1 && keys[0] === 'soda' && context?.unit === 'tsp') {
        const leavening = exact(['baking', 'soda']);
        if (leavening)
          found = [{ ...leavening, confidence: 0.9, how: 'modifier' }, ...weaken(found, 0.8, [])];
      }
      // A pinch of chili is dried, in flakes.
      if (keys.length === 1 && keys[0] === 'chili' && spoonful(context, keys)) {
        const flakes = exact(['chili', 'flake']);
        if (flakes) found = [{ ...flakes, confidence: 0.85, how: 'modifier' }, ...weaken(found, 0.8, [])];
      }
      if (keys.length === 1 && keys[0] === 'cinnamon' && context?.unit === 'stick') {
        const stick = exact(['cinnamon', 'stick']);
        if (stick) found = weaken([stick], 0.98, []);
      }
      const answer = conclude(found, index, keys);
      if (answer.food !== null) return answer;
      // "Thick curd", "fresh dahi": an English word in front that only describes.
      const plain = keys.length > 1 && classOf(keys[0]!) === 'neutral' ? fromAbroad(keys.slice(1)) : null;
      return plain ?? blendOf(keys) ?? answer;
    },
  };
}

/** A teaspoon of a herb or of ginger that nobody calls fresh or cuts is the dried one. */
function spoonful(context: MatchContext | undefined, keys: readonly string[]): boolean {
  if (!context?.unit || !['tsp', 'pinch', 'dash'].includes(context.unit)) return false;
  return !/fresh|chop|torn|minced|grate|leaves|root|peel|paste/.test(
    `${keys.join(' ')} ${context.preparation ?? ''}`,
  );
}

/** With bone and skin a thigh weighs, costs and feeds differently; skinned it is neither of the two. */
function withItsBone(context: MatchContext | undefined): boolean {
  const said = context?.preparation ?? '';
  return (
    /\b(?:bones?[- ]in|on the bone|with (?:the )?bones?)\b/i.test(said) &&
    !/\b(?:skinless|skinned|skin off|skins? removed|without (?:the )?skin)\b/i.test(said)
  );
}

const unknown: FoodMatch = { food: null, confidence: 0, candidates: [], modifiers: [] };

const foreignLetter = /[\u00c0-\uffff]/;

/** The keys of words with foreign letters, which are spelt as meant: "canelé" is no slip for "candele"; "jalepeño" may be one. */
function accented(name: string): ReadonlySet<string> | null {
  if (!foreignLetter.test(name)) return null;
  const words = name.normalize('NFC').match(/\p{L}*[À-ÐÒ-ÖØ-ðò-öø-ɏ]\p{L}*/gu);
  return words === null ? null : new Set(words.flatMap((word) => keysOf(wordsOf(word))));
}

const partEnd = /[,;()[\]]|\s[-–—]\s/;

/** The part before a comma or bracket that names something, and the rest; "boneless, skinless thighs" is one part. */
function segments(name: string): { main: string; rest: string } {
  if (!partEnd.test(name)) return { main: name, rest: '' };
  const parts = name.split(partEnd).filter((part) => /[\p{L}\p{N}]/u.test(part));
  let at = 0;
  while (at < parts.length - 1 && keysOf(wordsOf(parts[at]!)).every(describes)) at++;
  return { main: parts.slice(0, at + 1).join(' '), rest: parts.slice(at + 1).join(' ') };
}

/** True for a word that only describes. */
function describes(key: string): boolean {
  const wordClass = classOf(key);
  return wordClass !== null && wordClass !== 'shifting' && wordClass !== 'tail';
}

/** The query's words without the name's words; null where the name has a word that the query lacks. */
function leftOver(
  keys: readonly string[],
  rest: readonly string[],
  name: readonly string[],
): string[] | null {
  // Most names that share a head have another word: nothing is copied for them.
  for (const word of name) if (!keys.includes(word) && !rest.includes(word)) return null;
  const left = [...keys, ...rest];
  for (const word of name) {
    const at = left.lastIndexOf(word);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The false friends by their last word. */
const friendsByHead = new Map<string, { readonly phrase: string; readonly words: number }[]>();
for (const friend of falseFriends) {
  const words = friend.split(' ');
  const head = words[words.length - 1]!;
  const list = friendsByHead.get(head) ?? [];
  list.push({ phrase: ` ${friend} `, words: words.length });
  friendsByHead.set(head, list);
}

function isFalseFriend(phrase: string, name: readonly string[]): boolean {
  const friends = friendsByHead.get(name[name.length - 1]!);
  if (friends === undefined) return false;
  const padded = ` ${phrase} `;
  return friends.some((friend) => name.length < friend.words && padded.includes(friend.phrase));
}

function weaken(list: readonly Reading[], factor: number, modifiers: readonly string[]): Reading[] {
  return list.map((reading) => ({
    ...reading,
    confidence: reading.confidence * factor,
    modifiers: [...reading.modifiers, ...modifiers],
  }));
}

function best(list: readonly Reading[]): Reading | null {
  let top: Reading | null = null;
  for (const reading of list) if (!top || better(reading, top) < 0) top = reading;
  return top;
}

function better(a: Reading, b: Reading): number {
  return b.confidence - a.confidence || b.covered - a.covered || a.entry.order - b.entry.order;
}

function conclude(found: Reading[], index: NameIndex, keys: readonly string[]): FoodMatch {
  const sorted = [...found].sort(better);
  const candidates: MatchCandidate[] = [];
  for (const { entry, confidence, how } of sorted) {
    if (candidates.length === 5) break;
    if (candidates.some((candidate) => candidate.food === entry.food)) continue;
    candidates.push({ food: entry.food, confidence: round(confidence), how });
  }
  const top = sorted[0];
  if (top && top.confidence >= acceptedConfidence) {
    return {
      food: top.entry.food,
      confidence: round(top.confidence),
      candidates,
      modifiers: top.modifiers,
    };
  }
  if (candidates.length === 0) {
    const near = index.byKey.get(keys[keys.length - 1]!);
    if (near) candidates.push({ food: near.food, confidence: 0.2, how: 'head' });
  }
  return { food: null, confidence: 0, candidates, modifiers: [] };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
