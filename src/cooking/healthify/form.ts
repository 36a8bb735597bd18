import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';

/** A food of a dish with its weight. */
export interface Present {
  readonly food: Food;
  readonly grams: number;
}

const baked = /\b(?:bake|baking|oven|broil)\b/i;
const inDish = /\b(?:dish|casserole|9 ?[x×] ?13|13 ?[x×] ?9|gratin|ramekins?)\b/i;
const onTray = /\b(?:tray|sheet)\b/i;
const wok = /\bwok\b|\bstir[- ]?fr(?:y|ied)\b/i;
const hot =
  /\b(?:fry|saut[eé]|simmer|boil|bake|roast|grill|brown|sear|heat|cook(?:ed|ing)?|steam|broil|toast|melt)\b/i;
/** Half an hour or more in the pot. */
const slowly =
  /\b(?:simmer|braise|stew|cook|bubble|slow[- ]cook\w*|pressure|leave)\b[^.]*?(?:\b(?:[3-9]\d|1[0-9]\d)\b(?:\s*(?:-|–|to)\s*\d+)?\s*min|\bhours?\b|\bhrs?\b|\d\s*h\b|\bfalling apart\b|\bfork[- ]tender\b)|\bslow cooker\b|\binstant pot\b|\bpressure cooker\b/i;
const spices = [
  'ground-cumin',
  'cumin-seeds',
  'ground-coriander',
  'coriander-seeds',
  'turmeric',
  'cardamom-pods',
  'ground-cardamom',
  'fenugreek-seeds',
  'curry-leaves',
  'mustard-seeds',
  'kashmiri-chili-powder',
  'asafoetida',
] as const;

/** Jars that are closed to keep what is in them, and what is said of them. */
const sealed =
  /\bsterili[sz]ed\b[^.]{0,30}\b(?:jars?|bottles?)\b|\b(?:jars?|bottles?)\b[^.]{0,60}\b(?:seal(?:ed|ing)?|sterili[sz]ed|process(?:ed)?|headspace)\b|\bseal\b[^.]{0,20}\b(?:jars?|bottles?)\b|\b(?:boiling[- ])?water[- ]bath cann|\bpressure cann(?:er|ing)\b|\bcanning jars?\b|\bhead ?space\b/i;
/** A jar that is shaken or layered for lunch keeps nothing for the winter. */
const forLunch = /\b(?:shake|layer|dressing|overnight oats)\b/i;

/** Whether a method closes the dish into jars or bottles to keep it. */
export const isPutUp = (text: string): boolean => sealed.test(text) && !forLunch.test(text);

const steeped = ['sugar-kind', 'honey', 'syrup', 'fruit', 'juice', 'coffee', 'tea', 'citrus'] as const;
const eaten = ['vegetable', 'legume', 'grain', 'pasta', 'rice', 'potato', 'mushroom', 'bird-egg'] as const;

/**
 * The form of a dish that its title does not tell ("Tita Baby's favourite"), from shares of its weight and what its steps
 * do. The words are those of `data/health/characters.yaml`. Own rule.
 */
