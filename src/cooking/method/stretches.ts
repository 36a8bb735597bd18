/** Which stretch of a dish a machine takes over where it does not take the whole of it. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../dishes/actions.ts';
import { joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { pans } from './as-cooked.ts';
import { ovenActions } from './detect-method.ts';
import type { Clause, DishClass, MethodDeps, MethodWish, Range } from './model.ts';
import { callOf, isThinLiquid, mainPart, slowest, slowestPart, type Part } from './parts.ts';
import {
  because,
  donenessOf,
  emptyPlan,
  figure,
  formatTemperature,
  massOf,
  sayMinutes,
  timeEdit,
  type PlanContext,
} from './plan.ts';
import { namesOven } from './role-words.ts';
import { coated } from './pieces.ts';
import { beansToBoil, temperatureCheck } from './safe-sentences.ts';
import type { Stretch } from './stretch.ts';
import { boilsDown } from './wet-dish.ts';
import { machineNoun, renameVessels, replaceHeat } from './words.ts';
import type { Method } from '../vocabulary.ts';

/** A stretch, and what the planner looks at. */
export interface FoundStretch {
  readonly stretch: Stretch;
  readonly context: PlanContext;
  /** The rest of the dish is cooked as well, after it. */
  readonly goesOn: boolean;
}

type Reading = readonly [
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
];

/** The stretch that the machine takes over; null where there is none, or where it takes the dish as a whole. */
export function findStretch(
  reading: Reading,
  source: Method,
  dish: DishClass,
  { target, size }: MethodWish,
  { methods }: MethodDeps,
): FoundStretch | null {
  if (!pans.includes(source)) return null;
  const [understood] = reading;
  const contextFor = (main: Clause, of: DishClass, inside: readonly Part[]): PlanContext => ({
    source,
    target,
    dish: of,
    size,
    tables: methods,
    main,
    minutes: main.minutes,
    celsius: null,
    parts: inside,
    mainPart: mainPart(inside),
    title: understood.recipe.title,
    text: understood.recipe.steps.map(({ text }) => text).join('\n'),
    stretches: { before: false, after: false, enters: 0, filled: true },
    browned: true,
    covered: false,
    roots: [],
  });
  const saucy = dish === 'pasta' || dish === 'stew' || dish === 'sauce';
  if (saucy && (target === 'slowCooker' || target === 'pressureCooker'))
    return sauceOf(reading, target, dish, contextFor);
  if (dish === 'boiled' && target === 'slowCooker') return boilOf(reading, contextFor);
  if (target === 'riceCooker' && dish !== 'grain') return riceOf(reading, contextFor);
  if (dish === 'stirFry' && (target === 'slowCooker' || target === 'pressureCooker'))
    return stirFryPot(reading, target, contextFor);
  if (dish === 'eggs' && (target === 'oven' || target === 'convectionOven' || target === 'toasterOven'))
    return setInOven(reading, target, contextFor);
  if (dryMachines[target] !== undefined && dish !== 'batterFried' && dish !== 'fried' && dish !== 'soup')
    // A crust wants its own film of oil.
    return dish === 'pieces' && coated.test(understood.recipe.steps.map(({ text }) => text).join('\n'))
      ? null
      : seared(reading, target, contextFor);
  return null;
}

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

