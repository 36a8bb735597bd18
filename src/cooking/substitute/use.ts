import { createRecent } from '#kernel/recent';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Context, IngredientFunction } from './vocabulary.ts';

/** Where and for what an ingredient is used in a recipe, as far as its words tell. */
export interface IngredientUse {
  /** Empty: not known. */
  readonly contexts: ReadonlySet<Context>;
  /** Empty: not known, or the food does one thing only. */
  readonly functions: ReadonlySet<IngredientFunction>;
}

/** The words of a recipe, lower case. */
export interface RecipeText {
  readonly title: string;
  readonly sentences: readonly string[];
}

const texts = createRecent<readonly string[], { readonly of: string; readonly text: RecipeText }>();

/** Splits a title and instructions into what `useOf` reads; the same instructions once. */
export function recipeText(title: string, instructions: readonly string[]): RecipeText {
  const { of, text } = texts.get(instructions, () => ({ of: title, text: splitText(title, instructions) }));
  return of === title ? text : splitText(title, instructions);
}

function splitText(title: string, instructions: readonly string[]): RecipeText {
  const sentences = instructions
    .join('\n')
    .toLowerCase()
    .split(/(?<=[.!?;])\s+|\n+/);
  return { title: title.toLowerCase(), sentences: sentences.filter((sentence) => sentence.trim() !== '') };
}

/** What a pie is made of or called that is a supper. */
const savoury =
  "shepherd'?s?|cottage|tamale|taco|enchilada|frito|cheeseburger|hamburger|pizza|spaghetti|meat|chicken|beef|turkey|tuna|salmon|fish|fisherman'?s?|steak|sausage|bacon|ham|spinach|onion|mexican|vegetable|veggie";
/** What a pie is called that is filled cold. */
const chilled =
  'icebox|ice box|no[- ]bake|pudding|cream|peanut butter|ice cream|frozen|freezer|refrigerator|jell-?o|mousse|silk|fluff|lemonade|margarita|mud|grasshopper|whipped';

