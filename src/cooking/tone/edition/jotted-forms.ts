/** Forms that cooks jot down without a verb or with it behind, as the orders they stand for: "noodles per packet", "lid on low 8 hrs". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { signs } from '../mask.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

const figure = String.raw`\d+(?:\s?[-–]\s?\d+)?`;
const hours = String.raw`(?:hours?|hrs?\.?|h)`;

/** Signs and short forms that a reader must guess at, as words; each keeps its figures. */
const spelled = [
  [
    String.raw`\s*(?:->|=>|→|⟶|➔|➝)\s*(?:and )?(?:then )?out (?:on|onto|to) (?:a |the )?plate`,
    ', then move to a plate',
  ],
  [String.raw`\s*(?:->|=>|→|⟶|➔|➝)\s*(?:and )?(?:then )?`, ', then '],
  [String.raw`\bnow & then\b`, 'now and then'],
  [String.raw`\b(while|whilst|once|before|after|and|but|what|where) u\b`, '$1 you'],
  [
    String.raw`(?<=^|[.!] )(?:the )?(dry|wet) (?:stuff|bits|things|ingredients)(?: goes?)? in\b`,
    'add the $1 ingredients',
  ],
  [String.raw`(?<!\b(?:no|any) (?:more )?)\bdry (?:stuff|bits|things)\b(?! of\b)`, 'dry ingredients'],
  [String.raw`\bwet (?:stuff|bits|things)\b(?! of\b)`, 'wet ingredients'],
  [String.raw`\ba lil\b`, 'a little'],
  [
    String.raw`(?<=^|[.!] )(?:lid|cover(?:ed)?) on,? (?:on )?(low|high) (?:for )?(${figure}) ?${hours},? or (?:on )?(high|low) (?:for )?(${figure})(?: ?${hours})?`,
    'cover and cook on $1 for $2 hours or on $3 for $4 hours',
  ],
  [
    String.raw`(?<=^|[.!] )(?:on )?(low|high) (?:for )?(${figure}) ?${hours},? or (?:on )?(high|low) (?:for )?(${figure})(?: ?${hours})?`,
    'cook on $1 for $2 hours or on $3 for $4 hours',
  ],
  [
    String.raw`(?<=^|[.!] )salt ?(?:and |& ?|\+ ?|, )?pepper to taste`,
    'season to taste with salt and pepper',
  ],
  [
    String.raw`(?<=^|[.!] )salt ?(?:and |& ?|\+ ?|, )?pepper (?:the )?(?!to\b|and\b|in\b|on\b)(\p{L}+(?: \p{L}+)?) (all over|on both sides|both sides|well|generously|inside and out)`,
    'season the $1 $2 with salt and pepper',
  ],
  [String.raw`(?:,| -) (?:then )?out on(?:to)? (?:a |the )?plate\b`, ', then move to a plate'],
  [String.raw`\b(\d+) ?-?ish\b`, 'about $1'],
  [String.raw`\bgrill ?/ ?broil(?:er)?,? (?:for )?(?=${figure} ?min)`, 'grill or broil for '],
  [
    String.raw`(?<=^|[.!] )(${figure} ?(?:mins?|minutes)) in (?:the |a )?(?:hot )?oven\b(?! at\b)`,
    'bake for $1',
  ],
  // "Roll 3mm, cut 7cm rounds. 1 heaped tsp filling each, fold, pinch."
  [
    String.raw`(?<=^|[.!,] )roll (?:out )?(?:to )?(${figure} ?(?:mm|cm))(?: thick)?(?=[,.;]|$)`,
    'roll out to $1 thick',
  ],
  [
    String.raw`(?<=^|[.!,] )(\d+ (?:(?:heaped|heaping|level|rounded|scant) )?(?:tsp|tbsp|teaspoons?|tablespoons?)) (?:of )?(?:the )?filling (?:on |in |per )?each(?=[,.;]|$)`,
    'put $1 of the filling on each',
  ],
  [String.raw`, fold(?: over)?,? (?:and )?(pinch|press|seal|crimp)(?=[.;]|$)`, ', fold and $1'],
  [String.raw`\bserve asap\b`, 'serve at once'],
  // "Squash in tin, back of spoon. 25 mins, golden edges, middle still soft".
  [
    String.raw`\b(?:squash|press|smooth|flatten|push|pat)(?: it| them)?(?: down)? in(?:to)? (?:the |a )?(tin|dish|tray|pan),? (?:with )?(?:the )?back of (?:a |the )?spoon\b`,
    'press into the $1 with the back of a spoon',
  ],
  [
    String.raw`(?<=\b(?:tin|tray|oven)\b[^.!]*[.!] )(${figure} ?(?:mins?|minutes)), (golden|brown) (edges|sides),? (?:and )?(?:the )?(middle|centre|center) (?:is )?(still (?:soft|gooey|squidgy|wobbly))\b`,
    'bake for $1, until the $3 are $2 and the $4 is $5',
  ],
  [
    String.raw`(?<=\b(?:tin|tray|oven)\b[^.!]*[.!] )(${figure} ?(?:mins?|minutes)), (golden|brown) (edges|sides)(?=[.;!]|$| [-–—])`,
    'bake for $1, until the $3 are $2',
  ],
  // "Line 20cm square tin".
  [
    String.raw`(?<=^|[.!] )(line|grease|butter|oil|flour) ((?:8|11|18|8\d)(?: ?cm| ?-?inch|in)(?: (?:square|round|deep|loose-bottomed|springform|cake|loaf|baking|roasting))* (?:tin|dish|tray|pan))(?=[.,;!]|$| and\b| with\b)`,
    '$1 an $2',
  ],
  [
    String.raw`(?<=^|[.!] )(line|grease|butter|oil|flour) (\d{1,2}(?: ?cm| ?-?inch|in)(?: (?:square|round|deep|loose-bottomed|springform|cake|loaf|baking|roasting))* (?:tin|dish|tray|pan))(?=[.,;!]|$| and\b| with\b)`,
    '$1 a $2',
  ],
  [String.raw`[.!]+ (?:this is )?(?:the |a )?key step[.!]*`, '.'],
  [String.raw`\brepeat x ?(\d)\b`, 'repeat $1 times'],
  [String.raw`(?<=^|[.!] )need (\d+) c(?:ups?)?(?=[.,;!]|$)`, 'you need $1 cups'],
  [
    String.raw`(?<=\d ?(?:min|mins|minutes|hr|hrs|hours)),? no (?=(?:peeking|peeping|lifting|stirring|touching)\b)`,
    '. No ',
  ],
  [String.raw`(?<=^|[.!,] )lid on,? (?:for )?(?=${figure} ?(?:min|hr|hour))`, 'cover and cook for '],
  [
    String.raw`\b(foil|lid) off,? (?:for )?(${figure}) more(?: min(?:ute)?s?)?\b`,
    '$1 off, another $2 minutes',
  ],
  [
    String.raw`(?<=^|[.!] )air ?-?fr(?:yer|y) (?:at )?(\d{3} ?°?[CF]),? (?:in a )?single layer,? (?:for )?(?=${figure} ?min)`,
    'air-fry in a single layer at $1 for ',
  ],
  [
    String.raw`(?<=^|[.!] )air ?-?fryer (?:at )?(\d{3} ?°?[CF]),? (?:for )?(?=${figure} ?min)`,
    'air-fry at $1 for ',
  ],
  [
    String.raw`(?<=${figure} ?min(?:ute)?s?), (?:flip|turn)(?: (?:it|them))? half ?-?way\b`,
    ', turning halfway',
  ],
  [
    String.raw`(?<=^|[.!] )roast in (?:the |a )?(crock ?-?pot|slow cooker|instant pot|pressure cooker|dutch oven|pot|skillet)`,
    'put the roast in the $1',
  ],
  [String.raw`(?<=^|[.!] )in(?:to)? (?:the )?oven,? (?:for )?(?=${figure} ?min)`, 'bake for '],
  [
    String.raw`(?<=^|[.!] )((?:2[7-9]|[345]\d)\d ?°?F|(?:1[4-9]|2[0-5])\d ?°?C),? (?:for )?(?=${figure} ?min)`,
    'bake at $1 for ',
  ],
  [
    String.raw`\b(simmer|cook|bake|roast|fry|boil|rest|chill|knead|whisk|steam|grill|leave|stand|cool|soak|bubble) (?:for )?(${figure}) more(?=[.,;!]|$)`,
    '$1 for another $2 minutes',
  ],
  [
    String.raw`\b(simmer|cook|bake|roast|fry|boil|rest|chill|knead|whisk|steam|grill|leave|stand|cool|soak|bubble) (?:for )?(${figure})(?= (?:til|till|until|before|b4)\b|[.,;!](?!\d)|$)`,
    '$1 for $2 minutes',
  ],
  [
    String.raw`(?<=^|[.!] )(scoop|spoon|drop|dollop|pipe) on(?:to)? (?=(?:lined|greased|floured|baking|the|a|two|\d)\b)`,
    '$1 onto ',
  ],
  [
    String.raw`,? (?:and )?then (?:the )?rest (?:of it )?in\b(?= with\b|[.,;]|$)`,
    ', then add the rest of it',
  ],
  [String.raw`, (\p{L}+(?: \p{L}+)?) around (it|them)\b`, ', arrange the $1 around $2'],
  [
    String.raw`(?<=${figure} ?(?:minutes?|mins?|hours?|hrs?)),? stir(?: it)? (now and then|occasionally|often|once in a while|from time to time|regularly|frequently)\b`,
    ', stirring $1',
  ],
].map(([from, to]) => ({ ...guarded(new RegExp(from!, 'giu')), by: cased(to!) }));

