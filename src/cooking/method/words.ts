import type { Method } from '../vocabulary.ts';

/** What a machine is called inside a sentence. */
export const machineNoun: Readonly<Record<Method, string>> = {
  oven: 'oven',
  stovetop: 'stove',
  airFryer: 'air fryer',
  slowCooker: 'slow cooker',
  pressureCooker: 'pressure cooker',
  microwave: 'microwave',
  grill: 'grill',
  smoker: 'smoker',
  sousVide: 'sous-vide bath',
  steamer: 'steamer',
  deepFryer: 'deep fryer',
  wok: 'wok',
  riceCooker: 'rice cooker',
  toasterOven: 'toaster oven',
  convectionOven: 'convection oven',
  dutchOven: 'Dutch oven',
  campfire: 'campfire',
  noCook: 'no cooking',
};

const ovenNames = String.raw`(?<!toaster[- ])(?<!convection )(?<!dutch )(?<!fan )(?<!camp )ovens?\b(?![- ]?(?:proof|safe|mitts?|gloves?|ready))`;

/** What only speaks of a machine; nothing of the kind may be left once the dish is cooked by another. */
export const oldMachine: Readonly<Record<Method, RegExp>> = {
  oven: new RegExp(
    String.raw`\b${ovenNames}|\bbroil(?:er|ing)?\b|\boven rack\b|\b(?:middle|top|lower|bottom|upper|center|centre) rack\b|\bgas mark\b`,
    'i',
  ),
  convectionOven: /\b(?:convection|fan)[- ](?:oven|setting)\b/i,
  toasterOven: /\btoaster oven\b/i,
  stovetop:
    /\b(?:stove(?:top)?|hob|burner|(?:over|on) (?:a )?(?:very )?(?:low|medium|high|med|medium-high|medium-low|gentle)(?: to \w+)?[- ]?(?:heat|flame))\b/i,
  airFryer: /\bair[- ]?fr(?:y|yer|ied|ying)\b|\bfryer basket\b/i,
  slowCooker: /\b(?:slow[- ]?cook(?:er|ed|ing)?|long cooker|crock(?:[- ]?pot)?)\b|\bon (?:LOW|HIGH)\b/,
  pressureCooker:
    /\b(?:pressure[- ]?cook(?:er|ed|ing)?|instant ?pot|(?:high|low) pressure|(?:natural|quick)(?:ly)? (?:pressure )?release|valve|sealing|saut[eé] (?:mode|function|setting)|on Saut[eé])\b/i,
  microwave: /\bmicrowav\w*\b|\b(?:full|high|\d+ ?%) power\b/i,
  grill:
    /\b(?:(?:the|a|hot|gas|charcoal|on|your) (?:\w+ )?grill|barbecue(?! (?:sauce|rub|chicken|ribs|pork|beef|beans|glaze|flavou?r))|bbq(?! (?:sauce|rub|seasoning|spice|chicken|baby|back|ribs|pork|beef|beans|glaze|flavou?r))|grates?|charcoal|indirect heat|direct heat)\b/i,
  smoker: /\b(?:smoker|wood chips|wood chunks|smoke at)\b/i,
  sousVide: /\b(?:sous[- ]?vide|water bath|immersion circulator|vacuum[- ]?seal(?:ed)?)\b/i,
  steamer: /\bsteamer\b/i,
  deepFryer: /\b(?:deep[- ]?(?:fat )?fr(?:y|yer|ied|ying)|fry basket)\b/i,
  wok: /\bwok\b/i,
  riceCooker: /\brice cooker\b/i,
  dutchOven: /\bdutch oven\b/i,
  campfire: /\b(?:camp ?fire|coals|embers|open fire|fire pit)\b/i,
  noCook: /(?!)/,
};

