import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { gramsPerUnit, kitchenAmount } from '../measures/amounts.ts';
import { systemOf } from '../edit/line-amounts.ts';
import type { EditPart } from '../edit/model.ts';
import { contributionOfAdded } from './estimate.ts';
import { applies, orderLoss, type Move, type MoveParts } from './move.ts';
import { simmersFirst } from './lone-pans.ts';
import { besideLike, gatheredWith, mostOf, placeOf } from './place.ts';

/** "1 lemon" is the lemon, 300 g of them are the lemons. */
export function calledBy(food: Food, grams: number): string {
  const { quantity, unit } = kitchenAmount(food, grams, null, 'metric');
  // Forty grams of avocado are a piece of one.
  const each = unit === null ? null : gramsPerUnit(food, 'piece');
  if (each !== null && each >= 40 && grams < each * 1.2) return food.name;
  return unit === null && quantity !== null && quantity <= 1 ? food.name : (food.plural ?? food.name);
}

/** Milk that is heated curdles where lemon is squeezed into it: there it is squeezed at the table. */
const atTheTable = (say: string, food: Food, ingredients: MoveParts['ingredients']): string =>
  isKind(food, 'citrus') &&
  /^(?:Squeeze|Stir) in\b/.test(say) &&
  ingredients.some((one) => one.food !== null && curdling.some((kind) => isKind(one.food!, kind)))
    ? 'Serve with the {it} in wedges.'
    : say;
const curdling = ['evaporated-milk', 'milk', 'cream'];

const squeezed = ['fish', 'meat', 'salad'];
const oven = new Set(['bake', 'roast', 'broil']);

/** Whether the last heat that a dish sees is the oven's. */
function bakedLast({ recipe }: MoveParts['understood']): boolean {
  const last = recipe.steps.findLast(({ station }) => station !== 'none');
  return recipe.steps.some(
    ({ action }, at) => action !== null && oven.has(action) && at >= recipe.steps.indexOf(last!),
  );
}

/** Lemons are bought and squeezed whole; so are apples, peppers and carrots, where it comes to about one. */
function wholeOnes(food: Food, grams: number): number {
  const citrus = isKind(food, 'citrus') && !/-(?:zest|juice|peel)$/.test(food.id);
  const each = citrus || food.category === 'produce' ? gramsPerUnit(food, 'piece') : null;
  if (each === null || (!citrus && (each > 300 || grams < each * 0.6))) return grams;
  return Math.max(1, Math.round(grams / each)) * each;
}

/** "No-salt-added white beans" are the white beans once they are bought. */
export const shortCall = (called: string | null): string | null =>
  called?.replace(/^(?:no-salt-added|low-sodium|unsalted|unsweetened)\s+/, '') ?? null;

/** Grams of something beside the dish that a kitchen still thinks of as a side. Own rule. */
const mostBeside = 600;

/** "I won't hear of peas in it": who says so wants no other vegetable stirred in either. */
const wantsNothingIn =
  /\bwon[’']?t hear of\b|\b(?:don[’']?t|do not) (?:you )?(?:dare|even think)\b|\b(?:heresy|sacrilege|blasphemy)\b|\bno (?:peas|beans|spinach|carrots|veg\p{L}*|greens)\b[^.!?]{0,20}(?:\bin (?:it|this|here|mine|my)\b|,? please)/iu;

/** Zest is a scent: so much of the weight of a dish, however many it serves. Own rule. */
const mostZest = 0.008;
const zestCap = (food: Food, ingredients: MoveParts['ingredients']): number =>
  /-zest$/.test(food.id)
    ? mostZest * ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
    : Infinity;

/** Less than this share of what is meant is not worth a line. Own rule. */
const leastOfWanted = 0.3;
/** Grams for a whole tin of small things that are worth opening a bag for. Own rule: three spoons of bran or meal. */
const leastOfBatch = 18;

/** Leaves and roots are weighed in a shop; what is spooned out of a tub or a bag is measured by the cup. Own rule. */
const spoonable = [
  'yogurt-kind',
  'cooked-bean',
  'canned-beans',
  'pea',
  'cottage-cheese',
  'berry',
  'oats',
  'cooked-grain',
  'oat-bran',
  'wheat-bran',
  'ground-flaxseed',
  'chia-seeds',
] as const;

