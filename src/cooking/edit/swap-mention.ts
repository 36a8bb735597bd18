import type { Food } from '#food/model';
import { indefiniteArticle, capitalise } from '../text/grammar.ts';
import { canDo, type Shape } from './can-do.ts';
import { amountSign, type Mark, type MarkedText } from './marked-text.ts';
import { pattern, phraseOf, target } from './noun-phrase.ts';
import { spoonsLike } from './same-words.ts';

/** What stands in the text in place of a mention. */
export interface NewName {
  readonly food: Food;
  readonly shape: Shape;
  readonly text: string;
  readonly many: boolean;
  /** Several names in a row, for a word that held them all. */
  readonly several?: boolean;
  /** The amount of a share of it, as said in a sentence ("2 tablespoons"); null where that cannot be told. */
  amount(share: number): string | null;
}

/** Number of the words that were written: "eggs" is many. */
export const isMany = (word: string): boolean =>
  /s$/i.test(word) && !/(?:ss|us|is|hummus|couscous|asparagus|molasses)$/i.test(word);

const verbFix: readonly (readonly [many: string, one: string])[] = [
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ['aren’t', 'isn’t'],
  ["aren't", "isn't"],
];
/** Pieces that do not come out even. */
const brokenCount = /^(?:\d+\s?)?(?:[½⅓⅔¼¾⅛⅜⅝⅞]|\d\/\d)$/;
/** A part of several foods at once, which no amount tells. */
const parts: readonly (readonly [share: number, said: string])[] = [
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
];
const cueVerbs =
  'soften|brown|melt|wilt|turn|become|start|begin|look|thicken|bubble|pop|boil|come|cook|smell|release|get|reach|shimmer|foam|set|dry|crisp|curl|open|float|stick|puff|rise|caramelize|caramelise|lose|stop|fall|take|sizzle|collapse|absorb|go|feel|need|burst|read|register|measure|flake';

