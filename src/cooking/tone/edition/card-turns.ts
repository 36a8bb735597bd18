/** Turns of a recipe card that leave a word to the reader: "line 8x8", "shape in loaf", "fry pan med high", "flour beef". */
import type { Exchange } from './exchange.ts';

const starts = String.raw`(?<=^|[.!,;] |\b(?:and|then) )`;
const opens = String.raw`(?<=^|[.!] )`;
const ends = String.raw`(?=[.,;!]|$| and | then )`;
const range = String.raw`\d+(?: ?[-–] ?\d+)?`;
const meats = String.raw`(?:stew(?:ing)? )?(?:beef|meat|chicken|chops|cutlets|fish|pork|lamb|veal|steaks?|liver|cubes|shanks|fillets|cod|oxtail|rabbit)`;
const wet = String.raw`(?:zucchini|courgettes?|eggplants?|aubergines?|cucumbers?|cabbage|tomatoes)`;

/** "8x8": inches where the figures are a home cook's pan in inches, centimetres where they are larger. */
const panSize = (size: string): string => {
  const [one = '', other = ''] = size.split(/ ?x ?/iu);
  return Number(one) <= 15 ? `${one}x${other}-inch` : `${one} x ${other} cm`;
};
const an = (what: string): string => (/^(?:[aeiou]|8|11\b|18\b)/iu.test(what) ? `an ${what}` : `a ${what}`);

const heatOf: Readonly<Record<string, string>> = { med: 'medium', lo: 'low', hi: 'high' };
const heat = (words: string): string =>
  words
    .toLowerCase()
    .split(/[ -]+/u)
    .map((word) => heatOf[word] ?? word)
    .join('-');

