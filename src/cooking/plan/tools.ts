import { leftOpen } from '../conditions.ts';
import type { Dish, DishRole, DishStep } from '../dish.ts';
import type { Brief } from './brief.ts';
import { isSideVegetable } from './beside/side-role.ts';
import { isPounded } from './by-hand.ts';
import { charcoal } from '../equipment/coals.ts';
import { oneVessel, wholeStove } from '../equipment/equipment.ts';

/** Tools that every kitchen has, so that no caller need list them. */
const basicTools: ReadonlySet<string> = new Set([
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
  'kettle',
  'scale',
  'foil',
  'parchment paper',
  'thermometer',
  'wire rack',
]);

/** Appliances that nobody is taken to own who did not name them. */
const ownAppliances: ReadonlySet<string> = new Set([
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'microwave',
  'waffle iron',
  'ice cream maker',
  'smoker',
]);

/**
 * Whether a step that every version of a dish has, or the one that it is written for, needs an appliance that nobody is taken
 * to own. Salmon and tofu may go into the air fryer by a step each: neither is for who has none.
 */
export const needsOwnAppliance = (dish: Dish): boolean =>
  dish.steps.some(
    (step) =>
      step.when.every((condition) => condition.startsWith('isnt ')) &&
      step.tools.some((tool) => ownAppliances.has(tool)),
  );

/** What a pot or a tin is called besides what it is: "wide heavy pot with a lid", "large rimmed baking tray". */
const manner =
  /\b(?:\d+(?: ?(?:cm|l|in))?|very|second|two|three|four|extra-large|large|medium|small|mini|wide|deep|shallow|flat|tall|heavy|heavy-based|lidded|rimmed|ovenproof|heatproof|non-?stick|cast-iron|dry|clean|cotton|fine|coarse|mixing|salad|serving|mesh|metal|glass(?= )|square|round|rectangular|baking(?= tins?$)|tight)\b|\bwith(?: a)?(?: tight| well-fitting)? lid\b/g;

/** Two names for one thing. */
const otherNames: Readonly<Record<string, string>> = {
  pan: 'frying pan',
  skillet: 'frying pan',
  pot: 'large pot',
  pots: 'large pot',
  pans: 'frying pan',
  'frying pans': 'frying pan',
  'omelette pan': 'frying pan',
  'drop lid': 'lid',
  'baking sheet': 'baking tray',
  'baking trays': 'baking tray',
  'roasting pan': 'roasting tin',
  'stick blender': 'immersion blender',
  'hand blender': 'immersion blender',
  'dutch oven': 'Dutch oven',
};

/** What a tool is at bottom; each name is looked into once. */
const kinds = new Map<string, string>();
function kindOf(tool: string): string {
  let kind = kinds.get(tool);
  if (kind === undefined) {
    kind = tool.replace(manner, '').replace(/\s+/g, ' ').trim();
    kind = otherNames[kind] ?? kind;
    kinds.set(tool, kind);
  }
  return kind;
}

/** A heavy pot with its lid is what a casserole is; where it goes into an oven, the oven is asked for besides. */
const stoveKind =
  /^(?:frying pan|saucepan|large pot|wok|casserole|Dutch oven|griddle|grill pan|steamer|lid)$/;
const ovenKind =
  /^(?:baking (?:tray|sheet|dish)|roasting (?:tin|tray)|(?:oven|gratin|pie) ?dish|dish|tray|(?:[a-z]+ )?(?:tins?|moulds?|molds)|ramekins?)$/;
