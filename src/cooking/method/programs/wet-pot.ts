/**
 * Chili, stew, braise, curry and soup for a slow or a pressure cooker: what is fried stays its author's, the pot is filled
 * in the order in which the machine needs it, and what is tender, thickens or splits goes in when the lid is off.
 */
import { capitalise, formatMinutes, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isSoftHerb, splits, type Part } from '../read/parts.ts';
import { why } from '../plan.ts';
import { ownStep, retell, type Ask, type Idea, type Told } from './telling.ts';
import {
  isCoconut,
  isCube,
  isCubeWithWater,
  isDrink,
  isLiquid,
  isTomato,
  onlyCuts,
  readPot,
  sprinkledFlour,
  thickens,
} from './wet-pot-read.ts';
import { lateSaid, tinnedPulse, type Late } from './wet-pot-late.ts';
import { lessLiquid } from './wet-pot-liquid.ts';
import { readAfter } from './wet-pot-after.ts';
import { lateRule, mainOf, pressed, pressedMinutes, slowed, timeRule } from './wet-pot-time.ts';
import { pansAtOnce } from '../told/kept-words.ts';
import { calledBy, forMachine, woodsOf, inFryingPan, onSaute, stale } from './wet-pot-words.ts';
import {
  withWait,
  shortly,
  ownCue,
  oldVessel,
  massOf,
  thinBeside,
  spokenMl,
  setAside,
  isTalk,
  stockOf,
  linesTin,
  onlyStirs,
  foams,
  sizeOf,
  frying,
  phrasesOf,
} from './wet-pot-phrases.ts';

const sources: ReadonlySet<string> = new Set(['stovetop', 'oven', 'dutchOven', 'wok', 'campfire']);

