/** Turns of a jotted order that say what a whole one says: "lid on, 325F oven 2 hrs", "hot wok, glug of oil". */
import { replaceAllOf } from '#kernel/pattern-pieces';
import { cardTurns } from './card-turns.ts';
import { fragments } from './fragments.ts';
import { furtherFragments } from './further-fragments.ts';
import { homely } from './homely.ts';
import { withPlacedRows } from './placed-rows.ts';
import { telegrams } from './telegrams.ts';
import { exchangesOf, type Exchange } from './exchange.ts';

const starts = String.raw`(?<=^|[.!] )`;
const minutes = String.raw`(?:about )?\d[\d.–/ -]*(?:mins?|minutes?|hrs?|hours?|secs?)\b`;

const rules: readonly Exchange[] = [
  // "Do not stir, let it cook": one is forbidden, the other to be done.
  [
    /\b(do not|don['’]t|never) (\p{L}+)( it| them)?, (let|cook|simmer|keep|just|leave|bake|wait|cover|continue|add|pour|put|turn)(?= )/giu,
    (_: string, not = '', verb = '', what = '', next = '') =>
      `${not} ${verb}${what}. ${next.charAt(0).toUpperCase()}${next.slice(1)}`,
  ],
  // "30 more min. Salt it": the stop ends a sentence.
  [
    /(\d) (more )?(min|hr|sec)s?\.(?= \p{Lu}\p{Ll})/gu,
    (_: string, figure = '', more = '', unit = '') =>
      `${figure} ${more}${{ min: 'minute', hr: 'hour', sec: 'second' }[unit]!}${figure === '1' ? '' : 's'}.`,
  ],
  [
    new RegExp(
      String.raw`${starts}(?:get a )?(?:very )?hot (wok|pan|skillet|frying pan|saucepan|griddle), (?:(?:a )?(?:good )?(glug|splash|drizzle|slug|bit|little) (?:of )?|(\d[\d/ ]* ?(?:tbsp|tablespoons?|tsp|teaspoons?|T)) (?:of )?)?((?:\p{L}+ )?(?:oil|butter|ghee|lard))(?=[.,;])`,
      'giu',
    ),
    (_: string, pan = '', some = '', amount = '', fat = '') =>
      `heat ${amount === '' ? (some === '' ? '' : 'a splash of ') : `${amount} `}${fat} in a ${pan.toLowerCase()} until hot`,
  ],
  [
    new RegExp(String.raw`,? (?:with )?(?:the )?lid on,? (?=(?:in )?(?:a |the )?\d{3} ?°?[FC]? oven)`, 'giu'),
    ', with the lid on, ',
  ],
  [
    new RegExp(
      String.raw`(?<=, |\b(?:simmer|cook|bake|roast|braise) )(?:in )?(\d{3} ?°?[FC]) oven,?(?: for)? (?=${minutes})`,
      'giu',
    ),
    'in a $1 oven for ',
  ],
  [
    /,? (?:then |and )?out (?:with|w\/) ?(?:a |the )?(?=(?:slotted spoon|spoon|tongs|ladle|skimmer)\b)/giu,
    ', then lift out with a ',
  ],
  [/\ba tongs\b/giu, 'tongs'],
  // "Mush them together" is done to bananas.
  [
    /(?<!(?:^|[.!] |\band |\bthen |, ))\bmush\b(?=[/&,+]|,? (?!the\b|them\b|it\b|all\b|up\b|together\b|with\b|in\b|until\b))|^mush(?=[/&,+])/giu,
    'mushrooms',
  ],
  [
    /(?<=\b(?:mushrooms|onions?|peppers?|carrots?|beans|peas|tomatoes|herbs|noodles|rice|garlic|ginger)) ?\/ ?(?=(?:onions?|mushrooms|peppers?|carrots?|beans|peas|tomatoes|herbs|noodles|rice|garlic|ginger)\b)/giu,
    ' and ',
  ],
  [
    new RegExp(
      String.raw`${starts}(?:the )?(\p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{Ll}+(?: \p{Ll}+)?) goe?s in (?=(?:for|with|at|last|next|now)\b)`,
      'gu',
    ),
    (_: string, what = '') => `Add the ${what.charAt(0).toLowerCase()}${what.slice(1)} `,
  ],
  [
    new RegExp(
      String.raw`,? (?:then |and |pop |stick |put )?(?:it )?back in(?: the oven)?(?: for)?,? (?=${minutes})`,
      'giu',
    ),
    ', then return to the oven for ',
  ],
  [
    /\buntil (?:the )?(?!(?:just|very|deep|deeply|lightly|light|pale|nicely|golden|dark|quite|really|almost|nearly|well|all|soft|crisp|slightly|evenly|mostly|completely|fully|is|are|it|they|outside|tender|cooked)\b)(\p{Ll}{3,}) (golden|brown|browned|tender|cooked|soft|crisp|translucent|opaque)(?=,| and\b|[.;]|$)/giu,
    (_: string, what = '', how = '') =>
      `until the ${what} ${/s$/u.test(what) && !/ss$/u.test(what) ? 'are' : 'is'} ${how}`,
  ],
  [/(?<=\b(?:and|until|til|till) )(?:the )?juices (?:are |run )?clear\b/giu, 'the juices run clear'],
  [/\b(?:til|till) (?=(?:the )?(?:\p{Ll}+ )(?:is|are|run)\b)/giu, 'until '],
  [
    new RegExp(String.raw`${starts}(?:the )?(\p{L}+) in at the end(?=[.;]|$)`, 'giu'),
    (_: string, what = '') => `add the ${what.toLowerCase()} at the end`,
  ],
  [
    new RegExp(
      String.raw`${starts}(?:the )?(\p{L}+) in(?:to)? (?:a |the )?((?:baking |oven |ovenproof |pie |roasting )?(?:dish|tin|pan|pot|bowl|casserole)), (?:the )?(\p{L}+) on top`,
      'giu',
    ),
    (_: string, what = '', where = '', top = '') =>
      `put the ${what.toLowerCase()} in a ${where.toLowerCase()} with the ${top.toLowerCase()} on top`,
  ],
  [/\brough(?:en)? up (?:with|w\/) ?(?:a )?fork\b/giu, 'rough up the surface with a fork'],
  [
    new RegExp(String.raw`${starts}(\p{L}+) ?[+&] ?(\p{L}+), stir, then (?:the )?(\p{L}+)(?=[.;]|$)`, 'giu'),
    (_: string, one = '', other = '', last = '') =>
      `add the ${one.toLowerCase()} and the ${other.toLowerCase()}, stir, then add the ${last.toLowerCase()}`,
  ],
  [/\btip off the fat\b/giu, 'drain off the fat'],
  [/(?<=\b\d{3} ?)c\b/gu, 'C'],
  [
    / [-–—] (?!\d)([^-–—.;]{3,40}?)[!.]? [-–—] ((?:until|till) [^.!]+)(?=[.!]|$)/giu,
    (_: string, beside = '', cue = '') => ` ${cue}. ${beside.charAt(0).toUpperCase()}${beside.slice(1)}`,
  ],
  [
    new RegExp(
      String.raw`${starts}(?:a )?((?:good |generous |big |small )?(?:squeeze|splash|drizzle|pinch|handful|sprinkle|dash|knob)) of (\p{L}+(?: \p{L}+)?)((?:, [^,.;]{3,24})*)(?=[.!]|$)`,
      'giu',
    ),
    (_: string, measure = '', what = '', more = '') => {
      const all = [`a ${measure.toLowerCase()} of ${what}`, ...more.split(', ').filter(Boolean)];
      return `add ${all.length < 2 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`}`;
    },
  ],
];
const exchanges = exchangesOf([
  ...fragments,
  ...furtherFragments,
  ...telegrams,
  ...cardTurns,
  ...homely,
  ...rules,
]);

/** A text with its hasty turns written out. */
export const unhurried = (text: string): string => replaceAllOf(withPlacedRows(text), exchanges);
