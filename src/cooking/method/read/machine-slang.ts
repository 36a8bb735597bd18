/** How owners of a machine shorten its words ("IP on saute", "NPR 10 then QR"), written out so that they are read as what they are. */
const short: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the |your |an? )?(?:IP|instapot|insta[- ]pot)\b(?! address)/g, 'the Instant Pot'],
  [
    /\b(the Instant Pot|the pot|it) (?:on|to) saut[eé](?: (?:mode|function|setting))?(?!\p{L})/giu,
    '$1 to Sauté',
  ],
  [/\bNPR\b(?: (?:for )?(\d+(?: ?[-–] ?\d+)?)(?: ?min(?:ute)?s?\b)?)?/g, 'natural release for $1 minutes'],
  [/\bQPR\b|\bQR\b(?! code)/g, 'quick release'],
  [/natural release for\s+minutes/g, 'natural release'],
  [/\b(?:HP|hi pressure|high pressure HP)\b(?= (?:for )?\d)/g, 'high pressure'],
];
const shortFor = /\b(?:IP|NPR|QPR|QR|HP|instapot|insta[- ]pot)\b/i;

/** A text with such shorthand written out. */
export function withoutSlang(text: string): string {
  return shortFor.test(text) ? short.reduce((now, [from, to]) => now.replace(from, to), text) : text;
}

const number = String.raw`(\d{3})(?: ?(?:°|º|degrees?|deg))?`;
const scale = String.raw`(?: ?([CF])(?![\p{L}]))?`;
const alsoFan = String.raw`(?:\s*(?:[(/,]|or)\s*(\d{3}) ?(?:°|º)?C? ?fan(?: oven)?\)?|\s+fan)?`;
const alsoGas = String.raw`(?:\s*(?:[(/,]|or)\s*gas(?: mark)? ?(\d)\)?)?`;
/** "oven 180 (160 fan)", "Oven to 425", "heat oven 350", "at 350." where nothing else is ordered. */
const ovenShort = new RegExp(
  String.raw`(^|[.;!\n]\s*)(?:(?:first,? |then |and )*(?:(?:pre-?)?heat |turn |set |get )?(?:the |your )?oven(?: on)?,?(?: (?:to|at|on|@))?|(?:pre-?heat|heat)(?: to)?|(?:at|@)) ?${number}${scale}${alsoFan}${alsoGas}(?=\s*(?:$|[.;,\n]|(?:and|&|then|while)\b))`,
  'giu',
);
/** "oven gas 6", "gas 4" by itself: a mark of the oven. */
const gasShort =
  /(^|[.;!\n]\s*)(?:(?:(?:pre-?)?heat |set )?(?:the |your )?oven(?: (?:to|at|on))? )?gas(?: mark)? ?(\d)(?=\s*(?:$|[.;,\n]|(?:and|&|then|while)\b))/gi;
/** The hottest that an oven is set to in °C; a larger number is meant in °F. */
const hottestCelsius = 260;

/** A jotted oven heat as the order that it is. */
export const withOvenSet = (text: string): string =>
  sentenceAfter(
    text
      .replace(
        ovenShort,
        (
          all: string,
          lead: string,
          heat: string,
          unit: string | undefined,
          fan: string | undefined,
          gas: string | undefined,
        ) => {
          const degrees = Number(heat);
          // What is an order with its scale already is its author's.
          if (degrees < 90 || degrees > 600 || (unit !== undefined && /heat/i.test(all))) return all;
          const letter = unit?.toUpperCase() ?? (degrees > hottestCelsius ? 'F' : 'C');
          const beside = [fan === undefined ? '' : `${fan}°C fan`, gas === undefined ? '' : `gas mark ${gas}`]
            .filter((one) => one !== '')
            .join(', ');
          return `${lead}Preheat the oven to ${heat}°${letter}${beside === '' ? '' : ` (${beside})`}`;
        },
      )
      .replace(gasShort, (_, lead: string, mark: string) => `${lead}Preheat the oven to gas mark ${mark}`),
  );

/** "… to 350°F. melt butter": what follows is a sentence of its own. */
const sentenceAfter = (text: string): string =>
  text.replace(
    /(\bPreheat the oven to [^.;\n]*[.] )(\p{Ll})/gu,
    (_, lead: string, letter: string) => `${lead}${letter.toUpperCase()}`,
  );

