import { capitalise } from '../text/grammar.ts';
import type { StepReading } from '../understand-recipe/model.ts';
import { takesTemperature } from './doneness.ts';
import { isPreparation } from './from-suggestion.ts';
import { beforeLastWords } from './last-words.ts';
import type { Leftover } from './leftovers.ts';
import { type Literal, markText, writeOut } from './marked-text.ts';
import type { StepEdits } from './planned-edits.ts';
import { editMarked } from './step-mentions.ts';
import { notesOf, safetyOf } from './step-notes.ts';

/** A word that says how a food is done and names none. */
const onlyState =
  /^(?:boiled|cooked|fried|roasted|grilled|baked|steamed|smoked|toasted|chopped|sliced|diced|minced|grated|shredded|melted|dried|frozen|canned|fresh|raw|hot|cold|warm)$/i;

/** The text of a step as edited; null where nothing is left of it. */
export function editStep(text: string, reading: StepReading, edits: StepEdits): string | null {
  const { more } = edits;
  // "Hard boiled", "boiled water": what the list calls boiled sausage is not meant by the word that is left of it.
  const mentions = [
    ...reading.mentions.filter(({ text }) => !onlyState.test(text)),
    ...more.filter(({ quality }) => !quality),
  ];
  const touched = more.length > 0 || mentions.some(({ key }) => edits.byKey.has(key));
  if (
    !touched &&
    edits.literals.length + edits.closing.length + edits.remarks.length + edits.notes.length === 0
  )
    return text;
  const marked = markText(
    text,
    mentions,
    reading.numbers,
    [...edits.literals, ...qualities(more)],
    reading.actions,
  );
  editMarked(marked, edits);
  // "Sugar, mustard and tomato paste and water" is one list.
  const made = tidy(writeOut(marked)).replace(
    /(, [\p{L}][\p{L} ]*?|\b[\p{L}]+) and (tomato paste) and water\b/gu,
    '$1, $2 and water',
  );
  if (!/[\p{L}\p{N}]/u.test(made)) return null;
  // "Whisk together all the sauce ingredients" stirs a mixture of two of them as well.
  const gathers = gathering.test(text);
  const notes = edits.notes.flatMap((edit) =>
    notesOf(edit, edits).filter(
      (note, _, all) => isPreparation(note) && !(gathers && all.length === 1 && /^Stir together /.test(note)),
    ),
  );
  const end = [
    ...new Set([
      ...edits.remarks.flatMap((edit) => notesOf(edit, edits).filter((note) => !isPreparation(note))),
      // Where the step takes a temperature itself, that one is mended, and need not be said again.
      ...edits.closing.flatMap((edit) =>
        safetyOf(edit, edits).filter((note) => !(/°/.test(note) && takesTemperature.test(made))),
      ),
    ]),
  ];
  const closed =
    end.length === 0 ? made : beforeServed(/[.!?)]$/.test(made) ? made : `${made}.`, end.join(' '));
  if (notes.length === 0) return closed;
  // "Meanwhile" stays first: what is made ready is part of what goes on meanwhile.
  const meanwhile = /^(?:Meanwhile|In the meantime)\b,?\s*/.exec(closed)?.[0];
  return meanwhile === undefined
    ? `${notes.join(' ')} ${capitalise(closed)}`
    : `${meanwhile}${lowerFirst(notes.join(' '))} ${capitalise(closed.slice(meanwhile.length))}`;
}

/** What is to be known at the stove is said before the plates are filled. */
function beforeServed(text: string, notes: string): string {
  const served =
    /\s((?:Serve|Garnish|Divide|Ladle|Spoon over|Top|Scatter|Sprinkle)\b[^.!?]*[.!?]+)\s*$/u.exec(text);
  return served === null
    ? beforeLastWords(text, notes)
    : `${text.slice(0, served.index)} ${notes} ${served[1]!}`;
}

/** "Buttery" goes, with the space after it. */
export const qualities = (found: readonly Leftover[]): readonly Literal[] =>
  found.flatMap(({ quality, start, end }) => (quality ? [{ start, end, text: '' }] : []));

/** Everything that a sauce is made of goes into one bowl. */
const gathering =
  /\b(?:stir|whisk|mix|combine|shake|beat|blend)\b[^.]*\b(?:all|everything|(?:sauce|dressing|marinade|glaze) ingredients)\b/i;

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "Do not beat it or it gets tough" names nothing twice. The pattern is tried at every word, so only where it may match. */
const namedTwice = /\b(\p{L}+(?: \p{L}+)?)(?<!\b(?:it|they|you|them)) or (?:the )?\1\b/giu;

/** Spaces and marks as they should be after pieces were taken out; line breaks stay. */
function tidy(text: string): string {
  const spaced = text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+([,.;:!?)])/g, '$1')
    .replace(/\(\s*\)/g, '');
  return (
    (/ or /i.test(spaced) ? spaced.replace(namedTwice, '$1') : spaced)
      // A mixture has no yolk to break.
      .replace(
        /\b(?:break|crack|pierce)\s+(?:the\s+)?[^.,;]{0,40}?mixture\s+and\s+(\p{L})/giu,
        (said, next: string) => (/^\p{Lu}/u.test(said) ? next.toUpperCase() : next),
      )
      .replace(/,\s*(?=[.;:!?])/g, '')
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/([.!?])\s*[,;]/g, '$1')
      .trim()
  );
}
