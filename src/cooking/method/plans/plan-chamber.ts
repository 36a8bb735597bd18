/** From one chamber of hot air to another: oven, air fryer, grill, smoker. */
import { isPluralName } from '../../text/naming.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, MethodEdit, Range, TimedWay } from '../model.ts';
import {
  type Plan,
  type PlanContext,
  Refusal,
  asides,
  because,
  dial,
  donenessOf,
  emptyPlan,
  figure,
  formatTemperature,
  kitchenMinutes,
  layerMassOf,
  massOf,
  objectIn,
  objectOf,
  sayMinutes,
  times,
  usualDoneness,
  why,
} from '../plan.ts';
import { type Part, callOf, slowest } from '../read/parts.ts';
import { overFire } from '../read/role-words.ts';
import { namesVessel } from '../words.ts';
import { broilerPlan } from './broiler-plan.ts';
import {
  bareOfMachine,
  birdOnGrill,
  charring,
  crispCue,
  isPoured,
  vesselFor,
  withSheetPan,
} from './chamber-parts.ts';
import { asOven, bakes, inChamber, inOven, keepWarm, safetyFor } from './dry-heat.ts';
import { shapedIn } from './pieces.ts';
import { heldOverFire, isOnePiece, liesTopped, longOverFire, parcelsOf, twoZones } from './small-pieces.ts';

/** What the side without fire holds under a closed lid; what roasted hotter takes so many times as long there. Own rule. */
const hottestClosed = 190;

const hotOven = 215;

const cooler = 1.25;

/** °C for which an air fryer's minutes are given: a cool oven's would leave the pieces raw in them. Own rule. */
const ownTimeAt = 190;

/** Whether a short stretch after the main one only sets what was put on. */
const setsGlaze = ({ text, minutes, step }: Clause, context: PlanContext): boolean =>
  (minutes === null || minutes[1] <= 10) &&
  (/\b(?:glaz|stick|gloss|shin|lacquer|tacky)\w*/i.test(text) ||
    /\b(?:brush|toss|coat|baste|glaze|slather)\b[^.;]*\b(?:glaze|sauce|marinade)\b/i.test(
      context.text.split('\n')[step] ?? '',
    ));

/** "… until sticky", in whatever words that was said. */
const stickyCue = (text: string): string => {
  const said = /\b(?:sticky|glossy|shiny|tacky|caramelized|caramelised|charred)\b/i.exec(text)?.[0];
  return said === undefined ? ' until it sticks' : ` until ${said.toLowerCase()}`;
};

const bareMachines = new Set<Method>(['airFryer', 'grill', 'smoker']);

/** The one food that a later stretch names. */
const freshIn = ({ names }: Clause, parts: readonly Part[]): Part | null => {
  const fed = parts.filter((part) => names.includes(part.key) && part.time !== null && part.grams >= 40);
  return fed.length === 1 ? fed[0]! : null;
};

/** °C; less is the middle of the food, not of an oven. */
const leastSet = 80;

const chamberVerb: Readonly<Partial<Record<Method, string>>> = {
  airFryer: 'Air-fry',
  grill: 'Grill',
  smoker: 'Smoke',
};

/** How often the machine has to be filled for all of it to lie in one layer. */
export function batchesIn({ target, dish, mainPart, parts, size, tables }: PlanContext): number {
  if (dish === 'pieces' && isOnePiece(mainPart, parts)) return 1;
  const capacity = size.capacityL ?? figure(tables, 'air-fryer-load', 'usualCapacityL');
  const layer =
    target === 'airFryer' && !bakes.has(dish) && dish !== 'roast'
      ? capacity * figure(tables, 'air-fryer-load', 'gramsPerL')
      : target === 'toasterOven' &&
          mainPart?.whole !== true &&
          (dish === 'pieces' || dish === 'cookies' || dish === 'fried')
        ? figure(tables, 'toaster-oven', 'layerGrams')
        : Infinity;
  return Math.max(1, Math.ceil(layerMassOf(parts.filter(({ time }) => time !== null)) / layer - 0.1));
}