/** What stands for a match, with a capital where it had one. */
function cased(to: string): (...all: unknown[]) => string {
  return (...all) => {
    const [match] = all as [string];
    const now = to.replace(/\$(\d)/gu, (_, n: string) => (all[Number(n)] as string | undefined) ?? '');
    const [at, text] = all.slice(-2) as [number, string];
    const opens = /^\d/u.test(match) && /[.!] $/u.test(text.slice(0, at));
    return opens || /^\p{Lu}/u.test(match) ? capital(now) : now;
  };
}

/** An instruction with its signs as words; its figures stand. */
export const signsSpelled = (text: string): string => replaceAllOf(separate(text), spelled);

/** "Mix dry, stir in the milk": the dry ingredients. */
export const drySpelled = (text: string): string =>
  text.replace(
    /\b(mix|whisk|sift|combine) (?:the )?(dry|wet)(?=[,.;]| together\b)/giu,
    '$1 the $2 ingredients',
  );

/** What is jotted down in small letters has sentences all the same. */
const separate = (text: string): string =>
  /^\p{Ll}/u.test(text)
    ? text.replace(
        /(?<=[\p{L})]{2}[.!] )(?<!\b(?:approx|ca|e\.g|i\.e|tbsp|tsp|oz|lb|min|mins|hr|hrs|no|temp)\. )\p{Ll}/gu,
        (letter) => letter.toUpperCase(),
      )
    : text;

