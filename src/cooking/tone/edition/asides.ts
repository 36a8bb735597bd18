/** What an author says beside an order, in its own sentence: left out of formal tones and of those of few words. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

/** To the end of a clause that holds no figure, food or heat. */
const clause = String.raw`[^,.;()\d\ue100-\ue5ff]*`;
/** To the end of a sentence that holds none. */
const remainder = String.raw`[^.;()\d\ue100-\ue5ff]*`;
const person = String.raw`(?:i|i['’](?:m|ve|ll|d)|me|my|mine|myself|our|us|she|he|her|his|nan|nana|nonna|gran|granny|grandma|mum|mom|dad|everyone|everybody|nobody|no one|anyone|anybody|people|someone|somebody|family|friends|guests|kids|husband|wife|neighbou?rs?)`;
const leisure = String.raw`(?:tea|coffee|cuppa|wine|glass|drink|beer|gin|cocktail|feet|telly|tv|phone|show|film|movie|nap|shower|book|paper|music|radio|podcast|tunes|playlist|record|sofa|couch|netflix|garden|dog|kids)`;
/** How somebody eats at home, which is no way to serve. */
const alone = String.raw`(?:standing(?: up)?(?: (?:at|by|in front of|over) the (?:counter|sink|stove|fridge|hob|cooker))?|over the sink|in (?:your|my) (?:pyjamas|pajamas|dressing gown|pants|bed)|on the (?:sofa|couch)|in front of the (?:telly|tv|television|fridge)|at (?:midnight|(?:\p{L}+|\d+|[\ue500-\ue5ff])(?: o['’]clock)? (?:at night|in the morning))|like (?:a king|a queen|kings|royalty|an animal)|straight from the (?:pan|pot|tin) with a (?:fork|spoon)|if you must|when nobody['’]?s? (?:is )?(?:looking|watching)|in one sitting)`;
const tag = String.raw`(?:(?:but|and|so) )?(?:there (?:we|you) (?:are|go)|that['’]s that|what can (?:i|you) say|sue me|waste not,? want not|each to their own|don['’]t judge(?: me)?|sorry(?: not sorry)?|i know,? i know|story of my life|no shame|job done|happy days|ask me how i know|live and learn|you know the drill|if you ask me|in my (?:book|opinion|humble opinion|view|house)|as (?:i|we) (?:always )?(?:do|did|say)|(?:as|like) (?:my )?(?:nan|nana|nonna|gran|grandma|mum|mom|mother|dad) (?:always |used to )?(?:does|did|do|says?|said|made|make)|if you (?:remember|can be bothered|dare|must|feel like it)|trust me|believe me|always|honestly|seriously|i swear|i promise)`;

