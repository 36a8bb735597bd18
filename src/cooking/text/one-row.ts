import { guarded, replaceAllOf } from '#kernel/pattern-pieces';

const thing = String.raw`(?:(?!(?:and|the|with|in|to|of|for|until|or)\b)[\p{L}’'-]+ ){0,2}(?!(?:and|the)\b)[\p{L}’'-]+`;
const verbs =
  'cook|fry|stir|toss|simmer|let|bring|mix|heat|leave|pour|boil|season|whisk|bake|roast|taste|serve|close|loosen|cover';
const end = String.raw`(?=[.,;]| and (?:${verbs})\b)`;
const rows = (
  [
    // "with the curry powder and bay leaves and the thyme"
    [
      new RegExp(
        String.raw`\b((?:with|in|into|on|over|to|[Aa]dd|[Ss]tir in|[Ww]hisk in|[Tt]oss in) the )(${thing}) and (${thing}) and the (${thing})${end}`,
        'gu',
      ),
      '$1$2, $3 and $4',
    ],
    // "the garlic and the caraway seeds and paprika", behind other things in a row
    [
      new RegExp(String.raw`, the (${thing}) and the (${thing}) and (${thing})${end}`, 'gu'),
      ', the $1, $2 and $3',
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** Sentences in which two rows of foods that met read as one: "the curry powder, bay leaves and thyme". */
export const asOneRow = (text: string): string =>
  text.split(' and ').length < 3 ? text : replaceAllOf(text, rows);
