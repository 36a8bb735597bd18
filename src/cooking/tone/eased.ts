/** Words of the printed page and what is said for them at the table, for the light tones. */
import { capital } from './capital.ts';

/** Words and what is said for them; the first letter keeps its size. */
const everyday: readonly (readonly [RegExp, string])[] = (
  [
    ['attains', 'turns'],
    ['attain (?=any|a )', 'take on '],
    ['(?:has|have) attained', 'is'],
    ['reaches the desired consistency', 'is as thick as you like'],
    ['incorporate (?=the|it|them|all|your)', 'mix in '],
    ['(?:fully |well |thoroughly )incorporated', 'all mixed in'],
    ['incorporated', 'mixed in'],
    ['incorporating', 'mixing in'],
    ['homogen(?:e)?ous', 'smooth all through'],
    ['(?:for )?a minimum of', 'for at least'],
    ['prior to (?:service|serving)', 'before you serve'],
    ['prior to', 'before'],
    ['subsequent to', 'after'],
    ['subsequently|thereafter', 'then'],
    ['approximately', 'about'],
    ['in order to', 'to'],
    ['utili[sz]e', 'use'],
    ['utili[sz]ing', 'using'],
    ['commence (?=\\p{L}+ing)', 'start '],
    ['ensure that', 'make sure'],
    ['ensure (?=the|it|they|all|your)', 'make sure '],
    ['ensuring (?:that )?(?=the|it|they|all|your)', 'making sure '],
    ['foam vigorously', 'foam up a lot'],
    ['boil vigorously', 'bubble hard'],
    ['allow to (?=stand|rest|cool|sit|steep|soak|simmer|rise|prove)', 'leave to '],
    ['upon (?=serving|cooling)', 'when '],
    ['sufficient (?=water|oil|stock|liquid|time)', 'enough '],
    ['a sufficient (?:quantity|amount) of', 'enough'],
    ['adhere(?= to)', 'stick'],
    ['the desired', 'the'],
    ['additional (?=\\d)', 'another '],
    ['therein', 'in it'],
    ['whilst', 'while'],
    ['retain the', 'keep the'],
  ] as const
).map(
  ([from, to]) =>
    [new RegExp(String.raw`(?<![\p{L}'’-])(?:${from})(?<!\p{L}(?=[\p{L}'’]))`, 'giu'), to] as const,
);

/** Whether a text holds words that are put otherwise in a cue. */
export const isFormal = (text: string): boolean =>
  /\b(?:attain\w*|incorporat\w*|homogen\w*|desired|sufficient|adhere|retain)\b/iu.test(text);

/** A text in the words of the table; locked figures have no part in any of them. */
export function eased(text: string): string {
  let said = text;
  for (const [pattern, by] of everyday)
    said = said.replace(pattern, (match: string) => (/^\p{Lu}/u.test(match) ? capital(by) : by));
  return said.replace(/\bfor for\b/giu, 'for');
}
