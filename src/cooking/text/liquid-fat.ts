const melting =
  /\b(m)elt (?=(?:(?:half|most|two thirds|a third|another third|a quarter|three quarters|the rest|the last|what is left|a little|some) of )?the (?:(?!coconut |palm )[\p{L}-]+ )?oil\b( with the)?)/giu;

/** Oil that took the butter's place beside oil: "melt the oil with half the oil", "with a nut of 1 tablespoon oil". */
const twice =
  /\b(?:(?<m>m)elt )?the (?<fat>(?:[\p{L}-]+ )?oil) with (?<share>(?:half|most|a third|two thirds|a quarter|three quarters|the rest)(?: of)?) the \k<fat>(?=[ ,.])/giu;
const nutOf =
  /\ba nut of (?<amount>(?:[\d½¼¾⅓⅔⅛]+ (?:tablespoons?|teaspoons?|g|ml) )?)(?=(?:the )?(?:[\p{L}-]+ )?oil\b)/giu;

const onceNamed = (text: string): string =>
  text
    .replace(twice, (...groups) => {
      const { fat, share, m } = groups.at(-1) as { fat: string; share: string; m?: string };
      const verb = m === undefined ? '' : m === 'M' ? 'Heat ' : 'heat ';
      return `${verb}${share} the ${fat}`;
    })
    .replace(nutOf, (...groups) => {
      const { amount } = groups.at(-1) as { amount: string };
      return amount === '' ? 'a spoonful of ' : amount;
    });

/** A text in which no oil is melted: it stands in for the butter of which the author spoke, and is warmed or heated. */
export const heatOil = (text: string): string =>
  text.includes(' oil')
    ? onceNamed(text).replace(melting, (_, letter: string, together: string | undefined) => {
        const verb = together === undefined ? 'heat' : 'warm';
        return `${letter === 'M' ? verb[0]!.toUpperCase() + verb.slice(1) : verb} `;
      })
    : text;
