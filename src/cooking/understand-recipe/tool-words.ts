import { canonicalTool } from '../equipment/equipment.ts';
import type { Heat } from '../vocabulary.ts';
import { findAll } from './find-all.ts';
import { anything, type Hints } from './hints.ts';
import { triggers } from './triggers.ts';

const tools: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:slow[- ]?cooker|crock[- ]?pot|long cooker)\b|\b(?:in|into|to) the crock\b/i, 'slow cooker'],
  [/\b(?:pressure cooker|instant ?pot)\b/i, 'pressure cooker'],
  [/\brice cooker\b/i, 'rice cooker'],
  [/\bair[- ]?fryer\b/i, 'air fryer'],
  [/\bdeep[- ]?(?:fat )?fryer\b/i, 'deep fryer'],
  [/\bmicrowaves?(?: oven)?\b/i, 'microwave'],
  [
    /\bdutch oven\b|\b(?:in|into|to) (?:a|the|your) (?:[\w-]+,? ){0,3}?casserole(?! dish| tin)(?= and\b| over\b| with\b| on\b| until\b| for\b|[,.]|$)|\bcasserole(?! dish)(?= (?:pot|pan)|\b.{0,20}\b(?:stove|hob|heat))/i,
    'Dutch oven',
  ],
  [/\b(?:tagine|donabe|cocotte|braiser|cazuela)\b/i, 'Dutch oven'],
  [/\b(?:multi[- ]?cooker)\b/i, 'pressure cooker'],
  [/\bwok\b|\bkada?hai\b|\bkadai\b|\bkarahi\b/i, 'wok'],
  [/\bcast[- ]iron (?:skillet|pan|frying pan)\b/i, 'cast-iron pan'],
  [/\b(?:skillet|fry(?:ing)?[- ]?pan|saut[eé](?:ing)? pan|nonstick pan|non-stick pan)\b/i, 'frying pan'],
  [/\bsauce ?pan\b/i, 'saucepan'],
  [
    /\b(?:stock ?pot|soup (?:pot|pan|kettle)|(?:largest|biggest|large|big|tall|huge) (?:\w+ )?pot|pasta pot|(?:preserving|jam|maslin|canning) (?:pan|pot|kettle)|large saucepan|(?<!\bfrom (?:the |a |your )?)kettle)\b/i,
    'large pot',
  ],
  [/\bpot\b(?! pie| roast| sticker)/i, 'saucepan'],
  [
    /\b(?:cookie|baking) sheets?\b|\bsheet pans?\b|\bbaking trays?\b|\boven tray\b|\b(?:big|large|lined|shallow) trays?\b|\b(?:on|onto) (?:(?:a|the|your|two|three) trays?|trays)\b/i,
    'baking tray',
  ],
  [
    /\b(?:loaf|bread) (?:pan|tin)s?\b|\b9[\s-]*(?:x|×|by)[\s-]*5[\s-]*(?:inch|")?[^.]{0,6}\bpan\b/i,
    'loaf tin',
  ],
  [
    /\b(?:baking|casserole|gratin|oven-?proof|pyrex|glass|oven|lasagne|lasagna|souffl[eé]) dish(?:es)?\b|\bcasserole dish\b|\b(?:greased|buttered|\d+(?:[.,]\d+)?[- ]?(?:qt\.?|quart|litre|liter|l)) casserole\b|\bbaking pan\b|\b(?:9|8|13)[\s-]*(?:x|×|by)[\s-]*\d+[^.]{0,12}pan\b/i,
    'baking dish',
  ],
  [/\broasting (?:pans?|tins?|trays?|dish)\b/i, 'roasting tin'],
  [
    /\b(?:muffin|cupcake|bun|yorkshire pudding|patty) (?:pans?|tins?|trays?|cups|cases|liners)\b/i,
    'muffin tin',
  ],
  [/\b(?:springform|spring form)(?: (?:pan|tin))?\b/i, 'springform tin'],
  [/\b(?:cake|tube|bundt|round|square|sandwich|traybake|brownie) (?:pan|tin)s?\b/i, 'cake tin'],
  [/\bpie (?:pan|plate|dish|tin)e?s?\b/i, 'pie dish'],
  [/\b(?:tart|quiche|flan) (?:pans?|tins?|dish|case)\b/i, 'tart tin'],
  [/\b(?:ramekins?|dariole moulds?)\b/i, 'ramekins'],
  [/\b(?:immersion|stick|hand) blender\b/i, 'immersion blender'],
  [/(?<!\bpastry )\bblender\b|\bliquidi[sz]er\b/i, 'blender'],
  [/\bfood processor\b/i, 'food processor'],
  [
    /\b(?:stand|electric|hand|kitchen ?aid)[- ]mixer\b|\belectric (?:beaters?|whisk)\b|\bmixer\b/i,
    'electric mixer',
  ],
  [/\b(?:mortar(?: and pestle)?|molcajete|pestle)\b/i, 'mortar and pestle'],
  [/\b(?:spice|coffee) (?:grinder|mill)\b/i, 'spice grinder'],
  [/\bpotato masher\b|\bmasher\b/i, 'potato masher'],
  [/\b(?:rolling[- ]pin)\b/i, 'rolling pin'],
  [/\b(?:colander)\b/i, 'colander'],
  [/\b(?:sieve|strainer|chinois|sifter|jelly bag|cheese ?cloth|muslin)\b/i, 'sieve'],
  [/\b(?:box )?grater\b|\bmicroplane\b/i, 'grater'],
  [/\bsalad bowl\b/i, 'salad bowl'],
  [/\b(?:large|big|mixing) (?:mixing )?bowls?\b/i, 'mixing bowl'],
  [/\b(?:small|shallow|medium|another|separate|second) bowls?\b/i, 'bowl'],
  [/\bbowls?\b/i, 'bowl'],
  [
    /\b(?:wire|cooling) racks?\b|\b(?:cool\w*|out|turn|move|them|drain)\b[^.;]{0,30}\b(?:on|onto|to) a rack\b/i,
    'wire rack',
  ],
  [/\b(?:parchment|baking|greaseproof|wax|waxed)(?:[- ]| )?paper\b/i, 'parchment paper'],
  [/\b(?:tin|aluminum|aluminium|kitchen)? ?foil\b/i, 'foil'],
  [/\b(?:plastic|cling|saran)[- ]?(?:wrap|film)\b|\bclingfilm\b/i, 'cling film'],
  [
    /\b(?:zip[- ]?loc(?:k)?|resealable|sealable|freezer|plastic) bags?\b|\b(?:in|into) a (?:strong |clean |food )?bag\b/i,
    'resealable bag',
  ],
  [/\bthermometer\b/i, 'thermometer'],
  [/\b(?:griddle|comal|tawa|tava|plancha)\b/i, 'griddle'],
  [
    /\b(?:the|a|gas|charcoal|hot|outdoor) grill\b|\bbarbecue\b|\bbbq\b(?! sauce)|\b(?:barbie|braai)\b/i,
    'grill',
  ],
  [/\bsmoker\b/i, 'smoker'],
  [/\bsteamer(?: basket)?\b/i, 'steamer'],
  [/\bskewers?\b/i, 'skewers'],
  [/\btongs\b/i, 'tongs'],
  [/\bslotted spoon\b/i, 'slotted spoon'],
  [
    /\b(?:wire |balloon )?whisk\b(?= (?:attachment|until)?$)|\b(?:with|using) (?:a|an|the) (?:wire |balloon )?whisk\b/i,
    'whisk',
  ],
  [/\b(?:pastry|icing|piping) bag\b/i, 'piping bag'],
  [/\bjars?\b/i, 'jar'],
  [/\bpan\b(?! (?:juices|drippings|sauce|fry))/i, 'pan'],
  [/\b(?:lid)\b/i, 'lid'],
  [/\bovens?\b(?! (?:mitts?|gloves?|cloth)|[- ]?(?:proof|safe))/i, 'oven'],
];

