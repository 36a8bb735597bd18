/**
 * How much more memory the last third of the samples holds than the middle third, as a share (0.1 = 10 %);
 * medians, so that one collection of garbage does not decide. The first third warms up. Null below 15 samples.
 */
export const risingShare = (samples: readonly number[]): number | null => {
  if (samples.length < 15) return null;
  const third = Math.floor(samples.length / 3);
  const middleOf = (part: readonly number[]): number => [...part].sort((a, b) => a - b)[part.length >> 1]!;
  const before = middleOf(samples.slice(third, 2 * third));
  return middleOf(samples.slice(2 * third)) / before - 1;
};
