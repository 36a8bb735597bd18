/** Words that a tone says differently, wherever they stand outside locked pieces. */
import { guarded, replaceAllBy, replaceAllOf, type Guarded } from '#kernel/pattern-pieces';
import { signs } from '../mask.ts';
import type { Picker } from '../pick.ts';
import type { ToneTable } from '../tone-table.ts';

/** A pattern, what it becomes, whether it may touch a cue ("until golden"). */
interface Exchange extends Guarded {
  readonly by: readonly string[];
  readonly ofCue: boolean;
}

/** A tone's exchanges, and those of them that may touch a cue. */
interface Exchanges {
  readonly all: readonly Exchange[];
  readonly cue: readonly Exchange[];
}

/** By the words: a table is made over with others of its parts changed, and the words are the same. */
const compiled = new WeakMap<ToneTable['words'], Exchanges>();

function exchangesOf(table: ToneTable): Exchanges {
  let made = compiled.get(table.words);
  if (made === undefined) {
    const all = table.words.map(([words, by]) => {
      // A pattern that looks ahead ends where it says.
      const end = words.includes('(?=') ? '' : String.raw`(?![\p{L}-])`;
      const body = words.replaceAll('{food}', signs.food).replaceAll('{number}', '[\\d~½¼¾⅓⅔\ue200-\ue5ff]');
      return {
        by,
        ofCue: /^(?:until|without)/.test(words),
        ...guarded(new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${body})${end}`, 'giu')),
      };
    });
    made = { all, cue: all.filter(({ ofCue }) => ofCue) };
    compiled.set(table.words, made);
  }
  return made;
}

const contracted = (
  [
    [/\b(do|does|did|is|are|was|should|would|could|have|has) not\b/gi, "$1n't"],
    [/\bcannot\b|\bcan not\b/gi, "can't"],
    [/\bwill not\b/gi, "won't"],
    // "Ready when you are" ends on a whole verb, and "how it is at room temperature" rests on it.
    [/(?<!\b(?:how|what|where|who|than) )\b(it|that) is\b(?=,? [\p{L}\ue100-\ue5ff])/giu, "$1's"],
    [/(?<!\b(?:how|what|where|who|than) )\b(you|they|we) are\b(?=,? [\p{L}\ue100-\ue5ff])/giu, "$1're"],
    [/\b(you|they|it|that|we) will\b/gi, "$1'll"],
    [/\b(you|they|we) have\b(?= \w+ed\b)/gi, "$1've"],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));
const expanded = (
  [
    [/\bcan['’]t\b/gi, 'cannot'],
    [/\bwon['’]t\b/gi, 'will not'],
    [/\byou['’]ve got\b/gi, 'you have'],
    [/\b(until|till|once|when|if|so|so that|where) (it|that)['’]s\b(?! been\b)/gi, '$1 $2 is'],
    [/\btill\b/gi, 'until'],
    [/\b(do|does|did|is|are|was|should|would|could|have|has)n['’]t\b/gi, '$1 not'],
    [/\b(it|that)['’]s\b(?= (?:\w+ly )?(?!been\b|had\b|\w+ed\b))/gi, '$1 is'],
    [/\b(you|they|we)['’]re\b/gi, '$1 are'],
    [/\b(you|they|it|that|we)['’]ll\b/gi, '$1 will'],
    [/\b(you|they|we)['’]ve\b/gi, '$1 have'],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

const sameCase = (from: string, to: string): string =>
  /^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to;

/**
 * Exchanges a tone's words and contracts or expands verbs; of a `cue` only what is written for
 * cues, of `plain` words none. */
export function reword(
  text: string,
  table: ToneTable,
  pick: Picker,
  what: 'all' | 'cue' | 'plain' = 'all',
): string {
  if (text === '') return text;
  let said = text;
  if (what !== 'plain')
    said = replaceAllBy(said, exchangesOf(table)[what], ({ by, pattern }) => (found: string) => {
      const chosen = pick.of(by, `word ${pattern.source}`);
      return chosen === '=' ? found : sameCase(found, chosen);
    });
  if (table.contractions === 'contract') said = replaceAllOf(said, contracted);
  else if (table.contractions === 'expand')
    said = replaceAllOf(
      what === 'cue' ? said.replace(/^(it|that)['’]s\b(?! been\b)/i, '$1 is') : said,
      expanded,
    );
  if (table.articles === 'spare' && what !== 'plain') said = said.replace(ofTools, '');
  else if (table.voice === 'terse' && table.articles !== 'keep' && what !== 'plain')
    said = said.replace(
      /(?<!(?:\b(?:half|enough|most|some|all|any|each|thirds?|quarters?|rest|part)|[\ue200-\ue5ff]) of )\b(?:the|an?) (?!few|little|bit|while|lot|time|couple|half|batch|side|second|minute|head|pinch|longer|better|more|last|same|touch|stir|shake|mix|whisk|good|quick|(?:[\p{L}-]+ )?(?:spoonfuls?|ladlefuls?|tablespoons?|teaspoons?|handfuls?|cups?|splash|drizzle|pinch) (?:at|by)\b)/giu,
      '',
    );
  else if (table.articles === 'none' && what !== 'plain')
    said = said.replace(
      /(?<!(?:\b(?:half|enough|most|some|all|any|each|thirds?|quarters?|rest|part)|[\ue200-\ue5ff]) of )\bthe (?!same|other|first|second|last|more|less|best|rest|night|next)/gi,
      '',
    );
  return said.replace(/\s+/g, ' ').trim();
}

/** "The" and "a" in front of what the cook works with. */
const ofTools =
  /(?<!\bof )\b(?:the|an?) (?=(?:[\p{L}-]+,? ){0,3}?(?:bowls?|pans?|pots?|skillet|saucepan|casserole|oven|lid|board|tin|trays?|sheets?|dish|racks?|blender|processor|mixer|spoon|fork|knife|towel|fridge|refrigerator|freezer|plates?|platter|jug|jar|heat|boil|simmer|surface|skewers?)\b)/giu;
