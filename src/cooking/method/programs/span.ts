/** What rescues share: a stretch of the old cooking told in new sentences, and how a text speaks of its vessel and heat. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import type { Part } from '../read/parts.ts';
import { ownStep, retell, type Ask, type ToldStep } from './telling.ts';

/** Whether a clause puts something on the heat. */
export const isHeated = ({ actions, celsius }: Clause): boolean =>
  (celsius ?? 0) >= 60 || actions.some((action) => actionNature[action].heats);

/** The clauses from `first` to `last` told in `sentences`, each an instruction of its own; the others as `judge` says. */
export function spanTold(
  ask: Ask,
  [first, last]: readonly [number, number],
  sentences: readonly string[],
  judge: (clause: Clause, at: number) => 'drop' | readonly string[] | null = () => null,
  reword?: (text: string, step: number) => string,
): readonly ToldStep[] {
  return retell(
    ask,
    (clause, at) =>
      at === first
        ? [...sentences.map((one) => `${ownStep}${one}`), ownStep]
        : at > first && at <= last
          ? 'drop'
          : judge(clause, at),
    reword,
  );
}

/** A pot or pan of the stove, with its article and what is said of its size. */
export const stoveVessel =
  /\b(?:an?|the|your|another|that|this|same)\s+(?:(?:large|big|small|medium|medium-sized|deep|heavy|heavy-bottomed|separate|same|non-?stick|hot|dry|clean|frying|fry|sauce|saut[eé]|soup|stock|cooking|cast[- ]iron)[- ]?)*(?:pots?|saucepans?|pans?|woks?|skillets?|dutch ovens?|stockpots?)\b/gi;
/** The flame of the stove as part of a sentence. */
export const flame =
  /,?\s*\b(?:over|on|at|to|with|under)\s+(?:a |an |the )?(?:very )?(?:lowest|low|medium|moderate|high|gentle|lively)(?:(?:[- ]|\/| to )(?:low|medium|high))*(?:\s+(?:heat|flame|fire|setting))?\b(?!-)/gi;
/** A clause that does nothing but turn the flame up or down. */
export const onlyFlame =
  /^\W*(?:and |then )*(?:turn|reduce|lower|raise|increase|bring|set|keep|cut)\b[^,.;]*\b(?:heat|flame|fire)\b(?: (?:down|up|off))?(?: to (?:a )?(?:very )?(?:low|medium|high|simmer)\S*)?\W*$/i;

/** Raw meat, poultry or fish of some weight. */
export const rawMeats = (parts: readonly Part[], least = 60): readonly Part[] =>
  parts.filter(({ safe, grams }) => safe !== null && safe.kind !== 'egg' && grams >= least);

/** The highest of the inner temperatures that the raw food has to reach; null where nothing has to. */
export const dueCelsius = (parts: readonly Part[]): number | null =>
  parts.length === 0 ? null : Math.max(...parts.map(({ safe }) => safe!.celsius));

/** The fat that a recipe has already: nothing new is brought to somebody's table. */
export const fatOf = (parts: readonly Part[]): 'butter' | 'oil' =>
  parts.some(({ food }) => food !== null && isKind(food, 'butter')) ? 'butter' : 'oil';
