/** What was dipped in a thick batter and deep-fried, in moving air: the same starch as a dry coat that a film of oil crisps. */
import { isKind } from '#food/ingredient';
import { capitalise, formatTemperature, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { dueCelsius } from './span.ts';
import { reasonOf, retell, type Ask, type Told } from './telling.ts';

const starchWords =
  /\b(?:corn ?flour|corn ?starch|(?:potato|tapioca|sweet potato) (?:starch|flour)|starch|rice flour)\b/i;
const flourWords = /\b(?:flour|maida|besan|corn ?meal)\b/i;
const batterWords = /\bbatter\b/i;
const leavening = /\b(?:baking (?:powder|soda)|bicarb\w*|yeast|sugar|ice cubes?)\b/i;
const dips = /\b(?:dip|dunk|coat|drag|dredge|massage|toss|cover)\w*\b/i;
const fries = ({ actions, text }: Clause): boolean =>
  actions.some((one) => one === 'fry' || one === 'deep-fry' || one === 'saute') ||
  /\b(?:deep[- ]?)?fry\b/i.test(text);
const oilWork =
  /\b(?:heat|pour|fill|bring|warm)\b[^.;]*\b(?:oil|fat|fryer)\b|\boil (?:to|at|is|reaches)\b|^\W*(?:and |then )*(?:drain|remove|lift|scoop|transfer)\b|\b(?:paper|kitchen) towels?\b|\bfry (?:them |it )?(?:again|a second time|twice)\b|\b(?:second|double|re-?) ?fry\b/i;
const fryingOil = /\boil\b/i;
const notPieces = /\b(?:fritters?|bhajis?|pakoras?|balls?|pancakes?|funnel|doughnuts?|donuts?|churros)\b/i;

/** Minutes at 200 °C by what is coated. Own figures. */
function minutesOf(core: Part, crispCut: boolean): string {
  const name = core.item.text;
  if (core.safe?.kind === 'poultry' && /\b(?:wings?|drumsticks?|bone[- ]in|legs?)\b/i.test(name))
    return '22–26 minutes';
  if (/\b(?:shrimps?|prawns?|squid|calamari)\b/i.test(name)) return '7–9 minutes';
  if (/\b(?:hot ?dogs?|sausages?|frankfurters?|paneer|cheese)\b/i.test(name)) return '8–10 minutes';
  if (core.safe?.kind === 'fish') return '10–12 minutes';
  return crispCut ? '10–12 minutes' : '12–15 minutes';
}

/** The pieces of a dip that is called a batter, with a dry coat in an air fryer; null where they are none. */
export const starchCoat = (ask: Ask): Told | null => coatedDry(ask, false);

/** The same where nobody calls the dip a batter, and nothing else has found a way. */
export const starchDip = (ask: Ask): Told | null => coatedDry(ask, true);

/** The same where starch is the coat, whatever is in it, and a bath of oil fries it: only a sauce of the pan comes after. */
export const starchDeep = (ask: Ask): Told | null =>
  ask.parts.some(({ item, grams }) => starchWords.test(item.text) && grams >= 40) &&
  ask.parts.some(({ item, grams }) => fryingOil.test(item.text) && isBath(item.text, grams)) &&
  !/\b(?:bread ?crumbs?|panko|tortillas?|wrappers?|wontons?|buns?)\b/i.test(
    ask.understood.source.ingredients.join('\n'),
  )
    ? coatedDry(ask, true)
    : null;

function coatedDry(ask: Ask, unsaid: boolean): Told | null {
  const { understood, clauses, parts, source, target, size } = ask;
  const { title } = understood.source;
  if (target !== 'airFryer' || !['stovetop', 'deepFryer', 'wok'].includes(source)) return null;
  if (notPieces.test(title)) return null;
  const mixed = clauses.findIndex(({ text }) => batterWords.test(text) && !/\bbattered\b/i.test(text));
  const named =
    mixed >= 0 ? mixed : clauses.findIndex(({ text }) => /\bmix|whisk/i.test(text) && flourWords.test(text));
  const dipped = clauses.findIndex(({ text }, at) => at >= named && dips.test(text));
  if (named < 0 || dipped < 0 || (mixed < 0 && !unsaid)) return null;
  const first = clauses.findIndex((one, at) => at >= dipped && fries(one));
  if (first < 0) return null;
  const last = clauses.reduce(
    (end, one, at) =>
      at > first &&
      (one.step === clauses[first]!.step || at === end + 1) &&
      (fries(one) || oilWork.test(one.text)) &&
      !one.names.some((key) => isOther(key))
        ? at
        : end,
    first,
  );
  function isOther(key: string): boolean {
    const at = clauses.findIndex(({ names }) => names.includes(key));
    return at > first && !fryingOil.test(parts.find((part) => part.key === key)?.item.text ?? '');
  }
  const before = (key: string): boolean => clauses.some(({ names }, at) => at <= last && names.includes(key));
  const after = (key: string): boolean => clauses.some(({ names }, at) => at > last && names.includes(key));
  const starches = parts.filter(
    ({ item, grams }) => starchWords.test(item.text) && grams >= 15 && !/\btsp\b/i.test(item.text),
  );
  const flours = parts.filter(
    ({ item, food, grams }) =>
      grams >= 30 && (flourWords.test(item.text) || (food !== null && isKind(food, 'flour'))),
  );
  const oil = parts.find(
    ({ item }) => fryingOil.test(item.text) && !/\b(?:sesame|chil+i)\b/i.test(item.text),
  );
  const coat = starches[0] ?? flours[0];
  const spare = new Set([...starches, ...flours].map(({ key }) => key));
  const meat = parts.find(
    ({ key, safe, food, grams }) =>
      safe !== null && grams > 100 && !(food !== null && isKind(food, 'egg')) && (before(key) || !after(key)),
  );
  const solid = ({ key, item, food, grams }: Part): boolean =>
    grams > 120 &&
    !spare.has(key) &&
    key !== oil?.key &&
    before(key) &&
    !isThinLiquid(food) &&
    !/\b(?:milk|water|beer|soda|sugar|oil|eggs?|yog(?:h)?urt|sauce|batter)\b/i.test(item.text);
  const core = meat ?? parts.filter(solid)[0];
  if (
    coat === undefined ||
    oil === undefined ||
    !isDeep(oil, ask) ||
    core === undefined ||
    core.time?.minced === true
  )
    return null;
  const us = thinksInFahrenheit(understood.source);
  const cores = [
    core,
    ...parts.filter((part) => part !== core && solid(part) && clauses[dipped]!.names.includes(part.key)),
  ];
  const whole = Math.min(
    2000,
    cores.reduce((sum, { grams }) => sum + grams, 0),
  );
  const owned = [...new Set([...starches, ...flours])].reduce((sum, { grams }) => sum + grams, 0);
  const dry = Math.max(40, Math.round(Math.min(whole * coatShare, owned) / 10) * 10);
  const spoons = (key: string): number => {
    const named = clauses
      .filter(
        ({ names, text }, at) =>
          at > last && (names.includes(key) || (key === oil.key && /\boil\b/i.test(text))),
      )
      .map(
        ({ text }) =>
          /(\d+) ?(?:tbsps?|tablespoons?)\b[^.,;]*\b(?:starch|flour|oil|corn ?starch|corn ?flour)/i.exec(
            text,
          )?.[1],
      );
    return named.reduce((sum, one) => sum + Number(one ?? 0), 0);
  };
  const tbsp = us ? 'Tbsp' : 'tbsp';
  const coatName = starchWords.exec(coat.item.text)?.[0] ?? callOf(coat);
  const sauceSpoons = spoons(coat.key);
  const coatLine = `${us ? `${cups(dry)} ${coatName}` : `${dry}g ${coatName}`}${sauceSpoons > 0 ? `, plus ${sauceSpoons} ${tbsp} for the sauce` : ''}`;
  const egg = parts.find(
    ({ key, food }) => food !== null && isKind(food, 'egg') && before(key) && !after(key),
  );
  const gone = parts.filter(
    (part) =>
      !cores.includes(part) &&
      part !== coat &&
      part !== oil &&
      part !== egg &&
      !after(part.key) &&
      (spare.has(part.key) ||
        leavening.test(part.item.text) ||
        isThinLiquid(part.food) ||
        /\b(?:water|beer|milk|soda)\b/i.test(part.item.text)) &&
      (before(part.key) || /\bwater\b/i.test(part.item.text)) &&
      !/\b(?:soy|vinegar|wine|mirin|lemon|lime)\b/i.test(part.item.text),
  );
  const goneKeys = new Set(gone.map(({ key }) => key));
  const spices = parts.filter(
    ({ key, item, food, grams }) =>
      !cores.some((one) => one.key === key) &&
      key !== coat.key &&
      key !== oil.key &&
      key !== egg?.key &&
      !goneKeys.has(key) &&
      grams < 40 &&
      (clauses.some(({ names }, at) => at <= dipped && at >= Math.max(0, named - 1) && names.includes(key)) ||
        (/\bsalt\b/i.test(item.text) && !before(key) && !after(key))) &&
      food !== null,
  );
  const call = joinList(cores.map(callOf)).replace(/ and /, ' and the ');
  const water = Math.max(2, Math.round(whole / 200));
  const wet =
    egg === undefined
      ? `${water} tablespoons of ${parts.some((part) => goneKeys.has(part.key) && /\bwater\b/i.test(part.item.text)) ? 'cold water' : 'water'}`
      : 'the beaten egg';
  const batches = size.capacityL === null ? 'in batches' : batchesFor(whole, size.capacityL);
  const minutes = minutesOf(
    core,
    /\b(?:slice|thin|strip|bite|cube|floret|piece)/i.test(understood.source.instructions.join(' ')),
  );
  const due =
    core.safe === null || core.safe === undefined ? null : (dueCelsius([core]) ?? core.safe.celsius);
  const it = `the ${call}`;
  const seasoned =
    spices.length === 0
      ? 'put in a bowl'
      : `toss in a bowl with ${joinList(spices.map((part) => `the ${callOf(part)}`))}`;
  // What lies in a marinade is wet enough for the starch to hold.
  const marinated = clauses.some(
    ({ names, text }, at) =>
      at < dipped &&
      names.includes(core.key) &&
      (/\bmarinat/i.test(text) || (egg !== undefined && names.includes(egg.key))),
  );
  const mixedIn =
    spices.length === 0 ? '' : `, mixed with ${joinList(spices.map((part) => `the ${callOf(part)}`))}`;
  const coated = marinated
    ? `Lift ${it} out of the marinade and let it drip off. Turn piece by piece in the ${coatName}${mixedIn}, then a second time, press it on, and leave for 5 minutes, until it looks damp.`
    : `Pat ${it} dry and ${seasoned}. Mix in half of the ${coatName}, then ${wet}, until every piece has a thin, sticky film and nothing runs off. Turn piece by piece in the rest of the ${coatName}, press it on, and leave for 5 minutes, until it looks damp.`;
  const aired = `Preheat the air fryer to ${formatTemperature(200)} for 3 minutes and brush the basket with some of the oil. Brush or spray ${it} all over with 2 tablespoons of it, until no dry white patch is left: what is dry stays chalky. Lay the pieces in a single layer without touching, ${batches}, and air-fry for ${minutes}, turning once halfway and oiling what still looks dry, until crisp and pale gold.${due === null ? '' : ` Check with a thermometer that the ${callOf(core)} ${/s$|shrimp$/.test(callOf(core)) ? 'reach' : 'reaches'} ${formatTemperature(due)} inside.`}`;
  const isCoat = (clause: Clause): boolean =>
    batterWords.test(clause.text) ||
    (clause.step === clauses[dipped]!.step && dips.test(clause.text)) ||
    (clause.names.length > 0 &&
      clause.names.every((key) => goneKeys.has(key) || spare.has(key) || key === egg?.key));
  const ahead = retell(ask, (clause, at) =>
    at >= dipped ||
    isCoat(clause) ||
    oilWork.test(clause.text) ||
    (at >= named && clause.step === clauses[named]!.step)
      ? 'drop'
      : null,
  );
  const behind = retell(ask, (clause, at) =>
    at <= last ||
    (at < last + 2 && oilWork.test(clause.text)) ||
    (/\boil\b/i.test(clause.text) &&
      /\b(?:heat|drain)\b/i.test(clause.text) &&
      clause.names.every((key) => key === oil.key) &&
      !/\d ?(?:tbsp|tablespoon)/i.test(clause.text))
      ? 'drop'
      : null,
  );
  const again = `Put ${it} back in the air fryer, all together, for 1–2 minutes, until hot and crisp.`;
  // The second crisping comes when the sauce is ready, so that the crust meets it hot.
  const tossed = behind.findLastIndex(
    ({ text }) => /\b(?:toss|add|return|stir in|pour|coat|put)\b/i.test(text) && tosses(text),
  );
  function tosses(text: string): boolean {
    const words = cores.flatMap((part) => callOf(part).toLowerCase().split(' '));
    return (
      words.some((word) => word.length > 3 && text.toLowerCase().includes(word.replace(/s$/, ''))) ||
      /\bpieces\b|\bover it\b/i.test(text)
    );
  }
  const afterwards = behind.map((one, at) =>
    at === tossed
      ? {
          ...one,
          text: one.text
            .replace(/\b(?:deep-|crispy )?fried (?=\w)/gi, '')
            .replace(drained, 'Heat $1 of the oil in a wok or frying pan')
            .replace(
              /(?:^|(?<=[.;] ))(?=[^.;]*\b(?:toss|add|return|stir in|pour|coat|put)\b[^.;]*$|[^.;]*\b(?:toss|return)\b)/i,
              `${again} `,
            ),
        }
      : one,
  );
  const oilSpoons = 3 + spoons(oil.key);
  return {
    dish: 'fried',
    title: `Air-Fryer ${capitalise(title.replace(/\b(?:deep[- ])?fried\s+/i, '').replace(/\b(?:beer[- ])?batter(?:ed)?\s+/i, ''))}`,
    steps: [
      ...ahead,
      { text: coated, from: [clauses[dipped]!.step] },
      {
        text: tossed < 0 ? `${aired} ${again}` : aired,
        from: [clauses[first]!.step],
      },
      ...afterwards,
    ],
    lines: [
      { key: coat.key, line: coatLine, reason: reasonOf(ask, 'fry-starch-coat') },
      ...gone.map(({ key }) => ({ key, line: null, reason: reasonOf(ask, 'fry-batter-gone') })),
      { key: oil.key, line: `${oilSpoons} ${tbsp} oil`, reason: reasonOf(ask, 'fry-oil-film') },
    ],
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: minutes,
        reason: reasonOf(ask, 'fry-starch-time'),
      },
      {
        kind: 'text',
        step: clauses[dipped]!.step,
        before: clauses[dipped]!.text,
        after: `Turn piece by piece in the ${marinated ? '' : 'rest of the '}${coatName}`,
        reason: reasonOf(ask, 'fry-starch-coat'),
      },
    ],
    method: reasonOf(ask, 'fry-starch-how'),
    words: reasonOf(ask, 'fry-words'),
    gone: reasonOf(ask, 'fry-batter-gone'),
  };
}

