/** One figure of the evaluation with what it must reach. */
export interface Line {
  readonly figure: string;
  /** How many cases it was measured on; none at all is a failure. */
  readonly of: number;
  /** A share, 0–1. */
  readonly value: number;
  /** The least it may be … */
  readonly least?: number;
  /** … or the most. */
  readonly most?: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Whether a figure stands: measured on something, a number, and within its bound. */
const stands = ({ of, value, least, most }: Line): boolean =>
  of > 0 &&
  (least !== undefined || most !== undefined) &&
  value >= (least ?? 0) &&
  value <= (most ?? Infinity);

/** The table for people, and the count for the test command. */
export const formatBoard = (
  lines: readonly Line[],
): { readonly text: string; readonly passed: number; readonly failed: number } => {
  const width = Math.max(...lines.map(({ figure }) => figure.length), 0);
  const text = lines.map((line) => {
    const bound =
      line.least === undefined ? `at most ${percent(line.most ?? NaN)}` : `at least ${percent(line.least)}`;
    const start = `${stands(line) ? 'ok  ' : 'FAIL'} ${line.figure.padEnd(width)}`;
    return `${start} ${percent(line.value).padStart(8)}  ${bound.padEnd(18)} of ${line.of}`;
  });
  const passed = lines.filter(stands).length;
  return { text: text.join('\n'), passed, failed: lines.length - passed };
};
