/** All programs, in the order in which they are asked. */
import { basinPudding } from './basin.ts';
import type { Program } from './telling.ts';

export const programs: readonly Program[] = [basinPudding];
