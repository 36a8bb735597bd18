/** Minutes below an hour as recipes give them; above, fives and then quarters of an hour. */
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20] as const;
/** Up to here the steps above, then fives, then from the second on quarters. */
const fives = 20;
const quarters = 90;

const multiples = (value: number, of: number): readonly [number, number] => {
  const below = Math.floor(value / of) * of;
  return [below, below === value ? value : below + of];
};

/** The usual numbers next below and next above some minutes; twice the same where they are usual themselves. */
function around(value: number): readonly [number, number] {
  if (value > quarters) return multiples(value, 15);
  if (value >= fives) return multiples(value, 5);
  const above = steps.find((one) => one >= value) ?? fives;
  return [steps.findLast((one) => one <= value) ?? above, above];
}

const nearest = (value: number): number => {
  const [below, above] = around(value);
  return value - below < above - value ? below : above;
};

/** What who is short of time leaves away of a step for the sake of a round number, at the most; a share. */
const leftAway = 0.09;

/** The same for who is short of time: rounded down where that does the step no harm, and never up. */
export function briskMinutes(
  [min, max]: readonly [number, number],
  cooks: boolean,
): readonly [number, number] {
  if (cooks || max < 3) return [min, max];
  const rounded = (value: number): number => {
    const [below] = around(value);
    return below >= value * (1 - leftAway) ? below : value;
  };
  const low = rounded(min);
  return [low, Math.max(low, rounded(max))];
}

/** What is left of the most minutes of what must be cooked through, at the least; a share. */
const leastOfMost = 0.93;

/**
 * Minutes as a cook would say them: 10, 12, 15 or 18, then 20, 25, 30, and above an hour and a half by the quarter. Nobody
 * times a marinade of 13 minutes.
 * @param cooks something raw must be safe after the first of them, so that they are not fewer than they were
 */
export function niceMinutes(
  [min, max]: readonly [number, number],
  cooks: boolean,
): readonly [number, number] {
  // A minute or two is said as it is.
  if (max <= 2) return [min, max];
  // Nobody times two minutes and a half.
  if (min === max && max < 3)
    return cooks ? [Math.ceil(max), Math.ceil(max)] : [Math.floor(max), Math.floor(max)];
  const rounded = (value: number, share: number): number => {
    const near = nearest(value);
    return cooks && near < value * share ? around(value)[1] : near;
  };
  const low = rounded(min, 1);
  // The last minutes are for what is slow; one of them more or less is no matter.
  const high = Math.max(low, rounded(max, leastOfMost));
  return min < max && low === high && max >= quarters ? [low, low + 15] : [low, high];
}
