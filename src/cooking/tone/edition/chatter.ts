/** Talk that holds nothing for a cook, by what it lacks: no food, figure, heat, vessel, state or order. A caution in it stays, in plain words. */
import { capital } from '../capital.ts';
import { splitSentences } from '../say/parse-sentence.ts';
import { baseOfGerund, isOrderVerb } from '../say/verb-forms.ts';

/** To the end of a clause that holds no figure, food or heat. */
const clause = String.raw`[^,.;:()!?\d\ue100-\ue5ff]*`;
const ends = String.raw`(?=[,.;!?)]|$)`;
const kin = String.raw`(?:great-?)?(?:grand(?:ma|mother|dad|father|pa)|granny|gran|nan|nana|nonna|mum|mom|mama|mother|dad|papa|father|husband|wife|hubby|kids?|children|sons?|daughters?|aunt(?:ie|y)?|uncle|cousins?|sisters?|brothers?|in-laws|neighbou?rs?|friends?|family|boss|roommates?|abuel[ao]|babcia|oma|opa|yiayia|lola)`;
const someone = String.raw`(?:i|we|he|she|they|nobody|no one|everybody|everyone|somebody|someone|people|anybody|anyone|(?:my|our|his|her|the) ${kin}|${kin})`;

/** What tells a cook something, whoever says it. */
const matters =
  /[\d\ue100-\ue5ff]|\b(?:burn|brown|crisp|dry|dries|tough|cook|over\p{L}+|stick|sog|curdl|split|ris(?:e|es|en|ing)\b|sets?\b|thick|thin|heat|hot|cold|cool|warm|steam|water|moist|salt|flavou?r|tast|bitter|sweet|tender|textur|colou?r|fat|oil|raw|even(?:ly)?\b|dissolv|melt|absorb|soft|firm|fall|safe|spoil|lump|gluten|starch|crumb|bubbl|shrink|swell|smooth|juic|sauce|crust|skin|small|large|big|heavy|sharp|spit|splash|splatter|foam|catch|break|stain|dough|batter|mixture|mix|loose|wet|acid|cream|stretch|elastic|pans?\b|pots?\b|bowl|oven|grill|tray|dish|kni(?:fe|ves)|lid|foil|fridge|refrigerat|freez|jar|skewer|allerg|vegan|vegetarian|optional|instead|substitut|serv|stor(?:e|ing)\b|keeps?\b|thaw|reheat|leftover|look|smell|sound|feel|ready|done\b|minute|hour|overnight|batch|sides?\b|edge|middle|cent(?:er|re)|piece|slice|layer|bottom|top\b|careful|finger|glove|bones?|choke|wash|pregnan|sensitive|guests?|spic|mild|amount|size|measure|weigh|cover|marinat|season|ferment|pink|thermometer|work(?:s|ed)?\b|better|fine\b|enough|too\b|mush|gumm|rubber|chew|string|grain|gritt|greas|fluff|limp|leather|long|short|quick|slow|early|late|first|last|open|shut|close|upright|flat|straight|twice|once|again)/iu;
/** A condition that is about the cook and no food. */
const idleIf = String.raw`(?:on the phone|chat|talk|gossip|scroll|watching (?:tv|telly|television|a)|hungry|bored|lucky|feeling|brave|lazy|fancy|impatient|nice|busy|distracted|like me|anything like|in (?:a|the) mood|a show-?off|tired|tipsy|drunk|singing|dancing|dar(?:e|ing)|not in a hurry|a rebel|a purist)`;

