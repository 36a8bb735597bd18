import { isKind } from '#food/ingredient';
import type { Method } from '../vocabulary.ts';
import type { Clause, DishClass, MethodEdit, Range, TimedWay } from './model.ts';
import { callOf, slowest } from './parts.ts';
import { byMass, byWattage } from './plan-wet.ts';
import {
  asides,
  because,
  dial,
  donenessOf,
  emptyPlan,
  figure,
  formatTemperature,
  kitchenMinutes,
  massOf,
  objectIn,
  objectOf,
  Refusal,
  usualDoneness,
  sayMinutes,
  times,
  type Plan,
  type PlanContext,
} from './plan.ts';
import type { Vessel } from './words.ts';

/** Machines that surround the food with hot, dry air. */
const chambers = new Set<Method>(['oven', 'convectionOven', 'toasterOven', 'airFryer', 'grill', 'smoker']);
const bakes = new Set<DishClass>([
  'cake',
  'bread',
  'cookies',
  'pie',
  'custard',
  'souffle',
  'casserole',
  'eggs',
  'toasted',
]);
/** Seen as a conventional oven: how much hotter, and how much longer. */
const asOven: Readonly<Partial<Record<Method, string>>> = {
  convectionOven: 'fan-oven',
  airFryer: 'air-fryer',
  toasterOven: 'toaster-oven',
};

/** A dish that cooks in dry heat: what the oven, the pan, the grill and their like do. */
export function planDry(context: PlanContext): Plan | Refusal {
  const { source, target, dish } = context;
  const refused = refuse(context);
  if (refused) return refused;
  if (chambers.has(source) && chambers.has(target)) return chamberPlan(context);
  const pans: readonly Method[] = ['stovetop', 'wok', 'dutchOven', 'campfire'];
  if (pans.includes(source) && pans.includes(target) && !(target === 'wok' && dish === 'pieces'))
    return panPlan(context);
  if (bakes.has(dish) || dish === 'bread') return bakePlan(context);
  return piecesPlan(context, target);
}

function refuse(context: PlanContext): Refusal | null {
  const { target, dish, mainPart, parts, text, tables, source } = context;
  const grams = massOf(parts);
  const breaded = parts.some((one) => one.food !== null && /breadcrumbs|panko/.test(one.food.id));
  if (
    target === 'airFryer' &&
    mainPart?.whole &&
    mainPart.grams > figure(tables, 'air-fryer-load', 'largestPieceGrams')
  )
    return new Refusal(
      'A piece of more than 2 kg does not fit an air fryer, and its outside burns before its middle is safe.',
    );
  if (
    (target === 'slowCooker' ||
      target === 'pressureCooker' ||
      target === 'microwave' ||
      target === 'steamer' ||
      target === 'sousVide') &&
    breaded &&
    dish !== 'casserole'
  )
    return new Refusal('A crumb coating turns to paste in wet heat; this dish is about its crust.');
  if (
    (target === 'slowCooker' || target === 'microwave') &&
    mainPart?.whole &&
    /\bstuff(?:ed|ing)?\b/i.test(text) &&
    mainPart.safe?.kind === 'poultry'
  )
    return new Refusal(
      'A whole stuffed bird heats too slowly and unevenly here: its middle stays in the danger zone for hours.',
    );
  if (
    target === 'slowCooker' &&
    mainPart?.whole &&
    mainPart.safe?.kind === 'poultry' &&
    mainPart.grams > 2500
  )
    return new Refusal(
      'A bird of this size stays too long between 4 and 60 °C (40 and 140 °F) in a slow cooker.',
    );
  if (
    (target === 'slowCooker' || target === 'pressureCooker') &&
    mainPart !== null &&
    mainPart.safe?.kind === 'meat' &&
    dish === 'roast' &&
    mainPart.time?.tough !== true &&
    /\b(?:rare|pink)\b/i.test(text)
  )
    return new Refusal('A roast that is meant to be pink inside is overcooked by the long, wet heat.');
  if (
    target === 'toasterOven' &&
    (grams > figure(tables, 'toaster-oven', 'mostGrams') ||
      (mainPart?.whole === true && mainPart.grams > 2000)) &&
    (dish === 'roast' || dish === 'casserole' || dish === 'bread' || dish === 'cake' || dish === 'pie')
  )
    return new Refusal('This is too large for a toaster oven; its top would burn against the elements.');
  if (
    target === 'deepFryer' &&
    dish === 'fried' &&
    source !== 'airFryer' &&
    source !== 'oven' &&
    source !== 'stovetop'
  )
    return null;
  return null;
}

/** The old temperature and time, as a conventional oven would need them. */
function inOven(
  context: PlanContext,
  celsius: number | null,
  minutes: Range | null,
): { readonly celsius: number; readonly minutes: Range | null } {
  const { source, tables } = context;
  const rule = asOven[source];
  const own = celsius ?? context.celsius ?? (source === 'smoker' ? 110 : 180);
  if (rule !== undefined)
    return {
      celsius: own + figure(tables, rule, 'subtractC'),
      minutes: minutes === null ? null : times(minutes, 1 / figure(tables, rule, 'factor')),
    };
  if (source === 'smoker')
    return {
      celsius: Math.max(own, 150),
      minutes: minutes === null ? null : times(minutes, 1 / figure(tables, 'smoker', 'factor')),
    };
  if (source === 'grill')
    return { celsius: celsius ?? (minutes !== null && minutes[1] > 30 ? 180 : 220), minutes };
  return { celsius: own, minutes };
}

const chamberVerb: Readonly<Partial<Record<Method, string>>> = {
  airFryer: 'Air-fry',
  grill: 'Grill',
  smoker: 'Smoke',
};

