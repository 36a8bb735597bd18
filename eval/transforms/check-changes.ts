import type { Grounder } from '#food/ground';

/** What the checker reads of an answer; nothing but the answer and the recipe that was sent. */
export interface ChangedAnswer {
  readonly ingredients: readonly { readonly text: string }[];
  readonly changes: readonly {
    readonly kind: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly effect: {
      readonly nutrition: Readonly<Record<string, number>>;
      readonly cost: number | null;
      readonly allergens: { readonly added: readonly string[]; readonly removed: readonly string[] };
    };
  }[];
  readonly allergens: readonly { readonly allergen: string; readonly status: string }[];
  readonly cost: { readonly per_serving: number | null };
  readonly nutrition: { readonly per_serving: Readonly<Record<string, number | null>> };
}

/** The same figures of the recipe as it was sent. */
export type Original = Pick<ChangedAnswer, 'allergens' | 'cost' | 'nutrition'> & {
  readonly lines: readonly string[];
};

const foodsOf = (grounder: Grounder, lines: readonly string[]): string[] =>
  grounder
    .ground(lines)
    .map(
      ({ ingredient }) => `${ingredient.food?.id ?? ingredient.name} ${Math.round(ingredient.grams ?? -1)}`,
    );

const carried = (claims: Original['allergens']): Set<string> =>
  new Set(claims.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen));

/**
 * Whether the changes of an answer are the difference between the recipe that was sent and the one that came back:
 * lines, cost, energy and allergens. Shares no code with what made the changes. Returns what does not agree.
 */
export function checkChanges(before: Original, answer: ChangedAnswer, grounder: Grounder): readonly string[] {
  const wrong: string[] = [];
  const { changes } = answer;
  const was = foodsOf(grounder, before.lines);
  const is = answer.ingredients.map(({ text }) => text);
  const said = (side: 'before' | 'after'): string => changes.map((change) => change[side] ?? '').join(' ; ');
  const told = { before: said('before'), after: said('after') };
  const lost = new Map<string, number>();
  for (const food of was) lost.set(food, (lost.get(food) ?? 0) + 1);
  for (const text of is) {
    const foods = foodsOf(grounder, [text]);
    if (foods.every((food) => (lost.get(food) ?? 0) > 0)) {
      for (const food of foods) lost.set(food, lost.get(food)! - 1);
      continue;
    }
    if (!told.after.includes(text) && !before.lines.includes(text)) wrong.push(`no change says “${text}”`);
  }
  before.lines.forEach((line) => {
    if (is.includes(line) || told.before.includes(line)) return;
    for (const food of foodsOf(grounder, [line]))
      if (
        (lost.get(food) ?? 0) > 0 &&
        !changes.some((change) => change.before !== null && foodsOf(grounder, [change.before]).includes(food))
      )
        wrong.push(`no change says that “${line}” went`);
  });
  const sum = (pick: (change: ChangedAnswer['changes'][number]) => number): number =>
    changes.reduce((all, change) => all + pick(change), 0);
  const cents = 0.006 * (changes.length + 1);
  if (before.cost.per_serving !== null && answer.cost.per_serving !== null) {
    const off = sum(({ effect }) => effect.cost ?? 0) - (answer.cost.per_serving - before.cost.per_serving);
    if (Math.abs(off) > cents) wrong.push(`the costs of the changes are ${off.toFixed(3)} off`);
  }
  const [old, now] = [
    before.nutrition.per_serving['energy_kcal'],
    answer.nutrition.per_serving['energy_kcal'],
  ];
  if (old !== null && old !== undefined && now !== null && now !== undefined) {
    const off = sum(({ effect }) => effect.nutrition['energy_kcal'] ?? 0) - (now - old);
    if (Math.abs(off) > 1.1 * (changes.length + 1))
      wrong.push(`the energy of the changes is ${off.toFixed(1)} kcal off`);
  }
  const end = carried(before.allergens);
  for (const { effect } of changes) {
    for (const one of effect.allergens.added) end.add(one);
    for (const one of effect.allergens.removed) end.delete(one);
  }
  const has = carried(answer.allergens);
  for (const one of new Set([...end, ...has]))
    if (end.has(one) !== has.has(one)) wrong.push(`the changes and the allergens disagree on ${one}`);
  return wrong;
}
