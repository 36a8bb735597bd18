/**
 * Pieces that were fried in a pan or in deep oil, in an air fryer or an oven: the coat is made for dry heat, the heat is
 * told by halves with the turning between them, and what was glazed, sauced or topped afterwards keeps its stage.
 */
import { isKind } from '#food/ingredient';
import { formatMinutes, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause, Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, type Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import {
  figureOf,
  ownStep,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type Idea,
  type LineChange,
  type Told,
} from './telling.ts';
import { coatOf, coatWork, type Coat } from './pieces-coat.ts';
import { calledBy } from './wet-pot-words.ts';
import { glazeOf, glazed } from './pieces-glaze.ts';
import { leftOver, oilHeat, saidMinutes } from './pieces-crisp-words.ts';

const targets: ReadonlySet<string> = new Set(['airFryer', 'oven', 'convectionOven']);
const sources: ReadonlySet<string> = new Set(['stovetop', 'deepFryer', 'wok']);
/** Dishes that are no pieces, whatever is fried for them. */
const otherDishes =
  /\b(?:stew|soup|curry|casserole|(?<!sweet )chill?i(?! (?:and|oil|salt|lime|garlic|sauce))|pie|pasta|spaghetti|risotto|rice|noodles?|hash|stir[- ]?fry|meat ?balls|stuffed|rolls?|tacos?|salad|frittata|omelette|pancakes?|shakshuka|sandwich|burgers?|fajitas?|skewers|sweet and sour|general tso|orange chicken|kung pao)\b/i;
/** How an oven and its racks are worked between two stretches of the same roast. */
const ovenTalk =
  /\b(?:racks?|oven|heat|temperature|trays?|pans?|baking sheet)\b|^\W*(?:and |then )*(?:crank|turn|increase|raise|rotate|flip|return)\b/i;
const fryActions: ReadonlySet<string> = new Set(['fry', 'deep-fry', 'sear', 'saute', 'brown']);
const handles = /\b(?:fry|frying|brown|sear|cook|turn|flip)\b/i;
const timed = /\b(?:per side|each side|a side|golden|brown|crisp\w*|charred|\d+ ?min\w*)\b/i;
const oilReady =
  /^\W*(?:meanwhile,?\s+|then\s+|and\s+|next,?\s+)*(?:(?:in|into) (?:a|the|your) [^,]{3,50},\s*)?(?:heat|warm|pour|fill|bring|melt|add|put|get)\b[^.;]*\b(?:oil|fat|lard|ghee|butter|shortening|fryer)\b/i;
const batchTalk =
  /\b(?:batch(?:es)?|crowd\w*|repeat|remaining oil|rest of the (?:oil|fish|chicken|pieces)|come back (?:up )?to|back up to|keep\b[^.;]*\bwarm|sizzles?|one at a time)\b/i;
const drains =
  /^\W*(?:and |then )*(?:drain|blot|(?:remove|transfer|lift|set|take|place|put|move|tip|scoop)\b[^.;]*\b(?:paper|towels?|kitchen roll|rack|plate|slotted|out|aside))\b/i;
const pourOff = /^\W*(?:and |then )*(?:pour|tip|drain) (?:off|away)|^\W*wipe (?:out|clean)\b/i;
/** The fat and the crust of the pan are the sauce: that dish needs its pan. */
const panSauce =
  /\b(?:drippings|pan juices|fat (?:in|from|left)|(?:same|used|dirty) (?:pan|skillet)|scrap(?:e|ing)|deglaze|gravy)\b/i;
const onTray =
  /\b(?:baking|roasting|sheet|cookie|oven)[- ](?:tins?|trays?|pans?|dish(?:es)?|sheets?)\b|\b(?:tray|rack|foil|parchment|basket|baking paper|tin)\b/i;
const lined = /\b(?:line|grease|oil)\b[^.;]*\b(?:tray|sheet|tin|pan|dish|basket)\b/i;
/** A tray that is only made ready holds nothing yet. */
const readiesTray =
  /\b(?:line|grease|oil|spray|cover)\b[^.;]*\b(?:tray|sheet|tin|pan|dish|basket)\b|\b(?:set|place|put|fit|top)\b[^.;]*\ba (?:wire |cooling |oven(?:proof)? )?rack\b/i;
const heatsPan = /^\W*(?:then )?(?:heat|get|put|preheat)\b[^.;]*\b(?:pan|skillet|griddle|grill pan|wok)\b/i;
/** Oil that is put on the pieces before the heat. */
const films = ({ text }: Clause): boolean =>
  /^\W*(?:and |then )*(?:spray|brush|drizzle|mist|spritz)\b/i.test(text);
const sprays = /\b(?:spray oil|(?:oil|cooking|olive oil) spray)\b/i;
const isEgg = ({ food }: Part): boolean => food !== null && isKind(food, 'egg');
const veganBlock = /\b(?:tofu|tempeh|halloumi|paneer|seitan)\b/i;

/** Enough of a vegetable to cook beside the pieces. */
const joins = (parts: readonly Part[], key: string): boolean =>
  parts.some((part) => part.key === key && part.grams >= 100 && part.time !== null);

/** A food that is crisped piece by piece. */
const isPiece = (part: Part): boolean =>
  part.grams >= 150 &&
  part.time?.minutes.airfry !== undefined &&
  ((part.safe !== null &&
    part.safe.kind !== 'egg' &&
    part.safe.kind !== 'ground' &&
    (!part.whole || /\b(?:cut up|jointed|pieces|portions)\b/i.test(part.item.text))) ||
    veganBlock.test(part.item.name));

/** The pieces in dry heat; null where they were no pieces of one sort, or where the pan makes their sauce. */
export function crispPieces(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  const chamber = source === 'oven' || source === 'airFryer' || source === 'convectionOven';
  if (!targets.has(target) || !(sources.has(source) || chamber)) return null;
  if (chamber && (target === 'airFryer') === (source === 'airFryer')) return null;
  if (otherDishes.test(title)) return null;
  const mains = parts.filter(isPiece);
  if (mains.length === 0 || mains.length > 2) return null;
  // What is fried first and only topped in the oven was fried.
  const dry =
    source === 'airFryer' ||
    (chamber &&
      !clauses.some(
        (one) => isFry(one) && timed.test(one.text) && !oilReady.test(one.text) && ofMains(ask, one, mains),
      ));
  const fryAt = clauses.flatMap((one, at) =>
    isFry(one, dry) && !oilReady.test(one.text) && timed.test(one.text) && ofMains(ask, one, mains)
      ? [at]
      : [],
  );
  const first = fryAt[0];
  const last = fryAt.at(-1);
  if (first === undefined || last === undefined) return null;
  // Other things that are fried with them or before have times of their own.
  const heavy = parts.filter(
    (part) =>
      !mains.includes(part) &&
      part.grams >= 80 &&
      part.time !== null &&
      clauses.some((one, at) => at <= last && isHotAction(one) && one.names.includes(part.key)),
  );
  if (heavy.length > 0) return null;
  const fats = parts.filter(
    (part) =>
      ((part.food !== null && (isKind(part.food, 'fat') || isKind(part.food, 'butter'))) ||
        sprays.test(part.item.text)) &&
      clauses.some(
        (one, at) =>
          at <= last && (oilReady.test(one.text) || isFry(one) || films(one)) && one.names.includes(part.key),
      ),
  );
  const oil =
    fats.find(({ item }) => /\b(?:oil|lard|shortening|ghee|fat)\b/i.test(item.text)) ??
    parts.find(({ item }) => /\boil\b[^,]*,? (?:for|to) [\w ]*fry/i.test(item.text)) ??
    fats[0];
  const coat = coatOf(ask, first, mains);
  // What was rubbed with oil needs no more of it.
  const rubbed = parts.some(
    (part) =>
      part.food !== null &&
      (isKind(part.food, 'fat') || isKind(part.food, 'butter')) &&
      clauses.some(
        (one, at) => at < first && one.names.includes(part.key) && !oilReady.test(one.text) && !films(one),
      ),
  );
  // Wings and pieces in their skin crisp in their own fat.
  const ownFat = mains.every(
    ({ item, safe }) => safe?.kind === 'poultry' && /\bwings?\b|\bskin[- ]on\b/i.test(item.text),
  );
  if (oil === undefined && (coat !== 'none' || !(rubbed || ownFat))) return null;
  // What lies on the tray with them would not be in the basket.
  const trays = clauses.flatMap((one, at) => (dry && at < first && onTray.test(one.text) ? [at] : []));
  const isOwn = (key: string): boolean =>
    key === oil?.key || fats.some((one) => one.key === key) || mains.some((one) => one.key === key);
  if (trays.some((at) => clauses[at]!.names.some((key) => !isOwn(key)))) return null;
  // What is laid or poured over them on the tray, or scents the fat of the pan, has no place in a basket.
  const opened = dry
    ? Math.min(...trays.filter((at) => !readiesTray.test(clauses[at]!.text)), first)
    : clauses.findIndex((one, at) => at < first && (oilReady.test(one.text) || heatsPan.test(one.text)));
  if (
    clauses.some(
      ({ names, text }, at) =>
        (at > opened &&
          opened >= 0 &&
          at < first &&
          names.some((key) => !isOwn(key)) &&
          !/^\W*season\b/i.test(text)) ||
        (dry && at < first && /^\W*(?:pour|spoon)\b[^.]*\bover\b/i.test(text)) ||
        (at > last && dry && /\bfrom the (?:dish|tin|tray|pan)\b/i.test(text)) ||
        (at > last &&
          (/\b(?:return|reduce the heat|lower the heat)\b/i.test(text) ||
            (/^\W*add\b/i.test(text) && names.some((key) => mains.some((part) => part.key === key))))),
    )
  )
    return null;
  const after = readAfter(ask, last, mains, dry);
  if (after === null) return null;

  const air = target === 'airFryer';
  const us = thinksInFahrenheit(understood.source);
  const grams = mains.reduce((sum, part) => sum + Math.max(part.item.grams ?? 0, part.grams), 0);
  const text = textOf(ask);
  const poultry = mains.some(({ safe }) => safe?.kind === 'poultry');
  const boned = mains.some(
    ({ food, item }) =>
      /\b(?:bone|drumsticks?|wings?|legs?)\b/i.test(item.text) ||
      food?.id.includes('bone-in') === true ||
      (food !== null && isKind(food, 'whole-chicken')),
  );
  const wings = mains.some(({ item }) => /\bwings?\b/i.test(item.text));
  const them = themOf(ask, mains);
  const many = isPluralName(them);
  const it = many ? 'them' : 'it';
  const range = minutesOf(ask, mains, coat, air, boned);
  const half = Math.max(2, Math.round(range[0] * 0.55));
  const celsius = air
    ? coat === 'dredge' && boned
      ? 190
      : 200
    : (coat === 'none' && boned ? 210 : 220) - (target === 'convectionOven' ? 20 : 0);
  const heat = formatTemperature(celsius);
  const bottle =
    (oil === undefined ? 'oil' : callOf(oil)).replace(/\s*\b(?:for|to) (?:deep |shallow )?fry\w*.*$/i, '') ||
    'oil';
  const spoons = grams > 900 ? 3 : 2;
  const deep =
    oil !== undefined && !dry && ((oil.item.grams ?? 0) >= 40 || /\bfry(?:ing)?\b/i.test(oil.item.text));
  const lines: LineChange[] = [];
  const ideas: Idea[] = [];
  const stepAt = clauses[last]!.step;
  if (deep)
    lines.push({
      key: oil!.key,
      line: `${spoons} tbsp ${bottle}${/\b(?:butter|lard|ghee|dripping|fat|shortening)\b/i.test(bottle) ? ', melted, for brushing' : air ? ', in a spray bottle or for brushing' : ''}`,
      reason: reasonOf(ask, 'crisp-oil'),
      less: true,
    });
  // Butter that only fried them is in the brush as well.
  const butter = fats.find((part) => part !== oil && !usedElsewhere(ask, part, last));
  const film =
    coat === 'crumbs' && !/\bspray\b/i.test(bottle) && butter === undefined && !/\btoast\w*\b/i.test(text)
      ? `the rest of the ${bottle}`
      : butter === undefined
        ? `the ${bottle}`
        : `the ${callOf(butter)}, melted with the ${bottle},`;

  // The coat, made for air.
  const extra = coatWork(ask, {
    coat,
    mains,
    first,
    us,
    poultry,
    wings,
    boned,
    air,
    oil: bottle,
    lines,
    ideas,
  });

  const limit =
    (ask.size.capacityL ?? figureOf(ask, 'air-fryer-load', 'usualCapacityL')) *
    figureOf(ask, 'air-fryer-load', 'gramsPerL');
  const batches = air ? Math.max(1, Math.ceil((grams * (wings ? 1.75 : 1)) / limit - 0.35)) : 1;
  const skin =
    /\bskin[- ]on\b/i.test(mains.map(({ item }) => item.text).join(' ')) ||
    (boned &&
      !wings &&
      !/\bskinless\b|\bskin (?:removed|off)\b/i.test(mains.map(({ item }) => item.text).join(' ')));
  const cue = cueOf(clauses.slice(first, last + 1), mains, coat);
  const check = checkOf(ask, mains, boned, cue);
  const bare = coat === 'none' && (rubbed || oil === undefined);
  const lay =
    coat === 'none'
      ? `Brush the ${them} all over with ${film}`
      : `Spray or brush the ${them} all over with ${film}`;
  const until = coat === 'none' ? '' : ', until no dry patch shows';
  const preheat = air ? `Preheat the air fryer to ${heat} for 3 minutes.` : '';
  const basket = `lay ${it} ${skin ? 'skin side up ' : ''}in the basket in a single layer without touching`;
  const tray = us ? 'rimmed baking sheet' : 'baking tray';
  const ready = air
    ? `${preheat} ${bare ? basket.replace(/^lay (?:them|it)/, `Lay the ${them}`) : `${lay.replace(/,$/, '')}${until === '' ? '' : `${until},`} and ${basket}`}${batches > 1 ? `, in ${batches} batches` : ''}.`
    : `Preheat the ${target === 'oven' ? 'oven' : 'convection oven'} to ${heat}, with a wire rack over a ${tray} inside. ${bare ? `Lay the ${them} ` : `${lay.replace(/,$/, '')}${until === '' ? '' : `${until},`} and lay ${it} `}${skin ? 'skin side up ' : ''}on the hot rack without touching.`;
  const turn =
    coat === 'none' || wings ? `turning ${it}` : `turning ${it} carefully and oiling any dry patch`;
  const small =
    veganBlock.test(them) ||
    mains.some(({ item }) => /\b(?:cubes?|cubed|bites?|nuggets?|popcorn)\b/i.test(item.text));
  const verb = air ? 'Air-fry' : 'Bake';
  const flat = coat === 'none' && mains.every(({ safe }) => safe?.kind === 'fish');
  const cook = flat
    ? `${verb} for ${formatMinutes(...range)}, without turning, ${cue}${check}.`
    : small
      ? `${verb} for ${formatMinutes(...range)}, ${air ? 'shaking the basket twice' : 'turning once halfway'}, ${cue}${check}.`
      : `${verb} for ${formatMinutes(...range)} in all, ${turn} after ${half} minutes, ${cue}${check}.`;
  const glaze = glazeOf(ask, { first, last, isOwn, dry });
  const again =
    batches > 1 && glaze < 0
      ? ` When the last batch is done, put the others back in with ${it} for 2 minutes, to be hot and crisp again.`
      : '';
  const rest =
    (coat === 'dredge' || coat === 'crumbs') &&
    boned &&
    !clauses.some((one, at) => at > last && /\b(?:rest|rack)\b/i.test(one.text))
      ? ' Let them rest on a rack for 5 minutes: on a plate the crust steams soft.'
      : '';
  const top = after.top === null ? [] : topped(ask, after.top, air, { celsius, them });
  const ready0 = clauses.findIndex(
    (one, at) => at < first && (oilReady.test(one.text) || heatsPan.test(one.text)),
  );
  let put = false;
  let sauced = false;
  let joined = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (after.top !== null && at > last && at <= after.top.until) {
        if (at !== after.top.until) return 'drop';
        return top;
      }
      if (at >= first && at <= last) {
        if (!put) {
          put = true;
          return [`${ownStep}${ready}`, `${ownStep}${cook}${again}${rest}`, ownStep];
        }
        if (at === glaze) return [`${ownStep}${glazed(them, verb, batches > 1)}`, ownStep];
        // Vegetables that joined the pieces on their tray have a time of their own.
        if (chamber && clause.names.some((key) => !isOwn(key) && joins(parts, key))) joined = true;
        return isFry(clause, dry) ||
          drains.test(clause.text) ||
          (dry && clause.names.every(isOwn) && (ovenTalk.test(clause.text) || films(clause))) ||
          batchTalk.test(clause.text) ||
          fatOnly(clause, fats)
          ? 'drop'
          : null;
      }
      if (at < first)
        return (oilReady.test(clause.text) ||
          trays.includes(at) ||
          films(clause) ||
          heatsPan.test(clause.text)) &&
          clause.names.every(isOwn)
          ? 'drop'
          : /\bsizzl\w+\b/i.test(clause.text) ||
              (ready0 >= 0 && batchTalk.test(clause.text) && clause.names.every(isOwn)) ||
              clause.actions.includes('preheat') ||
              (lined.test(clause.text) && clause.names.length === 0)
            ? 'drop'
            : ready0 >= 0 && at > ready0 && clause.names.every((key) => mains.some((one) => one.key === key))
              ? 'drop'
              : null;
      if (pourOff.test(clause.text)) return 'drop';
      if (
        (drains.test(clause.text) &&
          clause.minutes === null &&
          clause.names.every((key) => mains.some((one) => one.key === key))) ||
        (batchTalk.test(clause.text) && clause.names.every(isOwn)) ||
        (oilReady.test(clause.text) &&
          clause.names.length > 0 &&
          clause.names.every((key) => key === oil?.key))
      )
        return 'drop';
      return null;
    },
    (said, step) => {
      let out = dry ? said.replace(/\b(?:pan|tray|tin|cooking) juices\b/gi, 'juices') : said;
      // No fat drips off any more.
      out = out.replace(/\bDrain (?=on a (?:wire |cooling )?rack\b)/g, 'Rest ');
      if (extra.at === step && !out.includes(extra.text)) out = extra.place(out);
      if (step >= stepAt || after.sauce.has(step)) {
        const inPan = /\b(?:in|into|to) (?:the|a|same|your) (?:[\w-]+ )?(?:pan|skillet|wok|pot)\b/i;
        if (after.sauce.has(step) && inPan.test(out) && !/saucepan/.test(out)) {
          out = out.replace(inPan, (found) => `${found.split(' ')[0]!} a small saucepan over medium heat`);
          sauced = true;
        }
      }
      return out;
    },
  );
  if (glaze >= 0)
    ideas.push({
      kind: 'text',
      step: clauses[glaze]!.step,
      before: clauses[glaze]!.text,
      after: glazed(them, verb, batches > 1),
      reason: reasonOf(ask, 'crisp-glaze'),
    });
  if (joined || (after.sauce.size > 0 && after.needsPan && !sauced)) return null;
  if (leftOver(steps, air)) return null;
  const before = clauses[last]!.minutes;
  ideas.unshift({
    kind: 'time',
    step: stepAt,
    before: before === null ? clauses[last]!.text : saidMinutes(clauses, fryAt),
    after: small || flat ? formatMinutes(...range) : `${formatMinutes(...range)} in all`,
    reason: reasonOf(
      ask,
      dry ? (air ? 'crisp-time-fan' : 'crisp-time-still') : air ? 'crisp-time-air' : 'crisp-time-oven',
    ),
  });
  ideas.push({
    kind: 'temperature',
    step: stepAt,
    before: oilHeat(clauses),
    after: heat,
    reason: reasonOf(
      ask,
      dry ? (air ? 'crisp-heat-fan' : 'crisp-heat-still') : air ? 'crisp-heat-air' : 'crisp-heat-oven',
    ),
  });
  if (after.top !== null)
    ideas.push({
      kind: 'text',
      step: clauses[after.top.until]!.step,
      before: clauses[after.top.until]!.text,
      after: air ? 'until the cheese has melted' : 'until the cheese bubbles',
      reason: reasonOf(ask, 'crisp-top'),
    });
  return {
    dish: dry ? 'pieces' : 'fried',
    steps,
    lines,
    ideas,
    method: reasonOf(
      ask,
      dry ? (air ? 'crisp-how-fan' : 'crisp-how-still') : air ? 'fry-how-air' : 'crisp-how-oven',
    ),
    words: reasonOf(ask, dry ? 'crisp-words-dry' : 'crisp-words'),
    gone: reasonOf(ask, after.top !== null ? 'crisp-top-gone' : dry ? 'crisp-gone-dry' : 'crisp-gone'),
    safety: air ? [reasonOf(ask, 'air-fryer-load')] : [],
  };
}

