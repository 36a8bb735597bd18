import type { ParsedLine } from './line.ts';

/** What a line of an ingredient list is where it asks for no food: a thing of the kitchen, or a remark. */
export type Aside = 'equipment' | 'note';

/** Alternatives of a pattern, written as words with `_` for a space or hyphen. */
const oneOf = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', '[ -]?');

/** What may stand before a thing of the kitchen and makes no food of it. */
const described = oneOf(`
  an? the one two some find get need extra additional large small medium big deep shallow wide tall mini individual
  long short thick thin heavy heavy_bottomed heavy_based heavy_duty non_?stick oven_?safe oven_?proof heat_?proof
  freezer_?proof microwave_?safe ceramic glass metal wood wooden bamboo plastic paper enamel enamelled earthenware
  porcelain stoneware silicone rubber cast_iron iron steel stainless stainless_steel alumini?um tin copper disposable
  reusable sterilised sterilized clean empty airtight round square rectangular oval fluted loose_bottomed
  loose_based greased buttered lined unlined soaked fine fine_mesh fine_meshed mesh electric hand hand_held stand stick immersion
  digital kitchen ordinary sharp
`);
const dimension = String.raw`[0-9][0-9.,/x× ]*[- ]?(?:cm|mm|inch(?:es)?|in|"|quarts?|qt|litres?|liters?|l|ml|oz|ounces?|cups?|pints?|holes?|cups?)?`;
/** Things that are named by one word, or by words that no food has. */
const ownWords = `
  thermos(?:_flask)? thermometer cheese_?cloth muslin(?:_cloth)? colander sieve strainer ramekin whisk spatula tongs
  ladle grater zester peeler mandolin(?:e)? blender food_processor processor mixer slow_cooker pressure_cooker
  rice_cooker air_?fryer instant_pot dehydrator ice_cream_maker bread_machine bread_maker waffle_iron waffle_maker
  steamer blow_?torch skillet wok sauce_?pan frying_pan frypan pan pot stock_?pot dutch_oven casserole_dish
  skewer tooth_?pick cocktail_stick cocktail_pick lolly_stick lollipop_stick popsicle_stick ice_cream_stick wooden_stick
  craft_stick kebab_stick chopstick twine string kitchen_twine kitchen_string cooking_twine butchers?_twine
  butcher's_twine butchers?_string butcher's_string tin_?foil foil alumini?um_foil kitchen_foil cling_?film cling_?wrap
  plastic_wrap saran_wrap plastic_film parchment(?:_paper)? baking_parchment baking_paper greaseproof_paper greaseproof
  wax_paper waxed_paper kitchen_paper paper_towel kitchen_towel kitchen_roll tea_towel dish_?towel kitchen_scale scale
  rolling_pin cookie_cutter biscuit_cutter pastry_cutter cutter pastry_brush basting_brush wire_rack cooling_rack
  roasting_rack mould mold cookie_sheet cookie_press nozzle piping_tip star_tip icing_tip lid flask vacuum_flask
  funnel chopping_board cutting_board sushi_mat bamboo_mat sushi_rolling_mat pestle_and_mortar mortar_and_pestle mortar
  cocktail_shaker cedar_plank charcoal baking_beans pie_weight wooden_spoon slotted_spoon ice_cube_tray knife
  mixing_bowl bowl oven_mitt rubber_glove disposable_glove plastic_glove nut_milk_bag jelly_bag milk_frother
`;
const thing = oneOf(ownWords);
/** "baking dish", "muffin liners", "glass jar": words that name a thing only behind one of these. */
const pairs: readonly (readonly [before: string, things: string])[] = [
  [
    'baking roasting oven casserole gratin pie tart quiche cake loaf bread muffin cupcake bundt springform jelly_roll swiss_roll pizza roasting grill sheet lasagn[ae] flan sandwich serving sauce souffl[eé]',
    'dish tin tray pan plate sheet mould mold stone',
  ],
  [
    'cupcake muffin paper cake baking fairy_cake bun petit_four paper_muffin paper_cupcake foil',
    'case liner cup wrapper',
  ],
  [
    'ziploc ziplock zip_top zip_lock zipper freezer sandwich plastic piping pastry icing decorating oven roasting resealable re-sealable sealable muslin paper storage vacuum',
    'bag',
  ],
  [
    'glass mason kilner canning preserving jam sterilised sterilized weck storage airtight ball screw_top',
    'jar bottle container',
  ],
  ['wood smoking hickory_wood apple_wood applewood cherry_wood mesquite_wood oak_wood', 'chip'],
];
const plural = '(?:s|es)?';
const things = [
  `(?:${thing})${plural}`,
  ...pairs.map(([before, nouns]) => `(?:${oneOf(before)})[ -](?:${oneOf(nouns)})${plural}`),
].join('|');
// What a bowl is "of" is food, and so may be what stands behind "or": only another thing of the kitchen is none.
const equipment = new RegExp(
  `^(?:(?:${described}|${dimension})[ ,-]+)*(?:${things})(?:[ ,]+(?:${dimension}|(?:square|sheet|circle|round|piece|strip|disc)s?|(?:with|and) (?:tight[- ]fitting |the |an? )?lids?|(?:or|and) (?:(?:${described})[ ,-]+)*(?:${things})|(?:for|to|cut|about|approx)\\b.*))*$`,
  'i',
);

