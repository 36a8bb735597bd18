import { createMemo } from '#kernel/memo';
import type { ParsedLine } from '../line.ts';
import type { Units } from '../units.ts';
import { AmountReader } from './amount.ts';
import { type Amount, isMark } from './amount/shapes.ts';
import { cleanLine, stripMarks } from './clean.ts';
import type { Draft } from './draft.ts';
import { noteStarts } from './english/remarks.ts';
import { headingOf, isShouted } from './heading.ts';
import { createLineUnits } from './line-units.ts';
import { finish, heading, lengthOfOne, nothing } from './line/finish.ts';
import { applyPart, moveLeadingBracket, namePart, readLabel, readPartOf } from './line/label.ts';
import { readParts, readTrailing } from './line/parts.ts';
import { type Part, splitParts, textOf } from './split.ts';
import { type Token, tokenize } from './tokens.ts';

/** Reads ingredient lines. Never throws, whatever the text. */
export interface LineParser {
  /** What one line says. */
  parse(line: string): ParsedLine;
  /** As `parse` for each line; a line in capitals among others that are not is a heading. */
  parseMany(lines: readonly string[]): ParsedLine[];
}

/** Tokens beyond this are kept as a comment, unread: no ingredient line is so long. */
const maxTokens = 160;

/** Characters beyond this are not looked at. */
const maxCharacters = 4000;

/** Lines that are remembered: kitchens write "1 tsp salt" all day. */
const readLimit = 4000;

/** Builds a parser over the units of measure. */
export function createLineParser(units: Units): LineParser {
  const reader = new AmountReader(createLineUnits(units));
  const read = createMemo<ParsedLine>(readLimit);
  const parse = (source: string): ParsedLine =>
    read.get(source, () => {
      const text = fatInBrackets(source);
      const line = parseLine(text, reader);
      return text === source ? line : { ...line, source };
    });
  return {
    parse,
    parseMany(lines) {
      const parsed = lines.map(parse);
      const shouted = parsed.map(
        (line) => line.quantity === null && line.unit === null && isShouted(line.source),
      );
      const bare = bareHeadings(parsed);
      if (
        bare.size === 0 &&
        !parsed.some((line, at) => !shouted[at] && !line.heading && /\p{Ll}/u.test(line.source))
      )
        return parsed;
      return parsed.map((line, at) =>
        (shouted[at] === true || bare.has(at)) && !line.heading && line.name !== ''
          ? heading(line.source, stripMarks(cleanLine(line.source)))
          : line,
      );
    },
  };
}

const fatBehind =
  /(\b(?:(?:minced|ground) \p{L}+|\p{L}+ mince))\s+(\d{1,2} ?%(?: ?(?:fat|lean))?)(?=\s*(?:[,;]|$))/iu;

const fatBefore =
  /^(\s*[\d.,/½¼¾ ]+ ?(?:g|kg|lbs?|oz|ounces?|pounds?|packs?)?\s+(?:of )?)(\d{1,2} ?% ?(?:fat|lean)) ((?:lean )?(?:(?:minced|ground) \p{L}+|\p{L}+ mince))\b/iu;

/** "Beef mince 20% fat", "85% lean ground beef": how fat it is stands in brackets, as most cooks write it. */
const fatInBrackets = (source: string): string =>
  source.includes('%') ? source.replace(fatBehind, '$1 ($2)').replace(fatBefore, '$1$3 ($2)') : source;

const beginsWithDigit = (text: string): boolean => text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57;

const bareHeading =
  /^(?:the )?(?:pie |cake |cookie |salad )?(?:crust|pastry|filling|toppings?|frosting|icing|dressing|marinade|glaze|dough|batter|base|streusel|crumble|sauce|gravy|cake|meatballs|patties|rub|brine|garnish)$/i;

/** "Crust", "Filling": a part of a dish alone on its line, where amounts follow and it opens the list or is not the only one. */
function bareHeadings(lines: readonly ParsedLine[]): ReadonlySet<number> {
  const places = lines.flatMap((line, at) =>
    !beginsWithDigit(line.source) &&
    bareHeading.test(line.source.trim()) &&
    (lines[at + 1]?.quantity ?? null) !== null
      ? [at]
      : [],
  );
  return new Set(places.length > 1 || places[0] === 0 ? places : []);
}

