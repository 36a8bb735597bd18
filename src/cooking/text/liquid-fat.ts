const melting =
  /\b(m)elt (?=(?:(?:(?:half|most|two thirds|a third|another third|a quarter|three quarters|the rest|the last|what is left|a little|some) of )?the|[\d.]*[\d¼½¾⅓⅔⅛] (?:tablespoons?|teaspoons?|g|ml)) (?:(?!coconut |palm )[\p{L}-]+ )?oil\b( with the)?)/giu;

/** Oil that took the butter's place beside oil: "melt the oil with half the oil", "with a nut of 1 tablespoon oil". */
const twice =
  /\b(?:(?<m>m)elt )?(?:(?<first>half|a third|two thirds)(?: of)? )?the (?<fat>(?:[\p{L}-]+ )?(?:oil|butter)) with (?<share>(?:the remaining|half|most|a third|two thirds|a quarter|three quarters|the rest)(?: of)?)(?: the)? \k<fat>(?=[ ,.])/giu;
const nutOf =
  /\ba nut of (?<amount>(?:[\d½¼¾⅓⅔⅛]+ (?:tablespoons?|teaspoons?|g|ml) )?)(?=(?:the )?(?:[\p{L}-]+ )?oil\b)/giu;

const onceNamed = (text: string): string =>
  text
    .replace(twice, (...groups) => {
      const { fat, share, first, m } = groups.at(-1) as Record<'fat' | 'share', string> &
        Partial<Record<'first' | 'm', string>>;
      const melts = fat.endsWith('butter');
      const verb = m === undefined ? '' : melts ? `${m}elt ` : m === 'M' ? 'Heat ' : 'heat ';
      // Half of one, and what is left of the other: by eye, half of them both.
      const part = share === 'the remaining' ? `${first ?? 'half'} the` : `${share} the`;
      return `${verb}${part} ${fat}`;
    })
    .replace(nutOf, (...groups) => {
      const { amount } = groups.at(-1) as { amount: string };
      return amount === '' ? 'a spoonful of ' : amount;
    });

/** A text in which no oil is melted: it stands in for the butter of which the author spoke, and is warmed or heated. */
export const heatOil = (text: string): string =>
  text.includes(' oil') || text.includes(' butter with ')
    ? onceNamed(text).replace(melting, (_, letter: string, together: string | undefined) => {
        const verb = together === undefined ? 'heat' : 'warm';
        return `${letter === 'M' ? verb[0]!.toUpperCase() + verb.slice(1) : verb} `;
      })
    : text;

const cue = String.raw`(?:foams(?! and)|stops foaming(?:, turns amber and smells of nuts)?)`;
/** What butter does in the pan, and what oil does instead. */
const unfoaming: readonly (readonly [RegExp, string])[] = [
  [/\b(until|[Ww]hen) (it|the (?:[\p{L}-]+ )?oil) foams and smells nutty\b/gu, '$1 $2 smells nutty'],
  [/\b(until|[Ww]hen) the (?:[\p{L}-]+ )?oil smells nutty and the\b/gu, '$1 the'],
  [new RegExp(String.raw`\b(until|[Ww]hen) (it|the (?:[\p{L}-]+ )?oil) ${cue}`, 'gu'), '$1 $2 shimmers'],
  [
    /\b([Uu]ntil|[Ww]hen) the foam (?:begins to die down but has not colored|dies down|sinks|dies|subsides|settles)\b/gu,
    '$1 it shimmers',
  ],
  [/\blet it foam (?:for a minute|until it smells nutty)/gu, 'let it sizzle for a minute'],
  [/, foaming,/gu, ','],
  [/\bthe foaming (?=(?:[\p{L}-]+ )?oil\b)/gu, 'the hot '],
  [/\boil foaming (?=over\b)/gu, 'oil hot '],
  [/\bFoam (?=(?:the|half|[\d½¼¾⅓⅔])[^.]{0,24} oil\b)/gu, 'Heat '],
  [/\boil, cold,/gu, 'oil'],
];

/** A text in which no oil foams: only butter does, whose place it took. */
export const withoutFoam = (text: string): string =>
  /\boil\b/.test(text) && /foam|nutty|cold/i.test(text)
    ? unfoaming.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text)
    : text;
