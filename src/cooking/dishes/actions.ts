import type { Station } from '../dish.ts';
import type { Action, Phase } from '../vocabulary.ts';

/** What an action means for the clock and the stove when a dish does not say otherwise. */
export interface ActionNature {
  readonly phase: Phase;
  readonly station: Station;
  /** Share of the minutes that needs hands. */
  readonly hands: number;
  /** Brings food to a temperature. */
  readonly heats: boolean;
}

const nature = (phase: Phase, station: Station, hands: number, heats = false): ActionNature => ({
  phase,
  station,
  hands,
  heats,
});

const prep = nature('prep', 'none', 1);
const wait = nature('prep', 'none', 0.05);
const stove = (hands: number): ActionNature => nature('cook', 'burner', hands, true);
const oven = nature('cook', 'oven', 0.08, true);
const machine = (hands: number): ActionNature => nature('cook', 'appliance', hands, true);

/** Total over the vocabulary, so that a new action cannot be forgotten here. */
export const actionNature: Readonly<Record<Action, ActionNature>> = {
  cut: prep,
  wash: prep,
  soak: wait,
  drain: prep,
  measure: prep,
  mix: prep,
  whisk: prep,
  beat: prep,
  fold: prep,
  knead: prep,
  rest: nature('finish', 'none', 0),
  proof: wait,
  marinate: wait,
  season: prep,
  shape: prep,
  roll: prep,
  stuff: prep,
  coat: prep,
  blend: prep,
  mash: prep,
  grate: prep,
  toast: stove(0.6),
  preheat: nature('prep', 'oven', 0.05),
  heat: stove(0.3),
  melt: stove(0.5),
  boil: stove(0.15),
  simmer: stove(0.15),
  poach: stove(0.4),
  steam: stove(0.1),
  blanch: stove(0.5),
  braise: stove(0.08),
  stew: stove(0.08),
  saute: stove(0.8),
  sear: stove(0.9),
  fry: stove(0.8),
  'stir-fry': stove(1),
  'deep-fry': stove(0.9),
  sweat: stove(0.4),
  caramelise: stove(0.5),
  bake: oven,
  roast: oven,
  broil: nature('cook', 'oven', 0.5, true),
  grill: machine(0.6),
  smoke: machine(0.1),
  reduce: stove(0.3),
  deglaze: stove(1),
  add: nature('cook', 'none', 1),
  stir: nature('cook', 'none', 1),
  toss: nature('assemble', 'none', 1),
  layer: nature('assemble', 'none', 1),
  assemble: nature('assemble', 'none', 1),
  dress: nature('assemble', 'none', 1),
  garnish: nature('finish', 'none', 1),
  serve: nature('finish', 'none', 1),
  cool: nature('finish', 'none', 0),
  chill: nature('finish', 'none', 0.02),
  freeze: nature('finish', 'none', 0.02),
  churn: nature('finish', 'appliance', 0.1),
  set: nature('finish', 'none', 0),
  strain: nature('prep', 'none', 1),
  press: prep,
  pour: nature('assemble', 'none', 1),
  glaze: nature('finish', 'none', 1),
  warm: stove(0.4),
  reheat: stove(0.3),
  microwave: machine(0.1),
  'slow-cook': machine(0.02),
  'pressure-cook': machine(0.1),
  'air-fry': machine(0.15),
  'sous-vide': machine(0.05),
  ferment: wait,
};
