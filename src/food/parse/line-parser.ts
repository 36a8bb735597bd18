import { createMemo } from '#kernel/memo';
import type { LineAmount, ParsedLine } from '../line.ts';
import type { Units } from '../units.ts';
import { AmountReader } from './amount.ts';
import { singular, type Amount } from './amount/shapes.ts';
import { cleanLine, stripMarks } from './clean.ts';
import { measureWords, sizes } from './english/amounts.ts';
import { foodParts, sharedModifiers } from './english/names.ts';
import {
  adjectives,
  adverbs,
  invertedAdjectives,
  kindAdjectives,
  leadingPreparations,
  preparationTail,
  preparations,
  productAfterPreparation,
} from './english/preparations.ts';
import { headingWords, noteStarts } from './english/remarks.ts';
import { headingOf, isShouted } from './heading.ts';
import { createLineUnits } from './line-units.ts';
import {
  addAlternative,
  allPreparation,
  classify,
  onlyAdjectives,
  pieceNouns,
  leadingPreparation,
  readName,
  shareHead,
  stripFront,
  type Draft,
} from './name.ts';
import { splitParts, textOf, type Part } from './split.ts';
import { tokenize, type Token } from './tokens.ts';

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

const isMark = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'mark' && token.text === text;

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

const beginsWithLetter = (text: string): boolean => {
  const code = text.charCodeAt(0) | 32;
  return code >= 97 && code <= 122;
};

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

const nothing = {
  heading: false,
  qualifier: null,
  quantity: null,
  quantityMax: null,
  unit: null,
  unitText: null,
  size: null,
  amountEach: null,
  alternateAmount: null,
  name: '',
  countOf: null,
  also: [],
  alternatives: [],
  preparation: null,
  comment: null,
  optional: false,
  toTaste: false,
} satisfies Omit<ParsedLine, 'source' | 'confidence'>;

