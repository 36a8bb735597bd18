import { isKind } from '#food/ingredient';
import type { Range } from './model.ts';
import { isThinLiquid, slowest, type Part } from './parts.ts';
import {
  because,
  dial,
  donenessOf,
  emptyPlan,
  figure,
  formatTemperature,
  kitchenMinutes,
  massOf,
  objectIn,
  Refusal,
  sayMinutes,
  temperatureEdit,
  timeEdit,
  times,
  type Plan,
  type PlanContext,
} from './plan.ts';
import type { Vessel } from './words.ts';

const pots: readonly Vessel[] = [
  'pot',
  'pan',
  'dish',
  'tray',
  'slowCooker',
  'pressureCooker',
  'riceCooker',
  'basket',
];

const lasting = (context: PlanContext): readonly Part[] =>
  context.parts.filter((one) => (one.time?.late ?? null) === null);

/** Minutes that the dish would simmer on a stove. */
function simmerMinutes(context: PlanContext): Range {
  const { source, minutes, tables } = context;
  const known = slowest(lasting(context), 'simmer');
  const own: Range = minutes ?? known ?? [20, 30];
  switch (source) {
    case 'oven':
    case 'convectionOven':
    case 'toasterOven':
      return times(own, 1 / figure(tables, 'stove-to-oven-braise', 'factor'));
    case 'slowCooker':
      return known ?? times(own, 1 / figure(tables, 'simmer-to-slow', 'factor'));
    case 'pressureCooker':
      return known ?? times(own, 1 / figure(tables, 'pressure-third', 'factor'));
    case 'microwave':
      return known ?? times(own, 2);
    default:
      // "Simmer for 4 to 8 hours": past the time of the toughest piece nothing more is gained.
      return known !== null && own[1] > 300 ? [Math.min(own[0], known[0]), known[1]] : own;
  }
}

