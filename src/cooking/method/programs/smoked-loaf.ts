/** A meat loaf in a smoker: without its pan, on pierced foil, where the smoke reaches all of it, and glazed in the last half hour. */
import { formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause } from '../model.ts';
import { kitchenMinutes } from '../plan.ts';
import { callOf } from '../read/parts.ts';
import { isHeated } from './span.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const sources: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'toasterOven']);
const loafTitle = /\bmeat ?loaf\b|\b(?:turkey|beef|chicken|pork|veal) loaf\b/i;
const otherLoaf = /\b(?:mini|muffin|cups?cakes?|wellington|en croute|pastry|dough|casserole)\b/i;
const tin =
  /\b(?:(?:loaf|baking|roasting|sheet|bread|cake) ?-?(?:pans?|tins?|dish|sheets?|trays?)|pans?|tins?|foil|parchment)\b/i;
const greases = /^\W*(?:and |then )*(?:spray|grease|oil|butter|line|coat|lightly (?:grease|oil|spray))\b/i;
const fills =
  /\b(?:add|put|place|press|pat|pack|spoon|transfer|turn|scrape|shape|form|mou?ld|spread|pour)\w*\b[^.;]*\b(?:loaf|pans?|tins?|dish|sheet)\b/i;
const preheats = /\bpre-?heat\b|^\W*(?:heat|set|turn on) (?:the |an |your )?oven\b/i;
const glazes = /\b(?:top|brush|baste|glaze|spread|spoon|pour|slather|cover|coat|drizzle)\w*\b/i;
const saucy = /\b(?:ketchup|catsup|salsa|sauce|glaze|topping|jam|marmalade|jelly|chutney)\b/i;
const glazeWords =
  /\b(?:(?:the )?(?:last|remaining|rest of the|reserved|other|half (?:of )?(?:the )?)[^.;,]*?(?:ketchup|catsup|salsa|sauce|glaze|topping|mixture))\b/i;
const rests = /\b(?:rest|sit|stand|cool|drain)\b/i;
/** °C of the smoker, and at which the glaze goes on. Own rules. */
const smokeC = 120;
const glazeC = 63;
/** Minutes by the weight of the mixture. Own rule. */
const minutesFor = (grams: number): readonly [number, number] => [80 + grams * 0.05, 95 + grams * 0.06];

