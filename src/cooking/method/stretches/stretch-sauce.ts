/** The sauce of a dish, taken over by a closed pot while its pasta or rice boils beside it. */
import { isKind } from '#food/ingredient';
import { capitalise } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import { ovenActions } from '../read/detect-method.ts';
import type { Clause, DishClass, Range } from '../model.ts';
import { watching } from '../read/leads-up.ts';
import { callOf, isThinLiquid, slowest, slowestPart, type Part } from '../read/parts.ts';
import { because, donenessOf, figure, massOf, sayMinutes, timeEdit } from '../plan.ts';
import { namesOven } from '../read/role-words.ts';
import { boilsDown } from '../read/wet-dish.ts';
import { machineNoun, renameVessels, replaceHeat } from '../words.ts';
import { checkFor, type ContextFor, type FoundStretch, type Reading } from './stretch-kinds.ts';

/** Whether rice or the like is put on before anything else is cooked. */
export function startsWithSide(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>): boolean {
  const first = clauses.findIndex(
    ({ actions, text }) => actions.some((action) => actionNature[action].heats) || /^\W*start\b/i.test(text),
  );
  return (
    first >= 0 &&
    clauses
      .slice(first, first + 4)
      .some(
        ({ names, text, step }) =>
          step <= clauses[first]!.step + 1 &&
          names.some((key) => isPasta(parts.get(key))) &&
          /\b(?:boil|cook|start|water|simmer)\w*\b/i.test(text),
      ) &&
    clauses[first]!.names.every((key) => isPasta(parts.get(key)) || (parts.get(key)?.grams ?? 0) < 30)
  );
}

const isPasta = (part: Part | undefined): boolean =>
  part?.time?.late === 'pasta' || (part?.time?.late === 'grain' && part.grams >= 60);
const pastaWords =
  /\b(?:rice|couscous|quinoa|bulgh?ur|pasta|spaghetti|noodles?|macaroni|penne|linguine|fettuccine|rigatoni|fusilli|farfalle|tagliatelle|ziti|orzo|bucatini)\b/i;
const whilePasta = /\b(?:while|as|in the meantime|meanwhile)\b/i;
/** "Start rice." ahead of what takes hours. */
const startsSide = /^(\W*)start (?:the |your )?(?:rice|pasta|noodles|couscous|quinoa)\W+/i;
/** "While the rice cooks, heat a pan", where the rice comes after. */
const whileSide =
  /^(\W*)(?:while|as) (?:the |your )?(?:rice|pasta|noodles|spaghetti|couscous|quinoa|water)\b[^,.;]*,\s*/i;
const cooksSauce = /\b(?:simmer|cook|reduce|bubble|thicken|stew)\w*\b/i;

