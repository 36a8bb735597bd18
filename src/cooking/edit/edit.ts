import { lazyShape } from '#kernel/lazy-shape';
import { once } from '#kernel/once';
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import { capitalise } from '../text/grammar.ts';
import { editLines, type LineEdits } from './line-edits.ts';
import { besidesTheNight, editTitle } from './title.ts';
import type { AppliedEdit, Edit, EditDeps, EditedRecipe } from './model.ts';
import { dissolvedBefore } from './dissolved-before.ts';
import { editStep } from './step-edits.ts';
import { isSafetyNote, isTimeNote } from './step-notes.ts';
import type { StepEdits } from './planned-edits.ts';
import { systemOf } from './line-amounts.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { cookedApart, followUp } from './follow-up.ts';
import { fractionsLike } from './fractions.ts';
import { leftovers, wordsOfGone } from './leftovers.ts';
import type { Literal } from './marked-text.ts';
import { editMemory } from './memory.ts';
import { additionText, ownStep } from './additions.ts';
import { asLoose, isLoose } from './loose-mince.ts';
import { smallLetters } from './small-letters.ts';

export type * from './model.ts';

type ByKey = LineEdits;

const isStock = ({ ingredient: { food } }: GroundedLine): boolean => food !== null && isKind(food, 'stock');

/**
 * Edits a recipe in its title, description, ingredient list and every instruction. All keys, step ids and offsets are
 * those of `understood`; edits that cannot be done are in `skipped` and leave no trace. Pure; never throws.
 */
