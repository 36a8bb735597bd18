/** A large piece of meat that is braised with its vegetables: pot roast, brisket, shanks, corned beef, in a closed pot. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { kitchenMinutes, sayMinutes } from '../plan.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { isHeated, stoveVessel } from './span.ts';
import { longest, ownStep, reasonOf, retell, textOf, type Ask, type Idea, type Told } from './telling.ts';

type Way = 'pressureCooker' | 'slowCooker' | 'stovetop';
const ways: ReadonlySet<string> = new Set<Way>(['pressureCooker', 'slowCooker', 'stovetop']);
const sources: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'dutchOven', 'stovetop']);

const joints =
  /\b(?:roast|brisket|joint|shoulder|butt|shanks?|pot[- ]roast|rump|bottom round|top round|chuck|corned beef|silverside|topside|picnic)\b/i;
const cutUp = /\b(?:cubed?|cubes|diced|chunks?|strips?|ground|minced?|stew(?:ing)?|slic(?:ed|es)|bite)\b/i;
const pulled = /\b(?:shred|pulled|carnitas|tacos?)\b/i;
const closed = /\b(?:cover(?:ed)?|lid|foil|brais\w*|simmer\w*|dutch oven|casserole|pot)\b/i;
const firm = /\b(?:potato(?:e?s)?|carrots?|parsnips?|turnips?|swedes?|rutabagas?|squash|celeriac|beets?)\b/i;
const leaves = /\bcabbage\b/i;
const seasons = /\b(?:rub|season|pat|trim|score|tie|rinse|peel|chop|slice|cut|dredge|coat|salt)\b/i;
const setAside =
  /^\W*(?:and |then )*(?:take (?:it |them |the \w+ )?out|remove|set aside|transfer)\b[^.;]*[.;]?\s*$/i;
const boilsDown = /\b(?:boil|reduce|simmer|cook)\b[^.;]*\b(?:down|reduc\w*|by half|thick\w*|syrup\w*)\b/i;
const thick =
  /\b(?:ketchup|tomato (?:paste|sauce|pur[eé]e)|passata|barbecue|bbq|honey|syrup|sugar|molasses|jam|jelly|chutney|canned soup|cream of)\b/i;
const putsBack = /\b(?:put|return|place)\b[^.;]*\bback\b|\breturn\b/i;
const reheats = /\b(?:reheat|heat (?:it )?through|warm)\b/i;

/** Raw salted meat. */
const cured = /\bcorned beef\b|\bsalt(?:ed)? beef\b|\bgammon\b/i;
/** The safe minimum of whole cuts of meat. */
const wholeCelsius = 63;
const leastGrams = 900;
const leastMinutes = 75;
/** Pieces of this size are done together, and fit. Own rule. */
const pieceGrams = 700;
const leastMl = 240;
/** Meat that lies in a pot of 6 liters with its liquid. Own rule. */
const mostGrams = 2600;

/** "Deglaze with the wine and reduce by half". */
const boiledFirst = ({ text, minutes, actions }: Clause): boolean =>
  /\bdeglaz\w*|\breduc\w*|\bbubbl\w*|\bby half\b/i.test(text) ||
  (actions.includes('boil') && minutes !== null);

/** What the dish consists of, by when it goes in. */
interface Braise {
  readonly meat: Part;
  readonly liquids: readonly Part[];
  readonly others: readonly Part[];
  readonly roots: readonly Part[];
  readonly cabbage: readonly Part[];
  /** Flour or starch that thickens the juices. */
  readonly thickener: Part | null;
  /** What the thickener is stirred into first. */
  readonly slurry: readonly Part[];
  /** Index of the clause that begins the gravy, and of its instruction; -1: none. */
  readonly gravy: number;
  readonly gravyStep: number;
  /** The author puts the slices back into the sauce himself. */
  readonly putBack: boolean;
  /** Index of the clause of the long cooking. */
  readonly main: number;
  /** Clauses ahead of it that stay. */
  readonly kept: ReadonlySet<number>;
}

/** Whether something is fried there, ahead of the long cooking. */
const browns = (clause: Clause): boolean => isHeated(clause) || /\b(?:brown|sear)\b/i.test(clause.text);
const named = (part: Part, clause: Clause): boolean => clause.names.includes(part.key);
const is = (part: Part, ...kinds: readonly string[]): boolean =>
  part.food !== null && kinds.some((kind) => isKind(part.food!, kind));
const the = (some: readonly Part[]): string =>
  joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);

const listed = (some: readonly Part[], more: readonly string[]): string =>
  joinList([...new Set(some.map((part) => `the ${callOf(part)}`)), ...more]);

