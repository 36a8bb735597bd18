/**
 * Fish, chops, breasts and steaks in a water bath: what they are scented with goes into the bag, the fat of the pan waits
 * for the sear, and skin, glaze, butter and sauce are made at the end, as their author meant them.
 */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { bathOf } from '../plans/pieces-vide.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Idea, type Told } from './telling.ts';
import { calledBy } from './wet-pot-words.ts';

const sources: ReadonlySet<string> = new Set([
  'stovetop',
  'oven',
  'convectionOven',
  'grill',
  'airFryer',
  'toasterOven',
]);
const otherDishes =
  /\b(?:stew|soup|curry|casserole|pie|pasta|risotto|stir[- ]?fry|tacos?|burgers?|meat ?balls|kebabs?|skewers?|satay|stuffed|parmesan|parmigiana|cordon bleu|schnitzel|fried|wings|nuggets|katsu|pot[- ]roast|stroganoff|fish ?cakes|wellington|en papillote)\b/i;
const coats =
  /\b(?:bread ?crumbs?|panko|dredge|dust\w* (?:\w+ )?(?:with|in) (?:the )?(?:seasoned )?flour|batter)\b/i;
const stews = /\b(?:simmer|braise|stew|poach|boil)\w*\b/i;
const readies =
  /^\W*(?:(?:meanwhile|then|and|next|when ready),?\s+)*(?:preheat|heat|get|set|prepare|fire up|light|line|grease|oil|clean|warm|melt|place a)\b/i;
const station =
  /\b(?:oven|grill|broiler|pans?|skillet|griddle|grates?|trays?|sheets?|tins?|air fryer|basket|dish|foil|racks?|barbecue|bbq|oil|butter|ghee|fat)\b/i;
/** "Oil the grates." */
const greasesGrate =
  /^\W*(?:then |and )?(?:oil|grease|brush|clean)\b[^.;,]*\bgr(?:ates?|ills?|iddle)\b[^.;,]*\W*$/i;
const lays = /^\W*(?:and |then )*(?:add|lay|put|place|arrange|set|transfer|nestle|slide|move)\b/i;
const dishes = /\b(?:in|into|on|onto) (?:a|an|the|your) (?:[\w-]+ ){0,4}?(?:dish|tin|tray|sheet|pan)\b/i;
const warmsUp =
  /\bout of the (?:fridge|refrigerator)\b|^\W*(?:bring|let)\b[^.;]*\broom temperature\b|^\W*(?:take|remove)\b[^.;]*\b(?:ahead|before (?:cooking|frying|grilling))\b/i;
const tendsDish =
  /\b(?:re-?)?cover\b[^.;]*\b(?:dish|cling ?film|plastic wrap|foil)\b|\b(?:flip|turn)\b[^.;]*\bdish\b|\bfill\b[^.;]*\bdish\b/i;
const turns =
  /^\W*(?:and |then )*(?:flip|turn|rotate|reduce the heat|lower the heat|lower heat|cover|move)\b/i;
/** "Then stand them on the fat edge for 1 minute." */
const edge =
  /^\W*(?:(?:and|then) )*(?:stand|turn|hold|sear|render|press|brown|crisp|lay|set|prop|tip)\b[^.;]*\b(?:fat(?:ty)? (?:edge|cap|side|strip)s?|(?:edge|rim|strip)s? of (?:the )?fat|sides|edges)\b/i;
const bastes = /\bbast\w*\b|\bspooning\b|\btilt\w*\b/i;
const glazes = /\b(?:brush|glaz\w*|spoon\b[^.;]*\bover|slather|baste)\b/i;
const resting =
  /^\W*(?:and |then |let |leave )*(?:(?:it|them|the [\w ]+?) )?(?:to )?rest\b|^\W*(?:remove|transfer|lift|take|move|set)\b[^.;]*\b(?:plate|board|platter|aside|rack|warm)\b/i;
const laidAside =
  /^\W*(?:and |then )*(?:(?:remove|transfer|lift|take|set)\b[^.;]*\b(?:aside|plate|warm|out|pan|skillet)\b|remove(?: (?:it|them|the \w+))?\W*$|keep (?:it |them )?warm)/i;
