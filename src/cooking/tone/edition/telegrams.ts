/** Telegrams of a home cook: "lid half on, low, 1 hr min", "bubbles on top? flip", "more lime?", "butter all over". */
import type { Exchange } from './exchange.ts';

const opens = String.raw`(?<=^|[.!?] |[.!?]\) )`;
const starts = String.raw`(?<=^|[.!?,;:] |\b(?:and|then) )`;
const ends = String.raw`(?=[.,;!]|$| and | then )`;
const figure = String.raw`(?:about )?\d+(?:[ .]\d\/\d|\/\d|\.\d+)?(?: ?[-–] ?\d+)?`;
const clock = String.raw`${figure} ?(?:mins?|minutes?|hrs?|hours?|h)\b\.?`;
const level = String.raw`(?:(?:very |v )?(?:low(?:ish)?|med(?:ium)?|high(?:ish)?|gentle)(?:[ -](?:low|high))?)`;
const heated = (how: string): string =>
  how
    .toLowerCase()
    .replace(/\bv /u, 'very ')
    .replace(/ish\b/u, '')
    .replace(/\bmed\b/u, 'medium')
    .replace(/ (?=(?:low|high)$)/u, (gap, at: number, all: string) =>
      /very/u.test(all.slice(0, at)) ? gap : '-',
    );
const poured = /juice|sauce|syrup|gravy|dressing|glaze|cream|custard|milk|stock|oil|vinaigrette|icing$/iu;
const an = (word: string): string => (/^[aeiou]/iu.test(word) ? 'an' : 'a');

const small = (what: string): string => what.charAt(0).toLowerCase() + what.slice(1);
const startsOrder =
  /^(?:mix|stir|add|whisk|beat|fry|cook|bake|boil|simmer|heat|melt|chop|slice|cut|pour|put|blend|toss|season|serve|drain|rest|roast|grill|brown|sear|cover|simmer|shake|mash)\b/iu;
const rowOf = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
const cuts: Readonly<Record<string, string>> = {
  sliced: 'Slice',
  halved: 'Halve',
  quartered: 'Quarter',
  chopped: 'Chop',
  torn: 'Tear',
  cubed: 'Cube',
};

