import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { actionNature } from '../dishes/actions.ts';
import type { RecipeIngredient, Step } from '../recipe.ts';
import { safeTemperature } from '../doneness/safety.ts';
import { formatTemperature, joinList } from '../text/grammar.ts';
import { isPluralName } from '../text/naming.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { gentle } from './cooked.ts';
import type { Hazard } from './hazards.ts';

interface Known {
  readonly item: RecipeIngredient;
  readonly food: Food;
}

/** What a check looks at. */
interface Kitchen {
  readonly understood: UnderstoodRecipe;
  readonly known: readonly Known[];
  readonly text: string;
  /** Steps that heat an ingredient, carried along or named. */
  heated(key: string): readonly Step[];
}

/** Signs that food is being cooked where no verb that was understood says so. */
const cookedBySigns =
  /\b(?:griddle|hot ?plate|hot (?:pan|oil|skillet)|preheated pan|(?:starts?|turn(?:s|ing|ed)?|is|are|golden) (?:\w+ )?brown|brown-?ish|cooked through)\b/i;
const wetLong = new Set(['simmer', 'boil', 'braise', 'stew', 'pressure-cook', 'slow-cook', 'poach']);

/**
 * What a recipe that somebody else wrote does dangerously, or leaves open. Sources: USDA FSIS (minimum temperatures,
 * washing poultry, the two-hour rule, marinades, frozen meat in slow cookers), FDA Bad Bug Book (kidney beans), FDA
 * (raw flour), CDC (garlic in oil, honey and infants, raw eggs), USDA National Center for Home Food Preservation
 * (low-acid canning).
 */
export function findCallerHazards(
  understood: UnderstoodRecipe,
  food: (id: string) => Food | null,
): readonly Hazard[] {
  const { recipe, steps } = understood;
  const known = recipe.ingredients.flatMap((item): Known[] => {
    const found = item.food === null ? null : food(item.food);
    return found === null ? [] : [{ item, food: found }];
  });
  const hot = recipe.steps.flatMap((step, at) =>
    step.internalCelsius !== null ||
    (step.action !== null && actionNature[step.action].heats) ||
    cookedBySigns.test(step.text)
      ? [{ step, at }]
      : [],
  );
  const kitchen: Kitchen = {
    understood,
    known,
    text: [recipe.title, recipe.description ?? '', ...recipe.steps.map((step) => step.text)].join('\n'),
    heated: (key) => hot.filter(({ at }) => steps[at]!.contents.includes(key)).map(({ step }) => step),
  };
  return [
    ...rawOrUnder(kitchen),
    ...rawBeans(kitchen),
    ...rawFlour(kitchen),
    ...garlicInOil(kitchen),
    ...canning(kitchen),
    ...honey(kitchen),
    ...leftOut(kitchen),
    ...marinade(kitchen),
    ...handling(kitchen),
  ];
}

const hazard = (code: Hazard['code'], ingredient: string, text: string, blocking = true): Hazard => ({
  code,
  ingredient,
  text,
  blocking,
});

/**
 * "The chicken" of a list with thighs and drumsticks is both: what no step names goes the way of what is called by the
 * kind that they share.
 */
function meantWith(
  key: string,
  { ancestors, traits }: Food,
  { steps }: UnderstoodRecipe,
  heated: Kitchen['heated'],
): boolean {
  // Nobody who says "the chicken" means its livers.
  if (
    traits.includes('organ-meat') ||
    steps.some(({ contents, mentions }) => contents.includes(key) || mentions.some((one) => one.key === key))
  )
    return false;
  return steps.some(({ mentions }) =>
    mentions.some(
      (one) =>
        one.key !== key &&
        ancestors.includes(one.text.toLowerCase().replace(/\s+/g, '-')) &&
        heated(one.key).length > 0,
    ),
  );
}

const waterBath = /\bwater bath\b[^.]*\bcook\b|\bcook\b[^.]*\bwater bath\b|\bsous[- ]vide\b/i;