/** Words without which a tool is not named. */
const toolTriggers: Readonly<Record<string, string>> = {
  'slow cooker': 'slow slowcooker crock crockpot long',
  'pressure cooker': 'pressure instant instantpot multicooker multi',
  'rice cooker': 'rice',
  'air fryer': 'air airfryer fryer',
  'deep fryer': 'deep fryer',
  microwave: 'microwave microwaves',
  'Dutch oven': 'dutch casserole tagine donabe cocotte braiser cazuela',
  wok: 'wok kadai kadhai karahi',
  'cast-iron pan': 'cast',
  'frying pan': 'skillet pan fryingpan frypan nonstick',
  saucepan: 'pot pan saucepan saucepans',
  'large pot': 'pot stockpot saucepan kettle preserving jam maslin',
  'baking tray': 'cookie baking sheet sheets tray trays pan pans oven',
  'baking dish': 'dish dishes pan pyrex casserole',
  'roasting tin': 'roasting',
  'loaf tin': 'loaf bread pan',
  'muffin tin': 'yorkshire patty muffin cupcake bun',
  'springform tin': 'springform spring',
  'cake tin': 'cake tube bundt round square sandwich traybake brownie',
  'pie dish': 'pie',
  'tart tin': 'tart quiche flan',
  ramekins: 'ramekin ramekins dariole',
  'immersion blender': 'blender',
  blender: 'blender liquidiser liquidizer',
  'food processor': 'processor',
  'electric mixer': 'mixer electric beater beaters',
  'mortar and pestle': 'mortar molcajete pestle',
  'spice grinder': 'grinder mill',
  'potato masher': 'masher',
  'rolling pin': 'pin',
  colander: 'colander',
  sieve: 'chinois sifter jelly sieve strainer cheesecloth cheese muslin',
  grater: 'grater microplane',
  'salad bowl': 'salad',
  'mixing bowl': 'bowl bowls',
  bowl: 'bowl bowls',
  'wire rack': 'rack racks',
  'parchment paper': 'paper',
  foil: 'foil',
  'cling film': 'wrap film clingfilm',
  'resealable bag': 'bag bags',
  thermometer: 'thermometer',
  griddle: 'griddle comal tawa tava plancha',
  grill: 'grill barbecue bbq barbie braai',
  smoker: 'smoker',
  steamer: 'steamer',
  skewers: 'skewer skewers',
  tongs: 'tongs',
  'slotted spoon': 'slotted',
  whisk: 'whisk',
  'piping bag': 'bag',
  jar: 'jar jars',
  pan: 'pan',
  lid: 'lid',
  oven: 'oven ovens',
};
/** The tools that a text with these words may name. */
export const toolsByWord = triggers(tools, ([, name]) => toolTriggers[name] ?? name);

