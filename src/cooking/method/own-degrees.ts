/** Temperatures in the order of the recipe's own kitchen: Fahrenheit first where its oven is marked so. */
import type { RecipeText } from '../understand-recipe/model.ts';
import type { MethodAdaptation } from './model.ts';

const celsius = /\d\s?(?:°|º|degrees?)?\s?C(?:elsius)?\b|\bgas(?: mark)? \d/;
const fahrenheit = /\d\s?(?:°|º|degrees?)?\s?F(?:ahrenheit)?\b/;
/** Cups, pounds and sticks are measures of kitchens with Fahrenheit ovens. */
const american = /\b(?:cups?|lbs?|pounds?|oz|ounces?|sticks?)\b/i;
const metric = /\d\s?(?:g|kg|ml|l|cl)\b/;

const pair = /(\d+(?:–\d+)?) °C \((\d+(?:–\d+)?) °F\)/g;
const bare = /(\d+ (?:and|to) \d+) °C \((\d+ (?:and|to) \d+) °F\)/g;

/** Whether a recipe thinks in Fahrenheit. */
function thinksInFahrenheit({ ingredients, instructions }: RecipeText): boolean {
  const steps = instructions.join('\n');
  if (celsius.test(steps)) return false;
  const list = ingredients.join('\n');
  return fahrenheit.test(steps) || (american.test(list) && !metric.test(list));
}

/** The adaptation with every temperature that it set said in the recipe's own order. */
export function inOwnDegrees(source: RecipeText, adapted: MethodAdaptation): MethodAdaptation {
  if (!thinksInFahrenheit(source)) return adapted;
  const turn = (text: string): string => text.replace(bare, '$2 °F ($1 °C)').replace(pair, '$2 °F ($1 °C)');
  return {
    ...adapted,
    text: { ...adapted.text, instructions: adapted.text.instructions.map(turn) },
    edits: adapted.edits.map((edit) => ({
      ...edit,
      before: edit.before === null ? null : turn(edit.before),
      after: edit.after === null ? null : turn(edit.after),
    })),
    safety: adapted.safety.map(turn),
  };
}