/** Whether a clause ahead of the long cooking is told as it was: knife work, seasoning, browning, softening. */
function stays(clause: Clause, meat: Part, drinks: readonly Part[]): boolean {
  if (/\b(?:brown|sear)\b/i.test(clause.text) && named(meat, clause)) return true;
  if (clause.actions.includes('preheat') || drinks.some((part) => named(part, clause))) return false;
  if (isHeated(clause))
    return (
      (clause.minutes?.[1] ?? 0) < 30 &&
      clause.names.length > 0 &&
      (clause.actions.some((one) => ['sear', 'fry', 'saute', 'sweat'].includes(one)) ||
        /\b(?:brown|sear|sauté|saute|soften|till soft|until soft|cook)\b/i.test(clause.text))
    );
  if (setAside.test(clause.text)) return true;
  return seasons.test(clause.text) && (named(meat, clause) || clause.names.length <= 1);
}

function readBraise(ask: Ask): Braise | null {
  const { understood, clauses, parts } = ask;
  const meat = [...parts]
    .filter(({ safe, item, time }) =>
      safe === null ? time?.whole === true && cured.test(item.text) : safe.kind === 'meat',
    )
    .sort((one, other) => other.grams - one.grams)[0];
  if (meat === undefined || meat.grams < leastGrams || meat.grams > mostGrams) return null;
  if (parts.some((part) => part !== meat && part.safe !== null && part.grams > 150)) return null;
  const said = `${meat.item.text} ${understood.source.title}`;
  if (!joints.test(said) || cutUp.test(meat.item.text) || /\bribs?\b/i.test(said)) return null;
  // "In batches": what is seared so is cut up first.
  if (
    /\bcasserole\b|\bin (?:separate )?batches\b|\bcut (?:the )?(?:meat|beef|pork|lamb|roast)\b[^.]*\b(?:pieces|cubes|chunks)\b/i.test(
      textOf(ask),
    )
  )
    return null;
  if (pulled.test(`${understood.source.title}\n${textOf(ask)}`)) return null;
  const main = longest(clauses, (clause) => isHeated(clause) || /\b(?:cover|lid|oven)\b/i.test(clause.text));
  if (main < 0 || clauses[main]!.minutes![1] < leastMinutes || !closed.test(textOf(ask))) return null;
  const first = (part: Part): number => clauses.findIndex((clause) => named(part, clause));
  const starch = parts.filter((part) => is(part, 'flour', 'starch') && first(part) > main);
  const thickened = starch.length > 0 ? clauses[first(starch[0]!)]! : null;
  const inGravy = (part: Part): boolean =>
    starch.includes(part) || (thickened !== null && first(part) > main && named(part, thickened));
  const roots = parts.filter((part) => firm.test(part.item.text) && part.grams >= 120 && part !== meat);
  const cabbage = parts.filter((part) => leaves.test(part.item.text) && part.grams >= 200);
  const drinks = parts.filter(
    (part) =>
      part !== meat && isThinLiquid(part.food) && part.grams > 40 && !inGravy(part) && !is(part, 'oil'),
  );
  // "Add onion and garlic, cook 6 minutes": what is softened is named in the clause before its minutes.
  const softened = (at: number): boolean => {
    const [clause, next] = [clauses[at]!, clauses[at + 1]];
    return (
      next !== undefined &&
      at + 1 < main &&
      next.sentence === clause.sentence &&
      next.step === clause.step &&
      next.names.length === 0 &&
      clause.names.length > 0 &&
      !named(meat, clause) &&
      !drinks.some((part) => named(part, clause)) &&
      next.minutes !== null &&
      next.minutes[1] < 30 &&
      isHeated(next)
    );
  };
  const kept = new Set(
    clauses.flatMap((clause, at) =>
      at < main && (stays(clause, meat, drinks) || softened(at) || (at > 0 && softened(at - 1))) ? [at] : [],
    ),
  );
  const done = (part: Part): boolean => [...kept].some((at) => named(part, clauses[at]!));
  const atTable = (part: Part): boolean => first(part) > main && !is(part, 'vegetable');
  const others = parts.filter(
    (part) =>
      part !== meat &&
      !drinks.includes(part) &&
      !cabbage.includes(part) &&
      !inGravy(part) &&
      !done(part) &&
      !roots.includes(part) &&
      !atTable(part) &&
      !/\b(?:salt|pepper|to serve|for serving)\b/i.test(part.item.text) &&
      !is(part, 'oil', 'fat'),
  );
  const liquids = drinks.filter((part) => !done(part) && first(part) <= main);
  return {
    meat,
    liquids,
    others,
    // Diced and softened with the onions they are no side dish.
    roots: roots.filter((part) => !done(part)),
    cabbage,
    thickener: starch[0] ?? null,
    slurry: parts.filter((part) => !starch.includes(part) && inGravy(part) && isThinLiquid(part.food)),
    gravy: starch[0] === undefined ? -1 : first(starch[0]),
    gravyStep: thickened?.step ?? -1,
    putBack: clauses.some((clause, at) => at > main && putsBack.test(clause.text)),
    main,
    kept,
  };
}

