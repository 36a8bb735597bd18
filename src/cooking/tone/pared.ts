/** What a shorter text does without inside a sentence: sizes, tools of the hand, half a cue, what only encourages. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { signs } from './mask.ts';

const vessel = String.raw`(?:(?:frying |sauté |sauce|sheet |baking |roasting |mixing )?(?:pans?|pots?|bowls?|tins?|trays?|dish(?:es)?)|saucepans?|skillets?|casseroles?|platters?|plates?|jugs?|woks?)`;

/** Patterns over masked text, with what they leave. Nothing here touches a locked piece, a prohibition or a caution. */
const cuts = (
  [
    // "A large, deep frying pan" is a deep frying pan: how deep and how heavy may matter to hot fat.
    [
      new RegExp(
        String.raw`\b(?:large|big|small|medium(?:-sized)?|wide|good-sized|non-?stick),? (?=(?:(?:deep|heavy|shallow|clean|ovenproof|flameproof|rimmed|lined),? )*${vessel}\b)`,
        'giu',
      ),
      '',
    ],
    [/\b(over|on) a (?=(?:very )?(?:low|medium|high|moderate|gentle)\b)/giu, '$1 '],
    // "… until soft and starting to colour": the first half is the cue.
    [
      /\b((?:until|till) [^,.;()]{3,40}?),? and (?:just )?(?:starting|beginning) to \p{L}+(?: (?:at|around) the edges| slightly| a little)?(?=[,.;)]|$)/giu,
      '$1',
    ],
    [
      /,? (?:until|till) (?:it|they) (?:all )?(?:smells?) (?:wonderful|fragrant|amazing|great|lovely|delicious|incredible|gorgeous)(?=[,.;]|$)/giu,
      '',
    ],
    [/\b((?:until|till) )(?:you(?:['’]ve| have) (?:got )?an? \p{L}+ (?=as ))/giu, '$1'],
    [
      /(?<!\b(?:prick|pierce|mash|test|poke|dock|score|swirl|cut|slice|spread|shred|turn|flip|lift|remove|take)\b[^.;]*?)(?<!,[^,.;]*\p{L}ing\b[^,.;]*) with (?:an?|the|your|the back of an?) (?:(?:large |big )?(?:wooden |rubber |metal |silicone |balloon |clean )?(?:spoon|spatula|fork|ladle|hands?|tongs))(?=[,.;]| until\b| and\b|$)/giu,
      '',
    ],
    [
      /,? (?<!\b(?:by|without|before|after|while|when|keep|start|and) )(?:pressing|shaking|tapping|patting|making sure(?! to)(?![^,.;]*\b(?:coated|covered|combined|mixed|incorporated|submerged|cooked|done|thick|melted|dissolved|sealed|browned|dry|clean|all|every\p{L}*|each|both)\b))\b[^,.;\ue100-\ue5ff]*(?=[.;]|$)/giu,
      '',
    ],
    [
      /,? so (?:that )?(?:it|they|the \p{L}+) (?:sticks?|stays?|cooks? evenly|browns? evenly)\b[^,.;\ue100-\ue5ff]*(?=[.;]|$)/giu,
      '',
    ],
    [new RegExp(String.raw`\b(?:about|around|roughly|approximately) (?=${signs.time})`, 'giu'), ''],
    [
      / inserted (?:in|into) (?:the )?(?:cent(?:re|er)|middle)(?: of (?:(?:the|an?) )?(?!(?:the|an?)\b)\p{L}+)?/giu,
      '',
    ],
    [
      /\bbring the (pan|skillet|dish|pot) to the table with (?:plenty of |lots of |a pile of )?/giu,
      'serve in the $1 with ',
    ],
    [/\bbring (?:it|everything) to the table with (?:plenty of |lots of |a pile of )?/giu, 'serve with '],
    [/\b(?:plenty of|lots of|loads of|a good amount of) (?=[\ue100-\ue1ff])/giu, ''],
    // "Season well": only the adverb goes.
    [
      /\b(season(?:ed)?|drain|mix|stir) (?:really |very )?(?:well|thoroughly|generously)(?=[.;]|$| and\b)/giu,
      '$1',
    ],
    [
      /(?<!\b(?:as|very|so|too|how) )\b(?:nicely|thoroughly|evenly|lovingly|patiently|happily|confidently) (?=\p{L})/giu,
      '',
    ],
    [/,? (?:like mad|in one go|with confidence)(?=[,.;]|$)/giu, ''],
    [/\bor so(?=[,.;]|$| until\b)/giu, ''],
    [/\bthat you(?:['’]ve| have)? (?:made|prepared|set aside|reserved)(?=[,.;]|$)/giu, ''],
    [
      /,? stirring (?:now and (?:then|again)|every now and (?:then|again)|from time to time|once in a while)(?=[,.;]|$)/giu,
      ', stirring occasionally',
    ],
    [/\btransfer to (?:an?|the) plate(?=[,.;]|$)/giu, 'set aside'],
    [/\bremove (?:it |them )?to (?:an?|the) plate(?=[,.;]|$)/giu, 'set aside'],
    [/\ball over(?=[,.;]|$| in\b)/giu, ''],
    [/(?<=[\p{L}\ue100-\ue5ff]) in (?:an?|the) (?:clean |separate )?bowl(?=[,.;]|$)/giu, ''],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

const cautious =
  /\b(?:not|never|raw|safe\w*|careful\w*|internal|pink|cooked|done|through|steaming|piping|allerg\w*|burn\w*|don['’]?t|if|unless)\b/i;

/** A masked sentence without what a shorter text can spare; as it came where a caution or a condition stands in it. */
export function pared(sentence: string): string {
  if (cautious.test(sentence)) return sentence;
  const said = replaceAllOf(sentence, cuts)
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .trim();
  return /\p{L}/u.test(said) ? said : sentence;
}