type ContextFor = (main: Clause, of: DishClass, inside: readonly Part[]) => PlanContext;

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
function sauceOf(
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
        `Scrape everything into the slow cooker, cover and cook ${time}${until}.`,
        because(context.tables, 'slow-lid'),
        ...(open
          ? ['If the sauce is thin at the end, take off the lid for the last 30 minutes, on HIGH.']
          : []),
      ]
    : [
        `${short > 0 ? `Pour in ${short} ml of water, scrape` : 'Scrape'} the bottom clean, lock the lid and set the valve to sealing.`,
        `Cook at high pressure for ${time}.`,
        'Let the pressure drop by itself for 10 minutes, then release the rest.',
        ...(open || short > 0
          ? ['If the sauce is thin, simmer it on Sauté for a few minutes with the lid off, stirring.']
          : []),
      ];
  const check = temperatureCheck({
    understood,
    clauses,
    parts: new Map(inside.map((part) => [part.key, part])),
    context,
    partly: true,
    plan: { ...emptyPlan, core },
    cast: {
      roles: clauses.map((_, index) => (index === at ? 'core' : 'keep')),
      main: at,
      contents: new Set(),
    },
  });
  const kept = new Set(pastaSteps);
  let sauteed = false;
  const onSaute = (said: string): string => {
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
  return {
    context,
    goesOn: true,
    stretch: {
      from: at,
      to: at,
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
      after: (text) => intoMachine(text, noun),
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

const watches = /\b(?:reduce|lower|turn down) the heat\b|\bboil[- ]?overs?\b|\bskim\b/i;

/** What boils in its own water for long: pulses and roots, which the gentle heat cooks as soft. */
function boilOf([understood, clauses, parts]: Reading, contextFor: ContextFor): FoundStretch | null {
  const long = (part: Part | undefined): boolean =>
    part !== undefined &&
    part.food !== null &&
    (part.time?.dry === true ||
      part.time?.root === true ||
      isKind(part.food, 'legume') ||
      isKind(part.food, 'potato'));
  let at = -1;
  clauses.forEach((clause, index) => {
    const inside = understood.steps[clause.step]!.contents;
    if (
      (clause.minutes?.[1] ?? 0) >= 10 &&
      clause.actions.some(
        (action) => ['boil', 'simmer', 'poach'].includes(action) || actionNature[action].heats,
      ) &&
      /\b(?:boil|simmer|cook)\w*\b/i.test(clause.text) &&
      !/\boven\b|\bpan-?fry|\bskillet\b/i.test(clause.text) &&
      inside.some((key) => long(parts.get(key))) &&
      inside.every(
        (key) =>
          long(parts.get(key)) ||
          (parts.get(key)?.grams ?? 0) < 60 ||
          isThinLiquid(parts.get(key)?.food ?? null),
      ) &&
      (at < 0 || clause.minutes![1] > clauses[at]!.minutes![1])
    )
      at = index;
  });
  if (at < 0) return null;
  const main = clauses[at]!;
  const inside = understood.steps[main.step]!.contents.flatMap((key) => parts.get(key) ?? []);
  const foods = inside.filter(long);
  if (foods.length === 0) return null;
  let from = at;
  while (
    from > 0 &&
    clauses[from - 1]!.step === main.step &&
    clauses[from - 1]!.names.length === 0 &&
    /\b(?:boil|simmer|heat)\b/i.test(clauses[from - 1]!.text)
  )
    from -= 1;
  let to = at;
  while (
    clauses[to + 1]?.step === main.step &&
    clauses[to + 1]!.names.length === 0 &&
    watches.test(clauses[to + 1]!.text)
  )
    to += 1;
  const context = contextFor(main, 'boiled', foods);
  const canned = foods.every(({ item }) => /\b(?:cans?|tins?|tinned|canned|jars?|cooked)\b/i.test(item.text));
  const dry = !canned && foods.some(({ time }) => time?.dry === true);
  const low: Range = canned ? [240, 300] : dry ? [420, 540] : (slowest(foods, 'slow') ?? [360, 420]);
  const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
  const time = `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`;
  const done = donenessOf(main, context.source);
  const names = foods.map((part) => `the ${callOf(part)}`).join(' and ');
  const boil = beansToBoil({
    understood,
    clauses,
    parts,
    context,
    partly: true,
    plan: emptyPlan,
    cast: {
      roles: clauses.map((_, index) => (index === at ? 'core' : 'keep')),
      main: at,
      contents: new Set(),
    },
  });
  if (boil !== null) return null;
  const filled = clauses.some(
    ({ step, names: own }, index) =>
      step === main.step && index < from && foods.some(({ key }) => own.includes(key)),
  );
  const soft = foods.some((part) => isKind(part.food!, 'legume') || part.time?.dry === true);
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to,
      sentences: [
        ...(filled
          ? []
          : [
              `Put ${names} in the slow cooker and cover with ${/\bsalt/i.test(main.text) ? 'salted ' : ''}water by 3 cm.`,
            ]),
        `Cover and cook ${time}${done === '' ? `, until ${names} ${foods.length > 1 || /s$/.test(names) ? 'are' : 'is'} ${soft ? 'soft enough to crush between two fingers' : 'tender all through'}` : `,${done}`}.`,
        because(context.tables, 'slow-lid'),
      ],
      later: [],
      lead: '',
      before: (text, step) =>
        step === main.step
          ? renameVessels(text, ['pot', 'pan'], 'the slow cooker', 'in').replace(
              / or (?:the )?slow cooker\b/i,
              '',
            )
          : text,
      after: (text) =>
        text
          .replace(/\b(while [^,.;]{3,40}? (?:are|is)) (?:boiling|simmering)\b/gi, '$1 cooking')
          .replace(
            /^(\W*)after (?:about )?\d+(?:\s*[–-]\s*\d+)? min\w* of (?:boiling|simmering|cooking)\b/i,
            '$1When they are soft',
          ),
      check: null,
      add: [],
      edits: [timeEdit(context, time, 'slow-by-food', slowestPart(foods, 'slow') ?? foods[0]!)],
      safety: [because(context.tables, 'slow-fill')],
    },
  };
}

const boilsGrain = /\b(?:boil|simmer|cook)\w*\b/i;

/** Rice that is boiled by itself beside the dish. */
function riceOf([understood, clauses, parts]: Reading, contextFor: ContextFor): FoundStretch | null {
  const isRice = (key: string): boolean => typeof parts.get(key)?.time?.water === 'number';
  const slight = (key: string): boolean =>
    (parts.get(key)?.grams ?? 0) < 30 || isThinLiquid(parts.get(key)?.food ?? null);
  const named = clauses.findIndex(
    ({ names, step }) =>
      names.some(isRice) &&
      names.every((key) => isRice(key) || slight(key)) &&
      boilsGrain.test(understood.recipe.steps[step]!.text) &&
      !/\b(?:fr(?:y|ied)|saut[eé]|toast)\b/i.test(understood.recipe.steps[step]!.text),
  );
  if (named < 0) return null;
  const { step } = clauses[named]!;
  const own = clauses.flatMap((clause, at) => (clause.step === step ? [at] : []));
  const alone = (at: number): boolean =>
    clauses[at]!.names.every((key) => isRice(key) || slight(key)) &&
    !/\b(?:lentils|sauce|meat|chicken|vegetables)\b/i.test(clauses[at]!.text);
  const isOfPot = (at: number): boolean =>
    alone(at) &&
    /\b(?:boil|simmer|cook|water|cover|reduce|turn down|heat|absorbed|add|lid|pot)\b/i.test(
      clauses[at]!.text,
    ) &&
    !/\b(?:fluff|serve|drain and)\b/i.test(clauses[at]!.text);
  let from = named;
  while (own.includes(from - 1) && isOfPot(from - 1)) from -= 1;
  let to = named;
  while (own.includes(to + 1) && isOfPot(to + 1)) to += 1;
  const told = clauses.slice(from, to + 1);
  if (!told.some(({ text }) => boilsGrain.test(text))) return null;
  const rice = [...new Set(told.flatMap(({ names }) => names).filter(isRice))].flatMap(
    (key) => parts.get(key) ?? [],
  );
  const grams = massOf(rice);
  const context = contextFor(told.find(({ minutes }) => minutes !== null) ?? clauses[named]!, 'grain', rice);
  if (grams === 0) return null;
  const capacity = context.size.capacityL ?? figure(context.tables, 'rice-cooker', 'usualCapacityL');
  if (grams * 3.2 > capacity * 1000) return null;
  const whole = rice.some(({ food }) => food !== null && isKind(food, 'whole-grain'));
  const perGram = figure(context.tables, 'pressure-grain', 'waterPerGram') * (whole ? 1.5 : 1.15);
  const ml = Math.round((grams * perGram) / 50) * 50;
  const name = callOf(rice[0]!).replace(/^the /, '');
  const salted = told.some(({ text }) => /\bsalt/i.test(text)) ? ' and a pinch of salt' : '';
  // What stays on the stove gets as hot as before, and the text says how hot that is.
  const main = mainPart([...parts.values()]);
  const cooked = clauses.findLast(
    ({ names, actions }) =>
      main !== null && names.includes(main.key) && actions.some((action) => actionNature[action].heats),
  );
  const said = temperatureCheck({
    understood,
    clauses,
    parts,
    context,
    partly: true,
    plan: emptyPlan,
    cast: { roles: clauses.map(() => 'keep'), main: -1, contents: new Set() },
  });
  const meatCheck = said === null || cooked === undefined ? null : { step: cooked.step, text: said };
  if (said !== null && cooked === undefined) return null;
  const tail = understood.recipe.steps[step]!.text.slice(clauses[to]!.end);
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to,
      sentences: [
        `Rinse the ${name} and put it in the rice cooker with ${ml} ml of water${salted}.`,
        'Close the lid and press Cook.',
        `When it switches itself to Keep Warm, leave it closed for 10 minutes${/\bfluff/i.test(tail) ? '' : ', then fluff it with a fork'}.`,
      ],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) => text,
      check: meatCheck,
      add: [],
      edits: [timeEdit(context, 'until it switches itself off', 'rice-cooker')],
      safety: [because(context.tables, 'rice-warm')],
    },
  };
}

