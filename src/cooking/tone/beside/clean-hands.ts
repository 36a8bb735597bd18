/** What children are told of clean hands and raw food: never left to chance, said once each. */
import type { Picker } from '../pick.ts';
import { isRawFood } from './situations.ts';

/** An instruction as it is told, and the foods that its author names in it, each by its ids. */
export interface Handled {
  readonly said: string;
  readonly source: string;
  readonly foods: readonly string[];
}

const first = [
  'Wash your hands first!',
  'First job: wash your hands!',
  'Soap, water, scrub: clean hands first!',
];
const washes = /\bwash(?:es|ed)?\b[^.!?]*\bhands?\b|\bhands?\b[^.!?]*\b(?:wash(?:ed|es)?|clean)\b/iu;
const tasting = /\b(?:no|not|never|don['’]t)\b[^.!?]*\b(?:tast|lick|nibbl|dip)/iu;
const mixes =
  /\b(?:whisk|beat|mix|stir|crack|break|fold|cream|combine|blend|mash|knead|dip|brush|separate)/iu;
const cooksThem = /\b(?:boil|poach|hard-boiled|soft-boiled|scramble|fr(?:y|ied)|cooked)\b/iu;
const isEgg = (food: string): boolean => /(?:^| )eggs?(?:-(?:yolk|white)s?)?(?: |$)/u.test(food);
const isFlour = (food: string): boolean =>
  /(?:^| )(?:[a-z-]+-)?flour(?: |$)/u.test(food) && !/corn|potato/u.test(food);
const meatOf = (food: string): string | null =>
  !isRawFood(food) ||
  isEgg(food) ||
  /\b(?:cooked|smoked|canned|cured|ham|bacon|stock|broth|milk|cheese)\b/u.test(food)
    ? null
    : (/\b(?:chicken|turkey|pork|beef|lamb)\b/u.exec(food)?.[0] ??
      (/\b(?:fish|salmon|cod|tuna|prawn|shrimp|seafood|shellfish)\b/u.test(food)
        ? 'fish'
        : /\b(?:meat|poultry|mince|sausage)\b/u.test(food)
          ? 'meat'
          : null));

/** The instructions with what is told of hands and of raw food where it belongs. */
export function withCleanHands(
  steps: readonly Handled[],
  description: string | null,
  pick: Picker,
): readonly string[] {
  const told = steps.map(({ said }) => said);
  const opening = `${description ?? ''} ${told[0] ?? ''}`;
  if (told.length > 0 && !washes.test(opening)) told[0] = `${pick.of(first, 'hands')} ${told[0]!}`;
  const behind = (at: number, line: string): void => {
    if (line === '') return;
    // The leave has the last word.
    told[at] = `${told[at]!}${/[.!?)”"]$/u.test(told[at]!) ? '' : '.'} ${line}`;
  };
  let [egg, meat, dough, boiled] = [false, false, false, false];
  for (const [at, { source, foods, said }] of steps.entries()) {
    const raw = foods.map(meatOf).find((one) => one !== null) ?? null;
    if (raw !== null && !meat) {
      meat = true;
      if (!/\bwash/iu.test(said)) behind(at, `Touched the raw ${raw}? Wash your hands with soap!`);
    }
    const cooks = cooksThem.test(source);
    // Eggs that were boiled before are chopped and stirred in like anything else.
    boiled ||=
      cooks && foods.some(isEgg) && /\b(?:boil|poach|hard[- ]boil|soft[- ]boil|scramble)/iu.test(source);
    if (
      !egg &&
      !boiled &&
      foods.some(isEgg) &&
      mixes.test(source) &&
      !cooks &&
      !/pasteuri[sz]ed/iu.test(source)
    ) {
      egg = true;
      dough = true;
      // Hands are washed once in a step.
      if (
        raw !== null ||
        washes.test(told[at]!.replace(first.find((one) => told[at]!.startsWith(one)) ?? '', ''))
      )
        behind(at, tasting.test(said) ? '' : "No tasting yet: it's raw!");
      else if (tasting.test(said)) behind(at, 'Wash your hands again after touching the egg.');
      else
        behind(
          at,
          pick.of(
            [
              "No tasting yet, because raw egg isn't for eating. Wash your hands again, chef!",
              "There's raw egg in there, so no licking the spoon. Wash those hands again!",
            ],
            'egg',
          ),
        );
    } else if (!dough && !egg && foods.some(isFlour) && mixes.test(source) && !cooks) {
      dough = true;
      if (!tasting.test(said)) behind(at, 'No tasting yet: raw flour has to be cooked first.');
    }
  }
  return told;
}