export function applyEdits(
  understood: UnderstoodRecipe,
  edits: readonly Edit[],
  deps: EditDeps,
): EditedRecipe {
  const { source, grounded, recipe } = understood;
  const skipped: { edit: Edit; why: string }[] = [];
  const lines = new Map(grounded.map((line) => [line.key, line]));
  const steps = new Set(recipe.steps.map((step) => step.id));
  const byKey: ByKey = new Map();
  const kept = edits.filter((edit) => {
    const why = refusal(edit, lines, steps, byKey);
    if (why !== null) {
      skipped.push({ edit, why });
      return false;
    }
    if (edit.kind === 'amount') {
      const known = byKey.get(edit.key);
      byKey.set(edit.key, known?.kind === 'amount' ? { ...known, factor: known.factor * edit.factor } : edit);
    } else if (edit.kind === 'swap' || edit.kind === 'remove') byKey.set(edit.key, edit);
    return true;
  });

  const memory = editMemory(understood);
  // What is said anew in the text need not be explained.
  for (const [key, edit] of byKey)
    if (edit.kind === 'swap' && edit.cooked !== undefined && cookedApart(understood, key) !== null)
      byKey.set(key, memory.silent(edit));

  const system = systemOf(grounded);
  const additions = kept.flatMap((edit) => (edit.kind === 'add' ? [edit] : []));
  const goneWords = wordsOfGone(
    // A dish is called after the meat, not after its stock: the later word counts.
    grounded
      .filter(({ key }) => byKey.has(key) && byKey.get(key)!.kind !== 'amount')
      .sort((a, b) => Number(isStock(b)) - Number(isStock(a))),
    [
      ...grounded
        .filter(({ key }) => !byKey.has(key) || byKey.get(key)!.kind === 'amount')
        .map(({ parsed, ingredient }) => ({ name: parsed.name, food: ingredient.food?.name ?? null })),
      ...kept.flatMap((edit) =>
        edit.kind === 'swap'
          ? edit.by.map(({ name, food }) => ({ name: name ?? food.name, food: food.name }))
          : edit.kind === 'add'
            ? [{ name: edit.part.name ?? edit.part.food.name, food: edit.part.food.name }]
            : [],
      ),
    ],
  );
  const list = editLines(
    source.ingredients,
    grounded,
    byKey,
    additions,
    system,
    deps,
    goneWords,
    (key) => understood.steps.find(({ mentions }) => mentions.some((one) => one.key === key))?.id ?? '',
    memory,
  );
  for (const { key, why } of list.refused) {
    const at = kept.findIndex((edit) => 'key' in edit && edit.key === key);
    if (at >= 0) skipped.push({ edit: kept.splice(at, 1)[0]!, why });
    byKey.delete(key);
  }

  const renamed = (text: string, title: boolean): string =>
    editTitle(text, byKey, list.written, understood, deps, title, goneWords);
  // "For the chicken:" where the chicken is gone.
  const written = once(() =>
    list.lines.map((line, at) => (list.headings.has(at) ? renamed(line, false) : line)),
  );
  const portions = kept.find((edit) => edit.kind === 'servings');
  const servings = portions?.servings ?? source.servings;

  // A candidate is often refused for its line alone: then the steps are never written.
  const said = once(() => {
    const shared: Omit<StepEdits, 'literals' | 'notes' | 'remarks' | 'later' | 'closing' | 'more'> = {
      byKey,
      written: list.written,
      lines,
      deps,
    };
    const noted = new Set<string>();
    const closings = new Map(
      [...byKey].flatMap(([key, edit]) => {
        if (edit.kind !== 'swap') return [];
        const late = (edit.methodChanges ?? []).filter((note) => isSafetyNote(note) || isTimeNote(note));
        if (late.length === 0) return [];
        const using = recipe.steps.filter((_, at) => understood.steps[at]!.contents.includes(key));
        const minutesOf = (id: string): number =>
          understood.steps.find((step) => step.id === id)?.minutesMax ?? 0;
        if (late.some(isTimeNote)) {
          const heats = using.filter(({ action }) => heating.has(action ?? ''));
          // Where it is boiled by name, its minutes are told there, not of the sauce that simmers meanwhile.
          const own = heats.filter(({ id }) =>
            understood.steps.some(
              (step) =>
                step.id === id &&
                step.mentions.some((one) => one.key === key && one.kind !== 'pronoun' && one.kind !== 'rest'),
            ),
          );
          const [longest] = [...(own.length > 0 ? own : heats)].sort(
            (a, b) => minutesOf(b.id) - minutesOf(a.id),
          );
          return longest === undefined ? [] : [[key, longest.id] as const];
        }
        // What simmers this long is done.
        const simmered = using.reduce(
          (sum, { action, id }) =>
            /^(?:simmer|stew|braise|slow-cook|pressure-cook)$/.test(action ?? '')
              ? sum + (understood.steps.find((step) => step.id === id)?.minutesMax ?? 0)
              : sum,
          0,
        );
        if (simmered >= doneMinutes) return [];
        const named = using.filter(({ inputs, action }) => inputs.includes(key) && heating.has(action ?? ''));
        // Crumbled in the pan it is done where it browns; a patty or a loaf where it is cooked last.
        const last =
          (isLoose(edit, source.instructions) ? named[0] : undefined) ??
          named.at(-1) ??
          using.findLast(({ action }) => heating.has(action ?? '')) ??
          // "Grill over high heat" names nothing: what was shaped before is meant.
          recipe.steps.find(
            ({ action }, at) =>
              heating.has(action ?? '') &&
              at > understood.steps.findLastIndex(({ mentions }) => mentions.some((one) => one.key === key)),
          ) ??
          understood.steps.findLast(({ mentions }) => mentions.some((one) => one.key === key));
        return last === undefined ? [] : [[key, last.id] as const];
      }),
    );
    // What is to be known of a new food is said where it first gets hot.
    const heated = new Map(
      [...byKey.keys()].flatMap((key) => {
        const using = understood.steps.filter(
          ({ contents, mentions }) => contents.includes(key) || mentions.some((one) => one.key === key),
        );
        const stretches = using.filter(({ id }) =>
          heating.has(recipe.steps.find((step) => step.id === id)?.action ?? ''),
        );
        // What is only browned and set aside is not done there.
        const done = stretches.filter(
          ({ id }) => !setAside.test(recipe.steps.find((step) => step.id === id)!.text),
        );
        const hot =
          done.find(({ mentions }) => mentions.some((one) => one.key === key)) ?? done[0] ?? stretches[0];
        const step = hot ?? using[0];
        return step === undefined ? [] : [[key, step.id] as const];
      }),
    );
    // "Beat together all the ingredients" names none of them: what has to be made ready first is said there.
    const unnamed = new Map(
      [...byKey.keys()].flatMap((key) => {
        if (
          understood.steps.some(({ mentions }) =>
            mentions.some((one) => one.key === key && one.kind !== 'rest'),
          )
        )
          return [];
        const first = understood.steps.find(({ contents }) => contents.includes(key));
        return first === undefined ? [] : [[key, first.id] as const];
      }),
    );
    const follow = followUp(understood, byKey);
    const style = fractionsLike([...source.ingredients, ...source.instructions]);
    // Side dishes, by the step that they come after.
    const apart = new Map<string, readonly string[]>();
    const asWritten = understood.steps.map((reading, at): string | null => {
      const text = source.instructions[at]!;
      if (kept.some((edit) => edit.kind === 'remove-step' && edit.stepId === reading.id)) return null;
      const replaced = kept.flatMap((edit) =>
        edit.kind === 'replace-text' && edit.stepId === reading.id ? [edit] : [],
      );
      const notes = reading.mentions.flatMap(({ key, kind }) => {
        const edit = byKey.get(key);
        if (edit?.kind !== 'swap' || noted.has(key) || kind === 'rest') return [];
        noted.add(key);
        return [edit];
      });
      for (const [key, id] of unnamed) {
        const edit = byKey.get(key);
        if (id === reading.id && edit?.kind === 'swap') notes.push(edit);
      }
      const remarks = [...byKey].flatMap(([key, edit]) =>
        edit.kind === 'swap' && heated.get(key) === reading.id ? [edit] : [],
      );
      const closing = kept.flatMap((edit) =>
        edit.kind === 'swap' && closings.get(edit.key) === reading.id
          ? [isLoose(edit, source.instructions) ? asLoose(edit) : edit]
          : [],
      );
      const more = leftovers(text, goneWords, reading.mentions);
      const write = (): string | null => {
        const literals: Literal[] = replaced.map((edit) => ({
          start: edit.span.start,
          end: edit.span.end,
          text: edit.text,
        }));
        literals.push(
          ...follow
            .literals(at)
            .filter((one) => !literals.some((two) => one.start < two.end && one.end > two.start)),
        );
        const made = editStep(text, reading, {
          more,
          literals,
          notes,
          remarks,
          closing,
          later: new Set(
            understood.steps
              .slice(at + 1)
              .flatMap(({ mentions }) =>
                mentions.filter(({ kind }) => kind !== 'pronoun').map(({ key }) => key),
              ),
          ),
          ...shared,
        });
        // A step that only looked at the meat is none.
        return made === null ? null : follow.mend(at, made) || null;
      };
      const handled = new Set([
        ...reading.contents,
        ...reading.mentions.map(({ key }) => key),
        ...more.map(({ key }) => key),
      ]);
      let made = memory.step(
        at,
        [[...handled].flatMap((key) => byKey.get(key) ?? []), replaced, notes, remarks, closing],
        `${more.map(({ start, key }) => `${start} ${key}`).join()}${follow.oiled ? ' oiled' : ''}`,
        write,
      );
      for (const edit of additions) {
        const target = edit.stepId ?? recipe.steps.at(-1)?.id;
        // What a step of its own takes in is said there.
        if (target !== reading.id || made === null || edit.sentence === '') continue;
        const own = ownStep(made, edit, heating.has(recipe.steps[at]!.action ?? ''));
        if (own === null)
          made = additionText(
            made,
            edit,
            list.added.get(edit)!,
            reading,
            understood.grounded.find(({ key }) => key === edit.afterKey)?.parsed.name ?? null,
          );
        else apart.set(reading.id, [...(apart.get(reading.id) ?? []), own]);
      }
      return made === null ? null : style(sharedOut(made, list.merged, list.written));
    });

    const texts = dissolvedBefore(asWritten, understood, byKey);

    const order: { text: string; was: number | null }[] = [];
    const inserted = (after: string | null): void => {
      for (const edit of kept)
        if (edit.kind === 'insert-step' && edit.after === after) order.push({ text: edit.text, was: null });
    };
    inserted(null);
    texts.forEach((text, at) => {
      if (text !== null) order.push({ text, was: at });
      for (const own of apart.get(understood.steps[at]!.id) ?? []) order.push({ text: own, was: null });
      inserted(understood.steps[at]!.id);
    });
    if (texts.length === 0)
      for (const edit of additions)
        order.push({
          text: capitalise(`${edit.sentence ?? `Serve with ${list.added.get(edit)!.name}.`}`),
          was: null,
        });
    const voice = smallLetters(understood);
    const instructions = renumber(
      order.map(({ text, was }) => ({ text: voice(text), was })),
      understood,
    );

    // A name that one change gives goes before the old one that another would keep.
    const titles = kept.filter((edit) => edit.kind === 'title');
    const own = titles.find(({ title }) => title !== source.title) ?? titles[0];
    return {
      texts,
      text: {
        ...source,
        title: own?.title ?? renamed(source.title, true),
        description:
          source.description === null ? null : besidesTheNight(renamed(source.description, false), kept),
        servings,
        ingredients: written(),
        instructions,
      },
    };
  });
  return withText(
    { skipped },
    {
      list: once(() => ({ ingredients: written(), servings })),
      text: () => said().text,
      applied: once(() => kept.map((edit) => applied(edit, understood, list, () => said().texts))),
    },
  );
}