export const cardTurns: readonly Exchange[] = [
  // "Oven 230C/210C fan/gas 8", "Oven 200C / 180 fan".
  [
    /\b(\d{3} ?°? ?C) ?[/,] ?(\d{3}(?: ?°? ?C)?) ?fan ?[/,] ?gas (?:mark )?(\d)\b/giu,
    (_: string, still = '', fan = '', mark = '') => `${still} (${fan} fan, gas ${mark})`,
  ],
  [
    /\b(\d{3} ?°? ?C) ?[/,] ?(?:\()?(\d{3}(?: ?°? ?C)?) ?fan\b\)?/gu,
    (_: string, still = '', fan = '') => `${still} (${fan} fan)`,
  ],
  [/\b(\d) ?(?:hrs?|hours?) (\d{2})(?=[.,;]|$| and )/giu, '$1 hour $2 minutes'],
  [
    /(?<=^|[.!] )butter under (?:the )?skin (?:\+|&|and) all over/giu,
    'rub the butter under the skin and all over',
  ],
  [
    /(?<=\p{L}{3}[^.!]*), (?:then )?salt (?:&|and|\+) pepper(?: it)? well(?=[.!]|$)/giu,
    ', then season well with salt and pepper',
  ],
  [
    /(?<=^|[.!] )(?!(?:put|stuff|place|push|tuck|fill)\b)((?:\p{L}+ ?){1,3}(?:(?:, | and | \+ | & )(?:\p{L}+ ?){1,3}){0,4}?) (?:goes? )?(?:in|inside|into) (?:the )?cavity(?=[.!]|$)/giu,
    (_: string, row = '') => {
      const all = row.split(/, | and | \+ | & /u).map((one) => one.trim());
      const low = all.map((one) => one.charAt(0).toLowerCase() + one.slice(1));
      return `Fill the cavity with the ${low.length < 2 ? low[0]! : `${low.slice(0, -1).join(', ')} and ${low.at(-1)!}`}`;
    },
  ],
  [
    new RegExp(
      String.raw`\b(in|into|of|on) ((?:un)?greased|buttered|lined) (\d{1,2} ?x ?\d{1,2})(?:[- ]?(?:in|inch))? ?(pan|tin|dish)`,
      'giu',
    ),
    (_: string, where = '', how = '', size = '', what = '') =>
      `${where} ${/^u/iu.test(how) ? 'an' : 'a'} ${how} ${panSize(size)} ${what}`,
  ],
  [/\b(simmer|cook|bake|roast|boil), (uncovered|covered), (?=until |for )/giu, '$1 $2 '],
  [/\bbr(?:\.|n\.?)? ?sugar\b/giu, 'brown sugar'],
  [/(?<=^|[.!] )pour in(?=[,.]| and )/giu, 'pour it in'],
  [/\bfork tender\b/giu, 'fork-tender'],
  [/\bknife tender\b/giu, 'knife-tender'],
  [
    new RegExp(
      String.raw`${starts}(line|grease|butter|oil|flour|spray) (?:an? |the )?(\d{1,2} ?x ?\d{1,2})(?! ?(?:x|cm|in\b|inch|["”]))[- ]?((?:loaf |cake |baking |square |roasting |brownie )*(?:pan|tin|dish|tray))?${ends}`,
      'giu',
    ),
    (_: string, verb = '', size = '', what = '') =>
      `${verb} ${an(panSize(size))} ${what === '' ? 'pan' : what}`,
  ],
  [
    new RegExp(
      String.raw`${starts}(shape|form|roll|pat|make)( (?:it|them|the \p{Ll}+))? in(?:to)? (?:a )?(loaf|ball|log|disc|disk|round|square|rectangle|sausage)${ends}`,
      'giu',
    ),
    (_: string, verb = '', what = '', shape = '') => `${verb}${what} into a ${shape}`,
  ],
  [
    new RegExp(
      String.raw`(?<=\p{Ll} )(in|into|on|onto) ((?:well |lightly )?(?:greased|buttered|oiled|floured|lined|hot|deep|heavy|big|large|small|dry|clean) (?:\p{Ll}+ )?(?:pan|tin|dish|bowl|pot|skillet|sheet|tray|board|griddle|casserole|wok|saucepan))\b(?! of)`,
      'giu',
    ),
    '$1 a $2',
  ],
  [/\b(?:with|w\/) ?hands\b/giu, 'with your hands'],
  [
    /(?<=\b(?:brown|toss|cook|fry|mix|stir|simmer|roast|blend|whisk|soften)\b[^.,;]{0,24} )w\/ ?(?=(?!the |a |an |your |some )\p{Ll})/giu,
    'with the ',
  ],
  [
    new RegExp(
      String.raw`${starts}(heat|get|warm)( up)? (?:the |a )?(griddle|pan|skillet|wok|pot|oil|butter|frying pan)(?: (?:on|over|to|at))? ((?:med(?:ium)?|low|high|hi|lo)(?:[ -](?:high|hi|low|lo))?)(?: heat)?${ends}`,
      'giu',
    ),
    (_: string, verb = '', up = '', what = '', how = '') =>
      `${verb === 'get' ? 'heat' : verb}${up} the ${what} over ${heat(how)} heat`,
  ],
  [
    new RegExp(String.raw`${starts}flour (?:the )?(${meats})(?=[.,;]| and )`, 'giu'),
    'coat the $1 in the flour',
  ],
  [
    new RegExp(
      String.raw`${starts}salt (?:the )?(${wet})(?:,? (?:and )?(?:let )?(?:sit|stand|rest|leave)(?: for)? (${range}) ?(min|hour)\p{Ll}*\.?)?(?=[.,;]| and |$)`,
      'giu',
    ),
    (_: string, what = '', time = '', unit = '') =>
      `salt the ${what}${time === '' ? '' : ` and leave to stand for ${time} ${unit.toLowerCase() === 'min' ? 'minutes' : time === '1' ? 'hour' : 'hours'}`}`,
  ],
  [new RegExp(String.raw`${opens}s ?& ?p(?=[.!]|$)`, 'giu'), 'Season with salt and pepper'],
  [
    new RegExp(
      String.raw`${starts}(?:pull|fish out|lose|ditch|out with|chuck|toss out) (?:the )?bay(?: lea(?:f|ves))?${ends}`,
      'giu',
    ),
    'remove the bay leaf',
  ],
  // What has given its flavour is thrown out, not tossed about.
  [
    /\btoss (?:out )?((?:the )?(?:bay lea(?:f|ves)|bones?|rinds?|skins?|pits|cores|shells|peels?|cinnamon sticks?|star anise|(?:thyme|rosemary|herb) sprigs?|sprigs? of (?:thyme|rosemary)|lemongrass(?: stalks?)?))(?=[.,;!]|$| and (?:the )?(?:bay|cinnamon|thyme|bones))/giu,
    'discard $1',
  ],
  [
    // "Bake 25-30 - toothpick should have moist crumbs".
    new RegExp(
      String.raw`\b(bake|roast|cook|simmer|fry|grill|broil|steam) (?:for )?(${range}) [-–—] (?=\p{L})(\p{L}+)`,
      'giu',
    ),
    (_: string, verb = '', time = '', word = '') =>
      `${verb} for ${time} minutes. ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:a )?(toothpick|skewer|knife|tester) should (?:have|show) (?=(?:a few )?(?:moist|wet|some|no)\b)`,
      'giu',
    ),
    (_: string, tool = '') => `A ${tool.toLowerCase()} should come out with `,
  ],
  [
    new RegExp(
      String.raw`${opens}(everything|all) in (?:a |the |one )?((?:big |large )?(?:jar|bowl|pot|pan|blender|slow cooker|crock ?pot|instant pot|bag))(?: (?:except|but|apart from) (?:the )?([\p{L} ]{3,30}))?${ends}`,
      'giu',
    ),
    (_: string, _all = '', where = '', but = '') =>
      `Put everything${but === '' ? '' : ` except the ${but}`} in ${/^(?:blender|slow|crock|instant)/iu.test(where) ? 'the' : 'a'} ${where}`,
  ],
  [
    /(?<=^|[.!] )cool, (peel|skin|shell|drain), (?:and )?(?:then )?(\p{Ll}+)(?=[.;]|$)/giu,
    'Cool, then $1 and $2',
  ],
  [
    new RegExp(
      String.raw`${starts}(sprinkle|dust) (paprika|cinnamon|sugar|icing sugar|powdered sugar|cocoa|parsley|nutmeg|chives|dill|cilantro|coriander|cheese|parmesan)(?=[.!]|$)`,
      'giu',
    ),
    '$1 with $2',
  ],
  [
    new RegExp(
      String.raw`${opens}([\p{Ll}\p{Lu}][\p{Ll} .]{2,24}) (?:\+|&) ([\p{Ll} ]{3,20}), (spread|brush|pour|spoon|slather)(?: (?:it|on))? (on|over)( top| the top)?(?=[.,;]|$)`,
      'gu',
    ),
    (_: string, one = '', other = '', verb = '', where = '') =>
      `Mix the ${one.charAt(0).toLowerCase()}${one.slice(1)} and ${other}, then ${verb} ${where} ${where === 'on' ? 'top' : 'the top'}`,
  ],
  [
    /\b(until|til|till) (?=(?:juices?|edges?|top|sides|bubbles|middle|cent(?:er|re)|crust|filling|custard|sauce|cheese|skin|skins) (?:bubbles?|is|are|runs?|looks?|turns?|thickens?|browns?|melts?|cracks?|crisps?|sets?|pulls?)\b)/giu,
    'until the ',
  ],
  [/\b(flute|crimp|trim|pinch|seal) edges?\b/giu, '$1 the edges'],
  [
    /(?<=\bbefore (?:you )?(?:cut|cutting|slice|slicing|serve|serving)(?: it| them)?) or (?=(?:it|they) )/giu,
    ', or ',
  ],
  [/\blet set (?=(?:for )?(?:about )?\d)/giu, 'let it stand '],
  [
    // "425° 15 min, then 350° 35-40 min": one oven, turned down.
    new RegExp(
      String.raw`${opens}(\d{3}) ?°? ?([FC])? (?:for )?(${range}) ?min\p{Ll}*,? (?:and )?(?:then )?(?:down to |lower to |turn down to |reduce to )?(\d{3}) ?°? ?([FC])? (?:for )?(?:another )?(${range}) ?min\p{Ll}*( more)?(?=[ .,;]|$)`,
      'giu',
    ),
    (_: string, first = '', scale = '', time = '', next = '', other = '', long = '', more = '') => {
      const sign = (degrees: string, said: string): string =>
        `${degrees}°${said === '' ? (Number(first) >= 300 || Number(next) >= 300 ? 'F' : 'C') : said.toUpperCase()}`;
      return `Bake at ${sign(first, scale)} for ${time} minutes, then ${Number(next) < Number(first) ? 'lower' : 'raise'} the oven to ${sign(next, other === '' ? scale : other)} and bake for ${long} minutes${more}`;
    },
  ],
  // "Mix the crackers with butter and sprinkle on": over what was made before.
  [/\b(sprinkle|scatter|drizzle|spoon|strew|dust) on(?=[.!]|$)/giu, '$1 over the top'],
];
