/** What else a recipe must say where its starch goes whole: one oven, no pasta water, leaves that nobody toasts, its name. */
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import { cookedApart } from '../edit/follow-up.ts';
import type { Edit, EditPart, SwapEdit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { SwapRule } from './rules.ts';
import { sentencesOf } from './technique.ts';

/** "Preheat the oven to 375°F." */
const preheats =
  /^(?:meanwhile,? )?(?:pre-?)?heat (?:the |your |an )?oven to ([^.;,()]+?)(?:\s*\([^()]*\))?[.;]?$/i;
const roasts = /^Heat the oven to /;
/** What the pasta was boiled in, and what is done with it. */
const pastaWater =
  /(?:,| and| with)?\s*(?:(?:reserving|saving|keeping|loosening|thinning|adding|using|loosened|thinned|plus)\b[^.,;]*?|a (?:splash|ladle|little|few \p{L}+) (?:of )?(?:the )?)\b(?:pasta|cooking|starchy|reserved)(?: \p{L}+)? water\b[^.,;]*/giu;
const breadInTitle = /\b(?:sliders?|buns|rolls|wraps|tortillas|pitas?|sandwich(?:es)?|tortilla wraps)$/i;
const foil =
  /\bCover (?:tightly |loosely |the dish )?with (?:aluminum |aluminium |tin )?foil(?:,| and|, and| then)* bake (?:for )?(\d+) min(?:ute)?s?[.,;]? (?:Then )?(?:Uncover|Remove (?:the )?foil|Take off the foil)(?:,| and|, and| then)* (?:bake|cook)(?: for)?(?: another| a further)? (\d+)(?: more)? min(?:ute)?s?(?: more| longer)?/iu;
const openShare = 0.8;
/** What is done to bread before it is filled. */
const warmsBread = /\b(?:toast|warm|butter|split|grill|heat|brush|steam|halve)\b/i;
const shapes =
  /\b(?:(?:mac|macaroni|ziti|penne|rigatoni|pasta|fusilli|rotini|shells|farfalle|orecchiette|cavatappi|noodles?)\b)/i;

/** A swap with all that it means for the rest of the recipe. */
export interface StarchAway {
  readonly swap: SwapEdit;
  readonly edits: readonly Edit[];
  /** The step that goes before all others, where the recipe boils nothing by itself. */
  readonly before: string | null;
}

/** What goes along with a swap that gives a starch up altogether. */
export function starchAway(
  rule: SwapRule,
  swap: SwapEdit,
  line: GroundedLine,
  understood: UnderstoodRecipe,
  apart: boolean,
): StarchAway {
  const edits: Edit[] = [];
  const main = swap.by[0]!;
  let cook = swap.cooked;
  let before = apart ? null : rule.before;
  if (isKind(main.food, 'lettuce')) {
    edits.push(...withoutBread(line.key, understood, rule.why));
    const wrapped = understood.source.title.replace(breadInTitle, 'Lettuce Wraps');
    edits.push({
      kind: 'title',
      title:
        wrapped === understood.source.title && !/\blettuce\b/i.test(wrapped)
          ? `${wrapped} in Lettuce Leaves`
          : wrapped,
      reason: 'It says what is in it now',
    });
    return { swap: { ...swap, by: [leaves(line, main)] }, edits, before };
  }
  const oven = cook !== undefined && roasts.test(cook) ? preheatOf(understood) : null;
  if (oven !== null) {
    const then = ` Turn the oven down to ${oven.heat}.`;
    if (cook !== undefined) cook += then;
    if (before !== null) before += then;
    edits.push({ ...oven.edit, reason: rule.why });
  }
  if (rule.by[0]!.food === 'cauliflower' || rule.by[0]!.food === 'zucchini')
    edits.push(...withoutPastaWater(line.key, understood, rule.why));
  if (oven !== null || (cook !== undefined && roasts.test(cook)))
    edits.push(...uncovered(understood, rule.why));
  const title = titleOf(understood.source.title, main.food.id);
  if (title !== null) edits.push({ kind: 'title', title, reason: 'It says what is in it now' });
  return { swap: { ...swap, ...(cook === undefined ? {} : { cooked: cook }) }, edits, before };
}

/** "Baked Ziti" of cauliflower is told so; a name that says the shape of no pasta is left to what the swap makes of it. */
function titleOf(title: string, id: string): string | null {
  // A lasagna is called after its layers, whatever they are made of.
  const layers = id === 'zucchini' ? /\blasagn[ae]\b/i.exec(title) : null;
  if (layers !== null)
    return /zucchini|courgette/i.test(title)
      ? title
      : `${title.slice(0, layers.index)}Zucchini ${title.slice(layers.index)}`;
  const shape = id === 'cauliflower' ? shapes.exec(title) : null;
  return shape === null || /cauliflower/i.test(title)
    ? null
    : `${title.slice(0, shape.index)}Cauliflower ${title.slice(shape.index)}`;
}

/** Two leaves in the place of each bun or tortilla, and of each pair of slices. */
function leaves({ parsed }: GroundedLine, part: EditPart): EditPart {
  const { quantity, unit } = parsed;
  if (quantity === null || (unit !== null && !/^(?:piece|slice|roll)$/.test(unit))) return part;
  const each = unit === 'slice' ? 1 : 2;
  return {
    food: part.food,
    name: 'butter lettuce leaves',
    quantity: Math.max(2, Math.round(quantity * each)),
    unit: null,
    preparation: null,
  };
}

/** Nobody toasts or butters a leaf: the sentences that do no more go, with the butter that was for them alone. */
function withoutBread(key: string, understood: UnderstoodRecipe, reason: string): readonly Edit[] {
  const edits: Edit[] = [];
  const gone: { readonly at: number; readonly start: number; readonly end: number }[] = [];
  const spreads = new Set(
    understood.grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && (isKind(food, 'butter') || isKind(food, 'oil')) ? [own] : [],
    ),
  );
  for (const [at, { mentions, id }] of understood.steps.entries()) {
    const text = understood.source.instructions[at]!;
    for (const { start, end, text: sentence } of sentencesOf(text)) {
      const inside = mentions.filter((one) => one.start >= start && one.end <= end && one.kind !== 'pronoun');
      if (!inside.some((one) => one.key === key) || !warmsBread.test(sentence)) continue;
      if (inside.some((one) => one.key !== key && !spreads.has(one.key))) continue;
      gone.push({ at, start, end });
      // "Warm the tortillas. Fill with the chicken": what is filled must be named.
      const next = /^\s*fill(?= with\b)/i.exec(text.slice(end));
      edits.push(
        next === null
          ? { kind: 'replace-text', stepId: id, span: { start, end }, text: '', reason }
          : {
              kind: 'replace-text',
              stepId: id,
              span: { start, end: end + next[0].length },
              text: 'Lay the lettuce leaves two by two, one over the other, and fill',
              reason,
            },
      );
    }
    // "Build the burgers" speaks of the whole, not of its bun.
    for (const one of text.matchAll(/\b(?:cheese|ham)?burgers?\b(?! (?:buns?|rolls?)\b)/giu))
      edits.push({
        kind: 'replace-text',
        stepId: id,
        span: { start: one.index, end: one.index + one[0].length },
        text: one[0],
        reason,
      });
    // "The bottom buns", "the bun halves": a leaf has neither.
    for (const one of text.matchAll(
      /\b(?:bottom|top|lower|upper)(?: halves of the)? (?:\p{L}+ )?(?:buns?|rolls?)\b|\b(?:bun|roll) (?:bottoms?|tops?|halves|bases?|lids?)\b/giu,
    ))
      if (!gone.some((two) => two.at === at && one.index >= two.start && one.index < two.end))
        edits.push({
          kind: 'replace-text',
          stepId: id,
          span: { start: one.index, end: one.index + one[0].length },
          text: /\b(?:top|upper|tops?|lids?)\b/i.test(one[0]) ? 'rest of the leaves' : 'lettuce leaves',
          reason,
        });
  }
  for (const own of spreads) {
    const named = understood.steps.flatMap(({ mentions }, at) =>
      mentions.filter((one) => one.key === own && one.kind !== 'pronoun').map((one) => ({ ...one, at })),
    );
    if (
      named.length > 0 &&
      named.every((one) =>
        gone.some(({ at, start, end }) => at === one.at && one.start >= start && one.end <= end),
      )
    )
      edits.push({ kind: 'remove', key: own, reason: 'There is no bread left to butter' });
  }
  return edits;
}

