import type { Edit } from '../edit/model.ts';
import type { BudgetScope } from './scope.ts';

/** What bakes for less is a layer so thin that the chill is gone at once. */
const leastBake = 10;

/** Minutes that frozen fruit adds, by how long the cake bakes. Own rule. */
const added = (minutes: number): readonly [number, number] =>
  minutes >= 40 ? [5, 10] : minutes >= 20 ? [3, 5] : [2, 3];

/** "Bake for 50 minutes" → "Bake for 55 to 60 minutes", from a step on. */
export function longerBake(
  from: string,
  { understood: { recipe, steps, source } }: BudgetScope,
): readonly Edit[] {
  const first = steps.findIndex(({ id }) => id === from);
  const at = recipe.steps.findIndex(({ action }, index) => index >= first && action === 'bake');
  const baked =
    at < 0 ? undefined : steps[at]!.durations.find(({ role, max }) => role === 'counted' && max >= leastBake);
  if (baked === undefined) return [];
  const said = /\d+(?:(\s?(?:-|–|to)\s?)\d+)?(?=\s?min)/i.exec(
    source.instructions[at]!.slice(baked.start, baked.end),
  );
  if (said === null) return [];
  const [least, most] = added(baked.max);
  const start = baked.start + said.index;
  return [
    {
      kind: 'replace-text',
      stepId: steps[at]!.id,
      span: { start, end: start + said[0].length },
      text: `${baked.min + least}${said[1] ?? '–'}${baked.max + (said[1] === undefined ? most : least)}`,
      reason: 'What is frozen has its chill baked out first',
    },
  ];
}
