/** Descriptions in a tone: what the dish is said to be, said anew. */
import { capital } from '../capital.ts';
import { plainWorded } from '../edition/plain-words.ts';
import type { Picker } from '../pick.ts';
import { splitSentences } from '../say/parse-sentence.ts';
import { reword } from '../say/reword.ts';
import type { Length, ToneTable, ToneTables } from '../tone-table.ts';

/** "This is the stew my nana made", "A sharp, sticky traybake": what it is, without the words that present it. */
const isWhat = /^(?:(?:this|it) is|(?:this|it)['’]s) ((?:an?|the|my|our|his|her) [^:;!?]+?)[.!]*$/i;
const fragment = /^((?:an?|the|my|our) [^:;!?]+?)[.!]*$/i;
const finite =
  /\b(?:is|are|was|were|has|have|had|will|can|could|should|do|does|did|makes?|takes?|comes?|goes|tastes?|serves?|needs?|gets?|gives?|keeps?|brings?|uses?|works?|looks?|feels?)\b/i;

/** What a sentence says the dish is, "the stew my nana made"; null for any other sentence. */
export function nounPhraseOf(sentence: string): string | null {
  const said = isWhat.exec(sentence)?.[1] ?? fragment.exec(sentence)?.[1];
  if (said === undefined || said.length > 140) return null;
  return !isWhat.test(sentence) && finite.test(said) ? null : said.charAt(0).toLowerCase() + said.slice(1);
}

/**
 * A description in the tone's words: what the dish is becomes part of a sentence of the tone (`{np}`), anything else
 * keeps its sentences and stands beside one (`{text}`). None stays none.
 */
export function retold(
  description: string | null,
  table: ToneTable,
  { tables, length, pick }: { readonly tables: ToneTables; readonly length: Length; readonly pick: Picker },
): string | null {
  if (description === null || description.trim() === '') return description;
  const sober = table.dropsChatter || table.voice === 'terse';
  const came = calm(untold(description.trim(), tables)).replace(hailing, capitalled);
  const said = sober ? plainWorded(came, tables.plain) : came;
  // What somebody tells of their own life is no part of a sober card.
  const plain = sober
    ? splitSentences(said)
        .filter((one) => !personal.test(one) && !chats(one) && !(table.openings.length > 0 && isScrap(one)))
        .join(' ')
    : said;
  if (plain === '') return null;
  const telegraphic = table.voice === 'terse' || table.articles === 'none';
  const say = (text: string): string => capital(reword(text, table, pick, telegraphic ? 'plain' : 'all'));
  const [first = '', ...others] = splitSentences(plain);
  const what = nounPhraseOf(first);
  if (what !== null && telegraphic)
    return [`${capital(what.replace(/^(?:an?|the) /i, ''))}.`, ...others.map(say)].join(' ');
  if (length === 'shorter' || plain.length > 320) return say(plain);
  const patterns = table.descriptions.filter((pattern) => (what !== null) === npSlot.test(pattern));
  if (patterns.length === 0) return say(plain);
  const pattern = pick.of(patterns, 'description');
  if (what === null) {
    const said = say(plain);
    return pattern.replace('{text}', () => (/[.!?…]$/.test(said) ? said : `${said}.`));
  }
  const np = reword(what, table, pick);
  return [pattern.replace('{np}', () => np).replace('{Np}', () => capital(np)), ...others.map(say)].join(' ');
}

/** "Y'all, these are …" */
const hailing =
  /(?<=^|[.!?] )(?:(?:y['’]all|okay|ok|so|well|guys|friends|folks|listen|oh my (?:gosh|goodness|word)|hey|hi)(?: (?:everyone|friends|there|all|guys))?[,!.]+ )+(\p{L})/giu;
const capitalled = (_: string, first: string): string => first.toUpperCase();
const personal =
  /\by['’]all\b|\b(?:mine|I|I['’](?:m|ve|ll|d))\b(?!['’])|\b(?:lol|haha|not really|husband|wife|hubby|omg|obsessed)\b/i;

/** What speaks to the reader, or of a household. */
const spoken =
  /\b(?:you['’](?:ll|ve|d)|you know|you can(?:not|['’]t)? (?:make|find|go wrong|barely)|if you (?:look|can)|your|my|our|we|us|kids?|mom|mum|mama|dad|grandma|grandpa|hubby|pajamas|stuff|promise|no[- ]fuss|so (?:good|easy)|worth it|makes all the difference)\b|!/iu;
/** What a dish is said to be may tell whose it is: "the stew my nana made"; "the one my kids ask for" tells nothing. */
const idle = /^the ones?\b|\b(?:kids?|hubby|husband|crew|promise)\b|^my (?:dad|mom|mum)\b/iu;
const chats = (sentence: string): boolean => {
  const what = nounPhraseOf(sentence);
  return what === null ? spoken.test(sentence) : idle.test(what);
};

/** "With the sticky glaze", "Low and slow in the oven": a scrap that neither names the dish nor says anything of it. */
const isScrap = (sentence: string): boolean =>
  scrap.test(sentence) && nounPhraseOf(sentence) === null && !finite.test(sentence);
const scrap = /^(?:with|low|just|like|because|straight|from|perfect|for|as|in|on|by|at)\b/iu;

const npSlot = /\{[nN]p\}/;

/** Words in capitals for stress. */
export const shouts =
  /\b(?:EVER|BEST|EASY|SO|VERY|AMAZING|PERFECT|QUICK|REALLY|ALL|NOT|LOVE|THE|SUPER|ONLY)\b/g;

/** Without words in capitals for stress, crowds addressed and rows of exclamation marks. */
const calm = (text: string): string =>
  text
    .replace(shouts, (word, at: number) => (at === 0 ? capital(word.toLowerCase()) : word.toLowerCase()))
    .replace(/,? (?:you guys|guys|y['’]all|folks)(?=[,.!])/gi, '')
    .replace(/!{2,}/g, '!');

/** The description without what a tone put around it before. */
function untold(description: string, tables: ToneTables): string {
  for (const pattern of Object.values(tables.tones).flatMap(({ descriptions }) => descriptions)) {
    const what = npSlot.test(pattern);
    const [before = '', after = ''] = pattern.split(what ? npSlot : '{text}');
    if (!description.startsWith(before)) continue;
    const end = what ? description.indexOf(after, before.length) : description.length - after.length;
    if (end <= before.length || !description.startsWith(after, end)) continue;
    const said = description.slice(before.length, end);
    return what ? `${capital(said)}.${description.slice(end + after.length)}` : said;
  }
  return description;
}