const withText = lazyShape('list', 'text', 'applied');
const withAfter = lazyShape('after');

/** "Add the stock …, then the stock": what were two foods and are one now goes in by halves. */
function sharedOut(
  text: string,
  merged: ReturnType<typeof editLines>['merged'],
  written: ReturnType<typeof editLines>['written'],
): string {
  const names = new Set([...merged.keys()].flatMap((key) => written.get(key)?.[0]?.name ?? []));
  let made = text;
  for (const name of names) {
    // "The cremini and mushrooms", which are one food now.
    const words = name.toLowerCase().split(' ');
    made = made.replace(/\bthe (\p{L}+) and (?:the )?(\p{L}+)/giu, (said, one: string, two: string) =>
      [one, two].every((word) => words.includes(word.toLowerCase())) ? `the ${name}` : said,
    );
    const said = new RegExp(`\\bthe ${name.replace(/[^\p{L}\p{N} -]/gu, '.')}(?![\\p{L}-])`, 'giu');
    const found = [...made.matchAll(said)];
    if (found.length !== 2) {
      made = onceInList(made, name);
      continue;
    }
    const [first, second] = found as [RegExpExecArray, RegExpExecArray];
    made = `${made.slice(0, first.index)}half of ${first[0]}${made.slice(first.index + first[0].length, second.index)}the rest${made.slice(second.index + second[0].length)}`;
  }
  return made;
}

