/** What is only true of meat and fish: how hot the middle is, what colour the juices have, where the skin lies. */
const meatCue =
  /\b(?:still |a (?:bit|little) )(?:red|rare|rosy|raw|translucent)\b|\b(?:red|rare|rosy) in(?:side| the (?:middle|cent))|\bdoneness\b|\d\s*(?:°|º|degrees?\b|deg\b)|\b\d{2,3}\s*[CF]\b|\binternal|thermometer|\bpink\b|\bjuices?\b|thickest|\bskins?\b|\bopaque\b|\bflak(?:es?|y|ing)\b|medium[- ](?:rare|well)|\bbones?\b|to your liking|\bis rare\b/i;

const until =
  /(,?\s*(?:\band\s+)?)\b(until|till)\s+((?:[^.;!?()]|\.(?=\d)|\([^)]*\))*?)(?=,\s*\d|,?\s*(?:\bthen\b|\babout\s+\d|\bapproximately\b|\baround\s+\d|\bfor\s+(?:about\s+)?\d|\bturning\b|\bstirring\b|\bbasting\b|\bflipping\b|\buntil\b|\btill\b)|[;!?]|\.(?!\d)|$)/giu;

const spoken =
  /(?:(?<=^)|(?<=[.!?]\s))(?:The|Its?|They|Their|Check|Make sure|Be sure|Ensure|Use|Insert|Test)\b[^.!?]*\b(?:internal temp\w*|thermometer|juices run clear|no longer pink)\b[^.!?]*[.!?]?\s*/giu;
/** "Tofu should reach an internal temperature of 165 °F", "Test the tofu for doneness". */
const demanded =
  /(?:(?<=^)|(?<=[.!?]\s))(?:[\p{L}-]+\s+){1,5}(?:should|must|needs? to)\s+(?:reach|be|read|register)\b[^.!?]*\b\d{2,3}\s*(?:°|º|degrees|[CF]\b)[^.!?]*[.!?]?\s*|(?:(?<=^)|(?<=[.!?]\s))(?:test|check)\b[^.!?]*\bfor doneness\b[^.!?]*[.!?]?\s*/giu;
const toTemperature =
  /,?\s*(?:to|at|reaching|with)\s+(?:an?\s+)?(?:minimum\s+|safe\s+)?internal temp\w*(?:\s+of)?\s*[^.,;]*/giu;
/** "Still red in the middle", "pink inside". */
const stillRaw =
  /,?\s*(?:\b(?:and|but|with|outside)\s+)*\b(?:still\s+)?(?:\p{L}+ly\s+|a (?:bit|little)\s+)?(?:pink|red|rare|raw|rosy|translucent)\s+(?:in|at|inside|through)\b(?:\s+(?:in\s+)?(?:the|its|their)\s+(?:middles?|cent(?:er|re)s?|core))?/giu;
/** ", tipping off any excess fat" */
const fatOff =
  /,?\s*(?:\b(?:and|then)\s+)*\b(?:drain(?:ing)?|tip(?:ping)?|pour(?:ing)?|spoon(?:ing)?|skim(?:ming)?)\s+(?:off |away |out )?(?:any |all |the )*(?:of )?(?:excess |extra |rendered )?(?:fat|grease|drippings)\b(?:\s+(?:off|away))?/giu;
/** "For medium-rare (130 °F)" */
const rareness =
  /,?\s*\b(?:for|to) (?:an? )?(?:medium(?:[- ](?:rare|well))?|rare|well[- ]done)\b(?:\s*\([^)]*\))?|\s*\(\d{2,3}\s*°\s*[CF]\)/giu;
const skinSide =
  /,?\s*\bskin[- ]?sides?[- ](?:down|up)(?:\s+first)?\b(?:\s*,)?|,?\s*\bskin (?:down|up)\b,?/giu;
const trimming =
  /(^|[.!?]\s+|,?\s+(?:and|then)\s+(?:then\s+)?|,\s+)(?:remov(?:e|ing)|discard(?:ing)?|pull(?:ing)? off|peel(?:ing)? off|trim(?:ming)?(?: off| away)?)(?: and discard)? (?:(?:the|any|all|excess|visible)\s+)*(?:skins?|bones?|fat|gristle|sinew|giblets)(?:(?:,| and| or)\s+(?:the |any )?(?:skins?|bones?|fat|gristle|sinew))*\b(?:\s+(?:from|of|with)\s+(?:(?:the|your|a)\s+)?\p{L}+)?(,?\s+(?:and|then)\s+(?:then\s+)?(\p{L})|[.!?](?=\s|$))?/giu;