const isFry = (clause: Clause, dry = false): boolean =>
  (dry ||
    !(
      /\b(?:oven|broil\w*|bake|roast)\b/i.test(clause.text) ||
      clause.actions.some((one) => one === 'bake' || one === 'roast' || one === 'broil')
    )) &&
  (clause.actions.some((action) => fryActions.has(action)) ||
    (dry &&
      clause.minutes !== null &&
      clause.actions.some((action) => action === 'air-fry' || action === 'roast' || action === 'bake')) ||
    (handles.test(clause.text) &&
      timed.test(clause.text) &&
      !/\b(?:simmer|boil|bake|roast|reduce|stir in)\b/i.test(clause.text)));

const isHotAction = (clause: Clause): boolean =>
  clause.actions.some((action) => actionNature[action].heats && action !== 'melt');

/** Whether a clause speaks of the pieces: by name, or of nothing else. */
const ofMains = ({ understood, parts }: Ask, clause: Clause, mains: readonly Part[]): boolean =>
  mains.some(({ key }) => clause.names.includes(key)) ||
  // "Deep fry 2 at a time": what else could it be.
  (clause.names.length === 0 && parts.filter(isPiece).length === mains.length) ||
  (!clause.names.some((key) => !mains.some((one) => one.key === key)) &&
    mains.some(({ key }) => understood.steps[clause.step]!.contents.includes(key))) ||
  (clause.names.length > 0 &&
    mains.some(({ key }) => understood.steps[clause.step]!.contents.includes(key)) &&
    /\b(?:them|pieces|fingers|cutlets|chops|cubes|schnitzels?|side)\b/i.test(clause.text));

