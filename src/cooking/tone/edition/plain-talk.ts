/** Talk of an author that tells a cook nothing: greetings, memories, jokes, boasts. What is left is whole. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { splitSentences } from '../say/parse-sentence.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

/** What may hold something for the cook, whoever says it. */
const vital =
  /[\d\ue200-\ue5ff]|\b(?:careful\w*|hot|burn\w*|raw|safe\w*|allerg\w*|internal|thermometer|pink|cooked through|hygien\w*|wash|choke|chok\w*|bones?|instead|substitut\w*|swap|vegan|gluten|optional\w*|freez\w*|fridge|refrigerat\w*|overnight|leftovers?|keeps?|store[sd]?|thaw\w*|defrost\w*|spic[ye]\w*|salty|pregnan\w*|cover(?:ed)?|until|till)\b/iu;
/** Somebody: no person is part of a dish. */
const person =
  /\b(?:i|i['’](?:m|ve|ll|d)|me|my|mine|myself|we['’](?:ve|re)|our|us|she|he|her|hers|him|his|grandma\w*|granny|gran|nan|nana|nonna|mum|mom|mummy|mother|dad|father|husband|wife|hubb?y?s?|kids?|son|daughter|aunt\w*|uncle|tita|friends?|neighbou?rs?|family|instagram|facebook|tiktok|netflix|youtube|boyfriend|girlfriend|mother-in-law|grandmother|grandad|grandpa|abuel[ao]|babcia|nonno|oma|opa|yiayia|lola|teta|amma|halmoni|obaachan|sister|brother|everyone|everybody|nobody|guests?)\b/iu;