/** Words of a title, and the contexts that such a dish puts its ingredients into. */
const dishContexts: readonly (readonly [RegExp, readonly Context[]])[] = [
  // Of words that end at one place the first pattern counts: a cake is a cake before it is something baked.
  [/\b(cakes?|cupcakes?|torte|gingerbread)\b/, ['cake', 'baking']],
  [
    /\b(cookies?|brownies?|blondies?|biscotti|shortbreads?|macaroons?|snickerdoodles?|gingersnaps?|thumbprints?|meltaways?|whoopie pies?|linzers?)\b/,
    ['cookies', 'baking'],
  ],
  [
    /\b((?<!(?:egg|english) )muffins?|scones?|pancakes?|waffles?|cornbread|(?:banana|zucchini|pumpkin|quick|soda|apple|carrot|nut) (?:nut )?(?:bread|loaf))\b/,
    ['quick-bread', 'baking'],
  ],
  [
    /\b(bread|rolls?|buns?|focaccia|baguettes?|challah|brioche|bagels?|naan|flatbreads?|pretzels?|dough|pizza crust)\b/,
    ['bread', 'baking'],
  ],
  // A quiche is eggs and cheese in a crust, a shepherd's pie no pastry at all, and an icebox pie sees no oven.
  [/\b(quiches?)\b/, ['pastry', 'breakfast', 'cooking']],
  [/\b(pot ?pies?)\b/, ['stew', 'pastry', 'cooking']],
  [new RegExp(`\\b(?:${savoury})'?s? pies?\\b`), ['stew', 'cooking']],
  [new RegExp(`\\b(?:${chilled}) pies?\\b`), ['dessert', 'pastry']],
  [
    new RegExp(
      `(?<!\\b(?:pot|${savoury})'?s? )\\b(pies?|tarts?|tartlets?|pastry|pastries|galette|turnovers?|empanadas?|strudel)\\b`,
    ),
    ['pastry', 'baking'],
  ],
  [
    /\b(cakes?|cupcakes?|(?<!(?:egg|english) )muffins?|cookies?|brownies?|blondies?|scones?|biscuits?|bars?|loaf|banana bread|cornbread|gingerbread|shortbread|crisp|crumble|cobbler|donuts?|doughnuts?|waffles?|pancakes?|crepes?|clafoutis)\b/,
    ['baking'],
  ],
  [
    /\b(pancakes?|waffles?|french toast|granola|oatmeal|porridge|smoothie bowl|omelet(?:te)?s?|scrambled|frittatas?|stratas?|breakfast|brunch|egg (?:bakes?|casseroles?|muffins?|cups?|bites?))\b/,
    ['breakfast'],
  ],
  [/\b(frosting|icing|buttercream|glaze)\b/, ['frosting', 'dessert']],
  [/\b(fudge|caramels?|toffee|brittle|candy|marshmallows?|truffles?|nougat)\b/, ['candy', 'dessert']],
  [
    /\b(pudding|custard|mousse|cheesecake|trifle|tiramisu|parfait|panna cotta|flan|creme brulee|dessert|meringues?|pavlova|sundae|souffle|soufflé)\b/,
    ['dessert'],
  ],
  [/\b(whipped cream|chantilly|whipped topping)\b/, ['topping', 'dessert']],
  [/\b(ice cream|sorbet|gelato|popsicles?|frozen|granita)\b/, ['frozen', 'dessert']],
  [/\b(soups?|chowder|bisque|broth|gazpacho|ramen|pho|borscht)\b/, ['soup', 'cooking']],
  [
    /\b(stews?|chili|chilli|curry|curries|casserole|goulash|tagine|gumbo|jambalaya|pot roast|braised?|slow cooker|crock ?pot|ragu|ragout|cassoulet|stroganoff|paprikash|cacciatore|creole|[eé]touff[eé]e|bourguignon|burgundy|coq au vin|hot ?dish|chicken bake|tuna bake|divan|ropa vieja|carnitas|pulled (?:pork|beef|chicken)|sloppy joes?|tikka masala|vindaloo|korma|adobo)\b/,
    ['stew', 'cooking'],
  ],
  [
    /\b(pasta|spaghetti|lasagn[ae]|macaroni|penne|linguine|fettuccine|carbonara|alfredo|ziti|noodles?|mac and cheese|mac 'n' cheese|tetrazzini|manicotti|tortellini|ravioli|rigatoni|cannelloni|rotini|stuffed shells|bolognese|orzo|fettucine|primavera)\b/,
    ['pasta', 'cooking'],
  ],
  [
    /\b(mashed|scalloped|gratin|au gratin|pilaf|risotto|omelet(?:te)?s?|frittatas?|enchiladas?|piccata|marsala|scampi|cordon bleu|parmigiana|stuffing|stuffed (?:peppers?|cabbage|zucchini|chicken|pork|mushrooms?)|cabbage rolls|skillet|paella|spanish rice|mexican rice|dirty rice|refried)\b/,
    ['cooking'],
  ],
  [/\b(pizzas?|calzone)\b/, ['pizza']],
  [/\b(stir[- ]?fry|stir[- ]fried|fried rice|lo mein|chow mein|pad thai|wok)\b/, ['stir-fry', 'cooking']],
  [/\b(salads?|slaw|coleslaw|tabbouleh|tabouli|ceviche|waldorf|panzanella)\b/, ['salad', 'raw']],
  [/\b(salsa|guacamole|pico de gallo|bruschetta)\b/, ['raw', 'dip']],
  [/\b(dips?|hummus|spread|tapenade)\b/, ['dip', 'spread']],
  [/\b(dressing|vinaigrette)\b/, ['dressing', 'raw']],
  [/\b(sauces?|gravy|salsa|pesto|aioli|hollandaise|ketchup)\b/, ['sauce']],
  [/\b(marinade|marinated|teriyaki|jerk|tandoori)\b/, ['marinade']],
  [
    // A taco casserole is no taco.
    /\b(sandwich(?:es)?|burgers?|wraps?|panini|toasts?|sliders?|tacos?|burritos?|quesadillas?|fajitas?|tostadas?|gyros?|hoagies?|subs|melts?|paninis)\b(?! (?:bake|bowl|casserole|chili|dip|lasagna|pasta|pie|pizza|salad|skillet|soup|stew)s?\b)/,
    ['sandwich'],
  ],
  [/\b(grilled|barbecued?|bbq|kebabs?|kabobs?|skewers?)\b/, ['grilling']],
  [/\b(roast(?:ed)?|baked|sheet pan)\b/, ['roasting']],
  [/\b(fried|fritters?|tempura|nuggets)\b/, ['frying']],
  [
    /\b(smoothies?|shakes?|cocktails?|lemonade|punch|latte|drinks?|tea|coffee|margaritas?|hot chocolate|cocoa|eggnog)\b/,
    ['drink'],
  ],
  [/\b(meatballs?|meatloaf|meat loaf|patties|burgers?|croquettes|crab cakes)\b/, ['binding', 'cooking']],
];