/** "The celery, onion, onion, and potato": what has become one food stands once in a list. */
function onceInList(text: string, name: string): string {
  const bare = name.toLowerCase().replace(/(?:e?s)$/, '');
  const same = (item: string): boolean =>
    item
      .toLowerCase()
      .replace(/^(?:the|and) /, '')
      .replace(/(?:e?s)$/, '') === bare;
  return text.replace(/(?:[^,.;:!?]+,\s*){2,}(?:and\s+)?[^,.;:!?]+/gu, (list) => {
    const end = /\s+(?:to|into|in|together|until|over|on)\b[^,]*$/u.exec(list)?.[0] ?? '';
    const items = list.slice(0, list.length - end.length).split(/,\s*/);
    const lead = /^(.*\s)?(?:the\s+)?(\S+(?: \S+)?)$/u.exec(items[0]!);
    const seen = new Set<string>();
    const kept = items.filter((item, at) => {
      const own = (at === 0 ? (lead?.[2] ?? item) : item).trim();
      const key = same(own) || same(own.split(' ').at(-1)!) ? bare : `${at}`;
      if (key !== bare) return true;
      if (seen.has(bare)) return false;
      seen.add(bare);
      return true;
    });
    if (kept.length === items.length) return list;
    const last = kept.at(-1)!.replace(/^and\s+/, '');
    const before = kept.slice(0, -1);
    return (
      (before.length === 0 ? last : `${before.join(', ')}${before.length > 1 ? ',' : ''} and ${last}`) + end
    );
  });
}

/** Minutes at a simmer after which any small piece is done through. Own rule, far above 74 °C reached. */
const doneMinutes = 20;

const heating = new Set(
  'bake roast broil grill fry deep-fry stir-fry saute sear brown simmer boil stew braise slow-cook pressure-cook steam poach air-fry cook'.split(
    ' ',
  ),
);

