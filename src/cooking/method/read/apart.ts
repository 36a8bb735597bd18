/** Dishes of which a machine takes over one stage: pulses that boil apart, pasta that is baked in its sauce. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { ovenActions } from './detect-method.ts';
import type { Clause, ClauseRole } from '../model.ts';
import type { Cooking } from './one-cooking.ts';
import { callOf, isThinLiquid, type Part } from './parts.ts';
import type { SidePot } from './side-pots.ts';
import { adding } from '../told/write-input.ts';

/** "… and boil hard for 10 minutes, then turn down": under pressure all of it is past the boil. */
const hardBoil =
  /,?\s*(?:and |then )*(?:bring (?:it |them )?to (?:a |the )?(?:hard |rolling |fast )?boil(?: and)?|boil (?:hard|rapidly|fast|vigorously))[^.;]*$/i;

/**
 * Dried pulses that are boiled soft in a pot of their own while their sauce is made in another: the machine takes over
 * the boiling, and the sauce keeps its pan. Null where they cook in the sauce from the start.
 */
export function pulsesApart(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
): Cooking | null {
  const isDry = (key: string): boolean => parts.get(key)?.time?.dry === true;
  const slight = (key: string): boolean =>
    (parts.get(key)?.grams ?? 0) < 30 || isThinLiquid(parts.get(key)?.food ?? null);
  const main = clauses.findIndex(({ step, minutes, actions }) => {
    const inside = understood.steps[step]!.contents;
    return (
      (minutes?.[1] ?? 0) >= 30 &&
      actions.some((action) => action === 'simmer' || action === 'boil') &&
      inside.some(isDry) &&
      inside.every((key) => isDry(key) || slight(key))
    );
  });
  if (main < 0) return null;
  const joins = clauses.findIndex(
    ({ names, action }, at) => at > main && names.some(isDry) && adding.has(action ?? 'cut'),
  );
  const beside = clauses.some(
    ({ step, actions }, at) =>
      at > main &&
      at < joins &&
      step !== clauses[main]!.step &&
      actions.some((action) => actionNature[action].heats) &&
      understood.steps[step]!.contents.some((key) => !isDry(key) && !slight(key)),
  );
  if (joins < 0 || !beside) return null;
  const own = clauses[main]!.step;
  return {
    clauses: clauses.map((clause, at) =>
      clause.step === own && at < main ? { ...clause, text: clause.text.replace(hardBoil, '') } : clause,
    ),
    cast: {
      roles: clauses.map((clause, at): ClauseRole => {
        if (at === main) return 'core';
        if (clause.step !== own || at > main) return 'side';
        return clause.text.replace(hardBoil, '').trim() === '' ? 'drop' : 'keep';
      }),
      main,
      contents: new Set([...understood.steps[own]!.contents]),
    },
  };
}

/** What makes a sauce that a bake does not dry out. */
const saucy = ['tomato-product', 'tomato', 'cream', 'milk', 'cheese', 'yogurt-kind', 'coconut-milk'] as const;
const leastSauceGrams = 250;

/**
 * Pasta that is boiled, drained and stirred into a plentiful sauce goes on into a dish and under the heat of an oven,
 * crumbs on top. Null where the pasta is dressed rather than sauced, or joined by what a bake would spoil.
 */
export function pastaBake(
  clauses: readonly Clause[],
  pots: readonly SidePot[],
  parts: ReadonlyMap<string, Part>,
): Cooking | null {
  const isPasta = (key: string): boolean => parts.get(key)?.time?.late === 'pasta';
  const pot = pots.find(({ keys }) => [...keys].some(isPasta));
  const all = [...parts.values()];
  const sauce = all
    .filter(({ food }) => food !== null && saucy.some((kind) => isKind(food, kind)))
    .reduce((sum, { grams }) => sum + grams, 0);
  if (pot === undefined || sauce < leastSauceGrams) return null;
  // What has an oven already is told in its own words.
  if (
    clauses.some(({ actions }) => actions.some((action) => action === 'preheat' || ovenActions.has(action)))
  )
    return null;
  if (all.some(({ time, safe }) => time?.late === 'seafood' || (safe?.kind === 'egg' && sauce < 400)))
    return null;
  const joins = clauses.findIndex(
    ({ names, action }, at) => at > pot.to && names.some(isPasta) && adding.has(action ?? 'cut'),
  );
  if (joins < 0) return null;
  const step = clauses[joins]!.step;
  // What loosens or warms it in the pan is part of the same breath; what follows is the serving.
  const end = clauses.findLastIndex(
    (clause, at) => at >= joins && clause.step === step && !serves.test(clause.text),
  );
  const isCrumb = (key: string): boolean => /breadcrumbs|panko/.test(parts.get(key)?.food?.id ?? '');
  const crumbs = all.filter(({ key }) => isCrumb(key)).map((part) => `the ${callOf(part)}`);
  const insert = (text: string, names: readonly string[]): Clause => ({
    ...clauses[end]!,
    text,
    joint: ' ',
    sentence: 90,
    start: clauses[end]!.end,
    action: null,
    actions: [],
    minutes: null,
    celsius: null,
    names,
  });
  const filled = insert(
    `Tip everything into a greased baking dish${crumbs.length > 0 ? ` and scatter ${crumbs.join(' and ')} over the top` : ''}.`,
    all.filter(({ key }) => isCrumb(key)).map(({ key }) => key),
  );
  const core: Clause = {
    ...insert('bake', []),
    sentence: 91,
    action: 'bake',
    actions: ['bake'],
    minutes: [20, 25],
  };
  const rested: Clause = {
    ...insert('Let it stand for 5 minutes, so that the sauce settles.', []),
    sentence: 92,
  };
  const roleOf = (clause: Clause, at: number): ClauseRole =>
    (clause.step === step && at > joins && warms.test(clause.text) && clause.names.length === 0) ||
    (at > end && clause.names.length > 0 && clause.names.every(isCrumb))
      ? 'drop'
      : 'side';
  const before = clauses.slice(0, end + 1);
  const after = clauses.slice(end + 1);
  return {
    clauses: [
      ...before.map((clause, at) =>
        pot.clauses.has(at) && clause.names.some(isPasta)
          ? { ...clause, text: undercooked(clause.text) }
          : clause,
      ),
      filled,
      core,
      rested,
      ...after,
    ],
    cast: {
      roles: [
        ...before.map(roleOf),
        'side',
        'core',
        'side',
        ...after.map((clause, at) => roleOf(clause, end + 1 + at)),
      ],
      main: end + 2,
      contents: new Set(all.map(({ key }) => key)),
    },
  };
}

const serves = /\b(?:serve|plates?|bowls?|ladle)\b/i;
const warms =
  /\b(?:warm|heat) (?:it |everything )?through\b|\bover (?:a )?(?:very )?low heat\b|^\W*(?:simmer|cook|toss)\b[^.;]*\d/i;

/** Pasta that is baked goes on drinking: it leaves the water early. */
function undercooked(text: string): string {
  if (/\b(?:less than|before|short of|under(?:cooked|done)?)\b/i.test(text)) return text;
  const [, body, end] = /^(.*?)([.;,]?\s*)$/s.exec(text)!;
  return `${body}, but stop 2 minutes early: it goes on cooking in the oven${end!.trim() === '' ? '' : end!}`;
}