/** What is only done with shells. */
const shellSentence =
  /(^|[.!?;]\s+|,\s*(?:and\s+|then\s+)?)(?:scrub|de-?beard|bin|discard|throw (?:out|away)|chuck|tap|toss out)\b[^.;!?,]*(?:\b(?:beards?|open(?:ed)?|closed?|unopened|shut|shells?|broken|cracked|dead)\b[^.;!?]*|(?=[,.;!?]))(?:[.!?;]\s*|$|(?=,))/giu;
const shellCue =
  /\s*,?\s*\b(?:until|till|til)\s+(?:(?:they|all|most|the shells?|it)\s+)*(?:are\s+|have\s+|is\s+)?(?:all\s+)?open(?:s|ed)?\b(?:\s+up)?/giu;

/** A step in which mussels or clams have become something without a shell. */
export const withoutShells = (text: string): string =>
  text
    .replace(shellSentence, (_, open: string) => (/^,/.test(open) ? '' : open))
    .replace(shellCue, ' until hot through')
    .replace(/^\s*[,.;]\s*/u, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\s+([.,;])/g, '$1')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => (/^\s*\p{Lu}/u.test(text) ? letter.toUpperCase() : letter));

/** Prawns are done when they are pink, and nothing else in their place is. */
export const withoutShrimpCue = (text: string, cue: string): string =>
  text.replace(
    /\b(until|till|til)\s+(?:(?:they|it)\s+(?:are|turn|is|turns|go)\s+)?(?:just\s+|all\s+)?(?:pink|curled|coral)(?:\s*(?:,|&|n|and|or)+\s*(?:just\s+)?(?:curled|opaque|pink|firm|cooked(?: through)?))*/giu,
    `$1 ${cue}`,
  );

/** What of "until golden and 165 °F inside" a plant can be; `fallback` where nothing is left. */
function plantCue(body: string, fallback: string): string | null {
  if (!meatCue.test(body) && !/cooked through|fall(?:s|ing)? apart|off the bone/i.test(body)) return null;
  const parts = body.split(/,?\s+(?:and|or)\s+|,\s+/u);
  const kept = parts
    .filter(
      (part) =>
        !meatCue.test(part) &&
        !/fall(?:s|ing)? apart|off the bone|^\s*(?:no|not) (?:longer|more)$/i.test(part),
    )
    .map((part) => part.replace(/\bcooked through\b|\bdone\b/i, 'hot through'))
    .filter((part) => part.trim() !== '');
  return kept.length === 0 ? fallback : kept.join(' and ');
}

/**
 * A step in which meat or fish has become a plant: doneness by temperature, pink juices, crisp skin and bones go, as
 * they say nothing of it. Run on the finished text.
 */
export function withoutMeatDoneness(text: string, done = 'hot through'): string {
  if (!meatCue.test(text) && !/cooked through|fall(?:s|ing)? apart|\bfat\b|off the bone/i.test(text))
    return text;
  const made = text
    .replace(spoken, '')
    .replace(demanded, '')
    .replace(until, (all: string, link: string, word: string, body: string) => {
      const said = plantCue(body.trim(), done);
      return said === null ? all : `${link}${word} ${said}`;
    })
    .replace(stillRaw, '')
    .replace(toTemperature, '')
    .replace(rareness, done === 'hot through' ? '' : ` until ${done}`)
    .replace(fatOff, '')
    .replace(
      /\b((?:add(?: in)?|stir in|tip in|put in) the [\p{L} -]+?) and (?:brown|sear)(?=\s*[,.;])/giu,
      '$1 and heat through',
    )
    .replace(/\bcooked through\b/giu, 'hot through')
    .replace(/(?<=hot through|until (?:golden|hot|brown\w*|charred))\s+to\s+\d+\s*[°º]\s*[CF]?/giu, '')
    .replace(skinSide, (said) => (/^,.*,$/su.test(said) ? '' : said.endsWith(',') ? ',' : ''))
    .replace(trimming, (_, open: string, close: string | undefined, letter: string | undefined) => {
      const opens = open === '' || /^[.!?]/u.test(open);
      if (letter !== undefined) return opens ? open + letter.toUpperCase() : open + letter;
      return opens ? open : (close ?? '');
    })
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\s+([.,;])/g, '$1')
    .trim();
  return made;
}

