import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { MethodAdaptation } from '../model.ts';
import { statesTemperature, type Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import { oldMachine } from '../words.ts';

/** What a check found wrong with an adaptation; `code` for counting. */
export interface AdaptationFault {
  readonly code:
    | 'changed-though-infeasible'
    | 'no-reason'
    | 'old-machine'
    | 'machine-not-named'
    | 'lost-temperature'
    | 'lost-ingredient'
    | 'stale-temperature'
    | 'unexplained-text'
    | 'false-change'
    | 'misprint';
  readonly detail: string;
}

/** Methods that share the stove's words: a pan beside the dish is no trace of them. */
const stoveLike: ReadonlySet<Method> = new Set(['stovetop', 'wok', 'dutchOven', 'campfire']);

/** How a text names the machine that it is for, besides the machine's own words. */
const alsoNamed: Readonly<Partial<Record<Method, RegExp>>> = {
  stovetop: /\b(?:pan|pot|skillet|saucepan|heat|stove|simmer|boil|fry)\b/i,
  deepFryer: /\bfryer|deep-fry/i,
  grill: /\bgrill\b/i,
  smoker: /\bsmok/i,
  campfire: /\bcoals|camp\b/i,
  convectionOven: /\bconvection oven\b/i,
  steamer: /\bsteam/i,
};

const misprints: readonly RegExp[] = [
  /\b(?:the the|a the|the a|an the|a an|in in|in the in|with with|and and|for for|at at)\b/i,
  /,\s*,|,\s*\.(?!\d)|(?<!\.)\.\s*\.(?!\.)/,
  /\b(\w+ \w+ \w+) \1\b/i,
  /\s[,.;!?](?:\s|$)/,
  /\(\s*\)/,
  /\bundefined\b|\bnull\b|\bNaN\b|\[object/,
  /\b(\d+)–\1 (?:minutes|hours)/,
];

/**
 * Recomputes, from the two texts alone, what an adaptation claims: nothing lost, nothing left of the old machine, every
 * safe temperature stated, every difference explained by a change and every change to be seen. `after` is the new text,
 * understood anew; `parts` are those of the source.
 */
export function checkAdaptation(
  before: UnderstoodRecipe,
  adapted: MethodAdaptation,
  after: UnderstoodRecipe,
  parts: ReadonlyMap<string, Part>,
): readonly AdaptationFault[] {
  const faults: AdaptationFault[] = [];
  const fault = (code: AdaptationFault['code'], detail: string): void => void faults.push({ code, detail });
  const was = before.source;
  const now = adapted.text;
  if (!adapted.feasible || adapted.edits.length === 0) {
    if (JSON.stringify(was) !== JSON.stringify(now)) fault('changed-though-infeasible', 'the text differs');
    if (adapted.reason === null) fault('no-reason', 'nothing is said');
    return faults;
  }
  const { source, method, edits } = adapted;
  const old = new Set(was.instructions);
  const text = now.instructions.join('\n');

  for (const line of [now.title, now.description ?? '', ...now.instructions]) {
    if (!oldMachine[source].test(line)) continue;
    const found = oldMachine[source].exec(line)![0];
    // A side dish in its own pan, and the pan in which things are browned, stay on the stove.
    if (stoveLike.has(source)) continue;
    // What nothing browns any more is finished under the broiler.
    if (/^broil/i.test(found) && /\bhot broiler\b|\bHeat the broiler\b/.test(text)) continue;
    // Small ovens have broilers of their own, and bread beside the dish is warmed in the oven as before.
    if (/^broil/i.test(found) && (method === 'toasterOven' || method === 'convectionOven')) continue;
    if (/^oven$/i.test(found) && /\b(?:bread|ciabatta|baguette)\b/i.test(line)) continue;
    if (source === 'grill' && (method === 'smoker' || method === 'campfire') && /^grates?$/i.test(found))
      continue;
    if (oldMachine[method].test(found) || (method === 'dutchOven' && source === 'oven')) continue;
    fault('old-machine', `“${found}” in “${line}”`);
  }
  // What is not cooked needs no machine.
  if (method !== 'noCook' && !oldMachine[method].test(text) && !(alsoNamed[method]?.test(text) ?? false))
    fault('machine-not-named', method);

  const stated = Math.max(0, ...after.recipe.steps.map((step) => step.internalCelsius ?? 0));
  for (const part of parts.values()) {
    if (!statesTemperature(part, adapted.dish)) continue;
    const safe = part.safe!.celsius;
    if (stated < safe - 1 && !says(text, safe)) fault('lost-temperature', part.item.name);
    if (!adapted.safety.some((line) => says(line, safe)))
      fault('lost-temperature', `${part.item.name} in safety`);
  }

  const everything = /\beverything\b|\ball (?:the )?ingredients\b/i.test(text);
  const unusedNow = new Set(
    after.unused.map((key) => after.recipe.ingredients.find((one) => one.key === key)?.text),
  );
  for (const item of before.recipe.ingredients) {
    if (before.unused.includes(item.key) || item.optional) continue;
    if (/\b(?:dish(?:es)?|pan|pot|tin|foil)\b/i.test(item.name) && item.food === null) continue;
    if (edits.some((one) => one.kind === 'remove' && one.before === item.text)) continue;
    if (unusedNow.has(item.text) && !everything) fault('lost-ingredient', item.text);
  }

  // A sentence that only loses the old machine's name is the author's.
  const nameless = new RegExp(
    `,? (?:in(?:to)?|to) (?:the |your |an? )?(?:${oldMachine[source].source})`,
    'gi',
  );
  const toldBefore = new Set([
    ...sentencesOf(was.instructions),
    ...sentencesOf(was.instructions.map((line) => line.replace(nameless, ''))),
  ]);
  const toldNow = sentencesOf(now.instructions);
  for (const line of now.instructions)
    if (!stands(line, toldBefore) && !edits.some(({ after: said }) => quotes(said, line)))
      fault('unexplained-text', `new: “${line}”`);
  was.instructions.forEach((line, step) => {
    if (
      !stands(line, toldNow) &&
      !edits.some(({ target, before: said }) => names(target, step) || quotes(said, line))
    )
      fault('unexplained-text', `gone: “${line}”`);
  });
  const told = `${was.instructions.join('\n')}\n${was.ingredients.join('\n')}`;
  const shown = `${text}\n${now.ingredients.join('\n')}`;
  for (const edit of edits) {
    if (edit.kind === 'method') continue;
    if (
      edit.after !== null &&
      !edit.after.split('\n').every((line) => shown.includes(bare(line))) &&
      edit.after !== 'until it switches itself off'
    )
      fault('false-change', `after of ${edit.rule}: “${edit.after}”`);
    if (
      (edit.kind === 'remove' || edit.kind === 'text') &&
      edit.before !== null &&
      !edit.before.split('\n').every((line) => told.includes(line))
    )
      fault('false-change', `before of ${edit.rule}: “${edit.before}”`);
    if (edit.reason === '') fault('false-change', `no reason for ${edit.rule}`);
  }

  const set = new Set(edits.filter((one) => one.kind === 'temperature').map((one) => one.after));
  before.steps.forEach((step, at) => {
    const said = before.recipe.steps[at]!;
    // "Either bake them at 400 °F or fry them": a part that may be made another way keeps its heat.
    if (/^\W*either\b/i.test(said.text)) return;
    if (said.celsius === null || said.celsius < 95 || said.station !== 'oven' || set.size === 0) return;
    // Bread that an oven toasts for a soup of the stove: no heat of the dish's own.
    if (stoveLike.has(source)) return;
    for (const number of step.numbers) {
      if (number.kind !== 'temperature' || number.value < 95 || number.unit === null) continue;
      const plain = number.text.trim();
      if (plain.length >= 4 && text.includes(plain) && ![...set].some((one) => one?.includes(plain)))
        fault('stale-temperature', `“${plain}”`);
    }
  });

  for (const line of now.instructions) {
    if (old.has(line)) continue;
    for (const pattern of misprints)
      if (pattern.test(line) && !was.instructions.some((one) => pattern.test(one)))
        fault('misprint', `${String(pattern.exec(line)?.[0])} in “${line}”`);
    const count = (mark: string): number => line.split(mark).length;
    if (
      count('(') !== count(')') &&
      was.instructions.every((one) => one.split('(').length === one.split(')').length)
    )
      fault('misprint', `open bracket in “${line}”`);
    if (/^\p{Ll}/u.test(line)) fault('misprint', `opens small: “${line}”`);
  }
  return faults;
}

const bareLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The sentences of a text by their letters: a capital or a full stop more is no change. */
const sentencesOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(/(?<=[.!?]["”')]*)\s+/)).map(bareLetters));

const stands = (line: string, sentences: ReadonlySet<string>): boolean =>
  [...sentencesOf([line])].every((one) => sentences.has(one));

/** Whether a line holds one of the pieces that a change quotes. */
const quotes = (said: string | null, line: string): boolean =>
  said !== null && said.split('\n').some((piece) => line.includes(bare(piece)));

/** How a change calls a time, without what it adds for the reader. */
const bare = (said: string): string => said.replace(/ at high pressure$| on HIGH$| covered$/, '');

/** Whether a change is about an instruction: "step 3", "steps 3, 4 and 6". */
const names = (target: string, step: number): boolean =>
  /^steps? \d/.test(target) &&
  [...target.matchAll(/(\d+)(?:–(\d+))?/g)].some(
    ([, from, to]) => Number(from) <= step + 1 && step + 1 <= Number(to ?? from),
  );

/** A temperature in both scales, in either order. */
const says = (text: string, celsius: number): boolean => {
  const said = formatTemperature(celsius);
  return text.includes(said) || text.includes(said.replace(/^(\d+ °C) \((\d+ °F)\)$/, '$2 ($1)'));
};
