/** What is said across a table, in the words of a printed page: for the sober tones, which have no talk beside an order. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';

const minutes = String.raw`(?:a minute|a few minutes|a couple of minutes|(?:about |another )?[\d½¼¾][\d½¼¾–/ -]*(?:mins?|minutes?|secs?|seconds?|hours?)(?: or so)?)`;
const looks = String.raw`(?:(?:really|very|nice and|just|quite|all|lovely and) )*(?:soft|golden|brown|browned|crisp|crispy|thick|thin|pale|dark|smooth|hot|dry|jammy|sticky|tender|silky|fluffy|glossy)`;

const exchanges = (
  [
    [
      String.raw`you(?:['’]ll)? (?:really |just |do )?(?:want|['’]re after) (it|them) (?:to be )?(?:really |very )?(?=${looks})`,
      '@$1 should be ',
    ],
    [
      String.raw`(?:,|;| -| –) (?:so |and |but )?(?:please )?(?:do not|don['’]t) be tempted to (?=\p{L})`,
      '. Do not ',
    ],
    [String.raw`(?:do not|don['’]t) be tempted to (?=\p{L})`, 'do not '],
    [
      String.raw`(?:do not|don['’]t) go (?:mad|crazy|wild|overboard) with the (?:heat|flame)`,
      'keep the heat moderate',
    ],
    [String.raw`(?:do not|don['’]t) go (?:mad|crazy|wild|overboard) with (?=\p{L})`, 'do not overdo '],
    [String.raw`(rush|skip|skimp on) (?:this|that) (?:bit|part|one)`, '$1 this step'],
    [
      String.raw`,? (?:because |as |since )?(?:it|this|that)(?:['’]s| is) where (?:all )?(?:of )?the (?:flavou?r|goodness)(?: is| comes from| lives| happens)?(?=[.,;!]|$)`,
      ', as this is where the flavour develops',
    ],
    [
      String.raw`,? (?:because |as |since )?(?:it|this|that)(?:['’]s| is) where (?:all )?(?:of )?the (?:magic|fun)[^.,;!\d]*(?=[.,;!]|$)`,
      '',
    ],
    [
      String.raw`(?<=\b(?:then|and) )in goe?s? (?<what>the [^.;]{2,60}?) (?=for ${minutes})`,
      'add $1 and cook ',
    ],
    [String.raw`(?<=\b(?:then|and) |^|[.!] )in goe?s? (?=the )`, 'add '],
    [
      String.raw`let it (?:all )?(?:bubble away|blip away|burble away|tick away|putter away|tick along|tick over|chug along)`,
      'let it simmer',
    ],
    [String.raw`let (?:it|them) do (?:its|their) thing`, 'let it cook'],
    [String.raw`swish (?:that|it) in(?: too)?`, 'add that as well'],
    [String.raw`please,? (?=\p{L})`, ''],
    [
      String.raw`(?:totally|absolutely|literally|honestly|seriously|basically|definitely|obviously) (?=\p{L})`,
      '',
    ],
    [String.raw`,? while (?:i|we) [^.;,\d]*(?=[.;,!]|$)`, ''],
    [
      String.raw`your (?!hands?\b|fingers?\b|fingertips?\b|thumbs?\b|palms?\b|liking\b|tastes?\b|choice\b|own\b|preference\b|knuckles?\b|eyes?\b|mouth\b|guests?\b|family\b)(?=\p{L})`,
      'the ',
    ],
    [String.raw`(?<=, )i (?:(?:always|usually|often|just|like to|love to|tend to|prefer to) )+(?=\p{L})`, ''],
    [
      String.raw`,? but (?:i|we)(?:['’](?:ve|d))? (?:\p{L}+ ){0,2}?(?:switched to|prefer|love|like) (\p{L}+ing)`,
      ', but $1 is preferred',
    ],
    [
      String.raw`(?<=^|[.!?] )my \p{L}+ (?:(?:always|usually|often|sometimes) )?(?:added|used to add|adds|puts in|put in) (an? [^.;,!]+?)(?=[.!]|$)`,
      '$1 may be added',
    ],
    [
      String.raw`(?<=^|[.!?] )we (?:(?:always|usually|often|like to|love to) )*(?:have|eat|serve) (?:these|this|it|them) (?=over|with|on|in|alongside)`,
      'serve ',
    ],
    [String.raw` on (?:sun|mon|tues|wednes|thurs|fri|satur)days?(?: nights?)?`, ''],
    [
      String.raw`, but (?:they['’]re|it['’]s) (?:also )?(?:amazing|great|delicious|lovely|brilliant|fantastic|good) (in|with|on|over) ([^.;,]+?)(?: too| as well)(?=[.;]|$)`,
      ' or $1 $2',
    ],
    [
      String.raw`,? (?:and |because |as )?burnt \p{L}+ is (?:the worst|horrible|awful|disgusting|vile|gross)(?=[.;!]|$)`,
      '',
    ],
    [String.raw`,? (?:because |as )(?:nobody|no one) (?:likes|wants|needs) [^.;,\d]*(?=[.;!]|$)`, ''],
    [
      String.raw`so (?:that )?everything smells (?:incredible|amazing|wonderful|great|fantastic|delicious|lovely)`,
      'until fragrant',
    ],
    [
      String.raw`if there(?:['’]s| is) (?:a ton|tons|loads|heaps|a heap) of it`,
      'if there is a great deal of it',
    ],
    [String.raw`walk away for`, 'leave it for'],
    [
      String.raw`(?:grab|get|take|find|use|fetch) (?:your|the) (?:biggest|largest) (?=\p{L})`,
      'take a large ',
    ],
    [String.raw`(in|into|to) your (?:biggest|largest) (?=\p{L})`, '$1 a large '],
    [
      String.raw`(?:grab|get|fetch) (?=(?:a|an|the|your) (?:[\p{L}-]+ ){0,3}(?:pan|pot|bowl|oven|tray|skillet|jug|tin)\b(?! over\b))`,
      'take ',
    ],
    [
      String.raw`whatever (toppings|sides|fillings|vegetables|herbs|cheese|garnishes) (?:you like|you fancy|you want|you have|make you happy|makes you happy|takes your fancy)(?: best)?`,
      '$1 of your choice',
    ],
    [String.raw`load up the bowls and`, 'divide among bowls and'],
    [String.raw`soften up`, 'soften'],
    [String.raw`(?:gross|nasty|yucky|horrible|scummy|icky) (?=\p{L})`, ''],
    [String.raw`all that goodness`, 'the flavour'],
    // "Optional: you can sprinkle": said once.
    [String.raw`(?<=^|[.!?] )optional(?:ly)?: ?(?=you (?:can|may|could)\b)`, ''],
    [String.raw`(?<=^|[.!?] )optional(?:ly)?(?: -| –| —|:|,) (?=\p{L})`, 'if desired, '],
    [String.raw`this bit`, 'this step'],
    [String.raw`the (?:good|nice|crispy|tasty|sticky|browned|brown) bits`, 'the browned bits'],
    [String.raw`(?:a )?(?:good|big|nice) (?=(?:pinch|handful|squeeze|knob)\b)`, 'a generous '],
    [String.raw`a generous a generous`, 'a generous'],
    [
      String.raw`for (?:a good |about )?([\d½¼¾][\d½¼¾ –-]* ?(?:mins?|minutes|hours?|hrs?)) or so`,
      'for about $1',
    ],
    [String.raw`for a good (?=[\d½])`, 'for '],
    [String.raw`get (?=(?:a |the )?(?:[\p{L}-]+ ){0,3}(?:pan|pot|skillet|wok|saucepan) over\b)`, 'set '],
    [String.raw`(?:a )?(?:mountain|pile|load|heap) of`, 'plenty of'],
    [String.raw`(?:white|grey|gray|foamy|brown) (?:stuff|gunk|gunge)`, 'scum'],
    [String.raw`go at (it|them) with (?=(?:two |a )?forks?)`, 'shred $1 with '],
    [String.raw`(?:hunk|slab) of`, 'piece of'],
    [String.raw`no peeking`, 'do not lift the lid'],
    [String.raw`have a taste`, 'taste'],
    [String.raw`bring (it|them|everything) up to a bubble`, 'bring $1 to a simmer'],
    [String.raw`eat it straight from the (?:pan|pot|tin)(?: (?:if|when|while) [^.;,]*)?`, 'serve'],
    [String.raw`(?<=^|[.!?] )eat(?=[.!]|$)`, 'serve'],
    [String.raw`makes all the diff(?:erence)?`, 'makes a great difference'],
    [String.raw`till`, 'until'],
    [String.raw`thick(?:ens)? up`, 'thicken'],
  ] as const
).map(([from, to]) => ({
  ...guarded(new RegExp(String.raw`(?<![\p{L}'’-](?=\p{L}))(?:${from})(?<!\p{L}(?=[\p{L}'’]))`, 'giu')),
  by: (...all: unknown[]): string => {
    const [match] = all as [string];
    const groups = all.slice(1, -2) as (string | undefined)[];
    const now = to
      .replace('@$1', () => (/^them$/iu.test(groups[0] ?? '') ? 'they' : 'it'))
      .replace(/\$(\d)/gu, (_, n: string) => groups[Number(n) - 1] ?? '');
    return /^\p{Lu}/u.test(match) ? capital(now) : now;
  },
}));

/** A text as a printed page says it; its figures, foods and cues stand. */
export function printed(text: string): string {
  const said = replaceAllOf(text.replace(/!+(?=\))/gu, '').replace(/!+(?=[\s"”’)]|$)/gu, '.'), exchanges);
  return said === text
    ? text
    : said
        .replace(/ {2,}/gu, ' ')
        .replace(/ (?=[.,;!?)])/gu, '')
        .replace(/(?<=^|[.!?] )\p{Ll}/gu, (first) => first.toUpperCase())
        .trim();
}
