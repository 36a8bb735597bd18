/** What is typed in haste or in a chat's short forms, written out: "v sloppy", "ur fingers", "dont crowd", "s&p". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { unchatted } from './chat-forms.ts';

const state = String.raw`(?:a|an|the|not|too|so|very|v|super|really|done|ready|time|easier|better|best|nice|all|still|just|fine|ok|okay|hot|cold|soft|wet|sticky|sloppy|thick|thin|runny|tough|dry|good|great|cooked|golden|smooth|gone|going|supposed|meant|worth|\p{L}+ed|\p{L}+ing)`;

const short = (
  [
    ['s ?& ?p|salt ?& ?pepper', 'salt and pepper'],
    ['as per (?:the )?(?=pac\\p{L}+|box|instructions|label)', 'according to the '],
    ["(don['’]?t|do not|never) (?:over)?crowd(?=[.,;!]|$)", "don't crowd the pan"],
    ['(rinse|refresh|run)( it| them)? (in|under) cold(?= so\\b|[.,;!]|$)', '$1$2 $3 cold water'],
    ['(eat|use|cover|roll up) whole (?=thing\\b|lot\\b)', '$1 the whole '],
    ['s and p', 'salt and pepper'],
    ['b/?c(?= (?:it|they|the|you|this|that)\\b)', 'because'],
    ['(?:coz|cuz|cos)(?= (?:it|they|the|you|this|that)\\b)', 'because'],
    ['o/n', 'overnight'],
    ['u(?= (?:can|could|want|need|like|have|may|might|will|should|prefer|wish|must|don|do)\\b)', 'you'],
    ['(if|when|until|till|as|because|so|than) u', '$1 you'],
    ['u(?:r|re)(?= (?:going|done|using|not|ready|making|after|looking)\\b)', "you're"],
    ['ur', 'your'],
    ['vv?(?= (?!day\\b)\\p{L}{3,})', 'very'],
    ['pl[sz]', 'please'],
    ['prob(?:s|ly)?', 'probably'],
    ['def(?:initely|o|s)?(?= (?:not|need|use|want|worth|better)\\b)', 'definitely'],
    ['abt', 'about'],
    ['tho', 'though'],
    ['alot', 'a lot'],
    ['thats', "that's"],
    ['theres', "there's"],
    ['heres', "here's"],
    ['youll', "you'll"],
    ['youre', "you're"],
    ['youve', "you've"],
    ['theyll', "they'll"],
    ['theyre', "they're"],
    ['itll', "it'll"],
    ['im(?= (?:not|a|always|using|lazy|going)\\b)', "I'm"],
    ['ive', "I've"],
    [`its(?= ${state}\\b)`, "it's"],
    ['(do|does|did|is|are|was|should|would|could|have|has)nt', "$1n't"],
    ['(wo|ca)nt', "$1n't"],
    ['sq(?=\\.? (?:\\p{L}+ )?(?:tin|pan|dish|tray|mould|mold)\\b)\\.?', 'square'],
    ['rm temp|room temp', 'room temperature'],
    ['temp(?= (?:of|should|reaches)\\b)', 'temperature'],
    ['evoo', 'extra-virgin olive oil'],
    ['pkts?|pkgs?', 'packet'],
    ['brn(?= sugar\\b)', 'brown'],
    ['(?<=\\()min\\.? (?=\\d)', 'at least '],
    ['bp', 'baking powder'],
    [
      '(pour|spoon|ladle|drizzle|scatter|sprinkle) over (?=(?:dal|dhal|cake|rice|pasta|noodles|fish|chicken|salad|toast|meat|potatoes|vegetables)\\b)',
      '$1 over the ',
    ],
    ['(?<=\\d ?(?:h|hrs?|hours?)) ?/ ?overnight', ' or overnight'],
    ['(halve|quarter|peel|cube|slice|boil) pots', '$1 the potatoes'],
    ['pots (halved|quartered|peeled|cubed|sliced)', 'potatoes $1'],
    ['tom paste', 'tomato paste'],
    ['choc(?= (?:chips?|chunks?|sauce|mixture|mix)\\b)', 'chocolate'],
    ['prosc', 'prosciutto'],
    [
      '(dry|pat|drain|season|mix|stir|wash|rinse|whisk|beat|knead|salt) ((?:\\p{L}+ ){0,2}?)good(?=[,.;!]| with\\b| and\\b|$)',
      '$1 $2well',
    ],
    ['real(?= (?:good|well|hot|slow|low|thin|fine|soft|quick)\\b)', 'really'],
    ['(?<![-–/\\d] ?)1 more (?:mins?\\.?|minute)(?=[ ,.;!]|$)', '1 minute more'],
    ['(\\d+(?:-\\d+)?) more (?:mins?\\.?|minutes?)(?=[ ,.;!]|$)', 'another $1 minutes'],
    ['(\\d+(?:-\\d+)?) more (?:hrs?\\.?|hours)(?=[ ,.;!]|$)', 'another $1 hours'],
    ["(?<=\\p{L} )['’]?n['’]?(?= \\p{L})", 'and'],
    ['(for|in|during) last (?=\\d)', '$1 the last '],
    [
      '(to|into|form|make) (?=(?:soft|stiff|smooth|sticky|firm|shaggy|rough|loose|thick|thin|wet) (?:dough|paste|batter|ball)\\b)',
      '$1 a ',
    ],
    [
      '(pile|heap|load|spoon|ladle) on (?=(?:the )?(?:buns|rolls|toast|bread|rice|plates|tortillas)\\b)',
      '$1 onto ',
    ],
    ['(toast|fry|sear|grill|brown|char|cook)((?: (?:the )?\\p{L}+)?) both sides', '$1$2 on both sides'],
    [
      // "Squeeze lemon juice into it" is an order.
      '(?<!(?:^|[.!;:,] |\\b(?:and|then) )(?=(?:splash|squeeze|drizzle) ))(pinch|splash|knob|squeeze|drizzle|dash|glug|slosh|handful|spoonful) (?=(?:salt|pepper|water|oil|sugar|milk|wine|stock|cream|butter|flour|vinegar|herbs|cheese|parsley|coriander|cilantro|lemon)\\b)',
      '$1 of ',
    ],
    ['careful,? (?:the )?(\\p{L}+s) (?:are )?((?:very )?hot)', 'be careful, the $1 are $2'],
    ['oil (?:ur|your) (fingers|hands)', 'coat your $1 in oil'],
    ['toss out (?:the )?(?=fat\\b)', 'discard the '],
    [
      'get (?:the|your) oven (?:nice and |really |properly )?hot(?: first)?(?::| [-–—]|,) (\\d{2,3} ?°? ?[CF]?(?: fan)?)',
      'heat the oven to $1 until hot',
    ],
    ['(?<=^|[.!] )hot (?=(?:oil|butter|ghee|fat)(?:[,;]| in\\b))', 'heat '],
    // "Don't stir just shake the pan": two orders.
    [
      "((?:don['’]?t|do not|never) \\p{L}+(?: it| them)?),? (?:just|instead) (?=(?:shake|swirl|turn|fold|push|leave|let|nudge|tilt)\\b)",
      '$1; just ',
    ],
    [
      '(eating|serving|cooking|cutting|slicing),? (?:honestly |seriously |really |it )*makes (?:all the|a (?:big |huge )?) ?diff(?:erence)?',
      '$1; it makes all the difference',
    ],
    ['(make|makes) (all the|a (?:big |huge |real )?) ?diff', '$1 $2 difference'],
    // "Heat thru dont boil": two orders.
    [
      "(heat|warm|simmer|cook|reheat)( (?:it|them))?( (?:through|thru|gently|slowly|up))? (?:don['’]?t|do not|never) (?=(?:let it )?(?:boil|stir|burn|brown|colou?r)\\b)",
      "$1$2$3 but don't ",
    ],
    [
      '(against|down|round|around|from|on|off) (sides?|bottom|base|edges?|rim) of (?=(?:pan|pot|bowl|dish|tin|tray|casserole)\\b)',
      '$1 the $2 of the ',
    ],
    ['(against|down|round|around|off) (?=(?:sides?|bottom|base|edges?|rim) of the\\b)', '$1 the '],
    ['in (?=(?:single|(?:one )?even|thin|thick) layers?\\b)', 'in a '],
    ['gonna', 'going to'],
    ['gotta', 'have to'],
    ['wanna', 'want to'],
  ] as const
).map(([from, to]) => ({
  ...guarded(new RegExp(String.raw`(?<![\p{L}\p{N}'’&/-])(?:${from})(?<= |(?![\p{L}\p{N}'’/]))`, 'giu')),
  by: (...all: unknown[]): string => {
    const [match] = all as [string];
    const groups = all.slice(1, -2) as (string | undefined)[];
    const now = to.replace(/\$(\d)/gu, (_, n: string) => groups[Number(n) - 1] ?? '');
    return /^\p{Lu}/u.test(match) ? capital(now) : now;
  },
}));

/** What is written in a chat and is no word of a recipe. */
const chat =
  /(?:\s*[-–—,]?\s*)(?<![\p{L}'’-])(?:lol|lmao|lmfao|rofl|haha(?:ha)*|hehe|omg|imho|imo|obvs|tbh|tbf|ngl|idc|idk|iykyk|smh|iirc|fyi|btw|fr fr|xx+|xoxo?|:-?[)(DP]|;-?\)|<3|😋|😍|❤️|👌|🤤|😂|🙌)(?![\p{L}'’-])/giu;

