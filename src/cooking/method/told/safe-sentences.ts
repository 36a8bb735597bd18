/** Sentences that keep the dish safe on its new machine. */
import { joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause } from '../model.ts';
import { callOf, statesTemperature, type Part } from '../read/parts.ts';
import { figure, formatTemperature, type PlanContext } from '../plan.ts';
import { toSoak } from '../plans/pulses-pressed.ts';
import { wetDishes } from '../read/core-actions.ts';
import { type WriteInput, list } from './write-input.ts';

/** The inner temperature that is due where a clause sets less; null where it sets none, or enough. */
export function dueInside(
  clause: Clause,
  parts: ReadonlyMap<string, Part>,
  context: PlanContext,
): number | null {
  if (clause.innerCelsius === null) return null;
  const about = clause.names.length > 0 ? clause.names.flatMap((key) => parts.get(key) ?? []) : context.parts;
  const due = Math.max(
    0,
    ...about.filter((one) => statesTemperature(one, context.dish)).map((one) => one.safe!.celsius),
  );
  return due === 0 || clause.innerCelsius >= due - 1 ? null : due;
}

/** Raises an inner temperature that the old text set too low for what it is about. */
export function safeText(
  text: string,
  clause: Clause,
  parts: ReadonlyMap<string, Part>,
  context: PlanContext,
): string {
  const due = dueInside(clause, parts, context);
  return due === null ? text : text.replace(statedTemperature, formatTemperature(due));
}

const degrees = String.raw`\d{2,3}\s*(?:°|º|degrees?|deg\.?)?\s*(?:[CF]\b|celsius|fahrenheit)`;

const statedTemperature = new RegExp(String.raw`${degrees}(?:\s*(?:/|\(|or|,)\s*${degrees}\)?)?`, 'i');

/** The sentence that states what the middle has to reach; null where the text still says it. */
export function temperatureCheck(input: WriteInput): string | null {
  const said = [thermometerCheck(input), minceDone(input)].filter((one) => one !== null);
  return said.length === 0 ? null : said.join(' ');
}

/** Whether mince lies loose and was browned before it simmers: it is done by its colour, for no thermometer finds its middle. */
const isLoose =
  ({ context, clauses, cast }: WriteInput) =>
  (part: Part): boolean =>
    part.time?.minced === true &&
    wetDishes.has(context.dish) &&
    !shapedMince.test(context.text) &&
    clauses.some(
      (one, at) =>
        at < cast.main &&
        one.names.includes(part.key) &&
        one.actions.some((action) => action === 'sear' || action === 'fry' || action === 'saute'),
    );

/** What tells of loose mince that it is done, with the figure that its colour stands for. */
function minceDone(input: WriteInput): string | null {
  const mince = [...input.parts.values()]
    .filter((part) => statesTemperature(part, input.context.dish))
    .find(isLoose(input));
  if (mince === undefined) return null;
  const { name } = mince.item;
  return `With no pink left the ${name} ${isPluralName(name) ? 'are' : 'is'} done, past ${formatTemperature(mince.safe!.celsius)}.`;
}

