/** A pudding steamed in its basin: any pot that holds steam cooks it, and everything else of the recipe stays. */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, ClauseRole } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import {
  because,
  donenessOf,
  emptyPlan,
  figure,
  kitchenMinutes,
  sayMinutes,
  timeEdit,
  times,
  type Plan,
  type PlanContext,
} from '../plan.ts';

const basinWords = /\b(?:pudding (?:basin|bowl|mould|mold)|basin|heat-?proof bowl)\b/i;
const steams = /\b(?:steam|boil|simmer)\b/i;
/** What gets the old pot ready, or looks after its water. */
const potReady =
  /\b(?:saucer|trivet|steamer|simmering water|boiling water|hot water|(?:large|deep|big|stock|lidded) (?:sauce)?pan|(?:large|deep|big|stock) ?pot|half-?way up)\b/i;
const watchesWater =
  /\b(?:top(?:ping)?(?: it)? up|check(?:ing)? (?:on )?the water|more (?:boiling )?water|boil dry)\b/i;
const leastMinutes = 45;

/** The steaming of a pudding in a basin, for the machines that can take it over; null where nothing is steamed so. */
export function basinSteam(
  { recipe }: UnderstoodRecipe,
  clauses: readonly Clause[],
  target: Method,
): Cooking | null {
  if (target !== 'slowCooker' && target !== 'pressureCooker') return null;
  if (!recipe.steps.some(({ text }) => basinWords.test(text))) return null;
  const main = clauses.findIndex(
    ({ text, minutes }) => (minutes?.[1] ?? 0) >= leastMinutes && steams.test(text),
  );
  if (main < 0 || !recipe.steps.some(({ text }) => /\bsteam/i.test(`${recipe.title} ${text}`))) return null;
  const { step } = clauses[main]!;
  return {
    clauses,
    cast: {
      roles: clauses.map(({ text, step: own }, at): ClauseRole => {
        if (at === main) return 'core';
        const water = own === step && at < main && (potReady.test(text) || /^\W*cover\W*$/i.test(text));
        return water || (at > main && watchesWater.test(text)) ? 'drop' : 'side';
      }),
      main,
      contents: new Set(clauses.slice(0, main + 1).flatMap(({ names }) => names)),
    },
  };
}

/** How a machine steams what stands in it in a basin. */
export function basinPlan(context: PlanContext): Plan {
  const { tables, target, minutes, main, source } = context;
  const old = minutes ?? ([90, 90] as const);
  const done = donenessOf(main, source);
  const until = done === '' ? '' : `,${done}`;
  if (target === 'slowCooker') {
    const time = sayMinutes(
      kitchenMinutes([
        old[0] * figure(tables, 'basin-slow', 'least'),
        old[1] * figure(tables, 'basin-slow', 'most'),
      ]),
    );
    return {
      ...emptyPlan,
      core: [
        'Stand the basin in the slow cooker and pour in boiling water to come halfway up its sides.',
        `Cover and cook on HIGH for ${time}${until}.`,
        because(tables, 'slow-lid'),
      ],
      edits: [timeEdit(context, time, 'basin-slow')],
    };
  }
  const open = figure(tables, 'basin-pressure', 'openMinutes');
  const [, closed] = times(old, figure(tables, 'basin-pressure', 'factor'));
  return {
    ...emptyPlan,
    core: [
      'Set the rack in the pressure cooker, pour in 750 ml of boiling water and stand the basin on the rack.',
      `Close the lid with the valve open and steam without pressure for ${open} minutes, so that the pudding can rise.`,
      `Set the valve to sealing and cook at high pressure for ${closed} minutes.`,
      'Let the pressure drop by itself, which takes about 15 minutes.',
    ],
    edits: [timeEdit(context, `${closed} minutes at high pressure`, 'basin-pressure')],
    safety: [because(tables, 'pressure-thin')],
  };
}