/** Lasting plan of a dish that cooks in its liquid; the machine decides. */
export function planWet(context: PlanContext): Plan | Refusal {
  switch (context.target) {
    case 'slowCooker':
      return slowPlan(context);
    case 'pressureCooker':
      return context.dish === 'pasta' ? pressurePastaPlan(context) : pressurePlan(context);
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

function slowPlan(context: PlanContext): Plan | Refusal {
  const { tables, source, dish, parts } = context;
  const simmer = simmerMinutes(context);
  const row = slowest(lasting(context), 'slow');
  const table: Range = simmer[1] <= 30 ? [240, 360] : simmer[1] < 50 ? [360, 480] : [480, 600];
  const meat = parts.some((one) => one.time?.tough === true && one.safe !== null);
  // Chicken breast and fish are done long before the table's hours; only tough meat and pulses need them.
  const low: Range =
    row === null
      ? dish === 'sauce'
        ? simmer[1] <= 15
          ? [90, 120]
          : [300, 360]
        : table
      : (meat || parts.some((one) => one.time?.dry)) && row[1] < table[1]
        ? table
        : row;
  const half = (range: Range): Range => [Math.round(range[0] / 60) * 30, Math.round(range[1] / 60) * 30];
  const high = half(low);
  const litres = massOf(parts) / 1000;
  const capacity = context.size.capacityL ?? figure(tables, 'slow-fill', 'usualCapacityL');
  const batches = Math.ceil(litres / (capacity * figure(tables, 'slow-fill', 'share')) - 0.05);
  if (batches > 2)
    return new Refusal(
      `About ${Math.ceil(litres)} litres do not fit a slow cooker of ${capacity} litres, which must be at most three quarters full.`,
    );
  const done = donenessOf(context.main, source);
  const time = `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`;
  const roots = parts.filter((one) => one.time?.root === true && one.grams > 50);
  const keepLiquid =
    dish === 'soup' || dish === 'grain' || parts.some((one) => one.time?.dry) || source === 'pressureCooker';
  return {
    ...emptyPlan,
    start: context.browned
      ? {
          from: ['pot', 'dish', 'pressureCooker'],
          phrase: 'a frying pan',
          again: 'the pan',
          preposition: 'in',
          heat: null,
        }
      : null,
    transfer: context.browned ? 'Scrape everything into the slow cooker.' : null,
    vessel: { from: pots, phrase: 'the slow cooker', preposition: 'in' },
    core: [
      ...(batches === 2
        ? ['Cook it in 2 slow cookers or in 2 batches: the pot must be at most three quarters full.']
        : []),
      ...(roots.length > 0 && parts.some((one) => one.safe !== null)
        ? ['Push the root vegetables to the bottom, where it is hottest.']
        : []),
      `Cover and cook ${time}${done === '' ? '' : `,${done}`}.`,
      'Leave the lid on meanwhile.',
    ],
    later: (clause) => {
      const [, max] = clause.minutes ?? [5, 5];
      const wait: Range = [
        Math.max(15, Math.round((max * 2) / 5) * 5),
        Math.max(15, Math.round((max * 2.5) / 5) * 5),
      ];
      return `Cover and cook${objectIn(clause)} on HIGH for ${sayMinutes(wait)}${donenessOf(clause, source)}.`;
    },
    last: (names, late) => {
      const wait = slowest(late, 'slow') ?? [15, 20];
      return `Stir in ${names}, cover and cook on HIGH for ${sayMinutes(wait[1] > 120 ? [30, 45] : wait)} more.`;
    },
    together: true,
    liquid: keepLiquid ? null : { factor: figure(tables, 'slow-liquid', 'factor'), rule: 'slow-liquid' },
    edits: [timeEdit(context, time, row === null ? 'simmer-to-slow' : 'slow-by-food')],
    safety: [
      because(tables, 'slow-thaw'),
      because(tables, 'slow-fill'),
      ...(parts.some(
        (one) => one.time?.dry && (one.food?.traits as readonly string[] | undefined)?.includes('toxic-raw'),
      )
        ? [because(tables, 'boil-beans')]
        : []),
    ],
  };
}

/** Pasta that cooks in its own sauce: half the time, and no more liquid than it drinks. */
function pressurePastaPlan(context: PlanContext): Plan | Refusal {
  const { tables, parts, minutes, size } = context;
  const pasta = parts.filter((one) => one.time?.late === 'pasta');
  const grams = massOf(pasta);
  const usual = minutes?.[0] ?? slowest(pasta, 'simmer')?.[0] ?? 10;
  const cooked = Math.max(
    figure(tables, 'pressure-pasta', 'leastMinutes'),
    Math.floor(usual * figure(tables, 'pressure-pasta', 'factor')) -
      figure(tables, 'pressure-pasta', 'lessMinutes'),
  );
  const thin = massOf(parts.filter((one) => isThinLiquid(one.food)));
  const need = Math.max(
    figure(tables, 'pressure-liquid', 'leastMl'),
    grams * figure(tables, 'pressure-pasta', 'mlPerGram'),
  );
  const capacity = size.capacityL ?? figure(tables, 'pressure-fill', 'usualCapacityL');
  if (massOf(parts) / 1000 > capacity * figure(tables, 'pressure-fill', 'foamyShare') * 1.05)
    return new Refusal(
      `Pasta foams, so a pressure cooker of ${capacity} litres must be at most half full, and this makes about ${Math.ceil(massOf(parts) / 1000)} litres.`,
    );
  const short = thin < need * 0.92 ? Math.ceil((need - thin) / 50) * 50 : 0;
  const time = `${cooked} minutes`;
  const release = 'Release the pressure at once, in short bursts if foam comes out of the valve.';
  return {
    ...emptyPlan,
    start: {
      from: ['pot', 'pan', 'dish', 'slowCooker'],
      phrase: 'the pressure cooker',
      preposition: 'in',
      heat: 'on Sauté',
    },
    vessel: { from: pots, phrase: 'the pressure cooker', preposition: 'in' },
    core: [
      ...(short > 0 ? [`Pour in ${short} ml of water.`] : []),
      'Push the pasta under the liquid and do not stir it in.',
      'Lock the lid and set the valve to sealing.',
      `Cook at high pressure for ${time}.`,
      release,
      'Stir well, and let it stand for 2 minutes: the sauce thickens as it cools.',
    ],
    later: (clause) => {
      const said = clause.minutes ?? [2, 3];
      return `Set the pressure cooker to Sauté and simmer${objectIn(clause)} for ${sayMinutes(said)}, stirring.`;
    },
    // Pasta is the dish itself: only dairy and herbs wait for the end.
    last: (names) => `Stir in ${names} and warm through on Sauté, without letting it boil, for 2–3 minutes.`,
    liquid: thin > need * 1.15 ? { factor: need / thin, rule: 'pressure-pasta' } : null,
    add: short > 0 ? [{ line: `${short} ml water`, rule: 'pressure-pasta' }] : [],
    edits: [timeEdit(context, `${time} at high pressure`, 'pressure-pasta')],
    safety: [because(tables, 'pressure-fill'), because(tables, 'pressure-thin')],
  };
}

function pressurePlan(context: PlanContext): Plan | Refusal {
  const { tables, source, dish, parts } = context;
  const long = lasting(context);
  const simmer = simmerMinutes(context);
  const grain =
    dish === 'grain' ? parts.filter((one) => one.time?.water !== null && one.time?.water !== undefined) : [];
  const soaked =
    /\bsoak/i.test(context.text) || /\bsoaked\b/i.test(context.parts.map((one) => one.item.text).join('\n'));
  const dry = parts.filter((one) => one.time?.dry === true);
  const byFood =
    grain.length > 0
      ? slowest(grain, 'pressure')
      : dry.length > 0 && !soaked
        ? slowest(dry, 'unsoaked')
        : slowest(long, 'pressure');
  const third = figure(tables, 'pressure-third', 'factor');
  const fromTime = Math.max(1, Math.round(simmer[1] * third));
  const mean = byFood === null ? null : Math.round((byFood[0] + byFood[1]) / 2);
  // A row is for raw food; what simmered for minutes only was tender already, and a ragù cooks for its taste.
  const exact =
    mean === null
      ? fromTime
      : dry.length > 0 || grain.length > 0
        ? mean
        : Math.min(
            Math.max(mean, Math.min(45, Math.round(simmer[1] * 0.2))),
            Math.max(3, Math.round(simmer[1] * 0.6)),
            90,
          );
  const cooked = exact > 20 ? Math.round(exact / 5) * 5 : exact;
  const natural =
    dry.length > 0 ||
    long.some((one) => one.time?.release === 'natural') ||
    dish === 'soup' ||
    dish === 'sauce';
  const foamy =
    dry.length > 0 ||
    grain.length > 0 ||
    parts.some((one) => one.food !== null && (isKind(one.food, 'lentil') || isKind(one.food, 'split-pulse')));
  const litres = massOf(parts) / 1000;
  const share = figure(tables, 'pressure-fill', foamy ? 'foamyShare' : 'share');
  const capacity = context.size.capacityL ?? figure(tables, 'pressure-fill', 'usualCapacityL');
  const batches = Math.ceil(litres / (capacity * share) - 0.05);
  if (batches > 3)
    return new Refusal(
      `About ${Math.ceil(litres)} litres would need ${batches} batches in a pressure cooker of ${capacity} litres, which must be at most ${foamy ? 'half' : 'two thirds'} full.`,
    );
  const thin = massOf(parts.filter((one) => isThinLiquid(one.food)));
  const need = figure(tables, 'pressure-liquid', 'leastMl');
  const short = thin < need && !waterIn(context) ? Math.ceil((need - thin) / 60) * 60 : 0;
  const release = natural
    ? 'Let the pressure drop by itself for 10 minutes, then release the rest.'
    : 'Release the pressure at once.';
  const keepLiquid =
    dish === 'soup' ||
    dish === 'grain' ||
    dry.length > 0 ||
    source === 'slowCooker' ||
    thin * 0.75 < need ||
    dish === 'boiled';
  const grams = massOf(grain);
  const wanted =
    grain.reduce((sum, one) => sum + one.grams * (one.time?.water ?? 1), 0) *
    figure(tables, 'pressure-grain', 'waterPerGram');
  // Never under the least that makes steam, never more than the recipe has.
  const waterShare = grams > 0 && thin > 0 ? Math.max(wanted, need) / thin : 1;
  const time = `${cooked} minute${cooked === 1 ? '' : 's'}`;
  return {
    ...emptyPlan,
    start: {
      from: ['pot', 'pan', 'dish', 'slowCooker'],
      phrase: 'the pressure cooker',
      preposition: 'in',
      heat: 'on Sauté',
    },
    vessel: { from: pots, phrase: 'the pressure cooker', preposition: 'in' },
    core: [
      ...(batches > 1
        ? [`Cook it in ${batches} batches: the pot must be at most ${foamy ? 'half' : 'two thirds'} full.`]
        : []),
      ...(short > 0 ? [`Pour in ${short} ml of water.`] : []),
      `${context.browned ? 'Scrape the bottom clean, lock' : 'Lock'} the lid and set the valve to sealing.`,
      `Cook at high pressure for ${time}.`,
      release,
      ...(donenessOf(context.main, source) === ''
        ? []
        : [`If it is not yet done, lock the lid again for 5 minutes more.`]),
    ],
    later: (clause) => {
      const said = clause.minutes ?? [3, 5];
      if (said[1] >= 15)
        return `Lock the lid again and cook at high pressure for ${Math.max(2, Math.round(said[1] * third * 0.5))} minutes, then release the pressure at once.`;
      return `Set the pressure cooker to Sauté and simmer${objectIn(clause)} for ${sayMinutes(said)}${donenessOf(clause, source)}, stirring.`;
    },
    last: (names, late) => {
      const wait = slowest(late, 'simmer');
      return wait === null
        ? `Stir in ${names} and warm through on Sauté, without letting it boil, for 2–3 minutes.`
        : `Set the pressure cooker to Sauté, stir in ${names} and simmer for ${sayMinutes(wait)}.`;
    },
    liquid:
      dish === 'grain' && waterShare < 0.95
        ? { factor: Math.max(0.4, waterShare), rule: 'pressure-grain' }
        : keepLiquid
          ? null
          : { factor: figure(tables, 'pressure-liquid', 'factor'), rule: 'pressure-liquid' },
    add: short > 0 ? [{ line: `${short} ml water`, rule: 'pressure-liquid' }] : [],
    edits: [
      timeEdit(context, `${time} at high pressure`, byFood === null ? 'pressure-third' : 'pressure-by-food'),
      {
        kind: 'add',
        target: `step ${context.main.step + 1}`,
        before: null,
        after: release,
        reason: because(tables, 'pressure-release'),
        rule: 'pressure-release',
      },
    ],
    safety: [
      because(tables, 'pressure-fill'),
      because(tables, 'pressure-thin'),
      ...(foamy ? [because(tables, 'pressure-foam')] : []),
      ...(dry.some((one) => (one.food?.traits as readonly string[] | undefined)?.includes('toxic-raw'))
        ? [because(tables, 'soak-beans')]
        : []),
    ],
  };
}

const waterIn = (context: PlanContext): boolean =>
  /\b(?:cover\w*|boil\w*|pot|enough|salted) [^.]{0,40}\bwater\b|\b(?:cup|litre|tin|can|glass|jug|mug)(?:s|ful)? (?:full )?of (?:\w+ )?water\b|\bwater\b[^.]{0,30}\bto cover\b/i.test(
    context.text,
  );

function ovenPlan(context: PlanContext): Plan {
  const { tables, source, target } = context;
  const fan = target === 'convectionOven';
  const celsius = dial(
    figure(tables, 'stove-to-oven-braise', 'celsius') - (fan ? figure(tables, 'fan-oven', 'subtractC') : 0),
  );
  const simmer = simmerMinutes(context);
  const cook = times(simmer, figure(tables, 'stove-to-oven-braise', 'factor'));
  const temperature = formatTemperature(celsius);
  const done = donenessOf(context.main, source);
  const lid = context.dish === 'sauce' ? 'with the lid ajar' : 'covered';
  const name = fan ? 'convection oven' : 'oven';
  return {
    ...emptyPlan,
    ready: `Preheat the ${name} to ${temperature}.`,
    start: {
      from: ['slowCooker', 'pressureCooker', 'riceCooker', 'pot', 'dish'],
      phrase: 'an ovenproof pot',
      again: 'the pot',
      preposition: 'in',
      heat: null,
    },
    vessel: {
      from: ['slowCooker', 'pressureCooker', 'riceCooker', 'pot', 'pan', 'basket'],
      phrase: 'the pot',
      preposition: 'in',
    },
    core: [
      `Bring to the boil on the stove, then put the pot in the ${name}, ${lid}, for ${sayMinutes(cook)}${done === '' ? '' : `,${done}`}.`,
      ...(cook[1] >= 60
        ? ['Look in after half the time, and add a little hot water if it is drying out.']
        : []),
    ],
    later: (clause) => {
      const said = clause.minutes ?? [3, 5];
      return said[1] >= 15
        ? `Return the pot to the ${name} for ${sayMinutes(times(said, 1.25))}${donenessOf(clause, source)}.`
        : `Simmer${objectIn(clause)} on the stove for ${sayMinutes(said)}${donenessOf(clause, source)}.`;
    },
    liquid:
      source === 'slowCooker'
        ? { factor: 1 / figure(tables, 'slow-liquid', 'factor'), rule: 'open-liquid' }
        : null,
    edits: [
      timeEdit(context, sayMinutes(cook), 'stove-to-oven-braise'),
      temperatureEdit(context, temperature, 'stove-to-oven-braise'),
    ],
  };
}

function potPlan(context: PlanContext): Plan | Refusal {
  const { tables, source, target, dish } = context;
  if (target === 'wok' && massOf(context.parts) > figure(tables, 'wok-fill', 'mostGrams'))
    return new Refusal('This is more than a wok can hold at a simmer without boiling over.');
  const simmer = simmerMinutes(context);
  const phrase =
    {
      stovetop: 'a large pot',
      dutchOven: 'the Dutch oven',
      wok: 'the wok',
      campfire: 'the camp pot',
      grill: 'a cast-iron pot',
      smoker: 'a wide cast-iron pot',
    }[target as string] ?? 'a large pot';
  const again = phrase.replace(/^an? (?:large |cast-iron |wide cast-iron )?/, 'the ');
  const done = donenessOf(context.main, source);
  const heat =
    { campfire: 'over medium coals', grill: 'over direct medium-high heat', smoker: 'on the stove' }[
      target as string
    ] ?? null;
  const machine =
    source === 'slowCooker' ||
    source === 'pressureCooker' ||
    source === 'microwave' ||
    source === 'riceCooker' ||
    source === 'oven' ||
    source === 'convectionOven' ||
    source === 'toasterOven';
  const smoking = target === 'smoker';
  const cook = smoking ? times(simmer, figure(tables, 'smoker-pot', 'factor')) : simmer;
  const least = kitchenMinutes(cook);
  const place = smoking
    ? `Set the pot uncovered in the smoker at ${formatTemperature(figure(tables, 'smoker-pot', 'celsius'))} and smoke`
    : target === 'campfire'
      ? 'Bring to the boil, then pull the pot to the edge of the fire, cover and simmer'
      : target === 'grill'
        ? 'Bring to the boil, then move the pot over indirect medium heat, cover it, close the lid of the grill and simmer'
        : dish === 'grain' || dish === 'boiled'
          ? 'Bring to the boil, then cover and simmer over low heat'
          : 'Bring to the boil, then cover and simmer gently over low heat';
  const stir = dish === 'grain' || least[1] < 10 ? '' : ', stirring now and then';
  const own = machine || target === 'grill' || target === 'campfire' || smoking;
  return {
    ...emptyPlan,
    ready:
      target === 'campfire'
        ? 'Let the fire burn down to medium coals.'
        : target === 'grill'
          ? 'Heat one side of the grill to medium, with the other side left without fire.'
          : smoking
            ? `Set up the smoker for ${formatTemperature(figure(tables, 'smoker-pot', 'celsius'))}.`
            : null,
    start: {
      from: [
        'pot',
        'slowCooker',
        'pressureCooker',
        'riceCooker',
        'dish',
        ...(target === 'wok' || target === 'dutchOven' ? (['pan'] as const) : []),
      ],
      phrase,
      again,
      preposition: 'in',
      heat,
    },
    vessel: {
      from: [
        'pot',
        'slowCooker',
        'pressureCooker',
        'riceCooker',
        'dish',
        'basket',
        ...(target === 'wok' || target === 'dutchOven' ? (['pan'] as const) : []),
      ],
      phrase: again,
      preposition: 'in',
    },
    // From stove to stove the old sentence holds, but for the vessel's name.
    core: own ? [`${place} for ${sayMinutes(least)}${stir}${done === '' ? '' : `,${done}`}.`] : [],
    again: (clause) => (own ? null : clause.text),
    later: (clause) =>
      own && (source === 'slowCooker' || source === 'pressureCooker' || source === 'oven')
        ? `Simmer${objectIn(clause)} for ${sayMinutes(clause.minutes === null ? [3, 5] : source === 'slowCooker' ? kitchenMinutes([clause.minutes[0] / 3, clause.minutes[1] / 3]) : clause.minutes)}${donenessOf(clause, source)}.`
        : clause.text,
    liquid:
      source === 'slowCooker'
        ? { factor: 1 / figure(tables, 'slow-liquid', 'factor'), rule: 'open-liquid' }
        : null,
    edits: own
      ? [
          timeEdit(
            context,
            sayMinutes(least),
            smoking
              ? 'smoker-pot'
              : source === 'slowCooker'
                ? 'slow-to-simmer'
                : source === 'pressureCooker'
                  ? 'pressure-to-simmer'
                  : source === 'oven'
                    ? 'oven-to-simmer'
                    : 'same-simmer',
          ),
        ]
      : [],
    safety: target === 'campfire' ? [because(tables, 'fire-safety')] : [],
  };
}

function riceCookerPlan(context: PlanContext): Plan | Refusal {
  const { parts, tables, source, dish } = context;
  const capacity = context.size.capacityL ?? figure(tables, 'rice-cooker', 'usualCapacityL');
  if (massOf(parts) / 1000 > capacity * 0.75)
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
  const simmer = slowest(grain, 'simmer') ?? simmerMinutes(context);
  const white = grain.some((one) => one.food !== null && isKind(one.food, 'white-rice'));
  return {
    ...emptyPlan,
    start: context.browned
      ? {
          from: ['pot', 'pressureCooker', 'slowCooker'],
          phrase: 'a frying pan',
          again: 'the pan',
          preposition: 'in',
          heat: null,
        }
      : null,
    transfer: context.browned ? 'Scrape everything into the rice cooker.' : null,
    vessel: { from: pots, phrase: 'the rice cooker', preposition: 'in' },
    core: [
      'Level the grains under the liquid, close the lid and press Cook.',
      `It switches itself to Keep Warm when the liquid is gone, after about ${sayMinutes(kitchenMinutes([simmer[0] + 5, simmer[1] + 10]))}.`,
      'Leave it closed for 10 minutes, then fluff with a fork.',
    ],
    later: (clause) => `Close the lid for 5 minutes on Keep Warm${donenessOf(clause, source)}.`,
    last: (names) => `Stir in ${names} and close the lid for 5 minutes.`,
    liquid:
      white && source !== 'pressureCooker'
        ? { factor: figure(tables, 'rice-cooker', 'water'), rule: 'rice-cooker' }
        : null,
    edits: [timeEdit(context, 'until it switches itself off', 'rice-cooker')],
    safety: [because(tables, 'rice-warm')],
  };
}

/** Full power at the machine's own wattage instead of 1,000 W. */
export function byWattage(range: Range, context: PlanContext): Range {
  const watts = context.size.wattage ?? 1000;
  return kitchenMinutes([(range[0] * 1000) / watts, (range[1] * 1000) / watts]);
}

/** Time for an amount, from the time for 500 g: it grows more slowly than the amount. */
export function byMass(range: Range, grams: number, exponent: number): Range {
  const factor = Math.max(0.6, (grams / 500) ** exponent);
  return kitchenMinutes([range[0] * factor, range[1] * factor]);
}

function microwavePlan(context: PlanContext): Plan | Refusal {
  const { parts, tables, dish, source } = context;
  const grams = massOf(parts) + (waterIn(context) && dish !== 'grain' ? 0 : 0);
  if (grams > figure(tables, 'microwave-most', 'grams'))
    return new Refusal('This is too much for a microwave: it would heat unevenly and boil over.');
  if (parts.some((one) => one.time?.tough && one.safe !== null))
    return new Refusal('Meat that needs long stewing turns tough in a microwave, and heats unevenly.');
  if (parts.some((one) => one.time?.dry))
    return new Refusal(
      'Dried pulses need an hour of steady boiling, which a microwave cannot keep up without boiling over.',
    );
  const eggs = dish === 'boiled' && parts.some((one) => one.food !== null && isKind(one.food, 'bird-egg'));
  if (eggs) return new Refusal(because(tables, 'microwave-eggs'));
  const row = slowest(parts, 'microwave');
  const grain = dish === 'grain';
  const base: Range = row ?? [8, 10];
  const cook = byWattage(
    grain ? base : byMass(base, Math.max(250, grams * 0.7), figure(tables, 'microwave-mass', 'exponent')),
    context,
  );
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
          heat: '',
        }
      : null,
    vessel: { from: pots, phrase: 'the microwave-safe bowl', preposition: 'in' },
    core: [
      `Cover the bowl, leaving a gap for the steam, and microwave ${power}, stirring ${grain ? 'once' : 'every 4 minutes'}${donenessOf(context.main, source) === '' ? '' : `,${donenessOf(context.main, source)}`}.`,
      'Let it stand, covered, for 3 minutes, and stir again.',
    ],
    later: (clause) =>
      `Microwave${objectIn(clause)} on full power for ${sayMinutes(byWattage(times(clause.minutes ?? [2, 3], 0.5), context))}${donenessOf(clause, source)}.`,
    edits: [timeEdit(context, power, 'microwave-by-food')],
    safety: [because(tables, 'microwave-stand'), because(tables, 'microwave-cover')],
  };
}

function steamerPlan(context: PlanContext): Plan | Refusal {
  const { parts, tables, source, dish } = context;
  const main = slowest(parts, 'steam');
  if (main === null) return new Refusal('Nothing here is known to cook well in steam.');
  const bowl = dish === 'grain';
  return {
    ...emptyPlan,
    ready: 'Bring 3 cm of water to the boil under the steamer.',
    vessel: { from: pots, phrase: bowl ? 'a heatproof bowl' : 'the steamer basket', preposition: 'in' },
    core: [
      `${bowl ? 'Set the bowl in the steamer' : 'Spread the food in one layer in the steamer basket'}, cover and steam for ${sayMinutes(main)}${donenessOf(context.main, source) === '' ? '' : `,${donenessOf(context.main, source)}`}.`,
    ],
    later: (clause) => `Steam${objectIn(clause)} for ${sayMinutes(clause.minutes ?? [2, 3])} more.`,
    edits: [timeEdit(context, sayMinutes(main), 'steam-by-food')],
    safety: [because(tables, 'steamer-water')],
  };
}
