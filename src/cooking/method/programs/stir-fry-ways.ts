/** How a stir-fry is told for each machine that takes it: its vegetables, its meat and its sauce, in this order. */
import type { Range } from '../model.ts';
import { kitchenMinutes, sayMinutes } from '../plan.ts';
import type { Part } from '../read/parts.ts';
import type { Ask, Told } from './telling.ts';

export interface StirFry {
  readonly way: 'tray' | 'toaster' | 'air' | 'bowl';
  readonly vegetables: string;
  /** What only wilts; null: nothing. */
  readonly late: string | null;
  readonly meat: string;
  /** Minced meat is crumbled, and not patted dry. */
  readonly minced: boolean;
  readonly bottle: string;
  readonly vegTime: string;
  readonly meatTime: string;
  readonly done: string;
  readonly check: string;
  readonly heat: string;
  /** What the dish lies on, and in which oven. */
  readonly tray: string;
  readonly oven: string;
  /** Minutes of meat and vegetables in the microwave. */
  readonly minutes: Range;
  readonly vegMinutes: Range;
  readonly watts: number;
  /** Instructions of the source that the first and the last of them come from. */
  readonly first: number;
  readonly last: number;
}

/** Thin slices take about this many seconds at 1000 W for each 100 g. Own rule. */
const meatSeconds = 65;
const vegSeconds = 55;

const ofGrams = (ask: Ask, grams: number, seconds: number): Range => {
  const minutes = ((grams / 100) * seconds * (1000 / (ask.size.wattage ?? 1000))) / 60;
  return kitchenMinutes([Math.max(2, minutes * 0.9), Math.max(3, minutes * 1.25)]);
};

/** Minutes of thin slices in a microwave. */
export const bowlMinutes = (ask: Ask, meat: Part): Range => ofGrams(ask, meat.grams, meatSeconds);
/** Minutes of the vegetables there. */
export const bowlVegetables = (ask: Ask, vegetables: readonly Part[]): Range =>
  ofGrams(
    ask,
    vegetables.reduce((sum, { grams }) => sum + grams, 0),
    vegSeconds,
  );

/** The steps of the cooking itself. */
export function told(dish: StirFry): Told['steps'] {
  const { vegetables, late, meat, bottle, vegTime, meatTime, done, check, heat, first, last } = dish;
  const ready = dish.minced ? `Crumble ${meat} into small pieces` : `Pat ${meat} dry`;
  const wilts = late === null ? '' : `, and wilt ${late} in it`;
  const scatters = late === null ? '' : `scatter on ${late}, `;
  const over = `Pour the sauce over, ${scatters}toss on the tray and roast for 3–4 minutes more, until it bubbles, thickens and coats everything.`;
  const sides = `${ready} and toss with the rest of the oil. Push the vegetables to the sides, spread ${meat} in the middle in one layer and roast for ${meatTime}, ${done}.${check}`;
  switch (dish.way) {
    case 'air':
      return [
        {
          text: `Preheat the air fryer to ${heat} for 3 minutes. Toss ${vegetables} with half of the ${bottle} and air-fry for ${vegTime}, shaking twice, until crisp-tender and brown at the tips. Tip onto a warm plate.`,
          from: [first],
        },
        {
          text: `${ready}, toss with the rest of the oil and air-fry in a single layer, in batches, for ${meatTime}, shaking once, ${done}.${check}`,
          from: [],
        },
        {
          text: `Meanwhile boil the sauce in a small pan for 1–2 minutes, stirring, until thick and glossy${wilts}. Toss all of it together and serve at once.`,
          from: [last],
        },
      ];
    case 'toaster':
      return [
        {
          text: `Put the metal tray in the toaster oven, with its rack in the middle, and heat both to ${heat}. Toss ${vegetables} with half of the ${bottle}, spread on the hot tray in a single layer and roast for ${vegTime}, until crisp-tender and brown at the tips; what does not lie in one layer is roasted in a second round.`,
          from: [first],
        },
        {
          text: `Tip the vegetables into a warm bowl. ${ready}, toss with the rest of the oil, spread on the hot tray in one layer and roast for ${meatTime}, ${done}.${check}`,
          from: [],
        },
        {
          text: `Return the vegetables to the tray. ${over}`,
          from: [last],
        },
      ];
    case 'bowl':
      return [
        {
          text: `Put ${vegetables} in a large microwave-safe bowl with 2 tablespoons of water, cover loosely, leaving a gap for the steam, and microwave on full power (${dish.watts} W) for ${sayMinutes(dish.vegMinutes)}, until crisp-tender. Drain, and tip onto a plate.`,
          from: [first],
        },
        {
          text: `Toss ${meat} with the ${bottle} in the same bowl and push it to the sides in a ring. Cover and microwave on full power for ${sayMinutes(dish.minutes)}, stirring every 2 minutes and pushing it back to the sides, ${done}.${check}`,
          from: [],
        },
        {
          text: `Stir in the sauce and microwave uncovered for 2–3 minutes, stirring every minute, until it boils and thickens. Toss in the vegetables${late === null ? '' : ` and ${late}`} and let it stand, covered, for 2 minutes.`,
          from: [last],
        },
      ];
    default:
      return [
        {
          text: `Put a large, heavy ${dish.tray} in the ${dish.oven} and heat it to ${heat}. Toss ${vegetables} with half of the ${bottle}, spread on the hot tray in a single layer and roast for ${vegTime}, until crisp-tender and brown at the tips.`,
          from: [first],
        },
        { text: sides, from: [] },
        { text: over, from: [last] },
      ];
  }
}
