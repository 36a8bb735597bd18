/** Cakes, breads, gratins and their like in a machine that is no oven. */
import { coalCare, coalsReady } from '../told/fire-words.ts';
import { isKind } from '#food/ingredient';
import { slowest } from '../read/parts.ts';
import { chambers, inOven, safetyFor } from './dry-heat.ts';
import type { MethodEdit, Range } from '../model.ts';
import { chamberPlan } from './plan-chamber.ts';
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
  meltedCue,
  objectIn,
  paleCue,
  paleUntil,
  Refusal,
  sayMinutes,
  times,
  underLid,
  usualDoneness,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import { namesVessel, type Vessel } from '../words.ts';

/** Baked goods and set dishes where the air does not go round them: wet machines, the stove, the fire. */
export function bakePlan(context: PlanContext): Plan | Refusal {
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
  // A cornbread is baked in its skillet; where nothing is fried, that is its tin.
  const inSkillet =
    (dish === 'cake' || dish === 'bread' || dish === 'pie') &&
    !/\b(?:saut[eé]\w*|fr(?:y|ied)|brown(?:ed)? the|simmer\w*|medium(?:-\w+)? heat|stove)\b/i.test(
      context.text,
    );
  const vessels: readonly Vessel[] = [
    'tray',
    'dish',
    'tin',
    'basket',
    'grate',
    ...(inSkillet ? (['pan'] as const) : []),
  ];
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
      const tin = dish === 'custard' && inTin(context.text);
      const low = times(minutes, dish === 'casserole' ? 4 : dish === 'custard' ? 2.25 : 3);
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
              ? tin
                ? 'Check first that the tin stands level in the slow cooker with its lid closed: a 6-litre oval one holds about 20 cm across.'
                : null
              : 'Grease the slow cooker and line it with baking paper.',
        // Cups stay cups; the machine is their water bath.
        vessel:
          dish === 'custard'
            ? null
            : {
                from: vessels,
                phrase: dish === 'casserole' ? 'the slow cooker' : 'the lined slow cooker',
                again: 'the slow cooker',
                preposition: 'in',
              },
        core: [
          dish === 'custard'
            ? tin
              ? 'Set the tin on a small rack or a ring of crumpled foil in the slow cooker, pour hot water round it to 2 cm, and stretch a clean tea towel under the lid to catch the drips.'
              : `Stand the ${cupsIn(context.text)} in the slow cooker and pour in hot water to half their height.`
            : 'Stretch a clean tea towel under the lid, to catch the drips.',
          `Cover and cook on HIGH for ${said}${/golden|brown|crisp/i.test(paleCue(done)) || (paleCue(done) === '' && dish === 'casserole') ? (dish === 'casserole' ? ', until it bubbles at the edges' : '') : paleUntil(done)}.`,
          ...(tin
            ? ['Switch it off and leave the lid on for 1 hour, so that it sets without cracking.']
            : []),
          ...(dish === 'cake' && !tin ? ['Its crumb is moist, and its top stays soft and pale.'] : []),
        ],
        // A crust that was baked for itself sets in the cold.
        again: (clause) =>
          dish === 'custard' && clause.step < main.step && (clause.minutes?.[1] ?? 0) <= 15
            ? 'Chill it for 15 minutes, until firm.'
            : after(clause, main) && (clause.names.length > 0 || /\b(?:melt|cheese|set)\b/i.test(clause.text))
              ? `Cover and cook on HIGH for 15 minutes more${meltedCue(donenessOf(clause, source))}.`
              : null,
        later: (clause) => `Cover and cook on HIGH for 15–20 minutes${donenessOf(clause, source)}.`,
        edits: [edit(`${said} on HIGH`, 'slow-bake')],
        safety: safetyFor(context),
      };
    }
    case 'pressureCooker': {
      if (grams > 1800) return new Refusal('This is too much for a tin that fits a pressure cooker.');
      // A cheesecake stays in its own tin where that fits.
      const tin = dish === 'custard' && inTin(context.text);
      const ownTin = tin && Number(tinInches.exec(context.text)?.[1] ?? 9) <= mostTinInches;
      const time = tin
        ? Math.min(50, Math.max(30, Math.round((minutes[1] * 0.6) / 5) * 5))
        : dish === 'custard'
          ? 12
          : dish === 'casserole'
            ? 20
            : Math.min(50, Math.max(25, Math.round((minutes[1] * 0.8) / 5) * 5));
      return {
        ...emptyPlan,
        vessel: ownTin
          ? null
          : {
              from: vessels,
              phrase: tin
                ? 'an 18 cm pan that fits the pressure cooker'
                : dish === 'custard'
                  ? 'cups that fit the pressure cooker'
                  : 'a greased 18 cm tin that fits the pressure cooker, filled no more than two thirds',
              ...(tin ? { again: 'the pan' } : dish === 'custard' ? {} : { again: 'the tin' }),
              preposition: 'in',
            },
        core: [
          'Pour 350 ml of water into the pressure cooker and set the rack in it.',
          tin
            ? 'Cover the pan with foil and lower it onto the rack on a sling of folded foil.'
            : `Cover ${dish === 'custard' ? 'the cups' : 'the tin'} tightly with foil and lower ${dish === 'custard' ? 'them' : 'it'} onto the rack.`,
          'Lock the lid and set the valve to sealing.',
          `Cook at high pressure for ${time} minutes.`,
          tin
            ? 'Let the pressure drop by itself for 20 minutes, release the rest, lift the pan out and blot the top dry.'
            : 'Let the pressure drop by itself for 10 minutes, then release the rest.',
          ...(dish === 'cake'
            ? [
                'Push a skewer into the middle: if batter clings to it, give it 5 minutes more at pressure. Lift the tin out, blot the top dry and let it stand for 10 minutes.',
              ]
            : []),
          ...(dish === 'cake' || tin || done === '' || /brown|golden|crisp|crust/i.test(done)
            ? []
            : [`Look under the foil: if it is not yet done, give it 5 minutes more.`]),
        ],
        // A crust that was baked for itself sets in the cold.
        again: (clause) =>
          dish === 'custard' && clause.step < main.step && (clause.minutes?.[1] ?? 0) <= 15
            ? 'Chill it for 15 minutes, until firm.'
            : null,
        edits: [edit(`${time} minutes at high pressure`, 'pressure-bake')],
        safety: [because(tables, 'pressure-thin'), ...safetyFor(context)],
      };
    }
    case 'microwave': {
      if (grams > figure(tables, 'microwave-most', 'grams'))
        return new Refusal(
          'This is more than a microwave heats evenly: the edge would be overdone before the middle is hot. Make half of it, in two dishes.',
        );
      const cook = byWattage(
        byMass(
          dish === 'cake' ? [4, 5] : onlyHeats(context) ? [4, 5] : [8, 10],
          grams,
          figure(tables, 'microwave-mass', 'exponent'),
        ),
        context,
      );
      const watts = context.size.wattage ?? 1000;
      const cups = /\b(ramekins|mugs|cups(?= ?(?:and|,|\.))|custard cups|ramekin|mug)\b/i
        .exec(context.text)?.[1]
        ?.toLowerCase();
      const pair = byWattage(byMass([3, 4], grams, figure(tables, 'microwave-mass', 'exponent')), context);
      const rests = /\b(?:stand|rest|sit|cool) (?:for )?(?:about )?\d/i.test(context.text);
      if (cups !== undefined)
        return {
          ...emptyPlan,
          ready: `Use only ${/s$/.test(cups) ? cups : `a ${cups}`} marked safe for the microwave, filled no more than two thirds: the batter climbs.`,
          core: [
            `Microwave ${/s$/.test(cups) ? `the ${cups}, set in a ring,` : `the ${cups}`} uncovered on full power (${watts} W) for ${sayMinutes(pair)}${paleUntil(done)}.`,
            'Stop a little early and add time in bursts of 15 seconds: half a minute too long turns the crumb rubbery.',
            ...(rests ? [] : ['Let it stand for 2 minutes: it goes on setting.']),
          ],
          edits: [edit(sayMinutes(pair), 'microwave-by-food')],
          safety: [because(tables, 'microwave-stand'), ...safetyFor(context)],
        };
      return {
        ...emptyPlan,
        vessel: {
          from: vessels,
          phrase: 'a greased microwave-safe dish',
          again: 'the dish',
          preposition: 'in',
        },
        core: [
          `Microwave ${dish === 'cake' ? 'uncovered' : 'loosely covered'} on full power (${watts} W) for ${sayMinutes(cook)}, turning the dish halfway${paleUntil(done)}.`,
          ...(rests ? [] : ['Let it stand for 5 minutes: it goes on setting.']),
          ...(/\b(?:golden|brown|crisp)/i.test(donenessOf(main, source))
            ? ['It stays pale, and soft on top.']
            : []),
        ],
        later: (clause) =>
          `Microwave${objectIn(clause)} on full power for 1–2 minutes${donenessOf(clause, source)}.`,
        again: (clause) =>
          after(clause, main)
            ? `Microwave uncovered on full power for 1–2 minutes${meltedCue(donenessOf(clause, source))}.`
            : null,
        edits: [edit(sayMinutes(cook), 'microwave-by-food')],
        safety: [because(tables, 'microwave-stand'), ...safetyFor(context)],
      };
    }
    case 'steamer': {
      const time = kitchenMinutes([Math.max(10, minutes[0] * 0.5), Math.max(12, minutes[1] * 0.6)]);
      return {
        ...emptyPlan,
        ready: 'Bring 3 cm of water to the boil under the steamer.',
        vessel: { from: vessels, phrase: 'heatproof cups', again: 'the cups', preposition: 'in' },
        core: [
          `Cover the cups with foil, set them in the steamer and steam gently for ${sayMinutes(time)}${paleUntil(done)}.`,
        ],
        edits: [edit(sayMinutes(time), 'steam-by-food')],
        safety: [because(tables, 'steamer-water')],
      };
    }
    case 'sousVide': {
      if (/\b(?:springform|crust|pastry|on (?:the |to the )?base)\b/i.test(context.text))
        return new Refusal(
          'A crust turns to paste in a closed jar. The filling alone would set in a water bath; with its crust an oven, a pressure cooker or a slow cooker bakes it.',
        );
      const celsius = figure(tables, 'vide-custard', 'celsius');
      return {
        ...emptyPlan,
        ready: `Heat the water bath to ${formatTemperature(celsius)}.`,
        vessel: { from: vessels, phrase: 'lidded jars', again: 'the jars', preposition: 'in' },
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
          ...(dish === 'bread' && !laidLast(context)
            ? ['Lower the dough into the hot Dutch oven on a sheet of baking paper.']
            : []),
          `Put the lid on and bake at ${formatTemperature(celsius)} for ${sayMinutes(times(minutes, 0.65))}, then take it off and bake for ${sayMinutes(times(minutes, 0.4))} more${until}.`,
        ],
        edits: [edit(`${sayMinutes(times(minutes, 0.65))} covered`, 'dutch-oven-bread')],
        safety: [],
      };
    }
    case 'campfire':
      return {
        ...emptyPlan,
        ready: `${coalsReady}.`,
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
                `Put the lid on, set the camp oven over 8 coals and lay 16 on the lid, which makes about 180 °C (350 °F), and bake for ${sayMinutes(minutes)}${until === '' && usualDoneness(dish) !== '' ? `,${usualDoneness(dish)}` : until}.`,
                coalCare(minutes[1]),
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
      // What an oven needs for half an hour or less is cooked already and only gets hot through.
      const short = dish === 'casserole' && minutes[1] <= 30;
      const time = short
        ? kitchenMinutes([Math.max(10, minutes[0] * 0.5), Math.max(12, minutes[1] * 0.6)])
        : times(minutes, 0.9);
      // Raw meat that goes ahead of its sauce is browned, not steamed.
      const dry =
        dish === 'casserole' &&
        parts.some(({ safe, grams: own }) => safe !== null && safe.kind !== 'egg' && own > 150) &&
        parts.every(
          ({ food, time: row }) =>
            row !== null || (food !== null && (isKind(food, 'fat') || isKind(food, 'seasoning'))),
        );
      const brown = dry ? slowest(parts, 'pan') : null;
      if (brown !== null) {
        const said = sayMinutes(kitchenMinutes(brown));
        return {
          ...emptyPlan,
          vessel: {
            from: vessels,
            phrase: 'a deep frying pan with a lid',
            again: 'the pan',
            preposition: 'in',
          },
          core: [`Cook over medium heat for ${said}, turning now and then, until browned all over.`],
          again: (clause) => underLid(clause, main, source),
          later: (clause) => underLid(clause, main, source),
          edits: [edit(said, 'oven-to-pan')],
          safety: safetyFor(context),
        };
      }
      if (dish === 'griddle') return griddlePlan(context, vessels, edit);
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
            `Cover and keep the water just below a simmer over low heat for ${sayMinutes(times(minutes, 0.7))}${paleUntil(done)}.`,
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
          `Pour 60 ml of water round the edge, cover and cook over low heat for ${sayMinutes(time)}${/golden|brown|crisp/i.test(done) || until === '' ? (dish === 'casserole' ? ', until it bubbles at the edges' : '') : until}.`,
        ],
        again: (clause) => underLid(clause, main, source),
        later: (clause) =>
          `Cover and cook over low heat for ${sayMinutes(clause.minutes ?? [5, 8])}${/golden|brown|crisp/i.test(donenessOf(clause, source)) ? '' : donenessOf(clause, source)}.`,
        edits: [edit(sayMinutes(time), 'oven-to-pan')],
        safety: safetyFor(context),
      };
    }
  }
}

