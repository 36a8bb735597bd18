/** What an author tells of people and places: "Amma never measured the water", "Ray always put a bottle of hot sauce on the table". */
import { capital } from '../capital.ts';
import { splitSentences } from '../say/parse-sentence.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

const kin = String.raw`(?:great[- ])?(?:grand(?:ma|mother|dad|father|pa|parents|son|daughter)|granny|gran|nan|nana|nanny|nonna|nonno|nona|mum|mom|mama|mamma|mummy|mother|dad|papa|father|husband|wife|hubby|partner|boyfriend|girlfriend|fianc[eé]e?|sons?|daughters?|kids?|children|boys|girls|aunt(?:ie|y)?|uncle|tita|tía|tio|tío|cousins?|sisters?|brothers?|(?:mother|father|sister|brother)-in-law|in-laws|neighbou?rs?|friends?|mates?|roommates?|flatmates?|family|abuel[ao]|abuelita|babcia|baba|baka|oma|opa|yiayia|yaya|lola|lolo|teta|jiddo|amma|ammi|appa|nani|dadi|naani|paati|halmoni|obaachan|bubbe|bubbie|mémé|mamie|meemaw|memaw|mawmaw|pawpaw|gramps|gramma|boss|teacher|landlady|crew)`;
const name = String.raw`\p{Lu}\p{Ll}+`;
const lead = String.raw`(?:(?:and|but|so|also|honestly|truth be told|growing up|back then|back home|back in ${name}|in those days|as kids?|when (?:i|we) (?:was|were) (?:\p{L}+ ){0,3}\p{L}+|(?:on|in|at|every|each) (?:the )?(?:\p{L}+ )?(?:\p{L}+days?|mornings?|evenings?|summers?|winters?|christmas(?: (?:eve|day|morning))?|easter|eid|diwali|thanksgiving|nights?|new year['’]s eve)(?: (?:in|at|back in) (?:[\p{L}'’]+ ?){1,3})?|years ago|one (?:day|time|year|summer|winter)|at home|to this day),? )*`;

/** Who a sentence of somebody's life is about. */
const subject = new RegExp(
  String.raw`^${lead}(?:(?:my|our|his|her|their|a|the|an?) (?:[\p{L}’'-]+ ){0,3}?${kin}|${kin}(?: ${name})?|(?:she|he|they)(?=['’ ](?!are\b|['’]re\b))|(?<me>i|we))(?=[,'’ ])`,
  'iu',
);
const ownSubject = new RegExp(String.raw`^${lead}[\ue0e0-\ue0ff](?: ${name})?(?=[,'’ ])`, 'iu');
const behindKin = new RegExp(String.raw`(?<![\p{L}])(?<kin>\p{L}+) (?<who>${name})`, 'gu');
const owner = new RegExp(
  String.raw`(?<who>${name})['’]s?(?= )|\b(?:from|to|with|called|named|by) (?<other>${name})(?=[ ,.]|['’]s)`,
  'gu',
);
const isKin = new RegExp(String.raw`^(?:${kin}|mr|mrs|ms|miss|old|chef)$`, 'iu');

