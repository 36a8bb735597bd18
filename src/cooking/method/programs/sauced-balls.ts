/** Meatballs that were fried and then simmered in a sauce, where a machine takes over the frying or the simmering. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { callOf, isDairy, isThinLiquid, type Part } from '../read/parts.ts';
import { microwaved, ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const titles = /\b(?:meat ?balls|k[oö]ttbullar|alb[oó]ndigas|koftas?|polpette|frikadell\w*|kefte\w*)\b/i;
const machines = ['oven', 'airFryer', 'slowCooker', 'pressureCooker', 'microwave'];

/** The balls and their sauce. */
export function saucedBalls(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (!machines.includes(target) || source !== 'stovetop' || !titles.test(understood.source.title))
    return null;
  const mince =
    parts.find(({ safe }) => safe !== null && safe.kind === 'ground') ??
    parts.find(({ safe, food }) => safe !== null && !(food !== null && isKind(food, 'egg')));
  if (mince === undefined || mince.grams < 200) return null;
  const ball = (text: string): boolean => /\b(?:meat ?balls|balls|koftas?|them)\b/i.test(text);
  const shape = clauses.findIndex(({ text }) =>
    /\b(?:roll|shape|form|make)\b[^.;]*\b(?:balls?|meatballs|koftas?|\d+)\b/i.test(text),
  );
  const fry = clauses.findIndex(
    (one, at) =>
      at > shape &&
      one.actions.some((action) => action === 'fry' || action === 'sear' || action === 'saute') &&
      (ball(one.text) || one.minutes !== null || one.names.includes(mince.key)),
  );
  if (shape < 0 || fry < 0) return null;
  const back = clauses.findIndex(
    (one, at) =>
      at > fry &&
      /\bmeat ?balls|\bballs\b|\bkoftas?\b|\bthem\b/i.test(one.text) &&
      /\b(?:add|return|put|back|stir|nestle|drop|slip|tip)\b/i.test(one.text),
  );
  const simmer = clauses.findLastIndex(
    (one, at) =>
      at >= Math.max(back, fry) &&
      (one.minutes !== null || one.actions.includes('simmer')) &&
      (one.actions.some((action) => actionNature[action].heats) || at === back || /\d ?min/i.test(one.text)),
  );
  const liquid = parts.filter(
    (part) =>
      isThinLiquid(part.food) ||
      (part.food !== null && (isKind(part.food, 'tomato-product') || isKind(part.food, 'coconut-milk'))),
  );
  if (back < 0 || simmer < 0 || liquid.reduce((sum, { grams }) => sum + grams, 0) < 150) return null;
  const name = /\bkoftas?\b/i.test(textOf(ask)) ? 'koftas' : 'meatballs';
  const fat = parts.filter(
    (part) =>
      part.food !== null &&
      (isKind(part.food, 'fat') || isKind(part.food, 'butter')) &&
      clauses.some((one, at) => at > shape && at <= fry && one.names.includes(part.key)),
  );
  const bottle = fat.length > 0 ? `the ${callOf(fat[0]!)}` : 'a little oil';
  const some = fat.length > 0 ? `half of ${bottle}` : bottle;
  const safe = `the ${name} reach ${formatTemperature(mince.safe!.celsius)} inside`;
  const dairy = parts.filter(
    (part) =>
      isDairy(part.food) &&
      part.grams >= 40 &&
      !(part.food !== null && (isKind(part.food, 'cheese') || isKind(part.food, 'butter'))) &&
      clauses.some((one, at) => at > fry && one.names.includes(part.key)),
  );
  const cream = joinList(dairy.map((part) => `the ${callOf(part)}`));
  const dry = target === 'oven' || target === 'airFryer';
  const brownTime = target === 'oven' ? '12–14 minutes' : '9–11 minutes';
  const heat = formatTemperature(target === 'oven' ? 220 : 200);
  const takesOut = (clause: Clause, at: number): boolean =>
    at > fry &&
    at < back &&
    /^\W*(?:then )?(?:remove|take (?:them )?out|set aside|lift out|transfer|drain)\b/i.test(clause.text);
  const brown =
    target === 'oven'
      ? `Preheat the oven to ${heat}. Lay the ${name} on a large baking tray brushed with ${some}, without touching, and roll them in it. Roast for ${brownTime}, shaking the tray once, until browned and ${safe}.`
      : `Preheat the air fryer to ${heat} for 3 minutes. Brush the ${name} with ${some}, lay them in the basket in a single layer, in batches, and air-fry for ${brownTime}, shaking once, until browned and ${safe}.`;
  let core: string | null = null;
  let time = brownTime;
  let finish = '';
  if (target === 'slowCooker') {
    time = 'on LOW for 4–5 hours, or on HIGH for 2–2½ hours';
    core = `Lay the browned ${name} in a 4–5 litre slow cooker and pour the hot sauce over them. Cover and cook ${time}, until ${safe}.`;
    finish =
      dairy.length > 0 ? `Stir in ${cream}, cover and cook on HIGH for 15 minutes more, until hot.` : '';
  } else if (target === 'pressureCooker') {
    time = 'high pressure for 6 minutes';
    core = `Scrape the bottom clean, lay the browned ${name} in the sauce and lock the lid. Set the valve to sealing and cook at ${time}. Let the pressure drop by itself for 5 minutes, then release the rest. Check that ${safe}.`;
    finish =
      dairy.length > 0
        ? `Set the pressure cooker to Sauté, stir in ${cream} and simmer for 3–4 minutes, stirring gently, until the sauce coats the ${name}.`
        : `Set the pressure cooker to Sauté and simmer for 3–4 minutes, until the sauce coats the ${name}.`;
  } else if (target === 'microwave') {
    const grams = mince.grams * 1.3;
    time = microwaved(ask, [(grams / 100) * 1.1, (grams / 100) * 1.3]);
    core = `Lay the ${name} in a ring in one layer in a wide microwave-safe dish (about 2.5 litres), brushed with ${bottle}. Cover loosely and microwave ${time}, turning them once halfway, until ${safe}. Let them stand for 2 minutes. They come out pale; the sauce covers that.`;
  }
  const last = Math.max(simmer, back);
  const wet = target === 'slowCooker' || target === 'pressureCooker';
  let opened = false;
  const isLast = (part: Part, clause: Clause): boolean => clause.names.includes(part.key);
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === fry) {
        if (dry) return [`${ownStep}${brown}`, ownStep];
        if (target === 'microwave') return [`${ownStep}${core!}`, ownStep];
        return target === 'pressureCooker'
          ? [
              `${ownStep}Set the pressure cooker to Sauté, heat ${bottle} and brown the ${name} on all sides in two lots for 6–8 minutes. Lift them out.`,
              ownStep,
            ]
          : null;
      }
      // The pan of the balls is not heated where they do not go into it.
      if (at > shape && at < fry && target !== 'slowCooker' && /\b(?:heat|melt|warm)\b/i.test(clause.text))
        return 'drop';
      if (takesOut(clause, at)) return wet && target === 'slowCooker' ? null : 'drop';
      if (at > fry && at < back && !opened && !wet) {
        opened = true;
        // The pan that the balls left behind is a fresh one now.
        return [
          `${ownStep}Heat ${fat.length > 0 ? `the rest of ${bottle}` : 'a spoonful of oil'} in a large frying pan over medium heat. ${clause.text.replace(/\b(?:into|in|to) (?:the )?(?:same )?pan\b/i, (found) => found)}${/[.!?]$/.test(clause.text) ? '' : '.'}`,
        ];
      }
      if (wet && (at >= back || (dairy.some((part) => isLast(part, clause)) && at > fry)) && at <= last)
        return at === last
          ? [`${ownStep}${core!}`, ...(finish === '' ? [] : [`${ownStep}${finish}`]), ownStep]
          : 'drop';
      return null;
    },
    (text) =>
      target === 'pressureCooker'
        ? text.replace(/\b(into|in|to) (?:the |a )?(?:same )?(?:pan|skillet)\b/gi, '$1 the pot')
        : text,
  );
  return {
    dish: 'stew',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[wet ? last : fry]!.step,
        before: clauses[wet ? last : fry]!.text,
        after: time,
        reason: reasonOf(ask, `balls-${target}`),
      },
      ...(wet && finish !== '' && dairy.length > 0
        ? [
            {
              kind: 'add' as const,
              step: clauses[last]!.step,
              before: null,
              after: `tir in ${cream}`.replace(/^tir/, target === 'slowCooker' ? 'Stir' : 'stir'),
              reason: reasonOf(ask, 'balls-cream'),
            },
          ]
        : []),
    ],
    method: reasonOf(ask, `balls-how-${target}`),
  };
}