/** Words of the sentences that speak of the ingredient. */
const sentenceContexts: readonly (readonly [RegExp, readonly Context[]])[] = [
  [/\b(saut[eé](?:ed)?|fry|brown|cook|skillet|frying pan|saucepan|simmer|boil|sweat)\b/, ['cooking']],
  [/\b(deep[- ]?fry|frying oil|for frying|shallow[- ]fry)\b/, ['frying', 'cooking']],
  [/\b(batter|dough|cake|preheat|muffin tin|baking sheet|cookie sheet|cream together|sift)\b/, ['baking']],
  [/\b(sprinkle|garnish|top with|on top|dollop|serve with|scatter)\b/, ['topping']],
  [/\b(dredge|coat|breaded|roll in|dip)\b/, ['coating']],
  [/\b(marinate|marinade)\b/, ['marinade']],
  [/\b(spread)\b/, ['spread']],
  [/\b(dressing|whisk together the oil)\b/, ['dressing']],
  [/\b(grill)\b/, ['grilling']],
  [/\b(roast|oven)\b/, ['roasting']],
];

interface FunctionRule {
  readonly kinds: readonly string[];
  readonly title?: RegExp;
  /** Read in the sentences that speak of the food. */
  readonly said?: RegExp;
  readonly function: IngredientFunction;
}

/** Dishes that come in a crust of crumbs or flour. */
const breaded =
  /\bbreaded|(?:oven[- ]|pan[- ]|southern |country |buttermilk )?fried (?:chicken|fish|shrimp|catfish|zucchini|pork|green tomatoes|steak)|cutlets?\b|schnitzel|milanese|katsu|chicken (?:parm|fingers|strips|tenders|nuggets)|fish sticks/;

/** What foods of many uses do in a dish, surest sign first. */
const functionRules: readonly FunctionRule[] = [
  {
    kinds: ['egg', 'egg-white'],
    title: /souffl[eé]|meringue|pavlova|macarons?\b|angel food|chiffon|sponge/,
    function: 'foam',
  },
  {
    kinds: ['egg', 'egg-white'],
    said: /stiff peaks|soft peaks|beat (?:the )?(?:egg )?whites/,
    function: 'foam',
  },
  { kinds: ['egg', 'egg-yolk'], said: /egg wash|brush/, function: 'glaze' },
  {
    kinds: ['egg', 'egg-yolk'],
    title: /mayonnaise|aioli|hollandaise|b[eé]arnaise|caesar/,
    function: 'emulsifier',
  },
  {
    kinds: ['egg'],
    title:
      /omelet|scrambl|frittata|quiche|fried egg|poached|deviled|devilled|egg salad|shakshuka|benedict|boiled egg|huevos|strata|tortilla espa|egg (?:muffin|cup|bite|bake|casserole)|breakfast casserole/,
    function: 'whole-egg',
  },
  {
    kinds: ['egg', 'egg-yolk'],
    title: /custard|br[uû]l[eé]e|flan|pudding|ice cream|curd|cheesecake|french toast/,
    function: 'thickener',
  },
  {
    kinds: ['egg'],
    title: breaded,
    said: /dredge|breadcrumbs|bread crumbs|dip (?:each|the|into|in)|panko/,
    function: 'coating',
  },
  {
    kinds: ['egg'],
    title:
      /meatball|meat ?loaf|burger|patt(?:y|ies)|fritter|croquette|crab cake|latke|stuffing|dumpling|cookie|brownie|bars?\b/,
    function: 'binder',
  },
  { kinds: ['egg'], title: /cake|muffin|pancake|waffle|bread|scone|donut|doughnut/, function: 'leavening' },
  {
    kinds: ['butter', 'margarine', 'lard', 'shortening', 'vegan-butter'],
    said: /\bcut (?:in|the)|rub (?:in|the)|pea-sized|coarse crumbs|pastry (?:blender|cutter)/,
    function: 'pastry-fat',
  },
  {
    kinds: ['butter', 'margarine', 'shortening', 'vegan-butter'],
    title: /pie crust|pastry|biscuits|scones|shortcrust/,
    function: 'pastry-fat',
  },
  {
    kinds: ['butter', 'margarine', 'shortening', 'vegan-butter'],
    said: /\bcream (?:the |together |butter|softened)|beat (?:the )?(?:softened )?butter|beat [^.]{0,40}\b(?:butter|margarine|shortening)\b[^.]{0,30}\b(?:fluffy|creamy)|light and fluffy/,
    function: 'creaming',
  },
  {
    kinds: ['butter', 'margarine', 'fat', 'lard'],
    said: /saut[eé]|\bfry|skillet|frying pan|brown the|sweat|over medium/,
    function: 'frying-fat',
  },
  { kinds: ['heavy-cream', 'cream'], said: /whip|stiff peaks|soft peaks/, function: 'whipped' },
  { kinds: ['flour', 'starch'], said: /thicken|roux|slurry|gravy/, function: 'thickener' },
  {
    kinds: ['flour', 'breadcrumbs', 'panko', 'starch'],
    title: breaded,
    said: /dredge|coat|dust|toss .* in/,
    function: 'coating',
  },
  {
    kinds: ['breadcrumbs', 'panko', 'rolled-oats'],
    title: /meatball|meat ?loaf|burger|patt(?:y|ies)|crab cake/,
    function: 'binder',
  },
  // What little flour stands beside a bought crust or under potatoes binds the sauce.
  { kinds: ['flour'], title: /\bpot ?pie|shepherd|cottage pie/, function: 'thickener' },
  {
    kinds: ['flour'],
    title:
      /cakes?\b|cookies?|muffin|bread|brownie|scones?|biscuits?|pie|tart|pancake|waffle|rolls?\b|buns?\b/,
    function: 'structure',
  },
  { kinds: ['flour'], title: /soup|stew|gravy|sauce|chowder|gumbo|casserole/, function: 'thickener' },
];

