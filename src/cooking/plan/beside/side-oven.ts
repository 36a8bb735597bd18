import type { DishStep } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import type { Plan } from '../fill.ts';
import { step } from './side-role.ts';

/** So hot an oven browns vegetables while the dish is in it. */
const hot = { least: 185, most: 235 } as const;
/** Minutes in which an oven is heated for a side alone. */
const timeToHeat = 42;

const heats: DishStep = step('side_oven', {
  action: 'preheat',
  station: 'oven',
  celsius: 220,
  minutes: [12, 12],
  active: 1,
  after: ['start'],
  say: 'Heat the oven to {temp}.',
});

/**
 * The steps of a side that is roasted: on a second tray at the heat of the dish, or in an oven heated for it, where there is
 * time or no stove; null where the oven is busy with something else.
 */
export function ovenSteps(
  side: DishStep,
  { dish, fills }: Pick<Plan, 'dish' | 'fills'>,
  begun: readonly DishStep[],
  { tools, timeAvailable }: Brief,
): readonly DishStep[] | null {
  if (tools !== null && !tools.has('oven')) return null;
  const isThere = ({ uses }: DishStep): boolean =>
    uses.length === 0 || uses.some((id) => (fills.get(id) ?? []).length > 0);
  const baked = [...dish.steps.filter(isThere), ...begun].filter(
    ({ station, action }) => station === 'oven' && action !== 'preheat',
  );
  const preheat = [...dish.steps, ...begun].find(({ action }) => action === 'preheat');
  const [first] = baked;
  if (first !== undefined) {
    const { celsius } = first;
    if (preheat === undefined || celsius === null || celsius < hot.least || celsius > hot.most) return null;
    if (baked.some((one) => one.celsius !== celsius)) return null;
    return [{ ...side, celsius, after: [preheat.id] }];
  }
  const noStove = tools !== null && !tools.has('stove');
  if (preheat !== undefined || (!noStove && (timeAvailable ?? Infinity) < timeToHeat)) return null;
  return [heats, { ...side, after: [heats.id] }];
}
