const numbers: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
/** A time that a tip asks for beyond the recipe: "Ten minutes' soaking", "twenty minutes' rest". */
const asked =
  /\b(five|ten|fifteen|twenty|thirty|forty|\d+) minutes(?:'|’)? (?:of )?(?:soaking|resting|rest|marinating|chilling|draining)\b/i;
/** So little time is there that a tip may not ask for half of it. */
const share = 0.4;

/** Whether a tip asks for more time than who has so few minutes can give. */
export function wantsMoreTime(tip: string, limit: number | null): boolean {
  const found = limit === null ? null : asked.exec(tip);
  if (found === null) return false;
  const said = found[1]!.toLowerCase();
  return (numbers[said] ?? Number(said)) > limit! * share;
}

/** Under so many minutes nothing gets cold in a fridge. */
const chills = 15;
const inFridge =
  /\b((?:leave|keep|let (?:it|them) (?:stand|lie)|marinate)\b[^.;]*?),? in the fridge(?= for | until |, )/gi;

/** What marinates for minutes only stays on the table; fish and what is to set go into the fridge all the same. */
export const atRoomTemperature = (text: string, minutes: number): string =>
  minutes >= chills ||
  !/\bfridge for (?:\d+(?:–\d+)?) minutes\b/.test(text) ||
  /\b(?:chill|cold|firm|set)\b/i.test(text)
    ? text
    : text.replace(inFridge, '$1');
