/** The short forms of a chat that a letter or two stand for: "w yoghurt", "til its shiny", "edges r golden", "like 10 mins". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';

const unit = String.raw`(?:times|m|mins?|minutes?|hrs?|hours?|secs?|seconds?)`;
const number = String.raw`\d+(?:[.,/]\d+)?(?:\s?(?:-|–|to)\s?\d+)?`;

/** Words that say how a thing is: behind "its" and "r" they make a sentence of it. */
const finite =
  /\b(?:is|are|was|were|has|have|r|run|runs|turn|turns|look|looks|go|goes|start|starts|begin|begins|come|comes|feel|feels|get|gets|reach|reaches|set|sets|smell|smells|break|breaks)\b/u;

/** "Til its shiny", "if its too thick": no possessive, where nothing behind it has a verb of its own. */
const itIs = (text: string): string =>
  text.replace(
    /\b(until|till|til|when|once|if|because|bc|so|as|while|cos|coz|cuz) its (?=([^.;()!?\n]*))/giu,
    (all, before: string, rest: string) => {
      const clause = rest.split(/,| (?:and then|then|but) /u)[0]!;
      return finite.test(clause) ? all : `${before} it's `;
    },
  );

/** "Smoooth", "sooo", "yummmm": a letter that is held. */
const held = (text: string): string =>
  !/([a-z])\1\1/iu.test(text)
    ? text
    : text.replace(/\p{L}*(\p{L})\1{2,}\p{L}*/giu, (word) => {
        const double = word.replace(/(\p{L})\1{2,}/giu, '$1$1');
        return /^(?:smooth\w*|good|food|cool\w*|too|soon|sweet\w*|deep\w*|keep|need|see|really|all|still|well|full|fluff\w*|yum+y|hell+o|loose\w*|moo|book|cook\w*|gooey)$/iu.test(
          double,
        )
          ? double
          : word.replace(/(\p{L})\1{2,}/giu, '$1');
      });