function thermometerCheck(input: WriteInput): string | null {
  const { parts, context, clauses, cast, plan } = input;
  // Where a rice cooker boils the rice alone, eggs are boiled by the clock as before.
  const asBefore = (part: Part): boolean =>
    part.safe?.kind === 'egg' &&
    !context.parts.includes(part) &&
    (context.target === 'riceCooker' || /\bhard[- ]?boil|\bboil(?:ed)? (?:the )?eggs\b/i.test(context.text));
  const loose = isLoose(input);
  const due = [...parts.values()].filter(
    (part) => statesTemperature(part, context.dish) && !asBefore(part) && !loose(part),
  );
  if (due.length === 0) return null;
  // The egg of a crust is as hot as the crust is crisp, but a thin cutlet is done by what its egg needs as well.
  const crust = [...parts.values()].filter(
    ({ safe, grams }) => safe?.kind === 'egg' && grams >= 20 && context.dish === 'fried',
  );
  // The egg in a meatball is as hot as the meatball.
  const asked = due.filter(
    (one) =>
      one.safe!.kind !== 'egg' ||
      !due.some((other) => other.safe!.kind !== 'egg' && other.safe!.celsius >= one.safe!.celsius),
  );
  // What is small beside a tough cut is cooked through long before that cut is tender.
  const long = wetDishes.has(context.dish) && (context.minutes?.[1] ?? 0) >= longBraise;
  const toughest = asked.filter(
    ({ time, grams }) => time?.tough === true && time.minced !== true && grams >= 300,
  );
  const said =
    long &&
    toughest.length > 0 &&
    asked.every(
      (one) => toughest.includes(one) || (one.safe!.kind !== 'poultry' && one.grams < toughest[0]!.grams / 2),
    )
      ? toughest
      : asked;
  const highest = Math.max(...[...said, ...crust].map((one) => one.safe!.celsius));
  // A cook who wants dark meat hotter than it has to be gets it as hot.
  const wished = clauses.flatMap(({ innerCelsius }, at) =>
    innerCelsius !== null && (cast.roles[at] === 'core' || cast.roles[at] === 'drop') ? [innerCelsius] : [],
  );
  const meat = due.some((one) => one.safe!.kind !== 'egg' && one.safe!.celsius === highest);
  const most = meat ? Math.max(highest, ...wished.filter((celsius) => celsius <= 98)) : highest;
  const goal = sayGoal(most, clauses);
  const tender =
    most === highest &&
    !(context.dish === 'roast' && pink.test(context.text)) &&
    (wetDishes.has(context.dish) ||
      ((context.minutes?.[1] ?? 0) >= 90 && said.every((one) => one.time?.tough === true))) &&
    said.every(
      (one) => one.safe!.celsius < highest || (one.time?.tough === true && one.time.minced !== true),
    );
  const stated = clauses.some(
    (one) =>
      one.innerCelsius !== null &&
      one.innerCelsius >= highest - 1 &&
      // Where no sentence is told anew, the old one that states it stands.
      (plan.core.length === 0 || plan.core.join(' ').includes(String(Math.round(one.innerCelsius)))),
  );
  if (stated || plan.core.some((said) => said.includes(`${formatTemperature(highest)} inside`))) return null;
  if (tender && new Set(said.map(({ safe }) => safe!.celsius)).size === 1) {
    const names = [...new Set(said.map(callOf))];
    const many = names.length > 1 || isPluralName(names[0]!);
    const [is, it] = many ? ['are', 'they are'] : ['is', 'it is'];
    const large = said.every(({ whole }) => whole);
    const inside = `${figure(context.tables, 'tender-inside', 'leastC')}–${figure(context.tables, 'tender-inside', 'mostC')} °C (195–205 °F)`;
    return large
      ? `The ${joinList(names)} ${is} done when a fork twists in easily, at about ${inside} inside, far past the safe minimum of ${goal}.`
      : `The ${joinList(names)} ${is} done when a fork meets no resistance; by then ${it} far past the safe minimum of ${goal} inside.`;
  }
  const groups = new Map<number, string[]>();
  for (const part of said) {
    const celsius = crust.length > 0 ? highest : part.safe!.celsius;
    groups.set(celsius, [...(groups.get(celsius) ?? []), callOf(part)]);
  }
  const sentence = [...groups]
    .sort((a, b) => b[0] - a[0])
    .map(([celsius, all], index) => {
      const names = [...new Set(all)];
      const many = names.length > 1 || isPluralName(names[0]!);
      if (index > 0) return `the ${joinList(names)} ${formatTemperature(celsius)}`;
      const reach = tender
        ? `${many ? 'are' : 'is'} well past ${formatTemperature(celsius)} inside`
        : `${many ? 'reach' : 'reaches'} ${goal} inside`;
      return `the ${joinList(names)} ${reach}`;
    });
  // A bath below that temperature is as safe by its hours, and no thermometer would ever show it.
  const bath = context.target === 'sousVide' ? bathOf(plan.core) : null;
  if (bath !== null && bath < highest) {
    const names = [...new Set(said.map(callOf))];
    return `Held that long at ${formatTemperature(bath)}, the ${joinList(names)} ${names.length > 1 || isPluralName(names[0]!) ? 'are' : 'is'} as safe as at ${goal} inside, so do not shorten the time.`;
  }
  const hint = tender ? ': tough cuts turn tender only far above that' : '';
  return `Check with a thermometer that ${joinList(sentence)}${hint}.`;
}

const shapedMince = /\b(?:meat ?balls?|patt(?:y|ies)|koftas?|burgers?|dumplings?|balls|stuff\w*)\b/i;

/** From so many minutes on a braise has every small piece in it cooked through. Own rule. */
const longBraise = 75;

/** A joint that is carved pink is not cooked until it falls apart. */
const pink =
  /\b(?:for|still|until|till|a little|slightly|medium|just) (?:slightly |just |a little )?(?:pink|rare)\b|\bmedium[- ]rare\b|\bfor medium\b|\brosy\b|\bcarve\b/i;

