/** What is known of the kitchen while a note is made whole, and foods as a sentence lists them. */
import { measures } from './jotting-bits.ts';

/** What is known of the kitchen when a sentence is said. */
export interface Bench {
  /** What a food's sign stands for. */
  readonly reveal: (sign: string) => string;
  /** Whether a text names nothing but fats, and whether one of them is solid; by their signs. */
  readonly fat: (text: string) => 'melts' | 'heats' | null;
  /** Whether a text names what is strewn over a dish in the end. */
  readonly strewn: (text: string) => boolean;
  /** Whether a text names what is beaten, kneaded or set without being cooked: "5 min" is no cooking of it. */
  readonly uncooked: (text: string) => boolean;
  /** Where things cook by then; null before anything does. */
  readonly place: 'pan' | 'oven' | 'off' | null;
  /** Whether "low" and "high" are of a hob: slow cookers and mixers have their own. */
  readonly hob: boolean;
  /** What the oven does to this dish. */
  readonly inOven: 'bake' | 'roast';
  /** Whether the oven has been heated. */
  readonly ovenOn: boolean;
  /** Whether what was handled last is several. */
  readonly many: boolean;
  /** Whether the dish is: biscuits are, a loaf is not. */
  readonly dish: boolean;
  /** Foods of the instruction that the list does not have, in its words. */
  readonly besides?: readonly string[];
  /** Whether it is the last instruction. */
  readonly last?: boolean;
}

export const join = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;

const owned =
  /^(?:the|your|everything|plenty|lots|loads|all|half|some|most|any|a|an)\b|^[\d¼½¾⅓⅔\ue200-\ue2ff\ue500-\ue5ff]/iu;

const measured = new RegExp(`^${measures}`, 'iu');

/** "onion + rest of butter" → "the onion and the rest of the butter". */
export function listed(text: string, reveal: Bench['reveal']): string {
  const items = text
    .split(/\s?[+&]\s?|,\s(?:and\s)?|\sand\s/u)
    .map((one) => one.trim())
    .filter(Boolean);
  return join(
    items.map((one) => {
      const plain = one.charAt(0).toLowerCase() + one.slice(1);
      const small =
        measured.test(plain) || /^(?:tin|can|mug|glass|jug|cup) of /u.test(plain)
          ? plain.replace(/^(?!a )/u, 'a ')
          : plain;
      const whole = small
        .replace(/^(rest|remaining)\b/iu, 'the $1')
        .replace(/^((?:half|all|most|some|the rest)(?: of)?) (?=[\ue100-\ue1ff])/iu, '$1 the ');
      const first = whole.search(/[\ue100-\ue1ff]/u);
      const words = first < 0 ? '' : reveal(whole[first]!);
      if (
        /^(?:salt|pepper|more \S.*)$/iu.test(whole) ||
        owned.test(whole) ||
        owned.test(words) ||
        /^both\b/i.test(words)
      )
        return whole;
      return `the ${whole}`;
    }),
  );
}
