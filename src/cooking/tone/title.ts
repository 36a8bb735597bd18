/** Titles in a tone; the dish keeps its name. */
import { capital } from './capital.ts';
import { shouts } from './beside/description.ts';
import { dishWords, titleParts } from './beside/dish-kinds.ts';
import { isPlural } from './say/number-of.ts';
import { createPicker } from './pick.ts';
import { registered } from './edition/register.ts';
import { isShouted } from './edition/tidy.ts';
import type { ToneTable, ToneTables } from './tone-table.ts';

/** Names that take no word before them: "Mum's gravy", "The best", "Let's". */
const determined =
  /^(?:the|a|an|my|our|your|(?:\p{L}+ )?\p{L}+['’]s?|quick|easy|best|simple|perfect|how|what|proper|real|classic|authentic|ultimate|old|traditional)\b/iu;

/** A title in the tone: a pattern around the dish's own name, `own` where what is told has one. */
export function retitle(
  title: string,
  table: ToneTable,
  tables: ToneTables,
  seed: number,
  own: string | null = null,
): string {
  const mine = own === null ? table.titles : [own];
  if (title.trim() === '' || mine.length === 0) return title;
  const bare = owned(quiet(dishName(title, tables)));
  const is = kindsOf(bare);
  const told = mine.map(titleParts);
  const fits = told.filter(({ of }) => of.some((one) => is.includes(one)));
  const titles = (fits.length > 0 ? fits : told.filter(({ of }) => of.length === 0)).map(
    ({ pattern }) => pattern,
  );
  const plain = untailed(bare)
    .replace(/(?<=\d )mins\b/giu, 'Minutes')
    .replace(/^an? (?=\p{L}{3})/iu, '')
    .replace(/^\p{Ll}/u, (first) => (/^\p{Lu}/u.test(bare) ? first.toUpperCase() : first));
  const short = plain.replace(version, '').replace(idlers, '');
  const name = (
    table.dropsChatter
      ? sober(short)
      : titles.every((one) => one === '{title}')
        ? plain
        : short.replace(/ \+ /gu, ' and ')
  )
    .replace(/(?<=[^\s!.])[!.\s]+$/u, '')
    .replace(shouts, (word) => capital(word.toLowerCase()))
    .replace(/\bw\/\s*/gi, 'with ');
  const fitting = titles.filter((pattern) => {
    const [before = '', after = ''] = pattern.split('{title}');
    if (/\bof $/i.test(before) && /\bof\b/i.test(name)) return false;
    // "Plain Good Plain Scones".
    if ((before.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => name.toLowerCase().includes(word)))
      return false;
    if (/\ba $/i.test(before) || /\b(?:a|an) (?:\p{L}+ )?$/iu.test(before))
      if (isPlural(name) || /\b(?:with|and|&)\b/i.test(name)) return false;
    if (
      determined.test(name) &&
      before !== '' &&
      !/^(?:making|let['’]s|an evening with|the story of|the preparation of|understanding|hooray for|come over for|the how|just|the winter table|chef in charge|rise and shine)/i.test(
        before,
      )
    )
      return false;
    // A name that ends in brackets or has its own colon takes nothing behind it.
    if (/,/.test(name) && after.startsWith(',')) return false;
    return !(after.startsWith(':') && /:/.test(name)) && !(/\)$/.test(name) && after !== '');
  });
  // What takes nothing behind it has the capitals of a title all the same.
  if (fitting.length === 0) return /\p{Lu}/u.test(name) ? name : inTitleCase(name);
  const chosen = createPicker(seed, `${name}/title`).of(fitting, 'title');
  const said = chosen.replace('{title}', () =>
    chosen === '{title}' && (table.voice === 'terse' ? /\p{Lu}/u.test(name.slice(1)) : !table.dropsChatter)
      ? name
      : inTitleCase(name),
  );
  return said.length > 120 ? title : said;
}

/** What the first dish of a title is; what is eaten in the morning is no afternoon's cake, a bake no bowl of noodles. */
function kindsOf(title: string): readonly string[] {
  const is = dishWords(title.split(/ (?:with|and|&|\+|w\/) /iu)[0]!);
  if (is.includes('=breakfast')) return is.filter((one) => one !== 'sweet');
  // "Bread and Bean Soup" is no loaf.
  if (is.includes('=soup') || is.includes('=stew') || is.includes('=salad'))
    return is.filter((one) => one !== '=loaf');
  return is.includes('=gratin') ? is.filter((one) => one !== '=noodles') : is;
}

/** "… for lazy people". */
const idlers = / for (?:lazy|busy|tired|hungry|impatient) \p{L}+$/iu;
/** Which of several it is, in brackets behind its name: "(the moist one)", "(weeknight version)". */
const version =
  /\s*\((?:(?:the|my|our|an?) )?[^()\d]{0,40}\b(?:one|ones|version|way|style|edition|fave|favou?rite|feeds|fuss|easy|quick|moist|promise|really)\b[^()\d]{0,20}\)$/iu;

const somebody =
  /\b(?:i|me|my|mine|we|our|us|she|her|hers|he|him|his|nan|nana|nonna|gran|granny|grandma|mum|mom|dad)\b/iu;

/** What is said in brackets behind a name, and names nothing: "(works every time lol)", "(flatmate's recipe, sworn to secrecy)". */
const gossip =
  /\s*\((?=[^()]*(?:\b(?:lol|lmao|haha\p{L}*|omg|tbh|ngl|obvs|imo|imho|idk|xx+|secret\p{L}*|sworn|every time|promise|trust me|beg|obsessed|addict\p{L}*|to die for|ur|u|gonna|wanna|gotta|sorry|lazy|hangover|broke|flat-?mates?|room-?mates?|boyfriend|girlfriend|husband|wife|hubby|neighbou?rs?|sister|brother|aunt\p{L}*|uncle|friends?|seriously|honestly|actually|finally|at last|life|no joke|no judge?ment|not even|hands down|so easy|so simple)\b|n['’]?t\b|!|\?))[^()]*\)/giu;
/** "… ur gonna love", "… bc im tired", "… 4 when ur poorly": a sentence that hangs on a name. */
const hung =
  /\s+(?:(?:that |which )?(?:u|ur|you|you['’](?:ll|re)|youll|youre) (?:will |are |can |really |actually )*(?:gonna|going to|will|wanna|want|need|can['’]?t|cannot|must|have to|love|never|won['’]?t|deserve|crave)\b|(?:bc|because|cos|cuz|coz|since) |(?:4|for) when(?:ever)? |that won (?:the|a|an|1st|first)\b|(?:even )?(?:i|my \p{L}+|the kids|everyone|everybody) (?:can|could|will|love|loves|keep|keeps|beg|begs|ask|asks)\b).*$/iu;

/** What a post is called where it was written: "Re: …", "(re: what did you cook this weekend)", "[homemade]". */
const thread =
  /^(?:(?:re|fwd?)\s?:\s*)+|\s*[([](?:re|fwd?|was)\s?:[^()[\]]*[)\]]|\s*\[(?:homemade|oc|i ate|recipe|update)\]/giu;

/** What else it goes by, whose notebook it is from and what it promises, behind a name. */
const asides =
  /\s*[([]?\s*(?<![\p{L}.])a\.?k\.?a\b\.?.*$|\s*\((?:from (?!scratch\b|frozen\b)[^()\d]{2,30}|(?:(?:my|old|mum['’]s|mom['’]s|the) )?(?:notebook|notes|recipe card|scrapbook|draft|copied|untested|v ?\d+|attempt \d+|edited|updated)[^()]{0,20})\)|\s+[-–—]\s*(?:(?:super |very |really |so )?(?:quick|easy|simple|cheap|fast|lazy)|my way|no fuss|for (?:a )?weeknights?|weeknight)(?: (?:and|&|one|version|recipe|dinner))*!*$/giu;

/** "Chicken Adobo, the Way She Taught Me", "brownies that got me through my exams": the dish, without its author's tale. */
function untailed(name: string): string {
  const said = name
    .replace(thread, '')
    .replace(gossip, '')
    .replace(asides, '')
    .replace(hung, '')
    .replace(
      /\s*\((?=[^()]*\b(?:i|me|my|we|our|she|he|us|kids?['’]?|fave|favou?rite|yum\p{L}*|so good|the best)\b)[^()]*\)$/iu,
      '',
    )
    .replace(
      /\s+(?:like|as|the way) (?:i|we|my|our|mum|mom|nan|nana|gran|granny|grandma|dad|she|he)\b[^,:]*$/iu,
      '',
    )
    .replace(
      /^(?:the (?=\p{L}))?(.+?)\s+that (?:got|gets|saved|saves|made|won|wins|fed|feeds|keeps?|kept|makes?|changed|changes|brought|brings|cured|cures|ended|started|converted|ruined|ruins|broke|spoiled|beat|beats) (?:me|us|my|our|the kids|all (?:the )?(?:other|others)|every other)\b[^,:]*$/iu,
      '$1',
    )
    // "The Brownies That Got Me Through": any brownies.
    .replace(/^the (?=\p{L}+$)/iu, (all) => (/^the \p{L}+$/iu.test(name) ? all : ''));
  // From the first sign behind which somebody is spoken of.
  for (const { index } of said.matchAll(/\s*(?:[,:–—]|\s-)\s+/gu))
    if (index > 3 && somebody.test(said.slice(index))) return said.slice(0, index);
  const whole = said.replace(/[\s,:–—-]+$/u, '');
  return whole.length > 2 ? whole : name;
}

/** "You'll-Put-It-On-Everything", "OMG-So-Good": a sentence with hyphens in it, before the name. */
const cried =
  /(?<=^|\s)(?=\p{L}[\p{L}'’]*(?:-[\p{L}'’]+){2,} \p{L})(?=[\p{L}'’-]*(?<![\p{L}'’])(?:you|your|you['’]ll|you['’]re|it|i|i['’]m|me|my|omg|so|can['’]t|don['’]t|won['’]t|everyone|everything)(?![\p{L}'’]))[\p{L}'’-]+ /giu;
/** "My Kids Are Obsessed": who likes it, before the name. */
const liked =
  /^(?:(?:my|our|the) )?(?:kids?|family|husband|hubby|wife|everyone|everybody|picky eaters?)(?: (?:is|are))? (?:obsessed(?: with)?|crazy about|love|loves|begs? for|asks? for|fights? over|devours?|can['’]t get enough of) (?=\p{L}{3})/iu;

/** "My Killer Chili" without its boast, for tones that make none. */
function sober(name: string): string {
  const plain = registered(untied(name))
    .replace(/^THE (?=\p{L})/u, '')
    // "My Lentil Soup", but "My Nan's".
    .replace(/^(?:my|our) (?=\p{L}{3,}(?! ?['’]))(?!\p{L}+s?['’])/iu, '')
    .replace(/ x ?\d+$/iu, '')
    // "Auntie Folake's Party Jollof".
    .replace(/^(?:aunt(?:ie|y)?|uncle|cousin|grandma|granny) \p{L}+['’]s (?=\p{L}{3})/iu, '')
    // Where one like it is eaten, and on which night.
    .replace(/\s+like (?:at|in|from|you get at) [^,:]*$/iu, '')
    .replace(
      /^(?:taco tuesday|meatless monday|friday night|saturday night|weeknight|fakeaway|monday night)[- ](?=\p{L}{3})/iu,
      '',
    )
    .replace(/\s*\((?:slow|quick|easy|simple|cheap|good|again)\)$/iu, '')
    .replace(/\bspag(?:hetti)? bol\b/giu, 'Spaghetti Bolognese')
    .replace(/\bveg(?:etables)?\b(?! (?:and|with|in)\b)(?= \p{L})/giu, (word) =>
      /^v/u.test(word) ? 'vegetable' : 'Vegetable',
    )
    .replace(/\bchoc\b/giu, 'Chocolate')
    .replace(/\bmac (?:n|and|&|['’]n['’]?) cheese\b/giu, 'Macaroni Cheese')
    // Whose it is, in brackets.
    .replace(
      /\s*\((?:from )?(?:my )?(?:nan|nana|nonna|gran|granny|grandma|grandmother|mum|mom|dad|auntie?|uncle)s?\b[^()]*\)$/iu,
      '',
    )
    .replace(/(?<=\p{Ll}) ['’]?n['’]? (?=\p{L})/gu, ' and ')
    .replace(/ \+ /gu, ' with ')
    .replace(
      /^(?:(?:easy|quick|super easy|lazy|simple|speedy|cheat['’]?s?|no[- ]fuss|foolproof)(?:,? (?:and |& )?(?=(?:easy|quick|simple|speedy)\b)|\s))+(?=\p{L}{3,})/iu,
      '',
    )
    .replace(boast, '')
    .replace(/ (?:ever|of all time)!*$/iu, '')
    .replace(/\s*[-–—:,]\s*(?:the best|so good|easy|a family favou?rite)\b.*$/i, '');
  return plain.length > 2 ? capital(plain) : name;
}

/** A name without what is cried out around it; what is left names a dish. */
function untied(name: string): string {
  const plain = name
    .replace(liked, '')
    .replace(cried, '')
    .replace(/,? (?:y['’]all|you guys|folks|people)!*$/iu, '')
    .replace(/(?<=^|\s)(?:dang|damn|darn|freaking|freakin['’]?|frickin['’]?) /giu, '')
    .replace(/ (?:that )?you(?:['’]ll| will) ever (?:eat|make|taste|try|have|need|bake)!*$/iu, '')
    .replace(
      /^(?:(?:weeknight|busy[- ]night|dinner(?:time)?) )?(?:life-?savers?|hero|saviou?r) (?=\p{L}{3})/iu,
      '',
    )
    .replace(
      /^(?:crazy|stupid|insanely|ridiculously|stupidly)[ -](?:(?:easy|simple|good|delicious|quick|fast) )+(?=\p{L}{2})/iu,
      '',
    );
  const whose =
    plain === name
      ? plain
      : plain.replace(/^(?:nan|nana|nonna|gran|granny|grandma|mum|mom|dad|hubby)['’]s (?=\p{L})/iu, '');
  return whose.trim().length > 2 ? whose.trim() : name;
}

const boast =
  /^(?:(?:(?:my|our)\s+)?(?:\p{Lu}\p{L}+\s+)?\p{Lu}\p{L}+['’]s\s+(?=(?:amazing|awesome|famous|best|killer|incredible|legendary|ultimate|favou?rite)\b))?(?:(?:the|my|our|a)\s+(?=(?:\w+['’]s\s+)?(?:favou?rite|killer|best|ultimate|epic|awesome|amazing|go-to|famous|legendary|crazy|insane|perfect|easy|absolute|only)))?(?:(?:only|favou?rite|killer|(?:very )?best(?:[- ]ever)?|ultimate|epic|awesome|amazing|go-to|(?:world-)?famous|legendary|insanely good|crazy good|super easy|world['’]s best|no-fail|foolproof)\s+)+/iu;

const small = /^(?:a|an|and|as|at|by|the|of|in|on|with|for|to|or|from|de|la|le|du|à|al|alla|con|y|e|w)$/iu;

/** "Creamy mushroom risotto" with the capitals of a title. */
const inTitleCase = (name: string): string =>
  name.replace(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu, (word) =>
    small.test(word) || /^x\d/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );

/** "BANANA BREAD (the moist one)" without the shouting. */
function quiet(name: string): string {
  const outside = name.replace(/\([^)]*\)/g, '');
  const words = outside.match(/\p{L}{2,}/gu) ?? [];
  if (
    !isShouted(outside) &&
    !(words.length > 0 && words.every((word) => word.length > 3 && word === word.toUpperCase()))
  )
    return name;
  return name.replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** "Nana Kathleens soda bread", "Mums gravy": hers, with its apostrophe. */
const owned = (name: string): string =>
  name
    .replace(
      /^((?:[Mm]y |[Oo]ur )?(?:[Nn]an|[Nn]ana|[Nn]anny|[Nn]onna|[Gg]ran|[Gg]ranny|[Gg]randma|[Gg]randad|[Gg]randpa|[Mm]um|[Mm]om|[Dd]ad))s (?=\p{L}{3})/u,
      "$1's ",
    )
    .replace(
      /^((?:[Nn]an|[Nn]ana|[Nn]onna|[Gg]ran|[Gg]ranny|[Gg]randma|[Gg]randad|[Gg]randpa|[Aa]unt|[Aa]untie|[Aa]unty|[Uu]ncle|[Cc]ousin) \p{Lu}\p{Ll}+(?<!s))s (?=\p{L}{3})/u,
      "$1's ",
    );

/** The dish's name without a frame that a tone put around it before. */
function dishName(title: string, tables: ToneTables): string {
  const patterns = Object.values(tables.tones).flatMap(({ titles, threads }) => [
    ...titles.map((one) => titleParts(one).pattern),
    ...threads.flatMap((one) => (one.title === null ? [] : [one.title])),
  ]);
  for (const pattern of patterns) {
    const [before = '', after = ''] = pattern.split('{title}');
    if (
      (before !== '' || after !== '') &&
      title.startsWith(before) &&
      title.endsWith(after) &&
      title.length > before.length + after.length
    )
      return title.slice(before.length, title.length - after.length);
  }
  return title;
}
