/** Goes over the instructions of a finished recipe as a copyeditor does: wording and spelling, never what is cooked. */
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { rereadInstructions, type UnderstandDeps } from '../understand-recipe/understand-recipe.ts';
import { addArticles, type Foods } from './articles.ts';
import { unchatted } from './chatter.ts';
import { joinOrders } from './commas.ts';
import { headingEnd, writeSmall } from './names.ts';
import { Draft, piecesOf, sentencesOf, textOf, type Piece } from './pieces.ts';
import { namesTheSame, tellsTheSame } from './proof.ts';
import { plainSigns } from './signs.ts';
import { misspelled, spell } from './spelling.ts';
import { stopped } from './stops.ts';
import { Vessels } from './vessels.ts';

/** The instructions of a recipe, edited; '' for one that told nothing. What is not proven to tell the same stays as it came. */
export function copyedit(understood: UnderstoodRecipe, deps: UnderstandDeps): readonly string[] {
  const source = understood.recipe.steps.map(({ text }) => text);
  const vessels = new Vessels();
  const respelled: number[] = [];
  const edited = source.map((text, at) => {
    const reading = understood.steps[at];
    if (reading === undefined) return text;
    const pieces = piecesOf(text, reading);
    const now = editStep(pieces, text, { foods: foodsOf(understood, at), vessels, deps });
    if (now === text) return text;
    if (
      !tellsTheSame(
        text,
        now,
        reading.mentions.map((one) => one.text),
      )
    )
      return text;
    if (misspelled(pieces)) respelled.push(at);
    return now;
  });
  if (respelled.length === 0) return edited;
  // A word that is read now and was not before may name a food that nobody has judged.
  const read = rereadInstructions(understood, edited, deps);
  return edited.map((text, at) =>
    respelled.includes(at) && !namesTheSame(understood, at, read[at]!) ? source[at]! : text,
  );
}

interface Desk {
  readonly foods: Foods;
  readonly vessels: Vessels;
  readonly deps: UnderstandDeps;
}

function editStep(source: readonly Piece[], text: string, { foods, vessels, deps }: Desk): string {
  const row = plainSigns(spell(source));
  const kept = sentencesOf(row).map(([from, to]) => unchatted(row.slice(from, to)));
  const pieces = kept.flat();
  if (pieces.length === 0) return kept.length > 0 ? '' : text;
  const draft = new Draft(pieces);
  for (const [from, to] of sentencesOf(pieces)) {
    writeSmall(draft, from, to, deps.foods);
    addArticles(draft, headingEnd(pieces, from, to), to, { foods, vessels });
  }
  let now = draft.done();
  for (const [from, to] of [...sentencesOf(now)].reverse()) now = joinOrders(now, from, to);
  const sentences = sentencesOf(now);
  return textOf(
    sentences.flatMap(([from, to], n) => stopped(now.slice(from, to), n === sentences.length - 1)),
  );
}

function foodsOf({ recipe, steps }: UnderstoodRecipe, at: number): Foods {
  const mentions = steps[at]!.mentions.filter(
    ({ kind, text }) =>
      kind !== 'pronoun' &&
      !(kind === 'collective' && /\b(?:and|with|of the|ingredients?|everything|all)\b/i.test(text)),
  );
  return {
    isMeasured: (mention) =>
      recipe.ingredients.some(({ key, quantity }) => key === mentions[mention]?.key && quantity !== null),
  };
}