/** Clauses that only tell how the machine is worked and hold nothing of the dish. */
const talk: Readonly<Partial<Record<Method, RegExp>>> = {
  oven: /\b(?:oven rack|(?:lower|upper|middle|top|bottom|cent(?:er|re)|lowest) (?:oven )?(?:rack|rail|shelf)\b|\b(?:grease pan|water bath|bain[- ]marie|grill of (?:the|your) oven)\b|\bfill (?:it|them|the \w+) with (?:hot|boiling) water|(?<!\b(?:each|every|one|both|the|a) )racks? (?:in|to|of|on)|(?:adjust|move|set|place|position|put|arrange|slide) (?:an?|the|your|one) racks? (?:in|to|of|on)|(?:turn|switch) (?:off |down |up )?(?:the )?oven(?: off)?|reduce (?:the )?(?:oven|heat)|(?:lower|raise|increase) (?:the )?(?:oven )?(?:temp|heat)|open the oven)\b/i,
  pressureCooker:
    /\b(?:lock the lid|valve|sealing|(?:natural|quick)(?:ly)?[- ](?:pressure[- ])?release|release (?:the |any )?(?:remaining )?(?:pressure|steam)|pressure (?:release|drop|come|build)|cancel|keep warm|open the lid|remove the lid)\b/i,
  slowCooker:
    /\b(?:put the lid on|cover with the lid|lid on|(?:switch|turn|set)(?: (?:it|the (?:slow cooker|crock[- ]?pot|cooker)))?(?: on)? (?:to|on) (?:low|high|warm))\b/i,
  airFryer:
    /\b(?:shake the basket|(?:oil|spray|grease) (?:the )?(?:air[- ]?fryer )?basket|close the (?:drawer|basket))\b/i,
  microwave:
    /\b(?:rotate the (?:dish|plate)|power level|cling ?film|plastic wrap|vented (?:lid|cover))\b|^\W*(?:pierce|vent)(?: (?:it|the film))?\W*$/i,
  grill:
    /\b(?:light|oil|clean|brush|scrape) (?:the )?(?:charcoal|coals|grates?|grill)|close the lid|cover the grill\b/i,
  smoker: /\b(?:add (?:more )?(?:wood|chips|pellets)|wood chips|water pan|smoke rolling)\b/i,
  sousVide:
    /\b(?:water bath|(?:vacuum )?seal|zip|circulator|remove (?:\w+ ){0,3}from the bag|air (?:out )?of the bag)\b/i,
  steamer: /\b(?:bring (?:\w+ ){0,6}water|fill (?:\w+ ){0,4}water)\b/i,
  deepFryer:
    /\b(?:heat (?:the |enough |about )?(?:\w+ ){0,5}oil|fill (?:\w+ ){0,6}oil|lower the basket|skim)\b/i,
  stovetop:
    /^(?:(?:reduce|lower|turn down|turn up|increase|raise) (?:the |your )?(?:heat|flame)\b[^,;]*|remove (?:it |the \w+ )?from (?:the )?heat|(?:turn off|put out) (?:the )?(?:heat|stove|burner|gas|flame|fire)|put (?:the )?gas (?:on|to|at)\b[^.;]*|(?:keep the |(?:very )?)low flame(?: is)? essential|(?:put|pop|place|slap|stick) (?:on )?(?:(?:the|a) )?lid(?: on)?|cover(?: with (?:a|the) lid)?|(?:slightly |partially |loosely )?cover (?:the|your) (?:pot|pan|skillet|saucepan)(?: with (?:a|the|your|its) lid)?)\W*$/i,
  wok: /^(?:heat (?:a|the|your) wok\b[^,;]*)\W*$/i,
};

/** Whether a clause only speaks of how the old machine is worked. */
export function machineTalk(source: Method, text: string): boolean {
  const own =
    source === 'convectionOven' || source === 'toasterOven'
      ? 'oven'
      : source === 'dutchOven' || source === 'campfire'
        ? 'stovetop'
        : source;
  return talk[own]?.test(text) ?? false;
}

