import { placeBehind } from './place-remark.ts';

/** A word of the kitchen that a beginner may not know, and what it means at the stove. */
interface Term {
  readonly word: RegExp;
  /** Where the text explains it by itself. */
  readonly known: RegExp;
  /** A sentence for behind the one that uses it. */
  readonly meaning: string;
  /** Words without which there is nothing to explain. */
  readonly about?: RegExp;
  /** Words of the same step without which something else is meant: cream is folded with its air, cabbage is not. */
  readonly here?: RegExp;
  /** Words of the list with which it would not be true: nothing stays cold that was melted. */
  readonly unless?: RegExp;
}

const terms: readonly Term[] = [
  {
    // What a cook does; vegetables that sweat by themselves are another matter.
    word: /(?:^|[.;:,]\s|\b(?:and|then|to)\s)sweat\b/im,
    known: /without color/i,
    meaning: 'Let everything soften without browning.',
  },
  {
    word: /\bdeglaz/i,
    known: /scrape/i,
    meaning: 'Scrape up the brown bits that stick to the pan; they are pure flavor.',
  },
  {
    // Blanched almonds are bought, and what comes from the freezer has had its dip.
    word: /\bblanch(?:ing)?\b/i,
    known: /plunge|boiling (?:salted )?water/i,
    unless: /\bfrozen\b/i,
    meaning: 'A short dip in boiling water is all it takes.',
  },
  {
    word: /\bfold(?:ed)? (?:in|it|them|the|through)\b(?! (?:in )?(?:half|quarters|thirds|three))/i,
    known: /cut down|figure|lift from below|air/i,
    here: /\bwhites\b(?! (?:are|is|have|set|firm|of))|whipped|whisked cream|foam|soft peak|stiff peak/i,
    meaning: 'Lift from below with a wide spoon and turn over, so that little air is lost.',
  },
  {
    word: /\bbast(?:e|ing)\b/i,
    known: /spoon (?:the|over)/i,
    meaning: 'Spoon the hot juices over again and again.',
  },
  {
    word: /\bto a soft peak|\bsoft peaks\b/i,
    known: /droop|tip/i,
    meaning: 'Soft peaks stand up when the whisk is lifted and let their tips droop.',
  },
  {
    word: /\bstiff peaks\b/i,
    known: /stand straight/i,
    meaning: 'Stiff peaks stand straight when the whisk is lifted.',
  },
  {
    // Cabbage is kneaded with salt, raisins are kneaded in, and a hook has no hand.
    word: /(?<!not |never |don't |without )\bknead\b(?! (?:in|into|with|them|briefly|the (?!dough))\b)/i,
    known: /heel|push|\bhook\b|mixer/i,
    about: /\bdough\b/i,
    meaning: 'Push the dough away with the heel of your hand, fold it back, turn it and push again.',
  },
  {
    word: /\bsear\b/i,
    known: /crust|do not move|leave|undisturbed|let it sit|stick/i,
    meaning: 'Leave the pieces alone until they let go of the pan.',
  },
  {
    word: /\bstir-fry\b/i,
    known: /moving|toss/i,
    meaning: 'Keep everything moving over the highest heat.',
  },
  {
    word: /\bal dente\b/i,
    known: /bite/i,
    meaning: 'Al dente has a little bite left in the middle.',
  },
  {
    word: /\breduce\b/i,
    known: /boil(?:ed)? (?:down|away)|thick/i,
    meaning: 'Boil uncovered until there is less of it and it tastes stronger.',
  },
  {
    word: /\brub the butter into\b/i,
    known: /fingertips/i,
    unless: /\bbutter\b[^|]*\b(?:melted|soft|softened|room temperature)\b/i,
    meaning: 'Use only your fingertips and work fast, so that the butter stays cold.',
  },
  {
    word: /(?:^|[.;:,]\s|\b(?:and|then|to)\s)poach\b/im,
    known: /trembl|bare(?:ly)? simmer|must not boil|never boil|just below/i,
    meaning: 'The liquid should tremble and never bubble.',
  },
  {
    word: /\bwhisk leaves a ribbon\b|\bto the ribbon\b/i,
    known: /lift/i,
    meaning: 'A ribbon is what runs off the lifted whisk and lies on top for a moment before it sinks in.',
  },
  {
    word: /\bcrimp\b/i,
    known: /fork|pinch|press/i,
    meaning: 'Press the edges together with the prongs of a fork, or pinch them into small pleats.',
  },
  {
    word: /\bskim\b/i,
    known: /ladle|foam/i,
    meaning: 'Lift the foam or fat off the top with a flat spoon.',
  },
  {
    // Where it is taken from the fruit; by the time it is stirred in it is too late.
    word: /\b(?:grate|pare|peel|shave|strip)\b[^.;]*\bzest\b|\bzest the\b/i,
    known: /white|pith/i,
    meaning: 'Take only the colored skin for zest; the white below is bitter.',
  },
];

/** More than this is a lesson, not a recipe. */
const most = 2;

/** Explains the words that a beginner may not know, each behind the sentence that uses it first. */
export function explainTerms(
  texts: readonly string[],
  isKnifeWork: (at: number) => boolean = () => false,
  list: readonly string[] = [],
): readonly string[] {
  const all = texts.join(' ');
  const listed = list.join('|');
  const unexplained = terms.filter(
    ({ word, known, about, unless }) =>
      word.test(all) && !known.test(all) && about?.test(all) !== false && unless?.test(listed) !== true,
  );
  const used = new Set<Term>();
  return texts.map((text, at) => {
    // "While that simmers, chop …": nobody simmers anything here.
    if (used.size >= most || isKnifeWork(at)) return text;
    for (const term of unexplained) {
      if (used.has(term) || !term.word.test(text) || term.here?.test(text) === false) continue;
      used.add(term);
      return placeBehind(text, term.word, term.meaning);
    }
    return text;
  });
}
