/** All programs, in the order in which they are asked. */
import { basinPudding } from './basin.ts';
import { coldPie } from './cold-pie.ts';
import { boughtCooked, coldSoup } from './cold-savoury.ts';
import { coldBars, coldDough, coldJam, coldOats } from './cold-sweets.ts';
import type { Program } from './telling.ts';

export const programs: readonly Program[] = [
  basinPudding,
  coldPie,
  coldBars,
  coldDough,
  coldOats,
  coldJam,
  coldSoup,
  boughtCooked,
];