/** Of the bath of oil some was kept for the sauce. */
const drained =
  /\b(?:pour|drain) (?:out|off|away) all but (?:about )?([^.;]*?) of (?:the )?oil(?: (?:from|in) the (?:wok|pan|skillet))?(?=[.;,])/i;

/** Dry coat for each gram of what it covers. */
const coatShare = 0.25;
/** One layer of pieces in a basket, in grams for each litre. */
const layerPerLitre = 70;

/** Cups, pints or half a litre of it: of a bath only what soaks in is counted as grams. */
const isBath = (line: string, grams: number): boolean =>
  grams >= 300 ||
  /(?:\b[2-9]|\d\d)\s*(?:cups?|pints?)\b|\b(?:quarts?|lit(?:er|re)s?|\d+ ?l)\b|\b[5-9]\d\d ?ml\b|\bfor (?:deep[- ]?)?frying\b/i.test(
    line,
  );

/** Enough of it to swim in, or said to be. */
const isDeep = ({ grams, item }: Part, { clauses }: Ask): boolean =>
  grams >= 180 ||
  isBath(item.text, grams) ||
  /\bfry/i.test(item.text) ||
  clauses.some(({ text }) =>
    /\bdeep[- ]?fry|\bfry in batches|\b\d{3}\b[^.;]*\boil|\boil\b[^.;]*\b\d{3}\b/i.test(text),
  );

const cups = (grams: number): string => {
  const quarters = Math.max(1, Math.round(grams / 32));
  const full = Math.floor(quarters / 4);
  const part = ['', '1/4', '1/2', '3/4'][quarters % 4]!;
  return `${[full > 0 ? String(full) : '', part].filter((one) => one !== '').join(' ')} cup${quarters > 4 ? 's' : ''}`;
};

const batchesFor = (grams: number, litres: number): string => {
  const count = Math.ceil(grams / (litres * layerPerLitre));
  return count <= 1 ? 'all at once' : `in ${count} batches`;
};
