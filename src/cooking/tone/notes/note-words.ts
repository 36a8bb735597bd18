/** Words of a note that is told: foods as a list, vessels with their articles, times, signs, and orders strung into a sentence. */
import { listed, type Bench } from '../edition/bench.ts';
import { isPlural } from '../say/number-of.ts';

/** What is known of the kitchen when a note is told. */
export interface NoteBench extends Bench {
  /** Whether a text names what is boiled in water: potatoes, pasta, eggs, greens. */
  readonly boils: (text: string) => boolean;
  /** Whether what was handled last is poured. */
  readonly pours: boolean;
}

/** One order on its way: what it says, and what was said of its heat, place, time and cue. */
export interface Clause {
  text: string;
  readonly lasts: boolean;
  where: string;
  heat: string;
  time: string;
  cue: string;
  along: string;
}

export const clause = (text: string, lasts: boolean): Clause => ({
  text,
  lasts,
  where: '',
  heat: '',
  time: '',
  cue: '',
  along: '',
});
const said = ({ text, where, heat, time, cue, along }: Clause): string =>
  `${text}${where}${heat}${time}${cue}${along}`;

export const lasting =
  /^(?:cook|fry|boil|simmer|bake|roast|steam|knead|whisk|beat|cream|rest|chill|cool|soak|infuse|leave|stand|rise|prove|proof|toast|brown|grill|broil|reduce|soften|sear|braise|poach|heat|warm|melt|marinate|blanch|wilt|sweat|stir|mix|sauté|saute|char|refrigerate|freeze|microwave|bubble|caramelise|caramelize|steep|let|keep|bring|deep-fry|stir-fry|pan-fry|air-fry|barbecue|render|crisp|process|blitz|blend|ferment|macerate|salt)$/u;
/** What stands by itself: "rise 1 hr". */
export const waits = /^(?:rise|prove|proof|stand|steep|infuse|marinate|ferment)$/u;
export const bareTray = /^(in|on) (?=(?:sheets?|tins?|trays?|pans?|pot)\b)/iu;
/** What is done to something even where a note does not say to what. */
export const needsIt =
  /^(?:add|slice|peel|chop|rub|coat|halve|quarter|dice|mash|shred|grate|drain|smear|brush|cube|chill|cool|rest|marinate|soak|smooth|bake|roast)$/u;
/** Verbs that handle what was named in front of them. */
export const handles =
  /^(?:boil|simmer|fry|roast|bake|steam|toast|slice|chop|peel|halve|quarter|dice|mash|brown|sear|grill|broil|whisk|beat|mix|stir|fold|toss|combine|blend|blitz|soak|sauté|saute|sweat|soften|heat|warm|melt|poach|blanch|drain|rinse|season|crush|grate|shred|marinate|chill|cool|squeeze|cream|sift|reduce|knead|pound|char|strain|bring|rub|coat|cook|caramelise|caramelize|wilt|steep|process)$/u;
export const instantVerb = /^(?:combine|mix|whisk|beat|stir|fold|toss|blend|blitz|cream|sift|pound|rub)$/u;

export const plain = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a text names fat alone, though the list may not hold it. */
export const isFat = (text: string, bench: Bench): boolean =>
  bench.fat(text) !== null ||
  /^(?:(?:a )?(?:bit|knob|little) of )?(?:the )?(?:oil|butter|ghee|lard)$/iu.test(text);

export const gerund = (verb: string): string =>
  `${/^(?:stir|chop|flip|let|cut)$/u.test(verb) ? verb + verb.at(-1)! : verb.replace(/e$/u, '')}ing`;

export const forTime = (text: string, bench: NoteBench): string => {
  const said = plain(text)
    .replace(/^for /u, '')
    .replace(/^(?:approx\.?|roughly|around|~) ?/u, 'about ')
    .replace(/^(.*) (?:approx|ish)$/u, 'about $1')
    .replace(/^(.*?) (?:max|tops)$/u, 'at most $1')
    .replace(/ ?\/ ?side\b/u, ' on each side')
    .replace(/ (?:a|per|every) side\b/u, ' on each side')
    .replace(/(?<! on) each side\b/u, ' on each side')
    // "Rest 30".
    .replace(/[\ue300-\ue3ff](?= |$)/u, (sign) =>
      /^\d+(?: ?[-–] ?\d+)?$/u.test(bench.reveal(sign)) ? `${sign} minutes` : sign,
    );
  return ` for ${said}`;
};

