/** Chooses remarks and reasons that fit where they stand, none twice in a recipe. */
import type { Sentence } from '../say/parse-sentence.ts';
import { particularDishes } from './dish-kinds.ts';
import type { Picker } from '../pick.ts';
import { foodSigns } from './situation-words.ts';
import type { Situation } from './situations.ts';

export interface Said {
  readonly on: readonly string[];
  readonly say: string;
}

/** Of a tone's own lines, each looked at once. */
function perOne<T>(of: (one: Said) => T): (one: Said) => T {
  const known = new WeakMap<Said, T>();
  return (one) => {
    let found = known.get(one);
    if (found === undefined) known.set(one, (found = of(one)));
    return found;
  };
}

/** What points back at a food: "it" where several were handled is none of them, nor are onions "it". */
const singular = /\b(?:it|its)\b/i;
const plural = /\b(?:they|their|them|these)\b/i;
const pointing = /\b(?:it|its|they|their|them|these)\b/i;
/** "It" that is what lies in the oven or the pan, as against "it's all right". */
const standsFor =
  /\b(?:puts?|takes?|poke|has to cool|slides?|let|leave|turn|flip) it\b|^It (?:has|comes|goes|smells|looks|should|knows|will)\b/;
const pointsAt = (say: string, situation: Situation): boolean =>
  !(singular.test(say) || plural.test(say)) ||
  (situation.has('sole') && (situation.has('plural') ? !singular.test(say) : !plural.test(say)));

/** Among many foods nothing is told of one of them: "in go the parsley, the stock and the kidney, for a breath of green". */
const isAbout = (on: readonly string[], situation: Situation): boolean =>
  !situation.has('several') ||
  on.some((word) => word === 'several' || word === 'many') ||
  on.every((word) => !word.startsWith('+'));

/** "Smell that lemongrass!" is said among many foods too: it names the food that it is about, or is of more than a single food. */
const namesIts = perOne(({ on, say }: Said): boolean => {
  const text = say.toLowerCase().replace(/ /g, '-');
  const foods = on.filter((word) => word.startsWith('+'));
  return (
    foods.length > 1 ||
    (foods.length > 0 && foods.every((word) => foodSigns[word.slice(1)]?.test(text) === true))
  );
});

/** Whether a line names any food: what was not named where it stands would be read as an addition. */
const namesFood = perOne(({ say }: Said): boolean => {
  const text = say.toLowerCase().replace(/ /g, '-');
  return Object.entries(foodSigns).some(
    ([name, sign]) => !/^(?:solid|herbs|spices)$/.test(name) && sign.test(text),
  );
});

/** Words for many foods at once: a reader takes them for all of their kind. */
const collective =
  /\b(?:citrus|herbs?|spices?|vegetables?|veg|fruits?|meats?|seafood|toppings?|seeds|greens|ingredients?)\b/giu;

interface Names {
  readonly foods: readonly string[];
  readonly kinds: readonly string[];
}

/** The signs of foods that are not of many kinds. */
const tellingSigns = Object.entries(foodSigns).filter(
  ([name]) => !/^(?:solid|herbs|spices|seeds|water)$/.test(name),
);

/** What a line names. */
const namesOf = perOne(({ say }: Said): Names => {
  const text = say.toLowerCase().replace(/ /g, '-');
  return {
    foods: tellingSigns.flatMap(([name, sign]) => (sign.test(text) ? [`+${name}`] : [])),
    kinds: (say.toLowerCase().match(collective) ?? []).map((word) => word.replace(/s$/, '')),
  };
});

const foodsOfLine = perLine((say) => namesOf({ on: [], say }).foods);
/** The foods that a line names, in the words of situations. */
export const foodsNamed = (say: string): readonly string[] => foodsOfLine(say);

