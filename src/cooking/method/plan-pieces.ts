import { isKind } from '#food/ingredient';
import type { Method } from '../vocabulary.ts';
import { asOven, safetyFor } from './dry-heat.ts';
import type { MethodEdit, Range, TimedWay } from './model.ts';
import { callOf, slowest } from './parts.ts';
import { byMass, byWattage } from './microwave-minutes.ts';
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
  objectOf,
  Refusal,
  sayMinutes,
  times,
  type Plan,
  type PlanContext,
} from './plan.ts';
import type { Vessel } from './words.ts';

/** The column of the food table that tells the time of a machine. */
export const wayOf: Readonly<Partial<Record<Method, TimedWay>>> = {
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

/** What minced meat or a mash was shaped to: "the meatballs". */
function shapedIn({ text, title, mainPart }: PlanContext): string | null {
  const shaped =
    /\b(?:shape|form|roll|mou?ld|make|divide)\w*\b[^.;]{0,40}\b(patties|burgers|balls|cakes|fritters|croquettes|koftas)\b/i.exec(
      text,
    )?.[1];
  if (shaped !== undefined) return `the ${shaped.toLowerCase()}`;
  if (mainPart?.time?.minced !== true) return null;
  const word =
    /\b(meat ?balls|patties|burgers|koftas?|kebabs|cutlets|fritters|rissoles|loaf|meatloaf)\b/i.exec(
      `${title} ${text}`,
    )?.[1];
  return word === undefined ? null : `the ${word.toLowerCase()}`;
}

/** Pieces of food, or one large one, from any machine to any other, by the times of the foods. */
export function piecesPlan(context: PlanContext, target: Method): Plan | Refusal {
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
            ? [
                `Cut the ${callOf(mainPart!)}${/\bbone-in\b/i.test(mainPart!.item.text) ? ' off the bone,' : ''} into strips 5 mm thick.`,
              ]
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
