/** Where the service is installed, and in which version. Every command loads this, so it loads nothing itself. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout or package: the first above this file, wherever it was bundled to, that has the tiers. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'config/tiers.yaml'))) {
    if (dirname(folder) === folder)
      throw new Error('config/tiers.yaml is missing: the installation is not whole');
    folder = dirname(folder);
  }
  return folder;
}

export const installationFolder = findRoot();

export const serviceVersion = (
  JSON.parse(readFileSync(join(installationFolder, 'package.json'), 'utf8')) as { readonly version: string }
).version;