function heading(source: string, name: string): ParsedLine {
  return { source, ...nothing, heading: true, name, confidence: 0.95 };
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

/** "(optional) 30 g cocoa": a remark in front goes behind. */
function moveLeadingBracket(tokens: Token[], reader: AmountReader): Token[] {
  if (!isMark(tokens[0], '(') || reader.bracketAt(tokens, 0) !== null) return tokens;
  const close = tokens.findIndex((token) => isMark(token, ')'));
  if (close < 0 || close >= tokens.length - 1) return tokens;
  return [...tokens.slice(close + 1), ...tokens.slice(0, close + 1)];
}

/** True where the line counts things. */
function isCounted(draft: Draft): boolean {
  return draft.amount !== null && draft.amount.quantity !== null;
}

/** "Optional: …", "For the top: …", "Garnish: …": the label is a remark on what follows. */
function readLabel(tokens: Token[], draft: Draft, reader: AmountReader): Token[] {
  const purpose = /^(?:to|for)$/.test(tokens[0]?.lower ?? '');
  const colon = tokens.findIndex(
    (token, at) =>
      at < 7 &&
      (isMark(token, ':') ||
        (purpose && at > 1 && isMark(token, '-') && token.spaced && tokens[at + 1]?.spaced === true)),
  );
  if (colon < 1 || colon >= tokens.length - 1) return tokens;
  const label = tokens.slice(0, colon);
  if (label.some((token) => token.kind !== 'word' && !/^[-&'/]$/.test(token.text))) return tokens;
  const first = label[0]!.lower;
  const amountAfter = reader.amountAt(tokens, colon + 1);
  if (first === 'optional') draft.optional = true;
  else if (first !== 'for' && first !== 'to' && !label.some((token) => headingWords.has(token.lower)))
    return tokens;
  else if (
    amountAfter !== null &&
    (amountAfter.end >= tokens.length ||
      isMark(tokens[amountAfter.end], ',') ||
      isMark(tokens[amountAfter.end], '('))
  )
    return tokens;
  draft.comment.push(textOf(label));
  draft.labelled = true;
  return tokens.slice(colon + 1);
}

interface PartOf {
  /** The words of the part: "juice", "zest and juice". */
  readonly words: string;
  /** The part that names the food, null where several parts are taken. */
  readonly noun: string | null;
  readonly end: number;
}

/** "Juice of 2 limes", "finely grated zest and juice of 1 lemon", "2 tbsp juice from 1 lemon". */
function readPartOf(tokens: readonly Token[], draft: Draft, reader: AmountReader): PartOf | null {
  let at = 0;
  if (tokens[at]?.lower === 'the') at++;
  const before: Token[] = [];
  while (at < 4 && tokens[at]?.kind === 'word' && !foodParts.has(tokens[at]!.lower)) {
    const word = tokens[at]!.lower;
    if (
      !/^(?:finely|freshly|coarsely|grated|squeezed|fresh|strained|picked|chopped|pared|thinly|the|and)$/.test(
        word,
      )
    )
      return null;
    before.push(tokens[at]!);
    at++;
  }
  const nouns: Token[] = [];
  const from = at;
  let qualified = false;
  for (;;) {
    const token = tokens[at];
    if (token === undefined || !foodParts.has(token.lower)) return null;
    nouns.push(token);
    at++;
    const joint = tokens[at]?.lower;
    if (joint === 'and' || joint === '&' || joint === '+' || joint === '/' || joint === ',') {
      at++;
      while (/^(?:finely|freshly|grated|squeezed|the)$/.test(tokens[at]?.lower ?? '')) {
        qualified ||= tokens[at]!.lower !== 'the';
        at++;
      }
    } else break;
    if (nouns.length > 3) return null;
  }
  const numeric =
    tokens[at]?.kind === 'number' || tokens[at]?.kind === 'fraction' || tokens[at]?.lower === 'half';
  const said = qualified
    ? textOf(tokens.slice(from, at)).toLowerCase()
    : nouns.map((noun) => noun.lower).join(' and ');
  if (tokens[at]?.lower === 'of' || tokens[at]?.lower === 'from') at++;
  else if (!numeric || !foodParts.get(nouns[0]!.lower)) return null;
  const amount = reader.amountAt(tokens, at);
  if (amount === null) {
    if (at >= tokens.length) return null;
    draft.amount = null;
  } else {
    draft.amount = amount;
    at = amount.end;
  }
  if (before.length > 0) draft.preparation.push(textOf(before));
  return {
    words: said,
    noun: nouns.length === 1 ? nouns[0]!.lower : null,
    end: at,
  };
}

/** "Zest of 1 lemon and | juice of 1/2": a part of another of the same. */
const partOfAnother = /^(juice|zest|rind) (?:of )?([0-9][0-9 /.]*)$/i;

/** "Zest of 1 lemon plus | 2 tbsp juice". */
const bareOtherPart = /^([0-9][0-9 /.]*[a-z]+\.?) (juice|zest|rind)$/i;

/** Names the part that the line asks for, or notes it as preparation where it is several. */
function applyPart(part: PartOf, draft: Draft): void {
  if (part.noun !== null && foodParts.get(part.noun) === true && draft.name !== '') {
    const whole = draft.name;
    const one = singularName(whole);
    draft.alternatives = draft.alternatives.map((name) => `${singularName(name)} ${part.noun!}`);
    // "Zest of 1 lemon and a squeeze of lemon juice": juice has no zest.
    const isPart = (text: string): boolean =>
      foodParts.get(/[\p{L}-]+$/u.exec(text)?.[0].toLowerCase() ?? '') === true;
    const ofFruit = (text: string): string => text.replace(/(?<=^|\bof )(\p{L}+)$/u, `${one} $1`);
    const otherPart = (text: string): string | null => {
      if (text.toLowerCase().includes(` ${one.toLowerCase()} `)) return null;
      const [, noun, amount] = partOfAnother.exec(text) ?? [];
      if (amount !== undefined) return `${amount} ${one} ${noun!.toLowerCase()}`;
      const [, measure, bare] = bareOtherPart.exec(text) ?? [];
      return measure === undefined ? null : `${measure} ${one} ${bare!.toLowerCase()}`;
    };
    draft.also = draft.also.map(
      (name) =>
        otherPart(name) ??
        (/^[0-9]/.test(name) ? name : isPart(name) ? ofFruit(name) : `${singularName(name)} ${part.noun!}`),
    );
    const behind = draft.preparation.filter((text) => otherPart(text) !== null);
    draft.also.push(...behind.map((text) => otherPart(text)!));
    draft.preparation = draft.preparation.filter((text) => !behind.includes(text));
    draft.name = `${one} ${part.noun}`;
    if (isCounted(draft)) draft.countOf = whole;
  } else draft.preparation.unshift(part.words);
}

/** "2 tablespoons juice from 1 lemon": the remark says of what. */
function namePart(draft: Draft): void {
  const noun = draft.name.toLowerCase();
  if (foodParts.get(noun) !== true) return;
  const from = draft.comment.findIndex((text) => /^(?:from|of) /i.test(text));
  const words =
    from < 0
      ? null
      : /^(?:from|of) (?:about )?(?:[0-9/ -]+|an? |one |half an? |two )?([a-z][a-z' -]{2,30})$/i.exec(
          draft.comment[from]!,
        );
  if (words?.[1] === undefined) return;
  draft.name = `${singularName(words[1].replace(/^(?:large|medium|small) /, ''))} ${draft.name}`;
}

function singularName(name: string): string {
  const at = name.lastIndexOf(' ') + 1;
  return name.slice(0, at) + singular(name.slice(at));
}

/** "Flour 200 g", "Eggs - 3", "butter, 100g": the amount behind the food. */
function readTrailing(tokens: readonly Token[], draft: Draft, reader: AmountReader): Part[] | null {
  const limit = Math.min(tokens.length, 24);
  let depth = 0;
  for (let at = 1; at < limit; at++) {
    const token = tokens[at]!;
    if (token.kind === 'mark') {
      if (token.text === '(' || token.text === '[') depth++;
      else if (token.text === ')' || token.text === ']') depth--;
      continue;
    }
    if (depth > 0) continue;
    const previous = tokens[at - 1]!;
    if (previous.kind === 'mark' && !/^[-,:;=.*)\]|]$/.test(previous.text)) continue;
    if (
      /^(?:in|into|of|cut|to|per|from|the|with|plus|at|by|type|no|number|and|or|than|every|size|for|over|like|grade|between|as)$/.test(
        previous.lower,
      )
    )
      continue;
    if (previous.kind === 'mark' && previous.text === '-' && !previous.spaced) continue;
    const article = token.lower === 'a' || token.lower === 'an';
    if (
      token.kind === 'word' &&
      !article &&
      !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|about|approx|approximately|around|roughly|pinch|handful|dash|scant|heaped|bunch|some)$/.test(
        token.lower,
      )
    )
      continue;
    const amount = piecesBehind(tokens, at, reader) ?? reader.amountAt(tokens, at);
    if (amount === null) continue;
    const next = tokens[amount.end];
    const before = previous.kind === 'mark' || previous.lower === 'x';
    if (amount.unit === null) {
      if (amount.quantity === null || article) continue;
      const closes = next === undefined || isMark(next, ',') || isMark(next, '(') || isMark(next, '-');
      if (!closes || (!before && amount.size === null && isMark(next, '-'))) continue;
    } else {
      const closes =
        next === undefined ||
        next.kind === 'mark' ||
        classify(textOf(tokens.slice(amount.end)), tokens.slice(amount.end)) !== 'unclear' ||
        next.lower === 'or';
      if (!closes) continue;
    }
    let end = at;
    while (
      end > 0 &&
      (tokens[end - 1]!.lower === 'x' || (tokens[end - 1]!.kind === 'mark' && tokens[end - 1]!.text !== ')'))
    )
      end--;
    if (end === 0) continue;
    draft.amount = amount;
    const parts = splitParts(tokens.slice(0, end), 0);
    parts.push(...splitParts(tokens, amount.end));
    draft.doubts += 1;
    return parts;
  }
  return null;
}

/** "Ginger, | 1 inch piece": the piece is no food where the food stands before it. */
function piecesBehind(tokens: readonly Token[], at: number, reader: AmountReader): Amount | null {
  const length = reader.measureAt(tokens, at);
  if (length?.unit.dimension !== 'length' || tokens[length.end]?.kind !== 'word') return null;
  if (tokens[length.end + 1]?.kind === 'word') return null;
  const ofFood: Token = { ...tokens[length.end]!, text: 'of', lower: 'of' };
  const amount = reader.amountAt([...tokens.slice(0, length.end + 1), ofFood, ofFood], at);
  return amount === null || amount.each === null ? null : { ...amount, end: length.end + 1 };
}

/** True where a part ends on what was done, so that no food stands in it. */
function endsAsPreparation(last: Token): boolean {
  return last.lower === 'of' || (!pieceNouns.has(last.lower) && preparations.has(last.lower));
}

/** Words that open what was done to a food that has been named. */
const whatFollows = /^(?:in|into|cut|at|with|for|to|from)$/;

/** "Peeled, | seeded, | diced cucumber": only what was done stands before the part with the food. */
function foodFollows(parts: readonly Part[]): boolean {
  const at = parts.findIndex((part) => part.bracket || !onlyAdjectives(part.tokens));
  const part = parts[at];
  if (part === undefined || part.bracket || part.tokens.length < 2) return false;
  return (
    leadingPreparations.has(part.tokens[0]!.lower) &&
    !endsAsPreparation(part.tokens.at(-1)!) &&
    !preparationTail.has(part.tokens.at(-1)!.lower) &&
    classify(textOf(part.tokens.slice(1)), part.tokens.slice(1)) === 'unclear'
  );
}

/** Reads the parts: the food first, then what was done to it and remarks. */
function readParts(parts: Part[], draft: Draft, reader: AmountReader): void {
  let first = parts.findIndex((part) => !part.bracket);
  if (first < 0) {
    unitIsFood(draft);
    if (draft.name === '') first = 0;
  }
  const main = parts[first];
  if (main === undefined) {
    for (const part of parts) readPart(part, draft, reader);
    return;
  }
  let tokens = main.tokens;
  let rest = parts.filter((_, at) => at !== first);
  // "boneless, skinless chicken": no food yet, so the comma does not end the name.
  for (let turn = 0; turn < 4; turn++) {
    const next = rest[0];
    if (next === undefined || next.bracket || !onlyAdjectives(tokens)) break;
    if (listsKinds(tokens, next.tokens)) break;
    const starts = classify(textOf(next.tokens), next.tokens);
    if (starts === 'comment' || next.tokens.length > 8 || whatFollows.test(next.tokens[0]!.lower)) break;
    // "Zest 1 orange, juice of ½": the orange is the food.
    if (foodParts.has(next.tokens[0]!.lower) && next.tokens[1]?.lower === 'of') break;
    // "1 orange, zest and juice", "2 oranges, peeled": no colour where it is counted.
    if (tokens.length === 1 && tokens[0]!.lower === 'orange' && isCounted(draft)) break;
    if (starts === 'preparation' && endsAsPreparation(next.tokens.at(-1)!) && !foodFollows(rest)) break;
    const comma: Token = { kind: 'mark', text: ',', lower: ',', value: 0, spaced: false, start: -1, end: -1 };
    tokens = [...tokens, comma, ...next.tokens];
    rest = rest.slice(1);
  }
  // A bracket right after adjectives belongs to what follows; the name goes on behind it.
  const list = readList(tokens, rest, draft);
  [tokens, rest] = list;
  readName(tokens, rest, draft, reader);
  for (const words of list[2]) draft.also.push(textOf(stripFront(words, draft)));
  for (const part of rest) readPart(part, draft, reader);
  if (draft.name === '') unitIsFood(draft);
}

/** "Yellow, red or orange bell pepper", "fingerling, purple and gold potatoes": kinds of one food, not its adjectives. */
function listsKinds(main: readonly Token[], next: readonly Token[]): boolean {
  if (main.length !== 1 || next.length < 4 || !/^(?:or|and|&)$/.test(next[1]!.lower)) return false;
  const head = next.at(-1)!.lower;
  const kinds = sharedModifiers.get(head) ?? sharedModifiers.get(singular(head));
  return [main[0]!, next[0]!, next[2]!].every(
    ({ lower }) => kindAdjectives.has(lower) || kinds?.has(lower) === true,
  );
}

/** "1 cup chicken, beef or vegetable stock", "onion, garlic and ginger": commas that list foods. */
function readList(main: Token[], parts: Part[], draft: Draft): [Token[], Part[], Token[][]] {
  if (parts.length === 0 || parts[0]!.bracket) return [main, parts, []];
  const each = draft.amount?.qualifiers.includes('each') === true;
  const noAmount = draft.amount === null || (draft.amount.quantity === null && draft.amount.unit === null);
  const plain = (part: Part): boolean =>
    !part.bracket &&
    part.tokens.length <= 6 &&
    part.tokens[0]!.lower !== 'opt' &&
    !(part.tokens.length === 1 && invertedAdjectives.has(part.tokens[0]!.lower)) &&
    (classify(textOf(part.tokens), part.tokens) === 'unclear' ||
      (each && namesFood(part.tokens)) ||
      ((noAmount || each) && namesListedFood(part.tokens)) ||
      (draft.labelled &&
        classify(textOf(part.tokens), part.tokens) === 'preparation' &&
        endsOnFood(part.tokens))) &&
    !part.tokens.some((token) => token.kind === 'number' || verbs.test(token.lower));
  const joint = parts.findIndex(
    (part) =>
      part.tokens.some((token, at) => at > 0 && token.lower === 'or') || part.tokens[0]?.lower === 'or',
  );
  const inside = joint >= 0 && parts[joint]!.tokens[0]!.lower !== 'or';
  if (
    (joint >= 1 || inside) &&
    parts.slice(0, joint).every(plain) &&
    (plain(parts[joint]!) || (!inside && orOther(parts[joint]!.tokens))) &&
    (!onlyAdjectives(main) || listsKinds(main, parts[joint]!.tokens))
  ) {
    const last = parts[joint]!.tokens;
    const right = last.slice(last.findIndex((token) => token.lower === 'or') + 1);
    for (const part of parts.slice(0, joint)) draft.alternatives.push(textOf(shareHead(part.tokens, right)));
    const whole = shareHead(main, right);
    const rest = parts.slice(joint + 1);
    if (!inside) return [whole, [parts[joint]!, ...rest], []];
    const left = shareHead(last.slice(0, last.length - right.length - 1), right);
    draft.alternatives.push(textOf(left));
    return [whole, [{ tokens: [orToken, ...right], bracket: false, group: 0 }, ...rest], []];
  }
  const kinds = parts[0]!.tokens;
  if (listsKinds(main, kinds)) {
    const right = kinds.slice(2);
    draft.also.push(textOf(shareHead(kinds.slice(0, 1), right)), textOf(right));
    return [shareHead(main, right), parts.slice(1), []];
  }
  const ands = parts.findIndex(
    (part) =>
      part.tokens[0]?.lower === 'and' || part.tokens.some((token, at) => at > 0 && token.lower === 'and'),
  );
  const listed = noAmount || each || (ands >= 0 && parts.slice(0, ands + 1).every(plain) && ands >= 1);
  if (!listed || onlyAdjectives(main)) return [main, parts, []];
  const rest: Part[] = [];
  const further: Token[][] = [];
  for (const part of parts) {
    if (!plain(part) || rest.length > 0 || part.tokens[0]?.lower === 'or') {
      rest.push(part);
      continue;
    }
    let words = part.tokens;
    if (words[0]?.lower === 'and' || words[0]?.text === '&') words = words.slice(1);
    if (words.length === 0) continue;
    let from = 0;
    for (let at = 1; at <= words.length; at++) {
      if (at < words.length && words[at]!.lower !== 'and' && words[at]!.text !== '&') continue;
      let food = words.slice(from, at);
      if (/ (?:to taste|as needed)$/i.test(textOf(food))) {
        draft.comment.push(textOf(food.slice(-2)));
        food = food.slice(0, -2);
      }
      if (food.length > 0) further.push(food);
      from = at + 1;
    }
  }
  return [main, rest, further];
}

/** "…, or other neutral oil" */
const orOther = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 && tokens.length <= 5 && /^(?:other|another|any)$/.test(tokens[1]!.lower);

const listedPieces = /^(?:wedges|slices|leaves|halves|florets|strips|cubes|segments|rounds|rings)$/;
const opensPhrase = /^(?:for|with|to|from|until|in|into|on|at|by|as|if|of)$/;

/** "Salt, | freshly ground pepper", "…, | cilantro leaves and lime wedges": foods of a list without amounts, though the words may be those of a preparation. */
function namesListedFood(tokens: readonly Token[]): boolean {
  if (tokens.length > 7 || tokens.some(({ kind, lower }) => kind !== 'word' || opensPhrase.test(lower)))
    return false;
  const words = /^(?:and|or)$/.test(tokens[0]!.lower) ? tokens.slice(1) : tokens;
  const done = leadingPreparation(words, 0, false);
  let recognised = done > 0;
  let from = done;
  for (let at = done; at <= words.length; at++) {
    if (at < words.length && !/^(?:and|or)$/.test(words[at]!.lower)) continue;
    const doneToOne = from === done ? 0 : leadingPreparation(words.slice(from, at), 0, false);
    const food = words.slice(from + doneToOne, at);
    recognised ||= doneToOne > 0;
    from = at + 1;
    const [first, last] = [food[0]?.lower ?? '', food.at(-1)?.lower ?? ''];
    if (onlyAdjectives(food) || last === '') return false;
    if ((preparationTail.has(first) || adverbs.has(first)) && !adjectives.has(first)) return false;
    if (listedPieces.test(last)) {
      if (food.length < 2 || preparations.has(first)) return false;
      recognised = true;
    } else if (preparations.has(last) || preparationTail.has(last)) return false;
  }
  return recognised;
}

/** "Ground cumin and dried oregano": begins like a food and does not end on what was done. */
function namesFood(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]!.lower, tokens.at(-1)!.lower];
  return (
    tokens.length > 1 &&
    (first === 'ground' || productAfterPreparation.has(first) || adjectives.has(first)) &&
    !preparations.has(last) &&
    !preparationTail.has(last)
  );
}

