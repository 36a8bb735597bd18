import type { DishStep } from '../dish.ts';
import type { Part } from '../measures/measure-parts.ts';

const isSprouts = /^(?:bean|mung-bean|soy|soybean|alfalfa|radish|lentil)-sprouts$/;
const dipped = 'dipped in boiling water for half a minute and drained';

/**
 * Sprouts that no step heats, as the list has them: their seeds carry germs, and a dip in boiling water leaves them crisp.
 */
export function withDippedSprouts(parts: readonly Part[], steps: readonly DishStep[]): readonly Part[] {
  if (!parts.some(({ fill }) => isSprouts.test(fill.food.id))) return parts;
  const isHeated = (role: string): boolean =>
    steps.some(({ uses, station }) => station !== 'none' && uses.includes(role));
  return parts.map((part) =>
    isSprouts.test(part.fill.food.id) &&
    !isHeated(part.role.id) &&
    !/blanched|dipped|boil/.test(part.prep ?? '')
      ? { ...part, prep: dipped }
      : part,
  );
}
