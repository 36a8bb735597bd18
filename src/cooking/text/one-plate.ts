const adjective = '(?:deep|wide|warm|warmed|hot|cold|chilled|small|shallow|soup|serving|large)';
const dishes = '(bowls|plates|glasses)';
const one: Readonly<Record<string, string>> = { bowls: 'bowl', plates: 'plate', glasses: 'glass' };

const shared = new RegExp(
  `\\b(divide|share)(?: (.+?))? (?:out )?(?:between|among) (?:the )?(${adjective} )?${dishes}\\b`,
  'gi',
);
const served = new RegExp(
  `\\b(in|into|onto|on|over|fill|to) (${adjective} )?${dishes}(?!,? and (?!(?:serve|eat|drink|pour|scatter|top|finish)\\b))\\b`,
  'gi',
);

/** "Divide the rice between bowls" for somebody who eats alone: "Put the rice in a bowl". */
function putInOne(text: string): string {
  return text
    .replace(
      shared,
      (_, verb: string, what: string | undefined, kind: string | undefined, dish: string) =>
        `${/^[A-Z]/.test(verb) ? 'Put' : 'put'} ${what ?? 'everything'} ${dish.toLowerCase() === 'plates' ? 'on' : 'in'} a ${kind ?? ''}${one[dish.toLowerCase()]!}`,
    )
    .replace(
      served,
      (_, before: string, kind: string | undefined, dish: string) =>
        `${before} a ${kind ?? ''}${one[dish.toLowerCase()]!}`,
    );
}

/** Speaks of one bowl and one plate where there is one serving. */
export function forEaters(servings: number, texts: readonly string[]): readonly string[] {
  return servings === 1 ? texts.map(putInOne) : texts;
}