function chamberPlan(context: PlanContext): Plan | Refusal {
  const { source, target, tables, dish, main, mainPart, parts } = context;
  const rule =
    target === 'oven'
      ? (asOven[source] ?? (source === 'smoker' ? 'smoker' : 'grill-to-oven'))
      : (asOven[target] ?? (target === 'smoker' ? 'smoker' : 'grill-zone'));
  const baked = bakes.has(dish);
  const edits: MethodEdit[] = [];
  const grams = massOf(parts);
  const byFood = (way: TimedWay): Range | null =>
    baked || mainPart === null || (dish === 'roast' && !mainPart.whole) ? null : slowest([mainPart], way);
  const convert = (
    clause: Clause,
  ): { readonly celsius: number; readonly minutes: Range; readonly byFood?: string } => {
    const said = clause.minutes ?? (clause === main ? context.minutes : null);
    const oven = inOven(context, clause.celsius, said);
    const minutes = oven.minutes ?? byFood('roast') ?? [20, 30];
    if (target === 'smoker')
      return {
        celsius: figure(tables, 'smoker', 'celsius'),
        minutes: byFood('smoke') ?? times(minutes, figure(tables, 'smoker', 'factor')),
        ...(byFood('smoke') === null ? {} : { byFood: 'smoke-by-food' }),
      };
    if (target === 'grill') {
      const direct =
        !baked &&
        dish !== 'roast' &&
        (minutes[1] <= 25 || (mainPart !== null && mainPart.safe === null && minutes[1] <= 45));
      return {
        celsius: direct ? 220 : Math.min(190, Math.max(165, dial(oven.celsius))),
        minutes: direct
          ? (byFood('grill') ?? times(minutes, figure(tables, 'grill-zone', 'directFactor')))
          : minutes,
        ...(direct && byFood('grill') !== null ? { byFood: 'grill-by-food' } : {}),
      };
    }
    const to = asOven[target];
    const celsius =
      to === undefined ? dial(oven.celsius) : dial(oven.celsius - figure(tables, to, 'subtractC'));
    const most =
      target === 'airFryer' ? figure(tables, 'air-fryer', 'mostC') : target === 'toasterOven' ? 230 : 260;
    const scaled = to === undefined ? minutes : times(minutes, figure(tables, to, 'factor'));
    // Small pieces need their own time: a long bake was long for their skin, which the fan crisps sooner.
    // Beside potatoes they wait for the potatoes.
    const alone = mainPart !== null && mainPart.grams >= 0.75 * grams;
    const usual =
      target === 'airFryer' && clause === main && dish === 'pieces' && alone ? byFood('airfry') : null;
    return usual !== null && scaled[0] > usual[1]
      ? { celsius: Math.min(celsius, most), minutes: usual, byFood: 'air-fry-own-time' }
      : { celsius: Math.min(celsius, most), minutes: scaled };
  };
  const capacity = context.size.capacityL ?? figure(tables, 'air-fryer-load', 'usualCapacityL');
  const layer =
    target === 'airFryer' && !baked && dish !== 'roast'
      ? capacity * figure(tables, 'air-fryer-load', 'gramsPerL')
      : target === 'toasterOven' && (dish === 'pieces' || dish === 'cookies' || dish === 'fried')
        ? figure(tables, 'toaster-oven', 'layerGrams')
        : Infinity;
  const batches = Math.max(1, Math.ceil(grams / layer - 0.1));
  if (batches > 6) return new Refusal(`It would take ${batches} batches in a machine of this size.`);
  const small = !baked && dish !== 'roast' && (mainPart === null || mainPart.safe === null);
  const sentence = (clause: Clause): string => {
    const { celsius, minutes, byFood: timeRule = rule } = convert(clause);
    const temperature = formatTemperature(celsius);
    const time = sayMinutes(minutes);
    const first = clause === main;
    const long = minutes[1] >= 6;
    const verb =
      /\btoast/i.test(clause.text) && clause !== main
        ? 'Toast'
        : (chamberVerb[target] ??
          (clause.actions.includes('roast') || (!baked && source !== 'oven') ? 'Roast' : 'Bake'));
    const covered = /\buncovered\b/i.test(clause.text)
      ? ' uncovered'
      : /\bcovered\b/i.test(clause.text)
        ? ' covered'
        : '';
    const turn =
      baked || dish === 'roast' || !long || !first
        ? ''
        : target === 'airFryer'
          ? small
            ? ', shaking the basket halfway'
            : ', turning once halfway'
          : target === 'grill' && celsius >= 200
            ? ', turning once halfway'
            : /\b(?:turn|flip)(?:ing)?\b/i.test(clause.text)
              ? ', turning once halfway'
              : '';
    const where =
      target === 'grill'
        ? celsius >= 200
          ? ' over direct high heat'
          : ' over the side without fire, with the lid closed,'
        : '';
    const own = donenessOf(clause, source);
    const done = own === '' && first && target !== 'smoker' ? usualDoneness(dish) : own;
    edits.push(
      {
        kind: 'temperature',
        target: `step ${clause.step + 1}`,
        before:
          clause.celsius === null && context.celsius === null
            ? null
            : formatTemperature(clause.celsius ?? context.celsius!),
        after: temperature,
        reason: because(tables, rule),
        rule,
      },
      {
        kind: 'time',
        target: `step ${clause.step + 1}`,
        before: clause.minutes === null ? null : sayMinutes(clause.minutes),
        after: time,
        reason: because(tables, timeRule),
        rule: timeRule,
      },
    );
    const batch = first && batches > 1 ? ` in ${batches} batches, each in a single layer,` : '';
    return `${verb}${objectIn(clause)}${covered}${batch}${where} at ${temperature} for ${time}${turn}${asides(clause, source)}${done === '' ? '' : `,${done}`}.`;
  };
  const core = [sentence(main)];
  const { celsius, minutes } = convert(main);
  if (target === 'toasterOven' && minutes[1] >= 20)
    core.push('Lay a loose sheet of foil over it after half the time, or as soon as the top is brown.');
  if ((target === 'airFryer' || target === 'convectionOven') && minutes[1] >= 10)
    core.push(
      `Look after ${sayMinutes(kitchenMinutes([minutes[0] * 0.75, minutes[0] * 0.75]))}: ${target === 'airFryer' ? 'air fryers' : 'fans'} differ.`,
    );
  if (target === 'smoker' && minutes[1] > 60)
    core.push('Add wood and water to the smoker as they burn down.');
  const temperature = formatTemperature(celsius);
  const noun: Readonly<Partial<Record<Method, string>>> = {
    oven: 'oven',
    convectionOven: 'convection oven',
    toasterOven: 'toaster oven',
    airFryer: 'air fryer',
  };
  const ready =
    target === 'grill'
      ? celsius >= 200
        ? 'Heat the grill to high, and clean and oil the grate.'
        : `Heat one side of the grill, so that it holds ${temperature} with the lid closed, and leave the other side without fire.`
      : target === 'smoker'
        ? `Heat the smoker to ${temperature} with a handful of wood chips.`
        : `Preheat the ${noun[target]} to ${temperature}.`;
  return {
    ...emptyPlan,
    ready,
    vessel: vesselFor(target, dish),
    core,
    // "Continue cooking until done" sets neither time nor heat: the main stretch covers it.
    again: (clause) => (clause.minutes === null && clause.celsius === null ? null : sentence(clause)),
    later: sentence,
    edits,
    safety: safetyFor(context),
  };
}

