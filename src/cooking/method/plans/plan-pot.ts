import { isKind } from '#food/ingredient';
import {
  because,
  dial,
  donenessOf,
  paleCue,
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
} from '../plan.ts';
import { drinks, simmerMinutes } from '../read/wet-dish.ts';
import type { Vessel } from '../words.ts';

/** Plan of a dish that braises in a pot in the oven. */
export function ovenPlan(context: PlanContext): Plan {
  const { tables, source, target } = context;
  const fan = target === 'convectionOven';
  const celsius = dial(
    figure(tables, 'stove-to-oven-braise', 'celsius') - (fan ? figure(tables, 'fan-oven', 'subtractC') : 0),
  );
  const simmer = simmerMinutes(context);
  // The longer it braises, the less the time that the pot takes to get hot counts.
  const cook = times(
    simmer,
    figure(tables, 'stove-to-oven-braise', simmer[1] >= longBraise ? 'longFactor' : 'factor'),
  );
  const temperature = formatTemperature(celsius);
  const done = donenessOf(context.main, source);
  const lid = context.dish === 'sauce' ? 'with the lid ajar' : 'covered';
  const name = fan ? 'convection oven' : 'oven';
  const { mainPart, parts } = context;
  // Tender pieces with a skin to keep crisp, or little to simmer in, stay uncovered in a hotter oven.
  const open =
    context.dish === 'stew' &&
    source === 'stovetop' &&
    simmer[1] <= 35 &&
    mainPart !== null &&
    mainPart.safe !== null &&
    mainPart.time?.tough !== true &&
    parts.some(({ food }) => food !== null && isKind(food, 'poultry')) &&
    // Without a skin there is nothing to keep crisp, and the lid was on.
    !(
      context.covered &&
      /\b(?:boneless|skinless|breasts?|fillets?|diced|cubed|mini)\b/i.test(mainPart.item.text)
    ) &&
    context.browned;
  const hot = dial(
    figure(tables, 'pan-to-oven', 'celsius') - (fan ? figure(tables, 'fan-oven', 'subtractC') : 0),
  );
  // A dish that never left its frying pan goes into the oven in it.
  const inPan =
    source === 'stovetop' &&
    /\b(?:pan|skillet)\b/i.test(context.text) &&
    !/\b(?:pots?|casserole|dutch oven|stockpot|saucepan)\b/i.test(context.text);
  if (open)
    return {
      ...emptyPlan,
      ready: `Preheat the ${name} to ${formatTemperature(hot)}.`,
      start: {
        from: inPan ? ['pan'] : ['slowCooker', 'pot', 'dish'],
        phrase: inPan ? 'a large ovenproof frying pan' : 'a wide ovenproof pot',
        again: inPan ? 'the pan' : 'the pot',
        preposition: 'in',
        heat: null,
      },
      vessel: {
        from: inPan ? ['pan'] : ['pot', 'pan'],
        phrase: inPan ? 'the pan' : 'the pot',
        preposition: 'in',
      },
      core: [
        `Bring to a simmer, then put the ${inPan ? 'pan' : 'pot'} in the ${name}, uncovered, for ${sayMinutes(times(simmer, figure(tables, 'pan-to-oven', 'factor')))}${done === '' ? '' : `,${done}`}.`,
      ],
      later: (clause) =>
        `Simmer${objectIn(clause)} on the stove for ${sayMinutes(clause.minutes ?? [3, 5])}${donenessOf(clause, source)}.`,
      edits: [
        timeEdit(context, sayMinutes(times(simmer, figure(tables, 'pan-to-oven', 'factor'))), 'pan-to-oven'),
        temperatureEdit(context, formatTemperature(hot), 'pan-to-oven'),
      ],
      safety: [],
    };
  const pan = inPan;
  return {
    ...emptyPlan,
    ready: `Preheat the ${name} to ${temperature}.`,
    start: pan
      ? {
          from: ['pan'],
          phrase: 'a wide ovenproof pan with a lid',
          again: 'the pan',
          preposition: 'in',
          heat: null,
        }
      : {
          // A frying pan that something is browned in first may stay; a wok goes into no oven.
          from: [
            'slowCooker',
            'pressureCooker',
            'riceCooker',
            'pot',
            'dish',
            ...(source === 'wok' ? (['pan'] as const) : []),
          ],
          phrase: 'an ovenproof pot',
          again: 'the pot',
          preposition: 'in',
          heat: null,
        },
    vessel: {
      from: ['slowCooker', 'pressureCooker', 'riceCooker', 'pot', 'pan', 'basket'],
      phrase: pan ? 'the pan' : 'the pot',
      preposition: 'in',
    },
    core: [
      `Bring to the boil on the stove, then put the ${pan ? 'pan' : 'pot'} in the ${name}, ${lid}, for ${sayMinutes(cook)}${done === '' ? '' : `,${done}`}.`,
      ...(cook[1] >= 60
        ? ['Look in after half the time, and add a little hot water if it is drying out.']
        : []),
    ],
    later: (clause) => {
      const stated = clause.minutes ?? [3, 5];
      const pressed = source === 'pressureCooker' && underPressure.test(clause.text);
      const said = pressed ? times(stated, 1 / figure(tables, 'pressure-third', 'factor')) : stated;
      return said[1] >= 15
        ? `Return the pot to the ${name}${pressed ? ', covered,' : /\bcover/i.test(clause.text) ? '' : ', uncovered,'} for ${sayMinutes(times(said, source === 'slowCooker' ? 0.75 : 1.25))}${pressed && donenessOf(clause, source) === '' ? ', until tender' : donenessOf(clause, source)}.`
        : /\blid\b|\buncovered\b/i.test(clause.text)
          ? `Take the ${pan ? 'pan' : 'pot'} out of the ${name}, uncover it and simmer${objectIn(clause)} on the stove for ${sayMinutes(said)}${donenessOf(clause, source) || reducedCue(clause.text)}.`
          : `Simmer${objectIn(clause)} on the stove for ${sayMinutes(said)}${donenessOf(clause, source)}.`;
    },
    liquid:
      drinks(context) ??
      (source === 'slowCooker' && cook[1] >= longSimmer
        ? { factor: 1 / figure(tables, 'slow-liquid', 'factor'), rule: 'open-liquid' }
        : null),
    edits: [
      timeEdit(context, sayMinutes(cook), 'stove-to-oven-braise'),
      temperatureEdit(context, temperature, 'stove-to-oven-braise'),
    ],
  };
}

