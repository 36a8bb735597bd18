import type { Edit } from '#cooking/edit/edit';
import { dustedOtherwise } from '#cooking/edit/floured-tins';
import { joinList } from '#cooking/text/grammar';
import { shortNames } from '#cooking/text/naming';
import { createBreaches } from '#cooking/verify/breaches';
import type { Asks } from '#cooking/verify/judge';
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { AppError, type FieldProblem } from '#kernel/errors';
import type { KitchenDeps } from './kitchen-deps.ts';
import { type Fitting, leastPulse, leastShare, leaveOut, swapFor, withinLimit } from './restriction-swaps.ts';
import { breaks, matchCase, renamed, retitled, titled } from './restriction-titles.ts';
import type { Bench, Standing } from './transform.ts';

/** A recipe that keeps what is asked, or as near as swaps bring it, and the changes that made it so. */
export interface Fitted {
  /** One list for each change, in the coordinates of the start. */
  readonly moves: readonly (readonly Edit[])[];
  /** What is still broken, in sentences; empty = everything that is asked is kept. */
  readonly broken: readonly string[];
}

/**
 * Swaps what breaks a diet, an allergy or an exclusion for what does its job and breaks none; where nothing does, leaves
 * out what a dish does without. What only an instruction names ("brush with egg") is renamed there. Measured diets (low
 * sodium) are no matter of single foods and are left to the caller.
 * @param sparing nothing is bought for meat or fish that is out where other meat or fish is the heart of the dish
 */
