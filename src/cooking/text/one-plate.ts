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

/** What is said of several eaters. */
const severally: readonly (readonly [RegExp, string])[] = [
  [
    /\b([Pp])ut the (parcel|packet)s on plates and let everyone open their own\b/g,
    '$1ut the $2 on a plate and open it at the table',
  ],
  [/ and let everyone (open|fill|mix|season|help themselves to) their own\b/g, ' and $1 it at the table'],
  [/ for each (?:person|eater)(?=[.,;])/g, ''],
  [/\bdivide between the sheets\b/g, 'put on the sheet'],
];

/** Speaks of one bowl and one plate where there is one serving. */
export function forEaters(servings: number, texts: readonly string[]): readonly string[] {
  if (servings !== 1) return texts;
  return texts.map((text) =>
    severally.reduce((told, [many, one]) => told.replace(many, one), putInOne(text)),
  );
}
