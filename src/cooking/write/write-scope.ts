/** The words by which the steps call the foods of a recipe. */
import { yolksLeft } from '../doneness/soft-yolks.ts';
import type { RecipeWish } from '../instantiate.ts';
import { formatFoodAmount, kitchenAmount, speaksOfMany } from '../measures/amounts.ts';
import type { Part } from '../measures/measure-parts.ts';
import { waterPhrase } from '../measures/swelling.ts';
import type { Plan } from '../plan/fill.ts';
import { givesItsSeeds } from '../prep/suited-prep.ts';
import { numberWord, pluralise } from '../text/grammar.ts';
import { isPluralName, singularName } from '../text/naming.ts';
import type { SlotItem, SlotScope } from '../text/slots.ts';
import type { SpokenName } from '../text/spoken-names.ts';
import { drunkBefore } from '../time/soaks.ts';

/** Of biscuits a bigger batch makes more, and not bigger ones; a cake is cut into as many pieces as there are people. */
const piecesOf = ({ dish, batch = 1 }: Plan, servings: number): number =>
  dish.family === 'cookie' && (batch > 1 || batch < stillForAll) ? Math.round(servings * batch) : servings;

/**
 * How a part is cut, in one word, where another part of the recipe is the same food cut in another way and sentences have
 * to tell the two apart; null where nobody would take one for the other.
 */
function cutOf(part: Part, parts: readonly Part[]): string | null {
  return isStandIn(part) && isCutOtherwise(part, parts) ? cutWord(part) : null;
}

/** Whether another part of the recipe is the same food cut in another way. */
export const isCutOtherwise = (part: Part, parts: readonly Part[]): boolean =>
  parts.some(
    (other) =>
      other.role.id !== part.role.id && other.fill.food.id === part.fill.food.id && other.prep !== part.prep,
  );

export const cutWord = ({ prep }: Part): string | null =>
  /\b(sliced|chopped|diced|minced|grated|quartered|halved|shredded)\b/.exec(prep ?? '')?.[1] ?? null;

/** Whether a part is filled by another food than its own: an author tells parts of one food apart in his own words. */
const isStandIn = ({ role, fill }: Part): boolean => role.food !== null && role.food !== fill.food.id;

/** What goes into the pan of a pod that is scraped out. */
const vanillaSeeds: SpokenName = { singular: 'vanilla seeds', plural: null };

export function createScope(
  plan: Plan,
  wish: RecipeWish,
  parts: readonly Part[],
  names: ReadonlyMap<string, SpokenName>,
): SlotScope {
  const itemsOf = new Map<string, SlotItem[]>();
  for (const part of parts) {
    const { food } = part.fill;
    const name = givesItsSeeds(food, part.prep) ? vanillaSeeds : names.get(food.id)!;
    // Garlic in cloves and rice in grams stay singular; carrots by weight are still carrots.
    const plural = name.plural === null ? isPluralName(name.singular) : speaksOfMany(food, part.amount);
    const cut = cutOf(part, parts);
    const called = (text: string): string => (cut === null ? text : `${cut} ${text}`);
    const item: SlotItem = {
      name: called(plural ? (name.plural ?? name.singular) : name.singular),
      singular: called(name.singular),
      plural,
      title: part.fill.as ?? singularName(name.singular),
      ...(part.fill.as === null
        ? {}
        : { menu: plural && !part.fill.as.endsWith('s') ? pluralise(part.fill.as) : part.fill.as }),
      quantity: (share) => {
        const inUnit = (unit: string) => kitchenAmount(food, part.amount.grams * share, unit, wish.units);
        const own = share === 1 ? part.amount : inUnit(part.amount.unit ?? 'piece');
        // Nobody has half a tablespoon.
        const share_ = own.unit === 'tbsp' && own.quantity !== null && own.quantity < 1 ? inUnit('tsp') : own;
        const said = food.plural === null ? name.singular : food.name;
        // What is measured as the whole leaves nothing for a later step: by eye it is most of it.
        if (share < 1 && share_.quantity === part.amount.quantity && share_.unit === part.amount.unit)
          return `most of the ${said}`;
        return formatFoodAmount(food, share_, 'sentence', said);
      },
      water: (how) =>
        waterPhrase(
          food,
          part.amount.grams * (wish.soaked === part.role.id ? drunkBefore : 1),
          how,
          wish.units,
        ),
    };
    itemsOf.set(part.role.id, [...(itemsOf.get(part.role.id) ?? []), item]);
  }
  return {
    items: (role) => itemsOf.get(role) ?? [],
    isKind: (role, kind) => (plan.fills.get(role) ?? []).some((fill) => wish.isA(fill.food, kind)),
    skill: wish.skill,
    hasTool: (tool) => wish.hasTool(tool),
    value: (name) => {
      if (name === 'servings') return numberWord(piecesOf(plan, wish.servings));
      if (name === 'cuisine') return wish.cuisineName;
      if (name === 'diners') return wish.careful === true ? 'careful' : '';
      if (name === 'runny') return yolksLeft(wish.careful === true);
      if (name.startsWith('count.')) {
        const counted = name.slice(6);
        const each = (plan.dish.counts[counted] ?? 1) * piecesOf(plan, wish.servings);
        return numberWord(shownPieces(parts, plan.dish.countsOf[counted]) ?? Math.max(1, Math.round(each)));
      }
      return '';
    },
  };
}

/** How many pieces the list has of a role; null where it is weighed. */
function shownPieces(parts: readonly Part[], role: string | undefined): number | null {
  const amounts = parts.flatMap((part) => (part.role.id === role ? [part.amount] : []));
  const all = amounts.reduce((sum, { quantity }) => sum + (quantity ?? Number.NaN), 0);
  const counted = amounts.every(({ unit }) => unit === null || unit === 'piece' || unit === 'sheet');
  return amounts.length > 0 && counted && Number.isInteger(all) ? all : null;
}

/** From this share on a scant batch of biscuits makes smaller ones, and not too few for those who share them. */
const stillForAll = 0.6;
