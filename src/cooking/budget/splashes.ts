import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { goesCleanly } from '../edit/remove-mention.ts';
import { sentencesOf } from '../healthify/technique.ts';
import type { BudgetMove } from './budget-move.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** A glass of spirits in the whole pot, grams. Own rule. */
const mostSplash = 60;
const splashLoss = 0.04;

/** "Add the brandy and let it bubble": a clause of its own, and nothing that is flamed or stirred with something else. */
const pouredInAlone = (key: string, { steps, source }: BudgetScope['understood']): boolean =>
  steps.every(({ mentions }, at) =>
    mentions
      .filter((one) => one.key === key)
      .every(({ start, end }) => {
        const text = source.instructions[at]!;
        return (
          /(?:^|[.;,]\s*|\b(?:and|then)\s+)(?:(?:now|next|carefully|slowly)\s+)?(?:add|pour in|stir in|tip in|splash in)\s+(?:the\s+)?$/i.test(
            text.slice(0, start),
          ) &&
          /^\s*(?:[.;,]|$|and (?:let|allow|leave|cook|bubble|simmer|boil)\b)/i.test(text.slice(end)) &&
          !/\b(?:flam|ignit|match)/i.test(text)
        );
      }),
  );

/**
 * "Pour in the brandy and set it alight. When the flames die down, stir in the flour": the flames go with it; null where it is
 * not flamed, or in a sentence with something else.
 */
function flamed(key: string, { steps, source }: BudgetScope['understood']): readonly Edit[] | null {
  const places = steps.flatMap(({ id, mentions }, at) => {
    const own = mentions.filter((one) => one.key === key && one.kind !== 'pronoun');
    return own.length === 0 ? [] : [{ id, own, mentions, text: source.instructions[at]! }];
  });
  const [place] = places;
  if (place === undefined || places.length > 1 || !alight.test(place.text)) return null;
  const sentences = sentencesOf(place.text);
  const at = sentences.findIndex(
    ({ start, end }) => place.own[0]!.start >= start && place.own[0]!.start < end,
  );
  const sentence = sentences[at]!;
  const strange = place.mentions.some(
    (one) =>
      one.key !== key && one.kind !== 'pronoun' && one.start >= sentence.start && one.start < sentence.end,
  );
  if (strange || place.own.some(({ start }) => start >= sentence.end)) return null;
  let end = sentence.end;
  let text = '';
  // "Set it alight." may stand by itself, and what comes next waits for the flames.
  for (const { start, end: stop, text: said } of sentences.slice(at + 1)) {
    const wait =
      /^(?:when|once|as soon as|after|let) the flames?\b[^,.]*(?:,\s*(?:then )?|\.\s*$|$)(\p{L})?/iu.exec(
        said,
      );
    if (wait !== null) {
      const [whole, next] = wait;
      end = next === undefined ? stop : start + whole.length;
      text = next === undefined ? '' : next.toUpperCase();
      break;
    }
    if (!alight.test(said)) break;
    end = stop;
  }
  if (alight.test(place.text.slice(0, sentence.start) + place.text.slice(end))) return null;
  const span = { start: sentence.start, end };
  return [{ kind: 'replace-text', stepId: place.id, span, text, reason: 'There is nothing left to flame' }];
}
const alight = /\b(?:flam\w*|ignit\w*|alight|match|set (?:it )?on fire)\b/i;

/** A splash of brandy or port beside wine or stock is left out: what sizzles away is hardly missed. */
export function splashes(line: PricedLine, { understood }: BudgetScope): readonly BudgetMove[] {
  const strong = ['spirit', 'brandy', 'fortified-wine'].some((kind) => isKind(line.food, kind));
  if (!strong || line.grams > mostSplash || line.titleWords.length > 0) return [];
  const carried = understood.grounded.some(
    ({ key, ingredient: { food } }) =>
      key !== line.key &&
      food !== null &&
      ['wine', 'beer', 'stock', 'tomato-product', 'cream'].some((kind) => isKind(food, kind)),
  );
  // Where it is flamed or pours in with something else, its words do not go by themselves.
  if (!carried) return [];
  const flame = flamed(line.key, understood);
  if (flame === null && (!goesCleanly(line.key, understood) || !pouredInAlone(line.key, understood)))
    return [];
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'remove',
          key: line.key,
          reason: 'most of it burns or boils away, and the wine or stock loosens the browned bottom as well',
        },
        ...(flame ?? []),
      ],
      saved: line.cost,
      loss: splashLoss,
      thrifty: true,
    },
  ];
}