const { food, time } = signs;
/** What no list needs to name. */
const unlisted = String.raw`(?:cold |hot |boiling |warm |iced? )?(?:water|salt|pepper|oil|stock|broth|turmeric|cumin|paprika|cinnamon|sugar|honey|milk|flour|butter|wine|garlic|ginger|herbs|spices|seasoning)\b`;
const some = String.raw`(?:(?:a )?(?:pinch|splash|little|bit|handful|drizzle|knob|dash|glug) (?:of )?|a little |(?:the )?rest of (?:the )?|the |${signs.amount} (?:of )?|${signs.number} )?(?:${food}|${unlisted})`;
const list = String.raw`${some}(?:(?:, (?:and )?| and | \+ | & )${some})*`;
const vessel = String.raw`(?:(?:large|big|deep|heavy|dry|non-?stick|cast[- ]iron|oven-?(?:safe|proof)|frying|small|medium) )*(?:wok|pan|skillet|pot|saucepan|frying pan|griddle|casserole|dutch oven|kadai|karahi)`;
const flame = String.raw`(?:very |really |smoking )?hot|(?:on |over )?(?:med(?:ium)?[- ]?(?:high|low)?|high|low)(?: heat)?`;

const per = new RegExp(
  String.raw`^(?<what>(?:the )?${food}(?: and (?:the )?${food})?),? (?:as )?(?:per|according to)(?: the)? (?<on>pack(?:et|age|aging)?|box|bag|label)(?: (?:instructions|directions))?(?<rest>.*)$`,
  'isu',
);
const heatedIn = new RegExp(
  String.raw`^(?<vessel>(?:the |a |an )?${vessel}),? (?<flame>${flame})(?:, (?<rest>.+))?$`,
  'isu',
);
const fatThen = new RegExp(
  String.raw`^(?<fat>(?:the |a (?:little|splash of|glug of) )?${food}), (?<what>(?:the )?${food})(?: in)?,? (?:for )?(?<time>(?:about )?${time}.*)$`,
  'isu',
);
const backIn = new RegExp(
  String.raw`^(?<what>(?:the )?${food}(?:(?:, | and | \+ )(?:the )?${food})*) (?:go )?back(?: in)?(?:, (?<rest>.+))?$`,
  'isu',
);
const worked = new RegExp(
  String.raw`^(?<what>${list}),? (?:and )?(?<verb>whisk|stir|beat|mix|blend|rub|fold)(?:ed)? (?:into|in to) (?<into>[^,.;]+)(?<rest>.*)$`,
  'isu',
);
const together = new RegExp(
  String.raw`^(?<what>${some}(?:(?:, (?:and )?| and | \+ | & )${some})+),? (?<verb>whisk|beat|mix|blend|toss|mash|combine|blitz)(?: it| them)?(?: all)?(?: together)?(?<how> well| until [^,.;]+| til [^,.;]+)?(?<rest>,.*)?$`,
  'isu',
);
const boiled = new RegExp(
  String.raw`^(?<what>${list}), (?:bring to (?:a |the )?)?boil,?(?: and)? then (?<rest>simmer\b.*)$`,
  'isu',
);
const rowThenBoil = new RegExp(
  String.raw`^(?<what>${some}(?:(?:, (?:and )?| and | \+ )${some})*),? (?:and )?then bring to (?:a |the )?(?<how>boil|simmer)(?<rest>.*)$`,
  'isu',
);
const cookedIn = new RegExp(
  String.raw`^(?<what>(?:the )?${food}(?: and (?:the )?${food})?) in (?<fat>(?:the )?${food})(?<where> in (?:an? |the )?${vessel})?,? (?:for )?(?<time>(?:about )?${time})(?<rest>.*)$`,
  'isu',
);
const onTray = new RegExp(
  String.raw`^(?<what>(?:the )?(?:${food}|veg(?:etables|gies)?)(?:(?:, | and )(?:the )?${food})*) on (?<where>(?:an? |the )?(?:lined )?(?:baking )?(?:tray|sheet|sheet pan)), (?<with>${list})$`,
  'isu',
);
const skinned = new RegExp(
  String.raw`^(?<what>(?:the )?${food}) on top,? skin[- ](?:side[- ])?(?<side>down)(?<rest>.*)$`,
  'isu',
);
const topped =
  /^(?<what>[^.;:!?]{1,60}?) (?:go(?:es)? )?on top(?:, (?<side>[^.;:!?,]{1,40}?) on the side)?$/isu;
