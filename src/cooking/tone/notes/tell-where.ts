/** Vessels of a note put in words. */
import { vesselOf } from './note-words.ts';
import type { Teller } from './teller.ts';

/** Where a note puts what it names, or cooks it. */
export function tellWhere(t: Teller, piece: { readonly text: string }, at: number): boolean {
  const after = t.pieces[at + 1];

  const raw = piece.text;
  const bare = !/^(?:straight )?(?:in|into|to|onto|on|between|among) /iu.test(raw);
  const straight = /^straight /iu.test(raw) ? ' straight' : '';
  const [prep = 'in'] = /^(?:straight )?(in|into|to|onto|on|between|among) /iu.exec(raw)?.slice(1) ?? [];
  const small = prep.toLowerCase();
  const name = vesselOf(raw, t.bench);
  const share = /^[\ue200-\ue2ff\ue500-\ue5ff]/u.test(name) && /s$/u.test(name.replace(/ \([^()]*\)$/u, ''));
  const flat =
    /\b(?:trays?|sheets?|parchment|foil|board|plates?|platter|rack|paper|grill|bbq|griddle)$/u.test(name);
  const surface = bare ? (flat ? 'on' : 'in') : small;
  const soak =
    /^(?:oil|cold water|water|hot|deep|half|most|some|a (?:little|bit)|the rest|the [\ue100-\ue1ff]|the hot|(?:the )?(?:dry|wet|batter|sauce|mixture)$)/u.test(
      name,
    );
  const cold = /\b(?:bowls?|jars?|board|plates?|platter|blender|processor|dish)$/u.test(name);
  if (soak && !bare && small !== 'in') {
    // "Squeeze gelatine, into hot cream".
    if (t.pending.length > 0) t.push(`add ${t.workedRow()} to ${name.replace(/^(?!the)/u, '')}`, false);
    else t.push(`add ${t.it()} to ${name}`, false);
    t.pending = [];
    return true;
  }
  if (t.pending.length > 0 && soak) {
    const timed = after?.kind === 'time';
    const cool = /water$/u.test(name);
    t.push(`${cool && timed ? 'soak' : cool ? 'put' : 'cook'} ${t.workedRow()} in ${name}`, true);
    t.pending = [];
    return true;
  }
  if (
    t.pending.length > 0 &&
    t.pending.every(({ worked }) => worked !== '' && !/^(?:melted|drained|cooked)$/u.test(worked))
  ) {
    for (const one of t.pending.splice(0)) {
      t.pending = [one];
      t.flush();
    }
    t.many = true;
    t.push(`put them ${surface === 'to' ? 'on' : surface} ${name}`, false);
    if (t.bench.ovenOn) t.place = 'oven';
    return true;
  }
  const later = t.pieces.slice(at + 1).some(({ kind }) => /^(?:heat|time|sign|cue)$/u.test(kind));
  // "Chops, salt, pepper, hot pan, 4 min".
  if (bare && !cold && !flat && later) t.seasoned();
  if (t.pending.length === 0 && t.last()?.text.startsWith('cook ') === true && t.last()!.where === '') {
    t.last()!.where = ` ${surface} ${name}`;
    t.place = 'pan';
    return true;
  }
  if (t.pending.length > 0 && bare && !cold && !flat && later && t.bench.fat(t.pending[0]!.text) === null) {
    t.push(`cook ${t.workedRow()}`, true).where = ` ${surface} ${name}`;
    t.pending = [];
    t.place = 'pan';
    return true;
  }
  if (t.pending.length > 0) {
    const fat = t.pending.length === 1 && t.bench.fat(t.pending[0]!.text) !== null && !cold && !flat;
    t.push(
      `${fat ? (t.bench.fat(t.pending[0]!.text) === 'melts' ? 'melt' : 'heat') : 'put'} ${t.workedRow()} ${fat ? 'in' : surface === 'to' ? 'into' : surface} ${name}`,
      fat,
    );
    t.pending = [];
    t.place = cold
      ? 'off'
      : flat || /\b(?:tins?|dish)$/u.test(name)
        ? t.bench.ovenOn
          ? 'oven'
          : t.place
        : 'pan';
    return true;
  }
  const now = t.last();
  if (
    now === undefined &&
    bare &&
    after?.kind === 'order' &&
    /^(?:line|grease|butter|oil|flour)$/u.test(after.verb) &&
    /^(?:it|them)?$/u.test(after.text.trim())
  ) {
    t.push(`${after.verb} ${name}`, false);
    t.pieces[at + 1] = { kind: 'with', text: '' };
    return true;
  }
  // "Tin 10 min, then rack": it has come out of the oven.
  if (
    now === undefined &&
    t.bench.place === 'oven' &&
    after?.kind === 'time' &&
    /\b(?:tin|tray|sheet|pan)$/u.test(name)
  ) {
    t.push(`leave ${t.it()} ${surface} ${name.replace(/^an? /u, 'the ')}`, true);
    return true;
  }
  if (
    now !== undefined &&
    t.bench.place === 'oven' &&
    now.text === t.bench.inOven &&
    now.where === '' &&
    now.cue === '' &&
    /\b(?:tin|tray|sheet|pan)s?$/u.test(name)
  ) {
    now.text = `leave ${t.it()}`;
    now.where = ` ${surface} ${name.replace(/^an? /u, 'the ')}`;
    return true;
  }
  if (now === undefined && /\b(?:tin|dish|mould|case)(?: \([^()]*\))?$/u.test(name)) t.many = false;
  if (soak && bare && now?.lasts === true) {
    now.where += ` ${surface} ${name}`;
    return true;
  }
  if (
    now === undefined &&
    bare &&
    (after?.kind === 'foods' || after?.kind === 'sign' || after?.kind === 'heat') &&
    !share
  ) {
    // "Wok smoking"; "big wok, high heat".
    const med = /^(an?) (?:(small|large|big|wide|deep) )?medium (.+)$/u.exec(name);
    const one = t.push(
      `${after.kind === 'sign' ? 'heat' : med === null && after.kind === 'foods' ? 'heat' : 'set'} ${med === null ? name : `a ${med[2] === undefined ? '' : `${med[2]} `}${med[3]!}`}`,
      true,
    );
    if (med !== null) one.heat = ' over medium heat';
    t.place = 'pan';
    return true;
  }
  if (now !== undefined && now.lasts && now.where === '' && (bare || small === 'in' || small === 'on')) {
    now.where = ` ${surface} ${name}`;
    return true;
  }
  if (
    now !== undefined &&
    /^(?:scoop|spoon|drop|pour|tip|roll|put|t.place|spread|press|pipe|divide|arrange|lay)\b/u.test(now.text)
  ) {
    now.where = ` ${surface === 'in' ? 'into' : 'onto'} ${name}`;
    t.many = t.many || share;
    return true;
  }
  if (now !== undefined && bare && after !== undefined && /^(?:time|heat)$/u.test(after.kind) && !cold) {
    t.push(
      /\b(?:pan|skillet|wok|pot|griddle|oil)$/u.test(name)
        ? `cook ${t.it()}`
        : t.place === 'oven'
          ? t.bench.inOven
          : 'cook',
      true,
    ).where = ` ${surface} ${name}`;
    t.place = 'pan';
    return true;
  }
  t.push(
    share
      ? `divide ${t.it()} ${/pans|tins|trays|sheets|moulds/u.test(name) ? 'between' : 'among'} ${name}`
      : `${t.bench.pours && !flat ? 'pour' : 'put'} ${t.it()}${straight} ${flat || name.startsWith('top of') ? 'on' : t.bench.pours ? 'into' : 'in'} ${name}`,
    false,
  );
  if (share && straight !== '')
    t.last()!.text = t.last()!.text.replace(/^divide (it|them)/u, 'divide $1 straight');
  if (share) t.many = true;
  if (t.bench.ovenOn && /\b(?:trays?|tins?|pans|sheets?)$/u.test(name)) t.place = 'oven';
  else if (/\b(?:pot|pan|skillet|wok|casserole|saucepan)$/u.test(name)) t.place = 'pan';
  return true;
}
