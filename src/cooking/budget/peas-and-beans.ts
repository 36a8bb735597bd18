/** Where peas and beans go in, and how long they cook. */
import { isKind } from '#food/ingredient';
import { hasLongCooking } from '../edit/additions.ts';
import type { StepReading } from '../understand-recipe/model.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** "From here on no stirring." */
export const unstirredWords = /\b(?:(?:do not|don['’]?t|never|without|no more|no|stop) stir|not to stir)/i;

/** What cooks with the meat for longer than this is cut large. Own rule. */
export const chunkMinutes = 60;

export const peaStretch = [['frozen-peas'], 'Stir in the NAME and cook for 2 minutes, until hot.'] as const;

const cookedOn = /^(?:simmer|boil|stew|braise|saute|fry|stir-fry|heat|warm|toss|mix|stir|cook|reduce)$/;

/** Peas are hot in this time by themselves. */
const peaMinutes = 3;

/** Where the rice or pasta is in the pot and the fish comes to it: there peas get hot; null where that is nowhere. */
export function peaPlace(
  line: PricedLine,
  { understood, foods }: BudgetScope,
): (StepReading & { how: string }) | null {
  const { recipe, steps, source } = understood;
  const starch = new Set(
    recipe.ingredients.flatMap(({ key, food: id }) => {
      const food = id === null ? null : foods.get(id);
      return food !== null && ['rice', 'pasta', 'noodle'].some((kind) => isKind(food, kind)) ? [key] : [];
    }),
  );
  const from = steps.findIndex(
    ({ contents }, at) =>
      contents.some((key) => starch.has(key)) && !/\bdrain\b/i.test(source.instructions[at]!),
  );
  if (from < 0) return null;
  const later = steps.filter(
    (_, at) => at >= from && !/\bdrain\b|\bserve\b|\boff the heat\b/i.test(source.instructions[at]!),
  );
  // Seared beside the pasta they are not in its pot yet.
  const named = later.find(
    ({ mentions, contents }) =>
      contents.some((key) => starch.has(key)) &&
      mentions.some(({ key, kind }) => key === line.key && kind !== 'pronoun'),
  );
  const pots = later.filter(({ contents, id }) => {
    const step = recipe.steps.find((one) => one.id === id)!;
    return (
      (step.station === 'burner' || cookedOn.test(step.action ?? '')) &&
      contents.some((key) => starch.has(key))
    );
  });
  const found = named ?? pots.at(-1);
  if (found === undefined) return null;
  const at = steps.indexOf(found);
  const still = source.instructions.some((text) => unstirredWords.test(text));
  return {
    ...found,
    how: still
      ? 'Scatter in the NAME.'
      : recipe.steps[at]!.minutes >= peaMinutes
        ? 'Stir in the NAME.'
        : peaStretch[1],
  };
}

export const minceStretch = [
  ['canned-lentils', 'cooked-lentils', 'carrot'],
  'Drain and rinse the NAME and stir THEM in to heat through.',
] as const;

/** Minutes in which beans take up the sauce, and after which they would fall apart. Own rule. */
const beanMinutes = { least: 20, most: 45 } as const;

/** How beans simmer along; `late`: said behind the long cooking that they go into. */
interface BeanWay {
  readonly say: string;
  readonly late?: string;
}

/** Beans go in for the last half hour of a braise, to take up its sauce; null where the last simmer is another. */
export function simmeredBeans(
  wet: readonly StepReading[],
  { id }: { readonly id: string },
  { understood: { steps, source } }: BudgetScope,
): BeanWay | null {
  const last = wet.at(-1);
  if (last === undefined || last.id !== id) return null;
  const at = steps.findIndex((step) => step.id === id);
  const minutes = last.durations.reduce((sum, one) => Math.max(sum, one.max), 0);
  // What goes into an oven or a pot for hours has its minutes said.
  if (minutes >= chunkMinutes)
    return hasLongCooking(source.instructions[at]!)
      ? { say: 'Drain and rinse the NAME.', late: 'Stir in the NAME for the last 30 minutes of that time.' }
      : null;
  // The pot stands on the stove from the step before, and all the meat is in it.
  const there = wet.length > 1 && steps[at - 1]?.id === wet.at(-2)!.id;
  return there &&
    minutes >= beanMinutes.least &&
    minutes <= beanMinutes.most &&
    !/\b(?:separate|(?:another|a) (?:sauce)?(?:pan|pot))\b/i.test(source.instructions[at]!)
    ? { say: 'Drain and rinse the NAME and stir THEM in.' }
    : null;
}
