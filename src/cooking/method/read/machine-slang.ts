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
