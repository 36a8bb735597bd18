/** What is done once the main cooking is over and never was the old machine's work: it stays word for word. */
import { isKind } from '#food/ingredient';
import type { Method } from '../../vocabulary.ts';
import { ovenActions } from './detect-method.ts';
import type { Clause } from '../model.ts';
import type { Cooking } from './one-cooking.ts';
import type { Part } from './parts.ts';
import { oldMachine } from '../words.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
const pans: ReadonlySet<Method> = new Set(['stovetop', 'wok', 'dutchOven', 'campfire']);

const broils = /\bbroil(?:er|ed|ing)?\b|\bunder (?:the|a|your) (?:hot |very hot )?grill\b/i;
const inOven = /\b(?:in|into|to) (?:the|a|your) (?:hot |preheated |\d+ ?°? ?[CF] )?oven\b/i;
const overFire = /\bon (?:the|a|your) (?:hot )?(?:grill|barbecue|bbq)\b/i;
const ownPan =
  /\b(?:in|into|on) an? (?:[\w-]+,? ){0,3}?(?:pan|skillet|saucepan|pot|comal|griddle|tawa)\b|\b(?:over|on) (?:the|a|an open) (?:gas )?(?:flame|burner)\b/i;
const warms =
  /^\W*(?:(?:meanwhile|then|now|just before serving),?\s+)*(?:warm|toast|heat|char|grill|griddle|steam|soften|crisp up)\b/i;

/** Whether a clause names a fire of its own, which the old machine was not. */
const ownFire = (text: string, source: Method): boolean =>
  (!ovens.has(source) && (broils.test(text) || inOven.test(text))) ||
  (source !== 'grill' && overFire.test(text)) ||
  (!pans.has(source) && !ovens.has(source) && ownPan.test(text));

/** "Warm the tortillas", "toast the buns". */
const warmsBread = ({ text, names }: Clause, parts: ReadonlyMap<string, Part>): boolean =>
  warms.test(text) &&
  names.length > 0 &&
  names.every((key) => {
    const part = parts.get(key);
    return (
      part !== undefined &&
      ((part.food !== null && isKind(part.food, 'bread')) ||
        /\b(?:tortillas?|taco shells|buns?|rolls?|naans?|pitt?as?|rotis?|chapatt?is?|baps?|wraps?|flat ?breads?|ciabatta|baguettes?|crusty bread)\b/i.test(
          part.item.name,
        ))
    );
  });

/** Gives the steps after the main cooking that have a fire of their own back to it. */
export function afterwards(
  { clauses, cast }: Cooking,
  source: Method,
  parts: ReadonlyMap<string, Part>,
): Cooking {
  const ahead = clauses.map(
    (clause, at) =>
      ovens.has(source) &&
      at < cast.main &&
      cast.roles[at] === 'side' &&
      (clause.action === 'preheat' ||
        inOven.test(clause.text) ||
        clause.actions.some((one) => ovenActions.has(one))),
  );
  const own = clauses.map(
    (clause, at) =>
      ahead[at]! ||
      (at > cast.main &&
        cast.roles[at] !== 'preheat' &&
        cast.roles[at] !== 'drop' &&
        (ownFire(clause.text, source) ||
          (warmsBread(clause, parts) && (pans.has(source) || !oldMachine[source].test(clause.text))))),
  );
  if (!own.includes(true)) return { clauses, cast };
  return {
    clauses: clauses.map((clause, at): Clause => (own[at] ? { ...clause, asWritten: true } : clause)),
    cast: { ...cast, roles: cast.roles.map((role, at) => (own[at] ? 'side' : role)) },
  };
}
