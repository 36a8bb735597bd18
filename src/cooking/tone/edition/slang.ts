/** Slang verbs of a chatty page in their plain words, and clauses beside them that only talk, for tones of the printed page. */
import { replaceAllOf } from '#kernel/pattern-pieces';
import { blogWords } from './blog-words.ts';
import { exchangesOf, settled, type Exchange } from './exchange.ts';

const starts = String.raw`(?<=^|[.!?;] |, |\b(?:and|then) |^(?:ok|okay|so|right|now)(?:,? so)?,? )`;
const opens = String.raw`(?<=^|[.!?] )`;
/** To the end of a clause that states no figure, and nothing of danger. */
const clause = String.raw`(?:(?!\b(?:hot(?! (?:second|minute))|burn\w*|raw|safe\w*|sick|spit\w*|splatter\w*|explode\w*)\b)[^,.;:()!?\d])*`;
const some = String.raw`(it all|it|them all|them|everything|that|those|the [^.,;()]{2,30}?|your [^.,;()]{2,30}?)`;
const does = String.raw`(?:doing|working) (?:its|it['’]s|their) (?:own )?(?:thing|magic)|hanging out|chilling(?: out)?|getting (?:to know each other|cozy|cosy|happy|acquainted)`;

/** "Let it hang out": in a hot pan it cooks; anywhere else it is left to sit. */
const idles = new RegExp(
  String.raw`\b(let|leave) ${some} (?:(?:just )?hang(?:ing)?(?: out| around)?|do (?:its|it['’]s|their) (?:own )?(?:thing|magic)|get to know (?:each other|one another)|get (?:acquainted|cozy|cosy)|mingle|party)(?! (?:over|off|from)\b)(?=[ ,.;!]|$)`,
  'giu',
);
/** A hot pan before the words, that nothing has been taken off since. */
const overHeat =
  /\b(?:over|on|to) (?:(?:a|the) )?(?:medium|low|high|gentle)(?:[- ](?:low|high))? ?(?:heat|flame)?\b|\bsizzl|\bsaut[eé]|\b(?:fry|simmer)\b/iu;
const offHeat =
  /\b(?:off|from) the (?:heat|stove|burner|oven)|\b(?:fridge|refrigerator|freezer|counter|rack|board|plate|bowl|colander|oven)\b|\bcool/iu;

/** A text in which nothing hangs out: it sits or, in a pan over heat, cooks. */
export const unidled = (text: string): string =>
  text.replace(idles, (all, verb: string, what: string, at: number) => {
    const rest = /^[^.;!]*/u.exec(text.slice(at + all.length))?.[0] ?? '';
    const since = text.slice(0, at);
    const heat = since.search(overHeat);
    const cooks =
      heat >= 0 &&
      !offHeat.test(since.slice(heat)) &&
      !/\bfridge|refrigerator|freezer|counter|off the heat|before\b|\bhours?\b|\bpan for\b.*\brack\b/iu.test(
        rest,
      );
    return `${/^\p{Lu}/u.test(verb) ? 'Let' : 'let'} ${what.replace(/ all$/u, '')} ${cooks ? 'cook' : 'sit'}`;
  });

