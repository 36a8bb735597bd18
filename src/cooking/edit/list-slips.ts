/** Slips of a list that nobody can mend without its author: they are told, and left. */
import { isKind } from '#food/ingredient';
import { formatNumber, joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

const spices = /\b(?:the|all|half(?: of)?|remaining|your) (spices|spice (?:mix(?:ture)?|blend))\b/i;
const anySpice = /\b(?:spices?|seasoning|masala|rub|curry|powder|chil[il]i?|cumin|paprika|harissa)\b/i;
const plain: ReadonlySet<string> = new Set(['salt', 'black-pepper']);
const shortenings = ['butter', 'lard', 'shortening', 'margarine'];
/** Two amounts this close are one that was written twice. Own rule. */
const asGood = 0.1;

/** What is said of a list that lacks what its steps speak of, or has something twice. */
export function listSlips(understood: UnderstoodRecipe): readonly string[] {
  return [...noSpices(understood), ...listedTwice(understood)];
}

function noSpices({ grounded, source }: UnderstoodRecipe): readonly string[] {
  const said = source.instructions.map((text) => spices.exec(text)?.[1]).find((one) => one !== undefined);
  const some = grounded.some(
    ({ parsed, ingredient: { food } }) =>
      anySpice.test(parsed.source) ||
      (food !== null &&
        !plain.has(food.id) &&
        (food.category === 'spices-seasonings' || isKind(food, 'dried-herb'))),
  );
  return said === undefined || some
    ? []
    : [
        `The steps speak of the ${said.toLowerCase()}, and the list names none: what is meant has to come from the recipe's source, and is in no figure.`,
      ];
}

/** Fat that stands twice with one amount, of which together no dough can be made. */
function listedTwice({ grounded, source }: UnderstoodRecipe): readonly string[] {
  const weigh = (id: string): number =>
    grounded.reduce(
      (sum, { ingredient: { food, grams } }) => sum + (food !== null && isKind(food, id) ? (grams ?? 0) : 0),
      0,
    );
  const flour = weigh('flour');
  return shortenings.flatMap((id): readonly string[] => {
    const lines = grounded.filter(
      ({ parsed, ingredient: { food } }) =>
        food !== null && (food.id === id || isKind(food, id)) && parsed.quantity !== null,
    );
    const [one, other] = lines.map(({ ingredient }) => ingredient.grams ?? 0);
    if (lines.length !== 2 || !one || !other || Math.abs(one - other) > one * asGood) return [];
    const uses = source.instructions.filter((text) => new RegExp(`\\b${id}\\b`, 'i').test(text)).length;
    if (uses !== 1 || flour === 0 || one + other <= flour) return [];
    return [
      `The list has ${id} twice (${joinList(lines.map(({ ingredient }) => `${formatNumber(Math.round(ingredient.grams ?? 0))} g`))}) and the steps use it once: together that is more than the flour, ${formatNumber(Math.round(flour))} g. One of the two is probably a slip; neither was struck out.`,
    ];
  });
}
