/** Dried beans under pressure: whether they are soaked first, and how what is left of their liquid is boiled off. */
import { joinList } from '../../text/grammar.ts';
import type { PlanContext } from '../plan.ts';
import { callOf, type Part } from '../read/parts.ts';

/** Dried beans with a toxin that no word of the recipe soaks. */
export const toSoak = (parts: readonly Part[], text: string): readonly Part[] =>
  /\bsoak/i.test(`${text}\n${parts.map(({ item }) => item.text).join('\n')}`)
    ? []
    : parts.filter(
        ({ time, food, item }) =>
          time?.dry === true &&
          ((food?.traits ?? []) as readonly string[]).includes('toxic-raw') &&
          (/\b(?:dried|dry)\b/i.test(item.text) ||
            !/\b(?:cans?|tins?|tinned|canned|jars?|cooked)\b/i.test(item.text)),
      );

/** "pinto beans (can be dried or canned)". */
export const driedOrCanned =
  /\b(?:dried|dry)\b[^.]*\bor\b[^.]*\b(?:canned|tinned)\b|\b(?:canned|tinned)\b[^.]*\bor\b[^.]*\b(?:dried|dry)\b/i;
/** What canned ones need in place of dried ones. */
export const cannedInstead = (some: readonly Part[]): string =>
  `These minutes are for dried ${joinList(some.map(callOf))}; canned ones, drained, need no soak, half of the water and 5 minutes.`;

/** Until when the author boils off what is left of the liquid after the main simmer; null where that is not done. */
export function boiledDownTo({ text, main }: PlanContext): string | null {
  const step = text.split('\n')[main.step] ?? '';
  const found =
    /\b(?:evaporat\w*|boil\w* (?:off|away|down)|reduce\w*)\b[^.;]*\b(?:liquid|broth|juices?|sauce|water)\b[^.;]*?(?:\b((?:until|till)\b[^.;,]*))?(?=[.;,]|$)/i.exec(
      step,
    );
  if (found === null) return null;
  const until = found[1]?.replace(/^till/i, 'until').trim() ?? 'until it is as thick as a stew';
  // "until beans are stew-like".
  return until.replace(/^until (?=(?:beans|peas|chickpeas|sauce|mixture|liquid)\b)/i, 'until the ');
}

/** How soft the beans have to be before the rest of their liquid is boiled off in the open cooker. */
export const boiledOpen = (dry: readonly Part[], until: string): readonly string[] => [
  `Try the ${joinList(dry.map(callOf))}: if they are still firm, lock the lid again and cook at high pressure for 5 minutes more, and let the pressure drop by itself again.`,
  `Set the pressure cooker to Sauté and boil it, uncovered, for 10–15 minutes, stirring more and more often, ${until}.`,
];