/** Words that every thing of the kitchen holds one of: most names have none, and need no closer look. */
const heads: ReadonlySet<string> = new Set(
  [ownWords, ...pairs.map(([, nouns]) => nouns)]
    .flatMap((list) => list.trim().split(/\s+/))
    .flatMap((one) => {
      const plain = one.replaceAll(/\(\?:[^)]*\)\?/g, '').replaceAll(/\[[^\]]*\]/g, '');
      // "cheese_?cloth" is written as one word and as two.
      return [plain.replaceAll('_?', ''), plain.replaceAll('_?', '_')].map((way) =>
        way.slice(way.lastIndexOf('_') + 1),
      );
    })
    .flatMap((last) => [last, `${last}s`, `${last}es`]),
);

/** Whether a name is that of a thing of the kitchen, whole. */
function isEquipment(name: string): boolean {
  if (name.length > 80) return false;
  const lower = name.toLowerCase();
  for (let from = 0; from < lower.length;) {
    const space = lower.indexOf(' ', from);
    const end = space < 0 ? lower.length : space;
    if (
      heads.has(
        lower.slice(
          lower.lastIndexOf('-', end - 1) >= from ? lower.lastIndexOf('-', end - 1) + 1 : from,
          end,
        ),
      )
    )
      return equipment.test(name);
    from = end + 1;
  }
  return false;
}

/** How a remark opens that speaks to the cook and asks for nothing. */
const remark = new RegExp(
  [
    String.raw`(?:i|i've|i'm|i'd|you|you'll|we|we've|it|it's|they|there|this|that|these) (?:also )?(?:can|may|might|will|could|should|would|do|don't|am|are|is|was|have|had|found|find|use|used|like|love|prefer|add|added|usually|often|always|sometimes|recommend|suggest|made|make|want|need|tried|think|get|got|buy|bought|went|only|just|really|work|works|taste|tastes)\b`,
    String.raw`(?:i've|i'm|i'd|i'll|you'll|you've|we've|it's|that's|there's|don't|do not|please|remember|instead of|rather than|feel free|make sure|be sure|alternatively|optionally|see (?:the )?(?:note|below|above|recipe|picture|photo)|if (?:you|using|desired|it|they|there|the|possible|wanted)|when (?:you|using)|as (?:you|for)|because|whichever|double (?:the|this)|adjust (?:the|to)|use (?:any|whatever|whichever|your|as|more|less|only|the|a|an|fresh|good)|keep in mind)\b`,
    String.raw`(?:other|some|any|more|different|all|most|the)(?: [\p{L}-]+){1,4} (?:can|may|might|will|should|could|must)(?: also)? (?:be|include|use|add|replace|work|vary|differ|need)\b`,
  ].join('|'),
  'iu',
);
/** Fewer words say "any cheese you like". */
const leastWords = 5;

/**
 * What a line is that asks for no food, or null. Only what is plainly a thing of the kitchen or a remark: any other line
 * that the tables do not know stays a food that is not known.
 * @param found whether its name is that of a food
 */
export function asideOf(parsed: ParsedLine, found: boolean): Aside | null {
  const { name, comment, quantity, unit, also, alternatives } = parsed;
  if (name === '') return comment !== null && quantity === null && unit === null ? 'note' : null;
  // "Skewers or satay" may be either.
  if (isEquipment(name)) return alternatives.every(isEquipment) ? 'equipment' : null;
  if (found || quantity !== null || unit !== null || also.length > 0) return null;
  const text = parsed.source.replace(/^[\s*•-]+|\(optional\)\s*/gi, '').trimStart();
  return remark.exec(text)?.index === 0 && text.split(/\s+/).length >= leastWords ? 'note' : null;
}