export const vesselOf = (text: string, bench: NoteBench): string => {
  const bare = text.replace(/^(?:straight )?(?:(?:in|into|to|onto|on|between|among) )?/iu, '');
  const low = plain(bare)
    .replace(/^(?:your) /u, 'the ')
    .replace(/\bmed\b/u, 'medium');
  if (/^[\ue200-\ue2ff\ue500-\ue5ff\d]/u.test(low) && !/s$/u.test(low.replace(/ \([^()]*\)$/u, '')))
    return `a ${low}`;
  if (/^(?:the|an?|same|parchment|foil|baking paper|paper|[\ue200-\ue2ff\ue500-\ue5ff]|\d)/u.test(low))
    return low.startsWith('same') ? `the ${low}` : low;
  if (/^(?:half|most|some|a little|a bit)/u.test(low)) return low;
  if (/^(?:dry|wet)$/u.test(low)) return `the ${low} ingredients`;
  if (/^(?:batter|sauce|mixture|top of)/u.test(low))
    return low.startsWith('top')
      ? low.replace(/^top of (?=veg|[\ue100-\ue1ff])/u, 'top of the ')
      : `the ${low}`;
  if (/^(?:oil|cold water|water|[\ue100-\ue1ff])/u.test(low))
    return /^(?:cold )?water/u.test(low) || bench.reveal(low[0]!) === low ? low : `the ${low}`;
  if (/^(?:hot|deep) (?:oil|fat|[\ue100-\ue1ff])$/u.test(low)) return low;
  if (
    /(?:pans|trays|tins|bowls|sheets|ramekins|glasses|jars|moulds|plates|buns|cups|cases|platters)$/u.test(
      low,
    )
  )
    return low.replace(/^(?=lined|greased|oiled|buttered)/u, '');
  if (/^(?:grill|bbq|griddle|air fryer|basket|board|blender|processor)$/u.test(low)) return `the ${low}`;
  return `${/^[aeiou]/u.test(low) ? 'an' : 'a'} ${low}`;
};

/** "Oil, rest of butter, salt" → "the oil, the rest of the butter and salt". */
export function listOf(text: string, bench: Bench): string {
  const said = text
    .split(/,? then /u)
    .map((some) =>
      listed(
        some
          .replace(/\b(dry|wet)(?: (?:ingredients|stuff|bits))?(?=$|,| and)/giu, '$1 ingredients')
          .replace(/^bit of/iu, 'a bit of')
          .replace(/\bother ([tT]|tbsp|tsp) (?=[\ue100-\ue1ff])/gu, 'other $1 of ')
          .replace(/\bof half (?:a )?(?=[\ue100-\ue1ff])/gu, 'of half the ')
          .replace(/\b(?:lots|loads) of\b/giu, 'plenty of'),
        bench.reveal,
      ),
    )
    .map((some) =>
      // "The flour, salt and oil".
      /^the .*,.* and /u.test(some) ? some.replace(/(?<=, | and )the (?!rest|other|remaining)/gu, '') : some,
    );
  return said
    .join(', then ')
    .replace(/\bthe (?=(?:boiling |cold |hot |warm |iced )?water\b|everything\b)/gu, '')
    .replace(/\bthe the\b/gu, 'the')
    .replace(/\b(juice|zest|whites|greens) of (?=[\ue100-\ue1ff])/gu, '$1 of the ');
}

export const manyIn = (text: string, bench: NoteBench): boolean =>
  isPlural([...text].map(bench.reveal).join(''));

