/** Turns of a family card that leave small words to the reader: "preheat oven 375", "fold over couple times", "lid off", "tomatoes last". */
import type { Exchange } from './exchange.ts';

const starts = String.raw`(?<=^|[.!,;] |\b(?:and|then) )`;
const ends = String.raw`(?=[.,;!)]|$| and | then )`;
const figure = String.raw`\d+(?: ?[-–] ?\d+)?`;
const minutes = String.raw`(?:about )?${figure} ?(?:mins?|minutes?|hrs?|hours?)\b\.?`;

const panSize = (size: string): string => {
  const [one = '', other = ''] = size.split(/ ?x ?/iu);
  return Number(one) <= 15 ? `${one}x${other}-inch` : `${one} x ${other} cm`;
};
const an = (what: string): string => (/^(?:[aeiou]|8|11\b|18\b)/iu.test(what) ? `an ${what}` : `a ${what}`);

export const homely: readonly Exchange[] = [
  // "Preheat oven 375": the figure is where it should get to.
  [
    new RegExp(
      String.raw`${starts}((?:pre-?)?heat|set|turn on|warm)( up)? (?:the |your )?oven (?:on )?(?=\d{3}(?! ?min))`,
      'giu',
    ),
    '$1$2 the oven to ',
  ],
  [
    /\b(until|till|til) (?:there(?:['’]s| is) )?no (?:more )?pink(?: left| shows?)?(?=[.,;]|$| and )/giu,
    '$1 no longer pink',
  ],
  [
    /\b(until|till|til) (?:the )?(leeks|onions|shallots|vegetables|veg|mushrooms|celery) (?:are|is) sweat\b/giu,
    '$1 the $2 have sweated',
  ],
  // "Spread in greased 9x13".
  [
    /\b(in|into) (?:an? )?(greased|ungreased|buttered|oiled|lined) (\d{1,2} ?x ?\d{1,2})(?=[.,;!]|$| and )/giu,
    (_: string, where = '', how = '', size = '') => `${where} ${an(how)} ${panSize(size)} dish`,
  ],
  [
    /(?<=\b(?:spread|pour|press|put|place|spoon|pat|scrape)\b[^.;]{0,30} )(in|into) (?:an? )?(\d{1,2} ?x ?\d{1,2})(?=[.,;!]|$| and )/giu,
    (_: string, where = '', size = '') => `${where} ${an(panSize(size))} dish`,
  ],
  // "Fold over itself couple times".
  [
    /(?<!\b(?:a|another|further|last|first|next|the|every) )\bcouple (?:of )?(times|minutes|hours|tablespoons|teaspoons|cups|handfuls)\b/giu,
    'a couple of $1',
  ],
  [/\bfold (?:it )?over (?:on )?itself\b/giu, 'fold it over on itself'],
  [/(?<=^|[.!] )turn out (?=on(?:to)?\b)/giu, 'turn it out '],
  // "Half hour before put the pot in".
  [
    /(?<=^|[.!] )half (?:an )?hour before(?: baking| that)?,? (?=(?:put|heat|preheat|turn|place|set)\b)/giu,
    'half an hour before baking, ',
  ],
  [
    new RegExp(String.raw`${starts}let (?:to )?(?:set|sit|rest|stand|cool) (?=(?:for )?${minutes})`, 'giu'),
    (all: string) =>
      `let it ${/set|sit|rest|stand|cool/iu
        .exec(all)![0]
        .toLowerCase()
        .replace(/^(?:set|sit)$/u, 'stand')} `,
  ],
  // "Simmer, lid off, 25 minutes".
  [new RegExp(String.raw`, (?:with )?(?:the )?lid off(?:,| for)? (?=${minutes})`, 'giu'), ' uncovered for '],
  [new RegExp(String.raw`, (?:with )?(?:the )?lid off${ends},?`, 'giu'), ' uncovered'],
  // "Add everything else, tomatoes last, don't stir": each is an order of its own.
  [
    /(?<=^|[.!] )add (?:in )?(everything else|the rest|all the rest|the remaining ingredients), (?:the )?(\p{L}+(?: \p{L}+)?) last, (?:and )?(?:don['’]t|do not|no) stir(?:ring)?(?=[.!]|$)/giu,
    'add $1, with the $2 last, and do not stir',
  ],
  [
    /(?<=^|[.!] )add (?:in )?(everything else|the rest|all the rest|the remaining ingredients), (?:the )?(\p{L}+(?: \p{L}+)?) last(?=[.!]|$)/giu,
    'add $1, with the $2 last',
  ],
  // "Lock lid, high pressure 15 minutes, natural release 10 minutes then quick release".
  [
    new RegExp(
      String.raw`${starts}(?:lock|close|seal) (?:the )?lid, (?:and )?(?:cook (?:on|at) )?(high|low) pressure (?:for )?(${minutes})`,
      'giu',
    ),
    'lock the lid and cook at $1 pressure for $2',
  ],
  [
    new RegExp(String.raw`, (?:then )?(?:natural|npr) release (?:for )?(${minutes})`, 'giu'),
    ', let the pressure come down by itself for $1',
  ],
  [/,? (?:and )?then quick[- ]release(?: the rest)?(?=[.!]|$)/giu, ', then release the rest of it'],
  [/(?<=^|[.!] )(?:set|turn) (?:it |pot )?(?:to|on) saut[eé]\b/giu, 'set the pot to sauté'],
  // "Take out." behind what was browned.
  [/(?<=\p{L}[^.!]*), (?:then )?take out(?=[.!]|$)/giu, ', then take it out'],
  [/\bshake good\b/giu, 'shake well'],
  [/(?<=\b(?:mix|beat|stir|drain|rinse|cover|wash|dry) )(it |them )?good(?=[.,;!]|$| and )/giu, '$1well'],
  [/\btill good and brown\b/giu, 'until well browned'],
  [/\b(fry|cook) (?:the )?bacon crisp(?=[.,;!]|$| and )/giu, '$1 the bacon until crisp'],
  [/\bput (?:the )?seam down on\b/giu, 'put it seam side down on'],
  [
    /(?<=\b(?:on|onto) )(?=(?:(?:lightly|well) )?(?:floured|greased|lined|oiled) (?:towel|counter|surface|cloth|worktop|table|board|sheet|tray))/giu,
    'a ',
  ],
  [/\b(?:toss|mix|coat) (?:the )?veg\b/giu, (all: string) => `${all.split(' ')[0]!} the vegetables`],
];
