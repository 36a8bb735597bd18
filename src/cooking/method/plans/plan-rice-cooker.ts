import { isKind } from '#food/ingredient';
import { callOf, isThinLiquid, slowest, splits, type Part } from '../read/parts.ts';
import {
  because,
  donenessOf,
  emptyPlan,
  figure,
  kitchenMinutes,
  massOf,
  Refusal,
  sayMinutes,
  timeEdit,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import { brownFirst, drinks, lasting, pots, simmerMinutes } from '../read/wet-dish.ts';

/** Pieces of meat or fish that steam on the rice. */
const onTop =
  /\b(?:lay|arrange|place|put|nestle|spread|set)\b[^.;]{0,80}\b(?:over|on top of|on|onto) (?:top of )?the rice\b/i;
/** Where the bottom of the pot is meant to catch. */
const crust = /\bcrackl\w+|\b(?:crust|scorch\w*|socarrat|tahdig|nurungji)\b/i;

/** "Turn off", "the chicken should be cooked through". */
const nothingCooks = /^\W*(?:turn (?:it )?off\b[^,;]{0,20}|the [\w ]+ should be (?:cooked|done)\b[^,;]*)$/i;

/** Plan of a dish for a rice cooker, which boils until its liquid is gone, and steams. */
export function riceCookerPlan(context: PlanContext): Plan | Refusal {
  const { parts, tables, source, dish } = context;
  const capacity = context.size.capacityL ?? figure(tables, 'rice-cooker', 'usualCapacityL');
  // Makers measure their cookers by the raw rice: the bowl holds its water as well, and what both swell to.
  const bowl = context.size.capacityL === null ? capacity * 2.2 : capacity;
  // A ladled risotto boils half of its stock away; here it gets what it drinks.
  const drunk = drinks(context);
  const stock = massOf(parts.filter(({ food }) => isThinLiquid(food)));
  const saved = drunk === null ? 0 : stock * (1 - drunk.factor);
  const inside = massOf(parts.filter((one) => one.time?.late !== 'tender' && !splits(one)));
  if ((inside - saved) / 1000 > bowl * (drunk === null ? 0.75 : 0.82))
    return new Refusal(
      `This is more than a rice cooker of ${capacity} litres can hold without boiling over.`,
    );
  const grain = parts.filter((one) => one.time?.water !== null && one.time?.water !== undefined);
  if (dish === 'boiled' && grain.length === 0) {
    const steam = slowest(lasting(context), 'steam');
    if (steam === null) return new Refusal('A rice cooker boils and steams; it has no setting for this.');
    return {
      ...emptyPlan,
      vessel: { from: pots, phrase: 'the rice cooker', preposition: 'in' },
      core: [
        'Pour 500 ml of water into the rice cooker and set the steaming tray in it.',
        `Lay the food in the tray, close the lid and steam for ${sayMinutes(steam)}${donenessOf(context.main, source)}.`,
      ],
      edits: [timeEdit(context, sayMinutes(steam), 'steam-by-food')],
    };
  }
  // Rice out of its own pot: it gets its water here.
  if (
    grain.length > 0 &&
    // Porridge is cooked in all of its own liquid, by its own setting.
    !grain.some(({ food }) => /oat|polenta|grits|cornmeal/.test(food?.id ?? '')) &&
    // What it boils in is its taste: that is no water.
    !/\bcoconut\b/i.test(`${context.title}\n${context.text}`) &&
    parts.every((one) => grain.includes(one) || one.grams < 10)
  ) {
    const perGram = figure(tables, 'pressure-grain', 'waterPerGram') * (grain.some(isWhole) ? 1.5 : 1.15);
    const ml = Math.round((massOf(grain) * perGram) / 50) * 50;
    const salted = /\bsalt/i.test(context.main.text) ? ' and a pinch of salt' : '';
    return {
      ...emptyPlan,
      core: [
        `Rinse the ${callOf(grain[0]!).replace(/^the /, '')} and put it in the rice cooker with ${ml} ml of water${salted}.`,
        'Close the lid and press Cook.',
        'When it switches itself to Keep Warm, leave it closed for 10 minutes, then fluff with a fork.',
      ],
      later: (clause) => clause.text,
      again: (clause) => clause.text,
      edits: [timeEdit(context, 'until it switches itself off', 'rice-cooker')],
      safety: [because(tables, 'rice-warm')],
    };
  }
  // Rice in three times its weight of milk is a porridge, whatever it is called.
  const milk = massOf(parts.filter(({ food }) => food !== null && isKind(food, 'milk')));
  const creamy =
    /\b(?:oats?|oatmeal|porridge|congee|jook|grits|polenta|pudding|risotto)\b/i.test(context.title) ||
    (grain.length > 0 && milk > massOf(grain) * 3);
  // A pudding is cooked past its rice, until the milk is thick; it takes its own time.
  const own = simmerMinutes(context);
  const byGrain = slowest(grain, 'simmer');
  const simmer = byGrain === null || (creamy && own[1] > byGrain[1]) ? own : byGrain;
  const white = grain.some((one) => one.food !== null && isKind(one.food, 'white-rice'));
  return {
    ...emptyPlan,
    start: brownFirst(context, ['pot', 'pressureCooker', 'slowCooker']),
    transfer: context.browned ? 'Scrape everything into the rice cooker.' : null,
    vessel: { from: pots, phrase: 'the rice cooker', preposition: 'in' },
    core: creamy
      ? [
          `Close the lid and choose the Porridge setting, or press Cook and stir every 10 minutes with the lid ajar, so that it does not boil over: about ${sayMinutes(kitchenMinutes(simmer))} once it bubbles${donenessOf(context.main, source) === '' ? '' : `,${donenessOf(context.main, source)}`}.`,
          'Let it stand, closed, for 5 minutes: it goes on thickening.',
        ]
      : [
          onTop.test(context.text)
            ? 'Spread what lies on top in a single layer and do not stir it in, close the lid of the rice cooker and press Cook.'
            : 'Level the grains under the liquid, close the lid of the rice cooker and press Cook.',
          `It switches itself to Keep Warm when the liquid is gone, after about ${sayMinutes(kitchenMinutes([simmer[0] + 5, simmer[1] + 10]))}.`,
          ...(/\b(?:stand|rest|sit|leave|steam)\b[^.]*\d/i.test(context.text)
            ? []
            : [
                /\bfluff\b/i.test(context.text)
                  ? 'Leave it closed for 10 minutes.'
                  : 'Leave it closed for 10 minutes, then fluff with a fork.',
              ]),
        ],
    later: (clause) =>
      crust.test(clause.text)
        ? 'Close the lid and press Cook once more for the crust, 5–8 minutes; where the cooker does not take it yet, leave it on Keep Warm for 10 minutes first.'
        : nothingCooks.test(clause.text)
          ? null
          : `Close the lid for 5 minutes on Keep Warm${donenessOf(clause, source)}.`,
    last: (names) => `Stir in ${names} and close the lid for 5 minutes.`,
    liquid:
      drunk ??
      (white && source !== 'pressureCooker'
        ? { factor: figure(tables, 'rice-cooker', 'water'), rule: 'rice-cooker' }
        : null),
    edits: [
      timeEdit(
        context,
        creamy ? `about ${sayMinutes(kitchenMinutes(simmer))}` : 'until it switches itself off',
        'rice-cooker',
      ),
    ],
    safety: [because(tables, 'rice-warm')],
  };
}

const isWhole = ({ food }: Part): boolean => food !== null && isKind(food, 'whole-grain');