/** Machines that brown pieces by themselves: how they are called for, and how hot. */
const dryMachines: Readonly<
  Partial<Record<Method, { readonly way: 'airfry' | 'roast' | 'grill'; readonly celsius: number }>>
> = {
  airFryer: { way: 'airfry', celsius: 200 },
  oven: { way: 'roast', celsius: 220 },
  convectionOven: { way: 'roast', celsius: 200 },
  toasterOven: { way: 'roast', celsius: 210 },
};

const fries = /\b(?:cook|fry|sear|brown|saut[eé]|grill|crisp)\w*\b/i;
const isPiece = (part: Part | undefined): boolean =>
  part !== undefined && part.time !== null && part.grams >= 60;
const goesOnFrying =
  /^\W*(?:(?:and|then)\s+)*(?:flip|turn|stir|repeat|move|push|drain|remove|transfer|set aside)\b/i;
const opensFrying =
  /\b(?:oil|butter|pan|skillet|wok)\b|^\W*(?:and )?add the (?:meat ?balls|patties|koftas)\W*$/i;

/** Pieces that a pan browns before a quick sauce: the machine browns them, and the sauce keeps its pan. */
function seared(
  [understood, clauses, parts]: Reading,
  target: Method,
  contextFor: ContextFor,
): FoundStretch | null {
  const { way, celsius } = dryMachines[target]!;
  const text = understood.recipe.steps.map((step) => step.text).join('\n');
  // "Add the meatballs": what they are made of is named no more.
  const shaped = /\b(meat ?balls|patties|koftas)\b/i.exec(text)?.[1]?.toLowerCase() ?? null;
  const minced = [...parts.values()].find(({ time, grams }) => time?.minced === true && grams >= 150) ?? null;
  const browns = (part: Part | undefined): boolean =>
    part !== undefined &&
    part.grams >= 150 &&
    part.time?.minutes[way] !== undefined &&
    !part.whole &&
    (part.time.minced !== true || shaped !== null) &&
    (part.safe !== null ? part.safe.kind !== 'egg' : part.food !== null && isKind(part.food, 'tofu'));
  const ofMince = (text: string): boolean =>
    minced !== null && shaped !== null && text.toLowerCase().includes(shaped);
  const at = clauses.findIndex(
    ({ names, text, step }, index) =>
      fries.test(text) &&
      !/\b(?:boil|simmer|steam|marinat)\w*\b/i.test(text) &&
      (names.some((key) => browns(parts.get(key))) ||
        ofMince(text) ||
        (clauses[index - 1]?.step === step &&
          clauses[index - 1]!.names.some((key) => browns(parts.get(key))))) &&
      names.every((key) => browns(parts.get(key)) || (parts.get(key)?.grams ?? 0) < 60),
  );
  if (at < 0) return null;
  const main = clauses[at]!;
  const key =
    [...main.names, ...(clauses[at - 1]?.names ?? [])].find((one) => browns(parts.get(one))) ?? minced!.key;
  const part = parts.get(key)!;
  const balls = part.time?.minced === true;
  // What simmers on in its sauce is a stew.
  const stews = clauses.some(
    ({ actions, minutes, step, text }, index) =>
      index > at &&
      (minutes?.[1] ?? 0) >= (balls ? 25 : 8) &&
      (actions.some(
        (action) => action === 'simmer' || action === 'boil' || action === 'braise' || action === 'stew',
      ) ||
        /\bcook\w*\b/i.test(text)) &&
      understood.steps[step]!.contents.includes(key),
  );
  if (stews) return null;
  let from = at;
  while (
    clauses[from - 1]?.step === main.step &&
    (clauses[from - 1]!.names.includes(key)
      ? /^\W*(?:then\s+)?(?:add|place|put|lay|slide|arrange)\b/i.test(clauses[from - 1]!.text)
      : opensFrying.test(clauses[from - 1]!.text) &&
        !/\b(?:squash|onion|garlic|vegetable)/i.test(clauses[from - 1]!.text))
  )
    from -= 1;
  let to = at;
  while (
    clauses[to + 1]?.step === main.step &&
    goesOnFrying.test(clauses[to + 1]!.text) &&
    clauses[to + 1]!.names.every((one) => one === key)
  )
    to += 1;
  // What goes into the pan with them goes on them; milk and sauces cannot.
  const others = [...new Set(clauses.slice(from, to + 1).flatMap(({ names }) => names))].flatMap((one) =>
    one === key ? [] : (parts.get(one) ?? []),
  );
  if (
    others.some(
      ({ food, grams }) =>
        food === null || !(isKind(food, 'fat') || (isKind(food, 'seasoning') && grams < 20)),
    )
  )
    return null;
  const dressing =
    others.length === 0 ? '1 tablespoon of oil' : joinList(others.map((one) => `the ${callOf(one)}`));
  const context = contextFor(main, 'pieces', [part]);
  const name = balls && shaped !== null ? shaped : callOf(part);
  const many = /s$/.test(name);
  const minutes = part.time!.minutes[way]!;
  const temperature = formatTemperature(celsius);
  const done = donenessOf(main, context.source);
  const until = done === '' ? ' until golden' : done;
  const air = target === 'airFryer';
  const place = air
    ? 'in the air-fryer basket in a single layer'
    : 'on a lined, oiled baking sheet in a single layer';
  const fish = part.safe?.kind === 'fish';
  const core = [
    `Preheat the ${machineNoun[target]} to ${temperature}.`,
    `${fish || balls ? 'Brush' : 'Toss'} the ${name} with ${dressing} and lay ${many ? 'them' : 'it'} ${place}.`,
    `${air ? 'Air-fry' : 'Roast'} at ${temperature} for ${sayMinutes(minutes)}, ${fish ? '' : air && part.safe === null ? 'shaking the basket halfway, ' : 'turning once halfway, '}${until.trim()}.`,
  ];
  const check = temperatureCheck({
    understood,
    clauses,
    parts: new Map([[part.key, part]]),
    context,
    partly: true,
    plan: { ...emptyPlan, core },
    cast: {
      roles: clauses.map((_, index) => (index === at ? 'core' : 'keep')),
      main: at,
      contents: new Set(),
    },
  });
  // A sauce that was poured over them in the pan needs one.
  const sauced =
    balls &&
    clauses.some(
      ({ text, names }, index) =>
        index > to && /^\W*(?:(?:when|once)\b[^,]*, )?(?:pour|add|stir in)\b/i.test(text) && names.length > 0,
    );
  const moved = sauced ? [`Move the ${name} to a wide pan.`] : [];
  return {
    context,
    // Where other food was cooked in the pan before, all of it would be laid together by the plan of pieces.
    goesOn:
      clauses.some(
        ({ actions, step }, index) =>
          index < from &&
          step < main.step &&
          actions.some((action) => actionNature[action].heats) &&
          understood.steps[step]!.contents.some((one) => one !== key && isPiece(parts.get(one))),
      ) &&
      clauses.some(
        ({ actions }, index) => index > to && actions.some((action) => actionNature[action].heats),
      ),
    stretch: {
      from,
      to,
      sentences: [...core, ...(check === null ? [] : [check]), ...moved],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) =>
        text.replace(
          /^(\W*)add (?:a little |some |more |another )*(?:more )?oil,?\s*/i,
          '$1Heat a little oil in the pan, then add ',
        ),
      check: null,
      add: [],
      edits: [timeEdit(context, sayMinutes(minutes), air ? 'air-fry-by-food' : 'roast-by-food')],
      safety: air ? [because(context.tables, 'air-fryer-load')] : [],
    },
  };
}