function vesselFor(target: Method, dish: DishClass): Plan['vessel'] {
  const loose =
    dish === 'pieces' || dish === 'fried' || dish === 'roast' || dish === 'cookies' || dish === 'toasted';
  const flat: readonly Vessel[] = [
    'tray',
    'basket',
    'grate',
    'slowCooker',
    'pressureCooker',
    ...(loose ? (['dish'] as const) : []),
  ];
  switch (target) {
    case 'airFryer':
      return dish === 'cookies' || dish === 'toasted' || dish === 'bread'
        ? {
            from: flat,
            phrase: 'baking paper cut to fit the air-fryer basket',
            again: 'the baking paper',
            preposition: 'on',
          }
        : loose
          ? { from: flat, phrase: 'the air-fryer basket', preposition: 'in' }
          : {
              from: ['tray', 'dish', 'grate'],
              phrase: 'a dish that fits the air-fryer basket',
              again: 'the dish',
              preposition: 'in',
            };
    case 'grill':
      return loose
        ? { from: flat, phrase: 'the grate', preposition: 'on' }
        : {
            from: ['tray', 'dish', 'basket'],
            phrase: 'a cast-iron pan',
            again: 'the pan',
            preposition: 'in',
          };
    case 'smoker':
      return loose
        ? { from: flat, phrase: "the smoker's grate", preposition: 'on' }
        : { from: ['tray', 'dish', 'basket'], phrase: 'a foil tray', again: 'the tray', preposition: 'in' };
    case 'toasterOven':
      return loose
        ? {
            from: ['tray', 'basket', 'grate', 'slowCooker', 'pressureCooker'],
            phrase: 'the lined tray of the toaster oven',
            preposition: 'on',
          }
        : { from: ['basket', 'grate'], phrase: 'a dish that fits the toaster oven', preposition: 'in' };
    default:
      return {
        from: ['basket', 'grate', 'slowCooker', 'pressureCooker'],
        phrase: loose ? 'a lined baking sheet' : 'a baking dish',
        preposition: loose ? 'on' : 'in',
      };
  }
}