/** The sauce that simmers beside its pasta. */
export function sauceOf(
  [understood, clauses, parts]: Reading,
  target: 'slowCooker' | 'pressureCooker',
  dish: DishClass,
  contextFor: ContextFor,
): FoundStretch | null {
  const noodles = (key: string): boolean => isPasta(parts.get(key));
  const before = (at: number): readonly Part[] => [
    ...new Set(
      clauses
        .slice(0, at + 1)
        .flatMap(({ names }) => names)
        .filter((key) => !noodles(key))
        .flatMap((key) => parts.get(key) ?? []),
    ),
  ];
  const minutesOf = ({ minutes }: Clause): number => minutes?.[1] ?? 10;
  let at = -1;
  clauses.forEach((clause, index) => {
    const head = clause.text.split(whilePasta)[0]!;
    if (
      pastaWords.test(head) ||
      !cooksSauce.test(head) ||
      namesOven(understood.recipe.steps[clause.step]!.text) ||
      clause.actions.some((action) => ovenActions.has(action)) ||
      /\bwater\b/i.test(head) ||
      /\b(?:until|till)\b[^.;]*\b(?:tender|soft\w*|translucent|golden|fragrant|brown\w*|evaporated|wilt\w*)\b/i.test(
        clause.text.replace(/juices?\b[^.;]*evaporated/i, ''),
      )
    )
      return;
    if (
      (clause.minutes?.[1] ?? 0) < 8 &&
      !(clause.minutes === null && /\b(?:simmer|thicken)/i.test(clause.text))
    )
      return;
    if (
      clause.minutes === null &&
      /\breduce (?:the )?(?:heat|by)\b/i.test(clause.text) &&
      !/simmer|thicken/i.test(clause.text)
    )
      return;
    if (at < 0 || minutesOf(clause) >= minutesOf(clauses[at]!)) at = index;
  });
  const wetBy = (index: number): number =>
    massOf(
      before(index).filter(
        ({ food }) => food !== null && (isThinLiquid(food) || wetKinds.some((kind) => isKind(food, kind))),
      ),
    );
  // A quick curry: the last stretch with its liquid in.
  if (at < 0)
    at = clauses.findLastIndex(
      ({ text, actions }, index) =>
        !pastaWords.test(text.split(whilePasta)[0]!) &&
        !/\bwater\b|\boven\b/i.test(text) &&
        /\b(?:cook|simmer)\w*\b/i.test(text) &&
        /\b(?:thick\w*|simmer\w*|cooked through|warmed through)\b/i.test(text) &&
        !actions.some((action) => ovenActions.has(action)) &&
        wetBy(index) >= leastWetGrams,
    );
  if (at < 0) return null;
  const main = clauses[at]!;
  const inside = before(at);
  const wet = wetBy(at);
  if (
    wet < leastWetGrams ||
    inside.some(({ time, grams }) => (time?.late === 'seafood' && grams >= 100) || time?.dry === true)
  )
    return null;
  // Pasta that is in the sauce by then cooks in it.
  const joined = clauses.findIndex(
    ({ names, text }, index) =>
      names.some(noodles) &&
      /\b(?:to|into|in) the (?:sauce|pan|skillet|meat|mixture)\b/i.test(text) &&
      index < at,
  );
  if (joined >= 0) return null;
  const meat = inside.filter(({ safe }) => safe !== null && safe.kind !== 'egg');
  const pastaSteps = understood.recipe.steps.flatMap(({ text }, step) => {
    const own = clauses.filter((clause) => clause.step === step);
    const fed = own.flatMap(({ names }) => names).filter((key) => (parts.get(key)?.grams ?? 0) >= 15);
    const boils = /\b(?:cook|boil|bring|start)\w*\b/i.test(text);
    const onlyPasta = fed.every(
      (key) => noodles(key) || parts.get(key)?.food?.id === 'water' || mainWordIn(text, parts.get(key)),
    );
    return boils &&
      onlyPasta &&
      (pastaWords.test(text) || /\bpot of (?:salted )?water\b|\bwater (?:to|for)\b/i.test(text))
      ? [step]
      : [];
  });
  // Pasta that boils in an instruction of the sauce's, before it: nothing can be moved.
  const inSauce = clauses.some(
    ({ step, text, names }, index) =>
      index < at &&
      !pastaSteps.includes(step) &&
      !startsSide.test(text) &&
      (names.some(noodles) || pastaWords.test(text)) &&
      /\b(?:cook|boil)\w*\b/i.test(text.replace(/\b(?:while|as) [^,.;]*,?/i, '')),
  );
  if (inSauce) return null;
  const nextPasta = pastaSteps.find(
    (step) =>
      step > main.step &&
      /^\W*(?:cook|boil|bring|start|meanwhile|while|in a (?:large )?pot)\b/i.test(
        understood.recipe.steps[step]!.text,
      ),
  );
  // Without a side that waits, the whole pot is told by the plan of the machine.
  if (pastaSteps.length === 0 && dish !== 'pasta') return null;
  const later = [
    ...pastaSteps.filter((step) => step < main.step),
    ...(nextPasta !== undefined && !pastaSteps.some((step) => step < main.step) ? [nextPasta] : []),
  ];
  // Meat that was browned and set aside does not wait for hours on a plate.
  const returned = clauses.find(
    ({ text, names }, index) =>
      index > at && putsMeatBack.test(text) && names.some((key) => meat.some((part) => part.key === key)),
  );
  const back = returned === undefined ? null : (meat.find(({ key }) => returned.names.includes(key)) ?? null);
  const putBack = back === null ? '' : `Return the ${callOf(back)} to the pan. `;
  const pot = /\bpots?\b(?! of)|\bdutch oven\b|\bsaucepan\b/i.test(
    clauses
      .slice(0, at + 1)
      .filter(({ step }) => !pastaSteps.includes(step))
      .map(({ text }) => text)
      .join(' '),
  );
  const noun = machineNoun[target];
  const context = contextFor(main, 'sauce', inside);
  const slow = target === 'slowCooker';
  const own = slowest(meat, 'slow');
  const low: Range =
    meat.length === 0
      ? [240, 300]
      : meat.some(({ time }) => time?.minced === true) || own === null
        ? [360, 480]
        : own;
  const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
  const pressed = meat.length > 0 ? 15 : 10;
  const thin = massOf(inside.filter(({ food }) => isThinLiquid(food)));
  const short = slow
    ? 0
    : Math.max(0, Math.ceil((figure(context.tables, 'pressure-liquid', 'leastMl') - thin) / 60) * 60);
  const time = slow
    ? `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`
    : `${pressed} minutes`;
  const done = donenessOf(main, context.source);
  const until = done === '' ? '' : `,${done}`;
  const open = boilsDown.test(main.text) || /\bthick\w*\b|\bevaporat/i.test(main.text);
  const core = slow
    ? [
        `${putBack}Scrape everything into the slow cooker, cover and cook ${time}${until}.`,
        because(context.tables, 'slow-lid'),
        ...(open
          ? ['If the sauce is thin at the end, take off the lid for the last 30 minutes, on HIGH.']
          : []),
      ]
    : [
        `${putBack.replace('to the pan', 'to the pot')}${short > 0 ? `Pour in ${short} ml of water, scrape` : 'Scrape'} the bottom clean, lock the lid and set the valve to sealing.`,
        `Cook at high pressure for ${time}.`,
        'Let the pressure drop by itself for 10 minutes, then release the rest.',
        ...(open || short > 0
          ? ['If the sauce is thin, simmer it on Sauté for a few minutes with the lid off, stirring.']
          : []),
      ];
  const check = checkFor([understood, clauses, parts], context, inside, core, at);
  const kept = new Set(pastaSteps);
  const onSaute = sauteWords();
  return {
    context,
    goesOn: true,
    stretch: {
      from: at,
      to: watchedTo(clauses, at),
      sentences: check === null ? core : [...core, check],
      later,
      lead: 'When the sauce is nearly done,',
      before: (text, step) =>
        slow || kept.has(step)
          ? text
              .replace(startsSide, '$1')
              .replace(whileSide, '$1')
              .replace(/^(\W*)while (?:the )?water comes to (?:a|the) boil,\s*/i, '$1')
          : onSaute(
              replaceHeat(
                renameVessels(
                  text
                    .replace(startsSide, '$1')
                    .replace(whileSide, '$1')
                    .replace(
                      /\b(?:reduce|lower|turn down) (?:the )?heat(?: to (?:low|medium)(?:[- ]low)?)?/gi,
                      (found) => (/^\p{Lu}/u.test(found) ? 'Turn Sauté down' : 'turn Sauté down'),
                    ),
                  pot ? ['pot'] : ['pan'],
                  'the pressure cooker',
                  'in',
                ),
                pot && /\bpan\b|\bskillet\b/i.test(text) ? 'over medium-high heat' : 'on Sauté',
              ),
            ),
      after: (text) => intoMachine(back === null ? text : withoutReturn(text), noun),
      check: null,
      add: short > 0 ? [{ line: `${short} ml water`, rule: 'pressure-liquid' }] : [],
      edits: [
        timeEdit(
          context,
          slow ? time : `${time} at high pressure`,
          slow ? 'simmer-to-slow' : 'pressure-third',
          slowestPart(inside, slow ? 'slow' : 'pressure'),
        ),
      ],
      safety: slow
        ? [
            ...(meat.length > 0 ? [because(context.tables, 'slow-thaw')] : []),
            because(context.tables, 'slow-fill'),
          ]
        : [because(context.tables, 'pressure-fill'), because(context.tables, 'pressure-thin')],
    },
  };
}

