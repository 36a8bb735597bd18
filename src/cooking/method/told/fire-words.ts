/** What a camp oven in coals needs: how the coals are made, and what is done with them while it bakes. */
import type { PlanContext } from '../plan.ts';

/** Coals that are ready: briquettes take as long as they take to be ashed over. Own rule. */
export const coalsReady =
  'Let the fire burn down to hot coals, or let charcoal briquettes burn for 20–30 minutes until gray ash covers them';

/** How the heat is kept even: a bake of minutes needs one turn, and coals burn for about 40 minutes. Own rule. */
export function coalCare(minutes: number): string {
  if (minutes < 20) return 'Give pot and lid a quarter turn halfway.';
  if (minutes <= 45) return 'Give pot and lid a quarter turn every 10 minutes.';
  return 'Give pot and lid a quarter turn every 10 minutes, and renew the coals after 40.';
}

/** "Arrange rounds in a cast iron pan": what the oven was to bake in. */
const laysIn =
  /^\W*(?:then\s+)?(?:arrange|place|lay|set|put|nestle|crowd|drop|spread|transfer)\b[^.;]*\b(?:in|into|on|onto)\b/i;
const onHeat = /\b(?:melt|heat|fry|brown|sear|saut[eé]|simmer|boil)\w*\b/i;

/** Whether a sentence lays in a pan what is baked there. */
export const laysForBaking = (sentence: string): boolean => laysIn.test(sentence) && !onHeat.test(sentence);

/** Small bakes that rise: biscuits and scones with baking powder, rolls and muffins. */
export const rises = ({ title, parts }: Pick<PlanContext, 'title' | 'parts'>): boolean =>
  /\b(?:biscuits?|scones?|muffins?|rolls|buns)\b/i.test(title) &&
  parts.some(
    ({ food }) => food !== null && /^(?:baking-powder|baking-soda|.*yeast|self-rising-flour)$/.test(food.id),
  );