/** Where the recipe lights its own oven by a sentence of its own. */
export function preheatOf(
  understood: UnderstoodRecipe,
): { readonly heat: string; readonly edit: Edit } | null {
  for (const [at, text] of understood.source.instructions.entries())
    for (const { start, end, text: sentence } of sentencesOf(text)) {
      const heat = preheats.exec(sentence.trim())?.[1];
      if (heat === undefined) continue;
      const span = { start, end };
      return {
        heat,
        edit: { kind: 'replace-text', stepId: understood.steps[at]!.id, span, text: '', reason: '' },
      };
    }
  return null;
}

/** Under foil vegetables stew in their own water: it is baked open, for four fifths of the time. Own rule. */
function uncovered(understood: UnderstoodRecipe, reason: string): readonly Edit[] {
  return understood.source.instructions.flatMap((text, at) => {
    const one = foil.exec(text);
    if (one === null) return [];
    const all = (Number(one[1]) + Number(one[2])) * openShare;
    const least = Math.max(20, Math.round(all / 5) * 5);
    const span = { start: one.index, end: one.index + one[0].length };
    const said = `Bake, uncovered, for ${least}–${least + 5} minutes`;
    return [{ kind: 'replace-text', stepId: understood.steps[at]!.id, span, text: said, reason } as const];
  });
}

function withoutPastaWater(key: string, understood: UnderstoodRecipe, reason: string): readonly Edit[] {
  // What cooks the pasta is told anew as a whole.
  const apart = cookedApart(understood, key);
  return understood.source.instructions.flatMap((text, at) =>
    [...text.matchAll(pastaWater)].flatMap((one): readonly Edit[] =>
      apart?.at === at && one.index >= apart.start && one.index < apart.end
        ? []
        : [
            {
              kind: 'replace-text',
              stepId: understood.steps[at]!.id,
              span: { start: one.index, end: one.index + one[0].length },
              text: '',
              reason,
            },
          ],
    ),
  );
}
