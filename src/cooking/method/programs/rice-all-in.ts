/** Rice that is boiled and then stirred through a pan of paste, beans and vegetables: all of it in one rice cooker. */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { isHeated } from './span.ts';
import { gramsOf, reasonOf, retell, textOf, type Ask, type LineChange, type Told } from './telling.ts';

const pans: ReadonlySet<string> = new Set(['stovetop', 'wok', 'dutchOven']);
const otherwise =
  /\b(?:fried rice|risotto|pudding|porridge|congee|stuffed|patt(?:y|ies)|balls?|soup|salad)\b/i;
const pastes = /\b(?:tomato paste|passata|tomato sauce|salsa|curry paste|gochujang|pesto|enchilada sauce)\b/i;
const tender =
  /\bpeas\b|\bspinach\b|\bcilantro\b|\bcoriander\b|\bparsley\b|\bscallions?\b|\bgreen onions?\b|\bcorn\b/i;
const canned = /\b(?:cans?|tins?|canned|caned|tinned|jar)\b|\bbeans\b|\bchickpeas\b/i;
const waterPerGram = 1.5;
/** How much of a sauce is water that the rice drinks. Own rule. */
const sauceWater = 0.6;
const thinPastes = /\b(?:salsa|passata|sauce)\b/i;
const notRinsed = /\bchil(?:i|li|e)(?:s|es)?\b|\badobo\b|\bchipotles?\b|\btomato(?:es)?\b/i;
const leastRice = 120;
const mostShare = 0.75;
const usualLiters = 2.6;

/** The dish in one cooker; null where anything in it is raw meat, or has to be fried. */
export function riceAllIn(ask: Ask): Told | null {
  const { clauses, parts, source, target, size, understood } = ask;
  if (target !== 'riceCooker' || !pans.has(source)) return null;
  const { title } = understood.source;
  if (otherwise.test(title) || parts.some(({ safe }) => safe !== null)) return null;
  const rice = parts.filter((part) => part.food !== null && isKind(part.food, 'rice'));
  const [grain] = rice;
  if (grain === undefined || rice.length > 1 || grain.grams < leastRice) return null;
  if (/\b(?:cooked|leftover|day[- ]old|wild|brown)\b/i.test(grain.item.text)) return null;
  const text = textOf(ask);
  // Only rice that is boiled apart and then mixed in a pan: one pot is told otherwise.
  const boils = clauses.findIndex(
    (one) => one.names.includes(grain.key) && /\bcook|boil|steam|prepare\b/i.test(one.text),
  );
  const mixes = clauses.findIndex(
    (one, at) =>
      at > boils && /\brice\b/i.test(one.text) && /\b(?:add|stir|mix|toss|fold|put)\b/i.test(one.text),
  );
  if (boils < 0 || mixes < 0 || /\b(?:oven|broil|deep[- ]?fr|grill)\b/i.test(text)) return null;
  const own = parts.filter(
    (part) => part !== grain && part.grams > 0 && clauses.some(({ names }) => names.includes(part.key)),
  );
  const isOil = (part: Part): boolean =>
    part.food !== null && (isKind(part.food, 'oil') || isKind(part.food, 'fat'));
  const liquids = own.filter((part) => isThinLiquid(part.food) && !isOil(part));
  const paste = own.filter((part) => pastes.test(part.item.text));
  const late = own.filter((part) => tender.test(part.item.text) && !paste.includes(part));
  const tins = own.filter(
    (part) =>
      canned.test(part.item.text) &&
      !notRinsed.test(part.item.text) &&
      ![...paste, ...late].includes(part) &&
      !liquids.includes(part),
  );
  const rest = own.filter((part) => ![...liquids, ...paste, ...late, ...tins].includes(part) && !isOil(part));
  const liters = size.capacityL ?? usualLiters;
  const poured = own.reduce(
    (sum, part) =>
      sum +
      (liquids.includes(part)
        ? part.grams
        : paste.includes(part) && thinPastes.test(part.item.text)
          ? part.grams * sauceWater
          : 0),
    0,
  );
  const water = Math.max(0, Math.round((grain.grams * waterPerGram - poured) / 50) * 50);
  if (gramsOf(ask) + water > liters * 1000 * mostShare) return null;

  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  const wet = joinList([
    ...(liquids.length > 0 ? [the(liquids)] : []),
    ...(water > 0 ? [`${water} ml of water`] : []),
  ]);
  const oil = own.find(isOil);
  const fat = oil === undefined ? '' : ` with a spoonful of ${the([oil])}`;
  const core = [
    `Rinse the ${callOf(grain)} until the water runs clear and drain it well. Put it in the rice cooker${fat}.`,
    `${paste.length > 0 ? `Whisk ${the(paste)} into ${wet}, so that nothing thick lies on the bottom and scorches, and pour it over.` : `Pour in ${wet}.`}${rest.length > 0 ? ` Scatter over ${the(rest)}.` : ''}${tins.length > 0 ? ` Drain and rinse ${the(tins)}, and lay ${tins.length > 1 || /s$/.test(the(tins)) ? 'them' : 'it'} on top without stirring.` : ''} The bowl should be no more than three-quarters full.`,
    `Close the lid and press Cook. If it switches to Keep Warm before the rice is tender, as it may with a thick paste, stir in 3–4 tablespoons of hot water and press Cook again.`,
    late.length > 0
      ? `When it switches itself to Keep Warm, lay ${the(late)} on top, close the lid for 10 minutes, until ${late.length > 1 ? 'they are' : 'it is'} hot, then fluff and mix with a fork.`
      : 'When it switches itself to Keep Warm, leave it closed for 10 minutes, then fluff and mix with a fork.',
  ];
  const last = clauses.reduce((best, one, at) => (isHeated(one) || one.names.length > 0 ? at : best), boils);
  const steps = [
    ...core.map((one, at) => ({ text: one, from: at === 0 ? [clauses[boils]!.step] : [] })),
    ...retell(ask, (clause, at) =>
      /\b(?:serve|garnish|top|enjoy)\b/i.test(clause.text) && at >= last - 1 ? null : 'drop',
    ),
  ];
  const lines: LineChange[] =
    water > 0 ? [{ key: null, line: `${water} ml water`, reason: reasonOf(ask, 'rice-all-water') }] : [];
  return {
    dish: 'grain',
    steps,
    lines,
    ideas: [],
    method: reasonOf(ask, 'rice-all-how'),
    words: reasonOf(ask, 'rice-all-words'),
    gone: reasonOf(ask, 'rice-all-words'),
    safety: [reasonOf(ask, 'rice-warm')],
  };
}