const wetKinds = ['tomato-product', 'tomato', 'coconut-milk'] as const;
/** Tomatoes, stock and wine that a sauce needs to cook for long under a lid. */
const leastWetGrams = 180;

const mainWordIn = (text: string, part: Part | undefined): boolean =>
  part !== undefined &&
  new RegExp(String.raw`\b(?:while|as)\b[^.;]*\b${callOf(part).split(' ').at(-1)!}`, 'i').test(text);

/** "Add the pasta to the pan and cook for a minute": the pan is the machine by now. */
const intoMachine = (text: string, noun: string): string =>
  text
    .replace(
      /\b(to|in|into|from|with) the (?:same |large |frying |deep )*(?:pan|pot|skillet|saucepan|dutch oven)\b(?! of)/gi,
      `$1 the ${noun}`,
    )
    .replace(
      /\b(?:remove|take)(?: (?:it|them|the \w+))? (?:off|from) (?:the )?(?:heat|stove)\b|\bturn off (?:the )?(?:heat|stove)\b/gi,
      (found) => (/^\p{Lu}/u.test(found) ? `Switch off the ${noun}` : `switch off the ${noun}`),
    )
    .replace(
      /\b(saut[eé]|cook|fry|heat|simmer)( (?:it|them|everything|all))? (?=for (?:another |a |half a |one |\d))/gi,
      (found, _, what?: string) => `${/^\p{Lu}/u.test(found) ? 'Toss' : 'toss'}${what ?? ''} `,
    );

