import type { DishStep } from '../dish.ts';
import { stepWith, type Step } from '../recipe.ts';

/** What a kitchen has whose grill burns charcoal, besides the grill. */
export const charcoal = 'charcoal';
/** From the match to coals that are gray all over, minutes. */
const untilAshed = 30;
const handsOn = 3;

const lit = 'light-coals';
/** Whether a step, by its id, only lights the coals. */
export const isLighting = (id: string): boolean => id === lit;

/** Whether a line of equipment names a grill that burns charcoal. */
export const burnsCharcoal = (listed: string): boolean =>
  /\b(?:charcoal|coals?|hibachi|braai|mangal|kettle (?:bbq|barbecue|grill))\b/i.test(listed);

/**
 * Puts the lighting of the coals before the steps that are grilled: at the end of the long wait before them where there is
 * one, else first of all. The steps as they are where nothing is grilled.
 */
export function withCoals(steps: readonly Step[], shown: readonly DishStep[]): readonly Step[] {
  const grilled = new Set(shown.filter(({ action }) => action === 'grill').map(({ id }) => id));
  const first = steps.findIndex(({ id }) => grilled.has(id));
  if (first < 0) return steps;
  const wait = steps.findLastIndex(
    ({ minutes, activeMinutes }, at) => at < first && minutes - activeMinutes >= untilAshed,
  );
  const lighting: Step = {
    id: lit,
    text: '',
    phase: 'prep',
    action: 'preheat',
    inputs: [],
    tools: [],
    heat: null,
    celsius: null,
    internalCelsius: null,
    minutes: untilAshed,
    activeMinutes: handsOn,
    station: 'none',
    doneness: 'the coals are gray with ash',
    after: [],
  };
  const told = steps.map((step) =>
    grilled.has(step.id) ? stepWith(step, { after: [...step.after, lit] }) : step,
  );
  return [...told.slice(0, wait + 1), lighting, ...told.slice(wait + 1)];
}

/** The words of the step that lights the coals. */
export const lightingText = (isFirst: boolean): string =>
  isFirst
    ? `Light the charcoal first of all and let it burn until the coals are gray with ash, about ${untilAshed} minutes; go on with the rest meanwhile.`
    : 'When half an hour of that is left, light the charcoal and let it burn until the coals are gray with ash.';

/** A text about a grill, for one that burns charcoal: coals are lit already, and no burner is left off. */
export const overCoals = (text: string): string =>
  text
    .replace(
      /\b([Hh]eat|[Gg]et) the grill with a hot side and a cooler one(?:, lit coals banked to one side or one burner left off,)?/g,
      (_, verb: string) =>
        `${/[A-Z]/.test(verb) ? 'Bank' : 'bank'} the glowing coals to one side, so that the grill has a hot side and a cooler one,`,
    )
    .replace(
      /\b([Hh]eat|[Gg]et) the grill\b(?! of the oven)(?: (?:very hot|smoking hot|hot|as hot as it goes))?/g,
      (_, verb: string) =>
        `${/[A-Z]/.test(verb) ? 'Spread' : 'spread'} out the glowing coals, set the rack over them`,
    )
    .replace(/ or one burner left off\b/g, '');
