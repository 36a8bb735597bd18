/** What an ingredient line says beside what is bought: its author's talk, and conditions that come to "if possible". */

import { contracted } from '../edition/contracted.ts';
import { participle } from '../say/verb-forms.ts';

/** Somebody speaks, or is spoken to. */
const speaks =
  /\b(?:i|i['’](?:m|ve|d|ll)|me|my|mine|we|us|our|you(?:['’](?:re|ve|d|ll))?|your|u|ur|she|he|they|her|his|nobody|no[- ]one|everyone|everybody|anyone|people|folks|guys|y['’]all|nan|nana|gran|granny|grandma|grandmother|grand?dad|grandpa|grandfather|uncle|hubby|husband|wife|the kids|mum|mom|dad|mother|aunt(?:ie)?|abuela|nonna|seriously|honestly|obviously|whatever|trust|promise|fight|ask|come on|wimp|shy|fancy|worth it|don['’]?t|doesn['’]?t|won['’]?t|never|secret|best(?! before)|love|yum\p{L}*|lol|haha|tbh|imo|sorry|please|cheap|posh|proper|matters?|believe|fun|magic|obsessed|absolutely|no idea|nothing|no need|not really|really is|bother|taste so|good stuff|the works|makes? all|bits? and bobs|that['’]s|it['’]s|here['’]s|there['’]s|let['’]s|yes|all of (?:it|them))\b|[!?]/iu;

/** What a cook must know whatever the tone: what may go in instead, how much, and what somebody could be hurt by. */
const vital =
  /\d|\b(?:or|about|plus|extra|more|divided|optional\w*|instead|without|raw|cooked|allerg\w*|gluten|dairy|vegan|vegetarian|nuts?|free|ripe|skin|bone|tinned|canned|frozen|fresh|dried|smoked|unsalted|salted|undyed|thick|thin|full[- ]fat|room temp\w*|warm|cold|melted|softened|chopped|sliced|diced|grated|peeled|crushed|minced|halved|torn|drained|rinsed|beaten|zest\w*|juice\w*)\b/iu;

/** "(or soft brown, whatever)" → "or soft brown": what matters of a remark, '' where nothing does. */
export function remarkOf(said: string): string {
  const text = said
    .trim()
    .replace(/[!.]+$/u, '')
    // "You want about 1 cup": how much it is stands.
    .replace(
      /^you(?:['’]ll| will)?(?: just)? (?:want|need|should (?:get|have)|get) (?=(?:(?:about|around|roughly|at least) )?[\d½¼¾⅓⅔])/iu,
      '',
    )
    .replace(/,? (?:is|are) (?:the way to go|where it['’]s at|a must|my favou?rite)$/iu, '')
    .replace(/,? (?:yay|woo(?:hoo)?|yum+|score|duh)$|^(?:yay|woo(?:hoo)?|yum+)$|\bor go home$/iu, '')
    .trim();
  if (text === '') return '';
  // "Soak em".
  const done =
    /^(soak|rinse|peel|wash|drain|toast|melt|crush|chop|warm|soften|trim|thaw) (?:['’]?em|them|it)(?: (?:up|first))?$/iu.exec(
      text,
    )?.[1];
  if (done !== undefined) return participle(done.toLowerCase());
  // "Save it", "save some": for later.
  if (/^(?:save|reserve|keep) (?:it|some|them)(?: (?:for later|back|aside))?$/iu.test(text))
    return 'reserved';
  // "The crumbly sort not creamy".
  const sort =
    /^(?:the |a )?(?<is>\p{L}+(?: \p{L}+)?) (?:sort|kind|type|one),? (?:and )?not (?:the )?(?<not>\p{L}+)(?: (?:sort|kind|type|one|stuff))?$/iu.exec(
      text,
    )?.groups;
  if (sort !== undefined && !speaks.test(text)) return `${sort['is']!} rather than ${sort['not']!}`;
  // "Mum would say more": what somebody else would take.
  if (
    /^\p{L}+ (?:would|used to|always|says|said|likes?|puts?|adds?|used)(?: \p{L}+)? (?:more|less|extra|double)$/iu.test(
      text,
    )
  )
    return '';
  // "Don't drain" is no talk.
  const forbidden = forbids.exec(text)?.groups;
  if (forbidden !== undefined) {
    const rest = `${forbidden['verb']!.toLowerCase()}${forbidden['what'] ?? ''}`;
    return rest === 'drain' ? 'undrained' : `do not ${rest}`;
  }
  const other = insteadOf(text);
  if (other !== null) return other;
  // "I have made it with different types, but usually I use Gouda".
  const mostly =
    /(?:^|[,;] )(?:but )?(?:usually|normally|mostly|generally) (?:i|we) (?:use|buy|take|go for) ([\p{L} -]{3,30})$/iu.exec(
      text,
    )?.[1];
  if (mostly !== undefined && !speaks.test(mostly)) return `usually ${mostly}`;
  // "Usually I prefer to use fusilli or penne".
  const usual =
    /^(?:usually |normally |typically )?(?:i|we) (?:(?:usually|normally|generally|mostly|often|always) )?(?:prefer(?: to use)?|use|used|like(?: to use)?|go for|take) (.{3,40})$/iu.exec(
      text,
    )?.[1];
  if (usual !== undefined && !speaks.test(usual) && !/\d/u.test(usual)) return `such as ${usual}`;
  // "Fresh is best, dry is fine".
  const kinds =
    /^(?<best>[\p{L} ]{3,20}) is (?:best|better|preferred|ideal),? (?:but )?(?<also>[\p{L} ]{3,20}) (?:is|works|will do)(?: just)?(?: fine| ok| okay| too)*$/iu.exec(
      text,
    )?.groups;
  if (kinds !== undefined) return `preferably ${kinds['best']!}, or ${kinds['also']!}`;
  if (/^as (?:many|much) as (?:you|u)\b/iu.test(text)) return 'to taste';
  // "2 if they are small": how many depends on what was bought.
  if (onSize.test(text)) return text;
  if (anyKind.test(text)) return 'any kind';
  // "Soak em in hot tea if they're hard": what is done, and when.
  if (ifSo.test(text)) return contracted(text);
  // "The 5mm kind", "the good stuff".
  if (/^optional\b/iu.test(text)) return 'optional';
  const kind = /^(?:the|those|any) (.{2,40}?) (?:kind|sort|type|ones?|variety)$/iu.exec(text)?.[1];
  if (kind !== undefined) return speaks.test(kind) ? '' : kind;
  const about = /^(\d+(?:[-–]\d+)?) or so$/u.exec(text)?.[1];
  if (about !== undefined) return `about ${about}`;
  const fine =
    /^(.{3,40}?) (?:is|are|will be|(?:will|would|should|can) work|works?|does|do|should do|will do)(?:(?: just| absolutely| perfectly| totally)? (?:fine|ok|okay|good|well|too|great|the job)(?: too| here)?|(?<= should do| will do))$/iu.exec(
      text,
    )?.[1];
  // "Extra firm will work too": as well as what was named.
  const also = /\bwork(?:s)?\b.* (?:too|as well)$/iu.test(text) && !/^(?:or|any)\b/iu.test(fine ?? '');
  if (fine !== undefined) return speaks.test(fine) ? '' : also ? `or ${fine}` : fine;
  const superlative = /^the (\p{L}{3,})er the better$/iu.exec(text)?.[1];
  if (superlative !== undefined) {
    const base = superlative.toLowerCase();
    return superlatives[base] ?? '';
  }
  const wished = wish.exec(text);
  if (wished !== null) return speaks.test(wished[1]!) ? '' : `preferably ${wished[1]!.trim()}`;
  if (!speaks.test(text)) return text;
  // Of several remarks those that matter.
  const parts = text
    .split(/\s*(?:,| [-–—]+ |;|\.(?=\s))\s*/u)
    .map((one) => one.replace(/^(?:and|but|so) /iu, '').trim())
    .filter(Boolean);
  if (parts.length > 1)
    return parts
      .filter((one) => !boasts.test(one))
      .map(remarkOf)
      .filter(Boolean)
      .join(', ');
  // "Or less if you're a wimp": the choice stands, its reason does not.
  const plain = text.replace(idleIf, '').trim();
  if (plain !== text && plain !== '') return remarkOf(plain);
  const choice = /^any (\p{L}+) (?:you|u)\b/iu.exec(text)?.[1];
  if (choice !== undefined) return `any ${choice}`;
  return vital.test(text) && !talksAlone.test(text) ? withoutSpeech(text) : '';
}

/** What a cook must not do to a food. */
const forbids =
  /^(?:please |but )?(?:do not|don['’]?t|never) (?<verb>drain|rinse|peel|thaw|defrost|wash|trim|skin|cook|toast|salt|soften|melt|strain|core|pit|shell|crush|chop|heat|boil|shake|sift|pack)(?<what> (?:the )?\p{L}+)?$/iu;

/** "You can use water instead", "if you can't find veal replace with pork": what may stand in. */
function insteadOf(text: string): string | null {
  const found =
    /^(?:(?:you|u) (?:can|could|may) (?:also |just )?(?:use|sub(?:stitute)?|take) |(?:also )?can be (?:replaced|substituted) (?:with|by) |(?:substitute|swap|replace)(?: it| them)? (?:with|for) )(.{3,40}?)(?: instead| too| as well)?$/iu.exec(
      text,
    )?.[1] ??
    /^if (?:you|u) (?:can(?:['’]?t|not)|don['’]?t|do not) (?:find|get|have)\b.{0,30}?,? (?:(?:just|you can) )?(?:use|replace (?:it )?with|sub(?:stitute)?(?: with)?|take) (.{3,40}?)(?: instead)?$/iu.exec(
      text,
    )?.[1];
  return found === undefined || speaks.test(found) ? null : `or ${found}`;
}

const onSize =
  /^(?:or )?(?:about )?[\d¼½¾]+(?:[-–]\d+)? if (?:they|it)(?:['’](?:re|s)| are| is) (?:(?:very|quite|too|really) )?(?:small|large|big|tiny|thin|thick|huge)$/iu;
const anyKind =
  /^(?:it |this )?can be any (?:kind(?: of)? |type(?: of)? )?\p{L}+(?: (?:you|u) (?:like|want|have|prefer))?$/iu;

/** What is done to a food in a state that it may be in. */
const ifSo =
  /^(?:soak|rinse|drain|peel|warm|soften|thin|melt|toast|trim|chop|thaw|defrost|dry|pat|halve|quarter|cut|slice|wash)\b[^()]*,? if (?:they|it)(?:['’](?:re|s)|re| are| is) (?:(?:too|very|really|still|a bit|quite) )?(?:hard|dry|dried|stale|old|cold|frozen|salty|thick|big|large|wet|tough|stringy|gritty|dirty|whole|raw|solid|stiff)$/iu;

/** "Burgundy if poss", "70% if you can get it". */
const wish =
  /^(.{2,50}?),? if (?:poss(?:ible)?|available|(?:you|u) (?:can|could) (?:get|find|manage)(?: (?:it|them|any|some|one|hold of (?:it|them|some)))?|you(?:['’]ve| have) got (?:it|them|any|some))$/iu;

/** Conditions that say no more than that the cook may. */
export const idleIf =
  /,? (?:if|when|unless|because|bc|cos|as|since|so) (?:you|u|i|we|it|they|it['’]s|they['’]re|you['’]re|you['’]ve|i['’]m|like me|everyone|everybody|nobody|the kids|your|my|that['’]s)\b[^,;()]*$/iu;

/** What is said of a food, and not what is bought: "fat is flavor". */
const boasts = /^[^\d]*\b(?:is|are|was|were|makes?|gives?|tastes?)\b/iu;

/** Nothing in it is for the shopping list. */
const talksAlone =
  /^(?:i |we |she |he |my |don['’]?t |trust |ask |fight |yes\b|no\b|not |because |bc |cos |seriously|honestly|you(?:['’]ll| will|['’]d)? (?:want|need|can|could|might|may|know|get|use)\b|sorry|please|never|this |that |it |they |fat is|all the|all of|yes\b)/iu;

const withoutSpeech = (text: string): string =>
  text
    .replace(
      /\b(?:seriously|honestly|obviously|actually|really|please|whatever|tbh|lol|folks|people)\b[,]?\s*/giu,
      '',
    )
    .replace(idleIf, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();

const superlatives: Readonly<Record<string, string>> = {
  rip: 'very ripe',
  fresh: 'as fresh as possible',
  old: 'not too fresh',
  stal: 'stale',
  dark: 'dark',
  thick: 'thick',
  hot: 'hot',
  smok: 'smoky',
  crusti: 'crusty',
  flouri: 'floury',
  fatti: 'fatty',
  juici: 'juicy',
};
