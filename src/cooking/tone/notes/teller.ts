/** Who tells a note: the orders so far, the foods that wait for theirs, where things cook by now. */
import {
  type Clause,
  type NoteBench,
  clause,
  isFat,
  listOf,
  manyIn,
  prepared,
  baseOf,
} from './note-words.ts';
import type { Piece } from './pieces.ts';
import { join } from '../edition/bench.ts';

/** A note on its way into words. */
export class Teller {
  readonly clauses: Clause[] = [];
  pending: { text: string; worked: string }[] = [];
  place: NoteBench['place'];
  many: boolean;
  readonly pieces: Piece[];
  readonly bench: NoteBench;

  constructor(pieces: readonly Piece[], bench: NoteBench) {
    this.pieces = pieces.slice();
    this.bench = bench;
    this.place = bench.place;
    this.many = bench.many;
  }

  it(): string {
    return this.many ? 'them' : 'it';
  }
  last(): Clause | undefined {
    return this.clauses.at(-1);
  }
  push(text: string, lasts: boolean): Clause {
    const one = clause(text, lasts);
    this.clauses.push(one);
    return one;
  }
  /** Keeps foods for what becomes of them, each by itself. */
  take(text: string, worked: string): void {
    const items = /\(|\bthen\b/u.test(text) ? [text] : text.split(/, (?:and )?| and | ?[+&] ?/u);
    for (const [at, item] of items.entries())
      this.pending.push({ text: item, worked: at === items.length - 1 ? worked : '' });
  }
  row(): string {
    const all = this.pending.map(({ text }) => text).join(', ');
    this.many = manyIn(all, this.bench);
    return listOf(all, this.bench);
  }
  workedRow(): string {
    const all = this.pending
      .map(({ text, worked }) => (worked === '' || worked.startsWith('in ') ? text : `${worked} ${text}`))
      .join(', ');
    this.many = manyIn(all, this.bench);
    return listOf(all, this.bench);
  }
  /** "Chops, salt, pepper": they are seasoned before anything else. */
  seasoned(): void {
    const at = this.pending.findIndex(({ text }) => isSalt([...text].map(this.bench.reveal).join('')));
    if (
      at < 1 ||
      !this.pending.slice(at).every(({ text }) => isSalt([...text].map(this.bench.reveal).join('')))
    )
      return;
    // A pepper alone may be a vegetable; oil and salt go on what was cut before.
    const salted = this.pending
      .slice(at)
      .some(({ text }) => /salt/iu.test([...text].map(this.bench.reveal).join('')));
    if (!salted || this.pending.slice(0, at).some(({ text }) => isFat(text, this.bench))) return;
    const salts = this.pending.splice(at).map(({ text }) => text);
    this.push(`season ${this.workedRow()} with ${listOf(salts.join(', '), this.bench)}`, false);
    this.pending = [];
    this.push(`${this.place === 'oven' ? this.bench.inOven : 'cook'} ${this.it()}`, true);
  }
  /** What is named without a word of what becomes of it. */
  flush(atEnd = false): boolean {
    if (this.pending.length === 0) return true;
    const row = this.pending.map(({ text }) => text).join(', ');
    if (
      atEnd &&
      /^(?:steam|boil|grill|toast|roast|blanch) /u.test(this.last()?.text ?? '') &&
      this.bench.fat(row) !== null
    ) {
      this.push(`dress with ${listOf(row, this.bench)}`, false);
      this.pending = [];
      return true;
    }
    if (atEnd && this.bench.last === true && this.clauses.length > 0 && this.bench.strewn(row)) {
      this.push(`scatter ${listOf(row, this.bench)} over`, false);
      this.pending = [];
      return true;
    }
    const [first] = this.pending;
    if (
      this.pending.every(({ worked }) => worked !== '' && !/^in |^(?:melted|drained|cooked)$/u.test(worked))
    ) {
      this.push(
        `${join(this.pending.map(({ text, worked }) => `${baseOf(worked)} ${listOf(text, this.bench)}`))}`,
        false,
      );
      this.many = true;
    } else if (first!.worked.startsWith('in ')) {
      this.push(`cut ${listOf(first!.text, this.bench)} ${first!.worked.replace(/^in /u, 'into ')}`, false);
      if (this.pending.length > 1) {
        this.pending = this.pending.slice(1);
        return this.flush();
      }
    } else this.push(`add ${this.workedRow()}`, false);
    this.pending = [];
    return true;
  }
  /** The order that a time, a heat or a cue belongs to. */
  cooking(slot: 'heat' | 'time' | 'cue' | 'along'): Clause | null {
    if (this.pending.length > 0) {
      this.seasoned();
      if (this.pending.length === 0) return this.cooking(slot);
      // "Butter, onion, 6 min".
      if (
        this.pending.length > 1 &&
        this.clauses.length === 0 &&
        this.place !== 'pan' &&
        isFat(this.pending[0]!.text, this.bench)
      ) {
        const [fat] = this.pending.splice(0, 1);
        this.push(
          `${this.bench.fat(fat!.text) === 'melts' ? 'melt' : 'heat'} ${listOf(fat!.text, this.bench)}`,
          true,
        );
        this.place = 'pan';
      }
      // "Hot wok, oil, steak 2 min".
      if (this.pending.length > 1 && isFat(this.pending[0]!.text, this.bench) && this.place === 'pan') {
        this.push(`add ${listOf(this.pending[0]!.text, this.bench)}`, false);
        this.pending = this.pending.slice(1);
        if (!this.pending.some(({ text }) => /^(?:salt|pepper)/u.test(text))) {
          const one = this.push(`cook ${this.workedRow()}`, true);
          this.pending = [];
          return one;
        }
      }
      const [first, ...others] = this.pending;
      const fatAt = others.findIndex(({ text }) => isFat(text, this.bench));
      if (this.bench.uncooked(first!.text) && slot === 'time') return null;
      // "Halve the potatoes, 1 tbsp oil, salt, 20 mins".
      if (prepared(this.last()) && this.bench.ovenOn && this.place !== 'pan') {
        this.push(`toss with ${this.workedRow()}`, false);
        this.pending = [];
        this.place = 'oven';
        return this.push(this.bench.inOven, true);
      }
      if (others.length === 0 && !first!.text.includes(',') && this.bench.fat(first!.text) !== null) {
        this.place = 'pan';
        const one = this.push(`heat ${this.row()}`, true);
        this.pending = [];
        return one;
      }
      if (others.length > 0 && fatAt === others.length - 1) {
        const fat = listOf(others[fatAt]!.text, this.bench);
        this.pending = this.pending.slice(0, -1);
        const one = this.push(
          `${this.place === 'oven' && slot !== 'heat' ? this.bench.inOven : 'cook'} ${this.workedRow()} in ${fat}`,
          true,
        );
        this.pending = [];
        this.place ??= 'pan';
        return one;
      }
      const one =
        this.place === 'pan' && (slot !== 'cue' || this.clauses.length > 0)
          ? (this.push(`add ${this.workedRow()}`, false), this.push('cook', true))
          : this.place === 'off' && this.clauses.length > 0
            ? (this.push(`add ${this.workedRow()}`, false), this.push('leave', true))
            : this.push(
                `${this.place === 'oven' ? this.bench.inOven : this.bench.boils(first!.text) ? 'boil' : 'cook'} ${this.workedRow()}`,
                true,
              );
      this.pending = [];
      return one;
    }
    const now = this.last();
    if (now !== undefined && now.lasts && now[slot] === '') return now;
    if (now !== undefined && slot === 'along') return now.along === '' ? now : null;
    if (now !== undefined && slot === 'cue' && now.lasts) return now;
    if (now !== undefined && now.text === 'take the pan off the heat') return this.push('leave', true);
    const where =
      this.clauses.length === 0 && this.bench.ovenOn && this.place !== 'pan'
        ? 'oven'
        : (this.place ?? (this.bench.ovenOn ? 'oven' : null));
    if (where === null && now === undefined) return null;
    return this.push(where === 'oven' ? this.bench.inOven : where === 'off' ? 'leave' : 'cook', true);
  }
}

/** Salt, pepper or both. */
const isSalt = (text: string): boolean =>
  /^(?:the )?(?:salt|pepper|salt and pepper|black pepper)$/iu.test(text);