/** "Do not use a food processor", "without a mixer". */
const notUsed =
  /\b(?:(?:don['’]?t|do not|never|not|rather than|instead of) (?:use|using|in|with|into)|without(?: using)?|no need for|instead of|rather than) (?:an?|the|your|any) (?:[\w-]+ )?$/i;

/** What an instruction says it is done with, by canonical name; a more exact name hides the general one. */
export function readTools(
  text: string,
  tokens: readonly { readonly word: { readonly tools: readonly number[] } }[],
): readonly string[] {
  let rest = text;
  const found: string[] = [];
  for (const [pattern, name] of toolsByWord.among(tokens, ({ word }) => word.tools)) {
    const match = pattern.exec(rest);
    if (!match || notUsed.test(rest.slice(0, match.index))) continue;
    const tool =
      name === 'pan'
        ? /\b(?:oven|bake|batter|grease|dough|cake|roast)/i.test(text)
          ? null
          : /\b(?:largest|biggest|large|deep|wide|tall) pan\b[^.;]{0,40}\bboil\b|\b(?:boiling|salted|simmering) (?:\w+ )?water\b|\bfill it with water\b|\bpan of (?:\w+ )*water\b|\b(?:biggest|largest) pan\b[^.;]*\b(?:juice|cider|wine|water|stock|milk)\b|\b(?:milk|stock|broth|soup|syrup|custard)\b[^.;]{0,30}\b(?:in|into) (?:an?|another) (?:(?!frying|saut)\w+ )?pan\b/i.test(
                text,
              )
            ? 'saucepan'
            : 'frying pan'
        : canonicalTool(name);
    rest =
      rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    if (tool !== null && !found.includes(tool)) found.push(tool);
  }
  return found;
}

const heatPatterns: readonly (readonly [RegExp, Heat])[] = [
  [/\bmed(?:ium)?\.?(?:[- ](?:to[- ])?|\/)high\b/i, 'medium-high'],
  [/\bmed(?:ium)?\.?(?:[- ](?:to[- ])?|\/)low\b|\blow(?:[- ](?:to[- ])?|\/)med(?:ium)?\b/i, 'medium-low'],
  [/\bhigh[- ](?:to[- ])?med(?:ium)?\b/i, 'medium-high'],
  [
    /\b(?:over|on|to|at) (?:a )?(?:very )?low\b|\blow(?:est)? (?:heat|flame|setting)\b|\bgentle (?:heat|flame)\b|\b(?:reduce|lower|turn down) (?:the )?(?:heat|flame)\b(?! to (?:medium|high|med))/i,
    'low',
  ],
  [
    /\b(?:over|on|to|at) (?:a )?(?:medium|moderate|med)\b|\b(?:medium|moderate|med\.?) (?:heat|flame)\b/i,
    'medium',
  ],
  [
    /\b(?:over|on|to|at) (?:a )?(?:very )?high\b(?! pressure)|\b(?:high|strong|full|maximum|max) (?:heat|flame)\b|\bhigh setting\b/i,
    'high',
  ],
];

/** The heat that cooks most of the time in an instruction: the last that is stated. */
export function readHeat(text: string, hints: Hints): Heat | null {
  if (!hints.has('heat')) return null;
  let best: { readonly at: number; readonly heat: Heat } | null = null;
  let rest = text;
  for (const [pattern, heat] of heatPatterns) {
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      rest =
        rest.slice(0, match.index) + '_'.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      if (best === null || match.index > best.at) best = { at: match.index, heat };
    }
  }
  return best?.heat ?? null;
}

const cue =
  /\b(?:until+|unitl|till|'?til)\s+((?:(?:it|they)(?:['’]s|['’]re| is| are| has| have)?\s+)?[^.;()!?]{2,140}?)(?=\s*(?:[.;()!?]|$|\s[-–—]\s|,?\s*(?:about|approximately|approx\.?|around|roughly|for|at least)?\s*(?:another |an?other )?(?:\d(?!\d{0,2}\s?(?:°|º|degrees?\b|[CF]\b))|½|¼|¾|\b(?:one|two|three|four|five) )|,\s*(?:then|stirring|turning|and then|flipping|basting|adding|occasionally|whisking|scraping|add|pour|stir|remove|transfer|serve|fold|season|spread|drain|reduce|cooled|peeled|drained|mashed|cut into)\b|,?\s+then\b|,?\s+and (?:simmer|cook|bake|remove|add|serve|set|let|stir|transfer|pour|drain|place|cover|turn|reduce|season|continue|put|take|whisk|beat|toss|mash|tip|spoon|scatter|flip|return|bring|sprinkle|swirl|blend|fold|strain|garnish|top|scrape|mix|keep|leave|spread|roll|knead|press|drizzle|cut|peel|mash|grate|slice|chop|brush)\b|\s+which\b))/giu;

/** A sign that something is done, and where the text says it. */
export interface DonenessCue {
  readonly start: number;
  readonly cue: string;
}

/** How the text says to see that things are done, in order: "golden and fragrant". */
export function readDonenessCues(text: string, hints: Hints = anything): readonly DonenessCue[] {
  if (!hints.has('done')) return [];
  return findAll(text, cue).flatMap((match): readonly DonenessCue[] => {
    const found = match[1]!.replace(/[\s,:]+$/, '').trim();
    return found === '' || /^(?:ready to|needed|use|serving|later|next|you run out)\b/i.test(found)
      ? []
      : [{ start: match.index, cue: found }];
  });
}