/** "Crushed peanuts", "soft butter": in a list of foods what was done stands before the food. */
const endsOnFood = (tokens: readonly Token[]): boolean => {
  const last = tokens.at(-1)!.lower;
  return tokens.length > 1 && tokens.length <= 4 && !preparations.has(last) && !preparationTail.has(last);
};

/** A part with one of these is a sentence, not a food. */
const verbs = /^(?:is|are|can|will|may|might|do|does|works|would|should|was|were|has|have|be)$/;

const orToken: Token = { kind: 'word', text: 'or', lower: 'or', value: 0, spaced: true, start: -1, end: -1 };

const ifWanted =
  /^if (?:desired|wanted|liked|using|wished|available|you (?:like|wish|want|have (?:it|some|any)))$/;

/** Words of a bracket that name the same in another country: "plain (all-purpose) flour". */
const sameElsewhere =
  /^(?:all-purpose|plain|self-ris(?:ing|ng)|self-raising|heavy|light|thick|full-fat|whole|strong)$/;

/** One part behind the food. */
function readPart(part: Part, draft: Draft, reader: AmountReader): void {
  let tokens = part.tokens;
  while (tokens.length > 0 && /^[.,;:\-*"'&=~]$/.test(tokens[0]!.text) && tokens[0]!.text !== '~')
    tokens = tokens.slice(1);
  if (tokens.length === 0) return;
  const text = textOf(tokens)
    .replace(/[\s,;:]+$/, '')
    .replace(/([^A-Z.])\.+$/, '$1')
    .trim();
  if (text === '') return;
  const lower = text.toLowerCase();
  if (lower.includes('optional') || lower === 'opt' || ifWanted.test(lower)) draft.optional = true;
  if (lower.includes('to taste')) draft.toTaste = true;
  if (lower === 'garnish' || lower === 'divided use') {
    draft.comment.push(text);
    return;
  }
  if (readWeighing(tokens, draft, reader)) return;
  if (readAmountPart(tokens, part.bracket, draft, reader)) return;
  if (part.bracket && readCountOfNamed(tokens, draft, reader)) return;
  const first = tokens[0]!.lower;
  if (
    tokens.length <= 4 &&
    sizes.has(first) &&
    !/^(?:thick|thin|fat)$/.test(first) &&
    tokens.every((token) => sizes.has(token.lower) || /^(?:to|or|-|size|sized)$/.test(token.lower))
  ) {
    if (draft.amount !== null && draft.amount.size === null && draft.size === null) {
      draft.amount.size = lower.replace(/[ -]sized?$/, '');
      return;
    }
  }
  if (!part.bracket && readFurther(tokens, draft, reader)) return;
  if (readMeasuredPart(tokens, part.bracket, draft, reader)) return;
  // "Trimmed, washed, dried": what is washed is dried, not bought so.
  const wiped = lower === 'dried' && /\b(?:washed|rinsed|cleaned)$/i.test(draft.preparation.at(-1) ?? '');
  // "3 cloves, 2 sliced, 1 whole"
  const others = /^(?:[0-9]+|the (?:rest|others?)) (?:left )?(?:whole|intact)$/.test(lower);
  const kind = wiped || others ? 'preparation' : classify(text, tokens);
  const within = part.behind !== undefined && part.behind.length > 0;
  const inverted =
    (tokens.length === 1
      ? invertedAdjectives.has(first)
      : part.bracket && tokens.length <= 3 && tokens.every((token) => kindWords.has(token.lower))) &&
    !wiped &&
    !part.listed &&
    !(within && sameElsewhere.test(first));
  if (inverted && draft.name !== '' && draft.also.length === 0) {
    if (!draft.name.toLowerCase().includes(first)) draft.name = `${text} ${draft.name}`;
    return;
  }
  if (/^(?:plus|and|\+|&)$/.test(first) && readAddition(tokens, draft, reader)) return;
  const adds = first === '+' || (first === 'and' && kind === 'unclear');
  if (adds && !part.bracket && tokens.length <= 4 && tokens.length > 1) {
    const rest = tokens.slice(1);
    if (rest[0]!.kind === 'word' && classify(textOf(rest), rest) === 'unclear') {
      draft.also.push(textOf(rest));
      return;
    }
  }
  const otherContainer =
    first === 'or' && tokens.length === 2 && containerUnits.has(reader.unitAt(tokens, 1)?.unit.id ?? '');
  if (otherContainer || (part.group > 0 && /^(?:or|and|and\/or)$/.test(first))) {
    draft.comment.push(text);
    return;
  }
  if ((first === 'or' || first === 'and/or' || first === '/') && kind !== 'comment' && tokens.length > 1) {
    const nameTokens = tokenize(draft.name);
    addAlternative([...tokens.slice(1), ...headBehind(part, draft)], draft, reader, nameTokens);
    return;
  }
  if (measureWords.has(lower) && draft.amount !== null && draft.amount.unit !== null) {
    draft.amount.qualifiers.push(lower);
    return;
  }
  const juice = /^(?:(?:juice|zest|rind|peel) of|(?:juice|zest) only)$/.test(lower);
  if (juice && isCounted(draft) && draft.countOf === null && draft.amount?.unit === null) {
    draft.countOf = draft.name;
    draft.name = `${singularName(draft.name)} ${first}`;
    return;
  }
  // "chopped or 1 tablespoon dried"
  const or = kind === 'preparation' ? tokens.findIndex(({ lower }) => lower === 'or') : -1;
  if (or > 0 && !isWordToken(tokens[or + 1]) && reader.measureAt(tokens, or + 1) !== null) {
    readPart({ ...part, tokens: tokens.slice(0, or) }, draft, reader);
    readPart({ ...part, tokens: tokens.slice(or) }, draft, reader);
    return;
  }
  // "plus extra, thinly sliced, to serve": how the extra is done.
  const ofExtra = /^plus (?:extra|more)$/i.test(draft.comment.at(-1) ?? '');
  if (kind === 'preparation' && !ofExtra && !(part.bracket && glosses(tokens))) draft.preparation.push(text);
  else {
    if (kind === 'unclear') draft.doubts += 0.5;
    draft.comment.push(text);
  }
}

/** "Peas (dried green split)": words of a bracket that say which kind. */
const kindWords: ReadonlySet<string> = new Set([...invertedAdjectives, 'split', 'orange', 'brown', 'dry']);

const isWordToken = (token: Token | undefined): boolean => token === undefined || token.kind === 'word';

const noGloss =
  /^(?:and|or|to|in|into|on|with|without|of|off|for|from|at|by|until|if|as|only|overnight|removed|reserved|discarded|desired|needed|about|while|again)$/;

/** "Chana dal (split Bengal gram)": a bracket that names the food once more ends on a food. */
function glosses(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)!.lower;
  return (
    tokens.length > 1 &&
    tokens.length <= 5 &&
    leadsGloss.test(tokens[0]!.lower) &&
    tokens.every(({ kind, lower }) => kind === 'word' && !noGloss.test(lower)) &&
    !preparations.has(last) &&
    (last === 'paste' || !preparationTail.has(last)) &&
    !adverbs.has(last)
  );
}
const leadsGloss = /ed$|^(?:split|ground|cut|broken)$/;

/** "Chicken (or vegetable) | broth": the rest of the name, which what stands in the bracket shares. */
function headBehind({ behind = [], tokens }: Part, draft: Draft): readonly Token[] {
  const shared =
    behind.length > 0 &&
    behind.length <= 3 &&
    tokens.length <= 3 &&
    tokens.every(({ kind, text }) => kind !== 'mark' || text === '%') &&
    singular(tokens.at(-1)!.lower) !== singular(behind.at(-1)!.lower) &&
    draft.name.length > textOf(behind).length &&
    draft.name.endsWith(textOf(behind));
  return shared ? behind : [];
}

/** "plus 2 egg yolks" is a further food, "plus 2 tablespoons" more of the same. */
function readAddition(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  const amount = reader.amountAt(tokens, 1);
  if (amount === null || amount.quantity === null) return false;
  const rest = tokens.slice(amount.end);
  if (rest.length === 0) return reader.add(draft.amount, amount);
  const done = leadingPreparation(rest, 0, false);
  const treated = preparations.has(rest[0]!.lower) && (done === 0 || !endsOnFood(rest));
  if (
    classify(textOf(rest), rest) === 'comment' ||
    treated ||
    /^(?:more|extra|additional)$/.test(rest[0]!.lower)
  )
    return false;
  // "2 tsp lemon zest plus 3 tbsp juice": of the same lemon.
  const at = draft.name.lastIndexOf(' ');
  const part = rest.at(-1)!;
  const same = rest.length - done === 1 && foodParts.get(part.lower) === true;
  if (same && /^(?:lemons?|limes?|oranges?)$/i.test(draft.name))
    draft.also.push(`${textOf(tokens.slice(1, amount.end))} ${singularName(draft.name)} ${part.text}`);
  else if (same && at > 0 && foodParts.get(draft.name.slice(at + 1).toLowerCase()) === true) {
    const whole = draft.name.slice(0, at).replace(/^fresh /i, '');
    draft.also.push(`${textOf(tokens.slice(1, amount.end))} ${whole} ${part.text}`);
    if (done > 0) draft.preparation.push(textOf(rest.slice(0, done)));
  } else if (/^(?:yolks?|whites?)$/.test(part.lower) && rest.length === 1 && /\beggs?\b/i.test(draft.name))
    draft.also.push(`${textOf(tokens.slice(1, amount.end))} egg ${part.text}`);
  else draft.also.push(textOf(tokens.slice(1)));
  return true;
}

/** "6 sprigs parsley, | 2 sprigs thyme and 1 bay leaf": further foods with their own amounts. */
function readFurther(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  if (draft.name === '' || (draft.amount?.quantity ?? null) === null) return false;
  const ends = tokens.flatMap(({ lower }, at) => (lower === 'and' || lower === '&' ? [at] : []));
  const foods = [...ends, tokens.length].map((end, at) =>
    tokens.slice(at === 0 ? 0 : ends[at - 1]! + 1, end),
  );
  const stated = (food: readonly Token[], at: number): boolean => {
    if (food[0] === undefined || food[0].kind === 'word' || food[0].kind === 'mark') return false;
    const amount = reader.amountAt(food, 0);
    const words = food.slice(amount?.end ?? 0);
    if (amount === null || amount.quantity === null || words.length === 0) return false;
    if (at === 0 && amount.unit === null && !draft.labelled) return false;
    if (/^(?:inch|cm|mm|foot)$/.test(amount.unit ?? '') || notFood.test(words[0]!.lower)) return false;
    return (
      words.every(({ kind }) => kind === 'word') &&
      !onlyAdjectives(words) &&
      classify(textOf(words), words) === 'unclear'
    );
  };
  if (!foods.every(stated)) return false;
  draft.also.push(...foods.map(textOf));
  return true;
}

const notFood =
  /^(?:size|sized|each|total|per|or|more|less|in|of|for|to|from|if|with|weight|package|container|thick|long|wide|capacity|after|before|when|plus)$/;

const unmeasured = /^(?:splash|dash|pinch|handful|knob|glug|drizzle|squeeze)$/;

/** "(about 1 cup chopped)" gives the amount when prepared, "(1 tbsp flax + 3 tbsp water)" is a remark. */
function readMeasuredPart(
  tokens: readonly Token[],
  bracket: boolean,
  draft: Draft,
  reader: AmountReader,
): boolean {
  // "…; splash Worcestershire sauce": a food of the list that nobody measures.
  if (draft.labelled && !bracket && tokens.length > 1 && unmeasured.test(tokens[0]!.lower)) {
    draft.also.push(`1 ${textOf(tokens)}`);
    return true;
  }
  const numeric =
    tokens[0]!.kind === 'number' ||
    tokens[0]!.kind === 'fraction' ||
    /^(?:about|approximately|approx|~)$/.test(tokens[0]!.lower);
  if (!numeric || draft.amount === null) return false;
  const amount = reader.amountAt(tokens, 0);
  if (amount === null || amount.quantity === null || amount.unit === null || amount.end >= tokens.length)
    return false;
  const rest = tokens.slice(amount.end);
  // "Filling: 1 cup brown sugar, 2 tbsp cinnamon": a labelled line lists foods, each with its amount.
  if (draft.labelled && !bracket && (classify(textOf(rest), rest) === 'unclear' || endsOnFood(rest))) {
    draft.also.push(textOf(tokens));
    return true;
  }
  const prepared = classify(textOf(rest), rest) === 'preparation' && allPreparation(rest, 0);
  if (prepared && /^(?:inch|cm|mm)$/.test(amount.unit)) draft.preparation.push(textOf(tokens));
  else if (prepared && draft.amount.alternate === null && draft.amount.unit !== amount.unit) {
    draft.amount.alternate = {
      quantity: amount.quantity,
      quantityMax: amount.quantityMax,
      unit: amount.unit,
    };
    draft.preparation.push(textOf(rest));
  } else draft.comment.push(textOf(tokens));
  return true;
}

/** "1 lobster that weighs about 750 g", "2 fish, weighing 400 g each". */
function readWeighing(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  let at = tokens[0]!.lower === 'that' || tokens[0]!.lower === 'which' ? 1 : 0;
  if (!/^(?:weighs?|weighing)$/.test(tokens[at]?.lower ?? '')) return false;
  at += /^(?:in|at)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
  return at < tokens.length && readAmountPart(tokens.slice(at), true, draft, reader);
}

/** A part that is an amount: "(about 240 ml)", ", 100g", "(14 oz each)". */
function readAmountPart(
  tokens: readonly Token[],
  bracket: boolean,
  draft: Draft,
  reader: AmountReader,
): boolean {
  if (tokens.length > 14) return false;
  const end = tokens.findIndex(
    ({ lower }, at) => at > 1 && lower === 'or' && isMoreOrLess(tokens.slice(at + 1)),
  );
  if (end > 0) return readAmountPart(tokens.slice(0, end), bracket, draft, reader);
  if (bracket && draft.amount === null) {
    // "Ginger (thumb-sized piece)", "ginger (2 cm piece)"
    const ofFood: Token = { ...mark('of'), kind: 'word' };
    const some = reader.amountAt([...tokens, ofFood, ofFood], 0);
    if (some?.unit !== null && some?.unit !== undefined && some.end >= tokens.length) {
      const piece = some.each?.unit ?? some.unit;
      if (
        loosePieces.has(some.unit) ||
        some.size?.startsWith('thumb') === true ||
        (some.each !== null && isLength(piece))
      ) {
        draft.amount = { ...some, end: tokens.length };
        return true;
      }
    }
  }
  const opened: Token[] = [mark('('), ...tokens, mark(')')];
  const stated = reader.bracketAt(opened, 0);
  if (stated?.end !== opened.length) return false;
  const amount = draft.amount;
  if (amount === null || (amount.quantity === null && amount.unit === null)) {
    if (stated.amount.unit === 'piece' && !bracket) return false;
    const read = reader.amountAt(tokens, 0);
    if (read === null || read.end < tokens.length || (read.quantity === null && read.unit === null))
      return false;
    // "Pastry for a double-crust pie (9 inches)": a length says how large, not how much.
    if (/^(?:inch|cm|mm|foot)$/.test(read.unit ?? '')) return false;
    if (amount !== null) {
      read.size ??= amount.size;
      read.qualifiers.unshift(...amount.qualifiers);
    }
    draft.amount = read;
    return true;
  }
  // A rack's ribs are no stalks.
  if (amount.unit === 'rack' && stated.amount.unit === 'stalk') return false;
  const inEach = stated.each || (amount.unit !== null && containerUnits.has(amount.unit) && !stated.total);
  const counted = stated.amount.unit === 'piece';
  if (counted && !bracket) return false;
  const length = /^(?:inch|cm|mm|foot)$/.test(stated.amount.unit);
  if (stated.each && amount.each !== null) amount.rest.push(textOf(tokens));
  else if ((inEach || length) && amount.each === null && !counted) amount.each = stated.amount;
  else if (amount.alternate === null) amount.alternate = stated.amount;
  else amount.rest.push(textOf(tokens));
  if (stated.second !== null) amount.rest.push(textOf(tokens));
  return true;
}

const moreOrLess = /^(?:so|more|less|a|bit|little|few|thereabouts|two|maybe|even|slightly)$/;
const isMoreOrLess = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.length <= 4 && tokens.every(({ lower }) => moreOrLess.test(lower));
const loosePieces: ReadonlySet<string> = new Set(['thumb', 'knob', 'handful', 'bunch', 'pinch']);
const isLength = (unit: string): boolean => /^(?:inch|cm|mm)$/.test(unit);

/** "3 lb chicken thighs (about 8 thighs)": how many of what has been named. */
function readCountOfNamed(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  const noun = singular(tokens.at(-1)!.lower);
  if (tokens.length < 2 || tokens.length > 6 || draft.amount === null || tokens[0]!.lower === 'from')
    return false;
  const { unit } = draft.amount;
  if (unit === null || containerUnits.has(unit)) return false;
  const named = draft.name
    .toLowerCase()
    .split(' ')
    .some((word) => singular(word) === noun);
  return named && readAmountPart(tokens.slice(0, -1), true, draft, reader);
}

const containerUnits: ReadonlySet<string> = new Set(
  'can jar packet box bag bottle carton tub container tube punnet tray'.split(' '),
);

function mark(text: string): Token {
  return { kind: 'mark', text, lower: text, value: 0, spaced: true, start: -1, end: -1 };
}

/** "4 cloves" with nothing behind it: the counted noun is the food. */
function unitIsFood(draft: Draft): void {
  const amount = draft.amount;
  if (amount === null || amount.unitText === null || amount.unit === null) {
    if (draft.preparation.length > 0 && draft.name === '') draft.name = draft.preparation.shift()!;
    return;
  }
  if (
    /^(?:clove|head|ear|stick|leaf|roll|fillet|bar|wedge|strip|bulb|slice|rasher|cube|floret|spear|frond|link|loaf|patty|ball|crown)$/.test(
      amount.unit,
    )
  ) {
    draft.name = amount.unitText;
    amount.unit = null;
    amount.unitText = null;
  }
}

/** Without repeats, whatever the case. */
function distinct(texts: readonly string[]): readonly string[] {
  if (texts.length < 2) return texts;
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}

const joined = (texts: readonly string[]): string | null => {
  if (texts.length === 0) return null;
  const kept = texts.filter((text) => text !== '');
  return kept.length === 0 ? null : kept.join(', ');
};

const inTurn = (first: readonly string[], then: readonly string[]): readonly string[] =>
  first.length === 0 ? then : [...first, ...then];

const measuredAcross =
  /^(?:stick|crust|shell|baguette|tortilla|pizza|round|base|skewer|loaf|pita|cake|pan|pie|tart|strip|roll|wrap)$/;

/** "12-inch baguette", "prepared 9-inch pie crust": the length is that of one, not how much of it. */
function lengthOfOne(draft: Draft): void {
  const amount = draft.amount;
  if (amount === null || amount.quantity === null || amount.each !== null) return;
  const last = draft.name.slice(draft.name.lastIndexOf(' ') + 1).toLowerCase();
  const one = singular(last);
  if (!measuredAcross.test(one)) return;
  const inside = /^(.* )(\d+(?:\.\d+)?)[- ](inch|cm) (?=.)/i.exec(draft.name);
  if (inside !== null && amount.unit === null) {
    amount.each = { quantity: Number(inside[2]), quantityMax: null, unit: inside[3]!.toLowerCase() };
    draft.name = inside[1]! + draft.name.slice(inside[0].length);
    return;
  }
  if (!/^(?:inch|cm|mm|foot)$/.test(amount.unit ?? '')) return;
  amount.each = { quantity: amount.quantity, quantityMax: amount.quantityMax, unit: amount.unit! };
  amount.quantity = one === last ? 1 : null;
  amount.quantityMax = null;
  amount.unit = null;
  amount.unitText = null;
}

function finish(source: string, draft: Draft, tokens: readonly Token[]): ParsedLine {
  const amount: Amount | null = draft.amount;
  const comment = amount === null ? draft.comment : inTurn(amount.rest, draft.comment);
  const preparation = amount === null ? draft.preparation : inTurn(amount.packed, draft.preparation);
  if ((source.includes('aste') || source.includes('ASTE')) && /\b(?:to|per) (?:your )?taste\b/i.test(source))
    draft.toTaste = true;
  const each: LineAmount | null = amount?.each ?? null;
  return {
    source,
    heading: false,
    qualifier: amount === null ? null : joined(amount.qualifiers),
    quantity: amount?.quantity ?? null,
    quantityMax: amount?.quantityMax ?? null,
    unit: amount?.unit ?? null,
    unitText: amount?.unitText ?? null,
    size: amount?.size ?? draft.size,
    amountEach: each,
    alternateAmount: amount?.alternate ?? null,
    name: draft.name,
    countOf: draft.countOf,
    also: alsoGround(draft),
    alternatives: distinct(draft.alternatives),
    preparation: joined(preparation),
    comment: joined(comment),
    optional: draft.optional,
    toTaste: draft.toTaste,
    confidence: confidenceOf(draft, tokens),
  };
}

/** 0–1 from what is odd about the reading. */
function confidenceOf(draft: Draft, tokens: readonly Token[]): number {
  const { name, amount } = draft;
  if (!beginsWithLetter(name) && !/\p{L}/u.test(name)) return 0.1;
  let confidence = 0.98 - 0.06 * Math.min(draft.doubts, 6);
  let words = 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) words += 1;
  if (words > 4) confidence -= 0.08 * Math.min(words - 4, 5);
  if (/[0-9]/.test(name)) confidence -= 0.15;
  if (amount === null || (amount.quantity === null && amount.unit === null)) {
    if (!draft.toTaste) confidence -= 0.05;
    if (tokens.length > 8) confidence -= 0.15;
  }
  if (tokens.length > 40) confidence -= 0.2;
  return Math.round(Math.max(confidence, 0.05) * 100) / 100;
}

const ground =
  /^(?:(?:lean|extra[- ]lean|fresh)\s+)?(ground|minced)\s+(?:beef|pork|veal|lamb|turkey|chicken|bison|venison)\b/i;
const meatAlone = /^(?:beef|pork|veal|lamb|turkey|chicken|bison|venison)$/i;

/** "1 lb ground beef, veal and pork": all of it is ground, and has to be as hot inside as ground meat. */
function alsoGround({ name, also }: Draft): string[] {
  const how = ground.exec(name)?.[1]?.toLowerCase();
  return how === undefined ? also : also.map((text) => (meatAlone.test(text) ? `${how} ${text}` : text));
}