/** °C of the water bath. */
const bathOf = (core: readonly string[]): number | null => {
  const found = /\bwater bath and cook at (\d+) °C/.exec(core.join(' '))?.[1];
  return found === undefined ? null : Number(found);
};

/** A temperature in both scales, with the cook's own Fahrenheit: 79 °C back from 175 °F would be a degree less. */
function sayGoal(celsius: number, clauses: readonly Clause[]): string {
  const own = clauses
    .filter(({ innerCelsius }) => innerCelsius === celsius)
    .flatMap(({ text }) => [...text.matchAll(/\b(\d{3})\s*(?:°|º|degrees?)?\s*F\b/g)])
    .map(([, said]) => Number(said))
    .find((said) => Math.round((said - 32) / 1.8) === celsius);
  return own === undefined ? formatTemperature(celsius) : `${celsius} °C (${own} °F)`;
}

/** The hard boil, and the instruction of the source that soaks the beans before it; null where none does. */
export interface BeanBoil {
  readonly text: string;
  readonly soaked: number | null;
}

/** Dried beans whose toxin a slow cooker leaves in them, where no step boils them hard first. */
export function beansToBoil({ parts, context, clauses, cast, understood }: WriteInput): BeanBoil | null {
  if (context.target !== 'slowCooker' && context.target !== 'smoker') return null;
  const beans = [...parts.values()].filter(
    (one) =>
      one.time?.dry === true &&
      (one.food?.traits as readonly string[]).includes('toxic-raw') &&
      !/\b(?:cans?|tins?|tinned|canned|jars?|cooked)\b/i.test(one.item.text),
  );
  if (beans.length === 0) return null;
  const boiled = clauses.some(
    (clause, at) =>
      at !== cast.main &&
      cast.roles[at] !== 'core' &&
      (clause.actions.includes('boil') ||
        (clause.actions.includes('simmer') && (clause.minutes?.[0] ?? 0) >= 30)) &&
      (clause.minutes?.[0] ?? 0) >= 10 &&
      (clause.names.some((key) => beans.some((one) => one.key === key)) ||
        // "Put the beans in a pot, bring to a boil and simmer 45 minutes", before they are drained.
        ((clause.asWritten === true || cast.roles[at] === 'side') &&
          understood.steps[clause.step]!.contents.some((key) => beans.some((one) => one.key === key)))),
  );
  if (boiled) return null;
  const isBean = (key: string): boolean => beans.some((one) => one.key === key);
  const soak = clauses.findLast(
    ({ actions, names }, at) => at < cast.main && actions.includes('soak') && names.some(isBean),
  );
  // The list may say that they were soaked overnight; the steps then drain and rinse them.
  const isSoaked = beans.every(({ item }) => /\bsoaked\b/i.test(`${item.text} ${item.preparation ?? ''}`));
  const rinsed = clauses.findLast(
    ({ actions, names }, at) =>
      at < cast.main &&
      names.some(isBean) &&
      actions.every((action) => action === 'wash' || action === 'drain' || action === 'strain'),
  );
  if (soak === undefined && isSoaked)
    return rinsed === undefined
      ? {
          text: `Drain the soaked ${joinList(beans.map(callOf))}, boil them hard in fresh water for 10 minutes, then drain them again.`,
          soaked: null,
        }
      : { text: `Boil ${list(beans)} hard in fresh water for 10 minutes, then drain.`, soaked: rinsed.step };
  // Soaked already, and for long enough to be poured away with its water.
  return soak === undefined
    ? {
        text: `Soak ${list(beans)} for at least 5 hours and discard the water. Boil them hard in fresh water for 10 minutes, then drain.`,
        soaked: rinsed?.step ?? null,
      }
    : {
        text: `Boil ${list(beans)} hard in fresh water for 10 minutes, then drain.`,
        soaked: soak.step,
      };
}

/**
 * The soak of dried beans that go under pressure, where the author has none: its water carries off a part of their toxin, and
 * the minutes under pressure are those of soaked ones. Null for other beans and other machines.
 */
export function beansToSoak({ parts, context }: Pick<WriteInput, 'parts' | 'context'>): string | null {
  if (context.target !== 'pressureCooker' || context.dish === 'pasta') return null;
  const beans = toSoak([...parts.values()], context.text);
  return beans.length === 0
    ? null
    : `Soak the ${joinList(beans.map(callOf))} in plenty of cold water overnight, or for at least 5 hours. Drain and rinse them, and discard that water.`;
}
