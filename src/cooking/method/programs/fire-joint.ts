/**
 * Roasts, birds and racks of ribs from the oven on a closed grill or in a smoker: no tin and no foil between the meat and
 * the heat, what stood in the tin waits in a tray below, and each cut is done at its own figure.
 */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause, Range } from '../model.ts';
import { isThinLiquid, type Part } from '../read/parts.ts';
import { kitchenMinutes } from '../plan.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Idea, type Told } from './telling.ts';
import { calledBy } from './wet-pot-words.ts';

const sources: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'toasterOven']);
/** Pots in which a shoulder turned tender in its juice; smoke does that on the bare grate. */
const closedPots: ReadonlySet<string> = new Set(['slowCooker', 'pressureCooker']);
const potWords =
  /\b(?:slow[- ]?cooker|crock[- ]?pot|instant ?pot|pressure cooker|multi-?cooker|cooker|insert|(?:inner )?pot|lid|LOW|HIGH|valve|pressure)\b/;
const otherDishes =
  /\b(?:meat ?loaf|wellington|stuffed|casserole|stew|pot[- ]roast|brais\w*|curry|pie|salad|tacos?|soup|en croute|crackling)\b/i;
const tin = /\b(?:tins?|trays?|pans?|dish|sheets?|foil|racks?(?! of)|trivet|dutch oven|oven)\b/i;
const works =
  /^\W*(?:and |then |now |next |finally )*(?:put|place|lay|sit|set|pour|add|wrap|unwrap|open|cover|uncover|line|tip|scatter|arrange|transfer|return|turn|reduce|lower|raise|increase|crank|roast|bake|cook|broil|baste|slide|pop|tent|seal|remove the foil|move|spread|drizzle)\b/i;
const rests = /\b(?:rest|carve|slice|board|serve|platter)\w*\b/i;
const sauceWords = /\b(?:bbq|barbecue|glaze|sauce|honey|jam|marmalade|hoisin)\b/i;

type Kind = 'ribs' | 'spareribs' | 'pulled' | 'bird' | 'breast' | 'pork' | 'red';

interface Figures {
  readonly smokeC: number;
  /** Minutes for 500 g in the smoker, as bought. Own rules. */
  readonly perHalfKilo: Range;
  readonly wood: string;
}
const figures: Readonly<Record<Kind, Figures>> = {
  ribs: { smokeC: 110, perHalfKilo: [0, 0], wood: 'apple or cherry' },
  spareribs: { smokeC: 110, perHalfKilo: [0, 0], wood: 'apple or cherry' },
  pulled: { smokeC: 120, perHalfKilo: [75, 95], wood: 'oak or apple' },
  bird: { smokeC: 135, perHalfKilo: [32, 40], wood: 'apple or cherry' },
  breast: { smokeC: 135, perHalfKilo: [28, 34], wood: 'apple or cherry' },
  pork: { smokeC: 120, perHalfKilo: [32, 40], wood: 'apple or cherry' },
  red: { smokeC: 120, perHalfKilo: [28, 36], wood: 'oak or apple' },
};

function kindOf({ item, food, safe, time }: Part, text: string): Kind | null {
  const line = item.text;
  if (
    /\bribs?\b/i.test(line) &&
    !/\b(?:rib ?eye|prime rib|rib roast|standing|short|rack of lamb|ribs? of beef|beef ribs?|fore ?rib)\b/i.test(
      line,
    )
  )
    return /\bspare|st\.? louis\b/i.test(line) ? 'spareribs' : 'ribs';
  if (safe!.kind === 'poultry') {
    if (food !== null && /duck|goose/.test(food.id)) return null;
    return /\bbreast\b/i.test(line) ? 'breast' : 'bird';
  }
  const falls = /\b(?:shred\w*|pull(?:ed|s)?|fall(?:s|ing)? apart|fork[- ]tender)\b/i.test(text);
  if (/\b(?:shoulder|butt|brisket|chuck)\b/i.test(line))
    return falls || /brisket/i.test(line) ? 'pulled' : null;
  if (/\b(?:gammon|ham|belly|shank|hock|knuckle)\b/i.test(line)) return null;
  if (/\bpork\b/i.test(line)) return 'pork';
  if (
    /\b(?:lamb|beef|sirloin|rump|topside|rib roast|prime rib|standing rib|tri[- ]?tip|tenderloin|roast)\b/i.test(
      line,
    )
  )
    return time?.tough === true && !/\bleg\b/i.test(line) && /\b(?:stewing|shin)\b/i.test(line)
      ? null
      : 'red';
  return null;
}

