/** Where one sentence ends and the next begins. */
const between = /(?<=[.!?])\s+(?=[A-Z])/;

/** Words that say nothing of what a sentence is about. */
const empty = new Set(
  (
    'about after again also and another away back because been before below best better between both cook cooked cooking does doing done each else ' +
    'even ever every first from full give gives good have heat here hold into just keep keeps last leave left less like little long look make makes many minute ' +
    'minutes more most much need needs never next only other over part pour rest same second seconds side some step still than that their them then there these ' +
    'they thing things this those time together turn turns under until very want wants well what when where which while whole will with without work works your ' +
    'tablespoon tablespoons teaspoon teaspoons half'
  ).split(' '),
);

/** What a sentence is about, by the stems of its words. */
function stems(sentence: string): ReadonlySet<string> {
  const words = sentence.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(
    words
      .filter((word) => !empty.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s|y|ies|er)$/, '').replace(/(.)\1$/, '$1')),
  );
}

/** It looks back on the sentence before it, whatever that is. */
const looksBack = /^(?:It|They|Them|This|That|These|Those|Otherwise|So|If it|If they|Once|Here)\b/;
/** A sentence that speaks of "it" goes on from the one before it. */
const goesOn = /^(?:\S+\s+){0,4}?(?:it|its|them|they|this|both)\b/i;

/**
 * Puts a remark behind the sentence of a step that it explains: the one it shares most words with, the last of those that
 * share as many. What looks back ("It will foam") or would part two sentences that hang together stays at the end.
 */
export function placeRemark(text: string, remark: string): string {
  const sentences = text.split(between);
  const end = `${text} ${remark}`;
  if (sentences.length < 2 || looksBack.test(remark)) return end;
  const about = stems(remark);
  let best = sentences.length - 1;
  let most = 0;
  for (const [at, sentence] of sentences.entries()) {
    let shared = 0;
    for (const stem of stems(sentence)) if (about.has(stem)) shared += 1;
    if (shared > 0 && shared >= most) [best, most] = [at, shared];
  }
  return behind(sentences, best, remark);
}

/** Puts an explanation behind the first sentence that uses a word, on the same terms. */
export function placeBehind(text: string, word: RegExp | string, explanation: string): string {
  const sentences = text.split(between);
  return behind(
    sentences,
    sentences.findIndex((sentence) =>
      typeof word === 'string' ? sentence.includes(word) : word.test(sentence),
    ),
    explanation,
  );
}

function behind(sentences: readonly string[], at: number, remark: string): string {
  const next = sentences[at + 1];
  const place = at < 0 || next === undefined || goesOn.test(next) ? sentences.length : at + 1;
  return [...sentences.slice(0, place), remark, ...sentences.slice(place)].join(' ');
}