const putsBack = /\b(?:return|add|put|tip)\b[^.;]*\b(?:beef|pork|chicken|lamb|turkey|meat|steak|back)\b/i;
const servesUp = /^\W*(?:and\s+|then\s+)*(?:serve|garnish|top|sprinkle|divide|spoon)\b/i;

/** A stir-fry as a closed pot makes it: meat in its sauce for long, and the vegetables from the pan at the end. */
function stirFryPot(
  [understood, clauses, parts]: Reading,
  target: 'slowCooker' | 'pressureCooker',
  contextFor: ContextFor,
): FoundStretch | null {
  const all = [...parts.values()];
  const meat = mainPart(all);
  if (meat === null || meat.safe === null || meat.safe.kind === 'egg' || meat.time?.late === 'seafood')
    return null;
  const sear = clauses.findIndex(
    ({ names, text }) => names.includes(meat.key) && fries.test(text) && !/\bmarinat/i.test(text),
  );
  const back = clauses.findIndex(
    ({ text, step }, at) => sear >= 0 && at > sear && step > clauses[sear]!.step && putsBack.test(text),
  );
  if (sear < 0 || back < 0) return null;
  const { step } = clauses[back]!;
  const first = clauses.findIndex((clause) => clause.step === step);
  let to = back;
  while (clauses[to + 1]?.step === step && !servesUp.test(clauses[to + 1]!.text)) to += 1;
  const told = clauses.slice(first, to + 1);
  const poured = [...new Set(told.flatMap(({ names }) => names))]
    .flatMap((key) => parts.get(key) ?? [])
    .filter((part) => part !== meat);
  // Vegetables that go in with the meat would be told nowhere else.
  if (poured.length === 0 || poured.some(({ time, grams }) => time !== null && grams >= 60)) return null;
  const between = [
    ...new Set(
      clauses
        .filter((clause) => clause.step > clauses[sear]!.step && clause.step < step)
        .map((clause) => clause.step),
    ),
  ].filter((one) =>
    clauses.some(
      (clause) => clause.step === one && clause.actions.some((action) => actionNature[action].heats),
    ),
  );
  if (between.length === 0) return null;
  const context = contextFor(clauses[back]!, 'stew', [meat, ...poured]);
  const slow = target === 'slowCooker';
  const low: Range = meat.time?.tough === true ? [300, 360] : [180, 240];
  const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
  const time = slow
    ? `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`
    : `${meat.time?.tough === true ? 12 : 8} minutes`;
  const noun = machineNoun[target];
  const thin = massOf(poured.filter(({ food }) => isThinLiquid(food)));
  const need = slow ? 120 : figure(context.tables, 'pressure-liquid', 'leastMl');
  const short = thin < need ? Math.ceil((need - thin) / 60) * 60 : 0;
  const name = callOf(meat);
  const core = [
    `Put the ${name} with ${/s$/.test(name) ? 'their' : 'its'} juices in the ${noun} and pour in ${joinList([...poured.map((part) => `the ${callOf(part)}`), ...(short > 0 ? [`${short} ml of water`] : [])])}.`,
    ...(slow
      ? [`Cover and cook ${time}, until tender.`, because(context.tables, 'slow-lid')]
      : [
          'Lock the lid and set the valve to sealing.',
          `Cook at high pressure for ${time}.`,
          'Let the pressure drop by itself for 5 minutes, then release the rest.',
        ]),
  ];
  const check = temperatureCheck({
    understood,
    clauses,
    parts: new Map([[meat.key, meat]]),
    context,
    partly: true,
    plan: { ...emptyPlan, core },
    cast: {
      roles: clauses.map((_, index) => (index === back ? 'core' : 'keep')),
      main: back,
      contents: new Set(),
    },
  });
  return {
    context,
    goesOn: true,
    stretch: {
      from: first,
      to,
      sentences: check === null ? core : [...core, check],
      later: between,
      lead: `When the ${name} ${/s$/.test(name) ? 'are' : 'is'} nearly done,`,
      end: `Stir ${between.length > 1 ? 'them' : 'all of it'} into the ${noun}; if the sauce is thin, thicken it with 1 tablespoon of cornstarch stirred into 2 tablespoons of cold water.`,
      before: (text) => text,
      after: (text) => text,
      check: null,
      add: short > 0 ? [{ line: `${short} ml water`, rule: slow ? 'slow-liquid' : 'pressure-liquid' }] : [],
      edits: [
        timeEdit(
          context,
          slow ? time : `${time} at high pressure`,
          slow ? 'slow-by-food' : 'pressure-by-food',
          meat,
        ),
      ],
      safety: slow ? [because(context.tables, 'slow-thaw')] : [because(context.tables, 'pressure-thin')],
    },
  };
}

