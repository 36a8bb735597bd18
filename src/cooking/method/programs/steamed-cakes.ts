/** Muffins and small cakes over steam: in cups, the lid wrapped in a towel, pale and very soft. */
import { isKind } from '#food/ingredient';
import { figureOf, gramsOf, reasonOf, textOf, type Ask, type Told } from './telling.ts';
import { isHeated, rawMeats, spanTold } from './span.ts';

const small = /\b(?:muffins?|cup ?cakes?|fairy cakes)\b/i;
const other =
  /\b(?:english muffins?|cheesecake|pancakes?|fruit ?cake|brownies?|crumb|streusel|cookies?|yeast)\b/i;
const tin =
  /\b(?:an?|the|your|each|prepared)\s+(?:(?:prepared|greased|lined|buttered|large|\d+-(?:cup|hole))\s+)*(?:muffin|cup ?cake)?[- ]?(?:tins?|pans?|trays?)\b(?: with paper (?:liners|cases))?/gi;

/** The cakes in a steamer; null where it is a batter that only dry heat bakes. */
export function steamedCakes(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (target !== 'steamer' || source !== 'oven' || !small.test(title) || other.test(title)) return null;
  if (rawMeats(parts).length > 0 || !parts.some(({ food }) => food !== null && isKind(food, 'flour')))
    return null;
  const bake = clauses.findLastIndex(
    (one) => one.minutes !== null && one.actions.some((action) => action === 'bake'),
  );
  if (bake < 0 || gramsOf(ask) > figureOf(ask, 'steamed-cake', 'mostGrams')) return null;
  const time = '15–18 minutes';
  const core = [
    'Bring 3 cm of water to a boil under the steamer. Stand the cups in it with a finger’s width between them, in batches, and lay a sheet of paper loosely over them. Tie a clean kitchen towel round the lid, so that no drops fall on the cakes.',
    `Cover and steam over lively heat for ${time}, without opening it for the first 12, until risen, split on top and a skewer comes out clean. Top up with boiling water between the batches.`,
  ];
  const reword = (text: string): string =>
    text
      .replace(/\s*,?\s*\b(?:or|and) (?:just |simply )?grease the tin(?: directly)?/gi, '')
      .replace(
        /\bline (?:an?|the|your) (?:[\w-]+ )?(?:tin|pan|tray) with (?:paper )?(?:liners|cases)\b/gi,
        'Line heatproof cups that fit the steamer with paper liners',
      )
      .replace(/\bfrom the oven\b/gi, 'from the steamer')
      .replace(tin, 'the cups')
      .replace(/\bmuffin cups?\b/gi, 'cup');
  const steps = spanTold(
    ask,
    [bake, bake],
    core,
    (clause, at) =>
      at < bake && clause.actions.includes('preheat') && clause.names.length === 0
        ? 'drop'
        : at > bake && isHeated(clause) && clause.minutes === null && clause.names.length === 0
          ? null
          : null,
    reword,
  );
  return {
    dish: 'cake',
    title: `Steamed ${title.replace(/\bbaked\s+/i, '')}`,
    steps:
      /\bcups\b/i.test(textOf(ask)) || steps.some(({ text }) => /\bcups that fit\b/.test(text))
        ? steps
        : [{ text: 'Line heatproof cups that fit the steamer with paper liners.', from: [] }, ...steps],
    ideas: [
      {
        kind: 'time',
        step: clauses[bake]!.step,
        before: clauses[bake]!.text,
        after: time,
        reason: reasonOf(ask, 'steamed-cake'),
      },
      {
        kind: 'add',
        step: clauses[bake]!.step,
        before: null,
        after: 'Tie a clean kitchen towel round the lid',
        reason: reasonOf(ask, 'steamed-cake-lid'),
      },
    ],
    method: reasonOf(ask, 'method-steam'),
    words: reasonOf(ask, 'steamed-cake'),
    gone: reasonOf(ask, 'steamed-cake'),
    safety: [reasonOf(ask, 'steamer-water')],
  };
}