/** The pot for one of the two machines; null where it is none, or where its text has turns of its own. */
export function wetPot(ask: Ask): Told | null {
  const { source, target, understood, clauses, parts, size } = ask;
  if ((target !== 'slowCooker' && target !== 'pressureCooker') || !sources.has(source)) return null;
  const pot = readPot(ask);
  if (pot === null) return null;
  const pressure = target === 'pressureCooker';
  // A pan that browns while the pot softens: one cooker cannot be both at once.
  if (pressure && pansAtOnce(ask.understood.source.instructions)) return null;
  const machine = pressure ? 'the pressure cooker' : 'the slow cooker';
  const us = thinksInFahrenheit(understood.source);
  const call = (part: Part): string => calledBy(understood, part);
  const the = (some: readonly Part[]): string => `the ${joinList([...new Set(some.map(call))])}`;
  const before = new Set(clauses.slice(0, pot.from).flatMap((one) => (onlyCuts(one) ? [] : one.names)));
  const byKey = new Map(parts.map((part) => [part.key, part]));

  const after = readAfter(ask, pot, byKey);
  if (after === null) return null;
  // What goes in: in the stretch that is told anew, and later where the machine takes all at once.
  const filled = [...pot.filled, ...after.early];
  const wasIn = (part: Part): boolean => before.has(part.key);
  const isMeat = (part: Part): boolean =>
    part.safe !== null && part.safe.kind !== 'egg' && part.time?.late !== 'seafood';
  const meats = filled.filter(isMeat);
  const main = mainOf(
    parts.filter((part) => isMeat(part) && (before.has(part.key) || filled.includes(part))),
    parts.filter((part) => before.has(part.key) || filled.includes(part)),
  );
  if (main === null) return null;
  const minutes = pressure ? pressedMinutes(ask, main, filled, pot) : null;
  if (pressure && (minutes ?? 0) >= 25 && filled.some(({ item }) => /\bbarley\b/i.test(item.text)))
    return null;
  const staysWhole = pressure && (minutes ?? 0) >= 12;
  const lateParts = filled.filter(
    (part) =>
      !isMeat(part) &&
      !wasIn(part) &&
      (part.time?.late === 'seafood' ||
        part.time?.late === 'tender' ||
        part.time?.late === 'pasta' ||
        (splits(part) && !wasIn(part)) ||
        (isSoftHerb(part.food) && !/\bdried\b/i.test(part.item.text)) ||
        thickens(part) ||
        (staysWhole && tinnedPulse(part)) ||
        (pressure && isCoconut(part) && thinBeside(filled) >= 200)),
  );
  const early = filled.filter((part) => !lateParts.includes(part));
  const drinks = early.filter((part) => isDrink(part) && !wasIn(part));
  const thin = early.filter(
    (part) => (isLiquid(part) || isCoconut(part)) && !drinks.includes(part) && !wasIn(part),
  );
  const cube = thin.some(({ food }) => food?.id === 'water') ? early.find(isCube) : undefined;
  const water = thin.length === 0 && drinks.length === 0 ? spokenMl(clauses, pot) : 0;
  const tomatoes = early.filter((part) => isTomato(part) && !wasIn(part));
  const isRoot = (part: Part): boolean =>
    part.time?.root === true ||
    /\b(?:potato(?:es)?|carrots?|parsnips?|swede|turnips?|celeriac)\b/i.test(part.item.name);
  const second =
    pressure && (minutes ?? 0) >= 40
      ? early.filter((part) => isRoot(part) && !wasIn(part) && !thin.includes(part))
      : [];
  const rest = early.filter(
    (part) =>
      !meats.includes(part) &&
      part !== cube &&
      !drinks.includes(part) &&
      !thin.includes(part) &&
      !tomatoes.includes(part) &&
      !second.includes(part),
  );
  // Fat that was divided, and seasoning that is spoken of twice, is in already.
  const seasons = (part: Part): boolean => /\b(?:salt|pepper)\b/i.test(part.item.name) && part.grams < 30;
  // "8 cloves (4 sliced, 4 left whole)", of which the whole ones go in now.
  const leftWhole = ({ key, item }: Part): boolean =>
    /\d[^,)]* (?:left )?whole\b/i.test(item.text) &&
    clauses.some(
      (one, at) => at >= pot.from && at <= pot.main && one.names.includes(key) && /\bwhole\b/i.test(one.text),
    );
  const fresh = rest.filter(
    (part) => !wasIn(part) || setAside(clauses, pot, part) || seasons(part) || leftWhole(part),
  );
  const roots = pressure ? [] : fresh.filter(isRoot);
  // A whole chilli must not burst: it lies on top of all.
  const laidOnTop = (part: Part): boolean =>
    /\bwhole\b/i.test(part.item.text) && /\b(?:scotch bonnets?|habaneros?)\b/i.test(part.item.text);
  const others = fresh.filter((part) => !roots.includes(part) && !laidOnTop(part));

  const liquid = lessLiquid(ask, {
    pot,
    drinks,
    thin,
    water,
    tomatoes,
    mass: massOf([...before].map((key) => byKey.get(key)!).concat(early)),
    main,
  });
  if (liquid === null) return null;
  const litres =
    (massOf([
      ...[...before].map((key) => byKey.get(key)!),
      ...early.filter((part) => !second.includes(part)),
    ]) -
      liquid.less) /
    1000;
  const capacity = size.capacityL ?? 5.7;
  if (litres > capacity * (pressure ? 0.667 : 0.78)) return null;

  const drinkNames = drinks.length > 0 ? the(drinks) : null;
  // "Pour in the marinade, water and laurel": no line of the list, and most of the sauce.
  const poursMarinade = clauses
    .slice(pot.from, pot.main + 1)
    .some(({ text }) =>
      /\b(?:pour|add|tip|stir)(?: in)? (?:(?:the|its|their|all|reserved|remaining|rest of) )*marinade\b/i.test(
        text,
      ),
    );
  const named = [
    ...(poursMarinade ? ['marinade'] : []),
    ...thin.map((part) =>
      isCubeWithWater(part)
        ? stockOf(part)
        : cube !== undefined && part.food?.id === 'water'
          ? `water with the ${callOf(cube)} dissolved in it`
          : call(part),
    ),
  ];
  const thinName =
    named.length > 0
      ? `the ${joinList([...new Set(named)])}`
      : water > 0
        ? `${liquid.water} ml of water`
        : null;
  const aside = meats.some((part) => setAside(clauses, pot, part));
  const meatIn = meats;
  const juices = aside
    ? ` with ${meatIn.length > 1 || isPluralName(call(meatIn[0] ?? meats[0]!)) ? 'their' : 'its'} juices`
    : '';
  // "Meat and marinade back in": what it lay in is part of the dish.
  const marinade = clauses
    .slice(pot.from, pot.main + 1)
    .some(
      ({ text }) =>
        !poursMarinade && /\b(?:and|with|&|over) (?:(?:the|its|their|all the) )?marinade\b/i.test(text),
    )
    ? `${juices === '' ? ' with' : ' and'} the marinade`
    : '';
  const meat = meatIn.length > 0 ? `${the(meatIn)}${juices}${marinade}` : null;

  const fillSteps: string[] = [];
  const onTop = fresh.filter(laidOnTop);
  const hotOnTop = onTop.length > 0 ? `Lay ${the(onTop)} on top whole, and do not let it burst.` : null;
  const clean = 'scraping the bottom until it is perfectly clean';
  const light = drinks.reduce((sum, part) => sum + part.grams, 0) < 120;
  const boil = `boil ${light ? 'for 1–2 minutes' : 'for 3–4 minutes, until reduced by about half'}`;
  const names = (some: readonly Part[]): readonly string[] => [...new Set(some.map(call))];
  const put = (list: readonly (readonly string[] | null)[], last: string | null): string => {
    const plain = list.flatMap((one) => one ?? []);
    const all = plain.length === 0 ? [] : [`the ${plain[0]!}`, ...plain.slice(1)];
    return joinList(last === null ? all : [...all, last]);
  };
  if (pressure) {
    if (pot.fried) {
      if (drinkNames !== null) fillSteps.push(`Pour in ${drinkNames} and ${boil}, ${clean}.`);
      else fillSteps.push(`Pour in ${thinName ?? 'the liquid'}, ${clean}.`);
    } else fillSteps.push(`Pour ${thinName ?? drinkNames ?? 'the liquid'} into the pressure cooker.`);
    const stir = put(
      [
        pot.fried && drinkNames !== null
          ? thin.length > 0
            ? named
            : null
          : !pot.fried && thinName !== null
            ? names(drinks)
            : null,
        names(others),
      ],
      main.whole ? null : meat,
    );
    if (stir !== '')
      fillSteps.push(
        `${meat !== null && others.length === 0 && aside ? 'Return' : 'Stir in'} ${stir}${meat !== null && others.length === 0 && aside ? ' to the pot' : ''}.`,
      );
    if (main.whole && meat !== null) fillSteps.push(`Set ${meat} in it.`);
    if (tomatoes.length > 0) fillSteps.push(`Spoon ${the(tomatoes)} on top and do not stir.`);
    if (hotOnTop !== null) fillSteps.push(hotOnTop);
    fillSteps.push(`The pot should be no more than ${foams(early) ? 'half' : 'two-thirds'} full.`);
  } else {
    const big = `a ${sizeOf(litres, us)} slow cooker`;
    let inPot = false;
    if (roots.length > 0) {
      fillSteps.push(`Lay ${the(roots)} in the bottom of ${big}, where it is hottest.`);
      inPot = true;
    }
    const all = [names(others), names(tomatoes)];
    if (pot.fried) {
      const tip = `tip it all into ${inPot ? machine : big}`;
      if (drinkNames !== null)
        fillSteps.push(`Pour ${drinkNames} into the pan and ${boil}, scraping up what sticks, then ${tip}.`);
      else if (thinName !== null)
        fillSteps.push(
          `Pour ${thinName} into the pan and bring to a simmer, scraping up what sticks, then ${tip}.`,
        );
      else fillSteps.push(`Tip everything from the pan into ${inPot ? machine : big}.`);
      const more = put(
        [drinkNames !== null && thin.length > 0 ? named : null, ...all],
        main.whole ? null : meat,
      );
      if (more !== '') fillSteps.push(`Stir in ${more}.`);
      if (main.whole && meat !== null) fillSteps.push(`Set ${meat} in it.`);
    } else
      fillSteps.push(
        main.whole && meat !== null
          ? `Set ${meat} in ${inPot ? machine : big} and pour ${put([names(drinks), thin.length > 0 ? named : null], null)} round it${others.length + tomatoes.length > 0 ? `; add ${put(all, null)}` : ''}.`
          : `Put ${put([...all, names(drinks), thin.length > 0 ? named : null], meat)} into ${inPot ? machine : big}${inPot ? '' : ' and stir'}.`,
      );
    if (hotOnTop !== null) fillSteps.push(hotOnTop);
    fillSteps.push('It should be between half and three-quarters full.');
  }

  // "Once the onion is just beginning to brown, pour in the broth".
  const cue = pot.fried
    ? /^\W*((?:once|when|as soon as) [^,.]{5,60},) /i.exec(clauses[pot.from]!.text)?.[1]
    : undefined;
  if (cue !== undefined && !/\b(?:boil|simmer)/i.test(cue)) {
    const first = fillSteps.findIndex((one) => /^(?:Pour|Tip)\b/.test(one));
    if (first >= 0)
      fillSteps[first] =
        `${capitalise(cue)} ${fillSteps[first]!.charAt(0).toLowerCase()}${fillSteps[first]!.slice(1)}`;
  }
  // "Add the bay leaf, salt and pepper", of which the list has only the first.
  const poured = clauses
    .slice(pot.from, pot.main + 1)
    .map((one) => one.text)
    .join(' ');
  const seasoned =
    /\b(?:salt|season)\b/i.test(poured) && !early.some(({ item }) => /\bsalt\b/i.test(item.name))
      ? `Season with ${/\bpepper\b|\bseason\b(?!.*\bsalt\b)/i.test(poured) ? 'salt and pepper' : 'salt'}.`
      : null;
  if (seasoned !== null) fillSteps.splice(-1, 0, seasoned);
  const { time, core: all } = pressure
    ? pressed(main, minutes!, call, foams(early))
    : slowed(main, pot, early, call, ownCue(clauses[pot.main]!, source));
  // Its author skims it himself.
  const core = /\bskim\b/i.test(understood.source.instructions.join(' '))
    ? all.filter((one) => !one.startsWith('Skim'))
    : all;
  const tidy =
    pressure && second.length > 0
      ? [
          `Add ${the(second)}, lock the lid again and cook at high pressure for ${second.some((part) => part.whole) ? 8 : 6} minutes, then release the pressure at once.`,
        ]
      : [];
  const flourAt = pressure ? sprinkledFlour(ask, pot, byKey) : null;
  const late: Late = {
    parts: [...lateParts, ...(flourAt === null ? [] : [flourAt.part])],
    minutes: null,
    until: '',
  };
  const finishSaid = late.parts.length > 0 ? lateSaid(ask, late, call) : null;
  const simmersAfter = late.parts.some((part) => !isSoftHerb(part.food) && !splits(part)) || after.simmers;
  const openly =
    /\b(?:uncovered|lid (?:off|ajar|cracked|askew)|without (?:a|the) lid|partially covered|half[- ]covered|lid half (?:on|off)|thick\w*)\b/i.test(
      clauses[pot.main]!.text,
    );
  const dry =
    simmersAfter || pot.soup
      ? []
      : pressure
        ? [
            'Set it to Sauté and simmer for about 5 minutes, stirring across the bottom, until the sauce is as thick as you like it.',
          ]
        : openly
          ? ['If the sauce is thinner than you like, take off the lid for the last 30 minutes, on HIGH.']
          : [];

  const takesOut = woodsOf(ask, [...before].map((key) => byKey.get(key)!).concat(early)).map((part) =>
    call(part),
  );
  const finish = [...(pressure ? dry : []), ...(finishSaid === null ? [] : [finishSaid])].join(' ');
  let sauteed = false;
  let panned = false;
  const fromStep = clauses[pot.from]!.step;
  const changedA = new Set<number>();
  const changedC = new Set<number>();
  const changedBeside = new Set<number>();
  const reword = (text: string, step: number): string => {
    if (told.has(text)) return text;
    if (pot.beside.has(step)) {
      const made =
        step > fromStep
          ? text.replace(
              /^Meanwhile,? (?=\p{L})/u,
              `While ${pressure ? 'the pressure cooker works' : 'it cooks'}, `,
            )
          : text;
      if (made !== text) changedBeside.add(step);
      return made;
    }
    const isBefore = step < fromStep || (step === fromStep && !told.has(text));
    if (isBefore && step <= fromStep) {
      const made = pressure
        ? onSaute(text, !sauteed && frying(clauses, step, pot))
        : inFryingPan(text, panned);
      if (pressure && /Sauté/.test(made)) sauteed = true;
      if (!pressure && made !== text) panned = true;
      if (made !== text) changedA.add(step);
      return made;
    }
    const made = forMachine(text, machine, source);
    if (made !== text) changedC.add(step);
    return made;
  };
  const told = new Set<string>();
  const retold = retell(
    ask,
    (clause, at) => {
      if (at === pot.from) {
        for (const one of [...fillSteps, ...core, ...tidy, finish]) told.add(one);
        return [
          `${ownStep}${fillSteps.join(' ')}`,
          `${ownStep}${[...core, ...(takesOut.length > 0 ? [`Take out the ${joinList([...new Set(takesOut)])}.`] : []), ...(pressure ? [] : dry)].join(' ')}`,
          ...tidy.map((one) => `${ownStep}${one}`),
          ...(finish === '' ? [] : [`${ownStep}${finish}`]),
          ownStep,
        ];
      }
      if (at > pot.from && at <= pot.main)
        return pot.beside.has(clause.step) || isTalk(clause) ? null : 'drop';
      if (at < pot.from && linesTin.test(clause.text) && clause.names.length === 0) return 'drop';
      if (flourAt?.at.includes(at) === true || onlyStirs(clause, at, clauses[pot.main]!, pot)) return 'drop';
      const said = after.now.get(at)?.(call);
      if (said !== undefined && said !== 'drop') for (const one of said) told.add(one);
      return said ?? (clause.actions.includes('preheat') && !pot.beside.has(clause.step) ? 'drop' : null);
    },
    reword,
  );
  const steps = pressure ? withWait(retold, pot, fromStep, core[0]!) : retold;
  const text = steps.map((one) => one.text).join('\n');
  const ownText = steps
    .filter(
      (one) =>
        !fillSteps.some((said) => one.text.includes(said)) && !core.some((said) => one.text.includes(said)),
    )
    .filter(({ from }) => !from.some((step) => pot.beside.has(step)))
    .map((one) => one.text);
  // What still speaks of the old fire was not understood.
  if (ownText.some((one, at) => stale(one, target, at))) return null;
  if (/undefined|the the\b/.test(text)) return null;
  return {
    dish: pot.soup ? 'soup' : 'stew',
    steps,
    lines: liquid.lines,
    ideas: ideasOf(),
    whole: true,
    method: why(ask, pressure ? 'wet-how-pressure' : pot.fried ? 'wet-how-slow' : 'method-slow'),
    safety: pressure ? [why(ask, 'wet-safe-pressure')] : [why(ask, 'slow-thaw')],
  };

  function because(rule: string, some: readonly Part[] = []): string {
    return capitalise(why(ask, rule).replace(/the slowest food/i, the(some)));
  }
  function ideasOf(): readonly Idea[] {
    const gone = clauses.flatMap((one, at) => (at >= pot!.from && at <= pot!.main ? [one.step] : []));
    const ideas: Idea[] = [
      {
        kind: 'time',
        step: clauses[pot!.main]!.step,
        steps: [...new Set([...gone, ...after!.steps])].sort((one, other) => one - other),
        before: formatMinutes(...clauses[pot!.main]!.minutes!),
        after: time,
        reason: because(timeRule(main!, pressure), [main!]),
      },
    ];
    if (changedA.size > 0)
      ideas.push({
        kind: 'text',
        step: [...changedA][0]!,
        steps: [...changedA],
        before: oldVessel(understood.source.instructions[[...changedA][0]!]!),
        after: phrasesOf(
          steps,
          changedA,
          pressure
            ? /in the pressure cooker(?: on Sauté)?|Set the pressure cooker to Sauté|to the pressure cooker|from the pressure cooker|on Sauté|Add the rest of the [^.]*? and cook for \d+/
            : /a large frying pan(?: over [\w-]+ heat)?|the frying pan|the pan|Add the rest of the [^.]*? and cook for \d+/,
        ),
        reason: because(pressure ? 'wet-saute' : 'wet-pan'),
      });
    if (pressure && (pot!.fried || tomatoes.length > 0))
      ideas.push({
        kind: 'text',
        step: fromStep,
        before: null,
        after: tomatoes.length > 0 ? `${the(tomatoes)} on top and do not stir` : clean,
        reason: because(tomatoes.length > 0 ? 'wet-on-top' : 'pressure-scrape', tomatoes),
      });
    if (!pressure && roots.length > 0)
      ideas.push({
        kind: 'text',
        step: fromStep,
        before: null,
        after: `Lay ${the(roots)} in the bottom`,
        reason: because('wet-roots', roots),
      });
    if (drinks.length > 0 && pot!.fried && !light)
      ideas.push({
        kind: 'text',
        step: fromStep,
        before: null,
        after: 'until reduced by about half',
        reason: because('wet-drink', drinks),
      });
    if (tidy.length > 0)
      ideas.push({
        kind: 'text',
        step: fromStep,
        before: null,
        after: tidy[0]!.replace(/, then release.*$/, ''),
        reason: because('wet-second', second),
      });
    const moved = late.parts.filter((part) => pot!.filled.includes(part) || part === flourAt?.part);
    if (finish !== '')
      ideas.push({
        kind: 'text',
        step: flourAt === null ? fromStep : clauses[flourAt.at[0]!]!.step,
        before: null,
        after: shortly(finish),
        reason: moved.length === 0 ? because('wet-thicken') : because(lateRule(moved, pressure), moved),
      });
    for (const [step, said, some] of after!.ideas(call))
      ideas.push({
        kind: 'text',
        step,
        before: null,
        after: shortly(said),
        reason:
          some.length > 0
            ? because(lateRule(some, pressure), some)
            : because(
                /under the hot broiler/.test(said)
                  ? 'joint-brown'
                  : pressure
                    ? 'wet-after-pressure'
                    : 'wet-after-slow',
              ),
      });
    const preheats = clauses.flatMap((one) =>
      one.actions.includes('preheat') && !pot!.beside.has(one.step) ? [one] : [],
    );
    for (const one of preheats)
      ideas.push({
        kind: 'remove',
        step: one.step,
        before: one.text,
        after: null,
        reason: because('old-machine'),
      });
    for (const step of changedBeside)
      ideas.push({
        kind: 'text',
        step,
        before: 'Meanwhile',
        after: pressure ? 'While the pressure cooker works' : 'While it cooks',
        reason: because('wet-beside'),
      });
    const leftC = [...changedC].filter(
      (step) => !ideas.some((one) => one.step === step || one.steps?.includes(step) === true),
    );
    if (leftC.length > 0)
      ideas.push({
        kind: 'text',
        step: leftC[0]!,
        steps: leftC,
        before: null,
        after: phrasesOf(
          steps,
          new Set(leftC),
          /(?:in|to|into|from) the (?:slow|pressure) cooker|the (?:slow|pressure) cooker/,
        ),
        reason: because('wet-words'),
      });
    // What has no side in the old text was added.
    return ideas.map((one) =>
      one.kind === 'text' && one.before === null ? { ...one, kind: 'add' as const } : one,
    );
  }
}
