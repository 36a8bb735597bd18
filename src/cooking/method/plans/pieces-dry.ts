/** Plans of pieces in dry heat: oven, air fryer, grill, smoker, camp fire. */
import { keepWarm } from './dry-heat.ts';
import { isKind } from '#food/ingredient';
import { callOf, slowest } from '../read/parts.ts';
import {
  because,
  dial,
  figure,
  formatTemperature,
  kitchenMinutes,
  layerMassOf,
  Refusal,
  sayMinutes,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import { heldOverFire, isSmall, longOverFire, parcelsOf, twoZones } from './small-pieces.ts';
import { coated, isOiled, ofBalls, type Pieces } from './pieces.ts';
import { brushOil } from './dress.ts';

/** Minutes in an oven for what was rolled into balls and fried. */
const leastForBalls: readonly [number, number] = [20, 25];

/** Roasted on a sheet in an oven. */
export function roastPieces(pieces: Pieces): Plan {
  const {
    context,
    target,
    source,
    dish,
    grams,
    obj,
    minutes: asReckoned,
    time: asTold,
    timed,
    heated,
    until,
    vessels,
    oil,
    roastAt,
    base,
  } = pieces;
  const celsius = source === 'deepFryer' || dish === 'fried' ? (target === 'oven' ? 220 : 200) : roastAt;
  // Oil is through a ball of falafel in four minutes; the air of an oven is not.
  const fromOil = ofBalls.test(context.text) && asReckoned[1] < leastForBalls[0];
  const minutes = fromOil ? kitchenMinutes(leastForBalls) : asReckoned;
  const time = fromOil ? sayMinutes(minutes) : asTold;
  const name = target === 'oven' ? 'oven' : target === 'convectionOven' ? 'convection oven' : 'toaster oven';
  const temperature = formatTemperature(celsius);
  // The oil that the pan would have had.
  const wears =
    context.main.asWritten === true || oil !== null || coated.test(context.text) || isOiled(context)
      ? null
      : listOil(context);
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
      `${wears === null ? `Lay ${obj}` : brushOil(obj, wears)} on ${dish === 'fried' ? 'a rack over a baking sheet' : wears === null ? 'a lined, oiled baking sheet' : 'a lined baking sheet'} in one layer${target === 'toasterOven' && grams > 700 ? ', in 2 batches' : ''}.`,
      `Roast at ${temperature} for ${time}${minutes[1] > 12 && dish !== 'roast' ? ', turning once halfway' : ''}${until}.`,
    ],
    edits: [heated(temperature, 'roast-by-food'), timed(time, 'roast-by-food')],
  };
}

/** In the basket of an air fryer, in as many batches as it takes. */
export function airFryPieces(pieces: Pieces): Plan | Refusal {
  const { context, tables, dish, mainPart, parts, meat, timed, heated, until, vessels, oil, base } = pieces;
  // A ball of dough browns long before its middle is done.
  const celsius =
    ofBalls.test(context.text) && dish === 'fried' && !meat
      ? 180
      : dial(Math.min(200, dish === 'fried' ? 200 : (mainPart?.time?.at ?? 200) - 10));
  // Thick with meat all round: at full heat the crumbs would be dark before its middle is done.
  const wrapped = meat && wrapsInMeat.test(context.text);
  const obj = wrapped ? 'the eggs' : pieces.obj;
  const temperature = formatTemperature(wrapped ? Math.min(190, celsius) : celsius);
  const time = wrapped ? sayMinutes(kitchenMinutes([12, 15])) : pieces.time;
  const capacity = context.size.capacityL ?? figure(tables, 'air-fryer-load', 'usualCapacityL');
  const batches =
    dish === 'roast'
      ? 1
      : Math.max(
          1,
          // What is beaten thin is wide.
          meat &&
            !wrapped &&
            /\b(?:beat|pound|flatten|bash|hammer)\b/i.test(context.text) &&
            !mainPart!.time?.minced
            ? Math.ceil((mainPart!.item.unit === null ? (mainPart!.item.quantity ?? 2) : 2) / 2)
            : 1,
          Math.ceil(layerMassOf(parts) / (capacity * figure(tables, 'air-fryer-load', 'gramsPerL')) - 0.1),
        );
  if (batches > 6)
    return new Refusal(`It would take ${batches} batches in an air fryer of ${capacity} litres.`);
  const bare =
    !wrapped &&
    context.main.asWritten !== true &&
    oil === null &&
    !coated.test(context.text) &&
    !isOiled(context);
  return {
    ...base,
    ready: `Preheat the air fryer to ${temperature}.`,
    vessel: { from: vessels, phrase: 'the air-fryer basket', preposition: 'in' },
    core: [
      ...(context.main.asWritten === true
        ? []
        : wrapped || (coated.test(context.text) && (dish === 'fried' || dish === 'pieces'))
          ? ['Spray the coating all over with 1–2 tablespoons of oil, until no dry patch shows.']
          : oil === null
            ? []
            : [oil]),
      `${bare ? brushOil(obj, listOil(context)) : `Lay ${obj}`} in the basket in a single layer${batches > 1 ? `, in ${batches} batches` : ''}.`,
      `Air-fry at ${temperature} for ${time}, ${(meat && !isSmall(mainPart!)) || (dish === 'fried' && coated.test(context.text)) || wrapped ? 'turning once' : 'shaking the basket'} halfway${until}.`,
      ...(batches > 1 ? [keepWarm] : []),
    ],
    edits: [heated(temperature, 'air-fry-by-food'), timed(time, 'air-fry-by-food')],
  };
}