const rules: readonly Exchange[] = [
  // Meanwhile.
  [
    new RegExp(
      String.raw`${opens}while (?:it|they|that|those|the [\p{L} ]{2,24}?)(?:['’]s|['’]re| is| are) (?:${does})(?: in there)?,? `,
      'giu',
    ),
    'meanwhile, ',
  ],
  // The heat.
  [
    new RegExp(
      String.raw`${starts}get ((?:the|your|a) [^.,;]{3,40}?) (?:nice and |really |super |absolutely |good and )?(?:screaming|ripping|blazing|scorching|screamin['’]?|rippin['’]?|crazy|stupid|insanely|ridiculously)[ -]hot( (?:in|on) [^.,;()]{3,60}?)?(?=[.,;!]| \(| and | then |$)`,
      'giu',
    ),
    'heat $1$2 until very hot',
  ],
  [
    new RegExp(
      String.raw`${starts}get (an? (?:(?:big|large|huge|giant) )?(?:pot|pan|saucepan) of [^.,;]{3,30}?water) (?:going|boiling|on the go)(?=[.,;!]| and | then |$)`,
      'giu',
    ),
    'bring $1 to a boil',
  ],
  [/\bcrank it(?: up)? to (medium|high|low|med)(?=[-, .;])/giu, 'turn the heat to $1'],
  [/\bcrank (?:it|(the oven))(?: up)? to (?=\d{3})/giu, (_: string, oven = '') => `heat ${oven || 'it'} to `],
  [/\blike (?=\d[\d–-]* ?°)/giu, 'about '],
  [/\b(?:screaming|ripping|blazing) hot\b/giu, 'very hot'],
  // What is put where.
  [
    new RegExp(
      String.raw`${starts}(?:slap|throw|plop|toss|lay|get|stick) (it|them) on(?: there)?,? (?:for )?(?=(?:about )?\d+(?: ?(?:-|–|to) ?\d+)? ?min\p{L}* (?:a|per|each|on each) side)`,
      'giu',
    ),
    'cook $1 for ',
  ],
  [
    new RegExp(
      String.raw`${starts}(?:plop|plunk|plonk|slap|lob|fling) (?=(?:the|your|it|them|everything)\b[^.;]*?\b(?:in|into|on|onto|over)\b)`,
      'giu',
    ),
    'put ',
  ],
  [/\b(put|lay|place|drop|throw|stick) ((?:the|it|them)\b[^.,;()]{0,30}?) in there\b/giu, '$1 $2 in'],
  [
    new RegExp(
      String.raw`${starts}dump (the (?:dressing|sauce|marinade|broth|stock|liquid|water|milk|cream)|it) (?=(?:over|in|on)\b)`,
      'giu',
    ),
    'pour $1 ',
  ],
  [new RegExp(String.raw`${starts}shower (it|them|the \p{L}+) with `, 'giu'), 'sprinkle $1 with '],
  [
    new RegExp(
      String.raw`${starts}(?:drown|bathe|smother|drench) (it|them) (?:in|with) ((?:the |your )?\p{L}+(?: \p{L}+)?)(?=[.!;]|$)`,
      'giu',
    ),
    'spoon plenty of $2 over $1',
  ],
  [/\bget (it|them) out of there\b/giu, 'take $1 out'],
  [/\bdo the other side\b/giu, 'cook the other side'],
  // How long.
  [new RegExp(String.raw`\blet ${some} go (?:for )?(another )?(?=(?:about )?\d)`, 'giu'), 'cook $1 for $2'],
  [
    new RegExp(
      String.raw`${opens}(\d+(?: ?(?:-|–|to) ?\d+)? (?:minutes?|hours?|mins?)) ((?:out )?on the counter|at room temperature|in the (?:fridge|refrigerator))(?=[.!]|$)`,
      'giu',
    ),
    'leave to stand for $1 $2',
  ],
  [/\bchill out\b(?= (?:in|for|until|overnight))/giu, 'chill'],
  [
    /\bbefore you (?:go at|tear into|hack into|dig into|attack|dive into) (it|them)(?: with a knife)?\b/giu,
    'before cutting $1',
  ],
  [
    /\b(?:make sure|check) (it|they)(?:['’]s|['’]ve)? (?:hits?|gets to|made it to) (?=\d{2,3} ?°)/giu,
    (_: string, who = '') =>
      `check that ${who} ${who.toLowerCase() === 'it' ? 'has' : 'have'} an internal temperature of `,
  ],
  // What it does.
  [/\bcry out (all )?(their|its) (water|juices?)\b/giu, 'release $2 $3'],
  [
    /\bso (?:all )?the flavou?rs (?:can|will)? ?(?:party|mingle|hang out|make friends|get to know each other)\b/giu,
    'so the flavors blend',
  ],
  [
    new RegExp(String.raw`${starts}taste it, fix it(?:,| and|, and) (?:eat|serve|enjoy) it`, 'giu'),
    'taste it, adjust the seasoning and serve',
  ],
  [
    /\blet (?:everybody|everyone|the kids|people|folks|them) go (?:nuts|wild|crazy|to town) with (?:the |their )?(?=\p{L})/giu,
    'serve with the ',
  ],
  // Talk.
  [
    new RegExp(
      String.raw`${opens}(?:please )?(?:don['’]t|do not|never) (?:you dare )?(?:wander off|walk away|go anywhere|go far|leave the room)(?:,? (?:they|it|because|or)\b${clause})?(?=[.!]|$)`,
      'giu',
    ),
    'watch closely',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.!?] )(?:please )?(?:don['’]t|do not|never) [^.,;!?()]{3,50}), (?:that|you)(?:['’]ll| will| goes?| turns?| gets?| becomes?)\b${clause}(?=[.!]|$)`,
      'giu',
    ),
    '',
  ],
  [
    /\s?\((?:(?:so|very|super|really|this is) (?:so |very |super |really )?(?:important|good|worth it|key|crucial)|this is (?:the|where) (?:good|best|fun|important|the magic|magic)[^()\d]*)[!.]*\)/giu,
    '',
  ],
  [/\bfor the love of (?:all that is holy|god|everything|\p{L}+),? (?=\p{L})/giu, ''],
  [/, (?:but )?that['’]s (?:exactly )?(?:what you want|perfect|ok|okay|fine|the goal)(?=[.!]|$)/giu, ''],
  [new RegExp(String.raw`${opens}that['’]s (?:exactly )?(?:what you want|perfect|the goal)[.!]+`, 'giu'), ''],
  [new RegExp(String.raw`${opens}first thing(?:s first)?: `, 'giu'), ''],
  [new RegExp(String.raw`${opens}(?:ha(?:ha)*|lol),? ${clause}[.!]`, 'giu'), ''],
  [
    new RegExp(
      String.raw`${opens}(?:(?:don['’]t|do not|no) cheat(?:ing)?|seriously, stop|nobody (?:wants|likes|needs) ${clause}|(?:boom|bam|ta-?da|voil[aà])[.!,]?(?: (?:dinner|done|lunch|breakfast|dessert))?)[.!]+`,
      'giu',
    ),
    '',
  ],
  [
    /,? (?:if|when) (?:you['’]re|you are) (?:running late|in a hurry|impatient)(?: like (?:me|us))?(?=[.,;!)]|$)/giu,
    '',
  ],
];
const exchanges = exchangesOf([...blogWords, ...rules]);

/** "Let it do its thing.", which asks for nothing. */
const letBe =
  / (?:just )?let (?:it|them) (?:just )?(?:hang out|do (?:its|it['’]s|their) (?:own )?(?:thing|magic))[.!]+(?=\s|$)/giu;

/** What has slang for its verb: nobody reads it as the act that it is. */
export const slangVerb =
  /\b(?:hang(?:ing)? out|doing|do (?:its|their)|get|crank|fire|grab|bust|load|serve|leave|slap|plop|plunk|plonk|dump|drown|smother|shower|let|go|lay|throw|toss|stick|hit|fix|wander|walk away|know each other)\b/iu;

/** A text without its slang; '' never comes of it. */
export function unslanged(text: string): string {
  const exchanged = replaceAllOf(unidled(text.replace(letBe, '')), exchanges);
  // Most texts hold none.
  if (exchanged === text) return text;
  const said = settled(exchanged).trim();
  return said === '' ? unidled(text) : said;
}