const fatOnly = (clause: Clause, fats: readonly Part[]): boolean =>
  clause.names.length > 0 && clause.names.every((key) => fats.some((one) => one.key === key));

const usedElsewhere = ({ clauses }: Ask, part: Part, last: number): boolean =>
  clauses.some(
    (one, at) => one.names.includes(part.key) && (at > last || !(oilReady.test(one.text) || isFry(one))),
  );

/** What happens to the pieces when they are fried. */
interface After {
  /** Instructions that make a sauce on the stove. */
  readonly sauce: ReadonlySet<number>;
  /** The sauce was made in the pan that is gone. */
  readonly needsPan: boolean;
  /** Cheese that melts over them. */
  readonly top: { readonly from: number; readonly until: number } | null;
}

const ownVessel =
  /\bsauce ?pan\b|\b(?:small|another|separate|little|second) (?:\w+ )?(?:pan|pot|skillet)\b|\bmicrowave\b/i;

function readAfter(
  { clauses, parts, understood }: Ask,
  last: number,
  mains: readonly Part[],
  dry: boolean,
): After | null {
  const sauce = new Set<number>();
  let needsPan = false;
  let top: After['top'] = null;
  const cheese = parts.filter(({ food }) => food !== null && isKind(food, 'cheese'));
  for (let at = last + 1; at < clauses.length; at += 1) {
    const clause = clauses[at]!;
    if (panSauce.test(clause.text) && !(dry && !isHotAction(clause))) return null;
    const minutes = clause.minutes?.[1] ?? 0;
    const hot =
      isHotAction(clause) ||
      /\b(?:bubbles?|thicken\w*|sizzl\w*)\b/i.test(clause.text) ||
      (minutes > 0 && /\b(?:stir|cook)\b/i.test(clause.text));
    if (/\b(?:in|into|to) the (?:pan|skillet|wok)\b/i.test(clause.text) && clause.names.length > 0) {
      sauce.add(clause.step);
      needsPan = true;
    }
    if (clause.actions.some((one) => one === 'bake' || one === 'broil' || one === 'roast')) {
      const from = last + 1;
      const melts = cheese.some(({ key }) =>
        clauses.slice(from, at + 1).some((one) => one.names.includes(key)),
      );
      if (!melts || top !== null || mains.some(({ safe }) => safe?.kind === 'fish')) return null;
      top = { from, until: at };
      continue;
    }
    if (!hot || clause.actions.includes('preheat')) continue;
    if (mains.some(({ key }) => clause.names.includes(key)) && minutes > 4) return null;
    if (minutes > 12) return null;
    if (/\b(?:simmer|braise|stew|return)\b/i.test(clause.text) && minutes > 6) return null;
    sauce.add(clause.step);
    if (!ownVessel.test(understood.source.instructions[clause.step]!)) needsPan = true;
  }
  return { sauce, needsPan, top };
}

