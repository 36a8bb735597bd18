import { isFish } from './line-amounts.ts';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { shapeOf } from './can-do.ts';
import { goesInHot, simmeredGently, temperedFirst, thinner } from './dairy-in-heat.ts';
import {
  takesTemperature,
  withoutBoiling,
  withoutMeatDoneness,
  withoutShells,
  withoutShrimpCue,
  withoutSkin,
} from './doneness.ts';
import type { LineEdits } from './line-edits.ts';
import type { Literal } from './marked-text.ts';

/** What a swap brings along in the steps that handle the food without naming it. */
export interface FollowUp {
  /** Other times, in the text of a step as it was. */
  literals(at: number): readonly Literal[];
  /** The finished text of a step with doneness and heat as the new food wants them. */
  mend(at: number, text: string): string;
  /** Whether an oil takes the place of a fat that melts. */
  readonly oiled: boolean;
}

const isFlesh = ({ traits }: Food): boolean =>
  traits.includes('meat') || traits.includes('fish') || traits.includes('shellfish');

const isBird = ({ traits, category }: Food): boolean => traits.includes('poultry') || category === 'poultry';

/** Poultry is done at 74 °C (165 °F); what beef or pork may be less of, it may not. Source: USDA FSIS. */
const doneAsPoultry = (text: string): string =>
  text
    // "Until the center hits 160 degrees": no oven is meant.
    .replace(
      /(\b(?:hits?|reads?|reach(?:es)?|registers?|internal(?:ly)?|inside|cent(?:er|re)|middle)\b[^.°]{0,24}?)\b1(?:[3-5]\d|6[0-4])(?=\s*(?:degrees?\b|°)(?!\s*C))/giu,
      '$1165',
    )
    .replace(/\b1(?:[3-5]\d|6[0-4])(?=\s*(?:°\s*F|degrees? F|ºF|F\b))/giu, '165')
    .replace(/\b(?:5[4-9]|6\d|7[0-3])(?=\s*(?:°\s*C|degrees? C|ºC|C\b))/giu, '74');

/** "Until the center hits 165 degrees" and "until its middle reaches 165 °F" are one thing. */
const saidOnce = (text: string): string =>
  text.replace(
    /\s*Cook (?:it|them|the [^.]*?) until (?:(?:its|their) middle reaches|74 °C)[^.]*\.(?=\s|$)/u,
    (said: string, at: number) =>
      /\b(?:165|74)\s*(?:°|degrees|º|[FC]\b)/.test(text.slice(0, at) + text.slice(at + said.length))
        ? ''
        : said,
  );

/** Splits where it boils. */
export const curdles = (food: Food): boolean =>
  isKind(food, 'yogurt-kind') || isKind(food, 'yogurt') || isKind(food, 'cottage-cheese');

/** Poultry that is sold with its skin. */
const skinned = /^(?:bone-in-|whole-)|wings|drumstick|-legs?$|pieces$/;

/** Takes as long as stewing meat does: its times stay. */
const slow = ['dried-bean', 'dried-pulse', 'pearl-barley', 'barley', 'wild-rice', 'dried-mushroom'] as const;

/** Stated times at least this long are for tough meat. Own rule. */
const longMinutes = 45;
const times: Readonly<Record<string, readonly [least: number, said: string]>> = {
  simmer: [longMinutes, '30 minutes'],
  stew: [longMinutes, '30 minutes'],
  braise: [longMinutes, '40 minutes'],
  boil: [longMinutes, '30 minutes'],
  'slow-cook': [300, '4 hours'],
  'pressure-cook': [15, '8 minutes'],
};

