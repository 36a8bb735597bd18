/** All programs, in the order in which they are asked. */
import { bakedPasta } from './baked-pasta.ts';
import { basinPudding } from './basin.ts';
import { batterPudding } from './batter-pudding.ts';
import { coldPie } from './cold-pie.ts';
import { boughtCooked, coldSoup } from './cold-savoury.ts';
import { coldBars, coldDough, coldJam, coldOats } from './cold-sweets.ts';
import { yeastDough } from './dough.ts';
import { fried } from './fried.ts';
import { gratin } from './gratin.ts';
import { toughJoint } from './joint.ts';
import type { Program } from './telling.ts';

export const programs: readonly Program[] = [
  basinPudding,
  bakedPasta,
  batterPudding,
  gratin,
  fried,
  yeastDough,
  coldPie,
  coldBars,
  coldDough,
  coldOats,
  coldJam,
  coldSoup,
  boughtCooked,
];

/** What is asked where nothing else found a way. */
export const rescues: readonly Program[] = [toughJoint];
