/** Cookies in an air fryer: some at a time on paper that their own weight holds down, cooler and sooner than in an oven. */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles =
  /\b(?:cookies?|biscotti|snickerdoodles?|ginger ?snaps?|shortbreads?|flapjack cookies|anzac biscuits?|ginger(?:nut)?s? biscuits?|(?:oat|butter|choc\w*(?: chip)?|ginger|peanut butter|vanilla|lemon|sugar) biscuits?)\b/i;
const other =
  /\b(?:bars?|no[- ]bake|brownies?|cake|cups?|pie|ice cream|sandwich|dough|biscotti|crumble|giant|skillet|pizza)\b/i;
const tray = /\b(?:(?:baking|cookie|lined|prepared) )*(?:sheets?|trays?|pans?)\b/i;

/** Crisp biscuits of a dough that is rolled out and cut, and no scones. */
const isCutBiscuit = ({ understood, parts }: Ask): boolean =>
  /\b(?:biscuits?|gingerbread (?:men|people|shapes|stars|hearts)|lebkuchen|speculaas|oatcakes|digestives|pepparkakor)\b/i.test(
    understood.source.title,
  ) &&
  /\broll(?:ed)?\b[^.;]*\b(?:out|thick|mm)\b|\bcut(?:ters?)?\b[^.;]*\b(?:shapes|rounds|circles|stars|fingers)\b/i.test(
    understood.source.instructions.join('\n'),
  ) &&
  !parts.some(({ item }) => /\bbuttermilk\b/i.test(item.text)) &&
  parts.some(({ item, grams }) => /\bsugar\b/i.test(item.text) && grams >= 50);

/** The cookies, a basketful at a time; null where they are none, or are baked more than once. */
export function cookiesInAir(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (
    target !== 'airFryer' ||
    source !== 'oven' ||
    !(titles.test(title) || isCutBiscuit(ask)) ||
    other.test(title)
  )
    return null;
  if (
    !parts.some(
      ({ food }) => food !== null && (isKind(food, 'flour') || isKind(food, 'grain') || isKind(food, 'nut')),
    )
  )
    return null;
  const bakes = clauses.flatMap((one, at) =>
    one.actions.includes('bake') && one.minutes !== null && one.minutes[1] <= 30 ? [at] : [],
  );
  if (bakes.length !== 1) return null;
  const bake = bakes[0]!;
  const own = clauses[bake]!;
  const oven =
    clauses.find(
      ({ celsius, actions }, at) =>
        celsius !== null && (at === bake || actions.includes('preheat') || at < bake),
    )?.celsius ?? 175;
  const us = thinksInFahrenheit(understood.source);
  const celsius = Math.max(140, Math.round((Math.min(oven, 190) - 18) / 5) * 5);
  const heat = formatTemperature(celsius);
  const faster = (minutes: number): number => Math.max(4, Math.round(minutes * 0.75));
  const range: Range = [
    faster(own.minutes![0]),
    Math.max(faster(own.minutes![0]) + 1, faster(own.minutes![1])),
  ];
  const time = formatMinutes(...range);
  const paper = us ? 'parchment' : 'baking paper';
  const cue =
    /\b(?:until|till|til)\s+([^.;]+)/i.exec(own.text)?.[1]?.trim() ?? 'the edges are set and golden';
  const gap = us ? '2 inches' : '5 cm';
  const core = `${ownStep}Preheat the air fryer to ${heat} for 3 minutes. Cut ${paper} a little smaller than the basket and lay as many of them on it as fit with ${gap} between them, usually 4–6: their weight keeps it from flying up. Keep the rest of the dough in the fridge.`;
  const cook = `${ownStep}Air-fry for ${time}, until ${cue.replace(/[,\s]+$/, '')}. Look at the first ones a minute early, as the fan browns the tops before the middles; soft middles go on setting as they cool. Lift them out on their paper and go on with the next.`;
  let cooled = false;
  const told = new Set([core, cook].map((one) => one.slice(ownStep.length)));
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === bake) return [core, cook, ownStep];
      if (clause.actions.includes('preheat')) return 'drop';
      if (
        at < bake &&
        clause.names.length === 0 &&
        /\b(?:line|grease|prepare)\b/i.test(clause.text) &&
        tray.test(clause.text)
      )
        return 'drop';
      if (
        at < bake &&
        clause.names.length === 0 &&
        /^\W*(?:and |then )*(?:place|put|arrange|transfer|set|lay)\b/i.test(clause.text) &&
        tray.test(clause.text)
      )
        return 'drop';
      if (
        Math.abs(at - bake) <= 2 &&
        /\b(?:one (?:sheet|tray) at a time|rotat\w*|racks? in the|middle rack|switch)\b/i.test(clause.text)
      )
        return 'drop';
      if (at > bake && !cooled) cooled = /\bcool\b/i.test(clause.text);
      return null;
    },
    (text, step) =>
      told.has(text)
        ? text
        : text
            .replace(
              /\s+(?:onto|on|on to) (?:the|a|your|an|two|2)?\s*(?:(?:un)?greased|lined|prepared|parchment-lined)?\s*(?:(?:baking|cookie) )?(?:sheets?|trays?|pans?)\b/gi,
              step >= own.step ? ' on the paper' : '',
            )
            .replace(
              /\b(?:leaving|spacing|placing|about)?\s*(?:(?:them )?(?:about )?(?:\d+|two|three)[- ](?:inch(?:es)?|cm|in)\.? apart)\b/gi,
              '',
            ),
  );
  const text = steps.map((one) => one.text).join('\n');
  if (/\boven\b|\b(?:baking|cookie) (?:sheet|tray)s?\b/i.test(text)) return null;
  return {
    dish: 'cookies',
    steps: steps.map((one) => ({
      ...one,
      text: one.text.replace(/\s+([.,;])/g, '$1').replace(/,\s*([.;])/g, '$1'),
    })),
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: formatMinutes(...own.minutes!),
        after: time,
        reason: reasonOf(ask, 'cookie-time'),
      },
      {
        kind: 'temperature',
        step: clauses.find(({ celsius: set }) => set !== null)?.step ?? own.step,
        before: formatTemperature(oven),
        after: heat,
        reason: reasonOf(ask, 'cookie-heat'),
      },
      {
        kind: 'add',
        step: own.step,
        before: null,
        after: `Cut ${paper} a little smaller than the basket`,
        reason: reasonOf(ask, 'cookie-paper'),
      },
    ],
    method: reasonOf(ask, 'cookie-how'),
    words: reasonOf(ask, 'cookie-words'),
    gone: reasonOf(ask, 'cookie-words'),
  };
}
