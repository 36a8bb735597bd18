/** Mulled wine, hot cider and other drinks that are warmed with their spices: for hours in a slow cooker, or in a jug in a microwave. */
import type { Clause } from '../model.ts';
import { callOf } from '../read/parts.ts';
import { gramsOf, microwaved, ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles =
  /\b(?:mulled|gl[öoü]h?wein|gl[öo]gg|wassail|hot (?:chocolate|cocoa|toddy|buttered|spiced|apple|cider|punch)|spiced (?:cider|apple|wine|punch)|warm (?:punch|cider)|cocoa|champurrado|masala chai|chai|atole|ponche)\b/i;
const poured = /\b(?:mugs?|cups?|glasses)\b/i;
const pours = /\b(?:pour|ladle|serve|strain|divide)\w*\b/i;
const warms = /\b(?:heat|warm|simmer|boil|bring|infuse|steep|mull|cook)\w*\b/i;
const off = /\b(?:turn off|remove from|take off|off) (?:the )?heat\b|^\W*(?:don'?t|do not|never|without)\b/i;
const vessel =
  /\b(?:an?|the|your)\s+(?:(?:large|big|heavy|medium|small|deep|heavy-based|non-reactive|stainless(?: steel)?|dutch)[\s,]+)*(?:saucepan|sauce pan|pan|pot|stockpot|kettle|dutch oven)\b/gi;
const alcohol = /\b(?:wine|cider|beer|ale|port|rum|brandy|whisk(?:e)?y|bourbon|liqueur|cognac)\b/i;

/** The drink for another machine; null where it is none, or is boiled down first. */
export function warmDrink(ask: Ask): Told | null {
  const { clauses, parts, target, source, understood } = ask;
  if (target !== 'slowCooker' && target !== 'microwave') return null;
  if (source === target || parts.some(({ safe, food }) => safe !== null && food !== null)) return null;
  const { title } = understood.source;
  const isPoured = clauses.some(({ text }) => poured.test(text) && pours.test(text));
  if (!titles.test(title) || (!isPoured && !/\bdrink|\bwine\b|cider|punch|chocolate|chai/i.test(title)))
    return null;
  if (/\b(?:cake|cookies?|pudding|ice cream|sauce|mug cake|brownies?|mix)\b/i.test(title)) return null;
  const liquid = gramsOf(ask, ({ grams }) => grams >= 150);
  const heats = clauses.flatMap((one, at) =>
    warms.test(one.text) && !off.test(one.text) && heated(one) ? [at] : [],
  );
  // Tea that steeps off the heat would stew for hours.
  const taken = clauses.findIndex(
    ({ text }, at) =>
      at > (heats[0] ?? 0) && /\b(?:turn off|remove from|take (?:it )?off|off)\b[^.;]*\bheat\b/i.test(text),
  );
  const hot = taken < 0 ? heats : heats.filter((at) => at < taken);
  const main =
    hot.findLast(
      (at) => !/\b(?:milk|to serve)\b/i.test(clauses[at]!.text) || clauses[at]!.minutes !== null,
    ) ?? hot.at(-1);
  if (main === undefined || liquid < 300) return null;
  // A syrup is boiled before the rest goes in: that stays on the stove.
  const first = heats[0]!;
  const laterIn = clauses.some(
    ({ names }, at) =>
      at > first &&
      at <= main &&
      names.some((key) => (parts.find((one) => one.key === key)?.grams ?? 0) >= 300),
  );
  const isSyrup =
    heats.length > 1 &&
    laterIn &&
    /\bsyrup|dissolv/i.test(
      clauses
        .slice(first, main)
        .map(({ text }) => text)
        .join(' '),
    );
  const slow = target === 'slowCooker';
  const strong = parts.some(({ item }) => alcohol.test(item.text));
  const where = slow ? 'the slow cooker' : 'a large microwave-safe jug or bowl';
  const time = slow
    ? 'on LOW for 2–3 hours, or on HIGH for 1–1½ hours'
    : microwaved(ask, [(liquid / 100) * 0.75, (liquid / 100) * 0.95]);
  const core = slow
    ? `${isSyrup ? 'Tip it all into the slow cooker. ' : ''}Cover and heat ${time}, until steaming and fragrant; it should ${strong ? 'not boil, or the alcohol and the scent go with the steam' : 'stay just below the boil'}. ${taken < 0 ? 'Turn the cooker to WARM to serve from it.' : ''}`
    : `${isSyrup ? `Tip it all into ${where}. ` : ''}The jug should be no more than two-thirds full. Microwave ${time}, stirring twice, until steaming but not boiling, then cover and let it stand for 10 minutes to draw.`;
  const used = (one: Clause): string => {
    const names = one.names.map((key) => parts.find((part) => part.key === key)!).map(callOf);
    const list = names.map((name) => `the ${name}`);
    return list.length === 0
      ? ''
      : `Add ${list.length === 1 ? list[0]! : `${list.slice(0, -1).join(', ')} and ${list.at(-1)!}`}.`;
  };
  const reword = (text: string, step: number): string =>
    isSyrup && step < clauses[main]!.step
      ? text
      : text
          .replace(vessel, where)
          .replace(
            /\b(?:take|remove)(?: it)? (?:off|from) the heat\b/gi,
            slow ? 'switch off the cooker' : 'take it out',
          )
          .replace(/(?<=^|[.!?] )(?:switch|take)/g, (one) => one.charAt(0).toUpperCase() + one.slice(1));
  const steps = retell(
    ask,
    (clause, at) => {
      const adds = /\b(?:add|put|combine|stir in|pour|place|mix|whisk)\b/i.test(clause.text);
      if (at === main) return [...(clause.names.length > 0 && adds ? [used(clause)] : []), core];
      if (at === taken && clause.names.length === 0) return slow ? ['Switch off the cooker.'] : 'drop';
      if (hot.includes(at) && !isSyrup) {
        if (clause.names.length === 0) return 'drop';
        return adds
          ? [reword(used(clause), clause.step)]
          : [used(clause).replace(/^Add (.*)\.$/, `Put $1 in ${where}.`)];
      }
      // "Don't let it boil."
      return at > main && clause.names.length === 0 && off.test(clause.text) ? 'drop' : null;
    },
    reword,
  );
  if (!steps.some(({ text }) => text.includes(where.replace(/^(?:the|a) /, '')))) return null;
  return {
    dish: 'boiled',
    steps: steps.map((one) => ({ ...one, text: one.text.replaceAll(ownStep, '') })),
    ideas: [
      {
        kind: 'time',
        step: clauses[main]!.step,
        before: clauses[main]!.text.trim().replace(/\.$/, ''),
        after: time,
        reason: reasonOf(ask, slow ? 'warm-drink-slow' : 'warm-drink-microwave'),
      },
    ],
    method: reasonOf(ask, slow ? 'warm-drink-how-slow' : 'warm-drink-how-microwave'),
    safety: slow || liquid < 300 ? [] : [reasonOf(ask, 'warm-drink-boils-up')],
  };
}

/** Heat that is told of, and no "serve warm". */
function heated({ text, actions, minutes }: Clause): boolean {
  return (
    minutes !== null ||
    actions.some((one) => one === 'heat' || one === 'simmer' || one === 'boil' || one === 'melt') ||
    /\b(?:low|medium|gentle|high|gently)\b|\bbring\b/i.test(text)
  );
}
