/** How a pressure cooker is told to fry. */
import type { Instruction } from './assemble.ts';
import type { PlanContext } from '../plan.ts';
import { capitalise, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';

/** What is fried in the cooker before its lid is locked needs its heat named once. */
export function onSaute(instructions: Instruction[], { target, browned }: PlanContext): Instruction[] {
  if (target !== 'pressureCooker' || !browned) return instructions;
  const locked = instructions.findIndex(({ text }) => /\block the lid\b/i.test(text));
  const before = instructions.slice(0, locked < 0 ? instructions.length : locked);
  const first = before.findIndex(({ text, hot }) => hot && /\bin(?:to)? the pressure cooker\b/i.test(text));
  if (first < 0 || before.some(({ text }) => /\bSauté(?!\p{L})/u.test(text))) return instructions;
  return instructions.map((one, at) => (at === first ? { ...one, text: withSaute(one.text) } : one));
}

/** Right before the first sentence that is about the cooker. */
function withSaute(text: string): string {
  const sentences = text.split(/(?<=[.;!]\s)/);
  const at = Math.max(
    0,
    sentences.findIndex((one) => /\bin(?:to)? the pressure cooker\b/i.test(one)),
  );
  return [...sentences.slice(0, at), 'Set the pressure cooker to Sauté. ', ...sentences.slice(at)].join('');
}

/** "Set the pressure cooker to Sauté … Set the pressure cooker to Sauté and simmer": it is on already. */
export const switchedOnce = (text: string): string =>
  text.replace(
    /(\bSet the pressure cooker to Sauté(?!\p{L})(?:(?!\b[Ll]ock the lid\b).)*?[.] )Set the pressure cooker to Sauté and (\p{L})/su,
    (_, before: string, letter: string) => `${before}Then ${letter}`,
  );

const bare: Readonly<Record<string, string>> = {
  sweating: 'sweat',
  frying: 'fry',
  sautéing: 'sauté',
  sauteing: 'sauté',
  cooking: 'cook',
  softening: 'soften',
  browning: 'brown',
};
const meanwhile =
  /^Meanwhile,?\s+(?:start (?:to )?)?(?:(sweating|frying|saut[eé]ing|cooking|softening|browning)|(sweat|fry|saut[eé]|cook|soften|brown)) ([^,.;]*?),? in (?:a|another|a separate) (?:(?:separate|second|other|large|small|frying) )*(?:skillet|(?:frying )?pan)\b([^.;]*)\.?(\s*)$/i;
const sears = /^(\W*)(?:sear|brown|fry) (the [\p{L} ]{3,24}?) on Sauté in the pressure cooker\b/iu;

/**
 * "Sear the meat on Sauté … Meanwhile, sweat the onions in a pan": a cooker has one bottom, so the second is fried when
 * the first is out. What the next step would then do again goes there.
 */
export function oneAfterTheOther(instructions: Instruction[], { target }: PlanContext): Instruction[] {
  if (target !== 'pressureCooker') return instructions;
  let moved: { readonly first: string; readonly words: string } | null = null;
  return instructions.map((one) => {
    if (moved !== null) {
      const { first, words } = moved;
      moved = null;
      return { ...one, text: withoutAgain(one.text, first, words) };
    }
    const sentences = one.text.split(/(?<=[.;!]\s)/);
    const first = sentences.map((text) => sears.exec(text)?.[2]).find((found) => found !== undefined);
    const at = sentences.findIndex((text) => meanwhile.test(text));
    if (first === undefined || at < 0) return one;
    const [, going, verb, what, rest, space] = meanwhile.exec(sentences[at]!)!;
    const tail = rest!.replace(/^, (with [^,]*), and the /i, ' $1 and the ').replace(/^,/, '');
    const said = `Take ${first} out and set ${isPluralName(first.slice(4)) ? 'them' : 'it'} aside, then ${verb?.toLowerCase() ?? bare[going!.toLowerCase()]!} ${what!} in the pressure cooker${tail}.`;
    moved = { first, words: `${what!}${tail}`.toLowerCase() };
    return {
      ...one,
      text: [...sentences.slice(0, at), `${said}${space!}`, ...sentences.slice(at + 1)].join(''),
    };
  });
}

/** The step after it, without what is out, or in, already: "Set the meat aside, deglaze …, put in the onions and the sugar." */
function withoutAgain(text: string, first: string, words: string): string {
  const noun = first.slice(4).toLowerCase();
  const bareOf = text.replace(
    new RegExp(
      `^(?:set|put|take|remove) (?:the )?${noun.replace(/[^\p{L} ]/gu, '')} (?:aside|out)(?:, then|,| and(?: then)?) `,
      'iu',
    ),
    '',
  );
  const put = bareOf.replace(
    /\b((?:put in|add) )((?:the |your )?[^.;]*)/i,
    (found, verb: string, list: string) => {
      const items = list.split(/,\s*(?:and\s+)?|\s+and\s+/);
      const left = items.filter((item) => {
        const own = /\p{L}+$/u.exec(item.trim())?.[0].toLowerCase().replace(/s$/, '') ?? '';
        return own === '' || !words.includes(own);
      });
      return left.length === 0 || left.length === items.length ? found : `${verb}${joinList(left)}`;
    },
  );
  return capitalise(put);
}