/** Puts a new name in the place of one mention; articles, adjectives, amounts, verbs and pronouns follow it. */
export function swapMention(
  marked: MarkedText,
  mark: Mark,
  name: NewName,
  share: (mark: Mark) => number | null,
): void {
  const sign = target;
  const wasMany = isMany(mark.was);
  const many = name.many;
  // A lump of several words has its article inside: "the cheese".
  const article = /^(?:the|your|all the|both)\s/i.exec(mark.was);
  mark.text = article === null ? name.text : `${/^\p{Lu}/u.test(mark.was) ? 'The' : 'the'} ${name.text}`;
  const phrase = pattern(`(^|[^a-zà-ɏ])(${phraseOf(sign)})`, 'i').exec(marked.text);
  if (phrase === null) return;
  const start = phrase.index + phrase[1]!.length;
  let front = phrase[2]!.slice(0, phrase[2]!.indexOf(sign));
  const opens = /^\p{Lu}/u.test(front);
  const amounts = front.match(pattern(amountSign, 'g')) ?? [];
  for (const one of amounts) {
    const written = marked.marks.get(one)!;
    const stated = share(written);
    const amount = stated === null || stated >= 0.97 ? null : name.amount(stated);
    // "Layer 4 noodles" of twelve, which are seven zucchini now.
    const uneven = amount !== null && /^\d+$/.test(written.was) && brokenCount.test(amount);
    const portion =
      (uneven || (amount === null && / and /.test(name.text))) && stated !== null && stated < 0.97
        ? (parts.find(([one]) => Math.abs(one - stated) < 0.03)?.[1] ?? null)
        : null;
    // "Finish with the last 4 noodles".
    if (portion !== null && /\b(?:last|remaining)\s+$/iu.test(marked.text.slice(0, start))) {
      front = front.replace(one, 'of the');
      continue;
    }
    const said = portion ?? (amount === null ? null : spoonsLike(written.was, amount));
    front =
      said === null
        ? front.replace(
            new RegExp(`${one}\\s*(?:of\\s+)?(?:the\\s+)?`, 'u'),
            /\b(?:the|your)\s/i.test(front.replace(one, '')) &&
              !new RegExp(`^${one}\\s*of the`, 'i').test(front)
              ? ''
              : 'the ',
          )
        : front.replace(
            new RegExp(`${one}(\\s*of(?: the)?)?`, 'u'),
            (_, of: string | undefined) => `${said}${of ?? (portion === null ? '' : ' of the')}`,
          );
  }
  front = front
    .replace(/[\p{L}-]+/gu, (word) => (canDo(word, name.food, name.shape) ? word : ''))
    .replace(/\b(?:and|,)\s*$/iu, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^\s+/, '');
  front = front
    .replace(/\b(?:finely|thinly|freshly|coarsely|roughly|lightly|well|very)\s*,?\s*$/iu, '')
    .replace(/^(the |an? )?,\s*/iu, '$1');
  // "an egg" → "the flaxseed mixture", "a lemon" → "a lime".
  front = front.replace(
    /\b(an?)\s+((?:[\p{L}-]+\s+)*)$/iu,
    (said: string, article: string, words: string) => {
      // "A knob of margarine".
      if (/\bof\s+(?:the\s+)?$/i.test(words) || /^(?:little|few|bit)\s/i.test(words)) return said;
      const countable = !many && name.food.plural !== null && name.shape !== 'liquid';
      const made = countable ? indefiniteArticle(`${words}${name.text}`) : 'the';
      return `${article === 'A' || article === 'An' ? capitalise(made) : made} ${words}`;
    },
  );
  front = front.replace(/\b(?:both|each|all three|all four)\s+(?:of\s+)?(?:the\s+)?/iu, (said) =>
    name.several === true ? '' : many && !/^each\b/iu.test(said) ? said : 'the ',
  );
  // "A knob of dripping" → "a little oil".
  if (name.shape === 'liquid')
    front = front.replace(
      /\b(?:an?|the)\s+(?:\p{L}+\s+)?(?:knob|lump|pat)s?\s+of\s+(?:the\s+)?/iu,
      'a little ',
    );
  if (opens) front = front === '' ? front : capitalise(front);
  // "the ground beef" → not "the ground ground turkey".
  const opening = name.text
    .toLowerCase()
    .split(' ')[0]!
    .replace(/[^a-zà-ɏ-]/g, '');
  // The pattern is only made where it can match.
  if (opening !== '' && front.toLowerCase().trimEnd().endsWith(opening))
    front = front.replace(new RegExp(`\\b${opening}\\s+$`, 'i'), '');
  const heads = /(?:^|[.!?]\s+|\n\s*)$/u.test(marked.text.slice(0, start));
  if (front === '' && (opens || heads) && (heads || !/\p{Ll}\s*$/u.test(marked.text.slice(0, start))))
    mark.text = capitalise(mark.text);
  // "the lime juice" → not "the lemon juice juice"; nor "whole wheat bread bread".
  const closing = name.text
    .split(' ')
    .at(-1)!
    .replace(/[^\p{L}-]/gu, '');
  let rest = marked.text.slice(start + phrase[2]!.length);
  if (rest.toLowerCase().trimStart().startsWith(closing.toLowerCase()))
    rest = rest.replace(new RegExp(`^\\s+${closing}\\b`, 'iu'), '');
  // Spices that are spooned out of their jars come in no packet.
  if (name.food.category === 'spices-seasonings')
    rest = rest.replace(/^\s+(?:packets?|sachets?|envelopes?)\b/iu, '');
  if (wasMany && !many)
    rest = rest.replace(
      /^([^.;!?]{0,40}?)\bone (?:at a time|by one|after (?:the other|another))\b/iu,
      '$1a little at a time',
    );
  if (wasMany !== many) {
    rest = rest.replace(
      pattern(`^(\\s+)(${verbFix.map(([a, b]) => `${a}|${b}`).join('|')})\\b`, 'i'),
      (_, space: string, said: string) => {
        const pair = verbFix.find((two) => two.includes(said.toLowerCase()));
        return space + (pair ? pair[many ? 0 : 1] : said);
      },
    );
    const inCue =
      /\b(?:until|till|when|once|as soon as|while|as|after|before|if)\s+(?:the\s+|your\s+)?(?:[\p{L}-]+\s+)*$/iu.test(
        marked.text.slice(0, start) + front,
      );
    if (inCue)
      rest = many
        ? rest.replace(pattern(`^(\\s+(?:just\\s+)?)(${cueVerbs})(?:e?s)\\b`, 'i'), '$1$2')
        : rest.replace(
            pattern(`^(\\s+(?:just\\s+)?)(${cueVerbs})\\b(?!ing|ed)`, 'i'),
            (_, space: string, said: string) => space + thirdPerson(said),
          );
    rest = agreePronoun(rest, many).replace(
      pattern(
        `^([^\\uE000-\\uEFFF.!?]*?\\b)${many ? 'its' : 'their'}\\b(?=\\s+(?:own\\s+)?(?:juices?|liquid|marinade|skins?|sauce|shells?|cavity|edges|surface|tops?))`,
        'i',
      ),
      (_, before: string) => before + (many ? 'their' : 'its'),
    );
  }
  // "The chili powder, cumin and oregano and garlic powder": one list of all.
  if (name.text.includes(', ') && / and /.test(name.text) && /^ and (?:the )?[\uE000-\uEFFF]/u.test(rest))
    mark.text = mark.text.replace(/ and (?=(?:(?! and ).)*$)/u, ', ');
  // "The tomatoes and wine", where the wine is stock and lemon juice now.
  const before = marked.text.slice(0, start);
  const listed = / and /.test(name.text) && /[\uE000-\uEFFF] and (?:the )?$/u.test(before);
  marked.text = (listed ? before.replace(/ and (?:the )?$/u, ', ') : before) + front + sign + rest;
}

const thirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** The pronoun that follows speaks of the food while no other comes between; its verb goes with it. */
function agreePronoun(rest: string, many: boolean): string {
  const from = many ? 'it' : 'them|they|these';
  const spoken = pattern(
    `^([^\\uE000-\\uEFFF.!?]*?(?:\\.\\s+[^\\uE000-\\uEFFF.!?]*?)?\\b)(${from})\\b(\\s+[a-zà-ɏ’']+)?`,
    'u',
  );
  return rest.replace(spoken, (_, before: string, said: string, next: string | undefined) => {
    const pronoun = many ? (/[Uu]ntil\s+$|[Ww]hen\s+$|[Oo]nce\s+$/.test(before) ? 'they' : 'them') : 'it';
    if (next === undefined) return before + pronoun;
    const word = next.trim();
    const single = verbFix.find(([, one]) => one === word);
    // "Until golden and it reaches": the pronoun is the subject of what follows.
    if (many && (single || pattern(`^(?:${cueVerbs})(?:e?s)$`, '').test(word)))
      return `${before}they${next.slice(0, next.length - word.length)}${single?.[0] ?? word.replace(pattern(`^(${cueVerbs})e?s$`, ''), '$1')}`;
    const pair = verbFix.find((two) => two.includes(word));
    const verbs = pattern(`^(?:${cueVerbs})$`, '');
    const agreed = pair
      ? pair[many ? 0 : 1]
      : !many && said === 'they' && verbs.test(word)
        ? thirdPerson(word)
        : many && pronoun === 'they' && verbs.test(word.replace(/e?s$/, ''))
          ? word.replace(/e?s$/, '')
          : word;
    return `${before}${pronoun}${next.slice(0, next.length - word.length)}${agreed}`;
  });
}