/** The braise for a closed pot; null where it is none. */
export function braisedJoint(ask: Ask): Told | null {
  const { clauses, source, target } = ask;
  if (!ways.has(target) || !sources.has(source) || source === target) return null;
  const dish = readBraise(ask);
  // Wine that is boiled down in the pan first has its own place in the telling of a pot.
  if (dish === null || clauses.some((one, at) => at < dish.main && boiledFirst(one))) return null;
  const wet = dish.liquids.reduce((sum, { grams }) => sum + grams, 0);
  const covered = /\bcover (?:it |them )?(?:with|in) (?:cold )?water\b|\bwater to cover\b/i.test(textOf(ask));
  if (!covered && wet < 60) return null;
  const way = target as Way;
  const pieces =
    way === 'pressureCooker' && dish.meat.item.text.match(/\bshanks?\b/i) === null
      ? Math.round(dish.meat.grams / pieceGrams)
      : 1;
  const core = coreOf(ask, dish, way, { wet, covered, pieces });
  const last = clauses.length - 1;
  const own = clauses[dish.main]!;
  const vessel =
    way === 'pressureCooker'
      ? 'the pressure cooker'
      : way === 'slowCooker'
        ? 'a large frying pan'
        : 'a heavy pot';
  let fried = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at < dish.main) {
        if (!dish.kept.has(at)) return 'drop';
        if (!fried && browns(clause) && way === 'pressureCooker') {
          fried = true;
          return ['Set the pressure cooker to Sauté.', sentence(clause.text)];
        }
        return null;
      }
      if (at === dish.main)
        return [...core.map((one) => `${ownStep}${one}`), ...(at === last ? [] : [ownStep])];
      return afterwards(clause, at, dish, way);
    },
    (text) =>
      /\bjuices (?:into a saucepan|down)\b/.test(text)
        ? text
        : text.replace(stoveVessel, vessel).replace(/\bin the roasting pan\b/gi, ''),
  );
  const cut =
    pieces > 1
      ? [
          {
            text: `Cut the ${callOf(dish.meat)} into ${pieces} large pieces, so that they are done together and fit the pot.`,
            from: [],
          },
        ]
      : [];
  if (leavesOut(ask, [...cut, ...steps].map(({ text }) => text).join(' '))) return null;
  const ideas: Idea[] = [
    {
      kind: 'time',
      step: own.step,
      before: own.text,
      after: timeOf(ask, dish, way),
      reason: reasonOf(
        ask,
        way === 'pressureCooker' ? 'joint-pressure' : way === 'slowCooker' ? 'joint-slow' : 'joint-stove',
      ),
    },
  ];
  return {
    dish: 'stew',
    steps: [...cut, ...steps],
    lines:
      way === 'pressureCooker' && !covered && wet < leastMl
        ? [{ key: null, line: '1 cup water', reason: reasonOf(ask, 'pressure-least') }]
        : [],
    ideas,
    method: reasonOf(ask, `braise-how-${way}`),
    words: reasonOf(ask, 'braise-words'),
    gone: reasonOf(ask, 'braise-words'),
    safety: way === 'pressureCooker' ? [reasonOf(ask, 'wet-safe-pressure')] : [],
  };
}

/** Whether something that the author puts in is told nowhere: then the dish is of another kind. */
const leavesOut = ({ clauses, parts }: Ask, text: string): boolean =>
  parts.some(
    (part) =>
      clauses.some((clause) => named(part, clause)) &&
      !/\b(?:salt|pepper|water)\b/i.test(part.item.name) &&
      !new RegExp(
        `\\b${callOf(part)
          .split(' ')
          .at(-1)!
          .replace(/[^\p{L}]/gu, '')}`,
        'iu',
      ).test(text),
  );

