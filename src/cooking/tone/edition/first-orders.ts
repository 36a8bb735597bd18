/** Notes of somebody in a hurry as orders, before anything else is read: "big pot of water on to boil, salt it", "and in the fridge". */
import { replaceAllOf } from '#kernel/pattern-pieces';
import { framed, type Allows } from './allowed.ts';
import { exchangesOf, type Exchange } from './exchange.ts';

const opens = String.raw`(?<=^|[.!] )`;
const ends = String.raw`(?=[.,;!]|$)`;
const time = String.raw`(?:about |around |at least )?\d+(?: ?(?:-|–|to) ?\d+)? ?(?:min(?:ute)?s?|hrs?|hours?)\b`;
const kept: Readonly<Record<string, string>> = { fridge: 'chill it', freezer: 'freeze it' };

/** Of a level of heat with its hyphen; a mixer has a speed of the same name. */
const heats: readonly Exchange[] = [
  [
    /\bmed(?:ium)?\.?[ -](hi(?:gh)?|lo(?:w)?)\b/giu,
    (_: string, end = '') => `medium-${/^h/iu.test(end) ? 'high' : 'low'}`,
  ],
  [/\bmed\.?(?= (?:heat|flame|setting)\b)/giu, 'medium'],
  [
    /(?<!\b(?:beat|whip|whisk|mix|cream|knead|blend|process|mixer|speed)\b[^.;]*)\b(?:on|over|at) (?:a )?(medium(?:-high|-low)?|med)(?=[.,;)]|$| (?:for|until|till?|and|then|about|so|while|\d))/giu,
    (_: string, level = '') => `over ${level.toLowerCase().replace(/^med$/u, 'medium')} heat`,
  ],
];

