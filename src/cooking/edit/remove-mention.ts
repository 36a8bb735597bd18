import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { mentionSign, type MarkedText } from './marked-text.ts';
import { anyItem, flagVerbs, pattern, phraseOf, unflagVerbs, verb } from './noun-phrase.ts';

const clauseEnd = `(?=\\s*(?:[.;!?](?:\\s|$)|$|,\\s+(?:then\\s+|and\\s+(?:then\\s+)?)?${verb}\\b|,?\\s+(?:and\\s+(?:then\\s+)?|then\\s+)(?:[a-zà-ɏ]+ly\\s+)?${verb}\\b|\\)))`;
const separator =
  '(?:\\s*,\\s*(?:and|or|plus|then)?\\s*|\\s+(?:and|or|plus|&|along with|together with)\\s+(?:then\\s+)?)';

/** Sentences of a text with their ends; marks and spaces are kept. */
function sentences(text: string): string[] {
  return (
    text
      .match(/[^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?]+["”)]*|\n|$)\s*/gu)
      ?.filter((one) => one !== '') ?? []
  );
}

/**
 * Takes one mention out of a text with all that hangs on it: its place in a list, the phrase, the clause or the
 * sentence, whichever leaves whole sentences behind.
 */
export function removeMention(marked: MarkedText, sign: string): void {
  const parts = sentences(unflagVerbs(marked.text));
  const left = parts.map((sentence) =>
    sentence.includes(sign)
      ? spacedAs(sentence, unflagVerbs(removeIn(flagVerbs(withoutItsFate(sentence, sign)), sign)))
      : sentence,
  );
  marked.text = left.filter((sentence, at) => !(left[at - 1] === '' && otherWay.test(sentence))).join('');
}

/** What is left of a sentence stands as far from the next one as it did. */
const spacedAs = (was: string, is: string): string =>
  is === '' || /\s$/u.test(is) ? is : is + /\s*$/u.exec(was)![0];

/** "Alternatively, you may put it on top": another way of what is no longer said. */
const otherWay = /^\s*(?:alternatively|otherwise|or(?: else)?),?\s[^.!?]*\b(?:it|them)\b/iu;

/** "Add the brandy and let it sizzle away", "add the prawns and cook for 2 minutes until pink": what becomes of it goes with it. */
const withoutItsFate = (sentence: string, sign: string): string =>
  sentence
    .replace(
      new RegExp(
        `(${sign}),?(?:\\s+and)?(?:\\s+then)?\\s+(?:let|allow|leave) (?:it|them) (?:to )?(?:sizzle|bubble|boil|cook|burn|reduce|evaporate|go|flame)[^,.;!?]*`,
        'iu',
      ),
      '$1',
    )
    .replace(
      new RegExp(
        `(${sign}),?(?:\\s+and)?(?:\\s+then)?\\s+(?:cook|fry|saut[eé]|simmer|poach|warm|heat)(?:ing)?(?: (?:it|them))?[^,.;!?]*\\b(?:until|till?) (?:(?:it|they)(?: is| are|['’]s|['’]re)? )?(?:just |all |barely |no longer )?(?:pink|opaque|curled|curling|wilted|open(?:ed)?|popped|popping)[^,.;!?]*`,
        'iu',
      ),
      '$1',
    );

/** "The basil if you are adding that": who has none is not asked. */
const ifUsing =
  "if (?:(?:you(?:['’]re| are)? )?(?:adding|using|want|like|have)(?: (?:it|that|them|those|some|any))?|desired|available|liked)";

const sort = '(?:version|option|variation|variant)';

function removeIn(said: string, sign: string): string {
  const mine = phraseOf(sign);
  // "Serve the seafood version with": without the seafood there is only the one.
  const only = said
    .replace(pattern(`\\s+(?:for|in) the ${sign} ${sort}\\b`, ''), '')
    .replace(pattern(`\\b(serve) the ${sign} ${sort} (?=\\uF8FD?with\\b)`, 'iu'), '$1 ');
  if (only !== said && !only.includes(sign)) return tidied(only);
  // "Scatter the cheese (if using) over the top": the aside goes with it.
  const sentence = said
    .replace(pattern(`${sign}\\s*\\([^()]*\\)`, ''), sign)
    .replace(pattern(`${sign},?\\s+${ifUsing}(?=\\s*(?:[,.;!]|$))`, ''), sign);
  return tidied(
    fromList(sentence, sign) ??
      fromPair(sentence, mine) ??
      fromCue(sentence, sign, mine) ??
      fromPreposition(sentence, mine) ??
      fromClause(sentence, sign, mine) ??
      fallback(sentence, sign, mine),
  );
}

/** "Off the heat, add the cognac, then return to the heat and scrape" without the cognac: the pan stays where it is. */
const offAndOn =
  /^(\s*)\uF8FD?(?:off|(?:remove|take|pull|draw) (?:it |the pan |the pot )?(?:off|from)) the heat,?\s+(?:and\s+)?(?:then\s+)?\uF8FD?(?:return|put) (?:it |the pan |the pot )?(?:back )?(?:to|on) the heat(?:,?\s+(?:and|then)\s+(?:then\s+)?)(\uF8FD?)(?=\p{L})/iu;
const backOnHeat = (sentence: string): string => {
  const found = offAndOn.exec(sentence);
  return found === null ? sentence : `${found[1]!}${found[2]!}${capital(sentence.slice(found[0].length))}`;
};

/** "Drain the beans and add with the chocolate" without the beans: "add the chocolate". */
const tidied = (sentence: string): string =>
  backOnHeat(sentence).replace(
    /(^\s*|[.;,]\s+|\b(?:and|then)\s+)(\uF8FD?(?:add|stir in|mix in|toss in|put in))\s+(?:along\s+|together\s+)?with\s+(?=(?:the|a|an|your)\b)/giu,
    '$1$2 ',
  );

/** Nothing fits: the part between commas goes where the rest is a whole sentence, else the words become vague. */
function fallback(sentence: string, sign: string, mine: string): string {
  const others = pattern(mentionSign, '');
  if (!others.test(sentence.replace(sign, ''))) return '';
  // "Add less sugar if you also used dates": the advice goes with its reason.
  if (pattern(`\\b(?:if|in case) [^.;]*${sign}`, 'i').test(sentence)) return '';
  const parts = sentence.split(/(?<=[,;])\s+/u);
  const order = pattern(`^\\s*(?:and\\s+|then\\s+)*(?:[a-zà-ɏ]+ly\\s+)?${verb}\\b`, 'i');
  const rest = parts.filter((part) => !part.includes(sign));
  if (parts.length > 1 && rest.some((part) => order.test(part) && others.test(part))) {
    const said = rest
      .join(' ')
      .replace(/^\s*(?:and|then|but)\s+/iu, '')
      .replace(/[,;]\s*$/u, '.');
    return capital(said);
  }
  return sentence
    .replace(pattern(mine, 'i'), 'the mixture')
    .replace(
      /(the mixture\s+)(are|were|have)\b/iu,
      (_, lead: string, word: string) =>
        lead + ({ are: 'is', were: 'was', have: 'has' }[word.toLowerCase()] ?? word),
    )
    .replace(/^(\s*)the/u, '$1The');
}

/** "the onion, garlic and carrot": one fewer. */
function fromList(sentence: string, sign: string): string | null {
  const list = pattern(`${anyItem}(?:${separator}${anyItem})+`, 'gi');
  for (const match of sentence.matchAll(list)) {
    if (!match[0].includes(sign)) continue;
    const items = match[0].split(pattern(`(?:${separator})(?=${anyItem})`, 'i'));
    const at = items.findIndex((item) => item.includes(sign));
    const rest = items.filter((_, index) => index !== at);
    if (rest.length === 0 || rest.length === items.length) continue;
    const oxford = /,\s*(?:and|or)\s/i.test(match[0]) && rest.length > 2;
    const word = /\sor\s/i.test(match[0]) && !/\sand\s/i.test(match[0]) ? 'or' : 'and';
    const hasWord = /\s(?:and|or|&|plus)\s/i.test(match[0]);
    // "the onion and garlic" without its first keeps the article.
    const lead = /^(?:the|your)\s+/i.exec(items[0]!)?.[0] ?? '';
    if (at === 0 && lead !== '' && !/^(?:the|your|an?|some|all|[\uF000-\uF8FF])\b/iu.test(rest[0]!))
      rest[0] = lead + rest[0]!;
    const written =
      rest.length === 1
        ? rest[0]!
        : hasWord
          ? `${rest.slice(0, -1).join(', ')}${oxford ? ',' : ''} ${word} ${rest.at(-1)!}`
          : rest.join(', ');
    const head = sentence.slice(0, match.index);
    return (
      (hasWord && rest.length === 1 && at > 0 ? withItsAnd(head, word) : head) +
      written +
      sentence.slice(match.index + match[0].length)
    );
  }
  return null;
}

/** "Add the bread, a few slices of lemon" and nothing behind it: the "and" stands before what is last now. */
const withItsAnd = (head: string, word: string): string => {
  const last = /,\s+(?=\S[^,.;:\uF8FD]*$)/u.exec(head);
  if (last === null || /\b(?:and|or|then|with)\s/iu.test(head.slice(last.index))) return head;
  const earlier = /,\s[^.;:\uF8FD]*$/u.test(head.slice(0, last.index));
  return `${head.slice(0, last.index)}${earlier ? ',' : ''} ${word} ${head.slice(last.index + last[0].length)}`;
};

/** "the rest of the bechamel and cheese": what the recipe itself made stays, and only the other half of the pair goes. */
function fromPair(sentence: string, mine: string): string | null {
  const pair = pattern(
    `((?:^|[^\\uF8FD\\p{L}])\\p{L}{3,}(?<!ly|it|them|this))\\s+(?:and|plus|&)\\s+${mine}(?=\\s*(?:[.;!?)]|$))`,
    'iu',
  ).exec(sentence);
  if (pair === null || /^(?:the|and|then|with|some|well)$/iu.test(pair[1]!.replace(/[^\p{L}]/gu, '')))
    return null;
  // Only in a list or behind "of": "chop and cheese" is no pair.
  const before = sentence.slice(0, pair.index + pair[1]!.length);
  if (
    !/(?:[:,]\s+(?:(?:the\s+)?(?:rest|half|remaining)\b[^,.;]*|(?:the\s+)?\p{L}+)|\bof\s+(?:the\s+)?\p{L}+)$/iu.test(
      before,
    )
  )
    return null;
  return before + sentence.slice(pair.index + pair[0].length);
}

/** "until the cheese melts", "Once the butter foams, …". */
function fromCue(sentence: string, sign: string, mine: string): string | null {
  const opening = pattern(
    `^(\\s*)(?:when|once|as soon as|after|while|if|as)\\s+${mine}[^,.;]*,\\s*(?:then\\s+)?`,
    'i',
  ).exec(sentence);
  if (opening !== null) return opening[1]! + capital(sentence.slice(opening[0].length));
  const cue = pattern(
    `,?\\s+(?:or\\s+)?(?:until|till|when|once|as soon as|so that|while|as|if)\\s+${mine}\\s+[^,.;]*`,
    'i',
  ).exec(sentence);
  if (cue === null || !cue[0].includes(sign)) return null;
  const [end] = pattern(`,?\\s+and\\s+${verb}\\b[^]*$`, 'i').exec(cue[0]) ?? [''];
  return sentence.slice(0, cue.index) + end + sentence.slice(cue.index + cue[0].length);
}

/** "fry the onion in the butter", "sprinkled with parsley". */
function fromPreposition(sentence: string, mine: string): string | null {
  const phrase = pattern(
    `(\\S+)(,?\\s+(?:sprinkled|topped|garnished|scattered|served|mixed|tossed|along|together))?\\s+(?:with|in|into|over|on|onto|using|from|of|to|through|around)\\s+${mine}(?=[\\s,.;!?)]|$)`,
    'i',
  ).exec(sentence);
  if (phrase === null) return null;
  const before = sentence.slice(0, phrase.index) + phrase[1]!;
  // The verb must keep something to work on: not "Top with the cheese".
  const tail = before.split(pattern(`(?:[,.;]|\\band\\b|\\bthen\\b)`, 'i')).at(-1)!;
  const works = pattern(mentionSign, '').test(tail) || /\b(?:the|it|them|a|your)\b/iu.test(tail);
  if (!works) return null;
  return before + sentence.slice(phrase.index + phrase[0].length);
}

/** "add the cream and simmer" → "simmer". */
function fromClause(sentence: string, sign: string, mine: string): string | null {
  const clause = pattern(
    `(^\\s*|,\\s+(?:then\\s+|and\\s+(?:then\\s+)?)?|\\s+(?:and\\s+(?:then\\s+)?|then\\s+)|;\\s*|\\()((?:[a-zà-ɏ]+ly,?\\s+|now\\s+|next,?\\s+|finally,?\\s+)?${verb}\\b[^.;!?]*?${mine}[^.;!?]*?)${clauseEnd}`,
    'gi',
  );
  for (const match of sentence.matchAll(clause)) {
    // The last verb before the mention governs it.
    const inner = match[2]!;
    const cut = [
      ...inner
        .slice(0, inner.indexOf(sign))
        .matchAll(pattern(`(?:,\\s+|\\s+(?:and|then)\\s+)(?:then\\s+)?(?=${verb}\\b)`, 'gi')),
    ].at(-1);
    let from = match.index + (cut ? match[1]!.length + cut.index : 0);
    const others = inner.slice(cut ? cut.index : 0).replace(sign, '');
    // "Peel and chop the onion": the verb before has no object of its own.
    const bare = pattern(
      `(?:^|[.;,]|\\b(?:and|then))\\s*((?:[a-zà-ɏ]+ly\\s+)?${verb}(?:(?:,\\s+|\\s+and\\s+)${verb})*)$`,
      'i',
    ).exec(sentence.slice(0, from));
    if (cut && bare !== null) from -= bare[1]!.length;
    if (pattern(mentionSign, '').test(others)) return null;
    let rest = sentence.slice(match.index + match[0].length);
    const head = sentence.slice(0, from);
    if (/^\s*$/.test(head)) rest = capital(rest.replace(/^\s*(?:,\s*)?(?:and\s+)?(?:then\s+)?/iu, ''));
    return /[\p{L}\p{N}]|[\uE000-\uF8FF]/u.test(head + rest) ? head + rest : '';
  }
  return null;
}

const capital = (text: string): string =>
  text.replace(/^([\s\uF8FD]*)(\p{Ll})/u, (_, space: string, letter: string) => space + letter.toUpperCase());

const onlyQuality =
  /(?:^|\s)(?:\p{Lu}?[\p{L}]+(?:ish|ian|ese|ican|an|ey|ed|en|ful|ic)|easy|quick|best|simple|classic|crispy|creamy|spicy|sweet|hot|cold|warm|baked|loaded|stuffed)$/iu;

/** Takes a food out of a name: "Chicken and Rice Soup" → "Rice Soup", "Spinach Pie with Feta" → "Spinach Pie". */
export function removeFromTitle(marked: MarkedText, sign: string): void {
  const { text } = marked;
  const linked = pattern(
    `(?:\\s*(?:,|&|\\+|/)\\s*|\\s+(?:and|with|in|on|of|n)\\s+|\\s*-\\s*)(?:(?:the|a|fresh|creamy|spicy|sweet)\\s+)*${sign}(?=\\s*(?:$|[,&(+/.]|and\\b|with\\b|in\\b))`,
    'i',
  );
  const leading = pattern(`${sign}\\s*(?:,|&|\\+|/|\\s+and\\s|-and-|-)\\s*(?:and\\s+)?`, 'i');
  const made = linked.test(text)
    ? text.replace(linked, '')
    : leading.test(text)
      ? text.replace(leading, '')
      : text.replace(pattern(`\\s*${sign}`, ''), '');
  const bare = made
    .replace(/\(\s*\)/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  marked.text = onlyQuality.test(bare) && !/[.]/.test(text) ? `${bare} Dish` : bare;
}

const portions =
  /\b(?:dollops?|dusting|sprinkl\w+|spoonfuls?|scoops?|handfuls?|drizzle|swirl|side|slices?|pieces?|bowl|can|tin|jar|tube|packet|rest|half|most) of (?:the |your |some )?(?:\p{L}+ )?$/iu;

/**
 * Whether a food can go from the text without leaving a hole: it is named once, and not as the stuff of something else
 * ("a dollop of sour cream").
 */
export function goesCleanly(
  key: string,
  { steps, source }: Pick<UnderstoodRecipe, 'steps' | 'source'>,
): boolean {
  const named = steps.flatMap(({ mentions }, at) =>
    mentions.filter((one) => one.key === key).map((one) => ({ ...one, text: source.instructions[at]! })),
  );
  return named.length <= 1 && named.every(({ text, start }) => !portions.test(text.slice(0, start)));
}
