/** Puts the pieces of a jotting in words: who is handled, where, over what heat, how long and until when. */
import { tellFoods } from './tell-foods.ts';
import { tellOrder } from './tell-order.ts';
import { tellWhere } from './tell-where.ts';
import {
  type NoteBench,
  plain,
  gerund,
  forTime,
  vesselOf,
  listOf,
  signText,
  sentenceOf,
} from './note-words.ts';
import type { Piece } from './pieces.ts';
import { Teller } from './teller.ts';

/** The pieces as orders; null where they do not add up. */
export function told(pieces: readonly Piece[], bench: NoteBench): string | null {
  const [first, second] = pieces;
  // "Same pot, onions, 10 min".
  const inSame =
    first?.kind === 'where' &&
    (second?.kind === 'foods'
      ? /^(?:in )?(?:the )?same /iu.test(first.text)
      : second?.kind === 'order' && second.text !== '' && /^in /iu.test(first.text));
  if (inSame) {
    const rest = told(pieces.slice(1), {
      ...bench,
      place: bench.place === 'oven' ? 'oven' : null,
      ovenOn: false,
    });
    return rest === null ? null : `In ${vesselOf(first.text, bench)}, ${plain(rest)}`;
  }
  const t = new Teller(pieces, bench);
  for (const [at, piece] of t.pieces.entries()) {
    const after = t.pieces[at + 1];
    switch (piece.kind) {
      case 'foods':
        if (!tellFoods(t, piece, at)) return null;
        break;
      case 'order':
        if (!tellOrder(t, piece, at)) return null;
        break;
      case 'where':
        if (!tellWhere(t, piece, at)) return null;
        break;
      case 'with': {
        if (piece.text === '') break;
        const words = listOf(piece.text.replace(/^(?:with|w\/?) /iu, ''), t.bench).replace(
          /^the (?=mix$)/u,
          'the ',
        );
        if (t.pending.length > 0) t.flush();
        const now = t.last();
        if (now === undefined) return null;
        now.where += ` with ${words}`;
        // Foods that stand behind it belong to it.
        const more = t.pieces[at + 1];
        if (more?.kind === 'foods' && more.goes === 'none' && t.pieces[at + 2]?.kind !== 'time') {
          t.pieces[at + 1] = { kind: 'with', text: '' };
          now.where = now.where.replace(
            / with .*$/u,
            ` with ${listOf(`${piece.text.replace(/^(?:with|w\/?) /iu, '').replace(/ and (?=[^,]*$)/u, ', ')}, ${more.text}`, t.bench)}`,
          );
        }
        break;
      }
      case 'heat': {
        const low = plain(piece.text)
          .replace(/^(?:on|over|at) (?:a )?/u, '')
          .replace(/^a /u, '')
          .replace(/ (?:heat|flame)$/u, '')
          .replace(/\bmed\b/u, 'medium')
          .replace(/^medium (high|low)/u, 'medium-$1')
          .replace('lowish', 'fairly low');
        const one = t.cooking('heat');
        if (one === null) return null;
        one.heat = ` over ${/^(?:gentle|moderate|high|low|medium|very|fairly|really)/u.test(low) ? '' : ''}${/^gentle|^moderate/u.test(low) ? `a ${low}` : low} heat`;
        break;
      }
      case 'time': {
        const one = t.cooking('time');
        if (one === null) return null;
        one.time = forTime(piece.text, t.bench);
        break;
      }
      case 'lasting': {
        const words = plain(piece.text).replace(/^(?:for )?(?:the )?/u, 'for the ');
        if (t.pending.length > 0) {
          t.push(`add ${t.workedRow()} ${words}`, false);
          t.pending = [];
        } else if (t.last() !== undefined) t.last()!.along += ` ${words}`;
        else return null;
        break;
      }
      case 'cue':
      case 'target':
      case 'sign': {
        if (piece.kind === 'target') {
          const low = plain(piece.text);
          if (/boil|simmer|steam|blood/u.test(low)) {
            const to =
              /^to (?:just )?(?:under|below)/u.test(low) || /^to just/u.test(low)
                ? 'to just below boiling'
                : low
                    .replace(/^to (?:boil|the boil)$/u, 'to the boil')
                    .replace(/^to simmer$/u, 'to a simmer');
            const verb = /^to (?:a |the )?(?:gentle )?(?:boil|simmer)/u.test(to) ? 'bring' : 'heat';
            if (t.pending.length > 0) t.push(`${verb} ${t.workedRow()} ${to}`, false);
            else t.push(`${verb} ${t.it()} ${to}`, false);
            t.pending = [];
            t.place = 'pan';
            break;
          }
        }
        // "Ghee hot": it is heated until it is.
        const [, fat, hot] =
          /^([\ue100-\ue1ff]) (hot|smoking(?: hot)?|shimmering|foaming|melted)$/iu.exec(piece.text) ?? [];
        if (fat !== undefined && t.bench.fat(fat) !== null && t.pending.length === 0) {
          t.push(hot === 'melted' ? `melt the ${fat}` : `heat the ${fat}`, true).cue =
            hot === 'melted' ? '' : ` until ${hot!}`;
          t.place = 'pan';
          break;
        }
        const one = t.cooking('cue');
        if (one === null) return null;
        const words =
          piece.kind === 'cue'
            ? plain(piece.text).replace(/^(or )?(?:till|til|'til) /u, '$1until ')
            : piece.kind === 'target'
              ? `to ${plain(piece.text)
                  .replace(/^to /u, '')
                  .replace(/^(?=amber$|caramel$)/u, 'an ')
                  .replace(/^an (?=caramel)/u, 'a ')
                  .replace(/^deep amber$/u, 'a deep amber')}`
              : signText(piece.text, t.bench);
        const known = one.cue !== '';
        if (piece.kind === 'cue')
          one.cue += known ? ` and ${words.replace(/^(?:or )?until /u, '')}` : ` ${words}`;
        else if (piece.kind === 'target' || words.startsWith('with ')) one.cue += ` ${words}`;
        else one.cue += known ? ` and ${words}` : ` until ${words}`;
        break;
      }
      case 'no': {
        const word = piece.text.replace(/^(?:with )?no /iu, '').toLowerCase();
        if (/^colou?r$/u.test(word)) {
          if (t.last() === undefined && t.pending.length === 0) return null;
          const one = t.cooking('along');
          if (one === null) return null;
          one.along += `, without letting ${t.it()} ${word}`;
          break;
        }
        const one = t.pending.length > 0 ? t.cooking('along') : t.last();
        if (one === null || one === undefined) return null;
        one.along += word.endsWith('ing') ? `, without ${word}` : `, with no ${word}`;
        break;
      }
      case 'along': {
        const low = plain(piece.text);
        if (/^don/u.test(low)) {
          if (t.last() === undefined) return null;
          t.last()!.along += /let/u.test(low)
            ? `; ${low}`
            : `, without ${gerund(/^don['’]?t (\p{L}+)/u.exec(low)?.[1] ?? '')}`;
          break;
        }
        const one = t.pending.length > 0 ? t.cooking('along') : t.last();
        if (one === null || one === undefined) return null;
        const how = low
          .replace(/^(?:a )?few lumps.*$/u, 'leaving a few lumps')
          .replace(/^keep (\p{L}+ing)\b/u, '$1 constantly')
          .replace(/^single layer/u, 'in a single layer');
        one.along +=
          /^with the lid|^(?:un)?covered|^in a|apart$/u.test(how) && one.along === '' && !/apart$/u.test(how)
            ? ` ${how}`
            : `, ${how.replace(/(?<=[\ue500-\ue5ff])(?=in\b)/u, ' ')}`;
        break;
      }
      case 'pace': {
        if (t.pending.length > 0) {
          t.push(`add ${t.workedRow()}`, true);
          t.pending = [];
        }
        const one = t.last();
        if (one === undefined) return null;
        one.where += ` ${plain(piece.text).replace(/^(?=ladle)/u, 'a ')}`;
        if (/^add /u.test(one.text) && after?.kind === 'time') (one as { lasts: boolean }).lasts = true;
        break;
      }
      case 'per':
        t.flush();
        t.push(`use ${piece.text}`, false);
        break;
      case 'off':
        t.flush();
        t.push('take the pan off the heat', false);
        t.place = 'off';
        break;
      case 'out':
        t.flush();
        t.push(piece.plate ? `move ${t.it()} to a plate` : `take ${t.it()} out`, false);
        break;
      case 'lid': {
        t.flush();
        const timed = after?.kind === 'time' || after?.kind === 'heat';
        t.push(
          timed
            ? `cover and ${t.place === 'oven' ? t.bench.inOven : t.place === 'pan' ? 'cook' : 'leave'}`
            : 'cover',
          timed,
        );
        break;
      }
      case 'unlid':
        t.flush();
        t.push('take the lid off', false);
        break;
      case 'chill':
        t.flush();
        t.push(`chill ${t.it()} in the fridge`, true);
        break;
      case 'rack':
        t.flush();
        t.push(
          `${after?.kind === 'time' ? `cool ${t.it()} on` : `move ${t.it()} to`} a ${piece.wire ? 'wire ' : ''}rack`,
          true,
        );
        break;
      case 'bath':
        t.flush();
        t.push(`transfer ${t.it()} to an ice bath`, false);
        break;
      case 'oven': {
        const timed = after !== undefined && /^(?:time|cue)$/u.test(after.kind);
        const degrees = piece.text;
        if (degrees === '' || timed || (t.last()?.lasts === true && t.clauses.length > 0)) {
          t.flush();
          const pot = t.bench.place === 'pan' && !t.bench.ovenOn;
          const one = t.push(pot ? 'cook' : degrees === '' ? t.bench.inOven : 'bake', true);
          one.where = `${pot || degrees === '' ? ' in the oven' : ''}${degrees === '' ? '' : ` at ${degrees}`}`;
          // "200C 10 minutes on foil".
          const beyond = t.pieces[at + 2];
          if (beyond?.kind === 'where' && /^on /iu.test(beyond.text)) {
            one.where = ` on ${vesselOf(beyond.text, t.bench)}${one.where}`;
            t.pieces[at + 2] = { kind: 'with', text: '' };
          }
          t.place = 'oven';
          t.many ||= t.bench.dish;
        } else {
          t.flush();
          t.push(`heat the oven to ${degrees.replace(/ conv\b/u, ' convection')}`, false);
        }
        break;
      }
    }
  }
  if (!t.flush(true) || t.clauses.length === 0) return null;
  return sentenceOf(t.clauses.filter(({ text }) => text !== '')).replace(
    /\b(until|once) (?=[\ue100-\ue1ff])/gu,
    '$1 the ',
  );
}
