import { isKind } from '#food/ingredient';
import { isPluralName } from '../../text/naming.ts';
import type { Range } from '../model.ts';
import {
  callOf,
  isThinLiquid,
  lessWater,
  makesSteam,
  slowest,
  slowestPart,
  spokenWaterIn,
  waterInText,
} from '../read/parts.ts';
import {
  because,
  donenessOf,
  emptyPlan,
  figure,
  massOf,
  objectIn,
  Refusal,
  sayMinutes,
  timeEdit,
  why,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import {
  boilsDown,
  brownFirst,
  doneTogether,
  drinks,
  lasting,
  pots,
  simmerMinutes,
  soupLiquid,
} from '../read/wet-dish.ts';

/** Under a lid no water goes. */
const neverDries =
  /\b(?:water|liquid|juices?) (?:is|has|have|are)\b[^.]*\b(?:gone|evaporated|absorbed|boiled away|dry)\b|\bdry\b/i;

/** "… until the gravy has thickened." */
const thickens =
  /\b(?:desired|right) thickness\b|\bnice and thick\b|\bthick enough\b|\b(?:un)?till?\b[^.;]*\b(?:sauce|gravy|juices|liquid)\b[^.;]{0,12}\b(?:thick\w*|reduced)\b/i;

/** "Until the sauce has dried to a thick dark paste". */
const driedTo =
  /\b(?:un)?till?\s+(the (?:sauce|gravy|liquid|coconut milk)\b[^,.;]*?\b(?:dried|dry|paste|evaporated|absorbed|oil separates)\b[^,.;]*?)(?=\s+and\s+(?:the|it)\b|[,.;]|$)/i;

const crispSkin = /\bskin\b[^.;]{0,20}\bcrisp|\bcrisp\w*\b[^.;]{0,14}\bskin\b/i;

/** "Finely sliced", "cut into strips". */
const thinly = /\b(?:(?:fine|thin)(?:ly)?[- ](?:slic\w+|cut|strips?)|strips|shaved|stir-?fry)\b/i;

/** Grams of liquid to a gram of dry grain: what it needs in a slow cooker, and what is surely too little. */
const waterPerGram = 2.2;
const leastWater = 0.8;

const juicy = ['milk', 'tomato', 'tomato-product', 'cream', 'coconut-milk', 'sauce', 'fruit', 'yogurt-kind'];
const leastJuiceGrams = 80;

const isOven = (source: PlanContext['source']): boolean =>
  source === 'oven' || source === 'convectionOven' || source === 'toasterOven';

/** Whether nothing in the pot gives the steam that a slow cooker works by. */
const driesOut = ({ parts, text, source }: PlanContext): boolean =>
  isOven(source) &&
  !/\b(?:water|stock|broth|wine|sauce|salsa|beer|cider|juice|soup)\b/i.test(text) &&
  massOf(
    parts.filter(
      ({ food }) => makesSteam(food) || (food !== null && juicy.some((kind) => isKind(food, kind))),
    ),
  ) < leastJuiceGrams;

/** Plan of a dish for many hours in a slow cooker. */
export function slowCookerPlan(context: PlanContext): Plan | Refusal {
  const { tables, source, dish, parts } = context;
  const simmer = simmerMinutes(context);
  const row = slowest(lasting(context), 'slow');
  const table: Range = simmer[1] <= 30 ? [240, 360] : simmer[1] < 50 ? [360, 480] : [480, 600];
  const meat = parts.some((one) => one.time?.tough === true && one.safe !== null);
  // Chicken breast and fish are done long before the table's hours; only tough meat and pulses need them.
  const grain = dish === 'grain' ? parts.filter(({ time }) => time?.late === 'grain') : [];
  // Slices that a pan fries in minutes are tender long before a stew's chunks.
  const thin =
    (context.minutes?.[1] ?? 0) <= 30 &&
    parts.filter(({ time, safe }) => time?.tough === true && safe !== null).length > 0 &&
    parts.every(({ time, safe, item }) => time?.tough !== true || safe === null || thinly.test(item.text));
  // Rice swells far more slowly in milk than in water.
  const isMilky =
    grain.length > 0 &&
    massOf(parts.filter(({ food }) => food !== null && isKind(food, 'milk'))) > 3 * massOf(grain);
  const low: Range = thin
    ? [240, 300]
    : isMilky
      ? [240, 300]
      : grain.length > 0 && slowest(grain, 'simmer')![1] <= 25
        ? [120, 150]
        : row === null
          ? dish === 'sauce'
            ? simmer[1] <= 15
              ? [90, 120]
              : [300, 360]
            : dish === 'grain'
              ? [150, 210]
              : table
          : (meat || parts.some((one) => one.time?.dry)) && row[1] < table[1]
            ? table
            : row;
  const half = (range: Range): Range => [Math.round(range[0] / 60) * 30, Math.round(range[1] / 60) * 30];
  const high = half(low);
  const spoken = source === 'pressureCooker' ? 0 : waterInText(context.text, parts);
  const water = spoken === 0 ? 1 : spokenShare(context, spoken);
  const drunkBefore = massOf(parts.filter((one) => one.time?.dry && spoken > 0));
  const litres = (massOf(parts) + spoken * water + drunkBefore) / 1000;
  const capacity = context.size.capacityL ?? figure(tables, 'slow-fill', 'usualCapacityL');
  const batches = Math.ceil(litres / (capacity * figure(tables, 'slow-fill', 'share')) - 0.05);
  if (batches > 2)
    return new Refusal(
      `About ${Math.ceil(litres)} litres do not fit a slow cooker of ${capacity} litres, which must be at most three quarters full.`,
    );
  // Rice that was boiled by its packet has no water of the recipe's.
  const grains = dish === 'grain' ? parts.filter(({ time }) => (time?.water ?? 0) > 0) : [];
  const swells = massOf(grains);
  const thirsty =
    swells > 0 &&
    massOf(parts.filter(({ food }) => makesSteam(food) || (food !== null && isKind(food, 'milk')))) <
      swells * leastWater &&
    !/\b(?:water|stock|broth|milk)\b/i.test(context.text)
      ? Math.round((swells * waterPerGram) / 50) * 50
      : 0;
  const dried = boilsDown.test(context.main.text) ? driedTo.exec(context.main.text)?.[1] : undefined;
  const all = doneTogether(context);
  // What the open pot boiled dry is boiled dry in a pan, when the meat is tender.
  const done =
    dried === undefined
      ? all
      : all
          .replace(dried, '')
          .replace(/\buntil\s+(?:,?\s*and\s+)/i, 'until ')
          .replace(/^\s*until\s*$/i, '');
  const time = `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`;
  const toxic = parts.filter(
    (one) => one.time?.dry && (one.food?.traits as readonly string[] | undefined)?.includes('toxic-raw'),
  );
  const keepLiquid =
    dish === 'soup' || dish === 'grain' || parts.some((one) => one.time?.dry) || source === 'pressureCooker';
  const pulses = massOf(parts.filter((one) => one.time?.dry));
  const poured = massOf(parts.filter(({ food }) => isThinLiquid(food)));
  // Beans that boil down in the open until they are thick are no soup, however much water they start in.
  const isThick = dish === 'stew' || (dish === 'soup' && pulses > 0 && boilsDown.test(context.text));
  const drunk =
    isThick &&
    pulses > 0 &&
    (toxic.length > 0 || /\bsoak/i.test(`${context.text}\n${parts.map(({ item }) => item.text).join('\n')}`))
      ? Math.max(
          figure(tables, 'slow-pulses', 'least'),
          (pulses * figure(tables, 'slow-pulses', 'waterPerGram')) / Math.max(1, poured),
        )
      : 1;
  return {
    ...emptyPlan,
    start: brownFirst(context, ['pot', 'dish', 'pressureCooker']),
    transfer: context.browned ? 'Scrape everything into the slow cooker.' : null,
    vessel: { from: pots, phrase: 'the slow cooker', preposition: 'in' },
    // Said before anything goes in: full to the brim it is too late.
    ready: batches === 2 ? because(tables, 'slow-batches') : null,
    readyRule: 'slow-fill',
    core: [
      ...(context.roots.length > 0 && dish === 'stew' && parts.some((one) => one.safe !== null)
        ? ['Push the root vegetables to the bottom, where it is hottest.']
        : []),
      ...(thirsty > 0
        ? [`Pour in ${thirsty} ml of boiling water.`]
        : driesOut(context)
          ? ['Pour in 120 ml of water or stock.']
          : []),
      `Cover and cook ${time}${done === '' || neverDries.test(done) ? '' : `,${done}`}.`,
      because(tables, 'slow-lid'),
      // The skin that crisped above the sauce is soft now.
      ...(crispSkin.test(context.main.text) && context.mainPart !== null
        ? [
            `For a crisp skin, lift the ${callOf(context.mainPart)} onto a baking sheet and put ${isPluralName(callOf(context.mainPart)) ? 'them' : 'it'} under a hot broiler for 3–5 minutes before serving.`,
          ]
        : []),
      ...(dried === undefined
        ? []
        : [
            `Tip everything into a wide pan and boil it down over medium-high heat for 15–20 minutes, stirring more and more often, until ${dried}.`,
          ]),
      ...(dried === undefined &&
      ((boilsDown.test(context.main.text) && !isOven(source)) || thickens.test(context.text)) &&
      !keepLiquid &&
      (dish === 'stew' || dish === 'sauce')
        ? ['If the sauce is thin at the end, take off the lid for the last 30 minutes, on HIGH.']
        : []),
    ],
    later: (clause) => {
      // "Fry the pork in its fat until crisp": under a lid nothing turns crisp.
      if (
        /\bcrisp/i.test(clause.text) &&
        context.mainPart?.safe !== undefined &&
        context.mainPart.safe !== null
      )
        return `Lift the ${callOf(context.mainPart)} out and pull it into large shreds. Spread it on a baking sheet, spoon over a little of its fat and juice, and put it under a hot broiler for 5–8 minutes, turning once, until crisp at the edges.`;
      if (clause.minutes === null && /\bal dente\b|\b(?:pasta|noodles|macaroni)\b/i.test(clause.text))
        return `Cover and cook on HIGH for 20–30 minutes${donenessOf(clause, source)}.`;
      const [, max] = clause.minutes ?? [5, 5];
      const wait: Range = [
        Math.max(15, Math.round((max * 2) / 5) * 5),
        Math.max(15, Math.round((max * 2.5) / 5) * 5),
      ];
      // What boiled down with the lid off does so still.
      if ((!keepLiquid || isThick) && max <= 30 && boilsDown.test(clause.text))
        return `Take off the lid and cook on HIGH for ${sayMinutes([20, 30])}, until the sauce is as thick as you like it.`;
      return `Cover and cook${objectIn(clause)} on HIGH for ${sayMinutes(wait)}${donenessOf(clause, source)}.`;
    },
    last: (names, late) => {
      const wait = slowest(late, 'slow') ?? [15, 20];
      return `Stir in ${names}, cover and cook on HIGH for ${sayMinutes(wait[1] > 120 ? [30, 45] : wait)} more.`;
    },
    together: true,
    liquid:
      drinks(context) ??
      (keepLiquid
        ? drunk < 0.9
          ? { factor: drunk, rule: 'slow-pulses' }
          : soupLiquid(context)
        : { factor: figure(tables, 'slow-liquid', 'factor'), rule: 'slow-liquid' }),
    water,
    add: thirsty > 0 ? [{ line: `${thirsty} ml water`, rule: 'slow-grain' }] : [],
    edits: [
      timeEdit(
        context,
        time,
        row === null ? 'simmer-to-slow' : 'slow-by-food',
        slowestPart(lasting(context), 'slow'),
      ),
      ...(water < 1 ? waterEdits(context, water) : []),
    ],
    safety: [
      ...(parts.some((one) => one.safe !== null && one.safe.kind !== 'egg')
        ? [because(tables, 'slow-thaw')]
        : []),
      because(tables, 'slow-fill'),
      ...(toxic.length > 0 ? [why(context, 'boil-beans', toxic)] : []),
    ],
  };
}

/** The share of the water of the steps that a lid asks for: what pulses drink, or two thirds of an open pot's. */
function spokenShare({ parts, tables, dish }: PlanContext, spoken: number): number {
  const pulses = massOf(parts.filter((one) => one.time?.dry));
  const usual = dish === 'soup' && pulses === 0 ? 1 : figure(tables, 'slow-liquid', 'factor');
  if (pulses === 0) return usual;
  return Math.min(usual, Math.max(0.3, (pulses * figure(tables, 'slow-pulses', 'waterPerGram')) / spoken));
}

/** What was said of the water of the steps, and how much of it there is now. */
function waterEdits({ text, tables }: PlanContext, share: number): Plan['edits'] {
  const before = spokenWaterIn(text);
  return before === null
    ? []
    : [
        {
          kind: 'reduce',
          target: 'water',
          before,
          after: lessWater(before, share),
          reason: because(tables, 'slow-liquid'),
          rule: 'slow-liquid',
        },
      ];
}
