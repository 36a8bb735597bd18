import { isKind } from '#food/ingredient';
import {
  callOf,
  waterInText,
  isThickener,
  isThinLiquid,
  makesSteam,
  slowest,
  slowestPart,
  splits,
  type Part,
} from '../read/parts.ts';
import type { Range } from '../model.ts';
import { capitalise, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import {
  because,
  donenessOf,
  emptyPlan,
  figure,
  kitchenMinutes,
  layerMassOf,
  massOf,
  nextStep,
  objectIn,
  Refusal,
  sayMinutes,
  timeEdit,
  why,
  type Plan,
  type PlanContext,
} from '../plan.ts';
import { boilsDown, doneTogether, lasting, pots, simmerMinutes, soupLiquid } from '../read/wet-dish.ts';
import { cutMinutes, piecesMinutes } from './piece-size.ts';
import { boiledDownTo, boiledOpen, cannedInstead, driedOrCanned, toSoak } from './pulses-pressed.ts';

/** "Fry the bacon": where no pan is named that could become the cooker. */
const readyToBrown = ({ browned, text }: PlanContext): string | null =>
  browned &&
  !/\b(?:pans?|skillet|(?:stock)?pots?|saucepan|casserole|braiser|cocotte|dutch oven|wok|kettle)\b/i.test(
    text,
  )
    ? 'Set the pressure cooker to Sauté.'
    : null;

/** What is browned or softened first goes into the cooker itself. */
const onSaute: Plan['start'] = {
  from: ['pot', 'pan', 'dish', 'slowCooker'],
  phrase: 'the pressure cooker',
  preposition: 'in',
  heat: 'on Sauté',
};

/** Plan of a dish that cooks in its liquid under pressure. */
export const pressureCookerPlan = (context: PlanContext): Plan | Refusal =>
  context.dish === 'pasta' ? pastaPlan(context) : potPlan(context);

/** Pasta that cooks in its own sauce: half the time, and no more liquid than it drinks. */
function pastaPlan(context: PlanContext): Plan | Refusal {
  const { tables, parts, minutes, size } = context;
  const pasta = parts.filter((one) => one.time?.late === 'pasta');
  const grams = massOf(pasta);
  const usual = minutes?.[0] ?? slowest(pasta, 'simmer')?.[0] ?? 10;
  const cooked = Math.max(
    figure(tables, 'pressure-pasta', 'leastMinutes'),
    Math.floor(usual * figure(tables, 'pressure-pasta', 'factor')) -
      figure(tables, 'pressure-pasta', 'lessMinutes'),
  );
  const thin = massOf(parts.filter((one) => isThinLiquid(one.food)));
  const need = Math.max(
    figure(tables, 'pressure-liquid', 'leastMl'),
    grams * figure(tables, 'pressure-pasta', 'mlPerGram'),
  );
  const capacity = size.capacityL ?? figure(tables, 'pressure-fill', 'usualCapacityL');
  if (massOf(parts) / 1000 > capacity * figure(tables, 'pressure-fill', 'foamyShare') * 1.05)
    return new Refusal(
      `Pasta foams, so a pressure cooker of ${capacity} litres must be at most half full, and this makes about ${Math.ceil(massOf(parts) / 1000)} litres.`,
    );
  const short = thin < need * 0.92 ? Math.ceil((need - thin) / 50) * 50 : 0;
  const time = `${cooked} minutes`;
  let sauteed = false;
  const release = 'Release the pressure at once, in short bursts if foam comes out of the valve.';
  return {
    ...emptyPlan,
    ready: readyToBrown(context),
    start: onSaute,
    vessel: { from: pots, phrase: 'the pressure cooker', preposition: 'in' },
    core: [
      ...(short > 0
        ? [
            `Pour ${context.browned ? 'in ' : ''}${short} ml of water${/\bsalted\b/i.test(context.text) ? ' with a good pinch of salt' : ''}${context.browned ? '' : ' into the pressure cooker'}.`,
          ]
        : []),
      ...(context.browned ? ['Scrape the bottom clean.'] : []),
      'Push the pasta under the liquid and do not stir it in.',
      'Lock the lid and set the valve to sealing.',
      `Cook at high pressure for ${time}.`,
      release,
      'Stir well, and let it stand for 2 minutes: the sauce thickens as it cools.',
    ],
    later: (clause) => {
      const said = clause.minutes ?? [2, 3];
      const set = sauteed ? 'Simmer' : 'Set the pressure cooker to Sauté and simmer';
      sauteed = true;
      return `${set}${objectIn(clause)} for ${sayMinutes(said)}${donenessOf(clause, context.source)}, stirring.`;
    },
    // Pasta is the dish itself: only what is tender, dairy and herbs wait for the end.
    last: (names, late) => {
      const wait = slowest(late, 'simmer');
      return wait === null
        ? `Stir in ${names} and warm through on Sauté, without letting it boil, for 2–3 minutes.`
        : `Set the pressure cooker to Sauté, stir in ${names} and simmer for ${sayMinutes(wait)}.`;
    },
    liquid: thin > need * 1.15 ? { factor: need / thin, rule: 'pressure-pasta' } : null,
    add: short > 0 ? [{ line: `${short} ml water`, rule: 'pressure-pasta' }] : [],
    edits: [timeEdit(context, `${time} at high pressure`, 'pressure-pasta')],
    safety: [because(tables, 'pressure-fill'), because(tables, 'pressure-thin')],
  };
}

function potPlan(context: PlanContext): Plan | Refusal {
  const { tables, source, dish, parts, size } = context;
  const long = lasting(context);
  const simmer = simmerMinutes(context);
  const grain =
    dish === 'grain' ? parts.filter((one) => one.time?.water !== null && one.time?.water !== undefined) : [];
  // What the author does not soak is soaked all the same where its water has to be poured away.
  const unsoakedToxic = toSoak(context.parts, context.text);
  const soaked =
    unsoakedToxic.length > 0 ||
    /\bsoak/i.test(context.text) ||
    /\bsoaked\b/i.test(context.parts.map((one) => one.item.text).join('\n'));
  const dry = parts.filter((one) => one.time?.dry === true);
  const byFood =
    grain.length > 0
      ? slowest(grain, 'pressure')
      : dry.length > 0 && !soaked
        ? slowest(dry, 'unsoaked')
        : slowest(long, 'pressure');
  const third = figure(tables, 'pressure-third', 'factor');
  const fromTime = Math.max(1, Math.round(simmer[1] * third));
  // Lentils are done without a soak; one that they had takes two fifths off the time.
  const swollen = soaked && dry.length === 0 && grain.length === 0 && isLentil(slowestPart(long, 'pressure'));
  const usualMean = byFood === null ? null : Math.round(((byFood[0] + byFood[1]) / 2) * (swollen ? 0.6 : 1));
  const cuts = byFood === null ? 0 : cutMinutes(long, byFood[1], context);
  const mean = usualMean === null ? null : Math.max(usualMean, cuts);
  // Browned outside, poultry is raw inside still, however short its last simmer was.
  const poultry = long.some(({ safe }) => safe?.kind === 'poultry');
  // A row is for raw food; what simmered for minutes only was tender already, and a ragù cooks for its taste.
  const exact =
    mean === null
      ? fromTime
      : dry.length > 0 || grain.length > 0
        ? mean
        : Math.min(
            Math.max(mean, Math.min(45, Math.round(simmer[1] * 0.2))),
            Math.max(poultry ? Math.round(mean * 0.6) : 3, Math.round(simmer[1] * 0.6)),
            90,
          );
  // A chili is cooked for its taste, long after its mince is done.
  const minced =
    dish === 'stew' && simmer[1] >= 30 && context.browned && long.some((one) => one.time?.minced === true);
  const joints = parts.filter((one) => isJoint(one, figure(tables, 'pressure-joint', 'fromMinutes')));
  // Soaked pulses would be mush by the time that a joint can be shredded; unsoaked ones take as long as it does.
  const second = joints.length > 0 && dry.length > 0 && soaked ? slowest(dry, 'pressure') : null;
  const secondMinutes = second === null ? 0 : Math.round((second[0] + second[1]) / 2);
  // What has to fall off its bone is not done sooner for having simmered less.
  const joint = Math.max(0, ...joints.map((one) => jointMinutes(one, tables)));
  const whole = joint > 0 && (second !== null || dry.length > 0 || dish === 'soup' || dish === 'stew');
  const needed = minced
    ? Math.max(exact, mincedMinutes)
    : whole
      ? Math.max(joint, second === null ? exact : 0) - secondMinutes
      : exact;
  const large = long.find((one) => piecesMinutes(one, context) !== null);
  const bySize = large === undefined ? 0 : piecesMinutes(large, context)!;
  const sized = Math.max(needed, bySize);
  const cooked = sized > 20 ? Math.round(sized / 5) * 5 : sized;
  const natural =
    minced ||
    dry.length > 0 ||
    long.some((one) => one.time?.release === 'natural') ||
    dish === 'soup' ||
    dish === 'sauce';
  const foams = (one: Part): boolean => dry.includes(one) || grain.includes(one) || isLentil(one);
  const foamy = parts.some(foams);
  // Pulses that were soaked have taken up their own weight of other water.
  const early = parts.filter(({ time }) => time?.late !== 'tender' || dish === 'boiled');
  const poured = waterInText(context.text, parts);
  const litres = (massOf(early) + poured + (soaked ? massOf(dry) : 0)) / 1000;
  const share = figure(tables, 'pressure-fill', foamy ? 'foamyShare' : 'share');
  const capacity = context.size.capacityL ?? figure(tables, 'pressure-fill', 'usualCapacityL');
  const inBatches = (amount: number): number => Math.ceil(amount / (capacity * share) - 0.1);
  const thin = poured + massOf(parts.filter((one) => isThinLiquid(one.food)));
  // Meat that gives its own juice need not be covered, or its sauce would be a soup.
  const juicy =
    dish === 'stew' && dry.length === 0 && poured === 0
      ? Math.max(
          figure(tables, 'pressure-stew', 'leastMl'),
          (layerMassOf(parts) - thin) * figure(tables, 'pressure-stew', 'perGram'),
        )
      : thin;
  const stewed = thin > 0 && juicy < thin * figure(tables, 'pressure-liquid', 'factor');
  // What simmered open for an hour or more lost half of it on the way.
  const lost =
    stewed && source === 'stovetop' && !context.covered && (context.minutes?.[0] ?? 0) >= leastOpen;
  const usual = stewed
    ? Math.max(
        figure(tables, 'pressure-stew', lost ? 'open' : 'least'),
        figure(tables, 'pressure-stew', 'leastMl') / thin,
        lost ? 0 : Math.round((juicy / thin) * 20) / 20,
      )
    : figure(tables, 'pressure-liquid', 'factor');
  const room = capacity * share * 1000;
  // Soup can be made thick and thinned when it is done; a stew keeps what makes its sauce.
  const drying = dryingOf(context);
  const factor =
    (dish === 'soup' || poured > 0) && thin > 0
      ? Math.max(
          dry.length > 0 && poured > 0
            ? (leastToSwell * massOf(dry)) / thin
            : figure(tables, 'pressure-room', 'least'),
          Math.min(usual, Math.floor(((room - (litres * 1000 - thin)) / thin) * 20) / 20),
        )
      : usual;
  // What boils away in an open pot need not fill the cooker: less of it, where that spares a second batch.
  const fits =
    inBatches(litres) >= 2 &&
    (inBatches(litres) === 2 || poured > 0) &&
    inBatches(litres - (thin * (1 - factor)) / 1000) === 1 &&
    thin * factor >= (soaked ? leastToCover : leastToSwell) * massOf(dry) &&
    grain.length === 0;
  const batches = fits ? 1 : inBatches(litres);
  if (batches > 3)
    return new Refusal(
      `About ${Math.ceil(litres)} litres would need ${batches} batches in a pressure cooker of ${capacity} litres, which must be at most ${foamy ? 'half' : 'two thirds'} full. ${capitalise(shareFor(batches))} of the recipe would fit.`,
    );
  const need = figure(tables, 'pressure-liquid', 'leastMl');
  const steam = poured + massOf(parts.filter((one) => makesSteam(one.food)));
  // "Drain the chickpeas and simmer them in fresh water."
  const covers =
    dish === 'boiled' &&
    dry.length > 0 &&
    !context.stretches.filled &&
    (context.main.names.length === 0
      ? /\bwater\b/i.test(context.main.text)
      : dry.every(({ key }) => context.main.names.includes(key)));
  // Soaked beans drink less, and what was boiled off in the end need not go in.
  const ownPour = parts.find(({ food, grams }) => food?.id === 'water' && grams >= need);
  const spared =
    ownPour === undefined
      ? 1
      : Math.round(
          Math.max(need, leastToSwell * massOf(dry) - (thin - poured - ownPour.grams)) /
            ownPour.grams /
            0.125,
        ) * 0.125;
  const milky =
    dish === 'grain' ? massOf(parts.filter(({ food }) => food !== null && isKind(food, 'milk'))) : 0;
  const short =
    milky < need && !covers && steam < need && !waterIn(context) ? Math.ceil((need - steam) / 60) * 60 : 0;
  // Water that the recipe has already is simply more, where no step says how much of it.
  const water =
    short > 0 && grain.length === 0
      ? parts.find(({ food, grams }) => food?.id === 'water' && grams >= 100)
      : undefined;
  // "Boil the potatoes in salted water": the sentence that had the water is told anew.
  const ownWater =
    dish === 'boiled' && dry.length === 0 && steam === 0 && /\bwater\b/i.test(context.main.text) && !covers
      ? Math.ceil(need / 50) * 50
      : 0;
  const missing = water === undefined ? Math.max(short, ownWater) : 0;
  // Rice that is to swell in milk takes twice as long as in water, and its foam has to settle.
  const pudding = milky >= need;
  // Pulses burst and foam where the steam is let out, and meat that boils as the pressure falls turns dry.
  const settling =
    dry.length > 0
      ? figure(tables, 'pressure-release', 'pulsesMinutes')
      : !minced &&
          parts.some(({ safe, time }) => safe !== null && time?.tough === true && time.minced !== true)
        ? figure(tables, 'pressure-release', 'meatMinutes')
        : figure(tables, 'pressure-release', 'leastMinutes');
  const release =
    natural || pudding
      ? settling >= 20
        ? `Let the pressure drop by itself, which takes about ${settling} minutes, and open the lid away from you.`
        : `Let the pressure drop by itself for ${settling} minutes, then release the rest and open the lid away from you.`
      : 'Release the pressure at once, and open the lid away from you.';
  const done = doneTogether(context);
  // Meat is looked at with a thermometer anyway.
  const isMeat = parts.some(({ safe, time }) => safe !== null && safe.kind !== 'egg' && time?.tough === true);
  const checkedByHeat =
    /\b(?:cooked|done|pink|falls?|falling)\b/i.test(done) &&
    parts.some(({ safe }) => safe !== null && safe.kind !== 'egg');
  const down = dry.length > 0 ? boiledDownTo(context) : null;
  const either = dry.filter(({ item }) => driedOrCanned.test(item.text));
  const checked = [
    ...(done === '' || minced || checkedByHeat || (isMeat && isVague(cueOf(done)))
      ? []
      : [lookAgain(done, slowestPart(long, 'pressure'), dish === 'grain')]),
    ...(large === undefined
      ? []
      : [
          `If the ${callOf(large)} ${isPluralName(callOf(large)) ? 'do' : 'does'} not come apart under a fork, lock the lid again and cook at high pressure for 10 minutes more.`,
        ]),
    ...(fits && dish === 'soup' ? ['If it is thicker than you like, thin it with hot water.'] : []),
  ];
  const keepLiquid =
    dish === 'soup' ||
    dish === 'grain' ||
    dry.length > 0 ||
    source === 'slowCooker' ||
    thin * 0.75 < need ||
    dish === 'boiled';
  const grams = massOf(grain);
  const wanted =
    grain.reduce((sum, one) => sum + one.grams * (one.time?.water ?? 1), 0) *
    figure(tables, 'pressure-grain', 'waterPerGram');
  // Never under the least that makes steam, never more than the recipe has.
  const waterShare = grams > 0 && thin > 0 ? Math.max(wanted, need) / thin : 1;
  const minutesAt = pudding ? Math.max(cooked, puddingMinutes) : cooked;
  const time = `${minutesAt} minute${minutesAt === 1 ? '' : 's'}`;
  let puffing = false;
  // What the meat was marinated in is on the meat.
  const marinade =
    context.text
      .match(/[^.\n]*\bmarinat\w*[^.\n]*/gi)
      ?.join(' ')
      .toLowerCase() ?? '';
  // Flour that meat was turned in is fried on it, and that of a dumpling never goes in by itself.
  const dusted = /\b(?:toss|coat|dredge|roll|dust|dumplings?)\b[^.;]*\bflour\b/i.test(context.text);
  const scorching = parts.filter(
    (one) =>
      scorches(one) &&
      !(dusted && one.food !== null && isKind(one.food, 'flour')) &&
      !marinade.includes(callOf(one).split(' ').at(-1)!),
  );
  return {
    ...emptyPlan,
    ready: readyToBrown(context),
    start: onSaute,
    vessel: { from: pots, phrase: 'the pressure cooker', preposition: 'in' },
    core: [
      ...(batches > 1
        ? [`Cook it in ${batches} batches: the pot must be at most ${foamy ? 'half' : 'two thirds'} full.`]
        : []),
      // "Boil the soaked chickpeas in a big pot of water": nothing else puts them in.
      ...(covers
        ? [
            `Put ${joinList(dry.map((part) => `the ${callOf(part)}`))} in the pressure cooker and cover with fresh water by 3 cm.`,
          ]
        : []),
      ...(missing > 0 ? [`Pour in ${missing} ml of water.`] : []),
      ...(context.browned
        ? [
            joints.some(({ whole: one }) => one)
              ? 'Scrape the bottom clean: what sticks there would burn under pressure.'
              : 'Stir, and scrape the bottom clean: what sticks there would burn under pressure.',
          ]
        : []),
      ...(foamy && batches === 1 ? ['The pot must be no more than half full.'] : []),
      'Lock the lid and set the valve to sealing.',
      `Cook at high pressure for ${time}${second === null ? '' : `, without the ${joinList(dry.map(callOf))}`}.`,
      ...(second === null
        ? [
            'It needs about 10–15 minutes to come to pressure.',
            ...(either.length > 0 ? [cannedInstead(either)] : []),
            nextStep,
            release,
            ...(drying?.own === true
              ? [boiledDry(drying.until, openMinutes)]
              : down === null
                ? checked
                : boiledOpen(dry, down)),
          ]
        : ['Release the pressure at once.']),
    ],
    second:
      second === null
        ? null
        : {
            parts: dry,
            sentences: [
              `Add the ${joinList(dry.map(callOf))}, lock the lid again and cook at high pressure for ${secondMinutes} minutes.`,
              release,
              ...checked,
            ],
          },
    later: (clause, added = []) => {
      const said =
        clause.minutes ??
        (/\bal dente\b|\b(?:pasta|noodles|macaroni)\b/i.test(clause.text)
          ? ([8, 10] as const)
          : ([3, 5] as const));
      // Dumplings puff in steam, not under pressure.
      if (/\bdumplings?\b/i.test(clause.text) && clause.minutes === null) {
        puffing = true;
        return `Set the pressure cooker to Sauté and bring it to a simmer. ${clause.text.replace(/,?\s+(?:and\s+)?cover\b.*$/i, '')} and put the lid on without locking it.`;
      }
      if (puffing)
        return `Simmer for ${sayMinutes(said)}${donenessOf(clause, source) === '' ? '' : `,${donenessOf(clause, source)}`}.`;
      // What boils down needs the lid off.
      const dry = dryingOf(context) === null ? null : dryUntil.exec(clause.text)?.[0];
      if (dry !== null && dry !== undefined)
        return boiledDry(dry, said[1] < openMinutes[1] ? said : openMinutes);
      if (driesOff.test(clause.text))
        return `Set the pressure cooker to Sauté and cook, uncovered, for ${sayMinutes(said[1] < 10 ? [10, 15] : said)}, stirring more and more often, until the liquid is gone and it browns in its fat.`;
      // "Fry until dark and dry": a lid would keep it wet, and what is nearly dry burns under pressure.
      if (
        clause.actions.some((action) => action === 'fry' || action === 'saute' || action === 'sear') ||
        driedDark.test(clause.text)
      ) {
        const fries = kitchenMinutes([Math.min(10, said[0]), Math.min(15, said[1])]);
        return `Set the pressure cooker to Sauté and fry it, uncovered, for ${sayMinutes(fries)}${donenessOf(clause, source)}, stirring all the time.`;
      }
      if (said[1] >= 15 && boilsDown.test(clause.text)) {
        const open = kitchenMinutes([Math.min(10, said[0]), Math.min(15, said[1])]);
        return `Set the pressure cooker to Sauté and simmer${objectIn(clause)}, uncovered, for ${sayMinutes(open)}${donenessOf(clause, source)}, stirring now and then.`;
      }
      if (
        said[1] > 20 ||
        (said[1] >= 15 && added.some(({ time }) => time !== null && (time.water !== null || time.dry)))
      ) {
        const known = added.filter(({ time }) => time !== null && (time.water !== null || time.dry));
        const own = slowest(known, 'pressure');
        // Grain and pulses that go in only now take as long as their own row says.
        const needs = own === null ? 0 : Math.round((own[0] + own[1]) / 2);
        const minutes = Math.max(needs, Math.min(mostSecond, Math.max(2, Math.round(said[1] * third * 0.5))));
        return `Lock the lid again and cook at high pressure for ${minutes} minutes, then ${known.length > 0 ? 'let the pressure drop by itself for 10 minutes and release the rest' : 'release the pressure at once'}.`;
      }
      return `Set the pressure cooker to Sauté and simmer${objectIn(clause)} for ${sayMinutes(said)}${donenessOf(clause, source)}, stirring.`;
    },
    last: (names, late) => {
      const wait = slowest(late, 'simmer');
      return wait === null
        ? `Stir in ${names} and warm through on Sauté, without letting it boil, for 2–3 minutes.`
        : `Set the pressure cooker to Sauté, stir in ${names} and simmer for ${sayMinutes(wait)}.`;
    },
    liquid:
      drying?.liquid !== undefined
        ? {
            factor: Math.max(dryingShare, need / drying.liquid.grams),
            rule: 'pressure-dry',
            only: drying.liquid.key,
          }
        : down !== null && ownPour !== undefined && spared < 0.95
          ? { factor: Math.max(0.3, spared), rule: 'pressure-pulses-down', only: ownPour.key }
          : water !== undefined
            ? { factor: (water.grams + short) / water.grams, rule: 'pressure-least', only: water.key }
            : dish === 'grain' && waterShare < 0.95
              ? { factor: Math.max(0.4, waterShare), rule: 'pressure-grain' }
              : keepLiquid && !fits
                ? soupLiquid(context)
                : { factor, rule: fits ? 'pressure-room' : stewed ? 'pressure-stew' : 'pressure-liquid' },
    water: poured > 0 && fits ? factor : 1,
    add: missing > 0 ? [{ line: `${missing} ml water`, rule: 'pressure-liquid' }] : [],
    edits: [
      timeEdit(
        context,
        `${time} at high pressure`,
        second !== null ? 'pressure-joint' : byFood === null ? 'pressure-third' : 'pressure-by-food',
        slowestPart(grain.length > 0 ? grain : long, 'pressure'),
      ),
      {
        kind: 'add',
        target: `step ${context.main.step + 1}`,
        before: null,
        after: release,
        reason: because(tables, 'pressure-release'),
        rule: 'pressure-release',
      },
    ],
    safety: [
      because(tables, 'pressure-fill'),
      because(tables, 'pressure-thin'),
      ...(scorching.length > 0 ? [why(context, 'pressure-scorch', scorching)] : []),
      ...(foamy
        ? [why(context, natural ? 'pressure-foam' : 'pressure-foam-quick', parts.filter(foams))]
        : []),
      ...(unsoakedToxic.length > 0 ? [why(context, 'soak-beans', unsoakedToxic)] : []),
      ...(foamy && size.capacityL === null ? [why(context, 'pressure-size')] : []),
    ],
  };
}

/** So much of a recipe that one filling is enough. */
const shareFor = (batches: number): string =>
  ({ 4: 'a quarter', 5: 'a fifth', 6: 'a sixth' })[batches] ?? 'a small part';

const mincedMinutes = 15;
/** Minutes of an open simmer that boil much of a sauce away. Own rule. */
const leastOpen = 60;
/** Minutes under pressure past which vegetables that go in second fall apart. */
const mostSecond = 8;
/** Grams of liquid to a gram of dried pulses that keep them covered while they swell. */
const leastToSwell = 3;
/** The same where they are soaked already. */
const leastToCover = 2;

const middle = (range: Range | null): number => (range === null ? 0 : Math.round((range[0] + range[1]) / 2));

const isLentil = (part: Part | null | undefined): boolean => {
  const food = part?.food ?? null;
  return food !== null && (isKind(food, 'lentil') || isKind(food, 'split-pulse'));
};

/** A tough piece that is cooked whole until it falls apart. */
const isJoint = (part: Part, fromMinutes: number): boolean =>
  part.time?.tough === true &&
  part.time.dry !== true &&
  part.time.minced !== true &&
  part.grams >= 150 &&
  (part.whole || bony.test(part.item.text)) &&
  middle(part.time.minutes.pressure ?? null) >= fromMinutes;

/** Signs of what is fried in its own fat at the end of a long cooking. */
const driedDark =
  /\b(?:until|till?)\b[^.;]*\b(?:dry|dark|sticky|oil (?:separates|splits|floats|surfaces|comes)|fat (?:separates|splits))\b/i;

/** Minutes under pressure for a joint: a thicker one than usual takes longer. */
export function jointMinutes(part: Part, tables: PlanContext['tables']): number {
  const usual = middle(part.time?.minutes.pressure ?? null);
  const grams = figure(tables, 'pressure-joint', 'usualGrams');
  return part.whole && part.grams > grams
    ? Math.min(
        figure(tables, 'pressure-joint', 'mostMinutes'),
        usual * (part.grams / grams) ** figure(tables, 'pressure-joint', 'exponent'),
      )
    : usual;
}

/** Minutes of rice in milk at high pressure. Own rule. */
const puddingMinutes = 12;

const bony =
  /\b(?:hocks?|shanks?|knuckles?|trotters?|shins?|oxtails?|short[- ]?ribs?|neck bones?|turkey (?:legs?|wings?|drumsticks?)|pigtails?)\b/i;

/** Milk, cream, flour and starch: what scorches under pressure. */
const scorches = (part: Part): boolean =>
  splits(part) || isThickener(part.food) || (part.food !== null && isKind(part.food, 'flour'));

/** "… until the sauce is almost dry". */
const dryUntil =
  /\b(?:until|till)\b[^.;]*\b(?:(?:almost|nearly|practically|mostly|completely) dry|(?:sauce|gravy|curry) (?:is|has|goes|turns) (?:all )?(?:dry|gone|evaporated)|(?:liquid|milk|sauce|gravy) (?:is|has) (?:almost|nearly|mostly|all|completely) (?:gone|evaporated|boiled away))\b[^.;]*/i;
/** So long is what dries no garnish that is fried beside the stew. Own rule. */
const leastDrying = 10;
const besideIt = /\b(?:frying pan|skillet|separate|mushrooms?|spinach|meanwhile)\b/i;
/** Minutes of open boiling for the half of the liquid and the juice of the meat. Own rule. */
const openMinutes: Range = [25, 30];
/** So much of the liquid of a sauce that is boiled dry goes in. Own rule. */
const dryingShare = 0.5;

/** Boiled open until there is next to no sauce: a second pressure would keep all of it. */
const boiledDry = (until: string, minutes: Range): string =>
  `Set the pressure cooker to Sauté and boil it, uncovered, for ${sayMinutes(minutes)}, stirring more and more often, ${until.trim()}.`;

interface Drying {
  /** How one sees it. */
  readonly until: string;
  /** The main simmer itself ends so. */
  readonly own: boolean;
  /** What most of the sauce is made of, where there is more than its steam needs. */
  readonly liquid: Part | undefined;
}

/** A stew of meat whose source boils its sauce away; null for all others. */
function dryingOf({ dish, parts, text, main, tables }: PlanContext): Drying | null {
  if (dish !== 'stew' || parts.some(({ time }) => time?.dry === true || time?.late === 'grain')) return null;
  if (!parts.some(({ safe }) => safe !== null && safe.kind !== 'egg')) return null;
  const own = dryUntil.exec(main.text)?.[0];
  const later = text
    .split('\n')
    .slice(main.step)
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .find(
      (sentence) =>
        dryUntil.test(sentence) &&
        !besideIt.test(sentence) &&
        [...sentence.matchAll(/(\d+)\s*(?:min|h(?:ou)?rs?)/gi)].some(
          ([said, count]) => /h/i.test(said) || Number(count) >= leastDrying,
        ),
    );
  const until = own ?? (later === undefined ? undefined : dryUntil.exec(later)?.[0]);
  if (until === undefined) return null;
  const liquid = parts
    .filter(({ food, grams }) => makesSteam(food) && grams > figure(tables, 'pressure-liquid', 'leastMl'))
    .sort((one, other) => other.grams - one.grams)[0];
  return { until, own: own !== undefined, liquid };
}

/** "Let the liquid cook off until the pork is frying in its own fat." */
const driesOff = /\b(?:cook|boil|simmer|evaporat)\w*\b[^.;]*\b(?:fry(?:ing)?|fries|crisp\w*|brown\w*)\b/i;

/** "tender", "very soft and creamy". */
const softCue =
  /^(?!the\b|a\b|your\b|meat\b)(?:[\p{L}-]+ ){0,3}(?:[\p{L}-]*tender|soft|creamy|falling (?:apart|off the bone)|cooked(?: through)?)$/iu;

/** A sign that says nothing of the meat after the pressure: "nearly dry". */
const isVague = (cue: string): boolean =>
  !softCue.test(cue) && !/\b(?:is|are|has|have)\b/.test(cue) && !/^(?:it|they) \p{L}/u.test(cue);

const cueOf = (done: string): string =>
  done.replace(/^\s*until\s+/, '').replace(/^(?:it|they|all)(?: (?:is|are)|['’](?:s|re)) /, '');

/** What is looked at after the pressure, and what follows where it is not there yet. */
function lookAgain(done: string, slow: Part | null, isGrain: boolean): string {
  const cue = cueOf(done);
  const name = slow === null ? 'the middle of the largest piece' : `the ${callOf(slow)}`;
  const is = slow !== null && isPluralName(callOf(slow)) ? 'are' : 'is';
  const about = /\b(?:is|are|has|have)\b/.test(cue)
    ? `Check that ${cue}`
    : /^(?:it|they) \p{L}/u.test(cue)
      ? `Check that ${name} ${cue.replace(/^(?:it|they) /, '')}`
      : softCue.test(cue)
        ? // Rice turns creamy, no chicken does.
          /creamy/i.test(cue) && slow?.safe !== null && slow?.safe !== undefined
          ? `Check that it is ${cue}`
          : `Check that ${name} ${is} ${cue}`
        : `Check that ${name} ${is} done`;
  if (isGrain) return `${about}; if not, simmer it on Sauté for 2–3 minutes, stirring.`;
  return `${about}; if not, lock the lid again and cook at high pressure for 5 minutes more${slow?.time?.dry === true ? ', and let the pressure drop by itself again' : ''}.`;
}

const waterIn = (context: PlanContext): boolean =>
  /\b(?:cover\w*|boil\w*|pot|enough|salted) [^.]{0,40}\bwater\b|\b(?:cup|litre|tin|can|glass|jug|mug)(?:s|ful)? (?:full )?of (?:\w+ )?water\b|\bwater\b[^.]{0,30}\bto cover\b/i.test(
    context.text,
  );
