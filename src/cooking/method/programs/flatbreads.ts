/** Kneaded flatbreads without a pan, and doughs that were fried in deep fat without the fat. */
import { isKind } from '#food/ingredient';
import { formatTemperature } from '../../text/grammar.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { fatOf, isHeated, rawMeats, spanTold } from './span.ts';
import { reasonOf, textOf, type Ask, type LineChange, type Told } from './telling.ts';

const shaped =
  /\b(?:flatten|roll(?:ed|ing)? (?:it |them |each |the \w+ )*(?:out|into|flat)|round|disc|disk|smash|circle|stretch)\w*\b/i;
const kneads = /\bknead\b/i;
const cookedWith =
  /\b(?:pan|skillet|griddle|tawa|oil|grease|fat|fry|cook|flip|turn|brown|golden|paper towels?|drain|side|perforated|slotted|repeat|remaining)\b/i;

/** A dough in flat pieces that a pan or a pot of fat browned; null where it is none. */
function doughOf(ask: Ask): { first: number; last: number } | null {
  const { clauses, parts, source } = ask;
  const text = textOf(ask);
  if (source !== 'stovetop' && source !== 'deepFryer') return null;
  if (/\b(?:seal|pinch)\w*\b|\bstuff|\bthe filling\b/i.test(text)) return null;
  if (!kneads.test(text) || !shaped.test(text) || rawMeats(parts).length > 0) return null;
  if (!parts.some(({ food, grams }) => food !== null && isKind(food, 'flour') && grams >= 80)) return null;
  const kneaded = clauses.findLastIndex(({ text: said }) => kneads.test(said) || shaped.test(said));
  const first = clauses.findIndex((one, at) => at > kneaded && isHeated(one) && cookedWith.test(one.text));
  if (first < 0) return null;
  let last = first;
  while (last + 1 < clauses.length && cookedWith.test(clauses[last + 1]!.text)) last += 1;
  return { first, last };
}

/** The flatbreads on a hot stone or tray in the oven, or in an air fryer. */
export function flatbreads(ask: Ask): Told | null {
  const { clauses, parts, target } = ask;
  if (!['oven', 'convectionOven', 'toasterOven', 'airFryer'].includes(target)) return null;
  const found = doughOf(ask);
  if (found === null) return null;
  const { first, last } = found;
  const deep = parts.filter(
    ({ item, grams, food }) =>
      /\bfor (?:deep[- ]?)?frying\b|\bto fry\b/i.test(item.text) ||
      (food !== null && isKind(food, 'fat') && grams > 250),
  );
  const isDeep =
    deep.length > 0 || clauses.slice(first, last + 1).some(({ actions }) => actions.includes('deep-fry'));
  const air = target === 'airFryer';
  const us = thinksInFahrenheit(ask.understood.source);
  const brush = isDeep ? 'Brush them on both sides with melted fat or oil.' : '';
  const time = air ? (isDeep ? '6–8 minutes' : '4–6 minutes') : isDeep ? '10–12 minutes' : '3–4 minutes';
  const core = air
    ? [
        `Preheat the air fryer to ${formatTemperature(isDeep ? 190 : 200)} for 5 minutes. ${brush} Lay as many in the basket as fit without overlapping, and prick them with a fork so that the fan does not lift them. Air-fry for ${time}, turning once, until puffed and ${isDeep ? 'golden brown' : 'spotted with brown'}. Do the rest in the same way.`,
      ]
    : isDeep
      ? [
          `Heat the oven to ${formatTemperature(220)} with a heavy ${us ? 'sheet pan' : 'baking tray'} in it. ${brush} Lay them on the hot tray with room between them and bake for ${time}, turning once, until puffed and golden brown.`,
        ]
      : [
          `Set a baking stone, or a heavy ${us ? 'sheet pan' : 'baking tray'} upside down, on the upper rack and heat the oven as hot as it goes, ${formatTemperature(250)} or more, for 30 minutes.`,
          `Lay the rounds straight on the hot stone, as many as fit, and bake for ${time}, until puffed and spotted with brown; turn them over for the last minute. Brush them with a little oil and keep them in a folded towel, so that they stay soft.`,
        ];
  const lines: LineChange[] = deep.map(({ key, item }) => ({
    key,
    line: `3 tbsp ${/\blard|tallow|grease\b/i.test(item.text) ? 'lard or oil' : item.name.toLowerCase().replace(/\s*\bfor frying\b/, '')}, for brushing`,
    reason: reasonOf(ask, 'dough-fat'),
    less: true,
  }));
  return {
    dish: 'bread',
    steps: spanTold(
      ask,
      [first, last],
      core.map((one) => one.replace(/ {2,}/g, ' ')),
      (clause, at) =>
        at < first &&
        at >= first - 2 &&
        isHeated(clause) &&
        /\b(?:oil|pan|skillet|fat)\b/i.test(clause.text) &&
        !shaped.test(clause.text)
          ? 'drop'
          : null,
    ),
    lines,
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: time,
        reason: reasonOf(ask, isDeep ? 'dough-unfried' : 'dough-stone'),
      },
    ],
    method: reasonOf(ask, air ? 'method-fan' : 'dough-stone'),
    words: reasonOf(ask, isDeep ? 'dough-unfried' : 'dough-stone'),
    gone: reasonOf(ask, isDeep ? 'dough-unfried' : 'dough-stone'),
  };
}