type Cut = readonly [pattern: RegExp, by: string];
const cuts: readonly Cut[] = [
  // "And now the hard part: let it stand".
  [
    /^(?:(?:and|but|so|okay|ok|right|well),? )*(?:now |next |then )?(?:for |comes |here comes |here is |here['’]s |this is |that is |it is |it['’]s )?(?:the|my) (?:\p{L}+ ){1,2}(?:part|bit)(?: now)?(?: ?[:!.,–—-]+ ?)(?=\p{L}|[\ue100-\ue1ff])/iu,
    '',
  ],
  [/^(?:alrighty|righty-?o|all righty|okey[- ]doke?y?|whew|yippee)(?: then)?,? /iu, ''],
  [
    new RegExp(
      String.raw`,? (?:and |or |but )?(?:(?:a (?:bit|little) )?(?:longer|shorter|more|less|sooner|faster|quicker) )?(?:if|when|unless|while) you(?:['’]re| are)? (?:(?:on|the|a|really|too|just) )*${idleIf}${clause}${ends}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`,? no matter (?:how|what|who)(?: \p{L}+)? (?:you|they|anyone|anybody|your|everyone|${kin})\b${clause}${ends}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`,? (?:and |but )?(?:do not|don['’]t) (?:tell|ask|judge|blame|thank|email|sue|quote|text|@) (?:me|us|anyone|anybody|my|your|${kin})\b${clause}${ends}`,
      'giu',
    ),
    '',
  ],
  [
    /,? (?:and |so )?(?:do not|don['’]t) (?:you )?(?:stress|worry|panic|fret|freak out|sweat it|be scared|be nervous)(?: about (?:it|this|that)| too much)?(?=[,.;!)]|$)/giu,
    '',
  ],
  [
    / (?:all over (?:creation|the place|kingdom come|town)|to kingdom come|like there is no tomorrow)(?=[,.;!)]|$)/giu,
    '',
  ],
  [
    /,? which (?:takes|should take|will take|usually takes|took me) (?=(?:about |around |roughly |approximately |only |just )?[\ue200-\ue5ff\d])/giu,
    ', ',
  ],
  // "Stir it, and dance if you want".
  [
    new RegExp(
      String.raw`,? and (?:dance|sing|hum|smile|relax|breathe|cheer|pray|brag|gloat|daydream|gossip)\b${clause}${ends}`,
      'giu',
    ),
    '',
  ],
  [
    /\ball (?:of )?the ([\ue100-\ue1ff]|\p{L}+) (?:that )?(?:you(?:['’]ve| have)(?: got)?|is|that['’]s) left(?: over)?(?=[,.;!)]| and\b|$)/giu,
    'the remaining $1',
  ],
  [/ like a (?:dream|charm)(?=[,.;!)]|$)/giu, ' well'],
  [
    /\b(?:that|those|this) (?=(?:(?:big|large|little|small|old|trusty|heavy|cast[- ]iron) )*(?:oven|skillet|pan|pot|bowl|grill|dish|tray|saucepan|kettle|blender|griddle|wok)\b)/giu,
    'the ',
  ],
];