const bareOven =
  /((?:^|[.!] )(?:oven|preheat(?: (?:the |your )?oven)?|(?:very )?(?:hot|moderate|slow|cool) oven),? (?:to |at )?)(\d{3})(?:\s?\/\s?(\d{3})\s?fan|\s(fan))?(?:\s?\/\s?gas (?:mark )?(\d))?(?=[,.;!]|$| [,–—-]|,? (?:and|then)\b)/giu;

/** "325 - 1 hr": an oven that is not named. */
const bareHeat =
  /((?:^|[.!] ))(\d{3})(?= ?(?:[-–,]|for)? ?(?:about )?\d+(?: ?[-–] ?\d+)? ?(?:mins?|minutes|hrs?|hours?|h)\b)/giu;

/** "In a 200 oven": degrees, of a scale that nobody names. */
const bareInOven = /\b((?:in|into|to|at) (?:a|an|the) )(\d{3})(?= (?:oven|degree oven)\b)/giu;

/** "Oven 180 / 160 fan": of which scale it is, where a figure can be of one alone. */
const scaled = (text: string): string =>
  text
    .replace(bareInOven, '$1$2-degree')
    .replace(bareHeat, (all: string, lead: string, heat: string) => {
      const degrees = Number(heat);
      return degrees >= 140 && degrees <= 250
        ? `${lead}${heat}°C`
        : degrees >= 275 && degrees <= 500
          ? `${lead}${heat}°F`
          : all;
    })
    .replace(
      bareOven,
      (
        all: string,
        lead: string,
        heat: string,
        fan: string | undefined,
        alone: string | undefined,
        gas: string | undefined,
      ) => {
        const degrees = Number(heat);
        const scale =
          degrees >= 100 && degrees <= 250 ? '°C' : degrees >= 275 && degrees <= 550 ? '°F' : null;
        if (scale === null || (scale === '°F' && (fan ?? gas) !== undefined)) return all;
        if (gas !== undefined)
          return `${lead}${heat}${scale}/${fan === undefined ? '' : `${fan}°C fan/`}gas ${gas}`;
        return `${lead}${heat}${scale}${alone === undefined ? '' : ' fan'}${fan === undefined ? '' : ` (${fan}°C fan)`}`;
      },
    );

