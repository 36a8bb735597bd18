/**
 * Dried beans that simmer for hours with what was fried for them, under pressure: fried in the pot, a part kept back where
 * the author mashes beans with it, all else cooked together and thickened with the lid off.
 */
import { cannedInstead, driedOrCanned } from '../plans/pulses-pressed.ts';
import { isKind } from '#food/ingredient';
import { capitalise, formatMinutes, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { isSoftHerb, isThinLiquid, splits, waterInText, type Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import { scaleLine } from '../told/scale-line.ts';
import { reasonOf, textOf, type Ask, type LineChange, type Told, type ToldStep } from './telling.ts';
import { calledBy, woodsOf } from './wet-pot-words.ts';

const sources: ReadonlySet<string> = new Set(['stovetop', 'dutchOven', 'slowCooker', 'oven', 'campfire']);
const fries: ReadonlySet<string> = new Set(['fry', 'saute', 'sear', 'brown', 'sweat', 'toast']);
const isHot = ({ actions }: Clause): boolean =>
  actions.some((action) => actionNature[action].heats && action !== 'melt' && action !== 'heat');
const isFry = (one: Clause): boolean =>
  one.actions.some((action) => fries.has(action)) || /\btill? golden\b|\buntil golden\b/i.test(one.text);
/** ml of water to a gram of beans. Own rules. */
const mlPerGram = { soaked: 2.5, dry: 3.6 } as const;

/** The beans; null where they are no dried ones, or where other things have turns of their own. */
export function beanBase(ask: Ask): Told | null {
  const { clauses, parts, source, target, understood, size } = ask;
  if (target !== 'pressureCooker' || !sources.has(source)) return null;
  const said = textOf(ask);
  const beans = parts.filter(
    ({ time, item }) => time?.dry === true && /\bbeans?\b|\bchick ?peas\b|\bgarbanzos\b/i.test(item.text),
  );
  const [bean] = beans;
  if (bean === undefined || beans.length > 1 || bean.grams < 150 || bean.grams > 700) return null;
  if (
    /\b(?:crust|crumbs|(?<!dutch )oven|bake|broil|dumplings?|pasta|same water|soaking (?:water|liquid)|blend|purée|puree)\b/i.test(
      said,
    )
  )
    return null;
  const main = clauses.reduce(
    (best, clause, at) =>
      clause.minutes !== null &&
      clause.minutes[1] >= 30 &&
      clause.minutes[1] < 400 &&
      isHot(clause) &&
      (best < 0 || clause.minutes[1] >= clauses[best]!.minutes![1])
        ? at
        : best,
    -1,
  );
  if (main < 0) return null;
  const name = (part: Part): string => calledBy(understood, part);
  const the = (some: readonly Part[]): string => `the ${joinList([...new Set(some.map(name))])}`;
  const soaked = /\bsoak/i.test(`${said}\n${bean.item.text}`);
  const fat = parts.find(
    (part) =>
      part.food !== null &&
      (isKind(part.food, 'fat') || isKind(part.food, 'butter')) &&
      clauses.some((one) => one.names.includes(part.key)),
  );
  const last = clauses.findLastIndex((one) => isHot(one) || /\bmin\w* more\b/i.test(one.text));
  const named = (test: (clause: Clause, at: number) => boolean): readonly Part[] => {
    const keys = new Set(clauses.flatMap((one, at) => (test(one, at) ? one.names : [])));
    return parts.filter((part) => keys.has(part.key) && part !== bean && part !== fat);
  };
  const cooked = named((_, at) => at <= last);
  const isMeat = (part: Part): boolean =>
    (part.safe !== null && part.safe.kind !== 'egg') ||
    /\b(?:bacon|pancetta|sausages?|chorizo|andouille|ham|kielbasa|calabresa|lingui[cç]a|lardons?)\b/i.test(
      part.item.name,
    );
  const seasons = (part: Part): boolean => /\b(?:salt|pepper)\b/i.test(part.item.name) && part.grams < 30;
  // What is fried before or beside the pot, and what comes after a fry within the same instruction.
  const fryAt = clauses.flatMap((one, at) => (isFry(one) ? [at] : []));
  const firstFry = fryAt[0];
  if (firstFry === undefined) return null;
  const friedNames = new Set(
    clauses.flatMap((one, at) =>
      isFry(one) ||
      (clauses.some(
        (other, where) =>
          where !== at && isFry(other) && other.step === one.step && Math.abs(where - at) <= 2,
      ) &&
        /^\W*(?:then |and )?(?:add|stir in)\b/i.test(one.text) &&
        !one.names.includes(bean.key))
        ? one.names
        : [],
    ),
  );
  const fried = cooked.filter(
    (part) =>
      friedNames.has(part.key) &&
      !seasons(part) &&
      !isThinLiquid(part.food) &&
      !isWoody(part) &&
      !(part.food !== null && isKind(part.food, 'tomato-product')),
  );
  const meats = fried.filter(isMeat);
  const small = (part: Part): boolean =>
    /\bgarlic\b/i.test(part.item.name) ||
    (part.grams < 25 && part.time === null) ||
    (part.food !== null && isKind(part.food, 'spice'));
  const spices = fried.filter((part) => !meats.includes(part) && small(part));
  const vegetables = fried.filter((part) => !meats.includes(part) && !spices.includes(part));
  const rest = cooked.filter((part) => !fried.includes(part) && !seasons(part));
  if (
    rest.some(
      (part) => part.time?.late === 'seafood' || part.time?.late === 'grain' || part.time?.late === 'pasta',
    )
  )
    return null;
  const raw = [...meats, ...rest.filter(isMeat)];
  if (
    raw.some(
      ({ whole, item }) =>
        whole || /\b(?:hocks?|shanks?|knuckles?|trotters?|ribs?|bones?)\b/i.test(item.text),
    )
  )
    return null;
  // Acid keeps beans hard: with much of it they are cooked by themselves first.
  const sour = cooked.reduce(
    (sum, part) => sum + (/\btomato|passata\b/i.test(part.item.text) ? part.grams : 0),
    0,
  );
  if (sour > bean.grams * 0.35) return null;
  const late = rest.filter(
    (part) =>
      splits(part) ||
      isSoftHerb(part.food) ||
      part.time?.late === 'tender' ||
      /\b(?:vinegar|lime|lemon)\b/i.test(part.item.name),
  );
  const water = rest.filter((part) => part.food?.id === 'water');
  const stock = rest.filter((part) => isThinLiquid(part.food) && !water.includes(part));
  const filled = rest.filter(
    (part) => !late.includes(part) && !water.includes(part) && !stock.includes(part),
  );
  const tomatoes = filled.filter((part) => part.food !== null && isKind(part.food, 'tomato-product'));

  const capacity = size.capacityL ?? 5.7;
  const had = water.concat(stock).reduce((sum, part) => sum + part.grams, 0) || waterInText(said, parts);
  const wants = bean.grams * (soaked ? mlPerGram.soaked : mlPerGram.dry);
  const ml = Math.round(Math.min(wants, had > 0 ? had : wants) / 50) * 50;
  const solids = [...fried, ...filled].reduce((sum, part) => sum + part.grams, 0);
  const litres = (bean.grams * 2.2 + solids + ml - bean.grams * 0.3) / 1000;
  if (litres > capacity * 0.62) return null;
  const pounds = bean.time!.minutes;
  const least = (soaked ? pounds.pressure?.[1] : (pounds.unsoaked?.[1] ?? pounds.pressure?.[1])) ?? 15;
  const tough = raw.filter(({ time }) => time?.tough === true);
  const minutes = Math.max(Math.round(least), tough.length > 0 ? 25 : 0);

  const mashes = clauses.find((one) => /\bmash|crush\b/i.test(one.text));
  const mashStep = mashes?.step ?? -1;
  // "Add 2 ladles of beans to the pan of onions and mash": the fried base and the beans become the thickening.
  const mashStepText = mashStep < 0 ? '' : understood.source.instructions[mashStep]!;
  const withBase =
    mashes !== undefined &&
    (/\b(?:into|in|to|with) the (?:frying )?(?:pan|skillet|onions?|sofrito|base|refogado)\b|\bladles?\b/i.test(
      mashStepText,
    ) ||
      fryAt.some((at) => clauses[at]!.step === mashStep));
  const ladles = /\b(\d+|two|three|a|some) (?:big |large )?(?:ladles?|cups?|spoonfuls)\b[^.,;]*/i
    .exec(mashStepText)?.[0]
    .replace(/\s+(?:of (?:the )?)?beans?.*$/i, '')
    .replace(/\s+of$/i, '');
  const kept = withBase && (vegetables.length > 0 || spices.length > 0);

  const oil =
    fat === undefined
      ? meats.some(({ item }) => /\bbacon|lardon|chorizo|sausage/i.test(item.text))
        ? null
        : 'a little oil'
      : `the ${name(fat)}`;
  const fry: string[] = [];
  const heat =
    oil === null ? 'Set the pressure cooker to Sauté.' : `Set the pressure cooker to Sauté and heat ${oil}.`;
  fry.push(heat);
  if (meats.length > 0)
    fry.push(
      `Brown ${the(meats)} for ${meats.some(({ safe }) => safe !== null) && meats.length > 1 ? '10–12' : '6–8'} minutes.`,
    );
  if (vegetables.length > 0)
    fry.push(`Add ${the(vegetables)} and cook for 6–8 minutes, stirring, until soft and golden.`);
  if (spices.length > 0) fry.push(`Stir in ${the(spices)} for 1 minute.`);
  if (kept) fry.push('Scoop out half of it and set it aside for the mash.');
  fry.push(
    `Pour in a splash of ${stock.length > 0 ? the(stock) : 'the water'} and scrape the bottom perfectly clean.`,
  );
  const wet =
    stock.length > 0
      ? the(stock)
      : water.length > 0
        ? `the rest of the water (${ml} ml in all)`
        : `water to make ${ml} ml in all`;
  const fill = `Add the ${soaked ? 'drained ' : ''}${name(bean)}${filled.length > tomatoes.length ? `, ${the(filled.filter((part) => !tomatoes.includes(part)))}` : ''} and ${wet}.${tomatoes.length > 0 ? ` Spoon ${the(tomatoes)} on top and do not stir.` : ''} The pot must be no more than half full.`;
  const woods = woodsOf(ask, filled).map(name);
  const beanName = name(bean);
  const they = isPluralName(beanName) ? 'they are' : 'it is';
  const checks = raw.filter(({ safe }) => safe !== null);
  const safe = Math.max(0, ...checks.map((part) => part.safe!.celsius));
  const core = `Lock the lid, set the valve to sealing and cook at high pressure for ${minutes} minutes; it needs about 15 minutes to come up. Let the pressure drop by itself for at least 20 minutes and open the lid away from you. The ${beanName} must be soft all through${safe > 0 && tough.length > 0 ? `, and the ${joinList(tough.map(name))} tender, far past ${formatTemperature(safe)} inside` : safe > 0 ? `, and the ${joinList([...new Set(checks.map(name))])} past ${formatTemperature(safe)} inside` : ''}; if ${they} not, give it 5 minutes more in the same way.${driedOrCanned.test(bean.item.text) ? ` ${cannedInstead([bean])}` : ''}${woods.length > 0 ? ` Take out the ${joinList([...new Set(woods)])}.` : ''}`;
  const mash =
    mashes === undefined
      ? ''
      : kept
        ? `Mash ${ladles ?? '2 ladles'} of the ${beanName} with what was set aside and stir it back in. `
        : `Mash about a quarter of the ${beanName} against the side of the pot. `;
  const lateSaid = late.length > 0 ? ` Stir in ${the(late)}.` : '';
  const salted = parts.some(
    (part) => /\bsalt\b/i.test(part.item.name) && clauses.some((one) => one.names.includes(part.key)),
  );
  const finish = clauses
    .slice(last + 1)
    .filter(
      (one) =>
        !/^\W*(?:add |season (?:with )?|then )?(?:the )?salt(?:,? (?:and|&) pepper)?(?: to taste)?\W*$/i.test(
          one.text,
        ) && !(one.step === mashStep && /\b(?:mash|scoop|scrape|crush|back)\b/i.test(one.text)),
    );
  const finishSaysSalt = finish.some((one) => /\bsalt|season\b/i.test(one.text));
  const season =
    salted && !finishSaysSalt
      ? ` Season with ${parts.some((part) => /^black pepper|^pepper/i.test(part.item.name) && !/bell|chil/i.test(part.item.name)) ? 'salt and pepper' : 'salt'}${/\bto taste\b/i.test(said) ? ' to taste' : ''}, now that they are soft.`
      : '';
  const thicken = `${mash}Set the cooker to Sauté and simmer with the lid off for about 10 minutes, stirring across the bottom, until as thick and creamy as you like it.${season}${lateSaid}`;

  const soakStep = clauses.find((one) => one.actions.includes('soak'));
  const soakText =
    soakStep === undefined
      ? null
      : `Soak the ${beanName} overnight in plenty of cold water. Drain and rinse.`;
  const all = understood.source.instructions.map((_, at) => at);
  const finishSteps = [...new Set(finish.map(({ step }) => step))];
  const tail: ToldStep[] = finishSteps.map((step) => {
    const own = finish.filter((one) => one.step === step).map(({ text }) => text.replace(/\s+/g, ' ').trim());
    const joined = own.map((one) => one.replace(/[.;,]+$/, '')).join(', ');
    const verbless =
      finish.find((one) => one.step === step)!.actions.length === 0 && /^[\p{L} ,&]+$/u.test(joined);
    return {
      text: `${verbless ? `Serve with ${joined.charAt(0).toLowerCase()}${joined.slice(1)}` : capitalise(joined)}.`,
      from: [step],
    };
  });
  const fryStep = clauses[firstFry]!.step;
  const mainStep = clauses[main]!.step;
  const steps: ToldStep[] = [
    ...(soakText === null ? [] : [{ text: soakText, from: [soakStep!.step] }]),
    { text: fry.join(' '), from: [fryStep] },
    {
      text: fill,
      from: all.filter((step) => step !== soakStep?.step && step !== fryStep && step < mainStep),
    },
    { text: core, from: [mainStep] },
    { text: thicken, from: all.filter((step) => step > mainStep && !finishSteps.includes(step)) },
    ...tail,
  ];
  const used = steps
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
  // Nothing of the pot may be lost on the way.
  if (
    cooked.some(
      (part) => !seasons(part) && part.food?.id !== 'water' && !used.includes(name(part).toLowerCase()),
    )
  )
    return null;
  const lines: LineChange[] = water.flatMap((part) => {
    const line = scaleLine(part.item.text, part.item.quantity, ml / part.grams);
    return line === null ? [] : [{ key: part.key, line, reason: reasonOf(ask, 'bean-water'), less: true }];
  });
  return {
    dish: 'stew',
    steps: steps,
    lines,
    ideas: [
      {
        kind: 'time',
        step: mainStep,
        before: simmered(clauses, main),
        after: `high pressure for ${minutes} minutes`,
        reason: reasonOf(ask, 'bean-time'),
      },
      {
        kind: 'text',
        step: fryStep,
        before: understood.source.instructions[fryStep]!,
        after: kept
          ? 'Scoop out half of it and set it aside for the mash.'
          : 'scrape the bottom perfectly clean',
        reason: reasonOf(ask, kept ? 'bean-half' : 'bean-one-pot'),
      },
      ...(water.length === 0 && had > ml * 1.1
        ? [
            {
              kind: 'reduce' as const,
              step: mainStep,
              before: waterSaid(said),
              after: `${ml} ml in all`,
              reason: reasonOf(ask, 'bean-water'),
            },
          ]
        : []),
    ],
    words: reasonOf(ask, 'bean-words'),
    gone: reasonOf(ask, 'bean-words'),
    safety: [reasonOf(ask, 'bean-half-full')],
  };
}

const isWoody = ({ item }: Part): boolean => /\bbay lea(?:f|ves)\b/i.test(item.text);

const waterSaid = (said: string): string | null =>
  /\d+(?:[.,]\d+)?\s*(?:l|lit(?:er|re)s?|cups?|quarts?|ml)\b[^.,;]{0,20}\bwater\b/i.exec(said)?.[0] ?? null;

/** The long simmers of the source together: "1½ to 2 hours" as it is said, "2 hours" of an hour and another. */
function simmered(clauses: readonly Clause[], main: number): string {
  const long = clauses.filter((one) => isHot(one) && (one.minutes?.[1] ?? 0) >= 30 && one.minutes![1] < 400);
  if (long.length > 1)
    return formatMinutes(
      long.reduce((sum, one) => sum + one.minutes![0], 0),
      long.reduce((sum, one) => sum + one.minutes![1], 0),
    );
  return (
    /\d[\d\s½¼/–-]*(?:to \d[\d\s½¼/]*)?(?:hours?|hrs?|minutes?|mins?|h\b)/i.exec(clauses[main]!.text)?.[0] ??
    formatMinutes(...clauses[main]!.minutes!)
  );
}
