/** All programs, in the order in which they are asked. */
import { bakedPasta } from './baked-pasta.ts';
import { basinPudding } from './basin.ts';
import { brownedInAir } from './browned-in-air.ts';
import { curd } from './curd.ts';
import { eggBread } from './egg-bread.ts';
import { warmDrink } from './warm-drink.ts';
import { roastedForPan } from './roasted-for-pan.ts';
import { batterCake } from './batter-cake.ts';
import { batterPudding } from './batter-pudding.ts';
import { coldPie } from './cold-pie.ts';
import { bathPieces } from './bath.ts';
import { braisedJoint } from './braised-joint.ts';
import { beanBase } from './bean-base.ts';
import { beanPot } from './bean-pot.ts';
import { deepFried } from './deep-fried.ts';
import { boiledThenBaked } from './boiled-then-baked.ts';
import { bonelessOnGrill } from './boneless-on-grill.ts';
import { boughtCooked, coldSoup, readyCooked } from './cold-savoury.ts';
import { coldBars, coldDough, coldJam, coldOats } from './cold-sweets.ts';
import { cookiesInAir } from './cookies-in-air.ts';
import { yeastDough } from './dough.ts';
import { fireJoint } from './fire-joint.ts';
import { fried } from './fried.ts';
import { fromSlow } from './from-slow.ts';
import { fruitTopped } from './fruit-topped.ts';
import { selfSaucing } from './self-saucing.ts';
import { gratin } from './gratin.ts';
import { ribsInPot, toughJoint } from './joint.ts';
import { jointInAir } from './joint-in-air.ts';
import { microwavePot } from './microwave-pot.ts';
import { panFritters } from './pan-fritters.ts';
import { crispPieces } from './pieces-crisp.ts';
import { potBread } from './pot-bread.ts';
import { saucedBalls } from './sauced-balls.ts';
import { sheetStirFry } from './sheet-stir-fry.ts';
import { smokedLoaf } from './smoked-loaf.ts';
import { stuffedInAir } from './stuffed-in-air.ts';
import { steamedDumplings } from './steamed-dumplings.ts';
import { steak } from './steak.ts';
import { sheetPancakes, toastie } from './toastie.ts';
import { trayOnGrill } from './tray-on-grill.ts';
import { wetPot } from './wet-pot.ts';
import { wholeBird } from './whole-bird.ts';
import { coldVegetables } from './cold-vegetables.ts';
import { bakedBeans } from './baked-beans.ts';
import { congee } from './congee.ts';
import { fruitButter } from './fruit-butter.ts';
import { panBreadInPot } from './pan-bread-in-pot.ts';
import { poachedEgg } from './poached-egg.ts';
import { coldTinned } from './cold-tinned.ts';
import { eggsInMicrowave } from './eggs-in-microwave.ts';
import { pastaUnderPressure } from './pasta-under-pressure.ts';
import { riceAllIn } from './rice-all-in.ts';
import { riceCookerDal } from './rice-cooker-dal.ts';
import { riceCookerPot } from './rice-cooker-pot.ts';
import { soakedGrain } from './soaked-grain.ts';
import { steamedCakes } from './steamed-cakes.ts';
import { stuffedUnderPressure } from './stuffed-under-pressure.ts';
import { culturedYogurt } from './yogurt.ts';
import { dumplingsInAir, flatbreads } from './flatbreads.ts';
import { starchCoat, starchDeep, starchDip } from './starch-coat.ts';
import { steamBasket } from './steam-basket.ts';
import { riceCookerSteam } from './rice-cooker-steam.ts';
import { bakedRice } from './baked-rice.ts';
import { bakedBuns } from './baked-buns.ts';
import { twoSmallDishes } from './two-small-dishes.ts';
import { loafInPot } from './loaf-in-pot.ts';
import { campOvenTray } from './camp-oven-tray.ts';
import { driedLow } from './dried-low.ts';
import { slowOnions } from './slow-onions.ts';
import { firedThenSauced } from './fired-then-sauced.ts';
import { openReduction } from './open-reduction.ts';
import { plateOfParts } from './plate-of-parts.ts';
import type { Program } from './telling.ts';

export const programs: readonly Program[] = [
  deepFried,
  basinPudding,
  bakedPasta,
  batterPudding,
  gratin,
  fruitTopped,
  selfSaucing,
  panFritters,
  fried,
  starchCoat,
  starchDeep,
  plateOfParts,
  pastaUnderPressure,
  bakedRice,
  riceAllIn,
  bakedBuns,
  driedLow,
  slowOnions,
  firedThenSauced,
  openReduction,
  potBread,
  loafInPot,
  campOvenTray,
  yeastDough,
  cookiesInAir,
  batterCake,
  sheetStirFry,
  saucedBalls,
  bakedBeans,
  fruitButter,
  panBreadInPot,
  beanPot,
  beanBase,
  boiledThenBaked,
  bonelessOnGrill,
  trayOnGrill,
  smokedLoaf,
  wholeBird,
  ribsInPot,
  braisedJoint,
  jointInAir,
  fireJoint,
  wetPot,
  fromSlow,
  steak,
  bathPieces,
  steamedDumplings,
  stuffedInAir,
  roastedForPan,
  warmDrink,
  curd,
  eggBread,
  toastie,
  sheetPancakes,
  crispPieces,
  microwavePot,
  coldPie,
  coldBars,
  coldDough,
  coldOats,
  coldJam,
  coldVegetables,
  coldSoup,
  boughtCooked,
  readyCooked,
];

/** What is asked where nothing else found a way. */
export const rescues: readonly Program[] = [
  toughJoint,
  riceCookerDal,
  congee,
  poachedEgg,
  riceCookerPot,
  soakedGrain,
  steamedCakes,
  eggsInMicrowave,
  dumplingsInAir,
  flatbreads,
  riceCookerSteam,
  steamBasket,
  starchDip,
  twoSmallDishes,
  stuffedUnderPressure,
  coldTinned,
  culturedYogurt,
  brownedInAir,
];