/** Meat, fish and eggs: eaten raw, stated too cold, or left without a temperature. */
function rawOrUnder({ known, understood, heated }: Kitchen): readonly Hazard[] {
  const found: Hazard[] = [];
  const check: string[] = [];
  for (const { item, food } of known) {
    const safe = safeTemperature(food);
    if (
      safe === null ||
      item.grams === 0 ||
      /\b(?:cooked|leftover|rotisserie|smoked|pasteuri[sz]ed|cured|canned|tinned|boiled)\b/i.test(item.text)
    )
      continue;
    const { name } = item;
    const steps = heated(item.key);
    const inside = understood.recipe.steps.filter(
      (step, at) => step.internalCelsius !== null && understood.steps[at]!.contents.includes(item.key),
    );
    const most = Math.max(0, ...inside.map((step) => step.internalCelsius!));
    if (inside.length > 0) {
      if (most < safe.celsius)
        found.push(
          hazard(
            'low-temperature',
            name,
            `The recipe stops at ${formatTemperature(most)} for the ${name}; the safe minimum is ${formatTemperature(safe.celsius)}.`,
          ),
        );
      continue;
    }
    // In a water bath the middle comes to the heat of the water.
    const bath = understood.recipe.steps.some(
      (step, at) =>
        waterBath.test(step.text) &&
        (step.celsius ?? 0) >= safe.celsius - 1 &&
        understood.steps[at]!.contents.includes(item.key),
    );
    if (bath) continue;
    if (steps.length === 0) {
      if (meantWith(item.key, food, understood, heated)) continue;
      found.push(
        safe.kind === 'egg'
          ? hazard(
              'raw-egg',
              name,
              `The ${name} may be eaten raw: no step that was understood cooks ${isPluralName(name) ? 'them' : 'it'}. Use pasteurised eggs, or heat the dish to ${formatTemperature(safe.celsius)}.`,
            )
          : hazard(
              'undercooked',
              name,
              `No step that was understood cooks the ${name}; the safe minimum is ${formatTemperature(safe.celsius)} in the middle.`,
            ),
      );
      continue;
    }
    if (safe.kind === 'egg') {
      if (steps.every((step) => step.action !== null && gentle.has(step.action)))
        found.push(
          hazard(
            'raw-egg',
            name,
            `The ${name} ${isPluralName(name) ? 'are' : 'is'} only warmed. Heat the dish to ${formatTemperature(safe.celsius)}, or use pasteurised eggs.`,
          ),
        );
      continue;
    }
    const stated = steps.filter(
      (step) => understood.steps.find((one) => one.id === step.id)?.minutesFrom === 'stated',
    );
    const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
    if (safe.kind === 'poultry' && stated.length === steps.length && minutes < 5 && (item.grams ?? 0) > 100) {
      found.push(
        hazard(
          'undercooked',
          name,
          `${minutes} minutes of heat are not enough to bring ${name} to ${formatTemperature(safe.celsius)} in the middle.`,
        ),
      );
      continue;
    }
    // Loose mince that is browned and then simmers is done by its colour.
    const browned = safe.kind === 'ground' && minutes >= 15 && steps.length > 1;
    const longEnough = steps.some(
      (step) => wetLong.has(step.action ?? '') && (step.minutes >= 20 || (browned && step.minutes >= 8)),
    );
    if (!longEnough) check.push(`${name} ${formatTemperature(safe.celsius)}`);
  }
  if (check.length > 0)
    found.push(
      hazard(
        'undercooked',
        'meat and fish',
        `The recipe states no inner temperature. Safe minimum by thermometer: ${joinList([...new Set(check)])}.`,
        false,
      ),
    );
  return found;
}

function rawBeans({ known, heated, text }: Kitchen): readonly Hazard[] {
  return known
    .filter(
      ({ item, food }) =>
        food.traits.includes('toxic-raw') &&
        !/\b(?:cans?|tins?|tinned|canned|jars?|cooked)\b/i.test(item.text),
    )
    .filter(
      ({ item }) =>
        !heated(item.key).some((step) =>
          step.action === 'pressure-cook'
            ? true
            : ['boil', 'simmer', 'stew', 'braise'].includes(step.action ?? '') && step.minutes >= 10,
        ) && !/\bboil\w*\b[^.]{0,60}\b(?:10|ten|1[1-9]|[2-9]\d) ?(?:minutes|mins?)/i.test(text),
    )
    .map(({ item }) =>
      hazard(
        'raw-beans',
        item.name,
        `${item.name}: boil hard for at least 10 minutes (30 is safer) in fresh water after soaking; a slow cooker or a low oven alone leaves the toxin of raw kidney beans in them.`,
      ),
    );
}

/** "Drop the dumplings on top and cook": they are heated, though no step names their flour. */
const cooksDumplings =
  /\bdumplings?\b[^.]*\b(?:cook|steam|simmer|fry|boil|bake)\b|\b(?:cook|steam|simmer|fry|boil|bake)\b[^.]*\bdumplings?\b/i;

