/**
 * A pot of the stove in a microwave, stage by stage: what is softened, what is poured on, what simmers and what goes in at
 * the end, each with its power, its cover and its minutes. Risottos and pilafs drink their stock in two lots.
 */
import { isKind } from '#food/ingredient';
import { formatNumber, joinList } from '../../text/grammar.ts';
import type { Clause, Range } from '../model.ts';
import { actionNature } from '../../dishes/actions.ts';
import { isSoftHerb, isThinLiquid, splits, type Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import { scaleLine } from '../told/scale-line.ts';
import { isCoconut, isDrink, isTomato } from './wet-pot-read.ts';
import { ownStep, reasonOf, retell, type Ask, type Idea, type LineChange, type Told } from './telling.ts';
import { calledBy } from './wet-pot-words.ts';

const baseWatts = 800;
const sources: ReadonlySet<string> = new Set(['stovetop', 'dutchOven', 'wok']);
const otherDishes =
  /\b(?:pies?|lasagn\w*|dumplings?|meat ?balls?|pasta|spaghetti|noodles?|ramen|macaroni|biryani|paella|fried rice|jam|chutney|marmalade|custard|porridge|oatmeal|stir[- ]?fry|caramel|fudge|pudding|mousse|stock|shakshuka|eggs?)\b/i;
const fries: ReadonlySet<string> = new Set([
  'fry',
  'saute',
  'sear',
  'sweat',
  'caramelise',
  'toast',
  'brown',
  'stir-fry',
]);
const isHot = ({ actions }: Clause): boolean =>
  actions.some((action) => actionNature[action].heats && action !== 'melt' && action !== 'heat');
const setsAside =
  /^\W*(?:and |then )*(?:(?:remove|transfer|lift|set|take|tip|scoop|spoon|put|move)\b[^.;]*\b(?:plate|aside|out|bowl)|set aside)\b/i;
const stoveWords =
  /\b(?:pans?|saucepans?|skillets?|pots?|hob|stove\w*|flame|heat|simmer\w*|boil\w*|fry\w*|saut[eé]\w*|sizzl\w*|brown(?:ed)?)\b/i;

/** The pot; null where it is none that a microwave can cook, or where its text has turns of its own. */
export function microwavePot(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (target !== 'microwave' || !sources.has(source) || otherDishes.test(understood.source.title))
    return null;
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const called = (key: string): Part => byKey.get(key)!;
  const rice = parts.find(
    (part) =>
      part.time?.late === 'grain' &&
      part.grams >= 100 &&
      /\brice\b/i.test(part.item.text) &&
      !/\b(?:cooked|to serve)\b/i.test(part.item.text),
  );
  if (
    parts.some(
      (part) =>
        part.time?.dry === true ||
        (part.time?.late === 'grain' &&
          part !== rice &&
          part.grams > 0 &&
          clauses.some((one) => isHot(one) && one.names.includes(part.key))),
    )
  )
    return null;
  if (
    parts.some(
      ({ food, time }) => food !== null && (isKind(food, 'pasta') || isKind(food, 'noodle')) && time !== null,
    )
  )
    return null;
  // Collagen melts in hours, and what is on the bone or whole heats unevenly.
  if (
    parts.some(
      ({ safe, time, whole, item, grams }) =>
        safe !== null &&
        safe.kind !== 'egg' &&
        grams > 40 &&
        (whole ||
          time?.tough === true ||
          /\b(?:bone|drumsticks?|wings?|shanks?|ribs?|legs?)\b/i.test(item.text)),
    )
  )
    return null;
  if (parts.some(({ safe, grams }) => safe?.kind === 'egg' && grams > 0)) return null;
  if (
    rice !== undefined &&
    parts.some(
      ({ safe, grams }) => safe !== null && safe.kind !== 'fish' && safe.kind !== 'shellfish' && grams > 60,
    )
  )
    return null;
  const instructions = understood.source.instructions;
  if (instructions.some((text) => /\b(?:oven|grill|broil\w*|bake)\b/i.test(text))) return null;

  const start = clauses.findIndex(
    (one) =>
      isHot(one) ||
      (/^\W*(?:meanwhile,? )?(?:heat|melt|warm)\b/i.test(one.text) &&
        one.names.some((key) => isFat(byKey.get(key)))),
  );
  const main = clauses.reduce(
    (best, clause, at) =>
      at >= start &&
      clause.minutes !== null &&
      clause.minutes[1] >= 8 &&
      !clause.actions.some((action) => fries.has(action)) &&
      (best < 0 || clause.minutes[1] >= clauses[best]!.minutes![1]) &&
      (isHot(clause) || /\b(?:cook|simmer|absorbed|tender|stirring)\b/i.test(clause.text))
        ? at
        : best,
    -1,
  );
  if (start < 0 || main <= start) return null;
  // What boils by itself beside it has a pan of its own, which nobody took away.
  if (
    clauses
      .slice(start, main + 1)
      .some(({ text }) => /\b(?:separate|another|second|meanwhile|drain)\b/i.test(text))
  )
    return null;

  const name = (key: string): string => calledBy(understood, called(key));
  const phrase = (clause: Clause, key: string): string => shared(clause.text, name(key));
  const watts = ask.size.wattage ?? baseWatts;
  let first = true;
  const high = ([least, most]: Range): string => {
    const factor = baseWatts / watts;
    const round = (value: number): number => {
      const exact = value * factor;
      return exact < 4 ? Math.max(0.5, Math.round(exact * 2) / 2) : Math.round(exact);
    };
    const [from, to] = [round(least), round(most)];
    const said = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    const power = first ? `on HIGH (${watts} W) ` : 'on HIGH ';
    first = false;
    return `${power}for ${said} ${from === to && from <= 1 ? 'minute' : 'minutes'}`;
  };
  const medium = ([least, most]: Range): string => {
    const factor = baseWatts / watts;
    return `on MEDIUM (50 %) for ${Math.round(least * factor)}–${Math.round(most * factor)} minutes`;
  };

  // The stages: what comes together, up to the clause that heats it.
  const now = new Map<number, 'drop' | readonly string[]>();
  const inBowl = new Set<string>();
  let waiting: { readonly key: string; readonly said: string }[] = [];
  let opened = false;
  let poured = false;
  const liquids: Part[] = [];
  const pot: string[] = [];
  const aside = new Set<string>();
  const lay = (list: readonly { readonly key: string; readonly said: string }[]): string =>
    joinList([...new Set(list.map(({ said }) => said))]);
  const stage = (): string => {
    const some = waiting.map(({ key }) => called(key));
    const list = lay(waiting);
    waiting.forEach(({ key }) => inBowl.add(key));
    waiting = [];
    const put = opened
      ? `Stir in ${list}`
      : `Put ${list} in a large (3-litre) microwave-safe bowl and stir to coat`;
    const fresh = !opened;
    opened = true;
    const grams = some.reduce((sum, part) => sum + (isFat(part) ? 0 : part.grams), 0);
    const more = grams > 700 ? 3 : grams > 400 ? 1.5 : 0;
    const minced = some.find(({ safe }) => safe?.kind === 'ground');
    if (minced !== undefined)
      return `${put}. Microwave, uncovered, ${high([5 + more, 6 + more])}, breaking it up with a fork twice, until no pink is left and it has reached ${formatTemperature(minced.safe!.celsius)}; drain off the fat.`;
    const raw = some.some(({ safe }) => safe !== null && safe.kind !== 'egg');
    if (raw)
      return `${put}. Cover loosely and microwave ${high([4 + more, 5 + more])}, stirring once, until the outside has turned pale.`;
    if (
      some.some(
        ({ food, item }) => (food !== null && isKind(food, 'mushroom')) || /\bmushrooms?\b/i.test(item.text),
      )
    )
      return `${put}. Microwave, uncovered, ${high([4 + more, 5 + more])}, stirring once, until tender and most of the juice has gone.`;
    if (
      (grams >= 60 || some.some(({ item }) => /\b(?:onions?|shallots?|leeks?)\b/i.test(item.text))) &&
      some.some(({ time, safe }) => time !== null && safe === null)
    )
      return `${put}. Cover loosely and microwave ${high([4 + more, 5 + more])}, stirring once, until soft.`;
    return `${put}${fresh ? '. Microwave' : ' and microwave'}, uncovered, ${high([1, 1])}, until fragrant.`;
  };
  for (let at = start; at <= main; at += 1) {
    const clause = clauses[at]!;
    if (setsAside.test(clause.text) && !poured) {
      clause.names.forEach((key) => aside.add(key));
      if (clause.names.length === 0) inBowl.forEach((key) => aside.add(key));
      // What is fried comes out with what clings to it.
      continue;
    }
    const wets = clause.names.filter((key) => isWet(called(key)));
    if (!poured && (wets.length > 0 || (rice !== undefined && clause.names.includes(rice.key)))) {
      if (waiting.some(({ key }) => !isFat(byKey.get(key)))) now.set(at, [stage()]);
      poured = true;
    }
    if (poured) {
      for (const key of clause.names) {
        if (inBowl.has(key) && !aside.has(key) && !/\b(?:rest|remaining|return)\b/i.test(clause.text))
          continue;
        if (isThinLiquid(called(key).food) || isDrink(called(key)) || isCoconut(called(key))) {
          if (!liquids.includes(called(key))) liquids.push(called(key));
        } else if (!pot.includes(key)) pot.push(key);
      }
      if (!now.has(at)) now.set(at, 'drop');
      continue;
    }
    for (const key of clause.names)
      if (!inBowl.has(key) || isFat(byKey.get(key))) waiting.push({ key, said: phrase(clause, key) });
    // "Let them sizzle for 30 seconds", "cook for 10 minutes": here it is heated.
    const heats =
      (isHot(clause) ||
        (clause.minutes !== null && /\b(?:min\w*|sec\w*)\b/i.test(clause.text)) ||
        /\b(?:soft|golden|fragrant|translucent)\w*\b/i.test(clause.text)) &&
      !/^\W*(?:heat|melt|warm)\b/i.test(clause.text);
    now.set(at, heats && waiting.some(({ key }) => !isFat(byKey.get(key))) ? [stage()] : 'drop');
  }
  if (!poured || !opened) return null;
  if (
    rice === undefined &&
    liquids.length === 0 &&
    !pot.some((key) => isTomato(called(key))) &&
    spokenWater(clauses.slice(start, main + 1)) === 0
  )
    return null;

  const told = rice === undefined ? wet() : grain();
  if (told === null) return null;
  now.set(main, [
    ...(Array.isArray(now.get(main)) ? (now.get(main) as readonly string[]) : []),
    ...told.steps.map((one) => `${ownStep}${one}`),
    ownStep,
  ]);

  // What goes in afterwards is the author's, with the microwave's heat where the stove's was.
  for (let at = main + 1; at < clauses.length; at += 1) {
    const clause = clauses[at]!;
    const minutes = clause.minutes?.[1] ?? 0;
    if (
      /\b(?:off|from) the heat\b|^\W*(?:remove|take)\b[^.]*\bheat\b/i.test(clause.text) &&
      clause.names.length === 0 &&
      minutes === 0
    ) {
      now.set(at, 'drop');
      continue;
    }
    if (/\b(?:re-?heat|heat through|warm through)\b/i.test(clause.text) && clause.names.length === 0) {
      now.set(at, [`Microwave ${high([2, 3])}, stirring once, until hot but not boiling.`]);
      continue;
    }
    if (/\b(?:leave|rest|stand|let (?:it|them) (?:sit|rest|stand))\b/i.test(clause.text)) {
      // It has stood already.
      if (clause.names.length === 0 && (rice === undefined ? /\bheat\b/i.test(clause.text) : !creamy(rice)))
        now.set(at, 'drop');
      continue;
    }
    if (!(isHot(clause) || /^\W*(?:cook|add|stir in)\b/i.test(clause.text)) || minutes === 0) continue;
    // "Add the prawns and cook for 3 minutes": what was added just before is what cooks.
    const with_: { readonly key: string; readonly said: string }[] = [];
    for (let back = at - 1; back > main && clauses[back]!.step === clause.step; back -= 1) {
      const one = clauses[back]!;
      if (
        isHot(one) ||
        now.has(back) ||
        !/^\W*(?:add|stir in|tip in|put|scatter|throw|drop|return)\b/i.test(one.text)
      )
        break;
      with_.unshift(
        ...one.names
          .filter((key) => !isWet(called(key)) || !liquids.includes(called(key)))
          .map((key) => ({ key, said: phrase(one, key) })),
      );
      now.set(back, 'drop');
    }
    for (const key of clause.names)
      if (!inBowl.has(key) && !pot.includes(key) && !with_.some((one) => one.key === key))
        with_.push({ key, said: phrase(clause, key) });
    const safe = Math.max(0, ...with_.map(({ key }) => called(key).safe?.celsius ?? 0));
    const range: Range = [
      Math.max(2, Math.round(clause.minutes![0] * 0.6)),
      Math.max(3, Math.round(minutes * 0.7)),
    ];
    const cue = until(clause.text);
    now.set(at, [
      `${with_.length > 0 ? `Stir in ${lay(with_)}, cover` : 'Cover'} loosely and microwave ${high(range)}${cue}${safe > 0 ? `${cue === '' ? ', until they have' : ' and have'} reached ${formatTemperature(safe)}` : ''}.`,
    ]);
  }
  const own = new Set(
    [...now.values()].flatMap((one) => (one === 'drop' ? [] : one.map((said) => said.replace(ownStep, '')))),
  );
  const retold = retell(
    ask,
    (_, at) => now.get(at) ?? null,
    (text) =>
      own.has(text)
        ? text
        : text
            .replace(/\s*\b(?:off|from) the heat\b,?/gi, '')
            .replace(/\b(?:the|a) (?:sauce)?pan\b/gi, 'the bowl')
            .replace(/\bwith the lid on\b/gi, 'covered'),
  );
  // Instructions that went into one stage together are told by it.
  const gone = understood.source.instructions.flatMap((_, step) =>
    retold.some(({ from }) => from.includes(step)) ? [] : [step],
  );
  const steps = retold.map((one) =>
    told.steps.includes(one.text) ? { ...one, from: [...one.from, ...gone] } : one,
  );
  if (
    steps.some(({ text }) => {
      const left = [...own].reduce((kept, one) => kept.replace(one, ''), text);
      return stoveWords.test(left);
    })
  )
    return null;
  const mains = clauses[main]!;
  const ideas: Idea[] = [
    {
      kind: 'time',
      step: mains.step,
      before: /\d+(?:\s?(?:-|–|to)\s?\d+)? ?min\w*/i.exec(mains.text)?.[0] ?? mains.text,
      after: told.time,
      reason: reasonOf(ask, told.rule),
    },
    // An instruction that went into another has left its own words behind.
    ...gone.map((step): Idea => ({
      kind: 'remove',
      step,
      before: understood.source.instructions[step]!,
      after: null,
      reason: reasonOf(ask, 'mw-pot-words'),
    })),
  ];
  return {
    dish: rice === undefined ? 'stew' : 'grain',
    steps,
    lines: told.lines,
    ideas,
    method: reasonOf(ask, 'mw-pot-how'),
    words: reasonOf(ask, 'mw-pot-words'),
    gone: reasonOf(ask, 'mw-pot-words'),
    safety: [reasonOf(ask, ask.size.wattage === null ? 'mw-watts' : 'mw-cover'), reasonOf(ask, 'mw-deep')],
  };

  function creamy({ item }: Part): boolean {
    return /\b(?:arborio|carnaroli|vialone|risotto)\b/i.test(`${item.text} ${understood.source.title}`);
  }

  /** Risotto and pilaf. */
  function grain(): {
    readonly steps: readonly string[];
    readonly time: string;
    readonly rule: string;
    readonly lines: readonly LineChange[];
  } | null {
    const grams = rice!.grams;
    const creamed = creamy(rice!);
    const brown = /\b(?:brown|wild|whole ?grain)\b/i.test(rice!.item.text);
    if (brown || grams > 450) return null;
    const wine = liquids.filter(isDrink);
    const stock = liquids.filter((part) => !isDrink(part));
    const [broth] = stock;
    if (broth === undefined || stock.length > 1) return null;
    const has = broth.grams;
    const want = Math.round((grams * (creamed ? 3 : 2)) / 50) * 50;
    const lines: LineChange[] = [];
    let ml = has;
    if (has > want * 1.05) {
      const line = scaleLine(broth.item.text, broth.item.quantity, want / has);
      if (line !== null) {
        lines.push({ key: broth.key, line, reason: reasonOf(ask, 'mw-rice-stock'), less: true });
        ml = want;
      }
    }
    const others = pot.filter((key) => key !== rice!.key && !aside.has(key));
    const late = others.filter(
      (key) => called(key).time?.late === 'tender' || called(key).time?.late === 'seafood',
    );
    const early = others.filter((key) => !late.includes(key));
    const portion = Math.round((ml * 0.72) / 50) * 50;
    const label = name(broth.key).replace(/^hot /, '');
    const safe = Math.max(0, ...late.map((key) => called(key).safe?.celsius ?? 0));
    const stir = `Stir in ${joinList([`the ${name(rice!.key)}`, ...early.map((key) => `the ${name(key)}`)])} until coated and microwave, uncovered, ${high([1, 1])}.${wine.length > 0 ? ` Add the ${name(wine[0]!.key)} and microwave, uncovered, ${high([2, 2])}, until nearly gone.` : ''}`;
    const swell = medium([10, 12]);
    if (!creamed)
      return {
        steps: [
          stir,
          `Pour in the ${/^hot /.test(name(broth.key)) ? '' : 'hot '}${label} and stir. Cover loosely and microwave ${high([8, 9])}, until it bubbles, then ${swell} without stirring, until the rice is tender and the liquid has gone.${late.length > 0 ? ` Stir in ${joinList(late.map((key) => `the ${name(key)}`))} for the last 3 minutes${safe > 0 ? `, until they reach ${formatTemperature(safe)}` : ''}.` : ''} Let it stand, covered, for 5 minutes, and loosen the grains with a fork.`,
        ],
        time: swell,
        rule: 'mw-pilaf-time',
        lines,
      };
    const bursts = high([9, 10]);
    return {
      steps: [
        stir,
        `Pour in ${portion} ml of the hot ${label} and stir. Cover loosely, leaving a gap for the steam, and microwave ${bursts}.`,
        `Stir well and add the rest of the ${label}${late.length > 0 ? ` and ${joinList(late.map((key) => `the ${name(key)}`))}` : ''}. Cover loosely and microwave ${high([5, 7])}, until the rice is just tender and still a little soupy${safe > 0 ? `, and a thermometer reads ${formatTemperature(safe)}` : ''}: it thickens as it stands.${clauses.slice(main + 1).some(({ text }) => /\b(?:rest|stand|cover)\b/i.test(text)) ? '' : ' Let it stand, covered, for 3 minutes.'}`,
      ],
      time: bursts,
      rule: 'mw-rice-time',
      lines,
    };
  }

  /** Curry, chilli, soup and sauce. */
  function wet(): {
    readonly steps: readonly string[];
    readonly time: string;
    readonly rule: string;
    readonly lines: readonly LineChange[];
  } | null {
    const region = clauses.slice(start, main + 1);
    const water = spokenWater(region);
    const soup = /\b(?:soup|broth|chowder|bisque)\b/i.test(understood.source.title);
    const lines: LineChange[] = [];
    const lentils = pot.some(
      (key) =>
        /\blentils?\b/i.test(called(key).item.text) &&
        !/\b(?:tin|can|tinned|canned|cooked)\b/i.test(called(key).item.text),
    );
    const drinks = liquids.filter(isDrink);
    const thin = liquids.filter((part) => isThinLiquid(part.food) && !isDrink(part));
    if (!soup)
      for (const part of thin) {
        const line = scaleLine(part.item.text, part.item.quantity, lentils ? 0.85 : 0.67);
        if (line !== null && part.grams > 150)
          lines.push({ key: part.key, line, reason: reasonOf(ask, 'mw-less'), less: true });
      }
    const ml = soup ? water : Math.max(50, Math.round((water * 0.6) / 25) * 25);
    const filled = [
      ...pot.filter((key) => !aside.has(key) || true),
      ...liquids.filter((part) => !isDrink(part)).map(({ key }) => key),
    ];
    const late = filled.filter(
      (key) =>
        (isSoftHerb(called(key).food) && !/\bdried\b/i.test(called(key).item.text)) ||
        (splits(called(key)) && !isCoconut(called(key))) ||
        called(key).time?.late === 'seafood',
    );
    const early = filled.filter((key) => !late.includes(key));
    const mass = [...inBowl, ...early].reduce((sum, key) => sum + called(key).grams, ml);
    if (mass > 2600) return null;
    const long = clauses[main]!.minutes![1];
    const raw = [...inBowl, ...early]
      .map(called)
      .filter(({ safe }) => safe !== null && safe.kind !== 'egg' && safe.kind !== 'ground');
    const safe = Math.max(0, ...raw.map((part) => part.safe!.celsius));
    const roots =
      early.some((key) => called(key).time?.root === true) ||
      [...inBowl].some((key) => called(key).time?.root === true);
    const bubbling = Math.round(3 + mass / 210);
    const gentle: Range = lentils
      ? [14, 18]
      : roots
        ? [12, 15]
        : [
            Math.max(6, Math.min(10, Math.round(long * 0.4))),
            Math.max(8, Math.min(13, Math.round(long * 0.5))),
          ];
    const thick = /\bthick\w*|reduc\w*|uncovered\b/i.test(region.map(({ text }) => text).join(' '));
    const list = joinList([
      ...early.map((key) => `the ${name(key)}`),
      ...(ml > 0 && water > 0 ? [`${ml} ml of hot water`] : []),
    ]);
    const cue = roots
      ? 'until everything is tender'
      : lentils
        ? 'until the lentils are soft'
        : thick && !soup
          ? 'until the sauce is thick'
          : 'until it is hot through and the flavours have come together';
    const check = safe > 0 ? ` Check that the thickest pieces reach ${formatTemperature(safe)}.` : '';
    const lateText =
      late.length > 0
        ? [
            `Stir in ${joinList(late.map((key) => `the ${name(key)}`))}${late.some((key) => called(key).time?.late === 'seafood') ? `, cover and microwave ${high([3, 4])}, until opaque and ${formatTemperature(63)} inside` : ''}.`,
          ]
        : [];
    return {
      steps: [
        `${drinks.length > 0 ? `Pour in ${joinList(drinks.map(({ key }) => `the ${name(key)}`))} and microwave, uncovered, ${high([3, 4])}. ` : ''}Stir in ${list}. Cover loosely, leaving a gap for the steam, and microwave ${high([bubbling, bubbling + 2])}, stirring once, until it bubbles.`,
        `Stir, cover again and microwave ${medium(gentle)}, stirring halfway, ${cue}.${check} Let it stand, covered, for 3 minutes, and stir.${soup ? '' : ' If it is thinner than you like, give it a few minutes more without the cover.'}`,
        ...lateText,
      ],
      time: medium(gentle),
      rule: 'mw-pot-time',
      lines,
    };
  }
}

const isFat = (part: Part | undefined): boolean =>
  part !== undefined && part.food !== null && (isKind(part.food, 'fat') || isKind(part.food, 'butter'));

const isWet = (part: Part): boolean =>
  isThinLiquid(part.food) || isDrink(part) || isCoconut(part) || (isTomato(part) && part.grams > 100);

/** Millilitres of water that the steps name. */
const spokenWater = (some: readonly Clause[]): number =>
  some.reduce((sum, { text, names }) => {
    const found = /(\d+(?:[.,]\d+)?)\s*(ml|l|lit(?:re|er)s?|cups?)\b[^.,;]{0,20}\bwater\b/i.exec(text);
    if (found === null || names.length < 0) return sum;
    const unit = found[2]!.toLowerCase();
    return (
      sum + Number(found[1]!.replace(',', '.')) * (unit === 'ml' ? 1 : unit.startsWith('cup') ? 240 : 1000)
    );
  }, 0);

/** "half the butter", "2 tablespoons of the oil": the share of a food that a sentence names. */
function shared(text: string, name: string): string {
  const noun = name
    .split(' ')
    .at(-1)!
    .replace(/(?:es|s)$/, '');
  const found = new RegExp(
    `\\b(half|a third|a quarter|two[- ]thirds|(?:the )?(?:rest|remainder)|(?:the )?remaining|most|\\d+ ?(?:g|ml|tbsp|tsp|tablespoons?|teaspoons?)) (?:of )?(?:the |your )?(?:[\\w-]+ ){0,2}?${noun.replace(/[^\p{L}]/gu, '')}`,
    'iu',
  ).exec(text);
  if (found === null) return `the ${name}`;
  const share = found[1]!.toLowerCase().replace(/^the /, '');
  return share === 'remaining'
    ? `the remaining ${name}`
    : share === 'rest' || share === 'remainder'
      ? `the rest of the ${name}`
      : `${share} of the ${name}`.replace(/^half of the/, 'half the');
}

/** ", until the rice is tender", as the author says it. */
const until = (text: string): string => {
  const found = /\buntil ([^.;]{4,60})/i.exec(text)?.[1];
  return found === undefined || stoveWords.test(found) ? '' : `, until ${found.replace(/,\s*$/, '')}`;
};
