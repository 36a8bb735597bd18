/** A recipe told as what is done ("the leeks are added and sweated", "the cook stirs in the cream"), as orders. */
import { capital } from '../capital.ts';
import { baseOfParticiple, baseOfThird, isOrderVerb } from '../say/verb-forms.ts';

const manner = String.raw`(?:then|now|next|first|finally|also|all|again|just|\p{L}+ly)`;
/** What is handled: a noun phrase without a clause in it. */
const subject = String.raw`(?:the|a|an|all|everything|it|they|this|these|each|both|half|[\ue100-\ue1ff])(?:(?! (?:is|are|when|if|once|until|that|which|who|should|will|can|has|have) )[^.;:()])*`;
const done = new RegExp(
  String.raw`^(?<lead>(?:${manner},? |and )*)(?<what>${subject}) (?<be>is|are) (?<how>(?:${manner} )*)(?<verb>\p{L}+(?:-\p{L}+)?)\b(?<rest>.*)$`,
  'isu',
);
const goes = new RegExp(
  String.raw`^(?<lead>(?:${manner},? |and )*)(?<what>${subject}) (?:goes|go) in(?:to (?<place>(?:the|a|an) [\p{L} ]+?))?(?: (?:next|now|last|too))?(?<rest>(?:,.*)?[.!]?)$`,
  'isu',
);
const agent = new RegExp(
  String.raw`^(?:${manner},? )*(?:the (?:cook|baker|chef)|she|he|one|we) (?<how>(?:${manner} )*)(?<verb>\p{L}+)\b(?<rest>.*)$`,
  'isu',
);
const agentWe = /^(?:\p{L}+,? )?we\b/iu;

/** What tells how a thing is by then, and orders nothing. */
const state = /^(?:done|cooked|finished|set|used|needed|made|served|left|meant|based|known|burned|reached)$/;
const told = /^\s*(?:when|once|if|as soon as|enough|by)\b/i;

/** A clause that follows, as an order: "and everything is brought to a boil". */
const followed =
  /(,? and (?:then )?|, then |, )((?:the|everything|it|they|all)(?: [^,.;]*?)? (?:is|are) .+)$/isu;

/** A masked sentence as the order that it means; null where it tells something else. */
export function commanded(sentence: string): string | null {
  const moved = goes.exec(sentence)?.groups;
  if (moved !== undefined) {
    const place = moved['place'] === undefined ? '' : ` to ${moved['place']}`;
    return capital(`${thenOf(moved['lead']!)}add ${small(moved['what']!)}${place}${onward(moved['rest']!)}`);
  }
  const one = agent.exec(sentence)?.groups;
  if (one !== undefined) {
    const verb = agentWe.test(sentence)
      ? isOrderVerb(one['verb']!.toLowerCase())
        ? one['verb']!.toLowerCase()
        : null
      : baseOfThird(one['verb']!.toLowerCase());
    if (verb === null) return null;
    const rest = one['rest']!.replace(
      /(\band (?:then )?|, (?:then )?)(\p{L}+s)(?= (?:the|a|an|it|them|in|with|until|[\ue100-\ue5ff]))/gu,
      (all, joint: string, word: string) => {
        const base = baseOfThird(word);
        return base === null ? all : joint + base;
      },
    );
    return capital(adverbsOf(one['how']!) + verb + onward(rest));
  }
  const found = done.exec(sentence)?.groups;
  if (found === undefined) return null;
  const verb = baseOfParticiple(found['verb']!);
  if (
    verb === null ||
    told.test(found['rest']!) ||
    (state.test(found['verb']!) && found['verb'] !== 'served')
  )
    return null;
  const many = found['be']!.toLowerCase() === 'are';
  const how = found['how']!;
  return capital(
    thenOf(found['lead']! + how) +
      adverbsOf(how) +
      `${verb} ${small(found['what']!).replace(/^they$/, 'them')}` +
      onward(found['rest']!, many ? 'them' : 'it'),
  );
}

/** What follows the first order: other things done to the same food, or to another. */
function onward(rest: string, same: string | null = null): string {
  const next = followed.exec(rest);
  const clause = next === null ? null : commanded(next[2]!);
  const here = next === null || clause === null ? rest : rest.slice(0, next.index);
  const said =
    same === null
      ? here
      : here
          .replace(/,? but not (\p{L}+)\b/u, (all, word: string) => {
            const base = baseOfParticiple(word);
            return base === null ? all : `, but do not ${base} ${same}`;
          })
          // "And the soup blended until smooth".
          .replace(
            / and (the [^,.;]{2,30}?) (\p{L}+(?:ed|t|n))(?= |[.,]|$)/u,
            (all, what: string, word: string) => {
              const base = baseOfParticiple(word);
              return base === null ? all : ` and ${base} ${what}`;
            },
          )
          .replace(
            /( and (?:then )?|, (?:then )?)((?:\p{L}+ly )?)(\p{L}+)(?= |[.,]|$)/gu,
            (all, joint: string, how: string, word: string) => {
              const base = /(?:ed|en|t|n)$/.test(word) ? baseOfParticiple(word) : null;
              return base === null || isOrderVerb(word) ? all : `${joint}${how}${base} ${same}`;
            },
          );
  return clause === null ? said : `${said}${next![1]!}${clause.charAt(0).toLowerCase()}${clause.slice(1)}`;
}

const thenOf = (lead: string): string => (/\b(?:then|next)\b/i.test(lead) ? 'then ' : '');
const adverbsOf = (how: string): string =>
  (how.match(/\p{L}+ly\b(?<!finally)/giu) ?? []).map((one) => `${one.toLowerCase()} `).join('');
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a recipe is told throughout as what is done; a statement here and there in a list of orders is one. */
export function isTold(sentences: readonly string[]): boolean {
  const spoken = sentences.filter((one) => one.split(' ').length > 3);
  const told = spoken.filter((one) => commanded(one) !== null);
  return told.length >= 2 && told.length * 2 >= spoken.length;
}