/** "Toast for 2 mins DO NOT BURN": what is shouted in between stands by itself. */
const shouted =
  /(?<=[\p{Ll}\d)]) (?<no>DO NOT|DON['’]?T|DONT|NEVER) (?<what>\p{Lu}{3,}(?: (?:IT|THEM|THE \p{Lu}+|THIS))?)(?=[^\p{Lu}]|$)/gu;

/** "DONT KNEAD IT or …" as a sentence of its own: said with no more than a capital. */
const shoutedFirst =
  /(?<=^|[.!?] )(?<no>DO NOT|DON['’]?T|NEVER|BE CAREFUL|CAREFUL|WATCH)(?<what>(?: \p{Lu}{2,})*)(?=[^\p{L}])(?=[^]*\p{Ll})/gu;

/** "A iron pan": the article that the ear asks for. */
const heardAn =
  /(?<![\p{L}'’&/-])(?<a>[Aa]) (?=(?:[aio]\p{Ll}{2,}|e(?!u\p{Ll})\p{Ll}{2,}|u(?!ni(?!n)|s[eu]|ti|k|r[aie])\p{Ll}{2,})(?![\p{L}'’]))(?!one\b|once\b)/gu;

/** An instruction with its short forms written out; its figures and foods stand. */
export function typed(text: string): string {
  const said = replaceAllOf(
    unchatted(
      scaled(text)
        .replace(chat, '')
        .replace(heardAn, '$<a>n ')
        .replace(shoutedFirst, (said) => capital(said.toLowerCase().replace(/^don['’]?t\b/u, "don't")))
        .replace(shouted, (...all: unknown[]) => {
          const { no, what } = all.at(-1) as Record<'no' | 'what', string>;
          return `. ${capital(no.toLowerCase().replace(/^don['’]?t$/u, "don't"))} ${what.toLowerCase()}`;
        }),
    )
      .replace(/(?<![\p{L}\p{N}])w\/o ?(?=\p{L})/giu, 'without ')
      .replace(/(?<![\p{L}\p{N}])w\/ ?(?=[\p{L}\d])/giu, 'with '),
    short,
  );
  return said === text
    ? text
    : said
        .replace(/(?<=°[CF](?: fan)?\. )\p{Ll}/gu, (first) => first.toUpperCase())
        .replace(/ {2,}/gu, ' ')
        .replace(/ (?=[.,;!?)])/gu, '')
        .trim();
}
