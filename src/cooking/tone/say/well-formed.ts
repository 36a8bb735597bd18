/** Faults of grammar that a rewriting may bring along, looked for in the finished sentence; its source is no excuse, only a measure. */

import { createMemo } from '#kernel/memo';
import { isOrderVerb } from './verb-forms.ts';
import { fitting, guarded, type Guarded } from '#kernel/pattern-pieces';

/** A pattern that is wrong wherever the source has it less often. */
interface Fault extends Guarded {
  readonly name: string;
}

const transitive =
  'put|add|place|cut|chop|slice|dice|peel|grate|pour|stir|mix|whisk|beat|fold|spread|rub|toss|remove|take|transfer|return|discard|drain|rinse|wash|mash|crush|roll|shape|season|coat|dip|brush|drizzle|sprinkle|scatter|arrange|layer|divide|cover|wrap|pop|tip|chuck|slide|nestle|stick|bung|set|lay|drop|spoon|scoop|ladle|stuff|thread|knead|grind|blend|strain|sift|squeeze';

/** A letter of English and its loan words: what asks for any letter of any script, capital or small, takes ten times as long. */
const letter = '[a-zß-öø-ÿœ]';

const faults: readonly Fault[] = (
  [
    ['doubled word', new RegExp(String.raw`\b(?!that\b|had\b|yum\b)(${letter}{2,}) \1\b(?!-)`, 'gi')],
    [
      'doubled article',
      /\b(?:the|an?|your|some|its|their) (?:the|an?|your|its|their)\b(?! (?:few|little|bit))/gi,
    ],
    [
      'signs that quarrel',
      /[,;:]\s*[.,;:!?]|:\)|[!?.]\s*[,;:](?!\p{L})|\.\.(?!\.)(?<!\.\.\.)|\(\s*\)|\s[.,;](?:\s|$)/gu,
    ],
    ['no capital', /(?<!\b(?:approx|min|hr|tbsp|tsp|oz|lb|etc|vs|temp|e\.g|i\.e|ca))[.!?] \p{Ll}/gu],
    [
      'capital inside',
      /\b(?:[Tt]hen|and|or|just|simply|to|you) (?:Add|Bake|Beat|Boil|Bring|Chop|Combine|Cook|Cover|Cut|Drain|Dry|Fold|Fry|Heat|Mix|Pour|Put|Place|Remove|Serve|Simmer|Slice|Stir|Whisk)\b/g,
    ],
    // "Cook the around for 4 minutes".
    [
      'article of nothing',
      /\b(?:the|an) (?:around|about|into|onto|until|till|for|from|then|and|or|of|to|at|is|are|when|while)\b/gi,
    ],
    // "Until melted. Smooth."
    ['cue in two', /\b(?:until|till) [^.;!?]{2,50}\. (?:Smooth|Crisp|Dry|Brown|Warm|Cool|Golden|Clear)[.!]/g],
    // "Stir in the milk for 15 minutes before the end".
    ['time before something', /\bfor (?:about )?\d+ minutes before (?:the end|serving)\b/gi],
    ['article before a numbered thing', /\ban? (?:(?:large|small|medium) )?(?:bowl|pan|pot|dish) \d/gi],
    // "Mix the mix sugars".
    ['verb for a thing', /\b(mix|stir|chop|melt|peel|boil|simmer|fry|drain|rinse) the \1\b/gi],
    [
      'let it to',
      new RegExp(
        String.raw`\b(?:let|letting) (?:it|them|(?:the )?${letter}+) to ${letter}+\b(?! (?:${letter}+ )?temperature)`,
        'gi',
      ),
    ],
    ['a before a vowel', /\b[Aa] (?=[aei])(?!one|uni|eu)\p{L}+/gu],
    [
      'particle before its pronoun',
      new RegExp(
        String.raw`\b(?:put|take|turn|add|stir|mix|pour|tip|toss|throw|set|cut|drain|lift|pull|let|leave|fold|whisk|beat|pop|chuck) (?:in|out|off|up|down|away|aside|together|back) (?:it|them)\b(?! (?:to|from|on|into)\b)`,
        'gi',
      ),
    ],
    ['twice into', /\b(?:into|onto) (?:(?!\b(?:and|then|or|which|that)\b)[^.,;:()])*? (?:into|onto)\b/gi],
    ['is … is', /\b(?:is|are) (?:is|are)\b|\bshould be (?:is|are|be)\b|\bto to\b/gi],
    ['is … is', new RegExp(String.raw`\bthat [^.,;]* (?:is|are) ${letter}+ed (?:is|are)\b`, 'gi')],
    [
      'nothing handled behind a participle',
      new RegExp(
        String.raw`(?:^|[.!] )(?:Having|After|(?:Once|When|As soon as) you(?:['’]ve| have)) [^,.;]{3,60}, (?:${transitive})(?: (?:in|into|to|onto|on|over|with|through|until|for)\b|[.,;])`,
        'gi',
      ),
    ],
    [
      'orders without a joint',
      /\b[Aa]void \p{L}+ing (?:it |them )?(?:shake|stir|turn|cook|fry|simmer|bake|leave|let|add|keep|just|I)\b/gu,
    ],
    ['time in slang', /\blike for\b|\bfor like\b|\bfor for\b/gi],
    ['out from', /\bout from (?:the|its)\b/gi],
    ['until it', /\b(?:till|until) (?:it|they)\./gi],
    ['to let it doing', new RegExp(String.raw`\bto let (?:it|them) ${letter}+ing\b`, 'gi')],
    ['aim of the same', /\b(mix|stir|combine|blend|whisk|toss|cook|bake|cut|heat) to \1\b/gi],
    ['pieces into pieces', /\binto (?:slices|dice|pieces) into\b/gi],
    // "The onions, and."
    [
      'ends in the middle',
      /\b(?:and|or|but|the|an?|because|until|till|into|(?<!\b(?:fond|proud|tired|rid|think|thought|speaks?|dreams?|hears?|heard|made|care|short|sure|out|plenty|lots) )of)[,;]?[.!](?=\s|$)/gi,
    ],
    [
      'time lost',
      /\b(?:toss|stir|mix|cook|fry|simmer|bake|rest|leave|let it stand) for(?: (?:and|then)\b|[,;.])/gi,
    ],
    // "The drippings go into the skillet and swirl", "the onions go in and stir".
    [
      'wrong subject',
      /\b(?:goes?|go) (?:in|into|onto|on|over|to)\b[^.;:]{0,60}? and (?:stir|swirl|whisk|mix|fold|toss|cover|drain|shake|season|serve|bring|turn|leave|let|set|put|combine|blend|beat|spread|press|knead|give|add|pour|tip|roll)\b/gi,
    ],
    // "The potatoes go into a pot with some water so that it covers them and boil them".
    [
      'wrong subject',
      /\b(?:goes?|go) (?:in|into|onto|on|over|to)\b[^.;:]{0,120}? and (?:boil|cook|simmer|fry|bake|roast|heat|brown|mash|warm|chill|steam|grill|chop|cut|rub|coat) (?:it|them|the)\b/gi,
    ],
    [
      'nearby twice',
      /\bstirring (?:continuously|constantly|all the time|the whole time)\b[^.]*,? and (?:hang around|stay (?:close|near)|stand by)/gi,
    ],
    ['noted beside its time', /\b(?:minutes|hours) (?:foil|skewer|lid|toothpick)\b/gi],
    ['verb where a thing stands', /\bor (?:dollop|portion|ladle it|plop)\b/gi],
  ] as const
).map(([name, pattern]) => ({ name, ...guarded(pattern) }));

