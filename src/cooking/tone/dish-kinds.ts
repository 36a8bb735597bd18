/** What a title calls its dish: a stew, cookies, a salad. */
import { createMemo } from '#kernel/memo';

const sweetTitle =
  /\b(?:(?<!\b(?:fish|crab|sardine|salmon|tuna|cod|potato|rice|corn|shrimp|prawn|chickpea|bean|lentil|vegetable|zucchini|quinoa) )cakes?|cookies?|biscuits?|(?<!\b(?:cottage|shepherds?|shepherd['’]s|fish|fisherman['’]s|cumberland|meat|pork|steak|chicken|pot|tamale|spanakopita) )pies?|tarts?|puddings?|brownies?|muffins?|pancakes?|waffles?|ice cream|crumble|cobbler|crisp|custard|fudge|scones?|dessert|chocolate|buns?|crepes?|donuts?|doughnuts?|macaroons?|cheesecake|tiramisu)\b/i;

/** Dishes by their title, for what is said where a recipe begins and ends. */
const dishes: Readonly<Record<string, RegExp>> = {
  stew: /\b(?:stews?|chili|chilli|goulash|ragu|ragout|tagine|hotpot|bourguignon|braised?|pot roast|gumbo)\b/i,
  soup: /\b(?:soups?|chowder|broth|bisque|ramen|pho|minestrone|borscht|gazpacho)\b/i,
  curry: /\b(?:curry|curries|dal|dahl|(?<!garam )masala|korma|vindaloo|tikka masala|saag|jalfrezi)\b/i,
  // A sourdough starter raises pancakes too, and bread comes in soups and puddings.
  loaf: /^(?!.*\b(?:pancakes?|waffles?|crackers?|pizzas?|soup|salad|pudding|sauce|stuffing|meat ?loaf|nut loaf|crumpets?|crumbs?|corn ?bread|(?:drizzle|banana|pumpkin|zucchini|courgette|date|fruit|tea|ginger|lemon|orange|carrot|pound|walnut|apple|marble|chocolate|malt) (?:loaf|bread)|shortbread|spring rolls|egg rolls|rice paper)\b).*\b(?:bread|loaf|focaccia|ciabatta|baguettes?|sourdough|rolls|challah|brioche|naan|flatbreads?)\b/i,
  cake: /\b(?:(?<!\b(?:fish|crab|sardine|salmon|tuna|cod|potato|rice|corn|shrimp|prawn|chickpea|bean|lentil|vegetable|zucchini|quinoa) )cakes?|cupcakes?|muffins?|gateau|sponge|victoria sandwich|sandwich cake|gingerbread|(?:drizzle|banana|pumpkin|zucchini|courgette|date|fruit|tea|ginger|lemon|orange|carrot|pound|walnut|apple|marble|chocolate|malt) (?:loaf|bread))\b/i,
  cookies:
    /\b(?:cookies?|(?<!(?:southern|buttermilk|cheese|drop|flaky|savou?ry|bacon|cheddar|cream) )biscuits?|shortbread|macaroons?|snickerdoodles?|biscotti)\b/i,
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
    /\b(?:gratin|casserole|(?<!no-|tray |sheet )bakes?|baked (?:pasta|mostaccioli|ziti|rice|macaroni|potatoes)|lasagn[ae]|moussaka|pastitsio|pastítsio|shepherd['’]?s pie|cottage pie|fish pie|fisherman['’]s pie|parmigiana|norma)\b/i,
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
  spread: /\b(?:jam|marmalade|chutney|hummus|dip|pesto|salsa|relish|guacamole|preserves?)\b/i,
};

/** All kinds of dishes. */
export const dishNames: readonly string[] = Object.keys(dishes);

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
  const found = Object.entries(dishes).flatMap(([name, pattern]) => {
    const match = pattern.exec(title);
    if (match === null) return [];
    // Some patterns look the whole title over before they find their word.
    const start = match[0].length === 0 ? 0 : match.index + (/(\S+)$/.exec(match[0])?.index ?? 0);
    return [{ name, start, end: match.index + match[0].length }];
  });
  return [
    ...(sweetTitle.test(title) ? ['sweet'] : []),
    ...found
      .filter(
        (one) =>
          !found.some((other) => other.start >= one.end && leadsTo.test(title.slice(one.end, other.start))),
      )
      .map(({ name }) => `=${name}`),
  ];
}

/** At most a word between two kinds, and nothing that sets them beside each other. */
const leadsTo = /^[ -](?!(?:and|with|in|on|or|for|from|w)\b)(?:\p{L}+[ -])?$/u;

/** "=stew|=soup: {title} from the Big Pot": the dishes that a pattern is for, none for all of them, and the pattern. */
export function titleParts(pattern: string): { readonly of: readonly string[]; readonly pattern: string } {
  const match = /^((?:=\w+|sweet)(?:\|(?:=\w+|sweet))*): (.*)$/su.exec(pattern);
  return match === null ? { of: [], pattern } : { of: match[1]!.split('|'), pattern: match[2]! };
}
