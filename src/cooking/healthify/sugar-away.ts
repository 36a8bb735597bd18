import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { goesCleanly } from '../edit/remove-mention.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { differenceOf, type Contribution } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';

const sugarless: ReadonlySet<HealthFocus> = new Set(['lowSugar', 'diabeticFriendly', 'lowCarb']);
/** No more than this a serving only rounds a sauce off. Own rule: a teaspoon. */
const mostRounding = 4.2;
/** What sweetens a pot by itself once it has simmered. */
const sweetByItself = ['tomato-product', 'tomato', 'onion', 'carrot', 'bell-pepper'] as const;
/** Where sweet is one side of the taste. */
const sweetSour = [
  'soy-sauce',
  'fish-sauce',
  'vinegar',
  'tamarind-paste',
  'gochujang',
  'barbecue-sauce',
  'yeast',
] as const;

/** The spoonful of sugar that rounds off a tomato sauce goes for who counts sugar; null where it does more than that. */
export function sugarAway(
  line: GroundedLine,
  food: Food,
  before: readonly Contribution[],
  { character, understood, ingredients, focus }: MoveParts,
): Move | null {
  const { grams } = line.ingredient;
  if (focus === undefined || !sugarless.has(focus) || grams === null || !isKind(food, 'sugar-kind'))
    return null;
  if (!character.words.has('savoury') || character.keepShare(food) > 0) return null;
  if (
    ['bread', 'pizza', 'dumpling', 'salad', 'condiment', 'pickled'].some((word) => character.words.has(word))
  )
    return null;
  if (grams / understood.recipe.servings > mostRounding || line.key.includes('+')) return null;
  const has = (kinds: readonly string[]): boolean =>
    ingredients.some((one) => one.food !== null && kinds.some((kind) => isKind(one.food!, kind)));
  if (!has(sweetByItself) || has(sweetSour) || !goesCleanly(line.key, understood)) return null;
  const tomato = has(['tomato-product', 'tomato']);
  const why = tomato
    ? 'tomatoes that simmer long enough are sweet by themselves'
    : 'onions that are softened slowly are sweet enough by themselves';
  return {
    slot: line.key,
    kind: 'reduce',
    loss: 0.02,
    edits: [{ kind: 'remove', key: line.key, reason: why }],
    why,
    difference: differenceOf(before, []),
    servings: null,
    side: false,
    brings: [],
    taste: null,
    first: true,
  };
}
