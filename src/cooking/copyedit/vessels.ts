/** What things are cooked in, and whether the reader has met them. */
import { indefiniteArticle } from '../text/grammar.ts';
import { isOrderVerb } from '../tone/say/verb-forms.ts';
import { endsAt } from './grammar.ts';
import type { Piece } from './pieces.ts';

/** There is one of these in a kitchen. */
const only = /^(?:oven|refrigerator|fridge|freezer|microwave|stove|stovetop|counter|countertop|sink|hob)$/;
const vessel =
  /^(?:bowl|pan|pot|skillet|saucepan|wok|casserole|blender|processor|container|jar|plate|platter|colander|strainer|sieve|rack|sheet|tray|dish|tin|maker|cooker|fryer|mixer|board|surface|stockpot|griddle|cauldron|jug|bag|rack|kettle|crockpot|mold|mould|ramekin|board|oven)$/;
/** Words before a vessel that make one name with it. */
const compound =
  /^(?:baking|frying|roasting|sauce|soup|stock|loaf|muffin|cake|pie|cookie|sheet|cutting|cooling|wire|serving|mixing|casserole|dutch|food|slow|air|pressure|rice|ice|cream|springform|bundt|tart|stir-fry|sauté|grill|broiler|salad|glass|metal|ceramic|plastic|cast|iron|cast-iron|bread|jelly|roll|stand|oven|lasagna|pizza|bundt|stick|pasta)$/;
const sized =
  /^(?:large|small|medium|big|deep|heavy|wide|shallow|separate|different|clean|dry|greased|buttered|oiled|floured|lined|lightly|well|non-stick|nonstick|ovenproof|oven-safe|oven-proof|heatproof|heat-proof|heavy-bottomed|heavy-based|medium-large|medium-sized|sized|microwave-safe|microwaveable|medium-size|large-sized|small-sized|airtight|air-tight|parchment-lined|paper-lined|foil-lined|paper-towel-lined|towel-lined|rimmed|flat|covered|freezer-safe|ungreased|preheated|non-reactive|good|thick-bottomed|low|tall|second|parchment)$/;
const known = /^(?:same|prepared|first|other|hot|warm)$/;

/** Vessels by what a cook may call them: a skillet is a pan from then on. */
const callable: Readonly<Record<string, readonly string[]>> = {
  pan: ['pan', 'skillet', 'saucepan', 'wok', 'griddle'],
  pot: ['pot', 'saucepan', 'stockpot', 'cauldron', 'kettle', 'dutch oven'],
  dish: ['dish', 'casserole', 'ramekin'],
  sheet: ['sheet', 'tray'],
  tray: ['tray', 'sheet'],
};

/** A vessel that stands without an article. */
export interface Vessel {
  readonly end: number;
  readonly article: 'the' | 'a' | 'an';
}

/** Remembers the vessels of a recipe in the order of its text. */
export class Vessels {
  private readonly met = new Set<string>();

  /** A word goes by. */
  see(pieces: readonly Piece[], at: number): void {
    const { low, kind } = pieces[at]!;
    if (kind !== 'word' || !vessel.test(low)) return;
    if (low === 'oven') {
      if (pieces[at - 1]?.low === 'dutch') this.met.add('dutch oven');
      return;
    }
    this.met.add(low);
    const before = pieces[at - 1];
    if (before !== undefined && before.kind === 'word') this.met.add(`${before.low} ${low}`);
  }

  /** The vessel at a place, with the article that it should have; `definite` where what is told of can only be one, `opens` where its sentence begins with it. */
  at(pieces: readonly Piece[], from: number, definite = false, opens = false): Vessel | null {
    let at = from;
    let the = definite;
    let size: string | null = null;
    for (; at < from + 6; at++) {
      const piece = pieces[at];
      if (piece === undefined) return null;
      // "A large, deep pan".
      if (
        piece.text === ',' &&
        at > from &&
        sized.test(pieces[at - 1]!.low) &&
        sized.test(pieces[at + 1]?.low ?? '')
      )
        continue;
      if (piece.kind !== 'word' || (at > from && piece.gap !== ' ') || piece.number !== null) return null;
      if (known.test(piece.low)) {
        if (!/^(?:hot|warm)$/.test(piece.low)) the = true;
        continue;
      }
      if (sized.test(piece.low)) {
        size ??= piece.low;
        continue;
      }
      if (
        compound.test(piece.low) &&
        (compound.test(pieces[at + 1]?.low ?? '') || vessel.test(pieces[at + 1]?.low ?? ''))
      )
        continue;
      break;
    }
    const noun = pieces[at];
    if (noun === undefined || noun.kind !== 'word') return null;
    // "In large pan heat the oil".
    // "In large bowl 1".
    if (pieces[at + 1]?.kind === 'figure' && !/^(?:minutes|temperature)$/.test(pieces[at + 1]!.number ?? ''))
      return null;
    const ends =
      endsAt(pieces, at + 1) || (opens && isOrderVerb(pieces[at + 1]!.low) && pieces[at + 1]!.food < 0);
    if (!ends) return null;
    const { low } = noun;
    // "Turn oven on".
    if (
      /^(?:on|off)$/.test(pieces[at + 1]?.low ?? '') &&
      endsAt(pieces, at + 2) &&
      !/^(?:the|a)$/.test(pieces[at + 2]?.low ?? '')
    )
      return null;
    if (only.test(low) && pieces[at - 1]?.low !== 'dutch')
      return size === null || size === 'preheated' ? { end: at + 1, article: 'the' } : null;
    if (!vessel.test(low)) return null;
    if (size !== null) {
      const phrase = `${pieces[at - 1]!.low} ${low}`;
      if (/^(?:separate|different|second|clean)$/.test(size)) the = false;
      else the ||= this.met.has(phrase) && at - 1 >= from;
    } else {
      const names = callable[low] ?? [low];
      the ||= names.some((name) => this.met.has(name));
    }
    return { end: at + 1, article: the ? 'the' : indefiniteArticle(pieces[from]!.low) };
  }
}
