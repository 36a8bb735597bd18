/** Eggs that set in a pan, set by another machine. */
import type { Range } from '../model.ts';
import { because, donenessOf, formatTemperature, sayMinutes, timeEdit } from '../plan.ts';
import { machineNoun, renameVessels, replaceHeat } from '../words.ts';
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import { capitalise } from '../../text/grammar.ts';
import type { Part } from '../read/parts.ts';
import { withoutStale } from '../told/stale-remarks.ts';
import { sauteWords } from './stretch-sauce.ts';
import type { Method } from '../../vocabulary.ts';
import { checkFor, type ContextFor, type FoundStretch, type Reading } from './stretch-kinds.ts';

/** Eggs that set in a pan under a lid set as well in an oven; what simmers before them keeps the stove. */
export function setInOven(
  [understood, clauses, parts]: Reading,
  target: Method,
  contextFor: ContextFor,
): FoundStretch | null {
  const found = settingEggs([understood, clauses, parts]);
  if (found === null) return null;
  const { at, from } = found;
  const main = clauses[at]!;
  const { eggs } = found;
  const context = contextFor(main, 'eggs', eggs);
  const [least, most] = main.minutes ?? [6, 8];
  const minutes: Range = [Math.max(6, least + 1), Math.max(8, most + 3)];
  const temperature = formatTemperature(target === 'oven' ? 190 : 175);
  const done = donenessOf(main, context.source);
  const core = [
    `Slide the pan, which must be ovenproof, into the ${machineNoun[target]}, preheated to ${temperature}, and bake for ${sayMinutes(minutes)}${done === '' ? ', until set' : `,${done}`}.`,
  ];
  const check = checkFor([understood, clauses, parts], context, eggs, core, at);
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to: at,
      sentences: check === null ? core : [...core, check],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) => text,
      check: null,
      add: [],
      edits: [timeEdit(context, sayMinutes(minutes), 'pan-to-oven')],
      safety: [],
    },
  };
}

/** Where eggs set in a pan, from where their lid goes on, and which they are; null where none do. */
function settingEggs([understood, clauses, parts]: Reading): {
  readonly at: number;
  readonly from: number;
  readonly eggs: readonly Part[];
} | null {
  const isEgg = (key: string): boolean => parts.get(key)?.safe?.kind === 'egg';
  const at = clauses.findLastIndex(
    ({ text, step }) =>
      /\b(?:cook|cover|fry|leave)\w*\b/i.test(text) &&
      /\b(?:set|firm|whites|yolks|done)\b/i.test(text) &&
      !/\b(?:stir|scrambl)\w*\b/i.test(text) &&
      (understood.steps[step]!.contents.some(isEgg) ||
        understood.steps[step - 1]?.contents.some(isEgg) === true),
  );
  if (at < 0 || clauses.slice(0, at).some(({ text }) => /\bscrambl/i.test(text))) return null;
  const main = clauses[at]!;
  let from = at;
  while (clauses[from - 1]?.step === main.step && /^\W*(?:then\s+)?cover\b/i.test(clauses[from - 1]!.text))
    from -= 1;
  return { at, from, eggs: [...parts.values()].filter(({ key }) => isEgg(key)) };
}

const saucy = ['tomato', 'tomato-product', 'sauce'] as const;

/**
 * Eggs that set in a sauce: a slow cooker takes over the sauce and sets them at the end; a pressure cooker is the pan,
 * as no egg waits for its pressure.
 */
export function eggsInSauce(
  [understood, clauses, parts]: Reading,
  target: 'slowCooker' | 'pressureCooker',
  contextFor: ContextFor,
): FoundStretch | null {
  const found = settingEggs([understood, clauses, parts]);
  if (found === null) return null;
  const { at, from, eggs } = found;
  const isSauce = (key: string): boolean =>
    saucy.some((kind) => {
      const food = parts.get(key)?.food ?? null;
      return food !== null && isKind(food, kind);
    });
  const simmers = clauses.findLastIndex(
    ({ minutes, actions, step }, index) =>
      index < from &&
      (minutes?.[1] ?? 0) >= 5 &&
      actions.some((action) => actionNature[action].heats) &&
      understood.steps[step]!.contents.some(isSauce),
  );
  if (simmers < 0) return null;
  const context = contextFor(clauses[at]!, 'eggs', eggs);
  const slow = target === 'slowCooker';
  const [least, most] = clauses[at]!.minutes ?? [6, 8];
  const set = donenessOf(clauses[at]!, context.source);
  const until = set === '' ? ', until the whites are set' : `,${set}`;
  const minutes = slow ? sayMinutes([15, 25]) : sayMinutes([least, most]);
  const between = clauses
    .slice(simmers + 1, from)
    .map(({ text }) => capitalise(text.trim().replace(/[.,;\s]*$/, '.')));
  const time = 'on LOW for 3–4 hours, or on HIGH for 1½–2 hours';
  const core = slow
    ? [
        `Scrape everything into the slow cooker, cover and cook ${time}.`,
        ...between,
        `Cover and cook on HIGH for ${minutes}${until}.`,
      ]
    : [`Put the lid on without locking it and leave it on Sauté, turned low, for ${minutes}${until}.`];
  const check = checkFor([understood, clauses, parts], context, eggs, core, at);
  const onSaute = sauteWords();
  const served = (text: string): string => withoutStale(text, context.source, target);
  return {
    context,
    goesOn: true,
    stretch: {
      from: slow ? simmers : from,
      to: at,
      sentences: check === null ? core : [...core, check],
      later: [],
      lead: '',
      before: (text) =>
        slow
          ? text
          : onSaute(replaceHeat(renameVessels(text, ['pan'], 'the pressure cooker', 'in'), 'on Sauté')),
      after: served,
      check: null,
      add: [],
      edits: [timeEdit(context, slow ? time : minutes, slow ? 'simmer-to-slow' : 'same-simmer')],
      safety: slow ? [because(context.tables, 'slow-fill')] : [],
    },
  };
}
