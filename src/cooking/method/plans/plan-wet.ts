import { isKind } from '#food/ingredient';
import { byMass, byWattage } from './microwave-minutes.ts';
import type { Range } from '../model.ts';
import { isThinLiquid, slowest } from '../read/parts.ts';
import { ovenPlan, potPlan } from './plan-pot.ts';
import { pressureCookerPlan } from './plan-pressure-cooker.ts';
import { riceCookerPlan } from './plan-rice-cooker.ts';
import { slowCookerPlan } from './plan-slow-cooker.ts';
import {
  because,
  donenessOf,
  paleCue,
  emptyPlan,
  figure,
  kitchenMinutes,
  massOf,
  objectIn,
  objectOf,
  Refusal,
  sayMinutes,
  timeEdit,
  times,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import { brownFirst, drinks, pots } from '../read/wet-dish.ts';

/** Plan of a dish that cooks in its liquid; the machine decides. */
export function planWet(context: PlanContext): Plan | Refusal {
  switch (context.target) {
    case 'slowCooker':
      return slowCookerPlan(context);
    case 'pressureCooker':
      return pressureCookerPlan(context);
    case 'oven':
    case 'convectionOven':
      return ovenPlan(context);
    case 'riceCooker':
      return riceCookerPlan(context);
    case 'microwave':
      return microwavePlan(context);
    case 'steamer':
      return steamerPlan(context);
    default:
      return potPlan(context);
  }
}

function microwavePlan(context: PlanContext): Plan | Refusal {
  const { parts, tables, dish, source } = context;
  const grams = massOf(parts);
  if (grams > figure(tables, 'microwave-most', 'grams'))
    return new Refusal(
      'This is more than a microwave holds and heats evenly: it would boil over before its middle is hot, and meat that needs a long simmer stays tough. Make half of it, or use a stove, a slow cooker or a pressure cooker.',
    );
  if (parts.some((one) => one.time?.tough && one.safe !== null))
    return new Refusal('Meat that needs long stewing turns tough in a microwave, and heats unevenly.');
  // On the bone, or in one piece, it would be raw beside the bone.
  if (
    dish === 'stew' &&
    parts.some(
      (one) =>
        one.safe !== null &&
        one.safe.kind !== 'egg' &&
        (one.whole || one.time?.minutes.microwave === undefined || one.time.release === 'natural'),
    )
  )
    return new Refusal(
      'A stew needs gentle, even heat and a pan to brown in; in a microwave meat turns tough and the pot heats unevenly.',
    );
  if (
    parts.some(
      (one) =>
        one.time?.dry === true ||
        (one.food !== null &&
          isKind(one.food, 'legume') &&
          one.time?.minutes.microwave === undefined &&
          (one.time?.minutes.simmer?.[1] ?? 0) > 20 &&
          !/\b(?:tins?|tinned|cans?|canned|cooked)\b/i.test(one.item.text)),
    )
  )
    return new Refusal(
      'Dried pulses need half an hour to an hour of steady boiling, which a microwave cannot keep up without boiling over.',
    );
  const eggs = dish === 'boiled' && parts.some((one) => one.food !== null && isKind(one.food, 'bird-egg'));
  if (eggs) return new Refusal(because(tables, 'microwave-eggs'));
  const row = slowest(parts, 'microwave');
  const grain = dish === 'grain';
  const boils = slowest(parts, 'simmer');
  // Steel-cut oats are no rolled ones: what simmered longer than its row takes longer here too.
  const usual = boils === null ? 0 : (boils[0] + boils[1]) / 2;
  const own = context.minutes?.[1] ?? 0;
  const slower =
    grain && row !== null && usual > 0 && own > usual * 1.3
      ? Math.min(own / usual, isOvenLike(source) ? 2 : Infinity)
      : 1;
  const base: Range = row === null ? [8, 10] : kitchenMinutes([row[0] * slower, row[1] * slower]);
  // Vegetables that boiled in plenty of water steam here in a little.
  const blanched = dish === 'boiled' && parts.every((one) => !isThinLiquid(one.food));
  const submerged = /\bcover\w*\b[^.;]{0,20}\bwater\b/i.test(context.text) && !grain;
  const cook = byWattage(
    grain
      ? base
      : byMass(
          base,
          // What is covered with water waits for the water.
          Math.max(250, submerged ? grams * 2 : blanched ? grams : grams * 0.7),
          figure(tables, 'microwave-mass', 'exponent'),
        ),
    context,
  );
  const boilsUp = massOf(parts.filter((one) => isThinLiquid(one.food))) > 250 && grams > 1200;
  // Nothing browns in it.
  const seen = paleCue(donenessOf(context.main, source));
  const watts = context.size.wattage ?? 1000;
  const power = grain
    ? `on full power (${watts} W) for 5 minutes, then on half power for ${sayMinutes(kitchenMinutes([Math.max(3, cook[0] - 5), Math.max(4, cook[1] - 5)]))}`
    : `on full power (${watts} W) for ${sayMinutes(cook)}`;
  return {
    ...emptyPlan,
    start: context.browned
      ? {
          from: ['pot', 'pan', 'dish', 'slowCooker', 'pressureCooker'],
          phrase: 'a large microwave-safe bowl',
          again: 'the bowl',
          preposition: 'in',
          heat: 'on full power',
        }
      : null,
    vessel: { from: pots, phrase: 'the microwave-safe bowl', preposition: 'in' },
    core: [
      ...(blanched
        ? [`Put ${objectOf(parts)} in a large microwave-safe bowl with 3 tablespoons of water.`]
        : []),
      ...(boilsUp ? ['The bowl must be no more than two thirds full, as it boils up.'] : []),
      `Cover the bowl, leaving a gap for the steam, and microwave ${power}, ${parts.some(({ time, grams: much }) => time?.late === 'seafood' && much > 250) ? 'moving the pieces round gently halfway' : `stirring ${grain || cook[1] < 8 ? 'once' : 'every 4 minutes'}`}${seen === '' ? '' : `,${seen}`}.`,
      parts.some(({ time, grams: much }) => time?.late === 'seafood' && much > 250)
        ? 'Let it stand, covered, for 3 minutes.'
        : 'Let it stand, covered, for 3 minutes, and stir again.',
    ],
    later: (clause, put = []) => {
      // What goes in cold cools the bowl down first.
      const added = massOf([...new Set([...put, ...parts.filter(({ key }) => clause.names.includes(key))])]);
      const [least, most] = times(clause.minutes ?? [2, 3], 0.5);
      const warms = added > 200 ? added / figure(tables, 'microwave-added', 'gramsPerMinute') : 0;
      const range = byWattage([least + warms, most + warms + (warms > 0 ? 2 : 0)], context);
      const seen = donenessOf(clause, source);
      return `Microwave${objectIn(clause)} on full power for ${sayMinutes(range)}${warms > 0 ? `, stirring every 2 minutes${seen === '' ? ', until it bubbles' : ''}` : ''}${seen}.`;
    },
    liquid: drinks(context),
    edits: [timeEdit(context, power, 'microwave-by-food')],
    safety: [because(tables, 'microwave-stand'), because(tables, 'microwave-cover')],
  };
}

function steamerPlan(context: PlanContext): Plan | Refusal {
  const { parts, tables, source, dish } = context;
  const row = slowest(parts, 'steam');
  if (row === null) return new Refusal('Nothing here is known to cook well in steam.');
  // In a closed bowl meat that gets tender by long cooking takes no less than in a pot, and its bowl gets hot slowly.
  const tough = parts.filter(
    ({ time, safe }) => time?.tough === true && safe !== null && time.minutes.steam === undefined,
  );
  const sauced = dish === 'stew' || dish === 'soup' || dish === 'sauce' || tough.length > 0;
  const bowl = dish === 'grain' || sauced;
  const simmer = tough.length > 0 ? slowest(tough, 'simmer') : null;
  const main: Range =
    simmer === null
      ? row
      : kitchenMinutes([Math.max(row[0], simmer[0] * slowBowl), Math.max(row[1], simmer[1] * slowBowl)]);
  const seen = donenessOf(context.main, source);
  const first = sauced ? brownFirst(context, ['pot', 'pan', 'dish']) : null;
  return {
    ...emptyPlan,
    ready: 'Bring 3 cm of water to the boil under the steamer.',
    start: first,
    transfer: first === null ? null : 'Scrape everything into a deep heatproof bowl.',
    vessel: {
      from: pots,
      phrase: bowl ? (first === null ? 'a heatproof bowl' : 'the bowl') : 'the steamer basket',
      ...(bowl ? { again: 'the bowl' } : {}),
      preposition: 'in',
    },
    core: [
      `${sauced ? 'Cover the bowl with foil, set it in the steamer, put on the lid and steam' : `${bowl ? 'Set the bowl in the steamer' : 'Spread the food in one layer in the steamer basket'}, cover and steam`} for ${sayMinutes(main)}${seen === '' ? '' : `,${seen}`}.${main[1] > 45 ? ' Top up with boiling water every half hour.' : ''}`,
    ],
    later: (clause) => `Steam${objectIn(clause)} for ${sayMinutes(clause.minutes ?? [2, 3])} more.`,
    edits: [timeEdit(context, sayMinutes(main), simmer === null ? 'steam-by-food' : 'steam-tough')],
    safety: [because(tables, 'steamer-water')],
  };
}

/** How much longer a closed bowl in steam takes than a pot on the fire. Own rule. */
const slowBowl = 1.2;

/** What bakes for its skin takes longer than its rice does. */
const isOvenLike = (source: PlanContext['source']): boolean =>
  source === 'oven' || source === 'convectionOven' || source === 'toasterOven';
