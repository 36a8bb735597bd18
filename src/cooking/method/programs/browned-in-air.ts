/**
 * A stew, a soup or a curry for an air fryer: the basket holds no liquid, so it browns what gains by it, and the pot on the
 * stove does the rest as it was told.
 */
import { isKind } from '#food/ingredient';
import { isPluralName } from '../../text/naming.ts';
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, type Part } from '../read/parts.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const pots: ReadonlySet<string> = new Set(['stovetop', 'dutchOven', 'oven', 'wok']);
const leastMeat = 150;
const browns = /\b(?:sear|brown|fr(?:y|ies)|saut[eé]|seal|roast|bake|broil|grill)\w*\b/i;
const enters =
  /\b(?:add|put|place|return|stir|tip|throw|toss|lay|drop|transfer|combine|sear|brown|fr(?:y|ies)|saut[eé]\w*|cook|simmer|boil|roast|bake|broil|grill)\w*\b/i;
const before =
  /^\W*(?:in an? [^,]*, *)?(?:cut|chop|dice|slice|peel|trim|season|rub|marinat|let|cover and refrigerate|wash|soak|mix|combine|whisk|pat|salt)\w*\b/i;
const takenOut =
  /^\W*(?:and |then )*(?:remove|set (?:it |them |the meat |aside)|transfer|take (?:it|them|the meat|out)|lift|put (?:it|them) aside|keep aside)\b/i;
const cooksDeep = /\b(?:simmer|boil|stew|braise|cook)\w*\b/i;
const fatty = /\b(?:bacon|pancetta|lardons?|sausages?|chorizo|belly|wings|skin[- ]on)\b/i;
/** What follows the browning in a pan, and no longer happens there. */
const ofThePan =
  /\b(?:brown(?:ed)?\b(?! (?:sugar|rice|bread))|sealed|sticks? to the (?:bottom|pot|pan)|(?:remove|take|lift)\b[^.;]*\b(?:from|out of) the (?:pot|pan|skillet|oven))/i;
const besides = /\b(?:oven|broiler|skewers?|grill(?:ed|ing)?)\b(?! paper)/i;
/** Cooked already, or in no piece that could be browned. */
const nothingToBrown =
  /\b(?:cooked|leftover|rotisserie|shredded|canned|tinned|smoked fish|ground|minced?|mince|bones?|feet|giblets|hock)\b/i;

/** Whether the part is meat in pieces that a hot draft browns. */
function isPiece(part: Part): boolean {
  const { food, item, grams, safe, time } = part;
  if (food === null || time === null || grams < leastMeat || nothingToBrown.test(item.text)) return false;
  if (time.minced === true || time.late === 'seafood') return false;
  // A whole bird makes its broth in the water: a basket has nothing to do for it.
  if (part.whole) return false;
  return safe !== null && safe.kind !== 'egg';
}

/** What the basket browns: the heaviest piece of meat, else curd of milk or beans. */
function browned({ parts }: Ask): Part | null {
  const heaviest = (some: readonly Part[]): Part | null =>
    some.reduce<Part | null>((best, one) => (best === null || one.grams > best.grams ? one : best), null);
  const meat = heaviest(parts.filter(isPiece));
  if (meat !== null) return meat;
  if (parts.some(({ safe, grams }) => safe !== null && safe.kind !== 'egg' && grams >= leastMeat))
    return null;
  return heaviest(
    parts.filter(({ item, grams }) => /\b(?:paneer|tofu|halloumi)\b/i.test(item.text) && grams >= 180),
  );
}

/** Minutes until the outside is brown. Own rule: the middle is left to the pot. */
function minutesOf(part: Part): Range {
  if (part.time?.tough === true || part.time?.minutes.airfry === undefined) return [8, 10];
  const share = part.safe === null ? 0.85 : 0.6;
  return [
    Math.max(6, Math.round(part.time.minutes.airfry[0] * share)),
    Math.max(8, Math.round(part.time.minutes.airfry[1] * share)),
  ];
}

