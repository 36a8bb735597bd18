import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { isPluralName } from '../text/naming.ts';
import { type Contribution, contributionOf, contributionOfAdded } from './estimate.ts';
import type { MoveParts } from './move.ts';
import { firstNamed } from './place.ts';
import type { SwapRule } from './rules.ts';
import type { Incoming } from './swap-edit.ts';

/** What a swap asks for besides: something that makes it work, and less of a liquid. Null where that may not come in. */
export function besidesOf(
  rule: SwapRule,
  line: GroundedLine,
  scaled: readonly Incoming[],
  parts: MoveParts,
): {
  readonly edits: readonly Edit[];
  readonly gone: readonly Contribution[];
  readonly come: readonly Contribution[];
  /** Why it works here without it. */
  readonly why?: string;
} | null {
  const { understood, ingredients, facts, foods, deny } = parts;
  let why: string | undefined;
  const edits: Edit[] = [];
  const gone: Contribution[] = [];
  const come: Contribution[] = [];
  if (rule.with !== null) {
    const food = foods.concrete(rule.with.food);
    if (food === null || deny(food) !== null) return null;
    // Where something thickens already, nothing more is wanted; off the heat nothing else could.
    const body = bodyOf(line, parts);
    if (body !== null) why = `the ${body} the body, and milk is enough to make it creamy`;
    else if (offHeat(line.key, parts)) return null;
    else {
      const poured = understood.grounded.find(
        ({ key, ingredient }) =>
          key !== line.key &&
          ingredient.food !== null &&
          scaled.some(
            (part) => part.food.kind === ingredient.food!.kind && part.food.id !== line.ingredient.food!.id,
          ),
      );
      const stepId = firstNamed(poured?.key ?? line.key, understood) ?? firstNamed(line.key, understood);
      if (stepId === null) return null;
      const grams = line.ingredient.grams! * rule.with.ratio;
      edits.push({
        kind: 'add',
        part: { food, grams, preparation: null },
        stepId,
        as: 'first',
        sentence: rule.with.say,
        ...(rule.with.then === null ? {} : { closing: { word: 'milk', sentence: rule.with.then } }),
        afterKey: line.key,
        reason: rule.why,
      });
      come.push(contributionOfAdded(food, grams, null, facts));
    }
  }
  if (rule.spares !== null) {
    const { of, ratio } = rule.spares;
    const brought = scaled.reduce(
      (sum, part) => (part.food.id === line.ingredient.food!.id ? sum : sum + part.grams),
      0,
    );
    // A batter without milk or water has its oil to give: the first of the rule that is there.
    const at = of
      .map((id) =>
        understood.grounded.findIndex(
          ({ key, parsed, ingredient }) =>
            key !== line.key &&
            parsed.quantity !== null &&
            ingredient.food !== null &&
            isKind(ingredient.food, id) &&
            (ingredient.grams ?? 0) > brought * ratio * 1.6,
        ),
      )
      .find((found) => found >= 0);
    if (at === undefined) return { edits, gone, come, ...(why === undefined ? {} : { why }) };
    const liquid = understood.grounded[at];
    const item = ingredients[at];
    if (liquid !== undefined && item !== undefined) {
      const factor = 1 - (brought * ratio) / liquid.ingredient.grams!;
      edits.push({ kind: 'amount', key: liquid.key, factor, reason: rule.why });
      gone.push(contributionOf({ ...item, grams: item.grams! * (1 - factor) }, facts));
    }
  }
  return { edits, gone, come, ...(why === undefined ? {} : { why }) };
}

/** Starch by the spoonful thickens a pot; so do potatoes, beans and rice that are mashed or blended in it. */
function bodyOf(line: GroundedLine, { understood, ingredients }: MoveParts): string | null {
  // What is whisked with eggs is set by them.
  const eggs = understood.grounded.find(
    ({ ingredient: { food } }) => food !== null && isKind(food, 'bird-egg'),
  );
  if (
    eggs !== undefined &&
    understood.steps.some(
      ({ mentions }, at) =>
        /\b(?:whisk|beat|mix|combine|blend|stir)/i.test(understood.source.instructions[at]!) &&
        [eggs.key, line.key].every((key) =>
          mentions.some((one) => one.key === key && one.kind !== 'pronoun'),
        ),
    )
  )
    return 'eggs give';
  const made = understood.source.instructions.join(' ');
  const blended = /\b(?:blend|pur[eé]e|mash|liquidi[sz]e)/i.test(made);
  const found = ingredients.find(
    ({ key, food }) =>
      key !== line.key &&
      food !== null &&
      (isKind(food, 'starch') ||
        isKind(food, 'flour') ||
        (blended &&
          (isKind(food, 'potato') ||
            isKind(food, 'winter-squash') ||
            isKind(food, 'legume') ||
            isKind(food, 'cauliflower')))),
  );
  if (found === undefined) return null;
  const solid = !isKind(found.food!, 'starch') && !isKind(found.food!, 'flour');
  // As the list calls it: nobody knows which potatoes they are.
  const name = found.name.toLowerCase();
  const done = /\b(?:blend|pur[eé]e|liquidi[sz]e)/i.test(made) ? 'blended' : 'mashed';
  const word = solid ? `${done} ${name}` : name;
  return `${word} ${isPluralName(word) ? 'give' : 'gives'}`;
}

/** What goes in when the pot has left the stove, or may not boil any more. */
const offHeat = (key: string, { understood }: MoveParts): boolean =>
  understood.steps.some(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key && one.kind !== 'pronoun') &&
      /\b(?:not|n[’']?t|without) (?:let (?:it |them )?)?boil|\boff (?:of )?the (?:heat|stove)\b/i.test(
        understood.source.instructions[at]!,
      ),
  );
