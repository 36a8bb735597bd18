import type { GroundedLine } from '#food/ground';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import { allergenLoss, gladlyBaked, type Move, type MoveParts } from './move.ts';
import { sentencesOf } from './technique.ts';

/** Own rules: what a crumbed fillet out of the oven is made with. */
const spoons = { gramsEach: 13.6, perServing: 1, least: 2, most: 6 } as const;
const crumbsPerServing = 30;
const share = { flour: 0.5, liquid: 0.4 } as const;

const fatty = ['fat_g', 'energy_kcal', 'saturated_fat_g'] as const;
const chipWord = /\b(?:chips|fries|wedges)\b/i;
const batterWord = /\bbatter\b/i;
const touched =
  /\boil\b|\bfr(?:y|ies|ied|ying)\b|\bbatter\b|\b(?:drain|kitchen (?:paper|roll)|paper towels?)\b/i;
/** "Peel the potatoes and cut them into chips." */
const prepares = /^(?:peel|cut|scrub|wash|slice)\b[^.]*\b(?:potato(?:es)?|chips|fries|wedges|them)\b/i;
/** "Mix the tartare sauce." */
const aside = /^(?:mix|stir|make|combine|whisk)\b[^.]*\b(?:sauce|dip|mayo\w*|slaw|mushy peas)\b/i;
const served = /^(?:to serve|serve|enjoy|sprinkle|season|scatter|garnish)\b/i;

/**
 * Food in a wet batter cannot be baked as it is: the batter runs off. It becomes flour, a thin slip of the same flour and
 * liquid, and crumbs, baked on an oiled sheet, with its chips roasted beside it. Null where the dish is not of that sort,
 * or its steps speak of more than that.
 */
