/** What a title calls its dish: a stew, cookies, a salad. */
import { createMemo } from '#kernel/memo';

const sweetTitle =
  /\b(?:(?<!\b(?:fish|crab|sardine|salmon|tuna|cod|potato|rice|corn|shrimp|prawn|chickpea|bean|lentil|vegetable|zucchini|quinoa) )cakes?|cookies?|biscuits?|(?<!\b(?:cottage|shepherds?|shepherd['’]s|fish|fisherman['’]s|cumberland|meat|pork|steak|chicken|pot|tamale|spanakopita) )pies?|tarts?|puddings?|brownies?|muffins?|pancakes?|waffles?|ice cream|crumble|cobbler|(?<=(?:apple|pear|peach|berry|cherry|plum|rhubarb|fruit) )crisp|custard|fudge|scones?|dessert|chocolate|buns?|crepes?|donuts?|doughnuts?|macaroons?|cheesecake|tiramisu)\b/i;

/** A pie, a tart or a bun of these is none of the sweet ones. */
const savory =
  /\b(?:onions?|leeks?|garlic|lancashire|cheddar|gruy[eè]re|stilton|feta|goat['’]?s cheese|cheese (?:&|and) \p{L}+|ham|bacon|pork|beef|lamb|mince|sausages?|turkey|chicken|salmon|tuna|fish|crab|mushrooms?|spinach|tomato(?:es)?|asparagus|broccoli|cabbage|kale|lentils?|game|venison|duck|hot dogs?|burgers?|savou?ry|scallions?|chives?|jalape[nñ]os?|kimchi) (?:.*\b)?(?:pies?|tarts?|puddings?|muffins?|pancakes?|waffles?|cobbler|crumble|scones?|buns?|crepes?|custard|cheesecake)\b/iu;

/** Dishes by their title, for what is said where a recipe begins and ends. */
const dishes: Readonly<Record<string, RegExp>> = {
  stew: /\b(?:stews?|chili|chilli|goulash|ragu|ragout|tagine|hotpot|bourguignon|braised?|pot roast|gumbo)\b/i,
  // What is eaten cold is not spoken of as a pot that steams.
  soup: /^(?!.*\b(?:cold|chilled|iced|gazpacho|salmorejo|vichyssoise|ajo ?blanco|okroshka|fruit soup)\b).*\b(?:soups?|chowder|broth|bisque|ramen|pho|minestrone|borscht)\b/i,
  curry: /\b(?:curry|curries|dal|dahl|(?<!garam )masala|korma|vindaloo|tikka masala|saag|jalfrezi)\b/i,
  // A sourdough starter raises pancakes too, and bread comes in soups and puddings.
  loaf: /^(?!.*\b(?:pancakes?|waffles?|crackers?|pizzas?|soup|salad|pudding|sauce|stuffing|meat ?loaf|nut loaf|crumpets?|crumbs?|corn ?bread|(?:drizzle|banana|pumpkin|zucchini|courgette|date|fruit|tea|ginger|lemon|orange|carrot|pound|walnut|apple|marble|chocolate|malt) (?:loaf|bread)|short ?bread|sushi|maki|(?:cabbage|summer|lobster|california|hand|sausage|swiss|chicken|beef|pork|eggplant|zucchini) rolls?|spring rolls|egg rolls|rice paper)\b).*\b(?:bread|loaf|focaccia|ciabatta|baguettes?|sourdough|rolls|challah|brioche|naan|flatbreads?)\b/i,
  cake: /\b(?:(?<!\b(?:fish|crab|sardine|salmon|tuna|cod|potato|rice|corn|shrimp|prawn|chickpea|bean|lentil|vegetable|zucchini|quinoa) )cakes?|cupcakes?|muffins?|gateau|sponge|victoria sandwich|sandwich cake|gingerbread|(?:drizzle|banana|pumpkin|zucchini|courgette|date|fruit|tea|ginger|lemon|orange|carrot|pound|walnut|apple|marble|chocolate|malt) (?:loaf|bread))\b/i,
  cookies:
    /\b(?:cookies?|(?<!(?:southern|buttermilk|cheese|drop|flaky|savou?ry|bacon|cheddar|cream) )biscuits?|short ?bread|macaroons?|snickerdoodles?|biscotti)\b/i,
  // Neither a crumble nor a cobbler has a crust to roll.
  pie: /\b(?:(?<!\b(?:cottage|shepherds?|shepherd['’]s|fish|fisherman['’]s|cumberland|tamale) )pies?|tarts?|quiche|galette|pot pie)\b/i,
  salad: /\b(?:salads?|slaw|coleslaw|tabbouleh)\b/i,
  noodles:
    /\b(?:pasta|spaghetti|lasagn[ae]|linguine|penne|macaroni|mac and cheese|noodles?|carbonara|gnocchi|ravioli|fettuccine|alfredo)\b/i,
  italian:
    /\b(?:pasta|spaghetti|lasagn[ae]|linguine|penne|macaroni|carbonara|gnocchi|ravioli|fettuccine|alfredo|tagliatelle)\b/i,
  drink:
    /\b(?:lemonade|smoothie|cocktail|punch|tea|coffee|latte|shake|milkshake|juice|sangria|mojito|margarita|cocoa|lassi)\b/i,
  cold: /\b(?:ice cream|sorbet|panna cotta|mousse|cheesecake|tiramisu|trifle|jelly|parfait|possets?|syllabub|semifreddo|gelato|popsicles?)\b/i,
  roast: /\b(?:(?<!pan[- ])roast(?:ed)?|wellington|meat ?loaf)\b/i,
  breakfast:
    /\b(?:pancakes?|waffles?|omelette?|granola|porridge|oatmeal|french toast|frittata|scrambled|hash)\b/i,
  grain: /\b(?:rice|risotto|pilaf|paella|biryani|couscous|quinoa)\b/i,
  wraps:
    /\b(?:tacos?|burritos?|quesadillas?|enchiladas?|fajitas?|(?<!victoria )sandwich(?! cake)|burgers?|wraps?|sliders?)\b/i,
  gratin:
    /\b(?:gratin|casserole|(?<!no-|tray |sheet )bakes?|baked (?:pasta|mostaccioli|ziti|rice|macaroni|potatoes)|lasagn[ae]|moussaka|pastitsio|pastítsio|shepherd['’]?s pie|cottage pie|fish pie|fisherman['’]s pie|parmigiana)\b/i,
  custard: /\b(?:cr[eè]me br[uû]l[eé]e|custard|flan|panna cotta|pudding|cr[eè]me caramel)\b/i,
  meringue: /\b(?:pavlova|meringues?)\b/i,
  pancakes: /\b(?:pancakes?|waffles?|cr[eê]pes?|french toast|blini)\b/i,
  eggs: /\b(?:omelette?s?|frittata|eggs|scrambled|quiche)\b/i,
  dumplings: /\b(?:dumplings?|ravioli|vareniki|pierogi|gyoza|buns|bao)\b/i,
  meatballs: /\b(?:meatballs?|patties|burgers?|kofta)\b/i,
  fried: /\b(?:schnitzel|fritters?|donuts?|doughnuts?|fried|tempura|r[oö]sti|latkes?)\b/i,
  sauce: /\b(?:sauces?|ketchup|gravy|demi-glace|rag[uù]|bolognese|dressing|glaze)\b/i,
  mash: /\b(?:mash(?:ed)?|colcannon|stoemp|champ)\b/i,
  stirfry: /\b(?:stir[- ]fry|kung pao|chow mein|beef and broccoli|pad thai|fried rice)\b/i,
  spread: /\b(?:jam|marmalade|chutney|pesto|relish|preserves?)\b/i,
};

/** Narrower kinds, by what their cuisine calls them: each tells more than the kind that it belongs to. */
const narrower: Readonly<Record<string, RegExp>> = {
  noodlebowl: /\b(?:noodle|vermicelli|bun) bowls?\b|\bb[uú]n (?:ch[aả]|th[iị]t|b[oò])\b/i,
  noodlesoup: /\b(?:ramen|pho|ph[oở]|laksa|udon|(?:noodle|wonton|udon|ramen|miso) soup)\b/iu,
  asiannoodles:
    /\b(?:pad thai|chow mein|lo mein|yakisoba|soba|udon|dan dan|japchae|singapore|drunken|pancit|mee goreng|pad see ew|(?:sesame|rice|egg|peanut|garlic|chill?i) noodles)\b/i,
  pasta:
    /\b(?:pasta|spaghetti|linguine|penne|carbonara|fettuccine|alfredo|tagliatelle|orecchiette|rigatoni|bucatini|bolognese|puttanesca|arrabb?iata|cacio e pepe|amatriciana|pappardelle|orzo|ziti|macaroni)\b/i,
  lasagne: /\b(?:lasagn[ae]|cannelloni|manicotti|pastitsio)\b/i,
  maccheese: /\b(?:mac(?:aroni)?(?: and| &| n['’]?)? cheese)\b/i,
  gnocchi: /\bgnocchi\b/i,
  taco: /\b(?:tacos?|tostadas?)\b/i,
  burrito: /\b(?:burritos?|quesadillas?|enchiladas?|fajitas?|chimichangas?)\b/i,
  burger: /\b(?:(?:cheese|ham)?burgers?|sliders?)\b/i,
  sandwich:
    /\b(?<!victoria )(?:sandwich(?:es)?(?! cake)|toasties?|paninis?|b[aá]nh m[iì]|grilled cheese|club|subs?)\b/i,
  toast: /\b(?:on toast|toasts?|bruschetta|crostini)\b/i,
  pizza: /\b(?:pizzas?|calzones?)\b/i,
  flatbread: /\b(?:flatbreads?|naan|roti|chapatis?|parathas?|pitas?|lavash|manakish|gozleme)\b/i,
  dal: /\b(?:dal|dahl|daal|sambar)\b/i,
  thaicurry: /\b(?:thai|green|red|panang|massaman|yellow|coconut)\b[^,]{0,24}\bcurry\b/i,
  tagine: /\btagines?\b/i,
  chilli:
    /\bchill?i (?:con|sin)\b|\bchili\b(?! (?:oil|sauce|noodles?|crisp|garlic|lime|butter|paste|prawns?|chicken|beef|jam))/i,
  hotpot: /\b(?:hot ?pots?|sukiyaki|shabu)\b/i,
  chowder: /\b(?:chowders?|bisque)\b/i,
  ceviche: /\b(?:ceviches?|tiradito|aguachile|poke|tartare|crudo)\b/i,
  mezze: /\b(?:hummus|houmous|guacamole|baba ?gh?anoush|mutabal|tzatziki|muhammara|labneh|dips?)\b/i,
  skewers: /\b(?:skewers?|kebabs?|kabobs?|satay|yakitori|souvlaki|shashlik|brochettes?|anticuchos?)\b/i,
  pilaf: /\b(?:pilaf|pilau|pulao|jollof|biryani|plov|paella|jambalaya|arroz)\b/i,
  risotto: /\brisotto\b/i,
  friedrice: /\b(?:fried rice|nasi goreng)\b/i,
  sushi: /\b(?:sushi|maki|onigiri|temaki)\b/i,
  bowl: /\b(?:(?:rice|grain|buddha|poke|burrito|power|quinoa|salmon|chicken|beef|tofu) bowls?|bibimbap|donburi|oyakodon|gyudon)\b/i,
  gyoza:
    /\b(?:gyoza|potstickers?|jiaozi|wontons?|dumplings?|momos?|mandu|shumai|pierogi|vareniki|pelmeni|manti)\b/i,
  parcels:
    /\b(?:samosas?|empanadas?|past(?:y|ies)|(?:spring|egg) rolls?(?! in a (?:bowl|skillet|pan)| bowls?)|lumpia|b[oö]rek|spanakopita|turnovers?|strudel|sausage rolls?|summer rolls?|rolls in rice paper)\b/i,
  fishcake: /\b(?:fish|crab|salmon|tuna|cod) cakes?\b/i,
  fritters: /\b(?:fritters?|pakoras?|bhajis?|latkes?|r[oö]sti|falafel|croquettes?|acaraj[eé])\b/i,
  schnitzel: /\b(?:schnitzel|katsu|milanese|milanesa|tonkatsu|cutlets?)\b/i,
  ribsdish: /\b(?:ribs|pulled pork|brisket|barbecue|bbq|jerk|wings)\b/i,
  shakshuka: /\b(?:shakshuka|huevos rancheros|menemen)\b/i,
  porridge: /\b(?:porridge|oatmeal|congee|jook|overnight oats)\b/i,
  granola: /\bgranola\b/i,
  crumble:
    /\b(?:crumbles?|cobblers?|(?<=(?:apple|pear|peach|berry|cherry|plum|rhubarb|fruit|mango|apricot|nectarine) )crisp|brown betty|streusel)\b/i,
  cheesecake: /\bcheesecakes?\b/i,
  brownies: /\b(?:brownies?|blondies?)\b/i,
  scones: /\b(?:scones?|(?:southern|buttermilk|flaky|drop) biscuits?)\b/i,
  muffins: /\b(?:muffins?|cupcakes?)\b/i,
  icecream: /\b(?:ice cream|sorbet|gelato|semifreddo|kulfi|granita|popsicles?)\b/i,
  mousse: /\b(?:mousse|pots? de creme|possets?|syllabub|fool|panna cotta)\b/i,
  tiramisu: /\btiramis[uù]\b/i,
  ricepudding: /\b(?:rice pudding|kheer|arroz con leche)\b/i,
  breadpudding: /\b(?:bread and butter|bread) pudding\b/i,
  smoothie: /\b(?:smoothies?|milkshakes?|shakes?|lassi)\b/i,
  traybake: /\b(?:tray ?bake|sheet[- ]pan|one[- ]pan)\b/i,
  slaw: /\b(?:slaw|coleslaw)\b/i,
  jam: /\b(?:jam|marmalade|chutney|preserves?)\b/i,
  pickles: /\b(?:pickles?|pickled|kimchi|sauerkraut)\b/i,
};

const allDishes = Object.entries({ ...dishes, ...narrower });

/** All kinds of dishes. */
export const dishNames: readonly string[] = allDishes.map(([name]) => name);
/** Those that belong to a wider one. */
export const particularDishes: readonly string[] = Object.keys(narrower);

/**
 * What a title tells of its dish: of "oatmeal cookies" and "coffee cake" that they are cookies and a cake. A kind that
 * stands right before another is no dish of its own.
 */
export const dishWords = (title: string): readonly string[] => known.get(title, () => wordsOf(title));

/** A title is asked about where its recipe begins, ends and is told. */
const known = createMemo<readonly string[]>(256);

function wordsOf(whole: string): readonly string[] {
  // "Lemon possets + shortbread": the first is the dish.
  const title = whole.split(' + ')[0]!;
  const found = allDishes.flatMap(([name, pattern]) => {
    const match = pattern.exec(title);
    if (match === null) return [];
    // Some patterns look the whole title over before they find their word.
    const start = match[0].length === 0 ? 0 : match.index + (/(\S+)$/.exec(match[0])?.index ?? 0);
    return [{ name, start, end: match.index + match[0].length }];
  });
  return [
    ...(sweetTitle.test(title) && !savory.test(title) ? ['sweet'] : []),
    ...found
      .filter(
        (one) =>
          !found.some(
            (other) =>
              other.start >= one.end &&
              (leadsTo.test(title.slice(one.end, other.start)) ||
                (one.name === 'roast' && ofRoasted.test(title.slice(one.start, other.start)))),
          ),
      )
      .map(({ name }) => `=${name}`),
  ];
}

/** At most a word between two kinds, and nothing that sets them beside each other. */
const leadsTo = /^[ -](?!(?:and|with|in|on|or|for|from|w)\b)(?:\p{L}+[ -])?$/u;

/** "Roasted butternut squash soup" is a soup of what was roasted. */
const ofRoasted = /^roasted (?!.*\b(?:and|with|in|on|or|for|from)\b)/i;

/** "=stew|=soup: {title} from the Big Pot": the dishes that a pattern is for, none for all of them, and the pattern. */
export function titleParts(pattern: string): { readonly of: readonly string[]; readonly pattern: string } {
  const match = /^((?:=\w+|sweet)(?:\|(?:=\w+|sweet))*): (.*)$/su.exec(pattern);
  return match === null ? { of: [], pattern } : { of: match[1]!.split('|'), pattern: match[2]! };
}

/** Whether a dish is made as its kind says: what has a crust of the oven comes out of it late in its method. */
export function fitsMethod(kind: string, method: string): boolean {
  if (kind !== '=gratin') return true;
  const last = [...method.matchAll(inTheOven)].at(-1)?.index ?? -1;
  return last >= method.length * 0.4;
}

const inTheOven =
  /\b(?:bak(?:e[ds]?|ing)(?! (?:paper|sheets?|tins?|trays?|powder|soda|parchment|dish|pan)\b)|broil\w*|gratin\w*|roast(?:ed|ing)?|grill(?:ed|ing)?|(?:in|into|to|from|of) the (?:\p{L}+ )?oven|air[- ]?fry\w*)\b/giu;