/** Verbs of somebody who is told of. */
const tells =
  /\b(?:was|were|had|did|does|do|has|['’](?:d|s|ve)|said|says?|swears?|swore|told|taught|gave|used to|would|came|comes|moved|lived|lives|grew|loved?s?|brought|learn(?:ed|t|s)?|insist(?:ed|s)|call(?:ed|s)|ate|eats?|made|makes?|put|puts|dared?|wonders?|thinks?|thought|knew|knows|kept|keeps|overworks|fights?|fought|always|never|once|still|served?|serves|cooked|cooks|bakes?d?|passed|handed|wrote|writes|remember(?:s|ed)?|miss(?:es|ed)?|begs?|asks?|asked|steals?|stole|got|get|went|gets|goes|ran|sold|won|bought|burned|drinks?|drank|sings?|sang|laughs?|laughed|complains?|argues?)\b/iu;
/** What a cook may need to know, whoever says it. */
const rules =
  /[\ue200-\ue4ff]|\b(?:should|must|have to|has to|need(?:s|ed)? to|make sure|careful\w*|hot (?!sauce)|burn(?!ed)\w*|raw|safe\w*|allerg\w*|internal|pink|thermometer|optional\w*|instead|substitut\w*|swap\w*|fridge|freez\w*|overnight|until|till)\b|\b(?:says?|said|swears?|swore|insist\w*|t(?:old|ells|aught) (?:me|us)) (?:to|not|you|never|always|by|the (?:secret|trick|key)|that (?:you|the))\b|\b(?:never|always|not|don['’]t) (?:stir|add|open|lift|peek|rinse|wash|cover|salt|touch|move|rush|boil|burn|let|use|turn|soak|cut|heat|brown|squeeze|press)\b/iu;
/** "We add a pinch of saffron", "Nonna uses lard": a way of doing it. */
const practice =
  /\b(?:use[sd]?|adds?|added|adding|throws? in|threw in|stirs? in|stirred in|swapped|likes? to (?:add|put|use|stir|throw)|prefers?|recommend\w*|serves? (?:it|them|this) with|finish(?:es|ed)? (?:it|them)? ?with|puts? (?:a |an |some |the |in |(?!finger|hand)\p{L}+ )*(?:in|into|on top)(?: of)? (?:it|them|the (?:pot|pan|sauce|dough|mix|batter)|hers|his)?)\b/iu;
const past =
  /\b(?:was|were|had|did|went|got|made|grew|used to|once|ate|came|told|said|lived|moved|tried|forgot|burned|bought|learned|learnt|never|always|still|love|adore|fight|argue|remember|miss)\b|['’]d\b/iu;
const presented = new RegExp(
  String.raw`^${lead}(?:(?:this|the|that) (?:recipe|dish|one|soup|stew|cake|bread|sauce|pie|curry|salad|method)|it|this|these|they) (?:\p{L}+ ){0,2}?(?:came|comes?|was|were|is|are|has been|have been|reminds?|takes? me|belong(?:s|ed)|started|goes back)\b[^.]*(?:\b(?:my|our|me|us|${kin})\b|[\ue0e0-\ue0ff])`,
  'iu',
);

/** The names of people that a recipe speaks of, as its title and text write them. */
export function peopleIn(texts: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const text of texts) {
    const add = (found: string | undefined): void => {
      if (found !== undefined && !isNoPerson.test(found) && !isKin.test(found)) all.add(found);
    };
    for (const { groups = {} } of text.matchAll(behindKin))
      if (isKin.test(groups['kin']!)) add(groups['who']);
    for (const { groups = {} } of text.matchAll(owner)) add(groups['who'] ?? groups['other']);
  }
  return all;
}
const isNoPerson =
  /^(?:The|This|That|It|In|On|At|For|And|But|Add|Then|Now|Let|Mix|Put|Parmesan|Worcestershire|Dijon|Greek|Italian|French|Thai|Indian|Chinese|Mexican|Spanish|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December|Shepherd|Cottage|Baker|Confectioner|Colonel|Caesar|General|Cook|Chef|Devil|Bird|God|Mother|Father|Valentine|Lady|Today|Winter|Summer|Spring|Autumn|Season|World|Farmer|Goat|Sheep|Day|Night|Year|Beginner|Lover|Everyone|Kids?|What|Here|There|Let|He|She|Who)$/u;

/** "Growing up in Enugu you knew there was a party", "I make this every Monday": days, and no step of any. */
const ofOldDays =
  /^(?:growing up|back (?:home|then|in the day)|as (?:a kid|kids|a child|children)|when (?:i|we) (?:was|were)|years ago|in (?:my|our) (?:house|family|village|country|kitchen))\b[^.]*\b(?:was|were|knew|had|would|used|came|did|ate|always|never)\b/iu;
const routine =
  /^(?:i|we) (?:\p{L}+ly |always |usually |often )?(?:make|cook|bake|eat|have|do) (?:this|these|it|them) (?:every|all the time|whenever|when|on|at least|about|for)\b/iu;
/** "Should just order a pizza": said of people who are not the reader. */
const scorn =
  /\bshould (?:just |probably )?(?:order|go|find|get|buy|try|leave|know better|be ashamed|stick to)\b/giu;

/** A text with a sign for each name of a person: patterns that care for no capitals tell no name from a word. */
const unnamed = (text: string, people: ReadonlySet<string>): string =>
  [...people]
    .slice(0, 32)
    .reduce((now, one, at) => now.replaceAll(one, String.fromCharCode(0xe0e0 + at)), text);
const renamed = (text: string, people: ReadonlySet<string>): string =>
  people.size === 0
    ? text
    : text.replace(/[\ue0e0-\ue0ff]/gu, (sign) => [...people][sign.charCodeAt(0) - 0xe0e0] ?? sign);

/** Whether a sentence without its locks tells of somebody's life and nothing that a cook needs. */
export function isMemory(
  masked: string,
  said: string,
  people: ReadonlySet<string>,
  besides = false,
): boolean {
  const plain = unnamed(said, people);
  if (ofOldDays.test(plain) && !rules.test(masked)) return true;
  if (routine.test(plain) && !/[\ue200-\ue4ff]/u.test(masked)) return true;
  if (/^(?:serves|feeds|(?:it )?makes enough for) [^.]*\b(?:my|our)\b/iu.test(plain)) return true;
  if (presented.test(plain) && !rules.test(masked) && !practice.test(plain)) return true;
  const about = subject.exec(plain);
  if (about === null && !ownSubject.test(plain)) return false;
  if (!tells.test(plain) || rules.test(masked.replace(scorn, ''))) return false;
  const me = about?.groups?.['me'];
  if (me !== undefined) {
    const verb = /^(?:\p{L}+ly |always |usually |just |often |still |like to |tend to )*(\p{L}+)/iu.exec(
      plain
        .slice(about![0].length)
        .replace(/^['’]\p{L}+/u, '')
        .trim(),
    )?.[1];
    const usedTo = /^(?:['’]d\b| (?:would|used to|all used to)\b)/iu.test(plain.slice(about![0].length));
    if (
      verb === undefined ||
      (!usedTo && isOrderVerb(verb.toLowerCase()) && !/^(?:put|cut|set|let|love)$/iu.test(verb))
    )
      return false;
    if (!past.test(plain)) return false;
    if (/\b(?:find|think|recommend|suggest|prefer|like)\b/iu.test(plain)) return false;
  } else if (
    about !== null &&
    /^(?:they|the|a|an)\b/iu.test(plain) &&
    !new RegExp(`\\b${kin}\\b`, 'iu').test(about[0])
  )
    return false;
  if (
    practice.test(plain) &&
    (besides || /[\ue100-\ue1ff]/u.test(masked)) &&
    !/\bon the table\b/iu.test(plain)
  )
    return false;
  return true;
}

const teller = String.raw`(?:we|i|she|he|my|our|they|(?:the )?${kin}|[\ue0e0-\ue0ff])`;
/** No figure, food or heat: what is said behind an order may be all talk. */
const rest = String.raw`[^.;!?()\d\ue100-\ue5ff]*`;
const tails = [
  // "…, sitting on the kitchen floor like we did in Chennai when the power went out".
  new RegExp(
    String.raw`(?:,| [-–—]+)(?: and| just)? (?:\p{Ll}+ing|sat|huddled|gathered|crammed|curled up|squeezed|straight from the \p{L}+)\b${rest}\b(?:like|as|the way|just as|where|when) ${teller} ${rest}(?=[.!]*$)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:,| [-–—]+)?(?: and| just| exactly| pretty much)? (?:like|as|the way|just like|just as) ${teller} (?:\p{L}+ ){0,3}?(?:did|do|does|always|used|made|makes|make|ate|eat|taught|showed|would|had|likes?|loves?|says?|said)\b${rest}(?=[.!]*$)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:,| [-–—]+) (?:and |but |so )?which (?:is|was) (?:how|what|why|the way|exactly how) (?:${teller}) ${rest}(?=[.!]*$)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:,| [-–—]+) (?:and |but |so |because |while )?(?:my|our) (?:\p{L}+ ){0,2}?${kin} ${rest}(?=[.!]*$)`,
    'iu',
  ),
  // "…, it waits for no one", "it'll hiss like anything".
  /(?:,| [-–—]+) (?:and )?(?:it|they) (?:waits? for (?:no ?one|nobody|no man))(?=[.,;!]| [-–—]|$)/iu,
  /(?:,| [-–—]+) (?:and )?(?:it|they)(?:['’]ll| will) (?:hiss|spit|sizzle|roar|sing|bubble) like (?:anything|crazy|mad)(?=[.,;!]| [-–—]|$)/iu,
];
const nicknames =
  /\s?\((?:the|a|our|my) (?:holy|secret|famous|magic|best|fun|hard|messy|boring|good|real)\b[^()\d\ue100-\ue5ff]*\)/giu;
/** "(and nuts if your kids aren't picky like mine)". */
const ifLiked =
  /\((and|plus) (the )?([\ue100-\ue1ff]|[\p{L} ]{3,20}) if (?:your|the|my) (?:kids|children|family|husband|wife|guests|people|crowd|lot)\b[^()\d\ue100-\ue5ff]*\)/giu;
const lazy =
  /^i (?:\p{L}+ )?(?:use|just use|used?) [^.;\ue200-\ue5ff]* because (?:i['’]?m|i am|we['’]re) (?:so |too |very )?(?:lazy|cheap|a \p{L}+|impatient|like that|weird)\b[^.]*[.!]*$/iu;

const speaksOf = new RegExp(
  String.raw`\b(?:i|we|she|he|my|our|us|they|it['’]ll|it will|it waits|this (?:is|recipe|dish|was)|${kin})\b|\((?:the|a|my|our|and|plus) `,
  'iu',
);

/** A masked sentence without what its author tells of people; '' where that is all. */
export function unremembered(
  sentence: string,
  unmask: (text: string) => string,
  people: ReadonlySet<string>,
  besides = false,
): string {
  // Most sentences speak of nobody.
  if (!speaksOf.test(sentence) && people.size === 0) return sentence;
  if (lazy.test(sentence)) return '';
  if (isMemory(sentence, unmask(sentence), people, besides)) return '';
  let said = unnamed(sentence, people)
    .replace(
      ifLiked,
      (_: string, and: string, the = '', food = '') => `(${and} ${the}${food.trim()}, if desired)`,
    )
    .replace(nicknames, '');
  for (const tail of tails) {
    const match = tail.exec(said);
    if (
      match === null ||
      match.index < 8 ||
      rules.test(match[0]) ||
      // "Taking them out when they start to brown" tells of the cookies.
      /\b(?:when|as|until|where) (?:it|they) (?:starts?|begins?|is|are|turns?|looks?|gets?|browns?|puffs?|feels?|comes?|reach(?:es)?|rises?|floats?|cooks?)\b/iu.test(
        match[0],
      ) ||
      /\b(?:not|n['’]t|never)\b/iu.test(match[0])
    )
      continue;
    said = said.slice(0, match.index) + said.slice(match.index + match[0].length);
  }
  said = renamed(said, people);
  if (said === sentence) return sentence;
  const left = said
    .replace(/\s+([,.;!?])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  return capital(/[.!?]["”’)]*$/u.test(sentence) && !/[.!?:]["”’)]*$/u.test(left) ? `${left}.` : left);
}

/** Whether a memory says where the dish comes from: "This recipe came from Ayşe, our neighbour in Izmir". */
export const presentsDish = (plain: string, people: ReadonlySet<string>): boolean =>
  presented.test(unnamed(plain, people));

const inTitle = new RegExp(
  String.raw`(?<whose>(?:(?:[Mm]y|[Oo]ur) )?(?:\p{Lu}[\p{L}-]+ )?\p{Lu}[\p{Ll}\p{Lu}-]+)['’]s? (?=\p{L})|\((?:from )?(?<aside>\p{Lu}\p{Ll}+(?: ${name})?)\)`,
  'u',
);
const inText = new RegExp(
  String.raw`\b(?<whose>(?:[Mm]y|[Oo]ur) (?:\p{Ll}+[- ]){0,2}?${kin})\b(?:,? (?<first>${name}))?|\b(?<alone>${kin})\b(?: (?<last>${name}))?`,
  'iu',
);

/** Whose dish it is: "Nonna Rosa" of its title, "my grandmother" of its text; null where nobody is spoken of. */
export function whoseDish(title: string, texts: readonly string[]): string | null {
  const { whose, aside } = inTitle.exec(title)?.groups ?? {};
  const people = peopleIn([title, ...texts]);
  const own = whose ?? aside;
  if (own !== undefined) {
    const words = own.replace(/^(?:my|our) /iu, '').split(' ');
    if (words.length === 2 && !isKin.test(words[0]!)) words.shift();
    if (words.some((one) => isKin.test(one) || people.has(one))) return words.join(' ');
  }
  for (const memory of texts.flatMap((text) => memoriesIn(text, people))) {
    for (const one of people) if (new RegExp(`\\b${one}\\b`, 'u').test(memory)) return one;
    const { whose: mine, first, alone, last } = inText.exec(memory)?.groups ?? {};
    const lower = (some: string): string => some.charAt(0).toLowerCase() + some.slice(1);
    if (mine !== undefined && !/s$/u.test(mine))
      return first !== undefined && /^\p{Lu}/u.test(first) ? first : lower(mine);
    if (alone !== undefined && /^\p{Lu}/u.test(alone) && !/s$/u.test(alone))
      return last !== undefined && /^\p{Lu}/u.test(last) ? `${alone} ${last}` : alone;
  }
  return null;
}

/** The sentences of a text that tell of people. */
const memoriesIn = (text: string, people: ReadonlySet<string>): readonly string[] =>
  splitSentences(text).filter((one) => isMemory(one, one, people));
