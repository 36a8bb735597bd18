/** Temperatures and measures of the recipe's own kitchen: Fahrenheit first and cups where its oven is marked so. */
import type { RecipeText } from '../../understand-recipe/model.ts';
import type { MethodAdaptation } from '../model.ts';

const celsius = /\d\s?(?:°|º|degrees?)?\s?C(?:elsius)?\b|\bgas(?: mark)? \d/;
const fahrenheit = /\d\s?(?:°|º|degrees?)?\s?F(?:ahrenheit)?\b/;
/** Cups, pounds, sticks and inches are measures of kitchens with Fahrenheit ovens. */
const american = /\b(?:cups?|lbs?|pounds?|oz|ounces?|sticks?|quarts?|inch(?:es)?)\b|\d["”]/i;
const metric = /\d\s?(?:g|kg|ml|l|cl|cm)\b/;

const pair = /(\d+(?:–\d+)?) °C \((\d+(?:–\d+)?) °F\)/g;
const bare = /(\d+ (?:and|to) \d+) °C \((\d+ (?:and|to) \d+) °F\)/g;

/** Whether a recipe thinks in Fahrenheit. */
export function thinksInFahrenheit({ ingredients, instructions }: RecipeText): boolean {
  const steps = instructions.join('\n');
  if (celsius.test(steps)) return false;
  const list = ingredients.join('\n');
  return fahrenheit.test(steps) || (american.test(`${list}\n${steps}`) && !metric.test(list));
}

const mlInCup = 240;
const cmInInch = 2.54;
const quarters = ['', '¼', '½', '¾'] as const;

/** To the next quarter, as a cup and a ruler have it: "1½". */
function inQuarters(exact: number): string {
  // Nobody measures an inch and a fifth.
  const value = exact > 0.8 && Math.abs(exact - Math.round(exact)) < 0.2 ? Math.round(exact) : exact;
  const count = Math.max(1, Math.round(value * 4));
  const whole = Math.floor(count / 4);
  return `${whole === 0 ? '' : whole}${quarters[count % 4]!}`;
}

const cups = (ml: number): string => {
  const count = inQuarters(ml / mlInCup);
  return `${count} ${ml / mlInCup > 1.1 ? 'cups' : 'cup'}`;
};

const inches = (cm: number): string =>
  cm >= 8
    ? `${Math.round(cm / cmInInch)} inches`
    : `${inQuarters(cm / cmInInch)} ${cm / cmInInch > 1.2 ? 'inches' : 'inch'}`;

/** Metric amounts that the conversion set, in cups and inches; those of the source stay. */
function inOwnUnits(text: string, own: string): string {
  const unless = (found: string, said: string): string => (own.includes(found) ? found : said);
  return text
    .replace(/\b(\d+) ml\b/g, (found, ml: string) => unless(found, cups(Number(ml))))
    .replace(/\b(\d+(?:\.\d+)?) l(?= (?:of )?\p{Ll})/gu, (found, l: string) =>
      unless(found, cups(Number(l) * 1000)),
    )
    .replace(/\b(\d+) cm (?=camp oven|pan\b|tin\b)/g, (found, cm: string) =>
      unless(found, `${Math.round(Number(cm) / cmInInch)}-inch `),
    )
    .replace(/\b2\.5 cm \(1 inch\)/g, (found) => unless(found, '1 inch'))
    .replace(/\b3 mm\b/g, (found) => unless(found, '⅛ inch'))
    .replace(/\b25 mm\b/g, (found) => unless(found, '1 inch'))
    .replace(/(?<![\d.])(\d+)–(\d+) cm\b/g, (found, least: string, most: string) =>
      unless(
        found,
        `${Math.round(Number(least) / cmInInch)}–${Math.round(Number(most) / cmInInch)} inches`.replace(
          /\b(\d+)–\1 inches/,
          '$1 inches',
        ),
      ),
    )
    .replace(/(?<![\d.–])(\d+) cm\b/g, (found, cm: string) => unless(found, inches(Number(cm))))
    .replace(/\b(bring(?: it| them| everything| all)?(?: back)?) to the boil\b/gi, (found, bring: string) =>
      unless(found, `${bring} to a boil`),
    )
    .replace(/\blitre/g, 'liter')
    .replace(/\bcolour\b/g, (found) => unless(found, 'color'))
    .replace(/\bflavour\b/g, (found) => unless(found, 'flavor'))
    .replace(/\bbaking paper\b/g, (found) => unless(found, 'parchment paper'))
    .replace(/\btea towel\b/g, (found) => unless(found, 'kitchen towel'));
}

/** Degrees of the dial as cookbooks pair them, so that one setting is not said in two ways. */
const dial: Readonly<Record<string, number>> = {
  300: 150,
  325: 160,
  350: 180,
  375: 190,
  400: 200,
  425: 220,
  450: 230,
};
const asOnTheDial = (text: string): string =>
  text.replace(/\b(\d{3}) °F \((\d{3}) °C\)/g, (found, f: string, c: string) =>
    dial[f] !== undefined && Math.abs(dial[f] - Number(c)) <= 5 ? `${f} °F (${dial[f]} °C)` : found,
  );

/** Where ovens are marked in Celsius, what browns from above is the grill. */
const inMetricKitchen = (text: string): string => text.replace(/\bbroiler\b/g, 'grill');

/** The adaptation with every temperature and every measure that it set said as the recipe says its own. */
export function inOwnMeasures(source: RecipeText, adapted: MethodAdaptation): MethodAdaptation {
  const own = [...source.ingredients, ...source.instructions].join('\n');
  if (!thinksInFahrenheit(source) && startsInFahrenheit(source))
    return saidBy(fahrenheitFirst, source, adapted);
  if (!thinksInFahrenheit(source))
    return fires.has(adapted.method) ||
      /\bbroil/i.test(own) ||
      fahrenheit.test(own) ||
      !(celsius.test(own) || metric.test(own))
      ? adapted
      : saidBy(inMetricKitchen, source, adapted);
  return saidBy(
    (text) =>
      inOwnUnits(asOnTheDial(text.replace(bare, '$2 °F ($1 °C)').replace(pair, '$2 °F ($1 °C)')), own),
    source,
    adapted,
  );
}

/** "425°F (218°C)": both are told, the oven's own first. */
function startsInFahrenheit({ instructions }: RecipeText): boolean {
  const steps = instructions.join('\n');
  const [f, c] = [steps.search(fahrenheit), steps.search(celsius)];
  return f >= 0 && c >= 0 && f < c;
}
const fahrenheitFirst = (text: string): string =>
  asOnTheDial(text.replace(bare, '$2 °F ($1 °C)').replace(pair, '$2 °F ($1 °C)'));

/** Machines for which a grill is a fire. */
const fires: ReadonlySet<string> = new Set(['grill', 'smoker', 'campfire']);

/** The adaptation with one way of saying in all that the conversion wrote; the author's own lines stay. */
function saidBy(
  turn: (text: string) => string,
  source: RecipeText,
  adapted: MethodAdaptation,
): MethodAdaptation {
  const lines = new Set([...source.ingredients, ...source.instructions]);
  const turnLine = (text: string): string => (lines.has(text) ? text : turn(text));
  return {
    ...adapted,
    reason: adapted.reason === null ? null : turn(adapted.reason),
    text: {
      ...adapted.text,
      ingredients: adapted.text.ingredients.map(turnLine),
      instructions: adapted.text.instructions.map(turnLine),
    },
    edits: adapted.edits.map((edit) => ({
      ...edit,
      target: turn(edit.target),
      before: edit.before === null ? null : turnLine(edit.before),
      after: edit.after === null ? null : edit.after.split('\n').map(turnLine).join('\n'),
      reason: turn(edit.reason),
    })),
    safety: adapted.safety.map(turn),
  };
}
