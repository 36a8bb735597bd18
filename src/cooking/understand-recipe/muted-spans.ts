import { verbForms } from './action-words.ts';
import { findAll } from './find-all.ts';
import { hintBits, type Hint, type Hints } from './hints.ts';
import { elseWhere } from './other-ways.ts';

/** "When it boils add …": what comes after the state is told, comma or not. */
const stateThenVerb = new RegExp(
  `\\b(?:done|ready|hot|cold|cool|melted|soft|softened|tender|golden|boils|boiling|simmers|simmering|cooked|combined|smooth|browned|brown|dissolved|bubbling|bubbles|foaming|foams|translucent|thickened|wilted)\\s+(?=(?:${[
    ...verbForms,
  ]
    .filter(([, one]) => one.form === 'base')
    .map(([word]) => word)
    .join('|')})\\s+(?:the|in|it|them|a|an|on|with|and|your|for|over|off|half|\\d))`,
  'iu',
);

/** "Once the pan is hot add rice". */
const hotThenAdd =
  /\b(?:hot|melted|boiling|boils|done|ready|soft|cooked|brown|browned|golden)\s+(?=(?:add|pour|put|drop|throw)\s+\p{L})/iu;
/** "Once you're done searing all of the meat add the beer": verbs that are never nouns, with what they handle. */
const thenOrder =
  /\s(?=(?:add|pour|transfer|remove|put|place|stir|drain|season|reduce|lower|return|throw|tip|cover)\s+(?:the|your|it|them|in|a|an|some|all|half|about|everything)\b)/iu;

const describes = /^(?:until|unitl|till|til|so|it|they|this|will|should|when|once)\b/i;
/** "Turn the fire as low as it will go and steam for 30 minutes". */
const andThenVerb = new RegExp(
  `\\s(?=and (?:${[...verbForms]
    .filter(([, one]) => one.form === 'base')
    .map(([word]) => word)
    .join('|')})\\s+(?:for|the|it|them|your|until|gently)\\b)`,
  'iu',
);

const mutingHints = hintBits(['muted', 'while', 'elsewhere', 'kept']);
const none: readonly never[] = [];

/** Stretches that describe rather than tell: "until the onions brown", "if you boil it", "so that it will not fry". */
export function mutedSpans(text: string, hints: Hints): readonly (readonly [number, number])[] {
  if (!hints.hasAny(mutingHints)) return none;
  const all = (hint: Hint, pattern: RegExp): readonly RegExpMatchArray[] =>
    hints.has(hint) ? findAll(text, pattern) : [];
  return [
    ...all(
      'muted',
      /\b(?:until+|unitl|till|til|so that|so (?:it|they)|as soon as|the moment|the minute|when(?:ever)?|if|(?<!\bat )once(?! again| more)|because|in case|enough to|(?:hot )?enough for|ready to|it will|they will|this will|which will|will (?:wilt|form|become|turn|thicken|soften|crisp|brown|melt|sink|firm|split|puff|separate|dissolve|look|seem|feel)|helps? to?|will (?:help|begin|start|continue|keep)|should (?:coat|hold|leave|form|look|feel|drop|brown|bubble|sizzle|rise|set|soften|thicken|start|begin|become|turn|separate|release|melt|crumble|come|pull|flake|stick|fill|peel|slip|give|crisp|colou?r|puff)|you(?:['’]ll|ll| will) (?:know|notice)|you can tell)\b[^.;!?()]*?(?=[.;!?()]|,? (?:then|and (?:then|serve|remove|add|let|set|cover|bake|simmer|cook|drain|stir|reduce|turn|pour))\b|, |$)/giu,
    ),
    ...all('muted', /\bbefore you\b[^.,;!?()]*?(?=[.,;!?()]| and\b|$)/gi),
    ...all(
      'while',
      /\b(?:as (?:it|they) (?=cook|bake|roast|simmer|boil|chill|rest|rise|cool|fry)|whil(?:e|st) (?:the|your|you|it|they|that|this)\b)(?:['’\w ]{0,30}?(?:['’](?:s|re)| is| are) (?:still )?(?:in|on|hot|warm)\b[^,.;!?]*?(?= and (?:bake|cook|roast|simmer|fry|stir|whisk|pour|serve|add)\b)|[^,.;!?]*? (?:is|are) (?:happening|going on|cooking|baking|simmering|boiling|roasting|cooling|resting|chilling|marinating)(?= (?:whisk|mix|make|prepare|chop|heat|cook|combine|melt|fry|cut|slice|toss|stir|blend|beat|peel|warm|bring|put|place|add|set|get|start|preheat|pour|saut[eé]|brown|drain|rinse|grate|roll|season|wash|boil)\b)|[^,.;!?]*)/gi,
    ),
    ...all('elsewhere', elseWhere),
    // "You can now cool and freeze them for a month".
    ...all(
      'kept',
      /\b(?:you|it|they|these|this|that|(?:the |your )?[\p{L}-]+) (?:can|may|could) (?:now |also |then |even )?(?:be )?(?=[^.;!?]*\b(?:freez\w+|frozen|stored?|kept|keep|ahead)\b)[^.;!?]*/giu,
    ),
  ].map((match) => {
    const state = /^(?:when|once|if|as soon|the m)/i.test(match[0])
      ? (stateThenVerb.exec(match[0]) ?? hotThenAdd.exec(match[0]) ?? thenOrder.exec(match[0]))
      : null;
    const told = state === null && describes.test(match[0]) ? andThenVerb.exec(match[0]) : null;
    const length =
      state !== null ? state.index + state[0].length : told !== null ? told.index + 1 : match[0].length;
    return [match.index!, match.index! + length] as const;
  });
}
