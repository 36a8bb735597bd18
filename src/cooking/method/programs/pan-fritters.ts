/**
 * Fritters, latkes, fish cakes and patties of a pan, in an air fryer or an oven: what is soft lies on oiled paper until it
 * is set, what is shaped by hand lies straight in the heat, and both are brushed with the oil that they had in the pan.
 */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Clause, Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, type Part } from '../read/parts.ts';
import {
  figureOf,
  ownStep,
  reasonOf,
  retell,
  type Ask,
  type Idea,
  type LineChange,
  type Told,
} from './telling.ts';

const titles =
  /\b(?:fritters?|latkes?|r[oö]stis?|boxty|pakoras?|bhajis?|falafels?|aloo tikkis?|tikkis|kotlets?|keftedes|draniki|hash browns?|(?:(?:fish|crab|salmon|tuna|cod|potato|bean|rice|quinoa|lentil|chickpea|vegetable|veggie|risotto|polenta|corn|squeak|zucchini|courgette|mash(?:ed potato)?) ?(?:cakes?|patties|burgers?|pancakes?)))\b/i;
const otherDishes =
  /\b(?:sweet|banana|apple|dessert|stew|soup|curry|casserole|pie|sandwich|in (?:a |the )?\w*\s?sauce)\b/i;
const oilReady =
  /^\W*(?:(?:meanwhile|then|and|next|now|when ready),?\s+)*(?:(?:in|on|set|get|place) (?:a|the|your) [^,]{3,50}(?:,\s*|\s+(?:and|over|on)\b[^.]*))?(?:heat|warm|pour|melt|coat|add|put|get|film|preheat)\b[^.;]*\b(?:oil|fat|butter|ghee|lard|pan|skillet|griddle)\b/i;
const fry = /\b(?:fry|cook|brown|saut[eé]|sear|flip|turn)\w*\b/i;
const seen =
  /\b(?:golden|brown\w*|crisp\w*|per side|each side|a side|other side|both sides|\d+ ?(?:-|–|to)? ?\d* ?min\w*)\b/i;
const spooned =
  /\b(?:drop|spoon|scoop|dollop|place|add|put|ladle|use)\b[^.;]*?\b((?:(?:a|an|about|\d[\d/½¼ -]*|heap(?:ed|ing)|rounded|large|generous|small) )*(?:tablespoon(?:ful)?s?|dessertspoon(?:ful)?s?|spoon(?:ful)?s?|dollops?|scoops?|mounds?|tbsp|(?:1\/4|1\/3|¼|⅓)[- ]cup(?:ful)?s?))\b/i;
const shaped =
  /\b(?:shape|form|mou?ld|roll|pat|divide)\w*\b[^.;]*\b(?:patt(?:y|ies)|cakes?|burgers?|balls?|discs?|rounds?|ovals?|pieces|portions|them|it|into|falafels?|croquettes)\b/i;
const batchTalk =
  /\b(?:batch(?:es)?|crowd\w*|repeat|remaining (?:batter|mixture|oil)|rest of the (?:batter|mixture|oil)|more oil|top(?:ping)? up|keep\b[^.;]*\bwarm|low oven)\b/i;
const drains =
  /^\W*(?:and |then )*(?:drain|blot|(?:remove|transfer|lift|move|set|put|place)\b[^.;]*\b(?:paper|towels?|kitchen roll|rack|plate))\b/i;

