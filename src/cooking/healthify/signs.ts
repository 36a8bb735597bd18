/** Signs of doneness that hang on what a plan takes away or brings: fat that pools, syrup, juice that boils down. */
import { isKind } from '#food/ingredient';
import { nutrients, type Nutrient } from '#food/vocabulary';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Contribution } from './estimate.ts';
import type { Move } from './move.ts';
import { wordsMove } from './words-move.ts';

/** Shares of the fat and the sugar of a dish from which on their signs are seen no more. Own rules. */
const fatGone = 0.35;
const sugarGone = 0.5;

/** "until the oil separates", "and oil leaves the sides", "till you see oil at the sides". */
const pools =
  /(?:\b(?:and|or|,)\s+)?\b(?:(?:until|till|'til|til|and|or|when)\s+)?(?:you (?:can )?see\s+)?(?:the\s+)?(?:oil|fat|ghee|butter)\s+(?:(?:starts?|begins?) to\s+|is\s+)?(?:separat\w+|splits?(?: out)?|leav\w+|floats?|floating|surfac\w+|ooz\w+|com(?:es|ing) (?:up|out|to the (?:top|surface))|ris\w+|releas\w+|pools?|appears?|at (?=the (?:sides?|edges?)))(?:\s*(?:from|on|at|to|out of|of|in|around)?\s*(?:the\s+)(?:sides?(?: of the (?:pan|pot|masala))?|edges?|masala|pan|pot|top|surface|paste|gravy))?/i;
const trail = 'it is thick and a spoon drawn through it leaves a trail';

/** "until soft and syrupy", "until syrupy". */
const syrupy =
  /\b(until|till|til)\s+(?:(they are |it is |the \p{L}+ (?:are|is) )?((?:\p{L}+)(?:,? \p{L}+)??)\s+and\s+)?(?:thick and )?syrup(?:y|like|-like)\b/iu;

interface Place {
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly text: string;
}

const found = (
  { source }: UnderstoodRecipe,
  pattern: RegExp,
  say: (one: RegExpExecArray, text: string) => string | null,
): readonly Place[] =>
  source.instructions.flatMap((text, at) => {
    const one = pattern.exec(text);
    const said = one === null ? null : say(one, text);
    return one === null || said === null
      ? []
      : [{ at, start: one.index, end: one.index + one[0].length, was: one[0], text: said }];
  });

function told(
  slot: string,
  places: readonly Place[],
  why: string,
  { steps }: UnderstoodRecipe,
): readonly Move[] {
  const [first] = places;
  if (first === undefined) return [];
  return [
    wordsMove({
      slot,
      edits: places.map(({ at, start, end, text }): Edit => ({
        kind: 'replace-text',
        stepId: steps[at]!.id,
        span: { start, end },
        text,
        reason: why,
      })),
      why,
      said: {
        before: first.was.replace(/^[\s,]+/, '').trim(),
        after: first.text.replace(/^[\s,]+/, '').trim(),
      },
    }),
  ];
}

/** With little fat none pools: the sign is another, and where it was a second one, it goes. */
function fatSigns(understood: UnderstoodRecipe): readonly Move[] {
  const places = found(understood, pools, ([said], text) => {
    // "Fry until golden and oil leaves the sides": the first sign stays.
    if (/^\s*(?:,|and\b|or\b)/i.test(said!))
      return /\b(?:until|till|til)\b[^.]*$/i.test(text.slice(0, text.indexOf(said!))) ? 'and thick' : null;
    const word = /\b(?:until|till|til)\b/i.exec(said!)?.[0];
    if (word === undefined) return null;
    // Light coconut milk has no cream that could split: the paste fries in its oil.
    return /\bcoconut\b/i.test(text) ? 'for 2 minutes' : `${word} ${trail}`;
  });
  return told(
    'words:fat-sign',
    places,
    'with less fat in it none pools at the sides, so the sign is another',
    understood,
  );
}

/** With little sugar no juice turns to syrup. */
function syrupSigns(understood: UnderstoodRecipe): readonly Move[] {
  const places = found(understood, syrupy, ([, word, subject, sign]) =>
    sign === undefined
      ? `${word!} slightly thickened`
      : `${word!} ${subject ?? ''}${sign}${/juic/i.test(sign) ? '' : ' and most of the juice has boiled away'}`,
  );
  return told(
    'words:syrup',
    places,
    'with little sugar the juice boils down but turns to no syrup',
    understood,
  );
}

/** What gives off water as it cooks, how many times as much asks for more minutes, and how many more. Own rules. */
const juicy = ['tomato', 'tomato-product', 'mushroom'] as const;
const muchMore = 1.4;
const longer = 1.35;
const [fewest, most] = [4, 40];

const more = (digits: string): string => {
  const value = Number(digits) * longer;
  return String(value >= 10 ? Math.round(value / 5) * 5 : Math.round(value));
};

/** Twice the tomatoes do not cook down in the minutes of half of them. */
function longerDown(
  chosen: readonly Move[],
  { steps, source, recipe, grounded }: UnderstoodRecipe,
): readonly Move[] {
  return chosen.flatMap((move): readonly Move[] => {
    const edit = move.edits.find((one) => one.kind === 'amount' && one.key === move.slot);
    const line = grounded.find(({ key }) => key === move.slot);
    const food = line?.ingredient.food ?? null;
    if (edit?.kind !== 'amount' || edit.factor < muchMore || food === null) return [move];
    if (!juicy.some((kind) => isKind(food, kind))) return [move];
    const from = steps.findIndex(({ mentions }) =>
      mentions.some((one) => one.key === move.slot && one.kind !== 'pronoun' && one.kind !== undefined),
    );
    for (const [at, { id, durations, contents, mentions }] of steps.entries()) {
      if (at < from || from < 0 || recipe.steps[at]?.station !== 'burner' || !contents.includes(move.slot))
        continue;
      const named = mentions.find(({ key, kind }) => key === move.slot && kind !== 'pronoun');
      const time = durations.find(
        ({ role, min, max, text, start }) =>
          role === 'counted' &&
          min >= fewest &&
          max <= most &&
          /min/i.test(text) &&
          (named === undefined || start > named.start),
      );
      if (time === undefined) continue;
      const said = source.instructions[at]!.slice(time.start, time.end);
      const text = said.replace(/\d+/g, more);
      if (text === said) return [move];
      return [
        {
          ...move,
          edits: [
            ...move.edits,
            {
              kind: 'replace-text',
              stepId: id,
              span: { start: time.start, end: time.end },
              text,
              reason: move.why,
            },
          ],
        },
      ];
    }
    return [move];
  });
}

/** The plan with the minutes that more of what is juicy asks for. */
export const cooksDownLonger = longerDown;

/** What the steps can no longer wait for, put in words that are true of the dish as it is now. */
export function signsFollow(
  chosen: readonly Move[],
  understood: UnderstoodRecipe,
  known: Contribution,
): readonly Move[] {
  const gone = (nutrient: Nutrient): number => {
    const at = nutrients.indexOf(nutrient);
    const cut = chosen.reduce(
      (sum, { side, difference }) => (side ? sum : sum - (difference.values[at] ?? 0)),
      0,
    );
    return cut / Math.max(known.values[at] ?? 0, 1e-6);
  };
  return [
    ...(gone('fat_g') >= fatGone ? fatSigns(understood) : []),
    ...(gone('sugars_g') >= sugarGone || cutsSugar(chosen, understood) ? syrupSigns(understood) : []),
  ];
}

/** Half of the sugar of a line gone, whatever the fruit has of its own. */
const cutsSugar = (chosen: readonly Move[], { grounded }: UnderstoodRecipe): boolean =>
  chosen.some(({ edits }) =>
    edits.some((edit) => {
      if (edit.kind !== 'amount' && edit.kind !== 'swap' && edit.kind !== 'remove') return false;
      const line = grounded.find(({ key }) => key === edit.key);
      const food = line?.ingredient.food ?? null;
      if (
        food === null ||
        !(isKind(food, 'sugar-kind') || isKind(food, 'sweetener') || isKind(food, 'syrup'))
      )
        return false;
      if (edit.kind === 'remove') return true;
      const left =
        edit.kind === 'amount'
          ? edit.factor
          : edit.by.reduce((sum, part) => sum + (isKind(part.food, food.id) ? (part.grams ?? 0) : 0), 0) /
            Math.max(line!.ingredient.grams ?? 0, 1e-6);
      return left <= 1 - sugarGone;
    }),
  );
