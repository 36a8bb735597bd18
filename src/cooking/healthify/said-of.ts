/** Why there is less of something, in words that fit what the dish does with it. */
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { MoveParts } from './move.ts';
import { sweetPlace } from './sweet-place.ts';

/** What is left of it for each plate, where the reason asks for it: "{each} g". */
export const eachOf = (why: string, grams: number, { understood }: MoveParts): string =>
  why.replace('{each}', () => `${Math.max(5, Math.round(grams / understood.recipe.servings / 5) * 5)}`);

/** "Melt the butter with the hot sauce": nothing is fried in it. */
const stirredInSauce = (key: string, { steps, source }: MoveParts['understood']): boolean => {
  const named = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun') ? [source.instructions[at]!] : [],
  );
  return named.length === 1 && /\bmelt\b[^.]*\b(?:with|and)\b[^.]*\bsauce\b(?!pan)/i.test(named[0]!);
};

/** Whether the sentence that names a line does this with it. */
const doneWith =
  (what: RegExp) =>
  (key: string, { steps, source }: MoveParts['understood']): boolean =>
    steps.some(({ mentions }, at) =>
      mentions.some((one) => {
        if (one.key !== key || one.kind === 'pronoun') return false;
        const text = source.instructions[at]!;
        const from = text.slice(0, one.start).search(/[^.!?]*$/);
        return what.test(text.slice(from).replace(/^([^.!?]*)[^]*$/, '$1'));
      }),
    );
const coatsIt = doneWith(
  /\b(?:coat|dredge|dust|toss|roll|turn|dip|flour(?= (?:the|them|it|each)\b))\b[^.]*\bin\b/i,
);
const meltsIt = doneWith(/\bmelt/i);
const mashesIt = doneWith(/\bmash/i);
/** Sugar on the apples, not in the crumble over them. */
const meetsFruit = (key: string, { steps, grounded }: MoveParts['understood']): boolean => {
  const fruits = new Set(
    grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && isKind(food, 'fruit') ? [own] : [],
    ),
  );
  return steps.some(
    ({ mentions }) => mentions.some((one) => one.key === key) && mentions.some((one) => fruits.has(one.key)),
  );
};

const spreadsIt = doneWith(
  /\b(?:spread|brush|smear|butter(?:ed)? (?:the|one|both|each)|outsides?|slices?)\b/i,
);
const creamsIt = doneWith(/\b(?:cream|beat|whip|whisk|fluffy)\b/i);
const crumbsIt = doneWith(/\b(?:topping|crumbs?|crumble|streusel|clumps?)\b/i);
const rubsIt = doneWith(/\b(?:rub|cut|grate|pulse|work|pinch|cold|flakes?|pea[- ]siz\w+|breadcrumbs?)\b/i);
const boilsIt = doneWith(/\b(?:boil|simmer|dissolv\w*|drizzl\w*|brush\w*|glaze|caramel\w*)\b/i);
/** "Make the topping: …": the step speaks of it in its first words. */
const makesTopping = (key: string, { steps, source }: MoveParts['understood']): boolean =>
  steps.some(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key) &&
      /\b(?:topping|crumble|streusel)\b/i.test(source.instructions[at]!.slice(0, 60)),
  );

/** A reason of the table where the line is handled as it says; another where the butter is creamed, melted or boiled. */
const trueOfStep = (key: string, food: Food, why: string, { understood }: MoveParts): string => {
  if (/^kept cold and rubbed in/.test(why)) {
    if (crumbsIt(key, understood) || makesTopping(key, understood))
      return 'a little less of it still holds the crumbs together';
    if (meltsIt(key, understood)) return 'it stays moist with less fat';
    if (creamsIt(key, understood) && !rubsIt(key, understood))
      return 'beaten for as long, less of it still takes up air and keeps the crumb tender';
    return rubsIt(key, understood) ? why : 'it bakes a little drier and tastes much the same';
  }
  if (/^spread thinly/.test(why) && !spreadsIt(key, understood))
    return 'less fat is enough here, and it is hardly missed';
  return isKind(food, 'sweetener') &&
    /\b(?:paler|crumb)\b/.test(why) &&
    boilsIt(key, understood) &&
    !creamsIt(key, understood)
    ? 'the syrup is still sweet enough, and the other flavors come through'
    : why;
};

/** The heading of what is poured over, which has no crumb. */
const sauceGroup = /\b(?:sauce|glaze|syrup|gravy|caramel)\b/i;

const spoonedOver = {
  fruit: 'the fruit draws its own juice and tastes more of itself',
  sauce: 'the sauce is still sweet and glossy',
  table: 'a thinner layer on top still sweetens each bite',
} as const;

/** Of salt that the list leaves to the cook a measure is given first. */
export const saidOf = (line: GroundedLine, food: Food, why: string, parts: MoveParts): string => {
  const place = sweetPlace(line, parts);
  if (place !== null) return spoonedOver[place];
  const floured = parts.ingredients.some((one) => one.food !== null && isKind(one.food, 'flour'));
  // Where nothing is flour there is no crumb to keep.
  return saidOfRest(
    line,
    food,
    !floured && /\bcrumb\b/.test(why) ? 'still sweet enough, and the other flavors come through' : why,
    parts,
  );
};

const saidOfRest = (
  { key, parsed, group }: GroundedLine,
  food: Food,
  why: string,
  parts: MoveParts,
): string => {
  const { understood, character } = parts;
  return (isKind(food, 'flour') || isKind(food, 'starch')) && coatsIt(key, understood)
    ? 'a thin coat is as crisp, and shaken off well it takes up less fat'
    : isKind(food, 'chocolate') && meltsIt(key, understood)
      ? 'with so much cocoa in the rest it still tastes dark and rich'
      : (isKind(food, 'butter') || isKind(food, 'oil')) && mashesIt(key, understood)
        ? 'hot milk makes the mash as smooth with less of it'
        : isKind(food, 'sugar-kind') && character.words.has('crumble') && !meetsFruit(key, understood)
          ? 'on top a little of it is enough to turn crisp'
          : isKind(food, 'butter') && (stirredInSauce(key, understood) || sauceGroup.test(group ?? ''))
            ? 'the sauce still shines and clings with less butter in it'
            : parsed.quantity === null && isKind(food, 'salt')
              ? 'salt is measured instead of shaken, and taste comes from the rest of the list'
              : isKind(food, 'salt') &&
                  /\b(?:finish|sprinkl|topping|flaky|pretzel|coarse salt,? for)/i.test(parsed.source)
                ? 'sprinkled on top it is the first thing that is tasted, and half of it is enough'
                : isKind(food, 'sweetener') &&
                    /\b(?:serv|drizzl|topping|tops?\b|sprinkl|pour)/i.test(parsed.source)
                  ? 'a thinner layer on top still sweetens each bite'
                  : isKind(food, 'sweetener') && sauceGroup.test(group ?? '')
                    ? 'the sauce is still sweet and glossy'
                    : isKind(food, 'butter') &&
                        /\b(?:filling|icing|frosting|buttercream|topping)\b/i.test(parsed.source)
                      ? 'a thinner layer between and on top is tasted as much'
                      : trueOfStep(key, food, why, parts);
};