/** "Wrap round an egg", "press the sausagemeat round each egg". */
const wrapsInMeat =
  /\b(?:wrap|press|mou?ld|shape|form|encase|cover|pat|work)\w*\b[^.;]{0,40}\b(?:round|around|over)\b[^.;]{0,20}\beggs?\b|\bscotch eggs?\b/i;

/** The oil of the list that the pan would have had. */
const listOil = ({ parts }: PlanContext): string | null => {
  const oil = parts.find(({ food, grams }) => food !== null && isKind(food, 'oil') && grams < panfulGrams);
  return oil === undefined ? null : callOf(oil);
};

/** More oil than that is a bath. */
const panfulGrams = 60;

/** Fish with its skin is laid on that side first: it holds the flesh together. */
const skinOn = ({ mainPart }: Pieces): boolean =>
  mainPart?.safe?.kind === 'fish' && /\bskin[- ]on\b/i.test(mainPart.item.text);

/** Over direct heat, or beside it where it takes long; in a smoker always beside it. */
export function grillPieces(pieces: Pieces): Plan {
  const { target, tables, dish, parts, obj, minutes, time, timed, heated, until, vessels, base } = pieces;
  const large = dish === 'roast' || minutes[1] > 35;
  const celsius = target === 'smoker' ? figure(tables, 'smoker', 'celsius') : large ? 180 : 220;
  const temperature = formatTemperature(celsius);
  const hot = minutes[1] > longOverFire ? 'medium' : 'high';
  const onGrate = heldOverFire(pieces.context, parts);
  const parcels = parcelsOf(pieces.context.text);
  const inFoil = sayMinutes(kitchenMinutes([minutes[0] * 1.4, minutes[1] * 1.5]));
  return {
    ...base,
    ready:
      target === 'smoker'
        ? `Heat the smoker to ${temperature} with a handful of wood chips.`
        : large
          ? twoZones(temperature, false)
          : parcels !== null
            ? 'Heat the grill to medium.'
            : `Heat the grill to ${hot}, and clean and oil the grate.`,
    vessel:
      parcels !== null && target === 'grill'
        ? null
        : {
            from: vessels,
            phrase: target === 'smoker' ? "the smoker's grate" : 'the grate',
            preposition: 'on',
          },
    core:
      target === 'smoker'
        ? [`Lay ${obj} on the smoker's grate and smoke at ${temperature} for ${time}.`]
        : parcels !== null
          ? // Foil steams what is in it: it needs a lid over it, and no turning.
            [
              `Lay the ${parcels} on the grate over direct medium heat, close the lid and cook for ${inFoil}, without turning them${until}.`,
            ]
          : [
              ...(large || onGrate === null ? [] : [onGrate]),
              ...(skinOn(pieces)
                ? [
                    'Lay the fish skin side down and leave it alone until the skin lets go of the grate by itself.',
                  ]
                : []),
              `Grill ${obj} ${large ? 'over the side without fire, with the lid closed,' : `over direct ${hot} heat`} for ${time}${large ? '' : ', turning once halfway'}${until}.`,
            ],
    edits: [
      heated(
        target === 'smoker' || large
          ? temperature
          : parcels !== null
            ? 'direct medium heat'
            : `direct ${hot} heat`,
        target === 'smoker' ? 'smoker' : 'grill-zone',
      ),
      timed(
        parcels !== null && target === 'grill' ? inFoil : time,
        target === 'smoker' ? 'smoker' : 'grill-by-food',
      ),
    ],
  };
}

/** Over coals: in a camp oven, in foil or on a grate. */
export function campfirePieces(pieces: Pieces): Plan {
  const { tables, mainPart, parts, obj, meat, minutes, time, timed, until, vessels, base } = pieces;
  const large = mainPart?.whole && meat;
  const wrapped = !large && (mainPart?.safe === null || mainPart?.safe === undefined || parts.length > 2);
  return {
    ...base,
    ready: 'Let the fire burn down to medium coals.',
    vessel: {
      from: vessels,
      phrase: large ? 'the camp oven' : wrapped ? 'a double sheet of oiled foil' : 'a grate over the coals',
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
        large ? 'campfire-coals' : 'campfire-grate',
      ),
    ],
    safety: [because(tables, 'fire-safety'), ...base.safety],
  };
}
