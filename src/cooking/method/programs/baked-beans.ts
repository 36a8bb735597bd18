/** A pot of dried beans that bakes for hours in a sweet sauce, under pressure: soft by themselves first, then in their sauce, then open. */
import { joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { reasonOf, textOf, type Ask, type Told, type ToldStep } from './telling.ts';

const fatty = /\b(?:bacon|pancetta|salt pork|fatback|lardons?)\b/i;
const sweet = /\b(?:molasses|treacle|brown sugar|maple|honey|ketchup|tomato)\b/i;
const leastMinutes = 100;

/** The beans under pressure; null where they are no dried ones that bake long. */
export function bakedBeans(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (target !== 'pressureCooker' || (source !== 'oven' && source !== 'slowCooker')) return null;
  const beans = parts.filter(
    ({ time, item }) => time?.dry === true && /\bbeans?\b|\bpeas\b/i.test(item.text),
  );
  if (beans.length !== 1 || !parts.some(({ item }) => sweet.test(item.text))) return null;
  if (
    !clauses.some(({ minutes }) => (minutes?.[1] ?? 0) >= leastMinutes) ||
    !/\bbake|oven|crock|slow/i.test(textOf(ask))
  )
    return null;
  const meat = parts.filter(({ safe, grams }) => safe !== null && grams > 60);
  if (meat.some(({ item }) => !fatty.test(item.text)) || beans[0]!.grams > 700) return null;
  const all = understood.source.instructions.map((_, at) => at);
  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  const [bean] = beans as [Part];
  const fried = parts.filter(
    ({ item }) => fatty.test(item.text) || /\bonions?\b|\bgarlic\b/i.test(item.text),
  );
  const rest = parts.filter(
    (part) => part !== bean && !fried.includes(part) && !isThinLiquid(part.food) && part.grams > 0,
  );
  const name = callOf(bean);
  const are = isPluralName(name) ? 'they are' : 'it is';
  const texts = [
    `Soak the ${name} overnight in plenty of cold water, or for at least 8 hours. Drain and rinse.`,
    `Put the ${name} in the pressure cooker with 5 cups of fresh water; the pot must be no more than half full. Lock the lid, set the valve to sealing and cook at high pressure for 8 minutes. Let the pressure drop by itself for 15 minutes, then open the lid away from you. Drain, and keep 1½ cups of the water.`,
    `${fried.length === 0 ? 'Put the beans back in the pot.' : `Set the empty pot to Sauté and fry ${the(fried)} for 6–8 minutes, until soft and lightly browned.`} Stir in the kept water, scraping the bottom until it is perfectly clean, then ${the(rest)} and the ${name}.`,
    `Lock the lid and cook at high pressure for 20 minutes. Let the pressure drop by itself, which takes about 20 minutes. Try the ${name}: if ${are} not creamy, lock the lid again and give them 8 minutes more.`,
    `Set the pot to Sauté and boil, uncovered, for 8–12 minutes, stirring across the bottom more and more often, until the sauce coats the ${name}. It thickens further as it stands.`,
  ];
  const steps: ToldStep[] = texts.map((text, at) => ({
    text,
    from: at === 0 ? [0] : at === texts.length - 1 ? all.slice(1) : [],
  }));
  const hot = clauses.filter(({ text }) => !/\bsoak/i.test(text));
  const long = hot.reduce((best, one) => ((one.minutes?.[1] ?? 0) > (best.minutes?.[1] ?? 0) ? one : best));
  return {
    dish: 'stew',
    steps,
    ideas: [
      {
        kind: 'add',
        step: 0,
        steps: all,
        before: null,
        after: 'high pressure for 8 minutes',
        reason: reasonOf(ask, 'bean-alone'),
      },
      {
        kind: 'time',
        step: long.step,
        before: long.text.trim().replace(/\.$/, ''),
        after: 'high pressure for 20 minutes',
        reason: reasonOf(ask, 'baked-beans-time'),
      },
      {
        kind: 'add',
        step: long.step,
        before: null,
        after: 'Set the pot to Sauté and boil, uncovered, for 8–12 minutes',
        reason: reasonOf(ask, 'baked-beans-open'),
      },
    ],
    method: reasonOf(ask, 'baked-beans-how'),
    whole: true,
    safety: [reasonOf(ask, 'pressure-fill')],
  };
}