const sided = /^(?<what>[^.;:!?,]{1,40}?) on the side$/isu;
const arranged = /^(?<first>put .+?, arrange the .+? around (?:it|them)), (?<rest>.+)$/isu;
const poured = new RegExp(String.raw`^(?<what>${list}), (?<last>(?:the )?${food}) over(?: it)?$`, 'isu');

const intoMade = new RegExp(
  String.raw`^(?<what>(?:the )?(?:half|most|rest)(?: of (?:it|them|the ${food}))?) into (?:the )?(?<into>mash|sauce|batter|mixture|filling|dough|bowl),? with (?<list>[^.;:!?]+)$`,
  'isu',
);
const steamed = new RegExp(
  String.raw`^(?<verb>steam|boil|blanch|poach|wilt) (?:the )?(?<what>${food}),? (?:for )?(?<time>(?:about )?${time}), (?:the )?(?<then>${food})$`,
  'isu',
);
const inTimed = new RegExp(
  String.raw`^(?:then )?(?<what>${list}) in,? (?:for )?(?<time>(?:about )?${time})(?<rest>.*)$`,
  'isu',
);
const inSlowly = new RegExp(
  String.raw`^(?:then )?(?<what>${list}) in,? (?<how>slowly|gradually|bit by bit|a little at a time)(?<rest>.*)$`,
  'isu',
);
const inHot = new RegExp(
  String.raw`^(?<what>${list}) in (?<where>(?:an? |the )?(?:hot )?${vessel}) with (?<fat>(?:the )?${food}|oil),? (?<rest>(?:until|till|til) .+|(?:for )?(?:about )?${time}.*)$`,
  'isu',
);

