/** Signs and shorthand: "w/", "&", "mins.", "350F", stars for emphasis, faces made of signs. */
import { Draft, type Piece } from './pieces.ts';
import { isOrderVerb } from '../tone/say/verb-forms.ts';
import { inCaseOf } from './spelling.ts';

const isShort: Readonly<Record<string, readonly [one: string, many: string]>> = {
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  h: ['hour', 'hours'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
};

const picture = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d)$/u;
/** Words in capitals for emphasis; what is printed on a dial stays. */
const shouted =
  /^(?:IF|NOT|DO|ALL|AND|OR|MUST|ONLY|VERY|DON['’]T|NEVER|ALWAYS|UNTIL|THEN|SLOWLY|JUST|WELL|BEFORE|AFTER|NO|IS|ARE|THE|WITH|WITHOUT|THIS|WILL|CAN|CANNOT|SHOULD|IMMEDIATELY|COMPLETELY|GENTLY|CAREFULLY|MAKE|SURE|EVERY|EACH|BOTH|ONE|ONCE|WHILE|WHEN|REALLY|LIGHTLY|OPTIONAL|REMOVE|ADD|STIR)$/;

/** A row without shorthand. */
export function plainSigns(pieces: readonly Piece[]): readonly Piece[] {
  const draft = new Draft(pieces);
  const at = (place: number): Piece | undefined => pieces[place];
  for (let place = 0; place < pieces.length; place++) {
    const piece = pieces[place]!;
    const { text, low, kind } = piece;
    const [before, next] = [at(place - 1), at(place + 1)];
    if (kind === 'word') {
      // "w/ rice", "w/o skin".
      if (low === 'w' && next?.text === '/' && next.gap === '') {
        const out = at(place + 2);
        const without = out?.low === 'o' && out.gap === '' && at(place + 3)?.gap !== '';
        draft.exchange(place, { text: inCaseOf(without ? 'without' : 'with', text) });
        draft.drop(place + 1);
        if (without) draft.drop(place + 2);
        else if (out !== undefined) draft.exchange(place + 2, { gap: ' ' });
      } else if (text === 'w' && next?.kind === 'word' && next.gap === ' ')
        draft.exchange(place, { text: 'with' });
      else if (isShort[low] !== undefined && piece.number === 'minutes' && !piece.opensNumber) {
        const one =
          (/^(?:1|a|one|another|per|each)$/.test(before?.low ?? '') || before?.text === '1') &&
          !/^(?:[-–—~/.]|to|or)$/.test(at(place - 2)?.low ?? '');
        // "After the 5 mins timer is up".
        if (next?.low === 'timer') {
          draft.exchange(place, { text: `-${isShort[low][0]}`, gap: '' });
          continue;
        }
        if ((next?.kind === 'figure' && next.gap === '') || at(place - 2)?.text === '/') continue;
        if (before?.text !== '-' || before.gap !== '' || at(place - 2)?.kind !== 'figure') {
          draft.exchange(place, { text: isShort[low][one ? 0 : 1], gap: ' ' });
          // "5 min., scrape the pan", "5 min. more": the full stop is none.
          if (next?.text === '.' && next.gap === '' && /^[,;]$/.test(at(place + 2)?.text ?? ''))
            draft.drop(place + 1);
          else if (
            next?.text === '.' &&
            next.gap === '' &&
            at(place + 2)?.kind === 'word' &&
            /^\p{Ll}/u.test(at(place + 2)!.text) &&
            // "Cook 6 mins. garlic in last": the next order of somebody who writes small.
            at(place + 2)!.food < 0 &&
            !isOrderVerb(at(place + 2)!.low)
          )
            if (/ing$/.test(at(place + 2)!.low)) draft.exchange(place + 1, { text: ',' });
            else draft.drop(place + 1);
        }
      } else if (/^[cf]$/.test(low) && piece.number === 'temperature' && before?.kind === 'figure')
        draft.exchange(place, { text: `°${text.toUpperCase()}`, gap: '' });
      else if (low === 'approx' || low === 'aprox') {
        draft.exchange(place, { text: inCaseOf('about', text) });
        if (next?.text === '.' && next.gap === '') draft.drop(place + 1);
      } else if (shouted.test(text))
        draft.exchange(place, { text: place === 0 ? inCaseOf(low, text.charAt(0) + low.slice(1)) : low });
      continue;
    }
    if (kind === 'figure') {
      const link = ovenHeat(pieces, place);
      if (link !== null) {
        draft.exchange(place, { text: `${text}°F` });
        if (link !== '') draft.put(place, link);
      }
      continue;
    }
    // "15~20 minutes".
    if (
      text === '~' &&
      before?.kind === 'figure' &&
      next?.kind === 'figure' &&
      piece.gap === '' &&
      next.gap === ''
    )
      draft.exchange(place, { text: '–' });
    if (text === '@' && next?.kind === 'figure') {
      draft.exchange(place, { text: 'at', kind: 'word' });
      if (next.gap === '') draft.exchange(place + 1, { gap: ' ' });
    } else if (
      text === '+' &&
      piece.gap === ' ' &&
      next?.kind === 'word' &&
      next.gap === ' ' &&
      before?.kind === 'word'
    )
      draft.exchange(place, { text: 'and', kind: 'word' });
    else if (text === '&' && before?.kind === 'word' && next?.kind === 'word' && before.text.length > 1)
      draft.exchange(place, { text: 'and', gap: ' ', kind: 'word' });
    else if (text === '~' && next?.kind === 'figure' && before?.kind !== 'figure') {
      if (/^(?:about|around|for)$/.test(before?.low ?? '') && before!.low !== 'for') draft.drop(place);
      else draft.exchange(place, { text: 'about', kind: 'word' });
      draft.exchange(place + 1, { gap: ' ' });
    } else if (
      text === '°' &&
      piece.number === 'temperature' &&
      next !== undefined &&
      /^[cf]$/.test(next.low) &&
      (next.gap !== '' || /^[cf]$/.test(next.text))
    )
      draft.exchange(place + 1, { gap: '', text: next.text.toUpperCase() });
    else if (text === '*' || text === '_') {
      if (paired(pieces, place)) {
        draft.drop(place);
        if (piece.gap !== '' && next !== undefined) draft.exchange(place + 1, { gap: piece.gap });
      }
    } else if (picture.test(text)) draft.drop(place);
    else if (/^[:;]$/.test(text) && faceAt(pieces, place) > 0)
      for (let n = 0; n < faceAt(pieces, place); n++) draft.drop(place + n);
    else if (
      /^[,;.!?]$/.test(text) &&
      piece.gap !== '' &&
      before !== undefined &&
      next?.gap !== '' &&
      before.text !== '.'
    )
      draft.exchange(place, { gap: '' });
    // "Onions,garlic".
    if (/^[,;]$/.test(text) && next?.kind === 'word' && next.gap === '' && before?.kind === 'word')
      draft.exchange(place + 1, { gap: ' ' });
    if (text === '(' && piece.gap === '' && before?.kind === 'word' && !/^e?s$/.test(next?.low ?? ''))
      draft.exchange(place, { gap: ' ' });
    if (/^[!?]$/.test(text) && before?.text === text && piece.gap === '') draft.drop(place);
    // "Save them for later. !"
    if (text === '!' && /^[.?]$/.test(before?.text ?? '')) draft.drop(place);
  }
  return spaced(draft.done());
}

const heats = /^(?:preheat|pre-heat|oven|bake|roast)$/;

/** What is wanted before "350" where it is an oven's heat without its scale ("Bake 400 for 20 min"); null where it is none. */
function ovenHeat(pieces: readonly Piece[], place: number): string | null {
  const { text } = pieces[place]!;
  const [before, next] = [pieces[place - 1], pieces[place + 1]];
  if (!/^(?:2[5-9]|3\d|4\d|5[0-4])[05]$/.test(text) || before === undefined) return null;
  // Whatever is counted or measured has its unit behind it.
  if (next !== undefined && !/^(?:[.,;)]|for|until|till?|then|and|about)$/.test(next.low)) return null;
  if (next?.text === '.' && next.gap === '' && pieces[place + 2]?.gap === '') return null;
  if (/^(?:at|to)$/.test(before.low))
    return pieces.slice(Math.max(0, place - 5), place).some(({ low }) => heats.test(low)) ? '' : null;
  return before.low === 'oven' ? 'to' : /^(?:bake|roast)$/.test(before.low) ? 'at' : null;
}

/** One space where there were several; a line break stays. */
const spaced = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => (piece.gap.length > 1 && !piece.gap.includes('\n') ? { ...piece, gap: ' ' } : piece));

