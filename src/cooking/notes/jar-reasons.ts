import type { Allergen, Diet } from '#food/vocabulary';

/** What makers put into a packet, or what flies beside it, and whom that concerns. */
export interface JarReason {
  /** Ids of foods. */
  readonly of: RegExp;
  readonly allergens?: readonly Allergen[];
  readonly diets?: readonly Diet[];
  /** A clause with `{it}` for the food. */
  readonly why: string;
}

const cereals: readonly Allergen[] = ['wheat', 'gluten'];
const nuts: readonly Allergen[] = ['tree-nut', 'peanut'];
const seafood: readonly Allergen[] = ['fish', 'crustacean', 'mollusc'];
const sugarless: readonly Diet[] = ['paleo', 'whole30', 'keto', 'low-carb', 'low-sugar'];

/** House knowledge of the shelf: each is true of some makers, none of all. The first that fits a packet is told. */
const jarReasons: readonly JarReason[] = [
  { of: /^soba-noodles$/, allergens: cereals, why: 'most {it} are part wheat' },
  {
    of: /^aji-.*paste$|^chili-paste$|^harissa$/,
    allergens: cereals,
    why: 'some {it} is thickened with wheat',
  },
  { of: /^doubanjiang$/, allergens: cereals, why: '{it} is often fermented with wheat' },
  {
    of: /^doubanjiang$/,
    allergens: seafood,
    diets: ['vegan', 'vegetarian'],
    why: 'some {it} has shrimp or fish in it',
  },
  {
    of: /^doubanjiang$|^fermented-black-beans$|^gochujang$|miso$/,
    diets: ['halal', 'alcohol-free'],
    why: 'some {it} is kept with a little alcohol',
  },
  { of: /^baking-powder$/, allergens: cereals, why: 'some {it} is stretched with wheat starch' },
  { of: /^gochujang$/, allergens: cereals, why: 'most {it} is made with wheat or barley' },
  { of: /miso$/, allergens: cereals, why: 'some {it} is started on barley' },
  { of: /^oyster-sauce$|^hoisin-sauce$/, allergens: cereals, why: '{it} is usually thickened with wheat' },
  { of: /^tamari$|^soy-sauce$/, allergens: cereals, why: 'not every {it} is brewed without wheat' },
  {
    of: /(?:red|green|yellow|massaman)-curry-paste$/,
    allergens: seafood,
    diets: ['vegan', 'vegetarian'],
    why: 'most {it} holds shrimp paste',
  },
  {
    of: /kimchi$/,
    allergens: seafood,
    diets: ['vegan', 'vegetarian'],
    why: '{it} is usually made with fish sauce or salted shrimp',
  },
  {
    of: /^worcestershire-sauce$/,
    allergens: ['fish'],
    diets: ['vegan', 'vegetarian'],
    why: 'most {it} is made with anchovies',
  },
  { of: /stock$|broth$/, allergens: ['celery'], why: 'most bought {it} holds celery' },
  { of: /stock$|broth$/, allergens: cereals, why: 'some bought {it} has wheat in it' },
  { of: /stock$|broth$/, allergens: ['milk'], why: 'some bought {it} holds milk powder' },
  { of: /stock$|broth$/, allergens: ['soy'], why: 'some bought {it} is flavored with soy' },
  { of: /stock$|broth$/, allergens: seafood, why: 'some bought {it} is flavored with fish or shellfish' },
  { of: /stock$|broth$|gravy/, diets: sugarless, why: 'bought {it} may hold sugar or starch' },
  { of: /gravy/, allergens: ['celery'], why: 'bought {it} nearly always holds celery' },
  { of: /gravy/, allergens: cereals, why: '{it} is usually thickened with flour' },
  {
    of: /mashed-potato/,
    allergens: ['milk', 'egg'],
    diets: ['vegan'],
    why: '{it} may have had butter, milk or an egg stirred in',
  },
  {
    of: /^rotisserie-chicken$|^cooked-(?:chicken|turkey)$/,
    diets: sugarless,
    why: '{it} from a shop may be rubbed with sugar or starch',
  },
  {
    of: /^rotisserie-chicken$|^cooked-(?:chicken|turkey)$/,
    allergens: [...cereals, 'milk', 'celery', 'mustard'],
    why: '{it} from a shop may be rubbed with a seasoning mix',
  },
  {
    of: /curry-powder|garam-masala|chili-powder|seasoning|baharat|ras-el-hanout/,
    allergens: ['mustard', 'celery'],
    why: 'some {it} has ground mustard or celery in it',
  },
  {
    of: /curry-powder|garam-masala|chili-powder|(?<!italian-)seasoning|baharat|ras-el-hanout/,
    allergens: cereals,
    why: 'some {it} has flour mixed in',
  },
  {
    of: /curry-powder|garam-masala|chili-powder|(?<!italian-)seasoning|baharat|ras-el-hanout/,
    allergens: nuts,
    why: 'some {it} is packed on lines that grind nuts',
  },
  {
    of: /barberries$|raisins?$|currants$|apricot|^dried-(?:fig|fruit|mango|cranberries|cherries|mulberries)|^date$|^medjool/,
    allergens: nuts,
    why: '{it} from open bins and mixed packers are often handled beside nuts',
  },
  {
    of: /raisins?$|apricot|^dried-(?:mango|fruit|apple|pear|peach|cherries)|coconut$/,
    allergens: ['sulphite'],
    why: '{it} are often treated with sulfites',
  },
  { of: /oats$/, allergens: cereals, why: '{it} pick up wheat at the mill unless they are certified' },
  { of: /^oat-/, allergens: cereals, why: '{it} picks up wheat at the mill unless its oats are certified' },
  {
    of: /sausage|bratwurst|chorizo|frankfurter|merguez/,
    allergens: cereals,
    why: 'many {it} are bound with breadcrumbs',
  },
  {
    of: /sausage|bratwurst|chorizo|frankfurter|ham$|salami/,
    allergens: ['milk', 'soy', 'mustard', 'celery'],
    why: '{it} may hold milk powder, soy, mustard or celery',
  },
  {
    of: /sausage|ham$|bacon|chorizo|pancetta|salami|prosciutto/,
    diets: sugarless,
    why: '{it} may be cured with sugar',
  },
  {
    of: /chocolate|cocoa/,
    allergens: ['milk'],
    diets: ['vegan'],
    why: '{it} is often made on lines that run milk chocolate',
  },
  { of: /chocolate|cocoa/, allergens: nuts, why: '{it} is often made on lines that run nut bars' },
  { of: /chocolate/, allergens: ['soy'], why: 'most {it} is smoothed with soy lecithin' },
  { of: /chocolate|cocoa/, allergens: cereals, why: 'some {it} is made on lines that run biscuits' },
  { of: /pesto/, allergens: [...nuts, 'milk'], diets: ['vegan'], why: 'most {it} holds cheese and nuts' },
  {
    of: /^(?:ramen|lo-mein|chow-mein|wheat|hokkien|wonton)-noodles?$|^fresh-pasta|gnocchi/,
    allergens: ['egg'],
    diets: ['vegan'],
    why: 'some {it} hold egg',
  },
  {
    of: /bread|bun$|pita|naan|tortilla|crumbs|panko|pastry|phyllo/,
    allergens: ['milk', 'egg', 'soy', 'sesame'],
    diets: ['vegan'],
    why: '{it} may hold milk, egg, soy or sesame',
  },
  {
    of: /^(?:red|white)-wine$|^shaoxing-wine$/,
    diets: ['vegan'],
    why: 'some wine is fined with egg white or fish, so look for a vegan one',
  },
  { of: /vinegar$|wine$/, allergens: ['sulphite'], why: '{it} as a rule holds sulfites' },
  { of: /mustard$/, allergens: cereals, why: 'some {it} holds wheat flour' },
  {
    of: /^canned-(?!tomato)|beans$/,
    diets: ['low-sodium'],
    why: 'take {it} canned without salt, or rinse them well',
  },
  { of: /stock$|broth$/, diets: ['low-sodium'], why: 'take an unsalted {it}' },
  {
    of: /^(?:cod|haddock|white-fish|salmon|tilapia|shrimp|frozen-.*(?:fish|cod|shrimp))$/,
    diets: ['low-sodium'],
    why: 'make sure the {it} was not soaked in brine',
  },
  {
    of: /^(?:chicken|turkey)-breast$|^pork-tenderloin$|^pork-loin/,
    diets: ['low-sodium'],
    why: 'make sure the {it} was not injected with salt water',
  },
  {
    of: /^vanilla-extract$/,
    diets: ['halal', 'alcohol-free'],
    why: '{it} is made with alcohol, but there is vanilla without',
  },
  {
    of: /(?:red|white|sparkling)-wine$|^burgundy-wine$|^port$|^grape-juice$|^(?:red-|white-)?wine-vinegar$|^balsamic-vinegar$|^brandy$/,
    diets: ['kosher'],
    why: '{it} must be kosher, like whatever comes from grapes',
  },
  {
    of: /^(?:soy-sauce|dark-soy-sauce|light-soy-sauce|tamari)$/,
    diets: ['halal', 'alcohol-free'],
    why: 'brewed {it} holds a little alcohol of its own, and there is some with a halal mark',
  },
  {
    of: /(?:red-|white-|sherry-|balsamic-)?wine-vinegar$|^balsamic-vinegar$|^sherry-vinegar$/,
    diets: ['halal'],
    why: 'who keeps off vinegar made from wine takes lemon juice for the {it}',
  },
  {
    of: /stock$|broth$|^gelatin|^marshmallow|^worcestershire/,
    diets: ['halal', 'kosher'],
    why: 'look for {it} with a {diet} mark',
  },
];

/** The reason that concerns one of these, for one packet; null where none does. */
export function jarReason(
  id: string,
  allergens: readonly Allergen[],
  diets: readonly Diet[],
): { readonly why: string; readonly diet: Diet | null } | null {
  for (const { of, allergens: hidden = [], diets: barred = [], why } of jarReasons) {
    if (!of.test(id) || /^(?:vegan|vegetarian|gluten-free|dairy-free)-/.test(id)) continue;
    if (hidden.some((one) => allergens.includes(one))) return { why, diet: null };
    const diet = barred.find((one) => diets.includes(one));
    if (diet !== undefined) return { why, diet };
  }
  return null;
}
