import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { shapeOf } from '../edit/can-do.ts';
import { characterOf } from '../healthify/character.ts';
import { isWhippedCream, whips } from '../healthify/whipped.ts';
import { sentencesOf } from '../healthify/technique.ts';
import { recipeText, useOf } from '../substitute/use.ts';
import { wordsOf, type BudgetScope, type PricedLine } from './scope.ts';

/** Foods that nobody puts in for the price: parts of what was there, concentrates, water, sweeteners without sugar. */
const poorTargets =
  /^(?:water|ice|stevia|sucralose|aspartame|saccharin|monk-fruit|erythritol|xylitol|allulose|msg|pectin|vanilla-powder|egg-yolk|egg-white|egg-substitute|egg-replacer|vegan-egg|baking-powder|baking-soda|cream-of-tartar|nutritional-yeast|ginger-ale|cucumber|banana|\S*broad-beans?|\S*fava-beans?)$|sweetener|extract$|-flavou?r|juice-powder|powdered-|-with-|smoothie|baby-food/;
/** Scents and colors that are measured in drops and spoons. */
const essence = /(?:extract|essence|flavou?ring|-color(?:ing)?|(?:rose|blossom)-water)$/;
const eaten: ReadonlySet<string> = new Set([
  'nuts-seeds-dried-fruit',
  'meat',
  'poultry',
  'seafood',
  'cheese',
  'pasta-rice-grains',
  'beans-legumes',
]);
/** Sharper, softer or of another dish than their kin. */
const noUnderstudy = /^(?:homemade-\S+|buffalo-sauce|frozen-banana|canned-mushroom\w*|croutons)$/;
/** Raw things that share a kind and nothing else on the plate. */
const apart: readonly (readonly [RegExp, RegExp])[] = [
  [/tomato/, /pepper/],
  [/pepper/, /tomato/],
  [/broccoli/, /bok-choy|cabbage/],
  [/egg-white/, /^egg$/],
  // Nothing that grows like it costs less than the white one.
  [/^mushroom-white/, /./],
  // What is laid beside a curry or a Korean roast is of its own table.
  [/naan|chapati|roti|paratha/, /./],
  [/kimchi/, /./],
  // What is thrown in for the last minute is no onion, which would be raw.
  [/^scallion/, /./],
  [/ciabatta|focaccia|sourdough|brioche/, /./],
  // What holds a patty is no loaf.
  [/(?:^|-)(?:buns?|rolls?)$/, /^(?!.*(?:bun|roll))/],
  [/^(?:\S+-)?yogurt/, /vanilla-|fruit-|flavou?red/],
  // A pale sauce of ground nuts is neither brown nor bitter.
  [/^cashew/, /walnut|pecan|hazelnut/],
  [/graham/, /animal|shortbread|wafer/],
  [/mascarpone/, /ricotta|cottage|sour-cream|yogurt|creme-fraiche/],
  // Beaten for a frosting or spread on a bagel, what is spooned from a tub runs.
  [/cream-cheese/, /ricotta|cottage|sour-cream|yogurt|creme-fraiche/],
  [/tahini/, /./],
  // Salt pork is boiled and rendered, not crisped over a salad, and a bird has none of the taste of lamb.
  [/pancetta|bacon|prosciutto|guanciale/, /salt-pork|fatback/],
  [/^ground-lamb$/, /turkey|chicken/],
  // What is crisped for its fat is no boiled ham.
  [/pancetta|bacon|guanciale/, /ham$/],
  // A gyros in a tortilla is a burrito, and a raita is spiced for another table.
  [/pita|naan|lavash|chapati|roti|flatbread/, /tortilla/],
  [/tortilla/, /pita|naan|lavash|chapati|roti/],
  [/tzatziki/, /raita/],
  [/raita/, /tzatziki/],
  [/bone-broth/, /./],
  // Tart berries that are cooked with sugar are no sweet ones, and honey is there for its taste.
  [
    /raspberry|raspberries|strawberry|strawberries|blueberry|blueberries|blackberry/,
    /cranberr|gooseberr|currant/,
  ],
  [/honey/, /sugar|corn-syrup/],
  [/granola|muesli/, /cereal|flakes/],
  [/^almond-flour/, /./],
  [/coleslaw-mix/, /red-cabbage/],
  [/(?:rye|whole|spelt|graham|buckwheat)\S*flour/, /^(?:all-purpose|bread)-flour$/],
  [/(?:heavy|double|whipping)-cream/, /half-and-half|light-cream/],
  [/white-chocolate/, /^(?!.*white)/],
  // Carob is sweet and has nothing of the bitterness.
  [/cocoa|chocolate/, /carob/],
  // Cress-like shoots wilt to nothing in a wok or a broth.
  [/bean-sprouts/, /alfalfa|radish/],
  // Bitter chocolate is what such a cake tastes of: the milky bar is another sweetness altogether.
  [
    /dark-chocolate|semisweet-chocolate|bittersweet|unsweetened-chocolate/,
    /milk-chocolate|white-chocolate|candy/,
  ],
  // A breast is pink in twelve minutes, a leg is tender after an hour and a half.
  [/^duck-breast/, /leg|whole|confit/],
  // Nothing else smells of anise.
  [/^fennel(?:-bulb)?$/, /./],
  // Sugar that lay beside a pod scents no cake.
  [/vanilla-(?:paste|bean|extract)/, /vanilla-sugar/],
  // Stewed tomatoes come with onion, pepper and sugar in them.
  [/tomato/, /stewed-tomatoes/],
  // What is mashed fresh and eaten cold is no fried beans.
  [/guacamole/, /beans/],
  [/coconut-water/, /./],
  // A green leaf is no dust out of a jar by the cupful: where a dried herb does, the thrifty moves say so.
  [
    /^(?:basil|parsley|cilantro|mint|dill|chives|tarragon|sage|oregano|thyme|rosemary|marjoram|chervil)$/,
    /^dried-|-flakes$/,
  ],
  // Clear fat bears a heat in which what is spread burns and spits.
  [/^ghee$|oil$|^lard$|drippings?$/, /margarine|spread|shortening/],
  // What is crumbled and browned is no raw pulse, which would have to be boiled first.
  [
    /^(?:plant-based-mince|pea-protein-mince|soy-mince)$/,
    /^(?!plant-based|pea-protein|soy|vegan|tofu|.*-tofu|tempeh)/,
  ],
  [/roquefort|gorgonzola|stilton|cabrales/, /^(?!.*(?:blue-cheese|gorgonzola|stilton|roquefort))/],
];
/** Butter that is cut, creamed or dotted is no oil. */
const solidFat =
  /\b(?:cold|cut|cubes?|cubed|chunks?|pieces|whipped|softened|soft|room temperature|pats?|dot)\b/i;
