/** What an author does in the first person, as orders: "The night before, I mix the flour" is to be mixed by whoever reads. */
import { replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { splitSentences } from '../say/parse-sentence.ts';
import { isOrderVerb } from '../say/verb-forms.ts';
import { exchangesOf, type Exchange } from './exchange.ts';

const habit = String.raw`(?:(?:['’]ll| will| always| usually| generally| normally| often| just| then| also| simply| like to| tend to| prefer to| start by) ?)*`;
const led = new RegExp(
  String.raw`^(?<run>(?:so|and|then|now|next|first|ok|okay|right|well|anyway),? )*(?<lead>(?:(?:the (?:night|day|evening) before|(?:the )?next (?:morning|day)|in the morning|meanwhile|after that|to (?:start|finish|serve)|(?:once|when|while|as soon as|after|before) [^,.;]{3,60}),? )?)(?:i|we)${habit} ?(?<verb>\p{L}+)(?<rest>[ ,.!].*)$`,
  'isu',
);
/** Verbs that order nothing when it is I who do them. */
const mine =
  /^(?:like|love|know|think|guess|swear|promise|find|mean|have|need|want|can|do|try|hope|see|say|tell|ask|remember|learn|live|eat|enjoy|call|make|get|hate|prefer|recommend|suggest|wait|use|watch|set|let|cut|put|beat|burn|cheat|share|look|wish|start|serve)$/iu;
/** Those of them that are orders all the same where something is handled. */
const handling = /^(?:use|make|let|cut|put|beat|set|serve|get) ?$/iu;

/** A sentence of one's own habits as an order; itself where it is none. */
function ordered(sentence: string): string {
  const groups = led.exec(sentence)?.groups;
  if (groups === undefined) return sentence;
  const { lead = '', verb = '', rest = '' } = groups;
  const low = verb.toLowerCase();
  if (!isOrderVerb(low)) return sentence;
  if (mine.test(low) && !(handling.test(low) && /^ (?:the|it|them|a|an|my|all|some) /iu.test(rest)))
    return sentence;
  // "I once burned mine" is no order, "I cut my finger" is none either.
  if (/\b(?:once|always did|used to|finger|myself|me)\b/iu.test(rest)) return sentence;
  return capital(
    `${lead}${low}${rest}`
      .replace(
        /(,? and (?:then )?|, then |, (?:and )?)(?:i|we)(?:['’]ll| will| just| always| then)? (?=\p{Ll})/giu,
        '$1',
      )
      .replace(
        /\bmy (?=(?:biggest|largest|widest|heaviest|best|trusty|favou?rite|big|large|own)\b)/giu,
        'your ',
      )
      .replace(/^((?:[^ ]+ )?\p{L}+) mine\b/iu, '$1')
      .replace(/\b(?:my|our) (?=\p{L})/giu, 'your '),
  );
}

const starts = String.raw`(?<=^|[.!?] |, )`;
const opens = String.raw`(?<=^|[.!?] )`;
const rules: readonly Exchange[] = [
  // "I shoot for 200 inside": what the author would have.
  [
    /(?:,| -|;)? (?:but |and |though )?i(?: usually| always| personally| like to| tend to)? (?:shoot for|go to|aim for|go for|take (?:it|them|mine) to|pull (?:it|them|mine) at|prefer|like) (?=\d{2,3}\b)/giu,
    ', preferably ',
  ],
  // Danger is said in plain words.
  [/\b(is|are) no (?:joke|laughing matter|picnic)\b/giu, '$1 serious'],
  [
    new RegExp(
      String.raw`${opens}careful (opening|lifting|removing|handling|unwrapping|pouring|turning)(?=[,.;])`,
      'giu',
    ),
    'Be careful when $1',
  ],
  [/,? (?:it|that)(?:['’]s| is) (?:just|only) (?:the |a )?\p{L}+(?=[.!]|$)/giu, ''],
  // "Pull it, careful the beer is hot".
  [/, careful,? (?=(?:the [\p{L} ]{2,20}|it|they)(?: is| are|['’]s|['’]re| will)\b)/giu, ' carefully; '],
  [
    new RegExp(
      String.raw`${opens}lid (down|on|shut|closed),? (?:for )?(?=(?:about |around )?\d+ ?(?:hrs?|hours?|mins?|minutes)\b)`,
      'giu',
    ),
    'Cook with the lid $1 for ',
  ],
  [/(?:,? and|,) get out of the (?:way|kitchen)(?=[.!]|$)/giu, ''],
  [/\bget (?:it|that|this) all over (them|it|the [\p{L} ]{3,25}?)(?=[.,;!]|$)/giu, 'coat $1 all over'],
  [/\bfire up (the|your) (smoker|grill|oven|barbecue|bbq|broiler)\b/giu, 'heat $1 $2'],
  [/(?<=[,.] )back (on) (?=for \d|\d)/giu, 'put them back $1 '],
  // What is only said beside.
  [
    /(?:,| [-–—]+)?(?: but| and| though)? (?:honestly|to be honest|frankly|truth be told|in all honesty),? (?:i|we|nobody)(?:['’]\p{L}+)? [^.;\d]*(?=[.!]|$)/giu,
    '',
  ],
  [
    /\bor,? (?:let['’]s be honest|if (?:we|i)['’](?:re|m) (?:being )?honest|let['’]s face it|be honest),? (?=\p{L})/giu,
    'or ',
  ],
  [
    /\b(stirring|stir|turning|checking|basting)( it)? (?:whenever|when|every time|each time) (?:there['’]s (?:a |an )?(?:commercial|ad(?:vert)?|ad break)[^.,;]*|you (?:remember|walk past|think of it|pass)[^.,;]*)/giu,
    '$1$2 occasionally',
  ],
  [
    /\bknock (?:it|the heat|that) (?:right )?(?:back )?down to (?:a )?(low|medium|medium-low|simmer)\b/giu,
    (_: string, how = '') => (how === 'simmer' ? 'reduce the heat to a simmer' : `reduce the heat to ${how}`),
  ],
  // A pot on the fire does not sit.
  [
    /(?<=\b(?:boil|simmer|heat|low|stove|hob|bubbling)\b[^]{0,90}\b)let (it|them) do (?:its|their) thing\b/giu,
    'let $1 simmer',
  ],
  [/\blet (it|them) do (?:its|their) thing\b(?=[^.!?]*\bstirring\b)/giu, 'let $1 simmer'],
  [/\b(?:dump|chuck|throw|toss|tip|bung) in everything else\b/giu, 'add everything else'],
  [/\b(?:dump|chuck|throw|toss|tip|bung) everything else in\b/giu, 'add everything else'],
  [
    /\b(until|till) there(?:['’]s| is| are) no (?:more )?dry (?:bits|patches|spots|flour|pockets)(?: left)?/giu,
    '$1 no dry flour remains',
  ],
  [
    /\b(until|till) no (?:more )?dry (?:bits|patches|spots|pockets)(?: (?:left|remain))?/giu,
    '$1 no dry flour remains',
  ],
  [
    new RegExp(
      String.raw`${opens}it(?:['’]s| is|['’]ll be| will be) (?:a )?(?:very |really |pretty |quite )?(sticky|wet|shaggy|messy|lumpy|runny) ?(?:mess|thing)?,? (?:but |and )?(?:do(?:n['’]t| not) (?:panic|worry)|that['’]s (?:the point|fine|ok|okay|normal|how it should be)|this is normal)[^.!]*`,
      'giu',
    ),
    'It should be $1',
  ],
  [
    new RegExp(
      String.raw`${starts}(?:a )?(?:good |big |generous )?(glug|drizzle|splash) of ((?:olive |vegetable |sesame )?oil|cream|milk) over(?: (?:it|the top|the lot))?`,
      'giu',
    ),
    'pour a $1 of $2 over the top',
  ],
  [
    new RegExp(
      String.raw`${starts}(oily|oiled|wet|damp|floured|clean) (fingers|hands|fingertips), (?=(?:poke|press|shape|roll|pat|dimple|push|flatten|pull)\b)`,
      'giu',
    ),
    (_: string, how = '', what = '') =>
      `with ${how.toLowerCase() === 'oily' ? 'oiled' : how.toLowerCase()} ${what}, `,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:straight )?on ?to (?:a |the )?(wire rack|rack|plate|board|platter)(?= (?:straight away|right away|at once|immediately|or |to |for |and )|[.,;!]|$)`,
      'giu',
    ),
    'Transfer to a $1',
  ],
  [
    /(?<=[.!?] |^)(?:there won['’]?t be any(?: (?:left|leftovers))?(?: (?:tomorrow|by (?:tomorrow|morning)))?|(?:none|nothing) left (?:by )?(?:tomorrow|morning)|no leftovers,? (?:ever|guaranteed))[.!]*(?: |$)/giu,
    '',
  ],
  [/(?<=[.!)] |^)(\d+) (squares|slices|bars|wedges|rectangles|fingers)(?=[.!]|$)/giu, 'Cut into $1 $2'],
  [
    /(?<=[.!] |^)(?:a )?(skewer|toothpick|knife|tester) should have (?=(?:a few )?(?:gooey|sticky|damp|moist|fudgy|some)\b)/giu,
    'A $1 should come out with ',
  ],
  [
    /, (?:in (?:a )?)?bain[- ]marie or (?:in (?:the )?)?microwave,? (?:for |in )?(\d+)[- ]?(?:s|sec|secs|seconds?) bursts/giu,
    ' in a bain-marie, or in the microwave in bursts of $1 seconds',
  ],
  [
    / ?(?:,|[-–—]) (crackly|crackled|crisp|crispy|golden|brown|cracked|set|shiny) (top|edges?|crust),? (?:but )?(?:and )?(?:still )?(wobbly|soft|gooey|fudgy|squidgy|jiggly|runny) (middle|cent(?:re|er)|inside)/giu,
    (_: string, how = '', top = '', other = '', middle = '') =>
      `, until the ${top} ${/s$/u.test(top) ? 'are' : 'is'} ${how} and the ${middle} is still ${other}`,
  ],
  [/\bscramble(d)? quick(?=[.,;!]|$)/giu, 'scramble$1 quickly'],
  [
    new RegExp(
      String.raw`${opens}(?:all )?done in (?:about )?(\d+ ?(?:mins?|minutes))(?: flat)?(?=[.!]|$)`,
      'giu',
    ),
    'It is done in $1',
  ],
  // "I recommend a thickness of 1 cm", "I prefer large meatballs": what to aim for.
  [
    new RegExp(
      String.raw`${opens}i (?:(?:would|personally|usually|always|generally|highly) )*(?:recommend|suggest|advise|prefer|like) (?=(?:an? )?(?:\p{L}+ )?(?:thickness|size|width|temperature|length|\d|large|small|thin|thick|medium|bigger|smaller|thicker|thinner)\b)`,
      'giu',
    ),
    'Aim for ',
  ],
  [/(?<=\bAim for [^.;]{3,60}) and (?:i )?(?:shoot|aim|go) for (?=\d)/gu, ', '],
  [
    new RegExp(
      String.raw`${opens}i (?:(?:would|personally|usually|always|generally|highly) )*(?:recommend|suggest|advise|prefer|like) (?:to )?(use|using|add|adding|serve|serving|make|making|keep|keeping|leave|leaving|do|doing|cook|cooking|let|letting|buy|buying) `,
      'giu',
    ),
    (_: string, verb = '') =>
      `${({ using: 'Use', adding: 'Add', serving: 'Serve', making: 'Make', keeping: 'Keep', leaving: 'Leave', doing: 'Do', cooking: 'Cook', letting: 'Let', buying: 'Buy' } as Record<string, string>)[verb.toLowerCase()] ?? verb.charAt(0).toUpperCase() + verb.slice(1)} `,
  ],
  // "I sometimes like to do this once I've added the pork to the pan".
  [
    new RegExp(
      String.raw`${opens}i (?:(?:sometimes|also|often|usually|occasionally) )+(?:(?:like|prefer) to )?do (?:this|it|that) (once|after|when|before) i(?:['’]ve| have)? (?:added|put) ((?:the )?\p{L}+) (?:to|in|into) (the \p{L}+)[^.!]*`,
      'giu',
    ),
    'This may also be done $1 $2 is in $3',
  ],
  [
    /\(i (?:(?:would|personally|usually|highly) )*(?:recommend|suggest|advise) (?=(?:an? |the |about |at least )?(?:\d|half|one|two|three|four|five|six)\b)/giu,
    '(allow ',
  ],
  // "I have on occasion added carrots": they may go in.
  [
    new RegExp(
      String.raw`${opens}i(?:['’]ve| have) (?:(?:on occasion|sometimes|occasionally|often|also|in the past) )+(?:added|used|put in) ([^.!]+)`,
      'giu',
    ),
    'Options include $1',
  ],
  [
    /(?<=^|[.!?] )(?:refer to|see|check out|watch|look at) (?:the|my|this|our) (?:\p{L}+ )?(?:video|photos?|pictures?|blog|link|post)\b[^.!?\d]*[.!]+(?: |$)/giu,
    '',
  ],
  [/,? (?:RIP|lol|haha+|oops|ugh|sigh)(?=[).!,])/giu, ''],
  [/(?<=[.!?] )(?:resist|patience|be strong|hold your nerve|hands off|no touching)[.!]+(?: |$)/giu, ''],
];
const exchanges = exchangesOf(rules);

/** An instruction with its author's habits as orders, and without what is said beside them. */
export function asOrders(text: string): string {
  const said = replaceAllOf(text, exchanges)
    .replace(/\s+([.,;!?])/gu, '$1')
    .trim();
  if (!/\b(?:i|we)\b/iu.test(said)) return said === '' ? text : said;
  const all = splitSentences(said);
  const now = all.map(ordered);
  return now.every((one, at) => one === all[at]) ? (said === '' ? text : said) : now.join(' ');
}
