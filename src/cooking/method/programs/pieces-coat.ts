/** The coat of pieces that are crisped in dry heat: what lies round them, and what hot air needs of it that oil did not. */
import { isKind } from '#food/ingredient';
import type { Part } from '../read/parts.ts';
import { callOf } from '../read/parts.ts';
import { reasonOf, textOf, type Ask, type Idea, type LineChange } from './telling.ts';

/** What becomes of the outside. */
export type Coat = 'crumbs' | 'dredge' | 'starch' | 'none';

/** What lies round the pieces when they meet the oil. */
export function coatOf({ parts, clauses }: Ask, first: number, mains: readonly Part[]): Coat {
  const before = new Set(clauses.slice(0, first + 1).flatMap((one) => one.names));
  const used = parts.filter((part) => before.has(part.key) && !mains.includes(part));
  const is = (test: RegExp): boolean => used.some(({ item }) => test.test(item.text));
  if (is(/\b(?:bread ?crumbs?|panko|crumbs|corn ?flakes|matzo meal|crackers)\b/i)) return 'crumbs';
  if (used.some(({ food, grams }) => food !== null && isKind(food, 'flour') && grams >= 50)) return 'dredge';
  if (
    is(
      /\b(?:corn ?flour|corn ?starch|potato starch|tapioca starch|rice flour|flour|semolina|polenta|cornmeal)\b/i,
    )
  )
    return 'starch';
  return 'none';
}

/** What a dry heat needs of the coat that oil did not. */
interface CoatWork {
  readonly at: number;
  readonly text: string;
  readonly place: (said: string) => string;
}

export function coatWork(
  ask: Ask,
  about: {
    readonly coat: Coat;
    readonly mains: readonly Part[];
    readonly first: number;
    readonly us: boolean;
    readonly poultry: boolean;
    readonly wings: boolean;
    readonly boned: boolean;
    readonly air: boolean;
    readonly oil: string;
    readonly lines: LineChange[];
    readonly ideas: Idea[];
  },
): CoatWork {
  const { clauses, parts } = ask;
  const { coat, first, lines, ideas, poultry, wings, oil } = about;
  const none: CoatWork = { at: -1, text: '', place: (said) => said };
  const stepOf = (test: (part: Part) => boolean): number => {
    const part = parts.find(
      (one) => test(one) && clauses.some((clause, at) => at <= first && clause.names.includes(one.key)),
    );
    return part === undefined ? -1 : (clauses.find((clause) => clause.names.includes(part.key))?.step ?? -1);
  };
  const has = (test: RegExp): boolean => parts.some(({ item }) => test.test(item.text));
  if (coat === 'crumbs') {
    const crumb = parts.find(({ item }) =>
      /\b(?:crumbs?|breadcrumbs?|panko|corn ?flakes|matzo)\b/i.test(item.text),
    )!;
    const at = stepOf((part) => part === crumb);
    if (at < 0 || /\btoast\w*\b/i.test(textOf(ask)) || /\bspray\b/i.test(oil)) return none;
    const text = `Rub 1 tablespoon of the ${oil} into the ${callOf(crumb)} with your fingertips, so that the crumbs brown evenly.`;
    ideas.push({ kind: 'add', step: at, before: null, after: text, reason: reasonOf(ask, 'crisp-crumbs') });
    return { at, text, place: (said) => `${text} ${said}` };
  }
  if (coat === 'dredge' && poultry) {
    const flour = parts.find(({ food, grams }) => food !== null && isKind(food, 'flour') && grams >= 50)!;
    const at = stepOf((part) => part === flour);
    if (at < 0) return none;
    const wet = parts.find(
      (part) =>
        /\b(?:buttermilk|yogh?urt|milk|kefir)\b/i.test(part.item.name) &&
        clauses.some((clause, where) => where < first && clause.names.includes(part.key)),
    );
    const needs = !has(/\bbaking powder\b/i) && !/\bself[- ]rais/i.test(flour.item.text);
    if (needs) lines.push({ key: null, line: '1 tsp baking powder', reason: reasonOf(ask, 'crisp-powder') });
    const soaked = wet !== undefined && clauses.find((clause) => clause.names.includes(wet.key))!.step <= at;
    if (!needs && !soaked) return none;
    const text = `${needs ? 'Stir the baking powder into the flour.' : ''}${soaked ? `${needs ? ' ' : ''}Drizzle in 2 tablespoons of the ${callOf(wet)} and rub it in to make small flakes.` : ''}`;
    if (soaked)
      ideas.push({
        kind: 'add',
        step: at,
        before: null,
        after: 'rub it in to make small flakes',
        reason: reasonOf(ask, 'crisp-flakes'),
      });
    // What was mixed first is dipped into afterwards.
    return {
      at,
      text,
      place: (said) => {
        const sentences = said.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
        const flours = sentences.findIndex((one) => /\bflour\b/i.test(one));
        const dips =
          /^(?:then )?(?:lift|take|remove|dredge|coat|toss|roll|shake|dip|press)\b|\b(?:coat|dredge|toss) (?:it|them|the)\b/i;
        const where = flours < 0 ? sentences.length : dips.test(sentences[flours]!) ? flours : flours + 1;
        return [
          ...sentences.slice(0, where).map((one) => one.replace(/([^.!?])$/, '$1.')),
          text,
          ...sentences.slice(where),
        ].join(' ');
      },
    };
  }
  if (wings && coat === 'none' && !has(/\bbaking powder\b/i)) {
    const dry = clauses.findIndex((one, at) => at < first && /\b(?:season|salt|dry)\b/i.test(one.text));
    const at = dry < 0 ? -1 : clauses[dry]!.step;
    if (at < 0) return none;
    lines.push({
      key: null,
      line: '1 tbsp baking powder (not baking soda)',
      reason: reasonOf(ask, 'crisp-wings'),
    });
    const text = 'Toss them with the baking powder until evenly coated.';
    return { at, text, place: (said) => `${said.replace(/([^.!?])$/, '$1.')} ${text}` };
  }
  return none;
}