const minced = /\b(?:ground|minced?|burger|hamburger)\b/i;
const ownStarch = /arborio|carnaroli|vialone|risotto|bomba|sushi|glutinous|sticky/;
const gratingCheese = /parmesan|pecorino|grana|asiago/;
const dehydrated = /powder|flakes|granulated|dried/;
const slowCut = /shoulder|shank|chuck|brisket|neck|cheek|jowl|oxtail|short-rib|stew|belly|hock|round/;
const quickCut = /cutlet|chop|tenderloin|fillet|loin|sirloin|steak|breast|ribeye|rib-eye|strip/;
const tangy = /sour-cream|creme-fraiche|yogurt|buttermilk|kefir|quark|skyr|labneh/;
const readyToEat = /\b(?:pre-?cooked|ready[- ]cooked|cooked|leftover|ready[- ]to[- ](?:eat|wok|serve))\b/i;
const heated = /\b(?:simmer|cook|boil|fry|fried|saut[eé]|wilt|steam|bake|roast|microwave|braise|stew)/i;
/** Dishes of raw fish. */
export const eatenRaw =
  /\b(?:sushi|sashimi|poke|ceviche|cebiche|tartare?|carpaccio|crudo|tiradito|gravlax)\b/i;
const seaStock = /^(?:fish|shrimp|seafood|clam|dashi)(?:-|$)/;
/** Grams of wine or beer that are no splash. Own rule. */
const byTheBottle = 400;
const animals = [
  'beef',
  'veal',
  'pork',
  'lamb',
  'chicken',
  'turkey',
  'duck',
  'fish',
  'crustacean',
  'mollusc',
];

