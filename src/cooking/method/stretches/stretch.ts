/**
 * A machine that takes over one stretch of a dish: a sauce beside its pasta, pulses that boil before they are mashed,
 * rice beside a stew. That stretch is told anew, and every other sentence stands where and as it stood.
 */
import { capitalise } from '../../text/grammar.ts';
import type { RecipeText, UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Instruction } from '../told/assemble.ts';
import type { Clause, MethodEdit } from '../model.ts';
import { because, type PlanContext } from '../plan.ts';
import { cookedFor } from '../told/stale-remarks.ts';
import { textEdits } from '../changes/text-edits.ts';
import { adaptedTitle } from '../title.ts';

/** What becomes of the stretch, and of what has to wait for it. */
export interface Stretch {
  /** Clauses that fall away, and the sentences in their place. */
  readonly from: number;
  readonly to: number;
  readonly sentences: readonly string[];
  /** Instructions that are only begun when the machine is nearly done, told behind its own; with the words before them. */
  readonly later: readonly number[];
  readonly lead: string;
  /** Ends the last of them: "Stir the vegetables into the slow cooker." */
  readonly end?: string;
  /** Words of a sentence after the stretch, or before it in the same vessel, for the new machine. */
  readonly after: (text: string) => string;
  readonly before: (text: string, step: number) => string;
  /** What a sentence behind an instruction adds to it. */
  readonly check: { readonly step: number; readonly text: string } | null;
  readonly add: readonly { readonly line: string; readonly rule: string }[];
  readonly edits: readonly MethodEdit[];
  readonly safety: readonly string[];
}

const closed = (text: string): string => {
  const plain = text.replace(/[,;:\s–-]+$/, '');
  return plain === '' || /[.!?)]["”']*$/.test(plain) ? plain : `${plain}.`;
};

const lower = (text: string): string =>
  /^(?:\p{Lu}{2}|I\b)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "While the water comes to a boil, core and slice the pepper." */
const whileWater = /^\W*(?:while|as) (?:the )?water\b[^,.;]*,\s*/i;
const prepares =
  /^\W*(?:(?:while|as) (?:the )?water\b[^,.;]*,\s*)?(?:(?:finely|roughly|thinly|coarsely)\s+)?(?:core|cut|chop|dice|mince|slice|peel|grate|halve|trim|julienne|zest|crush)\b/i;

const begins =
  /^(?:cook|boil|bring|start)\b[^.;]*\b(?:pasta|spaghetti|noodles?|macaroni|penne|linguine|water)\b/i;

/** "While the sauce simmers, cook the pasta": it is told when by other words. */
const meanwhile =
  /^\s*(?:meanwhile|in the meantime|at the same time|(?:while|as) [^,.;]{3,60}),?\s+|,?\s+(?:while|as) (?:the |your )?[\p{L} -]{3,30} (?:is|are) (?:being )?(?:cooked|cooking|simmering)\b[^.;]*/giu;

/** "Add the garlic, 1 minute." */
const hurried = (text: string): string =>
  text
    .split(/(?<=[.;]\s)/)
    .map(cookedFor)
    .join('');

/** The recipe with one stretch on another machine. */
export function writeStretch(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  stretch: Stretch,
  context: PlanContext,
): { readonly text: RecipeText; readonly edits: readonly MethodEdit[] } {
  const { source } = understood;
  const first = clauses[stretch.from]!;
  const last = clauses[stretch.to]!;
  const rule = 'core';
  const at = (step: number): Instruction[] => {
    const text = understood.recipe.steps[step]!.text;
    const kept = (said: string, hot = false): Instruction => ({
      text: said,
      hot,
      rule: hot ? rule : 'words',
      rules: [hot ? rule : 'words'],
      steps: [step],
    });
    if (step < first.step || step > last.step) {
      const said = step < first.step ? hurried(stretch.before(text, step)) : stretch.after(text);
      return [kept(said === text ? source.instructions[step]! : capitalise(said))];
    }
    const head = step === first.step ? text.slice(0, first.start - first.joint.length) : '';
    const tail = step === last.step ? text.slice(last.end) : '';
    const rest = tail.replace(/^[\s.,;:!)–-]*(?:(?:and|then)\s+)*/i, '');
    const said = [
      ...(head.trim() === '' ? [] : [kept(closed(capitalise(stretch.before(head.trim(), step))))]),
      ...(step === first.step ? [kept(stretch.sentences.join(' '), true)] : []),
      ...(rest.trim() === ''
        ? []
        : [
            kept(
              closed(
                stretch.lead !== '' && begins.test(rest)
                  ? `${stretch.lead} ${lower(stretch.after(rest))}`
                  : stretch.after(capitalise(rest)),
              ),
            ),
          ]),
    ];
    return said;
  };
  const early = new Set(stretch.later.filter((step) => step < last.step));
  const out: Instruction[] = [];
  const sentencesOf = (step: number): readonly string[] =>
    understood.recipe.steps[step]!.text.split(/(?<=[.!?])\s+/);
  /** What an instruction that waits cuts up for the rest: that is not put off. */
  const preparedIn = (step: number): string =>
    sentencesOf(step)
      .filter((one) => prepares.test(one))
      .map((one) => capitalise(one.replace(whileWater, '').trim()))
      .join(' ');
  let led = false;
  const waiting = (step: number): Instruction => {
    const own = sentencesOf(step).filter((one) => !prepares.test(one) || !early.has(step));
    const text = own.join(' ').replace(meanwhile, '').trim();
    const lead = led ? '' : `${stretch.lead} `;
    led = true;
    return {
      text: closed(lead === '' ? capitalise(text) : `${lead}${lower(text)}`),
      hot: true,
      rule: 'later',
      rules: ['later'],
      steps: [step],
    };
  };
  understood.recipe.steps.forEach((_, step) => {
    if (early.has(step)) {
      const text = preparedIn(step);
      if (text !== '') out.push({ text, hot: false, rule: 'words', rules: ['words'], steps: [step] });
      return;
    }
    const told = stretch.later.includes(step) ? [waiting(step)] : at(step);
    const late = step === last.step ? [...early].sort((a, b) => a - b).map(waiting) : [];
    // What serves it comes behind what was still to be cooked.
    const core = told.findIndex(({ hot }) => hot);
    out.push(...(late.length === 0 ? told : [...told.slice(0, core + 1), ...late, ...told.slice(core + 1)]));
  });
  const lastLater = out.findLastIndex(({ rule: told }) => told === 'later');
  if (stretch.end !== undefined && lastLater >= 0)
    out[lastLater] = { ...out[lastLater]!, text: `${out[lastLater]!.text} ${stretch.end}` };
  const { check } = stretch;
  const behind = check === null ? -1 : out.findLastIndex(({ steps }) => steps[0] === check.step);
  if (check !== null && behind >= 0)
    out[behind] = { ...out[behind]!, text: `${closed(capitalise(out[behind]!.text))} ${check.text}` };
  const add = stretch.add.map(({ line, rule: why }): MethodEdit => ({
    kind: 'add',
    target: line.split(' ').at(-1)!,
    before: null,
    after: line,
    reason: because(context.tables, why),
    rule: why,
  }));
  return {
    text: {
      ...source,
      title: adaptedTitle(source.title, context.source, context.target, context.dish),
      ingredients: [...source.ingredients, ...stretch.add.map(({ line }) => line)],
      instructions: out.map(({ text }) => text),
    },
    edits: [...stretch.edits, ...add, ...textEdits(source.instructions, out, context, stretch.edits)],
  };
}
