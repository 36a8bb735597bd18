/**
 * Rows of a table, all with the same fields in the same order; those that a row lacks are undefined. Code that reads
 * fields of rows of many shapes looks each of them up by name every time, rows of one shape it reads by place.
 */
export function ofOneShape<Row extends object>(rows: readonly Row[]): Row[] {
  const lacking = Object.fromEntries(
    rows.flatMap((row) => Object.keys(row)).map((name) => [name, undefined]),
  );
  return rows.map((row) => ({ ...lacking, ...row }));
}
