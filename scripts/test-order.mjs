// The order in which test files start: known long ones first, so that no core idles while the last of them ends.
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/**
 * The files of `unit` that take longest, longest first. Without its cache, as on a clean checkout, vitest knows only how
 * large a file is, and these are small ones that walk over every dish. `test/tooling/test-order.test.ts` holds that they
 * are there.
 */
export const longest = [
  'test/dishes/swaps.test.ts',
  'test/dishes/mentions.test.ts',
  'test/dishes/dishes.test.ts',
  'test/dishes/residue.test.ts',
  'test/golden/said-and-listed.test.ts',
  'src/cooking/tone/rewrite.test.ts',
  'test/tooling/promises.test.ts',
  'test/http/endpoints.test.ts',
  'src/cooking/method/cook-it-tonight.test.ts',
  'src/cooking/plan/rank/bound.test.ts',
  'test/golden/choices.test.ts',
  'test/tooling/rooms.test.ts',
  'src/cooking/doneness/doneness.test.ts',
  'test/http/transport.test.ts',
];

/**
 * The known long ones first, all others as they stand.
 * @template File @param {readonly File[]} files @param {(file: File) => string} pathOf from the root, with slashes
 * @returns {File[]}
 */
export const longestFirst = (files, pathOf) => {
  const place = (file) => {
    const at = longest.indexOf(pathOf(file));
    return at === -1 ? longest.length : at;
  };
  return [...files].sort((a, b) => place(a) - place(b));
};

/** Vitest's own order, but for the files that are known to be long. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const pathOf = ({ moduleId }) => relative(this.ctx.config.root, moduleId).replaceAll('\\', '/');
    return longestFirst(await super.sort(files), pathOf);
  }
}