/** The loaf told for a smoker; null where it is none of plain ground meat. */
export function smokedLoaf(ask: Ask): Told | null {
  const { clauses, parts, source, target, understood } = ask;
  const { title, instructions } = understood.source;
  if (target !== 'smoker' || !sources.has(source) || !loafTitle.test(title)) return null;
  if (otherLoaf.test(`${title}\n${instructions.join('\n')}`)) return null;
  const ground = parts.filter(({ time, safe }) => time?.minced === true && safe !== null);
  if (ground.reduce((sum, { grams }) => sum + grams, 0) < 300) return null;
  // Other raw meat in it, or a filling, is another dish.
  if (parts.some((part) => part.safe !== null && part.safe.kind !== 'egg' && !ground.includes(part)))
    return null;
  const main = clauses.findIndex(
    (one) => isHeated(one) && !preheats.test(one.text) && (one.minutes?.[1] ?? 0) >= 20,
  );
  if (main < 0) return null;
  // What softens in a pan first is left to the author.
  const glazing = (one: Clause): boolean =>
    glazes.test(one.text) &&
    saucy.test(one.text) &&
    !/\b(?:mix|combine|whisk|stir|cheese)\b/i.test(one.text) &&
    !fills.test(one.text.replace(saucy, ''));
  // "Mix the ketchup with the sugar and spread over the loaf."
  const mixedGlaze = (one: Clause, at: number): boolean =>
    glazes.test(one.text) &&
    one.names.length === 0 &&
    /\b(?:over|on|onto)\b[^.;]*\b(?:loaf|top|meat|it)\b/i.test(one.text) &&
    at > 0 &&
    saucy.test(clauses[at - 1]!.text) &&
    clauses[at - 1]!.step === one.step;
  const isGlaze = (one: Clause, at: number): boolean => glazing(one) || mixedGlaze(one, at);
  const glazedAt = clauses.findIndex((one, at) => isGlaze(one, at) && (at >= main || at > main - 4));
  const glazed = clauses[glazedAt];
  const cheeseAt = clauses.findIndex(
    (one, at) =>
      at > main &&
      glazes.test(one.text) &&
      /\b(?:cheese|mozzarella|cheddar|parmesan)\b/i.test(one.text) &&
      at !== glazedAt,
  );
  const cheese = parts.filter(({ key }) => clauses[cheeseAt]?.names.includes(key) === true);
  const said = glazed === undefined ? undefined : glazeWords.exec(glazed.text)?.[0];
  const sauces =
    glazed === undefined
      ? []
      : parts.filter(({ key, item }) => glazed.names.includes(key) && saucy.test(item.text));
  const glaze =
    glazed === undefined
      ? null
      : said !== undefined
        ? /^the /i.test(said)
          ? said
          : `the ${said}`
        : sauces.length > 0
          ? joinList(sauces.map((part) => `the ${callOf(part)}`))
          : `the ${saucy.exec(glazed.text)?.[0].toLowerCase() ?? `${saucy.exec(clauses[glazedAt - 1]!.text)![0].toLowerCase()} mixture`}`;
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const [least, most] = kitchenMinutes([...minutesFor(grams)]);
  const time = formatMinutes(least, most);
  const meat = joinList([...new Set(ground.map((part) => `the ${callOf(part)}`))]);
  const due = formatTemperature(Math.max(...ground.map(({ safe }) => safe!.celsius)));
  const frozen = parts.filter(({ item, safe }) => safe === null && /\bfrozen\b/i.test(item.text));
  const greased = clauses.some((one, at) => at < main && greases.test(one.text));
  const shape = `Pierce a sheet of foil all over with a skewer${greased ? ' and grease it' : ''}. On it, shape the mixture into a compact loaf, about 10 cm wide and no more than 6 cm high, press it firm and smooth out the cracks. Chill it for 30 minutes, so that it holds without its pan.`;
  const heat = `Meanwhile heat the smoker to ${formatTemperature(smokeC)} with a handful of wood chips, and set a drip pan under the grate.`;
  const smoke = [
    `Slide the loaf on its foil onto the grate. Smoke at ${formatTemperature(smokeC)} for ${time} in all; leave the lid shut until the outside is set and dark, after about 1 hour. Add wood and water to the smoker as they burn down.`,
    ...(glaze === null
      ? []
      : [
          `When a thermometer in the middle shows about ${formatTemperature(glazeC)}, brush ${glaze} over the loaf, and smoke it for the last 30 minutes, until the glaze has set.`,
        ]),
    ...(cheese.length > 0
      ? [
          `Scatter ${joinList(cheese.map((part) => `the ${callOf(part)}`))} over it for the last 10 minutes, to melt.`,
        ]
      : []),
    `It is done when ${meat} ${ground.length > 1 || isPluralName(callOf(ground[0]!)) ? 'reach' : 'reaches'} ${due} in the middle.`,
  ].join(' ');
  const rest = 'Let it rest for 15 minutes, then lift it off its foil and slice it thickly.';
  const thaw =
    frozen.length === 0
      ? []
      : [
          `Thaw ${joinList(frozen.map((part) => `the ${callOf(part)}`))} and pat ${frozen.length > 1 || isPluralName(callOf(frozen[0]!)) ? 'them' : 'it'} dry.`,
        ];
  const steps = retell(ask, (clause, at) => {
    if (at === main)
      return [`${ownStep}${shape}`, `${ownStep}${heat}`, `${ownStep}${smoke}`, `${ownStep}${rest}`, ownStep];
    if (preheats.test(clause.text)) return 'drop';
    if (at === glazedAt || at === cheeseAt) return 'drop';
    if (at < main && tin.test(clause.text) && (greases.test(clause.text) || fills.test(clause.text)))
      return 'drop';
    if (at < main && /\b(?:shape|form|mou?ld|pat)\b[^.;]*\bloaf\b/i.test(clause.text)) return 'drop';
    if (
      at > main &&
      (isHeated(clause) || isGlaze(clause, at) || rests.test(clause.text) || tin.test(clause.text))
    )
      return 'drop';
    if (
      at < main &&
      clause.names.length === 0 &&
      /^\W*(?:and |then )*(?:add|put|place)\b[^.;]*\bmix(?:ture)?\b/i.test(clause.text)
    )
      return 'drop';
    if (at > main && clause.step === clauses[main]!.step && clause.names.length === 0) return 'drop';
    return null;
  });
  return {
    dish: 'roast',
    steps: [
      ...thaw.map((text) => ({ text, from: [] })),
      ...steps
        .map(({ text, from }) => ({ text: text.trim(), from }))
        .filter(({ text }) => text !== '' && !/^\W*(?:slice|serve)\W*$/i.test(text)),
    ],
    lines: [],
    ideas: [
      {
        kind: 'time',
        step: clauses[main]!.step,
        before: clauses[main]!.text,
        after: `Smoke at ${formatTemperature(smokeC)} for ${time}`,
        reason: reasonOf(ask, 'loaf-smoke-time'),
      },
    ],
    method: reasonOf(ask, 'loaf-smoke'),
    words: reasonOf(ask, 'loaf-smoke-words'),
    gone: reasonOf(ask, 'loaf-smoke-words'),
    safety: [
      `Keep the loaf cold until the smoker is hot, and have it past ${formatTemperature(60)} in the middle within 4 hours.`,
    ],
  };
}