/** The fritters for dry heat; null where it is no such dish, or where more happens in the pan. */
export function panFritters(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (target !== 'airFryer' && target !== 'oven' && target !== 'convectionOven') return null;
  if (source !== 'stovetop' && source !== 'deepFryer') return null;
  if (!titles.test(title) || otherDishes.test(title)) return null;
  // Balls that swam in deep oil are flattened for dry heat, which is a telling of its own.
  if (
    /\bfalafels?\b/i.test(title) &&
    parts.some(
      ({ food, grams, item }) =>
        food !== null && isKind(food, 'fat') && (grams > 150 || /\bfry/i.test(item.text)),
    )
  )
    return null;
  const isFry = (one: Clause): boolean =>
    fry.test(one.text) &&
    seen.test(one.text) &&
    !/\b(?:simmer|boil|oven|bake|onions? (?:until|for))\b/i.test(one.text);
  const last = clauses.findLastIndex(isFry);
  if (last < 0) return null;
  const fats = parts.filter(({ food }) => food !== null && (isKind(food, 'fat') || isKind(food, 'butter')));
  const isFat = (key: string): boolean => fats.some((one) => one.key === key);
  // From where the pan is heated: behind the last work that is done on the mixture.
  let first = last;
  for (let at = last; at >= 0; at -= 1) {
    const one = clauses[at]!;
    if (isFry(one) || oilReady.test(one.text) || spooned.test(one.text)) first = at;
    else if (/^\W*(?:and |then |gently |lightly )*(?:flatten|press|squash|spread)\b/i.test(one.text))
      first = at;
    else if (
      (batchTalk.test(one.text) ||
        /^\W*(?:and )?heat (?:it |them )?(?:until|till|to|over)\b/i.test(one.text)) &&
      one.names.every(isFat)
    )
      first = at;
    else break;
  }
  const oilAt = clauses.findIndex(
    (one, at) => at < first && oilReady.test(one.text) && one.names.every(isFat),
  );
  // What browns in the pan before, such as an onion, is cooked there as before.
  const cookedBefore = clauses.some(
    (one, at) => at < first && one.actions.some((action) => action === 'fry' || action === 'saute'),
  );
  const within = clauses.slice(first, last + 1);
  const mixed = new Set(clauses.slice(0, first).flatMap((one) => one.names));
  if (within.some((one) => one.names.some((key) => !isFat(key) && !mixed.has(key)))) return null;
  const raw = parts.filter(
    ({ safe, grams, food, item }) =>
      safe !== null &&
      safe.kind !== 'egg' &&
      grams > 60 &&
      !(food !== null && isKind(food, 'egg')) &&
      !/\b(?:cooked|tinned|canned|leftover|smoked|drained|lump)\b/i.test(item.text),
  );
  const boiledBefore = clauses.some(
    (one, at) =>
      at < first &&
      /\b(?:poach|boil|simmer|bake|steam|fry)\w*\b/i.test(one.text) &&
      raw.some(({ key }) => one.names.includes(key)),
  );
  if (!boiledBefore && raw.some(({ safe }) => safe!.kind === 'ground' || safe!.kind === 'meat')) return null;
  const us = thinksInFahrenheit(understood.source);
  const air = target === 'airFryer';
  const before = clauses
    .slice(0, first)
    .map(({ text }) => text)
    .join(' ');
  const said = within.map(({ text }) => text).join(' ');
  const isShaped = shaped.test(before);
  const scoop = spooned.exec(said)?.[1]?.replace(/\btbsp\b/i, 'tablespoons') ?? 'heaped tablespoons';
  const them = nounOf(title, `${before} ${said}`);
  const small = /\bfalafels?\b/i.test(title);
  const range: Range = air
    ? raw.length > 0 && !boiledBefore
      ? [12, 14]
      : isShaped
        ? [11, 13]
        : [10, 12]
    : [20, 24];
  const celsius = air
    ? figureOf(ask, 'pan-fritter', 'airC')
    : figureOf(ask, 'pan-fritter', 'ovenC') - (target === 'convectionOven' ? 20 : 0);
  const heat = formatTemperature(celsius);
  const half = Math.round(range[0] * 0.6);
  const fried = fats.filter(({ key }) =>
    clauses.some((one, at) => ((at >= first && at <= last) || at === oilAt) && one.names.includes(key)),
  );
  const oil: Part | undefined =
    fried[0] ?? fats.find(({ item }) => /\b(?:to|for)\b[^,]*\b(?:fry\w*|pan|cook\w*)\b/i.test(item.text));
  const call = (oil === undefined ? 'oil' : callOf(oil)).replace(/\s*\b(?:for|to)\b.*$/i, '') || 'oil';
  const melted = /\bbutter\b/i.test(call) ? 'melted ' : '';
  const spoons = air ? 2 : 3;
  const lines: LineChange[] = [];
  const unit = us ? 'Tbsp' : 'tbsp';
  if (oil === undefined)
    lines.push({
      key: null,
      line: `${spoons} ${unit} vegetable oil, for brushing`,
      reason: reasonOf(ask, 'pan-fritter-oil'),
    });
  else if (
    (!mixed.has(oil.key) || oilAt >= 0) &&
    !cookedBefore &&
    (Math.abs((oil.item.grams ?? 0) - spoons * 13.6) > 6 ||
      /\b(?:to|for)\b[^,]*\b(?:fry\w*|pan)\b/i.test(oil.item.text))
  )
    lines.push({
      key: oil.key,
      line: `${spoons} ${unit} ${call}${/\bbutter\b/i.test(call) ? ', melted' : ''}, for brushing`,
      reason: reasonOf(ask, 'pan-fritter-oil'),
      less: (oil.item.grams ?? 0) > spoons * 14,
    });
  const paper = us ? 'parchment paper' : 'baking paper';
  const thick = small ? '2 cm' : '1.5 cm';
  const flat = isShaped
    ? small && /\bballs?\b/i.test(before)
      ? ` Flatten the ${them} to ${thick}.`
      : ''
    : '';
  const check =
    raw.length > 0 && !boiledBefore
      ? ` and ${formatTemperature(Math.max(...parts.filter((one) => raw.includes(one) || (one.safe?.kind === 'egg' && mixed.has(one.key))).map(({ safe }) => safe!.celsius)))} in the middle`
      : '';
  const cue = `until deep golden and crisp at the edges${check === '' ? ', and hot and set in the middle' : check}`;
  const lay = isShaped
    ? air
      ? `Brush the basket and the ${them} on both sides with the ${melted}${call}, and lay them in the basket in a single layer with room between them, in batches if need be.`
      : `Brush a lined baking sheet and the ${them} on both sides with the ${melted}${call}, and lay them out with room between them.`
    : air
      ? `Lay a sheet of ${paper}, cut a little smaller than the basket so that the air gets round it, in the hot basket and brush it with some of the ${melted}${call}. Drop ${scoop} of the mixture onto it with room between them, in batches, flatten them to 1 cm and brush the tops with more ${call}.`
      : `Spread half of the ${melted}${call} over a lined baking sheet and heat it in the oven for 5 minutes. Drop ${scoop} of the mixture onto it with room between them, flatten them to 1 cm and brush the tops with the rest.`;
  const time = formatMinutes(...range);
  const cook = `${air ? 'Air-fry' : 'Bake'} for ${time}: after ${half} minutes, when they have set underneath, turn them with a thin spatula and brush them again, then go on ${cue}.`;
  const ready = air
    ? `Preheat the air fryer to ${heat} for 3 minutes.`
    : `Preheat the ${target === 'oven' ? 'oven' : 'convection oven'} to ${heat}.`;
  const warm = air
    ? ' Keep the first ones warm in a low oven, uncovered, or put all of them back in for 1–2 minutes before serving.'
    : '';
  const core = [`${ownStep}${ready}${flat} ${lay}`, `${ownStep}${cook}${warm}`];
  let put = false;
  const steps = retell(ask, (clause, at) => {
    if (at >= first && at <= last) {
      if (put) return 'drop';
      put = true;
      return [...core, ownStep];
    }
    if (at === oilAt && !cookedBefore) return 'drop';
    if (
      at > last &&
      clause.names.every(isFat) &&
      (drains.test(clause.text) || batchTalk.test(clause.text) || isFry(clause))
    )
      return 'drop';
    if (at < first && batchTalk.test(clause.text) && clause.names.length === 0) return 'drop';
    return null;
  });
  if (
    steps.some(
      ({ text }) =>
        /\b(?:skillet|frying pan|hot oil|paper towels?)\b/i.test(text) &&
        !cookedBefore &&
        !/\bpat\b|\bdry\b|\bdrain\b/i.test(text),
    )
  )
    return null;
  const step = clauses[last]!.step;
  const ideas: Idea[] = [
    {
      kind: 'time',
      step,
      before: clauses[last]!.text,
      after: time,
      reason: reasonOf(ask, 'pan-fritter'),
    },
    {
      kind: 'add',
      step,
      before: null,
      after: isShaped
        ? air
          ? `Brush the basket and the ${them} on both sides`
          : `Brush a lined baking sheet and the ${them} on both sides`
        : air
          ? `Lay a sheet of ${paper}`
          : 'heat it in the oven for 5 minutes',
      reason: reasonOf(ask, isShaped ? 'pan-fritter-film' : air ? 'pan-fritter-paper' : 'fry-hot-tray'),
    },
  ];
  return {
    dish: 'pieces',
    steps,
    lines,
    ideas,
    method: reasonOf(ask, air ? 'fry-how-air' : 'fry-how-oven'),
    words: reasonOf(ask, 'crisp-words'),
    gone: reasonOf(ask, 'crisp-gone'),
    safety: [],
  };
}

/** What lies in the heat, as its author calls it. */
function nounOf(title: string, said: string): string {
  const words =
    /\b(?:fritters|latkes|rostis?|röstis?|pakoras|bhajis|falafels?|tikkis|kotlets?|keftedes|patties|burgers|fish ?cakes|crab ?cakes|cakes|pancakes|balls|hash browns|draniki)\b/i;
  const found = (words.exec(said)?.[0] ?? words.exec(title)?.[0] ?? 'patties').toLowerCase();
  return found;
}
