/**
 * What a pan fried in a little oil, and potatoes of the oven, in a deep fryer: dry, a few at a time, in oil at its heat.
 * Batter goes straight into the oil, as it would bake onto the basket; potatoes are fried twice where they are raw.
 */
import { isKind } from '#food/ingredient';
import { formatNumber, formatTemperature } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause, Range } from '../model.ts';
import { isOil } from './frying-oil.ts';
import { dueCelsius, rawMeats, spanTold } from './span.ts';
import { gramsOf, reasonOf, textOf, type Ask, type Idea, type LineChange, type Told } from './telling.ts';

const fryWords = /\b(?:fry|fried|brown|cook|crisp)\w*\b/i;
const heatsOil = /^\W*(?:then |and )*(?:heat|warm|pour|melt|add|film)\b[^.;]*\b(?:oil|fat|pan|skillet)\b/i;
const battered = /\bbatter(?:ed)?\b/i;
const wrapped =
  /\b(?:potstickers?|dumplings?|gyoza|wontons?|spring rolls?|egg rolls?|samosas?|lumpia|pierogi)\b/i;
const spooned =
  /\b(?:fritters?|pakoras?|bhajis?|hush ?puppies|akara|beignets?|doughnut holes|corn cakes?)\b/i;
const potatoTitle = /\b(?:potato(?:es)?|fries|chips|wedges|patatas)\b/i;
const otherDishes =
  /\b(?:soup|stew|curry|casserole|gratin|mash(?:ed)?|salad|pie|skillet|hash|omelette|tortilla)\b/i;

interface Kind {
  readonly minutes: Range;
  readonly celsius: number;
  readonly dry: string;
  readonly way: string;
  readonly cue: string;
}

const kinds: Readonly<Record<'batter' | 'wrapped' | 'spooned' | 'crumbed', Kind>> = {
  batter: {
    minutes: [5, 7],
    celsius: 180,
    dry: '',
    way: 'Put the basket down into the oil empty. Dip the pieces one by one, let the batter drip off for a moment, and lower each into the oil by hand, away from you, holding it for a few seconds until it floats: laid in the basket, the batter would bake onto the wire.',
    cue: 'turning once, until golden and crisp',
  },
  wrapped: {
    minutes: [4, 6],
    celsius: 170,
    dry: 'Press the edges shut, with no air inside: an open one bursts in the oil. ',
    way: 'Lower them into the oil in the basket, away from you.',
    cue: 'turning once, until golden and blistered',
  },
  crumbed: {
    minutes: [3, 5],
    celsius: 175,
    dry: 'Press the crumbs on well, and shake off what is loose: it burns in the oil. ',
    way: 'Lower one or two pieces at a time into the oil in the basket, away from you.',
    cue: 'turning once, until deep golden',
  },
  spooned: {
    minutes: [3, 5],
    celsius: 175,
    dry: '',
    way: 'Put the basket down into the oil empty. Slide in the mixture from a tablespoon, close to the surface.',
    cue: 'turning once, until deep golden and set in the middle',
  },
};

/** The dish in a deep fryer; null where it is none of these. */
export function deepFried(ask: Ask): Told | null {
  const { understood, parts, source, target } = ask;
  if (target !== 'deepFryer' || source === 'deepFryer') return null;
  const { title } = understood.source;
  if (otherDishes.test(title)) return null;
  const named = `${title}\n${textOf(ask)}`;
  const tubers = parts.filter(
    ({ food }) => food !== null && (isKind(food, 'potato') || isKind(food, 'sweet-potato')),
  );
  if (potatoTitle.test(title) && tubers.length === 1 && tubers[0]!.grams > 250)
    return potatoes(ask, tubers[0]!.key);
  if (source !== 'stovetop' && source !== 'wok') return null;
  const kind = spooned.test(title)
    ? 'spooned'
    : wrapped.test(title)
      ? 'wrapped'
      : battered.test(named)
        ? 'batter'
        : isCrumbed(ask)
          ? 'crumbed'
          : null;
  return kind === null ? null : fromPan(ask, kinds[kind], kind === 'batter');
}

/** Thin pieces that are turned in egg and crumbs, and fried in a pan. */
function isCrumbed({ understood, parts, clauses }: Ask): boolean {
  return (
    /\b(?:bread ?crumbs?|panko|crumbs)\b/i.test(understood.source.ingredients.join('\n')) &&
    clauses.some(({ text }) =>
      /\b(?:dip|coat|dredge|crumb|bread|press|roll)\w*\b[^.;]*\b(?:crumbs?|panko|breadcrumbs?|mixture|egg)\b/i.test(
        text,
      ),
    ) &&
    rawMeats(parts).every(({ time }) => time?.tough !== true) &&
    /\b(?:cutlets?|schnitzels?|milanes[ae]|katsu|tenders?|strips|escalopes?|nuggets?|goujons|fingers|kotlety|pounded|thin(?:ly)?|fillets?)\b/i.test(
      `${understood.source.title}\n${understood.source.ingredients.join('\n')}`,
    )
  );
}