/** Eggs that set in a pan under a lid set as well in an oven; what simmers before them keeps the stove. */
function setInOven(
  [understood, clauses, parts]: Reading,
  target: Method,
  contextFor: ContextFor,
): FoundStretch | null {
  const isEgg = (key: string): boolean => parts.get(key)?.safe?.kind === 'egg';
  const at = clauses.findLastIndex(
    ({ text, step }) =>
      /\b(?:cook|cover|fry|leave)\w*\b/i.test(text) &&
      /\b(?:set|firm|whites|yolks|done)\b/i.test(text) &&
      !/\b(?:stir|scrambl)\w*\b/i.test(text) &&
      (understood.steps[step]!.contents.some(isEgg) ||
        understood.steps[step - 1]?.contents.some(isEgg) === true),
  );
  if (at < 0 || clauses.slice(0, at).some(({ text }) => /\bscrambl/i.test(text))) return null;
  const main = clauses[at]!;
  let from = at;
  while (clauses[from - 1]?.step === main.step && /^\W*(?:then\s+)?cover\b/i.test(clauses[from - 1]!.text))
    from -= 1;
  const eggs = [...parts.values()].filter(({ key }) => isEgg(key));
  const context = contextFor(main, 'eggs', eggs);
  const [least, most] = main.minutes ?? [6, 8];
  const minutes: Range = [Math.max(6, least + 1), Math.max(8, most + 3)];
  const temperature = formatTemperature(target === 'oven' ? 190 : 175);
  const done = donenessOf(main, context.source);
  const core = [
    `Slide the pan, which must be ovenproof, into the ${machineNoun[target]}, preheated to ${temperature}, and bake for ${sayMinutes(minutes)}${done === '' ? ', until set' : `,${done}`}.`,
  ];
  const check = temperatureCheck({
    understood,
    clauses,
    parts: new Map(eggs.map((part) => [part.key, part])),
    context,
    partly: true,
    plan: { ...emptyPlan, core },
    cast: {
      roles: clauses.map((_, index) => (index === at ? 'core' : 'keep')),
      main: at,
      contents: new Set(),
    },
  });
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to: at,
      sentences: check === null ? core : [...core, check],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) => text,
      check: null,
      add: [],
      edits: [timeEdit(context, sayMinutes(minutes), 'pan-to-oven')],
      safety: [],
    },
  };
}