/** °C that count as official, whatever the bath holds for how long. */
const almost = 1;

/** The pieces in their bag and at their finish; null where it is no such dish. */
export function bathPieces(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  const all = textOf(ask);
  if (target !== 'sousVide' || !sources.has(source) || otherDishes.test(title) || coats.test(all))
    return null;
  const raw = parts.filter((part) => part.safe !== null && part.grams > 0);
  const meat = raw.find(({ safe, grams }) => safe!.kind !== 'egg' && grams >= 150);
  if (meat === undefined || raw.some((part) => part !== meat && part.safe!.kind !== 'egg')) return null;
  if (meat.whole || meat.time?.tough === true || meat.time?.minced === true) return null;
  if (
    /\b(?:minced|ground|sausages?|shrimp|prawns|scallops|cubed|diced|strips|sliced thin)\b/i.test(
      meat.item.text,
    )
  )
    return null;
  const bath = bathOf(meat, all);
  if (bath === null) return null;
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const isFat = (key: string): boolean => {
    const food = byKey.get(key)?.food ?? null;
    return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
  };
  const heats = (one: Clause): boolean =>
    one.actions.some((action) => actionNature[action].heats && action !== 'melt' && action !== 'preheat');
  const ofMeat = (one: Clause): boolean =>
    one.names.includes(meat.key) ||
    one.names.length === 0 ||
    (one.names.every(isFat) && understood.steps[one.step]!.contents.includes(meat.key));
  const cooks = clauses.flatMap((one, at) =>
    heats(one) &&
    ofMeat(one) &&
    !stews.test(one.text) &&
    !/\b(?:rest|tortillas?|buns?|rice)\b/i.test(one.text) &&
    !(readies.test(one.text) && station.test(one.text) && one.names.every(isFat)) &&
    (one.minutes !== null || /\b(?:sear|brown|golden|crisp|charred|cooked)\w*\b/i.test(one.text)) &&
    understood.steps[one.step]!.contents.includes(meat.key)
      ? [at]
      : [],
  );
  const ofMeatStep = (one: Clause): boolean => understood.steps[one.step]!.contents.includes(meat.key);
  const main = cooks[0];
  if (main === undefined) return null;
  // From the first cooking on, as long as nothing else goes into its pan.
  let last = main;
  const basted: Part[] = [];
  for (let at = main + 1; at < clauses.length; at += 1) {
    const one = clauses[at]!;
    if (cooks.includes(at)) {
      last = at;
      continue;
    }
    if (edge.test(one.text) && one.names.every((key) => key === meat.key)) {
      last = at;
      continue;
    }
    // Laid aside it is done: what the pan goes on with is its sauce.
    if (
      laidAside.test(one.text) &&
      !cooks.some((next) => next > at && clauses[next]!.names.includes(meat.key))
    )
      break;
    if (turns.test(one.text) && one.names.every((key) => key === meat.key)) continue;
    const butters =
      one.names.some(isFat) &&
      clauses.slice(at, at + 3).some((next) => next.step === one.step && bastes.test(next.text));
    if (butters || bastes.test(one.text)) {
      for (const key of one.names) if (key !== meat.key) basted.push(byKey.get(key)!);
      last = at;
      continue;
    }
    if (glazes.test(one.text) && cooks.some((next) => next > at)) continue;
    if (
      one.names.some((key) => key !== meat.key) &&
      (byKey.get(one.names[0]!)?.time ?? null) !== null &&
      cooks.some((next) => next > at)
    )
      continue;
    if (resting.test(one.text) && cooks.some((next) => next > at)) continue;
    break;
  }
  let first = main;
  while (
    first > 0 &&
    ((readies.test(clauses[first - 1]!.text) &&
      station.test(clauses[first - 1]!.text) &&
      clauses[first - 1]!.names.every(isFat)) ||
      (lays.test(clauses[first - 1]!.text) &&
        clauses[first - 1]!.names.every((key) => key === meat.key || isFat(key))) ||
      (lays.test(clauses[first - 1]!.text) && station.test(clauses[first - 1]!.text)) ||
      (/^\W*(?:and |then )*(?:top|scatter|tuck)\b/i.test(clauses[first - 1]!.text) && first - 1 > 0) ||
      (glazes.test(clauses[first - 1]!.text) &&
        clauses[first - 1]!.names.every((key) => key !== meat.key && (byKey.get(key)?.grams ?? 0) < 120) &&
        clauses[first - 1]!.step === clauses[first]!.step) ||
      clauses[first - 1]!.actions.includes('preheat'))
  )
    first -= 1;
  // Vegetables that roast ahead of it on their own.
  const ahead = clauses.findIndex(
    (one, at) =>
      at < first &&
      heats(one) &&
      one.minutes !== null &&
      !ofMeatStep(one) &&
      (one.actions.includes('roast') || one.actions.includes('bake')),
  );
  const firstVeg =
    ahead < 0
      ? []
      : clauses.filter(({ step }) => step === clauses[ahead]!.step).flatMap(({ names }) => names);
  if (ahead >= 0) first = ahead;
  const within = clauses.slice(first, last + 1);
  const call = (part: Part): string => calledBy(understood, part);
  const the = (some: readonly Part[]): string => `the ${joinList([...new Set(some.map(call))])}`;
  const name = callOf(meat);
  const them = isPluralName(name) ? 'them' : 'it';
  const named = [...new Set([...within.flatMap((one) => one.names), ...firstVeg])].map((key) =>
    byKey.get(key)!,
  );
  const isVeg = (part: Part): boolean =>
    part !== meat &&
    part.grams >= 80 &&
    part.time !== null &&
    part.food !== null &&
    (isKind(part.food, 'vegetable') || isKind(part.food, 'potato') || isKind(part.food, 'tuber')) &&
    !/\b(?:lemons?|limes?|garlic|shallots?)\b/i.test(part.item.name);
  const veg = named.filter(isVeg);
  const dry = source !== 'stovetop' && source !== 'grill';
  if (veg.length > 0 && (!dry || veg.some(({ time }) => time?.minutes.roast === undefined))) return null;
  if (named.some((part) => isThinLiquid(part.food) && part.grams > 60)) return null;
  // A glaze or a sauce that is brushed on while it cooks.
  const glaze = within.filter(
    (one) => glazes.test(one.text) && !one.names.some(isFat) && !bastes.test(one.text),
  );
  const glazeParts = [...new Set(glaze.flatMap((one) => one.names))]
    .map((key) => byKey.get(key)!)
    .filter((part) => part !== meat);
  const isGlazed = glaze.length > 0;
  const brushed =
    glazeParts.length > 0
      ? the(glazeParts)
      : /\bmarinade\b/i.test(glaze.map(({ text }) => text).join(' '))
        ? 'the marinade'
        : /\bsauce\b/i.test(glaze.map(({ text }) => text).join(' '))
          ? 'the sauce'
          : 'the glaze';
  if (isGlazed && brushed === 'the marinade') return null;
  const inBag = named.filter(
    (part) =>
      part !== meat &&
      !isFat(part.key) &&
      !veg.includes(part) &&
      !basted.includes(part) &&
      !glazeParts.includes(part),
  );
  const oil = parts.find(
    ({ key, food, grams }) =>
      food !== null && isKind(food, 'oil') && grams <= 70 && within.some((one) => one.names.includes(key)),
  );
  const fats = named.filter((part) => isFat(part.key) && part !== oil && !basted.includes(part));
  const bagFats = fats.filter(({ food }) => food !== null && isKind(food, 'butter'));
  const heat = formatTemperature(bath.celsius);
  const time = formatMinutes(...bath.minutes);
  const fish = meat.safe!.kind === 'fish';
  const skin =
    /\bskin\b/i.test(`${meat.item.text} ${all}`) && !/\bskin(?:less| removed| off)\b/i.test(meat.item.text);
  const seared =
    !dry ||
    cooks.some((at) => /\b(?:sear|brown|skillet|pan)\b/i.test(clauses[at]!.text)) ||
    meat.safe!.kind !== 'fish';
  const scents = [...inBag, ...bagFats];
  const safe =
    bath.celsius >= meat.safe!.celsius - almost
      ? ''
      : ` Held that long at ${heat}, the ${name} ${isPluralName(name) ? 'are' : 'is'} as safe as at ${formatTemperature(meat.safe!.celsius)} inside, so do not shorten the time.`;
  const sauceAfter = /\b(?:juices|pan sauce|deglaze|scrap\w*)\b|\b(?:stock|broth|wine|cream)\b/i.test(
    clauses
      .slice(last + 1)
      .map(({ text }) => text)
      .join(' '),
  );
  const keep =
    sauceAfter || (!fish && !isGlazed && basted.length === 0) ? ', keeping the juices in the bag,' : '';
  const layInDish = (one: Clause): boolean =>
    one.names.includes(meat.key) && dishes.test(one.text) && lays.test(one.text);
  const saidIn = within.map(({ text }) => text.toLowerCase()).join(' ');
  // "A lemon, half sliced, half juiced": what goes in are its slices.
  const sliced = (part: Part): string => {
    const word = part.item.name
      .toLowerCase()
      .replace(/ juice$/, '')
      .split(' ')
      .at(-1)!
      .replace(/s$/, '');
    return saidIn.includes(`${word} slices`) ? `${word} slices` : call(part);
  };
  // A dish that is covered, flipped in and chilled is where it marinates, before any bag.
  const bagged =
    clauses.some((one, at) => at < first && layInDish(one)) &&
    !clauses.some(({ text }, at) => at < first && tendsDish.test(text));
  const seal = bagged
    ? `Press the air out of the bag, with the ${name} in one layer${scents.length > 0 ? ` and ${joinList(scents.map((part) => `the ${sliced(part)}`))} on top` : ''}, and seal it.`
    : `Seal the ${name}${scents.length > 0 ? ` with ${joinList(scents.map((part) => `the ${sliced(part)}`))}` : ''} in a food-safe bag in one layer and press out the air.`;
  const cook = `Lower the bag into the water bath and cook at ${heat} for ${time}${bath.upTo && !/\bbone\b/i.test(meat.item.text) ? ', for pieces up to 2.5 cm (1 inch) thick' : ''}.${safe}`;
  const hot = oil === undefined ? 'a film of oil' : `the ${call(oil)}`;
  const out = `Lift the ${name} out of the bag${keep} and pat ${them} very dry.`;
  const finish: string[] = [];
  if (isGlazed)
    finish.push(
      `${out} Lay ${them} on a foil-lined baking sheet, brush with ${brushed} and put ${them} under a very hot broiler for 2–4 minutes, brushing once more, until sticky and browned at the edges.`,
    );
  else if (fish && skin && seared)
    finish.push(
      `${out} Heat ${hot} in a heavy pan over high heat until it shimmers, lay the ${name} in it skin side down and press lightly for 1–2 minutes, until the skin is crisp. Do not turn ${them}: the fish is done.`,
    );
  else if (fish && seared)
    finish.push(
      `${out} Heat ${hot} in a non-stick pan over high heat until it shimmers and brown the ${name} on one side only for 45–60 seconds.`,
    );
  else if (fish)
    finish.push(`Open the bag and slide the ${name} carefully onto warm plates, with the juices.`);
  else
    finish.push(
      `${out} Heat ${hot} in a heavy pan over high heat until it just smokes and sear ${them} for ${bath.pink ? '45–60 seconds' : '1 minute'} on each side, until browned${skin && meat.safe!.kind === 'poultry' ? ', the skin side first and a little longer' : ''}${fatEdge.test(saidOf(within)) ? `, then hold ${them} on ${isPluralName(name) ? 'their' : 'its'} rim of fat for 1 minute` : ''}.`,
    );
  if (basted.length > 0 && !fish)
    finish.push(
      `Take the pan off the heat for a minute, add ${sharesSaid(saidOf(within), basted.map(call))}, put it back over medium heat and baste for half a minute.`,
    );
  else if (!fish && !isGlazed && !sauceAfter)
    finish.push(
      `Take ${them} out, take the pan off the heat, pour in the juices of the bag and scrape up what sticks: spoon it over.`,
    );
  const oven = clauses.find((one) => (one.celsius ?? 0) >= 150)?.celsius ?? 200;
  const vegSaid =
    veg.length === 0
      ? null
      : `When the ${name} ${isPluralName(name) ? 'have' : 'has'} ${formatMinutes(...vegMinutes(veg))} left, roast ${the(veg)} on a baking sheet in the oven at ${formatTemperature(Math.max(200, oven))} for ${formatMinutes(...vegMinutes(veg))}, turning once, until tender and browned.`;
  const step = clauses[main]!.step;
  let put = false;
  const told = new Set<string>();
  const block = [
    `Heat the water bath to ${heat}. ${seal}`,
    cook,
    ...(vegSaid === null ? [] : [vegSaid]),
    finish.join(' '),
  ];
  for (const one of block) told.add(one);
  const steps = retell(
    ask,
    (clause, at) => {
      if (at >= first && at <= last) {
        // Vegetables are dressed on the way as before.
        if (
          veg.some(({ key }) => clause.names.includes(key)) &&
          /\b(?:toss|mix|season|coat)\b/i.test(clause.text) &&
          !told.has('veg')
        ) {
          told.add('veg');
          const dressed = `${clause.text.replace(/\s+(?:on|in|onto) (?:a|the|your)\b[^.,;]*\b(?:tray|sheet|pan|tin|dish)\b/i, '').replace(/[.,;\s]+$/, '')}.`;
          return put ? [dressed] : [dressed];
        }
        if (put || at < main) return put || at !== main ? 'drop' : null;
        put = true;
        return [...block.map((one) => `${ownStep}${one}`), ownStep];
      }
      if (at < first && (clause.actions.includes('preheat') || greasesGrate.test(clause.text))) return 'drop';
      // Nothing has to lose its chill before a bath, or to rest after it.
      if (at < first && warmsUp.test(clause.text)) return 'drop';
      if (
        at < first &&
        at > 0 &&
        warmsUp.test(clauses[at - 1]!.text) &&
        /^\W*(?:and )?pat dry\b/i.test(clause.text)
      )
        return [`Pat the ${call(meat)} dry.`];
      if (
        at > last &&
        clause.minutes !== null &&
        resting.test(clause.text) &&
        !/^\W*(?:remove|transfer|lift|take|move|set)/i.test(clause.text)
      )
        return /\b(?:plate|board|platter)\b/i.test(clause.text)
          ? [`Lift the ${call(meat)} onto a plate.`]
          : 'drop';
      if (at > last && restsOnPlate.test(clause.text)) return [`Lift the ${call(meat)} onto a plate.`];
      if (at > last && clause.actions.includes('preheat')) return 'drop';
      if (
        at > last &&
        isGlazed &&
        clause.names.length === 0 &&
        clause.actions.some((one) => one === 'broil' || one === 'grill')
      )
        return 'drop';
      return null;
    },
    (text, index) =>
      told.has(text)
        ? text
        : (index <= step && bagged
            ? text
                .replace(dishes, 'in a large food-safe bag')
                .replace(
                  /\b(pour|spoon|drizzle) (?:it |this )?over the (fish|cod|salmon|chicken|pork|meat|fillets|breasts|chops)\b/i,
                  '$1 it into the bag, over the $2',
                )
            : text
          )
            .replace(
              /,? (?:and|then) let (?:it|them) (?:stand|sit|rest|come)\b[^.]*\broom temperature\b[^.]*/i,
              '',
            )
            // They are out of the pan, and a bath leaves nothing to rest.
            .replace(index > step ? outOfPan : /$^/, 'Slice and serve')
            .replace(/\s+while the (?:grill|oven|pan|skillet|bbq|barbecue) (?:heats|gets)[^.,;]*/i, '')
            .replace(
              /\b(?:the )?(?:pan|tin|tray|dish|baking|roasting|plate|resting) juices\b/gi,
              'the juices from the bag',
            ),
  );
  if (!put) return null;
  const was = clauses[main]!.minutes ?? within.find(({ minutes }) => minutes !== null)?.minutes ?? null;
  const toldC = clauses.find((one) => one.celsius !== null)?.celsius ?? null;
  const ideas: Idea[] = [
    {
      kind: toldC === null ? 'add' : 'temperature',
      step,
      before: toldC === null ? null : formatTemperature(toldC),
      after: heat,
      reason: reasonOf(ask, 'bath-heat'),
    },
    {
      kind: 'time',
      step,
      before: was === null ? clauses[main]!.text : formatMinutes(...was),
      after: time,
      reason: reasonOf(ask, bath.celsius >= meat.safe!.celsius - almost ? 'bath-time' : 'bath-time-held'),
    },
    {
      kind: 'add',
      step,
      before: null,
      after: isGlazed
        ? `brush with ${brushed}`
        : fish
          ? seared
            ? skin
              ? 'skin side down'
              : 'on one side only'
            : 'Open the bag'
          : `${bath.pink ? '45–60 seconds' : '1 minute'} on each side`,
      reason: reasonOf(
        ask,
        isGlazed ? 'bath-glaze' : fish && !seared ? 'bath-plain' : fish && skin ? 'bath-skin' : 'bath-sear',
      ),
    },
  ];
  if (vegSaid !== null)
    ideas.push({
      kind: 'text',
      step,
      before: call(veg[0]!),
      after: vegSaid,
      reason: reasonOf(ask, 'bath-vegetables'),
    });
  return {
    dish: 'pieces',
    steps,
    ideas,
    method: reasonOf(ask, 'method-vide'),
    words: reasonOf(ask, 'bath-words'),
    gone: reasonOf(ask, 'bath-gone'),
    safety: [
      reasonOf(ask, 'vide-chill'),
      ...(scents.some(({ item }) => /\bgarlic\b/i.test(item.text)) ? [reasonOf(ask, 'vide-garlic')] : []),
    ],
  };
}