/** Sauce and cheese over the crisp pieces. */
function topped(
  ask: Ask,
  top: NonNullable<After['top']>,
  air: boolean,
  { celsius, them }: { readonly celsius: number; readonly them: string },
): readonly string[] {
  const { clauses, parts } = ask;
  const names = [...new Set(clauses.slice(top.from, top.until + 1).flatMap((one) => one.names))];
  const on = names
    .flatMap((key) => parts.find((part) => part.key === key) ?? [])
    .filter((part) => !isPiece(part));
  const said = clauses
    .slice(top.from, top.until + 1)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  // What is all in the crumbs is not on top as well.
  const used = (part: Part): boolean =>
    clauses.some((one, at) => at < top.from && one.names.includes(part.key));
  const isCheese = ({ food }: Part): boolean => food !== null && isKind(food, 'cheese');
  const cheeses = on.filter(
    (part) => isCheese(part) && (!used(part) || said.includes(callOf(part).split(' ').at(-1)!.toLowerCase())),
  );
  const wet = on.filter((part) => !isCheese(part));
  const shared = (part: Part): string =>
    clauses.some((one, at) => at < top.from && one.names.includes(part.key))
      ? `the rest of the ${callOf(part)}`
      : `the ${callOf(part)}`;
  const cheese = joinList(cheeses.map(shared));
  const sauce = wet.map(shared);
  const bed = wet.length === 1 && wet[0]!.grams > 200;
  const warm = bed ? `${ownStep}Meanwhile, warm ${sauce[0]!} in a small saucepan over low heat.` : null;
  const over = bed
    ? `Spoon a heaped tablespoon of the sauce over each piece, so that the edges stay crisp, and top with ${cheese}.`
    : `Top the ${them} with ${joinList([...sauce, cheese])}.`;
  const heat = air
    ? `Air-fry at ${formatTemperature(Math.min(celsius, 180))} for 3–4 minutes more, until the cheese has melted.`
    : `Bake for 6–8 minutes more, until the cheese bubbles.`;
  return [
    ...(warm === null ? [] : [warm]),
    `${ownStep}${over} ${heat}${bed ? ' Keep the rest of the sauce for serving.' : ''}`,
    ownStep,
  ];
}

