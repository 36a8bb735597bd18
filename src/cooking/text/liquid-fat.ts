const melting =
  /\b(m)elt (?=(?:(?:half|most|two thirds|a third|another third|a quarter|three quarters|the rest|the last|what is left|a little|some) of )?the (?:(?!coconut |palm )[\p{L}-]+ )?oil\b( with the)?)/giu;

/** A text in which no oil is melted: it stands in for the butter of which the author spoke, and is warmed or heated. */
export const heatOil = (text: string): string =>
  text.includes(' oil')
    ? text.replace(melting, (_, letter: string, together: string | undefined) => {
        const verb = together === undefined ? 'heat' : 'warm';
        return `${letter === 'M' ? verb[0]!.toUpperCase() + verb.slice(1) : verb} `;
      })
    : text;
