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

const raw = /\bmarinad/i;
const brushesIt =
  /^(\W*)(?:then )?((?:brush|baste|spoon|pour|drizzle|glaze|serve)\b[^.;]*?\b)((?:the |any |some of the )?(?:reserved|remaining|leftover|left-over|rest of the|used)? ?marinade)\b/i;
const cooks = /\b(?:\d+(?:\s*(?:-|–|to)\s*\d+)? ?(?:min\w*|hours?|hrs?)|broiler|until)\b/i;

/**
 * A marinade in which raw meat lay and that only comes on when the cooking is over is boiled first. `was` are the
 * instructions of the source, which cooked it with the meat.
 */
export function boiledAtEnd(was: readonly string[], now: readonly string[]): readonly string[] {
  if (!raw.test(was.join('\n'))) return now;
  return now.map((text, at) => {
    const found = brushesIt.exec(text);
    if (found === null || was.includes(text) || /\bboil/i.test(text)) return text;
    const after = [text.slice(found[0].length), ...now.slice(at + 1)].join(' ');
    const heated = after.split(/(?<=[.!?])\s+/).some((one) => cooks.test(one) && fires.test(one));
    return heated
      ? text
      : `${found[1]!}Boil the marinade hard in a small saucepan for ${minutes} minutes, then ${found[2]!.charAt(0).toLowerCase()}${found[2]!.slice(1)}it${text.slice(found[0].length)}`;
  });
}

const fires = /\b(?:grill|roast|bake|cook|fry|air-fry|broil|simmer|smoke|microwave|sear|brown)\w*\b/i;