const boast =
  /\b(?:(?:so|super|stupid(?:ly)?|ridiculously|insanely|crazy|too) (?:easy|simple|good) (?:it['’]s|that|you|to)|best (?:\p{L}+ )?(?:ever|in the world|part|thing)|heaven(?:ly)?|magic(?:al)?|dreamy|divine|amazing|to die for|game[ -]changer|life[ -]changing|addictive|swoon|obsessed|liquid gold|star of the show|yum\p{L}*|drool\w*|delish|scrumptious|nom|unbelievable|insane(?:ly)?|goodness|perfection|you['’]re welcome|thank me|trust me|can['’]t go wrong|gone (?:in|within)|secret)\b/iu;
const greeting =
  /^(?:hi|hey|hello|howdy|hiya|welcome|g['’]day|namaste|greetings|good (?:morning|evening|afternoon)|happy \p{L}+)\b(?:[^.;:\ue100-\ue5ff]*|,? [\ue100-\ue1ff] (?:lovers|fans|people|folks|friends))[.!?]*$|^(?:(?:ok|okay|right|righto|alright|all right|so|well|now|anyway|phew|yay|hooray|ta-?da|voil[aà]|boom|done|that['’]s it|and that['’]s it|easy peasy|enjoy|you['’]re welcome|trust me|yes,? really|seriously|don['’]t panic|bear with me|here we go|you guys|let['’]s (?:go|do this|get (?:started|cooking|going))|ready|so good|soo+ good|mm+|yum+y?|done and dusted|simple as that|bob['’]s your uncle|happy days|bon app[eé]tit|dig in|cheers)(?: (?:folks|friends|guys|people|everyone|y['’]all|mates?|team))?[,!.? ]*)+$/iu;
const orders =
  /^(?:please |always |never |do not |don['’]t |just |then |now |next,? |so |and )*(?:add|stir|cook|mix|use|put|take|bake|boil|serve|cover|let|leave|keep|check|make sure|wait|turn|remove|pour|save|reserve|cut|chop|heat|season|taste|drain|rest|cool|fold|whisk|watch|give|bring|place|set|buy|rinse|squeeze|simmer|fry|grate|scatter|sprinkle|spoon|top|toss|store)\b/iu;

/** "We fight over the leftovers." */
const squabble =
  /^(?:now )?(?:for|on ?to|here comes) the (?:good|fun|best|important|messy|easy|exciting|tricky|yummy) (?:stuff|part|bit)[.!]*$|^(?:go )?(?:and )?(?:watch|read|do|have|put) (?:on )?(?:a|an|some|your) (?:\p{L}+ )?(?:show|film|movie|episode|book|nap|cuppa|coffee|tea|wine)[.!]*$|^(?:honestly,? |seriously,? )?(?:we|they|my \p{L}+|the kids|everyone|people) (?:\p{L}+ )?(?:fights?|argues?|squabbles?|battles?|asks?|begs?) (?:over|about|for) [^\d\ue200-\ue5ff]*$/iu;

/** Whether a whole masked sentence is talk; `besides` says that it names a food that the list does not. */
function isTalk(sentence: string, besides = false): boolean {
  const plain = sentence.trim();
  // "I use the orange one my mother gave us".
  if (
    /^i\b/iu.test(plain) &&
    /\b(?:gave|bought|inherited|handed down|passed down|wedding|married|birthday|moved|lived)\b/iu.test(plain)
  )
    return true;
  // "My grandma always added lemon" tells what may go in, "Nan has hers with a sherry" does not.
  if (
    besides &&
    !/\b(?:has|have|had|eats?|ate|drinks?|drank|likes?|loves?|prefers?|wants?) (?:hers|his|mine|theirs|it|them)\b/iu.test(
      plain,
    )
  )
    return false;
  if (greeting.test(plain) || squabble.test(plain)) return true;
  if (vital.test(plain) || orders.test(plain) || forbids.test(plain) || ordersWork(plain)) return false;
  if (
    /\b(?:not|never|should|must|needs? to|have to|if|unless|because|or)\b|n['’]t\b/iu.test(plain) &&
    !person.test(plain)
  )
    return false;
  if (/[\ue100-\ue1ff]/u.test(plain))
    return (
      /^(?:my|i|we|she|he|our|nan|grandma|mum|mom)\b/iu.test(plain) &&
      person.test(plain) &&
      !/\b(?:use|add|like to|swear|put|always)\b/iu.test(plain)
    );
  return (
    (person.test(plain) &&
      !/^(?:you|we|i|let['’]s)\b[^.]*\b(?:can|could|may|want to|need to|like to|add|use|stir|cook|put)\b/iu.test(
        plain,
      )) ||
    boast.test(plain) ||
    /^(?:grab|get|fetch) (?:a|your) (?:bowl|blanket|spoon|fork|glass|seat|chair|drink|cuppa|coffee|wine)\b/iu.test(
      plain,
    )
  );
}

/** "Skim the fat off if it bothers you": work to be done, whoever is spoken of; "grab a blanket" is none. */
function ordersWork(sentence: string): boolean {
  const [, verb = ''] =
    /^(\p{L}+) (?:off |out |up |down |in )?(?:the|any|all|it|them|each|every)\b/iu.exec(sentence) ?? [];
  const low = verb.toLowerCase();
  return (
    isOrderVerb(low) &&
    !/^(?:grab|get|fetch|call|enjoy|crack|open|share|feed|eat|hide|follow|thank|tell|give|make|see|watch|remember|ring)$/.test(
      low,
    )
  );
}

/** "Mum says never rinse them": a rule, whoever says it. */
const forbids =
  /\b(?:not|never|avoid|without|no)\b[^.]*?\b(?:stir|add|open|lift|peek|rinse|wash|cover|over\p{L}+|salt|touch|move|rush|boil|burn|leave|let|use|put|turn|soak|cut|heat|cook|brown|squeeze|press)(?:ing)?\b|n['’]t [^.]*?\b(?:stir|add|open|lift|peek|rinse|wash|cover|over\p{L}+|salt|touch|move|rush|boil|burn|let|use|put|turn|soak|cut|heat|cook|brown|squeeze|press)\b/iu;

/** "This is the stew of my childhood" says what it is, whoever says it. */
const presents =
  /^(?:(?:this|it|these|they)(?:['’]s| is| are|['’]re) |(?:an?|the) [^.]*[.!]*$|(?:my|our) (?!(?:nan|nana|nonna|gran|granny|grandma|grandmother|mum|mom|mother|dad|father|aunt|uncle|family|husband|wife|kids|son|daughter|friend|neighbou?r)\b(?!['’]s))[^.]*[.!]*$)/iu;

/** "Okay so this is the dinner". */
const runUp =
  /^(?:(?:ok|okay|so|well|right|alright|now),? )+(?=(?:this|it|here|the|these|that|my|our|i)\b)/iu;

/** A description without greetings; in a sober tone without what somebody tells of their own life. */
export function withoutTalk(text: string, sober: boolean): string {
  const told = splitSentences(text).filter((one) => !greeting.test(one));
  // What hangs on a tale of somebody's life tells nothing without it.
  if (sober && told.some((one) => isTalk(one) && !presents.test(one))) return '';
  return told.map((one) => capital(unshouted(one.replace(runUp, '')))).join(' ');
}

const idleInBrackets = (inside: string): boolean =>
  !/\bnot (?:over|in|on|too|the|into|under|from)\b/iu.test(inside) &&
  !/[\ue100-\ue5ff\d]/u.test(inside) &&
  !/\b(?:hot|careful\w*|burn\w*|raw|safe\w*|allerg\w*|or|optional\w*|until|instead|about|see|covered|internal|pink|fridge|freez\w*)\b/iu.test(
    inside,
  ) &&
  (person.test(inside) ||
    boast.test(inside) ||
    /^(?:trust me\b.*|yes\b.*|really\b.*|seriously\b.*|promise\b.*|ask me how .*|you know .*|guilty\b.*|lol|haha.*|sorry\b.*|yum.*|no judge?ment.*|don['’]t (?:skip|panic|worry|judge|ask|@|even think)\b.*|important\b.*|very important\b.*|not even sorry.*|whoops.*|oops.*|obviously.*|duh.*|shh.*|wink.*|phew.*|wait[,!.] .*|hmm+.*|get it\?.*|(?:no )?pun .*|(?:just |i['’]m )?kidding.*|spoiler.*|who knew.*|go figure.*|right\?|what\?.*|see what .*|bear with .*|let['’]s be (?:honest|real).*)[!.?]*$/iu.test(
      inside,
    ));

const like = String.raw`like (?:crazy|mad|a (?:maniac|demon|madman|mad thing|lunatic|boss|pro)|(?:a )?hell|there(?:['’]s| is) no tomorrow|(?:your|you|my) (?:life|job|dinner)[^,.;]*|(?:a )?(?:nutter|fury))`;

/** What is said in one breath with an order, and is talk. */
const breaths = (
  [
    [/,? (?:mate|pal|buddy|cobber|my love)(?=[.!,]|$)/giu, ''],
    [/^i (?:can['’]t|cannot) (?:stress|say) (?:this|that|it) enough[,:;. -]+/giu, ''],
    [
      /\b(?:whatever you do|for the love of (?:god|all that is holy|\p{L}+)|i beg you|please please|pretty please),? (?=(?:do not|don['’]t|never)\b)/giu,
      '',
    ],
    [
      /\b((?:do not|don['’]t|never) [^.;,]{3,60}?),? or (?:else )?(?:they|it|you|the \p{L}+)(?:['’]ll| will| might| would) (?:be|turn|end up|go|become|taste|regret|cry)\b[^.;\d\ue200-\ue5ff]*(?=[.!]?$)/giu,
      '$1',
    ],
    [
      /(\bor (?:[\ue300-\ue3ff]|overnight)),? if you(?:['’]re| are| have| can| happen to be)?(?: the)? (?:kind|sort|type|one of those|organi[sz]ed|patient|smart|clever|good at|better|planning|a planner)[^,.;]*/giu,
      '$1',
    ],
    [
      /,? if (?:it|they|there['’]s any) lasts?(?: that long)?(?=[.,;!]|$)|,? if there(?:['’]s| is| are) any left(?: over)?(?=[.,;!]|$)/giu,
      '',
    ],
    // "…, while I make coffee".
    [/,? while (?:i|we)(?:['’](?:m|re))? [^.;,\d\ue200-\ue5ff]*(?=[.;,!]|$)/giu, ''],
    [
      /, i use an? (\p{L}+) and (?:just )?(?:go to town|mash away)(?: on (?:it|them))?(?= (?:until|till)\b|[.,;!]|$)/giu,
      ' with a $1',
    ],
    // What follows in one breath, and is talk.
    [
      /(?<!\b(?:you|we|to|can|before))[,;]? (?:[-–—]+ )?(?:and |but )?(?:go to town|dig in|tuck in|have at it|thank me later|you can thank me later|you won['’]t regret it|you['’]ll thank me(?: later)?|no need to rush|take your time|have a cuppa|have a coffee|put your feet up|pour yourself a (?:glass|drink)[^,.;]*|grab a (?:blanket|seat|fork|spoon|napkin)|call everyone|try not to eat [^,.;\ue100-\ue5ff]*|it['’]s (?:liquid gold|magic|worth it|so worth it|the best|heaven|a game[ -]changer|so good|that easy)|easy peasy|trust me|believe me|promise|i promise|ask me how i know|don['’]t ask|no judge?ment|yum|you guys|folks|friends|y['’]all|(?<!\byou )guys|my friends?|my love|darling|honey|sweetie)(?=[,.;!]|$)/giu,
      '',
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** What is said gladly, as it is said plainly. */
const plainer = (
  [
    [
      new RegExp(String.raw`\b((?:whisk|beat|stir|mix|knead|shake)(?:ing)?)((?: it| them)?) ${like}`, 'giu'),
      '$1$2 vigorously',
    ],
    [new RegExp(String.raw`,? ${like}`, 'giu'), ''],
    // "That gorgeous garlic", "those beautiful juices".
    [
      /\b(?:that|those|these|all that|all those|this|your|the) (?:(?:gorgeous|beautiful|lovely|amazing|glorious|delicious|wonderful|precious|trusty|humble|big ol['’]?|good ol['’]?|stunning|fabulous|heavenly|tasty|yummy|delightful|luscious) )+(?=[\p{L}\ue100-\ue1ff])/giu,
      'the ',
    ],
    [/\b(?:big|good|nice)[ -]?(?:ol['’]?|old) (?=\p{L})/giu, 'big '],
    [
      /(?<!\b(?:is|are|was|were|be|so|['’]s|['’]re) )\b(?:(?:amazingly|absolutely|incredibly|truly|really|utterly|so|very) )?(?:gorgeous|beautiful|lovely|amazing|glorious|delicious|fabulous|heavenly|yummy|luscious|trusty|humble|gloriously|beautifully|gorgeously|wonderfully|ridiculously|insanely|stupidly|unbelievably|lovely and|nice and) (?=[\p{L}\ue100-\ue1ff])/giu,
      '',
    ],
    [
      /\b(?:super|sooo+|soo+|crazy|mega|real|proper) (?=(?:dry|slow|slowly|gently|fine|finely|thin|thinly|hot|low|soft|smooth|thick|quick|quickly|well|careful|carefully|crisp|crispy|easy)\b)/giu,
      'very ',
    ],
    [/\b(?:zap|nuke|blast|ping) (it|them)(?: \p{L}+)? in the microwave\b/giu, 'microwave $1'],
    [/\bis (?:doing|working) its (?:thing|magic)\b/giu, 'cooks'],
    [/\bare (?:doing|working) their (?:thing|magic)\b/giu, 'cook'],
    [/\b(for|about) like (?=[\ue200-\ue5ff])/giu, '$1 about '],
    [/(?<!\band )\bmaybe (?=[\ue200-\ue5ff])/giu, 'about '],
    [/\b(?:far|way|much) too (?:much|many) (?=[\ue100-\ue1ff])/giu, 'plenty of '],
    [
      /\b(?:a mountain|mountains|heaps|loads|lashings|oodles|tons) of (?=[\p{L}\ue100-\ue1ff])/giu,
      'plenty of ',
    ],
    // Behind "until": where a smell is likened to a place or a day.
    [
      /\b(until|till?) (?:it|they|everything|(?:the|your) (?:whole )?(?:kitchen|house|place|home)|you)(?: all)? smells? (?:like|of) (?![^,.;]*[\ue100-\ue1ff])[^,.;]*/giu,
      '$1 fragrant',
    ],
    [
      /\b(until|till?) (?:the|your) (?:whole )?(?:kitchen|house|place|home) smells? (?:wonderful|amazing|incredible|fantastic|lovely|great|divine|heavenly|unreal|delicious)/giu,
      '$1 fragrant',
    ],
    [
      /\b(until|till?) (it|they) smells? (?:wonderful|amazing|incredible|fantastic|lovely|great|divine|heavenly|unreal|delicious|so good)/giu,
      '$1 fragrant',
    ],
    [
      /\b(until|till?) ([^,.;]*?) and smells? (?:wonderful|amazing|incredible|fantastic|lovely|great|divine|heavenly|unreal|delicious|so good)/giu,
      '$1 $2 and is fragrant',
    ],
    [
      /\b(\p{L}+) and (?:gorgeous|lovely|beautiful|delicious|amazing|yummy|wonderful)(?=[,.;]| so\b)/giu,
      '$1',
    ],
    [
      /(?:,| [-–—]+)? (?:and |but )?(?:here(?:['’]s| is| comes)|this is|that['’]s) (?:the|my|her|his) (?:big |little |real )?(?:secret|trick|key|important bit|important part|fun part|best part|best bit)(?:,|:| [-–—]) (?=\p{L})/giu,
      '. ',
    ],
    [/(?<!\b(?:the|a|this|that|what|any|some) )\b(?:kind of|kinda|sort of|sorta) (?=\p{L})/giu, ''],
    [
      /\b(of|with|cook|add|drain|in|stir|into|and|brown|fry|toss|chop|slice|mix|mash|squash|peel|whisk|pour|tip|put|melt|heat|sear|simmer|rub|coat|grate|spread) (?:that|those) (?:(?:sad|poor|ugly|sorry|forgotten|little|pretty|cute|stinky) )*(?=(?:(?:brown|black|ripe|overripe|soft|spotty|golden|juicy|crispy) )*[\ue100-\ue1ff])/giu,
      '$1 the ',
    ],
    [/\b(?:those|these|the) (?:babies|bad boys|little guys|beauties|suckers|bad boy)\b/giu, 'them'],
    [
      /^(?:and )?(?:so )?here(?:['’]s| is) (?:my|the) (?:big |little )?(?:secret(?: weapon| ingredient| trick)?|trick|tip)(?::|,| [-–—]) (?=\p{L})/giu,
      '',
    ],
    [/\bone of those (?:fancy |posh |new |digital )?thermometers\b/giu, 'a thermometer'],
    [/\b(?:seriously|honestly|literally|obviously|basically|of course|believe it or not),? (?=\p{L})/giu, ''],
    [
      /^(?:(?:righto|right|okay|ok|alright|all right|so|well|now|anyway|anyhow|oh|ah|phew|yes|alrighty|then|listen|look|guys|folks|friends|y['’]all|next up|next|first up|first things first:?|first off|first of all|for starters)(?: then)?,? )+(?<!\bnext (?=(?:day|morning)\b))(?=\p{L}|[\ue100-\ue1ff])(?!(?:that|the same)\b)/giu,
      '',
    ],
    [/^when(?:ever)? you(?:['’]re| are) (?:ready|hungry|good to go)(?: to \p{L}+)?, /giu, ''],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** Tails behind a dash or a comma that speak of somebody: " - my grandma would say like pie crust". */
const dashTail = /\s+[-–—]+\s+([^-–—.;()]+?)(?=[.!]*$)/u;
const commaTail =
  /[,;] (?:and |but |so |which )?((?:she|he|my|i|nobody|everybody|everyone|ask|you['’]ll thank|that['’]s (?:nan|grandma|mum|mom|just)|thank me|trust me|your (?:future self|guests|kids|family))\b[^.;()]*?)(?=[.!]*$)/iu;

/** Words written big to be heard. */
const shout =
  /(?<![\p{L}\d°])(?!BBQ\b|BLT\b|DIY\b|UK\b|USA?\b|MSG\b|XL\b|IPA\b|ABV\b|AP\b|OK\b|TV\b|EVOO\b|UHT\b|TVP\b|KFC\b|NYC\b|PB\b|GF\b|DF\b|EU\b|AM\b|PM\b|II+\b)(?:\p{Lu}{3,}|DO|NO|SO|OR|ON|IN|IT|IS|BE|ALL|TO|UP)(?:['’]\p{Lu}+)?(?![\p{L}\d])/gu;

/** How old a helper is counts nothing. */
const aged = /[\d\ue200-\ue5ff]+[- ]year[- ]olds?/iu;

/** A masked sentence without the talk in it; '' where it is all talk. */
export function untold(sentence: string, besides = false): string {
  // "My daughter loves this job (wash those hands!)": the brackets hold what matters.
  const [, told, kept] = /^([^()]+?)\s*\(([^()]+)\)[.!]*$/u.exec(sentence) ?? [];
  if (told !== undefined && isTalk(`${told}.`.replace(aged, 'child'), besides) && !idleInBrackets(kept!))
    return capital(`${kept!.replace(/[.!]+$/u, '')}.`);
  const ageless = sentence.replace(aged, 'child');
  if (isTalk(ageless, besides) || (ageless !== sentence && isTalk(sentence, besides))) return '';
  const without = sentence.replace(/\s?\(([^()]*)\)/g, (all, inside: string) =>
    idleInBrackets(inside) ? '' : all,
  );
  const cut = (text: string, pattern: RegExp): string => {
    const match = pattern.exec(text);
    if (match === null || vital.test(match[1]!) || /[\ue100-\ue1ff]/u.test(match[1]!)) return text;
    return person.test(match[1]!) || boast.test(match[1]!)
      ? text.slice(0, match.index) + text.slice(match.index + match[0].length)
      : text;
  };
  const short = besides ? without : cut(cut(without, commaTail), dashTail);
  return whole(replaceAllOf(short, breaths), without);
}

const unshouted = (sentence: string): string =>
  sentence.replace(shout, (word, at: number) =>
    /(?:^|[.!?] )$/u.test(sentence.slice(0, at)) ? capital(word.toLowerCase()) : word.toLowerCase(),
  );

/** A masked sentence in plain words: nothing of what it tells the cook changes. */
export function plainly(sentence: string): string {
  // "LUMPS ARE GOOD." beside what is said quietly.
  const quiet = /\p{Ll}/u.test(sentence)
    ? unshouted(sentence)
    : /\p{Lu}{3}/u.test(sentence)
      ? capital(unshouted(sentence).toLowerCase())
      : sentence;
  return whole(replaceAllOf(quiet, plainer), sentence);
}

/** What is left of a sentence, with its signs and its capital in place; talk that stands by itself by now goes. */
function whole(text: string, source: string): string {
  const left = text
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/,\s*,/g, ',')
    .replace(/[,;]\s*(?=[.!]*$)/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\ue100-\ue1ff]/u.test(left)) return '';
  if (left === source) return source;
  // What was cut off had the sentence's own sign.
  const closed = /[.!?]["”’)]*$/u.test(source) && !/[.!?:]["”’)]*$/u.test(left) ? `${left}.` : left;
  return closed
    .split(/(?<=[.!]) /u)
    .filter((one) => !isTalk(one))
    .map(capital)
    .join(' ');
}
