/** A stir-fry on a hot sheet, in a basket or in a bowl in the microwave: what is dry first, the sauce for the last minutes. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { sayMinutes } from '../plan.ts';
import { reasonOf, retell, textOf, type Ask, type LineChange, type Told } from './telling.ts';
import { bowlMinutes, bowlVegetables, told } from './stir-fry-ways.ts';

const titles =
  /\b(?:stir[- ]?fr(?:y|ies|ied)|kung pao|and broccoli|sesame (?:chicken|beef)|teriyaki|black pepper (?:beef|chicken)|cashew chicken|szechuan|sichuan|mongolian beef|sweet and sour|chop suey)\b/i;
const slowRoots =
  /\b(?:carrots?|broccoli|cauliflower|brussels|green beans|potato|squash|aubergine|eggplant|onions?)\b/i;
const quickLeaves =
  /\b(?:bean ?sprouts?|spinach|pak choi|bok choy|mange ?tout|snow peas|sugar snaps?|spring onions?|scallions?|cabbage leaves|napa)\b/i;

/** Machines that it is told for. */
const ways: ReadonlySet<string> = new Set(['oven', 'airFryer', 'convectionOven', 'toasterOven', 'microwave']);
/** More meat than this does not lie in a ring, and heats unevenly. Own rule. */
const mostInBowl = 700;