const exchanges = (
  [
    [/ w\.? (?<=[\p{Ll}\d)] w\.? )(?=[\p{L}\d])/gu, ' with '],
    [/ w\/ ?(?<=\p{Ll} w\/ ?)(?=[\p{L}\d])/gu, ' with '],
    [/ ['’]?til(?=\s)/gu, ' until'],
    [
      /(?<=\p{Ll}s? )r (?=(?:not |all |still |just |nice |really |very |nicely |lightly |slightly |completely )*(?:golden|brown|soft|hot|cold|cool|crisp|crispy|tender|done|ready|set|dry|wet|thick|thin|pink|clear|smooth|melted|coated|cooked|browned|bubbling|fragrant|translucent|puffy|firm|charred|wilted|combined|boiling|simmering)\b)/gu,
      'are ',
    ],
    [/\bpeaches n cream\b/giu, 'peaches and cream'],
    [
      new RegExp(
        String.raw`\b(for )?(?:like|maybe|say|approx\.?|prob(?:s|ably)?|roughly) (?=${number}\s?${unit}\b)`,
        'giu',
      ),
      '$1about ',
    ],
    [new RegExp(String.raw`(?<!\babout )\b(${number})\s?-?ish (${unit})\b`, 'giu'), 'about $1 $2'],
    [new RegExp(String.raw`(?<!\babout )\b(${number}\s?${unit})(?:,? ish|-ish)\b`, 'giu'), 'about $1'],
    [new RegExp(String.raw`(?<!\babout )~\s?(?=${number}\s?${unit}\b)`, 'giu'), 'about '],
    [/\bb4 (?:u|ur|you)(?= \p{L})/giu, 'before you'],
    [/\bb4\b/giu, 'before'],
    [/\b(need|have|want|got|like|going) 2 b(?= \p{L})/giu, '$1 to be'],
    [/\b(need|have|want|got|like|going) 2(?= \p{L})/giu, '$1 to'],
    [/(?<=\p{Ll} )4 (?=(?:when|u|ur|the|me|my)\b)/gu, 'for '],
    [
      /\b(eat|serve|eaten|served)( it| them)? (?:outta|out of) the (pan|pot|bowl|tin|dish)\b/giu,
      '$1$2 straight from the $3',
    ],
    [/(?<!\bof),? (?:ur|your|u r) (?:call|choice)(?=[.!]|$)/giu, ''],
    [/(?<=^|[.!] |, )(?:ur|u r|youre|you['’]re) welcome(?=[.!]|$)/giu, ''],
    [/,? (or (?:dont|don['’]t))(?: bother)?,? whatever(?=[.,;!]|$)/giu, ' $1'],
    [
      /(?<!\b(?:which|that|it|this|all|really|also|always|time|amount|number|size) )\bdepends (?:on )?how (thick|big|large|small)(?! (?:you|the|your|many|a)\b)(?: (?:it is|they are))?/giu,
      ', depending on how $1 it is',
    ],
    [/\b(until|till) (?:the )?waters (?=(?:clear|cold|hot|boiling)\b)/giu, '$1 the water is '],
    [/\bshud\b/giu, 'should'],
    [/\bbout (?=\d)/giu, 'about '],
    [/\bin (?=(?:they|it) (?:should|will|must)\b)/giu, 'in; '],
    [/\b(pan|pot|wok) (?=get it (?:\p{L}+ )?hot\b)/giu, '$1, '],
    [
      /(?<=\b(?!(?:you|they|it|we|who|which|that|and|but|so|if|please|just|really|or|also|then|u|i)\b)\p{L}{2,}) (dont|don['’]t|do not) (rush|burn|stir|overcook|overmix|crowd|peek|skip)(?= (?:it|them|the|this)\b|[.,;!]|$)/giu,
      ". Don't $2",
    ],
    [
      /\b(simmer|cook|fry|bake|boil|roast|leave)( it| them)? (?:for )?another (\d+(?:-\d+)?)(?=[.,;!]|$)/giu,
      '$1$2 for another $3 minutes',
    ],
    [
      /(?<=^|[.!] )too (thick|thin|dry|wet|runny|salty|spicy),? (?=(?:add|splash|cook|stir|simmer|loosen|thin)\b)/giu,
      'if it is too $1, ',
    ],
    [/(?<=^|[.!] )(squeeze|splash|pinch|handful|drizzle|knob|dash|sprinkle) of (?=\p{L})/giu, 'add a $1 of '],
    [/(?<=^|[.!,] )up (?:the )?heat\b/giu, 'turn up the heat'],
    [/ [-–—] careful,? (?:the )?(\p{L}+) (spits|splutters|will spit|is hot)/giu, '. Be careful, the $1 $2'],
    [/\b(wet|dry) ingredients to (?:the )?(dry|wet)(?! ingr)\b/giu, '$1 ingredients to the $2 ingredients'],
    [
      /\b(until|till) ((?!about\b)[\p{L}'’ ]{3,30}?) (about \d[\d –-]*\s?(?:mins?|minutes|hours?|hrs?|secs?|seconds))\b/giu,
      '$1 $2, $3',
    ],
    [/(?<=^|[.!] )oil in each (?=hole|cup)/giu, 'put oil in each '],
    [/\b(open|shut|close) (?:oven )?door\b/giu, '$1 the oven door'],
    [/\baccording to (?=(?:package|packet|pack|box|label|tin|jar)\b)/giu, 'according to the '],
    [
      /(?<=^|[.!] )(heat|preheat) (?=(?:gas |charcoal |outdoor )?(?:grill|broiler|barbecue|griddle)\b)/giu,
      '$1 the ',
    ],
    // "Onion in the oil 8 mins".
    [
      /(?<=^|[.!] )(?:the )?(\p{L}+) in (?:the )?((?:\p{L}+ )?(?:oil|butter|ghee|lard|dripping|fat)),? (?=\d+(?:-\d+)? ?(?:mins?|minutes)\b)/giu,
      'fry the $1 in the $2 for ',
    ],
    [/\boutta\b/giu, 'out of'],
    [/\bthats it,? (?:u|you|ur|u r)(?:['’]?re)? done\b/giu, "that's it"],
    [/(?<=\p{L}) x(?=[.!]*$)/gu, ''],
    // "Sour cream, cream of chicken soup" are two things: only what ends its clause is said twice.
    [/\b(\p{L}{4,})(?:,? \1){1,}(?=[,.;!]|$)/giu, '$1'],
    [/\b(\p{L}{4,})(?: \1){1,}(?= )/giu, '$1'],
    [/(?<=\p{L}) ish(?=[,.;!)]|$)/giu, ''],
    [/(?<!(?:to|about|roughly) )\ball the same (thickness|size)\b/giu, 'to the same $1'],
    [
      /\bget (?:your|ur|the) hands in(?: there)?,? (?:and|n|&|to) (mix|toss|massage|rub|squish) (it|them|everything)(?: all)?(?: up| in| together)?/giu,
      '$1 $2 with your hands',
    ],
    [
      /\b(mix|bring|work|rub|squash|toss) ((?:it |them )?(?:together )?)(?:w\/|w|with) hands?(?=[ ,.;!)]|$)/giu,
      '$1 $2with your hands',
    ],
    [/(?<=^|[.!] )AM: /gu, 'next morning: '],
    [
      /\b(?!and (?:squeeze|drizzle|sprinkle|splash) )(with|w\/|w|plus|and) (splash|pinch|handful|knob|squeeze|drizzle|dash|spoonful|sprinkle) (?:of )?(?!(?:it|onto|them|out|in|over|on|the|your|some|any|all|with|well|dry|off|away|evenly|generously|lightly)\b)(?=\p{L})/giu,
      '$1 a $2 of ',
    ],
    [/\besp(?= (?:the|if|when|on|in|with|good)\b)/giu, 'especially'],
    [/\b(?:rly|rlly)\b/giu, 'really'],
    [/\babit\b/giu, 'a bit'],
    [/\blil\b/giu, 'little'],
    [/\b(dn|don)t\b/giu, "don't"],
    [/\btheres\b/giu, "there's"],
    [/\bmicro(?= (?:it|them|the|for|until)\b)/giu, 'microwave'],
    [/\bavos?(?=[,.;\s]|$)(?! oil)/giu, 'avocado'],
    [/\b(?:or|and) whatever(?: (?:u|you) (?:have|got|like|fancy))?(?=[,.;!)]|$)/giu, ''],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** "Mayo + sriracha = sauce". */
const sum =
  /(?<=^|[.!] )([\p{L} ]+(?:(?:, | \+ | & | and )[\p{L} ]+)+) = (?:the |ur |your |ye )?([\p{L} ]+?)(?=[.!]|$)/giu;

/** A text as somebody types it to a friend, with its short forms spelled. */
export const unchatted = (text: string): string =>
  replaceAllOf(
    itIs(held(text.includes(' = ') ? text.replace(sum, 'mix $1 to make the $2') : text)),
    exchanges,
  ).replace(/(?<=\bminutes\. )\p{Ll}/gu, (first) => first.toUpperCase());
