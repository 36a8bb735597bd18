import type { Edit } from '../edit/model.ts';
import { thinksInFahrenheit } from '../method/told/own-measures.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import type { Move } from './move.ts';

const pair = /(\d{2,3}) ?°C \((\d{2,3}) ?°F\)/g;
const celsius = /\d\s?(?:°|º|degrees?)?\s?C(?:elsius)?\b|\bgas(?: mark)? \d/;
/** What stands in an American drawer, and how it measures a slice. */
const american: readonly (readonly [RegExp, string])[] = [
  [/\bkitchen paper\b/g, 'paper towels'],
  [/\b(lined|oiled) (?:baking )?tray(s?)\b/g, '$1 baking sheet$2'],
  [/\b5 mm (?=thin|thick)/g, '1/4 inch '],
  [/\b5 mm\b/g, '1/4-inch'],
  [/\b3 mm\b/g, '1/8-inch'],
];

/** How our own sentences are put in the kitchen of a recipe: one temperature where it has one scale, its papers and trays. */
function inKitchenOf(source: RecipeText): (text: string) => string {
  const us = thinksInFahrenheit(source);
  if (us)
    return (text) =>
      american.reduce((made, [pattern, by]) => made.replace(pattern, by), text.replace(pair, '$2°F'));
  return celsius.test(source.instructions.join('\n')) ? (text) => text.replace(pair, '$1°C') : (text) => text;
}

/** A move whose sentences are those of the recipe's kitchen. */
export function movedInto(source: RecipeText): (move: Move) => Move {
  const own = inKitchenOf(source);
  const said = (edit: Edit): Edit => {
    switch (edit.kind) {
      case 'swap':
        return {
          ...edit,
          by: edit.by.map((part) =>
            typeof part.preparation === 'string' ? { ...part, preparation: own(part.preparation) } : part,
          ),
          ...(edit.cooked === undefined ? {} : { cooked: own(edit.cooked) }),
          ...(edit.methodChanges === undefined ? {} : { methodChanges: edit.methodChanges.map(own) }),
        };
      case 'add':
        return edit.sentence === undefined ? edit : { ...edit, sentence: own(edit.sentence) };
      case 'replace-text':
      case 'insert-step':
        return { ...edit, text: own(edit.text) };
      default:
        return edit;
    }
  };
  return (move) => ({
    ...move,
    edits: move.edits.map(said),
    ...(move.tip === undefined ? {} : { tip: own(move.tip) }),
  });
}
