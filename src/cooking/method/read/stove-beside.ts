/** A plate of several parts: what cooks on the stove, or on a tray of its own, while the oven has the main food stays there. */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, DishClass } from '../model.ts';
import type { Cooking } from './one-cooking.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
/** Machines that take one food and leave the oven to the others. */
const takesOne: ReadonlySet<Method> = new Set([
  'sousVide',
  'smoker',
  'pressureCooker',
  'slowCooker',
  'steamer',
  'microwave',
]);
const stoveVessel =
  /\b(?:pot|saucepan|skillet|frying pan|non-?stick pan|wok|(?<!(?:sheet|baking|roasting|cake|oven|loaf) )pan)\b/i;
const stoveHeat = /\b(?:medium|high|low)(?:-(?:high|low))? heat\b|\bboil\b|\bsimmer\b|\bstove\b/i;
const ovenWords = /\b(?:oven|baking sheet|sheet pan|baking tray|roast|bake|broil)\b/i;

/** The cooking without what its plate has beside: those clauses stay word for word. */
export function stoveBeside(
  cooking: Cooking,
  understood: UnderstoodRecipe,
  source: Method,
  target: Method,
  dish: DishClass,
  mainKey: string | null,
): Cooking {
  const { clauses, cast } = cooking;
  if (!ovens.has(source) || mainKey === null || (dish !== 'pieces' && dish !== 'roast')) return cooking;
  if (cast.main < 0 || ovens.has(target)) return cooking;
  const stays = new Set<number>();
  const { steps } = understood.recipe;
  const byStep = new Map<number, number[]>();
  clauses.forEach(({ step }, at) => byStep.set(step, [...(byStep.get(step) ?? []), at]));
  for (const [step, own] of byStep) {
    const text = steps[step]?.text ?? '';
    const holdsMain =
      own.some((at) => clauses[at]!.names.includes(mainKey)) || step === clauses[cast.main]!.step;
    // Another tray, of something else.
    if (
      !holdsMain &&
      takesOne.has(target) &&
      ovenWords.test(text) &&
      own.some((at) => cast.roles[at] === 'core')
    ) {
      for (const at of own) stays.add(at);
      continue;
    }
    if (!stoveVessel.test(text) || !stoveHeat.test(text)) continue;
    let on = false;
    for (const at of own) {
      const clause = clauses[at]!;
      if (ovenWords.test(clause.text)) on = false;
      else if (stoveVessel.test(clause.text)) on = true;
      if (on && at !== cast.main && !(clause.names.includes(mainKey) && at < cast.main)) stays.add(at);
    }
  }
  if (stays.size === 0) return cooking;
  const elsewhere = (key: string): boolean =>
    clauses.some(({ names }, at) => names.includes(key) && stays.has(at)) &&
    !clauses.some(({ names }, at) => names.includes(key) && !stays.has(at) && at <= cast.main);
  return {
    clauses: clauses.map((clause, at): Clause => (stays.has(at) ? { ...clause, asWritten: true } : clause)),
    cast: {
      ...cast,
      roles: cast.roles.map((role, at) => (stays.has(at) ? 'side' : role)),
      contents: new Set([...cast.contents].filter((key) => key === mainKey || !elsewhere(key))),
    },
  };
}
