/** "Put everything in a big pan": which foods that are. */
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';
import type { Part } from './parts.ts';

const all =
  /^\W*(?:put|place|add|tip|combine|throw|dump|layer)\b[^.;]*\b(?:everything|all (?:of )?(?:the )?(?:other |remaining )?ingredients|all the rest)\b/i;
const vessel =
  /\b(?:pot|pan|saucepan|casserole|dutch oven|wok|cooker|crock\s?pot|instant pot|stockpot|kettle|skillet)\b/i;
const addsLater =
  /^\W*(?:and |then |finally )*(?:add|stir in|season|garnish|top|serve|sprinkle|scatter|finish|pour|whisk|mix|drizzle)\b/i;
const topsUp = /\btop(?:ping)? (?:it )?up\b|\bif needed\b/i;
/** Under their lids these come to their heat by themselves. */
const selfHeating: ReadonlySet<Method> = new Set(['riceCooker', 'slowCooker', 'pressureCooker']);
const boilsUp =
  /,?\s*(?:and\s+|then\s+)*bring (?:it )?(?:up )?to (?:a|the) (?:gentle |rolling |full )?(?:boil|simmer)[^.;]*/i;
const prepares: ReadonlySet<string> = new Set(['cut', 'wash', 'grate', 'soak', 'drain', 'peel']);

const excepted =
  /\((?:but )?(?:not|except|without|minus)(?: the)? ([^)]+)\)|\b(?:except|apart from|all but)(?: for)?(?: the)? ([^.;,]+)/i;

/** "Mix the rest (not buns)": what is left out there does not go in. */
export function withoutExcepted(clauses: readonly Clause[], parts: readonly Part[]): readonly Clause[] {
  return clauses.map((one) => {
    const found = excepted.exec(one.text);
    const out = (found?.[1] ?? found?.[2])?.toLowerCase();
    if (out === undefined) return one;
    const stays = (key: string): boolean => {
      const name = parts.find((part) => part.key === key)?.item.name.toLowerCase() ?? '';
      const last = name.split(/[ ,]/).find((word) => word.length > 2 && out.includes(word.replace(/s$/, '')));
      return last === undefined;
    };
    return { ...one, names: one.names.filter(stays) };
  });
}

/** The clauses, with all that is not named for another moment in the one that puts everything in. */
export function withEverything(
  clauses: readonly Clause[],
  parts: readonly Part[],
  target: Method,
): readonly Clause[] {
  const at = clauses.findIndex(
    ({ text, names }) => names.length === 0 && all.test(text) && vessel.test(text),
  );
  if (at < 0) return clauses;
  const elsewhere = new Set(
    clauses.flatMap((one, where) =>
      (where < at && !(one.actions.length > 0 && one.actions.every((action) => prepares.has(action)))) ||
      (where > at && addsLater.test(one.text) && !topsUp.test(one.text))
        ? one.names
        : [],
    ),
  );
  // Salt that is only spoken of at the end goes in there.
  const seasonsLater = clauses.some(({ text }, where) => where > at && /\b(?:salt|season)\b/i.test(text));
  const names = parts.flatMap(({ key, item }) =>
    elsewhere.has(key) || (seasonsLater && /^(?:sea |kosher )?salt\b/i.test(item.name)) ? [] : [key],
  );
  if (names.length === 0) return clauses;
  return clauses.map((one, where) =>
    where === at
      ? {
          ...one,
          text: selfHeating.has(target) ? one.text.replace(boilsUp, '') : one.text,
          names,
          action: 'add' as const,
          actions: ['add' as const],
        }
      : one,
  );
}