export const signText = (text: string, bench: NoteBench): string => {
  const low = plain(text.replace(/^(?:the|a) /iu, ''));
  if (/^(?:slight|little|bit of a) (?:wobble|jiggle)$/u.test(low)) return `with a ${low}`;
  const [, adj, noun] =
    /^((?:just |lightly |nicely |deep |very )*(?:crispy?|runny|soft|golden|set|jammy|brown|firm|clear)) (edges?|whites?|yolks?|tops?|cent(?:re|er)s?|middles?|skin|crust|[\ue100-\ue1ff])$/u.exec(
      low,
    ) ?? [];
  if (adj !== undefined) return `the ${noun!} ${manyIn(noun!, bench) ? 'are' : 'is'} ${adj}`;
  const [, who, how] = /^((?:egg |cooked )?(?:\p{L}+|[\ue100-\ue1ff])) (.+)$/u.exec(low) ?? [];
  if (
    who !== undefined &&
    /^(?:egg |cooked )?(?:whites?|yolks?|edges?|tops?|cent(?:re|er)s?|middles?|sides?|base|bottom|crust|skins?|juices|flesh|surface|[\ue100-\ue1ff])$/u.test(
      who,
    )
  )
    return `the ${who} ${manyIn(who, bench) ? 'are' : 'is'} ${how!}`;
  return low;
};

/** A row of orders as a sentence, or two where it is long. */
export function sentenceOf(clauses: readonly Clause[]): string {
  const rows: string[][] = [];
  for (const one of clauses) {
    const text = said(one);
    const row = rows.at(-1);
    // "Put it in a bowl and mix".
    if (row !== undefined && /^[\p{L}-]+$/u.test(text) && !/,|\buntil\b| for /u.test(row.at(-1)!)) {
      row[row.length - 1] = `${row.at(-1)!} and ${text}`;
      continue;
    }
    if (row === undefined || row.length >= 3 || (row.length >= 2 && row.join(' ').length > 90))
      rows.push([text]);
    else row.push(text);
  }
  return rows
    .map((row) => {
      if (row.length === 1) return row[0]!;
      const head = row.slice(0, -1).join(', ');
      const last = row.at(-1)!;
      if (last.startsWith('add ') && row.at(-2)!.startsWith('add ')) return `${head}, then ${last.slice(4)}`;
      const light =
        row.slice(0, -1).every((one) => !/,|\buntil\b| for | and /u.test(one)) &&
        !/,| and |\buntil\b/u.test(last);
      return row.length === 2 && light && head.length < 40 ? `${head} and ${last}` : `${head}, then ${last}`;
    })
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1))
    .join('. ');
}

export const pours =
  /\b(?:sauce|dressing|gravy|syrup|custard|glaze|vinaigrette|marinade|cream|stock|milk|caramel|broth|honey|oil)$/iu;

export const prepared = (one: Clause | undefined): boolean =>
  one !== undefined && /^(?:halve|cut|peel|slice|chop|quarter|cube|scrub|trim|dice) /u.test(one.text);

export const objectOf = (text: string, it: string): string =>
  /^(?:on|over|into|onto|off) /u.test(text) && !/^on (?:low|high|medium|a |the heat)/u.test(text)
    ? text
    : text.replace(/^(?:up)$/u, `${it} up`).replace(/^(?:down|off|over)$/u, (word) => `${it} ${word}`);

const bases: Readonly<Record<string, string>> = {
  diced: 'dice',
  sliced: 'slice',
  halved: 'halve',
  cubed: 'cube',
  grated: 'grate',
  minced: 'mince',
  squeezed: 'squeeze',
  torn: 'tear',
  chopped: 'chop',
  trimmed: 'trim',
  beaten: 'beat',
  shredded: 'shred',
  quartered: 'quarter',
  warmed: 'warm',
  toasted: 'toast',
  boiled: 'boil',
  steamed: 'steam',
  fried: 'fry',
  melted: 'melt',
  rinsed: 'rinse',
};
/** What foods are said to have become, in a note that orders it. */
export const becomes = String.raw`(?:diced|sliced|halved|cubed|grated|minced|torn|chopped|trimmed|shredded|quartered|crushed|peeled|mashed|warmed|toasted|boiled|steamed|fried|rinsed|softened)`;
export const baseOf = (worked: string): string => bases[worked] ?? worked.replace(/ed$/u, '');