/** Whether a line may be given away to save money at all, whatever came in its place. */
export function isForSale({ food: from }: PricedLine): boolean {
  // Saving money is no reason to bring in a new leavening.
  if (['yeast', 'leavening', 'baking-powder', 'baking-soda'].some((id) => isKind(from, id))) return false;
  // The scent of a dish is not for sale; only what is dearer than gold is.
  return from.category !== 'spices-seasonings' || (from.price?.usdPerKg ?? 0) >= 150;
}

/** Grams of chocolate that make a cake of chocolate. Own rule. */
const chocolateCake = 100;
/** Grams of cream that make a sauce. Own rule. */
const creamSauce = 100;

/** Whether a guest would call it the same dish: rules for saving money only; any other reason may swap further. */
export function acceptable(line: PricedLine, to: Food, scope: BudgetScope): boolean {
  const { food: from } = line;
  if (poorTargets.test(to.id) && !poorTargets.test(from.id)) return false;
  // What scents by the drop is not the thing that it is named after: a teaspoon of almonds is no almond extract.
  if (essence.test(from.id) && !essence.test(to.id)) return false;
  // Nor does anything that is eaten come by the spoon in the place of a spice.
  if (from.category === 'spices-seasonings' && eaten.has(to.category)) return false;
  if (noUnderstudy.test(to.id) || apart.some(([one, other]) => one.test(from.id) && other.test(to.id)))
    return false;
  // Cocoa and butter make a crumb of chocolate, and a greasy cup.
  if (
    isKind(from, 'chocolate') &&
    /^cocoa-powder/.test(to.id) &&
    !characterOf(scope.understood, scope.health, scope.foods).words.has('baked')
  )
    return false;
  // Chips are made to keep their shape: they neither melt into a ganache nor grate, and cost no less than a plain bar.
  if (/chocolate-chips/.test(to.id) && !/chips/.test(from.id)) return false;
  // Cracked wheat swells in hot water; millet and rice want a pot.
  if (
    (isKind(from, 'bulgur') || isKind(from, 'couscous')) &&
    !isKind(to, 'bulgur') &&
    !isKind(to, 'couscous')
  )
    return false;
  // The coconut of a curry is no cooked milk, and what is fried in cubes no curd.
  if (/^coconut-(?:milk|cream)/.test(from.id) && !/coconut/.test(to.id)) return false;
  if (/paneer|halloumi/.test(from.id) && !/paneer|halloumi|tofu/.test(to.id)) return false;
  // Condensed milk thickens and sets what it goes into; evaporated milk with sugar in it runs.
  if (/condensed-milk/.test(from.id) && !/condensed/.test(to.id)) return false;
  // A bottle that gives a dish its own heat and salt is no other bottle.
  if (/hot-sauce|sriracha|chili-garlic|gochujang|harissa|sambal/.test(from.id) && from.id !== to.id)
    return false;
  // "Bacon preferably or bacon": what the line itself leaves open is chosen among, not changed.
  if (offersOther(line, scope)) return false;
  // What is grated hard is grated hard again, and only almonds are sold in slices.
  if (gratingCheese.test(from.id) && !gratingCheese.test(to.id) && !/grating/.test(to.id)) return false;
  if (
    isKind(from, 'nut') &&
    !/almond/.test(to.id) &&
    /\b(?:sliced?|slivered|flaked)\b/i.test(`${line.name} ${line.preparation ?? ''}`)
  )
    return false;
  // Drained curd holds a dough together where yogurt wets it.
  if (
    /quark|ricotta|cottage-cheese|skyr/.test(from.id) &&
    /yogurt|kefir|buttermilk/.test(to.id) &&
    scope.judgement.ingredients.some(({ food }) => food !== null && isKind(food, 'flour'))
  )
    return false;
  // What is stuffed is eaten as it is.
  if (/stuffed/.test(to.id) && !/stuffed/.test(from.id)) return false;
  // One shape of pasta costs what another does.
  if (isKind(from, 'pasta') && isKind(to, 'pasta') && from.price?.source === to.price?.source) return false;
  // Red bean buns are made of red beans, and what a dish is, it stays.
  if (isKind(from, 'legume') && line.titleWords.length > 0 && !isKind(to, from.id)) return false;
  const character = characterOf(scope.understood, scope.health, scope.foods);
  if (!character.admits(from, to, true)) return false;
  // The cream of a custard is what sets, and in an ice what stays soft.
  if (isKind(from, 'cream') && (character.words.has('custard') || character.words.has('frozen')))
    return false;
  if (isWhippedCream(from, line.key, scope.understood) && !whips(to)) return false;
  // Melted with chocolate, or in a sweet filling, it is the fat of the cream that sets.
  if (
    isKind(from, 'cream') &&
    (!isKind(to, 'cream') || tangy.test(to.id)) &&
    (['cake', 'sweet', 'pastry', 'batter', 'candy'].some((word) => character.words.has(word)) ||
      scope.judgement.ingredients.some(({ food }) => food !== null && isKind(food, 'chocolate')))
  )
    return false;
  // Nobody puts mince in the place of a leg of lamb that the list calls only meat.
  if (shapeOf(to) === 'mince' && !minced.test(line.name)) return false;
  // The butter of a cream or cheese sauce is what it tastes of.
  if (
    isKind(from, 'butter') &&
    isKind(to, 'oil') &&
    scope.judgement.ingredients.some(
      ({ food, grams }) => food !== null && isKind(food, 'cream') && (grams ?? 0) >= creamSauce,
    )
  )
    return false;
  // "Yukon Gold potatoes" for potatoes: a shop's cheapest is what the recipe asks for already.
  if (isKind(to, from.id) && !/frozen|canned|bone-in|powder|cube/.test(to.id)) return false;
  // An orange is sweet where a lemon is sharp.
  if (/^(?:lemon|lime)/.test(from.id) && /^lemon/.test(from.id) !== /^lemon/.test(to.id)) return false;
  if (/zest/.test(to.id) !== /zest/.test(from.id)) return false;
  const told = (): string =>
    [
      line.name,
      line.preparation ?? '',
      ...scope.understood.source.instructions.filter((text) =>
        text.toLowerCase().includes(from.name.split(' ').at(-1)!),
      ),
    ].join(' ');
  if (/juice/.test(to.id) && /slic|quarter|wedge|zest|peel|hal[fv]|squeez|skin|rind|grat/i.test(told()))
    return false;
  // What is there for its tang is tangy again.
  if (tangy.test(from.id) && !tangy.test(to.id)) return false;
  // A clove of garlic is no shallot.
  if (to.id === 'garlic' && !isKind(from, 'garlic')) return false;
  // A fillet that is wrapped or roasted whole is one piece; steaks are not.
  if (
    /tenderloin|loin-roast/.test(from.id) &&
    /steak|chop/.test(to.id) &&
    !/steak|medallion|slic|strip|cube|piece/i.test(told())
  )
    return false;
  // A sausage is its seasoning, and a cheese out of brine its salt.
  if (isKind(from, 'sausage') && !isKind(to, 'sausage')) return false;
  if (/^(?:feta|halloumi|goat-cheese|blue-cheese)/.test(from.id) && !isKind(to, from.id)) return false;
  if (isKind(from, 'legume') && /canned|cooked/.test(from.id) !== /canned|cooked/.test(to.id)) return false;
  // Risotto is made of risotto rice.
  if (
    ownStarch.test(from.id) &&
    to.id !== from.id &&
    /risotto|paella|sushi/i.test(scope.understood.source.title)
  )
    return false;
  // A rice pudding thickens by the starch of round grains.
  if (
    isKind(from, 'rice') &&
    (character.words.has('rice-pudding') || ofPorridge.test(line.name)) &&
    (ofPorridge.test(line.name) || !/short|medium|pudding|arborio/.test(to.id))
  )
    return false;
  // A Caesar is its romaine, and nothing else crunches and drips like a sprout.
  if (/romaine|gem/.test(from.id) && /\bcaesar\b/i.test(scope.understood.source.title)) return false;
  if (/sprouts$/.test(from.id) && !/brussels/.test(from.id) && !/sprouts$/.test(to.id)) return false;
  // What is grated over these is grated hard.
  if (
    gratingCheese.test(from.id) &&
    !gratingCheese.test(to.id) &&
    /\b(?:caesar|carbonara|alfredo|pesto|cacio|risotto|amatriciana|parm|parmigiana)\b/i.test(
      scope.understood.source.title,
    )
  )
    return false;
  // What is bought for its bite has no understudy.
  if (['capers', 'anchovy', 'olive'].some((id) => isKind(from, id)) && !isKind(to, from.kind ?? from.id))
    return false;
  if (/^capers?$|glaze/.test(from.id)) return false;
  // What is eaten raw is bought for it: nothing cheaper is safe there.
  if (
    (from.traits.includes('fish') || from.traits.includes('shellfish')) &&
    eatenRaw.test(`${scope.understood.source.title} ${line.name} ${line.preparation ?? ''}`)
  )
    return false;
  // A dish of the sea is cooked in no chicken stock.
  if (seaStock.test(from.id) && !seaStock.test(to.id) && !/^vegetable-stock/.test(to.id)) return false;
  // The one is there beside the other: twice the thin makes no thick.
  if (
    from.id === 'coconut-cream' &&
    isKind(to, 'coconut-milk') &&
    scope.judgement.ingredients.some(({ food }) => food !== null && food.id === to.id)
  )
    return false;
  // Where chocolate and butter are the cake, margarine is what one tastes.
  if (
    isKind(from, 'butter') &&
    /margarine|shortening|spread/.test(to.id) &&
    scope.judgement.ingredients.some(
      ({ food, grams }) => food !== null && isKind(food, 'chocolate') && (grams ?? 0) >= chocolateCake,
    )
  )
    return false;
  // Thick coconut cream let down with water is more work than it saves.
  if (from.id === 'coconut-milk' && /coconut-cream/.test(to.id)) return false;
  // Slices that are laid and rolled up round something are eaten as thin as they are; bacon is not.
  if (
    /prosciutto|parma-ham|serrano|bresaola|speck/.test(from.id) &&
    /bacon|pancetta/.test(to.id) &&
    /\b(?:wrap|roll|lay|line|drape)\b/i.test(scope.understood.source.instructions.join(' '))
  )
    return false;
  // Squid, mussels and prawns are three things on a plate.
  if ((isKind(from, 'mollusc') || isKind(from, 'crustacean')) && !isKind(to, from.id) && to.kind !== from.id)
    return false;
  // A prawn is no stick of fish paste, and a spiced sausage is its spice.
  if (/imitation|crab-stick|surimi|fish-paste/.test(`${to.id} ${to.ancestors.join(' ')}`)) return false;
  if (/chorizo|nduja|merguez|andouille|linguica|morcilla/.test(from.id) && from.kind !== to.id) return false;
  // The oil is what a pesto, a dressing or a dip tastes of.
  if (
    /olive-oil/.test(from.id) &&
    !/olive-oil/.test(to.id) &&
    (line.grams > 40 || ['dip', 'salad', 'condiment'].some((word) => character.words.has(word)))
  )
    return false;
  // A fondue of cheddar is none.
  if (
    isKind(from, 'cheese') &&
    /\b(?:fondue|raclette)\b/i.test(scope.understood.source.title) &&
    !/emmental|swiss|gruyere|appenzeller|fontina|raclette|gouda/.test(to.id)
  )
    return false;
  // What is boiled down until it is thick would split.
  if (
    isKind(from, 'cream') &&
    !tangy.test(from.id) &&
    tangy.test(to.id) &&
    scope.understood.steps.some(
      ({ mentions }, at) =>
        mentions.some(({ key }) => key === line.key) &&
        /\b(?:boil|simmer|bubble|reduce)/i.test(scope.understood.source.instructions[at]!),
    )
  )
    return false;
  // Coconut belongs in a curry, not in an Alpine cream sauce.
  if (isKind(from, 'cream') && /coconut/.test(to.id) && !character.words.has('curry')) return false;
  // Crumbs are crumbs: oats make porridge of a crust.
  if (
    isKind(from, 'breadcrumbs') &&
    !isKind(to, 'breadcrumbs') &&
    !/cracker|saltine|corn-flakes|panko|bread$/.test(to.id)
  )
    return false;
  // One potato by another name is still the potato that was asked for.
  if (isKind(from, 'potato') && isKind(to, 'potato') && to.id !== 'potato' && to.id !== 'russet-potato')
    return false;
  // The starch of these grains is the dish.
  if (ownStarch.test(from.id) && !ownStarch.test(to.id)) return false;
  // Nobody serves tinned greens beside a roast.
  if (
    /^canned-/.test(to.id) &&
    from.category === 'produce' &&
    !isKind(from, 'tomato') &&
    !isKind(from, 'corn')
  )
    return false;
  // Boiled milk caramel is thick enough to slice; a sauce runs.
  if (/caramel-sauce/.test(to.id) || /dulce-de-leche/.test(from.id)) return false;
  // Sushi rice is seasoned with the mild vinegar.
  if (/^rice-vinegar/.test(from.id) && !isKind(to, from.id)) return false;
  // A corn tortilla breaks where a wrap is rolled.
  if (/^corn-tortilla/.test(to.id) && !/^corn-tortilla/.test(from.id)) return false;
  // A loaf holds no filling.
  if (isKind(from, 'flatbread') !== isKind(to, 'flatbread')) return false;
  if (isKind(from, 'hard-cheese') !== isKind(to, 'hard-cheese')) return false;
  if (isKind(from, 'leafy-green') && /lettuce/.test(to.id) && !/lettuce|salad/.test(from.id)) return false;
  if (isKind(from, 'herb') && !isKind(to, from.id) && !to.id.includes(from.id)) return false;
  if (from.category === 'sauces-condiments' && to.category === 'spices-seasonings') return false;
  if (/\b(?:live|whole)\b/i.test(line.name) && from.id !== to.id && /tail|meat/.test(to.id)) return false;
  const named = new Set(wordsOf(to.name, to, scope));
  if (line.titleWords.some((word) => !named.has(word))) return false;
  if (isKind(from, 'citrus') && !isKind(to, 'citrus') && !/juice/.test(to.id)) return false;
  if (
    from.category === 'produce' &&
    dehydrated.test(to.id) &&
    !dehydrated.test(from.id) &&
    from.category !== to.category &&
    !isKind(from, 'herb')
  )
    return false;
  if (isKind(from, 'oil') && shapeOf(to) !== 'liquid') return false;
  if (to.category === 'beverages' && from.category !== 'beverages') return false;
  // A bottle of wine is no cup of vinegar; a spoonful of it in stock is another matter.
  if (from.traits.includes('alcohol') && isKind(to, 'vinegar')) return false;
  // What a dish is braised in by the bottle it is named after, in French if not in English.
  if (from.traits.includes('alcohol') && line.grams >= byTheBottle) return false;
  if (from.traits.includes('alcohol') && (to.category === 'beverages' || isKind(to, 'juice'))) return false;
  if (to.madeOf.length > 0 && from.madeOf.length === 0 && from.category === 'produce') return false;
  // Twenty grams of dried mushrooms are two hundred of fresh, and a prune is no plum.
  if (isDried(from) !== isDried(to) && (from.category === 'produce' || isKind(from, 'dried-fruit')))
    return false;
  if (isKind(from, 'mushroom') && /dried/.test(from.id) !== /dried/.test(to.id)) return false;
  // Ham gives no fat to brown the rest in.
  if (
    isKind(from, 'cured-pork') &&
    !/bacon|pancetta|lardon|pork-belly/.test(to.id) &&
    /\b(?:fat|drippings?|grease|render|rashers?|wrap)/i.test(scope.understood.source.instructions.join(' '))
  )
    return false;
  // What is cooked already is only loosened in hot water; dry noodles stay raw there.
  if (
    readyToEat.test(line.name) &&
    ['pasta', 'noodle', 'grain', 'rice', 'legume'].some((id) => isKind(from, id) || isKind(to, id)) &&
    !/cooked|canned/.test(to.id)
  )
    return false;
  // Cottage cheese is spooned; it neither crumbles nor is strewn.
  if (to.id === 'cottage-cheese' && /crumbl|sprinkl|scatter|strew|shav|slice|cube/i.test(told()))
    return false;
  // Frozen leaves and peas thaw in a hot pan, not in a salad.
  if (/^frozen-/.test(to.id) && !/^frozen-/.test(from.id) && !heated.test(told())) return false;
  // Thick yogurt clings and coats; what is poured does so only in a dough.
  if (isKind(from, 'yogurt-kind') && /buttermilk|kefir/.test(to.id) && !character.words.has('baked'))
    return false;
  // What is cut into pieces has no bone in it.
  if (
    /drumstick|wings?$|-legs?$|ribs/.test(to.id) &&
    !/drumstick|wings?$|-legs?$|ribs/.test(from.id) &&
    /\b(?:boneless|bite|strips?|cub(?:e|ed|es)|dic(?:e|ed)|slic(?:e|ed)|skewers?|cut into \S+ (?:inch|cm|pieces))\b|\b1["”] pieces/i.test(
      [...scope.understood.source.instructions, line.name, line.preparation ?? '']
        .filter((text) => /chicken|meat|thigh|breast|turkey/i.test(text))
        .join(' '),
    )
  )
    return false;
  if (!meatFits(from, to)) return false;
  // Two lines of one cheese, each with its own use, confuse the cook.
  if (
    isKind(to, 'cheese') &&
    scope.understood.recipe.ingredients.some(
      ({ food }) =>
        food === to.id || (food !== null && food !== from.id && isKind(scope.foods.get(food) ?? to, to.id)),
    )
  )
    return false;
  // A gram with the bone is not a gram of meat, and bones do not go on skewers.
  if (/^bone-in-|^whole-/.test(to.id) && !/^bone-in-|^whole-/.test(from.id)) return false;
  // What comes out of a can is too soft for the pan.
  if (
    /^canned-/.test(to.id) &&
    !/^canned-/.test(from.id) &&
    /\b(?:fr(?:y|ied)|grill|roast|bak(?:e|ing)|broil|poach|cut side|char|sear|saut|fillets?\b|steaks?\b)/i.test(
      told(),
    )
  )
    return false;
  if (/canned|frozen/.test(to.id) && !/canned|frozen/.test(from.id)) {
    const { contexts } = useOf(
      from,
      line.name,
      recipeText(scope.understood.source.title, scope.understood.source.instructions),
    );
    if (
      (['raw', 'salad', 'sandwich', 'grilling', 'topping', 'dip'] as const).some((one) => contexts.has(one))
    )
      return false;
  }
  return fatFits(line, to, scope);
}

