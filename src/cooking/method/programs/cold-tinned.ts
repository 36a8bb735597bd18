/** Sauces and dips of what is cooked already when it comes from its tin or jar: without heat they are stirred and left to stand. */
import { isKind } from '#food/ingredient';
import { callOf, type Part } from '../read/parts.ts';
import { coldDressed } from './cold-dressed.ts';
import { isHeated } from './span.ts';
import { gramsOf, reasonOf, retell, textOf, type Ask, type LineChange, type Told } from './telling.ts';

const titles = /\b(?:sauce|salsa|dip|hummus|houmous|spread|salad|dressing|pesto|p[aâ]t[eé])\b/i;
const tinned =
  /\b(?:tins?|cans?|tinned|canned|jars?|jarred|passata|tomato (?:sauce|pur[eé]e|paste|concentrate)|cooked|roasted|dried tomatoes|ketchup|pur[eé]e)\b/i;
const blended = /\b(?:blend\w*|pur[eé]e\w*|process(?:or|ed)?|mash\w*|liquidi[sz]e)\b/i;

const isSoda = (part: Part | undefined): boolean =>
  part !== undefined && /\bbaking soda|bicarbonate|\bwater\b/i.test(part.item.text);

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
  const beans = parts.find(({ item }) => /\b(?:garbanzo|chickpeas|beans)\b/i.test(item.text));
  // Only beans that are blended to a cream are boiled for their softness; whole ones are dressed as they are.
  const fried = clauses.some(
    (one) =>
      isHeated(one) &&
      one.names.some((key) => key !== beans?.key && !isSoda(parts.find((part) => part.key === key))),
  );
  if (beans === undefined || fried || !blended.test(textOf(ask)))
    return coldDressed(ask, /\b(?:sauce|salsa|dip|spread|pesto)\b/i.test(title));
  const peeled = `Rub the drained ${callOf(beans)} in a clean kitchen towel and pick off the skins that come loose: without boiling, that is what makes it smooth.`;
  const soda = parts.filter(isSoda);
  let peeledAlready = false;
  const dropped = new Set(hot);
  const boilsBeans = (text: string): boolean =>
    /\b(?:boil|reduce the heat|saucepan|simmer|baking soda|inches of water|mesh strainer)\w*\b/i.test(text);
  const steps = retell(
    ask,
    (clause, at) => {
      const beansHere = boilsBeans(clause.text) && at > 0 && !/^\W*while\b/i.test(clause.text);
      if (peeledAlready && /^\W*(?:and |then )*drain\W*$/i.test(clause.text)) return 'drop';
      if (/^\W*while\b/i.test(clause.text)) return null;
      if (!dropped.has(at) && !beansHere && !/\b(?:cook|simmer)\w*\b.*\bminutes\b/i.test(clause.text))
        return null;
      if (!peeledAlready) {
        peeledAlready = true;
        return [peeled];
      }
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
  const lines = soda.map(({ key }): LineChange => ({
    key,
    line: null,
    reason: reasonOf(ask, 'cold-heat-only'),
  }));
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
