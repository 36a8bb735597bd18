import { planWith } from '../fill.ts';
import type { Food } from '#food/model';
import type { Dish, DishStep } from '../../dish.ts';
import type { Brief, PantryItem } from '../brief.ts';
import type { Ranked } from '../rank/rank.ts';
import { step } from '../beside/side-role.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** The stock that is drawn from kelp, and the step that draws it. */
const stock = 'kombu-dashi';
const drawing = 'draw_stock';
/** What is counted by the cube or the strip makes as much stock as the pot takes. */
const isConcentrate = ({ id, ancestors }: Food): boolean =>
  id === 'kombu' || ancestors.includes('stock-cube');

/** The things of a kitchen, of which those that stock is made from give as much of it as is wanted. */
export const drawnFreely = (pantry: readonly PantryItem[]): readonly PantryItem[] =>
  pantry.map((item) =>
    item.food !== null && isConcentrate(item.food)
      ? { ...item, grams: null, pieces: undefined }
      : item.pieces === undefined && item.grams === null && isOne(item)
        ? { ...item, pieces: 1 }
        : item,
  );

/** Who writes "orange" or "cinnamon stick", and not of many, has one. */
const isOne = ({ food, text }: PantryItem): boolean =>
  food !== null &&
  one.test(food.id) &&
  / ?(?:lemon|lime|orange|grapefruit|cinnamon stick)$/i.test(text.trim());
const one = /^(?:lemon|lime|orange|blood-orange|grapefruit|cinnamon-stick)$/;

/** Below the boil kelp gives its taste; boiled, it turns slimy and bitter. */
const drawn = (role: string): DishStep =>
  step(drawing, {
    action: 'heat',
    uses: [role],
    tools: ['small saucepan'],
    heat: 'medium-low',
    station: 'burner',
    minutes: [15, 18],
    hurry: 12,
    active: 2,
    until: 'small bubbles rise at the edge',
    after: ['start'],
    say: `For {${role}.q}, wipe the kombu, lay it in that much cold water and a splash more, and warm it slowly until {until}, {min}. Take the kombu out before the water boils.`,
  });

/**
 * The plan with a step that draws the dashi from the kombu of the kitchen, where that is what stands for it; the same plan
 * where it takes no such stock.
 */
export function withDrawnStock(ranked: Ranked, { pantry }: Brief): Ranked {
  const { plan } = ranked;
  for (const [role, fills] of plan.fills) {
    const isDrawn = fills.some(
      ({ food, pantry: at }) => food.id === stock && at !== null && pantry[at]!.food?.id === 'kombu',
    );
    if (isDrawn) return rankedWith(ranked, { plan: planWith(plan, { dish: withStep(plan.dish, role) }) });
  }
  return ranked;
}

/** The dish with the step in front, and what takes the stock waiting for it. */
function withStep(dish: Dish, role: string): Dish {
  const at = dish.steps.findIndex(({ uses }) => uses.includes(role));
  if (at < 0 || dish.steps.some(({ id }) => id === drawing)) return dish;
  const steps = dish.steps.map((one, place) =>
    place === at ? { ...one, after: [...one.after.filter((id) => id !== 'start'), drawing] } : one,
  );
  return { ...dish, steps: [drawn(role), ...steps] };
}
