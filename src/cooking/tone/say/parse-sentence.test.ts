import { describe, expect, it } from 'vitest';
import { parseSentence, splitSentences } from './parse-sentence.ts';

/** Orders in short: lead, adverb, verbs, particle, object, parts. */
const short = (text: string): readonly string[] =>
  parseSentence(text).orders.map(({ lead, link, adverb, verbs, particle, object, parts, let: said }) =>
    [
      lead === null ? '' : `{${lead}}`,
      link ?? '',
      adverb ?? '',
      said ? 'LET' : '',
      verbs.join('+'),
      particle ?? '',
      object === '' ? '' : `<${object}>`,
      ...parts.map(({ kind, text: words }) => `[${kind}: ${words}]`),
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('taking a sentence apart', () => {
  it('takes what is done last for an order of its own', () => {
    expect(short('Simmer in the pan and strain.')).toHaveLength(2);
    expect(short('Add the ice and shake hard.')).toHaveLength(2);
  });

  it('takes "loosely covered" for how it rests and not for what rests', () => {
    expect(short('Rest the chicken, loosely covered.')).toEqual([
      'rest <the chicken> [along: loosely covered]',
    ]);
  });

  it('turns nothing down where upper and lower heat are one setting', () => {
    expect(short('Heat the oven, using both upper and lower heat.')).toHaveLength(1);
  });

  it('does not sauce the mixture where a sauce is mixed in', () => {
    expect(short('Add the spaghetti to the aubergine and sauce mixture.')).toHaveLength(1);
    expect(short('Add the stock and sauce the pasta.')).toHaveLength(2);
  });

  it.each<[string, readonly string[]]>([
    ['Peel and chop the roots.', ['peel+chop <the roots>']],
    [
      'In a large bowl, whisk the batter until smooth, then chill well.',
      ['{In a large bowl} whisk <the batter> [until: until smooth]', 'chill [rest: well]'],
    ],
    ['Let the sauce simmer gently over low heat.', ['gently LET simmer <the sauce> [heat: over low heat]']],
    ['Fold in the greens, season with care.', ['fold in <the greens>', 'season [with: with care]']],
    ['Add the greens, season, and serve.', ['add <the greens>', 'season', 'serve']],
    ['Fold in the greens and season.', ['fold in <the greens>', 'season']],
    ['Stir in the rest and serve.', ['stir in <the rest>', 'serve']],
    ['Add salt and pepper to taste.', ['add <salt and pepper> [purpose: to taste]']],
    ['Once the pan is hot add the dough.', ['{Once the pan is hot} add <the dough>']],
    ['Fry it or bake it until crisp.', ['fry <it>', 'or bake <it> [until: until crisp]']],
    [
      'Slowly pour the milk into the pan, stirring often.',
      ['slowly pour <the milk> [place: into the pan] [along: stirring often]'],
    ],
    ['Off heat, squeeze in the juice.', ['{Off heat} squeeze in <the juice>']],
    ['The night before, whisk the flour.', ['{The night before} whisk <the flour>']],
    ['In the morning beat in the eggs.', ['{In the morning} beat in <the eggs>']],
    ['Place seam side down on a towel.', ['place [rest: seam side down] [place: on a towel]']],
    [
      'Ladle it out, float the toasts on top and cover.',
      ['ladle out <it>', 'float <the toasts> [place: on top]', 'cover'],
    ],
  ])('%s', (text, orders) => {
    expect(short(text)).toEqual(orders);
  });

  it.each([
    'Do not stir.',
    'The sauce should be thick.',
    'Butter is best soft.',
    '(Optional)',
    '',
    '…',
    'You will see bubbles.',
  ])('finds no order in "%s"', (text) => {
    expect(short(text)).toEqual([]);
  });

  it('reads orders in a row that share a verb with a noun, and leads of time', () => {
    const read = (text: string) => parseSentence(text).orders.map(({ lead, verbs }) => [lead, ...verbs]);
    expect(read('Reduce the heat, cover and simmer.')).toEqual([
      [null, 'reduce'],
      [null, 'cover'],
      [null, 'simmer'],
    ]);
    expect(read('Pour the wet into the dry and stir just until combined.')).toHaveLength(2);
    expect(read('\ue300 before baking, put a pot in the oven.')).toEqual([['\ue300 before baking', 'put']]);
  });

  it('reads rows of verbs, moments, and what a jar came in', () => {
    const read = (text: string) =>
      parseSentence(text).orders.map(({ verbs, object, parts }) => [
        verbs.join(' '),
        object,
        ...parts.map(({ text: part }) => part),
      ]);
    expect(read('Wash, core, and dice the apples.')).toEqual([['wash core dice', 'the apples']]);
    expect(read('Toss everything around at \ue300 to ensure even baking.')).toEqual([
      ['toss', 'everything', 'around', 'at \ue300', 'to ensure even baking'],
    ]);
    expect(read('Fill the jar your tomatoes came in with water.')[0]![1]).toBe('the jar your tomatoes came');
    expect(read('Let it all slowly stew.')).toEqual([['stew', 'it all']]);
    expect(read('If it is done, you can baste it and return to the oven.')).toEqual([]);
  });

  it('keeps abbreviations, decimals and brackets in one sentence', () => {
    expect(splitSentences('Add 1.5 dl (approx. a cup. Or so.) now. Mix! Done?')).toEqual([
      'Add 1.5 dl (approx. a cup. Or so.) now.',
      'Mix!',
      'Done?',
    ]);
  });
});