/** Plan of a dish that simmers in a pot: on the stove, over a fire, on a grill or in a smoker. */
export function potPlan(context: PlanContext): Plan | Refusal {
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
  // No flame from below gives a top its skin.
  const done = bakedBefore.has(source)
    ? paleCue(donenessOf(context.main, source))
    : donenessOf(context.main, source);
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
        ? `Bring to the boil, then move the ${/\b(?:skillet|pan)\b/i.test(context.text) && !/\bpots?\b/i.test(context.text) ? 'pan' : 'pot'} over indirect medium heat, cover it, close the lid of the grill and simmer`
        : dish === 'grain' || dish === 'boiled'
          ? 'Bring to the boil, then cover and simmer over low heat'
          : 'Bring to the boil, then cover and simmer gently over low heat';
  const stir =
    dish === 'grain' || least[1] < 10 || context.mainPart?.safe?.kind === 'fish'
      ? ''
      : context.mainPart?.whole === true && context.mainPart.safe !== null
        ? ', turning it once or twice'
        : ', stirring now and then';
  const vessels: readonly Vessel[] = [
    'pot',
    'slowCooker',
    'pressureCooker',
    'riceCooker',
    'dish',
    // What was browned apart for a machine without a flame is browned in the pot.
    ...(target === 'wok' || target === 'dutchOven' || source === 'slowCooker' ? (['pan'] as const) : []),
  ];
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
      from: vessels,
      phrase,
      again,
      preposition: 'in',
      heat,
    },
    vessel: {
      from: [...vessels, 'basket'],
      phrase: again,
      preposition: 'in',
    },
    // From stove to stove the old sentence holds, but for the vessel's name.
    core: own ? [`${place} for ${sayMinutes(least)}${stir}${done === '' ? '' : `,${done}`}.`] : [],
    again: (clause) => (own ? null : clause.text),
    later: (clause) =>
      own &&
      (source === 'microwave' || source === 'slowCooker' || source === 'pressureCooker' || source === 'oven')
        ? `Simmer${objectIn(clause)} for ${sayMinutes(clause.minutes === null ? [3, 5] : source === 'slowCooker' ? kitchenMinutes([clause.minutes[0] / 3, clause.minutes[1] / 3]) : source === 'pressureCooker' && underPressure.test(clause.text) ? times(clause.minutes, 1 / figure(tables, 'pressure-third', 'factor')) : clause.minutes)}${donenessOf(clause, source)}.`
        : clause.text,
    liquid:
      source === 'slowCooker' && dish !== 'soup' && least[1] >= longSimmer
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

const bakedBefore: ReadonlySet<PlanContext['source']> = new Set(['oven', 'convectionOven', 'toasterOven']);

/** Minutes of a braise that an oven hardly slows. Own rule. */
const longBraise = 120;

/** A covered pot loses next to nothing in less. */
const longSimmer = 45;

/** How one sees that a sauce has boiled down, where the old text says so. */
const reducedCue = (text: string): string =>
  /\buntil (?:it (?:is|has) )?(?:reduced|thick\w*)/i.test(text) ? ', until it has thickened' : '';

/** A stretch that the old machine gave under pressure. */
const underPressure = /\bpressure\b/i;
