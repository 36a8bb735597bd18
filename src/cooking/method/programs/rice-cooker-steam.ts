/** Buns, dumplings and puddings that a basket over boiling water steamed, in the basket of a rice cooker. */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import { dueCelsius, rawMeats, spanTold } from './span.ts';
import { reasonOf, type Ask, type Told } from './telling.ts';

const basket =
  /\b(?:an?|the|your)?\s*(?:covered |bamboo |large )*(?:steam(?:ing|er) ?(?:basket|tray|rack|insert)?|steamer)\b/gi;
const mostMinutes = 60;

/** What is steamed, in a rice cooker; null where its last heat is none of steam. */
export function riceCookerSteam(ask: Ask): Told | null {
  const { clauses, parts, source, target } = ask;
  if (target !== 'riceCooker' || (source !== 'stovetop' && source !== 'steamer' && source !== 'wok'))
    return null;
  const steam = clauses.findLastIndex(
    ({ text, minutes, actions }) =>
      minutes !== null && (actions.includes('steam') || /^\W*(?:then |and )*steam\b/i.test(text)),
  );
  if (steam < 0 || clauses[steam]!.minutes![1] > mostMinutes) return null;
  if (
    clauses.some(
      ({ actions }, at) =>
        at > steam && actions.some((one) => one === 'fry' || one === 'bake' || one === 'simmer'),
    )
  )
    return null;
  const time = formatMinutes(...clauses[steam]!.minutes!);
  const due = dueCelsius(rawMeats(parts));
  const core = `Pour 700 ml of water into the bowl of the rice cooker, set the basket over it and close the lid. Press Cook, or Steam where it has that, and steam for ${time}, counted from when steam comes out; it goes on boiling for as long as there is water. Do the rest in the same way where not all fit without touching, with fresh water.${due === null ? '' : ` The filling should reach ${formatTemperature(due)} inside.`}`;
  return {
    dish: 'steamed',
    steps: spanTold(
      ask,
      [steam, steam],
      [core],
      () => null,
      (text) =>
        text
          .replace(basket, (found) =>
            /basket|steamer|tray|rack/i.test(found) ? ' the basket of the rice cooker' : found,
          )
          .replace(/ {2,}/g, ' '),
    ),
    ideas: [
      {
        kind: 'time',
        step: clauses[steam]!.step,
        before: clauses[steam]!.text,
        after: `steam for ${time}`,
        reason: reasonOf(ask, 'rice-steam'),
      },
    ],
    method: reasonOf(ask, 'rice-steam'),
    words: reasonOf(ask, 'rice-steam'),
    gone: reasonOf(ask, 'rice-steam'),
  };
}