export function formByContents(present: readonly Present[], text: string): readonly string[] {
  const total = present.reduce((sum, { grams }) => sum + grams, 0);
  if (total === 0) return ['main'];
  const share = (...ids: readonly string[]): number =>
    present
      .filter(({ food }) => ids.some((id) => isKind(food, id)))
      .reduce((sum, { grams }) => sum + grams, 0) / total;
  const has = (...ids: readonly string[]): boolean =>
    present.some(({ food }) => ids.some((id) => isKind(food, id)));
  const flour = share('flour');
  const sweet = share('sugar-kind', 'honey', 'syrup', 'maple-syrup');
  const animal = share('meat', 'poultry', 'seafood', 'sausage');
  const cheesy = share('hard-cheese', 'fresh-cheese', 'soft-cheese', 'processed-cheese');
  const savoury = animal > 0 || has('onion', 'garlic', 'stock', 'soy-sauce', 'hard-cheese');
  if (animal < 0.05 && flour > 0.35 && has('yeast')) return ['bread'];
  if (animal < 0.05 && flour > 0.15 && sweet > 0.1) return ['cake'];
  if (!savoury && /\b(?:griddle|pancakes?|waffle iron|cr[eê]pes?)\b/i.test(text) && flour > 0.1)
    return ['batter'];
  if (!savoury && share('oats') > 0.08 && flour < 0.05 && !baked.test(text)) return ['porridge'];
  if (
    !savoury &&
    /\b(?:blend|whizz|blitz)/i.test(text) &&
    !hot.test(text) &&
    share('milk', 'yogurt-kind', 'fruit', 'water', 'plant-milk') > 0.6
  )
    return ['drink'];
  if (!savoury && isPutUp(text)) return ['preserve'];
  if (animal < 0.05 && !savoury && (sweet > 0.12 || (sweet > 0.05 && !has('salt')))) return ['sweet'];
  // Water with sugar, lemon or a few spices in it is drunk, and no soup.
  if (
    animal === 0 &&
    !savoury &&
    share('stock') === 0 &&
    // Mulled wine and punch are drunk as well.
    (share('water') > 0.4 || share('water', 'wine', 'beer', 'spirit', 'juice', 'tea', 'coffee') > 0.5) &&
    has(...steeped) &&
    !has(...eaten)
  )
    return ['beverage'];
  if (wok.test(text) && savoury)
    return share('noodle') > 0.05
      ? ['stir-fry', 'wok-noodles']
      : share('rice', 'cooked-grain') > 0.25 && !/\bserve[^.]*\brice\b/i.test(text)
        ? ['rice', 'stir-fry']
        : ['stir-fry'];
  const wet = has('tomato', 'tomato-product', 'yogurt-kind', 'coconut-milk', 'cream', 'stock', 'water');
  if (
    wet &&
    savoury &&
    (has('garam-masala', 'curry-powder', 'curry-paste') || spices.filter((id) => has(id)).length >= 3) &&
    share('rice') < 0.2
  )
    return ['curry'];
  const poured = share('stock', 'water');
  if (share('pasta') > 0.06) {
    const dish = cheesy > 0.15 && animal < 0.05 ? ['cheese-dish'] : [];
    if (poured > 0.4) return ['soup'];
    if (baked.test(text) && inDish.test(text)) return ['casserole', ...dish];
    if (/\b(?:chill|cold water|dressing)\b/i.test(text) && has('mayonnaise', 'vinegar', 'salad-dressing'))
      return ['salad'];
    return ['pasta', ...dish];
  }
  if (animal <= 0.3 && poured > 0.4) return share('rice', 'grain') > 0.12 ? ['rice'] : ['soup', 'main'];
  if (share('rice') > 0.1 && poured > 0.15) return ['rice'];
  if (
    has('lettuce', 'leafy-green', 'cabbage-vegetable', 'cucumber') &&
    /\b(?:toss|dress|dressing)\b/i.test(text) &&
    has(
      'vinegar',
      'lemon',
      'lemon-juice',
      'lime',
      'lime-juice',
      'mayonnaise',
      'salad-dressing',
      'yogurt-kind',
    ) &&
    !baked.test(text) &&
    animal < 0.5
  )
    return ['salad'];
  if (/\b(?:wraps?|tortillas?|tacos?)\b/i.test(text) && share('flatbread') > 0.1) return ['sandwich', 'wrap'];
  if (
    share('bread') > 0.12 &&
    /\b(?:slices?|buns?|rolls?|halves)\b/i.test(text) &&
    /\b(?:spread|fill|top|sandwich|butter)\b/i.test(text)
  )
    return ['sandwich'];
  if (share('bird-egg') > 0.3 && hot.test(text)) return ['eggs'];
  if (
    savoury &&
    slowly.test(text) &&
    share('stock', 'water', 'tomato-product', 'tomato', 'wine', 'beer', 'coconut-milk') > 0.12
  )
    return ['stew'];
  if (
    savoury &&
    baked.test(text) &&
    inDish.test(text) &&
    has('milk', 'cream', 'cheese', 'tomato-product') &&
    animal < 0.6
  )
    return ['casserole'];
  if (savoury && onTray.test(text) && /\b(?:roast|bake)\b/i.test(text) && share('vegetable', 'potato') > 0.3)
    return ['traybake', ...(animal > 0.3 ? ['meat'] : [])];
  if (animal > 0.3) return ['meat', 'main'];
  return animal === 0 ? ['main', 'vegetable'] : ['main'];
}
