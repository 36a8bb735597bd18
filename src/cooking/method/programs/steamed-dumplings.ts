/** Dumplings that were fried or boiled, over steam: on oiled paper or leaves, without touching, until the wrappers turn clear. */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const titles =
  /\b(?:dumplings?|pot ?stickers?|gyoza|momos?|wontons?|jiaozi|mandu|shu ?mai|siu mai|har gow|varen[iy]ky?i?|pierogi?e?s?|pelmeni|manti|maultaschen)\b/i;
const other = /\b(?:soup|stew|chicken and|apple|suet|semolina|gnocchi|matzo|noodle)\b/i;
const wraps = /\b(?:wrap|fold|pleat|seal|crimp|gather|pinch)\w*\b/i;
const heats = /\b(?:fry|cook|brown|steam|boil|simmer|crisp|golden|heat|uncover|cover|lid|evaporat\w*)\b/i;
const water = /\b(?:water|oil|pan|skillet|wok|pot|batch(?:es)?|repeat)\b/i;
const minutes: Range = [8, 10];

/** The dumplings in a steamer; null where they are none that are wrapped. */
export function steamedDumplings(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (target !== 'steamer' || (source !== 'stovetop' && source !== 'wok' && source !== 'deepFryer'))
    return null;
  if (!titles.test(title) || other.test(title) || !wraps.test(textOf(ask))) return null;
  const wrapped = clauses.findLastIndex(({ text, actions }) => wraps.test(text) && !actions.includes('fry'));
  const first = clauses.findIndex(({ text }, at) => at > wrapped && heats.test(text) && water.test(text));
  if (wrapped < 0 || first < 0) return null;
  let last = first;
  for (let at = first; at < clauses.length; at += 1) {
    const { text } = clauses[at]!;
    if (/\b(?:serve|dip|dipping|sauce|garnish|sprinkle)\b/i.test(text)) break;
    if (
      heats.test(text) ||
      water.test(text) ||
      /\b(?:slotted|colander|drain)\b/i.test(text) ||
      clauses[at]!.minutes !== null
    )
      last = at;
  }
  const raw = parts.filter(({ safe, grams }) => safe !== null && safe.kind !== 'egg' && grams > 60);
  const safe =
    raw.length === 0 ? null : formatTemperature(Math.max(...raw.map(({ safe: due }) => due!.celsius)));
  const time = formatMinutes(...minutes);
  const paper = thinksInFahrenheit(understood.source) ? 'parchment' : 'baking paper';
  const noun =
    /\b(?:pot ?stickers|gyoza|momos|wontons|mandu|vareniki|varenyky|pierogi?e?s?|pelmeni|manti|maultaschen|dumplings)\b/i
      .exec(`${textOf(ask)} ${title}`)?.[0]
      .toLowerCase() ?? 'dumplings';
  const lay = `Line the steamer with oiled ${paper} with holes pricked in it, or with cabbage leaves. Set the ${noun} on it with a finger’s width between them, in batches, as they swell and stick. Bring 3 cm of water to the boil underneath.`;
  const cook = `Cover and steam over lively heat for ${time}, until the wrappers are clear and no longer sticky${safe === null ? '' : ` and the filling of one that is cut open is hot and done, ${safe} inside`}. Straight from the freezer they take 3 minutes more. Top up with boiling water between the batches.`;
  const oils = parts.filter(
    ({ key, item }) =>
      /\boil\b/i.test(item.name) &&
      clauses.some((one, at) => at >= first && at <= last && one.names.includes(key)) &&
      !clauses.some((one, at) => (at < first || at > last) && one.names.includes(key)),
  );
  let put = false;
  const steps = retell(ask, (_clause, at) => {
    if (at < first || at > last) return null;
    if (put) return 'drop';
    put = true;
    return [`${ownStep}${lay}`, `${ownStep}${cook}`, ownStep];
  });
  const step = clauses[first]!.step;
  return {
    dish: 'steamed',
    steps,
    lines: oils.map(({ key, item }) => ({
      key,
      line: `1 tsp ${item.name}, for the paper`,
      reason: reasonOf(ask, 'dumpling-oil'),
      less: true,
    })),
    ideas: [
      {
        kind: 'time',
        step,
        before: clauses.find((one, at) => at >= first && at <= last && one.minutes !== null)?.text ?? null,
        after: time,
        reason: reasonOf(ask, 'dumpling-time'),
      },
      {
        kind: 'add',
        step,
        before: null,
        after: 'with a finger’s width between them',
        reason: reasonOf(ask, 'dumpling-room'),
      },
    ],
    method: reasonOf(ask, 'method-steam'),
    words: reasonOf(ask, 'dumpling-words'),
    gone: reasonOf(ask, 'dumpling-words'),
    safety: [reasonOf(ask, 'steamer-water')],
  };
}
