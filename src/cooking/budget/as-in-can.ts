/** What a step does to fresh tomatoes only to have what the can holds: skinned, cored, quartered. */
import type { Edit } from '../edit/model.ts';
import { sentencesOf } from '../healthify/technique.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

const work =
  '(?:(?:roughly |coarsely |finely )?(?:skin|peel|quarter|halve|core|seed|deseed|de-seed|chop|dice|cube|cut|wash|rinse|blanch|scald))';
const then = String.raw`(?:,? (?:and )?(?:then )?|, )`;
const into = String.raw`(?: (?:up )?(?:in(?:to)?|in) (?:(?:small|large|rough|big) )?(?:quarters|halves|half|pieces|chunks|cubes|dice|wedges))?`;
const named = String.raw`(?:all |both )?(?:the |your )?(?:\d+ )?(?:(?:fresh|ripe) )?tomato(?:es)?`;
/** "Skin and quarter the tomatoes and set aside." */
const alone = new RegExp(
  String.raw`^(?:first,? |then,? )?${work}(?:${then}${work})* ${named}${into}(?:${then}${work}(?: them)?${into})*(?:,? and (?:set|put) (?:them )?aside)?\s*[.!;]?\s*$`,
  'i',
);
/** "Chop the onion and quarter the tomatoes." */
const last = new RegExp(
  String.raw`(?:,| and|, and) ${work}(?:${then}${work})* ${named}${into}(?=\s*[.!;]?\s*$)`,
  'i',
);
const prepared =
  /^(?:(?:and|roughly|coarsely|finely|skinned|peeled|deseeded|seeded|cored|quartered|halved|chopped|sliced|diced|cut|small|medium|large|sized|medium-sized|in|into|quarters|halves|pieces|chunks|fresh|ripe)\b[\s,]*)*$/i;
/** Where the tomato is seen or eaten raw it stays what it is. */
const fresh =
  /\b(?:gazpacho|salmorejo|salad|bruschetta|ceviche|pico de gallo|salsa|stuffed|cold|raw|uncooked|no-cook|grilled tomato)/i;
const onFire =
  /\b(?:grill|roast|char|broil|stuff)\w*\b[^.;]{0,25}\btomato|\btomato\w*[^.;]{0,40}\b(?:grill|roast|char|broil|stuff)/i;
const pot = /\b(?:simmer|boil|stew|saut[eé]|fry|fried|cook|heat|braise|bubble)/i;
const reason = 'what comes out of the can is skinned and in pieces already';

/**
 * The edits that leave out what is done to a fresh vegetable and has been done to one out of the can.
 * @returns the edits, or null where the dish wants it fresh, or where the words cannot be left out by themselves
 */
export function workLeftOut(
  { key, preparation }: Pick<PricedLine, 'key' | 'preparation'>,
  { understood: { source, steps } }: Pick<BudgetScope, 'understood'>,
): readonly Edit[] | null {
  const text = source.instructions.join(' ');
  if (fresh.test(source.title) || onFire.test(text) || !pot.test(text)) return null;
  if (!prepared.test(preparation ?? '')) return null;
  const edits: Edit[] = [];
  for (const [at, { id, mentions }] of steps.entries()) {
    const whole = source.instructions[at]!;
    for (const sentence of sentencesOf(whole)) {
      const end = sentence.start + sentence.text.length;
      const here = mentions.filter((one) => one.start >= sentence.start && one.end <= end);
      if (!here.some((one) => one.key === key) || !freshWork.test(sentence.text)) continue;
      const others = here.some((one) => one.key !== key);
      const all = !others && alone.test(sentence.text.trim());
      const tail = all ? null : last.exec(sentence.text);
      if (all && sentence.text.trim() === whole.trim())
        edits.push({ kind: 'remove-step', stepId: id, reason });
      else if (all || tail !== null) {
        const start = tail === null ? sentence.start : sentence.start + tail.index;
        const stop = tail === null ? end : start + tail[0].length;
        edits.push({ kind: 'replace-text', stepId: id, span: { start, end: stop }, text: '', reason });
      } else if (onlyFresh.test(sentence.text)) return null;
    }
  }
  return edits;
}

const freshWork = new RegExp(
  String.raw`\b(?:skins?|seeds?|scor|cross|slic|grat|wedg|garnish|top with|${work})`,
  'i',
);
/** What cannot be done to one out of a can, or is told in words that go on about it. */
const onlyFresh =
  /\b(?:peel|blanch|scald|core|skins?|seed|deseed|slic|wedge|halv|quarter|grat|stuff|cross|garnish|top with)/i;
