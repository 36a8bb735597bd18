import { planWith } from './fill.ts';
import { isKind } from '#food/ingredient';
import type { Dish, DishRole, DishStep } from '../dish.ts';
import { inBasket } from './beside/in-basket.ts';
import { isPounded, pounded } from './by-hand.ts';
import { owns } from './tools.ts';
import type { Brief } from './brief.ts';
import type { Ranked } from './rank/rank.ts';
import { rankedWith } from './rank/ranked-with.ts';

/*
 * Who names a wok or a rice cooker means to cook with it. The dishes are written for a stove with its pots and pans; where the
 * caller's list says more, the steps are told for what it says.
 */

/** From so many minutes on there is time for a rice cooker, which takes longer than the pot. */
const timeForRiceCooker = 30;
/** Minutes that a rice cooker takes for white rice; what takes longer in the pot takes longer here by as much. */
const cookerMinutes = [18, 22] as const;

/** Slots that speak of no food but the grain and what every water is seasoned with. */
const besides = /^(?:until|min|temp|safe|servings|salt)$/;

/** What is done with the grain afterwards, which a cooker that keeps it warm would spoil. */
const afterwards = /\b(?:spread|tray|cool|chill|drain|fry)\b/i;
/** What is told of another food in the same place: "[rice=noodle: Boil … and drain.]" */
const ofOthers = /\[\w+=(?:noodle|couscous|pasta)\b[^\]]*\]/g;

/** Whether a step does nothing but boil one food in its own water, of which no other step says how. */
function boilsAlone({ say, action, when }: DishStep, { id }: DishRole): boolean {
  if ((action !== 'simmer' && action !== 'boil') || !say.includes(`{${id}.water`)) return false;
  if (afterwards.test(say.replace(ofOthers, ''))) return false;
  if (when.some((condition) => /^(?:tool|notool) /.test(condition))) return false;
  const roles = [...say.matchAll(/\{([a-z_]+)[^}]*\}/g)].map(([, name = '']) => name);
  return roles.every((name) => name === id || besides.test(name)) && !say.includes('{' + id + ',');
}

const isRice = /^(?:.*-)?rice$/;

const waterOf = ({ say }: DishStep, id: string): string =>
  `${/\.water salted\}/.test(say) ? `{${id}.water salted}` : `{${id}.water}`}${/\{salt\b/.test(say) ? ' and a pinch of {salt}' : ''}`;

/** The step as the rice cooker does it. */
const inRiceCooker = (step: DishStep, { id }: DishRole): DishStep => ({
  ...step,
  tools: ['rice cooker'],
  station: 'none',
  heat: null,
  minutes: cookerMinutes,
  hurry: null,
  active: 2,
  times: null,
  absorbs: null,
  until: null,
  say: `${/\bRinse\b/.test(step.say) ? `Rinse {${id}}, put {${id}.it}` : `Put {${id}}`} into the rice cooker with ${waterOf(step, id)} and switch it on; it takes {min}. Leave {${id}.it} under the lid, on warm, until everything else is ready.`,
  more: null,
  short: null,
});

/** "A wok or wide frying pan", whichever stands first. */
const either =
  /\b(?:an?|the|your)\s+(?:wok or (?:an?\s+|your\s+)?(?:wide|widest|large|big)\s+(?:frying\s+)?pan|(?:wide|widest|large|big)\s+(?:frying\s+)?pan or (?:an?\s+)?wok)\b/g;
/** A pan for things that are fried and tossed. */
const widePan = /\b(?:an?|the|your)\s+(?:wide|widest|large|big)\s+(?:frying\s+)?pan\b/g;

/** Dishes of a kitchen with woks in which something is stir-fried. */
const wokCuisines: ReadonlySet<string> = new Set(
  'chinese thai vietnamese malaysian indonesian korean filipino'.split(' '),
);
const fryingPans: ReadonlySet<string> = new Set([
  'large frying pan',
  'wok or large frying pan',
  'frying pan',
]);

const tellAll = (step: DishStep, tell: (text: string) => string, tools: readonly string[]): DishStep => ({
  ...step,
  tools,
  say: tell(step.say),
  more: step.more === null ? null : tell(step.more),
  short: step.short === null ? null : tell(step.short),
});

