/** Rice that is boiled to a soup (congee, jook, lugaw) in a rice cooker, which has a setting for it, or is watched on Cook. */
import { formatTemperature } from '../../text/grammar.ts';
import { dueCelsius, rawMeats, stoveVessel } from './span.ts';
import { gramsOf, longest, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles = /\b(?:congee|jook|juk|okayu|lugaw|arroz caldo|chao|kanji|rice porridge)\b/i;
/** What a usual cooker of 10 cups bears of it, in grams, and one whose size is told. Own rules. */
const usualGrams = 2600;
const gramsPerLiter = 800;
const onlyHeat =
  /^\W*(?:and |then )*(?:bring\b[^.;]*\bboil|(?:reduce|lower|turn)\b[^.;]*|cover\w*|stir\b[^.;]*\b(?:catch|stick|burn)\w*[^.;]*)\W*$/i;

/** The rice soup in a rice cooker; null where it is no such dish or too much of it. */
export function congee(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target, size } = ask;
  if (target !== 'riceCooker' || !titles.test(understood.source.title)) return null;
  if (!['stovetop', 'dutchOven', 'wok'].includes(source)) return null;
  if (gramsOf(ask) > (size.capacityL === null ? usualGrams : size.capacityL * gramsPerLiter)) return null;
  const main = longest(
    clauses,
    ({ text, actions }) => /\bsimmer|boil|cook/i.test(text) || actions.includes('simmer'),
  );
  if (main < 0) return null;
  const raw = rawMeats(parts);
  const due = dueCelsius(raw);
  const check =
    due === null
      ? ''
      : ` Check with a thermometer that ${raw.length > 1 ? 'all the meat has' : 'the meat has'} reached ${formatTemperature(due)} inside.`;
  const time = '60–75 minutes';
  const core = `The bowl must be no more than half full, as it foams: make half of it in a small cooker. Use the Porridge setting, or press Cook with the lid ajar, for ${time}, stirring every 15 minutes, until the grains have burst and it is creamy; thin it with hot stock or water if it sets.`;
  const own = clauses[main]!;
  const steps = retell(
    ask,
    (clause, at) =>
      at === main
        ? [core]
        : at !== main && clause.names.length === 0 && onlyHeat.test(clause.text)
          ? 'drop'
          : null,
    (text) =>
      text
        .replace(stoveVessel, 'the rice cooker')
        .replace(/^boil (?=(?:the )?(?:stock|broth|water)\b)/i, 'Put ')
        .replace(/\bAt (?:1 hour|60 min\w*) /g, 'After 40 minutes '),
  );
  const last = steps.at(-1)!;
  return {
    dish: 'stew',
    steps: check === '' ? steps : [...steps.slice(0, -1), { ...last, text: `${check.trim()} ${last.text}` }],
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: own.text.trim().replace(/\.$/, ''),
        after: time,
        reason: reasonOf(ask, 'congee-time'),
      },
    ],
    method: reasonOf(ask, 'congee-how'),
    safety: [reasonOf(ask, 'rice-pot-fill')],
  };
}