/** "Guanciale preferably or bacon". */
export const offersOther = ({ key }: PricedLine, { understood }: BudgetScope): boolean =>
  understood.grounded.some(
    (one) => one.key === key && /\b(?:preferabl[ye]|ideally)\b[^,;(]*\bor\b/i.test(one.parsed.source),
  );
const ofPorridge = /\b(?:porridge|pudding)\b/i;
const isDried = (food: Food): boolean => /^(?:sun-)?dried-/.test(food.id) || isKind(food, 'dried-fruit');

/** A cut for the pan is not braised; another animal only as mince; bacon only for bacon. */
function meatFits(from: Food, to: Food): boolean {
  if (!from.traits.includes('meat') && !from.traits.includes('fish')) return true;
  if (from.traits.includes('cured-meat') !== to.traits.includes('cured-meat')) return false;
  if (quickCut.test(from.id) && slowCut.test(to.id)) return false;
  const [a, b] = [from, to].map((food) => animals.find((one) => isKind(food, one)));
  const mince = shapeOf(from) === 'mince' && shapeOf(to) === 'mince';
  return a === b || mince || /sausage/.test(from.id + to.id);
}

/** Crushed biscuits that fat holds together. */
const crumbBase = ({ source, grounded }: BudgetScope['understood']): boolean =>
  /\b(?:crush|crumbs?)\b/i.test(source.instructions.join(' ')) &&
  grounded.some(
    ({ ingredient: { food } }) => food !== null && (isKind(food, 'cookie') || isKind(food, 'cracker')),
  );

/** Sheets of filo with sugar or honey between or over them. */
const layered = ({ grounded }: BudgetScope['understood']): boolean => {
  const has = (kind: string): boolean =>
    grounded.some(({ ingredient: { food } }) => food !== null && isKind(food, kind));
  return has('phyllo') && (has('sugar') || has('honey'));
};

/** "Serve with a bit of butter in the middle", "spread with butter". */
const isServedOnTop = (key: string, { steps, source }: BudgetScope['understood']): boolean =>
  steps.some(({ mentions }, at) =>
    sentencesOf(source.instructions[at]!).some(
      ({ start, end, text }) =>
        onTop.test(text) && mentions.some((one) => one.key === key && one.start >= start && one.start < end),
    ),
  );
const isHandledSolid = (key: string, { steps, source }: BudgetScope['understood']): boolean =>
  steps.some(({ mentions }, at) => {
    const text = source.instructions[at]!;
    return mentions.some(
      ({ key: own, start, end }) =>
        own === key &&
        (/\b(?:cut|tear|cube|dice|rub|crumble|grate|flake|dot|cream)\b[^.;,]{0,24}$/i.test(
          text.slice(0, start),
        ) ||
          /^ (?:flakes?|cubes|pieces|curls?|pats?|knobs?|shavings)\b/i.test(text.slice(end))),
    );
  });
const onTop =
  /\b(?:serve[sd]?|top(?:ped)? (?:each |it |them )?with|on top|in the middle|spread|knob|dabs?|pile up|between|dot(?:ted)?)\b/i;

/** Dough and cream want a fat that is solid; oil goes where fat is melted or fried with. */
function fatFits({ food, key, name, preparation }: PricedLine, to: Food, scope: BudgetScope): boolean {
  const { understood } = scope;
  // Brushed between the sheets of a sweet pastry the butter is most of what is tasted.
  if (isKind(food, 'butter') && !isKind(to, 'butter') && layered(understood)) return false;
  // "Cut up the butter", "butter flakes round the edge": what is poured has no pieces.
  if (isKind(to, 'oil') && isHandledSolid(key, understood)) return false;
  // A knob that melts on top of the finished dish is tasted as what it is.
  if (isKind(food, 'butter') && !isKind(to, 'butter') && isServedOnTop(key, understood)) return false;
  if (shapeOf(food) !== 'fat' || shapeOf(to) === 'fat') return true;
  // A base of crumbs sets because the butter does.
  if (/\b(?:press|chill|set)\b/i.test(understood.source.instructions.join(' ')) && crumbBase(understood))
    return false;
  // A cookie sets because its butter does.
  if (isKind(food, 'butter') && characterOf(understood, scope.health, scope.foods).words.has('cookie'))
    return false;
  if (/melted/.test(preparation ?? '')) return true;
  if (solidFat.test(`${name} ${preparation ?? ''}`)) return false;
  const { contexts, functions } = useOf(
    food,
    name,
    recipeText(understood.source.title, understood.source.instructions),
  );
  if (functions.has('pastry-fat') || functions.has('creaming')) return false;
  return !(['baking', 'bread', 'pastry', 'frosting', 'dessert', 'candy', 'spread'] as const).some((one) =>
    contexts.has(one),
  );
}
