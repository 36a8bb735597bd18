/** What follows a verb: its object, then place, heat, time and cue as the tone likes them. */
import type { Manner } from './manner.ts';
import { signs } from '../mask.ts';
import type { Part } from './parse-sentence.ts';
import { bareList, moreTime } from './telegraph.ts';

/** A bare stretch of time, not a moment or a rate. */
const lasts = new RegExp(
  `^(?:(?:about|around|approximately|roughly|at least|another|a further|an additional|up to) )*${signs.time}(?! (?:before|after|later|ahead|ago|from|prior|per|apart|each))`,
  'iu',
);

/** An object and its parts in a row, with the commas that they need. */
export function tail(object: string, parts: readonly Part[], { table, reveal, eager, free }: Manner): string {
  let text = object;
  let ordered = parts;
  const [along, cue] = parts;
  // "Cook, stirring often, until soft" as "cook until soft, stirring often".
  // "Add the pasta until hot" adds for ever: only where nothing is put in.
  if (
    eager &&
    object === '' &&
    parts.length === 2 &&
    along!.kind === 'along' &&
    along!.comma &&
    cue!.kind === 'until'
  )
    ordered = [{ ...cue!, comma: false }, along!];
  // "Stir, without wandering off, with a spoon": a manner of many words stands behind the tool.
  const [manner, tool] = parts;
  if (manner?.kind === 'rest' && tool?.kind === 'with' && !tool.comma && manner.text.split(' ').length > 2)
    ordered = [tool, { ...manner, comma: /^without\b/.test(manner.text) }, ...parts.slice(2)];
  if (table.timesLast) {
    const times = parts.filter(({ kind }) => kind === 'time');
    const cues = parts.filter(({ kind }) => kind === 'until');
    const late = parts.findIndex(({ kind }) => kind === 'until');
    const soon = parts.findIndex(({ kind }) => kind === 'time');
    if (
      times.length === 1 &&
      cues.length === 1 &&
      late === soon + 1 &&
      late === parts.length - 1 &&
      !/^or\b/i.test(cues[0]!.text) &&
      !/[()]/.test(cues[0]!.text)
    )
      ordered = [...parts.slice(0, soon), cues[0]!, { ...times[0]!, comma: true }];
  }
  for (const [at, part] of ordered.entries()) {
    const more = table.bareTimes && part.kind === 'time' ? moreTime(part.text) : null;
    let said = more ?? (table.bareLists && free && part.kind === 'with' ? bareList(part.text) : part.text);
    const before = ordered[at - 1];
    const bare =
      table.bareTimes &&
      part.kind === 'time' &&
      /^for\s(?!another|an additional|a further|the )/i.test(said) &&
      !/ in$/i.test(text) &&
      // "On low for 8 hours or on high for 4".
      !parts.some((one) => /\bor\b/i.test(one.text) && one.kind !== 'until') &&
      !/^(?:before|after|ahead|prior|in advance)\b/i.test(ordered[at + 1]?.text ?? '');
    if (bare) said = said.slice(4);
    // "Simmer 20 minutes" in a tone that speaks in full.
    else if (
      !table.bareTimes &&
      part.kind === 'time' &&
      !part.comma &&
      lasts.test(said) &&
      /\d|\bhours?\b|\bminutes?\b/i.test([...said].map(reveal).join('')) &&
      !/\b(?:or|and|to|usually|the|every|in|than|until|another|by|for|within|after|before|during|under|over|last|final|first|next|only|a|an|~)$/i.test(
        text,
      ) &&
      (/\b(?:rest|stand|sit|cool|simmer|bake|cook|marinate|chill)$/i.test(text) ||
        !/^(?:before|after|ahead|prior|in advance)\b/i.test(ordered[at + 1]?.text ?? '')) &&
      before?.kind !== 'until' &&
      before?.kind !== 'when'
    )
      said = `for ${said}`;
    const runsOn =
      /\b(?:or|and|to|usually|at most|at least|about|than|preferably|ideally|even)$/i.test(text) ||
      / (?:before(?:hand)?|after|ahead)\b/i.test(said);
    const comma =
      part.comma ||
      (table.bareTimes && part.kind === 'until' && before?.kind === 'time' && !/^or\b/i.test(said)) ||
      (table.voice === 'terse' && part.kind === 'heat' && !/^(?:over|on|at|to|in)\b/i.test(said)) ||
      ((bare || more !== null) && (text.length > 32 || at > 0) && !/^\w+$/.test(text)) ||
      (part.kind === 'time' &&
        !/^for\s/i.test(said) &&
        before !== undefined &&
        table.bareTimes &&
        !/^overnight\b/i.test(said) &&
        !/^(?:before(?:hand)?|after|ahead)\b/i.test(ordered[at + 1]?.text ?? ''));
    // "Heat, stirring, until".
    if (
      text === '' &&
      (part.kind === 'heat' ? comma : part.comma) &&
      /^(?:along|with|rest|heat)$/.test(part.kind)
    )
      said = `, ${said}`;
    text += text === '' ? said : `${comma && !(part.kind === 'time' && runsOn) ? ',' : ''} ${said}`;
  }
  return text.trim();
}

/** What follows a verb that has its object in front. */
export const after = (parts: readonly Part[], manner: Manner): string =>
  (parts[0]?.comma === true ? ', ' : '') + tail('', parts, manner).replace(/^, /, '');