/** The plan for another chamber: temperature and time by the rule between the two. */
export function chamberPlan(context: PlanContext): Plan | Refusal {
  const { source, target, tables, dish, main, mainPart, parts } = context;
  const rule =
    target === 'oven'
      ? (asOven[source] ??
        (source === 'smoker' ? 'smoker' : source === 'microwave' ? 'microwave-bake' : 'grill-to-oven'))
      : (asOven[target] ?? (target === 'smoker' ? 'smoker' : 'grill-zone'));
  const baked = bakes.has(dish);
  const edits: MethodEdit[] = [];
  const ownTime = (way: TimedWay): Range | null =>
    baked || mainPart === null || (dish === 'roast' && !mainPart.whole) ? null : slowest([mainPart], way);
  // What is filled or topped cannot be turned, and its filling needs heat from above.
  const filled =
    /\b(?:stuffed|filled)\b/i.test(context.title) ||
    /\b(?:coated|crusted|crumbed?|topped|topping|cheese)[- ]side up\b/i.test(context.text) ||
    /\b(?:fill|stuff)\b[^.;]{0,30}\b(?:caps?|halves|shells?|cavit\w+|mushrooms?|peppers?|boats?|hollows?)\b/i.test(
      context.text,
    );
  const setAt = ({ celsius: own }: Clause): number | null =>
    own !== null && own >= leastSet ? own : context.celsius;
  const convert = (
    clause: Clause,
  ): { readonly celsius: number; readonly minutes: Range; readonly byFood?: string } => {
    const said = clause.minutes ?? (clause === main ? context.minutes : null);
    // The time of the food is that of the main stretch; what comes after it keeps its own.
    const byFood = (way: TimedWay): Range | null => (clause === main || said === null ? ownTime(way) : null);
    // What goes on only now, beside the rest, has its own time over the fire.
    const fresh =
      target === 'grill' && !baked && !isPoured(context) && clause !== main ? freshIn(clause, parts) : null;
    if (fresh !== null && fresh !== mainPart && fresh.time?.minutes.grill !== undefined)
      return { celsius: 220, minutes: fresh.time.minutes.grill, byFood: 'grill-by-food' };
    const oven = inOven(context, clause.celsius, said);
    const fire = source === 'grill' && clause === main && (said?.[1] ?? 60) <= 30;
    const needed =
      source !== 'oven' &&
      clause === main &&
      dish === 'roast' &&
      mainPart?.whole === true &&
      mainPart.safe?.kind === 'poultry'
        ? ownTime('roast')
        : null;
    // Off the bone it is done in twice the minutes of the fire; the row is for the bone.
    const boneless =
      fire &&
      said !== null &&
      /\bbone(?:less|d)\b/i.test(mainPart?.item.text ?? '') &&
      (byFood('roast')?.[0] ?? 0) > said[1] * 2
        ? times(said, 2)
        : null;
    const told = (fire
      ? (boneless ??
        byFood('roast') ??
        (oven.minutes === null ? null : times(oven.minutes, figure(tables, 'grill-to-oven', 'directFactor'))))
      : oven.minutes) ??
      byFood('roast') ?? [20, 30];
    // A bird whose old text only counts a part of its time is not done in that.
    const minutes = needed !== null && told[1] < needed[0] * 0.7 ? needed : told;
    if (target === 'smoker')
      return {
        celsius: figure(tables, 'smoker', 'celsius'),
        minutes: byFood('smoke') ?? times(minutes, figure(tables, 'smoker', 'factor')),
        ...(byFood('smoke') === null ? {} : { byFood: 'smoke-by-food' }),
      };
    // A covered grill, fired on one side, is held as low as a smoker, for as long.
    if (target === 'grill' && source === 'smoker' && said !== null)
      return { celsius: dial(Math.max(110, setAt(clause) ?? 110)), minutes: said };
    if (target === 'grill') {
      // Much less than it takes raw: it was cooked in a pan before, and only finishes here.
      const begun = (ownTime('grill')?.[0] ?? 0) > (said?.[1] ?? Infinity) * 1.5;
      const direct =
        !baked &&
        !isPoured(context) &&
        !filled &&
        !begun &&
        dish !== 'roast' &&
        (minutes[1] <= 25 ||
          (mainPart !== null && mainPart.safe === null && minutes[1] <= 45) ||
          (ownTime('grill')?.[1] ?? 99) <= 20);
      return {
        celsius: direct
          ? 220
          : Math.min(hottestClosed, Math.max(minutes[1] >= 90 ? 110 : 165, dial(oven.celsius))),
        minutes: direct
          ? (byFood('grill') ?? times(minutes, figure(tables, 'grill-zone', 'directFactor')))
          : oven.celsius >= hotOven
            ? times(minutes, cooler)
            : minutes,
        ...(direct && byFood('grill') !== null ? { byFood: 'grill-by-food' } : {}),
      };
    }
    const to = asOven[target];
    const celsius = inChamber(context, clause.celsius);
    const scaled = to === undefined ? minutes : times(minutes, figure(tables, to, 'factor'));
    // Small pieces need their own time: a long bake was long for their skin, which the fan crisps sooner.
    // Beside potatoes they wait for the potatoes.
    const fed = massOf(parts.filter(({ time }) => time !== null));
    const alone = mainPart !== null && mainPart.grams >= 0.75 * fed;
    // A whole bird lies close to the element: its skin would be black before its thighs are done.
    if (
      target === 'airFryer' &&
      dish === 'roast' &&
      mainPart?.whole === true &&
      mainPart.safe?.kind === 'poultry'
    )
      return {
        celsius: Math.min(celsius, figure(tables, 'air-fryer-bird', 'mostC')),
        minutes: scaled,
        byFood: 'air-fryer-bird',
      };
    const usual =
      target === 'airFryer' &&
      clause === main &&
      dish === 'pieces' &&
      alone &&
      // One stretch of several is no whole cooking.
      !(
        source === 'smoker' &&
        (context.stretches.before || (context.stretches.after && /\bwrap|\bfoil\b/i.test(context.text)))
      )
        ? byFood('airfry')
        : null;
    return usual !== null && (fire || scaled[0] > usual[1])
      ? {
          celsius: Math.min(200, Math.max(celsius, ownTimeAt)),
          minutes: usual,
          byFood: fire ? 'air-fry-by-food' : 'air-fry-own-time',
        }
      : { celsius, minutes: scaled };
  };
  const broiled = broilerPlan(context);
  if (broiled !== null) return { ...broiled, safety: safetyFor(context) };
  const batches = batchesIn(context);
  if (batches > 6) return new Refusal(`It would take ${batches} batches in a machine of this size.`);
  // A batch that went halfway would wait while the other catches up, so each goes through all of it.
  const through =
    target === 'airFryer' && batches > 1 && (context.stretches.before || context.stretches.after);
  const threadedOn =
    /\bskewers?\b/i.test(context.text) && /\b(?:thread|skewer|mou?ld|press|form)\w*\b/i.test(context.text);
  const small = !threadedOn && !baked && dish !== 'roast' && (mainPart === null || mainPart.safe === null);
  const beside = parts.some(({ safe, time, grams }) => safe === null && time?.root === true && grams >= 100);
  const liesStill = mainPart?.safe?.kind === 'fish' && liesTopped(context.text, mainPart);
  const sentence = (clause: Clause): string => {
    // Buns that toast for a minute are no burgers.
    if (target === 'grill' && clause !== main && clause.minutes !== null && clause.minutes[1] <= 3)
      return `${/\btoast/i.test(clause.text) ? 'Toast' : 'Grill'}${objectIn(clause)} over direct heat for ${sayMinutes(clause.minutes)}${donenessOf(clause, source)}.`;
    // What the broiler glazed, the bare fire glazes.
    if (
      target === 'grill' &&
      clause !== main &&
      /\bbroil|\bunder (?:the|a|your) (?:hot )?(?:grill|broiler)/i.test(clause.text)
    )
      return `Grill${objectIn(clause)} over direct heat for ${sayMinutes(clause.minutes ?? [2, 4])}${donenessOf(clause, source)}, and watch: what is sweet burns fast.`;
    // A glaze that was brushed on sets over the bare fire in moments.
    if (target === 'grill' && clause !== main && dish === 'pieces' && setsGlaze(clause, context))
      return `Move${objectIn(clause) === '' ? ' everything' : objectIn(clause)} over direct heat for 2–3 minutes, turning${stickyCue(clause.text)}; what is sweet burns fast, so watch it.`;
    // A glaze sets in smoke as well, only slower; the long stretch is behind it.
    if (target === 'smoker' && clause !== main && clause.minutes !== null && clause.minutes[1] <= 15)
      return `Smoke${objectIn(clause)} for 20–30 minutes more${donenessOf(clause, source) === '' ? '' : `,${donenessOf(clause, source)}`}.`;
    if (source === 'grill' && target !== 'smoker' && clause !== main && overFire.test(clause.text))
      return target === 'airFryer'
        ? `Air-fry at ${formatTemperature(figure(tables, 'air-fryer', 'mostC'))} for ${sayMinutes(clause.minutes ?? [2, 4])} more${crispCue(clause.text)}.`
        : `Finish under the hot broiler for ${sayMinutes(clause.minutes ?? [2, 4])}${crispCue(clause.text)}.`;
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
    // Nothing is covered in a basket, and a grill has its own lid.
    const covered = bareMachines.has(target)
      ? ''
      : /\buncovered\b/i.test(clause.text)
        ? ' uncovered'
        : /\bcovered\b/i.test(clause.text)
          ? ' covered'
          : '';
    const turn =
      baked ||
      filled ||
      liesStill ||
      (mainPart?.safe?.kind === 'fish' && dish !== 'fried' && target === 'airFryer') ||
      dish === 'roast' ||
      !long
        ? ''
        : !first
          ? target === 'airFryer' && clause.step < context.stretches.enters
            ? ', shaking the basket halfway'
            : target === 'grill' && clause.step < main.step && celsius >= 200
              ? ', turning now and then'
              : ''
          : target === 'airFryer'
            ? small
              ? ', shaking the basket halfway'
              : beside && mainPart !== null
                ? `, turning the ${callOf(mainPart)} and shaking the rest halfway`
                : ', turning once halfway'
            : target === 'grill' && celsius >= 200
              ? ', turning once halfway'
              : /\b(?:turn(?:ing)?|flip(?:ping)?)\b/i.test(clause.text)
                ? ', turning once halfway'
                : /\bshak/i.test(clause.text)
                  ? ', stirring once halfway'
                  : '';
    const where =
      target === 'grill'
        ? celsius >= 200
          ? minutes[1] > longOverFire
            ? ' over direct medium heat'
            : ' over direct high heat'
          : ' over the side without fire, with the lid closed,'
        : '';
    const fed = parts.filter((part) => part.time !== null && part.grams >= 40);
    // What lay together on a sheet is named where it is laid on the bare machine.
    const object =
      objectIn(clause) === '' &&
      first &&
      (target === 'grill' || target === 'airFryer') &&
      dish === 'pieces' &&
      mainPart?.safe?.kind === 'fish' &&
      fed.length > 1
        ? ` ${objectOf(fed)}`
        : objectIn(clause);
    const own = donenessOf(clause, source);
    const done = own === '' && first && target !== 'smoker' ? usualDoneness(dish) : own;
    edits.push(
      {
        kind: 'temperature',
        target: `step ${clause.step + 1}`,
        before: setAt(clause) === null ? null : formatTemperature(setAt(clause)!),
        after: / direct /.test(where) ? where.replace(' over ', '') : temperature,
        reason: because(tables, rule),
        rule,
      },
      {
        kind: 'time',
        target: `step ${clause.step + 1}`,
        before: clause.minutes === null ? null : sayMinutes(clause.minutes),
        after: time,
        reason: why(context, timeRule, mainPart === null ? [] : [mainPart]),
        rule: timeRule,
      },
    );
    const parcels = target === 'grill' && first && !baked ? parcelsOf(context.text) : null;
    // Foil steams what is in it: it needs a lid over it, and no turning.
    if (parcels !== null)
      return `Lay the ${parcels} on the grate over direct medium heat, close the lid and cook for ${sayMinutes(clause.minutes ?? minutes)}, without turning them${done === '' ? '' : `,${done}`}.`;
    const batch = first && batches > 1 && !through ? ` in ${batches} batches, each in a single layer,` : '';
    return `${verb}${object}${covered}${batch}${where}${/ direct /.test(where) ? '' : ` at ${temperature}`} for ${time}${turn}${turn !== '' && /stirring|turning/.test(asides(clause, source)) ? '' : asides(clause, source)}${done === '' ? '' : `,${done}`}.`;
  };
  // Out of a basket or off a grate it has to lie on something.
  // What wine and stock are poured over keeps its tray, beside the fire.
  const poured = isPoured(context);
  // Vegetables that roasted under it.
  const bed =
    (target === 'grill' || target === 'smoker') &&
    dish === 'roast' &&
    (mainPart?.safe?.kind === 'poultry' || mainPart?.safe?.kind === 'meat')
      ? parts.filter(
          (part) => part !== mainPart && part.time !== null && part.safe === null && part.grams >= 100,
        )
      : [];
  // They have a tray of their own, where the old text put them in a tin.
  const laid = bed.length > 0 && namesVessel(context.text, ['tray', 'dish']);
  const tray = laid
    ? ({ from: ['tray', 'dish'], phrase: 'a foil tray', again: 'the foil tray', preposition: 'in' } as const)
    : vesselFor(target, dish, poured);
  const lies =
    (source === 'airFryer' || source === 'grill' || source === 'smoker') &&
    (target === 'oven' ||
      target === 'convectionOven' ||
      target === 'toasterOven' ||
      (target === 'airFryer' && source === 'grill')) &&
    (dish === 'pieces' || dish === 'fried' || dish === 'roast') &&
    !namesVessel(
      bareOfMachine(
        context.text
          .split('\n')
          .slice(0, main.step + 1)
          .join('\n')
          // The fire that it was cooked on is gone, as is the basket.
          .replace(main.text, '')
          .replace(
            /(?:^|(?<=[.;\n]))\s*(?:place|put|lay|arrange) (?:(?:it|them) )?in(?:to)?\b[^.;\n]*\bbasket\b[^.;\n]*/gi,
            '',
          )
          .replace(/\b(?:oil|clean|grease|scrape|brush)\b[^.;\n]*\bgrates?\b/gi, ''),
      ),
      ['basket', 'grate', 'tray', 'dish', 'pan'],
    ) &&
    !/\bplanks?\b/i.test(context.text);
  // "Soak the skewers. Thread on the chicken."
  const threaded =
    /\b(?:thread|shape|mou?ld|press|form)\w*\b[^.;]*\b(?:skewers?|them)\b|\bthread\b/i.test(context.text) &&
    /\bskewers?\b/i.test(context.text);
  const held =
    target === 'grill' && !baked && convert(main).celsius >= 200
      ? heldOverFire(
          context,
          parts.filter((part) => part.time !== null),
        )
      : null;
  let hold = context.stretches.before ? held : null;
  // A bird opened flat, or whole: its skin is rendered beside the fire and crisped over it.
  const bird =
    target === 'grill' &&
    mainPart?.safe?.kind === 'poultry' &&
    (mainPart.whole || /\bwhole\b/i.test(mainPart.item.text)) &&
    convert(main).celsius < 200;
  const skinned =
    target === 'grill' &&
    !baked &&
    !bird &&
    dish === 'pieces' &&
    source !== 'smoker' &&
    mainPart?.safe?.kind === 'poultry' &&
    /\bskin[- ]on\b/i.test(mainPart.item.text) &&
    !poured &&
    !context.stretches.after &&
    convert(main).celsius < 200;
  const many = mainPart !== null && isPluralName(callOf(mainPart));
  const charred = lies && charring.test(main.text) && target !== 'toasterOven' && target !== 'airFryer';
  const side = /\b(?:bone|fat|skin|meat)[- ]side (?:down|up)\b/i.exec(context.text)?.[0];
  const sided = source === 'smoker' && side !== undefined ? `, ${side.toLowerCase()}` : '';
  const layings =
    lies && tray !== null
      ? threaded && target === 'airFryer'
        ? 'Lay the skewers, short enough to fit, in the air-fryer basket without touching.'
        : threaded
          ? `Lay the skewers on a rack over ${tray.phrase}, without touching.`
          : target === 'airFryer'
            ? `Lay ${shapedIn(context) ?? objectOf(parts)} in ${tray.phrase} in a single layer.`
            : `Spread ${shapedIn(context) ?? objectOf(parts)} out on ${tray.phrase}${sided}.`
      : null;
  // It is laid down for the first stretch of several, where that was a fire's too.
  const early = source === 'smoker' && context.stretches.before;
  if (layings !== null && early) hold = layings;
  const core = [
    ...(layings !== null && !early ? [layings] : []),
    ...(held !== null && !context.stretches.before ? [held] : []),
    ...(bird ? [`Rub the skin of ${objectOf([mainPart])} with a little oil.`] : []),
    ...(bed.length > 0
      ? [
          laid
            ? `Set the foil tray under the ${callOf(mainPart!)}, where it catches the fat.`
            : `Spread ${objectOf(bed)} in a foil tray and set it under the ${callOf(mainPart!)}, where it catches the fat.`,
        ]
      : []),
    bird
      ? birdOnGrill(sentence(main), many)
      : charred
        ? sentence(main).replace(charring, 'browned at the edges')
        : sentence(main),
    ...(bird
      ? [
          `For a crisp skin, lay ${many ? 'them' : 'it'} skin side down over the fire for 3–5 minutes at the end, with the lid open, and move ${many ? 'them' : 'it'} back where the fat flares up.`,
        ]
      : []),
    // Pieces in their skin are done beside the fire, and get its taste over it.
    ...(skinned
      ? [
          `Then lay ${many ? 'them' : 'it'} skin side down over the fire for 2–3 minutes, with the lid open, until the skin is crisp and charred in spots, and move ${many ? 'them' : 'it'} back where the fat flares up.`,
        ]
      : []),
    ...(charred ? ['For the charring, finish under a hot broiler for 2–3 minutes, and watch.'] : []),
  ];
  // What keeps small pieces from falling is told with the first stretch that they lie there.
  const holdOnce = (): string => {
    const said = hold === null ? '' : `${hold} `;
    hold = null;
    return said;
  };
  const { celsius, minutes } = convert(main);
  const bare = dish === 'pieces' && mainPart !== null && mainPart.safe === null;
  if (target === 'toasterOven' && minutes[1] >= 20 && !bare)
    core.push('Lay a loose sheet of foil over it after half the time, or as soon as the top is brown.');
  if ((target === 'airFryer' || target === 'convectionOven') && minutes[1] >= 10)
    core.push(
      `Look after ${sayMinutes(kitchenMinutes([minutes[0] * 0.75, minutes[0] * 0.75]))}: ${target === 'airFryer' ? 'air fryers' : 'fans'} differ.`,
    );
  if (target === 'airFryer' && batches > 1 && !through) core.push(keepWarm);
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
        ? `Heat the grill to ${minutes[1] > longOverFire ? 'medium' : 'high'}, and clean and oil the grate.`
        : `${twoZones(temperature, bird && bed.length === 0)}${source === 'smoker' ? ' Scatter a handful of soaked smoking wood over the fire, for its taste.' : ''}`
      : target === 'smoker'
        ? `Heat the smoker to ${temperature} with a handful of wood chips.`
        : `Preheat the ${noun[target]} to ${temperature}.${through ? ` Cook in ${batches} batches: take each, in a single layer, through all that follows in the air fryer, and keep it warm under foil while the next one cooks.` : ''}`;
  return {
    ...emptyPlan,
    ready,
    vessel: withSheetPan(tray, context),
    core,
    // "Continue cooking until done" sets neither time nor heat: the main stretch covers it.
    again: (clause) =>
      (clause.minutes === null && clause.celsius === null) ||
      // The time of the food counts both sides, but not what a joint or a loaf gets once it is glazed.
      (clause !== main &&
        !(dish === 'roast' && /\b(?:more|another|further)\b/i.test(clause.text)) &&
        clause.step === main.step &&
        clause.start > main.start &&
        clause.names.length === 0 &&
        convert(main).byFood !== undefined)
        ? null
        : `${holdOnce()}${sentence(clause)}`,
    later: sentence,
    edits,
    safety: safetyFor(context),
  };
}
