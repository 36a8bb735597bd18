import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import { isCutUp, type BudgetScope, type PricedLine } from './scope.ts';

/** Cuts that turn tender by hours in moist heat alone. */
const wantsHours = /chuck|shoulder(?!-steak)|shank|shin|blade|brisket|neck/;
/** Minutes that a whole joint of them takes, and grams from which on a piece is a joint. Own rules after the usual times of a pot roast. */
const jointMinutes = 150;
const jointGrams = 700;
const inPieces = /\b(?:diced?|cubed?|cubes|chunks|pieces|strips|sliced|chopped|steaks?|cut)\b/i;
const moist = /\b(?:stock|broth|wine|water|beer|cider|cover|covered|lid|foil|juice|tomatoes)\b/i;

/**
 * A whole joint of a tough cut in the place of one that roasts: it stays in the oven for three hours, under a lid. Nothing
 * where it is cut small or has its hours already; null where it would roast dry.
 */
export function longerForJoint(line: PricedLine, to: Food, scope: BudgetScope): readonly Edit[] | null {
  const { understood } = scope;
  if (!wantsHours.test(to.id) || wantsHours.test(line.food.id)) return [];
  const own = understood.grounded.find(({ key }) => key === line.key)?.parsed.source ?? '';
  if (line.grams < jointGrams || isCutUp(line.key, understood) || inPieces.test(own)) return [];
  const { steps, source, recipe } = understood;
  const cooking = steps.flatMap(({ contents, durations, id }, at) =>
    contents.includes(line.key) && /^(?:roast|bake|braise|simmer|stew)$/.test(recipe.steps[at]!.action ?? '')
      ? durations.flatMap((one) => (one.role === 'counted' ? [{ ...one, id, at }] : []))
      : [],
  );
  const longest = [...cooking].sort((a, b) => b.max - a.max)[0];
  if (longest === undefined) return null;
  if (cooking.reduce((sum, { max }) => sum + max, 0) >= jointMinutes) return [];
  if (!source.instructions.some((text) => moist.test(text))) return null;
  const text = source.instructions[longest.at]!;
  const tail = /\bcover|\blid\b|\bfoil\b/i.test(text) ? '' : ' under a tight lid or foil';
  return [
    {
      kind: 'replace-text',
      stepId: longest.id,
      span: {
        start: longest.start,
        end: text.charAt(longest.end - 1) === '.' ? longest.end - 1 : longest.end,
      },
      text: `3 to 3½ hours${tail}, until a fork twists in it easily`,
      reason: 'A tough cut turns tender by hours in moist heat',
    },
  ];
}