/** The stir-fry in dry heat, or steamed in a bowl; null where it is no such dish. */
export function sheetStirFry(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (!ways.has(target)) return null;
  if (source !== 'stovetop' && source !== 'wok') return null;
  if (
    !(titles.test(title) || /\bstir[- ]?fr(?:y|ies|ied|ying)\b|\bwok\b/i.test(textOf(ask))) ||
    /\b(?:fried rice|noodles?|chow mein|lo mein|pad thai|curry|soup)\b/i.test(title)
  )
    return null;
  if (
    parts.some(
      ({ food, item }) =>
        (food !== null && (isKind(food, 'noodle') || isKind(food, 'pasta'))) ||
        /\bnoodles\b/i.test(item.text),
    )
  )
    return null;
  const is = (part: Part, ...kinds: readonly string[]): boolean =>
    part.food !== null && kinds.some((kind) => isKind(part.food!, kind));
  const protein = parts.filter(
    (part) =>
      (part.safe !== null && part.safe.kind !== 'egg' && part.grams > 120) ||
      (/\b(?:tofu|tempeh|seitan|halloumi)\b/i.test(part.item.text) && part.grams > 100),
  );
  const aromatics = parts.filter(
    (part) =>
      /\b(?:garlic|ginger|chill?i(?:es)?|lemongrass)\b/i.test(part.item.text) &&
      part.grams < 60 &&
      !/\bsauce|powder|flakes|paste\b/i.test(part.item.text),
  );
  const vegetables = parts.filter(
    (part) => is(part, 'vegetable', 'mushroom', 'fungus') && part.grams >= 30 && !aromatics.includes(part),
  );
  const oil =
    parts.find((part) => is(part, 'oil') && !/\bsesame oil\b/i.test(part.item.text)) ??
    parts.find((part) => is(part, 'oil'));
  const starch = parts.find(
    (part) => is(part, 'starch') || /\bcorn ?(?:flour|starch)\b/i.test(part.item.text),
  );
  if (protein.length !== 1 || vegetables.length === 0 || oil === undefined) return null;
  const [meat] = protein as [Part];
  const taken = new Set<Part>([meat, ...aromatics, ...vegetables, oil]);
  const nuts = parts.filter(
    (part) =>
      !taken.has(part) &&
      /\b(?:nuts?|cashews|peanuts|almonds|sesame seeds?|coriander|cilantro|basil|lime|spring onions?|scallions?)\b/i.test(
        part.item.text,
      ),
  );
  const sides = parts.filter((part) => !taken.has(part) && is(part, 'rice', 'grain'));
  const sauce = parts.filter(
    (part) =>
      !taken.has(part) &&
      !nuts.includes(part) &&
      !sides.includes(part) &&
      part !== starch &&
      !/\b(?:salt|pepper)\b$/i.test(part.item.name),
  );
  if (sauce.length === 0 || sauce.some((part) => part.grams > 400)) return null;
  const us = thinksInFahrenheit(understood.source);
  const air = target === 'airFryer';
  const micro = target === 'microwave';
  const small = target === 'toasterOven';
  if (micro && meat.grams > mostInBowl) return null;
  const heat = formatTemperature(air ? 200 : target === 'oven' ? 230 : small ? 220 : 210);
  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  const late = vegetables.filter((part) => quickLeaves.test(part.item.text));
  const early = vegetables.filter((part) => !late.includes(part));
  // What is bought cut needs no knife.
  const whole = early.filter(
    ({ item }) => !/\b(?:mix|florets|frozen|shredded|sliced|baby)\b/i.test(item.text),
  );
  const shellfish = /\b(?:prawns?|shrimps?|scallops)\b/i.test(meat.item.text);
  const meatTime = shellfish
    ? '4–5 minutes'
    : is(meat, 'poultry') || meat.safe === null
      ? '8–10 minutes'
      : '5–6 minutes';
  const vegTime = early.some((part) => slowRoots.test(part.item.text)) ? '8–10 minutes' : '6–8 minutes';
  const bottle = callOf(oil);
  const thick = starch === undefined;
  const lines: LineChange[] = [];
  if (thick)
    lines.push({
      key: null,
      line: us ? '2 tsp cornstarch' : '2 tsp cornflour',
      reason: reasonOf(ask, 'sheet-starch'),
    });
  const flour = starch === undefined ? `the ${us ? 'cornstarch' : 'cornflour'}` : `the ${callOf(starch)}`;
  const done =
    meat.safe === null
      ? 'until golden at the edges'
      : shellfish
        ? 'until pink and just opaque'
        : 'until browned at the edges and no longer pink in the middle';
  const check =
    meat.safe === null
      ? ''
      : ` A thermometer in the thickest piece should read ${formatTemperature(meat.safe.celsius)}.`;
  const last = understood.source.instructions.length - 1;
  const cooks = clauses.flatMap((one, at) =>
    one.actions.some((action) => actionNature[action].heats) ? [at] : [],
  );
  const marinated = retell(ask, (clause, at) =>
    at < (cooks[0] ?? 0) && clause.actions.includes('marinate') ? null : 'drop',
  );
  const end = retell(ask, (clause, at) =>
    at > (cooks.at(-1) ?? 0) && /\b(?:serve|over rice|rice|scatter|garnish|top|sprinkle)\b/i.test(clause.text)
      ? null
      : 'drop',
  );
  const steps = [
    ...marinated,
    {
      text: `Whisk ${the([...sauce, ...aromatics])} with ${flour}${sauce.some((part) => isThinLiquid(part.food) && part.grams > 60) ? '' : ' and 3 tablespoons of water'}${whole.length > 0 ? `. Cut ${the(whole)} into pieces of one size` : ''}.`,
      from: [0],
    },
    ...told({
      way: air ? 'air' : micro ? 'bowl' : small ? 'toaster' : 'tray',
      vegetables: the(early.length > 0 ? early : vegetables),
      late: late.length > 0 && early.length > 0 ? the(late) : null,
      meat: the([meat]),
      minced: meat.time?.minced === true,
      bottle,
      vegTime,
      meatTime,
      done: micro
        ? meat.safe === null
          ? 'until hot through'
          : done.replace('browned at the edges and ', '')
        : done,
      check,
      heat,
      tray: us ? 'sheet pan' : 'baking tray',
      oven: target === 'convectionOven' ? 'convection oven' : 'oven',
      minutes: bowlMinutes(ask, meat),
      vegMinutes: bowlVegetables(ask, early.length > 0 ? early : vegetables),
      watts: ask.size.wattage ?? 1000,
      first: cooks.length > 0 ? clauses[cooks[0]!]!.step : 1,
      last,
    }),
    ...(nuts.length > 0 &&
    !end.some(({ text }) =>
      nuts.some((part) => text.toLowerCase().includes(callOf(part).split(' ').at(-1)!.toLowerCase())),
    )
      ? [{ text: `Scatter over ${the(nuts)}.`, from: [] }]
      : []),
    ...end.map((one) => ({ ...one, from: [] })),
  ];
  return {
    dish: 'pieces',
    title: `${air ? 'Air-Fryer' : micro ? 'Microwave' : small ? 'Toaster-Oven' : us ? 'Sheet-Pan' : 'Oven'} ${title}`,
    steps,
    lines,
    ideas: [
      {
        kind: 'time',
        step: cooks.length > 0 ? clauses[cooks[0]!]!.step : 0,
        before: cooks.length > 0 ? clauses[cooks[0]!]!.text : null,
        after: micro
          ? `microwave on full power for ${sayMinutes(bowlVegetables(ask, early.length > 0 ? early : vegetables))}`
          : vegTime,
        reason: reasonOf(ask, 'sheet-time'),
      },
      {
        kind: 'text',
        step: last,
        before: null,
        after: air
          ? 'boil the sauce in a small pan for 1–2 minutes'
          : micro
            ? 'microwave uncovered for 2–3 minutes'
            : 'roast for 3–4 minutes more',
        reason: reasonOf(ask, air ? 'sheet-sauce-air' : micro ? 'sheet-sauce-bowl' : 'sheet-sauce'),
      },
    ],
    method: reasonOf(ask, air ? 'sheet-how-air' : micro ? 'sheet-how-bowl' : 'sheet-how'),
    ...(micro ? { safety: [reasonOf(ask, 'microwave-stand'), reasonOf(ask, 'microwave-cover')] } : {}),
    words: reasonOf(ask, micro ? 'sheet-how-bowl' : 'sheet-words'),
    gone: reasonOf(ask, micro ? 'sheet-how-bowl' : 'sheet-words'),
  };
}
