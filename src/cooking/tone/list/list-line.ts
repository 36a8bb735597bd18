/** An ingredient line as a cookbook prints it: talk out, abbreviations and dialect in full, one style of amounts. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { inCaseOf, spelled } from '../../copyedit/spelling.ts';
import { capital } from '../capital.ts';
import { idleIf, remarkOf } from './list-talk.ts';

/** How the lines of one list are printed alike. */
export interface ListStyle {
  /** "Tbsp" for "tablespoons", where the list has both. */
  readonly short: boolean;
  /** "Tins" and "grated", where the list speaks British English; else "cans". */
  readonly british: boolean;
}

/** What the lines of a list have in common. */
export function listStyle(lines: readonly string[]): ListStyle {
  const all = lines.join('\n');
  return {
    short: /\b(?:tbsps?|tsps?|tbs|oz|lbs?)\b/iu.test(all) || !/\b(?:table|tea)spoons?\b/iu.test(all),
    british: /\d ?(?:g|ml|kg)\b|\bplain flour\b|\bcaster\b|\btins?\b/iu.test(all),
  };
}

/** Words of notes and of the kitchen table, with those of a printed list. */
const words = (
  [
    [/\bs ?[&+/] ?p\b/giu, 'salt and pepper'],
    [/\bw\/ ?o\b ?/giu, 'without '],
    [/\bw\/ ?(?=\p{L})/giu, 'with '],
    [/(?<=\p{L}) ?['’]n['’]? ?(?=\p{L}{3})/giu, ' and '],
    [/(?<=[\p{L})]) ?\+ ?(?=(?:more|extra)\b)/giu, ' plus '],
    [/(?<=[\p{L})]) ?[&+] ?(?=[\p{L}\d])/gu, ' and '],
    [/\b(?:lge?|lrg)\b\.?/giu, 'large'],
    [/\bmed\b\.?(?= (?!heat))/giu, 'medium'],
    [/\bsml?\b\.?(?= )/giu, 'small'],
    [/\bskinny (?=stems|stalks)/giu, 'thin '],
    [/\bbig (?=pinch(?:es)?\b|handful|bunch|knob|splash|squeeze)/giu, 'generous '],
    [
      /\b(?:nice|good) big\b|\b(?:nice|big) fat\b|\bbig(?: ol['’]?| old)?(?= )|\bhuge\b|\bwhopping\b/giu,
      'large',
    ],
    [
      /\b(?:teeny(?:[- ](?:tiny|weeny))?|tiny|wee|(?<!\b(?:an?|as|very|too|so|how|just) )little(?! (?:as|bit|by|of|or|more|less|extra|to)\b)|titchy)(?= )/giu,
      'small',
    ],
    [/\btom(?:ato)?\.? (pur[eé]e|paste|sauce|ketchup)\b/giu, 'tomato $1'],
    [/\btoms\b/giu, 'tomatoes'],
    [/\bcherry toms?\b/giu, 'cherry tomatoes'],
    [/\b(?:tatt?ies|taters|spuds)\b/giu, 'potatoes'],
    [/\bneeps\b/giu, 'swede'],
    [/\bshrooms\b/giu, 'mushrooms'],
    [/\b(?:cukes)\b/giu, 'cucumbers'],
    [/\bcuke\b/giu, 'cucumber'],
    [/\bavos\b/giu, 'avocados'],
    [/\bavo\b/giu, 'avocado'],
    [/\bcaulis?\b/giu, 'cauliflower'],
    [/\bbroc\b/giu, 'broccoli'],
    [/\bveg(?:gie)? (?=(?:oil|stock|broth|bouillon|shortening)\b)/giu, 'vegetable '],
    [/\bveggies\b|\bveg\b/giu, 'vegetables'],
    [/\bev(?:oo|\.? olive oil)\b/giu, 'extra virgin olive oil'],
    [/\bchoc\b(?! ?ices?)/giu, 'chocolate'],
    [/\bcoco powder\b/giu, 'cocoa powder'],
    [/\bparm\b/giu, 'Parmesan'],
    [/\bmozz?\b/giu, 'mozzarella'],
    [/\bmarg\b/giu, 'margarine'],
    [/\bmayo\b/giu, 'mayonnaise'],
    [/\bworcester(?:shire)? ?(?:sauce|sce)\b|\blea (?:and|&) perrins\b/giu, 'Worcestershire sauce'],
    [/\bbicarb(?: of soda| soda)?\b/giu, 'bicarbonate of soda'],
    [/\bbaking pwdr\b/giu, 'baking powder'],
    [/\b(?:sr|s\/r|s\.r\.) flour\b|\bself[- ]?rais(?:ing|in) flour\b/giu, 'self-raising flour'],
    [/\b(?:ap|all[- ]purp) flour\b|\ball purpose flour\b/giu, 'all-purpose flour'],
    [/\bwholewheat\b/giu, 'wholewheat'],
    [/\bgran(?:ulated)?\.? sugar\b/giu, 'granulated sugar'],
    [/\bconf(?:ectioners?['’]?)?\.? sugar\b/giu, "confectioners' sugar"],
    [/\bbrn (?=sugar)/giu, 'brown '],
    [
      /\bvan(?:illa)?\.? (?:ext(?:ract)?|ess(?:ence)?)\.?(?=[ ,]|$)/giu,
      (all: string) => (/ess/iu.test(all) ? 'vanilla essence' : 'vanilla extract'),
    ],
    [/\bchx\b|\bchkn\b|\bchick(?=\s(?:breasts?|thighs?|stock)\b)/giu, 'chicken'],
    [/\bhamburger meat\b/giu, 'ground beef'],
    [/\bbrekkie\b/giu, 'breakfast'],
    [/\bgarl\b/giu, 'garlic'],
    [/\bcori(?: leaves)?\b/giu, 'coriander'],
    [/\bparsl\b/giu, 'parsley'],
    [/\b(fresh|dried) (?=\1\b)/giu, ''],
    [/\bpots\b(?! of)/giu, 'potatoes'],
    [/\bpkts?\b\.?/giu, 'packet'],
    [/\bpkgs?\b\.?/giu, 'package'],
    [/\bbtls?\b\.?/giu, 'bottle'],
    [/\bbns?\b\.?(?= )/giu, 'bunch'],
    [/\bapprox\b\.?/giu, 'about'],
    [/\broom temp\b\.?/giu, 'room temperature'],
    [/\bopt\b\.?(?=$|\))/giu, 'optional'],
    [/\bif poss(?:ible)?\b/giu, 'if possible'],
    [/\bhard ?boiled\b/giu, 'hard-boiled'],
    [/\bsoft ?boiled\b/giu, 'soft-boiled'],
    [/\b(?:day|two-day|3-day)[- ]old\b/giu, (all: string) => all.replace(/ /gu, '-')],
    // How it is prepared.
    [
      /\b(chopped|sliced|diced|mashed|crushed|grated|minced|ground|broken|torn|beaten|cubed|shredded) up\b/giu,
      '$1',
    ],
    [/\b(?:bashed|smashed)(?: up)?\b(?! (?:potato|avocado))/giu, 'crushed'],
    [/\b(?:squished|squashed|squidged)\b(?: up)?/giu, 'crushed'],
    [/\bsplit in half\b(?=$|,)/giu, 'divided'],
    [/\bsplit in two\b/giu, 'halved'],
    [/\bcut(?: up)? (?:small|tiny|little)\b(?! pieces)/giu, 'cut into small pieces'],
    [/\bcut (?:up )?(?:big|large|chunky)\b(?! pieces)/giu, 'cut into large pieces'],
    [/\bsliced thin\b/giu, 'thinly sliced'],
    [/\bsliced thick\b/giu, 'thickly sliced'],
    [/\bchopped (?:fine|v fine|really fine|super fine)\b/giu, 'finely chopped'],
    [/\b(chopped|sliced) rough(?:ly)?\b/giu, 'roughly $1'],
    [
      /\b(cut|chopped|sliced|broken|torn)(?: up)? in (?=(?:\d|small|large|bite|chunks|pieces|cubes|dice|wedges|strips|matchsticks|batons|rounds|ribbons|slices|florets|rings|half|halves|quarters|thick|thin))/giu,
      '$1 into ',
    ],
    [/\bcut into half\b(?!-| an? | inch)/giu, 'halved'],
    [/,\s*(wedges|chunks|cubes|strips|batons|matchsticks|florets|rounds|rings)(?=$|,)/giu, ', cut into $1'],
    [/\b(?:v|rly) (?=(?:ripe|hot|finely|thinly|cold|fresh)\b)/giu, 'very '],
    [
      /\b(?:really|super|proper|nice and|good and|nice|lovely|decent|gorgeous|beautiful) (?=(?:ripe|fresh|juicy|thick|cold|hot|crusty|finely|thinly|stale)\b)/giu,
      (all: string) => (/^(?:really|super|proper)/iu.test(all) ? 'very ' : ''),
    ],
    [/\b(?:nice|lovely|gorgeous|beautiful|decent|yummy|amazing) (?=\p{L}{3})/giu, ''],
    [/\b(?:a )?(?:good|big|generous|healthy) (?:glug|slosh|slug)(?: of)?\b/giu, 'a generous splash of'],
    [/\b(?:a )?(?:glug|slosh|slug)(?: of)?\b/giu, 'a splash of'],
    [/\b(?:a )?(?:good|big) (?:dollop|blob)(?: of)?\b/giu, 'a generous spoonful of'],
    [/\b(?:a )?(?:dollop|blob)(?: of)?\b/giu, 'a spoonful of'],
    [/\ba (?:smidge|smidgen|tad|wee bit|touch) (?:of )?/giu, 'a little '],
    [/\b(?:loads|lots|heaps|tons|a (?:ton|load|heap)) of\b/giu, 'plenty of'],
    [/\bhalf (?:an?|of an?) (?=\p{L})/giu, '1/2 '],
    [/\ba half (?=\p{L})/giu, '1/2 '],
    [/\bplus (?:a bit |a little |some )?(?:more|extra) (?=for|to)/giu, 'plus extra '],
    [/\bplus (?:a bit|a little) (?:more|extra)\b/giu, 'plus extra'],
    [/ and (?=(?:splash|knob|pinch|handful|drizzle|squeeze|dash) of\b)/giu, ' and a '],
    [/\b(diced|chopped|minced) (?:small|tiny)\b/giu, 'finely $1'],
    [/\bor so\b/giu, ''],
    [/\bol['’] /giu, ''],
  ] as [RegExp, string | ((all: string) => string)][]
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** Names that have their capital wherever they stand. */
const proper =
  /\b(?:maris piper|king edward|yukon gold|granny smith|bramley|braeburn|dijon|worcestershire|italian|spanish|greek|french|english|chinese|japanese|thai|mexican|indian|korean|vietnamese|turkish|moroccan|kashmiri|sichuan|szechuan|shaoxing|burgundy|parmesan|gruyère|gruyere|emmental|manchego|pecorino romano|guinness|tabasco|marsala|madeira|medjool|arborio|savoy|lancashire|cheshire|wensleydale|swiss|polish|scotch)\b(?! ?fries)/giu;

const metric =
  /(?<![\p{L}\d])((?:\d+[\d.,/]*|[½¼¾⅓⅔⅛])(?:\s?[-–]\s?\d[\d.,/]*)?)\s?-?(kgs?|kilos?|grams?|gms?|gr?|mls?|millilit(?:re|er)s?|cls?|dls?|lbs?|ounces?|ozs?|cms?|mms?|litres?|liters?|ltrs?|l)\b\.?(?! ?[-’'])/giu;

const unitNames: readonly (readonly [RegExp, string])[] = [
  [/^k(?:gs?|ilos?)$/iu, 'kg'],
  [/^g(?:rams?|ms?|r)?$/iu, 'g'],
  [/^m(?:ls?|illi.*)$/iu, 'ml'],
  [/^cls?$/iu, 'cl'],
  [/^dls?$/iu, 'dl'],
  [/^lbs?$/iu, 'lb'],
  [/^o(?:unces?|zs?)$/iu, 'oz'],
  [/^cms?$/iu, 'cm'],
  [/^mms?$/iu, 'mm'],
  [/^ltrs?$/iu, 'litres'],
];

/** "500g" → "500 g", "3lbs" → "3 lb"; litres as they are written. */
export const measured = (text: string): string =>
  text
    .replace(metric, (_, amount: string, unit: string) => {
      const name = unitNames.find(([pattern]) => pattern.test(unit))?.[1] ?? unit.toLowerCase();
      return `${amount} ${/^l$/u.test(name) ? (amount === '1' ? 'litre' : 'litres') : name}`;
    })
    .replace(/\b(kg|g|ml|lb|oz) of (?=\p{L})/gu, '$1 ')
    .replace(
      /(?<![\p{L}\d])(\d[\d/. ]*?)\s?(?:"|in\b\.?)(?=[ -](?:piece|chunk|cube|dice|slice|stick|strip|length|round)|$)/giu,
      '$1 inch',
    )
    .replace(
      /(?<=^|\s)(\d[\d/. ½¼¾]*?)\s?(?:cs|[cC])\b\.? (?=\p{L})/gu,
      (_, amount: string) => `${amount} ${/^(?:1|1\/\d|½|¼|¾)$/u.test(amount.trim()) ? 'cup' : 'cups'} `,
    )
    .replace(/(\d)x(?=\d)/gu, '$1 x ')
    .replace(/(?<=\d ?)qts?\b\.?(?= \p{L})/giu, 'qt')
    .replace(/(?<=\d ?)doz\b\.?(?= \p{L})/giu, 'dozen')
    .replace(/(?<=\d) ?T\b\.? (?=\p{L})/gu, ' tbsp ')
    .replace(/(?<=\d) ?t\b\.? (?=\p{L})/gu, ' tsp ');

const spoons = (text: string, short: boolean): string =>
  short
    ? text
        .replace(
          /(?<=[\d½¼¾⅓⅔⅛]\s?|\b(?:heaped|level|scant|rounded|generous) )tab(?:le)?spoons?\b|\b(?:tbl?sp?s?|tblsps?|tb(?:l|le)?spns?)\b\.?/giu,
          'tbsp',
        )
        .replace(
          /(?<=[\d½¼¾⅓⅔⅛]\s?|\b(?:heaped|level|scant|rounded|generous) )teaspoons?\b|\btsp(?:s|ns?)?\b\.?/giu,
          'tsp',
        )
        .replace(/(?<=\d)(?=(?:tbsp|tsp)\b)/gu, ' ')
        .replace(/\b(tbsp|tsp) of (?=\p{L})/gu, '$1 ')
    : text.replace(/\b((?:table|tea)spoons?) of (?=\p{L})/giu, '$1 ');

/** What a food is for, said of itself. */
const fond = / for (?:that|those|my|your|her|his|our|a bit of|a little|an? extra)\b[^,;()\d]*(?=$|,)/giu;

/** "1 stick... ok half a stick butter": the second thought holds. */
const takenBack =
  /^\d[^()]{0,40}?(?:\.{2,}|…) ?(?:ok|okay|no|well|actually|make that|or rather|i mean),? (?=(?:an? |half |one |two |three |[\d¼½¾⅓⅔]))/iu;

/** A text split by commas that stand outside brackets. */
function pieces(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === ',' && depth === 0 && !/\d/u.test(text[at + 1] ?? '')) {
      out.push(text.slice(from, at));
      from = at + 1;
    }
  }
  out.push(text.slice(from));
  return out.map((one) => one.trim());
}

/** A word that only calls to who listens: "well washed o", "chopped lah". */
const particle = /(?<=\p{L}{3},?) (?:o+|lah|lor|leh|sha|innit|abeg)[!.]*$/iu;

/** The line with its slips of the pen mended. */
const spelledRight = (line: string): string =>
  line
    .replace(/\b(tea|table) spoon(s?)\b/giu, '$1spoon$2')
    .replace(/\b(in|with) there (?=skins?\b|shells?\b|jackets?\b|own\b|juice\b)/giu, '$1 their ')
    .replace(/\bfreshy\b/giu, 'freshly')
    // "5 tbsp water ish", "200g-ish flour".
    .replace(/^(?:about )?(\d[^,()]*?)[ -]?(?<!\p{L})ish(?=[ ,]|$)/iu, 'about $1')
    .replace(/^half (?=(?:tsp|tbsp|cup|teaspoon|tablespoon)\b)/iu, '1/2 ')
    .replace(/\bgarlic gloves?(?!\p{L})/giu, 'garlic cloves')
    .replace(/(?<![\p{L}\d])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\d])/gu, '')
    .replace(/(?<=\d ?)TBS?\b\.?/gu, 'tbsp')
    .replace(/(?<![\p{L}\p{M}'’-])\p{L}{4,}(?![\p{L}\p{M}'’-])/gu, (word) => {
      const right = spelled(word.toLowerCase());
      return right === null ? word : inCaseOf(right, word);
    });

/** The line without its author's talk. */
export function untalked(line: string): string {
  // "Instead of chicken broth, you can use your own stock": what stands in for a line, whole.
  if (/^(?:\(?optional\)?:? )?(?:instead|in place) of\b/iu.test(line)) return line;
  let text = line
    .replace(/\s+/gu, ' ')
    .replace(particle, '')
    .replace(takenBack, '')
    .replace(/\s*\(([^()]*)\)/gu, (_, inside: string) => {
      const said = remarkOf(inside);
      return said === '' ? '' : ` (${said})`;
    })
    .trim();
  // What stands behind a dash.
  const [head = '', ...tails] = text.split(/\s+[-–—]{1,2}\s+|; (?=(?:i|we|you|my|usually)\b)/iu);
  if (tails.length > 0 && /\p{L}{3}/u.test(head)) {
    const kept = tails.map(remarkOf).filter(Boolean);
    text = [head, ...kept].join(', ');
  }
  // "250 g pasta. Usually I take penne, but any short pasta should do."
  const [named = '', ...sentences] = text.split(
    /(?<=\p{L}{3}\)?)(?<!\b(?:tbsp|tsp|tbs|lbs|pkg|pkt|can|oz|approx|ground|qts?|pts?|[gG]al))\. (?=\p{Lu})/u,
  );
  if (sentences.length > 0 && !/[()]/u.test(sentences.join(' ')))
    text = [
      named,
      ...sentences
        .flatMap((one) => one.split(/,? but (?=any\b)/u))
        .map(remarkOf)
        .filter(Boolean),
    ].join(', ');
  const [first = '', ...more] = pieces(text);
  const own = first.replace(/[!]+/gu, '').replace(idleIf, '').replace(fond, '').trim();
  return [own, ...more.map((one) => remarkOf(one.replace(fond, ''))).filter(Boolean)].join(', ');
}

/** "3 C. COOKED CHICKEN": a card that is typed in capitals throughout; the letter of a unit keeps its size, which tells spoons apart. */
const unshouted = (line: string): string =>
  /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line)
    ? line.replace(/\p{Lu}{2,}/gu, (word) => word.toLowerCase())
    : line;

/** A text in which names of places and makers have their capitals. */
export const named = (text: string): string =>
  text.replace(proper, (name) => name.replace(/(?<![\p{L}])\p{L}/gu, (first) => first.toUpperCase()));

/** The line in the words and signs of a printed list. */
export function printedLine(line: string, style: ListStyle): string {
  const text = spoons(measured(replaceAllOf(untalked(spelledRight(unshouted(line))), words)), style.short);
  return capital(
    named(text)
      .replace(
        /(?<=[^\s,(])(?<!\b(?:extra|more|wedges|and|or)) (?=(?:to (?:serve|garnish|finish|taste|decorate)|for (?:serving|garnish(?:ing)?|topping|dusting|greasing|decorating|frying|drizzling|sprinkling))\b)(?!to taste$)/giu,
        ', ',
      )
      .replace(
        /(?<=[\p{L})])(?<!\b(?:and|or|then|be|each|all|both|coarsely|roughly|finely)) (?=cut into \p{L}|cut into \d)/giu,
        ', ',
      )
      .replace(
        /^(?=(?:(?:small|large|generous|big) )?(?:handfuls?|bunch|pinch|knob|thumb|thumb-sized piece|piece|sprig|splash|drizzle|squeeze|dash|pack|packet|tin|can|jar|head|bulb|stick|slice|sachet)\b(?! ?s\b) (?:of )?\p{L}{3})(?!handfuls)((?:(?:small|large|generous|big) )?\p{L}[\p{L}-]*(?: piece)?) (?:of )?/giu,
        (_, measure: string) => (/^thumb$/iu.test(measure) ? '1 thumb of ' : `1 ${measure.toLowerCase()} `),
      )
      .replace(
        /^(?=(?:bay leaf|bouquet garni|cinnamon stick|star anise|vanilla pod|vanilla bean|lemon|lime|orange|egg|onion|stock cube)$)/iu,
        '1 ',
      )
      .replace(
        /^([^\d,]+, [^\d]+?), ([^\d,]+), ((?:to|for) (?:serve|serving|garnish|topping|finish|dip))$/iu,
        '$1 and $2, $3',
      )
      .replace(/\bof of\b/giu, 'of')
      .replace(/,(?:\s*,)+/gu, ',')
      .replace(/\s+([,.;)])/gu, '$1')
      .replace(/\(\s+/gu, '(')
      .replace(/\s{2,}/gu, ' ')
      .replace(/[\s,;.!]+$/u, '')
      .trim(),
  );
}
