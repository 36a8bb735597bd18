/** Mends the haste of other people's typing before a text is taken apart: shouting, missing apostrophes, shorthand. */
import { createMemo } from '#kernel/memo';
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { unidled } from './slang.ts';
import { baseOfGerund, isOrderVerb } from '../say/verb-forms.ts';

const exchanges = (
  [
    // "Optional: you can sprinkle": said once.
    [/\boptional(?:ly)?: ?(?=you (?:can|may|could)\b)/gi, ''],
    // "Turn down the main mix": less heat, and no less of it.
    [
      /\b([Tt])urn down the (?=(?:\p{L}+ ){0,2}(?:mix|mixture|sauce|soup|stew|pot|pan)\b(?! (?:heat|temp)))/gu,
      '$1urn down the heat under the ',
    ],
    [/\bw\/o\s+/gi, 'without '],
    [/\bw\/\s*/gi, 'with '],
    // "Scoop up w pita".
    [/(?<=\p{Ll} )w (?=[\p{L}\ue100-\ue1ff])/gu, 'with '],
    [/\s+&\s+/g, ' and '],
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
    [/\b([Rr])ough up (?=the|its)/g, '$1oughen '],
    [/\b([Rr])ough (it|them) up\b/g, '$1oughen $2'],
    [/\bacc(?:\.|ording) to\b/gi, 'according to'],
    [/\bthru\b/gi, 'through'],
    [
      /\b(occasionally|frequently|constantly|continuously|often|regularly|gently) (stirring|whisking|tossing|turning|shaking|flipping|basting)\b(?! (?:the|it|them|in)\b)/gi,
      '$2 $1',
    ],
    // "Dust generous amount of sugar".
    [
      /\b(add|dust|sprinkle|pour|use|with|spread|put|boil|heat|drizzle) (?=(?:generous|large|small|good|thin|thick) (?:amount|handful|pinch|layer|pot|pan|bowl|drizzle|splash) of\b)/gi,
      '$1 a ',
    ],
    [/\b(do|does|did|is|are|was|should|would|could|have|has)nt\b/gi, "$1n't"],
    [/\b(wo|ca)nt\b/gi, "$1n't"],
    [/\b(they|you|we)re(?= (?:\w+ed|done|ready|all|soft|golden|cooked|not|too|still)\b)/gi, "$1're"],
    [
      /\bits(?= (?:a|an|the|not|too|so|very|done|ready|time|easier|better|best|nice|all|still|just|really|been|\w+ed)\b)/gi,
      "it's",
    ],
    [/([!?])[!?]+/g, '$1'],
    [/(?<=\p{L} )['’]?em\b(?! dash)/gu, 'them'],
    [/(?<=[,:;] |\band )(?:a )?pinch (?=[\ue100-\ue1ff])/gu, 'a pinch of '],
    [/['’]?\b(?<=^|\s|['’])til(?=\s)/gu, 'until'],
    // Signs of bold and slanted print are none of the text.
    [/(?<![\p{L}\d_*])([*_]{1,2})(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\d_*])/gu, '$2'],
    // "Add it, This is best done": a new sentence behind a comma.
    [
      /, (?=(?:This|That|These|They|It|You|Then|If|When|Once|Be|Make|Do|Don['’]t|Add|Keep|Let|Stir|Mix|Cook) [\p{Ll}\ue100-\ue5ff])/gu,
      '. ',
    ],
    // "Cut the onions into quarters spread them out": two orders without anything between.
    [
      /\b(quarters|halves|half|slices|pieces|cubes|strips|chunks|water|bowl|pan|pot|dish|oven|heat) (?=(?:spread|put|place|keep|stir|mix|cook|give|toss|arrange) (?:it|them) )/gi,
      '$1, ',
    ],
    [/\b(half) (?=keep the other half)/gi, '$1, '],
    [/\bfor (?:additional|extra|further) (?=[\ue300-\ue3ff])/gi, 'for another '],
    [
      /\bput ((?:(?!\b(?:and|then|bring|in)\b)[^,.;()]){3,60}?) to (?:a |the )?(boil|simmer)\b/g,
      'bring $1 to a $2',
    ],
    [
      /\bPut ((?:(?!\b(?:and|then|bring|in)\b)[^,.;()]){3,60}?) to (?:a |the )?(boil|simmer)\b/g,
      'Bring $1 to a $2',
    ],
    [/\b(and|then) pan cook(?= (?:with|in|on|until|for|over)\b)/gi, '$1 cook in a pan'],
    [/\b(pan|stir|deep|shallow) fry\b(?! pan)/gi, '$1-fry'],
    // A remark between dashes is one in brackets; a clause after a dash is a sentence.
    [/(?: -| –| —)[-–—]* ([^-–—.;()]{6,90}?) [-–—]+ (?=(?:and|then|or|but|until|for) )/g, ' ($1) '],
    [
      /(?<= \S+ \S+)(?: -| –| —)[-–—]* (?=(?:an?|the|it|this|that|they|these|you) [^-–—;()]*\b(?:is|are|will|should|can|may|might|must|needs?|becomes?|has|have)\b[^-–—;()]*$)/gi,
      '; ',
    ],
    [
      /\bturn it (?:right |way |all the way )?(down|up)(?: to)? (low|medium|high)\b/gi,
      'turn the heat $1 to $2',
    ],
    // "In a large bowl whisk the flour".
    [
      /^(in (?:an?|another|the|your) (?:[\p{L}-]+ ){0,3}(?:bowl|pan|pot|saucepan|skillet|jug|dish|wok)) (?=(?:whisk|mix|combine|beat|toss|stir|heat|melt|cook|fry|cream|add|place|put|bring|blend|rub|sift|sauté|saute) )/giu,
      '$1, ',
    ],
    [/\bwell combine\b(?=[.,;]| and\b|$)/gi, 'well combined'],
    // "The grill or grill pan" grills no pan.
    [/\b(grill|barbecue|barbeque) or grill pan\b/gi, '$1 or a grill pan'],
    [/\bremove out\b(?! of)/gi, 'remove'],
    // "Wait for the water to boil" is right as it is.
    [
      /\b((?:bring|brought|com(?:es?|ing)|came|return(?:s|ed)?|(?<!\b(?:medium|high|low|the|over|on|of)[- ])heat(?:s|ed)?|get|back)\b[^,.;]{0,40}?) to boil\b(?! (?:the|it|them|for)\b)/giu,
      '$1 to a boil',
    ],
    [
      /\b(?:get|turn|switch|fire|crank|whack|put) (your|the) oven on(?:to)?(?: (?:at|to))?(?= )/gi,
      'preheat $1 oven to',
    ],
    [/\b(?:go ahead and|go on and|feel free to) (?=\p{L})/giu, ''],
    // "Heat the ghee and, when it's hot, add the seeds": two sentences.
    // "… and, once they crackle, the garlic": it is added then.
    [/,? and,? ((?:when|once|as soon as) [^,.;()]{3,60}), (?=(?:the )?[\ue100-\ue1ff])/giu, '; $1, add '],
    [/,? and,? ((?:when|once|as soon as) [^,.;()]{3,60}), (?=\p{L})/giu, '; $1, '],
    [/\bsteam dry\b/giu, 'steam-dry'],
    [
      /\b(?:throw (?:away|out)|bin|chuck (?:out|away)|toss out) (?=(?:any|the|all|them|it|those)\b)/gi,
      'discard ',
    ],
    [/\bthrow (it|them|the \p{L}+) (?:away|out)\b/giu, 'discard $1'],
    [
      /\b(?:slap|stick|bung|pop|clap|whack|clamp) (?:on (?:the|a|its) lid|(?:the|a|its) lid on)\b/gi,
      'put the lid on',
    ],
    [/\b(drain)(?: off| away)? (?:(?:any|all|some) )?(excess )?(fat|grease)\b/gi, '$1 off the $2$3'],
    // Fat that is tossed is gone.
    [
      /\btoss (?=(?:any|all) (?:\p{L}+ ){0,4}?(?:fat|bones?|skin|gristle|shells?|stems?|stalks?)\b)/giu,
      'discard ',
    ],
    [/\bloads of\b/gi, 'plenty of'],
    [/\b(?:Crank|Bump|Whack) (?=(?:up )?(?:the|your) (?:heat|flame|temperature)\b)/g, 'Turn '],
    [/\b(?:crank|bump|whack) (?=(?:up )?(?:the|your) (?:heat|flame|temperature)\b)/g, 'turn '],
    // "Trust me, it helps" is no part of the cooking.
    [
      /(?:\s+[-–—]+|,|;|\s*\()\s*(?:trust me|believe me|i promise)\b[^.;!()\ue100-\ue5ff]*\)?(?=[.;!]|$)/gi,
      '',
    ],
    // "Taste – might want more".
    [/ [-–—] (?=(?:might|may|should|could|will|can|needs|takes|wants) \p{L})/giu, '; it '],
    // "Cook over medium heat rolling the meatballs": what is done the while has a comma.
    [
      /(?<=\b(?:heat|flame|minutes?|mins?|hours?)|[\ue300-\ue4ff]) (?=(?:rolling|stirring|turning|shaking|flipping|tossing|basting|whisking|scraping|breaking|swirling|rotating)\b(?! (?:point|speed)))/giu,
      ', ',
    ],
    [
      /(?<=\b(?!(?:and|by|while|when|start|keep|of|for|are|is|without)\b)[\p{L}]+|[\ue100-\ue5ff]) (?=(?:making (?:sure|certain)|ensuring)\b)/giu,
      ', ',
    ],
    [
      /(?<=, (?:rolling|stirring|turning|shaking|flipping|tossing|basting|whisking)\b[^,.;()]{0,30}(?:occasionally|frequently|constantly|often|now and (?:then|again)|from time to time)) (?=until\b)/giu,
      ', ',
    ],
    [/\b(brown(?:ed)?|golden|colou?red|seared) from all sides\b/giu, '$1 on all sides'],
    // "Pour the water and the paste; …": it goes somewhere.
    [
      /\b(pour) (?=((?:the |some )?[\ue100-\ue1ff](?:(?:, | and )(?:the |some )?[\ue100-\ue1ff])*)(?:[.;]|$))/giu,
      '$1 in ',
    ],
    [/; and (?=(?:salt|pepper)\b[^.;]*\bto taste\b)/giu, ', and '],
    [/\blocked (?=(?:bowl|container|box|jar|tub|tin)\b)/giu, 'closed '],
    [/\bso (?:that )?they looked\b/giu, 'so that they look'],
    // "Boil the pasta, once al dente, drain": two sentences.
    [
      /(?<=^(?!when\b|once\b|while\b|as\b|if\b|after\b|before\b)[^.;()]{8,}), (once|when|as soon as) ([^,.;()]{2,40}), (?=(?:drain|remove|add|take|turn|stir|flip|pour|serve|transfer|reduce|lower|cover|set|let|put|place|mix|season|sprinkle|strain|rinse|cool)\b)/giu,
      '; $1 $2, ',
    ],
    [/^mean ?while (?=[\p{L}])/iu, 'Meanwhile, '],
    [/^in the mean ?time (?=[\p{L}])/iu, 'In the meantime, '],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

const preamble =
  /^(?:(?:(?:(?:ok|okay|so|right|well|alright),? )+first(?: off|ly)?|trust me|believe me|seriously|honestly|ok|okay|so|well|right|first off|first of all|first things first|here['’]s what you do|to start(?: with)?|to begin(?: with)?|firstly|what you (?:do|want to do|need to do) is|all you (?:need|have) to do (?:now )?is|(?:now |next )?(?:it['’]s|it is) time to|(?:the|your) next (?:step|thing|job|task) is to|let['’]s|(?:now |next |then )?we(?:['’]ll| will|['’]re going to| are going to))[,:]? )+(?=\p{L})/iu;

/** "Begin by preheating the oven and lining the tin." */
const begun =
  /^(?:(?:i|we) (?:(?:usually|always|generally|like to|love to|prefer to|tend to) )*)?(?:begin|start|start off|kick off|commence)(?: off)? (?:by|with) (?=\p{L}+ing\b)/iu;

/** Orders for what a sentence begins with doing; null where one of its -ing words is none. */
function ordersOf(doing: string): string | null {
  const [, first = '', rest = ''] = /^(\p{L}+ing)\b(.*)$/su.exec(doing) ?? [];
  const base = baseOfGerund(first);
  return base === null
    ? null
    : base +
        rest.replace(
          /\b(and|then) (\p{L}+ing)\b(?= (?:the|an?|your|it|them|[\ue100-\ue5ff]))/gu,
          (all, joint: string, next: string) => {
            const other = baseOfGerund(next);
            return other === null ? all : `${joint} ${other}`;
          },
        );
}

/** "Give it a good stir" is an order to stir. */
const gives =
  /(^|[,;] (?:and |then )?|\b(?:and|then) )give (it|them|everything|(?:the |all the )?[^,.;]{1,40}?)(?: all)? an? (?:(good|really good|big|thorough|proper|nice|quick|gentle|light|final|brief) )?(stir|mix|whisk|toss|shake|blend|rinse|wash|beat|taste)(?! of)(?=[\s,.;]|$)/giu;

const manners: Readonly<Record<string, string>> = {
  quick: ' briefly',
  brief: ' briefly',
  gentle: ' gently',
  light: ' lightly',
};
const wish =
  /^you(?:['’]ll)? (?:want to|gotta|got to|['’]re going to|are going to|will want to) ([\p{L}-]+)/iu;

/** Whether a text is shouted: its words are capitals, units and initials aside. */
export function isShouted(text: string): boolean {
  // In plain letters no word is shouted without two capitals side by side.
  if (!/[A-Z]{2}|[^\0-~\ue100-\ue5ff]/.test(text)) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return (
    words.length >= 3 && words.filter((word) => word === word.toUpperCase()).length >= words.length * 0.8
  );
}

const forbids = /\b(?:don['’]t|do not|never) /;
const forbidden =
  /(?<=(?:^|[.!?] )(\p{L}+)(?: [^.;,!?()]*)?)(?:,| [-–—]+) (don['’]t|do not|never) (?=\p{L})/gu;

/** "Fold, don't overmix", "brown it in batches - don't crowd it": a sentence of its own. */
const apart = (text: string): string =>
  forbids.test(text)
    ? text.replace(forbidden, (all, first: string, no: string) =>
        isOrderVerb(first.toLowerCase()) ? `. ${capital(no)} ` : all,
      )
    : text;

/** What the exchanges leave to be mended, in turn. */
const mends = (
  [
    // What was put in other words begins as a sentence does.
    [
      /(^|[.!?] )(put the lid on|discard)\b/g,
      (_: string, before: string, said: string) => before + capital(said),
    ],
    // "Bake for 18 minutes, they should be pale": a sentence of its own.
    [
      /(?<=\S{3} \S+), (they|it) should (?=(?:be|look|feel)\b)/giu,
      (_: string, who: string) => `. ${capital(who)} should `,
    ],
    // "When they're cold cover them".
    [
      /((?:^|[.!?] )(?:When|Once) (?:they|it|the \p{L}+)(?:['’](?:re|s)| are| is) (?:completely |just |nice and )?(?:cold|cool|hot|soft|done|ready|golden|set|tender|thick)) (\p{L}+)(?= (?:it|them|the|with|in|to)\b)/gu,
      (all: string, state: string, verb: string) => (isOrderVerb(verb) ? `${state}, ${verb}` : all),
    ],
    // "Add the milk. Stirring all the time." is one order.
    [
      /\.\s+(Stirring|Whisking|Turning|Basting|Shaking)\b(?=[^,.;!?]*(?:[.!]|$))/g,
      (_: string, doing: string) => `, ${doing.toLowerCase()}`,
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** An edition reads a text several times, and most of it stays as it is. */
const tidied = createMemo<string>(64);

/** A masked text without the typing faults that would be carried into every tone; no word of substance changes. */
export const tidy = (masked: string): string =>
  tidied.get(masked, () =>
    apart(
      replaceAllOf(
        replaceAllOf(unidled(isShouted(masked) ? capital(masked.toLowerCase()) : masked), exchanges),
        mends,
      ),
    )
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** One sentence without the run-up to its order: "First off you want to get the oven on" → "Get the oven on". */
export function tidySentence(source: string): string {
  const begins = begun.exec(source);
  const started = begins === null ? null : ordersOf(source.slice(begins[0].length));
  const sentence = (started === null ? source : capital(started)).replace(
    gives,
    (_, before: string, what: string, how: string | undefined, verb: string) =>
      `${before}${before === '' ? capital(verb) : verb} ${what}${how === undefined || how === 'final' ? '' : (manners[how.toLowerCase()] ?? ' well')}`,
  );
  const after = sentence.replace(preamble, '');
  const wished = wish.exec(after);
  if (wished && isOrderVerb(wished[1]!.toLowerCase()))
    return capital(after.slice(wished[0].length - wished[1]!.length));
  return after === sentence
    ? sentence
    : isOrderVerb(/^[\p{L}-]+/u.exec(after)?.[0].toLowerCase() ?? '') ||
        /^(?:in|on|using|over|once|when|while) [^,]+, \p{L}+/iu.test(after)
      ? capital(after)
      : sentence;
}

/** Splits at semicolons outside brackets, which hold whole clauses in recipes. */
export function splitClauses(sentence: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < sentence.length; at++) {
    if (sentence[at] === '(') depth++;
    if (sentence[at] === ')') depth = Math.max(0, depth - 1);
    if (sentence[at] !== ';' || depth > 0) continue;
    // "Add the flour; stirring all the time": no clause of its own.
    if (/^\s*\p{L}+ing\b(?! (?:is|will|should)\b)/u.test(sentence.slice(at + 1))) {
      sentence = `${sentence.slice(0, at)},${sentence.slice(at + 1)}`;
      continue;
    }
    pieces.push(`${sentence.slice(from, at).trim()}.`);
    from = at + 1;
  }
  pieces.push(sentence.slice(from).trim());
  return pieces
    .filter((piece) => /[\p{L}\ue100-\ue5ff]/u.test(piece))
    .map((piece, i) => (i === 0 ? piece : capital(piece)));
}
