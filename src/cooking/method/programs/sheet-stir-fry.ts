/** A stir-fry on a hot sheet in the oven, or in the basket of an air fryer: dry first, the sauce for the last minutes. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { reasonOf, retell, type Ask, type LineChange, type Told } from './telling.ts';

const titles =
  /\b(?:stir[- ]?fr(?:y|ies|ied)|kung pao|and broccoli|sesame (?:chicken|beef)|teriyaki|black pepper (?:beef|chicken)|cashew chicken|szechuan|sichuan|mongolian beef|sweet and sour|chop suey)\b/i;
const slowRoots =
  /\b(?:carrots?|broccoli|cauliflower|brussels|green beans|potato|squash|aubergine|eggplant|onions?)\b/i;
const quickLeaves =
  /\b(?:bean ?sprouts?|spinach|pak choi|bok choy|mange ?tout|snow peas|sugar snaps?|spring onions?|scallions?|cabbage leaves|napa)\b/i;

/** The stir-fry in dry heat; null where it is no such dish. */
export function sheetStirFry(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (target !== 'oven' && target !== 'airFryer' && target !== 'convectionOven') return null;
  if (source !== 'stovetop' && source !== 'wok') return null;
  if (!titles.test(title) || /\b(?:fried rice|noodles?|chow mein|lo mein|pad thai)\b/i.test(title))
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
  const heat = formatTemperature(air ? 200 : target === 'oven' ? 230 : 210);
  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  const late = vegetables.filter((part) => quickLeaves.test(part.item.text));
  const early = vegetables.filter((part) => !late.includes(part));
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
      text: `Whisk ${the([...sauce, ...aromatics])} with ${flour}${sauce.some((part) => isThinLiquid(part.food) && part.grams > 60) ? '' : ' and 3 tablespoons of water'}${early.length > 0 ? `. Cut ${the(early)} into pieces of one size` : ''}.`,
      from: [0],
    },
    air
      ? {
          text: `Preheat the air fryer to ${heat} for 3 minutes. Toss ${the(early.length > 0 ? early : vegetables)} with half of the ${bottle} and air-fry for ${vegTime}, shaking twice, until crisp-tender and brown at the tips. Tip onto a warm plate.`,
          from: [cooks.length > 0 ? clauses[cooks[0]!]!.step : 1],
        }
      : {
          text: `Put a large, heavy ${us ? 'sheet pan' : 'baking tray'} in the ${target === 'convectionOven' ? 'convection oven' : 'oven'} and heat it to ${heat}. Toss ${the(early.length > 0 ? early : vegetables)} with half of the ${bottle}, spread on the hot tray in a single layer and roast for ${vegTime}, until crisp-tender and brown at the tips.`,
          from: [cooks.length > 0 ? clauses[cooks[0]!]!.step : 1],
        },
    air
      ? {
          text: `Pat ${the([meat])} dry, toss with the rest of the oil and air-fry in a single layer, in batches, for ${meatTime}, shaking once, ${done}.${check}`,
          from: [],
        }
      : {
          text: `Pat ${the([meat])} dry and toss with the rest of the oil. Push the vegetables to the sides, spread ${the([meat])} in the middle in one layer and roast for ${meatTime}, ${done}.${check}`,
          from: [],
        },
    air
      ? {
          text: `Meanwhile boil the sauce in a small pan for 1–2 minutes, stirring, until thick and glossy${late.length > 0 ? `, and wilt ${the(late)} in it` : ''}. Toss all of it together and serve at once.`,
          from: [last],
        }
      : {
          text: `Pour the sauce over, ${late.length > 0 ? `scatter on ${the(late)}, ` : ''}toss on the tray and roast for 3–4 minutes more, until it bubbles, thickens and coats everything.`,
          from: [last],
        },
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
    title: `${air ? 'Air-Fryer' : us ? 'Sheet-Pan' : 'Oven'} ${title}`,
    steps,
    lines,
    ideas: [
      {
        kind: 'time',
        step: cooks.length > 0 ? clauses[cooks[0]!]!.step : 0,
        before: cooks.length > 0 ? clauses[cooks[0]!]!.text : null,
        after: vegTime,
        reason: reasonOf(ask, 'sheet-time'),
      },
      {
        kind: 'text',
        step: last,
        before: null,
        after: air ? 'boil the sauce in a small pan for 1–2 minutes' : 'roast for 3–4 minutes more',
        reason: reasonOf(ask, air ? 'sheet-sauce-air' : 'sheet-sauce'),
      },
    ],
    method: reasonOf(ask, air ? 'sheet-how-air' : 'sheet-how'),
    words: reasonOf(ask, 'sheet-words'),
    gone: reasonOf(ask, 'sheet-words'),
  };
}
