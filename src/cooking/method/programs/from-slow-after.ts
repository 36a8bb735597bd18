/** What a slow cooker's recipe does when the long cooking is over, told for a pot on a fire. */
import { joinList } from '../../text/grammar.ts';
import { splits, type Part } from '../read/parts.ts';
import { why } from '../plan.ts';
import type { Ask, Idea } from './telling.ts';
import type { Layers } from './from-slow-read.ts';
import { thickens } from './wet-pot-read.ts';

type Way = 'stove' | 'oven' | 'pressure';

interface Finish {
  /** What stands in place of each clause. */
  readonly now: ReadonlyMap<number, 'drop' | readonly string[]>;
  readonly steps: readonly number[];
  readonly ideas: readonly Idea[];
  readonly reword: (text: string) => string;
}

const again =
  /\b(?:on|to) (?:low|high|warm)\b(?! heat)|\b(?:cook|cover|recover|simmer|leave|heat|continue)\w*\b[^.]*\b(?:minutes?|mins?|hours?|hrs?)\b|\b(?:last|final|another|more) \d+|\b\d+[^.]{0,12}\b(?:minutes?|mins?|hours?) (?:before|more|longer)\b/i;
const coverOnly =
  /^\W*(?:and |then )?(?:cover|re-?cover|replace the lid|put the lid back(?: on)?|(?:turn|switch|set)(?: it| (?:the )?(?:heat|slow cooker|crock ?pot))?(?: up)? (?:to|on) (?:high|low|warm))\b[^,;]*$/i;
/** "Add the kale, turn up to high", "stir in the cream, cover". */
const turnedUp =
  /(?:,| and|, and) (?:(?:re-?)?cover(?: again)?|replace the lid|(?:turn|switch|set)\b[^,]*\b(?:high|low))$/i;
const rests = /\b(?:rest|stand|cool|bake|toast|chill|sit)\b/i;
const softCheese = /\b(?:cream cheese|soft cheese|neufch[aâ]tel|velveeta)\b/i;

/** Puts dairy into the pot off the boil. */
export function lateAfter(dairy: readonly Part[], way: Way, call: (part: Part) => string): string {
  const soft = dairy.filter(({ item }) => softCheese.test(item.text));
  const rest = dairy.filter((part) => !soft.includes(part));
  const low = way === 'pressure' ? 'With the heat off' : 'Over very low heat';
  const out: string[] = [];
  if (soft.length > 0)
    out.push(
      `Whisk the ${joinList(soft.map(call))} with a ladleful of the hot liquid until smooth. ${low}, stir it into the pot until melted; do not let it boil.`,
    );
  if (rest.length > 0) out.push(`${low}, stir in the ${joinList(rest.map(call))}; do not let it boil again.`);
  return out.join(' ');
}

