import type { Dish } from '../dish.ts';
import { checkEmptySteps } from './check-empty-steps.ts';
import { checkAbsentKind } from './check-absent-kind.ts';
import { checkHoles } from './check-holes.ts';
import { checkVague } from './check-vague.ts';
import type { FoodIndex } from './compile.ts';

/** Rules that need the whole dish. */
export function checkDish(dish: Dish, foods: FoodIndex, say: (where: string, problem: string) => void): void {
  const used = new Set(dish.steps.flatMap((step) => step.uses));
  for (const role of dish.roles) if (!used.has(role.id)) say(`roles.${role.id}`, 'is used by no step');
  if (dish.steps.length < 2) say('steps', 'needs at least two steps');
  if (dish.meals.length === 0) say('meals', 'needs at least one');
  if (dish.description.length < 40) say('description', 'needs a sentence or two worth reading');
  if (dish.tips.length === 0) say('tips', 'needs at least one');
  if (dish.storage === null) say('storage', 'is missing');
  checkHoles(dish, say);
  checkAbsentKind(dish, say);
  checkEmptySteps(dish, say);
  checkVague(dish, say);
  for (const step of dish.steps) {
    for (const [name, text] of Object.entries({
      say: step.say,
      more: step.more ?? '',
      short: step.short ?? '',
    })) {
      if (/\d\s*(?:°|degrees)/.test(text))
        say(`steps.${step.id}.${name}`, 'writes a temperature; use {temp} or {safe}');
      if (/\b(?:\d+|[¼½¾])\s*(?:g|kg|ml|grams|tbsp|tsp|tablespoons?|teaspoons?|cups?)\b/.test(text))
        say(`steps.${step.id}.${name}`, 'writes an amount; use {role.q}');
    }
    if (!/[.!?]$/.test(step.say.replace(/\]+$/, '').trim()))
      say(`steps.${step.id}.say`, 'must end with a full stop');
    for (const role of step.cooks)
      if (!dish.roles.some((other) => other.id === role))
        say(`steps.${step.id}.cooks`, `"${role}" is no role`);
  }
  const cooked = new Set(dish.steps.flatMap((step) => step.cooks));
  for (const role of dish.roles) {
    const risky = [role.food, ...role.options.map((option) => option.food)].some(
      (food) => food !== null && ['meat', 'poultry', 'fish', 'egg'].some((kind) => foods.isA(food, kind)),
    );
    if (
      risky &&
      !cooked.has(role.id) &&
      role.note !== 'eaten raw' &&
      role.note !== 'already cooked' &&
      role.note !== 'cured'
    ) {
      say(
        `roles.${role.id}`,
        'may be meat, fish or egg but no step cooks it (cooks: [...]); or note: cured / already cooked / eaten raw',
      );
    }
  }
  for (const [index, ratio] of dish.ratios.entries()) {
    const weigh = (ids: readonly string[]): number =>
      ids.reduce((sum, id) => sum + (dish.roles.find((role) => role.id === id)?.grams ?? Number.NaN), 0);
    const value = weigh(ratio.of) / weigh(ratio.to);
    if (!(value >= ratio.min && value <= ratio.max))
      say(`ratios[${index}]`, `${ratio.name} is ${value.toFixed(2)}, outside ${ratio.min}–${ratio.max}`);
  }
  const known = new Set(dish.roles.map(({ id }) => id));
  for (const { id, only, unless } of dish.roles) {
    for (const [key, others] of Object.entries({ only: only === null ? [] : [only], unless }))
      for (const other of others) {
        if (!known.has(other)) say(`roles.${id}.${key}`, `"${other}" is no role`);
        if (other === id) say(`roles.${id}.${key}`, 'names the role itself');
      }
  }
  for (const role of dish.any)
    if (!dish.roles.some((other) => other.id === role)) say('any', `"${role}" is no role`);
  if (dish.anchor !== null && !dish.roles.some((role) => role.id === dish.anchor))
    say('anchor', 'is no role');
}