/** Last words of the food's names, for finding the sentences that speak of it. */
function headsOf(food: Food, name: string): readonly string[] {
  const words = [name, food.name].flatMap(
    (text) =>
      text
        .toLowerCase()
        .match(/[a-zéè-]+/g)
        ?.at(-1) ?? [],
  );
  return [...new Set(words.map((word) => word.replace(/(?:es|s)$/, '')))].filter((word) => word.length > 2);
}

const mixedIn = /\b(?:mix|add|beat|whisk|combine|stir|knead|fold|cream|dough|batter)/;

const uses = createRecent<RecipeText, Map<string, IngredientUse>>();

/** Reads what an ingredient does in a recipe out of its title and instructions; once for each text. */
export function useOf(food: Food, name: string, text: RecipeText): IngredientUse {
  const known = uses.get(text, () => new Map());
  const key = `${food.id}|${name}`;
  let use = known.get(key);
  if (use === undefined) known.set(key, (use = readUse(food, name, text)));
  return use;
}

/** What a title says of every ingredient alike; read once for a recipe. */
const titles = createRecent<RecipeText, ReadonlySet<Context>>();

function titleContexts(text: RecipeText): ReadonlySet<Context> {
  const contexts = new Set<Context>();
  // The last word of a title says most: a pasta salad is a salad, a chicken noodle soup a soup.
  const shown = dishContexts.flatMap(([pattern, found]) => {
    const hit = pattern.exec(text.title);
    return hit === null ? [] : [{ at: hit.index + hit[0].length, found }];
  });
  // "Frosting for cupcakes" is a frosting, "salad with ginger dressing" a salad.
  const head = text.title.search(/ (?:for|with) /);
  const place = (at: number): number => (head > 0 && at <= head ? at + text.title.length : at);
  shown.sort((a, b) => place(b.at) - place(a.at));
  for (const { found } of shown) for (const one of found) contexts.add(one);
  if (contexts.has('quick-bread')) contexts.delete('bread');
  return contexts;
}

function readUse(food: Food, name: string, text: RecipeText): IngredientUse {
  const heads = headsOf(food, name);
  const said = text.sentences.filter((sentence) => heads.some((head) => sentence.includes(head)));
  const contexts = new Set(titles.get(text, () => titleContexts(text)));
  const spoken = said.join(' ');
  for (const [pattern, found] of sentenceContexts)
    if (pattern.test(spoken)) for (const one of found) contexts.add(one);
  if (contexts.size === 0 && text.sentences.some((one) => /\bbake\b/.test(one))) contexts.add('baking');
  // Where nothing speaks of baking, the dish is cooked.
  if (contexts.size === 0 && text.sentences.length > 0) contexts.add('cooking');
  const found = new Set<IngredientFunction>();
  if (/\b(?:wash|glaze)\b/i.test(name) && isKind(food, 'egg'))
    return { contexts, functions: new Set(['glaze']) };
  for (const rule of functionRules) {
    if (!rule.kinds.some((kind) => isKind(food, kind))) continue;
    // Eggs that also go into the dough are more than its glaze.
    if (
      rule.function === 'glaze' &&
      said.some((sentence) => mixedIn.test(sentence) && !rule.said!.test(sentence))
    )
      continue;
    const hit =
      (rule.title?.test(text.title) ?? false) || said.some((sentence) => rule.said?.test(sentence) ?? false);
    if (hit) {
      found.add(rule.function);
      // The surest sign counts; an egg that is foamed may be brushed on too, but rarely matters.
      break;
    }
  }
  return { contexts, functions: found };
}
