import type { Food } from '#food/model';
import type { Taken } from '../plan/kitchen/shortfalls.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';

const flesh: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
/** Cooked as it comes out of the freezer. */
const fromFrozen = /breaded|ready-meal|dumpling|fish-fingers|nuggets|burger|patty/;

/** Whether meat or fish must have thawed before it is cooked as these dishes cook it. */
const thaws = ({ id, category, ancestors }: Food): boolean =>
  (flesh.has(category) || ancestors.some((kind) => flesh.has(kind) || kind === 'fish')) &&
  ![id, ...ancestors].some((kind) => fromFrozen.test(kind));

/** "Thawed, peeled and deveined", "thawed and patted dry". */
const withThawing = (preparation: string | null): string =>
  preparation === null || preparation === ''
    ? 'thawed'
    : `thawed${/,| and /.test(preparation) ? ',' : ' and'} ${preparation}`;

/** The recipe with what lies in the freezer thawed, in its list and in a word on when to take it out. */
export function withThawed(
  recipe: Recipe,
  taken: readonly Taken[],
): { readonly recipe: Recipe; readonly note: string | null } {
  const frozen = taken.flatMap(({ item, food }) => (item.frozen === true && thaws(food) ? [food] : []));
  const names: string[] = [];
  const ingredients = recipe.ingredients.map((item): RecipeIngredient => {
    if (!frozen.some(({ id }) => id === item.food)) return item;
    names.push(
      item.name.replace(/^(?:boneless, skinless|bone-in|skin-on, bone-in|boneless, skin-on|frozen) /, ''),
    );
    if (/thaw/.test(item.text)) return item;
    const preparation = withThawing(item.preparation);
    const bare =
      item.preparation === null || item.preparation === ''
        ? item.text
        : item.text.replace(`, ${item.preparation}`, '');
    const [front, ...behind] = bare.split(/(?=, divided| \()/);
    const text =
      bare === item.text && item.preparation ? item.text : `${front!}, ${preparation}${behind.join('')}`;
    return { ...item, text, preparation };
  });
  if (names.length === 0) return { recipe, note: null };
  const what = [...new Set(names)].join(' and the ');
  return {
    recipe: { ...recipe, ingredients },
    // Source: USDA FSIS, The Big Thaw: in the fridge, or in cold water changed every half hour.
    note: `Thaw the ${what} overnight in the fridge, or sealed in a bag in cold water that you change every half hour, and cook at once.`,
  };
}
