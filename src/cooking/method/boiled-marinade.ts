/** A marinade in which raw meat has lain, as it is boiled in the old pan; the cue in what follows. */
const boiledBefore =
  /\bmarinade\b[^.;]*\b(?:boil|bubbl|simmer|reduc)\w*\b(?:[^.;]*?(?:,| and)? (until [a-z]+(?: and [a-z]+)?))?/i;
/** Where that pan is gone it must not stand about raw. */
const pouredRaw =
  /\b(?:pour|tip|put|transfer|add)(?: the)? ((?:leftover|remaining|reserved|used) marinade|rest of the marinade|marinade) (?:in|into)(?: a| the) (?:large |small |mixing |medium )?(?:bowl|dish|jug)(?=[.,;]|$)/gi;

/** Minutes at a full boil after which what held raw meat is safe. Source: USDA FSIS, marinades brought to a rolling boil; own rule. */
const minutes = 3;

/**
 * Texts with the marinade boiled in a small saucepan, where the recipe boiled it in the pan that the new machine takes the
 * place of; the same texts where it did not, or where it still does.
 */
export function withBoiledMarinade(source: readonly string[]): (text: string) => string {
  const told = boiledBefore.exec(source.join('\n'));
  if (told === null) return (text) => text;
  const until = told[1] === undefined ? '' : `, ${told[1]}`;
  return (text) =>
    text.replace(
      pouredRaw,
      (_, what: string) => `Boil the ${what} hard in a small saucepan for ${minutes} minutes${until}`,
    );
}