/** The pieces as their author calls them. */
function themOf({ understood }: Ask, mains: readonly Part[]): string {
  if (mains.length > 1)
    return mains.every(({ food }) => food !== null && isKind(food, 'chicken'))
      ? 'chicken'
      : joinList(mains.map(callOf));
  const said =
    /\b(?:fish fingers|nuggets|schnitzels?|cutlets|goujons|tenders|wings|strips|karaage|katsu)\b/i.exec(
      understood.source.instructions.join('\n'),
    )?.[0];
  if (said !== undefined && !/^(?:katsu|karaage|strips)$/i.test(said)) return said.toLowerCase();
  const called = calledBy(understood, mains[0]!);
  return called.split(' ').length > 3 ? callOf(mains[0]!) : called;
}

/** Minutes by the slowest of the pieces. */
function minutesOf(ask: Ask, mains: readonly Part[], coat: Coat, air: boolean, boned: boolean): Range {
  const text = `${textOf(ask)}\n${mains.map(({ item }) => item.text).join('\n')}`;
  const sliver = /\b(?:fingers|goujons|strips|nuggets|tenders|bites|popcorn)\b/i.test(text);
  const ranges = mains.map(({ time }): Range => {
    const [min, max] = (air ? time!.minutes.airfry : time!.minutes.roast) ?? [12, 15];
    const thin =
      /\b(?:(?:halved|in half|halve\w* [^.]{0,30}) (?:horizontally|lengthways|lengthwise)|butterfl\w+)\b/i.test(
        text,
      ) && !boned
        ? 0.75
        : 1;
    const factor =
      thin *
      (sliver && !boned && !time!.foods.includes('fish') ? 0.7 : sliver ? 0.85 : 1) *
      (air || boned || !coatedThick(coat) ? 1 : 0.9);
    const plus = boned && coat === 'dredge' ? 2 : 0;
    return [Math.max(6, Math.round(min * factor) + plus), Math.max(8, Math.round(max * factor) + plus)];
  });
  return [Math.max(...ranges.map(([min]) => min)), Math.max(...ranges.map(([, max]) => max))];
}