const gently: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\b(?:until|till)\s+)(?:(?:it|they)\s+(?:\p{L}+\s+)?)?(?:an?\s+)?(?:(?:light|gentle|slow|low|soft|slight|rolling)(?:ly)?\s+)?(?:simmers?|boils?|simmering|boiling)\b/giu,
    'steaming hot, without boiling',
  ],
  [
    /\b(bring|return)(?:\s+(?:it|them|everything|(?:the|a|an|your) (?:[\p{L}-]+\s+){0,5}?[\p{L}-]+))?(?:\s+back)?\s+(?:just\s+)?to\s+(?:a|the)\s+(?:\p{L}+\s+)?(?:boil|simmer|bubble)\b/giu,
    'heat gently without boiling',
  ],
  [/\bcome to (?:a|the) (?:\p{L}+\s+)?(?:boil|simmer)\b/giu, 'get hot without boiling'],
  [
    /\b(?:let|leave|allow)\s+(it|them|everything|the \p{L}+)\s+(?:to\s+)?(?:simmer|boil|bubble)(?:\s+(?:gently|away|up|over \p{L}+(?:[- ]\p{L}+)? heat))?\b/giu,
    'let $1 warm gently without boiling',
  ],
  [
    /(?<!\b(?:an?|the)\s+(?:\p{L}+\s+)?)\b(?:gently\s+)?(?:simmer|boil|bubble)(?:\s+(?:gently|rapidly|away))?\b(?!ing|ed)/giu,
    'warm gently, without boiling,',
  ],
];

/** The cook is told already: "don't let it boil", "without letting it come to a simmer". */
export const forbidsBoiling =
  /(?:\b(?:not|never|without|avoid|before it|dont)|n['’]t)\b(?:\s+(?:to|let(?:ting)?|allow(?:ing)?|it|them|the \p{L}+|come|coming|reach(?:ing)?|a|actually|quite)){0,6}\s+(?:boil|simmer|bubble)/iu;

/** The text after a place, with nothing that would make yogurt split. */
export function withoutBoiling(text: string, from: number): string {
  let rest = text.slice(from);
  if (forbidsBoiling.test(rest)) return text;
  for (const [pattern, said] of gently)
    rest = rest.replace(pattern, (all: string, one: string | number) => {
      const made = said.replace('$1', typeof one === 'string' ? one : 'it');
      return /^\p{Lu}/u.test(all) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
    });
  return (
    text.slice(0, from) +
    rest.replace(/boiling,(?=\s*(?:[.,;]|$|and\b|then\b|until\b))/gu, 'boiling').replace(/,\s*,/g, ',')
  );
}

/** A piece without skin where the old one had it: no side of it lies down and none gets crisp. */
export function withoutSkin(text: string): string {
  return text
    .replace(skinSide, (said) => (/^,.*,$/su.test(said) ? '' : said.endsWith(',') ? ',' : ''))
    .replace(
      /\b(until|till)\s+(?:the\s+)?skins?\s+(?:is|are|has turned|turns?)\s+[^,.;]*?\s+and\s+/giu,
      '$1 browned and ',
    )
    .replace(
      /\b(until|till)\s+(?:the\s+)?skins?\s+(?:is|are|has turned|turns?)\s+(?:\p{L}+\s+)?(?:crisp\p{L}*|brown\p{L}*|golden|charred)(?:\s+brown)?/giu,
      '$1 browned',
    )
    .replace(/\s+(?:for|to get)\s+(?:a\s+)?(?:crisp\p{L}*|golden)\s+skin\b/giu, '')
    .replace(trimming, (all: string, open: string, close: string | undefined, letter: string | undefined) => {
      if (!/\bskins?\b/i.test(all)) return all;
      const opens = open === '' || /^[.!?]/u.test(open);
      if (letter !== undefined) return opens ? open + letter.toUpperCase() : open + letter;
      return opens ? open : (close ?? '');
    })
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\s+([.,;])/g, '$1');
}

/** Where a thermometer goes into the meat: "until it reads 160°F inside". */
export const takesTemperature =
  /\b(?:thermometer|internal|reads?|reach(?:es)?|registers?|inside|middle|cent(?:er|re))\b[^.]*°/i;
