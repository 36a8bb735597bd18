import type { Recipe, RecipeIngredient, Step } from '../recipe.ts';
import { joinList } from '../text/grammar.ts';

/** Cooked for their taste alone, and nothing to bite on. */
const steeped = /^(?:bay-leaf|cinnamon-stick|star-anise|parmesan-rind|lemongrass|kombu|makrut-lime-leaf)$/;
/** Fried crisp or simmered soft, they are eaten around, as where they come from. */
const leftIn = /^curry-lea(?:f|ves)$/;
const cutUp =
  /chopp|sliced|minced|ground|crumbl|grat|picked|torn|strip|shred|leaves? only|pounded|crush(?:ed)? to/i;
/** In these a sprig gives its taste to what is around it. */
const wet: ReadonlySet<string> = new Set(['simmer', 'braise', 'stew', 'boil', 'poach', 'infuse', 'steep']);
/** Somebody sees to it already, or it stays in for show. */
const seenTo =
  /\b(?:take|taking|lift|lifting|fish|fishing|pick|picking|pull|pulling|pluck|scoop)\b[^.;]*\bout\b|\b(?:remov|discard|strain|tie the|tied|bouquet|sieve|throw away|leave (?:it|them) in)/i;

const isWhole = ({ food, unit, preparation, text }: RecipeIngredient): boolean =>
  food !== null &&
  !leftIn.test(food) &&
  !cutUp.test(preparation ?? '') &&
  (steeped.test(food) || unit === 'sprig' || /\bsprigs?\b/.test(text));

const called = ({ name, text }: RecipeIngredient): string =>
  /\bsprigs?\b/.test(text) ? name.replace(/ sprigs?$/, '') : name;

/**
 * The recipe with a word on what is cooked for its taste and not eaten: bay leaves, a cinnamon stick, sprigs of thyme, where
 * no step says that they come out. It stands in front of the last step, before anything is on a plate.
 */
export function withTakenOut(recipe: Recipe): Recipe {
  const { steps, ingredients } = recipe;
  const last = steps.length - 1;
  if (steps.some(({ text }) => seenTo.test(text))) return recipe;
  const out = ingredients.filter((item) => isWhole(item) && steepsIn(steps, item));
  if (out.length === 0 || last < 1 || /^(?:meanwhile|while|in the meantime)\b/i.test(steps[last]!.text))
    return recipe;
  const names = [...new Set(out.map(called))];
  const said = `Take out the ${joinList(names)}.`;
  return {
    ...recipe,
    steps: steps.map((step, at) => (at === last ? { ...step, text: `${said} ${step.text}` } : step)),
  };
}

/** Whether something goes into a pot that simmers, and is not first laid on top at the end. */
function steepsIn(steps: readonly Step[], { key }: RecipeIngredient): boolean {
  const first = steps.findIndex(({ inputs }) => inputs.includes(key));
  if (first < 0 || first === steps.length - 1) return false;
  return steps.slice(first).some(({ action, station }) => wet.has(action ?? '') && station !== 'oven');
}
