/** Pasta with its sauce in one pot under pressure: half of its minutes, in just enough water, the pressure let out in bursts. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { callOf, isDairy, type Part } from '../read/parts.ts';
import { flame, isHeated, onlyFlame, rawMeats, stoveVessel } from './span.ts';
import { figureOf, gramsOf, ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const isPasta = ({ food, item, time }: Part): boolean =>
  time?.late === 'pasta' ||
  (food !== null && isKind(food, 'pasta')) ||
  /\b(?:pasta|spaghetti|penne|macaroni|fusilli)\b/i.test(item.text);
const boils = (clause: Clause, key: string): boolean =>
  (clause.names.includes(key) || /\b(?:pasta|spaghetti|noodles)\b/i.test(clause.text)) &&
  /\b(?:cook|boil|prepare|start)\w*\b/i.test(clause.text) &&
  !/\b(?:add|toss|stir|mix|combine) (?:the |in )?(?:drained |cooked )?(?:pasta|spaghetti)\b/i.test(
    clause.text,
  );

/** Minutes of a sauce that has nothing to gain from pressure by itself. Own rule. */
const longestSauce = 15;

/** The pasta in a pressure cooker; null where it is baked, creamy or too much. */
export function pastaUnderPressure(ask: Ask): Told | null {
  const { clauses, parts, source, target, size } = ask;
  if (target !== 'pressureCooker' || !['stovetop', 'dutchOven', 'wok'].includes(source)) return null;
  const pastas = parts.filter(isPasta);
  if (pastas.length !== 1 || /\b(?:oven|bake|broil)\b/i.test(textOf(ask))) return null;
  const [pasta] = pastas as [Part];
  const capacity = size.capacityL ?? 5.7;
  if (pasta.grams > 100 * capacity || pasta.grams < 120 || pasta.item.quantity === null) return null;
  // Eggs are stirred into a sauce off the heat, and would be a lump in the pot.
  if (
    parts.some(({ safe }) => safe?.kind === 'egg') ||
    gramsOf(ask, ({ food }) => isDairy(food)) > 150 ||
    rawMeats(parts).some(({ safe }) => safe!.kind === 'fish')
  )
    return null;
  const boil = clauses.findIndex((one) => boils(one, pasta.key));
  const joins = clauses.findLastIndex(
    (one, at) =>
      at > boil &&
      (one.names.includes(pasta.key) || /\bpasta|spaghetti|noodles\b/i.test(one.text)) &&
      /\b(?:add|toss|stir|mix|combine|drain)\w*\b/i.test(one.text),
  );
  if (boil < 0 || joins < 0) return null;
  const simmer = clauses.findLastIndex((one, at) => at !== boil && at < joins && isHeated(one));
  const brown = clauses.findIndex((one, at) => at !== boil && isHeated(one));
  if (simmer < 0 || brown < 0 || brown === simmer) return null;
  // A sauce that simmers for longer is what the pressure is for; its pasta boils beside it.
  if (clauses.some((one, at) => at !== boil && (one.minutes?.[1] ?? 0) > longestSauce && isHeated(one)))
    return null;
  const meats = rawMeats(parts);
  const water = Math.max(
    250,
    Math.round((pasta.grams * figureOf(ask, 'pasta-pressure-how', 'mlPerGram')) / 50) * 50,
  );
  const due = meats.length === 0 ? null : Math.max(...meats.map(({ safe }) => safe!.celsius));
  const name = callOf(pasta);
  const core = [
    `Stir, and scrape the bottom until it is perfectly clean. Pour in ${water} ml of water, strew the ${name} over and push it just under the liquid; do not stir it in. The pot must be no more than half full.`,
    'Lock the lid, set the valve to sealing and cook at high pressure for half of the minutes on the pasta’s package, less one: 4 minutes for most shapes. It takes about 10 minutes to come to pressure.',
    `Let out the pressure in short bursts at first, in case it foams, then all of it, and open the lid away from you. Stir${due === null ? '' : `, check that the ${joinList(meats.map(callOf))} has reached ${formatTemperature(due)}`}, and let it stand for 3 minutes: the sauce thickens as the pasta drinks. If it is still thin, let it bubble on Sauté for 1–2 minutes.`,
  ];
  const reword = (text: string): string =>
    text
      .replace(stoveVessel, 'the pressure cooker')
      .replace(/\b(?:preheated |frying )?(?:pan|skillet|saucepan)\b/gi, 'pressure cooker')
      // The sauce is in the pot already.
      .replace(/\badd the sauce and (?=the )/gi, (found) => (found.startsWith('A') ? 'Add ' : 'add '))
      .replace(flame, ' on Sauté')
      .replace(/,?\s*\bwhile the [^.;,]*\bcook\w*/gi, '');
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === joins) return [...core.map((one) => `${ownStep}${one}`), ownStep];
      if (at === boil || (at > boil && at < joins && boils(clause, pasta.key))) return 'drop';
      if (
        at === simmer &&
        (clause.names.length === 0 || /\b(?:evaporat|thicken|reduc)\w*/i.test(clause.text))
      )
        return 'drop';
      if (at > joins && isHeated(clause) && clause.names.length === 0) return 'drop';
      return onlyFlame.test(clause.text) ? 'drop' : null;
    },
    reword,
  );
  return {
    dish: 'casserole',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[boil]!.step,
        before: clauses[boil]!.text,
        after: '4 minutes for most shapes',
        reason: reasonOf(ask, 'pasta-pressure'),
      },
      {
        kind: 'add',
        step: clauses[joins]!.step,
        before: null,
        after: 'Let out the pressure in short bursts at first',
        reason: reasonOf(ask, 'pasta-pressure-foam'),
      },
    ],
    method: reasonOf(ask, 'pasta-pressure-how'),
    words: reasonOf(ask, 'pasta-pressure-how'),
    gone: reasonOf(ask, 'pasta-pressure-how'),
    safety: [reasonOf(ask, 'pasta-pressure-fill')],
  };
}