/** Whether a custard sets in one tin and not in cups. */
const inTin = (text: string): boolean => !/\b(?:ramekins?|cups|pots|jars|moulds?|molds?)\b/i.test(text);

const tinInches = /\b(\d{1,2})(?:[- ]?inch|["”])/i;
/** The widest tin that stands in a pressure cooker of the usual size. */
const mostTinInches = 7.5;

/** What a custard sets in, in the recipe's own word. */
const cupsIn = (text: string): string =>
  /\b(ramekins|custard cups|pots|jars|moulds|molds)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'cups';

/** Whether a stretch comes after the main one. */
const after = (clause: PlanContext['main'], main: PlanContext['main']): boolean =>
  clause.step > main.step || (clause.step === main.step && clause.start > main.start);

/** Crackers, flatbreads and scones turned in a dry pan. */
function griddlePlan(
  context: PlanContext,
  from: readonly Vessel[],
  edit: (after: string, rule: string) => MethodEdit,
): Plan {
  const { title, target, main } = context;
  const crisp = /\b(?:crackers?|crisp ?breads?|matzos?|lavash|oat ?cakes?)\b/i.test(title);
  const thick = /\b(?:scones?|muffins?|farls?)\b/i.test(title);
  const side: Range = crisp ? [3, 4] : thick ? [6, 8] : [2, 3];
  const obj = objectIn(main) === '' ? ' them' : objectIn(main);
  const heat =
    target === 'campfire'
      ? 'on a grate over medium coals'
      : crisp || thick
        ? 'over medium-low heat'
        : 'over medium-high heat';
  const core = crisp
    ? [
        `Heat a dry, heavy frying pan ${heat}.`,
        `Cook${obj} in batches, in one layer without touching, for ${sayMinutes(side)} on each side, pressing them flat with a spatula so that no bubble keeps them off the pan, until dry, stiff and browned in spots.`,
        'They crisp as they cool on a rack, where no steam is trapped under them; what still bends when cold goes back into the dry pan over low heat for 2 minutes on each side.',
      ]
    : [
        `Heat a dry, heavy frying pan ${heat}.`,
        `Cook${obj} in batches for ${sayMinutes(side)} on each side${thick ? ', with the lid on, until browned outside and no longer doughy in the middle' : ', until blistered and browned in spots'}.`,
        ...(thick ? [] : ['Keep them soft in a clean tea towel while the rest cook.']),
      ];
  return {
    ...emptyPlan,
    vessel: { from, phrase: 'a floured board', again: 'the board', preposition: 'on' },
    core,
    edits: [edit(`${sayMinutes(side)}`, 'oven-to-griddle')],
    safety: safetyFor(context),
  };
}

/** Whether the loaf is laid on something after its last rise, in words that become those of the pot. */
function laidLast({ text, main }: PlanContext): boolean {
  const lines = text.split('\n').slice(0, main.step + 1);
  const risen = lines.findLastIndex((line) =>
    /\b(?:prov\w+|proof\w*|rise[ns]?|rising|rest|leave)\b/i.test(line),
  );
  return namesVessel(lines.slice(Math.min(risen + 1, main.step)).join('\n'), ['tray', 'tin', 'dish', 'pot']);
}

/** Whether all that goes in is cooked already, and only has to get hot and to melt. */
const onlyHeats = ({ dish, parts, text, title }: PlanContext): boolean =>
  dish === 'casserole' &&
  parts.every(
    ({ safe, grams, time, item }) =>
      (safe === null || grams < 30 || cookedWords.test(item.text)) &&
      time?.dry !== true &&
      time?.root !== true,
  ) &&
  (/\b(?:enchiladas?|burritos?|tortillas?|nachos|dip)\b/i.test(`${title} ${text}`) ||
    // All of it is cooked before it goes into the dish.
    parts.every(
      ({ time, grams, item }) =>
        time === null || grams < 80 || time.late === 'tender' || cookedWords.test(item.text),
    ));

const cookedWords = /\b(?:cooked|leftover|rotisserie|canned|tinned|cans?|tins?|boiled|steamed|mashed)\b/i;