/** The dish with its browning in the basket; null where there is nothing to brown, or no pot that goes on. */
export function brownedInAir(ask: Ask): Told | null {
  const { clauses, parts, source, target, understood } = ask;
  if (target !== 'airFryer' || !pots.has(source)) return null;
  const part = browned(ask);
  if (part === null || parts.filter(isPiece).length > 1) return null;
  const isFat = (key: string): boolean => {
    const food = parts.find((one) => one.key === key)?.food ?? null;
    return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
  };
  const at = clauses.findIndex(
    ({ names, text }) => names.includes(part.key) && enters.test(text) && !before.test(text),
  );
  // A clause that opens with the food itself was torn from its verb.
  if (at >= 0 && clauses[at]!.text.toLowerCase().trimStart().startsWith(callOf(part))) return null;
  if (at < 0 || !clauses.slice(at).some(({ text }) => cooksDeep.test(text))) return null;
  const own = clauses[at]!;
  const alone = own.names.every((key) => key === part.key || isFat(key));
  const sears =
    alone && (browns.test(own.text) || /\bcook\b/i.test(own.text)) && (own.minutes?.[1] ?? 0) <= 20;
  const gone = new Set<number>();
  for (let index = at + 1; index < Math.min(clauses.length, at + 7); index++) {
    const { names, text, step, minutes } = clauses[index]!;
    if (!names.every((key) => key === part.key || isFat(key))) continue;
    const near =
      step === own.step &&
      sears &&
      (takenOut.test(text) || /^\W*(?:turn|flip|work in batches|in batches|do this)\b/i.test(text));
    if ((minutes?.[1] ?? 0) <= 15 && (near || ofThePan.test(text))) gone.add(index);
  }
  // What an oven or a skewer does besides is no part of this.
  const heats = clauses.findIndex(({ actions }, index) => index < at && actions.includes('preheat'));
  if (sears && heats >= 0) gone.add(heats);
  if (clauses.some(({ text }, index) => index !== at && !gone.has(index) && besides.test(text))) return null;
  const name = callOf(part);
  const many = isPluralName(name);
  const [it, goes] = many ? ['them', 'they go'] : ['it', 'it goes'];
  const oil = parts.find(
    ({ food, item }) => food !== null && isKind(food, 'oil') && !/\bsesame\b/i.test(item.text),
  );
  const spoon = thinksInFahrenheit(understood.source) ? '1 tablespoon' : '1 tbsp';
  const isFatty = fatty.test(part.item.text);
  const coats = isFatty
    ? ''
    : `toss ${it} with ${spoon} of ${oil === undefined ? 'oil' : `the ${callOf(oil)}`} and `;
  const marinated = clauses.slice(0, at).some(({ text }) => /\bmarinat\w*/i.test(text));
  const dries = marinated
    ? `Lift the ${name} out of the marinade and let it drip off; the rest goes into the pot later, and boils there.`
    : `Pat the ${name} dry.`;
  const lies = 'in a single layer, in batches if need be, shaking the basket once';
  // Cooked by itself and torn or cut up: the basket does all of it.
  const through =
    part.safe !== null &&
    alone &&
    clauses
      .slice(at, at + 4)
      .some(
        ({ text, step }) => step === own.step && /\b(?:shred|pull apart|chop|slice|dice|cube)\b/i.test(text),
      );
  if (through && part.time?.minutes.airfry === undefined) return null;
  const time = formatMinutes(...(through ? part.time!.minutes.airfry! : minutesOf(part)));
  const ends =
    part.safe === null
      ? 'until brown at the edges and nearly tender'
      : through
        ? `until browned and at ${formatTemperature(part.safe.celsius)} in the middle`
        : `until browned; the middle need not be done yet, as ${goes} on cooking in the pot without a wait`;
  const fry = `${coats}air-fry at ${formatTemperature(200)} for ${time}, ${lies}, ${ends}.`;
  const core = `Preheat the air fryer to ${formatTemperature(200)} for 3 minutes. ${part.safe === null ? '' : `${dries} `}${fry.charAt(0).toUpperCase()}${fry.slice(1)}`;
  const steps = retell(ask, (clause, index) => {
    if (index === at)
      return sears
        ? [`${ownStep}${core}`, ownStep]
        : [
            `${ownStep}${core}`,
            `${ownStep}${clause.text
              .trim()
              .replace(/[,;]?\s*$/, '')
              .replace(/([^.!?])$/, '$1.')}`,
          ];
    return gone.has(index) ? 'drop' : null;
  });
  // What was browned and laid aside is put into the pot by the author; what was browned in the pot lay there already.
  const later = clauses.findIndex(
    ({ names, text }, index) =>
      index > at && names.includes(part.key) && /\b(?:add|return|put|stir|place|back|tip)\b/i.test(text),
  );
  const next = clauses.findIndex(
    ({ names, step }, index) => index > at && step >= own.step && names.some((key) => key !== part.key),
  );
  const out =
    sears && later < 0 && next >= 0
      ? withSentence(steps, ask, next, `Add the ${name} from the basket, with the juices.`)
      : steps;
  if (out === null) return null;
  const checked =
    part.safe === null || through
      ? out
      : withSentence(
          out,
          ask,
          clauses.findLastIndex(({ text }) => cooksDeep.test(text)),
          `Check with a thermometer that the ${name} ${many ? 'reach' : 'reaches'} ${formatTemperature(part.safe.celsius)} inside.`,
        );
  if (checked === null) return null;
  return {
    dish: 'stew',
    steps: checked,
    ...(oil === undefined && !isFatty
      ? {
          lines: [
            {
              key: null,
              line: `${spoon} oil, for the ${name}`,
              reason: reasonOf(ask, 'browned-in-air-oil'),
            },
          ],
        }
      : {}),
    ideas: [
      {
        kind: sears ? 'text' : 'add',
        step: own.step,
        before: sears ? own.text : null,
        after: `air-fry at ${formatTemperature(200)} for ${time}`,
        reason: reasonOf(ask, part.safe === null ? 'roasted-in-air' : 'browned-in-air'),
      },
    ],
    method: reasonOf(ask, 'browned-in-air-how'),
    safety: part.safe === null ? [] : [reasonOf(ask, 'browned-in-air-safe')],
  };
}

/** The steps with a sentence more at the end of the one that a clause came from; null where none did. */
function withSentence(
  steps: Told['steps'],
  { clauses }: Ask,
  clause: number,
  sentence: string,
): Told['steps'] | null {
  const step = clauses[clause]!.step;
  const at = steps.findLastIndex(({ from }) => from.includes(step));
  if (at < 0) return null;
  return steps.map((one, index) =>
    index === at ? { ...one, text: `${one.text.replace(/([^.!?])\s*$/, '$1.')} ${sentence}` } : one,
  );
}