const sizes = String.raw`(?:(?:large|largest|big|biggest|widest|heaviest|small|boiling|medium|medium-sized|heavy|heavy-bottomed|thick-bottomed|deep|wide|shallow|(?:properly |well )?(?:floured|greased) and (?:greased|floured)|floured|properly|greased|buttered|oiled|lightly|prepared|rimmed|lined|(?:parchment|baking|wax(?:ed)?|greaseproof|foil)(?: paper)?[- ]lined|parchment-lined|foil-lined|foiled|non[- ]?stick|ovenproof|oven-proof|oven-safe|flameproof|fireproof|lidded|covered|hot|preheated|soup|stew|bean|chili|curry|sauce|stock|cooking|pasta|stainless(?:[- ]steel)?|enamel(?:l?ed)?|non-?reactive|cast[- ]iron|clay|earthenware|heavy-based|heavy-duty|sturdy|clean|same|dry|ungreased|well-greased|tall|huge|deep-sided|square|round|rectangular|oval|(?:\d+ ?(?:to|or|-|–) ?)?(?:\d+(?:[.,/]\d+)?|[½¼¾]|\d[½¼¾])[- ]?(?:quart|qt|litre|liter|l|lb|pound|kg|inch|cm)|\d+ ?(?:x|×|by) ?\d+(?:[- ]?inch|[- ]?cm|["”])?),?\s+(?:or\s+(?=[\w-]+(?:[- ]\w+)? (?:pot|pan|casserole|skillet)))?)*`;
const noun = {
  tray: String.raw`(?:baking|cookie|oven|sheet|roasting)[- ]?(?:sheets?|trays?|pans?|tins?)(?! (?:of|full))|(?<=\b(?:on|onto) (?:the|a|your) (?:[\w-]*lined |prepared |large |big |shallow |deep |hot |rimmed |flat )?)(?:sheets?|trays?)(?! (?:of|full))`,
  dish: String.raw`(?:microwave(?:able|[- ]safe|[- ]proof) (?:bowl|dish|jug|casserole|container)|(?<=\d ?(?:litre|liter|l|quart|qt|pint|cm|inch) )dish|(?:baking|casserole|gratin|oven-?proof|pyrex|glass|oven)[- ]dish(?:\(?es\)?)?|casserole(?= dish| (?:and|with a lid))|(?<=\b(?:in|into) (?:a|the|your) (?:\w+ )?)casserole(?=[.,;]|$| with (?!a lid)| (?:for )?\d)|(?<=\b(?:greased|buttered|oiled|shallow) )casserole(?=[.,;]|$| and\b)|roasting dish|(?<=\b(?:into|in|to) )the dish(?=[.,;]|$| (?:and|with)\b)|(?:9 ?[x×] ?13|13 ?[x×] ?9|8 ?[x×] ?8|9 ?[x×] ?9)(?:[- ]?inch|["”])?(?! ?(?:pan|dish|tin|baking|inch|casserole|cm|glass|square|metal)))`,
  pot: String.raw`(?:(?<=\b(?:in|into) (?:a|the|your) (?:\w+ )?)tagine(?=[.,;]|$| or\b| over\b)|(?<=\bor )casserole(?=[.,;]|$)|stock ?pots?|soup pots?|soup kettles?|calderos?|paelleras?|kadh?ais?|karahis?|handis?|degchis?|patilas?|saucepans?|sauce pans?|dutch ovens?|dutch pots?|dutchies?|(?<!\b(?:tajine|tagine|serving) )pots?(?! (?:pie|roast|sticker))|kettles?|braisers?|cocottes?|rondeaux?|cazuelas?|casseroles?(?= (?:over|on the|for \d|until))|(?<=\b(?:cast[- ]iron|flameproof|fireproof|hob-?proof) )casseroles?(?! dish)|(?<=\b(?:heavy|heavy-based|heavy-bottomed) )casseroles?(?= and\b| over\b|[,.])|(?<=\b(?:to|of|from) (?:the|your) )casseroles?(?=[.,;]|$| (?:and|for|with|into)\b))`,
  pan: String.raw`(?:skillets?|fry(?:ing)?[- ]?pans?|saut[eé](?:ing)?[- ]pans?|griddle(?: pan)?|grill pan|woks?|tawas?|(?<!\b(?:sheet|baking|cookie|roasting|oven|broiler|jelly[- ]roll|loaf|cake|muffin|water)[- ])pans?(?! (?:juices|drippings|butter|sauce|fry|(?:full )?of (?:(?:hot|boiling|cold|warm|simmering) )?water)))`,
  tin: String.raw`(?:(?:loaf|cake|springform|spring ?form|muffin|cupcake|bundt|bread|brownie|square|round|tube|pie|tart|quiche|flan)[- ](?:pans?|tins?|trays?|plates?|dish(?:es)?)|muffin[- ]dish(?:es)?|(?:bread\/?)?(?:loaf|cake|baking|bread)[- ]forms?|(?<=\b(?:in|into) (?:a|the|your) (?:\w+ )?)mou?lds?|ramekins?|custard cups|(?<=\d ?(?:x|×|by) ?\d+(?:[- ]?inch|[- ]?cm|["”])? )(?:pans?|dish(?:es)?|tins?))`,
  slowCooker: String.raw`(?:slow[- ]?cookers?|long cookers?|crock[- ]?pots?|crocks?)(?: (?:pot|insert|bowl))?`,
  pressureCooker: String.raw`(?:(?:electric )?pressure cookers?|instant ?pots?)(?: (?:pot|insert))?`,
  basket: String.raw`(?:air[- ]?fryers?(?: (?:basket|drawer|tray))?|fryer basket|basket)`,
  grate: String.raw`(?:(?:unlit|lit|cool|cooler|indirect) side(?: of the grill)?|(?<!\b(?:under|beneath) (?:a|the|your) (?:very )?(?:hot |preheated )?)(?:gas |charcoal )?grill(?: grates?)?(?! (?:until|till|for|both|each|them|it|\d|function|setting|mode|pan|element))|(?:barbecue|bbq)(?! (?:sauce|rub|seasoning|spice|chicken|ribs|pork|beans|glaze|flavou?r))|(?<=\b(?:the|a|your|hot|cooking|oiled|clean) )grates?)`,
  riceCooker: String.raw`rice cookers?(?: (?:pot|bowl))?`,
} as const;
export type Vessel = keyof typeof noun;