const saidOf = (some: readonly Clause[]): string => some.map(({ text }) => text).join(' ');

/** "Rest on a plate": what comes out of a bath has nothing to even out. */
const outOfPan =
  /^(?:take|remove|lift) (?:the |your )?[\p{L} ]+? (?:out(?: of)?|from|off) (?:the|your) (?:frying )?(?:pan|skillet),? (?:and |then |and then )(?:let (?:it|them) )?rest\b[^.;]* before slicing and serving(?=[.;]|$)/iu;
const restsOnPlate =
  /^\W*(?:let (?:it|them) )?rest(?: (?:it|them))? on (?:a|the) (?:\w+ )?(?:plate|board|platter)\W*$/i;
const fatEdge = /\bfat(?:ty)? (?:edge|cap|side|strip)s?\b/i;

/** How much of each food a text says goes in, in its own words; all of those of which it says nothing. */
function sharesSaid(text: string, names: readonly string[]): string {
  const rest: string[] = [];
  const shares = [...new Set(names)].flatMap((name) => {
    const noun = name
      .split(' ')
      .at(-1)!
      .replace(/[^\p{L}-]/gu, '');
    const found = new RegExp(
      `\\b((?:half|most|\\d[\\d /½¼¾]*(?:tbsp|tablespoons?|tsp|teaspoons?|g|oz|sprigs?|cloves?))\\.? (?:of )?(?:the )?(?:[\\w-]+ )?${noun})\\b`,
      'iu',
    ).exec(text);
    if (found === null) rest.push(name);
    return found === null ? [] : [found[1]!];
  });
  return joinList([
    ...shares,
    ...(rest.length === 0
      ? []
      : shares.length === 0
        ? [`the ${joinList(rest)}`]
        : rest.map((one) => `the ${one}`)),
  ]);
}

const vegMinutes = (veg: readonly Part[]): readonly [number, number] =>
  veg.reduce<readonly [number, number]>(
    (best, { time }) => (time!.minutes.roast![1] > best[1] ? time!.minutes.roast! : best),
    [0, 0],
  );