const sentence = (text: string): string => {
  const bare = text.trim().replace(/[.;,\s]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
};

const boiledDown: Readonly<Record<Way, string>> = {
  pressureCooker:
    'Set the pressure cooker to Sauté and boil the juices down for about 10 minutes, until the sauce is as thick as you like it.',
  slowCooker:
    'Pour the juices into a saucepan and boil them down for about 10 minutes, until the sauce is as thick as you like it.',
  stovetop:
    'Take the meat out and boil the juices down for about 10 minutes, until the sauce is as thick as you like it.',
};
const again: Readonly<Record<Way, string>> = {
  pressureCooker: 'on Sauté for 5–10 minutes',
  slowCooker: 'on HIGH for 30 minutes',
  stovetop: 'over low heat for 10 minutes',
};

/** What is said after the long cooking: carving and serving stay, what cooked the vegetables goes. */
function afterwards(clause: Clause, at: number, dish: Braise, way: Way): 'drop' | readonly string[] | null {
  const late = [...dish.roots, ...dish.cabbage];
  if (
    late.some((part) => named(part, clause)) &&
    !/\b(?:serve|take out|lift|remove|arrange)\b/i.test(clause.text)
  )
    return 'drop';
  if (at >= dish.gravy && clause.step === dish.gravyStep && dish.thickener !== null) {
    if (at === dish.gravy) return [gravyOf(dish, way)];
    if (/\b(?:juices?|gravy|boil|stir|whisk|thick|simmer|liquid|add|pour|return)\b/i.test(clause.text))
      return 'drop';
  }
  if (dish.thickener === null && boilsDown.test(clause.text)) return [boiledDown[way]];
  if (reheats.test(clause.text))
    return [
      `${dish.putBack ? 'Heat them' : 'Put the slices back in the sauce and heat them'} through ${again[way]}.`,
    ];
  if (isHeated(clause)) return 'drop';
  if (/^\W*(?:un)?cover\b[^.;]*$/i.test(clause.text)) return 'drop';
  return null;
}

/** The gravy in sentences of its own: no closed pot boils one. */
function gravyOf({ thickener, slurry }: Braise, way: Way): string {
  const mix = `Whisk ${the([thickener!])} with ${slurry.length > 0 ? the(slurry) : '3 tablespoons of cold water'}.`;
  const end = 'stir it in and simmer for 2–3 minutes, stirring, until the gravy thickens';
  if (way === 'pressureCooker')
    return `${mix} Set the pressure cooker to Sauté and bring the juices to a boil, ${end}.`;
  if (way === 'slowCooker') return `${mix} Pour the juices into a saucepan and bring to a boil, ${end}.`;
  return `${mix} Bring the juices to a boil, ${end}.`;
}

/** Minutes under pressure, by the size of the pieces and by what the meat needs. */
function pressureMinutes({ meat }: Braise): number {
  const table = meat.time?.minutes.pressure;
  const due = table === undefined ? 60 : meat.time?.whole === true ? table[0] : table[1];
  return /\b(?:brisket|corned)\b/i.test(meat.item.text)
    ? Math.max(75, due)
    : Math.max(/\bshanks?\b/i.test(meat.item.text) ? 45 : 55, due);
}

function timeOf(ask: Ask, dish: Braise, way: Way): string {
  if (way === 'pressureCooker') return `high pressure for ${pressureMinutes(dish)} minutes`;
  if (way === 'slowCooker') return dish.meat.grams > 1600 ? 'on LOW for 9–10 hours' : 'on LOW for 8–9 hours';
  return `for ${simmerOf(ask, dish)}`;
}

const simmerOf = ({ clauses }: Ask, { main, meat }: Braise): string => {
  // The stretch in which the vegetables went in is part of it.
  const more = clauses.reduce(
    (sum, { minutes }, at) =>
      sum + (at > main && minutes !== null && minutes[1] >= 30 && at < main + 6 ? minutes[0] : 0),
    0,
  );
  const [least, most] = clauses[main]!.minutes!.map((one) => one + more) as [number, number];
  const table = meat.time?.minutes.simmer ?? [least, most];
  return sayMinutes(kitchenMinutes([Math.max(least, Math.min(table[0], most)), Math.max(most, table[0])]));
};

/** The cooking itself. */
function coreOf(
  ask: Ask,
  dish: Braise,
  way: Way,
  { wet, covered }: { readonly wet: number; readonly covered: boolean; readonly pieces: number },
): readonly string[] {
  const { meat, liquids, others, roots, cabbage } = dish;
  const it = callOf(meat);
  const many = /\bshanks?\b/i.test(it) && !/\bshank$/i.test(it);
  const done = `The ${many ? `${it} are` : 'meat is'} done when a fork twists in without resistance, at about ${formatTemperature(93)} inside, far past the safe minimum of ${formatTemperature(meat.safe?.celsius ?? wholeCelsius)}`;
  const browned = dish.kept.size > 0 && [...dish.kept].some((at) => browns(ask.clauses[at]!));
  const water = covered
    ? way === 'slowCooker'
      ? 'enough water to come three quarters of the way up the meat'
      : 'water just to cover'
    : way === 'pressureCooker' && wet < leastMl
      ? withWater(liquids)
      : the(liquids);
  const thin = others.filter((part) => !thick.test(part.item.text));
  // "Add spice packet": it is in the package of the meat, and no line of the list.
  const packet = /\b(?:spice|seasoning|pickling) packet\b/i.test(textOf(ask)) ? ['the spice packet'] : [];
  const scorching = others.filter((part) => thick.test(part.item.text));
  const scrape = browned ? ', scraping up all that sticks to the bottom' : '';
  const full = way === 'slowCooker' ? 'between half and three-quarters full' : 'no more than two-thirds full';
  if (way === 'pressureCooker') {
    const late = [
      roots.length === 0
        ? ''
        : `Lift the meat onto a plate and cover it with foil. Put ${the(roots)} into the juices${cabbage.length > 0 ? ` and ${the(cabbage)} on top` : ''}, lock the lid again and cook at high pressure for ${cabbage.length > 0 ? 4 : 5} minutes, then release the pressure at once; a knife should go in easily.`,
      roots.length === 0 && cabbage.length > 0
        ? `Lift the meat onto a plate and cover it with foil. Put ${the(cabbage)} into the juices, lock the lid again and cook at high pressure for 3 minutes, then release the pressure at once.`
        : '',
    ].filter((one) => one !== '');
    return [
      `Pour ${water} into the pressure cooker${scrape}${thin.length + packet.length === 0 ? '' : `, and add ${listed(thin, packet)}`}. Lay in ${the([meat])}${browned ? ' with the juices that have run out' : ''}.${scorching.length === 0 ? '' : ` Spoon ${the(scorching)} over the meat and do not stir: on the bottom ${scorching.length > 1 ? 'they' : 'it'} would scorch.`} The pot should be ${full}.`,
      `Lock the lid, set the valve to sealing and cook at high pressure for ${pressureMinutes(dish)} minutes (it takes 10–15 minutes to come up). Let the pressure drop by itself for 15–20 minutes, then release the rest and open the lid away from you. ${done}; if not, lock the lid again and give ${many ? 'them' : 'it'} 10 minutes more.`,
      ...late,
    ];
  }
  if (way === 'slowCooker')
    return [
      `${roots.length === 0 ? '' : `Lay ${the(roots)} in the bottom of the slow cooker, where it is hottest. `}Set ${the([meat])} ${roots.length === 0 ? 'in the slow cooker' : 'on top'}. Pour ${water} ${browned ? 'into the pan, scrape up all that sticks and tip it over the meat' : 'round the meat'}${others.length + packet.length === 0 ? '' : `, and add ${listed(others, packet)}`}. It should be ${full}.`,
      `Cover and cook on LOW for ${meat.grams > 1600 ? '9–10' : '8–9'} hours, or on HIGH for ${meat.grams > 1600 ? '5–6' : '4½–5'} hours${cabbage.length > 0 ? `, adding ${the(cabbage)} for the last hour and a half (on HIGH)` : ''}. Keep the lid on: every look inside costs about 20 minutes. ${done}.`,
    ];
  return [
    `Put ${the([meat])} in ${browned ? 'the pot' : 'a heavy pot with a lid'}. Pour in ${water}${scrape}${others.length + packet.length === 0 ? '' : `, and add ${listed(others, packet)}`}.`,
    `Bring to a boil, cover and simmer gently over low heat for ${simmerOf(ask, dish)}, turning the meat once an hour and adding a splash of hot water if it is dry.${roots.length > 0 ? ` Add ${the(roots)} for the last 40–45 minutes${cabbage.length > 0 ? ` and ${the(cabbage)} for the last 15–20` : ''}.` : cabbage.length > 0 ? ` Add ${the(cabbage)} for the last 15–20 minutes.` : ''} ${done}.`,
  ];
}

/** All liquids with the water that the machine needs; water that the list has already is the same jug. */
function withWater(liquids: readonly Part[]): string {
  const others = liquids.filter((part) => part.food?.id !== 'water');
  const water = others.length < liquids.length ? 'all the water' : 'the water';
  return others.length === 0 ? water : `${the(others)} and ${water}`;
}
