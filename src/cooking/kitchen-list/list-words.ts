/** The words around the foods of a kitchen's list: how much, in what form, and how it looks by now. */

/** A form that a remark behind a food may tell. */
export type Form =
  | 'frozen'
  | 'canned'
  | 'jarred'
  | 'cooked'
  | 'raw'
  | 'fresh'
  | 'dried'
  | 'smoked'
  | 'skin_on'
  | 'bone_in'
  | 'boneless'
  | 'skinless'
  | 'peeled'
  | 'lean'
  | 'extra_lean';

/** Single words that tell a form; "skin on" and its like are joined before they are looked up. */
export const formWords: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['frozen', 'frozen'],
  ['freezer', 'frozen'],
  ['tin', 'canned'],
  ['tins', 'canned'],
  ['tinned', 'canned'],
  ['can', 'canned'],
  ['cans', 'canned'],
  ['canned', 'canned'],
  ['jar', 'jarred'],
  ['jarred', 'jarred'],
  ['cooked', 'cooked'],
  ['precooked', 'cooked'],
  ['boiled', 'cooked'],
  ['roast', 'cooked'],
  ['roasted', 'cooked'],
  ['raw', 'raw'],
  ['uncooked', 'raw'],
  ['fresh', 'fresh'],
  ['dried', 'dried'],
  ['smoked', 'smoked'],
  ['peeled', 'peeled'],
  ['lean', 'lean'],
  ['skin_on', 'skin_on'],
  ['skins_on', 'skin_on'],
  ['bone_in', 'bone_in'],
  ['bones_in', 'bone_in'],
  ['boneless', 'boneless'],
  ['bone_off', 'boneless'],
  ['skinless', 'skinless'],
  ['skin_off', 'skinless'],
]);

const oneOf = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', ' ');

/** How a food looks that should have been cooked before. */
const tired = oneOf(`
  sad tired wilted wilting wilty limp floppy bendy rubbery soft softish softening squishy squashy mushy wrinkly wrinkled
  wrinkling shrivelled shriveled bruised spotty battered tatty manky ropey dodgy old stale dry hard browning brown
  yellowing sprouting sprouty blemished overripe ripe past_it unloved neglected lonely elderly squashed bashed
`);
/** Of these, longest first, what may stand in front and is never the beginning of a food's name. */
const tiredInFront = oneOf(`
  sorry_looking sad_looking tired_looking
  old(?!_bay|_fashioned|-fashioned|_amsterdam|_el|_spice|_world)
  sad tired wilted wilting wilty limp floppy bendy rubbery squishy squashy wrinkly wrinkled shrivelled shriveled bruised
  spotty battered tatty manky ropey dodgy sprouting unloved neglected lonely elderly squashed bashed opened unopened half-used half_used part-used ageing aging
`);

/** A part behind a comma or in brackets that says how it looks. */
export const describedState = new RegExp(
  String.raw`^(?:(?:(?:one|some|a few|most|all|both|bit|end|ends|edges?|looking|getting|going|gone|turning) )*(?:is |are |of them )?(?:an? )?(?:(?:bit|little|tad|touch|slightly|kinda|kind of|sort of|rather|quite|very|pretty|really|almost|too|all) )?(?:${tired})(?:[- ]?ish)?(?:[- ]looking)?(?: now| by now| side| edges?)?)$`,
);

