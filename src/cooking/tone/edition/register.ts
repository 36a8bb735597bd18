/** Words of the kitchen table and the words that a printed page has for them, for tones that speak formally or in few words. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';

const it = String.raw`(it|them|everything|the [^,.;()]{2,40}?)`;

/** Patterns over plain text; the first letter keeps its size. */
const exchanges = (
  [
    // What is done.
    [String.raw`forget (?:all )?about (it|them)(?= for\b)`, 'leave $1'],
    [String.raw`(?<=^|[.!] )in goes? (the [^.;!]{3,60}?)(?=[.;!]|$)`, 'add $1'],
    [
      String.raw`(?:plenty|lots|loads) of (\p{L}[\p{L} ]{2,28}?) (?:on top|over the top)(?:,? and you['’]re done)?(?=[.;!]|$)`,
      'top with plenty of $1',
    ],
    [String.raw`you want to hear (it|them) (?=\p{L}+)`, '$1 should '],
    [String.raw`get (the [^.,;]{3,24}?) warm(?= in\b| over\b|[,.]| and\b)`, 'warm $1'],
    [
      String.raw`get (the (?:(?!hot)[^.,;]){3,24}?) (?:nice and |really |very |super |proper |properly |good and )?hot(?! hot)(?= in\b| over\b|[,.]| and\b)`,
      'heat $1 until hot',
    ],
    [String.raw`do the (?=(?:noodles|rice|pasta|potatoes|vegetables|couscous)\b)`, 'cook the '],
    [String.raw`squidge (?:(it|them|everything) )?together into`, 'bring $1 together into'],
    [String.raw`squidge`, 'press'],
    [
      // "Bubbles pop on top": nobody puts them there.
      String.raw`(?<=^|[.!?;:,(] |\b(?:and|then|just|now|to|or|you|can|gently|quickly|carefully) )(?:stick|shove|whack|chuck|bung|plonk|sling|pop|bang) (?:it |them )?(?=(?:in|into|on|onto|back)\b)`,
      'put $it',
    ],
    [String.raw`(?:stick|shove|whack|bung|plonk|sling|lob) (?=(?:the|your|it|them|everything)\b)`, 'put '],
    [
      String.raw`dollop (?=(?:the|it|them|on|over|onto)\b)([^.;]*?) in (?:big |little |small )?blobs`,
      'spoon $1 in small mounds',
    ],
    [String.raw`dollop (?=(?:the|it|them|on|over|onto|some|a)\b)`, 'spoon '],
    [String.raw`dolloping (?=(?:the|it|them|on|over|onto|some)\b)`, 'spooning '],
    [
      String.raw`(?:throw|chuck|sling|lob|bung|toss|shove|dump|squeeze(?! in [^,.;]*\b(?:lemons?|limes?|oranges?|juice)\b)) in (?=(?:the|your|a|some|all|[\d½¼¾])\b)`,
      'add ',
    ],
    [
      String.raw`(?:throw|chuck|sling|dump|fling) (?=(?:the|all the|your) [^.;]{2,60}? (?:in|into|in to)\b)`,
      'put ',
    ],
    [String.raw`(?:slosh|glug|splosh) in (?=(?:the|some|a|your|about|\d))`, 'pour in '],
    [String.raw`fish (out|them out|it out)`, 'lift $1'],
    [
      String.raw`(?:blitz|whizz|whiz|zap) (?=(?:it|them|that|this|everything|the|everything|until|in|up|to)\b)(?:up )?`,
      'blend ',
    ],
    [String.raw`bash (?=(?:it|them|the|up)\b)(?:up )?`, 'crush '],
    [String.raw`have a (?:quick )?(?:peek|look|nosey|nosy|gander)`, 'check'],
    [String.raw`give (it|them) (?:a|another) (?:quick |good |little )?baste`, 'baste $1'],
    [String.raw`giving (it|them) a (?:quick |good |little )?shake`, 'shaking $1'],
    [String.raw`giving (it|them) a (?:quick |good |little )?stir`, 'stirring $1'],
    [String.raw`give (?:it|them) (?=another (?:\d|minute|couple|few|five|ten))`, 'cook for '],
    [String.raw`let (it|them) go (?=for\b|until\b)`, 'let $1 cook '],
    [
      String.raw`get ((?:a|the|your) (?:[\p{L}-]+ )*?(?:pan|pot|skillet|wok|griddle|grill|oven)) (?:(?:really|very|nice and|good and|hot) )*hot,? and(?= \p{L}+ (?:the|your|some|it|them)\b)`,
      'heat $1 until hot, then',
    ],
    [
      String.raw`get ((?:a|the|your) (?:[\p{L}-]+ )*?(?:pan|pot|skillet|wok|griddle|grill|oven)) (?:(?:really|very|nice and|good and|hot) )*hot`,
      'heat $1 until hot',
    ],
    [
      String.raw`(?:drop|knock|bring|turn|take) (?:(it) )?down to a (?:gentle )?simmer`,
      'reduce $1 to a simmer',
    ],
    [
      String.raw`bring (?:(it) )?up to (?:a|the) boil,? (?:and )?then (?:back )?down to a simmer`,
      'bring $1 to a boil, then simmer',
    ],
    [
      String.raw`stir (?:it |them )?(?:whenever|every time|when) you (?:walk|go|pass) (?:by|past)`,
      'stir occasionally',
    ],
    [String.raw`rough(?:en)? (it|them|the \p{L}+) up`, 'roughen $1'],
    [String.raw`up (?:its|the) (?:bum|backside|bottom|butt|rear|behind)`, 'into the cavity'],
    [
      String.raw`you want (it|them) (?=(?:soft|golden|crisp|thick|thin|just|really|very|nice|pale|dark|smooth|hot|dry)\b)`,
      '$1 should be ',
    ],
    [String.raw`you['’]re (?:after|looking for|aiming for)`, 'aim for'],
    [String.raw`eat (?=(?:it|them)? ?(?:warm|hot|cold|with|at once|straight away|immediately)\b)`, 'serve '],
    [String.raw`stab (?=(?:the )?(?:cake|loaf|potatoes|it|them)\b)`, 'prick '],
    [String.raw`let (the [^,.;()]{2,30}?) go for`, 'cook $1 for'],
    [String.raw`while (?:it|that|this)(?: is|['’]s) doing (?:that|this|its thing),? you can`, 'meanwhile,'],
    [String.raw`for a good (?=\d)`, 'for '],
    [String.raw`put the lid on, turn it down and (?:let it )?simmer`, 'cover, lower the heat and simmer'],
    // What it is done to and with.
    [String.raw`gran(?:ulated)?\.? sugar`, 'granulated sugar'],
    [String.raw`bic(?:cies|kies|kys)`, 'biscuits'],
    [String.raw`bic(?:cy|ky|kie)`, 'biscuit'],
    [String.raw`spuds`, 'potatoes'],
    [String.raw`choc`, 'chocolate'],
    [String.raw`taties|tatties`, 'potatoes'],
    [String.raw`veggies|veg(?=[.,;:)\s]|$)`, 'vegetables'],
    [String.raw`toms`, 'tomatoes'],
    [String.raw`shrooms`, 'mushrooms'],
    [String.raw`brekkie|brekky`, 'breakfast'],
    [String.raw`blobs`, 'spoonfuls'],
    [String.raw`the whole (?:lot|shebang|thing|caboodle)`, 'everything'],
    [String.raw`the lot(?=[.,;]|$)`, 'everything'],
    [String.raw`(?:a )?(?:good|big|hefty|generous|healthy) (?:slosh|glug|slug) of`, 'a generous splash of'],
    [String.raw`a (?:slosh|glug|slug) of`, 'a splash of'],
    [String.raw`a (?:tad|smidge|smidgen|wee bit|titch|touch) (?=\p{L}+(?:er)\b)`, 'a little '],
    [String.raw`a (?:good|big|hefty|massive) (?:dollop|blob) of`, 'a generous spoonful of'],
    [String.raw`a (?:dollop|blob) of`, 'a spoonful of'],
    // How it is.
    [String.raw`(hot|slow|low|fine|thin|soft|dry|well|thick|crisp|slowly|gently),? \1`, 'very $1'],
    [
      String.raw`(?:like )?(?:really|super|proper|dead|mega|ever so|nice and|good and) (?=(?:hot|slow|slowly|low|fine|finely|thin|thinly|soft|dry|thick|crisp|crispy|well|gently|smooth|golden|tender)\b)`,
      'very ',
    ],
    [String.raw`all (?=(?:jammy|sticky|soft|melty|bubbly|crispy)\b)`, ''],
    [String.raw`gooey`, 'soft'],
    [
      String.raw`a bit (?=(?:see-through|more|less|thick|thicker|thin|soft|dry|pink|darker|longer)\b)`,
      'slightly ',
    ],
    [String.raw`see-through`, 'translucent'],
    [
      String.raw`(?<!\b(?:cover|covered|lid|fill|filled|up|down|open|pot|pan|bowl) )half ?-?way(?! (?:through|up|down|across|between|to|full|into|over|submerged|covered)\b)`,
      'half way through',
    ],
    [String.raw`gonna`, 'going to'],
    [String.raw`wanna`, 'want to'],
    [String.raw`plonked|whacked|chucked|bunged`, 'put'],
  ] as const
).map(([from, to]) => ({
  ...guarded(
    new RegExp(String.raw`(?<![\p{L}'’-])${from.replaceAll('$it', it)}(?<!\p{L}(?=[\p{L}'’]))`, 'giu'),
  ),
  by: (...all: unknown[]): string => {
    const groups = all.slice(1, -2) as (string | undefined)[];
    const [match] = all as [string];
    const pronoun = /\b(it|them)\b/u.exec(match)?.[0];
    const now = to
      .replace('$it', pronoun === undefined ? '' : `${pronoun} `)
      .replace(/\$(\d)/gu, (_, n: string) => groups[Number(n) - 1] ?? '')
      .replace(/ {2,}/gu, ' ');
    return /^\p{Lu}/u.test(match) ? capital(now) : now;
  },
}));

/** Foods under their names at home: the same foods under those of a page. */
export const slangFood =
  /\b(?:bic(?:cies|kies|kys|cy|ky|kie)|spuds|choc|tatt?ies|veggies|veg|toms|shrooms|gran\.? sugar)\b/iu;

/** A text in the words of a printed page; locked figures have no part in any of them. */
export const registered = (text: string): string =>
  replaceAllOf(text, exchanges)
    .replace(/!+(?=\))/gu, '')
    .replace(/ {2,}/gu, ' ');
