/** What somebody says over the pan and means as a plain order: "you're going to stand there for 8 minutes, whisking", "butter, lots". */
import { baseOfGerund } from '../say/verb-forms.ts';
import { exchangesOf, settled, type Exchange } from './exchange.ts';
import { replaceAllOf } from '#kernel/pattern-pieces';

const starts = String.raw`(?<=^|[.!?] )`;
const clock = String.raw`(?:about |around |roughly )?\d+(?: ?(?:-|–|to) ?\d+)? ?(?:mins?|minutes?|hrs?|hours?)`;
/** To the end of a clause that states no figure. */
const clause = String.raw`[^,.;:()!?\d]*`;

const rules: readonly Exchange[] = [
  // "You're going to stand there for about 8 minutes, whisking the entire time".
  [
    new RegExp(
      String.raw`${starts}(?:now )?you(?:['’]re going to|['’]re gonna|['’]ll| will| have to| need to)(?: just)? (?:stand|be standing|be|sit|stay|hang out) (?:there|here)(?: for)? (${clock}),? (\p{L}+ing) (?:(?:it|them) )?(?:the (?:whole|entire) time|all the time|constantly|non-?stop|like crazy)(?: ?\([^()\d]*\))?`,
      'giu',
    ),
    (all: string, time = '', doing = '') => {
      const verb = baseOfGerund(doing.toLowerCase());
      return verb === null ? all : `${verb} constantly for ${time}`;
    },
  ],
  // "…, and I mean a quick dunk, one second per side".
  [
    new RegExp(
      String.raw`,? and (?:when i say [^,.;]*,? )?(?:i (?:really )?mean|i do mean) ${clause}(?=[,.;!]|$)`,
      'giu',
    ),
    '',
  ],
  // "…, but overnight is when the magic happens".
  [
    /,? (?:but|and|though|although) (overnight|longer|a day|a day ahead|the next day|\d+ ?(?:hours?|hrs?|days?)) (?:is|are) (?:when the magic happens|where it['’]s at|(?:even |much |far |so much )?better(?: still)?|(?:the )?best|ideal|even nicer)(?=[,.;!]|$)/giu,
    ', preferably $1',
  ],
  // "…, gently fold it in. Gently!"
  [/(?<=\b(\p{L}{3,}ly)\b[^.!?]*[.!] )\1[.!]+(?: |$)/giu, ''],
  [/(?<=\b(?:until|till|til) [^.;!?]*?\b(\p{L}{4,})[.!] )not (\p{L}+)[.,!] \1(?=[.!]|$)/giu, 'not $2'],
  [/(?<=\b(?:until|till|til) [^.;!?]*\p{L})[.!] not (?:just )?(\p{L}{3,})(?=[.!]|$)/giu, ', not $1'],
  [
    new RegExp(
      String.raw`${starts}(?:now )?(?:close your eyes|take a bow|breathe|exhale|pat yourself on the back|thank me later|you(?:['’]re| are) welcome)[.!]+(?: |$)`,
      'giu',
    ),
    '',
  ],
  [new RegExp(String.raw`(?<=[.!?] )(?:now )?(?:close your eyes|take a bow)$`, 'giu'), ''],
  [
    new RegExp(String.raw`(?<=[.!?] )we (?:worked|fought|paid) (?:\p{L}+ )?for ${clause}[.!]*(?: |$)`, 'giu'),
    '',
  ],
  [
    /(?<=\p{L}),? (?:and )?(?:watch|eye) (it|them) (?:like a hawk|closely|carefully)(?=[.,;!]|$)/giu,
    ', watching $1 closely',
  ],
  [new RegExp(String.raw`${starts}watch (it|them) like a hawk(?=[.,;!]|$)`, 'giu'), 'watch $1 closely'],
  // "Broiler 3-4 min".
  [
    new RegExp(String.raw`${starts}(?:under (?:the )?)?(broiler|grill),? (?:for )?(?=${clock}\b)`, 'giu'),
    (_: string, heat = '') => (heat.toLowerCase() === 'broiler' ? 'broil for ' : 'cook under the grill for '),
  ],
  [/\b(oven|dishwasher|freezer) (safe|proof)\b(?= \p{L})/giu, '$1-$2'],
  // "Ladle into bowls, 2 toasts each".
  [
    /(?<=\b(into|onto|on) (?:\p{L}+[ -]){0,3}(?:bowls|plates|dishes|ramekins|glasses|jars|cups|tortillas|buns|rolls)), (\d+ (?!mins?\b|minutes\b)\p{L}+)(?: on| in)?(?: each| per \p{L}+)(?=[,.;]|$)/giu,
    (_: string, where = '', what = '') =>
      `, put ${what} ${where.toLowerCase() === 'into' ? 'in' : 'on'} each`,
  ],
  [/\b(shaggy|craggy|scraggly|raggedy) mess\b/giu, '$1 dough'],
  // "Butter, lots."
  [
    new RegExp(
      String.raw`(?<=[.!?] )(?:with )?(butter|cream|custard|gravy|cheese|honey|syrup|jam|ice cream|chutney|sauce|parmesan),? (?:and )?(?:lots|loads|plenty|heaps|lots of it|tons)(?: of it)?(?=[.!]|$)`,
      'giu',
    ),
    'serve with plenty of $1',
  ],
  // "Oyster crackers, lots", in the end.
  [
    /(?<=[.!?] )(?!(?:add|use|stir|serve|with|season|salt)\b)(\p{L}+(?: \p{L}+)?), (?:lots|loads|plenty)(?: of (?:it|them))?(?=[.!]*$)/giu,
    (_: string, what = '') => `serve with plenty of ${what.toLowerCase()}`,
  ],
  // "Potatoes in w/ water to cover".
  [
    new RegExp(
      String.raw`${starts}(?:the )?(\p{L}+) in,? (?:with|w\/) ?(?=(?:enough |cold |hot |boiling )*(?:water|stock|broth) to\b)`,
      'giu',
    ),
    (_: string, what = '') => `add the ${what.toLowerCase()} with `,
  ],
  [
    new RegExp(String.raw`${starts}(?:the )?(\p{L}+) in at the end,? (?:for )?(${clock})(?=[.;,]|$)`, 'giu'),
    (_: string, what = '', time = '') => `add the ${what.toLowerCase()} at the end and cook for ${time}`,
  ],
  [
    /(?<=\b(?:should be|want (?:it|them)|until|till|til) (?:\p{L}+ )?)(\p{L}{3,}) not (?=(?:a )?\p{L}+(?:[.;,!]|$))/giu,
    '$1, not ',
  ],
  [
    /(?<=\b(?:yet|now)),? (?:that['’]s|but that['’]s|and that['’]s) (?:ok|okay|fine|alright|all right|normal)(?=[.!]|$)/giu,
    '',
  ],
  [
    new RegExp(
      String.raw`${starts}(?:the )?(broiler|grill) (?:on |to |at )+(high|medium|low)(?=[.,;]|$)`,
      'giu',
    ),
    'heat the $1 to $2',
  ],
  [new RegExp(String.raw`, (?:then )?another (${clock})(?=[.;]|$)`, 'giu'), ', then cook for another $1'],
  // "Lid on, 300 oven 3 hrs".
  [
    new RegExp(
      String.raw`${starts}(?:put )?(?:the )?lid on,? (?:then )?(?:into (?:a|the) |in (?:a|the) )?(\d{3})(?: ?°? ?[CF])? oven,? (?:for )?(?=${clock})`,
      'giu',
    ),
    'cover and cook in a $1-degree oven for ',
  ],
];
const exchanges = exchangesOf(rules);

/** A text whose orders stand without what was said over the pan. */
export function meant(text: string): string {
  const said = replaceAllOf(text, exchanges);
  return said === text ? text : settled(said).trim();
}