/** What a shop sells and a kitchen measures: whole cans, and in American lists cups. */
function bought(
  food: Food,
  grams: number,
  whole: string | null,
  us: boolean,
): { readonly grams: number } & Pick<EditPart, 'quantity' | 'unit'> {
  const each = whole === null ? null : gramsPerUnit(food, whole);
  if (each !== null) {
    const quantity = Math.max(1, Math.round(grams / each));
    return { grams: quantity * each, quantity, unit: whole };
  }
  const by = (['cup', 'tbsp'] as const).find((unit) => gramsPerUnit(food, unit) !== null);
  if (!us || by === undefined || !spoonable.some((kind) => isKind(food, kind))) return { grams };
  const made = kitchenAmount(food, grams, by, 'us');
  if (made.unit === 'cup' || made.unit === 'tbsp')
    return { grams: made.grams, quantity: made.quantity, unit: made.unit };
  // A third of a cup of what no table knows by the cup is counted out in spoons.
  const spoon = gramsPerUnit(food, 'tbsp');
  const spoons = spoon === null ? 0 : Math.round(grams / spoon);
  return spoon !== null && spoons >= 1 && spoons <= 8
    ? { grams: spoons * spoon, quantity: spoons, unit: 'tbsp' }
    : { grams };
}

/** The key of the pasta that a dish is made with. */
const pastaOf = ({ grounded }: MoveParts['understood']): string | undefined =>
  grounded.find(({ ingredient: { food } }) => food !== null && isKind(food, 'pasta'))?.key;

/** What makes a dish sour without lemon or lime. */
const ownSour = /\b(?:tamarind|imli|kokum|sumac|verjuice|verjus|amchoor|amchur)\b/iu;

/** What becomes one with a sauce. */
const stirredIntoSauce = ['vinegar', 'oil'] as const;

/** "Shape the mince into 4 patties": what the step calls the mince that nothing was mixed with before; null elsewhere. */
function shapedInto(stepId: string, key: string, { steps, source }: MoveParts['understood']): string | null {
  const at = steps.findIndex(({ id }) => id === stepId);
  const text = source.instructions[at] ?? '';
  const named = steps[at]?.mentions.find((one) => one.key === key && one.kind !== 'pronoun');
  return named !== undefined && /^(?:shape|form|roll|divide|press|pat)\b/i.test(text)
    ? named.text.replace(/^(?:the|all the) /i, '').toLowerCase()
    : null;
}

/** Whether eggs are in the pan of a step. */
const holdsEggs = (stepId: string, { steps, grounded }: MoveParts['understood']): boolean => {
  const held = steps.find(({ id }) => id === stepId)?.contents ?? [];
  return grounded.some(
    ({ key, ingredient: { food } }) =>
      held.includes(key) && food !== null && (isKind(food, 'bird-egg') || /egg-(?:yolk|white)/.test(food.id)),
  );
};

/** "Stir in the peas and cook for 3 minutes". */
const cooksIn = /^Stir in\b.*\bcook for\b/;

const textOf = (stepId: string, { steps, source }: MoveParts['understood']): string =>
  source.instructions[steps.findIndex(({ id }) => id === stepId)] ?? '';
/** "1 whistle on medium": the pot is shut until its pressure is gone. */
const underPressure =
  /\bwhistles?\b|\bpressure (?:goes|cook|releas)|\b(?:high|low) pressure\b|\bnatural(?:ly)? releas/i;

const rolledUp =
  /\b(?:roll(?:ed)? (?:it |them )?up|wrap (?:it |them )?up|fill\b[^.]*\b(?:with|tortillas?|wraps?|pitas?|buns?)|(?:in|into|onto) (?:the )?(?:tortillas?|wraps?|pitas?|buns?))\b/i;
const isRolledUp = (stepId: string, { steps, source }: MoveParts['understood']): boolean =>
  rolledUp.test(source.instructions[steps.findIndex(({ id }) => id === stepId)] ?? '');

/** Whether a step only boils something, or cooks it for hours. */
const boilsOrBraises = (stepId: string, { steps, source }: MoveParts['understood']): boolean =>
  /\b(?:boil|steam|hours?|hrs?)\b/i.test(
    source.instructions[steps.findIndex(({ id }) => id === stepId)] ?? '',
  );