function parseLine(source: string, reader: AmountReader): ParsedLine {
  const raw = source.length > maxCharacters ? source.slice(0, maxCharacters) : source;
  // Two halves at the start of a line are the cream, not an amount.
  const marked = stripMarks(cleanLine(raw));
  const plain =
    marked.includes(' or ') || marked.includes(' OR ') ? marked.replace(/ and or /i, ' and/or ') : marked;
  const text = beginsWithDigit(plain)
    ? plain
    : plain
        .replace(/^half (?:and|&|n) half\b/i, 'half-and-half')
        .replace(
          /^(?:an? |the )?(?:equal|same) (?:volumes?|weights?|amounts?|quantit(?:y|ies)|measures?) of /i,
          '',
        )
        .replace(asMuchAs, '$1, as much as $2');
  if (text === '') return { source, ...nothing, confidence: 0 };
  // A digit in front rules headings and notes out, and most lines have one.
  const digit = beginsWithDigit(text);
  const title = digit ? null : headingOf(raw, text);
  if (title !== null) return heading(source, title);
  const lower = digit ? '' : text.slice(0, 40).toLowerCase();
  if (!digit && noteStarts.some((start) => lower.startsWith(start))) {
    return { source, ...nothing, comment: text, confidence: 0.3 };
  }
  const all = tokenize(text);
  const draft: Draft = {
    amount: null,
    size: null,
    name: '',
    countOf: null,
    also: [],
    alternatives: [],
    preparation: [],
    comment: [],
    optional: false,
    toTaste: false,
    labelled: false,
    doubts: 0,
  };
  let tokens = all;
  let overlong: string | null = null;
  if (all.length > maxTokens) {
    tokens = all.slice(0, maxTokens);
    overlong = text.slice(all[maxTokens]!.start);
    draft.doubts += 6;
  }
  tokens = readLabel(moveLeadingBracket(tokens, reader), draft, reader);
  const part = readPartOf(tokens, draft, reader);
  let parts: Part[];
  let more: string | null = null;
  if (part !== null) {
    parts = splitParts(tokens, part.end);
  } else {
    draft.amount = reader.amountAt(tokens, 0);
    const stated = draft.amount !== null && (draft.amount.quantity !== null || draft.amount.unit !== null);
    if (stated) {
      addBehindComma(tokens, draft.amount!, reader);
      sayAgainBehindComma(tokens, draft.amount!, reader);
    }
    if (stated) more = moreOfTheSame(tokens, draft.amount!, reader);
    if (stated && draft.amount!.end < tokens.length) parts = splitParts(tokens, draft.amount!.end);
    else
      parts =
        (draft.amount === null ? readTrailing(tokens, draft, reader) : null) ??
        splitParts(tokens, draft.amount?.end ?? 0);
  }
  readParts(parts, draft, reader);
  if (part !== null) applyPart(part, draft);
  else namePart(draft);
  lengthOfOne(draft);
  if (digit && draft.amount !== null) readSlashRange(text, draft.amount);
  if (more !== null && draft.name !== '') draft.also.unshift(`${more} ${draft.name}`);
  if (overlong !== null) draft.comment.push(overlong);
  return finish(source, draft, tokens);
}

/** "As much bacon as you want": the food stands between. */
const asMuchAs =
  /^as (?:much|many) ((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) as (you\b|needed|necessary|desired|possible|required)/iu;

/** "5/6 bay leaves" are five or six: nobody counts in sixths. */
const slashRange = /^([4-9])\/(5|6|7|8|9|10)(?= )/;

/** A slash between two numbers that follow each other, in front of what is counted, is a range. */
function readSlashRange(text: string, amount: Amount): void {
  if (amount.unit !== null || amount.quantity === null || amount.quantity >= 1) return;
  const [, low, high] = slashRange.exec(text) ?? [];
  if (low === undefined || Number(high) !== Number(low) + 1) return;
  amount.quantity = Number(low);
  amount.quantityMax = Number(high);
}

/** "1 tablespoon, plus 1 teaspoon, olive oil": more of the same, between commas. */
function addBehindComma(tokens: readonly Token[], amount: Amount, reader: AmountReader): void {
  const at = amount.end;
  if (!isMark(tokens[at], ',') || !/^(?:plus|\+)$/.test(tokens[at + 1]?.lower ?? '')) return;
  const more = reader.amountAt(tokens, at + 2);
  const next = tokens[more?.end ?? 0];
  if (more === null || more.unit === null || next === undefined) return;
  const comma = isMark(next, ',') && more.end < tokens.length - 1;
  if (!comma && (next.kind !== 'word' || /^(?:for|to|more|extra|if|as)$/.test(next.lower))) return;
  if (reader.add(amount, more)) amount.end = comma ? more.end + 1 : more.end;
}

/** "12 ounces, | about 8 cups, | spinach": the amount again, between commas. */
function sayAgainBehindComma(tokens: readonly Token[], amount: Amount, reader: AmountReader): void {
  if (!isMark(tokens[amount.end], ',') || amount.unit === null || amount.alternate !== null) return;
  const again = reader.measureAt(tokens, amount.end + 1);
  if (again === null || again.unit.id === amount.unit || !isMark(tokens[again.end], ',')) return;
  if (tokens[again.end + 1]?.kind !== 'word') return;
  const { quantity, quantityMax, unit } = again;
  amount.alternate = { quantity, quantityMax, unit: unit.id };
  amount.end = again.end + 1;
}

/** "1 stick plus 2 tablespoons butter": units that cannot be added; gives back the second amount's words. */
function moreOfTheSame(tokens: readonly Token[], amount: Amount, reader: AmountReader): string | null {
  if (amount.unit === null || !/^(?:plus|\+)$/.test(tokens[amount.end]?.lower ?? '')) return null;
  const from = amount.end + 1;
  const more = reader.amountAt(tokens, from);
  if (more === null || more.unit === null || more.quantity === null || tokens[more.end]?.kind !== 'word')
    return null;
  if (/^(?:for|to|more|extra|if|as)$/.test(tokens[more.end]!.lower)) return null;
  amount.end = more.end;
  return textOf(tokens.slice(from, more.end));
}