function rawFlour({ known, heated, text }: Kitchen): readonly Hazard[] {
  if (cooksDumplings.test(text)) return [];
  return known
    .filter(
      ({ item, food }) =>
        (isKind(food, 'flour') || isKind(food, 'wheat-flour')) &&
        heated(item.key).length === 0 &&
        !/heat[- ]treated|toasted/i.test(item.text),
    )
    .filter(({ food }) => !/almond|coconut|oat-flour|farofa/.test(food.id))
    .slice(0, 1)
    .map(({ item }) =>
      hazard(
        'raw-flour',
        item.name,
        `The steps do not say when the ${item.name} is cooked; raw flour can carry E. coli and Salmonella, so use heat-treated flour or cook it through.`,
      ),
    );
}

function garlicInOil({ known, understood, text }: Kitchen): readonly Hazard[] {
  const oil = known.some(({ food }) => isKind(food, 'oil') || isKind(food, 'cooking-fat'));
  const fresh = known.find(
    ({ food }) => food.id === 'garlic' || isKind(food, 'herb') || food.id === 'shallot',
  );
  if (!oil || !fresh) return [];
  const infused =
    /\b(?:infused?|garlic|herb|chil[ei]|flavou?red) oils?\b|\bconfit\b|\bin oil\b|\bcover(?:ed)? with (?:the )?(?:\w+ )?oil\b/i.test(
      text,
    );
  if (!infused || /\brefrigerat|\bfridge/i.test(text)) return [];
  const kept = understood.recipe.steps.some(({ text: step }) =>
    /\b(?:store|keep|leave|let|steep|infuse|stand|sit|bottle)\b[^.]*\b(?:room temperature|counter|cupboard|pantry|shelf|dark place|cool place|(?:days|weeks|months?))\b/i.test(
      step,
    ),
  );
  if (!kept) return [];
  return [
    hazard(
      'garlic-in-oil',
      fresh.item.name,
      `${fresh.item.name} under oil at room temperature can grow botulism. Keep it in the refrigerator and use it within 4 days, or freeze it.`,
    ),
  ];
}

function canning({ known, text }: Kitchen): readonly Hazard[] {
  if (
    !/\b(?:canning|water[- ]bath|process (?:the )?(?:jars|in)|seal(?:ed)? (?:the )?jars|sterili[sz]ed? (?:the )?(?:jars|bottles)|shelf[- ]stable)\b/i.test(
      text,
    )
  )
    return [];
  if (
    !/\bjars?\b|\bbottles?\b/i.test(text) ||
    /\bpressure can/i.test(text) ||
    /\brefrigerat|\bfridge\b/i.test(text)
  )
    return [];
  const acid = known.some(
    ({ food }) =>
      isKind(food, 'vinegar') ||
      isKind(food, 'wine-vinegar') ||
      /^(?:lemon|lime)-juice$/.test(food.id) ||
      food.id === 'citric-acid',
  );
  const low = known.find(
    ({ food }) =>
      isKind(food, 'meat') ||
      isKind(food, 'poultry') ||
      isKind(food, 'fish') ||
      isKind(food, 'legume') ||
      isKind(food, 'mushroom') ||
      (isKind(food, 'vegetable') && !isKind(food, 'allium')),
  );
  if (
    !low ||
    (acid && !isKind(low.food, 'meat') && !isKind(low.food, 'poultry') && !isKind(low.food, 'fish'))
  )
    return [];
  return [
    hazard(
      'home-canning',
      low.item.name,
      `${low.item.name} in sealed jars is low in acid: a boiling-water bath does not kill botulism spores. Use a tested pressure-canning recipe, or keep the jars in the refrigerator.`,
    ),
  ];
}

function honey({ known, text }: Kitchen): readonly Hazard[] {
  const item = known.find(({ food }) => isKind(food, 'honey'));
  if (
    !item ||
    !/\b(?:bab(?:y|ies)|infants?|[6-9][- ]?(?:\+ )?months?(?:[- ]old)?|weaning)\b(?! (?:spinach|carrots?|potato|corn|bok|back|greens|kale|leaves|tomato|octopus|squid|clam|beet|arugula|marrow|mushroom|shrimp|peas?))/i.test(
      text,
    )
  )
    return [];
  return [
    hazard(
      'honey-infant',
      item.item.name,
      'Honey must not be given to children under one year, cooked or raw: it can carry botulism spores.',
    ),
  ];
}

