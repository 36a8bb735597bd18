/** Goes over the instructions of a finished recipe as a copyeditor does: wording and spelling, never what is cooked. */
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { rereadInstructions, type UnderstandDeps } from '../understand-recipe/understand-recipe.ts';
import { addArticles, type Foods } from './articles.ts';
import { unchatted } from './chatter.ts';
import { joinOrders, leadIn } from './commas.ts';
import { headingEnd, writeSmall } from './names.ts';
import { Draft, lowOf, parted, piecesOf, sentencesOf, textOf, type Piece } from './pieces.ts';
import { namesTheSame, tellsTheSame } from './proof.ts';
import { plainSigns } from './signs.ts';
import { misspelled, spell, spelled } from './spelling.ts';
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

/** Foods that a step names by a misspelled word are numbered from here, by their place in the list. */
const listedFrom = 1000;

interface Desk {
  readonly foods: Foods & { readonly listed: (word: string) => number };
  readonly vessels: Vessels;
  readonly deps: UnderstandDeps;
}

function editStep(source: readonly Piece[], text: string, { foods, vessels, deps }: Desk): string {
  const row = plainSigns(named(spell(source), source, foods));
  const kept = sentencesOf(row).map(([from, to]) => unchatted(row.slice(from, to)));
  let pieces: readonly Piece[] = kept.flat();
  if (pieces.length === 0) return kept.length > 0 ? '' : text;
  for (const [from, to] of sentencesOf(pieces)) pieces = leadIn(pieces, from, to);
  pieces = parted(pieces);
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

/** A food of the list that was misspelled is known now. */
function named(pieces: readonly Piece[], source: readonly Piece[], foods: Desk['foods']): readonly Piece[] {
  if (!misspelled(source)) return pieces;
  const right = new Set(source.map(({ low }) => lowOf(spelled(low) ?? '')));
  return pieces.map((piece) =>
    piece.food < 0 && piece.kind === 'word' && right.has(piece.low)
      ? { ...piece, food: foods.listed(piece.low) }
      : piece,
  );
}

function foodsOf({ recipe, steps }: UnderstoodRecipe, at: number): Desk['foods'] {
  const mentions = steps[at]!.mentions.filter(
    ({ kind, text }) =>
      kind !== 'pronoun' &&
      !(kind === 'collective' && /\b(?:and|with|of the|ingredients?|everything|all)\b/i.test(text)),
  );
  return {
    isMeasured: (mention) =>
      mention >= listedFrom
        ? recipe.ingredients[mention - listedFrom]!.quantity !== null
        : recipe.ingredients.some(({ key, quantity }) => key === mentions[mention]?.key && quantity !== null),
    listed: (word) => {
      const place = recipe.ingredients.findIndex(
        ({ name, food }) => food !== null && lowOf(name).split(' ').includes(word),
      );
      return place < 0 ? -1 : listedFrom + place;
    },
  };
}
