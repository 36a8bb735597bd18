import type { Food } from '#food/model';
import type { DishRole } from '../../dish.ts';
import { planWith, isOwn, type Fill, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/**
 * The plan without what a food in it brings along: self-raising flour its baking powder, a paste of ginger and garlic the
 * garlic. Twice as much of the one makes a cake rise and fall, twice as much of the other is all that a curry tastes of.
 * The same object where nothing comes twice.
 */
export function broughtAlong(ranked: Ranked): Ranked {
  const { plan } = ranked;
  const spared = [...sparedLeavening(plan), ...sparedAromatics(plan)].filter(
    ({ id }) => !isSaidAlone(id, plan),
  );
  if (spared.length === 0) return ranked;
  const fills = new Map(plan.fills);
  for (const { id } of spared) fills.set(id, []);
  return rankedWith(ranked, { plan: planWith(plan, { fills, grams: withPaste(plan, spared) }) });
}

const isSelfRaising = ({ id }: Food): boolean => /(?:^|-)self-raising-/.test(id);
const leavenings: ReadonlySet<string> = new Set(['baking-powder', 'baking-soda']);

const fillsOf = ({ fills }: Plan, { id }: DishRole): readonly Fill[] => fills.get(id) ?? [];

/** The leavening beside self-raising flour that stands in for plain flour; a dish of self-raising flour knows why it wants more. */
function sparedLeavening(plan: Plan): readonly DishRole[] {
  const standsIn = (role: DishRole): boolean =>
    role.food !== null &&
    !/self-raising/.test(role.food) &&
    fillsOf(plan, role).some(({ food }) => isSelfRaising(food));
  const flours = plan.dish.roles.filter((role) =>
    fillsOf(plan, role).some(({ food }) => /flour/.test(food.id)),
  );
  const most = flours.reduce((sum, { grams }) => Math.max(sum, grams), 0);
  if (!flours.some((role) => role.grams === most && standsIn(role))) return [];
  return plan.dish.roles.filter((role) => fillsOf(plan, role).some(({ food }) => leavenings.has(food.id)));
}

const paste = 'ginger-garlic-paste';
const inPaste: ReadonlySet<string> = new Set(['garlic', 'fresh-ginger']);

/** The garlic or ginger that would be bought, or assumed, beside a paste that is made of both. */
function sparedAromatics(plan: Plan): readonly DishRole[] {
  if (pasteRole(plan) === undefined) return [];
  return plan.dish.roles.filter(
    (role) =>
      role.food !== null &&
      inPaste.has(role.food) &&
      fillsOf(plan, role).length > 0 &&
      fillsOf(plan, role).every((fill) => fill.pantry === null && isOwn(role, fill.food)),
  );
}

const pasteRole = (plan: Plan): DishRole | undefined =>
  plan.dish.roles.find((role) =>
    fillsOf(plan, role).some(({ food, pantry }) => food.id === paste && pantry !== null),
  );

/** The weights, with as much more of the paste as it stands for. */
function withPaste(plan: Plan, spared: readonly DishRole[]): Plan['grams'] {
  const role = pasteRole(plan);
  const aromatics = spared.filter(({ food }) => food !== null && inPaste.has(food));
  if (role === undefined || aromatics.length === 0) return plan.grams;
  const gramsOf = ({ id, grams }: DishRole): number => plan.grams.get(id) ?? grams;
  const more = aromatics.reduce((sum, one) => sum + gramsOf(one), 0);
  return new Map([...plan.grams, [role.id, gramsOf(role) + more]]);
}

/** Whether a sentence of the dish speaks of a role by itself, so that it would be left with a hole. */
const isSaidAlone = (id: string, { dish }: Plan): boolean =>
  dish.steps.some(({ say, more, short }) =>
    [say, more, short].some(
      (text) => text !== null && new RegExp(String.raw`\{${id}[}. ]`).test(unguarded(text, id)),
    ),
  );

/** A text without the parts that are only said where the role is filled. */
const unguarded = (text: string, id: string): string =>
  text.replace(new RegExp(String.raw`\[${id}: [^[\]]*\]`, 'g'), '');
