/**
 * What a program is: one sort of dish told anew for one machine, by what a cook does there and not by what was done at
 * the old one. This file holds what all programs share.
 */
import { capitalise, formatNumber } from '../../text/grammar.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import { methodRules } from '../changes/change-reasons.ts';
import type {
  Clause,
  DishClass,
  MachineSize,
  MethodAdaptation,
  MethodEdit,
  MethodTables,
  Range,
} from '../model.ts';
import { statesTemperature, type Part } from '../read/parts.ts';
import { figure, formatTemperature, why } from '../plan.ts';
import { sentencesOf } from '../told/retell.ts';
import { saidOnce } from '../told/said-once.ts';
import { stepsIn } from '../changes/text-edits.ts';
import { adaptedTitle, inOneStyle } from '../title.ts';
import { machineNoun } from '../words.ts';

/** What a program looks at. */
export interface Ask {
  readonly understood: UnderstoodRecipe;
  readonly clauses: readonly Clause[];
  readonly parts: readonly Part[];
  readonly source: Method;
  readonly target: Method;
  readonly size: MachineSize;
  readonly tables: MethodTables;
}

/** A line of the list: `key` null for a new one, `line` null for one that goes. */
export interface LineChange {
  readonly key: string | null;
  readonly line: string | null;
  readonly reason: string;
  /** What is used first opens the list. */
  readonly first?: boolean;
  /** Only its amount is less. */
  readonly less?: boolean;
}

/** One instruction of the new text, and the instructions of the source that it tells. */
export interface ToldStep {
  readonly text: string;
  readonly from: readonly number[];
}

/** One idea that changed: what was said before, and the words of the new text that stand for it. */
export interface Idea {
  readonly kind: 'time' | 'temperature' | 'text' | 'add' | 'remove' | 'reduce';
  /** Index of the source's instruction; null where it is about none. */
  readonly step: number | null;
  /** Where it is about several of them. */
  readonly steps?: readonly number[];
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string;
}

/** A dish told anew. */
export interface Told {
  readonly dish: DishClass;
  readonly title?: string;
  readonly steps: readonly ToldStep[];
  readonly lines?: readonly LineChange[];
  readonly ideas: readonly Idea[];
  /** Why the machine does it so. */
  readonly method?: string;
  readonly safety?: readonly string[];
  /** Why instructions that no idea quotes are told otherwise. */
  readonly words?: string;
  /** Why instructions of which nothing is left went. */
  readonly gone?: string;
  /** The ideas name every instruction that changed. */
  readonly whole?: boolean;
  /** Foods that are in the new recipe no more, or are bought cooked. */
  readonly left?: readonly string[];
}

/** Tells a dish for a machine; null where it is not this program's. A text is the reason why it cannot be done. */
export type Program = (ask: Ask) => Told | string | null;

const ruleId = 'method';

/** A figure of a rule. */
export const figureOf = (ask: Ask, rule: string, name: string): number => figure(ask.tables, rule, name);

/** The sentence of a rule. */
export const reasonOf = (ask: Ask, rule: string): string => why(ask, rule);

/** The whole text of the instructions. */
export const textOf = ({ understood }: Ask): string => understood.source.instructions.join('\n');

/** Grams of the parts that pass. */
export const gramsOf = ({ parts }: Ask, test: (part: Part) => boolean = () => true): number =>
  parts.reduce((sum, part) => sum + (test(part) ? part.grams : 0), 0);

/** A sentence that opens an instruction of its own. */
export const ownStep = '\n';

/**
 * The instructions with what is judged of each clause: null keeps it, 'drop' leaves it out, sentences take its place. A
 * sentence that begins with a line break opens an instruction of its own, and what follows it another.
 */
export function retell(
  { understood, clauses }: Ask,
  judge: (clause: Clause, at: number) => 'drop' | readonly string[] | null,
  reword: (text: string, step: number) => string = (text) => text,
): readonly ToldStep[] {
  const now = new Map<number, readonly string[]>();
  clauses.forEach((clause, at) => {
    const judged = judge(clause, at);
    if (judged !== null) now.set(at, judged === 'drop' ? [] : judged);
  });
  return understood.source.instructions.flatMap((text, step) => {
    const within = clauses.flatMap((clause, at) => (clause.step === step ? [at] : []));
    if (within.length === 0) return [{ text: reword(text, step), from: [step] }];
    if (!within.some((at) => now.has(at))) return [{ text: reword(text, step), from: [step] }];
    const groups: string[][] = [[]];
    for (const sentence of sentencesOf(text, within, clauses, now)) {
      if (sentence.startsWith(ownStep)) groups.push([sentence.slice(ownStep.length)]);
      else groups.at(-1)!.push(reword(sentence, step));
    }
    return groups
      .map((one) => one.filter((sentence) => sentence !== '').join(' '))
      .filter((one) => one !== '')
      .map((one) => ({ text: one, from: [step] }));
  });
}