/** What only happens over heat: "gentle heat from here" is not said of yogurt that goes into a batter. */
const speaksOfHeat = perOne(({ say }: Said): boolean =>
  /\b(?:sizzl\w*|hiss\w*|crackl\w*|simmer\w*|boil\w*|gentle heat|the heat\b(?! of)|in the pan|the pan (?:looks|goes|is)|scorch\w*|darkens?|splutter\w*|wake up|lift the pan|if it foams|steam\b)/iu.test(
    say,
  ),
);

const holds = (one: Said, situation: Situation, handled = false): boolean => {
  const { on, say } = one;
  return (
    on.every((word) => (word.startsWith('!') ? !situation.has(word.slice(1)) : situation.has(word))) &&
    (isAbout(on, situation) || (!handled && namesIts(one))) &&
    !(situation.has('implied') && namesFood(one)) &&
    // Where the act itself is no cooking, something hot must be near.
    (situation.has('heated') ||
      situation.has('statement') ||
      !situation.has('order') ||
      !speaksOfHeat(one)) &&
    (on.some((word) => word.startsWith('+'))
      ? pointsAt(say, situation)
      : !(situation.has('plural') && standsFor.test(say)))
  );
};

/**
 * The most fitting thing to say of an order that was not said yet, or null. The more words of its situation a remark
 * is tied to, the better it fits; `least` keeps general ones away, `longest` long ones, `beside` those that say again what stands there.
 */
export function chooseRemark(
  remarks: readonly Said[],
  situations: readonly Situation[],
  pick: Picker,
  {
    least = 0,
    beside = '',
    longest = Infinity,
  }: { readonly least?: number; readonly beside?: string; readonly longest?: number } = {},
): string | null {
  const near = tellingWordsOf(beside);
  return best(
    among(remarks, situations),
    (remark) =>
      remark.on.length >= least &&
      remark.say.length < longest &&
      (pointing.test(remark.say) ? situations.slice(-1) : situations).some((one) => holds(remark, one)) &&
      !tellingWords(remark.say).some((word) => near.includes(word)) &&
      !beside.toLowerCase().includes(remark.say.toLowerCase().replace(/[.!?]+$/, '')),
    pick,
    least,
  );
}

/** Whether a line would stand beside any of these. */
export const fitsAny = (remarks: readonly Said[], line: string, situations: readonly Situation[]): boolean =>
  remarks.some((one) => one.say === line && situations.some((situation) => holds(one, situation)));

/** Words that would be noticed a second time. */
const tellingWordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** Of a tone's own lines, each taken apart once. */
function perLine<T>(of: (say: string) => T): (say: string) => T {
  const known = new Map<string, T>();
  return (say) => {
    let found = known.get(say);
    if (found === undefined) known.set(say, (found = of(say)));
    return found;
  };
}
const tellingWords = perLine(tellingWordsOf);

const common =
  /^(?:with|that|until|till|from|your|this|into|what|them|they|then|when|have|more|over|like|just|some|than|before|after|about|while|each|other|it's|without|through|again|well)$/;
/** Words by their first letters, so that "shimmer" is heard in "it shimmers"; those that tell nothing are left out. */
const rootsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !common.test(word))
    .map((word) => word.slice(0, 4));

const rootsOfLine = perLine((say) => rootsOf(say.replace('{do}', '')));

const indexes = new WeakMap<readonly Said[], ReadonlyMap<string, readonly Said[]>>();

/** Those that speak of something that is so in one of the situations: of many hundred, a few dozen. */
function among(remarks: readonly Said[], situations: readonly Situation[]): readonly Said[] {
  let index = indexes.get(remarks);
  if (index === undefined) {
    const made = new Map<string, Said[]>();
    for (const one of remarks) {
      const bound = one.on.filter((word) => !word.startsWith('!'));
      const key = bound.find((word) => !general.has(word)) ?? bound[0] ?? 'any';
      made.set(key, [...(made.get(key) ?? []), one]);
    }
    indexes.set(remarks, (index = made));
  }
  const words = new Set(situations.flatMap((one) => [...one]));
  return [...words].flatMap((word) => index.get(word) ?? []);
}