const patterns = (
  [
    // "(or don't, I won't tell)", "(and a glass for the cook)".
    [/\s?\((?:or don['’]t|or not)\b[^()\d\ue100-\ue5ff]*\)/giu, ''],
    [
      /(?:\s?\(|, )(?:and |plus )?(?:a|one) (?:\p{L}+ )?(?:glass|sip|slug|splash|glug) for the (?:cook|chef)[^()\d\ue100-\ue5ff.;]*\)?/giu,
      '',
    ],
    [
      new RegExp(
        String.raw`\s?\((?:go |and |now )*(?:have|make|pour|grab|get) (?:yourself )?(?:a|an|some|the) ${clause}\b${leisure}\b${clause}\)`,
        'giu',
      ),
      '',
    ],
    // "…, mine complain if there's so much as a speck".
    [
      new RegExp(
        String.raw`(?:,|;| [-–—]+) (?:mine|ours|my \p{L}+|our \p{L}+)\b(?!['’]s) ${remainder}(?=[.!;]|$)`,
        'giu',
      ),
      '',
    ],
    // "I know it sounds mad, but trust me – it makes everything silky".
    [
      /^i know (?:it|this|that)(?:['’]s| is)? (?:sounds?|seems?|looks?|feels?)?\b[^.;()]*?,? but,? (?:(?:trust me|believe me|bear with me|hear me out|honestly)(?:,|:| [-–—]+)? )?(?=(?:it|this|that|they)\b)/giu,
      '',
    ],
    [
      /,? if you(?:['’]ve| have) had (?:that|one of those|a (?:long|rough|bad)) [^.;,()\d\ue100-\ue5ff]*/giu,
      '',
    ],
    // "Or cheat, as I do, and pulse it": the other way stays.
    [
      /\bor,? (?:cheat|be lazy|be like me|do what i do|take the easy way)(?:,? (?:as|like) (?:i|we|me)(?: (?:always|usually|often))?(?: do)?)?,? and (?=\p{L})/giu,
      'or ',
    ],
    [
      new RegExp(String.raw`, (?:as|like) (?:i|we) (?:always |usually |often )?(?:do|did),(?= \p{L})`, 'giu'),
      '',
    ],
    // "… while you have a cup of tea".
    [
      new RegExp(
        String.raw`,?(?: and)? (?:while|as) you(?:['’]re)? (?:have|having|drink|drinking|make yourself|pour|pouring|put|putting|read|reading|watch|watching|sit|sitting|catch|check|scroll|take|listen|dance|enjoy)\b${clause}\b${leisure}\b${clause}`,
        'giu',
      ),
      '',
    ],
    [
      new RegExp(
        String.raw`(?:,? (?:and|then|and then)|,) (?:pour (?:yourself|the cook)|have|grab|crack(?: open)?|open|make yourself|put on|turn on|enjoy) (?:a|an|some|the|your) ${clause}\b${leisure}\b${clause}(?=[.!;,]|$)`,
        'giu',
      ),
      '',
    ],
    // "They keep for a week in a tin if nobody finds them".
    [
      new RegExp(
        String.raw`,? (?:if|unless|as long as|provided) (?:nobody|no one|somebody|someone|the kids|the children|the family|they|you) (?:don['’]t |do not )?(?:finds?|eats?|steals?|spots?|discovers?|sniffs?|nicks?|pinch(?:es)?) (?:it|them|these)(?: all| out)?(?: first)?(?=[.;!]|$)`,
        'giu',
      ),
      '',
    ],
    // "…, because it always shrinks, always".
    [
      new RegExp(
        String.raw`,? (?:because|since|as|['’]?cos|['’]?cause) (?=${remainder}\b(?:${person}|diva|drama queen|sulks?|moody|grumpy|fussy|picky|liar|unforgiving|misbehaves?|hates?|loves?)\b)${remainder}(?=[.!;]|$)`,
        'giu',
      ),
      '',
    ],
    // "…, because chocolate is a diva": about the food, and nothing about it.
    [
      /,? (?:because|since|as) (?:the )?[\ue100-\ue1ff] (?:is|are) (?:an? |such an? |very |so )*(?:divas?|drama queens?|moody|grumpy|fussy|picky|liars?|unforgiving|dramatic|snobs?)(?=[.!;,]|$)/giu,
      '',
    ],
    [/(\b\p{L}{4,})((?:,| and) \1)+(?=[,.;!]|$)/giu, '$1'],
    // "180C fan, or 200C if yours is an ordinary one like hers": two ovens, nobody's.
    [/(?:,| -)? (?:just )?like (?:hers|his|mine|ours|theirs)(?=[,.;!)]|$)/giu, ''],
    [
      /(?<=\bfan,? )(or [\ue400-\ue4ff]) if (?:yours|your oven) (?:is|isn['’]t) (?:an? )?(?:ordinary|conventional|normal|regular|old|fan)(?: (?:one|oven))?(?=[,.;!)]|$)/giu,
      '$1 in a conventional oven',
    ],
    [/ before (?:you|we) (?:go|dive|dig|tuck|get stuck) in(?=[,.;!]|$)/giu, ' before serving'],
    [
      new RegExp(String.raw`,? (?:because|since) (?:it|they) always ${clause}, always(?=[.!;,]|$)`, 'giu'),
      '',
    ],
    // "…, which everyone tells you and nobody does, but it does make a difference".
    [
      new RegExp(
        String.raw`, which (?=${remainder}\b(?:${person}|the whole point|tells? you|if you ask)\b)${remainder}(?=[.!;]|$)`,
        'giu',
      ),
      '',
    ],
    [
      new RegExp(
        String.raw`, (?:which is|that['’]s|it['’]s) (?:the|my|half the) (?:whole point|best bit|best part|fun part|fun bit|fun|favou?rite (?:bit|part)|secret|magic|dream)\b${clause}(?=[,.!;]|$)`,
        'giu',
      ),
      '',
    ],
    // "…, it's never bothered anyone at my house".
    [
      new RegExp(
        String.raw`(?:,|;| [-–—]+) (?:and |but |so )?(?:it|they|that|this|there|you|what)(?:['’](?:s|ve|re|ll|d))? (?=${remainder}\b${person}\b)(?!${remainder}\b(?:not|should|must|until)\b|${remainder}n['’]t\b)${remainder}(?=[.!;]|$)`,
        'giu',
      ),
      '',
    ],
    [new RegExp(String.raw`(?:,|;| [-–—]+) i(?:['’](?:m|ve|ll|d))? ${remainder}(?=[.!;]|$)`, 'giu'), ''],
    [
      new RegExp(
        String.raw`,? or (?:else )?you['’]ll (?:lose (?:the roof of your mouth|a finger|your mind)|regret it|be sorry|cry|never hear the end of it|only have yourself to blame)${clause}`,
        'giu',
      ),
      '',
    ],
    [new RegExp(String.raw`,? or don['’]t(?=[.!;]|$)`, 'giu'), ' if desired'],
    [new RegExp(String.raw`,(?: and| or)? ${alone}(?=[,.;!]|$)`, 'giu'), ''],
    [
      / [-–—]+ (?:patience|promise|honest(?:ly)?|seriously|worth it|so good|yes,? really|trust me)(?=[.!]*$)/giu,
      '',
    ],
    [/(?:,| [-–—]+) (?:this is |it['’]s |that['’]s )?the \p{L}+ (?:part|bit)(?=[,.;!]|$)/giu, ''],
    [new RegExp(String.raw`(?:,| [-–—]+) ${tag}(?=[,.;!]|$)`, 'giu'), ''],
    [
      new RegExp(
        String.raw` (?:if you ask me|if you can be bothered|if you remember|if you dare)(?=[,.;!)]|$)`,
        'giu',
      ),
      '',
    ],
    [
      new RegExp(
        String.raw`(?:,? (?:and|then|and then)|,) (?:then )?(?:holler|shout|yell|call) (?:for|out|to) ${clause}(?=[.!;]|$)`,
        'giu',
      ),
      '',
    ],
    [
      new RegExp(
        String.raw`(?:,? (?:and|then)|,) (?:watch (?:them|it) (?:disappear|vanish|go)|wait for the (?:compliments|applause)|take (?:a bow|the credit)|accept the (?:compliments|applause)|pat yourself on the back|try not to eat (?:it|them) all)${clause}(?=[.!;]|$)`,
        'giu',
      ),
      '',
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

const lead =
  /^(?:(?:so|ok(?:ay)?|now|right),? )*(?:here['’]s (?:the|my) (?:deal|thing|trick|plan|secret(?: weapon| ingredient)?)|the (?:trick|secret|thing) is|pro tip|top tip|hot tip|confession|full disclosure|real talk|true story|fun fact)(?::|,| [-–—]) /iu;

/** Sentences that tell nothing of the dish. */
const idle = new RegExp(
  String.raw`^(?:(?:(?:so |pretty )?(?:easy|simple|genius|neat|yum\p{L}*),? (?:right|huh|eh)|you get (?:the|my) (?:idea|picture|gist|point|drift)|you know the drill|need i say more|enough said|['’]?nuff said|you do the math|no (?:arguments|excuses|exceptions|regrets|questions|buts)|lots|loads|plenty|napkins?|lots of napkins|seconds|breathe|relax|phew|nice|lovely|beautiful|gorgeous|easy|win|job done|that['’]s dinner|you can|they['’]re wrong|it isn['’]t|lies)|(?:put on|turn on|crank up|play|stick on|pour yourself|crack(?: open)?|open|have|make yourself|grab) (?:a|an|some|the|your|that)\b${clause}\b${leisure}\b${clause}|(?:people|everyone|everybody|some people|recipes|purists|they) (?:will |might |may |always )?(?:tell|say|swear|insist|argue|claim)s?\b${remainder}|(?:less|no|fewer|one pan,?) (?:washing[- ]up|dishes|clean(?:ing)?[- ]up)\b${remainder}|${remainder} = (?:win|happy|joy|love)\p{L}*)[.!?]*$`,
  'iu',
);
const because = new RegExp(
  String.raw`^(?:put on|turn on|crank up|play)\b${clause}\b${leisure}\b${clause}, because (you (?:can['’]t|cannot|must|need to|have to)\b.*)$`,
  'iu',
);
/** "Custard, obviously." */
const served =
  /^(?:with )?(?<what>(?:hot |cold |warm |crusty |clotted |vanilla |whipped |pouring )?(?:custard|cream|ice[- ]cream|bread|gravy|[\ue100-\ue1ff])),? (?:obviously|obvs|of course|naturally|needless to say)[.!]*$/iu;
const habit =
  /^i (?:(?:always|usually|generally|often|tend to|like to|just) )*(?<rest>(?<verb>\p{L}+)\b.+)$/iu;
const announced =
  /^(?:first|next|then|now),? (?:you|we) (?<verb>make|prepare) (?<what>(?:a|an|the) [\p{L} ]{3,30})[.:!]*$/iu;

/** What a reason must speak of to be one for the cook. */
const cooking =
  /[\d\ue100-\ue5ff]|\b(?:not|never|must|should|need\w*|will|if|unless|burn\w*|brown\w*|crisp\w*|dr(?:y|ies)|tough|cook\w*|over\p{L}+|stick\w*|sog\p{L}+|curdle\w*|split\w*|ris\w+|set\w*|thick\w*|thin\w*|heat\w*|hot|cold|cool\w*|steam\w*|water\w*|moist\w*|salt\w*|flavou?rs?|taste\w*|bitter\w*|sweet\w*|tender\w*|textures?|colou?r\w*|fat\w*|oil\w*|raw|even\w*|quick\w*|dissolv\w*|melt\w*|absorb\w*|hard\w*|soft\w*|hold\w*|falls?|safe\w*|spoils?|lump\w*|gluten|starch\w*|crumb\w*|bubbl\w*|shr[iau]nk\w*|swell\w*|smooth\w*|juic\w*|sauce\w*|crust\w*|skin|small\w*|large\w*|heavy|light\w*|sharp\w*|spit\w*|splash\w*|foam\w*|catch\w*|break\w*|stain\w*|dough|batter|mixture|loos\w*|wet\w*|acid\w*|creamy|stretch\w*|elastic\w*)\b|n['’]t\b/iu;
/** A food has no moods. */
const moods = /\b(?:sulks?|sulky|moody|grumpy|divas?|fussy|picky|unforgiving)\b/iu;
const soDoI = String.raw`(?:,? and (?:frankly |honestly |so |to be honest )?so (?:do|am|can) (?:i|we|you))?`;
const reason = new RegExp(
  String.raw`,? (?:because|since|['’]?cos|['’]?cause|which (?:is|are|makes?|gives?)|so that) (?<why>${clause})${soDoI}(?=[,.;:!]|$)`,
  'giu',
);
/** "…, though if you remember in the morning you can leave it up to 8 hours and it will be all the better". */
const later =
  /,? (?:though|but|and) if you (?:remember|think of it|think ahead|plan ahead)[^,.;\d\ue100-\ue5ff]{0,40}? you can leave (?:it|them)(?: (?:in|there))? (?=(?:for |up to |overnight|[\ue300-\ue3ff]))/giu;
const better =
  /,? (?:and|where) (?:it|they)(?:['’]ll| will| would)? (?:only )?(?:be|taste|get|come out)s? (?:all|even|so much|only) ?(?:the )?better(?: for it)?(?=[.,;!]|$)/giu;
const called =
  /,? (?:and |then |and then )?(?:call|shout for|holler for|summon|gather) (?:them|everyone|everybody|people|the (?:family|kids|troops|children))(?: (?:to the table|in|over|to dinner|to eat))?(?:, (?:twice|loudly|again|more than once))?(?:,? because [^,.;]*)?(?=[,.;!]|$)/giu;

const withoutIdleReasons = (sentence: string): string =>
  sentence
    .replace(reason, (all: string, ...more: unknown[]) => {
      const { why = '' } = more.at(-1) as { why?: string };
      // What it is done for says how much and how far, unless somebody speaks in it.
      if (/^,? so that /iu.test(all) && !personal.test(why) && !moods.test(why)) return all;
      return cooking.test(why) && !moods.test(why) ? all : '';
    })
    .replace(later, ' or ')
    .replace(better, '')
    .replace(called, '');

const inBrackets = new RegExp(String.raw`\s?\((${remainder})\)`, 'gu');
const personal = new RegExp(
  String.raw`\b(?:${person}|the whole point|if you ask|the best (?:bit|part)|the fun (?:bit|part)|yum\p{L}*)\b`,
  'iu',
);

/** A masked sentence without what its author says beside; '' where that is all. */
export function withoutAsides(sentence: string): string {
  const kept = because.exec(sentence)?.[1];
  if (kept !== undefined) return capital(kept);
  if (idle.test(sentence)) return '';
  const beside = served.exec(sentence)?.groups;
  if (beside !== undefined) return `Serve with ${beside['what']!.toLowerCase()}.`;
  let said = withoutIdleReasons(replaceAllOf(sentence.replace(lead, ''), patterns)).replace(
    inBrackets,
    (all, inside: string) => (isIdle(inside) ? '' : all),
  );
  const made = announced.exec(said)?.groups;
  if (made !== undefined) said = `${capital(made['verb']!)} ${made['what']!}.`;
  const done = habit.exec(said)?.groups;
  // "I use the butter paper to grease it": so may the reader.
  if (
    done !== undefined &&
    isOrderVerb(done['verb']!.toLowerCase()) &&
    !/^(?:make|cook|bake|eat|have|do) (?:this|these|it|them)\b/iu.test(done['rest']!)
  )
    said = done['rest']!;
  if (said === sentence) return sentence;
  const left = said
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[,;]\s*(?=[.!]*$)/u, '')
    .trim();
  if (!/[\p{L}\ue100-\ue1ff]/u.test(left)) return '';
  // What was cut off had the sentence's own sign.
  return capital(/[.!?]["”’)]*$/u.test(sentence) && !/[.!?:]["”’)]*$/u.test(left) ? `${left}.` : left);
}

const isIdle = (inside: string): boolean =>
  !/\b(?:or|optional\w*|until|about|see|covered|internal|pink|hot|careful\w*|raw|safe\w*|allerg\w*|boils?|not)\b|n['’]t\b/iu.test(
    inside,
  ) && personal.test(inside);