/** A lone "Serve." belongs to what came before. */
function withoutLoneServe(steps: Told['steps']): Told['steps'] {
  const out: { text: string; from: readonly number[] }[] = [];
  for (const step of steps) {
    const before = out.at(-1);
    if (
      before !== undefined &&
      /^\W*(?:and )?(?:serve|enjoy)(?: (?:hot|warm|at once|immediately|straight away))?\W*$/i.test(step.text)
    )
      out[out.length - 1] = { text: `${before.text} ${step.text}`, from: [...before.from, ...step.from] };
    else out.push(step);
  }
  return out;
}

/** The adaptation that a told dish makes. */
export function adaptationOf(ask: Ask, made: Told): MethodAdaptation {
  const told: Told = { ...made, steps: withoutLoneServe(made.steps) };
  const { understood, source, target } = ask;
  const { source: recipe } = understood;
  const byKey = new Map((told.lines ?? []).flatMap((one) => (one.key === null ? [] : [[one.key, one]])));
  const keyOf = new Map(understood.recipe.ingredients.map(({ key, text }) => [text, key]));
  const fresh = (opens: boolean): readonly string[] =>
    (told.lines ?? []).flatMap(({ key, line, first }) =>
      key === null && line !== null && (first === true) === opens ? [line] : [],
    );
  const ingredients = [
    ...fresh(true),
    // The author's own list, whose headings are no ingredients.
    ...recipe.ingredients.flatMap((text) => {
      const change = byKey.get(keyOf.get(text) ?? '');
      return change === undefined ? [text] : change.line === null ? [] : [change.line];
    }),
    ...fresh(false),
  ];
  const instructions = told.steps.map(({ text }) => capitalise(text));
  const edits: MethodEdit[] = [
    {
      kind: 'method',
      target: 'recipe',
      // Where no machine was named it was heat all the same.
      before: source === target ? 'cooking' : machineNoun[source],
      after: machineNoun[target],
      reason: told.method ?? why(ask, methodRules[target]),
      rule: ruleId,
    },
    ...(told.lines ?? []).map(({ key, line, reason, less }): MethodEdit => {
      const before = key === null ? null : understood.recipe.ingredients.find((one) => one.key === key)!.text;
      return {
        kind: before === null ? 'add' : line === null ? 'remove' : less === true ? 'reduce' : 'text',
        target: 'ingredients',
        before,
        after: line,
        reason,
        rule: 'program',
      };
    }),
    ...told.ideas.map(({ kind, step, steps, before, after, reason }): MethodEdit => ({
      kind,
      target: steps !== undefined ? stepsIn(steps) : step === null ? 'recipe' : `step ${step + 1}`,
      before,
      after,
      reason,
      rule: 'program',
    })),
  ];
  return {
    source,
    method: target,
    dish: told.dish,
    feasible: true,
    reason: null,
    text: {
      ...recipe,
      title:
        told.title === undefined
          ? adaptedTitle(recipe.title, source, target, told.dish)
          : inOneStyle(told.title, recipe.title),
      ingredients,
      instructions,
    },
    edits: saidOnce(told.whole === true ? edits : [...edits, ...untold(ask, told, instructions, edits)]),
    safety: [
      ...new Set([
        ...ask.parts
          .filter((part) => !(told.left ?? []).includes(part.key) && statesTemperature(part, told.dish))
          .map(
            (part) =>
              `${capitalise(part.item.name)}: at least ${formatTemperature(part.safe!.celsius)} in the middle${part.safe!.restMinutes > 0 ? `, then ${part.safe!.restMinutes} minutes of rest` : ''}.`,
          ),
        ...(told.safety ?? []),
      ]),
    ],
  };
}

