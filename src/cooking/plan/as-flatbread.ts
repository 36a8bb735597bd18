import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Dish, DishStep } from '../dish.ts';
import type { Brief } from './brief.ts';
import { planWith } from './fill.ts';
import { rankedWith } from './rank/ranked-with.ts';
import type { Ranked } from './rank/rank.ts';
import { owns } from './tools.ts';

/*
 * A dish "on toast" takes any bread. A tortilla in its place is warmed in a dry pan and rolled round the rest, a pita or a naan
 * is warmed and laid under it, a bagel is toasted, and the texts call each what it is.
 */

const rolled = /tortilla|^lavash$|wrap$/;
/** Breads with a name of their own, which nobody calls toast. */
const ownName = /bagel|english-muffin|croissant|crumpet|bun$/;

/** Foods that are flat and soft, and that a toaster does not take. */
const isFlat = (food: Food): boolean => isKind(food, 'flatbread') || rolled.test(food.id);

/** Whether a step does nothing but toast the bread; what is browned under the broiler stays there. */
const toasts = ({ action, say, station }: DishStep, bread: string): boolean =>
  action === 'toast' && station !== 'oven' && say.includes(`{${bread}}`) && !/broiler/.test(say);

const pan = 'frying pan';

function warmed(step: DishStep, bread: string): DishStep {
  // What is done with the slices behind that, "and spread with butter", stays.
  const spread = /,? and spread (?:it |them )?with (\{\w+\})/.exec(step.say)?.[1];
  return {
    ...step,
    tools: [pan],
    station: 'burner',
    heat: 'medium-high',
    minutes: [1, 2],
    hurry: null,
    active: 1,
    until: 'soft and speckled',
    say: `Warm {${bread}} in a dry frying pan over medium-high heat, turning once, until {until}, {min}, ${spread === undefined ? `and keep {${bread}.it} in a cloth` : `and spread with ${spread}`}.`,
    more: null,
    short: null,
  };
}

/** A text of a dish with the bread by its name where it speaks of toast. */
const named = (say: string, bread: string): string =>
  say
    .replace(/\bthe toast is\b/g, `{${bread}} {${bread}.is}`)
    .replace(/\bthe (?:hot )?toasts?\b/g, `{${bread}}`)
    .replace(
      /\b(on|over)\s+(?:hot )?(?:buttered )?toasts?( that stays crisp(?: underneath)?)?(?![\w-])/g,
      `$1 hot {${bread}.n}`,
    );
const namedPlainly = (text: string, name: string): string =>
  text
    .replace(/\bthe toast is\b/g, `the ${name} are`)
    .replace(/\bthe toasts?\b/g, `the ${name}`)
    .replace(/\bon toast\b/g, `on ${name}`);

const titled = (title: string, bread: string, rolls: boolean): string =>
  title.replace(
    /(?<!French |^)\b(?:on (?:the )?)?Toasts?\b/i,
    `${rolls ? 'in a Warm' : 'on'} {${bread}.T${rolls ? '' : 's'}}`,
  );

interface Instead {
  readonly role: string;
  readonly name: string;
  readonly flat: boolean;
  readonly rolls: boolean;
}

function retold(dish: Dish, { role, name, flat, rolls }: Instead): Dish {
  const last = dish.steps.length - 1;
  const end = rolls ? ' Fold in the sides and roll up.' : '';
  return {
    ...dish,
    title: titled(dish.title, role, rolls),
    titles: dish.titles.map((one) => ({ ...one, title: titled(one.title, role, rolls) })),
    description: named(dish.description, role),
    steps: dish.steps.map((one, at) => {
      if (flat && toasts(one, role)) return warmed(one, role);
      const tell = (text: string): string => named(text, role).trimEnd() + (at === last ? end : '');
      return { ...one, say: tell(one.say), short: one.short === null ? null : tell(one.short) };
    }),
    tips: dish.tips.filter(({ text }) => !/\btoast\b/i.test(text)),
    storage: dish.storage === null ? null : namedPlainly(dish.storage, name),
  };
}

/** The plan told for the flatbread or the bagel that lies where its dish has toast; the same plan where it has none. */
export function asFlatbread(ranked: Ranked, { tools }: Pick<Brief, 'tools'>): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  for (const [role, [fill]] of plan.fills) {
    if (fill === undefined) continue;
    const { food } = fill;
    if (!isFlat(food) && !ownName.test(food.id)) continue;
    if (!dish.steps.some(({ action, say }) => action === 'toast' && say.includes(`{${role}}`))) continue;
    const flat =
      isFlat(food) && (tools === null || owns(tools, pan)) && dish.steps.some((step) => toasts(step, role));
    const rolls = flat && rolled.test(food.id) && onToast(dish);
    const instead = { role, name: food.plural ?? food.name, flat, rolls };
    return rankedWith(ranked, { plan: planWith(plan, { dish: retold(dish, instead) }) });
  }
  return ranked;
}

/** Whether a dish is something on toast; a dip with warm bread is not rolled up in that. */
const onToast = ({ title, titles }: Dish): boolean =>
  [title, ...titles.map((one) => one.title)].some((one) => /\bon (?:the )?toast/i.test(one));
