/**
 * What a good cook of each machine adds to a recipe that is right already: the foam that has to go before the lid is
 * locked, the chill before a soft patty lies in moving air, the look under the lid of a camp oven. Each care is a sentence
 * with a place and a rule that says why; the engine puts it there and lists it.
 */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import { sentencesIn } from '../changes/sentences-in.ts';
import type { MachineSize, MethodAdaptation, MethodDeps, MethodEdit } from '../model.ts';
import { because } from '../plan.ts';
import { readParts, type Part } from '../read/parts.ts';
import { inOwnMeasures } from '../told/own-measures.ts';
import { airFryerCare } from './air-fryer.ts';
import { campfireCare } from './campfire.ts';
import { dueTemperature } from './due-temperature.ts';
import { grillCare } from './grill.ts';
import { lidCare } from './lids.ts';

/** What a care looks at. */
export interface CareAsk {
  readonly understood: UnderstoodRecipe;
  readonly target: Method;
  readonly dish: MethodAdaptation['dish'];
  /** The new instructions. */
  readonly steps: readonly string[];
  readonly parts: readonly Part[];
  readonly size: MachineSize;
  /** Lines of the list of which less goes in. */
  readonly reduced: readonly Pick<MethodEdit, 'before' | 'after'>[];
}

/** One sentence more, or one in the place of another. */
export interface Care {
  /** The sentence that it stands by, as it is written there; null: it is the last instruction of all. */
  readonly by: string | null;
  readonly place: 'before' | 'after' | 'instead';
  readonly text: string;
  /** Id of the rule that says why. */
  readonly rule: string;
}

const cares: Readonly<Partial<Record<Method, (ask: CareAsk) => readonly Care[]>>> = {
  pressureCooker: lidCare,
  slowCooker: lidCare,
  airFryer: airFryerCare,
  campfire: campfireCare,
  grill: grillCare,
};

/** The adaptation with what its machine asks for besides; others come back as they are. */
export function withCare(
  understood: UnderstoodRecipe,
  made: MethodAdaptation,
  deps: MethodDeps,
  size: MachineSize,
): MethodAdaptation {
  const care = cares[made.method];
  if (!made.feasible || made.edits.length === 0 || made.method === 'noCook') return made;
  const parts = [...readParts(understood, deps.foods, deps.methods.foods).values()];
  const ask: CareAsk = {
    understood,
    target: made.method,
    dish: made.dish,
    steps: made.text.instructions,
    parts,
    size,
    reduced: made.edits.filter(({ kind }) => kind === 'reduce'),
  };
  const cared = (care?.(ask) ?? []).reduce((now, one) => put(now, one, understood, deps), made);
  // A water bath makes safe by its hours, and says so.
  const due = made.method === 'sousVide' ? [] : dueTemperature({ ...ask, steps: cared.text.instructions });
  const told = due.reduce((now, one) => put(now, one, understood, deps), cared);
  return told === made ? made : inOwnMeasures(understood.source, told);
}

/** The adaptation with one care in its place. */
function put(
  made: MethodAdaptation,
  care: Care,
  { source }: UnderstoodRecipe,
  deps: MethodDeps,
): MethodAdaptation {
  const now = made.text.instructions;
  const { by, text, rule } = care;
  const at = by === null ? now.length : now.findIndex((one) => one.includes(by));
  if (at < 0) return made;
  const turn = (line: string): string => (by === null || !line.includes(by) ? line : beside(line, by, care));
  const instructions = by === null ? [...now, text] : now.map((one, step) => (step === at ? turn(one) : one));
  const owner = by === null ? -1 : ownerOf(made.edits, by, source.instructions);
  const edit: MethodEdit = {
    kind: 'add',
    target: owner < 0 ? `step ${source.instructions.length}` : `step ${owner + 1}`,
    before: null,
    after: text,
    reason: because(deps.methods, rule),
    rule,
  };
  return {
    ...made,
    text: { ...made.text, instructions },
    edits: [
      ...made.edits.map((one) =>
        one.after === null || one.kind === 'time' || one.kind === 'temperature' || one.kind === 'method'
          ? one
          : { ...one, after: one.after.split('\n').map(turn).join('\n') },
      ),
      edit,
    ],
  };
}

/** The line with the sentence beside the one that it stands by. */
function beside(line: string, by: string, { place, text }: Care): string {
  const full = sentencesIn(line).find((one) => one.includes(by)) ?? by;
  const closed = full.replace(/([^.!?:”"')])$/, '$1.');
  const said = place === 'instead' ? text : place === 'before' ? `${text} ${closed}` : `${closed} ${text}`;
  return line.replace(full, () => said);
}

/** The instruction of the source that a new sentence belongs to, or -1. */
function ownerOf(edits: readonly MethodEdit[], by: string, source: readonly string[]): number {
  const own = source.findIndex((one) => one.includes(by));
  if (own >= 0) return own;
  const edit = edits.find(
    ({ after, target }) => after !== null && /^steps? \d/.test(target) && after.includes(by),
  );
  return edit === undefined ? -1 : Number(/\d+/.exec(edit.target)![0]) - 1;
}
