/** A bake that is too large for a toaster oven, in two small dishes that are baked one after the other. */
import { formatTemperature } from '../../text/grammar.ts';
import { dial } from '../plan.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { figureOf, gramsOf, reasonOf, retell, type Ask, type Told } from './telling.ts';

const dishes =
  /\b(?:an?|the|your)\s+(?:(?:large|deep|greased|buttered|prepared|shallow|\d+ ?(?:x|×|by|-) ?\d+[- ]?(?:inch|cm|["”])?|\d+[- ]?(?:inch|cm|quart|qt|["”]))[- ]?)*(?:casserole(?: dish)?|baking (?:dish|pan)|roasting (?:dish|pan|tin)|gratin dish|pan|dish|tin)\b|(?<=\bof )casserole dish\b/i;

/** The bake in two dishes; null where it is no bake in a dish, or more than two of them hold. */
export function twoSmallDishes(ask: Ask): Told | null {
  const { understood, clauses, source, target } = ask;
  if (target !== 'toasterOven' || source !== 'oven') return null;
  const grams = gramsOf(ask);
  if (grams > figureOf(ask, 'toaster-oven', 'mostGrams') * 2.2) return null;
  const bake = clauses.findLastIndex((one) => one.minutes !== null && one.actions.includes('bake'));
  const filled = clauses.findIndex(
    (one, at) =>
      at <= bake &&
      dishes.test(one.text) &&
      /\b(?:layer|assemble|spread|pour|put|place|transfer|add|spoon|fill|grease|butter)\b/i.test(one.text),
  );
  if (bake < 0 || filled < 0) return null;
  const us = thinksInFahrenheit(understood.source);
  const vessel = us ? 'two 8-inch baking dishes' : 'two 20 cm baking dishes';
  const own = clauses.find(({ celsius }) => celsius !== null && celsius >= 100)?.celsius ?? null;
  const heat = own === null ? null : dial(own - figureOf(ask, 'toaster-oven', 'subtractC'));
  const bakesOn =
    'Bake them one after the other on the lowest rack, so that the top stays clear of the elements; lay foil over it if it browns too soon. The second waits covered in the refrigerator and takes 5 minutes more.';
  let first = true;
  const steps = retell(
    ask,
    (clause, at) => {
      const said = clause.text.trim().replace(/[.,;]*$/, '');
      if (clause.actions.includes('preheat') && heat !== null)
        return [`Heat the toaster oven to ${formatTemperature(heat)} with the rack in its lowest place.`];
      if (at === filled && at !== bake)
        return [
          `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
          'Half of everything goes into each dish.',
        ];
      return at === bake ? [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`, `${bakesOn}`] : null;
    },
    (text, step) => {
      const toasted = text.replace(/\b(?<!toaster )oven\b(?![- ]?(?:proof|safe))/gi, 'toaster oven');
      if (step !== clauses[filled]!.step && !dishes.test(toasted)) return toasted;
      return toasted.replace(dishes, () => {
        if (!first) return 'the dishes';
        first = false;
        return vessel;
      });
    },
  );
  if (first) return null;
  return {
    dish: 'casserole',
    steps,
    ideas: [
      ...(heat === null || own === null
        ? []
        : [
            {
              kind: 'temperature' as const,
              step: clauses.find(({ celsius }) => celsius === own)!.step,
              before: formatTemperature(own),
              after: formatTemperature(heat),
              reason: reasonOf(ask, 'toaster-two'),
            },
          ]),
      {
        kind: 'text',
        step: clauses[filled]!.step,
        before: dishes.exec(clauses[filled]!.text)![0],
        after: vessel,
        reason: reasonOf(ask, 'toaster-two'),
      },
      {
        kind: 'add',
        step: clauses[bake]!.step,
        before: null,
        after: bakesOn,
        reason: reasonOf(ask, 'toaster-two'),
      },
    ],
    method: reasonOf(ask, 'toaster-two'),
    words: reasonOf(ask, 'words'),
  };
}
