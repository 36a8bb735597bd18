/** Phrases and amounts that the wet pot reads and says. */
import type { Clause } from '../model.ts';
import { type Part } from '../read/parts.ts';
import { donenessOf } from '../plan.ts';
import { type Ask, type Told } from './telling.ts';
import { isHot, isLiquid, type Pot } from './wet-pot-read.ts';

/** What is made while the pot is under pressure is told before it is opened. */
export function withWait(steps: Told['steps'], pot: Pot, fromStep: number, lock: string): Told['steps'] {
  const closed = steps.findIndex(({ text }) => text.includes(lock));
  const made = steps.findIndex(
    ({ text, from }, at) =>
      at > closed &&
      from.some((step) => pot.beside.has(step) && step > fromStep) &&
      /^(?:While|Meanwhile)\b/.test(text),
  );
  if (closed < 0 || made < 0) return steps;
  const whole = steps[closed]!;
  const cut = whole.text.indexOf(lock) + lock.length;
  return [
    ...steps.slice(0, closed),
    { ...whole, text: whole.text.slice(0, cut) },
    steps[made]!,
    { text: whole.text.slice(cut).trim(), from: [] },
    ...steps.filter((_, at) => at > closed && at !== made),
  ];
}

/** The words of a sentence that say what is new. */
export const shortly = (said: string): string =>
  said
    .split('. ')[0]!
    .replace(/(?: and (?:simmer|cook|leave) (?:for|on) |, (?:cover|leave the lid off) and ).*$/, '')
    .replace(/[,.]$/, '');

/** "Until you can pull the bone out clean". */
export function ownCue(clause: Clause, source: Ask['source']): string {
  const said = donenessOf(clause, source).trim();
  return said === '' || /\d|thick|\bsauce\b|oil\b/.test(said) || said.length > 70 ? '' : `, ${said}`;
}

/** "In a large Dutch oven over medium-high heat." */
export const oldVessel = (text: string): string | null =>
  /\b(?:in|into|to|from) (?:a|an|the|your|my) (?:(?!in\b|into\b)[\w-]+ ){0,4}?(?:pots?|pan|oven|casserole|saucepan|skillet|stockpot|wok|dish)\b(?: with a lid)?(?:,? (?:over|on) (?:a )?[\w-]+(?: heat)?)?/i.exec(
    text,
  )?.[0] ?? null;

export const massOf = (some: readonly Part[]): number =>
  [...new Set(some)].reduce((sum, part) => sum + part.grams, 0);

export const thinBeside = (some: readonly Part[]): number =>
  some.reduce((sum, part) => sum + (isLiquid(part) ? part.grams : 0), 0);

/** Millilitres of water that no line lists. */
export function spokenMl(clauses: readonly Clause[], pot: Pot): number {
  const text = clauses
    .slice(pot.from, pot.main + 1)
    .map((one) => one.text)
    .join(' ');
  const found = /(\d+(?:[.,]\d+)?)\s?(ml|l\b|lit(?:re|er)s?|cups?)\b[^.;,]{0,20}\bwater\b/i.exec(text);
  if (found === null) return /\bwater\b/i.test(text) ? 400 : 0;
  const value = Number(found[1]!.replace(',', '.'));
  return /^ml/i.test(found[2]!) ? value : /^cup/i.test(found[2]!) ? value * 240 : value * 1000;
}

/** "Take out the beef", "set aside". */
export function setAside(clauses: readonly Clause[], pot: Pot, part: Part): boolean {
  const aside =
    /\b(?:set|put|keep)(?: \w+){0,3} aside\b|\b(?:remove|transfer|lift|take)\b[^.;]*\b(?:plate|bowl|out|pan|pot)\b|^\W*(?:and |then )*(?:remove|transfer)\b|\b(?:and|then) (?:remove|set aside|take out|lift out)\W*$/i;
  const before = clauses.slice(0, pot.from);
  const first = before.findIndex(({ names }) => names.includes(part.key));
  return (
    first >= 0 &&
    before.some(
      (one, at) =>
        at >= first && aside.test(one.text) && (one.names.length === 0 || one.names.includes(part.key)),
    )
  );
}

export const isTalk = ({ text, actions, names, minutes }: Clause): boolean =>
  actions.length === 0 &&
  names.length === 0 &&
  minutes === null &&
  /\b(?:I|my|mum|mom|grandma|nan|gran|kids|family|trust me|secret)\b/.test(text);

export const stockOf = ({ item }: Part): string =>
  `${/\b(beef|chicken|vegetable|veg|lamb|fish|ham)\b/i.exec(item.text)?.[0].toLowerCase() ?? ''} stock`.trim();

/** "Criss-cross two sheets of foil in a roasting tin": there is no parcel any more. */
export const linesTin =
  /\b(?:sheets?|lengths?|pieces?|layers?) of (?:[\w-]+ ){0,2}(?:foil|parchment|paper)\b[^.;]*\b(?:tin|tray|pan|dish)\b/i;

/** "Stir now and then", of the open pot: the lid stays on. */
export const onlyStirs = (
  { step, names, minutes, text }: Clause,
  at: number,
  main: Clause,
  pot: Pot,
): boolean =>
  at > pot.main && step === main.step && names.length === 0 && minutes === null && /^\W*stir\b/i.test(text);

export const foams = (some: readonly Part[]): boolean =>
  some.some(
    ({ item, grams }) =>
      grams > 80 &&
      /\b(?:lentils?|split peas?|dal|barley)\b/i.test(item.text) &&
      !/\b(?:tin|can|tinned|canned)\b/i.test(item.text),
  );

/** "5–6 litre", "6-quart". */
export function sizeOf(litres: number, us: boolean): string {
  const need = litres / 0.7;
  if (us) return need < 3.4 ? '4-quart' : '6-quart';
  return need < 3.2 ? '3.5 litre' : '5–6 litre';
}

export function frying(clauses: readonly Clause[], step: number, pot: Pot): boolean {
  return clauses.some((one, at) => at < pot.from && one.step === step && isHot(one));
}

/** The phrases of some steps that a change quotes, one for each step. */
export function phrasesOf(steps: Told['steps'], which: ReadonlySet<number>, pattern: RegExp): string {
  return [
    ...new Set(
      steps.flatMap(({ text, from }) =>
        from.some((step) => which.has(step)) ? (pattern.exec(text)?.[0] ?? []) : [],
      ),
    ),
  ].join('\n');
}
