/** Onions that are browned for an hour at the stove, in a slow cooker overnight: it does that with nobody at the pot. */
import { isThinLiquid } from '../read/parts.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const titles = /\b(?:french )?onion (?:soup|jam|confit|marmalade|relish)\b|\bcarameli[sz]ed onions?\b/i;
const softens = /\b(?:sweat|carameli[sz]\w*|soft\w*|brown\w*|golden|cook|saut[eé]\w*|melt|deglaz\w*)\b/i;

/** The onions in a slow cooker; null where they are no more than a beginning. */
export function slowOnions(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  if (target !== 'slowCooker' || !titles.test(understood.source.title)) return null;
  const onions = parts.filter(
    ({ item }) => /\bonions?\b/i.test(item.name) && !/\b(?:powder|spring|green)\b/i.test(item.text),
  );
  if (onions.reduce((sum, { grams }) => sum + grams, 0) < 400) return null;
  const onion = new Set(onions.map(({ key }) => key));
  const first = clauses.findIndex(
    (one) =>
      one.names.some((key) => onion.has(key)) && softens.test(one.text) && !one.actions.includes('cut'),
  );
  const stock = parts.filter(({ food, grams }) => isThinLiquid(food) && grams >= 400).map(({ key }) => key);
  const pours = clauses.findIndex(
    (one, at) => at > first && one.names.some((key) => stock.includes(key)) && !/\bdeglaz/i.test(one.text),
  );
  if (first < 0 || pours < 0) return null;
  const before = clauses.slice(first, pours);
  const fats = parts.filter(
    ({ key, item }) =>
      /\b(?:butter|oil)\b/i.test(item.name) && before.some(({ names }) => names.includes(key)),
  );
  const others = parts.filter(
    ({ key, item }) =>
      !onion.has(key) &&
      !fats.some((one) => one.key === key) &&
      before.some(({ names }) => names.includes(key)) &&
      !/\b(?:bread|baguette|cheese)\b/i.test(item.text),
  );
  const list = (some: readonly (typeof parts)[number][]): string => {
    const names = some.map(({ item }) => `the ${item.name.toLowerCase().replace(/,.*$/, '')}`);
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
  };
  const core = [
    `Put the sliced onions in the slow cooker with ${fats.length === 0 ? 'a little oil' : list(fats)} and a good pinch of salt, and toss to coat. Cover and cook on LOW for 8–10 hours, overnight if you like, stirring once or twice if you are near, until deep golden and jammy.`,
    `Take off the lid and cook on HIGH for 1 hour more, so that the juices boil away and the onions turn brown.${others.length === 0 ? '' : ` Stir in ${list(others)}.`}`,
  ];
  const simmer =
    'Cover and cook on HIGH for 1–2 hours, until hot and rounded in taste. Taste it for salt, acid and sweetness.';
  const later = clauses.findIndex(
    (one, at) => at > pours && one.step === clauses[pours]!.step && /\bsimmer|boil\b/i.test(one.text),
  );
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === first) return [...core.map((one) => `${ownStep}${one}`), ownStep];
      const bread = /\b(?:bread|baguette|toast|cheese)\b/i.test(clause.text);
      if (at > first && at < pours && !bread) return 'drop';
      if (at === pours) {
        const said = clause.text
          .replace(/^\W*(?:after|once|when) [^,]*,\s*/i, '')
          .trim()
          .replace(/[.,;]*$/, '');
        return [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`, ...(later < 0 ? [simmer] : [])];
      }
      if (at === later) return [simmer];
      return at > pours && clause.step === clauses[pours]!.step && /\bready to serve\b/i.test(clause.text)
        ? 'drop'
        : null;
    },
    (text) => text.replace(/\b(?:strain and )?collect the juice in a bowl\.?/i, ''),
  );
  if (/\bonion juice\b/i.test(textOf(ask)))
    return {
      ...made(),
      steps: steps.map(({ text, from }) => ({
        text: text.replace(/\bthe onion juice\b/gi, 'a little of the onions’ juice'),
        from,
      })),
    };
  return made();

  function made(): Told {
    return {
      dish: 'soup',
      steps,
      ideas: [
        {
          kind: 'time',
          step: clauses[first]!.step,
          before: clauses[first]!.text,
          after: 'on LOW for 8–10 hours',
          reason: reasonOf(ask, 'slow-onions'),
        },
      ],
      method: reasonOf(ask, 'slow-onions'),
      words: reasonOf(ask, 'slow-onions'),
      gone: reasonOf(ask, 'slow-onions'),
    };
  }
}