/** A machine's hours, or its bell, as the moment of what is done next. */
const hoursUp =
  /(^|[.;!\n]\s*)(?:(?:and |then |now )*)(?:after (?:the |about |those |these )?(\d+)(?: ?(?:-|–|to) ?\d+)? ?(?:hours?|hrs?|h)(?: (?:are up|have passed|of cooking|on (?:low|high)))?|(?:once|when|after) (?:the |those )?(\d+) ?(?:hours?|hrs?|h) (?:is|are|have|has) (?:up|over|done|passed|gone(?: by)?)),? *(?=\p{L})/giu;
const bell =
  /(^|[.;!\n]\s*)(?:(?:and |then |now )*)(?:once|when|after|as soon as) (?:the |your |it['’]s |it )?(?:(?:(?:slow[- ]?cooker|crock[- ]?pot|instant pot|pressure cooker|air fryer|microwave|oven|rice cooker|machine|pot|cooker|timer|alarm|clock)(?: timer)? )?(?:beeps|dings|pings|rings|bleeps|buzzes|goes(?: off)?|sounds|clicks off|runs out|is up|switches (?:off|to warm))|(?:cooking )?time(?:['’]s| is| has) (?:up|over|run out)),? *(?=\p{L})/giu;

/** Instructions without the moments that only the old machine's clock told: "After 8 hours, shred" is "Shred". */
export function withoutOldClock(texts: readonly string[]): (text: string) => string {
  const all = texts.join('\n');
  /** Hours that something cooks for, not those of a dough or a marinade. */
  const cooked = new Set(
    [
      ...all.matchAll(
        /\b(?:low|high|cook|slow[- ]?cook|simmer|braise|roast|bake|smoke)\w*\b[^.;\n]{0,30}?\b(\d+)(?: ?(?:-|–|to) ?\d+)? ?(?:hours?|hrs?|h)\b/gi,
      ),
    ].map(([, hours]) => hours),
  );
  const opened = (lead: string, at: number, whole: string, length: number): string =>
    `${lead}${whole.charAt(at + length) === '' ? '' : '\u0000'}`;
  return (text) =>
    text
      .replace(hoursUp, (match: string, lead: string, ...rest: unknown[]) => {
        const hours = (rest[0] ?? rest[1]) as string;
        return cooked.has(hours) ? opened(lead, rest[2] as number, text, match.length) : match;
      })
      .replace(bell, '$1\u0000')
      .replace(/\u0000(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}

/** "In greased 8x8 pan 25 mins", "35-40 mins til golden": what an oven that was set does, though no verb says so. */
const pannedUnsaid =
  /^(\W*(?:then )?)(in(?:to)? (?:an? |the )?[^.;]{0,40}?\b(?:pan|tin|dish|tray|sheet)|in(?:to)? (?:an? |the )?[^.;]{0,30}?\b\d{1,2} ?x ?\d{1,2})\b,? (?:for )?((?:about |approx\.? )?\d+[^.;]{0,12}\bmin(?:ute)?s?\b)/i;
const timedUnsaid =
  /^(\W*(?:then )?)((?:for )?(?:about |approx\.? )?\d+(?: ?(?:-|–|to) ?\d+)? ?min(?:ute)?s?\b(?! (?:in|to) the (?:fridge|freezer)))/i;
const ovenVerb =
  /\b(?:bake|baked|baking|roast|cook|broil|oven for|put in(?:to)? the oven|into the oven|simmer|fry|grill)\b/i;

/** Instructions whose set oven is told nothing to do: the stretch of minutes in its tin is the baking. */
export function withBakingSaid(texts: readonly string[]): (text: string) => string {
  const set = texts.findIndex((text) => /\bpreheat the oven to\b/i.test(withOvenSet(text)));
  if (
    set < 0 ||
    texts.some((text) =>
      ovenVerb.test(text.replace(/\bbak(?:e|ing) (?:powder|soda|dish|pan|tin|tray|sheet|paper)\b/gi, '')),
    )
  )
    return (text) => text;
  const later = texts.slice(set);
  const panned = later.find((text) => pannedUnsaid.test(text));
  const timed = panned ?? later.find((text) => timedUnsaid.test(text));
  const small = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);
  return (text) => {
    if (text !== timed) return text;
    return panned === undefined
      ? text.replace(
          timedUnsaid,
          (_, lead: string, rest: string) =>
            `${lead}Bake ${/^for\b/i.test(rest) ? '' : 'for '}${small(rest)}`,
        )
      : text.replace(
          pannedUnsaid,
          (_, lead: string, where: string, time: string) => `${lead}Bake ${small(where)} for ${time}`,
        );
  };
}