/** Baked goods and set dishes where the air does not go round them: wet machines, the stove, the fire. */
function bakePlan(context: PlanContext): Plan | Refusal {
  const { source, target, tables, dish, main, parts } = context;
  const oven = inOven(context, main.celsius, context.minutes);
  const minutes: Range = oven.minutes ?? [30, 40];
  const done = donenessOf(main, source);
  const until = done === '' ? '' : `,${done}`;
  const grams = massOf(parts);
  const edit = (after: string, rule: string): MethodEdit => ({
    kind: 'time',
    target: `step ${main.step + 1}`,
    before: context.minutes === null ? null : sayMinutes(context.minutes),
    after,
    reason: because(tables, rule),
    rule,
  });
  const vessels: readonly Vessel[] = ['tray', 'dish', 'tin', 'basket', 'grate'];
  if (chambers.has(target)) {
    // From a wet or a flat machine back to dry heat: a moderate oven and the oven's own time.
    const back =
      source === 'slowCooker'
        ? [35, 45]
        : source === 'pressureCooker'
          ? [40, 50]
          : source === 'microwave'
            ? times(minutes, 4)
            : minutes;
    return chamberPlan({
      ...context,
      source: 'oven',
      celsius: context.celsius !== null && context.celsius >= 120 ? context.celsius : 180,
      minutes: kitchenMinutes(back as Range),
    });
  }
  switch (target) {
    case 'slowCooker': {
      const low = dish === 'casserole' ? times(minutes, 4) : times(minutes, 3);
      const high: Range = [
        Math.max(90, Math.round(low[0] / 30) * 30),
        Math.max(120, Math.round(low[1] / 30) * 30),
      ];
      const said = sayMinutes(high[1] > 240 ? [180, 240] : high);
      return {
        ...emptyPlan,
        ready:
          dish === 'casserole'
            ? 'Grease the slow cooker.'
            : dish === 'custard'
              ? null
              : 'Grease the slow cooker and line it with baking paper.',
        // Cups stay cups; the machine is their water bath.
        vessel:
          dish === 'custard'
            ? null
            : {
                from: vessels,
                phrase: dish === 'casserole' ? 'the slow cooker' : 'the lined slow cooker',
                preposition: 'in',
              },
        core: [
          dish === 'custard'
            ? 'Stand the cups in the slow cooker and pour in hot water to half their height.'
            : 'Stretch a clean tea towel under the lid, to catch the drips.',
          `Cover and cook on HIGH for ${said}${until}.`,
        ],
        again: () => null,
        later: (clause) => `Cover and cook on HIGH for 15–20 minutes${donenessOf(clause, source)}.`,
        edits: [edit(`${said} on HIGH`, 'slow-bake')],
        safety: safetyFor(context),
      };
    }
    case 'pressureCooker': {
      if (grams > 1800) return new Refusal('This is too much for a tin that fits a pressure cooker.');
      const time =
        dish === 'custard'
          ? 12
          : dish === 'casserole'
            ? 20
            : Math.min(50, Math.max(25, Math.round((minutes[1] * 0.8) / 5) * 5));
      return {
        ...emptyPlan,
        vessel: {
          from: vessels,
          phrase:
            dish === 'custard'
              ? 'cups that fit the pressure cooker'
              : 'a greased tin that fits the pressure cooker',
          preposition: 'in',
        },
        core: [
          'Pour 350 ml of water into the pressure cooker and set the rack in it.',
          `Cover ${dish === 'custard' ? 'the cups' : 'the tin'} tightly with foil and lower ${dish === 'custard' ? 'them' : 'it'} onto the rack.`,
          'Lock the lid and set the valve to sealing.',
          `Cook at high pressure for ${time} minutes.`,
          'Let the pressure drop by itself for 10 minutes, then release the rest.',
          ...(done === '' || /brown|golden|crisp|crust/i.test(done)
            ? []
            : [`Look under the foil: if it is not yet done, give it 5 minutes more.`]),
        ],
        edits: [edit(`${time} minutes at high pressure`, 'pressure-bake')],
        safety: [because(tables, 'pressure-thin'), ...safetyFor(context)],
      };
    }
    case 'microwave': {
      if (grams > figure(tables, 'microwave-most', 'grams'))
        return new Refusal('This is too much for a microwave: it would heat unevenly.');
      const cook = byWattage(
        byMass(dish === 'cake' ? [5, 6] : [8, 10], grams, figure(tables, 'microwave-mass', 'exponent')),
        context,
      );
      const watts = context.size.wattage ?? 1000;
      return {
        ...emptyPlan,
        vessel: {
          from: vessels,
          phrase: 'a greased microwave-safe dish',
          again: 'the dish',
          preposition: 'in',
        },
        core: [
          `Microwave ${dish === 'cake' ? 'uncovered' : 'loosely covered'} on full power (${watts} W) for ${sayMinutes(cook)}, turning the dish halfway${/brown|golden|crisp/i.test(done) ? '' : until}.`,
          'Let it stand for 5 minutes: it goes on setting.',
        ],
        later: (clause) =>
          `Microwave${objectIn(clause)} on full power for 1–2 minutes${donenessOf(clause, source)}.`,
        edits: [edit(sayMinutes(cook), 'microwave-by-food')],
        safety: [because(tables, 'microwave-stand'), ...safetyFor(context)],
      };
    }
    case 'steamer': {
      const time = kitchenMinutes([Math.max(10, minutes[0] * 0.5), Math.max(12, minutes[1] * 0.6)]);
      return {
        ...emptyPlan,
        ready: 'Bring 3 cm of water to the boil under the steamer.',
        vessel: { from: vessels, phrase: 'heatproof cups', preposition: 'in' },
        core: [
          `Cover the cups with foil, set them in the steamer and steam gently for ${sayMinutes(time)}${/brown|golden/i.test(done) ? '' : until}.`,
        ],
        edits: [edit(sayMinutes(time), 'steam-by-food')],
        safety: [because(tables, 'steamer-water')],
      };
    }
    case 'sousVide': {
      const celsius = figure(tables, 'vide-custard', 'celsius');
      return {
        ...emptyPlan,
        ready: `Heat the water bath to ${formatTemperature(celsius)}.`,
        vessel: { from: vessels, phrase: 'lidded jars', preposition: 'in' },
        core: [
          'Close the jars finger-tight.',
          `Lower them into the water bath and cook at ${formatTemperature(celsius)} for 60–75 minutes.`,
        ],
        edits: [edit('60–75 minutes', 'vide-custard')],
        safety: [because(tables, 'vide-chill')],
      };
    }
    case 'dutchOven': {
      const celsius = Math.max(dial(oven.celsius), 200);
      return {
        ...emptyPlan,
        ready: `Put the Dutch oven with its lid in the oven and preheat to ${formatTemperature(celsius)} for 30 minutes.`,
        vessel: { from: vessels, phrase: 'the hot Dutch oven', preposition: 'in' },
        core: [
          `Put the lid on and bake at ${formatTemperature(celsius)} for ${sayMinutes(times(minutes, 0.65))}, then take it off and bake for ${sayMinutes(times(minutes, 0.4))} more${until}.`,
        ],
        edits: [edit(`${sayMinutes(times(minutes, 0.65))} covered`, 'dutch-oven-bread')],
        safety: [],
      };
    }
    case 'campfire':
      return {
        ...emptyPlan,
        ready: 'Let the fire burn down to hot coals.',
        vessel: {
          from: vessels,
          phrase: dish === 'eggs' || dish === 'toasted' ? 'a cast-iron pan' : 'an oiled cast-iron camp oven',
          preposition: 'in',
        },
        core:
          dish === 'eggs' || dish === 'toasted'
            ? [
                `Set the pan on a grate over medium coals and cook for ${sayMinutes(times(minutes, 0.6))}${until}.`,
              ]
            : [
                `Put the lid on, set the camp oven over 8 coals and lay 16 on the lid, which makes about 180 °C (350 °F), and bake for ${sayMinutes(minutes)}${until}.`,
                'Give pot and lid a quarter turn every 10 minutes, and renew the coals after 40.',
              ],
        later: (clause) =>
          `Bake${objectIn(clause)} under the hot lid for ${sayMinutes(clause.minutes ?? [5, 8])}${donenessOf(clause, source)}.`,
        edits: [
          edit(
            sayMinutes(dish === 'eggs' || dish === 'toasted' ? times(minutes, 0.6) : minutes),
            'campfire-coals',
          ),
        ],
        safety: [because(tables, 'fire-safety'), ...safetyFor(context)],
      };
    default: {
      // The stove: a covered pan on low heat.
      const time = times(minutes, 0.9);
      if (dish === 'toasted' || dish === 'eggs') {
        const toast =
          dish === 'toasted'
            ? kitchenMinutes([Math.max(4, minutes[0] * 0.3), Math.max(6, minutes[1] * 0.3)])
            : times(minutes, 0.6);
        const pan = target === 'wok' ? 'the wok' : 'a large frying pan';
        return {
          ...emptyPlan,
          vessel: { from: vessels, phrase: pan, preposition: 'in' },
          core: [
            dish === 'toasted'
              ? `Stir over medium-low heat for ${sayMinutes(toast)}${until}.`
              : `Cover and cook over low heat for ${sayMinutes(toast)}${until}.`,
          ],
          edits: [edit(sayMinutes(toast), 'oven-to-pan')],
          safety: safetyFor(context),
        };
      }
      if (dish === 'custard')
        return {
          ...emptyPlan,
          vessel: { from: vessels, phrase: 'heatproof cups', preposition: 'in' },
          core: [
            'Stand the cups on a cloth in a wide pan and pour in hot water to half their height.',
            `Cover and keep the water just below a simmer over low heat for ${sayMinutes(times(minutes, 0.7))}${/brown|golden/i.test(done) ? '' : until}.`,
          ],
          edits: [edit(sayMinutes(times(minutes, 0.7)), 'oven-to-pan')],
          safety: safetyFor(context),
        };
      return {
        ...emptyPlan,
        vessel: {
          from: vessels,
          phrase: 'a deep frying pan with a lid',
          again: 'the pan',
          preposition: 'in',
        },
        core: [
          `Pour 60 ml of water round the edge, cover and cook over low heat for ${sayMinutes(time)}${/golden|brown|crisp/i.test(done) ? '' : until}.`,
        ],
        later: (clause) =>
          `Cover and cook over low heat for ${sayMinutes(clause.minutes ?? [5, 8])}${/golden|brown|crisp/i.test(donenessOf(clause, source)) ? '' : donenessOf(clause, source)}.`,
        edits: [edit(sayMinutes(time), 'oven-to-pan')],
        safety: safetyFor(context),
      };
    }
  }
}

