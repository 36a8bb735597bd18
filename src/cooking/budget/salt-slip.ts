/** A tablespoon where a teaspoon was meant: whoever is handed a recipe back is told of it. */
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { formatNumber } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Salt by the weight of what it seasons: what is usual, and what nobody eats. Own rule. */
const usual = 0.01;
const tooMuch = 0.022;
const spoon = { tbsp: 18, tsp: 6 } as const;
/** Where salt does not stay in what is eaten. */
const washedOff =
  /\b(?:brine|brined|cured?|curing|pickl\w*|preserv\w*|ferment\w*|kimchi|sauerkraut|crust|rinse|salted water|boil\w*[^.]*water|water[^.]*boil\w*|scrub|soak)\b/i;
const saidSalt =
  /\b(\d+(?:\.\d+)?|two|three|four)\s+(?:heaped |heaping )?(?:tablespoons?|tbsp|tbs|tbl)\.?\s+(?:of )?(?:the )?(?:(?:sea|kosher|table|fine|coarse)\s+)?salt\b(?! to taste)/i;
/** Salt for the top, or to have at hand. */
const strewn =
  /\b(?:finishing|flak(?:y|e|es)|maldon|pretzel|for (?:sprinkling|the top|topping|serving)|rock)\b/i;
const words: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** What is said of salt by the tablespoon that cannot be meant; empty where all of it can be eaten. */
export function saltSlips({ source, steps, grounded }: UnderstoodRecipe): readonly string[] {
  const text = [source.title, ...source.instructions].join(' ');
  if (washedOff.test(text)) return [];
  const weigh = (keys: ReadonlySet<string> | null): number =>
    grounded.reduce((sum, { key, ingredient: { food, grams } }) => {
      const counts = keys === null || keys.has(key);
      return sum + (counts && food !== null && seasoned(food) ? (grams ?? 0) : 0);
    }, 0);
  const listed = grounded.flatMap(({ parsed, ingredient: { food, grams } }) => {
    const all = weigh(null);
    return food !== null &&
      food.id === 'salt' &&
      parsed.unit === 'tbsp' &&
      !strewn.test(parsed.source) &&
      grams !== null &&
      grams > all * tooMuch &&
      all > 0
      ? [slip(`The list has ${parsed.source}`, grams, all)]
      : [];
  });
  if (listed.length > 0) return listed;
  return source.instructions.flatMap((step, at) => {
    const said = saidSalt.exec(step);
    const all = weigh(new Set(steps[at]?.mentions.map(({ key }) => key)));
    if (said === null || all === 0) return [];
    const grams = (words[said[1]!.toLowerCase()] ?? Number(said[1])) * spoon.tbsp;
    return grams > all * tooMuch ? [slip(`Step ${at + 1} says “${said[0]}”`, grams, all)] : [];
  });
}

const seasoned = (food: Food): boolean => !isWater(food) && !isKind(food, 'salt');

function slip(where: string, grams: number, all: number): string {
  const teaspoons = Math.max(0.5, Math.round((all * usual * 2) / spoon.tsp) / 2);
  return `${where}: about ${Math.round(grams / 5) * 5} g for ${formatNumber(Math.round(all / 100) / 10)} kg of food, far more than anybody salts. It was left as it stands; ${formatNumber(teaspoons)} ${teaspoons > 1 ? 'teaspoons are' : 'teaspoon is'} a usual amount.`;
}
