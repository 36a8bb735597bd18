/** Sentences that a swap adds to the steps: times, safety, order. */
import { formatFoodAmount } from '../measures/amounts.ts';
import { joinList } from '../text/grammar.ts';
import { isPreparation } from './from-suggestion.ts';
import type { SwapEdit } from './model.ts';
import type { StepEdits } from './planned-edits.ts';
import { isMixture, newName } from './step-names.ts';

/** What must be true when it is done: it closes the last step that heats the food. */
/** "It takes half an hour longer": said where it cooks longest. */
export const isTimeNote = (note: string): boolean => /\b(?:hour|minutes|done) (?:longer|sooner)\b/.test(note);

export const isSafetyNote = (note: string): boolean =>
  /middle reaches|(?<!as soon as )no pink is left|°C \(1\d\d °F\)/.test(note);

/** Sentences that go before the first use of what comes in. */
export function notesOf(edit: SwapEdit, edits: StepEdits): readonly string[] {
  const notes: string[] = [];
  const name = newName(edit, edits);
  if (isMixture(edit)) {
    const parts = edits.written
      .get(edit.key)!
      .map((one) =>
        one.amount === null ? one.name : formatFoodAmount(one.food, one.amount, 'sentence', one.name),
      );
    const dissolves =
      /stock-(?:cube|powder|concentrate|paste)|bouillon|^(?:brown-)?sugar$|yeast/.test(edit.by[0]!.food.id) &&
      parts.length === 2;
    notes.push(
      dissolves
        ? `Dissolve ${parts[0]!} in ${/sugar|yeast/.test(edit.by[0]!.food.id) ? parts[1]! : parts[1]!.replace(/(?<!hot )\bwater$/, 'hot water')}.`
        : `Stir together ${joinList(parts)}.`,
    );
  }
  for (const note of edit.methodChanges ?? []) {
    if (isSafetyNote(note) || isTimeNote(note)) continue;
    if (/^Use \S+ .* for /.test(note)) continue;
    // The mixture has just been stirred.
    if (isMixture(edit) && /^Stir(?: well)? and let /.test(note)) {
      notes.push(note.replace(/^Stir(?: well)? and let /, 'Let ').replace(/ before use(?=\.|$)/, ''));
      continue;
    }
    // "Mash it": the sentence stands first and must say what.
    const said =
      isMixture(edit) || !isPreparation(note)
        ? note
        : note.replace(/^((?:\S+ ){0,2}\S+?) (?:it|them)\b/, `$1 the ${name.text}`);
    notes.push(/[.!?]$/.test(said) ? said : `${said}.`);
  }
  return notes;
}

export function safetyOf(edit: SwapEdit, edits: StepEdits): readonly string[] {
  const { text, many } = newName(edit, edits);
  return (edit.methodChanges ?? [])
    .filter((note) => isSafetyNote(note) || isTimeNote(note))
    .map((note) => note.replace(/\b(?:it|them)\b/, `the ${text}`))
    .map((note) => (many ? note.replace(/\bits(?= (?:middle|cent(?:er|re)))/, 'their') : note));
}