const wayOf: Readonly<Partial<Record<Method, TimedWay>>> = {
  oven: 'roast',
  convectionOven: 'roast',
  toasterOven: 'roast',
  airFryer: 'airfry',
  stovetop: 'pan',
  dutchOven: 'pan',
  wok: 'stir',
  grill: 'grill',
  campfire: 'grill',
  smoker: 'smoke',
  deepFryer: 'fry',
  steamer: 'steam',
  sousVide: 'vide',
  microwave: 'microwave',
  slowCooker: 'slow',
  pressureCooker: 'pressure',
};

/** What minced meat was shaped to: "the meatballs". */
function shapedIn({ text, title, mainPart }: PlanContext): string | null {
  if (mainPart?.time?.minced !== true) return null;
  const word =
    /\b(meat ?balls|patties|burgers|koftas?|kebabs|cutlets|fritters|rissoles|loaf|meatloaf)\b/i.exec(
      `${title} ${text}`,
    )?.[1];
  return word === undefined ? null : `the ${word.toLowerCase()}`;
}

/** From one pan to another: the sentences stand, the pan is renamed. */
function panPlan(context: PlanContext): Plan {
  const { target, tables } = context;
  const words: Readonly<
    Partial<Record<Method, readonly [phrase: string, again: string, heat: string | null]>>
  > = {
    stovetop: ['a large frying pan', 'the pan', null],
    wok: ['the wok', 'the wok', null],
    dutchOven: ['the Dutch oven', 'the Dutch oven', null],
    campfire: ['a cast-iron pan', 'the pan', 'over medium coals'],
  };
  const [phrase, again, heat] = words[target] ?? words.stovetop!;
  const from: readonly Vessel[] = ['pan', 'pot'];
  return {
    ...emptyPlan,
    ready:
      target === 'campfire' ? 'Let the fire burn down to medium coals, and set a grate over them.' : null,
    start: { from, phrase, again, preposition: 'in', heat },
    vessel: { from, phrase, again, preposition: 'in' },
    again: (clause) => clause.text,
    later: (clause) => clause.text,
    safety: [...(target === 'campfire' ? [because(tables, 'fire-safety')] : []), ...safetyFor(context)],
  };
}

