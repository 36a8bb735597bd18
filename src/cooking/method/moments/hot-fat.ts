/** Fat that is heated in an empty tin, where the new machine has no tin to heat. */
import { isKind } from '#food/ingredient';
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';
import type { Part } from '../read/parts.ts';

const tinless: ReadonlySet<Method> = new Set([
  'airFryer',
  'grill',
  'smoker',
  'slowCooker',
  'pressureCooker',
  'microwave',
  'steamer',
]);

const putIn =
  /^(\W*)(?:put|place|spoon|pour|add|tip)\b\s+(.+?)\s+(?:in|into|to)\b[^.;]*\b(?:tins?|trays?|pans?|dish)\b[^.;]*$/i;
const putAndHeat =
  /^(\W*(?:meanwhile,?\s+|then\s+)*)(?:put|place|spoon|pour|add|tip|heat)\b\s+([^,;]+?)\s+(?:in|into|to)\b[^.;]*?\b(?:tins?|trays?|pans?|dish)\b[^.;]*(?:\b(?:heat|put)\b[^.;]*\boven\b|\boven\b[^.;]*\b(?:hot|smok\w*|sizzl\w*|heat))[^;]*$/i;
const hotFat =
  /\b(tip|put|add|pour|place|lower|drop)( them| it| the \w+)?(?: carefully)? (?:in|into|to) the (?:very |smoking )?(?:hot )?(?:fat|oil|dripping|lard)\b/i;
const heatedThere = /\b(?:oven|heat|hot|smok|sizzl|shimmer)/i;

/**
 * "Put the goose fat in a roasting tin and heat in the oven for 10 minutes": the fat is melted for the tossing, and the
 * empty tin is heated no more.
 */
export function meltFirst(
  clauses: readonly Clause[],
  target: Method,
  parts: ReadonlyMap<string, Part>,
): readonly Clause[] {
  if (!tinless.has(target)) return clauses;
  const isFat = (key: string): boolean => {
    const food = parts.get(key)?.food ?? null;
    return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
  };
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const next = clauses[at + 1];
    const put = (one: Clause | undefined): boolean =>
      one !== undefined && one.names.length > 0 && one.names.every(isFat) && putIn.test(one.text);
    const heats = (one: Clause | undefined, of: Clause): boolean =>
      one !== undefined &&
      one.step === of.step &&
      one.names.length === 0 &&
      heatedThere.test(one.text) &&
      /\b(?:oven|heat)\b/i.test(one.text);
    const both = clause.names.every(isFat) ? putAndHeat.exec(clause.text) : null;
    if (both !== null && clause.names.length > 0)
      return {
        ...clause,
        text: `${both[1]!}${/\p{L}/u.test(both[1]!) ? 'melt' : 'Melt'} ${both[2]!} and put it in a large bowl.`,
        action: null,
        actions: [],
        minutes: null,
        celsius: null,
      };
    // "Carefully tip into the hot fat": it is in the bowl.
    if (hotFat.test(clause.text) && clauses.slice(0, at).some((one) => putAndHeat.test(one.text)))
      return { ...clause, text: clause.text.replace(hotFat, '$1$2 into the bowl with the fat') };
    if (put(clause) && heats(next, clause))
      return {
        ...clause,
        text: clause.text.replace(putIn, '$1Melt $2 and put it in a large bowl'),
        actions: [],
        action: null,
      };
    if (put(before) && heats(clause, before!))
      return { ...clause, text: '', action: null, actions: [], minutes: null, celsius: null };
    return clause;
  });
}
