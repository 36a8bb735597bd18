/** Words of the printed page and what is said for them at the table, for the light tones. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';

/** Words and what is said for them; the first letter keeps its size. */
const everyday = (
  [
    ['attains', 'turns'],
    ['attain (?=any|a )', 'take on '],
    ['(?:has|have) attained', 'is'],
    ['reaches the desired consistency', 'is as thick as you like'],
    ['incorporate (?=the|it|them|all|your)', 'mix in '],
    ['(?:fully |well |thoroughly )incorporated', 'all mixed in'],
    ['incorporated', 'mixed in'],
    ['incorporating', 'mixing in'],
    [
      '(?<=\\b(?:somewhat|fairly|almost|nearly|quite|completely|totally|perfectly|more or less|pretty) )homogen(?:e)?ous',
      'smooth',
    ],
    ['an homogen(?:e)?ous', 'a smooth'],
    ['homogen(?:e)?ous(?= (?!and\\b|before\\b|then\\b|but\\b|in\\b|or\\b|with\\b)\\p{L})', 'smooth'],
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
    ['distribute (?=the\\b|it\\b|them\\b|evenly|all\\b|your\\b)', 'share out '],
    ['distribute (?=\\p{L})', 'share out the '],
    ['(?<=\\band )(?:prove|proof) (?=for|until|in|again|overnight|\\d)', 'leave to rise '],
    ['(?<=^|[.!] )(?:prove|proof) (?=for|until|in|again|overnight|\\d)', 'leave to rise '],
    ['retain the', 'keep the'],
    ['commence', 'start'],
    ['invert (the [\\p{L} ]{3,24}?)(?=[.,;]| and\\b| with\\b| onto\\b)', 'turn $1 over'],
    ['invert (it|them)', 'turn $1 over'],
    ['temper at room temperature', 'leave at room temperature'],
    ['(?:a |the )?napp[eé] consistency is (?:achieved|reached|obtained)', 'it coats the back of a spoon'],
    ['nap with (the [\\p{L} ]{3,24}?)(?=[.,;!]|$)', 'spoon $1 over'],
    ['on the bias', 'at a slant'],
    ['(?:serve|plate|present) forthwith', 'serve straight away'],
    ['forthwith', 'straight away'],
    ['penetrate the flesh', 'cut into the meat'],
    ['exercising (?:due )?(?:caution|care)', 'being careful'],
    ['exercise (?:due )?(?:caution|care)', 'be careful'],
    [
      'an internal temperature of (.{2,12}?) is (?:reached|attained|achieved)',
      'it reaches an internal temperature of $1',
    ],
    ['draining as required', 'draining it when you need to'],
    ['as required', 'as you need to'],
    ['dredge with additional', 'dust with more'],
    // Through egg and crumbs it is dipped.
    ['dredge(?= [^.;]*, in that order\\b)', 'dip'],
    ['dredge', 'dust'],
    ['accompanied by', 'with'],
    ['do not overwork(?=[.,;!]|$)', "don't overwork it"],
    ['do not over-?mix(?=[.,;!]|$)', "don't overmix it"],
    ['fully dissolved', 'all dissolved'],
    ['vigorously', 'hard'],
    ['emulsified', 'smooth and thick'],
    ['when a boil is (?:achieved|reached)', 'when it boils'],
    ['(?<=consistency )is (?:achieved|obtained)', 'is reached'],
    ['is (?:achieved|obtained)', 'is there'],
    ['aliquots|portions (?=of the)', 'lots '],
    ['garnish with', 'top with'],
    ['remove from the heat', 'take it off the heat'],
    ['bring together (?=(?:to form|to make|into|until|with your hands?)\\b)', 'bring everything together '],
  ] as const
).map(([from, to]) => ({
  ...guarded(new RegExp(String.raw`(?<![\p{L}'’-])(?:${from})(?<!\p{L}(?=[\p{L}'’]))`, 'giu')),
  by: (...all: unknown[]): string => {
    const [match, ...groups] = all as string[];
    const now = to.replace(/\$(\d)/gu, (_, n: string) => groups[Number(n) - 1] ?? '');
    return /^\p{Lu}/u.test(match!) ? capital(now) : now;
  },
}));

/** Whether a text holds words that are put otherwise in a cue. */
export const isFormal = (text: string): boolean =>
  /\b(?:attain\w*|napp[eé]|achieved|obtained|caution|exercis\w*|hue|overwork\w*|over-?mix\w*|required|penetrate|incorporat\w*|homogen\w*|desired|sufficient|adhere|retain)\b/iu.test(
    text,
  );

/** A text in the words of the table; locked figures have no part in any of them. */
export const eased = (text: string): string => replaceAllOf(text, everyday).replace(/\bfor for\b/giu, 'for');