export function fitRestrictions(bench: Bench, deps: KitchenDeps, sparing = false): Fitted {
  const { asks, start } = bench;
  const measured = new Set(
    deps.facts.diets.filter(({ basis }) => basis === 'measured').map(({ diet }) => diet),
  );
  const asked: Asks = { ...asks, diets: asks.diets.filter((diet) => !measured.has(diet)) };
  if (asked.diets.length + asked.allergens.length + asked.exclusions.length === 0)
    return { moves: [], broken: [] };
  const breach = createBreaches(
    { facts: deps.facts, foods: deps.foods },
    asked,
    start.understood.recipe.servings,
  );
  const fitting: Fitting = { bench, deps, asked, breach };
  const moves: (readonly Edit[])[] = [];
  const broken: string[] = [];
  for (const [at, line] of start.understood.grounded.entries()) {
    const item = start.judgement.ingredients[at];
    const found = item === undefined ? null : breach(item);
    if (found === null) continue;
    if (item!.food === null) {
      // An unknown food whose words name what is out ("smoky pork bites") is that, not a riddle.
      if (/the line also says/.test(found.text))
        broken.push(`nothing does the job of ${item!.name} (${found.constraint})`);
      continue;
    }
    // Where only the spelling is in doubt, another food is no help: the answer says what is not verified.
    if (!found.sure && /\(not sure that it is /.test(found.text) && !found.constraint.startsWith('no '))
      continue;
    const edit =
      // Meat or fish that the recipe itself calls optional is left out: nothing has to stand in for it.
      (line.parsed.optional && fleshy(item!.food) ? leaveOut(line, found, fitting) : null) ??
      (sparing && besidesTheHeart(line, item!.food, fitting) ? leaveOut(line, found, fitting, true) : null) ??
      withinLimit(line, found, fitting, isKind(item!.food, 'legume') ? leastPulse : leastShare) ??
      swapFor(line, found, fitting) ??
      withinLimit(line, found, fitting, leastPulse) ??
      leaveOut(line, found, fitting);
    // What hardly any packet holds is no reason for another food: tortillas are rarely made with egg.
    if (
      edit !== null &&
      !found.sure &&
      /\(what is in it is not known for sure\)/.test(found.text) &&
      !found.constraint.startsWith('no ') &&
      // No packet of another diet says anything of this one.
      !(edit.kind === 'swap' && isLabelled(edit) && found.constraint !== 'low-fodmap')
    )
      continue;
    // A packet that nobody knows enough of stays where nothing is better: the answer says that it is not verified.
    if (edit === null && !found.sure && !found.constraint.startsWith('no ')) continue;
    if (edit === null) broken.push(`nothing does the job of ${line.ingredient.name} (${found.constraint})`);
    else moves.push([edit, ...paleNow(edit, item!.food, start)]);
  }
  for (const one of start.understood.unlisted) {
    const edit = renamed(one, moves.flat(), fitting);
    if (typeof edit === 'string') broken.push(edit);
    else if (edit !== null) moves.push([edit]);
  }
  moves.push(...ungreased(fitting), ...unfloured(fitting));
  if (moves.length > 0 && broken.length === 0) {
    // A packet with another label is the same food: the title keeps its name.
    const renaming = moves.flat().filter((edit) => edit.kind !== 'swap' || !isLabelled(edit));
    const { title } = bench.edit(start, renaming).edited.text;
    const now = bench.edit(start, moves.flat()).edited.text.title;
    const word = asked.diets.find((diet) => titled.includes(diet)) ?? null;
    const called = retitled(withoutFlesh(title, moves.flat(), start, deps), word);
    if (title !== '' && called !== now)
      moves.push([
        {
          kind: 'title',
          title: called,
          reason: word === null ? 'The dish keeps its name' : `It is ${word} now`,
        },
      ]);
  }
  return { moves: saidOnce(moves), broken };
}

/** "Fish and chips" is a food of its own: where the fish has gone, what took its place is called so. */
function withoutFlesh(
  title: string,
  edits: readonly Edit[],
  { understood }: Standing,
  { foods }: KitchenDeps,
): string {
  let made = title;
  for (const edit of edits) {
    if (edit.kind !== 'swap') continue;
    const old = understood.grounded.find(({ key }) => key === edit.key)?.ingredient.food ?? null;
    const [main] = edit.by;
    if (old !== null && /^milk-chocolate/.test(old.id)) made = made.replace(/\bmilk (?=chocolate)/iu, '');
    if (
      old === null ||
      main === undefined ||
      !old.traits.some((trait) => trait === 'meat' || trait === 'fish')
    )
      continue;
    const name = shortNames([main.food]).get(main.food.id)!.singular;
    const words = [old.id, ...old.ancestors].flatMap((id) =>
      [foods.get(id)?.name ?? [], foods.get(id)?.plural ?? []].flat(),
    );
    for (const word of [...new Set([...words, 'fish', 'meat'])]) {
      if ((word === 'fish' || word === 'meat') && !old.traits.includes(word)) continue;
      if (main.food.name.includes(word) || isKind(main.food, word)) continue;
      const bare = word.replace(/[^\p{L} -]/gu, '');
      // A pattern is dear to make, and a title names few of these.
      if (!made.toLowerCase().includes(bare.toLowerCase())) continue;
      const shape = new RegExp(
        `(?<![\\p{L}-])${bare}(?![\\p{L}-]|\\s+(?:sauce|stock|broth|style|free))`,
        'iu',
      );
      made =
        word === 'meat'
          ? made.replace(/\bmeat[- ](?=loaf|pie|sauce)/iu, '')
          : made.replace(shape, (said) => matchCase(name, said));
    }
  }
  return made;
}

/** Whether a swap only asks for another packet: "vegan spaghetti", "gluten-free flour". */
const isLabelled = ({ by }: Extract<Edit, { kind: 'swap' }>): boolean =>
  by.length === 1 && /^(?:vegan|vegetarian|[a-z]+-free)\b/i.test(by[0]!.name ?? by[0]!.food.name);

/** "A buttered and floured pan" where wheat is out. */
function unfloured(fitting: Fitting): readonly (readonly Edit[])[] {
  const found = breaks(fitting, 'all-purpose-flour');
  const by = ['rice-flour', 'cornstarch'].find((id) => breaks(fitting, id) === null);
  if (found === null || by === undefined) return [];
  const name = fitting.deps.foods.get(by)?.name ?? by;
  return dustedOtherwise(
    fitting.bench.start.understood.recipe.steps,
    name,
    `Flour ${found.text}: ${name} keeps it from sticking as well`,
  ).map((edit) => [edit]);
}

/** "A buttered pan" where butter is out: greased, then. */
function ungreased(fitting: Fitting): readonly (readonly Edit[])[] {
  const found = breaks(fitting, 'butter');
  if (found === null) return [];
  return fitting.bench.start.understood.recipe.steps.flatMap(({ id, text }) =>
    [
      ...text.matchAll(
        /\bbuttered\b|\bbutter(?= (?:an?|the|your|two) (?:[a-z0-9-]+ ){0,3}(?:pan|tin|dish|mould|mold|sheet|tray|ramekins?)\b)/gi,
      ),
    ].map(({ 0: said, index }): readonly Edit[] => [
      {
        kind: 'replace-text',
        stepId: id,
        ...(dressed(text, index, said)
          ? { span: { start: index, end: index + said.length + 1 }, text: '' }
          : {
              span: { start: index, end: index + said.length },
              text: matchCase(said.toLowerCase() === 'buttered' ? 'greased' : 'grease', said),
            }),
        reason: dressed(text, index, said)
          ? `Butter ${found.text}: it goes without`
          : `Butter ${found.text}: oil greases as well`,
      },
    ]),
  );
}

/** "Buttered cabbage" is no greased tin: the word before a food just goes. */
const dressed = (text: string, at: number, said: string): boolean =>
  said.toLowerCase() === 'buttered' &&
  /^ \p{L}/u.test(text.slice(at + said.length)) &&
  !/^(?:,? (?:and \p{L}+|\p{L}+|[\d-]+))*? (?:pan|tin|dish|mould|mold|sheet|tray|ramekins?|foil|paper|bowl|basin|casserole|griddle|skillet)s?\b/iu.test(
    /^[^.;]*/.exec(text.slice(at + said.length))![0],
  );

/** Says each sentence for the cook once, however many lines it goes for. */
function saidOnce(moves: readonly (readonly Edit[])[]): readonly (readonly Edit[])[] {
  const said = new Set<string>();
  return moves.map((edits) =>
    edits.map((edit) => {
      if (edit.kind !== 'swap' || edit.methodChanges === undefined) return edit;
      const fresh = edit.methodChanges.filter((text) => !said.has(text));
      for (const text of fresh) said.add(text);
      return fresh.length === edit.methodChanges.length ? edit : { ...edit, methodChanges: fresh };
    }),
  );
}

const fleshy = (food: Food): boolean =>
  food.traits.includes('fish') || food.traits.includes('meat') || isKind(food, 'seafood');

/** "Until pink and opaque" is seen of prawns alone: what stands in for them is only heated through. */
function paleNow(edit: Edit, old: Food, { understood }: Standing): readonly Edit[] {
  if (
    edit.kind !== 'swap' ||
    !isKind(old, 'shellfish') ||
    edit.by.some(({ food }) => isKind(food, 'shellfish'))
  )
    return [];
  return understood.steps.flatMap(({ id, mentions }, at): readonly Edit[] => {
    if (!mentions.some(({ key }) => key === edit.key)) return [];
    const text = understood.source.instructions[at]!;
    return [...text.matchAll(turnsPink)].map(({ 0: said, index }) => ({
      kind: 'replace-text',
      stepId: id,
      span: { start: index, end: index + said.length },
      text: 'until hot through',
      reason: 'It does not turn pink',
    }));
  });
}

const turnsPink =
  /\b(?:un)?till? (?:just |they (?:are|turn) (?:just )?|(?:the )?(?:prawns|shrimps?) (?:are|turn) )?(?:pink|opaque)(?:(?:,| and|, and| &) (?:pink|opaque|curled|firm|cooked(?: through)?))*(?:,? (?:and )?no longer(?=[.,;!]|$))?/gi;

/** Prawns in a chowder of haddock: no title names them, and there is at least as much other meat or fish that may stay. */
function besidesTheHeart({ key }: GroundedLine, food: Food, { bench: { start }, breach }: Fitting): boolean {
  const isFlesh = (one: Food): boolean =>
    fleshy(one) && !isKind(one, 'stock') && one.category !== 'sauces-condiments' && !isKind(one, 'condiment');
  if (!isFlesh(food)) return false;
  const title = start.understood.source.title.toLowerCase();
  const words = [food.name, food.plural ?? food.name, food.kind ?? food.name];
  if (
    words.some((word) => title.includes(word.toLowerCase())) ||
    /\b(?:sea ?food|fruits? of the sea|shellfish)\b/.test(title)
  )
    return false;
  const flesh = start.judgement.ingredients.filter((item) => item.food !== null && isFlesh(item.food));
  const weigh = (items: typeof flesh): number => items.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const out = flesh.filter((item) => breach(item) !== null);
  return out.some((item) => item.key === key) && weigh(flesh) - weigh(out) >= weigh(out);
}

/**
 * Refuses a result that breaks what is asked.
 * @throws AppError `conflicting_constraints` with what stands in the way
 */
export function refuseBroken(broken: readonly string[], end: Standing, wayOut: string): void {
  const reasons =
    broken.length > 0
      ? broken
      : end.judgement.constraints
          .filter(({ status }) => status === 'violated')
          .map(({ constraint, evidence }) => `${constraint}: ${joinList(evidence.slice(0, 3))}`);
  if (reasons.length === 0) return;
  throw new AppError('conflicting_constraints', `${reasons.join('; ')}. Nearest way out: ${wayOut}.`, {
    errors: reasons.map((reason): FieldProblem => ({ pointer: '/recipe', code: 'conflict', detail: reason })),
    suggestions: [wayOut],
  });
}
