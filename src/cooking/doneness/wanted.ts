import type { Food } from '#food/model';
import { isCutSmall } from './cut-size.ts';
import type { DishStep } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';
import { safeTemperature, type SafeTemperature } from './safety.ts';
import { forWhom, withSafety, type SafetyCase } from './safety-sentence.ts';
import type { StepTime } from '../time/step-minutes.ts';
import { formatTemperature } from '../text/grammar.ts';
import type { Action } from '../vocabulary.ts';

/** How a cook wants whole muscle: taken off the heat below the official safe minimum, which is told beside it. */
export interface Wanted {
  /** The figure at which it leaves the heat, as it is said. */
  readonly said: string;
  /** What for: "for medium-rare". */
  readonly aim: string;
}

const rare: Wanted = { said: '52–54 °C (125–130 °F)', aim: 'for medium-rare' };
/** A joint goes on warming for longer than a steak. */
const joint: Wanted = { said: '50–52 °C (122–126 °F)', aim: 'for medium-rare' };
const pink: Wanted = { said: '54–57 °C (130–135 °F)', aim: 'for pink meat' };
/** Under its skin a breast of duck goes on warming while it rests. */
const rosy: Wanted = { said: '52–54 °C (125–130 °F)', aim: 'for rosy meat' };
const seared: Wanted = { said: '46–49 °C (115–120 °F)', aim: 'for a pink heart' };

/**
 * Intact muscle: germs are on its surface, and the crust takes care of them. Not what is minced, rolled, stuffed, or run
 * through a tenderizer (minute steak), not pork, no bird but the breast of a duck, and no game, for which agencies differ on the minimum.
 */
const beef =
  /^(?:beef-(?:sirloin-steak|ribeye-steak|strip-steak|flank-steak|tenderloin|tri-tip|prime-rib|sirloin-tip|top-round|eye-of-round)|filet-mignon|picanha|t-bone-steak|porterhouse-steak|skirt-steak|hanger-steak|flat-iron-steak|denver-steak|chuck-eye-steak|roasting-beef|bison)$/;
const lamb = /^(?:lamb-(?:chop|rack|loin|leg-steak|leg)|boneless-lamb-leg)$/;
const duck = /^duck-breast$/;
const tuna = /^(?:bluefin-|skipjack-)?tuna$/;

/** Heats that give a crust. */
const crusting: ReadonlySet<Action> = new Set<Action>(['sear', 'fry', 'grill', 'broil', 'air-fry']);
const oven: ReadonlySet<Action> = new Set<Action>(['roast', 'bake']);
/** From so many minutes in the oven on it is a joint and no steak. */
const jointMinutes = 30;

/**
 * The doneness that a cook wants of what a step cooks, where that lies below the official minimum; null where it does not,
 * where nobody could measure it (small pieces), and where it goes on to a sauce that cooks it further.
 */
export function findWanted(step: DishStep, time: StepTime, plan: Plan, again: boolean): Wanted | null {
  if (again || (!crusting.has(step.action) && !oven.has(step.action))) return null;
  const raw = time.cooked.filter((food) => safeTemperature(food) !== null);
  if (raw.length === 0 || isCutSmall(step, plan)) return null;
  const all = (kind: RegExp): boolean => raw.every(({ id }: Food) => kind.test(id));
  if (all(beef)) return oven.has(step.action) && time.max >= jointMinutes ? joint : rare;
  if (all(lamb)) return pink;
  if (all(duck)) return rosy;
  return all(tuna) && crusting.has(step.action) ? seared : null;
}

/** Where a thermometer is held, behind a figure. */
const place = String.raw`(?: (?:inside|within|(?:in|at|near) (?:the|its) (?:\p{L}+ )?(?:middle|center|centre|part|point|bone|heart)))?`;
const aimed = new Map(
  [rare, joint, pink, rosy, seared].map((wanted) => [
    wanted,
    new RegExp(`${wanted.said.replace(/[()]/g, '\\$&')}${place}`, 'u'),
  ]),
);

/** The official figure, for whom it is. */
const officialSentence = ({ celsius }: SafeTemperature): string =>
  `The official safe minimum is ${formatTemperature(celsius)}; go on to that ${forWhom.replace(/^F/, 'f')}.`;

/** A step that tells the cook's figure, what it is for, and the official one. */
export function withWanted(
  text: string,
  wanted: Wanted,
  { safe, name, plural }: Pick<SafetyCase, 'safe' | 'name' | 'plural'>,
  marks: readonly string[],
): string {
  const told = text.includes(wanted.said)
    ? text
    : withSafety(
        text,
        `Take ${name} off the heat when the thickest part reads ${wanted.said}, and let ${plural ? 'them' : 'it'} rest for 5 minutes before serving.`,
        marks,
        name,
      );
  const aim = told.replace(aimed.get(wanted)!, (figure) => `${figure} ${wanted.aim}`);
  return `${aim} ${officialSentence(safe)}`;
}