/** Cooler air takes longer: by how far it is above the middle of the food when that is done. Own rule. */
function atNewHeat([least, most]: Range, was: number, now: number): Range {
  if (was <= now) return [least, most];
  const factor = (was - innerCelsius) / (now - innerCelsius);
  return [least * factor, most * factor * (least === most ? 1.15 : 1)];
}
const innerCelsius = 60;

/** The joint over a closed fire or in smoke; null where it is no such roast. */
export function fireJoint(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const potted = target === 'smoker' && closedPots.has(source);
  if ((target !== 'grill' && target !== 'smoker') || !(sources.has(source) || potted)) return null;
  const vessel = potted ? potWords : tin;
  const { title } = understood.source;
  const said = textOf(ask);
  if (otherDishes.test(title)) return null;
  const meat = parts
    .filter(({ safe }) => safe !== null && safe.kind !== 'egg' && safe.kind !== 'fish')
    .sort((a, b) => b.grams - a.grams)[0];
  if (meat === undefined || meat.time?.minced === true || meat.grams < 500) return null;
  if (
    parts.some((part) => part !== meat && part.safe !== null && part.safe.kind !== 'fish' && part.grams > 100)
  )
    return null;
  const kind = kindOf(meat, `${title} ${said}`);
  if (kind === null) return null;
  if (potted && kind !== 'pulled') return null;
  const racks = kind === 'ribs' || kind === 'spareribs';
  if (!racks && !meat.whole && kind !== 'pulled') return null;
  if (target === 'grill' && kind === 'pulled') return null;
  // By what it weighs in the shop, bones and all.
  const grams = (meat.item.grams ?? meat.grams) / (meat.food?.edibleShare ?? 1);
  const inOven = (one: Clause): boolean =>
    one.actions.some(
      (action) =>
        action === 'roast' ||
        action === 'bake' ||
        action === 'broil' ||
        action === 'grill' ||
        (potted && (action === 'slow-cook' || action === 'pressure-cook')),
    ) ||
    ((one.minutes?.[1] ?? 0) >= 20 && /\b(?:cook|oven)\b/i.test(one.text));
  const timed = clauses.flatMap((one, at) =>
    inOven(one) &&
    one.minutes !== null &&
    !/\b(?:rest|chill|fridge|marinat\w*|saucepan|before (?:cooking|roasting))\b/i.test(one.text) &&
    understood.steps[one.step]!.contents.includes(meat.key)
      ? [at]
      : [],
  );
  const main = timed.reduce(
    (best, at) => (best < 0 || clauses[at]!.minutes![1] > clauses[best]!.minutes![1] ? at : best),
    -1,
  );
  if (main < 0 || clauses[main]!.minutes![1] < 30) return null;
  const last = timed.at(-1)!;
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const call = (part: Part): string => calledBy(understood, part);
  const the = (some: readonly Part[]): string => `the ${joinList([...new Set(some.map(call))])}`;
  const name = call(meat);
  const them =
    isPluralName(name) ||
    /^\s*(?:[2-9]|two|three)\b(?![\d/.\s-]*(?:lbs?|pounds?|kg|kilo))/i.test(meat.item.text)
      ? 'them'
      : 'it';
  // What lies or stands in the tin.
  const tinSteps = new Set(
    clauses.flatMap((one, at) => (at <= last && vessel.test(one.text) ? [one.step] : [])),
  );
  const inTin = (one: Clause, at: number): boolean =>
    at <= last &&
    (vessel.test(one.text) ||
      (tinSteps.has(one.step) && (potted || /^\W*(?:and |then )*(?:pour|add)\b/i.test(one.text))) ||
      (inOven(one) && one.names.every((key) => key === meat.key))) &&
    works.test(one.text) &&
    !/\b(?:saucepan|(?:small|cold|hot|frying|saut[eé]) pan|skillet|bowl)\b/i.test(one.text);
  const below = new Set(
    clauses.flatMap((one, at) =>
      inTin(one, at) || (at > main && at <= last) ? one.names.filter((key) => key !== meat.key) : [],
    ),
  );
  // A sauce that was poured into the pot has no place on a bare grate: such a dish goes another way.
  const poured = ({ key, food, item }: Part): boolean =>
    below.has(key) && food?.category === 'sauces-condiments' && !/\bvinegar\b/i.test(item.text);
  if (potted && parts.some(poured)) return null;
  const under = parts.filter(
    (part) =>
      below.has(part.key) &&
      (isThinLiquid(part.food) ||
        (potted && /\bvinegar\b/i.test(part.item.text)) ||
        (part.food !== null &&
          (isKind(part.food, 'vegetable') || isKind(part.food, 'fruit')) &&
          part.grams >= 40)),
  );
  const veg = under.filter((part) => !isThinLiquid(part.food) && !/\bvinegar\b/i.test(part.item.text));
  if (
    veg.reduce((sum, part) => sum + part.grams, 0) > 500 ||
    veg.some(({ time }) => time?.root === true && /\bpotato/i.test(said))
  )
    return null;
  const brushes = clauses.filter(
    (one, at) =>
      at > main - 2 &&
      at <= last + 2 &&
      /\b(?:brush|baste|glaze|slather)\b|^\W*(?:and |then )*(?:spread|spoon)\b/i.test(one.text) &&
      one.names.some((key) => sauceWords.test(byKey.get(key)!.item.text)),
  );
  const sauce = [...new Set(brushes.flatMap(({ names }) => names))]
    .map((key) => byKey.get(key)!)
    .filter((part) => part !== meat && !under.includes(part));
  const glazed = sauce.length > 0;
  // Potatoes and roots that roast under it have a tray and a time of their own.
  if (
    parts.some(
      ({ key, time, grams: much }) =>
        time?.root === true && much > 150 && clauses.some((one, at) => at <= last && one.names.includes(key)),
    )
  )
    return null;
  // A wet stretch under a cover stays in its oven.
  if (
    racks &&
    (under.some((part) => isThinLiquid(part.food)) || /\bboiling water\b|\bsteam\b|\bsimmer\b/i.test(said))
  )
    return null;
  const smoker = target === 'smoker';
  const own = figures[kind];
  const old: Range = timed.reduce<Range>(
    ([a, b], at) => [a + clauses[at]!.minutes![0], b + clauses[at]!.minutes![1]],
    [0, 0],
  );
  const oldC = clauses.find((one, at) => at <= main && (one.celsius ?? 0) >= 120)?.celsius ?? 180;
  const celsius = smoker ? own.smokeC : racks ? 150 : Math.max(165, Math.min(190, oldC));
  const heat = formatTemperature(celsius);
  const halves = grams / 500;
  const minutes: Range = racks
    ? smoker
      ? kind === 'ribs'
        ? [300, 330]
        : [345, 390]
      : kind === 'ribs'
        ? [120, 150]
        : [150, 180]
    : smoker
      ? byHalfHours([
          Math.max(90, potted ? 0 : old[0] * 1.15, own.perHalfKilo[0] * halves * damp(grams)),
          Math.max(120, potted ? 0 : old[1] * 1.15, own.perHalfKilo[1] * halves * damp(grams)),
        ])
      : kitchenMinutes(atNewHeat(old, oldC, celsius));
  const safe = meat.safe!.celsius;
  const rare = /\b(?:pink|rare|medium)\b/i.test(said);
  const done = (): string => {
    if (racks)
      return `The ribs are done when a rack bends and cracks on top when lifted with tongs, and a skewer slides in easily: by then they are far past the safe minimum of ${formatTemperature(safe)}.`;
    if (kind === 'pulled')
      return `It is done when a probe slides in like butter, at about ${formatTemperature(95)} in the middle, far past the safe minimum of ${formatTemperature(safe)}.`;
    if (safe >= 70)
      return `A thermometer should read ${formatTemperature(safe)} in the thickest part of the ${kind === 'bird' ? 'thigh, and of the breast' : name}, away from the bone.`;
    return `A thermometer in the thickest part of the ${name}, away from the bone, should read ${formatTemperature(safe)}${rare && kind === 'red' ? ', which is still pink; for well done wait for 71 °C (160 °F)' : ''}. Begin to look after three quarters of the time.`;
  };
  const liquid =
    under.length === 0
      ? `a finger’s depth of water`
      : `${the(under)}${under.length === veg.length ? ' and a finger’s depth of water' : ''}`;
  const tray = `Set a foil tray with ${liquid} ${smoker ? 'on the rack below' : 'under the grate on the cool side'}, to catch the juices${under.length > 0 ? ', and top it up with water before it dries out' : ''}.`;
  const ready = smoker
    ? `Heat the smoker to ${heat} with ${own.wood} wood, until the smoke is thin and blue.`
    : `Set up the grill with heat on one side only, so that it holds ${heat} with the lid closed: on a gas grill light all burners for 10 minutes and turn off half of them, on a charcoal grill bank the coals to one side. Clean and oil the grate.`;
  const flat = /\b(?:backbone|spatchcock\w*|butterfl\w+|flattened)\b/i.test(
    `${title} ${said} ${meat.item.text}`,
  );
  const many = them === 'them';
  const legs = flat && kind === 'bird' && !smoker;
  const lay = racks
    ? 'bone side down'
    : kind === 'bird'
      ? flat
        ? `opened flat, skin side up${legs ? ', legs toward the fire, as they need longer than the breast' : ''}${legs && many ? ', side by side with a hand’s width between them (one after the other where the cool side is too small)' : ''}`
        : 'breast side up'
      : kind === 'breast'
        ? 'skin side up'
        : meat.time?.tough === true || kind === 'red' || kind === 'pork'
          ? 'fat side up'
          : '';
  const time = formatMinutes(...minutes);
  const core: string[] = [];
  const brush = glazed ? the(sauce) : null;
  if (racks) {
    if (smoker) {
      core.push(
        `${ready} Lay the ribs on the grate, bone side down, and smoke at ${heat} for ${kind === 'ribs' ? '2½–3 hours' : '3 hours'}, until the bark is set and dark red.`,
      );
      core.push(
        `Wrap each rack tightly in foil with 2 tablespoons of water, meat side down, and go on for ${kind === 'ribs' ? '1½–2 hours' : '2 hours'}, until the meat has drawn back from the ends of the bones.`,
      );
      core.push(
        `Unwrap the ribs${brush === null ? '' : `, brush them with ${brush}`} and smoke them for ${brush === null ? '20–30 minutes, to firm the bark' : '30–45 minutes more, brushing once more, until sticky'}. ${done()}`,
      );
    } else {
      core.push(
        `${ready} Wrap each rack tightly in foil and cook over the cool side, with the lid closed, for ${time}, turning the parcels once, until the meat has drawn back from the ends of the bones.`,
      );
      core.push(
        `Unwrap the ribs${brush === null ? '' : `, brush them with ${brush}`} and grill them over the hot side for 6–10 minutes, turning${brush === null ? '' : ' and brushing'} often, until charred in spots${brush === null ? '' : ' and sticky'}; sugar burns fast, so stay with them. ${done()}`,
      );
    }
  } else {
    const wrap =
      kind === 'pulled'
        ? ` When the middle reaches about ${formatTemperature(74)} and stays there, wrap ${them} tightly in foil or butcher’s paper and go on.`
        : '';
    const basting = /\bbast\w*\b/i.test(said) && !smoker ? ', basting now and then' : '';
    core.push(
      `${ready} ${tray} Lay the ${many && !isPluralName(name) ? `${name}s` : name} ${smoker ? 'on the grate above it' : 'on the grate over the tray'}${lay === '' ? '' : `, ${lay}`}.`,
    );
    core.push(
      `${smoker ? `Smoke at ${heat} for ${time}` : `Cook with the lid closed at ${heat} for ${time}${basting}, ${legs ? (many ? 'swapping their places once' : 'without turning') : `turning ${them} round once so that both sides face the fire`}`}.${smoker ? ' Add wood and water as they burn down, and open the smoker as little as you can.' : ''}${wrap} ${done()}`,
    );
    if (brush !== null)
      core.push(
        `Brush the ${name} with ${brush} for the last 15–20 minutes, so that the sugar does not burn.`,
      );
    if (!smoker && (kind === 'red' || kind === 'pork'))
      core.push(
        `For a dark crust move ${them} over the fire for 2–3 minutes on each side at the end, with the lid open.`,
      );
    if (kind === 'bird' || kind === 'breast')
      core.push(
        smoker
          ? 'If the skin is still soft, crisp it for 5–8 minutes under a hot broiler or over direct heat.'
          : legs
            ? `To crisp the skin, lay ${them} skin side down over the fire for 2–3 minutes at the end, and move ${them} back where the fat flares up.`
            : `If the skin is pale, lay ${them} skin side down over the fire for 2–3 minutes, and move ${them} back where the fat flares up.`,
      );
    if (kind === 'pulled')
      core.push(`Keep ${them} wrapped and let ${them} rest for 45–60 minutes before you pull ${them}.`);
  }
  const step = clauses[main]!.step;
  let put = false;
  const told = new Set<string>();
  const block = racks ? core : [core[0]!, core.slice(1).join(' ')];
  for (const one of block) told.add(one);
  const makesGravy = under.length > 0;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === main) {
        put = true;
        return [...block.map((one) => `${ownStep}${one}`), ownStep];
      }
      if (
        clause.actions.includes('preheat') ||
        /^\W*(?:(?:pre-?)?heat|turn on) (?:the |your )?oven\b/i.test(clause.text)
      )
        return 'drop';
      if (at < main) return inTin(clause, at) ? 'drop' : null;
      if (at <= last) return 'drop';
      // Foil that was opened and sauce that went on are told already.
      if (racks && /\bfoil\b/i.test(clause.text)) return 'drop';
      if (/^\W*(?:and |then )*(?:un)?cover\b/i.test(clause.text) && clause.names.length === 0) return 'drop';
      if (
        glazed &&
        clause.names.length > 0 &&
        clause.names.every((key) => sauce.some((part) => part.key === key)) &&
        /\b(?:brush|glaze|slather)\b/i.test(clause.text)
      )
        return 'drop';
      if (
        !makesGravy &&
        !rests.test(clause.text) &&
        clause.names.every((key) => key === meat.key) &&
        tin.test(clause.text) &&
        clause.actions.some((action) => actionNature[action].heats)
      )
        return 'drop';
      return null;
    },
    (text) =>
      told.has(text) || !put
        ? text
        : text
            .replace(
              /\b(?:put|set|place) (?:the )?(?:roasting |baking )?(?:tin|pan|tray) (?=(?:on|over) )/i,
              'pour the juices from the foil tray into a saucepan and set it ',
            )
            .replace(
              /\b(?:put|set|place) it (?=(?:on|over) )/i,
              'pour the juices into a saucepan and set it ',
            )
            .replace(/\b(?:roasting|baking) (?:tin|pan|tray|dish)\b/gi, 'foil tray')
            .replace(/\b(from|in|into|of) the (?:tin|pan|tray)\b(?! juices)/gi, '$1 the foil tray')
            .replace(potted ? /\b(?:strain|skim|pour off) the juices\b/i : /(?!)/, '$& from the foil tray')
            .replace(/\b(?:pan|tin) juices\b/gi, 'juices from the foil tray'),
  );
  if (!put) return null;
  const text = steps.map((one) => one.text).join('\n');
  if (/undefined|\bthe the\b|\boven\b/i.test(text)) return null;
  const ideas: Idea[] = [
    {
      kind: 'time',
      step,
      before: formatMinutes(...(racks ? clauses[main]!.minutes! : old)),
      after: racks && smoker ? (kind === 'ribs' ? '2½–3 hours' : '3 hours') : time,
      reason: reasonOf(
        ask,
        smoker
          ? racks
            ? 'fire-ribs'
            : kind === 'pulled'
              ? 'fire-pulled'
              : 'fire-smoke-time'
          : racks
            ? 'fire-ribs-grill'
            : oldC > celsius + 4
              ? 'fire-grill-longer'
              : 'fire-grill-time',
      ),
    },
    {
      kind: potted ? ('add' as const) : ('temperature' as const),
      step: clauses.find((one, at) => at <= main && one.celsius !== null)?.step ?? step,
      before: potted ? null : formatTemperature(oldC),
      after: heat,
      reason: reasonOf(ask, smoker ? (safe >= 70 ? 'fire-bird-heat' : 'fire-smoke-heat') : 'fire-grill-heat'),
    },
    ...(racks
      ? []
      : [
          {
            kind: 'add' as const,
            step,
            before: null,
            after: tray,
            reason: reasonOf(ask, under.length > 0 ? 'fire-tray' : 'fire-water'),
          },
        ]),
  ];
  // What stays as it was is no change.
  const changed = ideas.filter(
    ({ before, after, kind: sort }) =>
      before !== after && !(sort === 'temperature' && Math.abs(oldC - celsius) < 4),
  );
  return {
    dish: racks ? 'pieces' : 'roast',
    ...(smoker ? {} : { title: grilledTitle(title) }),
    steps,
    ideas: changed,
    method: reasonOf(ask, smoker ? 'method-smoke' : 'fire-how'),
    words: reasonOf(ask, 'fire-words'),
    gone: reasonOf(ask, 'fire-words'),
    safety: smoker ? [reasonOf(ask, 'smoker-danger')] : [reasonOf(ask, 'grill-plates')],
  };
}

/** Hours are told by the half. */
const byHalfHours = (range: Range): Range =>
  range[0] < 150
    ? kitchenMinutes(range)
    : [
        Math.round(range[0] / 30) * 30,
        Math.max(Math.round(range[0] / 30) * 30 + 30, Math.round(range[1] / 30) * 30),
      ];

/** Large pieces take less for each pound than small ones. */
const damp = (grams: number): number => Math.min(1.15, (2000 / grams) ** 0.25);

/** "Roast Leg of Lamb" over a fire. */
function grilledTitle(title: string): string {
  const made = title.replace(
    /\b(?:oven[- ])?(?:roast(?:ed)?|baked|oven) (?=(?:\w+ ){0,3}(?:leg|chicken|turkey|pork|lamb|beef|ribs?|loin|sirloin|tenderloin|rack|baby)\b)/i,
    'Grilled ',
  );
  return made === title ? `Grilled ${title}` : made;
}