/** Filled dumplings of dough, boiled as a rule, brushed with fat in an air fryer or a hot oven. */
export function dumplingsInAir(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (target !== 'airFryer' && target !== 'oven') return null;
  if (
    source !== 'stovetop' ||
    !/\b(?:vareniki|varenyky|pierogi?e?s?|pelmeni|dumplings|gyoza|pot ?stickers|wontons|momos|ravioli)\b/i.test(
      title,
    )
  )
    return null;
  const wrapped = clauses.findLastIndex(({ text }) =>
    /\b(?:fold|seal|pinch|crimp|pleat|wrap)\w*\b/i.test(text),
  );
  const first = clauses.findIndex(
    (one, at) => at > wrapped && (isHeated(one) || /\bwater\b/i.test(one.text)),
  );
  if (wrapped < 0 || first < 0) return null;
  let last = first;
  while (
    last + 1 < clauses.length &&
    /\b(?:float|water|boil|cook|slotted|drain|batch|remove|minutes|colander)\w*\b/i.test(
      clauses[last + 1]!.text,
    ) &&
    !/\bserve|sauce\b/i.test(clauses[last + 1]!.text)
  )
    last += 1;
  const fat = fatOf(parts) === 'butter' ? 'melted butter' : 'oil';
  const raw = rawMeats(parts);
  const noun =
    /\b(?:vareniki|varenyky|pierogi?e?s?|pelmeni|gyoza|wontons|momos|ravioli)\b/i
      .exec(title)?.[0]
      .toLowerCase() ?? 'dumplings';
  const time = target === 'airFryer' ? '10–12 minutes' : '18–20 minutes';
  const done =
    raw.length === 0
      ? ''
      : ` and the filling of one that is cut open reads ${formatTemperature(Math.max(...raw.map(({ safe }) => safe!.celsius)))}`;
  const core =
    target === 'airFryer'
      ? `Preheat the air fryer to ${formatTemperature(190)} for 3 minutes. Dip the ${noun} in water, shake them off and brush them all over with ${fat}. Lay them in the basket in one layer, without touching, and air-fry for ${time}, turning and brushing them again halfway, until golden and crisp at the edges${done}. Do the rest in the same way.`
      : `Heat the oven to ${formatTemperature(220)}. Dip the ${noun} in water, shake them off, toss them with 3 tablespoons of ${fat}, and spread them on a lined baking tray without touching. Bake for ${time}, turning once, until golden and crisp at the edges${done}.`;
  return {
    dish: 'pieces',
    steps: spanTold(ask, [first, last], [core]),
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: time,
        reason: reasonOf(ask, 'dumpling-air'),
      },
    ],
    method: reasonOf(ask, 'dumpling-air'),
    words: reasonOf(ask, 'dumpling-air'),
    gone: reasonOf(ask, 'dumpling-air'),
  };
}
