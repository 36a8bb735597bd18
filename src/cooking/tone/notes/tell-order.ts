/** Orders of a note put in words. */
import {
  lasting,
  waits,
  bareTray,
  needsIt,
  handles,
  instantVerb,
  forTime,
  manyIn,
  objectOf,
} from './note-words.ts';
import type { Piece } from './pieces.ts';
import type { Teller } from './teller.ts';
import { signs } from '../mask.ts';

const withTime = new RegExp(
  String.raw`^(?<head>.*?)(?:^| )(?:for )?(?<time>(?:about |another |at least )?${signs.time}(?: (?:approx|more|each|max|per side|a side|or so)| ?\/ ?side)?)(?<rest>(?: (?:in|on|under|at|until|till|til|with) .+)?)$`,
  'iu',
);

/** An order of a note, with what was named in front of it. */
export function tellOrder(t: Teller, piece: Extract<Piece, { readonly kind: 'order' }>, at: number): boolean {
  const after = t.pieces[at + 1];

  const { verb } = piece;
  let text = piece.text.trim();
  let clock = '';
  const timed = withTime.exec(text)?.groups;
  let rest = '';
  if (
    timed !== undefined &&
    !/\b(?:until|till|til|after|every|for|before|about|least|than|or|first|last|and|to)$/iu.test(
      timed['head']!,
    )
  ) {
    text = timed['head']!.trim();
    clock = forTime(timed['time']!, t.bench);
    rest = timed['rest']!.replace(/ (?:till|til) /iu, ' until ');
  }
  const cue = /(?:^|(?<= ))(?:until|till|til) .+$/iu.exec(text);
  if (cue !== null) {
    rest = ` ${cue[0].replace(/^(?:till|til) /iu, 'until ')}${rest}`;
    text = text.slice(0, cue.index).trim();
  }
  text = text
    .replace(/^(dry|wet)$/iu, 'the $1 ingredients')
    .replace(/^(at the (?:end|last)|last|just before serving)$/iu, `${t.it()} $1`);
  if (/^(?:cool|rest|leave|stand)$/u.test(verb)) text = text.replace(bareTray, '$1 the ');
  rest = rest.replace(/^ (.*)$/u, (_, some: string) => ` ${some.replace(bareTray, '$1 the ')}`);
  const back = t.last();
  // "Rice in, 2 min, stir".
  if (
    verb === 'stir' &&
    text + clock + rest === '' &&
    t.pending.length === 0 &&
    back !== undefined &&
    back.time !== '' &&
    back.lasts &&
    back.along === ''
  ) {
    back.along = ', stirring';
    return true;
  }
  const open =
    text === '' ||
    /^(?:to|in|into|with|over|on|by|at|until|till|together|well|gently|all|roughly|thinly|finely|up|down|off) ?/iu.test(
      text,
    );
  if (
    t.pending.length > 0 &&
    t.place === 'pan' &&
    t.clauses.length === 0 &&
    text === '' &&
    /^(?:simmer|boil|cook|fry|bubble)$/u.test(verb)
  )
    t.flush();
  if (t.pending.length > 0 && open && (handles.test(verb) || text === 'up')) {
    const inside = t.clauses.length > 0 || t.place === 'off' || t.place === 'pan';
    const count =
      t.pending.length + (manyIn(t.pending.map(({ text: one }) => one).join(', '), t.bench) ? 1 : 0);
    if (verb === 'knead') {
      t.push(`mix together ${t.workedRow()}`, true);
      t.push(`knead${text === '' ? '' : ` ${text}`}`, true);
      t.many = false;
    } else if (/^(?:whisk|stir|beat|fold|mix)$/u.test(verb) && text === '' && inside && clock === '')
      t.push(`${verb} in ${t.workedRow()}`, true);
    else if (
      (verb === 'toss' || verb === 'stir' || verb === 'mix' || verb === 'wilt' || verb === 'reduce') &&
      inside
    ) {
      t.push(`add ${t.workedRow()}`, false);
      t.push(verb === 'wilt' ? `let ${t.it()} wilt` : `${verb}${text === '' ? '' : ` ${text}`}`, true);
    } else {
      const together =
        count > 1 && instantVerb.test(verb) && t.pending.length > 0 && text === '' ? ' together' : '';
      t.push(
        verb === 'bring'
          ? `bring ${t.workedRow()} ${text}`.trim()
          : `${verb} ${t.workedRow()}${text === '' ? together : ` ${text}`}`,
        lasting.test(verb),
      );
      if (instantVerb.test(verb)) t.many = false;
    }
    t.pending = [];
  } else {
    t.flush();
    const bare = text === '';
    const words =
      bare && waits.test(verb)
        ? `leave ${t.it()} to ${verb}`
        : bare && needsIt.test(verb) && t.clauses.length > 0
          ? `${verb} ${t.it()}`
          : `${verb}${bare ? '' : ` ${objectOf(text, t.it())}`}`;
    // "Boil, skim, then …": it is brought there.
    const boil = verb === 'boil' && bare && clock === '' && after !== undefined && t.place !== 'oven';
    t.push(boil ? 'bring to the boil' : words, lasting.test(verb) || waits.test(verb));
    const object = /[\ue100-\ue1ff]/u.test(text) ? text : null;
    if (/^the (?:dry|wet) ingredients$/u.test(text)) t.many = true;
    if (object !== null)
      t.many =
        !/^(?:whisk|beat|blend|fold|puree|purée|cream|knead|mix|mash)$/u.test(verb) &&
        manyIn(object.replace(/ (?:in|on|with|to|into) .*$/u, ''), t.bench);
  }
  const now = t.last()!;
  if (clock !== '') {
    if (now.lasts || /^(?:cover)/u.test(now.text)) now.time = clock;
    else
      t.push(t.place === 'oven' ? t.bench.inOven : t.place === 'pan' ? 'cook' : 'leave', true).time = clock;
  }
  if (rest !== '') t.last()!.cue += rest;
  if (/^(?:fry|simmer|boil|brown|sear|toast|sauté|saute|sweat|cook)$/u.test(verb))
    t.place = t.place === 'oven' ? t.place : 'pan';
  if (/^(?:bake|roast)$/u.test(verb)) t.place = 'oven';
  return true;
}
