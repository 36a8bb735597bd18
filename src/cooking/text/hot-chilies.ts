import { cutInPlace } from './cut-in-place.ts';
import { placeBehind } from './place-remark.ts';

/** So hot that the fingers burn for hours. */
const fierce = /^(?:scotch-bonnet|habanero|ghost-pepper|carolina-reaper)$/;
const toldAlready = /\bgloves?\b|wash your hands/i;
/** In one piece it keeps its fire to itself. */
const leftWhole = /\bwhole\b/i;

const opensElsewhere = /^(?:Meanwhile|While|Off the heat|About|In the meantime)\b/;

/** A fiery chili of the list. */
export interface HotChili {
  readonly food: string | null;
  readonly name: string;
  readonly prep: string | null;
}

/**
 * Steps with a word on gloves where a very hot chili is cut or ground; the same where they have one.
 * @param isKnifeWork steps that readers of the list are spared
 */
export function withGloves(
  texts: readonly string[],
  chilies: readonly HotChili[],
  isKnifeWork: (at: number) => boolean = () => false,
): readonly string[] {
  const hot = chilies.find(({ food }) => food !== null && fierce.test(food));
  if (hot === undefined || texts.some((text) => toldAlready.test(text))) return texts;
  const name = new RegExp(String.raw`\b${hot.name.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}`, 'i');
  const at = texts.findIndex((text, step) => !isKnifeWork(step) && name.test(text));
  if (at < 0 || leftWhole.test(hot.prep ?? '')) return texts;
  const sentence = texts[at]!.split(/(?<=[.!?])\s+/).find((one) => name.test(one)) ?? '';
  if (leftWhole.test(sentence)) return texts;
  const caution = `Wear gloves for the ${hot.name}, or wash your hands twice, and keep them away from your eyes.`;
  return texts.map((text, step) => {
    if (step !== at) return text;
    return step === 0 && !opensElsewhere.test(text)
      ? cutInPlace(text, caution, [hot.name])
      : placeBehind(text, name, caution);
  });
}
