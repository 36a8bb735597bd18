/** Words at the end of a dish for what is served over it and beside it, put together as a cook would say them. */

/** "Scatter {a} over the top for crunch." */
const scattered = /^Scatter \{(\w+)\} over the top((?: just before serving| for crunch)?)\.$/;
/** "Serve with {a} to squeeze over." */
const servedWith = /^Serve with (\{[^}]+\}[^.]*)\.$/;
/** What is done to the dish before it is on the table. */
const onTop = /^(?:Scatter|Crumble|Sprinkle|Lay|Dust|Stir in|Finish|Trickle|Drizzle|Season|Stir \{)/;
/** The sentence with which a dish goes to the table, where it hangs on no condition. */
const toTable = /^(?:Serve|Eat|Take|Bring|Carry)\b[^[\]]*\.$/;

/** "a", "a and b", "a, b and c" of phrases that may hold commas themselves. */
const listed = (phrases: readonly string[]): string =>
  phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)!}`;

/** One sentence for all that is scattered, where the first of them stood. */
function scatteredTogether(sentences: readonly string[], more: readonly string[]): readonly string[] {
  const found = sentences.flatMap((one) => scattered.exec(one) ?? []);
  const names = sentences.flatMap((one) => scattered.exec(one)?.[1] ?? []);
  if (names.length + more.length < 2) return sentences;
  const late = found.some((one) => one === ' just before serving') ? ' just before serving' : '';
  const together = `Scatter {${[...more, ...names].join(', ')}} over the top${late}.`;
  const first = sentences.findIndex((one) => scattered.test(one));
  return sentences.flatMap((one, at) => (!scattered.test(one) ? [one] : at === first ? [together] : []));
}

/** The last sentence of a text and what goes before it; the text must be whole sentences outside of its slots. */
function lastSentence(say: string): { readonly before: string; readonly last: string } {
  let depth = 0;
  for (let at = say.length - 1; at > 0; at--) {
    const here = say[at]!;
    if (here === '}' || here === ']') depth += 1;
    if (here === '{' || here === '[') depth -= 1;
    if (depth === 0 && here === ' ' && say[at - 1] === '.')
      return { before: say.slice(0, at), last: say.slice(at + 1) };
  }
  return { before: '', last: say };
}

/** What is scattered of a dish's own garnishes, where the kitchen has any of them. */
const garnish = /\[(side_herb\|side_bite): *Scatter \{(side_herb, side_bite)\} over the top\. ?\]/;

/** What is handed round of a dish's own, which stays at the very end. */
const roundOff = /(?:\[side_(?:cream|wedge):[^\]]*\])+$/;

/** A step's text with the garnishes that a dish may have, scattered before it goes to the table. */
export function scatteringGarnish(say: string): string {
  const { before, last } = lastSentence(say.trimEnd());
  if (!toTable.test(last))
    return `${say.trimEnd()}[side_herb|side_bite:  Scatter {side_herb, side_bite} over the top.]`;
  return before === ''
    ? `[side_herb|side_bite:Scatter {side_herb, side_bite} over the top. ]${last}`
    : `${before}[side_herb|side_bite:  Scatter {side_herb, side_bite} over the top.] ${last}`;
}

/** Words that tell by themselves where something is put. */
const saysWhere = /\}.*\b(?:beside|alongside|on the side|spooned)\b/;

/** What lies beside a dish, told so once: behind the last of it, unless that says where it goes. */
const alongside = (beside: readonly string[]): readonly string[] =>
  beside.map((one, at) =>
    at < beside.length - 1 || saysWhere.test(one) ? one : one.replace('}', '} alongside'),
  );

/**
 * A step's text with the sentences for what is served with the dish: what goes over it before it is taken to the table, what
 * is beside it in the sentence that takes it there, each kind in one sentence.
 * @param say slotted text of the dish's last step
 * @param tails sentences with slots, one for each thing
 */
export function withTails(say: string, tails: readonly string[]): string {
  if (tails.length === 0) return say;
  const own = garnish.exec(say);
  const joins = own !== null && tails.some((one) => scattered.test(one.trim()));
  const sentences = scatteredTogether(
    tails.map((one) => one.trim()),
    joins ? own[2]!.split(', ') : [],
  );
  const over = sentences.filter((one) => onTop.test(one));
  const beside = sentences.flatMap((one) => servedWith.exec(one)?.[1] ?? []);
  const others = sentences.filter((one) => !onTop.test(one) && !servedWith.test(one));
  const whole = (joins ? say.replace(garnish, '') : say).trim();
  const rest = roundOff.exec(whole)?.[0] ?? '';
  const text = whole.slice(0, whole.length - rest.length).trimEnd();
  const { before, last } = lastSentence(text);
  const closes = toTable.test(last);
  const withThem = listed(beside);
  const joined =
    beside.length === 0
      ? last
      : closes && /^Serve\b.* with (?:the )?\{[^}]+\}\.$/.test(last)
        ? `${last.slice(0, -1)}, and ${withThem}.`
        : closes && /^Serve\b/.test(last) && !/\bwith\b/.test(last)
          ? `${last.slice(0, -1)}, with ${withThem}.`
          : /^(?:Serve|Eat)\b.*\.$/.test(last)
            ? `${last.slice(0, -1)}, ${listed(alongside(beside))}.`
            : `${last} Serve with ${withThem}.`;
  const parts = closes ? [before, ...over, joined, ...others] : [before, joined, ...over, ...others];
  return parts.filter((part) => part !== '').join(' ') + rest;
}
