// Makes the empty database that a first start unpacks, so that no user waits for it or pays its memory.
import { PGlite } from '@electric-sql/pglite';
import { writeFile } from 'node:fs/promises';

const database = await PGlite.create();
const base = await database.dumpDataDir('gzip');
await writeFile(process.argv[2], Buffer.from(await base.arrayBuffer()));
await database.close();
