import { createRecent } from '#kernel/recent';
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';

/** What is left of an icing that is spread in the middle and on top alone. Own rule. */
const left = 0.6;
/** The same of one of cream cheese, and what is left of the sugar in it, for who counts sugar. Own rules. */
const cheesyLeft = 0.75;
const cheesySugar = 0.35;
const sugarless: ReadonlySet<string> = new Set(['lowSugar', 'diabeticFriendly']);
const why =
  'spread in the middle and on top, with the sides left bare, the cake wants little more than half the icing';
const spreads =
  /\b(?:over|on|around|round|across) (?:the )?(?:top and (?:the )?sides?|sides? and (?:the )?top|(?:whole |entire )?cake)\b|\b(?:the )?top and (?:the )?sides\b/iu;
const covers =
  /\b(sandwich\b[^.;]*?) and (?:cover|coat|ice|frost) (?:the )?(?:whole |entire )?(?:cake|top and sides|it)(?: (?:with|in) (?:the )?(icing|frosting|buttercream))?/iu;
const group = /\b(?:icing|frosting|buttercream|topping)\b/i;
/** Icing is beaten; what is sifted over is dust. Grams of icing sugar a recipe. Own rule. */
const leastSugar = 80;

/** The lines of a recipe that go into its icing and into nothing else; none where no icing sugar is beaten. */
export const icingLines = (understood: UnderstoodRecipe): readonly GroundedLine[] =>
  known.get(understood, () => readIcing(understood));

const known = createRecent<UnderstoodRecipe, readonly GroundedLine[]>();

function readIcing({ grounded, steps, source }: UnderstoodRecipe): readonly GroundedLine[] {
  const sugar = grounded.find(
    ({ ingredient: { food, grams } }) =>
      food !== null && isKind(food, 'powdered-sugar') && (grams ?? 0) >= leastSugar,
  );
  if (sugar === undefined) return [];
  const grouped = grounded.filter((line) => group.test(line.group ?? '') && line.group === sugar.group);
  if (grouped.length >= 2) return grouped;
  const beaten = steps.findIndex(
    ({ mentions }, at) =>
      mentions.some(({ key }) => key === sugar.key) &&
      /\b(?:beat|whisk|cream|mix|whip|stir)\b/i.test(source.instructions[at]!),
  );
  if (beaten < 0) return [];
  return grounded.filter(({ key }) => {
    const named = steps.flatMap(({ mentions }, at) =>
      mentions.some((one) => one.key === key && one.kind !== 'pronoun' && one.kind !== 'rest') ? [at] : [],
    );
    return named.length > 0 && named.every((at) => at === beaten);
  });
}

/** Less icing on a layer cake, for who counts sugar, fat or energy; null where there is none, or it is no cake with sides. */
export function barerCake(line: GroundedLine, parts: MoveParts): Move | null {
  const { understood, character, facts, ingredients } = parts;
  const { food } = line.ingredient;
  if (food === null || !isKind(food, 'powdered-sugar') || !character.words.has('cake')) return null;
  const all = understood.source.instructions;
  const edits: Edit[] = [];
  for (const [at, text] of all.entries()) {
    const stepId = understood.steps[at]!.id;
    const covered = covers.exec(text);
    const spread = covered === null ? spreads.exec(text) : null;
    if (covered !== null)
      edits.push({
        kind: 'replace-text',
        stepId,
        span: { start: covered.index, end: covered.index + covered[0].length },
        text: `${covered[1]!} with half of the ${covered[2] ?? 'icing'} and spread the rest on top`,
        reason: why,
      });
    else if (spread !== null && /\b(?:frost|ice|spread|cover|icing|coat)/i.test(text))
      edits.push({
        kind: 'replace-text',
        stepId,
        span: { start: spread.index, end: spread.index + spread[0].length },
        text: /^(?:the )?top/i.test(spread[0]) ? 'top' : 'on top',
        reason: why,
      });
  }
  const lines = icingLines(understood).filter(
    ({ parsed, ingredient }) =>
      parsed.quantity !== null && ingredient.food !== null && ingredient.grams !== null,
  );
  if (!lines.some(({ key }) => key === line.key)) return null;
  // A frosting of cream cheese stands by its cheese; one of butter by its sugar.
  const cheesy =
    parts.focus !== undefined &&
    sugarless.has(parts.focus) &&
    lines.some(({ ingredient: { food: one } }) => one !== null && isKind(one, 'cream-cheese'));
  // A traybake or cupcake has no sides to leave bare.
  const bare = edits.length === 1;
  if (!bare && !cheesy) return null;
  const factorOf = (key: string): number =>
    (bare ? (cheesy ? cheesyLeft : left) : 1) * (cheesy && key === line.key ? cheesySugar : 1);
  const because = !cheesy
    ? why
    : bare
      ? `cream cheese stands with a third of the sugar, and ${why.replace('little more than half the icing', 'less of it')}`
      : 'a frosting of cream cheese stands with a third of the sugar, and tastes of the cheese';
  const touched = lines.filter(({ key }) => factorOf(key) < 1);
  const items = touched.flatMap(({ key }) => ingredients.filter((one) => one.key === key));
  return {
    slot: line.key,
    kind: 'reduce',
    loss: cheesy ? 0.08 : 0.03,
    edits: [
      ...[line, ...touched.filter(({ key }) => key !== line.key)].map(({ key }): Edit => ({
        kind: 'amount',
        key,
        factor: factorOf(key),
        reason: because,
      })),
      ...(bare ? edits : []),
    ],
    why: because,
    difference: differenceOf(
      items.map((one) => contributionOf(one, facts)),
      items.map((one) => contributionOf({ ...one, grams: (one.grams ?? 0) * factorOf(one.key) }, facts)),
    ),
    ...(cheesy
      ? {
          tip: 'Chill the frosting for half an hour before it is spread: with little sugar it is softer until it is cold.',
        }
      : {}),
    servings: null,
    side: false,
    brings: [],
    taste: null,
    ...(parts.focus !== undefined && counting.has(parts.focus) ? { first: true as const } : {}),
  };
}

const counting: ReadonlySet<string> = new Set([
  'lowSugar',
  'lowFat',
  'lowSaturatedFat',
  'lowCalorie',
  'weightLoss',
  'diabeticFriendly',
]);
