import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Action, Method } from '../../vocabulary.ts';
import type { Clause, DishClass } from '../model.ts';
import { ovenActions } from './detect-method.ts';
import { isThinLiquid, mainPart, type Part } from './parts.ts';

const wet = new Set<Action>([
  'simmer',
  'boil',
  'braise',
  'stew',
  'poach',
  'slow-cook',
  'pressure-cook',
  'reduce',
]);
const ovenLike = new Set<Method>(['oven', 'convectionOven', 'toasterOven', 'airFryer', 'campfire']);

/** The cake of eggs and potatoes, and no flat bread. */
const eggTortilla =
  /\b(?:spanish|potato|egg) (?:\w+ )?tortillas?\b|\btortilla (?:espa[nñ]ola|de (?:patatas?|papas?))\b/i;

/** Words of a title that settle what it is, for what comes out of an oven. */
const bakedTitles: readonly (readonly [RegExp, DishClass])[] = [
  [
    /\b(?:granola|muesli|cereals?|croutons|(?:roasted|spiced|candied) (?:nuts|almonds|pecans|cashews|seeds))\b/i,
    'toasted',
  ],
  [/\b(?:souffl[eé]s?|meringues?|pavlova|macarons?)\b/i, 'souffle'],
  [
    /\b(?:cr[eè]me br[uû]l[eé]e|custards?|flans?|cheesecakes?|pots? de cr[eè]me|panna cotta|cr[eè]me caramel)\b/i,
    'custard',
  ],
  [/\b(?:shepherd['’]?s|cottage|fish|hachis|chinois)\b/i, 'casserole'],
  [
    /\b(?:lasagn[ae]|gratin|casserole|enchiladas?|moussaka|past[ií]tsio|parmigiana|parmesan bake|cobbler|crumble|crisp|mostaccioli|baked pasta|ziti|(?:mac(?:aroni)?|cauliflower|leek) (?:(?:and|&|n|'n') )?cheese|dauphinois\w*|boulang[eè]re|strata|bread pudding|(?<!tray[ -]?)(?<!pan )bake|arroz al horno|stuffed)\b/i,
    'casserole',
  ],
  [
    /\b(?:pies?|tarts?|tarte|quiches?|galette|strudel|turnovers?|empanadas?|wellington|tartlets?|pasties|pasty|vol-au-vents?|spanakopita|samosas?|b(?:o|oe|u)reks?|pastizzi)\b/i,
    'pie',
  ],
  [
    /\b(?:cookies?|biscotti|shortbreads?|short bread|macaroons?|ginger ?snaps?|crackers|scones?|biscuits?|rusks)\b/i,
    'cookies',
  ],
  [
    /\b(?:corn ?bread|banana bread|muffins?|cup ?cakes?|brownies?|blondies|gingerbread|cakes?|sponge|torta|quick bread|soda bread|tarta de|loaf cake)\b/i,
    'cake',
  ],
  [
    /\b(?:breads?|pizzas?|focaccia|ciabatta|baguettes?|buns?|rolls|pretzels?|zopf|challah|bagels?|brioche|naan|flatbreads?|calzone|stromboli)\b/i,
    'bread',
  ],
];

/** Words of a title that say that it simmers for long. */
const stewTitle =
  /\b(?:braise|braised|stew|daube|goulash|carbonade|bourguignon|chili|cassoulet|tagine|tajine|ragu|ragù|curry)\b/i;

/** Built up in a dish, whatever it is called. */
const layered =
  /\blayer\b[^.;]{0,80}\b(?:baking|casserole|gratin|oven-?proof|9 ?x ?13|8 ?x ?8|square)[- ]?(?:inch )?(?:dish|pan)\b/i;

/** Pieces that go through a wet batter into the fat. */
const dipsInBatter =
  /\b(?:dip|dunk|coat|dredge|drag|lower|swirl)\b[^.;]{0,60}\bbatter\b|\bbatter(?:ed)? (?:fish|pieces|strips|shrimp|prawns|chicken|onion)/i;

/** A pot that goes from the stove into the oven, or into it with a lid on. */
const potWords =
  /\b(?:dutch oven|casserole(?! dish)|pots?(?! roast)|stock ?pot|cocotte|saucepan|braiser|oven-?(?:proof|safe) (?:[\w-]+ )?(?:pan|skillet))\b/i;
const lidWords = /\b(?:cover(?!ing? with (?:foil|water))\w*|lid)\b/i;
/** So much thin liquid makes a sauce of what lies in it. */
const leastBraiseGrams = 200;

/** Whether what comes out of the oven simmered there in its liquid: in a pot, and under a lid or browned in it first. */
function braisesInPot(clauses: readonly Clause[], parts: readonly Part[]): boolean {
  const fluid = ({ food, item }: Part): boolean =>
    isThinLiquid(food) ||
    // A tin of tomatoes that bubbles in the pan before the fish goes in.
    (food !== null &&
      (isKind(food, 'coconut-milk') ||
        isKind(food, 'tomato-product') ||
        (isKind(food, 'tomato') && /\b(?:tins?|cans?|tinned|canned|passata)\b/i.test(item.text))));
  const liquid = parts.filter(fluid).reduce((sum, { grams }) => sum + grams, 0);
  if (liquid < leastBraiseGrams || !clauses.some(({ text }) => potWords.test(text))) return false;
  // Fish is done in its sauce in minutes.
  const least = mainPart(parts)?.safe?.kind === 'fish' ? 10 : 25;
  const baked = clauses.findIndex(
    ({ actions, minutes, text }) =>
      (actions.some((action) => ovenActions.has(action)) && (minutes === null || minutes[1] >= least)) ||
      (/(?<!dutch )\boven\b/i.test(text) && (minutes?.[1] ?? 0) >= 25),
  );
  if (baked < 0) return false;
  // Roasted on a sheet while rice boils in the pot: nothing braises.
  if (
    clauses.some(
      ({ step, text }) =>
        step === clauses[baked]!.step &&
        /\b(?:baking|sheet|cookie)[- ](?:sheets?|trays?|pans?)\b/i.test(text),
    )
  )
    return false;
  const before = clauses.slice(0, baked + 1);
  const started = before.some(({ actions }) =>
    actions.some((action) => ['sear', 'saute', 'fry', 'sweat'].includes(action)),
  );
  const lidded = before.some(({ text }) => lidWords.test(text));
  const soft = parts.every(({ safe }) => safe === null || safe.kind === 'egg');
  return (started && lidded) || (soft && !started && liquid >= leastBraiseGrams * 2);
}

/** "Bake the meatballs on a tray", of a dish whose title names the sauce that they go into afterwards. */
export function bakedDry(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  parts: ReadonlyMap<string, Part>,
): boolean {
  if (!ovenLike.has(source) || source === 'campfire') return false;
  if (!/\b(?:meat ?balls|koftas?|polpette|albondigas)\b/i.test(understood.recipe.title)) return false;
  const baked = clauses.findIndex(
    ({ actions, minutes }) =>
      minutes !== null && actions.some((action) => action === 'bake' || action === 'roast'),
  );
  if (baked < 0) return false;
  const { step } = clauses[baked]!;
  const told = clauses
    .slice(0, baked + 1)
    .map(({ text }) => text)
    .join(' ');
  return (
    /\b(?:trays?|sheets?|rack)\b/i.test(told) &&
    !/\b(?:sauce|gravy|stock|broth|tomatoes|passata)\b/i.test(told) &&
    understood.steps[step]!.contents.some((key) => (parts.get(key)?.safe ?? null) !== null) &&
    !clauses
      .slice(baked + 1)
      .some(({ actions }) => actions.some((action) => action === 'bake' || action === 'roast'))
  );
}

/** What sort of dish it is, as far as the way of cooking goes. */
export function classify(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  parts: ReadonlyMap<string, Part>,
): DishClass {
  const { recipe } = understood;
  // Without accents, after which a word's end is not found.
  const title = recipe.title.normalize('NFD').replace(/\p{M}/gu, '');
  const text = recipe.steps.map((step) => step.text).join('\n');
  const all = [...parts.values()];
  const acts = (test: (action: Action) => boolean): boolean => clauses.some((one) => one.actions.some(test));
  const grams = (test: (part: Part) => boolean): number =>
    all.filter(test).reduce((sum, one) => sum + one.grams, 0);
  const total = Math.max(
    1,
    grams(() => true),
  );
  const kind =
    (...names: readonly string[]) =>
    (part: Part): boolean =>
      part.food !== null && names.some((name) => isKind(part.food!, name));
  const flour = grams(kind('flour'));
  const sugar = grams(kind('sugar-kind'));
  const floury = all.some((one) => kind('flour')(one));
  const yeast =
    all.some((one) => one.food !== null && /yeast|sourdough-starter/.test(one.food.id)) ||
    /\b(?:yeast|sourdough|starter|levain)\b/i.test(recipe.ingredients.map((one) => one.text).join('\n'));
  const heated = acts((action) => actionNature[action].heats);
  const soupy =
    /\b(?:soups?|chowder|bisque|broth|borscht|borsch|gumbo|ramen|pho|stock|erwtensoep|sopa|tom yam|minestrone|gazpacho|velout[eé])\b/i.test(
      title.split(/\bwith\b/i)[0]!,
    );
  if (source === 'noCook' && !heated) return 'raw';
  if (
    /\b(?:jam|jelly|marmalade|caramels?|candy|candies|fudge|toffee|brittle|syrup|ketchup)\b/i.test(title) &&
    sugar > total * 0.12 &&
    !ovenLike.has(source)
  )
    return 'preserve';
  if (/\bsterili[sz]|\bcanning\b|\bjars? and seal\b/i.test(text)) return 'preserve';
  const deep = acts((action) => action === 'deep-fry');
  // A litre of oil "for frying", and balls of dough.
  if (
    !ovenLike.has(source) &&
    source !== 'noCook' &&
    flour > total * 0.2 &&
    recipe.ingredients.some((one) =>
      /\b(?:oil|fat|lard|shortening)\b[^,;]*\bfor (?:deep[- ]?)?frying\b/i.test(one.text),
    ) &&
    /\b(?:balls|dough|twists|rings)\b/i.test(text)
  )
    return 'fried';
  const crumbed =
    all.some((one) => one.food !== null && /breadcrumbs|panko/.test(one.food.id) && one.grams >= 20) &&
    acts((action) => action === 'coat' || action === 'fry' || action === 'deep-fry');
  const dredged =
    acts((action) => action === 'coat') && flour > 20 && /\b(?:dredge|coat|dip|bread)\b/i.test(text);
  if (deep || source === 'deepFryer')
    return /\bbatter\b/i.test(text) ||
      (flour > total * 0.2 &&
        !/\bdough\b|\bdredge|\broll\b/i.test(text) &&
        grams(kind('meat', 'fish', 'shellfish', 'poultry', 'potato')) < total * 0.25)
      ? 'batterFried'
      : 'fried';
  if (
    source === 'oven' ||
    source === 'convectionOven' ||
    source === 'toasterOven' ||
    source === 'airFryer' ||
    // A sponge that a microwave sets is a cake all the same.
    (source === 'microwave' && flour > total * 0.1 && sugar > total * 0.1)
  ) {
    for (const [pattern, dish] of bakedTitles) {
      if (!pattern.test(title)) continue;
      // A casserole is a pot as well as a bake: what was browned in it and poured over is a stew.
      if (
        dish === 'casserole' &&
        /\bcasserole\b/i.test(title) &&
        grams((part) => part.safe !== null && part.safe.kind !== 'egg') >= 400 &&
        grams((part) => isThinLiquid(part.food)) >= 250 &&
        !/\b(?:baking|casserole|gratin) dish\b/i.test(text) &&
        clauses.some(
          ({ actions, text: said }) =>
            actions.some((one) => one === 'sear' || one === 'fry' || one === 'saute') ||
            /\bbrown\b/i.test(said),
        )
      )
        return 'stew';
      if (dish === 'cake' && yeast && flour > 200 && !/\bcake\b/i.test(title)) return 'bread';
      if (dish === 'bread' && !yeast && (sugar > 40 || grams(kind('bird-egg')) > 100)) return 'cake';
      if (
        dish === 'casserole' &&
        /\bstuffed\b/i.test(title) &&
        !/\b(?:peppers?|squash|tomato|shells|cabbage|vegetables|zucchini|eggplant|aubergine)/i.test(title)
      )
        continue;
      if (
        !floury &&
        (dish === 'bread' || dish === 'cookies' || dish === 'cake') &&
        grams(kind('grain', 'nut')) < 50
      )
        continue;
      return dish;
    }
    // Flour, sugar and eggs without yeast are a cake, whatever it is called.
    if (
      !yeast &&
      flour > total * 0.14 &&
      sugar > total * 0.1 &&
      grams(kind('bird-egg')) > 40 &&
      grams(kind('meat', 'poultry', 'fish')) === 0
    )
      return /\b(?:cookie sheet|baking sheet|baking tray)\b/i.test(text) ? 'cookies' : 'cake';
    if (flour > total * 0.22) {
      if (yeast) return 'bread';
      if (/\bdough\b/i.test(text) && sugar < flour * 0.15) return 'bread';
      if (/\bbatter\b/i.test(text) || grams(kind('bird-egg')) > 0)
        return /\b(?:baking sheet|cookie sheet|baking tray)\b/i.test(text) && !/\bbatter\b/i.test(text)
          ? 'cookies'
          : 'cake';
      return 'bread';
    }
    if (layered.test(text)) return 'casserole';
    if (/\b(?:water bath|bain[- ]marie)\b/i.test(text)) return 'custard';
  }
  if (
    soupy &&
    (!ovenLike.has(source) ||
      (/\bpots?\b/i.test(text) &&
        !/\b(?:sheets?|trays?|baking pan|croutons)\b/i.test(text) &&
        !/\bbroil/i.test(text)))
  )
    return 'soup';
  if (
    /\b(?:pancakes?|cr[eê]pes?|waffles?|blinis?|tortillas?|flatbreads?|naan|chapatis?|rotis?|french toast|hotcakes|dosas?|kropsua|fritters|r[oö]sti|latkes)\b(?! (?:espa|soup|pie|lasagn|casserole|salad|chips|strips|rolls?|wraps?|cake))/i.test(
      title.replace(eggTortilla, 'frittata'),
    )
  )
    return ovenLike.has(source) && source !== 'campfire' ? 'cake' : 'griddle';
  if (/\byog(?:h)?urt\b/i.test(title) && all.length <= 4) return 'preserve';
  if (
    /\b(?:curry|masala|goulash|chili con carne|tagine|tajine|stroganoff|fricass[eé]e|cacciatore)\b/i.test(
      title,
    ) &&
    (source === 'stovetop' || source === 'wok')
  )
    return 'stew';
  if (
    dipsInBatter.test(text) &&
    acts((action) => action === 'fry' || action === 'saute') &&
    !ovenLike.has(source)
  )
    return 'batterFried';
  // Twists and doughnuts: a dough that is kneaded, shaped and fried.
  if (
    flour > total * 0.3 &&
    !ovenLike.has(source) &&
    acts((action) => action === 'fry') &&
    acts((action) => action === 'knead' || action === 'roll') &&
    grams(kind('meat', 'fish', 'poultry')) === 0
  )
    return 'fried';
  const longest = (test: (action: Action) => boolean): number =>
    Math.max(0, ...clauses.filter((one) => one.actions.some(test)).map((one) => one.minutes?.[1] ?? 0));
  if (
    /\b(?:stir[- ]?fr(?:y|ied)|chow mein|lo mein|fried rice|kung pao|pad thai)\b/i.test(title) ||
    // What is stir-fried for a minute and then simmers for an hour is a stew.
    (acts((action) => action === 'stir-fry') && longest((action) => wet.has(action)) < 20) ||
    (source === 'wok' && longest((action) => wet.has(action)) < 30)
  )
    return 'stirFry';
  const stewing = Math.max(
    longest((action) => wet.has(action)),
    // A simmer without a time is a long one where there is meat that needs it.
    acts((action) => action === 'simmer' || action === 'stew' || action === 'braise') &&
      all.some((part) => part.time?.tough === true && part.safe !== null && part.grams > 200)
      ? 60
      : 0,
  );
  const searing = longest((action) =>
    ['sear', 'fry', 'saute', 'grill', 'toast', 'caramelise', 'sweat'].includes(action),
  );
  if (
    (crumbed && !/\bmeat ?(?:balls|loaf)\b|\bpatties\b|\bburgers?\b/i.test(title)) ||
    (dredged && acts((action) => action === 'fry') && stewing < 15)
  ) {
    if (stewing < 30 && !ovenLike.has(source)) return 'fried';
    if (
      ovenLike.has(source) &&
      crumbed &&
      /\b(?:crumb|bread|crust|crispy|nuggets|schnitzel|fish fingers|tenders)/i.test(title + text)
    )
      return 'fried';
  }
  const eggs = grams(kind('bird-egg'));
  if (
    /\b(?:omelet(?:te)?s?|frittata|scrambled|shakshuka|egg bites)\b/i.test(title) ||
    eggTortilla.test(title) ||
    (eggs > total * 0.45 &&
      acts((action) => action === 'fry' || action === 'saute' || action === 'beat' || action === 'whisk') &&
      flour === 0)
  )
    return 'eggs';
  if (ovenLike.has(source) && source !== 'campfire') {
    const main = mainPart(all);
    // Rice that swells in its milk is a grain, wherever it stands.
    const rice = grams(kind('rice'));
    if (
      rice >= 60 &&
      all.every(({ safe }) => safe === null) &&
      grams((part) => isThinLiquid(part.food) || (part.food !== null && isKind(part.food, 'milk'))) >=
        rice * 3
    )
      return 'grain';
    // Set with eggs in a dish, it is a bake, whatever its name.
    if (eggs >= 200 && eggs > total * 0.15 && /\bbaking (?:dish|pan)\b/i.test(text) && flour === 0)
      return 'casserole';
    if (braisesInPot(clauses, all)) return soupy ? 'soup' : 'stew';
    if (
      /\broast(?:ed)? (?:beef|pork|lamb|turkey|chicken|goose|duck)\b(?! (?:breasts?|thighs?|wings?|drumsticks?|legs?|pieces|fillets?|chops?|strips|skewers))|\b(?:beef|pork|lamb|turkey|veal|sunday) roast\b|\bmeat ?loaf\b/i.test(
        title,
      )
    )
      return 'roast';
    if (stewTitle.test(title) && !/\broast\b/i.test(title)) return soupy ? 'soup' : 'stew';
    if (main?.safe && main.whole && main.safe.kind !== 'egg' && main.safe.kind !== 'fish') {
      const liquid = grams((part) => isThinLiquid(part.food));
      if (/\b(?:roast|whole|leg of|shoulder)\b/i.test(title)) return 'roast';
      return liquid > 250 && /\b(?:cover|braise|lid|foil)/i.test(text) ? 'stew' : 'roast';
    }
    if (
      grams((part) => isThinLiquid(part.food)) > total * 0.22 &&
      grams(kind('meat', 'poultry')) > 200 &&
      !/\b(?:baking|cookie|sheet)[- ](?:sheets?|trays?|pans?)\b/i.test(text)
    )
      return soupy ? 'soup' : 'stew';
    if (
      /\b(?:baking|casserole|gratin|pyrex|glass|oven) dish\b|\bcasserole\b|\bbaking pan\b/i.test(text) &&
      grams(kind('cheese', 'pasta', 'cream', 'milk', 'rice')) > total * 0.15
    )
      return 'casserole';
    if (eggs > total * 0.3 && flour === 0) return 'eggs';
    return 'pieces';
  }
  if (source === 'grill' || source === 'smoker' || source === 'sousVide') {
    const main = mainPart(all);
    return main?.whole && main.safe && main.safe.kind !== 'egg' ? 'roast' : 'pieces';
  }
  const noodles = [...parts.values()].filter(kind('pasta', 'noodle'));
  // "Pasta of your choice" has no weight, and is the dish all the same.
  const titled =
    noodles.length > 0 && /\b(?:pasta|noodles|spaghetti|fettuccine|linguine|penne|macaroni)\b/i.test(title);
  // "Serve over cooked noodles": they are beside the dish.
  const pasta =
    !titled && servedOver.test(text) && !boilsPasta.test(text)
      ? 0
      : Math.max(grams(kind('pasta', 'noodle')), titled ? 150 : 0);
  const grain =
    grams(
      (part) =>
        kind('rice', 'grain')(part) &&
        !kind('flour', 'starch', 'bread', 'pasta', 'noodle', 'breakfast-cereal')(part),
    ) + grams(kind('oats'));
  if (soupy) return 'soup';
  if (
    pasta >= 100 &&
    !(/\bgnocchi\b/i.test(title + text) && searing >= 5 && !/(?<!no need to )\bboil|\bwater\b/i.test(text)) &&
    (titled || pasta > total * 0.1) &&
    !/\bsauce\b|\bragu|\bragù/i.test(title) &&
    (source === 'stovetop' || source === 'dutchOven' || source === 'campfire')
  )
    return 'pasta';
  if (
    /\b(?:risotto|pilaf|pilau|kedgeree|mujaddara|rice|couscous|quinoa|porridge|oatmeal|polenta|grits|jambalaya|paella|biryani|buckwheat|risengr[oø]d|kasha|bulgh?ur)\b/i.test(
      title,
    ) &&
    grain >= total * 0.06 &&
    !/\bwith rice\b/i.test(title) &&
    // Red beans and rice are a pot of beans.
    !(grams((part) => part.time?.dry === true) > grain * 0.7)
  )
    return 'grain';
  if (grain > total * 0.25 && stewing > 0) return 'grain';
  if (
    /\b(?:sauce|rag[uù]|bolognese|gravy|demi-glace|coulis|reduction|marinara)\b/i.test(title) &&
    !/\b(?:in|with) (?:\w+ ){0,3}sauce\b/i.test(title)
  )
    return 'sauce';
  // Vegetables in a covered bowl with a spoon of water.
  if (
    source === 'microwave' &&
    all.every(({ safe }) => safe === null) &&
    grams((part) => isThinLiquid(part.food)) < 100 &&
    grams(kind('vegetable')) > total * 0.5
  )
    return 'steamed';
  const steaming = longest((action) => action === 'steam');
  if (
    source === 'steamer' ||
    (steaming > 0 &&
      steaming >= stewing &&
      steaming >= searing &&
      /\bsteam/i.test(title + text) &&
      // Broccoli that is steamed for tofu that is fried makes no steamed dish.
      (/\bsteam/i.test(title) || !/\b(?:golden|crisp\w*|brown(?:ed|s)?)\b/i.test(text)) &&
      stewing < 10)
  )
    return 'steamed';
  const liquid = grams((part) => isThinLiquid(part.food));
  if (source === 'slowCooker' || source === 'pressureCooker') {
    if (/\bcake|cheesecake|custard|flan\b/i.test(title))
      return /\bcake\b/i.test(title) && !/cheese/i.test(title) ? 'cake' : 'custard';
    return liquid > total * 0.5 ? 'soup' : 'stew';
  }
  const water = liquid > total * 0.55;
  const sauced =
    liquid + grams(kind('tomato-product', 'cream', 'coconut-milk', 'milk', 'yogurt-kind', 'tomato'));
  if (
    stewing < 15 &&
    sauced > total * 0.3 &&
    grams((part) => part.safe !== null && part.safe.kind !== 'egg') > total * 0.2 &&
    longest((action) => actionNature[action].heats) >= 8 &&
    /\bsauce|\bin (?:a |the )?(?:gravy|broth|milk)/i.test(text + title)
  )
    return 'stew';
  const animal = grams((part) => part.safe !== null && part.safe.kind !== 'egg');
  if (stewing >= 15 || (stewing > 0 && stewing >= searing)) {
    const saucy =
      liquid + grams(kind('tomato-product', 'cream', 'coconut-milk', 'milk', 'yogurt-kind', 'tomato'));
    const plain =
      saucy < total * 0.08 &&
      animal < total * 0.25 &&
      !acts((action) => action === 'saute' || action === 'sear');
    // Boiled and drained, then tossed in butter.
    const drained =
      animal === 0 &&
      saucy < total * 0.08 &&
      grams(kind('legume')) === 0 &&
      acts((action) => action === 'drain');
    if (
      plain ||
      drained ||
      (searing === 0 && animal === 0 && !grams(kind('legume')) && stewing < 30 && saucy < total * 0.15)
    )
      return 'boiled';
    if (saucy < total * 0.1 && animal > total * 0.25 && stewing < 15) return 'pieces';
    return water ? 'soup' : 'stew';
  }
  if (
    /\b(?:nuts|almonds|pecans|cashews|seeds|granola|spice|masala|za['’]?atar)\b/i.test(title) &&
    animal === 0 &&
    stewing === 0
  )
    return 'toasted';
  if (
    searing > 0 ||
    animal > 0 ||
    acts((action) => ['sear', 'fry', 'saute', 'grill', 'stir'].includes(action))
  ) {
    if (
      acts(
        (action) =>
          actionNature[action].heats &&
          action !== 'melt' &&
          action !== 'warm' &&
          action !== 'heat' &&
          action !== 'toast',
      ) ||
      animal > 0
    )
      return 'pieces';
  }
  if (acts((action) => action === 'boil')) return 'boiled';
  return sugar > total * 0.4 ? 'preserve' : 'sauce';
}

const bivalves = /\b(?:mussels|clams|cockles)\b/i;

/** Shells that open in a pot of wine: over a fire they keep their pot. */
export const isPotOfShells = (source: Method, parts: ReadonlyMap<string, Part>): boolean => {
  const all = [...parts.values()];
  return (
    source === 'stovetop' &&
    bivalves.test(mainPart(all)?.item.name ?? '') &&
    all.filter(({ food }) => isThinLiquid(food)).reduce((sum, { grams }) => sum + grams, 0) >= 100
  );
};

const servedOver =
  /\b(?:serve|served|spoon|spooned|ladle)\b[^.;]*\b(?:over|with|on|atop)\b[^.;]*\b(?:noodles|pasta|spaghetti|macaroni)\b/i;
const boilsPasta =
  /\b(?:boil|cook|add|stir in|toss|drain|return)\b(?! through)[^.;]*\b(?:noodles|pasta|spaghetti|macaroni)\b/i;