/** Clauses from where the oil is heated to where the last of it is fried. */
function frying({ clauses, parts }: Ask): readonly [number, number] | null {
  const isFat = (key: string): boolean => parts.some((part) => part.key === key && isOil(part));
  const isFry = (one: Clause): boolean =>
    one.actions.some((action) => actionNature[action].heats && action !== 'melt' && action !== 'preheat') &&
    fryWords.test(one.text);
  const last = clauses.findLastIndex((one) => isFry(one) || /^\W*(?:uncover|cover)\b/i.test(one.text));
  const first = clauses.findIndex(
    (one) => isFry(one) && (one.minutes !== null || /\b(?:golden|brown|crisp|side)/i.test(one.text)),
  );
  if (first < 0 || last < first) return null;
  const opened = clauses.findIndex(
    (one, at) => at < first && heatsOil.test(one.text) && one.names.every(isFat),
  );
  const from = opened >= 0 && opened === first - 1 ? opened : first;
  const within = clauses.slice(from, last + 1);
  const known = new Set(clauses.slice(0, from).flatMap(({ names }) => names));
  // A sauce that is made in the pan is another dish.
  const fresh = within.flatMap(({ names }) => names).filter((key) => !isFat(key) && !known.has(key));
  return fresh.some((key) =>
    parts.some((part) => part.key === key && part.grams > 60 && !/\bwater\b/i.test(part.item.text)),
  )
    ? null
    : [from, last];
}

function fromPan(ask: Ask, kind: Kind, inBatter: boolean): Told | null {
  const span = frying(ask);
  if (span === null) return null;
  const { clauses, parts } = ask;
  const stretch = clauses[span[0]]!;
  const raw = rawMeats(parts);
  const due = dueCelsius(raw);
  const heat = formatTemperature(kind.celsius);
  const time = `${kind.minutes[0]}–${kind.minutes[1]} minutes`;
  const check = due === null ? '' : `, and ${formatTemperature(due)} in the middle`;
  const batches = batchesOf(ask);
  const steps = spanTold(
    ask,
    span,
    [
      `Fill the deep fryer with oil to its mark, at most half full, and heat it to ${heat}.`,
      `${kind.dry}${kind.way} Fry ${batches} for ${time}, ${kind.cue}${check}. Drain on a rack and salt at once, and let the oil come back to ${heat} before the next batch.`,
    ],
    (clause, at) =>
      (at > span[1] && /^\W*(?:and |then )*drain\b/i.test(clause.text)) ||
      // The dip is told where it is done.
      (inBatter && at < span[0] && /^\W*(?:and |then )*dip\b/i.test(clause.text) && clause.names.length === 0)
        ? 'drop'
        : null,
  );
  return told(ask, steps, span, { time, heat, before: stretch.text });
}