const perishable = (food: Food): boolean =>
  safeTemperature(food) !== null || isKind(food, 'rice') || isKind(food, 'milk') || isKind(food, 'cream');

/** The two-hour rule, and rice, whose spores survive boiling. */
function leftOut({ known, understood }: Kitchen): readonly Hazard[] {
  const found: Hazard[] = [];
  understood.recipe.steps.forEach((step, at) => {
    const out =
      /\b(?:room temperature|(?:on|at) the (?:counter|countertop|worktop|table|bench)|unrefrigerated|out (?:of the fridge )?overnight|leave (?:it |them )?out)\b/i.exec(
        step.text,
      );
    if (
      !out ||
      /\b(?:butter|come|comes|bring|brought|cool(?:ed)?|until|to) (?:\w+ ){0,4}(?:to |at )?room temperature\b/i.test(
        step.text,
      )
    )
      return;
    const reading = understood.steps[at]!;
    const long =
      reading.durations.some((one) => one.max >= 120 && one.role !== 'storage') ||
      /\b(?:overnight|all day|thaw|defrost)\b/i.test(step.text);
    const stored = reading.durations.some((one) => one.role === 'storage' && one.max > 120);
    if (!long && !stored) return;
    const item = known.find(({ item: one, food }) => reading.contents.includes(one.key) && perishable(food));
    if (!item) return;
    found.push(
      isKind(item.food, 'rice')
        ? hazard(
            'rice-cooling',
            item.item.name,
            `Step ${at + 1} keeps cooked rice at room temperature: spores that survive boiling make a toxin that reheating does not destroy. Cool it within an hour and refrigerate it.`,
          )
        : hazard(
            'left-out',
            item.item.name,
            `Step ${at + 1} leaves ${item.item.name} at room temperature for more than two hours; keep it in the refrigerator.`,
          ),
    );
  });
  return found;
}

function marinade({ known, understood }: Kitchen): readonly Hazard[] {
  const { steps } = understood.recipe;
  const from = steps.findIndex((step, at) =>
    step.action === 'marinate' || /\bmarinat|\bbrine\b/i.test(step.text)
      ? known.some(
          ({ item, food }) =>
            safeTemperature(food) !== null && understood.steps[at]!.contents.includes(item.key),
        )
      : false,
  );
  if (from < 0) return [];
  const reuse = steps
    .slice(from + 1)
    .find(
      (step) =>
        /\b(?:reserved|remaining|leftover|rest of the|same|the|extra) marinade\b/i.test(step.text) &&
        /\b(?:baste|brush|pour|drizzle|serve|spoon|dip|toss|glaze|top|sauce)\b/i.test(step.text) &&
        !/\b(?:discard|drain|remove|shake|from the marinade|boil\w*|simmer\w*|set aside before|bring)\b/i.test(
          step.text,
        ),
    );
  if (!reuse) return [];
  return [
    hazard(
      'marinade-reused',
      'marinade',
      `"${short(reuse.text)}": a marinade that held raw meat or fish must be boiled before it is used again.`,
    ),
  ];
}

const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}…` : text);

/** Washing poultry, and frozen meat in a slow cooker. */
function handling({ known, understood, text }: Kitchen): readonly Hazard[] {
  const found: Hazard[] = [];
  const bird = known.find(({ food }) => safeTemperature(food)?.kind === 'poultry');
  const washed = understood.recipe.steps.some(
    (step, at) =>
      understood.steps[at]!.actions.some((one) => one.action === 'wash' && /wash|rinse/i.test(one.text)) &&
      bird !== undefined &&
      step.inputs.includes(bird.item.key),
  );
  if (bird && washed)
    found.push(
      hazard(
        'washing-poultry',
        bird.item.name,
        `Do not wash raw ${bird.item.name}: it spreads bacteria over sink and worktop; cooking kills them.`,
        false,
      ),
    );
  const frozen = known.find(
    ({ item, food }) => safeTemperature(food) !== null && /\bfrozen\b/i.test(item.text),
  );
  if (
    frozen &&
    understood.recipe.steps.some((step) => step.action === 'slow-cook') &&
    !/\bthaw|\bdefrost/i.test(text)
  )
    found.push(
      hazard(
        'frozen-slow-cooker',
        frozen.item.name,
        `Thaw ${frozen.item.name} before it goes into a slow cooker: frozen meat stays too long at temperatures at which bacteria grow.`,
      ),
    );
  return found;
}