/** A place beside an instruction where something may be said, and what goes on there. */
export interface Spot {
  readonly situations: readonly Situation[];
  /** What the tone says there already. */
  readonly beside: string;
}

/** What an instruction says: no remark beside it names any other food. */
export interface Around {
  readonly text: string;
  /** The foods that it names, in the words of situations. */
  readonly foods: ReadonlySet<string>;
}

/** A remark, the spot that it stands at, and how well it fits there. */
export interface Placed {
  readonly say: string;
  readonly spot: number;
  readonly weight: number;
}

/** With what a remark begins: two that begin alike are heard as one pattern. */
const beginning = perLine((say) => /^[“"(]?(\p{L}+(?:['’]\p{L}+)?)/u.exec(say)?.[1]?.toLowerCase() ?? '');

/**
 * Of all spots of an instruction the one where something fits best, and what: at least as well as `least`, heard nowhere
 * before, and not begun as another was. `only` keeps some remarks away. Null where nothing fits.
 */
export function chooseBest(
  remarks: readonly Said[],
  spots: readonly Spot[],
  pick: Picker,
  least: number,
  { text, foods }: Around,
  only: (one: Said, spot: number) => boolean,
): Placed | null {
  const names = (one: Said): boolean => {
    const { foods: named, kinds } = namesOf(one);
    return named.every((food) => foods.has(food)) && kinds.every((kind) => text.includes(kind));
  };
  let found: Placed[] = [];
  let most = least;
  for (const [spot, { situations, beside }] of spots.entries()) {
    const near = tellingWordsOf(beside);
    for (const one of among(remarks, situations)) {
      const { say } = one;
      const own = weightOf(one);
      if (own < most || pick.said(say) || pick.uses(`heart ${heartOf(say)}`) > 0) continue;
      const worn = pick.uses(`begins ${beginning(say)}`);
      const weight = own - (worn > 0 ? 0.3 + 0.3 * worn : 0);
      if (
        weight < most ||
        !only(one, spot) ||
        !names(one) ||
        isSaidAlready(say, pick) ||
        // Behind "sift in the flour, add the zest and fold" a line on the flour would be heard of the folding.
        !holds(one, situations.at(-1)!) ||
        tellingWords(say).some((word) => near.includes(word))
      )
        continue;
      if (weight > most) found = [];
      most = weight;
      found.push({ say, spot, weight });
    }
  }
  if (found.length === 0) return null;
  const chosen = found[Math.floor(pick.chance() * found.length)]!;
  pick.fresh(chosen.say);
  pick.use(`heart ${heartOf(chosen.say)}`);
  pick.use(`begins ${beginning(chosen.say)}`);
  for (const root of themeOf(chosen.say)) pick.use(`told ${root}`);
  return chosen;
}

/** The words by which an explanation is known; a turn of phrase around an order has none. */
const themeOf = (say: string): readonly string[] => (/[{}]/u.test(say) ? [] : themeOfLine(say));
const themeOfLine = perLine((say) => [
  ...new Set(
    rootsOf(say).filter((root) => !/^(?:keep|make|take|give|lets|even|work|good|much|itse|whic)$/.test(root)),
  ),
]);
/** Whether what was explained before was mostly this: "a cover keeps the surface moist", "a cover holds back moisture". */
function isSaidAlready(say: string, pick: Picker, share = 2): boolean {
  const theme = themeOf(say);
  const heard = theme.filter((root) => pick.uses(`told ${root}`) > 0).length;
  return theme.length >= 4 && heard * 5 >= theme.length * share;
}

/** The fitting one that says most of its situation and was not heard yet. */
function best(
  remarks: readonly Said[],
  fits: (remark: Said) => boolean,
  pick: Picker,
  least: number,
): string | null {
  let found: string[] = [];
  let most = least;
  for (const remark of remarks) {
    // Reasons speak of heat and moisture again and again: more of one must be heard before it is the same.
    if (
      pick.said(remark.say) ||
      isSaidAlready(remark.say, pick, 3) ||
      pick.uses(`heart ${heartOf(remark.say)}`) > 0
    )
      continue;
    const weight = weightOf(remark);
    if (weight < most || !fits(remark)) continue;
    if (weight > most) found = [];
    most = weight;
    found.push(remark.say);
  }
  if (found.length === 0) return null;
  const chosen = found[Math.floor(pick.chance() * found.length)]!;
  pick.fresh(chosen);
  pick.use(`heart ${heartOf(chosen)}`);
  for (const root of themeOf(chosen)) pick.use(`told ${root}`);
  return chosen;
}

/** The words by which a reader knows a line again, whether it stands beside an order or goes on from it. */
const heartOf = perLine((say) => {
  const words = say
    .replace(/\{\w+\}/gu, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu);
  return (words ?? []).slice(-6).join(' ');
});

/** "Until golden, set, and bubbling". */
const listsSigns = /\b(?:until|till)\b[^.;]*,[^.;]*\band\b/iu;

/**
 * A way to say a sentence that belongs to what is done, or null. What stands in front speaks of the first order,
 * what stands behind of the last, where nothing else hangs on its end.
 */
export function chooseWoven(
  woven: readonly Said[],
  { orders, source }: Sentence,
  situations: readonly Situation[],
  pick: Picker,
): string | null {
  const [first] = orders;
  const last = orders.at(-1);
  // Behind "do not stir" nothing light is heard of the stirring.
  if (first === undefined || last === undefined || /[:()?]| [-–—] |\bnot\b|n['’]t\b/.test(source))
    return null;
  // Behind "until golden, set, and bubbling" it would be one more sign.
  if (listsSigns.test(source)) return null;
  const opens = first.lead === null && first.link === null && first.adverb === null && !first.let;
  const hangs = last.parts.at(-1)?.kind;
  const ends =
    last.link === null &&
    !/^(?:enjoy|repeat)$/.test(last.verbs[0]!) &&
    hangs !== 'along' &&
    // Behind a long sentence it would be heard of the wrong thing.
    source.length < 150 &&
    !last.parts.some(({ kind, text }) => kind === 'when' && !/^(?:before|after)\b/i.test(text));
  // "Stir until thick in slow circles": how it is done stands beside it or not at all.
  const bare = last.adverb === null && last.parts.every(({ kind }) => kind === 'place' || kind === 'heat');
  // "Simmer until thick, just ticking over": behind a cue only what goes on from it.
  const cued = last.parts.some(({ kind }) => kind === 'until');
  // "Until soft, like …": what the cue looks like is said right behind it.
  const sign = last.parts.at(-1);
  const likened = cued && sign?.kind === 'until' && sign.text.length <= 34 && !sign.text.includes(',');
  const earlier = last.verbs.slice(0, -1);
  const heard = new Set(rootsOf(source));
  // "Mix with a spoon, with composure" stumbles over its own feet.
  const tooled = /\bwith\b/i.test(source);
  const echoes = (say: string): boolean =>
    (tooled && /\bwith\b/.test(say)) || rootsOfLine(say).some((root) => heard.has(root));
  return best(
    among(woven, situations),
    (one) => {
      const { say, on } = one;
      if (!stands.test(say)) return opens && holds(one, situations[0]!) && !echoes(say);
      return (
        ends &&
        holds(one, situations.at(-1)!) &&
        !echoes(say) &&
        (bare || /^(?:you )?\{do\},/.test(say)) &&
        // "Until it is tender and go do something else".
        (!cued ||
          (goesOn.test(say) && /^(?:you )?\{do\},/.test(say) && !/\b(?:till|until)\b/.test(say)) ||
          (likened && on.some((word) => signsOf.has(word)))) &&
        // "Position a rack and preheat the oven and feel the excitement build".
        !(orders.length > 1 && /^(?:you )?\{do\} and /.test(say)) &&
        !on.some((word) => earlier.includes(word))
      );
    },
    pick,
    0,
  );
}

/** What a cue says, for which a likeness may be found. */
const signsOf: ReadonlySet<string> = new Set(
  'golden soften smooth thick tender crisp bubbling wilted fluffy foam silky creamy doubled elastic opaque charred caramelised reduced'.split(
    ' ',
  ),
);

/** What is said of the whole, cue and all. */
const goesOn = /^(?:you )?\{do\},? (?:and|which|while|because|since|so|by which|the)\b/;
const counts = new Set(['sole', 'pair', 'several', 'many']);

/** The situation of what an order handles alone: of "put the garlic into the pasta", of garlic. */
function ofHandled(situation: Situation): Situation {
  if (!['@none', '@sole', '@pair', '@several'].some((word) => situation.has(word))) return situation;
  const set = new Set<string>();
  for (const word of situation)
    if (word === '@none') continue;
    else if (word.startsWith('@')) set.add(counts.has(word.slice(1)) ? word.slice(1) : `+${word.slice(1)}`);
    else if (!word.startsWith('+') && !counts.has(word)) set.add(word);
  return set;
}

/**
 * Which of the orders of a sentence is told as a scene, and as which; null where none fits. What is told of a food is
 * told where it is handled alone, or beside no more foods than the situation names.
 */
export function chooseScene(
  scenes: readonly Said[],
  situations: readonly Situation[],
  pick: Picker,
  fits: (one: Said, at: number) => boolean,
): { readonly say: string; readonly at: number } | null {
  const handled = situations.map(ofHandled);
  const where = (one: Said): number =>
    handled.findIndex((situation, at) => holds(one, situation, true) && fits(one, at));
  const say = best(among(scenes, handled), (one) => where(one) >= 0, pick, 0);
  return say === null ? null : { say, at: where(scenes.find((one) => one.say === say && where(one) >= 0)!) };
}

/** What is done stands first. */
const stands = /^(?:you )?\{do\}/;

const general = new Set([
  'any',
  'middle',
  'order',
  'statement',
  'hot',
  'cue',
  'started',
  'mixture',
  'pan',
  'bowl',
  'pot',
]);

/** Of two kinds of a dish the narrower one tells more. */
const particular: ReadonlySet<string> = new Set(particularDishes.map((name) => `=${name}`));

/** What a cook sees or worries about at a single moment of few recipes: it belongs there without any other word. */
const telling: ReadonlySet<string> = new Set(
  'stickydough springs overnight puffy dimpled oneatatime clearjuices underskin curdles gradually halfwayup wobble flames warmcake shaken smoking brownbits outofcold cookingwater partcovered warmbowls rindout toothpick'.split(
    ' ',
  ),
);

/** Whether something of this kind is so in a situation. */
export const isTelling = (situation: Situation): boolean => [...situation].some((word) => telling.has(word));

/** A food together with what is done to it fits best; a place in the recipe alone fits least. */
const weightOf = (remark: Said): number => {
  let weight = weights.get(remark);
  if (weight === undefined) {
    weight = remark.on.reduce(
      (sum, word) =>
        sum +
        (word.startsWith('!')
          ? 0
          : general.has(word)
            ? 0.4
            : // A kind of dish tells more than that it is sweet.
              word === 'sweet'
              ? 0.95
              : particular.has(word)
                ? 1.4
                : word.startsWith('+')
                  ? 1.2
                  : telling.has(word)
                    ? 3
                    : 1),
      0,
    );
    weights.set(remark, weight);
  }
  return weight;
};
const weights = new WeakMap<Said, number>();
