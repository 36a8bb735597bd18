/** A stock or sauce that is boiled down to a fraction: closed machines lose nothing, so the lid stays off. */
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles = /\b(?:demi-?glace|glaze|glace|reduction|gastrique)\b/i;
const reduces = /\breduc\w*\b|\b(?:boil|simmer|cook)\w* down\b/i;

/** The reduction in another machine; null where it is no reduction alone. */
export function openReduction(ask: Ask): Told | null {
  const { understood, clauses, target } = ask;
  if (target !== 'slowCooker' && target !== 'pressureCooker') return null;
  if (!titles.test(understood.source.title)) return null;
  const main = clauses.findLastIndex(({ text }) => reduces.test(text));
  if (main < 0) return null;
  const down =
    /\b(?:until|to) (?:it (?:is|has) )?(?:reduced )?(?:to|by)?\s*(?:about )?([^.;]*?(?:1\/\d|half|third|quarter|sixth)[^.;]*)/i.exec(
      clauses[main]!.text,
    )?.[0];
  const cue = down === undefined ? 'until it is syrupy and coats a spoon' : down.trim();
  const core =
    target === 'slowCooker'
      ? `Leave the lid off and cook on HIGH for 8–10 hours, stirring now and then, ${cue}. A slow cooker boils little away: to save hours, pour it into a wide pan as soon as it tastes full and boil down the last of it on the stove.`
      : `Leave the lid off, set Sauté to high and boil, stirring more often towards the end, for 30–40 minutes, ${cue}. Under pressure nothing would boil away.`;
  const slow = target === 'slowCooker';
  let readied = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === main) return [`${ownStep}${core}`];
      if (!slow && !readied && at < main && /\b(?:heat|pot|pan)\b/i.test(clause.text)) {
        readied = true;
        const said = clause.text.trim().replace(/[.,;]*$/, '');
        return ['Set the pressure cooker to Sauté.', `${said.charAt(0).toUpperCase()}${said.slice(1)}.`];
      }
      return at < main && slow && clause.step === clauses[main]!.step - 1 && /\bdeglaze\b/i.test(clause.text)
        ? [
            `${clause.text.trim().replace(/[.,;]*$/, '')}, scrape up what sticks, and pour it all into the slow cooker.`,
          ]
        : null;
    },
    (text) =>
      slow
        ? text.replace(/\b(?:a|the) (?:large )?pot\b/gi, (found) =>
            /^a /i.test(found) ? 'a pan' : 'the pan',
          )
        : text
            .replace(/\b(?:a|the) (?:large )?pot\b/gi, 'the pressure cooker')
            .replace(/,?\s*(?:_?then_? )?turn the heat on (?:medium|low|high)/i, ''),
  );
  return {
    dish: 'sauce',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[main]!.step,
        before: clauses[main]!.text,
        after: core.split(',')[0]!,
        reason: reasonOf(ask, 'open-reduction'),
      },
    ],
    method: reasonOf(ask, 'open-reduction'),
    words: reasonOf(ask, 'open-reduction'),
  };
}
