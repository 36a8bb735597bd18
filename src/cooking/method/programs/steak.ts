/** Steaks: by their thickness and by how they are to be done, on every machine that browns. */
import { isKind } from '#food/ingredient';
import { formatNumber, formatTemperature, joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf } from '../read/parts.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const cuts =
  /\b(?:steaks?|ribeye|rib-eye|sirloin|new york strip|strip steak|fillet steaks?|filet mignon|rump|t-bone|porterhouse|entrec[oô]te|onglet|hanger|flat iron|bavette)\b/i;
const notWhole =
  /\b(?:sliced|strips|cubed|diced|thinly|minute|stewing|braising|chuck|ground|mince|flank|skirt|tuna|salmon|cauliflower|gammon|pork|swordfish)\b/i;

/** °C to take it off, °C after its rest, and minutes over direct heat for 25 mm. USDA gives 63 °C as the safe minimum. */
const doneness = [
  ['rare', 47, 51, [2, 3]],
  ['medium-rare', 52, 56, [3, 4]],
  ['medium', 57, 61, [4, 5]],
  ['medium-well', 63, 66, [5, 6]],
  ['well done', 68, 71, [6, 7]],
] as const;
type Done = (typeof doneness)[number];

/** How the author wants it; where nobody says, no less than the safe minimum. */
function wanted(text: string): Done {
  const said = /\b(rare|medium[- ]rare|medium[- ]well|medium|well[- ]done)\b/i.exec(
    text.replace(
      /\bmedium(?:[- ](?:high|low))?(?=[- ](?:heat|high|flame))|\b(?:heat|flame|burner|over|down|up|skillet|pan)(?: (?:to|on|over))* medium(?:[- ](?:high|low))?\b(?![- ](?:rare|well))/gi,
      '',
    ),
  )?.[1];
  const name =
    said
      ?.toLowerCase()
      .replace(/^medium[- ](rare|well)$/, 'medium-$1')
      .replace('well-done', 'well done') ?? 'medium-well';
  return doneness.find(([one]) => one === name) ?? doneness[3];
}

/** Millimetres of a steak, where they are told. */
function thick(text: string): number {
  const cm = /(\d+(?:[.,]\d+)?) ?cm\b(?:[- ]thick)?/i.exec(text);
  if (cm !== null && Number(cm[1]!.replace(',', '.')) * 10 <= thickest)
    return Number(cm[1]!.replace(',', '.')) * 10;
  const inch = inches.exec(text);
  if (inch === null) return 25;
  const [, whole, over, under, sign] = inch;
  const part = sign !== undefined ? signs[sign]! : under !== undefined ? Number(over) / Number(under) : 0;
  const mm = (Number(whole ?? 0) + part) * 25.4;
  return mm > 0 && mm <= thickest ? mm : 25;
}

