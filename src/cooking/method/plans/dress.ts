/** What the pan gave the pieces, given to them before they lie on a machine without a pan: its fat, and what flavoured it. */
import { isKind } from '#food/ingredient';
import type { Clause } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { shapedIn } from './pieces.ts';
import { objectOf, type PlanContext } from '../plan.ts';
import { joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';

const isFat = ({ food }: Part): boolean => food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));

/** Fat that is firm in the fridge. */
const isFirm = ({ food }: Part): boolean =>
  food !== null &&
  isFat({ food } as Part) &&
  /butter|ghee|lard|dripping|suet|-fat$|coconut-oil/.test(food.id);

/** Machines on which the food lies bare, so that what is to taste of the fat has to wear it. */
const bare: ReadonlySet<PlanContext['target']> = new Set([
  'airFryer',
  'oven',
  'convectionOven',
  'toasterOven',
  'grill',
  'smoker',
]);

/**
 * Sentences that put the loose ingredients of the old pan on the food; `portion` is how the old text measured one of
 * them out. A firm fat is melted with what flavours it.
 */
export function dress(
  loose: readonly Part[],
  context: PlanContext,
  portion: (part: Part) => string | null = () => null,
): string {
  if (loose.length === 0) return '';
  const named = (some: readonly Part[]): string =>
    joinList(some.map((part) => portion(part) ?? `the ${callOf(part)}`));
  const shaped = shapedIn(context);
  const fats = loose.filter(isFat);
  const object = shaped !== null && fats.length > 0 ? shaped : objectOf(context.parts);
  const verb =
    shaped !== null && fats.length > 0
      ? 'Brush'
      : context.mainPart?.whole === true
        ? 'Rub'
        : flat(context) && (loose.every(isFat) || fats.some(isFirm))
          ? 'Brush'
          : 'Toss';
  const firm = fats.filter(isFirm);
  const rest = loose.filter((part) => !firm.includes(part));
  if (firm.length > 0 && bare.has(context.target))
    return `Melt ${named(firm)} in a small pan or the microwave${rest.length > 0 ? ` and stir in ${named(rest)}` : ''}. ${verb} ${object} with it.`;
  return `${verb} ${object} with ${named(shaped !== null && fats.length > 0 ? fats : loose)}.`;
}

/** The film of oil that what lies in dry air needs, and that it is laid there. */
export const brushOil = (object: string, oil: string | null): string => {
  const many = object !== 'everything' && (/ and /.test(object) || isPluralName(object));
  return `Brush ${object === 'everything' ? 'the food' : object} lightly with ${oil === null ? 'oil' : `the ${oil}`} and lay ${many ? 'them' : 'it'}`;
};

/** The core of a plan where the food has the old pan's fat on it already. */
export const withoutOil = (core: readonly string[], loose: readonly Part[]): readonly string[] =>
  loose.some(isFat)
    ? core.map((sentence) =>
        sentence.replace(
          /^Brush (.+?) lightly with .*? and lay (?:it|them)\b/,
          (_, object: string) => `Lay ${object === 'the food' ? 'everything' : object}`,
        ),
      )
    : core;

/** Fillets and steaks lie flat and are brushed, not tossed. */
const flat = ({ mainPart }: PlanContext): boolean =>
  mainPart !== null &&
  mainPart.food !== null &&
  (mainPart.safe?.kind === 'fish' || /(?:-steak|-chop|-breast|-cutlet|eggplant)$/.test(mainPart.food.id)) &&
  !/\b(?:cubed?|cubes|strips|diced|chunks|pieces|bite)\b/i.test(mainPart.item.text);

const amount = String.raw`(?:(?:about\s+)?(?:\d[\d\s.,/–-]*[½¼¾⅓⅔]?|[½¼¾⅓⅔]|one|two|three|a)\s*(?:tbsps?|tablespoons?|tsps?|teaspoons?|g|ml|oz)\.?|half)`;

/** "1 tablespoon of the oil", as the old text measured it out, where more of it is used elsewhere; else null. */
export function portionOf(part: Part, said: Clause, clauses: readonly Clause[]): string | null {
  if (!clauses.some((other) => other !== said && other.names.includes(part.key))) return null;
  const last = callOf(part)
    .split(' ')
    .at(-1)!
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(
    String.raw`\b(${amount})\s+(?:of\s+)?(?:(?:the|your)\s+)?(?:[\p{L}-]+\s+){0,2}${last}\b`,
    'iu',
  ).exec(said.text)?.[1];
  if (found === undefined) return null;
  const much = found.trim().toLowerCase();
  return much === 'half' ? `half the ${callOf(part)}` : `${much} of the ${callOf(part)}`;
}
