// Prints what the edits of the golden file give now, as YAML to be read aloud and put into the file.
import { stringify } from 'yaml';
import { playGoldenEdit, readGoldenEdits } from '../support/golden-edits.ts';

for (const row of readGoldenEdits()) {
  const { text, stale, skipped } = playGoldenEdit(row);
  const { title, description, ingredients, instructions } = text;
  console.log(`# ${row.name}`);
  console.log(
    stringify(
      { expect: { title, ...(description === null ? {} : { description }), ingredients, instructions } },
      { lineWidth: 0 },
    ),
  );
  if (stale.length + skipped.length > 0) console.log(stale, skipped);
}