/** The clauses after the long cooking; null where one of them cannot be followed. */
export function onTheFire(
  { clauses, parts, tables, source, target }: Ask,
  layers: Layers,
  way: Way,
  call: (part: Part) => string,
): Finish | null {
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const now = new Map<number, 'drop' | readonly string[]>();
  const steps = new Set<number>();
  const ideas: Idea[] = [];
  let pending: Part[] = [];
  let step = -1;
  const inOpen =
    way === 'pressure'
      ? 'Set the pressure cooker to Sauté and simmer'
      : way === 'oven'
        ? 'Set the pot over medium heat and simmer'
        : 'Simmer';
  const finish = (some: readonly Part[], long: boolean): string | null => {
    if (some.some((part) => splits(part)))
      return way === 'pressure'
        ? null
        : 'Warm over low heat for 2–3 minutes, stirring, until smooth; do not let it boil.';
    if (some.some(thickens)) return `${inOpen} for 2–3 minutes, stirring, until thick.`;
    if (some.some(({ time }) => time?.late === 'pasta'))
      return `${inOpen} for 10–12 minutes, stirring now and then, until tender.`;
    if (some.some(({ time }) => time?.late === 'grain')) return null;
    const fish = some.find(({ time }) => time?.late === 'seafood');
    if (fish !== undefined) return null;
    const longest = some.reduce((most, { time }) => Math.max(most, time?.minutes.simmer?.[1] ?? 0), 0);
    if (longest > 0 && longest <= 20)
      return `${inOpen} for ${longest <= 5 ? '3–5' : longest <= 10 ? '6–8' : '12–15'} minutes.`;
    return `${inOpen}, uncovered, for ${long ? '10–15' : '5'} minutes.`;
  };
  for (let at = layers.end + 1; at < clauses.length; at += 1) {
    const clause = clauses[at]!;
    if (clause.step !== step) {
      pending = [];
      step = clause.step;
    }
    const own = clause.names.map((key) => byKey.get(key)!).filter((part) => !layers.meats.includes(part));
    pending.push(...own);
    const isMore =
      clause.names.length > 0 &&
      again.test(clause.text) &&
      !/^\W*(?:and |then )*(?:cook|heat|simmer|leave|continue|cover)\b/i.test(clause.text);
    const soft = own.filter(({ item }) => softCheese.test(item.text));
    if (soft.length > 0 && soft.length === own.length && /\b(?:stir|add|mix|whisk)\b/i.test(clause.text)) {
      now.set(at, [lateAfter(soft, way, call)]);
      steps.add(clause.step);
      ideas.push({
        kind: 'text',
        step: clause.step,
        before: clause.text,
        after: `Whisk the ${joinList(soft.map(call))} with a ladleful of the hot liquid until smooth.`,
        reason: why({ tables, source, target }, 'from-slow-cheese'),
      });
      // The stirring and the wait that followed are in that.
      while (
        at + 1 < clauses.length &&
        clauses[at + 1]!.step === clause.step &&
        clauses[at + 1]!.names.every((key) => soft.some((part) => part.key === key)) &&
        /\b(?:cover|cook|stir|whisk|until|melt|let|heat|high|low)\w*\b/i.test(clauses[at + 1]!.text)
      ) {
        at += 1;
        now.set(at, 'drop');
      }
      pending = [];
      continue;
    }
    if (coverOnly.test(clause.text) && clause.names.length === 0 && clause.minutes === null) {
      now.set(at, 'drop');
      steps.add(clause.step);
      continue;
    }
    if (
      !again.test(clause.text) ||
      rests.test(clause.text) ||
      /\b(?:oven|broiler|grill|separate|saucepan|small pan)\b/i.test(clause.text)
    )
      continue;
    steps.add(clause.step);
    const long = (clause.minutes?.[1] ?? 0) >= 20;
    const said = finish(pending, long);
    if (pending.some(({ time }) => time?.late === 'grain' || time?.late === 'seafood')) return null;
    if (/\b(?:on|to) warm\b/i.test(clause.text) && clause.names.length === 0)
      now.set(at, way === 'pressure' ? 'drop' : ['Keep it hot over the lowest heat.']);
    else if (!isMore) now.set(at, said === null ? 'drop' : [said]);
    else {
      // "Stir in the peas for the last 15 minutes", "30 minutes before the end, add the cream".
      const bare = clause.text
        .replace(/[.,;!\s]+$/, '')
        .replace(turnedUp, '')
        .replace(
          /^\W*(?:about |in the )?(?:last |final )?\d[^,]*?(?:minutes?|mins?|hours?)(?: before[^,]*)?,\s*/i,
          '',
        )
        .replace(/^\W*(?:during|for|in) the (?:last|final)[^,]*,\s*/i, '')
        .replace(
          /,?\s*(?:(?:during|for|in|over|with) the (?:last|final)\b[^,.]*|(?:about )?\d[^,.]*?(?:minutes?|mins?|hours?) before\b[^,.]*|and (?:cook|cover|heat|leave)\b.*)$/i,
          '',
        );
      if (/\b(?:low|high|minutes?|mins?|hours?|hrs?)\b/i.test(bare)) return null;
      const stem = `${bare.charAt(0).toUpperCase()}${bare.slice(1).replace(/[.,;]+$/, '')}`;
      const next = clauses[at + 1];
      // The wait comes in the clause after.
      if (
        clause.minutes === null &&
        next?.step === clause.step &&
        next.minutes !== null &&
        again.test(next.text)
      ) {
        now.set(at, [`${stem}.`]);
        continue;
      }
      const joined =
        said === null
          ? `${stem}.`
          : /^Simmer for/.test(said) && !/\bthen\b/.test(stem)
            ? `${stem} and s${said.slice(1)}`
            : `${stem}. ${said}`;
      now.set(at, [joined]);
    }
    pending = [];
  }
  const vessel = way === 'pressure' ? 'pressure cooker' : 'pot';
  return {
    now,
    steps: [...steps],
    ideas,
    reword: (text) => text.replace(/\b(?:slow[- ]?cooker|crock[- ]?pot)\b/gi, vessel),
  };
}