/** Says "on Sauté" where the pressure cooker is first named as the pan. */
export function sauteWords(): (said: string) => string {
  let sauteed = false;
  return (said) => {
    const text = said
      .replace(/\b(?:an? |the )?(?:[\w-]+ )?pan or (?:the )?pressure cooker\b/gi, 'the pressure cooker')
      .replace(/\bon Sauté\/(?:low|medium|high) heat\b/g, 'on Sauté')
      .replace(/\b(on Sauté) on Sauté\b/g, '$1');
    if (!/\bpressure cooker\b/.test(text)) return text;
    const first = !sauteed && !/\bSauté\b/.test(text);
    sauteed = true;
    return first
      ? text.replace(/\bthe pressure cooker(?! on Sauté)\b/, 'the pressure cooker on Sauté')
      : text;
  };
}

const putsMeatBack = /^\W*(?:then\s+)?(?:return|put)\b/i;

/** "Return the beef, stir in the cream" without the beef, which is in already. */
const withoutReturn = (text: string): string => {
  const left = text.replace(
    /(^|[.;]\s+)(?:return|put) (?:the |all (?:of )?the )?[\p{L} -]{3,30}?(?:,? (?:and|with) (?:any|all|its|their|the)(?: of)?(?: its| their| the)? (?:\w+ )?juices)?(?: back)?(?: (?:to|in|into) (?:the )?(?:pan|skillet|pot|sauce))?(?:,| and)\s+/iu,
    '$1',
  );
  return left === text ? text : capitalise(left);
};

/** Where the stretch ends: what only watched over the old simmer goes with it. */
function watchedTo(clauses: readonly Clause[], at: number): number {
  let to = at;
  for (;;) {
    const next = clauses[to + 1];
    if (
      next === undefined ||
      next.step !== clauses[at]!.step ||
      next.names.length > 0 ||
      next.minutes !== null ||
      !watching.test(next.text)
    )
      return to;
    to += 1;
  }
}