const anyNoun = Object.values(noun).join('|');

const determiner = String.raw`(?:(?:a|an|the|your|each|another|one|both|two)\s+)?`;
const lining = String.raw`(?:\s+(?:that (?:is|has been) )?(?:lined|covered|coated|sprayed|greased|oiled) with (?:[\w-]+ ){0,3}?(?:foil|paper|parchment|spray|oil|butter))?`;
const patterns = new Map<string, { readonly quick: RegExp; readonly full: RegExp }>();

/** One pattern for a list of vessels, so that what was put in is not found again. */
function patternOf(vessels: readonly Vessel[]): { readonly quick: RegExp; readonly full: RegExp } {
  const key = vessels.join();
  let found = patterns.get(key);
  if (found === undefined) {
    const nouns = vessels.map((one) => noun[one]).join('|');
    found = {
      quick: new RegExp(String.raw`(?<![\w-])(?:${nouns})(?![\w-])`, 'iu'),
      full: new RegExp(String.raw`(?<![\w-])${determiner}${sizes}(?:${nouns})(?![\w-])${lining}`, 'giu'),
    };
    patterns.set(key, found);
  }
  return found;
}

/** Whether a text names such a vessel. */
export function namesVessel(text: string, vessels: readonly Vessel[]): boolean {
  return patternOf(vessels).quick.test(text);
}

const escapedPhrase = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts one phrase ("the slow cooker") in the place of every such vessel, with `in` before it where it was `on`. */
export function renameVessels(
  text: string,
  vessels: readonly Vessel[],
  phrase: string,
  preposition: 'in' | 'on' = 'in',
): string {
  const { quick, full } = patternOf(vessels);
  if (!quick.test(text)) return text;
  const out = text.replace(full, (found: string, offset: number) => {
    const before = text.slice(0, offset);
    // "One sheet at a time" is a batch.
    if (/^one\s/i.test(found) && /^ at a time\b/i.test(text.slice(offset + found.length))) return 'one batch';
    const start = offset === 0 || /[.!?]\s+$/.test(before);
    const bare =
      !/^(?:a|an|the|your|each|another|one|both|two)\s/i.test(found) &&
      !/\b(?:in|into|on|onto|to|from|of|same|with|using)\s+$/i.test(before) &&
      !start;
    const put = bare ? phrase.replace(/^(?:the|a|an) /, '') : phrase;
    return start ? put.charAt(0).toUpperCase() + put.slice(1) : put;
  });
  if (out === text) return out;
  // "A large pot or Dutch oven" is one vessel now.
  const twice = new RegExp(
    String.raw`(${escapedPhrase(phrase)}),? or (?:an? |the )?${escapedPhrase(phrase.replace(/^(?:the|an?) /, ''))}`,
    'gi',
  );
  // "A sheet, cast iron pan, or casserole dish": whatever else it might have been is the same one.
  const others = new RegExp(
    String.raw`(?<![\w-])(${escapedPhrase(phrase)})((?:,? or|,) ${determiner}(?:${sizes}(?:${anyNoun})|${escapedPhrase(phrase.replace(/^(?:the|an?) /, ''))}))+(?![\w-])`,
    'giu',
  );
  const once = out
    .replace(others, (found, kept: string) => (/ or /.test(found.slice(kept.length)) ? kept : found))
    .replace(twice, '$1');
  const plain = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // "6 ramekins in a roasting pan", both of which are jars now.
  const inItself = new RegExp(String.raw`(${plain}) (?:in|on) ${plain}`, 'gi');
  return preposition === 'in'
    ? once
        .replace(inItself, '$1')
        .replace(new RegExp(String.raw`\b(on|onto)( (?:to )?)(?=${plain})`, 'gi'), (_, on: string) =>
          /onto/i.test(on) ? 'into ' : 'in ',
        )
    : once.replace(new RegExp(String.raw`\b(in|into|over)( )(?=${plain})`, 'gi'), () => 'on ');
}

const heatPhrase =
  /,?\s*\b(?:over|on|to|at)\s+(?:a\s+|the\s+)?(?:very\s+)?(?:low|medium|moderate|high|med|gentle|med\.?|full)(?:[-\s]+(?:low|high|medium|to[-\s]+(?:low|high|medium)))*(?:[-\s](?:heat|flame|setting))?\b(?! (?:pressure|power))|,?\s*\bover (?:the )?(?:heat|flame)\b/gi;

/** Takes out, or replaces, how high a burner is set. */
export function replaceHeat(text: string, by: string): string {
  return text.replace(heatPhrase, (found) =>
    by === '' ? '' : ` ${by}`.replace(/^ /, /^,/.test(found) ? ', ' : ' '),
  );
}
