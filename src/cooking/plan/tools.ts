import type { Dish } from '../dish.ts';

/** Tools that every kitchen has, so that no caller need list them. */
export const basicTools: ReadonlySet<string> = new Set([
  'knife',
  'cutting board',
  'mixing bowl',
  'large bowl',
  'small bowl',
  'bowl',
  'spoon',
  'fork',
  'whisk',
  'spatula',
  'wooden spoon',
  'measuring cups',
  'measuring spoons',
  'grater',
  'peeler',
  'colander',
  'sieve',
  'plate',
  'platter',
  'glass',
  'mug',
  'jar',
  'rolling pin',
  'kitchen paper',
  'cling film',
  'clean tea towel',
  'potato masher',
  'tongs',
  'ladle',
  'pitcher',
  'refrigerator',
  'serving dish',
]);

/** Appliances that nobody is taken to own who did not name them. */
const ownAppliances: ReadonlySet<string> = new Set([
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'microwave',
]);

/** Whether a step that every version of a dish has needs an appliance that nobody is taken to own. */
export const needsOwnAppliance = (dish: Dish): boolean =>
  dish.steps.some((step) => step.when.length === 0 && step.tools.some((tool) => ownAppliances.has(tool)));

/** Whether a kitchen has what every version of a dish needs. */
export function hasTools(dish: Dish, tools: ReadonlySet<string>): boolean {
  return dish.steps.every(
    (step) =>
      step.when.some((condition) => condition.startsWith('tool ') || condition.startsWith('notool ')) ||
      ((step.station !== 'oven' || tools.has('oven')) &&
        (step.station !== 'burner' || tools.has('stove')) &&
        step.tools.every((tool) => basicTools.has(tool) || tools.has(tool))),
  );
}