const the = (what: string): string =>
  /^(?:the|a|an|some|your|rest of|both|all)\b|^[\d¼½¾\ue200-\ue2ff\ue500-\ue5ff]/iu.test(what)
    ? what.replace(/^rest of\b/iu, 'the rest of')
    : /^(?:pinch|splash|handful|drizzle|knob|dash|glug)\b/iu.test(what)
      ? `a ${what}`
      : `the ${what}`;
/** "Lentils + turmeric + 3 cups water" → "the lentils, turmeric and 3 cups water". */
const listOf = (what: string): string => {
  const items = what
    .split(/, (?:and )?| and | \+ | & /u)
    .map((one, at) => (at === 0 ? the(low(one)) : low(one)));
  return items.length < 2
    ? items[0]!
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!.replace(/^(?=rest of)/u, 'the ')}`;
};
const low = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const isOrder = (text: string): boolean => isOrderVerb(/^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '');

/** A masked sentence whose verb is wanting or stands behind, as an order; as it came where it is none of the known forms. */
export function jottedForm(sentence: string): string {
  const end = /[.!]*$/u.exec(sentence)![0];
  const plain = sentence.slice(0, sentence.length - end.length).trim();
  const said = formOf(plain);
  return said === null ? sentence : `${capital(said)}${end === '' ? '.' : end}`;
}

function formOf(plain: string): string | null {
  let found: Record<string, string | undefined> | undefined;
  const match = (pattern: RegExp): boolean => (found = pattern.exec(plain)?.groups) !== undefined;
  if (match(per))
    return `cook ${the(low(found!['what']!))} according to the ${found!['on']!.replace(/^pack$/iu, 'packet')} instructions${joinedOn(found!['rest']!)}`;
  if (match(heatedIn)) {
    const how = found!['flame']!.toLowerCase().replace(/^(?:on|over) /u, '');
    const where = /^(?:the|an?) /iu.test(found!['vessel']!)
      ? low(found!['vessel']!)
      : `${/^[aeiou]/iu.test(found!['vessel']!) ? 'an' : 'a'} ${low(found!['vessel']!)}`;
    const heat = /hot$/u.test(how)
      ? `heat ${where} until ${how}`
      : `heat ${where} over ${how
          .replace(/ heat$/u, '')
          .replace(/^med(?=$|[- ])/u, 'medium')
          .replace(/^(medium) ?(high|low)$/u, '$1-$2')} heat`;
    const rest = found!['rest'];
    if (rest === undefined) return heat;
    const both = fatThen.exec(rest)?.groups;
    return both === undefined
      ? isOrder(rest)
        ? `${heat}, then ${low(rest)}`
        : `${heat}. ${capital(rest)}`
      : `${heat}. Add ${the(low(both['fat']!))} and cook ${the(low(both['what']!))} for ${both['time']!}`;
  }
  if (match(backIn)) {
    const rest = found!['rest'];
    const back = `return ${listOf(found!['what']!)} to the pan`;
    if (rest === undefined) return back;
    const more = new RegExp(String.raw`^(?<what>${list}), (?<verb>toss|stir|mix)(?<how>.*)$`, 'isu').exec(
      rest,
    )?.groups;
    return more === undefined
      ? isOrder(rest)
        ? `${back}, then ${low(rest)}`
        : null
      : `${back}, add ${listOf(more['what']!)}, then ${more['verb']!.toLowerCase()}${more['how']!}`;
  }
  if (match(boiled)) return `bring ${listOf(found!['what']!)} to the boil, then ${low(found!['rest']!)}`;
  if (match(rowThenBoil))
    return `add ${listOf(found!['what']!)} and bring to ${found!['how'] === 'simmer' ? 'a simmer' : 'the boil'}${found!['rest']!}`;
  if (match(worked)) {
    const into = found!['into']!.replace(/^(?!the\b|a\b|an\b|it\b|them\b|[\ue100-\ue1ff]?$)/iu, 'the ');
    return `${found!['verb']!.toLowerCase()} ${listOf(found!['what']!)} into ${into}${found!['rest']!}`;
  }
  if (match(together) && !isOrder(plain))
    return `${found!['verb']!.toLowerCase()} ${listOf(found!['what']!)}${/^(?:mash|toss|blend|blitz)$/iu.test(found!['verb']!) ? '' : ' together'}${found!['how'] ?? ''}${joinedOn(found!['rest'] ?? '')}`;
  if (
    match(inTimed) &&
    !rises.test(found!['what']!) &&
    /^(?: (?:until|till|til)\b|$)/iu.test(found!['rest']!)
  )
    return `add ${listOf(found!['what']!)} and cook for ${found!['time']!}${found!['rest']!}`;
  if (match(intoMade)) {
    const items = found!['list']!.split(/, (?:and )?| and | \+ | & /u);
    const row = items.length < 2 ? items[0]! : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
    return `stir ${low(found!['what']!).replace(/^rest/u, 'the rest')} into the ${found!['into']!} with ${row}`;
  }
  if (match(steamed))
    return `${found!['verb']!.toLowerCase()} the ${found!['what']!} for ${found!['time']!}, then add the ${found!['then']!}`;
  if (match(inSlowly))
    return `add ${listOf(found!['what']!)} ${found!['how']!.toLowerCase()}${found!['rest']!}`;
  if (match(inHot)) {
    const where = /^(?:an?|the) /iu.test(found!['where']!) ? found!['where']! : `a ${found!['where']!}`;
    const rest = found!
      ['rest']!.replace(/^(?:til|till) /iu, 'until ')
      .replace(/^(?=(?:about )?[\ue300-\ue3ff])/u, 'for ');
    return `cook ${listOf(found!['what']!)} in ${where} with ${found!['fat']!} ${rest}`;
  }
  if (match(cookedIn)) {
    const where = (found!['where'] ?? '')
      .replace(/ in (?!an? |the )/u, (all) => `${all}a `)
      .replace(/\ba (?=[aeiou])/u, 'an ');
    return `cook ${listOf(found!['what']!)} in ${the(low(found!['fat']!))}${where} for ${found!['time']!}${found!['rest']!}`;
  }
  if (match(onTray))
    return `spread ${listOf(found!['what']!)} on ${/^(?:an?|the) /iu.test(found!['where']!) ? found!['where']! : `a ${found!['where']!}`} with ${listOf(found!['with']!).replace(/^the /u, '')}`;
  if (match(skinned))
    return `place ${the(low(found!['what']!))} on top, skin side ${found!['side']!.toLowerCase()}${found!['rest']!.replace(/^, (?:the )?(?=[\ue100-\ue1ff][^,.;]* over$)/u, ', then lay the ')}`;
  if (match(arranged)) {
    const over = poured.exec(found!['rest']!)?.groups;
    return over === undefined
      ? null
      : `${found!['first']!.replace(/, arrange/u, ' and arrange')}. Add ${listOf(over['what']!)}, then pour ${the(low(over['last']!))} over`;
  }
  if (match(poured)) return `add ${listOf(found!['what']!)}, then pour ${the(low(found!['last']!))} over`;
  if (
    match(topped) &&
    (found!['what']!.length > 1 || found!['side'] !== undefined) &&
    noVerb.test(found!['what']!) &&
    !isOrder(found!['what']!)
  ) {
    const side = found!['side'];
    return `top with ${listOf(found!['what']!)}${side === undefined ? '' : ` and serve ${low(side)} on the side`}`;
  }
  if (match(sided) && noVerb.test(found!['what']!) && !isOrder(found!['what']!))
    return `serve ${listOf(found!['what']!)} on the side`;
  return null;
}

/** What is left to work before anything is cooked. */
const rises = /\b(?:yeast|gelatine?|starter)\b/iu;

/** Words of an order inside what looks like a row of foods. */
const noVerb =
  /^(?!.*\b(?:put|add|place|spoon|scatter|with|then|it|them|is|are|until|til|till|for|lay|pile|serve|sits?|go|goes|the lid|lid|skin)\b)/isu;

const joinedOn = (rest: string): string =>
  rest
    .replace(/^, (?=\p{L})/u, (all) => (isOrder(rest.slice(2)) ? ', then ' : all))
    .replace(/^, then then /u, ', then ');
