/** Foods of a note put in words. */
import { instantVerb, isFat, listOf, pours } from './note-words.ts';
import { combining, type Piece } from './pieces.ts';
import type { Teller } from './teller.ts';

/** What becomes of foods that a note names. */
export function tellFoods(t: Teller, piece: Extract<Piece, { readonly kind: 'foods' }>, at: number): boolean {
  const after = t.pieces[at + 1];

  const { text, goes, worked } = piece;
  const before = t.last();
  // "Whisk eggs, yolks, 100g sugar": one row.
  if (
    goes === 'none' &&
    t.pending.length === 0 &&
    before !== undefined &&
    combining.test(before.text.split(' ')[0]!) &&
    /[\ue100-\ue1ff](?: \([^()]*\))?$/u.test(before.text) &&
    before.time + before.cue + before.where + before.along === ''
  ) {
    const [verb = '', ...object] = before.text.split(' ');
    const small = /^(?:in |together |up |.* with |with )/u.exec(object.join(' '))?.[0] ?? '';
    const inner = object.join(' ').slice(small.length);
    const all = `${inner}, ${text}`.replace(/,? and (?=[^,]*$)/u, ', ');
    before.text = `${verb} ${small}${listOf(all, t.bench)}`;
    t.many = !instantVerb.test(verb);
    return true;
  }
  if (goes === 'none' && t.pending.length === 0 && worked === '' && before !== undefined) {
    // "… in a pan, butter": it cooks in that. "On a tray, oil, salt": they lie there with it.
    if (before.lasts && before.text.startsWith('cook ') && before.where !== '' && isFat(text, t.bench)) {
      before.where += ` with ${listOf(text, t.bench)}`;
      return true;
    }
    if (
      /^put .* (?:in|on|into) /u.test(before.text) &&
      !/ with /u.test(before.text) &&
      after?.kind !== 'time' &&
      after?.kind !== 'heat'
    ) {
      before.text += ` with ${listOf(text, t.bench)}`;
      return true;
    }
  }
  // "Rice, pork, egg on top".
  if (goes === 'top' && (t.pending.length > 0 || text.includes(', '))) {
    const all = [...t.pending.map((one) => one.text), ...text.split(/, | and /u)];
    t.push(
      `serve ${listOf(all.slice(0, -1).join(', '), t.bench)} with ${listOf(all.at(-1)!, t.bench)} on top`,
      false,
    );
    t.pending = [];
    return true;
  }
  if (goes !== 'none' && goes !== 'in') t.flush();
  t.take(text, worked);
  if (goes === 'none') return true;
  if (goes === 'in' && after?.kind === 'pace') {
    t.push(`add ${t.workedRow()}`, false);
    t.pending = [];
    return true;
  }
  const [only] = t.pending;
  // "Potatoes in 1cm dice, in with water".
  if (goes === 'in' && t.pending.length === 1 && /^in /u.test(only!.worked)) {
    t.push(`cut ${t.row()} ${only!.worked.replace(/^in /u, 'into ')}`, false);
    t.push('add them', false);
  } else if (goes === 'in') t.push(`add ${t.workedRow()}`, false);
  else if (goes === 'last') t.push(`add ${t.workedRow()} last`, false);
  else if (goes === 'out') t.push(`take out ${t.row()}`, false);
  else if (goes === 'back') {
    t.push(`return ${t.row()} to the ${t.place === 'oven' ? 'oven' : 'pan'}`, false);
    t.place ??= 'pan';
  } else if (goes === 'beside') t.push(`serve ${t.row()} alongside`, false);
  else {
    const squeezed = t.pending.length === 1 && worked === 'squeezed';
    const words = t.row();
    t.push(
      squeezed
        ? `squeeze ${words} over`
        : `${t.bench.strewn(t.pending.map(({ text: one }) => one).join('')) ? 'scatter' : pours.test([...words].map(t.bench.reveal).join('')) && goes === 'over' ? 'pour' : goes === 'over' || t.bench.fat(t.pending[0]!.text) !== null || /\brest\b/u.test(words) ? 'spoon' : 'put'} ${words} ${goes === 'over' ? 'over' : 'on top'}`,
      false,
    );
  }
  t.pending = [];
  return true;
}
