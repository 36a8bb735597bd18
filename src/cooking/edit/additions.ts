import { shortNames } from '../text/naming.ts';
import type { StepReading } from '../understand-recipe/model.ts';
import type { WrittenLine } from './edit-lines.ts';
import type { AddEdit } from './model.ts';

/** Puts the use of a further ingredient into the text of its step. */
export function additionText(text: string, edit: AddEdit, line: WrittenLine, reading: StepReading): string {
  const names = shortNames([line.food]).get(line.food.id)!;
  const called = edit.part.name ?? (line.many && names.plural !== null ? names.plural : names.singular);
  const ended = /[.!?)]\s*$/.test(text) ? text.trimEnd() : `${text.trimEnd()}.`;
  if (edit.sentence !== undefined)
    return edit.as === 'first' ? `${edit.sentence} ${text}` : `${ended} ${edit.sentence}`;
  switch (edit.as) {
    case 'first':
      return `Add the ${called}. ${text}`;
    case 'finish':
      return `${ended} Finish with the ${called}.`;
    case 'then':
      return `${ended} Stir in the ${called}.`;
    case 'with': {
      // "Add the onions" → "Add the onions and the carrots", where the step names something that goes in.
      const last = reading.mentions.findLast(
        ({ kind, end }) =>
          (kind === 'name' || kind === 'head') &&
          text.slice(0, end).endsWith(text.slice(0, end)) &&
          /\b(?:add|stir in|mix in|toss in|put)\b[^.;]*$/i.test(text.slice(0, end)) &&
          /^\s*(?:[.;,]|and\b|$)/i.test(text.slice(end)),
      );
      if (last !== undefined && text.slice(last.start, last.end) === last.text)
        return `${text.slice(0, last.end)} along with the ${called}${text.slice(last.end)}`;
      return `${ended} Add the ${called}.`;
    }
  }
}
