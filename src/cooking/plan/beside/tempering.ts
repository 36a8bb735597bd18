import type { Dish, DishStep } from '../../dish.ts';

/** Fat with spices that is poured over at the table: it has to be sizzling then. */
const poured =
  /\b(?:tadka|tarka|tempering|sizzling (?:fat|oil|ghee|butter|spices)|hot (?:fat|oil|spiced oil)|spiced (?:oil|fat|butter|ghee))\b/i;
const heatsFat: ReadonlySet<string> = new Set(['fry', 'saute', 'toast', 'heat', 'melt']);
/** Longer than this nothing sizzles that is to be poured. */
const longest = 8;

/** The step in which a dish's tempering is fried, where its last step pours it over; null where a dish has none. */
export function temperingOf({ steps }: Dish): DishStep | null {
  const last = steps.at(-1);
  if (last === undefined || !poured.test(last.say)) return null;
  return (
    steps.findLast(
      (step) =>
        step !== last &&
        last.after.includes(step.id) &&
        step.station === 'burner' &&
        heatsFat.has(step.action) &&
        step.minutes[1] <= longest,
    ) ?? null
  );
}

/** The steps with the tempering waiting for what is added to the pot, and told behind it. */
export function temperedLast(
  steps: readonly DishStep[],
  tempering: DishStep | null,
  added: readonly string[],
): readonly DishStep[] {
  const at = tempering === null ? -1 : steps.findIndex(({ id }) => id === tempering.id);
  const last = steps.findLastIndex(({ id }) => added.includes(id));
  if (at < 0 || last < 0) return steps;
  const waiting = { ...steps[at]!, after: [...new Set([...steps[at]!.after, ...added])] };
  const others = steps.filter((_, index) => index !== at);
  const place = others.findLastIndex(({ id }) => added.includes(id)) + 1;
  return last < at
    ? steps.map((step, index) => (index === at ? waiting : step))
    : [...others.slice(0, place), waiting, ...others.slice(place)];
}