export const telegrams: readonly Exchange[] = [
  // "Lid half on, low, 1 hr min": covered so, over that heat, for so long.
  [
    new RegExp(
      String.raw`${opens}(?:put )?(?:the )?lid (half |partly |partially |slightly )?(on|off|ajar)(?:,| and)? (?:(?:on |over )?(${level})(?: heat)?,? )?(?:for )?(${clock})( ?min(?:imum)?| at least)?(?=[.,;]|$)`,
      'giu',
    ),
    (all: string, part = '', on = '', how = '', time = '', least = '') =>
      // Off the heat a lid keeps it warm: nothing simmers.
      how === '' && part === ''
        ? all
        : `${part !== '' || on === 'ajar' ? 'partly cover' : on === 'off' ? 'uncover' : 'cover'} and ${how === '' ? 'cook' : `simmer over ${heated(how)} heat`} for ${least === '' ? '' : 'at least '}${time}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:put )?(?:the )?lid (?:half|partly|partially|ajar)(?: on)?${ends}`,
      'giu',
    ),
    'partly cover',
  ],
  [
    /(?<=[.!?] |^)(?:the )?longer (?:=|is|the) (?:the )?better(?: still)?(?=[.!]|$)/giu,
    'Longer cooking only improves it',
  ],
  // "Brown it properly, big heat".
  [
    /,? (?:on |over )?(?:a )?(?:big|good|fierce|full|nice high|really hot) heat(?=[.,;!]|$)/giu,
    ' over high heat',
  ],
  [/\bbrown (it|them|the \p{L}+) properly\b/giu, 'brown $1 well'],
  // "Well in middle, pour in …".
  [
    new RegExp(String.raw`${starts}(?:make )?(?:a )?well in (?:the )?(middle|cent(?:re|er))\b`, 'giu'),
    'make a well in the $1',
  ],
  // "Purée, toms, stock": it goes in with them.
  [
    new RegExp(
      String.raw`${opens}(tom(?:ato)? )?(pur[eé]e), (?=(?:toms?|tomatoes|tins?|stock|herbs|sugar|salt|wine|w(?:orcs?)?(?:ester(?:shire)?)? sauce|spices|bay|thyme|oregano|basil)\b)`,
      'giu',
    ),
    'add the tomato $2, ',
  ],
  [/\bW(?:orcs?|orc|orcester)?['’]?s? sauce\b/gu, 'Worcestershire sauce'],
  [/\bspag\b(?! bol)/giu, 'spaghetti'],
  [/\btoms\b/giu, 'tomatoes'],
  // "1/4 c batter each".
  [
    new RegExp(
      String.raw`${opens}(?:about )?(\d[\d/ ]*|a) ?(c|cups?|tbsp|T|ladles?|ladlefuls?|scoops?)\.? (?:of )?(?:the )?batter (?:each|per (?:\p{L}+)|at a time|for each)${ends}`,
      'giu',
    ),
    (_: string, some = '', unit = '') =>
      `Use ${some.trim()} ${unit === 'c' ? 'cup' : unit === 'T' ? 'tbsp' : unit} of the batter for each`,
  ],
  [
    new RegExp(
      String.raw`${opens}bubbles(?: (?:on|over|all over))?(?: (?:the )?(?:top|surface))?(?: (?:appear|form|show|popping))?\? ?(?:then |= ?)?(?:flip|turn)(?: (?:it|them)(?: over)?)?`,
      'giu',
    ),
    'When bubbles appear on the top, flip',
  ],
  // "Too thick? Splash of water."
  [
    new RegExp(
      String.raw`${opens}(?:is it |if )?(too|still|not) (thick|thin|dry|wet|sticky|salty|sour|sweet|sharp|runny|stiff|loose|brown|dark|pale|(?:\p{L}+ )?enough|done|set)( yet)?\? ?(a |an )?(splash|drop|bit|pinch|touch|spoonful|little)? ?(?:more )?(?:of )?(?=\p{L})`,
      'giu',
    ),
    (_: string, how = '', what = '', yet = '', _an = '', some = '') =>
      `If it is ${how.toLowerCase()} ${what}${yet}, ${some === '' ? '' : `add a ${some.toLowerCase()} of `}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:maybe |a bit |a little )?more ([\p{L} ]{3,20})\?(?! (?:add|put|stir)\b)`,
      'giu',
    ),
    'Add more $1 if needed.',
  ],
  // "Griddle med high, lightly oiled".
  [
    new RegExp(
      String.raw`${starts}(?:heat )?(?:a |the |your )?((?:big |large |heavy |non-?stick |cast[- ]iron )*(?:griddle|pan|skillet|frying pan|wok|pot))(?:,)? (?:on |over |to |at )?(${level})(?: heat)?, (lightly |well |just )?(oiled|greased|buttered)${ends}`,
      'giu',
    ),
    (_: string, pan = '', how = '', well = '', done = '') =>
      `heat ${an(well === '' ? done : well)} ${well}${done} ${pan} over ${heated(how)} heat`,
  ],
  [
    new RegExp(
      String.raw`${starts}butter all over,?(?: (?:and|\+|&))? (?:and )?(?:under (?:the )?skin)(?: too| as well)?${ends}`,
      'giu',
    ),
    'rub the butter all over and under the skin',
  ],
  [new RegExp(String.raw`${starts}butter all over${ends}`, 'giu'), 'rub the butter all over'],
  // "Lime juice over straight away, stops browning".
  [
    /, (?:(?:it|this|that) )?(?:stops?|prevents?|avoids?) (?:it |them )?(browning|sticking|burning|catching|splitting|curdling|drying out|going (?:brown|soggy))(?=[.,;!]|$)/giu,
    ', to stop it $1',
  ],
  [
    new RegExp(
      String.raw`${opens}((?:\p{L}+ ){0,2}?(?:juice|sauce|syrup|gravy|dressing|glaze|icing|cream|custard|cheese|crumbs|breadcrumbs|herbs|seeds|nuts|parsley|basil|coriander|cilantro)) (?:goes )?(?:all )?over(?: (?:it|the top|top))?(?= (?:straight away|right away|at once|immediately|while)\b|[.,;]|$)`,
      'giu',
    ),
    (all: string, what = '') =>
      /^(?:pour|put|spoon|scatter|sprinkle|drizzle|squeeze|strew|spread|brush|toss|ladle|tip|shake|serve|the)\b/iu.test(
        what,
      )
        ? all
        : `${poured.test(what) ? 'Pour' : 'Scatter'} the ${what.charAt(0).toLowerCase()}${what.slice(1)} over`,
  ],
  [
    new RegExp(String.raw`${starts}(stones?|pits?|seeds|core|bones?|bay|bay leaf) out${ends}`, 'giu'),
    'take out the $1',
  ],
  [
    /\b(mash|crush|blend|chop)( (?:it|them))?((?: with| w\/?) a? ?fork)?, (chunky|smooth|rough(?:ly)?|fine(?:ly)?)(?=[.,;!]|$)/giu,
    (_: string, verb = '', it = '', tool = '', how = '') =>
      `${verb}${it}${tool === '' ? '' : ' with a fork'}${/^(?:chunky|smooth)$/iu.test(how) ? ` until ${how.toLowerCase()}` : ` ${/ly$/u.test(how) ? how : `${how}ly`}`}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:eat|scoff|devour)(?: (?:now|right away|straight away|immediately|at once|asap))?,? (?:w\/?|with) `,
      'giu',
    ),
    'Serve immediately with ',
  ],
  [
    new RegExp(
      String.raw`${opens}(?:eat|scoff|devour) (?:now|right away|straight away|immediately|asap)${ends}`,
      'giu',
    ),
    'Serve immediately',
  ],
  // "Tin on hob, flour in".
  [
    new RegExp(
      String.raw`${starts}(?:the |same )?(roasting tin|tin|tray|pan|pot) (?:back )?(?:on|onto|over) (?:the |a )?(?:low |medium |high )?(hob|stove|heat|flame)${ends}`,
      'giu',
    ),
    (_: string, what = '', where = '') =>
      `set the ${what} over the ${where === 'hob' || where === 'stove' ? 'heat' : where}`,
  ],
  [new RegExp(String.raw`${starts}bubble (?:for )?(${clock})${ends}`, 'giu'), 'let it bubble for $1'],
  // "Chops out 20 min before": of the fridge.
  [
    new RegExp(
      String.raw`${opens}(?:take )?(?:the )?(?!take\b|it\b|them\b)((?!it\b|them\b|the\b)(?:\p{L}+ )?(?!it\b|them\b)\p{L}+) out(?: of (?:the )?fridge)? (${clock}) (?:before|ahead|beforehand|early)${ends}`,
      'giu',
    ),
    (_: string, what = '', time = '') => `Take the ${small(what)} out of the fridge ${time} beforehand`,
  ],
  // "Linguine on, 9 mins".
  [
    new RegExp(
      String.raw`${opens}(?:get |put )?(?:the )?((?:\p{L}+ )?(?:linguine|spaghetti|pasta|penne|macaroni|fusilli|rigatoni|tagliatelle|orzo|noodles|rice|potatoes|eggs|lentils|quinoa)) on(?: (?:to boil|to cook))?(?:,|:)? (?:for )?(${clock})${ends}`,
      'giu',
    ),
    (_: string, what = '', time = '') => `Boil the ${small(what)} for ${time}`,
  ],
  // "6 balls, roll thin-ish".
  [
    new RegExp(
      String.raw`${opens}(?:into )?(\d+|two|three|four|six|eight|ten|twelve) (?:equal |even )?(balls|pieces|portions|rounds|rolls|patties)(?:, (?:then )?(roll|flatten|pat|shape)(?: (?:it|them))?(?: out)? (thin|thick|flat|round|smooth)(?:ly)?(?:-?ish)?)?${ends}`,
      'giu',
    ),
    (_: string, count = '', what = '', verb = '', how = '') =>
      `Divide into ${count} ${what}${verb === '' ? '' : ` and ${verb} them${verb === 'roll' ? ' out' : ''}${/^(?:thin|thick)$/u.test(how) ? ` ${how}ly` : ` until ${how}`}`}`,
  ],
  // "Sauce = mayo, lime juice", "drizzle: juice + sugar, mix".
  [
    new RegExp(
      String.raw`${opens}(?:for (?:the )?)?(sauce|drizzle|glaze|icing|dressing|topping|marinade|rub|dip|salsa|slaw|filling|syrup|paste|crumble|frosting|mayo|vinaigrette|sauce mix|spice mix) ?(?:=|:) ?((?:[\p{L}-]+ ?){1,4}(?:(?:, | ?[+&] ?| and )(?:[\p{L}-]+ ?){1,4}){1,7}?)( to taste)?(?:, (?:then )?(?:mix|whisk|shake|stir|combine|blitz)(?: (?:it|all|up|together|well))*)?(?=[.;!]|$)`,
      'giu',
    ),
    (all: string, name = '', row = '', taste = '') => {
      const parts = row.split(/, (?:and )?| ?[+&] ?| and /u).map((one) => one.trim());
      if (parts.some((one) => startsOrder.test(one))) return all;
      return `For the ${small(name)}, mix the ${rowOf(parts)}${taste}`;
    },
  ],
  // "Build: tortilla, cabbage, fish, sauce".
  [
    new RegExp(
      String.raw`${opens}(?:to )?(?:build|assemble|assembly|stack|layer up) ?(?::|=|-) ?(tortillas?|wraps?|buns?|rolls?|pittas?|pitas?|flatbreads?|shells|taco shells|bread|toast|rice|noodles)((?:, [\p{L} ]{3,24})+?)(?=[.;!]|$)`,
      'giu',
    ),
    (_: string, base = '', row = '') =>
      `${/^(?:bread|toast|rice|noodles)$/iu.test(base) ? 'Top' : 'Fill'} the ${small(base)} with the ${rowOf(row.split(', ').filter(Boolean))}`,
  ],
  // "45–50 mins, skewer clean".
  [
    /(?<!\b(?:until|till|til)\b[^.;]{0,30}), (?:a )?(skewer|toothpick|tester|knife|cocktail stick) (?:comes out )?clean(?=[.,;!]|$)/giu,
    ', until a $1 comes out clean',
  ],
  [
    new RegExp(
      String.raw`${starts}(line|grease|butter|oil|grease and line|butter and line) (?!an? |the |your )((?:deep |round |square |large |small )*(?:\d+(?:[ -]?(?:lb|cm|inch|in|"))) ?(?:(?:round|square|loaf|cake|springform|baking|roasting|pie|tart|flan|deep|loose-bottomed) )*(?:tin|pan|dish|tray))`,
      'giu',
    ),
    (_: string, verb = '', what = '') => `${verb} ${/^(?:8|11|18)/u.test(what) ? 'an' : 'a'} ${what}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:the )?(\p{L}+), (wilts?|melts?|softens?|cooks?) in (?:about )?(${clock})`,
      'giu',
    ),
    (_: string, what = '', verb = '', time = '') =>
      `Add the ${small(what)} and let ${/s$/u.test(what) ? 'them' : 'it'} ${verb.replace(/s$/u, '')} for ${time}`,
  ],
  [/\bmozz\b/giu, 'mozzarella'],
  [/\byog\b/giu, 'yogurt'],
  [/\bcukes?\b/giu, 'cucumber'],
  [/\bveg\b(?= (?:in|into) (?:chunks|pieces|dice))/giu, 'vegetables'],
  [
    new RegExp(
      String.raw`${opens}((?:\p{L}+ ?){1,3}?(?: ?(?:[+&]|and|,) ?(?:\p{L}+ ?){1,3}?){0,3}) (sliced|halved|quartered|chopped|torn|cubed), (overlapping|arranged|layered|laid|piled|alternating)(?: (?:out|up))? on (?:a |the )?(plate|platter|board|dish)`,
      'giu',
    ),
    (_: string, what = '', done = '', _how = '', where = '') =>
      `${cuts[done.toLowerCase()]!} the ${small(what).replace(/ ?[+&] ?/gu, ' and ')} and arrange them on a ${where}`,
  ],
  [
    new RegExp(String.raw`${opens}((?:\p{L}+ )?\p{L}+) in between${ends}`, 'giu'),
    (_: string, what = '') => `Tuck the ${small(what)} in between`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:at )?room temp(?:erature)?,? not (?:straight from the fridge|fridge[- ]cold|cold)`,
      'giu',
    ),
    'Serve at room temperature, not fridge-cold',
  ],
  // "Eggs + pinch salt, fork, don't overbeat".
  [
    new RegExp(
      String.raw`${opens}((?:\d+ )?eggs?(?: yolks?)?(?:(?:,| ?[+&]| and) (?:a )?(?:pinch(?: of)? )?[\p{L}]+)*), (?:with (?:a )?)?(fork|whisk)(?=[.,;!]|$)`,
      'giu',
    ),
    (_: string, what = '', tool = '') =>
      `Beat the ${small(what)
        .replace(/ ?[+&] ?/gu, ' and ')
        .replace(/\b(?:a )?pinch (?:of )?/u, 'a pinch of ')} with a ${tool}`,
  ],
  // "Small pan, med heat, butter till foaming"; "skillet med-high, 1 T oil, fish 3-4 min per side".
  [
    new RegExp(
      String.raw`${opens}(?:a |the )?((?:small |big |large |heavy |deep |wide |non-?stick |non stick |frying |sauce)*(?:pan|skillet|pot|wok|saucepan))(?:,| on| over|:)? (${level})(?: heat)?, ((?:\d[\d\/ ]*(?:tbsp|tsp|T|t) |a? ?(?:splash|glug|knob|bit|little) (?:of )?)?(?:(?:olive |vegetable |sesame )?oil|butter|ghee|lard))(?: (until|till?) (\p{L}+))?(?=[.,;]|$)`,
      'giu',
    ),
    (_: string, pan = '', how = '', fat = '', _till = '', cue = '') =>
      `${/butter|ghee|lard/iu.test(fat) && cue !== '' ? 'Melt' : 'Heat'} ${/^\d|^a /iu.test(fat) ? fat.replace(/\bT\b/u, 'tbsp') : `the ${fat}`} in a ${small(pan).replace('non stick', 'non-stick')} over ${heated(how)} heat${cue === '' ? '' : ` until ${cue}`}`,
  ],
  [
    new RegExp(
      String.raw`(?<=[.,] )(?:the )?(\p{Ll}+(?: \p{Ll}+)?) (${clock}) (?:per|each|a|\/) ?side(?: (?:until|till?) (flakes|flaky|golden|browned|done|charred))?`,
      'giu',
    ),
    (all: string, what = '', time = '', cue = '') =>
      startsOrder.test(what) || /\b(?:for|and|then|another|side|about)\b/u.test(what)
        ? all
        : `cook the ${what} for ${time} on each side${cue === '' ? '' : ` until ${cue === 'flakes' ? 'it flakes' : cue}`}`,
  ],
  [
    new RegExp(
      String.raw`${opens}((?:\p{L}+ )?\p{L}+) on (half|one half|one side) when ([^.,;]{4,24})(?=,)`,
      'giu',
    ),
    (_: string, what = '', half = '', when = '') =>
      `Put the ${small(what)} on ${half === 'half' ? 'one half' : half} when ${when}`,
  ],
  [
    /(?<=\d ?(?:mins?|minutes?|hrs?|hours?)\.?), (?:shake|stir|turn|toss|flip) (?:it |them )?(?:halfway|half way|midway)(?: through)?(?=[.,;!]|$)/giu,
    (all: string) =>
      `, ${({ sha: 'shaking', sti: 'stirring', tur: 'turning', tos: 'tossing', fli: 'turning' } as Record<string, string>)[all.slice(2, 5).toLowerCase()]!} halfway through`,
  ],
  [
    /(?<=^|[.!] )(?:the )?(edges?|tops?|bits|corners|ends) (charred|crispy|golden|brown|caught|dark) ?= ?(?:good|best|flavou?r|yum)\p{L}*/giu,
    (_: string, what = '', how = '') => `The ${small(what)} should be ${how}`,
  ],
  // "Milk, knife, soft dough".
  [
    new RegExp(
      String.raw`${opens}((?:\p{L}+ )?\p{L}+) ?[,+] ?(?:with (?:a )?)?(knife|spoon|wooden spoon|fork|hands?|whisk), (?:to )?(?:an? )?((?:soft|sticky|smooth|stiff|firm|rough|shaggy|thick) (?:dough|batter|paste|ball))`,
      'giu',
    ),
    (_: string, what = '', tool = '', end = '') =>
      `Stir in the ${small(what)} with ${/^hand/iu.test(tool) ? 'your hands' : `a ${tool}`} to make a ${end}`,
  ],
  [
    /\brub ((?:the )?butter) into ((?:the )?flour(?: ?(?:[+&]|and) ?\p{L}+)?)(?:,| [-–—])? (?:with )?(?:your )?fingertips,? (?:to |until |till )?(?:like )?(?:fine )?breadcrumbs/giu,
    (_: string, fat = '', flour = '') =>
      `rub ${fat} into ${flour} with your fingertips until it looks like breadcrumbs`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:on )?(?:a )?floured (board|surface|worktop)(?:,|:)? (?:then )?(pat|roll)(?: (?:it|out))* (?:to )?(\d[\d.\/]* ?(?:cm|mm|inch|in)) thick, (?:then )?(?:with (?:a )?)?(\d[\d.\/]* ?(?:cm|mm|inch|in)) cutter`,
      'giu',
    ),
    (_: string, where = '', verb = '', thick = '', size = '') =>
      `On a floured ${where}, ${verb} it out ${thick} thick, then cut out with a ${size} cutter`,
  ],
  [/(?<=\bcutter), (?:don['’]?t|do not|no) twist(?:ing)?/giu, ' (do not twist it)'],
  [
    new RegExp(
      String.raw`${opens}(?:add )?salt (?:[+&]|and) pepper (?:on )?(both sides|all over|inside and out)`,
      'giu',
    ),
    (_: string, where = '') =>
      `Season with salt and pepper ${where === 'both sides' ? 'on both sides' : where}`,
  ],
  [new RegExp(String.raw`${opens}salt, pepper(?=[.;]|$)`, 'giu'), 'Season with salt and pepper'],
  [/\bscrape (?:up )?(?:the )?bits\b/giu, 'scrape up the bits'],
  // "Yeast sugar water, 10 min till frothy".
  [
    new RegExp(
      String.raw`${opens}(yeast)(?:,| ?\+)? (sugar|honey)(?:,| ?\+| and)? ((?:warm )?(?:water|milk)),? (${clock})`,
      'giu',
    ),
    (_: string, one = '', two = '', three = '', time = '') =>
      `Mix the ${small(one)}, ${two} and ${three} and leave for ${time}`,
  ],
  [
    new RegExp(
      String.raw`\b(knead|whisk|beat|fry|cook|bake|simmer|mix|roast|grill) (${clock}) (smooth|golden|soft|tender|crisp|crispy|thick|frothy|foamy|pale|fluffy|elastic)(?=[.,;!]|$| and )`,
      'giu',
    ),
    '$1 for $2 until $3',
  ],
  [
    new RegExp(
      String.raw`${opens}(?:in(?:to)? )?(?:an? )?(oiled|greased|clean) bowl, (?:cover(?:ed)?, )?(?:(?:a )?warm (?:place|spot), )?(?:for )?(${clock}),? (?:or )?(?:until |till )?(doubled(?: in size)?|puffy|risen)`,
      'giu',
    ),
    'Put in an $1 bowl, cover and leave in a warm place for $2, until $3',
  ],
  [
    new RegExp(
      String.raw`${opens}(?:in )?(?:a )?((?:dry |hot |very hot |oiled |heavy )+(?:pan|skillet|griddle|tawa)), (${clock}) (?:per|each|a) side(?:, ([^.;]{6,60}))?(?=[.;]|$)`,
      'giu',
    ),
    (_: string, pan = '', time = '', signs = '') =>
      `Cook in a ${small(pan)} for ${time} on each side${signs === '' ? '' : `, until there are ${signs.replace(/ ?[+&] ?/gu, ' and ')}`}`,
  ],
  [/\b(in|into|with|under) (?=(?:clean )?tea ?towel\b)/giu, '$1 a '],
  [
    new RegExp(
      String.raw`${opens}(?:the )?((?:\p{L}+ )?\p{L}+) (?:goes )?straight in(?: (?:with|w\/?) (a (?:splash|ladle|cup|bit) of (?:its|the) (?:cooking )?water))?, toss${ends}`,
      'giu',
    ),
    (_: string, what = '', splash = '') =>
      `Add the ${small(what)} straight in${splash === '' ? '' : ` with ${splash}`} and toss`,
  ],
  // "Jam + cream (jam first)" in the end.
  [
    new RegExp(
      String.raw`(?<=[.!] )((?:jam|butter|cream|clotted cream|custard|ice cream|honey|syrup|maple syrup|chutney|raita)(?: ?(?:[+&]|and) ?(?:jam|butter|cream|clotted cream|custard|ice cream|honey|syrup|maple syrup|chutney|raita)){1,2})(?=$|[.!]?$| \()`,
      'giu',
    ),
    (_: string, row = '') => `Serve with ${small(row).replace(/ ?[+&] ?/gu, ' and ')}`,
  ],
  [/(?<=\p{L}), (?:and )?(?:done|that['’]s it|ta-?da|voil[aà])[.!]*$/giu, ''],
  [
    / \((?:in )?(?:a )?(?:zip(?:lock)? |freezer )?bag(?:,| and| \+) (?:with )?(?:a )?rolling pin\)/giu,
    ' in a bag with a rolling pin',
  ],
  [
    new RegExp(String.raw`${opens}on (?:the )?(base|crust), (?:then )?(?:smooth|level) (?:the )?top`, 'giu'),
    'Spread it over the $1 and smooth the top',
  ],
  [
    /, (?:use )?(?:a )?(hot|wet|sharp|serrated) knife to (cut|slice)(?=[.!]|$)/giu,
    ', and $2 with a $1 knife',
  ],
  [
    /\bcut ((?:the )?(?:\p{L}+ )?\p{L}+) (\d[\d \/.]*) ?(in|inch|cm) (cubes|pieces|chunks|strips|dice)\b/giu,
    (_: string, what = '', size = '', unit = '', shape = '') =>
      `cut ${what} into ${size.trim()}${unit === 'cm' ? ' cm' : '-inch'} ${shape}`,
  ],
  [/(?<=\b(?:cubes|pieces|chunks|strips)), flour, (?=brown\b|fry\b|sear\b)/giu, ', coat in the flour, '],
  [
    /(?<=^|[.!] )(?:the )?(\p{L}+) in (?:a )?(big|large|medium|small|deep|heavy) (pot|pan|saucepan|casserole|bowl), (?:cold )?water to (?:just )?cover/giu,
    (_: string, what = '', size = '', pot = '') =>
      `Put the ${small(what)} in a ${size} ${pot} with water to cover`,
  ],
  // "Spuds: peel, chunk, boil 20 mins".
  [
    /(?<=^|[.!] |\bmeanwhile,? )(?!meanwhile\b)(?:the )?((?:\p{L}+ )?\p{L}+)(?::| [-–—]) (peel|halve|wash|trim|scrub|rinse|drain|core|deseed|chop|slice|dice|quarter)(?=, | and )/giu,
    (_: string, what = '', verb = '') => `${verb} the ${small(what)}`,
  ],
  [/, chunk(?=,| and )/giu, ', cut into chunks'],
  [/ \((?:a few |some )?lumps (?:are )?(?:ok(?:ay)?|fine|good)!*\)/giu, ' (a few lumps are fine)'],
  [
    new RegExp(
      String.raw`${opens}(?:the )?([\p{L} ]{3,20}?) on top,? (?:then|and) (?:straight )?under (?:a |the )?(hot )?(grill|broiler)`,
      'giu',
    ),
    (all: string, what = '', hot = '', grill = '') =>
      startsOrder.test(what) || /^(?:scatter|sprinkle|arrange|lay|place|spread)/iu.test(what)
        ? all
        : `Scatter the ${small(what)} on top, then put the pan under a ${hot}${grill}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:get |put )?(?:the )?(rice|pasta|potatoes|noodles|spaghetti|quinoa|lentils) on(?: first)?(?=[.!]|$)`,
      'giu',
    ),
    (_: string, what = '') => `Cook the ${small(what)}`,
  ],
  [/(?<=\p{L}), bubble(?=[,.;])/giu, ', let it bubble'],
  [
    new RegExp(String.raw`${opens}(\d+ ?x ?\d+)(?:[- ]?(in|inch|cm))? (dish|pan|tin|tray), (?=\p{L})`, 'giu'),
    (_: string, size = '', unit = '', what = '') =>
      `In ${/^(?:8|11|18)/u.test(size) ? 'an' : 'a'} ${size}${unit === 'cm' || Number(size.split(/x/iu)[0]) > 15 ? ' cm' : '-inch'} ${what}, `,
  ],
  [/(?<=\d )c (?=(?:of )?(?:the )?\p{Ll}{3,})/gu, 'cup '],
  [
    / \(micro(?:wave)? (\d+) ?(?:s|secs?|seconds),? (?:under |in )?(?:a )?damp (?:paper )?towel\)/giu,
    ' ($1 seconds in the microwave under a damp towel)',
  ],
  [
    new RegExp(
      String.raw`${starts}fill,? (?:and )?roll(?: up)?,? (?:and )?(?:lay |place |put )?seam[- ]side down`,
      'giu',
    ),
    'fill and roll them up, then lay them seam side down',
  ],
  [
    new RegExp(
      String.raw`${opens}(?:the )?rest of (?:the )?(\p{L}+) over, (?:and )?(?:then )?(?:the )?rest of (?:the )?(\p{L}+)(?: on top)?(?=[.;]|$)`,
      'giu',
    ),
    'Pour the rest of the $1 over, then scatter with the rest of the $2',
  ],
  // "Salmon skin down, hot pan, oil, 4 min".
  [
    new RegExp(
      String.raw`${opens}(?:the )?((?:\p{L}+ )?\p{L}+?)(,? skin(?:[- ]side)? (?:down|up))?, (?:in )?(?:a )?((?:very )?hot) (pan|skillet|wok|frying pan)(?:,| with)? ((?:\p{L}+ )?(?:oil|butter|ghee))(?:,| for)? (${clock})`,
      'giu',
    ),
    (all: string, what = '', skin = '', hot = '', pan = '', fat = '', time = '') =>
      startsOrder.test(what)
        ? all
        : `Heat the ${fat} in a ${pan} until ${hot}, then cook the ${small(what)}${
            skin === ''
              ? ''
              : ` ${skin
                  .trim()
                  .replace(/^, /u, '')
                  .replace(/skin[- ](?!side)/u, 'skin side ')}`
          } for ${time}`,
  ],
  // "Puffed, golden and set in the middle": it is, and nobody sets it anywhere.
  [/(?<=\b(?:until|till?) [^.;]{3,50}\p{L}),? and set(?= in the (?:middle|cent(?:re|er))\b)/giu, ' and firm'],
];