const bareKind =
  /^(?:bowls?|dish(?:es)?|jugs?|mug|cups?|glass(?:es)?|spoon|slotted spoon|sieve|knife|chef's knife|forks?|grater|skewers?|mortar(?: and pestle)?|pastry brush|(?:pastry|piping) bag|cloths?|cheesecloth|(?:kitchen )?string|baking paper|plastic wrap|rack|cutter|pudding basin|wooden spatula|potato ricer|cocktail shaker|muddler|teapot|work surface)$/;
/** What browns bread where there is no toaster. */
const browns = ['stove', 'oven', 'air fryer'];

/** Done by hand as well, with a whisk and some patience. */
const byHand: ReadonlySet<string> = new Set(['electric mixer']);

/**
 * Whether a kitchen has a tool, or one of its kind that serves as well: a stove comes with pots of every width, an oven
 * with trays and tins.
 */
export function owns(tools: ReadonlySet<string>, tool: string): boolean {
  if (basicTools.has(tool) || byHand.has(tool) || tools.has(tool)) return true;
  if (tool.includes(' or ')) return tool.split(' or ').some((one) => owns(tools, one));
  if (tool === 'toaster' && browns.some((one) => tools.has(one))) return true;
  // What melts sugar melts under the broiler as well.
  if (tool === 'kitchen torch' && tools.has('oven')) return true;
  const kind = kindOf(tool);
  // Tortillas and pancakes are browned in any frying pan.
  if (kind === 'griddle' && tools.has('frying pan')) return true;
  return (
    (kind !== tool && (basicTools.has(kind) || tools.has(kind))) ||
    bareKind.test(kind) ||
    (tools.has(wholeStove) && stoveKind.test(kind)) ||
    (tools.has('oven') && ovenKind.test(kind))
  );
}

/** What stands in no kitchen of which nobody says so, though dishes have a way to use it. */
const seldomOwned: ReadonlySet<string> = new Set([
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'air fryer',
  'microwave',
  'grill',
  charcoal,
]);
/** Minutes from which a slow cooker, on high, has its time. */
export const timeForSlowCooker = 240;

/** A kitchen, and the minutes that there are. */
export type Kitchen = Pick<Brief, 'tools' | 'timeAvailable'>;

/** Whether a kitchen has a tool, and the time that it takes. */
export const isAtHand = ({ tools, timeAvailable }: Kitchen, tool: string): boolean =>
  tools === null
    ? !seldomOwned.has(tool)
    : tools.has(tool) && (tool !== 'slow cooker' || (timeAvailable ?? Infinity) >= timeForSlowCooker);

/** How many different pots and pans some steps take. */
function vessels(steps: readonly DishStep[]): number {
  const used = steps
    .flatMap(({ tools }) => tools)
    .filter((tool) => kindOf(tool) !== 'lid' && stoveKind.test(kindOf(tool)));
  return new Set(used.map((tool) => (/^second\b/.test(tool) ? `second ${kindOf(tool)}` : kindOf(tool)))).size;
}

/** Whether a dish can do without a step: it is for the beans beside. */
const isOptional = (condition: string): boolean =>
  // Whose beans are in tins boils none; what is dried is not in the larder of a kitchen without a stove.
  condition.endsWith(' dried-bean') ||
  (condition.startsWith('has ') && isSideVegetable(condition.slice('has '.length)));

/** Whether a step is only for what is served beside the dish: who has but one pot does without. */
const isBeside = ({ roles }: Dish, { uses }: DishStep): boolean =>
  uses.length > 0 && uses.every((used) => roles.some(({ id, beside }) => beside && id === used));

/** Whether a step is cooked on something; an oven that is only heated cooks nothing. */
const isHeated = ({ station, action }: DishStep): boolean => station !== 'none' && action !== 'preheat';

/** A tin that something only cools or is layered in: any dish does, with an oven or without. */
const isToSetIn = ({ station }: DishStep, tool: string): boolean =>
  station === 'none' && ovenKind.test(kindOf(tool));

/** Whether a kitchen has what a step is done on and with. */
const canDo = (step: DishStep, tools: ReadonlySet<string>): boolean =>
  (step.station !== 'oven' || tools.has('oven')) &&
  (step.station !== 'burner' || tools.has('stove')) &&
  (step.tools.every((tool) => owns(tools, tool) || isToSetIn(step, tool)) || isPounded(step));

/** The part that a step is only for, and that the dish is as good without: the chips of a burger; null where it is for more. */
const extraOf = ({ roles }: Dish, { when }: DishStep): DishRole | null =>
  roles.find(({ id, need }) => (need === 'extra' || need === 'optional') && when.includes(`has ${id}`)) ??
  null;

const none: ReadonlySet<string> = new Set();

/** The parts that a kitchen cannot cook and that the dish does without, by id. */
export function beyondTools(dish: Dish, { tools, timeAvailable }: Kitchen): ReadonlySet<string> {
  if (tools === null) return none;
  const has = (tool: string): boolean => isAtHand({ tools, timeAvailable }, tool);
  const beyond = dish.steps.flatMap((step) => {
    if (step.when.length === 0 || canDo(step, tools) || leftOpen(step.when, has) === null) return [];
    return extraOf(dish, step)?.id ?? [];
  });
  return beyond.length === 0 ? none : new Set(beyond);
}

/** Whether a kitchen has what a dish needs, in the version that is told for it. */
export function hasTools(
  dish: Dish,
  tools: ReadonlySet<string>,
  timeAvailable: number | null = null,
): boolean {
  const kitchen = { tools, timeAvailable };
  const has = (tool: string): boolean => isAtHand(kitchen, tool);
  const own = dish.steps.filter(({ when }) => leftOpen(when, has) !== null);
  const needed = own.filter(
    (step) => !step.when.some(isOptional) && !(extraOf(dish, step) !== null && !canDo(step, tools)),
  );
  return (
    (!tools.has(oneVessel) || vessels(needed.filter((step) => !isBeside(dish, step))) <= 1) &&
    (own.some(isHeated) || !dish.steps.some(isHeated)) &&
    needed.every((step) => canDo(step, tools))
  );
}
