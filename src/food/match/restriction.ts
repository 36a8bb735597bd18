import type { Food } from '../model.ts';
import type { FoodMatch } from './matcher.ts';
import type { NameIndex } from './names.ts';
import { fold, keysOf, wordsOf } from './words.ts';

const opening =
  /^(?:(?:please|strictly|absolutely|i|we|im|am|are|is|dont|do not|cant|cannot|wont|will not|eat|eats|like|have|having|contain|contains|containing|no|not|non|without|minus|avoid|avoiding|exclude|excluding|hate|allergic to|allergy to|intolerant to|sensitive to|free from|free of|any|anything with|all|of|the|a|an|to)\s+)+/;
const closing =
  /[\s-]+(?:free|allergy|allergies|allergen|intolerance|intolerant|allergic|sensitivity|please|products?|based)$/;

/** Reads restrictions: the words around the food are dropped, and a whole kind is preferred to one food. */
export function createRestrictionMatcher(
  byId: ReadonlyMap<string, Food>,
  index: NameIndex,
  match: (name: string) => FoodMatch,
): (text: string) => FoodMatch {
  const found = (food: Food, confidence: number): FoodMatch => ({
    food,
    confidence,
    candidates: [{ food, confidence, how: 'exact' }],
    modifiers: [],
  });
  return (text) => {
    const whole = index.byKey.get(keysOf(wordsOf(text.slice(0, 300))).join(' '));
    if (whole) return found(kindOf(whole.food, whole.keys, byId), 1);
    let name = fold(text).replace(/\s+/g, ' ').trim().slice(0, 300).replace(opening, '');
    for (let shorter = name.replace(closing, ''); shorter !== name; shorter = name.replace(closing, '')) {
      name = shorter;
    }
    const keys = keysOf(wordsOf(name));
    const node = byId.get(keys.join('-')) ?? byId.get(wordsOf(name).join('-'));
    if (node) return found(node, 1);
    const entry = index.byKey.get(keys.join(' '));
    if (entry) return found(kindOf(entry.food, entry.keys, byId), entry.alias ? 0.98 : 1);
    // A narrower wording than any food ("raw milk") falls to the wider food: more is kept out, not less.
    return match(name);
  };
}

/** The highest node that carries the same word: a restriction on "mushrooms" means all of them. */
function kindOf(food: Food, keys: readonly string[], byId: ReadonlyMap<string, Food>): Food {
  for (const ancestor of [...food.ancestors].reverse()) {
    const node = byId.get(ancestor);
    if (node && keysOf(wordsOf(node.name)).join(' ') === keys.join(' ')) return node;
  }
  return food;
}
