import { isKind } from '#food/ingredient';
import type { Method } from '../../vocabulary.ts';
import { asOven, safetyFor } from './dry-heat.ts';
import type { MethodEdit, MethodTables, Range, TimedWay } from '../model.ts';
import { callOf, slowest, type Part } from '../read/parts.ts';
import {
  why,
  dial,
  donenessOf,
  emptyPlan,
  figure,
  formatTemperature,
  kitchenMinutes,
  massOf,
  objectOf,
  Refusal,
  sayMinutes,
  times,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import type { Vessel } from '../words.ts';

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

/** Flour that stays dry in a current of air stays raw and chalky. */
export const coated =
  /\bdredge\b|\b(?:press|coat|dip|toss|roll|dust)\w*\b[^.;]{0,60}\b(?:flour|corn ?starch|corn ?flour|starch|bread ?crumbs|panko|crumbs)\b/i;

/** Whether the food has the oil of the list on it already. */
export const isOiled = ({ text }: Pick<PlanContext, 'text'>): boolean =>
  /\b(?:toss|coat|rub|drizzle|mix|brush|whisk|combine|marinate)\b[^.;]*\boil\b/i.test(text);

/** Whatever pieces lay in before. */
const vessels: readonly Vessel[] = [
  'tray',
  'dish',
  'tin',
  'basket',
  'grate',
  'pan',
  'pot',
  'slowCooker',
  'pressureCooker',
  'riceCooker',
];

/** What every machine's plan of pieces is made from. */
export interface Pieces {
  readonly context: PlanContext;
  readonly target: Method;
  readonly tables: MethodTables;
  readonly source: PlanContext['source'];
  readonly dish: PlanContext['dish'];
  readonly mainPart: PlanContext['mainPart'];
  /** Foods with a time of their own. */
  readonly parts: PlanContext['parts'];
  readonly grams: number;
  /** What is laid in: "the chicken". */
  readonly obj: string;
  readonly meat: boolean;
  /** The sign of doneness in the recipe's own words, or ''. */
  readonly done: string;
  /** The same where nothing browns. */
  readonly soft: string;
  /** As a clause to end a sentence on. */
  readonly until: string;
  readonly minutes: Range;
  readonly time: string;
  /** Minutes by the recipe's own time. */
  readonly fallback: Range;
  readonly base: Plan;
  readonly vessels: readonly Vessel[];
  /** To brush on what was fried in a bath of it. */
  readonly oil: string | null;
  readonly roastAt: number;
  /** The change of a time, and that of a temperature. */
  timed(after: string, rule: string): MethodEdit;
  heated(after: string, rule: string): MethodEdit;
}

/** What minced meat or a mash was shaped to: "the meatballs". */
export function shapedIn({
  text,
  title,
  mainPart,
}: Pick<PlanContext, 'text' | 'title' | 'mainPart'>): string | null {
  const shaped =
    /\b(?:shape|form|roll|mou?ld|make|divide)\w*\b[^.;]{0,40}\b(patties|burgers|balls|cakes|fritters|croquettes|koftas)\b/i.exec(
      text,
    )?.[1];
  if (shaped !== undefined) return `the ${shaped.toLowerCase()}`;
  if (ofDough.test(text) && !isMeat(mainPart)) return 'the pieces';
  if (mainPart?.time?.minced !== true && !mashed.test(text)) return null;
  const word =
    /\b(meat ?balls|patties|burgers|koftas?|kebabs|cutlets|fritters|rissoles|croquettes|fish ?cakes|loaf|meatloaf)\b/i.exec(
      `${title} ${text}`,
    )?.[1];
  return word === undefined ? null : `the ${word.toLowerCase()}`;
}

/** A dough that is rolled out and cut. */
const ofDough =
  /\b(?:balls|rings|twists) from the dough\b|\b(?:roll|divide|cut|shape)\w*\b[^.;]{0,30}\bdough\b/i;

const isMeat = (part: PlanContext['mainPart']): boolean =>
  part !== null && part.safe !== null && part.safe.kind !== 'egg';

/** Minutes of thin pieces of dough. */
const doughMinutes: Readonly<Partial<Record<TimedWay, Range>>> = { roast: [10, 12], airfry: [6, 8] };
/** The same of balls, which are thick. */
const ballMinutes: Readonly<Partial<Record<TimedWay, Range>>> = { roast: [15, 18], airfry: [9, 11] };
export const ofBalls = /\b(?:form|shape|roll|make)\w*\b[^.;]{0,20}\bballs\b/i;

/** Cooked and mashed before it is shaped. */
const mashed = /\bmash(?:ed)?\b[^]*\b(?:shape|form|roll|mou?ld)\b/i;

/** Minutes of what is cooked already and has to get hot and crisp. */
const mashedMinutes: Readonly<Partial<Record<TimedWay, Range>>> = { roast: [20, 25], airfry: [12, 15] };

/** "Add the pancetta to the food processor", "stuff the roast with the apricots". */
const isInside = (part: Part, text: string): boolean => {
  const word = callOf(part).split(' ').at(-1)!;
  return text
    .split(/[.;\n]/)
    .some(
      (sentence) =>
        sentence.toLowerCase().includes(word) &&
        /\b(?:processor|blender|paste|stuff(?:ing|ed)?|fill(?:ing|ed)?|rub|roll(?:ed)? up)\b/i.test(sentence),
    );
};

/** Reads what there is to cook and how long it takes on a machine; refuses where no safe time is known. */
export function readPieces(context: PlanContext, target: Method): Pieces | Refusal {
  const { tables, source, dish, main, mainPart } = context;
  // Fat, flour and sauces ride along; what is cooked are the foods with a time of their own.
  const fed = context.parts.filter((one) => one.time !== null && one.grams >= 40);
  // The egg and the meal of a coating are not what is cooked.
  const meaty = fed.some((one) => one.safe !== null && one.safe.kind !== 'egg');
  const others = fed.filter(
    (one) =>
      one.safe?.kind !== 'egg' &&
      !(
        meaty &&
        one.food !== null &&
        (isKind(one.food, 'flour') || /cornmeal|polenta|semolina/.test(one.food.id))
      ),
  );
  // What is ground to a paste or rolled up inside is in the roast, not beside it.
  const loose =
    dish === 'roast' ? others.filter((one) => one === mainPart || !isInside(one, context.text)) : others;
  const parts = loose.length > 0 ? loose : fed;
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
      context.target === 'microwave'
        ? `A microwave heats the water in ${obj === 'everything' ? 'the food' : obj} and browns nothing: ${obj === 'everything' ? 'it' : obj} would turn out grey, tough and unevenly done. Cook it in a pan, an oven or an air fryer.`
        : `There is no time for ${obj === 'everything' ? 'this' : obj} on this machine that is known to be safe.`,
    );
  const done = donenessOf(main, source);
  const soft = /golden|brown|crisp|char|sear|carameli|\bbark\b|blister/i.test(done) ? '' : done;
  const fallback: Range = times(
    context.minutes ?? [10, 15],
    // Air gives off its heat far more slowly than hot fat.
    way === 'roast' ? 1.3 : way === 'airfry' && dish === 'fried' ? 1.6 : 1,
  );
  const shaped =
    dish !== 'fried'
      ? undefined
      : mashed.test(context.text)
        ? mashedMinutes[way]
        : ofDough.test(context.text) && !isMeat(mainPart)
          ? (ofBalls.test(context.text) ? ballMinutes : doughMinutes)[way]
          : undefined;
  const minutes = shaped ?? known ?? fallback;
  const time = sayMinutes(kitchenMinutes(minutes));
  const timed = (after: string, rule: string): MethodEdit => ({
    kind: 'time',
    target: `step ${main.step + 1}`,
    before: context.minutes === null ? null : sayMinutes(context.minutes),
    after,
    reason: why(context, rule, context.mainPart === null ? [] : [context.mainPart]),
    rule,
  });
  const heated = (after: string, rule: string): MethodEdit => ({
    kind: 'temperature',
    target: `step ${main.step + 1}`,
    before: context.celsius === null ? null : formatTemperature(context.celsius),
    after,
    reason: why(context, rule, context.mainPart === null ? [] : [context.mainPart]),
    rule,
  });
  const base: Plan = {
    ...emptyPlan,
    // What is mixed or tossed before the cooking needs a bowl; the machine's vessel comes with the cooking.
    start: {
      from: vessels,
      phrase: 'a large bowl',
      again: 'the bowl',
      preposition: 'in',
      heat: '',
    },
    safety: safetyFor(context),
  };
  const until = done === '' ? '' : `,${done}`;
  const oil =
    dish === 'fried' && (source === 'deepFryer' || coated.test(context.text))
      ? coated.test(context.text)
        ? 'Brush or spray the coating on both sides with 2 tablespoons of oil, until no dry patch shows.'
        : 'Brush or spray them with 1–2 tablespoons of oil.'
      : null;
  const roastAt = dial(
    (mainPart?.time?.at ?? 200) -
      (asOven[target] === undefined || target === 'airFryer'
        ? 0
        : figure(tables, asOven[target], 'subtractC')),
  );
  return {
    context,
    target,
    tables,
    source,
    dish,
    mainPart,
    parts,
    grams,
    obj,
    meat,
    done,
    soft,
    until,
    minutes,
    time,
    fallback,
    base,
    vessels,
    oil,
    roastAt,
    timed,
    heated,
  };
}