/** "Don't let anyone tell you to use loin, it dries out": the rule in it, and why. */
const rule =
  /^(?:and |so |but )?(?:do not|don['’]t|never) let (?:anyone|anybody|people|them|someone|\p{L}+ \p{L}+) (?:ever )?(?:tell|talk|convince|fool|persuade) you (?:to|into|that you (?:should|need to|have to|must)) (?<verb>\p{L}+)(?<rest>[^,;.!?]*)(?:[,;:] (?:because |as |since |cos )?(?<why>[^.!?]+))?[.!?]*$/iu;
/** "Been doing these 20 years, …". */
const years =
  /^(?:(?:i|we)(?:['’]ve| have) )?been (?:doing|making|cooking|baking|eating|grilling) (?:this|these|them|it|that)(?: (?:one|recipe))?(?: (?:like this|this way))?(?: for)?(?: (?:over|about|almost|nearly))? [^,.;!?]{1,20}?(?:yrs?|years|decades|ages|forever)\b[^,.;!?]{0,30}(?:[,.;!?]+|$| (?=and\b)) ?(?:and |so |but )?/iu;
const saying =
  /^(?:and )?(?:been there,? done that|life(?:['’]s| is) too short|good things come|patience is (?:a|the)|there(?:['’]s| is) no shame|practice makes|rules are|waste not|work smart|teamwork|no pain|sorry not|you only live|less is more|the more the merrier|happy wife)\b[^\d\ue200-\ue5ff]*$/iu;
/** Whether a text has a saying in it, which names a food in passing. */
export const hasSaying = (text: string): boolean => splitSentences(text).some((one) => saying.test(one));
/** "Now you build!" */
const announces =
  /^(?:and |so |okay,? )*(?:(?:now|this is where|here(?:['’]s| is) where|then) (?:you|we) (?:get to |will |all )?|time to )(?<verb>\p{L}+)(?<sign>[.!:]*)$/iu;
const subjectless =
  /^(?:been|made|had|got|learned|learnt|grew|started|stole|inherited|found|came up|tried|never \p{L}+ing|always \p{L}+ing|not sorry|sorry)\b(?! (?:with|from|in|by|of|up of)\b)/iu;
const past =
  /\b(?:was|were|had|did|used|made|said|told|gave|taught|died|came|went|lived|moved|haunted|complained|swore|ate|loved|never|yet|always|once|wanted|asked)\b|['’]d\b/iu;
const needed =
  /[\ue200-\ue5ff\d]|\b(?:optional\w*|instead|substitut\w*|allerg\w*|careful\w*|raw|safe\w*|burn\w*|hot|fridge|freez\w*|overnight|until|till|must|should)\b|\b(?:says?|said|swears?|swore|told|taught) (?:me )?(?:to|not|never|always)\b/iu;
const spoken = new RegExp(`^(?:and |but |so )?${someone}(?:['’](?:s|d|ve|m|re|ll))?(?= )`, 'iu');

/** "Grandma used lard, I use spray, nobody has haunted me yet": people alone, and one of them in the past. */
function tellsOfPeople(sentence: string): boolean {
  if (!past.test(sentence) || needed.test(sentence)) return false;
  const parts = sentence.split(
    /[,;] (?:and |but |so )?| (?:and|but) (?=(?:i|we|nobody|everybody|everyone)\b)/iu,
  );
  return (
    parts.length > 1 &&
    parts.every((one) => spoken.test(one)) &&
    !/\bi (?:find|like|prefer|recommend|suggest)\b/iu.test(sentence)
  );
}

/** Whether a text has a sentence that only tells of people. */
export const hasMemory = (text: string): boolean => splitSentences(text).some(tellsOfPeople);

/** Whether an order is given anywhere in a sentence. */
const givesOrder = (sentence: string): boolean =>
  [
    ...sentence.matchAll(
      /(?:^|[,;:] |\b(?:and|then|to|not|n['’]t|never|please|or) )(?:just |always |(?:then|now)(?: you| we)? )*(\p{L}+)/giu,
    ),
  ].some(([, word = '']) => isOrderVerb(word.toLowerCase()));

const aside =
  '(?:(?:maple |golden )?syrup|lemon wedges|lime wedges|ice cream|whipped cream|rice|naan|noodles|bread|roti|chapatis?|couscous|flatbreads?|pitta|mash|chips|poppadoms|salad)';
/** What a plate is eaten with, said alone: "Rice or roti." */
export const eatenWith = new RegExp(`^${aside}(?: (?:or|and) ${aside})*$`, 'iu');

/** Whether a masked sentence tells a cook nothing. */
function isChatter(sentence: string): boolean {
  const plain = sentence.trim();
  if (eatenWith.test(plain.replace(/[.!]+$/u, ''))) return false;
  if (saying.test(plain) || tellsOfPeople(plain)) return true;
  if (unannounced(plain) === '') return true;
  if (matters.test(plain) || plain.split(/\s+/u).length > 25) return false;
  if (subjectless.test(plain)) return true;
  if (/^(?:please )?(?:never|do not|don['’]t|avoid|no|not|but not|careful) /iu.test(plain)) return false;
  return !givesOrder(plain) && !/[:]$/u.test(plain) && !/^(?:enjoy|serve|done)\b/iu.test(plain);
}

/** "Do not use loin: it dries out." */
function ruled(sentence: string): string {
  const found = rule.exec(sentence)?.groups;
  if (found === undefined) return sentence;
  const verb = baseOfGerund(found['verb']!.toLowerCase()) ?? found['verb']!.toLowerCase();
  const why = found['why'] ?? '';
  return `Do not ${verb}${found['rest']!}${why === '' || !matters.test(why) ? '' : `: ${why.trim()}`}.`;
}

/** A masked sentence without talk that holds nothing for a cook; '' where it is all that. */
export function withoutChatter(sentence: string): string {
  if (isChatter(sentence)) return '';
  const said = cuts.reduce(
    (now, [pattern, by]) => now.replace(pattern, by),
    ruled(sentence.replace(years, '')),
  );
  if (said === sentence) return sentence;
  const left = said
    .replace(/\s+([,.;!?])/gu, '$1')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[,;\s]+|[,;]\s*(?=[.!]*$)/gu, '')
    .trim();
  if (!/[\p{L}\ue100-\ue1ff]/u.test(left) || isChatter(left)) return '';
  return capital(/[.!?]$/u.test(sentence) && !/[.!?:)]$/u.test(left) ? `${left}.` : left);
}

/** A description without such talk; what it says the dish is stays. */
export const unchatted = (text: string): string =>
  splitSentences(text)
    .map((one) => (isChatter(one) && !subjectless.test(one) && !saying.test(one) ? one : withoutChatter(one)))
    .filter(Boolean)
    .join(' ');

/** A masked sentence, or nothing where it only says that something is to be done: "Now you simmer!" */
export function unannounced(sentence: string): string {
  const { verb = '', sign = '' } = announces.exec(sentence.trim())?.groups ?? {};
  // "Then you stir" is an order.
  const idle = verb !== '' && (/[!:]/u.test(sign) || !isOrderVerb(verb.toLowerCase()));
  return idle && !/^(?:serve|enjoy|eat)$/iu.test(verb) ? '' : sentence;
}
