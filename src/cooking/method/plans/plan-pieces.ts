import type { Method } from '../../vocabulary.ts';
import { airFryPieces, campfirePieces, grillPieces, roastPieces } from './pieces-dry.ts';
import { microwavePieces, pressurePieces, slowPieces, steamPieces } from './pieces-moist.ts';
import { sousVidePieces } from './pieces-vide.ts';
import { deepFryPieces, panPieces, wokPieces } from './pieces-pan.ts';
import { readPieces, type Pieces } from './pieces.ts';
import { Refusal, type Plan, type PlanContext } from '../plan.ts';

const planFor: Readonly<Partial<Record<Method, (pieces: Pieces) => Plan | Refusal>>> = {
  oven: roastPieces,
  convectionOven: roastPieces,
  toasterOven: roastPieces,
  airFryer: airFryPieces,
  stovetop: panPieces,
  dutchOven: panPieces,
  wok: wokPieces,
  grill: grillPieces,
  smoker: grillPieces,
  campfire: campfirePieces,
  deepFryer: deepFryPieces,
  steamer: steamPieces,
  sousVide: sousVidePieces,
  microwave: microwavePieces,
  slowCooker: slowPieces,
};

/** Pieces of food, or one large one, from any machine to any other, by the times of the foods. */
export function piecesPlan(context: PlanContext, target: Method): Plan | Refusal {
  const pieces = readPieces(context, target);
  return pieces instanceof Refusal ? pieces : (planFor[target] ?? pressurePieces)(pieces);
}