/** Whether milk or cream is thickened in a step that fries nothing. */
const whisksWhiteSauce = (stepId: string, { steps, source }: MoveParts['understood']): boolean => {
  const text = source.instructions[steps.findIndex(({ id }) => id === stepId)] ?? '';
  return (
    /\b(?:milk|cream|roux|b[eé]chamel|white sauce|custard)\b/iu.test(text) &&
    !/\b(?:fry|fries|fried|saut[eé]\w*|sweat|brown|sear)\b/iu.test(text)
  );
};

/** A jar that keeps by its acid and sugar, a candy and a clear drink are what they are: nothing is stirred in for its fiber. */
const takesNothingIn = ['preserve', 'put-up', 'candy', 'beverage'] as const;

const brothy = ['soup', 'stew'] as const;

/** What could be added to a dish: for its nutrients, or to give back taste. */
export function additionsFor(parts: MoveParts): readonly Move[] {
  const { understood, ingredients, tables, facts, foods, deny, surcharge } = parts;
  const servings = understood.recipe.servings;
  if (takesNothingIn.some((word) => parts.character.words.has(word))) return [];
  // Whoever measures flour by the cup has no scales out for the bran.
  const us =
    systemOf(understood.grounded) === 'us' || understood.grounded.some(({ parsed }) => parsed.unit === 'cup');
  const there = (id: string): boolean =>
    ingredients.some((item) => item.food !== null && isKind(item.food, id));
  // "Serve with mashed potatoes and green beans": they are on the plate already.
  const offered = (id: string): boolean =>
    understood.unlisted.some((one) => {
      const named = foods.get(one.food);
      return named !== null && isKind(named, id);
    });
  const refuses = wantsNothingIn.test(understood.source.instructions.join(' '));
  return tables.add.flatMap((rule): Move[] => {
    const food = foods.concrete(rule.food);
    if (food === null || !applies(rule, parts) || deny(food) !== null) return [];
    if (
      rule.taste === null &&
      refuses &&
      (food.category === 'produce' || food.category === 'frozen' || isKind(food, 'legume'))
    )
      return [];
    // Nobody brings in a new allergen for a taste, or for what is only welcome.
    if ((rule.asked.length > 0 || rule.taste !== null) && surcharge(food) > 0) return [];
    if (rule.asked.length > 0 && (parts.focus === undefined || !rule.asked.includes(parts.focus))) return [];
    if (there(food.id) || rule.unless.some(there) || rule.unless.some(offered) || offered(food.id)) return [];
    if (rule.beside.length > 0 && !rule.beside.some(there)) return [];
    // "A golf ball of tamarind": what is sour by itself wants no lemon, whatever it is weighed by.
    if (isKind(food, 'citrus') && ownSour.test(understood.source.ingredients.join('\n'))) return [];
    // Nobody puts six cups of berries beside a loaf that is cut into twelve.
    if (
      /\bserve/i.test(rule.say ?? '') &&
      rule.taste === null &&
      rule.gramsPerServing * servings > mostBeside
    )
      return [];
    const main = rule.per === null ? null : mostOf(rule.per.food, understood);
    // "Whisk all the sauce ingredients": what stands among them in the list goes in with them.
    const gathered =
      rule.after === null || !stirredIntoSauce.some((kind) => isKind(food, kind))
        ? null
        : gatheredWith(rule.after.of, understood);
    const like =
      gathered ??
      (rule.after === null
        ? null
        : besideLike(rule.after.of, understood, isKind(food, 'vinegar'), isKind(food, 'garlic')));
    const softens = like !== null && 'softens' in like && like.softens === true;
    // Where nothing fries any more garlic simmers along from the first.
    const pot =
      like === null && isKind(food, 'garlic') && brothy.some((word) => parts.character.words.has(word))
        ? simmersFirst(understood)
        : null;
    const place =
      like ??
      (pot === null ? null : { stepId: pot }) ??
      placeOf(rule, understood, parts.character.words.has('salad'));
    if (place === null) return [];
    // Nothing seasons a pan of boiling eggs, nor is garlic stirred into a roast that is done.
    if (
      like === null &&
      rule.taste === 'salt' &&
      rule.as === 'with' &&
      rule.say === null &&
      place.stepId !== null &&
      !['soup', 'stew', 'curry', 'mash'].some((word) => parts.character.words.has(word)) &&
      boilsOrBraises(place.stepId, understood)
    )
      return [];
    // Nor does garlic that nothing softens go into a white sauce.
    if (
      like === null &&
      isKind(food, 'garlic') &&
      place.stepId !== null &&
      whisksWhiteSauce(place.stepId, understood)
    )
      return [];
    // Nor is anything stirred into eggs that set in the pan.
    if (
      cooksIn.test(rule.say ?? '') &&
      parts.character.words.has('eggs') &&
      place.stepId !== null &&
      holdsEggs(place.stepId, understood)
    )
      return [];
    // A lid that is locked is not lifted for spinach.
    if (
      (rule.as === 'then' || /^Stir in/.test(rule.say ?? '')) &&
      place.stepId !== null &&
      underPressure.test(textOf(place.stepId, understood))
    )
      return [];
    // What has to cook goes into no tortilla that is rolled up already.
    if (
      (rule.as === 'then' || /^Stir in/.test(rule.say ?? '')) &&
      place.stepId !== null &&
      isRolledUp(place.stepId, understood)
    )
      return [];
    // What goes into mince goes in before it is shaped.
    const shaped = like === null ? null : shapedInto(like.stepId, like.key, understood);
    const as = shaped !== null ? 'first' : like === null ? rule.as : 'then';
    const say =
      shaped !== null
        ? `Work the {it} into the ${shaped}.`
        : gathered !== null
          ? ''
          : like === null
            ? rule.say
            : softens
              ? 'Add the {it} and stir for 1 minute.'
              : rule.after!.say;
    const told = say === null ? null : atTheTable(say, food, ingredients);
    const cap =
      rule.per === null
        ? Infinity
        : rule.per.most *
          ingredients
            .filter((item) => item.food !== null && isKind(item.food, rule.per!.food))
            .reduce((sum, item) => sum + (item.grams ?? 0), 0);
    // A lemon is squeezed over fish, meat and what is stirred, not over a crust of cheese out of the oven.
    if (
      isKind(food, 'citrus') &&
      bakedLast(understood) &&
      !squeezed.some((word) => parts.character.words.has(word))
    )
      return [];
    // A teaspoon of vanilla scents a whole tin of brownies.
    const wanted = rule.gramsPerServing * (rule.taste === 'sugar' ? Math.min(servings, 4) : servings);
    const weighed = wholeOnes(food, Math.min(wanted, cap > 0 ? cap : Infinity, zestCap(food, ingredients)));
    // Three quarters of a teaspoon of bran, for the flour of a gravy, does nothing.
    if (rule.per !== null && rule.taste === null && weighed < Math.min(wanted * leastOfWanted, leastOfBatch))
      return [];
    const { grams, ...measure } = bought(food, weighed, rule.whole, us);
    return [
      {
        // One kind of beans is enough for a pot, and one of leaves for a plate.
        slot: isKind(food, 'legume')
          ? 'add:legume'
          : isKind(food, 'leafy-green')
            ? 'add:leaves'
            : // One kind of bran or meal is as dry as mince or a batter bears.
              /-bran$|flaxseed/.test(food.id)
              ? 'add:bran'
              : `add:${food.id}`,
        kind: 'add',
        loss: rule.loss + surcharge(food) + (rule.taste === null ? orderLoss.add : 0),
        edits: [
          {
            kind: 'add',
            part: {
              food,
              grams: measure.unit === undefined ? grams : null,
              ...measure,
              preparation: rule.preparation,
              ...(rule.called === null ? {} : { name: rule.called }),
            },
            stepId: place.stepId,
            ...(rule.say?.includes('with the pasta') === true ? { afterKey: pastaOf(understood) } : {}),
            ...(like === null ? {} : { afterKey: like.key }),
            // What goes into a dough stands with its flour, not below what is strewn on top.
            ...(rule.per === null || say !== null || main === null ? {} : { afterKey: main }),
            as,
            ...(say === null
              ? {}
              : { sentence: (told ?? say).replace('{it}', shortCall(rule.called) ?? calledBy(food, grams)) }),
            reason: rule.why,
          },
        ],
        why: rule.why,
        difference: contributionOfAdded(
          food,
          grams,
          rule.as === 'finish' ? null : { method: 'simmer', minutes: 5 },
          facts,
        ),
        servings: null,
        side: /\bserve/i.test(rule.say ?? ''),
        brings: [food],
        taste: rule.taste,
        ...(rule.asked.length > 0 ? { asked: true as const } : {}),
      },
    ];
  });
}