const firstOrders: readonly Exchange[] = [
  ...heats,
  // "Big pot of water on to boil, salt it like you mean it", "kettle of water on".
  [
    new RegExp(
      String.raw`${opens}(?:get |put )?(?:an? |the )?(big |large |small |medium )?(pot|pan|saucepan) (?:of )?((?:salted |well-salted |cold )?water) on(?: to (?:the )?boil)?(?:(?:,| and) salt (?:it|the water)(?: (?:like (?:you mean it|the sea)|well|generously|heavily|really well))?)?${ends}`,
      'giu',
    ),
    (all: string, size = '', pot = '', water = '') =>
      `Bring a ${(size || 'large ').toLowerCase()}${pot.toLowerCase()} of ${water.toLowerCase()} to a boil${/\bsalt (?:it|the)\b/iu.test(all) ? ' and salt it generously' : ''}`,
  ],
  [/\b((?:salt|season)(?: (?:it|them|the \p{L}+))?) like you mean it\b/giu, '$1 generously'],
  // "While thats going heat the oil".
  [
    new RegExp(
      String.raw`${opens}while (that|it|this)(?:['’]?s| is) (going|cooking|boiling|heating(?: up)?|happening|simmering|baking|cooling|resting|chilling|soaking)(?: on)? (?=\p{L}+ (?:the|your|some|an?|up|in|off|on|it|them)\b)`,
      'giu',
    ),
    'While $1 is $2, ',
  ],
  // "When there's 3 min left on the box time throw …".
  [
    new RegExp(
      String.raw`\bwhen (?:there(?:['’]?s| is| are) )?(${time}) (?:is |are )?left(?: (?:on|of) (?:the )?(?:\p{L}+ )?(?:time|timer|clock|cooking|box|package|packet))?(?: time)?,? (?=\p{L})`,
      'giu',
    ),
    'When $1 remain, ',
  ],
  // "More water if its dry."
  [
    new RegExp(
      String.raw`${opens}(?:a (?:bit|little|splash) )?(more|extra) (\p{L}+) if (?:it['’]?s|it is|they['’]?re|they are|too) `,
      'giu',
    ),
    (all: string, more = '', what = '') =>
      `Add ${more.toLowerCase()} ${what} if ${/\bthey/iu.test(all) ? 'they are' : 'it is'} `,
  ],
  // "Put the onions in with a splash of water and a lid on."
  [
    new RegExp(
      String.raw`\b(?:put|get|throw|tip) (the [^.,;]{3,40}?) in with (an? [^.,;]{3,40}?) and (?:a|the) lid on${ends}`,
      'giu',
    ),
    'add $1 with $2 and cover with a lid',
  ],
  [new RegExp(String.raw`(?<=[^.,;] )and (?:a|the) lid on${ends}`, 'giu'), 'and cover with a lid'],
  // "Wrap it up and in the fridge for 30 mins."
  [
    new RegExp(
      String.raw`(?<=\p{L}),? (?:and|then|and then) (?:straight |back )?(?:in|into) (?:the )?(fridge|freezer)(?= for\b| until\b| overnight\b|[.,;]|$)`,
      'giu',
    ),
    (_: string, where = '') => ` and ${kept[where.toLowerCase()]!}`,
  ],
  [
    new RegExp(
      String.raw`(?<=\p{L}),? (?:and|then|and then) (?:straight |back )?(?:in|into) (?:the )?oven(?= for\b| until\b)`,
      'giu',
    ),
    ' and bake it',
  ],
  // "A tablespoon at a time as you might not want it all".
  [
    /,? (?:as|because|since) you (?:might|may) not (?:want|need) (?:it all|all of it|them all|all)\b/giu,
    '; you may not need all of it',
  ],
  // "Put a tray in the oven and get it up to 200C".
  [/(?<=\boven\b[^.;]*)\bget it (?:up )?to (?=\d)/giu, 'heat the oven to '],
  [/\bget (?:the|your) oven (?:up |on )?to (?=\d)/giu, 'heat the oven to '],
  // "Lid off for the last 5".
  [/\b(for the last) (2|3|5|10|15)(?= (?:to|so|until|and)\b|[.,;]|$)/giu, '$1 $2 minutes'],
  // "In with the rest of the milk", "do it again".
  [new RegExp(String.raw`${opens}in with (?=the \p{L}|\p{L}+[,.])`, 'giu'), 'Add '],
  [
    new RegExp(String.raw`${opens}(?:then )?do (?:it|that|this) (?:all )?again(?=[.,;]|$| ending)`, 'giu'),
    'Repeat',
  ],
  [/\bmaybe (?=\d)/giu, 'about '],
  [/(?<=\bmin(?:ute)?s?),? lid off(?= until\b| till?\b|[.,;]|$)/giu, ' with the lid off'],
  [
    /\b(sweet|salty|sour|spicy|hot),? (sweet|salty|sour|spicy|hot),? (?:and )?(sweet|salty|sour|spicy|hot)(?=[.,;]|$)/giu,
    '$1, $2 and $3',
  ],
  // "Make the pastry first - rub the butter in".
  [
    new RegExp(
      String.raw`${opens}(make (?:the |your )?(?:pastry|dough|sauce|batter|dressing|filling|topping|marinade|paste|crumble|custard|icing|frosting|syrup)(?: first)?)(?: ?[-–—]+ |: )(\p{L})`,
      'giu',
    ),
    (_: string, made = '', next = '') => `${made}. ${next.toUpperCase()}`,
  ],
  // "I have ours with pickled beetroot."
  [
    new RegExp(
      String.raw`${opens}(?:i|we) (?:always |usually |often |normally |(?:do )?(?:like|love) to )?(?:have|eat|serve|like|love) (?:ours|mine|it|them|this|these) with (?=\p{L})`,
      'giu',
    ),
    'Serve with ',
  ],
  // "When splutters put curry leaves".
  [
    /\b(when|once) (splutters|pops|crackles|boils|thickens|softens|sizzles),? (?:put|add) /giu,
    (_: string, when = '', what = '') => `${when} it ${what}, add `,
  ],
  [
    /\b(when|once) (splutter|pop|crackle),? (?:put|add) /giu,
    (_: string, when = '', what = '') => `${when} they ${what}, add `,
  ],
  // "Rest 10 and carve".
  [/\b(rest|stand|sit)(?: it)? (5|10|15|20|30)(?= (?:and|then|before)\b|[.,;]|$)/giu, '$1 for $2 minutes'],
  // "Top with whatever sauce you want", "top with the you want sauce".
  [
    /\bwith (?:the )?(?:whatever|whichever|any) (\p{L}+(?: \p{L}+)?) (?:you|u) (?:want|like|fancy|have)\b/giu,
    'with any $1 you like',
  ],
];

const exchanges = exchangesOf(firstOrders);

/** "Soft but NOT brown": what is shouted. */
const shouted =
  /(?<=[\p{Ll},] )(?:NOT|DO NOT|NEVER|ALWAYS|VERY|REALLY|UNTIL|WELL|FULLY|COMPLETELY)(?=[ ,.!]|$)/gu;

/** A note that is an order now forbids what it forbade, in other words. */
export const madeOrders: Allows = (broken, before, after) =>
  framed(broken, before, after) ||
  (broken.startsWith('safety: "up to"') && /\bget (?:it|the oven|your oven) up to\b/iu.test(before)) ||
  (broken.startsWith('cue: "mayb') && /\bmaybe \d/iu.test(before)) ||
  (broken.startsWith('prohibition') &&
    /\bnot (?:want|need)\b/iu.test(before) &&
    /\bnot need\b/iu.test(after));

/** An instruction whose notes of no verb are orders. */
export function ordersFirst(text: string): string {
  const said = replaceAllOf(text, exchanges).replace(shouted, (word) => word.toLowerCase());
  return said === text ? text : said.replace(/(?<=^|[.!] )\p{Ll}/gu, (first) => first.toUpperCase());
}