/** Whether a star is one of two around words. */
function paired(pieces: readonly Piece[], place: number): boolean {
  const { text } = pieces[place]!;
  const same = pieces.filter((one) => one.text === text).length;
  return (
    same > 0 &&
    same % 2 === 0 &&
    pieces.every(
      (one, at) =>
        one.text !== text || !(pieces[at - 1]?.kind === 'figure' && pieces[at + 1]?.kind === 'figure'),
    )
  );
}

/** How many signs a face like ":-)" takes, else 0. */
function faceAt(pieces: readonly Piece[], place: number): number {
  const nose = pieces[place + 1]?.text === '-' && pieces[place + 1]!.gap === '' ? 1 : 0;
  const mouth = pieces[place + 1 + nose];
  if (mouth === undefined || mouth.gap !== '' || !/^[)(DP]$/.test(mouth.text)) return 0;
  if (
    mouth.text === ')' &&
    pieces.slice(0, place).filter(({ text }) => text === '(').length >
      pieces.slice(0, place).filter(({ text }) => text === ')').length
  )
    return 0;
  const behind = pieces[place + 2 + nose];
  return pieces[place]!.gap !== '' ||
    pieces[place - 1]?.kind === 'sign' ||
    behind === undefined ||
    (behind.text === '.' && behind.gap === '')
    ? 2 + nose
    : 0;
}
