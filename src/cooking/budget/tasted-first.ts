import type { Edit } from '../edit/model.ts';
import type { BudgetScope } from './scope.ts';

/** "Season and scatter with the parsley", "season with salt": what is seasoned is the pot, not a piece of meat before it goes in. */
const seasoning =
  /\bseason(?=[,.;]|$| and \p{L}+| with (?:some |a little |plenty of )?(?:salt|black pepper|pepper)\b)/giu;

/** A cube is salty: from the step on that takes it in, the pot is tasted before it is seasoned. */
export function tastedFirst(key: string, { understood: { steps, source } }: BudgetScope): readonly Edit[] {
  const from = steps.findIndex(({ mentions }) => mentions.some((one) => one.key === key));
  if (from < 0) return [];
  const first = steps[from]!.mentions.find((one) => one.key === key)!.start;
  for (let at = from; at < steps.length; at += 1) {
    const text = source.instructions[at]!;
    if (at > from && !steps[at]!.contents.includes(key)) continue;
    for (const said of text.matchAll(seasoning)) {
      if (at === from && said.index < first) continue;
      if (/\btast(?:e|ing)\b/i.test(text)) continue;
      const rest = text.slice(said.index + said[0].length);
      const upper = said[0].startsWith('S');
      const now = rest.startsWith(' with')
        ? `${upper ? 'Taste' : 'taste'}, then season`
        : `${said[0]} only after tasting`;
      return [
        {
          kind: 'replace-text',
          stepId: steps[at]!.id,
          span: { start: said.index, end: said.index + said[0].length },
          text: now,
          reason: 'a cube is saltier than stock',
        },
      ];
    }
  }
  return [];
}