/** Instructions that changed and that no idea quotes are told as a whole. */
function untold(
  ask: Ask,
  { steps, words, gone }: Told,
  instructions: readonly string[],
  edits: readonly MethodEdit[],
): readonly MethodEdit[] {
  const was = ask.understood.source.instructions;
  const old = new Set(was);
  const quoted = (line: string): boolean =>
    edits.some(({ after }) => after !== null && after.split('\n').some((piece) => line.includes(piece)));
  const reason = words ?? why(ask, 'program-words');
  // What stands for no instruction of the source belongs to the one before it.
  const owners: number[] = [];
  for (const { from } of steps) owners.push(from[0] ?? owners.at(-1) ?? 0);
  return was.flatMap((before, step): readonly MethodEdit[] => {
    const own = steps.flatMap((_, at) => (owners[at] === step ? [instructions[at]!] : []));
    const fresh = own.filter((line) => !old.has(line) && !quoted(line));
    const named = edits.some(({ target }) => target === `step ${step + 1}`);
    if (own.length === 0)
      return named || steps.some(({ from }) => from.includes(step))
        ? []
        : [
            {
              kind: 'remove',
              target: `step ${step + 1}`,
              before,
              after: null,
              reason: gone ?? why(ask, 'program-gone'),
              rule: 'program-gone',
            },
          ];
    const isChanged = own.some((line) => !old.has(line));
    if (fresh.length === 0 && (named || !isChanged)) return [];
    return [
      {
        kind: 'text',
        target: `step ${step + 1}`,
        before,
        after: (fresh.length > 0 ? fresh : own).join('\n'),
        reason,
        rule: 'program-words',
      },
    ];
  });
}

/** "3 minutes", "4–5 minutes", by the half minute. */
function halfMinutes(least: number, most: number): string {
  const round = (minutes: number): number =>
    minutes < 8 ? Math.max(0.5, Math.round(minutes * 2) / 2) : Math.round(minutes);
  const [from, to] = [round(least), round(most)];
  return from === to
    ? `${formatNumber(from)} ${from === 1 ? 'minute' : 'minutes'}`
    : `${formatNumber(from)}–${formatNumber(to)} minutes`;
}

/** How much longer or shorter a microwave of another wattage takes than one of 800 W. Own rule: energy is what cooks. */
const usualWatts = [900, 700] as const;
const baseWatts = 800;

/**
 * Minutes in a microwave, said for its wattage, or for a strong and a weak one where nobody says which it is:
 * "on full power (900 W) for 4–5 minutes (or 5½–6½ minutes at 700 W)". `minutes` are those at 800 W.
 */
export function microwaved({ size }: Ask, [least, most]: Range, power: number | null = null): string {
  const at = (watts: number): string => halfMinutes((least * baseWatts) / watts, (most * baseWatts) / watts);
  const setting = power === null ? 'full power' : `${power} % power`;
  if (size.wattage !== null) return `on ${setting} (${size.wattage} W) for ${at(size.wattage)}`;
  const [strong, weak] = usualWatts;
  return `on ${setting} (${strong} W) for ${at(strong)} (or ${at(weak)} at ${weak} W)`;
}

const sizedTins =
  /\b(?:(?:square|round|deep|loose-?bottomed|fluted|springform|baking|\d+(?:[.,]\d+)?(?: ?[x×] ?\d+)?[- ]?(?:cm|inch(?:es)?|in(?=[- ])|["”])?)[ -]?)+(?:springform(?: (?:tin|pan))?|(?:square |cake |baking |brownie |loaf |pie |tart |flan |spring ?form )?(?:tins?|pans?|plate|dish))\b|\b(?:9 ?x ?13|13 ?x ?9|8 ?x ?8|9 ?x ?9)\b/gi;

/** The tin of the author where its size is told, else the usual one: "an 8x8 pan". */
export function sizedTin(ask: Ask, usual: string): string {
  const found = [...textOf(ask).matchAll(sizedTins)].map(([text]) => text).find((text) => /\d/.test(text));
  if (found === undefined) return usual;
  const said = (/^[\dx× ]+$/.test(found) ? `${found} pan` : found).replace(/(\d) ?in\b/i, '$1-inch');
  return `${/^(?:8|11|18)/.test(said) ? 'an' : 'a'} ${said}`;
}

/** Index of the clause with the longest stated heat among those that pass, or -1. */
export function longest(clauses: readonly Clause[], test: (clause: Clause) => boolean): number {
  return clauses.reduce(
    (best, clause, at) =>
      test(clause) && clause.minutes !== null && (best < 0 || clause.minutes[1] > clauses[best]!.minutes![1])
        ? at
        : best,
    -1,
  );
}
