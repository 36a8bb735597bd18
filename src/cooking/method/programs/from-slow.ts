/**
 * A slow cooker's stew, soup, curry or pulled meat for a pot on the stove or in the oven, or under pressure: what was put
 * in raw is browned and softened first, the pot simmers a time of its own, and what is soft goes in when it is nearly done.
 */
import { capitalise, formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause, Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { splits, type Part } from '../read/parts.ts';
import { kitchenMinutes, why } from '../plan.ts';
import { ownStep, retell, type Ask, type Idea, type LineChange, type Told } from './telling.ts';
import { lateAfter, onTheFire } from './from-slow-after.ts';
import { drains, readLayers, onlyCrock, type Layers } from './from-slow-read.ts';
import { foams } from './wet-pot-phrases.ts';
import { isCoconut, isTomato, thickens, type Pot } from './wet-pot-read.ts';
import { mainOf, pressed, pressedMinutes } from './wet-pot-time.ts';
import { calledBy, woodsOf } from './wet-pot-words.ts';

type Way = 'stove' | 'oven' | 'pressure';
const ways: Readonly<Record<string, Way>> = {
  stovetop: 'stove',
  oven: 'oven',
  dutchOven: 'oven',
  pressureCooker: 'pressure',
};

/** Minutes that roots and what is soft already need in a pot that simmers. Own rules. */
const rootMinutes = 35;
const softMinutes = 10;
const tenderMinutes = 5;
/** From here on roots would be mush if they went in with the meat. */
const longSimmer = 70;
/** A pot in the oven takes a tenth longer than one on the stove. Own rule. */
const ovenShare = 1.1;

/** The dish for one of these fires; null where it is none of its kind. */
export function fromSlow(ask: Ask): Told | null {
  const { source, target, understood, clauses, parts } = ask;
  const way = ways[target];
  if (source !== 'slowCooker' || way === undefined) return null;
  const layers = readLayers(ask);
  if (layers === null) return null;
  const us = thinksInFahrenheit(understood.source);
  const call = (part: Part): string => calledBy(understood, part);
  const names = (some: readonly Part[]): string => `the ${joinList([...new Set(some.map(call))])}`;
  const early = [...layers.meats, ...layers.roots, ...layers.aromatics, ...layers.rest, ...layers.soft];
  const main = mainOf(layers.meats, early);
  if (main === null) return null;
  const wet =
    layers.thin.reduce((sum, part) => sum + part.grams, 0) +
    layers.drinks.reduce((sum, part) => sum + part.grams, 0);
  const sauce = layers.rest.reduce(
    (sum, { item, grams }) =>
      sum + (/\b(?:salsa|sauce|soup|gravy)\b/i.test(item.text) && grams >= 150 ? grams : 0),
    0,
  );
  const spoken = clauses.slice(0, layers.end + 1).some(({ text }) => /\bwater\b/i.test(text));
  if (wet + sauce < 60 && !spoken) return null;
  if (spoken && !layers.thin.some(({ food }) => food?.id === 'water')) return null;
  const poultry = main.safe?.kind === 'poultry';
  const tough = main.time?.tough === true;
  const minced = main.time?.minced === true;
  const boned =
    poultry &&
    /\b(?:bone[- ]in|skin[- ]on|drumsticks?|legs?)\b/i.test(main.item.text) &&
    !/\bskinless\b/i.test(main.item.text);
  const simmer = simmerOf(main, layers);
  if (simmer === null) return null;

  // The pan first: colour, then the onion, then a minute for the spices.
  const pan =
    way === 'pressure'
      ? 'the pressure cooker'
      : target === 'dutchOven'
        ? 'a large Dutch oven'
        : way === 'oven'
          ? 'a large ovenproof pot with a lid'
          : 'a large, heavy pot';
  const isFried = layers.fried >= 0;
  const coated = [...layers.prep].some((at) =>
    clauses[at]!.names.some((key) => thickens(parts.find((one) => one.key === key)!)),
  );
  const browned = isFried
    ? []
    : layers.meats.filter((part) =>
        part === main
          ? tough || minced || boned
          : part.time?.minced === true || /\bsausages?\b/i.test(part.item.name),
      );
  const softened = layers.aromatics;
  const bloomed = layers.spices;
  const fries = isFried || browned.length + softened.length + layers.cured.length > 0;
  const lines: LineChange[] = [];
  const spoons = browned.length > 0 && !minced ? 2 : 1;
  if (fries && !isFried && layers.fat === null && layers.cured.length === 0)
    lines.push({
      key: null,
      first: true,
      line: `${spoons} tbsp vegetable oil`,
      reason: why(ask, 'from-slow-oil'),
    });
  const oil = layers.fat !== null ? names([layers.fat]) : layers.cured.length > 0 ? null : 'the oil';
  const heat = way === 'pressure' ? 'Set the pressure cooker to Sauté and heat' : 'Heat';
  const where =
    way === 'pressure' ? '' : ` in ${pan} over ${browned.length > 0 ? 'medium-high' : 'medium'} heat`;
  const brown: string[] = [];
  if (!isFried && fries) {
    if (layers.cured.length > 0)
      brown.push(
        way === 'pressure'
          ? `Set the pressure cooker to Sauté and fry ${names(layers.cured)} for 5–6 minutes, until the fat runs.`
          : `Fry ${names(layers.cured)} in ${pan} over medium heat for 5–6 minutes, until the fat runs.`,
      );
    if (oil !== null) brown.push(`${heat} ${oil}${where}.`);
    const pieces = browned.filter(({ time }) => time?.minced !== true);
    const mince = browned.filter(({ time }) => time?.minced === true);
    if (pieces.length > 0)
      brown.push(
        main.whole
          ? `Brown ${names(pieces)} on all sides for 10–12 minutes, then lift ${many(pieces, call)} out.`
          : boned
            ? `Brown ${names(pieces)}, skin side down first, for 5–6 minutes on each side, then lift ${many(pieces, call)} out and pour off all but a tablespoon of the fat.`
            : `Brown ${names(pieces)} in two or three batches, 6–8 minutes each, until dark on at least two sides, then lift ${many(pieces, call)} out.`,
      );
    if (mince.length > 0)
      brown.push(
        `Brown ${names(mince)} for 7–8 minutes, breaking ${many(mince, call)} up, and pour off all but a tablespoon of the fat.`,
      );
  }
  const aside = browned.filter(({ time }) => time?.minced !== true);
  const base: string[] = [];
  if (softened.length > 0)
    base.push(
      `${browned.length > 0 && way !== 'pressure' ? 'Turn the heat down to medium and soften' : 'Soften'} ${names(softened)} for 6–8 minutes${(browned.length > 0 || isFried) && !minced ? ' in what is left in the pot, scraping up what sticks' : ', stirring now and then'}.`,
    );
  if (bloomed.length > 0)
    base.push(
      fries ? `Stir in ${names(bloomed)} for 1 minute, until fragrant.` : `Stir in ${names(bloomed)}.`,
    );
  if (layers.flour.length > 0 && way !== 'pressure')
    base.push(`Stir in ${names(layers.flour)} for 1 minute.`);
  if (layers.drinks.length > 0)
    base.push(`Pour in ${names(layers.drinks)} and boil for 2–3 minutes, scraping up what sticks.`);

  // The pot is filled; what needs less goes in later.
  const long = way !== 'pressure' && simmer[0] >= longSimmer;
  const minutes = way === 'pressure' ? pressedMinutes(ask, main, early, potOf(layers, wet)) : null;
  const lateRoots = long || (minutes ?? 0) >= 25 ? layers.roots : [];
  const roots = layers.roots.filter((part) => !lateRoots.includes(part));
  const short = !long && (minutes ?? 0) < 12;
  const lateSoft = short && way === 'pressure' ? [] : layers.soft;
  const catches = way === 'pressure' ? layers.thin.filter((part) => isTomato(part)) : [];
  const lateCoconut =
    way === 'pressure'
      ? layers.thin.filter((part) => isCoconut(part) && part.grams > 100 && wet - part.grams >= 240)
      : [];
  const poured = layers.thin.filter((part) => !catches.includes(part) && !lateCoconut.includes(part));
  const steam =
    poured.reduce(
      (sum, part) => sum + (isCoconut(part) ? part.grams * 0.7 : isTomato(part) ? 0 : part.grams),
      0,
    ) + layers.drinks.reduce((sum, part) => sum + part.grams / 2, 0);
  const leastMl = way === 'pressure' ? 240 : tough ? (main.whole ? 400 : 350) : 0;
  const have = way === 'pressure' ? steam : wet;
  const more = have < leastMl ? Math.ceil((leastMl - have) / 60) * 60 : 0;
  if (more > 0)
    lines.push({
      key: null,
      line: us ? `${cupsOf(more)} water` : `${more} ml water`,
      reason: why(ask, way === 'pressure' ? 'from-slow-steam' : 'from-slow-water'),
    });
  const rest = layers.rest;
  const liquids = [...poured.map(call), ...(more > 0 ? ['water'] : [])];
  const fill: string[] = [];
  const scrape =
    base.some((one) => one.includes('scraping')) && way !== 'pressure'
      ? ''
      : fries || isFried
        ? way === 'pressure'
          ? ', scraping the bottom until it is perfectly clean'
          : ', scraping up what sticks'
        : '';
  const unfried = layers.meats.filter((part) => !browned.includes(part));
  const into = [
    ...rest.map(call),
    ...roots.map(call),
    ...(lateSoft.length === 0 ? layers.soft.map(call) : []),
  ];
  if (liquids.length > 0)
    fill.push(
      fries || base.length > 0
        ? `Pour in the ${joinList([...new Set(liquids)])}${scrape}.`
        : `Pour the ${joinList([...new Set(liquids)])} into ${pan}.`,
    );
  const meatIn = [...aside, ...unfried];
  const fromPan =
    isFried &&
    unfried.some((part) => clauses.slice(0, layers.fried + 1).some((one) => one.names.includes(part.key)));
  const notIn = fromPan && !clauses.slice(0, layers.fried + 1).some((one) => toCrock(one)) ? [] : meatIn;
  const juices = aside.length > 0 ? ` with ${many(aside, call) === 'it' ? 'its' : 'their'} juices` : '';
  if (main.whole) {
    if (into.length > 0) fill.push(`Stir in the ${joinList([...new Set(into)])}.`);
    if (notIn.length > 0) fill.push(`Set ${names(notIn)}${juices} in it.`);
  } else if (into.length + notIn.length > 0)
    fill.push(
      `${aside.length > 0 && into.length === 0 ? 'Return' : 'Stir in'} the ${joinList([...new Set([...into, ...notIn.map(call)])])}${juices}${aside.length > 0 && into.length === 0 ? ' to the pot' : ''}.`,
    );
  if (catches.length > 0) fill.push(`Spoon ${names(catches)} on top and do not stir.`);
  if (way === 'pressure')
    fill.push(`The pot should be no more than ${foams(early) ? 'half' : 'two-thirds'} full.`);

  const ideas: Idea[] = [];
  const timeStep = clauses[layers.main]!.step;
  const steps = [
    ...new Set(
      clauses
        .slice(0, layers.end + 1)
        .filter((_, at) => !layers.prep.has(at))
        .map(({ step }) => step),
    ),
  ];
  const safe = main.safe === null ? null : formatTemperature(main.safe.celsius);
  const done = donenessSaid(main, isSoup(main) ? 'vegetables' : call(main), safe);
  const cook: string[] = [];
  const stages: [string, readonly Part[], number][] = [];
  let first: Range = simmer;
  const total = way === 'oven' ? kitchenMinutes([simmer[0] * ovenShare, simmer[1] * ovenShare]) : simmer;
  if (way !== 'pressure') {
    const [least, most] =
      way === 'oven' ? kitchenMinutes([simmer[0] * ovenShare, simmer[1] * ovenShare]) : simmer;
    const lateTender = [...lateSoft, ...layers.tender];
    const softTime = lateSoft.length > 0 ? softMinutes : layers.tender.length > 0 ? tenderMinutes : 0;
    const last = lateRoots.length > 0 ? rootMinutes : softTime;
    first = inQuarters([Math.max(5, least - last), Math.max(5, most - last)]);
    const cooks = way === 'oven' ? 'put it in the oven' : 'simmer gently over low heat';
    cook.push(
      way === 'oven'
        ? `Bring to a simmer, cover and put it in the oven for ${formatMinutes(...first)}`
        : `Bring to the boil, then cover${long ? ', leaving the lid slightly ajar,' : ''} and ${cooks} for ${formatMinutes(...first)}, stirring now and then`,
    );
    if (lateRoots.length > 0) {
      cook[0] = `${cook[0]!}.`;
      stages.push([
        `Stir in ${names(lateRoots)}, cover and cook for ${rootMinutes - (softTime > 0 ? softTime : 5)}–${rootMinutes + 5} minutes more`,
        lateRoots,
        0,
      ]);
    }
    if (lateTender.length > 0) {
      if (lateRoots.length === 0) cook[0] = `${cook[0]!}.`;
      else stages[0]![0] += '.';
      stages.push([
        `Stir in ${names(lateTender)} and simmer${way === 'oven' ? ' on the stove' : ''}, uncovered, for ${softTime}${softTime === softMinutes ? '–15' : ''} minutes more`,
        lateTender,
        0,
      ]);
    }
    const lastAt = stages.length - 1;
    const until = `, ${done.until}${lateRoots.length > 0 && stages.length === 1 ? ` and ${names(lateRoots)} ${isPluralName(call(lateRoots.at(-1)!)) || lateRoots.length > 1 ? 'are' : 'is'} tender` : ''}.`;
    if (lastAt < 0) cook[0] = `${cook[0]!}${until}`;
    else stages[lastAt]![0] += until;
    cook.push(...stages.map(([said]) => said), ...(done.check === '' ? [] : [done.check]));
    const beans = lateSoft.filter(({ item }) => /\bbeans\b/i.test(item.text));
    if (
      /\bchill?i\b|\bstew\b|\bsoup\b/i.test(understood.source.title) &&
      beans.length > 0 &&
      layers.flour.length === 0 &&
      !coated &&
      !parts.some((part) => splits(part))
    )
      cook.push('Mash a ladleful of the beans against the side of the pot to thicken it.');
    if (tough && !minced && !/\bskim\b/i.test(understood.source.instructions.join(' ')))
      cook.push('Skim off the fat.');
  } else {
    const { core } = pressed(main, minutes!, call, foams(early));
    const skims = /\bskim\b/i.test(understood.source.instructions.join(' '));
    cook.push(...core.filter((one) => !skims || !one.startsWith('Skim')));
    const second = [...lateRoots];
    if (second.length > 0)
      stages.push([
        `Set the pressure cooker to Sauté, stir in ${names(second)} and simmer with the lid off for 15–20 minutes, stirring now and then, until tender.`,
        second,
        0,
      ]);
    const soon = [...lateSoft, ...layers.tender, ...lateCoconut, ...layers.flour];
    const starch = layers.flour.length > 0;
    if (soon.length > 0)
      stages.push([
        `${second.length > 0 ? 'Stir' : 'Set the pressure cooker to Sauté, stir'} in ${joinList([...[...lateSoft, ...layers.tender, ...lateCoconut].map((part) => `the ${call(part)}`), ...layers.flour.map((part) => `the ${call(part)}, mixed smooth with 4 tablespoons of cold water,`)])} and simmer for ${lateSoft.length > 0 ? '8–10' : '5'} minutes${starch ? ', until thick' : ''}.`,
        soon,
        0,
      ]);
  }
  if (layers.dairy.length > 0) stages.push([lateAfter(layers.dairy, way, call), layers.dairy, 1]);
  const woods = [...new Set(woodsOf(ask, early.concat(layers.thin, layers.rest)).map(call))];
  if (woods.length > 0) cook.push(`Take out the ${joinList(woods)}.`);
  const time = way === 'pressure' ? `high pressure for ${minutes!} minutes` : formatMinutes(...first);

  const opened = [...brown, ...base, ...fill];
  const groups: string[][] = isFried
    ? [[...base, ...fill]]
    : brown.length > 0 && browned.length > 0
      ? [brown, [...base, ...fill]]
      : [opened];
  const pressureLate =
    way === 'pressure'
      ? stages.map(([said]) => said)
      : stages.filter(([, , kind]) => kind === 1).map(([said]) => said);
  const told = new Set<string>();
  const lead =
    way === 'oven' ? [`Preheat the oven to ${us ? formatTemperature(160) : '160 °C (140 °C fan)'}.`] : [];
  const fresh = [
    ...groups.map((one, at) => (at === 0 ? [...lead, ...one] : one)).filter((one) => one.length > 0),
    cook.map((one) => one),
    ...pressureLate.map((one) => [one]),
  ];
  for (const one of fresh) for (const sentence of one) told.add(sentence);
  const after = onTheFire(ask, layers, way, call);
  if (after === null) return null;
  let panned = false;
  const retold = retell(
    ask,
    (clause, at) => {
      if (at === layers.main) return [...fresh.map((one) => `${ownStep}${one.join(' ')}`), ownStep];
      if (at > layers.main && at <= layers.end) return 'drop';
      if (at < layers.main) {
        if (layers.prep.has(at)) return null;
        if (at <= layers.fried && drains.test(clause.text))
          return /aside/i.test(clause.text) && !/\bdrain|pour|fat\b/i.test(clause.text)
            ? 'drop'
            : ['Pour off the fat.'];
        if (at <= layers.fried) return toCrock(clause) ? lifted(clause) : onlyCrock(clause) ? 'drop' : null;
        return 'drop';
      }
      const said = after.now.get(at);
      if (Array.isArray(said)) for (const one of said as readonly string[]) told.add(one);
      return said ?? null;
    },
    (text, step) => {
      if (told.has(text)) return text;
      const first = clauses[layers.main]!.step;
      if (step > first || !/./.test(text)) return after.reword(text);
      const bare = text.replace(
        /,? (?:in(?:to)?|to) (?:the |your |a )?(?:\d[\w-]*[- ](?:quart|qt|litre|liter)s? )?(?:slow[- ]?cooker|crock[- ]?pot)\b/gi,
        '',
      );
      if (!isFried) return bare;
      const vessel = way === 'pressure' ? 'the pressure cooker on Sauté' : panned ? 'the pot' : pan;
      const made = bare.replace(
        /\b(?:in|into|to) (?:a|an|the|your) (?:[\w-]+ ){0,3}?(?:pan|skillet)\b/i,
        () => {
          panned = true;
          return `in ${vessel}`;
        },
      );
      return made;
    },
  );
  const text = retold.map((one) => one.text).join('\n');
  if (/undefined|the the\b|slow[- ]?cooker|crock[- ]?pot|\bon (?:low|high)\b(?! heat)/i.test(text))
    return null;

  const because = (rule: string, some: readonly Part[] = []): string =>
    capitalise(why(ask, rule).replace(/the slowest food/i, some.length > 0 ? names(some) : 'the food'));
  ideas.push({
    kind: 'time',
    step: timeStep,
    steps: [...new Set([...steps, ...after.steps])].sort((one, other) => one - other),
    before: formatMinutes(...clauses[layers.main]!.minutes!),
    after: time,
    reason: `${stages.length > 0 && way !== 'pressure' ? `${formatMinutes(...total)} in all. ` : ''}${because(
      way === 'pressure'
        ? `wet-pressure-${tough ? (main.whole ? 'joint' : 'tough') : minced ? 'ground' : poultry ? 'poultry' : main.safe !== null ? 'meat' : 'plant'}`
        : `from-slow-${tough ? 'tough' : minced ? 'ground' : main.safe !== null ? 'lean' : 'plant'}`,
      [main],
    ).replace(`the ${call(main)}`, isSoup(main) ? 'the vegetables' : `the ${call(main)}`)}`,
  });
  const opening = browned.length > 0 ? brown.at(-1)! : null;
  if (opening !== null)
    ideas.push({
      kind: 'add',
      step: null,
      before: null,
      after: opening,
      reason: because('from-slow-brown', aside.length > 0 ? aside : browned),
    });
  const soften =
    base.find((one) => /\b[Ss]often\b/.test(one)) ?? base.find((one) => one.startsWith('Stir in'));
  if (soften !== undefined && fries)
    ideas.push({
      kind: 'add',
      step: null,
      before: null,
      after: /soften.*?minutes|Soften.*?minutes/.exec(soften)?.[0] ?? soften,
      reason: because(
        bloomed.length > 0 && softened.length > 0 ? 'from-slow-spices' : 'from-slow-soften',
        softened,
      ),
    });
  else if (opened.length > 0 && opening === null)
    ideas.push({
      kind: 'add',
      step: null,
      before: null,
      after: opened[0]!,
      reason: because('from-slow-fill'),
    });
  const fillSaid = fill[0];
  if (fillSaid !== undefined && (soften === undefined || !fries) && opening !== null)
    ideas.push({ kind: 'add', step: null, before: null, after: fillSaid, reason: because('from-slow-fill') });
  for (const [said, some, kind] of stages)
    ideas.push({
      kind: 'add',
      step: null,
      before: null,
      after: said.split('. ')[0]!.replace(/,? (?:cover|until|and simmer)\b.*$/, ''),
      reason: because(
        kind === 1
          ? 'from-slow-dairy'
          : some.every((part) => layers.roots.includes(part))
            ? 'from-slow-roots'
            : some.some(thickens)
              ? 'wet-late-starch'
              : 'from-slow-soft',
        some,
      ),
    });
  for (const idea of after.ideas) ideas.push(idea);
  // What follows is finished in the same pot.
  const old = new Set(understood.source.instructions);
  const unsaid = retold.filter(
    ({ text: now, from }) =>
      from.some((step) => step > clauses[layers.main]!.step) &&
      !old.has(now) &&
      !ideas.some(({ after: said }) => said !== null && said.split('\n').some((one) => now.includes(one))),
  );
  if (unsaid.length > 0) {
    const at = [...new Set(unsaid.flatMap(({ from }) => from))];
    ideas.push({
      kind: 'text',
      step: at[0]!,
      steps: at,
      before: null,
      after: unsaid
        .map(
          ({ text: now }) =>
            now.split(/(?<=[.!?]) /).findLast((one) => /\b(?:heat|simmer|pot|cooker)\b/i.test(one)) ?? now,
        )
        .join('\n'),
      reason: because('from-slow-words'),
    });
  }
  for (const step of new Set(clauses.slice(0, layers.main).map((one) => one.step)))
    if (
      retold.some(
        ({ from, text: now }) =>
          from.includes(step) &&
          now !== understood.source.instructions[step] &&
          ![...told].some((one) => now.includes(one)),
      ) &&
      !ideas.some((one) => one.steps?.includes(step) === true)
    )
      ideas[0] = {
        ...ideas[0]!,
        steps: [...(ideas[0]!.steps ?? []), step].sort((one, other) => one - other),
      };
  return {
    dish: /\b(?:soup|chowder)\b/i.test(understood.source.title) ? 'soup' : 'stew',
    steps: retold,
    lines,
    ideas,
    whole: true,
    method: because(
      way === 'pressure' ? 'wet-how-pressure' : way === 'oven' ? 'from-slow-how-oven' : 'from-slow-how',
    ),
    safety: way === 'pressure' ? [why(ask, 'wet-safe-pressure')] : [],
  };
}

/** Above an hour nobody counts five minutes. */
const inQuarters = (range: Range): Range => {
  const [least, most] = kitchenMinutes(range);
  const round = (value: number): number => (value > 55 ? Math.round(value / 15) * 15 : value);
  return most > 60 ? [round(least), round(most)] : [least, most];
};

/** "It" or "them". */
const many = (some: readonly Part[], call: (part: Part) => string): string =>
  some.length > 1 || isPluralName(call(some[0]!)) ? 'them' : 'it';

const toCrock = ({ text }: Clause): boolean =>
  /\b(?:transfer|add|put|place|tip|move|scrape|pour|spoon|set|lay)\w*\b[^.]*\b(?:slow[- ]?cooker|crock[- ]?pot)\b/i.test(
    text,
  );

/** What was carried from the pan to the slow cooker waits on a plate. */
const lifted = ({ text }: Clause): readonly string[] | 'drop' => {
  const found =
    /\b(?:transfer|add|put|place|tip|move)\w* (?:the |all the )?([\w -]+?) (?:in(?:to)?|to) /i.exec(
      text,
    )?.[1];
  return found === undefined || /^(?:it|them|everything|mixture|all)$/i.test(found)
    ? ['Set aside on a plate.']
    : [`Lift the ${found} out on to a plate.`];
};

/** "1 cup", "½ cup", by the quarter. */
const cupsOf = (ml: number): string => {
  const quarters = Math.max(1, Math.round(ml / 60));
  const whole = Math.floor(quarters / 4);
  return `${whole === 0 ? '' : whole}${['', '¼', '½', '¾'][quarters % 4]!} ${quarters > 4 ? 'cups' : 'cup'}`;
};

/** The pot as the table of pressure reads it. */
const potOf = (layers: Layers, wet: number): Pot => ({
  from: 0,
  main: layers.main,
  fried: true,
  filled: [],
  beside: new Set(),
  soup: wet > 900,
});

/** Vegetables and soft beans alone. */
const isSoup = (main: Part): boolean =>
  main.safe === null && !/\b(?:lentils?|dal|split peas?|barley)\b/i.test(main.item.text);

/** Minutes of a simmer on the stove: those of the slowest food in it, and of a sauce that needs them. */
function simmerOf(main: Part, layers: Layers): Range | null {
  // A pot of vegetables takes what its roots and its broth need.
  if (isSoup(main)) return [20, 25];
  const own = main.time?.minutes.simmer;
  if (own === undefined) return null;
  const sauce: Range = main.time?.minced === true ? [40, 50] : own;
  const others = [
    ...layers.roots,
    ...layers.meats,
    ...layers.rest.filter(({ item }) => /\b(?:lentils?|split peas?|barley)\b/i.test(item.text)),
  ].map(({ time }) => time?.minutes.simmer);
  if (sauce[0] >= longSimmer) return sauce;
  return others.reduce<Range>(
    (best, one) => (one !== undefined && one[1] > best[1] && one[1] < 60 ? one : best),
    sauce,
  );
}

/** How one sees that it is done, and the least that its middle must have. */
function donenessSaid(
  main: Part,
  name: string,
  safe: string | null,
): { readonly until: string; readonly check: string } {
  const plural = isPluralName(name);
  if (safe === null) return { until: `until the ${name} ${plural ? 'are' : 'is'} tender`, check: '' };
  if (main.time?.tough === true)
    return main.whole
      ? {
          until: `until a fork twists in the ${name} without resistance`,
          check: `It is then at about ${formatTemperature(93)} inside, far past the safe minimum of ${safe}.`,
        }
      : {
          until: `until the ${name} ${plural ? 'give' : 'gives'} way to a fork`,
          check: `By then ${plural ? 'they are' : 'it is'} far past the safe minimum of ${safe} inside.`,
        };
  if (main.time?.minced === true)
    return {
      until: 'until thick and full of flavour',
      check: `The ${name} ${plural ? 'have' : 'has'} to reach ${safe}.`,
    };
  if (/\b(?:chunks?|cubes?|cubed|diced?|strips?|pieces)\b/i.test(main.item.text))
    return { until: `until the ${name} ${plural ? 'are' : 'is'} tender and ${safe} inside`, check: '' };
  return { until: `until the thickest part of the ${name} reaches ${safe}`, check: '' };
}
