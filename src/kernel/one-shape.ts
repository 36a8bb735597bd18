/**
 * Rows of a table, all with the same fields in the same order; those that a row lacks are undefined. Code that reads
 * fields of rows of many shapes looks each of them up by name every time, rows of one shape it reads by place.
 */
export function ofOneShape<Row extends object>(rows: readonly Row[]): Row[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // What is parsed has its fields in itself; what gets them one by one has most of them in a list beside it.
  const lacking = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<
    string,
    null | undefined
  >;
  for (const name of names) lacking[name] = undefined;
  return rows.map((row) => ({ ...lacking, ...row }));
}