const counted = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What is wrong with a text that was not so in its source, by name. */
export function faultsIn(said: string, source: string): readonly string[] {
  const { found, orphaned } = knownFaults.get(said, () => faultsOf(said));
  const names = found.flatMap(({ fault, times }) =>
    times > counted(source, fault.on(source)) ? [fault.name] : [],
  );
  return orphaned > 0 && orphaned > orphans(source) ? [...names, 'no verb'] : names;
}

/** What is wrong with a text whatever its source, and how often. */
interface Found {
  readonly found: readonly { readonly fault: Fault; readonly times: number }[];
  readonly orphaned: number;
}

/** A sentence is looked over where it is told, and again where it is taken. */
const knownFaults = createMemo<Found>(256);

function faultsOf(said: string): Found {
  const low = said.toLowerCase();
  return {
    found: fitting(faults, low).flatMap((fault) => {
      const times = counted(said, fault.on(said));
      return times > 0 ? [{ fault, times }] : [];
    }),
    orphaned: orphans(said),
  };
}

const thing = /^(?:The|An?) (?:[\p{L}\ue100-\ue1ff'’-]+ ){0,6}?[^.!?;:]*, [^.!?;:]*$/u;
const finite =
  /\b(?:is|are|was|were|be|has|have|had|will|can|could|should|may|might|must|do|does|did|goes?|go|makes?|takes?|comes?|needs?|gets?|gives?|keeps?|falls?|sinks?|joins?|meets?|\p{L}{3,}s|\p{L}{3,}ed|lets?)\b/iu;

/** Sentences that name a thing and say nothing of it: "The coriander and cumin, 1 minute only." */
const orphans = (text: string): number =>
  text
    .split(/(?<=[.!?]) /u)
    .filter(
      (one) =>
        thing.test(one.replace(/[.!?]+$/u, '')) &&
        !finite.test(one) &&
        !(one.match(/\p{L}+/gu) ?? []).some((word) => isOrderVerb(word.toLowerCase())),
    ).length;

const objectless = new RegExp(
  String.raw`(?:^|[.;!,] |\b(?:and|then) )(?:(?:then|gently|carefully|now|finally) )*(${transitive})(?= (?:into|to|onto|over|in|on|with|until|for|from)\b|[.,;!]|$)`,
  'gi',
);

/** Orders that have lost what they handle: more of them than the source has. */
export function losesObject(said: string, source: string): boolean {
  const lost = counted(said, objectless);
  return lost > 0 && lost > counted(source, objectless);
}

/** Whether a sentence was torn in the telling. */
export const isTorn = (said: string, source: string): boolean =>
  said !== source && (faultsIn(said, source).length > 0 || losesObject(said, source));