/** "1 1/4 inch", "1¼-inch", "3/4 inch", "1.5 inches". */
const inches =
  /(?<![\d/.])(\d+(?:\.\d+)?(?! ?\/))?[- ]?(?:(\d)\/(\d)|([¼½¾]))?(?<=[\d¼½¾])[- ]?(?:inch(?:es)?\b|in\b(?:(?= thick)|(?! [a-z]))|["”])(?![- ]?(?:cast|iron|heavy|skillet|pan\b|frying|ovenproof))/i;
/** Thicker than this is a roast, or the width of a pan. */
const thickest = 80;
const signs: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** The steaks for another machine. */
export function steak(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (
    !['oven', 'grill', 'airFryer', 'stovetop'].includes(target) ||
    !['stovetop', 'grill', 'oven', 'sousVide'].includes(source)
  )
    return null;
  const meat = parts.find(
    ({ food, item, safe }) =>
      safe !== null &&
      food !== null &&
      (isKind(food, 'beef') || isKind(food, 'lamb')) &&
      cuts.test(item.text) &&
      !notWhole.test(item.text),
  );
  if (
    meat === undefined ||
    !(cuts.test(title) || /filet|\bstrips?\b/i.test(title)) ||
    /\b(?:salad|sandwich|taco|fajita|stir|diane|pie|stroganoff|au poivre|bites?|kebabs?|kabobs?|skewers?)\b/i.test(
      title,
    )
  )
    return null;
  if (parts.some((part) => part !== meat && part.safe !== null)) return null;
  const cooks = (one: Clause): boolean =>
    one.actions.some(
      (action) =>
        actionNature[action].heats && action !== 'preheat' && action !== 'melt' && action !== 'heat',
    );
  const first = clauses.findIndex(
    (one) =>
      cooks(one) && (one.minutes !== null || one.actions.includes('sear') || one.actions.includes('grill')),
  );
  const last = clauses.findLastIndex((one) => cooks(one) || /\bbast/i.test(one.text));
  if (first < 0) return null;
  // A sauce of its own is another's work.
  if (
    clauses.some(
      (one, at) =>
        at > first &&
        one.actions.some((action) => action === 'reduce' || action === 'deglaze' || action === 'simmer'),
    )
  )
    return null;
  const [name, off, end, [least, most]] = wanted(textOf(ask));
  const mm = thick(`${meat.item.text} ${textOf(ask)}`);
  const factor = Math.max(0.6, Math.min(2, mm / 25));
  const minutes = (low: number, high: number): string => {
    const [from, to] = [Math.max(1, Math.round(low * factor)), Math.max(2, Math.round(high * factor))];
    return from === to ? `${from} minutes` : `${from}–${to} minutes`;
  };
  const us = thinksInFahrenheit(understood.source);
  const size = us
    ? `${formatNumber(Math.round(mm / 6.35) / 4)} ${mm > 32 ? 'inches' : 'inch'}`
    : `${formatNumber(Math.round(mm / 5) / 2)} cm`;
  const it = callOf(meat);
  const butter = parts.find(({ food }) => food !== null && isKind(food, 'butter'));
  const scents = parts.filter(
    (part) =>
      part !== meat &&
      clauses.some((one, at) => at >= first && one.names.includes(part.key)) &&
      /\b(?:garlic|thyme|rosemary|sage|shallot)\b/i.test(part.item.text),
  );
  const oil = parts.find(({ food }) => food !== null && isKind(food, 'oil'));
  const oiled = oil === undefined ? 'a little oil' : `the ${callOf(oil)}`;
  const with_ = scents.length > 0 ? ` with ${joinList(scents.map((part) => `the ${callOf(part)}`))}` : '';
  const pull = `Take them off at ${formatTemperature(off)} in the middle for ${name}: they rise to about ${formatTemperature(end)} while they rest.`;
  const safe =
    end < 63 ? ` The official safe minimum is ${formatTemperature(63)} with 3 minutes of rest.` : '';
  const melted =
    butter === undefined
      ? ''
      : target === 'stovetop'
        ? ''
        : `Meanwhile melt ${`the ${callOf(butter)}`}${with_} in a small pan over low heat until it foams, and brush it over the steaks as they rest.`;
  const out = 'Take the steaks out of the fridge 30–40 minutes before, and dry them well: a wet face steams.';
  let core: string[];
  let time: string;
  if (target === 'oven') {
    time = minutes(least * 2.2 + 1, most * 2.2 + 1);
    core = [
      `Put a heavy ovenproof pan or tray on the top shelf, heat the oven to ${formatTemperature(240)}, and leave it for 20 minutes more. ${out}`,
      `Rub the ${it} with ${oiled}, lay them in the hot pan and roast for ${time} for a thickness of ${size}, turning them once after half of the time. ${pull}${safe} For a darker crust turn on the broiler for the last 2 minutes.`,
    ];
  } else if (target === 'airFryer') {
    time = minutes(least * 2.1 + 1, most * 2.1 + 1);
    core = [
      `${out} Preheat the air fryer to ${formatTemperature(200)} for 5 minutes.`,
      `Rub the ${it} with ${oiled} and lay them in the basket without touching. Air-fry for ${time} for a thickness of ${size}, turning once halfway. ${pull}${safe}`,
    ];
  } else if (target === 'grill') {
    time = `${minutes(least, most)} a side`;
    core = [
      `${out} Heat one side of the grill to high, about ${formatTemperature(260)}, for 15 minutes and leave the other on low; clean and oil the grate.`,
      `Rub the ${it} with ${oiled} and grill over the hot side for ${time} for a thickness of ${size}, lid open, moving them to the cooler side where the fat flares up or they brown too fast. ${pull}${safe}`,
    ];
  } else {
    time = `${minutes(least, most)} a side`;
    core = [
      `${out} Heat a heavy frying pan, best of cast iron, over high heat for 4–5 minutes, until a drop of water dances off it.`,
      `Rub the ${it} with ${oiled} and sear for ${time} for a thickness of ${size}, without moving them in between, until a brown crust lets go of the pan; sear the fat edge for 1 minute.${butter === undefined ? '' : ` Turn down the heat, add the ${callOf(butter)}${with_} and spoon it over the steaks for 1 minute.`} ${pull}${safe}`,
    ];
  }
  const rests = clauses.some((one, at) => at > last && one.actions.includes('rest'));
  const steps = retell(ask, (clause, at) => {
    if (at === first)
      return [
        ...core.map((one) => `${ownStep}${one}`),
        ...(melted === '' ? [] : [`${ownStep}${melted}`]),
        ...(rests || clauses.some((one) => /\brest\b/i.test(one.text))
          ? [ownStep]
          : [`${ownStep}Let them rest for 5 minutes.`, ownStep]),
      ];
    if (
      at < first &&
      (/\bgrates?\b/i.test(clause.text) || /^\W*(?:add|lay|put|place|set)\b/i.test(clause.text))
    )
      return 'drop';
    if (at < first)
      return cooks(clause) ||
        clause.actions.includes('preheat') ||
        (clause.actions.includes('heat') && /\b(?:pan|skillet|oil|grill|oven)\b/i.test(clause.text)) ||
        (/\b(?:grill|grate|coals|oven|skillet|pan)\b/i.test(clause.text) && clause.names.length === 0) ||
        /\bout of the fridge|room temp/i.test(clause.text)
        ? 'drop'
        : null;
    if (
      at <= last ||
      (butter !== undefined && clause.names.includes(butter.key)) ||
      cooks(clause) ||
      /\bbast|turn|flip|crust|thermometer|internal|\b(?:5\d|1[234]\d) ?°/i.test(clause.text)
    )
      return 'drop';
    return null;
  });
  return {
    dish: 'pieces',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: time,
        reason: reasonOf(ask, `steak-${target}`),
      },
      {
        kind: 'text',
        step: clauses[first]!.step,
        before: null,
        after: `Take them off at ${formatTemperature(off)}`,
        reason: reasonOf(ask, 'steak-off'),
      },
      ...(melted === ''
        ? []
        : [
            {
              kind: 'text' as const,
              step:
                clauses.find((one) => butter !== undefined && one.names.includes(butter.key))?.step ?? null,
              before:
                clauses.find((one) => butter !== undefined && one.names.includes(butter.key))?.text ?? null,
              after: 'brush it over the steaks as they rest',
              reason: reasonOf(ask, 'steak-butter'),
            },
          ]),
    ],
    method: reasonOf(ask, `steak-how-${target}`),
    words: reasonOf(ask, 'steak-dry'),
    gone: reasonOf(ask, 'program-gone'),
  };
}