/** Potatoes: raw ones twice, parboiled ones once. */
function potatoes(ask: Ask, key: string): Told | null {
  const { clauses, parts } = ask;
  const heated = clauses.flatMap((one, at) =>
    one.actions.some(
      (action) => action === 'roast' || action === 'bake' || action === 'fry' || action === 'air-fry',
    )
      ? [at]
      : [],
  );
  const last = heated.at(-1);
  if (last === undefined) return null;
  const open = clauses.findIndex(
    (one, at) =>
      at < last &&
      (one.actions.includes('preheat') ||
        heatsOil.test(one.text) ||
        /\b(?:heat|hot)\b[^.;]*\b(?:fat|oil|tin|tray)\b/i.test(one.text)),
  );
  const first = open < 0 ? heated[0]! : Math.min(open, heated[0]!);
  const boiled = clauses
    .slice(0, last)
    .some(({ text }) => /\b(?:par-?boil|boil|simmer|steam)\w*\b/i.test(text));
  const oilKeys = new Set(parts.filter(isOil).map((part) => part.key));
  const other = parts.filter(
    (part) =>
      part.key !== key &&
      part.grams > 60 &&
      !isOil(part) &&
      clauses.slice(0, last + 1).some(({ names }) => names.includes(part.key)),
  );
  if (other.length > 0) return null;
  // "Toss with the oil and the spices, spread on a hot sheet": spices burn in the oil and the sheet is gone.
  const onSheet = clauses.map(
    ({ names, text }, at) =>
      at < first &&
      ((/\b(?:toss|coat|drizzle|rub|mix|season)\b/i.test(text) && names.some((one) => oilKeys.has(one))) ||
        /\b(?:spread|arrange|lay|place|put|tip)\b[^.;]*\b(?:sheets?|trays?|pans?|tins?|rack)\b/i.test(text)),
  );
  // Herbs and spices of the tin are tossed with the hot potatoes.
  const late = parts.filter(
    (part) =>
      part.key !== key &&
      !isOil(part) &&
      clauses.some(
        ({ names }, at) => ((at >= first && at <= last) || onSheet[at] === true) && names.includes(part.key),
      ) &&
      !/\bsalt\b/i.test(part.item.text),
  );
  const tossed =
    late.length === 0
      ? 'salt'
      : `salt and the ${late.map(({ item }) => item.name).join(' and the ')}${late.some(({ food }) => food !== null && isKind(food, 'herb') && !/\b(?:dried|ground|powder)\b/i.test(food.name)) ? ', finely chopped' : ''}`;
  const heat = formatTemperature(boiled ? 180 : 190);
  const batches = batchesOf(ask);
  const time = boiled ? '5–7 minutes' : '2–3 minutes';
  const body = boiled
    ? `Lower the potatoes into the oil in the basket and fry ${batches} for ${time}, shaking the basket once, until deep golden and crisp.`
    : `Lower the potatoes into the oil in the basket and fry ${batches} at ${formatTemperature(150)} for 5–6 minutes, until soft and still pale. Lift them out and let them stand for 10 minutes. Heat the oil to ${heat} and fry them a second time for ${time}, until golden and crisp.`;
  const steps = spanTold(
    ask,
    [first, last],
    [
      `Spread the potatoes out on a clean towel and dry them well: water makes hot oil boil over. Fill the deep fryer with oil to its mark, at most half full, and heat it to ${boiled ? heat : formatTemperature(150)}.`,
      `${body} Drain on a rack and toss at once with ${tossed}.`,
    ],
    (clause, at) =>
      onSheet[at] === true ||
      // "Flip halfway. Salt.": the fryer's own sentences have told it.
      (at > last &&
        /^\W*(?:(?:flip|turn|shake|stir)\b[^.;]*|(?:add (?:the )?)?salt)\W*$/i.test(clause.text)) ||
      (at < first && clause.actions.includes('preheat')) ||
      (at < first &&
        clause.names.length > 0 &&
        clause.names.every((one) => parts.some((part) => part.key === one && isOil(part))))
        ? 'drop'
        : null,
  );
  return told(ask, steps, [first, last], { time, heat, before: clauses[last]!.text });
}

/** "in 3 batches" by the fryer, "a few at a time" where nobody says how large it is. */
function batchesOf(ask: Ask): string {
  const { capacityL } = ask.size;
  if (capacityL === null) return 'a few at a time';
  const count = Math.ceil(gramsOf(ask, (part) => !isOil(part)) / (capacityL * gramsPerLitre) - 0.2);
  return count <= 1 ? 'all of them' : `in ${count} batches`;
}
/** Food for each litre of a fryer, so that its oil stays hot. Own rule. */
const gramsPerLitre = 150;

function told(
  ask: Ask,
  steps: Told['steps'],
  [first, last]: readonly [number, number],
  { time, heat, before }: { readonly time: string; readonly heat: string; readonly before: string },
): Told {
  const { parts, clauses, size } = ask;
  const oils = parts.filter(
    (part) =>
      isOil(part) &&
      !clauses.some(({ names, actions }) => names.includes(part.key) && actions.includes('mix')),
  );
  // The water that steamed them in the pan has no place in oil.
  const water = parts.filter(
    ({ key, item }) =>
      /\bwater\b/i.test(item.text) &&
      clauses.every(({ names }, at) => !names.includes(key) || (at >= first && at <= last)),
  );
  const litres = size.capacityL === null ? 1.5 : Math.max(0.75, Math.round(size.capacityL * 2) / 4);
  const lines: LineChange[] = [
    ...[...oils, ...water].map(({ key }): LineChange => ({
      key,
      line: null,
      reason: reasonOf(ask, water.some((one) => one.key === key) ? 'deep-fry-water' : 'deep-fry-oil'),
    })),
    {
      key: null,
      line: `${formatNumber(litres)} l sunflower oil, for deep-frying`,
      reason: reasonOf(ask, 'deep-fry'),
    },
  ];
  const step = clauses[last]!.step;
  const ideas: Idea[] = [
    { kind: 'time', step, before, after: time, reason: reasonOf(ask, 'deep-fry-time') },
    { kind: 'temperature', step, before: null, after: heat, reason: reasonOf(ask, 'deep-fry') },
  ];
  return {
    dish: 'fried',
    steps,
    lines,
    ideas,
    method: reasonOf(ask, 'method-fry'),
    words: reasonOf(ask, 'deep-fry-words'),
    gone: reasonOf(ask, 'deep-fry-words'),
    safety: [reasonOf(ask, 'deep-fry-safety')],
    left: [],
  };
}