/** Why an edit cannot be done, or null. */
function refusal(
  edit: Edit,
  lines: ReadonlyMap<string, GroundedLine>,
  steps: ReadonlySet<string>,
  taken: ByKey,
): string | null {
  switch (edit.kind) {
    case 'swap':
    case 'remove':
    case 'amount': {
      if (!lines.has(edit.key)) return `there is no ingredient ${edit.key}`;
      const other = taken.get(edit.key);
      if (other !== undefined && !(other.kind === 'amount' && edit.kind === 'amount'))
        return `${lines.get(edit.key)!.ingredient.name} is changed by another edit already`;
      if (edit.kind === 'swap' && edit.by.length === 0) return 'nothing is named to take its place';
      if (edit.kind === 'amount' && !(edit.factor > 0 && Number.isFinite(edit.factor)))
        return 'the factor must be more than 0';
      return null;
    }
    case 'add':
      return edit.stepId === null || steps.has(edit.stepId) ? null : `there is no step ${edit.stepId}`;
    case 'replace-text':
    case 'remove-step':
      return steps.has(edit.stepId) ? null : `there is no step ${edit.stepId}`;
    case 'insert-step':
      return edit.after === null || steps.has(edit.after) ? null : `there is no step ${edit.after}`;
    case 'title':
      return edit.title.trim() === '' ? 'a title needs words' : null;
    case 'servings':
      return edit.servings > 0 ? null : 'servings must be more than 0';
  }
}

/** "From step 2" speaks of the step that was second. */
function renumber(
  order: readonly { readonly text: string; readonly was: number | null }[],
  understood: UnderstoodRecipe,
): string[] {
  const now = new Map(order.flatMap(({ was }, at) => (was === null ? [] : [[was + 1, at + 1] as const])));
  const moved = [...now].some(([was, at]) => was !== at) || now.size < understood.steps.length;
  return order.map(({ text }) =>
    !moved
      ? text
      : text.replace(
          /\b(steps?\s+#?)(\d+)((?:\s*(?:,|and|or|to|-|–)\s*\d+)*)/giu,
          (_, word: string, first: string, more: string) => {
            const to = (digits: string): string =>
              String(now.get(Number(digits)) ?? nextOf(Number(digits), now) ?? digits);
            return word + to(first) + more.replace(/\d+/g, to);
          },
        ),
  );
}

const setAside =
  /\b(?:set (?:it |them |the \w+ )?aside|transfer (?:it |them )?to a (?:plate|bowl)|remove (?:it |them )?to a plate|lift (?:it |them )?out)\b/i;

/** Where a step is gone: the next one that is there. */
function nextOf(was: number, now: ReadonlyMap<number, number>): number | null {
  for (const [old, at] of [...now].sort((a, b) => a[0] - b[0])) if (old >= was) return at;
  return [...now.values()].at(-1) ?? null;
}

function applied(
  edit: Edit,
  understood: UnderstoodRecipe,
  list: ReturnType<typeof editLines>,
  texts: () => readonly (string | null)[],
): AppliedEdit {
  const stepText = (id: string): string | null =>
    understood.recipe.steps.find((step) => step.id === id)?.text ?? null;
  const newText = (id: string): string | null =>
    texts()[understood.steps.findIndex((step) => step.id === id)] ?? null;
  switch (edit.kind) {
    case 'swap':
    case 'remove':
    case 'amount': {
      const of = (wanted: string) => understood.recipe.ingredients.find(({ key }) => key === wanted)!;
      const item = of(edit.key);
      const merged = list.merged.get(edit.key);
      const taken =
        merged === undefined || edit.kind === 'remove'
          ? null
          : edit.kind === 'swap'
            ? merged.swallowed
            : of(merged.other).text;
      return {
        edit,
        target: item.name,
        before: [item.text, taken].filter((text) => text !== null).join('; '),
        after:
          edit.kind === 'remove'
            ? null
            : merged !== undefined
              ? merged.text
              : (list.written.get(edit.key) ?? []).map(({ text }) => text).join('; ') || null,
      };
    }
    case 'add':
      return {
        edit,
        target: list.added.get(edit)?.name ?? edit.part.food.name,
        before: null,
        after: list.added.get(edit)?.text ?? null,
      };
    case 'replace-text':
    case 'remove-step':
      return withAfter(
        { edit, target: `step ${edit.stepId.slice(1)}`, before: stepText(edit.stepId) },
        { after: () => (edit.kind === 'remove-step' ? null : newText(edit.stepId)) },
      );
    case 'insert-step':
      return {
        edit,
        target: edit.after === null ? 'first step' : `after step ${edit.after.slice(1)}`,
        before: null,
        after: edit.text,
      };
    case 'title':
      return { edit, target: 'title', before: understood.source.title, after: edit.title };
    case 'servings':
      return {
        edit,
        target: 'servings',
        before: understood.servingsStated === null ? null : String(understood.servingsStated),
        after: String(edit.servings),
      };
  }
}