/** The dish told for the wok that is there. */
function inWok(dish: Dish): Dish {
  const tossed = dish.family === 'stir-fry' || dish.steps.some(({ action }) => action === 'stir-fry');
  const all = tossed && (wokCuisines.has(dish.cuisine) || dish.form);
  return {
    ...dish,
    steps: dish.steps.map((step) =>
      tellAll(
        step,
        (said) =>
          all ? said.replace(either, 'the wok').replace(widePan, 'the wok') : said.replace(either, 'the wok'),
        step.tools.map((tool) => (all && fryingPans.has(tool) && step.station === 'burner' ? 'wok' : tool)),
      ),
    ),
  };
}

const aWok = /\b(?:an?|your) (?:hot )?wok\b/g;

/** The dish told for the pan of a kitchen that has no wok. */
function inPan(dish: Dish): Dish {
  const told = (said: string): string =>
    said
      .replace(either, 'a wide frying pan')
      .replace(aWok, 'a wide frying pan')
      .replace(/\bwok\b/g, 'pan');
  return {
    ...dish,
    steps: dish.steps.map((step) =>
      tellAll(
        step,
        told,
        step.tools.map((tool) => (/\bwok\b/.test(tool) ? 'large frying pan' : tool)),
      ),
    ),
    tips: dish.tips.map((tip) => ({ ...tip, text: told(tip.text) })),
    storage: dish.storage === null ? null : told(dish.storage),
  };
}

/** Whether a dish has anything to do with a wok, or might have. */
const speaksOfPan = ({ steps }: Dish): boolean =>
  steps.some(
    ({ say, tools }) =>
      /\bwok\b/.test(say) || tools.some((tool) => /\bwok\b/.test(tool) || fryingPans.has(tool)),
  );

const variants = new WeakMap<Dish, Map<string, Dish>>();

/** The variant of a dish for some tools; the same object each time, as much is kept of a dish. */
function variantOf(dish: Dish, key: string, make: () => Dish): Dish {
  let known = variants.get(dish);
  if (known === undefined) variants.set(dish, (known = new Map()));
  let made = known.get(key);
  if (made === undefined) known.set(key, (made = make()));
  return made;
}

/** The plan with its steps told for the wok and the rice cooker that the caller named; the same plan where none was. */
export function inNamedTools(ranked: Ranked, { tools, timeAvailable }: Brief): Ranked {
  if (tools === null) return ranked;
  const { plan } = ranked;
  const hasWok = tools.has('wok');
  let dish = speaksOfPan(plan.dish)
    ? variantOf(plan.dish, `wok ${hasWok}`, () => (hasWok ? inWok : inPan)(plan.dish))
    : plan.dish;
  if (dish.steps.some((one) => inBasket(one, dish, tools) !== one)) {
    const before = dish;
    dish = variantOf(before, `side ${tools.has('air fryer')}`, () => ({
      ...before,
      steps: before.steps.map((one) => inBasket(one, before, tools)),
    }));
  }
  const byHand = (one: DishStep): boolean => isPounded(one) && !one.tools.every((tool) => owns(tools, tool));
  if (dish.steps.some(byHand)) {
    const before = dish;
    dish = variantOf(before, 'pounded', () => ({
      ...before,
      steps: before.steps.map((one) => (byHand(one) ? pounded(one) : one)),
    }));
  }
  if (tools.has('rice cooker') && (timeAvailable ?? Infinity) >= timeForRiceCooker) {
    const boiled = dish.roles.flatMap((role) => {
      const food = (plan.fills.get(role.id) ?? [])[0]?.food;
      const step =
        food !== undefined && isKind(food, 'rice') && isRice.test(food.id)
          ? dish.steps.find((one) => boilsAlone(one, role))
          : undefined;
      return step === undefined ? [] : [{ role, step }];
    });
    for (const { role, step } of boiled) {
      const before = dish;
      dish = variantOf(before, `rice ${role.id}`, () => ({
        ...before,
        steps: before.steps.map((one) => (one === step ? inRiceCooker(one, role) : one)),
      }));
    }
  }
  return dish === plan.dish ? ranked : rankedWith(ranked, { plan: planWith(plan, { dish }) });
}