export function ovenBatter(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, measured, facts, foods, deny, surcharge } = parts;
  const { source, recipe, grounded } = understood;
  const { food } = line.ingredient;
  if (food === null || item.grams === null || !isKind(food, 'oil')) return null;
  if (!fatty.some((one) => measured.includes(one))) return null;
  const texts = source.instructions;
  const all = texts.join(' ');
  if (!/\bfry/i.test(all) || !/\b(?:dip|coat|dunk|dredge)[^.]*\bbatter/i.test(all)) return null;
  const one = (fits: (food: Food, line: GroundedLine) => boolean): GroundedLine | undefined =>
    grounded.find((other) => other.ingredient.food !== null && fits(other.ingredient.food, other));
  const flour = one((other) => isKind(other, 'flour'));
  const liquid = one(
    (other, { parsed }) =>
      parsed.quantity !== null &&
      (isKind(other, 'beer') ||
        isKind(other, 'milk') ||
        isWater(other) ||
        /sparkling|soda-water/.test(other.id)),
  );
  const main =
    one((other) => isKind(other, 'fish') || isKind(other, 'chicken')) ??
    one((other) => isKind(other, 'vegetable') && !isKind(other, 'potato'));
  const crumbs = foods.concrete('panko');
  if (flour === undefined || liquid === undefined || main === undefined || crumbs === null) return null;
  const wheat = flour.ingredient.food!.allergens.some(
    ({ allergen, level }) => allergen === 'wheat' && level === 'contains',
  );
  if (!wheat || deny(crumbs) !== null || surcharge(crumbs) >= allergenLoss) return null;
  if (flour.parsed.quantity === null || flour.ingredient.grams === null || liquid.ingredient.grams === null)
    return null;
  const risen = grounded.filter(
    ({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, 'leavening'),
  );
  const potato = one((other) => isKind(other, 'potato'));
  const salt = one((other) => isKind(other, 'salt'));
  const own = new Set([line, flour, liquid, main, ...risen, potato, salt].map((used) => used?.key ?? ''));

  const why = 'crumbed instead of battered it crisps in a hot oven with a few spoonfuls of oil';
  const { servings } = recipe;
  const spoonfuls = Math.min(spoons.most, Math.max(spoons.least, Math.round(servings * spoons.perServing)));
  const chips =
    potato === undefined
      ? null
      : (chipWord.exec(`${potato.parsed.source} ${source.title}`)?.[0].toLowerCase() ?? 'potatoes');
  const name = calledInSteps(main, understood) ?? main.ingredient.name;
  const bird = isKind(main.ingredient.food!, 'chicken');
  const inside = isKind(main.ingredient.food!, 'vegetable')
    ? 'golden'
    : bird
      ? '74 °C (165 °F) inside'
      : '63 °C (145 °F) inside';
  const said = [
    `Heat the oven to 220 °C (425 °F) and brush ${chips === null ? 'a baking sheet' : 'two baking sheets'} with some of the oil.` +
      (chips === null
        ? ''
        : ` Dry the ${chips} well, toss them on one sheet with half of the rest of the oil and roast for 35–40 minutes, turning once, until golden.`),
    `Put a few spoonfuls of the flour on a plate. Whisk the rest with ${salt === undefined ? '' : salt.parsed.quantity === null ? 'a pinch of salt and ' : 'the salt and '}the ${liquid.ingredient.name} to a smooth slip that runs off the spoon, and spread the panko on a second plate.`,
    `Turn the ${name} in the flour, then in the slip, then in the panko, pressing it on. Lay on the ${chips === null ? '' : 'second '}sheet, drizzle with the rest of the oil and bake for ${bird ? '20–25' : '12–15'} minutes${chips === null ? '' : `, while the ${chips} finish`}, until crisp and ${inside}.`,
  ];
  const steps = texts.flatMap((text, at) => (touched.test(text) ? [at] : []));
  if (steps.length < 2) return null;
  const edits: Edit[] = [];
  for (const [n, at] of steps.entries()) {
    const { id, mentions } = understood.steps[at]!;
    const told = sentencesOf(texts[at]!);
    const names = (sentence: { readonly start: number; readonly end: number }): readonly string[] =>
      mentions
        .filter(({ kind, start }) => kind !== 'pronoun' && start >= sentence.start && start < sentence.end)
        .map(({ key }) => key);
    // What is said of the sauce beside it stays, and so does the knife work that opens a step.
    let before = true;
    const prepared: string[] = [];
    const kept = told.filter((sentence) => {
      if (touched.test(sentence.text)) {
        before = false;
        return false;
      }
      const keys = names(sentence);
      if (
        before &&
        chips !== null &&
        (prepares.test(sentence.text) || /^(?:rinse|dry|pat)\b/i.test(sentence.text))
      ) {
        prepared.push(sentence.text);
        return false;
      }
      return (
        served.test(sentence.text) ||
        aside.test(sentence.text) ||
        (keys.length > 0 && keys.every((key) => !own.has(key)))
      );
    });
    const other = mentions.some(
      ({ key, kind, start }) =>
        kind !== 'pronoun' &&
        !own.has(key) &&
        !kept.some((sentence) => start >= sentence.start && start < sentence.end),
    );
    if (other) return null;
    // The new sentences share the places of the old steps; where those are fewer, the first takes two.
    const places =
      steps.length === 2
        ? [said.slice(0, 2), said.slice(2)]
        : [said.slice(0, 1), said.slice(1, 2), said.slice(2)];
    const text = [...prepared, ...(places[n] ?? []), ...kept.map((sentence) => sentence.text)].join(' ');
    edits.push(
      text === ''
        ? { kind: 'remove-step', stepId: id, reason: why }
        : { kind: 'replace-text', stepId: id, span: { start: 0, end: texts[at]!.length }, text, reason: why },
    );
  }
  // "Transfer to a rack" in a step of its own, or a batter that rests: the rest of the recipe must not go on with it.
  if (texts.some((text, at) => !steps.includes(at) && batterWord.test(text))) return null;
  const crumbed = crumbsPerServing * servings;
  const half = flour.ingredient.grams * share.flour;
  const by = (other: GroundedLine, weight: number): Ingredient => ({ ...other.ingredient, grams: weight });
  return {
    slot: line.key,
    kind: 'method',
    loss: 0.16,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [
          {
            food,
            name: line.ingredient.name.toLowerCase(),
            quantity: spoonfuls,
            unit: 'tbsp',
            preparation: null,
          },
        ],
        reason: why,
      },
      { kind: 'title', title: bakedTitle(source.title, main.ingredient.food!), reason: 'It is baked now' },
      {
        kind: 'swap',
        key: flour.key,
        by: [
          { food: flour.ingredient.food!, name: flour.ingredient.name, grams: half, preparation: null },
          { food: crumbs, grams: crumbed, preparation: null },
        ],
        reason: why,
      },
      { kind: 'amount', key: liquid.key, factor: share.liquid, reason: why },
      ...risen.map(({ key }): Edit => ({ kind: 'remove', key, reason: 'crumbs need no lift' })),
      ...edits,
    ],
    why,
    difference: differenceOf(
      [item, flour.ingredient, liquid.ingredient].map((was) => contributionOf(was, facts)),
      [
        { ...item, grams: spoonfuls * spoons.gramsEach, eatenShare: 1 },
        by(flour, half),
        by(liquid, liquid.ingredient.grams * share.liquid),
        { ...flour.ingredient, food: crumbs, grams: crumbed },
      ].map((is) => contributionOf(is, facts)),
    ),
    servings: null,
    side: false,
    brings: [crumbs],
    taste: null,
    ...gladlyBaked(parts),
  };
}

/** As the steps call what is fried: "cod", "fish". */
function calledInSteps({ key }: GroundedLine, { steps }: MoveParts['understood']): string | null {
  const mention = steps
    .flatMap(({ mentions }) => mentions)
    .find((one) => one.key === key && one.kind !== 'pronoun');
  return mention?.text.replace(/^the\s+/i, '') ?? null;
}

/** "Proper Fish and Chips" → "Proper Oven-Baked Fish and Chips"; "Beer-Battered Cod" → "Oven-Baked Cod". */
export function bakedTitle(title: string, food: Food): string {
  const capitals = /^\p{Lu}/u.test(title);
  const word = capitals ? 'Oven-Baked' : 'oven-baked';
  const made = title.replace(/\b(?:beer[- ])?(?:battered|deep[- ]fried|fried)\b/i, word);
  if (made !== title) return made;
  const names = [food.name, ...food.ancestors].map((one) => one.replaceAll('-', ' '));
  const at = names
    .map((one) => title.toLowerCase().indexOf(one))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b)[0];
  return at === undefined ? `${word} ${title}` : `${title.slice(0, at)}${word} ${title.slice(at)}`;
}
