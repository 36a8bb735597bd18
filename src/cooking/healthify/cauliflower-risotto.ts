import type { GroundedLine } from '#food/ground';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';
import { sentencesOf } from './technique.ts';

/** Cauliflower for each gram of raw rice, and how much of the stock it wants. Own rules. */
const byRice = 2.3;
const stockShare = 0.15;
const why =
  'cauliflower chopped to grains takes the wine, butter and cheese as rice does, with a tenth of the carbohydrate';
/** "Add the stock a ladle at a time, stirring, for 18 minutes." */
const ladles = /\b(?:add|ladle|pour|stir|keep adding|continue)\b[^.]*\b(?:stock|broth|liquid|water|ladle)/i;
const says =
  /\b(?:ladle|minutes|mins|until|absorbed|at a time|gradually|cups? (?:of )?(?:the )?(?:\w+ )?(?:stock|broth))\b/i;
/** "When the last cup of broth has been absorbed and the rice is creamy, add …" */
const whenTakenUp =
  /^(?:when|once|after) (?:the last|all (?:of )?the|the final)\b[^.,]*\b(?:absorbed|gone|used)\b[^.,]*,\s*(\p{L})/iu;

/** A risotto of cauliflower for who gives up starch: rice and most of the stock go, and it is done in minutes. */
export function cauliflowerRisotto(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, character, facts, foods, focus, deny } = parts;
  const { food, grams } = line.ingredient;
  if (focus !== 'lowCarb' || food === null || grams === null || line.parsed.quantity === null) return null;
  if (!isKind(food, 'rice') || !character.words.has('risotto')) return null;
  const into = foods.concrete('cauliflower-rice');
  if (into === null || deny(into) !== null) return null;
  const stocks = understood.grounded.filter(
    ({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, 'stock'),
  );
  const [stock] = stocks;
  const texts = understood.source.instructions;
  const swaps: Edit[] = [];
  let told = false;
  for (const [at, text] of texts.entries()) {
    const stepId = understood.steps[at]!.id;
    for (const { start, end, text: sentence } of sentencesOf(text)) {
      const put = (said: string): void =>
        void swaps.push({ kind: 'replace-text', stepId, span: { start, end }, text: said, reason: why });
      const waits = told ? whenTakenUp.exec(sentence) : null;
      if (waits !== null) {
        swaps.push({
          kind: 'replace-text',
          stepId,
          span: { start, end: start + waits[0].length },
          text: waits[1]!.toUpperCase(),
          reason: why,
        });
        continue;
      }
      if (
        !(ladles.test(sentence) && says.test(sentence)) &&
        !(told && /\b(?:repeat|ladle|continue)\b/i.test(sentence))
      )
        continue;
      // What else goes in with it would be lost.
      const strange = understood.steps[at]!.mentions.some(
        (one) =>
          one.start >= start &&
          one.end <= end &&
          one.kind !== 'pronoun' &&
          one.key !== line.key &&
          !understood.grounded.some(
            ({ key, ingredient }) =>
              key === one.key &&
              ingredient.food !== null &&
              (isKind(ingredient.food, 'stock') ||
                isWater(ingredient.food) ||
                isKind(ingredient.food, 'wine')),
          ),
      );
      if (strange) return null;
      const wine = /\bwine\b/i.test(sentence) ? 'Pour in the wine and let it boil away. ' : '';
      put(
        told
          ? ''
          : `${wine}Add the stock and cook over a lively heat for 5–6 minutes, stirring, until the cauliflower is just tender and hardly any liquid is left.`,
      );
      told = true;
    }
  }
  if (!told || stock === undefined || stock.ingredient.food === null || stock.ingredient.grams === null)
    return null;
  const weight = grams * byRice;
  const liquid = contributionOf(
    {
      ...item,
      ...stock.ingredient,
      food: stock.ingredient.food,
      grams: stock.ingredient.grams,
      alternatives: [],
      modifiers: [],
    },
    facts,
  );
  const left = contributionOf(
    {
      ...item,
      ...stock.ingredient,
      food: stock.ingredient.food,
      grams: stock.ingredient.grams * stockShare,
      alternatives: [],
      modifiers: [],
    },
    facts,
  );
  const { title } = understood.source;
  const named = title.replace(/\brisotto\b/i, (said) =>
    /^\p{Lu}/u.test(said) ? 'Cauliflower Risotto' : 'cauliflower risotto',
  );
  return {
    slot: line.key,
    kind: 'swap',
    loss: 0.3,
    edits: [
      { kind: 'swap', key: line.key, by: [{ food: into, grams: weight, preparation: null }], reason: why },
      { kind: 'amount', key: stock.key, factor: stockShare, reason: why },
      ...(named === title
        ? []
        : [{ kind: 'title', title: named, reason: 'It says what is in it now' } as const]),
      ...swaps,
    ],
    why,
    difference: differenceOf(
      [contributionOf(item, facts), liquid],
      [contributionOf({ ...item, food: into, grams: weight, alternatives: [], modifiers: [] }, facts), left],
    ),
    servings: null,
    side: false,
    replaces: food,
    brings: [into],
    taste: null,
    first: true,
    stillCalled: true,
    tip: 'Buy the cauliflower riced, or pulse a head to crumbs in a food processor; a spoonful of mascarpone with the cheese makes up for the starch of the rice.',
  };
}