/** What is soft already only takes up the sauce. Own rule. */
/** Heat that dries out what stays in it too long. */
const dryHeat: ReadonlySet<string> = new Set(['grill', 'broil', 'roast', 'bake', 'fry', 'saute', 'air-fry']);
const wetHeat: ReadonlySet<string> = new Set(['simmer', 'warm', 'heat', 'cook', 'boil']);
/** What a breast takes of a thigh's time, and minutes below which nothing is told by the clock. Own rules. */
const leanShare = 0.75;
const leanLeast = 8;
const brief: ReadonlySet<string> = new Set(['simmer', 'stew', 'braise', 'boil']);
const shortly: readonly [least: number, said: string] = [30, '20 minutes'];

/** Where so much or less is left of a food, the text does not ask for plenty of it any more. Own rule. */
const lavishShare = 0.8;
const lavish: readonly (readonly [RegExp, string])[] = [
  [/\s+(?:very )?(?:generously|liberally|heavily)\b/giu, ''],
  [
    /\b(?:an? )?(?:(?:very )?generous|good|large|big|hefty) (?:amount|helping|layer|sprinkling|sprinkle|dusting|drizzle|glug) of /giu,
    'the ',
  ],
  [/\b(?:plenty|lots|loads|a lot) of (?:the )?/giu, 'the '],
  [/,?\s+(?:until|so that) you (?:can(?:no|['’])t|can not|cannot) see [^.,;]*/giu, ''],
];
const twice = /\bthe the\b/giu;
const anyLavish = new RegExp([...lavish.map(([what]) => what.source), twice.source].join('|'), 'iu');

/** "Cover generously with cheese until you can't see the pasta" of half the cheese: "Cover with cheese". */
function withoutLavishness(text: string, ...foods: readonly Food[]): string {
  // Most texts ask for plenty of nothing.
  if (!anyLavish.test(text)) return text;
  const words = foods.flatMap(({ name, ancestors }) =>
    [name, ...ancestors].map((one) => one.split(/[ -]/).at(-1)!),
  );
  const named = new RegExp(
    `\\b(?:${[...new Set(words)].map((one) => one.replace(/[^\p{L}]/gu, '.')).join('|')})`,
    'iu',
  );
  // "The salt and plenty of pepper": what it speaks of stands within three words.
  const speaks = (instead: string, after: string): boolean =>
    instead === '' ||
    named.test(
      after
        .split(/[.,;]|\band\b/u)[0]!
        .split(' ')
        .slice(0, 4)
        .join(' '),
    );
  return text
    .split(/(?<=[.!?]\s)/u)
    .map((sentence) =>
      named.test(sentence)
        ? lavish
            .reduce(
              (said, [what, instead]) =>
                said.replace(what, (found: string, ...rest: readonly unknown[]) => {
                  const at = rest.find((one) => typeof one === 'number') as number;
                  return speaks(instead, said.slice(at + found.length)) ? instead : found;
                }),
              sentence,
            )
            .replace(twice, 'the')
        : sentence,
    )
    .join('');
}

const keptBelow = /\s*Keep (?:it|the [^.]+?) below a boil[^.]*\./gu;

const cooksAlone = /\b(?:cook|boil|simmer|steam|prepare|bring|soak)\b/i;
/** A bowl or pan of its own. */
const ownVessel =
  /^(?:(?:meanwhile|in the meantime|first|next|then),?\s+)?(?:tip|put|place|pour|measure|add|soak|combine|rinse|cover)\b[^.;]*\b(?:an?(?:other)?\s+(?:\p{L}+[ -]){0,3}(?:bowl|saucepan|pan|pot)|hot stock|boiling (?:stock|water|broth)|hot broth)\b/iu;
const joinsOthers =
  /\b(?:serve|toss|sauce|mix|stir in|return|top|fold|add (?!(?:[\d¼½¾⅓⅔./ -]+(?:cups?|ml|l|litres?|liters?|pints?) (?:of )?)?(?:(?:cold|hot|boiling) )?water|the water|salt|the stock|the hot|the boiling))\b/i;
/** "Start the rice.", "Rinse the rice until the water runs clear." */
const onlyBegins = /^(?:(?:meanwhile|first|next|then),?\s+)?(?:start|rinse|wash)\b[^.;]*[.!]?$/iu;
/** "Add 3 cups water, bring to a boil, …" */
const inWater = /\b(?:add|pour in|cover with|in)\b[^.;]{0,24}\bwater\b/iu;
/** "Cook the pasta until tender, then drain and toss with the sauce." */
const drainedAndOn =
  /^([^.!?;]*?\b(?:cook|boil|simmer|soak)\b[^.!?;]*?,?(?: and| then|,)* drain(?: it| them| well| thoroughly| the \p{L}+)*)(,? (?:and|then|and then) )(?=(?:toss|mix|stir|add|return|combine|serve|top|tip|fold)\b)/iu;
/** What comes after with the same pot. */
const goesOn =
  /^\s+(?:(?:this|it) (?:usually |normally |should )?takes? (?:about |around )?\d|(?:(?:then|and|once|when)\b[^.;]*)?\b(?:cover|let (?:it )?(?:stand|sit|rest)|leave|fluff|drain|simmer|bring|reduce|turn (?:off|down|the heat)|lower|remove|take (?:it )?off|pour (?:over|in|on)|add the (?:water|stock|boiling|hot)|set (?:it )?aside)\b|(?:reserve|save|keep|scoop out)\b[^.;]*\bwater\b)/i;

/** The sentences of a step that cook one food by itself, in water or stock, as offsets; null where there are none. */
export function cookedApart(
  understood: UnderstoodRecipe,
  key: string,
): (Literal & { readonly at: number; readonly goesOn?: string }) | null {
  const plain = (other: string): boolean => {
    const food = understood.grounded.find((line) => line.key === other)?.ingredient.food;
    return (
      other === key ||
      (food !== null &&
        food !== undefined &&
        (isKind(food, 'water') || isKind(food, 'salt') || isKind(food, 'stock')))
    );
  };
  for (const [at, { mentions }] of understood.steps.entries()) {
    const text = understood.source.instructions[at]!;
    for (const { start, key: own, kind } of mentions) {
      if (own !== key || kind === 'pronoun' || kind === 'rest') continue;
      const from = Math.max(
        ...[...text.slice(0, start).matchAll(/[.!?;]\s+|\n/g)].map((one) => one.index + one[0].length),
        0,
      );
      const stop = /[.!?;](?=\s|$)/.exec(text.slice(start));
      const to = stop === null ? text.length : start + stop.index + 1;
      const sentence = text.slice(from, to);
      const begun = !cooksAlone.test(sentence) && onlyBegins.test(sentence);
      if (!begun && !cooksAlone.test(sentence) && !ownVessel.test(sentence)) continue;
      // "Cook the spaghetti, drain and toss with the sauce": the first half cooks it by itself.
      const first = drainedAndOn.exec(sentence);
      if (
        first !== null &&
        from + first[1]!.length > start &&
        !joinsOthers.test(first[1]!) &&
        !mentions.some((one) => one.start >= from && one.end <= from + first[1]!.length && !plain(one.key))
      ) {
        const end = from + first[1]!.length;
        return { at, start: from, end, text: text.slice(from, end), goesOn: first[2]! };
      }
      if (joinsOthers.test(sentence)) continue;
      if (mentions.some((one) => one.start >= from && one.end <= to && !plain(one.key))) continue;
      // "Cover and leave for 5 minutes, then fluff it up." goes on with the same pot.
      let end = to;
      for (;;) {
        const next = /^\s+[^.!?;]+(?:\.\d[^.!?;]*)*[.!?;]?(?=\s|$)/.exec(text.slice(end));
        if (next === null) break;
        const [begin, stopAt] = [end, end + next[0].length];
        const strange = mentions.some((one) => one.start >= begin && one.end <= stopAt && !plain(one.key));
        const poured = begun && end === to && cooksAlone.test(next[0]) && inWater.test(next[0]);
        if (strange || !(poured || goesOn.test(next[0])) || joinsOthers.test(next[0])) break;
        end = stopAt;
      }
      const vessel = !cooksAlone.test(sentence);
      // What is only rinsed is not cooked yet, either.
      if (begun && !cooksAlone.test(text.slice(to, end))) continue;
      // What is only put into a bowl is not cooked yet.
      if (vessel && end === to && !/\b(?:cover|soak|leave|stand|sit)\b/i.test(sentence)) continue;
      return { at, start: from, end, text: text.slice(from, end) };
    }
  }
  return null;
}

const numberWords: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5 };
/** "Until reduced by half", "until almost gone". */
const boilsDown =
  /\breduced? (?:by|to|down)\b|\b(?:until|till) (?:it (?:has |is )?)?(?:(?:almost|nearly|mostly) (?:gone|evaporated|dry)|reduced|evaporated)\b/i;
const sentenceStart = (text: string, at: number): number =>
  Math.max(0, ...[...text.slice(0, at).matchAll(/[.!?;]\s+|\n/g)].map((one) => one.index + one[0].length));
/** Of one sort of flesh, so that less of the new is handled as less of the old. */
const isShareOf = (now: Food, old: Food | null): boolean =>
  old !== null && (now.id === old.id || (isFlesh(now) && isFlesh(old) && now.kind === old.kind));

/** Reads what the swaps of a recipe mean for its steps. */
export function followUp(understood: UnderstoodRecipe, byKey: LineEdits): FollowUp {
  const lines = new Map(understood.grounded.map((line) => [line.key, line.ingredient.food]));
  const plants = new Set<string>();
  const oiled = new Set<string>();
  const skinless = new Set<string>();
  const curdling = new Map<string, string>();
  const thinned = new Map<string, string>();
  const birds = new Set<string>();
  /** What lost its shell, and what stopped being a prawn, by what it is called now. */
  const shelled = new Set<string>();
  const unshrimped = new Map<string, { readonly name: string; readonly cue: string }>();
  /** What plants that took the place of flesh are called. */
  const plantNames = new Map<string, string>();
  let mushrooms = false;
  const ready = new Set<string>();
  const lean = new Set<string>();
  const lessened = new Map<string, Food | null>();
  /** What there is less of, as a share of what there was. */
  const shares = new Map<string, number>();
  for (const [key, edit] of byKey) {
    const old = lines.get(key) ?? null;
    const grams = understood.grounded.find((line) => line.key === key)?.ingredient.grams ?? 0;
    const left =
      edit.kind === 'amount'
        ? edit.factor
        : edit.kind === 'swap' && grams > 0
          ? (edit.by[0]!.grams ?? grams) / grams
          : 1;
    const scaled = edit.kind === 'amount' || (edit.kind === 'swap' && isShareOf(edit.by[0]!.food, old));
    if (scaled && left < 1 && old !== null) shares.set(key, left);
    if (left <= lavishShare) lessened.set(key, edit.kind === 'swap' ? edit.by[0]!.food : old);
    if (edit.kind !== 'swap' || old === null) continue;
    const now = edit.by[0]!.food;
    if (isFlesh(old) && !isFlesh(now) && !edit.by.some(({ food }) => isFlesh(food))) {
      plants.add(key);
      plantNames.set(key, headOf(edit.by[0]!.name ?? now.name));
      mushrooms ||= isKind(now, 'mushroom');
      if (isKind(now, 'legume') && /^(?:cooked|canned|unsalted)-/.test(now.id)) ready.add(key);
    }
    if (isKind(old, 'mollusc') && !edit.by.some(({ food }) => isKind(food, 'mollusc'))) shelled.add(key);
    if (isKind(old, 'crustacean') && isFlesh(now) && !edit.by.some(({ food }) => isKind(food, 'crustacean')))
      unshrimped.set(key, {
        name: headOf(edit.by[0]!.name ?? now.name),
        cue: isFish(now) ? 'opaque' : 'cooked through',
      });
    const skin = /\bskin\b/i.test(understood.grounded.find((line) => line.key === key)!.parsed.source);
    if ((skin || skinned.test(old.id)) && /^chicken-(?:breast|thigh)$|^skinless-/.test(now.id))
      skinless.add(key);
    if (isKind(now, 'chicken-breast') && isKind(old, 'chicken') && !isKind(old, 'chicken-breast'))
      lean.add(key);
    if (edit.by.some(({ food }) => isBird(food)) && !isBird(old)) birds.add(key);
    if (isKind(now, 'oil') && !isKind(old, 'oil')) oiled.add(key);
    if (curdles(now) && !curdles(old) && !kneadedIn(understood, key))
      curdling.set(key, edit.by[0]!.name ?? now.name);
    if (thinner(now, old) && !kneadedIn(understood, key)) thinned.set(key, edit.by[0]!.name ?? now.name);
  }
  const held = (at: number): readonly string[] => {
    const { contents, mentions } = understood.steps[at]!;
    return [...new Set([...contents, ...mentions.map(({ key }) => key)])];
  };
  /** The last step that speaks of any of them, however it calls what was made of them. */
  const lastHeld = (keys: ReadonlySet<string>): number => {
    const first = understood.steps.findIndex((_, at) => held(at).some((key) => keys.has(key)));
    return first < 0
      ? -1
      : understood.source.instructions.findLastIndex(
          (text, at) => at >= first && takesTemperature.test(text),
        );
  };
  const onlyPlants = (at: number): boolean =>
    plants.size > 0 &&
    held(at).some((key) => plants.has(key)) &&
    !held(at).some((key) => {
      const food = lines.get(key);
      return food !== null && food !== undefined && !plants.has(key) && isFlesh(food) && !gone(key);
    });
  // "Flake it into a buttered dish", before the butter of the list is named.
  const butterless = ![...lines].some(
    ([key, food]) =>
      food !== null && isKind(food, 'butter') && !oiled.has(key) && byKey.get(key)?.kind !== 'remove',
  );
  /** What flesh that is still there is called. */
  const fleshNames = (): readonly string[] =>
    [...lines].flatMap(([key, food]) =>
      food !== null && isFlesh(food) && !plants.has(key) && !gone(key)
        ? [headOf(food.name), food.kind ?? '']
        : [],
    );
  const gone = (key: string): boolean => byKey.get(key)?.kind === 'remove';
  const shortened = (at: number): readonly Literal[] => {
    const { action } = understood.recipe.steps[at]!;
    const rule = action === null ? undefined : ready.size > 0 && brief.has(action) ? shortly : times[action];
    if (rule === undefined || !onlyPlants(at)) return [];
    const waits = held(at).some((key) => {
      const food = lines.get(key);
      return food !== null && food !== undefined && slow.some((kind) => isKind(food, kind));
    });
    if (waits) return [];
    return understood.steps[at]!.durations.filter(
      ({ min, role }) => min >= rule[0] && (role === 'counted' || role === 'alternative'),
    ).map(({ start, end, text }) => ({
      start: start,
      end: text.endsWith('.') ? end - 1 : end,
      text: rule[1],
    }));
  };
  /** Breast is done in three quarters of the time of a thigh; what has been cooked through is only warmed in its sauce. */
  const leaner = (at: number): readonly Literal[] => {
    const { mentions, durations } = understood.steps[at]!;
    if (lean.size === 0 || !mentions.some(({ key }) => lean.has(key))) return [];
    const { action } = understood.recipe.steps[at]!;
    const done = understood.steps
      .slice(0, at)
      .some(
        (step, index) =>
          dryHeat.has(understood.recipe.steps[index]!.action ?? '') &&
          step.minutesMax >= leanLeast &&
          step.mentions.some(({ key }) => lean.has(key)),
      );
    const first = Math.min(...mentions.filter(({ key }) => lean.has(key)).map(({ start }) => start));
    return durations.flatMap(({ start, end, min, max, text, role }): readonly Literal[] => {
      if (role !== 'counted' || start < first) return [];
      const until = text.endsWith('.') ? end - 1 : end;
      if (done && wetHeat.has(action ?? '') && max >= 4 && max <= 12)
        return [{ start, end: until, text: '2 minutes' }];
      if (done || !dryHeat.has(action ?? '') || min < leanLeast) return [];
      const said = (minutes: number): number => {
        const short = minutes * leanShare;
        return short >= 20 ? Math.round(short / 5) * 5 : Math.round(short);
      };
      // Hours are another matter.
      if (max > 60 || !/min/i.test(text)) return [];
      const unit = /(?:minutes?|mins?|min)\b/i.exec(text)![0];
      const now = min === max ? `${said(min)}` : `${said(min)} to ${said(max)}`;
      return [{ start, end: until, text: `${now} ${unit}` }];
    });
  };
  /** "Brown the lamb in 3 batches" of half the lamb: two. */
  const fewerBatches = (at: number): readonly Literal[] => {
    const text = understood.source.instructions[at]!;
    const { mentions } = understood.steps[at]!;
    return [...text.matchAll(/\bin (\d|three|four|five) (?=batches\b)/giu)].flatMap(
      ({ 0: said, 1: number, index }): readonly Literal[] => {
        const from = sentenceStart(text, index);
        const own = mentions.filter(
          (one) => one.start >= from && one.start < index && one.kind !== 'pronoun',
        );
        const foods = [...new Set(own.map(({ key }) => key))].filter((key) => {
          const food = lines.get(key);
          return food !== null && food !== undefined && isFlesh(food);
        });
        const share = foods.length === 1 ? shares.get(foods[0]!) : undefined;
        const before = numberWords[number!.toLowerCase()] ?? Number(number);
        const now = Math.max(2, Math.ceil(before * (share ?? 1) - 0.1));
        if (now >= before) return [];
        const word = /\d/.test(number!) ? String(now) : ['two', 'three', 'four'][now - 2]!;
        return [{ start: index, end: index + said.length, text: `in ${word} ` }];
      },
    );
  };
  /** Half the wine has boiled down to half in half the time. */
  const soonerReduced = (at: number): readonly Literal[] => {
    const text = understood.source.instructions[at]!;
    const { mentions, durations } = understood.steps[at]!;
    return durations.flatMap(({ start, end, min, max, text: said, role }): readonly Literal[] => {
      if (role !== 'counted' || max > 20 || min < 2 || !/^\D*\d+(?:\s?(?:-|–|to)\s?\d+)? ?min/i.test(said))
        return [];
      const from = sentenceStart(text, start);
      const stop = /[.!?;](?=\s|$)/.exec(text.slice(end));
      const sentence = text.slice(from, stop === null ? text.length : end + stop.index);
      if (!/\b(?:boil|bubble|simmer|reduce|cook)\b/i.test(sentence) || !boilsDown.test(sentence)) return [];
      const poured = [
        ...new Set(mentions.filter((one) => one.start >= from && one.start < start).map(({ key }) => key)),
      ].flatMap((key) => {
        const line = understood.grounded.find((one) => one.key === key)!;
        const { food, grams } = line.ingredient;
        return food !== null && shapeOf(food) === 'liquid' && !isKind(food, 'fat') && !isKind(food, 'oil')
          ? [{ key, grams: grams ?? 0 }]
          : [];
      });
      const main = poured.reduce((sum, { grams }) => sum + grams, 0);
      const left = poured.reduce((sum, { key, grams }) => sum + grams * (shares.get(key) ?? 1), 0);
      if (main <= 0 || left / main > 0.8 || poured.some(({ grams }) => grams === 0)) return [];
      const digits = /\d+(?:\s?(?:-|–|to)\s?\d+)?/.exec(said)!;
      const short = (minutes: string): string =>
        String(Math.max(1, Math.round((Number(minutes) * left) / main)));
      const begin = start + digits.index;
      const now = digits[0].replace(/\d+/g, short);
      const [a, b] = now.match(/\d+/g)!;
      return [{ start: begin, end: begin + digits[0].length, text: a === b ? a! : now }];
    });
  };
  return {
    literals(at) {
      const anew = [...byKey].flatMap(([key, edit]): readonly Literal[] => {
        if (edit.kind !== 'swap' || edit.cooked === undefined) return [];
        const apart = cookedApart(understood, key);
        if (apart?.at !== at) return [];
        const meanwhile = /^(?:meanwhile|in the meantime)\b,?\s*/i.exec(apart.text)?.[0];
        // "Drain, toss with the sauce": what the recipe says next need not be said before.
        const drained = /^\s*(?:then\s+)?drain\b/i.test(understood.source.instructions[at]!.slice(apart.end));
        const cooked = drained ? edit.cooked.replace(/,? and drain\b[^.]*(?=\.)/, '') : edit.cooked;
        const text =
          meanwhile === undefined
            ? cooked
            : `${meanwhile}${cooked.charAt(0).toLowerCase()}${cooked.slice(1)}`;
        // The sentence goes on with what becomes of it: "…, drain. Toss with the sauce."
        if (apart.goesOn !== undefined) {
          const next = apart.end + apart.goesOn.length;
          const letter = understood.source.instructions[at]!.charAt(next).toUpperCase();
          return [{ start: apart.start, end: next + 1, text: `${text} ${letter}` }];
        }
        return [{ start: apart.start, end: apart.end, text }];
      });
      return [...anew, ...shortened(at), ...leaner(at), ...fewerBatches(at), ...soonerReduced(at)];
    },
    mend(at, text) {
      let made = onlyPlants(at)
        ? withoutMeatDoneness(text, mushrooms ? 'browned and tender' : undefined)
        : plantNames.size > 0
          ? ofEachSentence(text, [...plantNames.values()], fleshNames(), (one) => withoutMeatDoneness(one))
          : text;
      if (shelled.size > 0 && held(at).some((key) => shelled.has(key))) made = withoutShells(made);
      for (const { name, cue } of unshrimped.values())
        made = ofEachSentence(made, [name], [], (one) => withoutShrimpCue(one, cue));
      if (held(at).some((key) => skinless.has(key))) made = withoutSkin(made);
      if (birds.size > 0 && (held(at).some((key) => birds.has(key)) || at === lastHeld(birds)))
        made = saidOnce(doneAsPoultry(made));
      made = withoutOddments(made);
      for (const [key, edit] of byKey)
        if (
          edit.kind === 'swap' &&
          edit.cooked !== undefined &&
          !/\bdrain\b|\bwater\b/.test(edit.cooked) &&
          held(at).includes(key)
        )
          made = withoutStraining(made, edit.by[0]!.name ?? edit.by[0]!.food.name);
      if (oiled.size > 0 && (butterless || held(at).some((key) => oiled.has(key))))
        made = made
          .replace(
            /\b([Bb])uttered(?= (?:[\p{L}\d-]+ )?(?:dish|tin|pan|tray|casserole|ramekins?|gratin dish|baking sheet)\b)/gu,
            (_, b: string) => (b === 'B' ? 'Greased' : 'greased'),
          )
          .replace(/\b([Bb])uttering(?= (?:each|every|the|a|it|them|between)\b)/g, (_, b: string) =>
            b === 'B' ? 'Oiling' : 'oiling',
          )
          .replace(
            /\b([Mm])elt(?=(?: (?:half|the rest|some|more|most|a little|remaining|the remaining|\d\S*|\p{L}+spoons?|of|the)){0,6} (?:\p{L}+ )?oil\b)/gu,
            (_, m: string) => (m === 'M' ? 'Heat' : 'heat'),
          )
          .replace(/\b(when|once|as soon as) (it)(?:['’]s| is| has)? melt(?:ed|s)\b/giu, '$1 $2 is hot');
      for (const [key, food] of lessened)
        if (food !== null && held(at).includes(key))
          made = withoutLavishness(made, food, lines.get(key) ?? food);
      for (const [key, name] of curdling) {
        const { mentions, contents } = understood.steps[at]!;
        const named = mentions.some((one) => one.key === key);
        if (!named && !contents.includes(key)) continue;
        // What the text itself says now need not be said again.
        const bare = made.replace(keptBelow, '');
        const place = named ? bare.toLowerCase().indexOf(name.split(' ').at(-1)!.toLowerCase()) : 0;
        const mended = withoutBoiling(bare, Math.max(0, place));
        if (/without boiling|not (?:let it )?boil/i.test(mended)) made = mended;
        if (named && goesInHot(key, at, understood))
          made = temperedFirst(made, name, understood.source.title);
      }
      for (const [key, name] of thinned) {
        const { mentions, contents } = understood.steps[at]!;
        const named = mentions.some((one) => one.key === key);
        if (!named && !contents.includes(key)) continue;
        const place = named ? made.toLowerCase().indexOf(name.split(' ').at(-1)!.toLowerCase()) : 0;
        made = simmeredGently(made, Math.max(0, place));
      }
      return made;
    },
    oiled: oiled.size > 0,
  };
}

const headOf = (name: string): string => name.toLowerCase().split(' ').at(-1)!.replace(/s$/, '');

/** The text with something done to the sentences that name one of these and none of those. */
function ofEachSentence(
  text: string,
  named: readonly string[],
  not: readonly string[],
  change: (sentence: string) => string,
): string {
  const says = (sentence: string, names: readonly string[]): boolean => {
    const low = sentence.toLowerCase();
    return names.some((one) => one !== '' && new RegExp(`\\b${one}`, 'u').test(low));
  };
  return text
    .split(/(?<=[.!?;]\s)/u)
    .map((sentence) => {
      if (!says(sentence, named) || says(sentence, not)) return sentence;
      const space = /\s*$/u.exec(sentence)![0];
      return change(sentence.trimEnd()) + space;
    })
    .join('');
}

/** What goes into a dough or a batter is bound there: nothing splits when that is boiled or baked. */
const kneadedIn = ({ steps, source }: UnderstoodRecipe, key: string): boolean => {
  const at = steps.findIndex(({ mentions }) => mentions.some((one) => one.key === key));
  return at >= 0 && /\b(?:dough|batter|knead\w*)\b/i.test(source.instructions[at]!);
};

/** "Strain the cauliflower rice and let it cool": what was cooked dry has nothing to strain. */
export const withoutStraining = (text: string, name: string): string =>
  text.replace(
    new RegExp(
      String.raw`(^|[.!?;]\s+)(?:strain|drain|rinse)\s+(?:the\s+)?${name}(?:\s+well)?(?:,?\s+and(?:\s+then)?\s+(let|leave|allow|set|add|put|stir|mix|return)\s+it\b|[.;]\s*(?=\S|$))`,
      'giu',
    ),
    (_, before: string, verb: string | undefined) =>
      verb === undefined
        ? before
        : `${before}${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()} the ${name}`,
  );

/** Words that fitted what was there before and fit nothing now. */
const withoutOddments = (text: string): string =>
  text
    .replace(/\ban? additional (?:the|some)\b/gi, 'more')
    .replace(/\bfresh (?=(?:[\p{L}-]+ )?evaporated milk\b)/giu, '')
    .replace(/\b(?:(?:one|a|1|half a|½) )?(?:whole )?sticks? of (?=(?:[\p{L}-]+ )?oil\b)/giu, 'the ')
    .replace(
      /\b(until|till) the ((?:\p{L}+ )?oil) (?:has|is)(?: \p{L}+ly)? melted\b/giu,
      (_, until: string, oil: string) => `${until} the ${oil} is hot`,
    );
