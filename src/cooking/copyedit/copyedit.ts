/** Goes over the instructions of a finished recipe as a copyeditor does: wording and spelling, never what is cooked. */
import type { Catalogue } from '#food/catalogue';
import { isShouted } from '../tone/edition/tidy.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { addArticles, type Foods } from './articles.ts';
import { unchatted } from './chatter.ts';
import { joinOrders, leadIn } from './commas.ts';
import { headingEnd, writeSmall } from './names.ts';
import { Draft, foodsIn, parted, piecesOf, sentencesOf, textOf, type Piece } from './pieces.ts';
import { tellsTheSame } from './proof.ts';
import { plainSigns } from './signs.ts';
import { spell } from './spelling.ts';
import { stopped } from './stops.ts';
import { Vessels } from './vessels.ts';

/** The instructions of a recipe, edited; '' for one that told nothing. What is not proven to tell the same stays as it came. */
export function copyedit(understood: UnderstoodRecipe, foods: Catalogue): readonly string[] {
  const vessels = new Vessels();
  if (!isEnglish(understood.recipe.steps.map(({ text }) => text).join(' ')))
    return understood.recipe.steps.map(({ text }) => text);
  return understood.recipe.steps.map(({ text }, at) => {
    const reading = understood.steps[at];
    if (reading === undefined) return text;
    const now = editStep(piecesOf(text, reading), text, { list: listFor(understood, at), vessels, foods });
    const named = reading.mentions.map((one) => one.text);
    return now === text || tellsTheSame(text, now, named) ? now : text;
  });
}

/** The instructions of a recipe with the articles that a telegram leaves out, and nothing else of them changed. */
export function articled(understood: UnderstoodRecipe, foods: Catalogue): readonly string[] {
  const texts = understood.recipe.steps.map(({ text }) => text);
  if (!isEnglish(texts.join(' '))) return texts;
  const vessels = new Vessels();
  return texts.map((text, at) => {
    const reading = understood.steps[at];
    if (reading === undefined || isShouted(text)) return text;
    const pieces = parted(piecesOf(text, reading));
    const draft = new Draft(pieces);
    for (const [from, to] of sentencesOf(pieces)) {
      writeSmall(draft, from, to, foods);
      addArticles(draft, headingEnd(pieces, from, to), to, { foods: listFor(understood, at), vessels });
    }
    const now = textOf(draft.done());
    const named = reading.mentions.map((one) => one.text);
    return now === text || tellsTheSame(text, now, named) ? now : text;
  });
}

const english =
  /\b(?:the|and|until|add|with|for|then|stir|cook|mix|heat|bake|serve|minutes?|mins?|into|it|place|cut|chop|boil|put|over|oven|to|in|of|a|or)\b/gi;
const foreign =
  /\b(?:die|der|das|und|mit|den|dem|ein|eine|im|el|los|las|de|del|con|una|y|le|les|et|dans|avec|du|des|il|lo|nel|per|di|og|och|med|het|een|van|na|do|w)\b/gi;

/** A text in another language is no business of this editor. */
export const isEnglish = (text: string): boolean =>
  (text.match(foreign)?.length ?? 0) <= (text.match(english)?.length ?? 0);

/** "PREHEAT OVEN TO 350F" in a quiet voice; scales keep their letter. */
const calm = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) =>
    piece.kind === 'word' && piece.text.length > 1 ? { ...piece, text: piece.text.toLowerCase() } : piece,
  );

interface Desk {
  readonly list: Foods;
  readonly vessels: Vessels;
  readonly foods: Catalogue;
}

function editStep(source: readonly Piece[], text: string, { list, vessels, foods }: Desk): string {
  const row = plainSigns(spell(isShouted(text) ? calm(source) : source));
  const kept = sentencesOf(row).map(([from, to]) => unchatted(row.slice(from, to)));
  let pieces: readonly Piece[] = kept.flat();
  if (pieces.length === 0) return kept.length > 0 ? '' : text;
  for (const [from, to] of sentencesOf(pieces)) pieces = leadIn(pieces, from, to);
  pieces = parted(pieces);
  const draft = new Draft(pieces);
  for (const [from, to] of sentencesOf(pieces)) {
    writeSmall(draft, from, to, foods);
    addArticles(draft, headingEnd(pieces, from, to), to, { foods: list, vessels });
  }
  let now = draft.done();
  for (const [from, to] of [...sentencesOf(now)].reverse()) now = joinOrders(now, from, to);
  const sentences = sentencesOf(now);
  return textOf(
    sentences.flatMap(([from, to], n) => stopped(now.slice(from, to), n === sentences.length - 1)),
  );
}

/** What an editor asks of the foods that a step mentions. */
function listFor({ recipe, steps }: UnderstoodRecipe, at: number): Foods {
  const mentions = foodsIn(steps[at]!);
  return {
    isMeasured: (mention) =>
      recipe.ingredients.some(({ key, quantity }) => key === mentions[mention]?.key && quantity !== null),
  };
}
