/** Sauces and dips of what is cooked already when it comes from its tin or jar: without heat they are stirred and left to stand. */
import { isKind } from '#food/ingredient';
import { callOf } from '../read/parts.ts';
import { isHeated } from './span.ts';
import { gramsOf, ownStep, reasonOf, retell, type Ask, type LineChange, type Told } from './telling.ts';

const titles = /\b(?:sauce|salsa|dip|hummus|houmous|spread|salad|dressing|pesto|p[aâ]t[eé])\b/i;
const tinned =
  /\b(?:tins?|cans?|tinned|canned|jars?|jarred|passata|tomato (?:sauce|pur[eé]e|paste|concentrate)|cooked|roasted|dried tomatoes|ketchup|pur[eé]e)\b/i;
const sharp = /\b(?:onions?|shallots?|garlic)\b/i;

/** The sauce or dip without heat; null where something in it has to be cooked. */
export function coldTinned(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  const { title } = understood.source;
  if (target !== 'noCook' || !titles.test(title) || parts.some(({ safe }) => safe !== null)) return null;
  if (
    parts.some(
      ({ food, item }) =>
        (food !== null && (isKind(food, 'flour') || isKind(food, 'grain'))) ||
        (/\b(?:beans|chickpeas|lentils|potato|eggplant|aubergine|pasta|rice)\b/i.test(item.text) &&
          !tinned.test(item.text)),
    )
  )
    return null;
  const base = gramsOf(ask, ({ item }) => tinned.test(item.text));
  if (base < gramsOf(ask) * 0.4 || base < 150) return null;
  const hot = clauses.flatMap((one, at) => (isHeated(one) ? [at] : []));
  if (hot.length === 0) return null;
  const last = hot.at(-1)!;
  const raw = parts.filter(({ item, grams }) => sharp.test(item.text) && grams > 3);
  const onions = raw.filter(
    ({ item }) => /\b(?:onions?|shallots?)\b/i.test(item.text) && !/\bpowder|dried\b/i.test(item.text),
  );
  const beans = parts.find(({ item }) => /\b(?:garbanzo|chickpeas|beans)\b/i.test(item.text));
  const isSauce = /\b(?:sauce|salsa)\b/i.test(title);
  const rest = isSauce
    ? 'Cover and leave it in the refrigerator for at least 1 hour, so that the herbs and the garlic give their taste to it; stir and taste again for salt, and loosen it with a spoonful of water or oil if it is too thick to spread.'
    : null;
  const peeled =
    beans === undefined
      ? null
      : `Rub the drained ${callOf(beans)} in a clean kitchen towel and pick off the skins that come loose: without boiling, that is what makes it smooth.`;
  const soda =
    beans === undefined ? [] : parts.filter(({ item }) => /\bbaking soda|bicarbonate\b/i.test(item.text));
  let peeledAlready = false;
  const dropped = new Set(hot);
  const boilsBeans = (text: string): boolean =>
    /\b(?:boil|reduce the heat|saucepan|simmer|baking soda|inches of water|mesh strainer)\w*\b/i.test(text);
  const steps = retell(
    ask,
    (clause, at) => {
      const beansHere =
        beans !== undefined && boilsBeans(clause.text) && at > 0 && !/^\W*while\b/i.test(clause.text);
      if (/^\W*while\b/i.test(clause.text)) return null;
      if (!dropped.has(at) && !beansHere && !/\b(?:cook|simmer)\w*\b.*\bminutes\b/i.test(clause.text))
        return null;
      if (peeled !== null && !peeledAlready) {
        peeledAlready = true;
        return [peeled];
      }
      if (at === last && rest !== null) return [`${ownStep}${rest}`];
      return 'drop';
    },
    (text) =>
      text
        .replace(
          /\b(?:in|into|to) (?:a|the) (?:large |small |medium )?(?:pot|pan|saucepan|skillet)\b/gi,
          (found) => `${found.split(' ')[0]!} a bowl`,
        )
        .replace(/\bAfter \d+ minutes of (?:boiling|simmering),?\s*/i, '')
        .replace(/\bWhile the [\w ]+ (?:are|is) (?:boiling|cooking|simmering),?\s*/i, '')
        .replace(/\b(?:finely )?chop (?:the )?onions?\b/i, 'Finely grate the onion'),
  );
  const lines: LineChange[] = [
    ...onions.flatMap(({ key, item }): LineChange[] =>
      isSauce && item.quantity !== null && item.quantity >= 2 && item.unit === null
        ? [
            {
              key,
              line: item.text
                .replace(/^\s*\d+\s+onions/i, '1/2 onion')
                .replace(/^\s*\d+\s+shallots/i, '1 shallot'),
              reason: reasonOf(ask, 'cold-onion'),
              less: true,
            },
          ]
        : [],
    ),
    ...soda.map(({ key }): LineChange => ({ key, line: null, reason: reasonOf(ask, 'cold-tinned') })),
  ];
  return {
    dish: 'raw',
    title: `No-Cook ${title}`,
    steps: steps.map(({ text, from }) => ({ text: text.trim(), from })).filter(({ text }) => text !== ''),
    lines,
    ideas: [],
    method: reasonOf(ask, 'cold-tinned-how'),
    words: reasonOf(ask, 'cold-tinned'),
    gone: reasonOf(ask, 'cold-tinned'),
    left: soda.map(({ key }) => key),
  };
}
