/** What writing an adaptation starts from, and the pieces that it writes. */
import { joinList } from '../../text/grammar.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Action } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import type { Plan, PlanContext } from '../plan.ts';
import type { CastClauses } from '../read/roles.ts';

/** Everything that the writer reads. */
export interface WriteInput {
  readonly understood: UnderstoodRecipe;
  readonly clauses: readonly Clause[];
  readonly cast: CastClauses;
  readonly context: PlanContext;
  readonly plan: Plan;
  readonly parts: ReadonlyMap<string, Part>;
  /** The machine takes over a part of the dish only. */
  readonly partly: boolean;
}

/** A piece of the new text. */
export interface Fragment {
  readonly text: string;
  /** Index of the clause that it comes from; null for what is new. */
  readonly from: number | null;
  /** Index of the instruction whose place it takes, for what is new. */
  readonly place: number | null;
  /** Index of the instruction that was being told when it was written. */
  readonly near: number;
  /** Starts an instruction of its own. */
  readonly own: boolean;
  readonly rule: string;
}

/** Actions that put something in. */
export const adding = new Set<Action>([
  'add',
  'pour',
  'stir',
  'assemble',
  'mix',
  'layer',
  'fold',
  'season',
  'garnish',
  'toss',
  'dress',
  'whisk',
]);

/** "the onion, the carrots and the stock". */
export const list = (parts: readonly (Part | undefined)[]): string =>
  joinList([...new Set(parts.flatMap((one) => (one === undefined ? [] : [`the ${callOf(one)}`])))]);

export const foiled =
  /(?:^|,?\s*(?:\band\s+)?)\bcover(?: (?:it|them|the \w+))?(?: (?:\w+ly|tight))? with (?:aluminium |aluminum |tin ?)?(?:foil|cling film|plastic wrap)\b/i;
