/** Pieces that are browned and then simmered briefly in a sauce: fire and smoke are for the pieces, the sauce is made in its pan. */
import { formatTemperature } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { callOf, isThinLiquid } from '../read/parts.ts';
import { isHeated } from './span.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const browns = /\b(?:brown|sear|fry|saut[eé]|cook|grill|golden)\w*\b/i;
const setsAside = /\b(?:remove|set aside|take out|transfer|repeat)\b/i;
const otherDishes = /\b(?:soup|stew|gumbo|chili|broth|braise\w*|goulash|noodle|rice|pasta)\b/i;

/** The dish with its pieces from the fire; null where they simmer for long or nothing is browned. */
export function firedThenSauced(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if ((target !== 'grill' && target !== 'smoker') || (source !== 'stovetop' && source !== 'oven'))
    return null;
  if (otherDishes.test(understood.source.title)) return null;
  const pieces = parts.filter(
    ({ safe, grams, time, item }) =>
      grams >= 200 &&
      ((safe !== null &&
        safe.kind !== 'egg' &&
        time?.tough !== true &&
        time?.minced !== true &&
        !/\b(?:ground|minced?|whole)\b/i.test(item.text)) ||
        /\b(?:paneer|halloumi|firm tofu|extra[- ]firm)\b/i.test(item.text)),
  );
  if (pieces.length !== 1) return null;
  const [piece] = pieces as [(typeof pieces)[number]];
  const named = (one: Clause): boolean => one.names.includes(piece.key);
  // "Add the chicken and cook for 3 minutes": what is put in, and what is done with it.
  const first = clauses.findIndex((one, at) => {
    const next = clauses[at + 1];
    const heats = (other: Clause): boolean => browns.test(other.text) && isHeated(other);
    return (
      named(one) &&
      !one.actions.includes('cut') &&
      (heats(one) || (next !== undefined && next.step === one.step && next.names.length === 0 && heats(next)))
    );
  });
  if (first < 0) return null;
  let last = first;
  while (
    last + 1 < clauses.length &&
    (setsAside.test(clauses[last + 1]!.text) ||
      named(clauses[last + 1]!) ||
      clauses[last + 1]!.names.length === 0) &&
    clauses[last + 1]!.step <= clauses[first]!.step
  )
    last += 1;
  const sauce = last + 1;
  const back = clauses.findIndex(
    (one, at) => at > sauce && named(one) && /\b(?:return|add|stir|put|mix)\w*\b/i.test(one.text),
  );
  if (sauce >= clauses.length || back < 0) return null;
  const wet = parts
    .filter(
      ({ food, item }) => isThinLiquid(food) || /\b(?:tomato|cream|yogh?urt|coconut milk)\b/i.test(item.text),
    )
    .reduce((sum, { grams }) => sum + grams, 0);
  const after = clauses
    .slice(back)
    .reduce((sum, one) => sum + (isHeated(one) ? (one.minutes?.[1] ?? 0) : 0), 0);
  if (wet < 150 || after > 30) return null;
  const name = callOf(piece);
  const it = piece.safe === null ? 'cubes' : `pieces of ${name}`;
  const due = piece.safe === null ? null : formatTemperature(piece.safe.celsius);
  const along = clauses[first]!.names.filter((key) => key !== piece.key)
    .flatMap((key) =>
      parts.filter((one) => one.key === key && !/\boil|butter|ghee|powder|sauce\b/i.test(one.item.name)),
    )
    .map((one) => ` and the ${callOf(one)}`)
    .join('');
  const skewered = /\bskewer/i.test(textOf(ask));
  const cut = /\b(?:cubes?|bite|strips?|chunks?|diced?)\b/i.test(`${piece.item.text} ${textOf(ask)}`);
  const core =
    target === 'grill'
      ? [
          `Heat the grill to medium-high; clean and oil the grate.${!skewered && !cut ? '' : ` Thread the ${it}${along} onto skewers (wooden ones soaked for 30 minutes), so that none fall through.`} ${piece.safe === null ? 'Brush' : 'Toss'} them with a little of the oil and grill over direct heat for ${piece.safe === null ? '6–8' : cut ? '8–10' : '10–14'} minutes, turning every few minutes, until charred at the edges${due === null ? '' : `; they should reach ${due} inside`}. Take them off.`,
        ]
      : [
          `Heat the smoker to ${formatTemperature(120)} with apple or cherry wood, until the smoke is thin and blue. Lay the ${it} on an oiled ${cut ? 'perforated tray, in one layer' : 'grate'}, and smoke for ${cut ? '30–40' : '60–75'} minutes${due === null ? ', until golden' : `, until ${due} inside`}. Keep warm under foil.`,
        ];
  const stove = `Meanwhile make the sauce on the stove or a side burner${target === 'grill' ? ', or in a cast-iron pan on the grill' : ''}.`;
  const oven = /\boven\b|\bpreheat\b/i;
  let said = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === first) return [...core.map((one) => `${ownStep}${one}`), ownStep];
      if (at > first && at <= last) return 'drop';
      if (
        at < first &&
        (oven.test(clause.text) ||
          (isHeated(clause) &&
            clause.step === clauses[first]!.step &&
            clause.names.every((key) =>
              /\b(?:oil|butter|ghee)\b/i.test(parts.find((one) => one.key === key)?.item.name ?? ''),
            )))
      )
        return 'drop';
      if (at === sauce && !said) {
        said = true;
        const text = clause.text.trim().replace(/[.,;]*$/, '');
        return [stove, `${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
      }
      return null;
    },
    (text) => text.replace(/\bgrilled (?=paneer)/i, 'charred '),
  );
  return {
    dish: 'pieces',
    steps,
    ideas: [
      {
        kind: 'text',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: core[0]!.split('. ')[0]!,
        reason: reasonOf(ask, 'fired-sauced'),
      },
      {
        kind: 'add',
        step: clauses[sauce]!.step,
        before: null,
        after: stove,
        reason: reasonOf(ask, 'fired-sauced-pan'),
      },
    ],
    method: reasonOf(ask, 'fired-sauced'),
    words: reasonOf(ask, 'fired-sauced'),
    gone: reasonOf(ask, 'fired-sauced'),
  };
}