const endOfTime = String.raw`(?:today|tomorrow|tonight|soon|now|asap|first|up|quick(?:ly)?|this week|by .*|before .*)`;
/** Remarks on a food's state that run to the end of the line. */
export const remarks: readonly RegExp[] = [
  // Whoever is not sure has it all the same.
  / (?:maybe|perhaps|possibly|probably|i think|i reckon|i guess)$/,
  / (?:a bit |just |slightly |well )?past (?:its|it's|their|the)? ?(?:best|prime|it|date|sell by|use by)\b.*$/,
  / (?:that(?:'s|s| is| are|'re)|which (?:is|are)) .*$/,
  / (?:(?:that|which|really|desperately|urgently|just|now|all) )*needs? (?:to be )?(?:us(?:ing|ed|e)|eat(?:ing|en)|finish(?:ing|ed)|cook(?:ing|ed)|go(?:ing|ne)?)\b.*$/,
  / (?:that |which )?(?:must|should|has to|have to|got to|gotta|to) (?:be )?(?:use|used|go|eaten|finish|finished)\b.*$/,
  new RegExp(` use(?: it| them)?(?: up)? ${endOfTime}$`),
  / (?:(?:slightly|just|a bit|a day|a week|[0-9]+ days?) )?(?:on its date|out of date|past date|over date)\b.*$/,
  / on the vine$/,
  / (?:an? |[0-9]+ |a few |couple of )?days?[- ]old$/,
  / (?:best before|bbe?d?|use[- ]by|sell[- ]by|expir(?:es|ing|ed|y)|out of date|in date|goes off|good (?:until|till)|dated?)\b ?.*$/,
  new RegExp(
    String.raw` (?:(?:starting|beginning|about|just starting) to (?:go|get|turn|look|wilt|sprout|brown|wrinkle|soften)|getting|going|gone|turning|looking)(?: (?:an? |very |rather |quite )?(?:bit|little|tad|touch)?)? ?(?:off|over|past it|${tired})?(?:[- ]looking)?$`,
  ),
  / on (?:its|it's|their|the) (?:last legs?|way out|turn|edge|verge)\b.*$/,
  / (?:nearly|almost|just about|half|mostly|about) (?:finished|empty|gone|full|used|left|out|done|eaten)\b.*$/,
  / (?:already |just |been |freshly )?(?:un)?open(?:ed)?(?: (?:jar|tin|can|packet|pack|bag|tub|carton|bottle|pot|yesterday|last week|already|.* ago))?$/,
  / (?:home[- ]?grown|home[- ]?made|reduced|yellow sticker(?:ed)?|on offer|from the reduced section)$/,
  new RegExp(
    String.raw` (?:(?:an? )?(?:bit|little|tad|touch)|slightly|kinda|kind of|sort of|rather|quite|very|pretty) (?:${tired})(?:[- ]looking)?$`,
  ),
  / (?:sad|tired|sorry)[- ]looking$/,
  / (?:picked|bought|made|cooked|baked|delivered|thawed|defrosted|soaked) (?:yesterday|today|this morning|last (?:night|week)|on \p{L}+day|overnight|at the weekend)$/u,
];

const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|xmas|easter|thanksgiving|boxing day)`;
/** Where it comes from or lies, to the end of the line. */
export const fromElsewhere = new RegExp(
  String.raw`(?:^| )(?:from (?:frozen|the freezer|last night|yesterday|(?:last |this )?${day}|the (?:other (?:day|night)|day before|weekend|garden|allotment|market|fridge|shops?|farm|butcher'?s?|fishmonger'?s?|deli|takeaway|barbecue|bbq)|my (?:mum|garden|allotment)|the roast)(?:'?s)?(?: (?:roast|dinner|lunch|meal|takeaway|bbq))?|(?:still |just )?left in (?:the|a|its|my) (?:\p{L}+ )?(?:tub|jar|tin|can|bottle|packet|pack|bag|carton|box|pot|bowl|pan)|(?:wrapped |covered |kept )?(?:in|under) (?:cling ?film|cling ?wrap|saran wrap|plastic wrap|foil|tin ?foil|tupperware|a zip ?lock(?: bag)?)|(?:lurking |languishing |left |sitting |still |hiding )?(?:in|at the back of) (?:the |my |our )?(?:back of the )?(?:deep )?(?:freezer|fridge|cupboard|pantry|larder|garden|store ?cupboard|crisper|veg(?:etable)? drawer|bread bin|salad drawer))$`,

  'u',
);

const number = String.raw`(?:[0-9]+(?: ?[./] ?[0-9]+)?(?: [0-9]/[0-9])?(?: ?- ?[0-9]+)?|[½¼¾⅓⅔])`;
const about = String.raw`(?:(?:about|approx\.?|approximately|around|roughly|maybe|c\.|~|say) ?)?`;
/** An amount behind its food, of which the first group is what goes in front. */
export const measure = new RegExp(
  String.raw` ${about}((?:${number} ?(?:g|gm|gms|gr|grams?|grammes?|kgs?|kilos?|mls?|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|cups?|c|tbsps?|tsps?|tablespoons?|teaspoons?|pints?|inch(?:es)?|cm|dozen|cloves?|sticks?|stalks?|rashers?|slices?|heads?|leaves|sprigs?|cubes?|nests?|fillets?|cobs?|ears?)|(?:half )?an? (?:few|couple|handful|little|bit|dozen|lot|cup|pint|lit(?:re|er)|quart|gallon|pound|kilo)|half a dozen|few|couple|loads|lots|plenty|some|half|1/2|½|one|two|three|four|five|six|${number}))(?: ?(?:each|or so|ish|in total|total|worth|pcs|pieces|nos?|small|medium|large|big|small ones|large ones))?(?:,? (?:(?:very|quite|rather|really|just|medium|large|small|big|nice) )*(?:over-?)?(?:ripe|peeled|chopped|sliced|diced|halved|fresh|whole|trimmed|washed|ready to eat))?\.?$`,
);

const held =
  'tins?|cans?|jars?|glass(?:es)?|tubers?|tubs?|containers?|tupperwares?|pots?|packs?|packets?|pkts?|pkgs?|pouch(?:es)?|bags?|sachets?|boxe?s?|cartons?|bottles?|tubes?|blocks?|balls?|logs?|rings?|ropes?|coils?|punnets?|bunch(?:es)?|plants?|bush|bundles?|sides?|portions?|servings?|ends?|heels?|crusts|tray|pairs?|nests?|cones?|dis[ck]s?|tablets?|handfuls?|pinch(?:es)?|dash(?:es)?|dregs|splash|drizzle|glug|sprigs?|wedges?|knobs?|lumps?|hunks?|chunks?|odds and ends|bits and ends|bits and pieces|bits and bobs|offcuts|trimmings';
/** What else of a plant or a bird lies there: "coriander root and stalks". */
export const otherParts =
  /^(?:(?:plus|and|with) )?(?:(?:the|its|their|all the) )?(?:(?:stalks?|stems?|leaves|greens|roots?|tops?|fronds|skins?|peel|rinds?|bones?|carcass|frame|giblets|neck|trimmings)(?: (?:and|&) (?=\p{L}))?)+(?: too| as well| attached| still on| on)?$/u;

/** Which of a bird's pieces they are, where there are several: "chicken pieces (thighs & drumsticks)". */
export const severalCuts =
  /^(?:(?:skin-on|bone-in) )*(?:thighs?|drumsticks?|legs?|wings?)(?:, (?:thighs?|drumsticks?|legs?|wings?))* (?:and|&) (?:thighs?|drumsticks?|legs?|wings?)$/;

/** A container or a piece named behind its food: how many, and what. */
export const carton = new RegExp(
  String.raw` (?:(half(?: an?)?|an?|[0-9]+|1/2|part|small|large|big|one|two|couple of|(?:a )?few) )?(?:small |large |big |vac |family |party |value |multi|(?:take[- ]?away|take[- ]?out) )?(${held})(?: of [0-9]+)?(?: in (?:juice|water|brine))?$`,
);

/** "Half a bag (of)": how much, and of what. */
export const halfOf = new RegExp(
  String.raw`^(?:half|1/2|½) (?:an? )?(?:opened |small |large |big )?(${held})(?: of)? (?=\p{L}{3})`,
  'u',
);

/** "A few sad", "2 wilted": how it looks, before its name. */
export const tiredFirst = new RegExp(
  String.raw`^((?:an?|the|some|few|a few|one|two|three|four|five|six|couple of|a couple of|[0-9]+) )?(?:(?:rather|very|slightly|quite|bit|a bit) )?(?:${tiredInFront}) (?=\p{L})`,
  'u',
);

/** How somebody talks who goes through the kitchen: "got", "there's", "prob", "I think I have". */
export const chatter =
  /^(?:(?:i|we)(?:'ve| have)?(?: also| still)? (?:got |have )?|(?:still |also )?(?:got|have|has) |there(?:'s| is| are|s) (?:also |still )?|(?:i )?think (?:i|we) (?:have|'ve got|got) |(?:i )?(?:think|reckon|guess|believe) (?=(?:about |around )?[0-9])|prob(?:ably|s)? |like (?=(?:about |around )?[0-9])|maybe |possibly |also |just )+(?=[\p{L}0-9]{1,})/u;
/** Where it lies, before it: "freezer: mince". */
export const placeInFront =
  /^(?:(?:in|from) (?:the |my )?)?(freezer|frozen|fridge|cupboard|pantry|larder|store ?cupboard|veg(?:etables)?|herbs|fruit|meat|protein|dairy|carbs|tins?|tinned|fresh)(?:\s*:\s*|\s+[-–—]\s+)/;

/** Loose amounts in front of a food that say no more than that there is some. */
export const loose: readonly RegExp[] = [
  /^(?:not (?:very )?(?:much|many|a lot of)|hardly any|barely any|very little|a (?:tiny|little|wee|small|good) (?:bit|amount) of|only a (?:bit|little) (?:of )?|a dribble of|a trickle of) /,
  // Most of a jar is as good as the jar.
  /^(?:(?:about |roughly )?(?:most|all|the best part|the better part|the bulk)|(?:nearly|almost|practically) (?:all|the whole)) of (?=(?:an?|the|my|our|this|that|one) )/,
  // A bowl of rice is what it is.
  /^(?:(?:[0-9½]+|an?|one|two|three|half an?) )?(?:(?:big|large|small|full) )?(?:bowls?|plates?|plateful|bowlful|pan|pot) of (?=\p{L})/u,
  /^(?:[0-9]+ )(?:bowls?|plates?) (?=\p{L})/u,
  new RegExp(
    String.raw`^(?:the |an? )?(?:end|ends|rest|remains|remainder|remnants|dregs|last|last bits?|bits?|bits and bobs|odds and ends|scraps?|tail end|heel|crusts?|bottom) of (?:(?:the|an?|my|our|some|this|that) )?(?:(?:old |big |large |small |little |opened )?(?:${held}|loaf|piece|slab|joint|head) (?:of )?)?`,
  ),
  /^(?:loads|lots|tons|heaps|plenty|(?:a )?(?:whole )?(?:load|lot|ton|glut|surplus|pile|heap|mountain) of|a (?:load|lot|ton)|way too (?:much|many)|too (?:much|many)|so (?:much|many)) (?:of )?(?=\p{L})/u,
  new RegExp(
    String.raw`^(?:opened?|half[- ]used|part[- ]used|unopened|spare|last|remaining) (?:(?:${held}) (?:of )?)(?=\p{L})`,
    'u',
  ),
  /^(?:some|the|my|our|whatever|random|remaining) (?=\p{L})/u,
];

/** Words of which an amount alone is made. */
export const amountWords =
  /^(?:[0-9½¼¾⅓⅔./-]+(?:g|kg|ml|l|oz|lb|lbs)?|an?|the|some|few|couple|half|of|about|small|large|medium|big)$/;