/** Pieces of food, or one large one, from any machine to any other, by the times of the foods. */
function piecesPlan(context: PlanContext, target: Method): Plan | Refusal {
  const { tables, source, dish, main, mainPart } = context;
  // Fat, flour and sauces ride along; what is cooked are the foods with a time of their own.
  const fed = context.parts.filter((one) => one.time !== null && one.grams >= 40);
  const others = fed.filter((one) => one.safe?.kind !== 'egg');
  const parts = others.length > 0 ? others : fed;
  const way = wayOf[target]!;
  const known = slowest(parts, way);
  const grams = massOf(context.parts);
  const obj = shapedIn(context) ?? objectOf(parts);
  const meat = mainPart?.safe !== null && mainPart?.safe !== undefined && mainPart.safe.kind !== 'egg';
  if (parts.length === 0)
    return new Refusal('Nothing here is known well enough to be given a safe time on this machine.');
  if (
    known === null &&
    !(
      target === 'wok' ||
      target === 'stovetop' ||
      target === 'dutchOven' ||
      way === 'airfry' ||
      way === 'roast'
    )
  )
    return new Refusal(
      `The tables know no safe time for ${obj === 'everything' ? 'this' : obj.replace(/^the /, '')} on this machine.`,
    );
  const done = donenessOf(main, source);
  const soft = /golden|brown|crisp|char|sear/i.test(done) ? '' : done;
  const fallback: Range = times(context.minutes ?? [10, 15], way === 'roast' ? 1.3 : 1);
  const minutes = known ?? fallback;
  const time = sayMinutes(kitchenMinutes(minutes));
  const timed = (after: string, rule: string): MethodEdit => ({
    kind: 'time',
    target: `step ${main.step + 1}`,
    before: context.minutes === null ? null : sayMinutes(context.minutes),
    after,
    reason: because(tables, rule),
    rule,
  });
  const heated = (after: string, rule: string): MethodEdit => ({
    kind: 'temperature',
    target: `step ${main.step + 1}`,
    before: context.celsius === null ? null : formatTemperature(context.celsius),
    after,
    reason: because(tables, rule),
    rule,
  });
  const base: Plan = {
    ...emptyPlan,
    // What is mixed or tossed before the cooking needs a bowl; the machine's vessel comes with the cooking.
    start: {
      from: ['tray', 'dish', 'basket', 'grate', 'pan', 'pot', 'slowCooker', 'pressureCooker', 'riceCooker'],
      phrase: 'a large bowl',
      again: 'the bowl',
      preposition: 'in',
      heat: '',
    },
    safety: safetyFor(context),
  };
  const until = done === '' ? '' : `,${done}`;
  const vessels: readonly Vessel[] = [
    'tray',
    'dish',
    'basket',
    'grate',
    'pan',
    'pot',
    'slowCooker',
    'pressureCooker',
    'riceCooker',
  ];
  const oil =
    dish === 'fried' && source === 'deepFryer' ? 'Brush or spray them with 1–2 tablespoons of oil.' : null;
  const roastAt = dial(
    (mainPart?.time?.at ?? 200) -
      (asOven[target] === undefined || target === 'airFryer'
        ? 0
        : figure(tables, asOven[target], 'subtractC')),
  );
  switch (target) {
    case 'oven':
    case 'convectionOven':
    case 'toasterOven': {
      const celsius = source === 'deepFryer' || dish === 'fried' ? (target === 'oven' ? 220 : 200) : roastAt;
      const name =
        target === 'oven' ? 'oven' : target === 'convectionOven' ? 'convection oven' : 'toaster oven';
      const temperature = formatTemperature(celsius);
      return {
        ...base,
        ready: `Preheat the ${name} to ${temperature}.`,
        vessel: {
          from: vessels,
          phrase: 'a lined baking sheet',
          again: 'the baking sheet',
          preposition: 'on',
        },
        core: [
          ...(oil === null ? [] : [oil]),
          `Lay ${obj} on ${dish === 'fried' ? 'a rack over a baking sheet' : 'a lined, oiled baking sheet'} in one layer${target === 'toasterOven' && grams > 700 ? ', in 2 batches' : ''}.`,
          `Roast at ${temperature} for ${time}${minutes[1] > 12 && dish !== 'roast' ? ', turning once halfway' : ''}${until}.`,
        ],
        edits: [heated(temperature, 'roast-by-food'), timed(time, 'roast-by-food')],
      };
    }
    case 'airFryer': {
      const celsius = dial(Math.min(200, dish === 'fried' ? 200 : (mainPart?.time?.at ?? 200) - 10));
      const temperature = formatTemperature(celsius);
      const capacity = context.size.capacityL ?? figure(tables, 'air-fryer-load', 'usualCapacityL');
      const batches =
        dish === 'roast'
          ? 1
          : Math.max(
              1,
              Math.ceil(massOf(parts) / (capacity * figure(tables, 'air-fryer-load', 'gramsPerL')) - 0.1),
            );
      if (batches > 6)
        return new Refusal(`It would take ${batches} batches in an air fryer of ${capacity} litres.`);
      return {
        ...base,
        ready: `Preheat the air fryer to ${temperature}.`,
        vessel: { from: vessels, phrase: 'the air-fryer basket', preposition: 'in' },
        core: [
          ...(oil === null ? ['Brush the food lightly with oil.'] : [oil]),
          `Lay ${obj} in the basket in a single layer${batches > 1 ? `, in ${batches} batches` : ''}.`,
          `Air-fry at ${temperature} for ${time}, ${meat ? 'turning once' : 'shaking the basket'} halfway${until}.`,
        ],
        edits: [heated(temperature, 'air-fry-by-food'), timed(time, 'air-fry-by-food')],
      };
    }
    case 'stovetop':
    case 'dutchOven': {
      const pan = target === 'stovetop' ? 'a large frying pan' : 'the Dutch oven';
      if (dish === 'roast' || (mainPart?.whole && meat)) {
        const pot = slowest([mainPart!], 'simmer') ?? fallback;
        return {
          ...base,
          vessel: {
            from: vessels,
            phrase: target === 'stovetop' ? 'a heavy pot with a lid' : 'the Dutch oven',
            preposition: 'in',
          },
          core: [
            `Heat 2 tablespoons of oil in ${target === 'stovetop' ? 'a heavy pot with a lid' : 'the Dutch oven'} over medium-high heat and brown ${obj} on all sides, about 10 minutes.`,
            `Pour in 250 ml of water or stock, cover and pot-roast over low heat for ${sayMinutes(pot)}, turning once halfway${soft === '' ? '' : `,${soft}`}.`,
          ],
          edits: [timed(sayMinutes(pot), 'pot-roast')],
        };
      }
      const shallow = dish === 'fried' && source === 'deepFryer';
      return {
        ...base,
        vessel: {
          from: vessels.filter((one) => one !== 'pan' && one !== 'pot'),
          phrase: pan,
          preposition: 'in',
        },
        core: [
          `Heat ${shallow || dish === 'fried' ? '1 cm of oil' : '2 tablespoons of oil'} in ${pan} over medium-high heat.`,
          `Cook ${obj}${grams > 800 ? ' in batches' : ''} for ${time}, turning once halfway${until}.`,
          ...(dish === 'fried' ? ['Drain on a rack.'] : []),
        ],
        edits: [timed(time, 'pan-by-food')],
      };
    }
    case 'wok': {
      if (dish === 'fried')
        return {
          ...base,
          vessel: { from: vessels, phrase: 'the wok', preposition: 'in' },
          core: [
            `Heat 3 cm of oil in the wok to ${formatTemperature(175)}.`,
            `Fry ${obj} in small batches for ${sayMinutes(slowest(parts, 'fry') ?? minutes)}${until}.`,
            'Drain on a rack.',
          ],
          edits: [
            heated(formatTemperature(175), 'deep-fry'),
            timed(sayMinutes(slowest(parts, 'fry') ?? minutes), 'deep-fry'),
          ],
        };
      if (mainPart?.whole && meat) return new Refusal('A large piece does not cook through in a wok.');
      return {
        ...base,
        vessel: { from: vessels, phrase: 'the wok', preposition: 'in' },
        core: [
          ...(meat && mainPart!.safe!.kind !== 'fish' && mainPart!.time?.minced !== true
            ? [`Cut the ${callOf(mainPart!)} into strips 5 mm thick.`]
            : []),
          'Heat 2 tablespoons of oil in the wok over high heat until it shimmers.',
          `${meat && mainPart!.safe!.kind === 'fish' ? 'Fry' : 'Stir-fry'} ${obj}${grams > 400 ? ' in batches of a handful or two' : ''} for ${time}${until}.`,
        ],
        edits: [timed(time, 'stir-fry-by-food')],
      };
    }
    case 'grill':
    case 'smoker': {
      const large = dish === 'roast' || minutes[1] > 35;
      const celsius = target === 'smoker' ? figure(tables, 'smoker', 'celsius') : large ? 180 : 220;
      const temperature = formatTemperature(celsius);
      return {
        ...base,
        ready:
          target === 'smoker'
            ? `Heat the smoker to ${temperature} with a handful of wood chips.`
            : large
              ? `Heat one side of the grill, so that it holds ${temperature} with the lid closed, and leave the other side without fire.`
              : 'Heat the grill to high, and clean and oil the grate.',
        vessel: {
          from: vessels,
          phrase: target === 'smoker' ? "the smoker's grate" : 'the grate',
          preposition: 'on',
        },
        core:
          target === 'smoker'
            ? [`Lay ${obj} on the smoker's grate and smoke at ${temperature} for ${time}.`]
            : [
                ...(!large && meat && massOf(parts.filter((one) => one.safe === null)) > 150
                  ? ['Thread small pieces on skewers, or use a grill basket, so that nothing falls through.']
                  : []),
                `Grill ${obj} ${large ? 'over the side without fire, with the lid closed,' : 'over direct high heat'} for ${time}${large ? '' : ', turning once halfway'}${until}.`,
              ],
        edits: [
          heated(
            target === 'smoker' || large ? temperature : 'direct high heat',
            target === 'smoker' ? 'smoker' : 'grill-zone',
          ),
          timed(time, target === 'smoker' ? 'smoker' : 'grill-by-food'),
        ],
      };
    }
    case 'campfire': {
      const large = mainPart?.whole && meat;
      const wrapped = !large && (mainPart?.safe === null || mainPart?.safe === undefined || parts.length > 2);
      return {
        ...base,
        ready: 'Let the fire burn down to medium coals.',
        vessel: {
          from: vessels,
          phrase: large
            ? 'the camp oven'
            : wrapped
              ? 'a double sheet of oiled foil'
              : 'a grate over the coals',
          preposition: large ? 'in' : 'on',
        },
        core: large
          ? [
              `Lay ${obj} in a cast-iron camp oven with 250 ml of water, put the lid on, set it over 8 coals with 16 on the lid, and roast for ${sayMinutes(slowest([mainPart!], 'roast') ?? minutes)}.`,
              'Renew the coals every 40 minutes.',
            ]
          : wrapped
            ? [
                `Fold ${obj} into tight parcels of double foil, lay them on the coals and cook for ${sayMinutes(kitchenMinutes([minutes[0] * 1.2, minutes[1] * 1.3]))}, turning the parcels halfway.`,
              ]
            : [
                `Lay ${obj} on an oiled grate over medium coals and cook for ${time}, turning once halfway${until}.`,
              ],
        edits: [
          timed(
            large
              ? sayMinutes(slowest([mainPart!], 'roast') ?? minutes)
              : wrapped
                ? sayMinutes(kitchenMinutes([minutes[0] * 1.2, minutes[1] * 1.3]))
                : time,
            'campfire-coals',
          ),
        ],
        safety: [because(tables, 'fire-safety'), ...base.safety],
      };
    }
    case 'deepFryer': {
      if (dish !== 'fried')
        return new Refusal('These pieces have no coating to keep their juice in and the oil out.');
      return {
        ...base,
        ready: `Fill the deep fryer with oil to its mark and heat it to ${formatTemperature(175)}.`,
        vessel: { from: vessels, phrase: 'the fry basket', preposition: 'in' },
        core: [
          `Fry ${obj} at ${formatTemperature(175)} in small batches for ${time}${until}.`,
          'Drain on a rack, and let the oil come back to its temperature before the next batch.',
        ],
        add: [{ line: '1.5 l neutral oil, for deep-frying', rule: 'deep-fry' }],
        edits: [heated(formatTemperature(175), 'deep-fry'), timed(time, 'deep-fry')],
        safety: [because(tables, 'deep-fry-safety'), ...base.safety],
      };
    }
    case 'steamer':
      return {
        ...base,
        ready: 'Bring 3 cm of water to the boil under the steamer.',
        vessel: { from: vessels, phrase: 'the steamer basket', preposition: 'in' },
        core: [
          `Lay ${obj} in the steamer basket in one layer, on baking paper so that nothing sticks, cover and steam for ${time}${soft === '' ? '' : `,${soft}`}.`,
        ],
        edits: [timed(time, 'steam-by-food')],
        safety: [because(tables, 'steamer-water'), ...base.safety],
      };
    case 'sousVide': {
      const cooked = meat && mainPart !== null ? [mainPart] : parts;
      const celsius = Math.max(...cooked.map((one) => one.time?.videAt ?? 0));
      const own = slowest(cooked, 'vide');
      if (celsius === 0 || own === null)
        return new Refusal(`The tables know no safe time for ${obj.replace(/^the /, '')} in a water bath.`);
      const target63 = formatTemperature(celsius);
      const what = meat && mainPart !== null ? `the ${callOf(mainPart)}` : obj;
      const rest = parts.filter((one) => one !== mainPart && !cooked.includes(one));
      return {
        ...base,
        ready: `Heat the water bath to ${target63}.`,
        vessel: { from: vessels, phrase: 'the bag', preposition: 'in' },
        core: [
          `Seal ${what} with the seasoning in a food-safe bag in one layer and press out the air.`,
          `Lower the bag into the water bath and cook at ${target63} for ${sayMinutes(own)}.`,
          ...(meat && mainPart!.safe!.kind !== 'fish'
            ? [
                'Take it out of the bag, pat it dry and sear it in a very hot oiled pan for 1 minute on each side.',
              ]
            : ['Take it out of the bag and pat it dry.']),
          ...(rest.length > 0 && massOf(rest) > 80
            ? [
                `Cook ${objectOf(rest) === 'everything' ? 'the vegetables' : objectOf(rest)} in the hot pan for ${sayMinutes(slowest(rest, 'pan') ?? [8, 10])}.`,
              ]
            : []),
        ],
        edits: [heated(target63, 'vide-by-food'), timed(sayMinutes(own), 'vide-by-food')],
        safety: [
          because(tables, 'vide-chill'),
          ...(context.parts.some((one) => one.food !== null && isKind(one.food, 'garlic'))
            ? [because(tables, 'vide-garlic')]
            : []),
          ...base.safety,
        ],
      };
    }
    case 'microwave': {
      if (mainPart?.whole && meat)
        return new Refusal(
          'A large piece heats unevenly in a microwave, so that its middle cannot be trusted to be safe.',
        );
      if (grams > figure(tables, 'microwave-most', 'grams'))
        return new Refusal('This is too much for a microwave: it would heat unevenly.');
      if (parts.some((one) => one.time?.tough))
        return new Refusal('Meat that needs long cooking turns tough in a microwave, and heats unevenly.');
      const watts = context.size.wattage ?? 1000;
      const own = byWattage(
        byMass(minutes, massOf(parts), figure(tables, 'microwave-mass', 'exponent')),
        context,
      );
      return {
        ...base,
        vessel: { from: vessels, phrase: 'a microwave-safe dish', preposition: 'in' },
        core: [
          `Arrange ${obj} in one layer in a microwave-safe dish, the thickest parts to the outside.`,
          `Cover, leaving a gap for the steam, and microwave on ${meat ? '70 % power' : 'full power'} (${watts} W) for ${sayMinutes(own)}, turning the pieces halfway.`,
          'Let it stand, covered, for 3 minutes.',
        ],
        edits: [timed(sayMinutes(own), 'microwave-by-food')],
        safety: [because(tables, 'microwave-stand'), because(tables, 'microwave-cover'), ...base.safety],
      };
    }
    case 'slowCooker': {
      const low = minutes;
      const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
      const long = low[1] > 120;
      const said = long
        ? `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`
        : `on LOW for ${sayMinutes(low)}`;
      return {
        ...base,
        vessel: { from: vessels, phrase: 'the slow cooker', preposition: 'in' },
        core: [
          ...(mainPart?.whole && mainPart.safe?.kind === 'poultry'
            ? [`Cut the ${callOf(mainPart)} into 8 pieces, which heat through safely.`]
            : []),
          `Put ${obj} in the slow cooker${parts.some((one) => one.time?.root === true && one.grams > 50) ? ', roots first,' : ''} and pour in 120 ml of water or stock.`,
          `Cover and cook ${said}${soft === '' ? '' : `,${soft}`}.`,
        ],
        add: [],
        later: (clause) => `Cover and cook${objectIn(clause)} on HIGH for 15–20 minutes.`,
        edits: [timed(said, 'slow-by-food')],
        safety: [because(tables, 'slow-thaw'), because(tables, 'slow-skin'), ...base.safety],
      };
    }
    default: {
      const time2 = Math.round((minutes[0] + minutes[1]) / 2);
      const natural = parts.some((one) => one.time?.release === 'natural');
      return {
        ...base,
        vessel: { from: vessels, phrase: 'the pressure cooker', preposition: 'in' },
        core: [
          'Pour 250 ml of water or stock into the pressure cooker and set the rack in it.',
          `Lay ${obj} on the rack.`,
          'Lock the lid and set the valve to sealing.',
          `Cook at high pressure for ${time2} minute${time2 === 1 ? '' : 's'}.`,
          natural
            ? 'Let the pressure drop by itself for 10 minutes, then release the rest.'
            : 'Let the pressure drop by itself for 5 minutes, then release the rest.',
        ],
        later: (clause) =>
          `Set the pressure cooker to Sauté and cook${objectIn(clause)} for ${sayMinutes(clause.minutes ?? [3, 5])}${donenessOf(clause, source)}.`,
        edits: [timed(`${time2} minutes at high pressure`, 'pressure-by-food')],
        safety: [because(tables, 'pressure-fill'), because(tables, 'pressure-thin'), ...base.safety],
      };
    }
  }
}

/** What to mind with this machine and this food, beyond the temperatures of the middle. */
function safetyFor(context: PlanContext): readonly string[] {
  const { target, text, tables, parts } = context;
  const raw = parts.some((one) => one.safe !== null && one.safe.kind !== 'egg');
  return [
    ...(target === 'airFryer' ? [because(tables, 'air-fryer-load')] : []),
    ...((target === 'grill' || target === 'campfire' || target === 'smoker') &&
    raw &&
    /\bmarinad|\bmarinat/i.test(text)
      ? [because(tables, 'grill-marinade')]
      : []),
    ...((target === 'grill' || target === 'campfire') && raw ? [because(tables, 'grill-plates')] : []),
    ...(target === 'smoker' && raw ? [because(tables, 'smoker-danger')] : []),
    ...((target === 'oven' || target === 'convectionOven' || target === 'toasterOven') &&
    raw &&
    context.source === 'smoker'
      ? [because(tables, 'oven-least')]
      : []),
  ];
}