const coatedThick = (coat: Coat): boolean => coat === 'crumbs' || coat === 'dredge';

/** How it looks when it is done, in the author's words where there are some. */
function cueOf(some: readonly Clause[], mains: readonly Part[], coat: Coat): string {
  const said = some.map(({ text }) => text).join(' ');
  const found =
    /\b(?:deep |dark |light |pale )?golden(?:[- ]brown)?(?: and (?:very )?crisp\w*)?|\b(?:very )?crisp\w*(?: and golden(?:[- ]brown)?)?(?: on all sides)?\b|\bbrowned\b/i
      .exec(said)?.[0]
      .toLowerCase();
  const colour = found ?? (coat === 'none' ? 'browned at the edges' : 'golden');
  const crisp = /crisp/.test(colour) || coat === 'none' ? '' : ' and crisp';
  return `until ${colour}${crisp}${mains.some(({ safe }) => safe?.kind === 'fish') ? ', the flesh flakes' : ''}`;
}

/** ", and a thermometer reads 74 °C in the middle". */
function checkOf(ask: Ask, mains: readonly Part[], boned: boolean, cue: string): string {
  const meat = Math.max(0, ...mains.map((part) => part.safe?.celsius ?? 0));
  if (meat === 0) return '';
  // An egg that the coat was dipped in is cooked as well.
  const safe = Math.max(
    meat,
    ...ask.parts.flatMap((part) => (isEgg(part) && part.safe !== null ? [part.safe.celsius] : [])),
  );
  const where = boned ? 'next to the bone' : 'in the middle';
  // What is called a cutlet or a schnitzel is named once by what it is.
  const kind = mains[0]!.food;
  const sort =
    mains.length > 1 || kind === null
      ? undefined
      : ['chicken', 'turkey', 'pork', 'veal', 'beef', 'lamb'].find((one) => isKind(kind, one));
  return `${/,| and /.test(cue) && !/flakes$/.test(cue) ? ',' : ''} and a thermometer reads ${formatTemperature(safe)} ${where} of the thickest piece${sort === undefined ? '' : ` of ${sort}`}`;
}
