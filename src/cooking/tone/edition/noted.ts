/** What somebody notes or says at table before the order itself comes, put as an order. */
import { capital } from '../capital.ts';
import { goesOn } from './abbreviated.ts';
import { tied } from './loose-notes.ts';

const afterTime = new RegExp(String.raw`(?<=\d\s?(?:mins?|hrs?|secs?)\. )(?!${goesOn}\b)\p{Ll}`, 'giu');

/** "45-50 mins. foil after 35": a time that ends its sentence. */
export const endedTimes = (text: string): string => text.replace(afterTime, (letter) => letter.toUpperCase());

const food = String.raw`(?:the )?[\ue100-\ue1ff]`;
const foods = String.raw`${food}(?:(?:,|,? and) ${food})*`;

/** "Next the ground coriander and cumin, …": they are added. */
const presented = new RegExp(
  String.raw`^(?:and )?(?:next|then) (?=(?:comes? |goes? )?the [\ue100-\ue1ff])(?:comes? |goes? )?(${foods})(?=,|$)`,
  'iu',
);
/** "Now the onions, and please, don't hurry them". */
const forbidden = new RegExp(
  String.raw`^(?:and )?(?:next|then|now|so)?,? ?(?<what>the [\ue100-\ue1ff]),? and (?:please,? )?(?<not>don['’]t|do not|never) (?<verb>be (?:shy|mean|stingy) with|skimp on|\p{L}+) (?:them|it)(?=[.,!]|$)`,
  'iu',
);
const tin =
  /^(?<tin>(?:an? )?(?:[\d\ue200-\ue5ff]+(?:lb|cm|g|in)? ?)?(?:\p{L}+ )?(?:tin|tray)), line it(?=[.!]*$)/iu;
const wanted =
  /^(?<what>(?:more )?[\ue100-\ue1ff]) if (?<when>needed|it(?: is|['’]s) (?:stiff|thick|dry)|too (?:stiff|thick|dry))(?=[.!]*$)/iu;
const mixed = new RegExp(
  String.raw`^(?<what>[\ue100-\ue1ff][^,.;]*?) (?<how>mixed|whisked|stirred)(?: together)?(?=[.!]*$)`,
  'iu',
);
const orders = { mixed: 'Mix', whisked: 'Whisk', stirred: 'Stir' } as const;

/** A masked sentence of notes as an order; as it came where it is none. */
export function noted(sentence: string): string {
  const never = forbidden.exec(sentence);
  if (never?.groups !== undefined) {
    const { what = '', not = '', verb = '' } = never.groups;
    // "Don't be shy with it": an order, said as a joke.
    if (/^be |^skimp/iu.test(verb)) return `Be generous with ${what}${sentence.slice(never[0].length)}`;
    return capital(`${not.toLowerCase()} ${verb} ${what}${sentence.slice(never[0].length)}`);
  }
  const next = presented.exec(sentence);
  if (next !== null) return `Add ${next[1]!}${sentence.slice(next[0].length)}`;
  const line = tin.exec(sentence);
  if (line !== null) {
    const what = line.groups!['tin']!;
    return `Line ${/^an? /iu.test(what) ? '' : 'a '}${what}${sentence.slice(line[0].length)}`;
  }
  const some = wanted.exec(sentence);
  if (some !== null) {
    const when = some.groups!['when']!.replace(/^too/u, 'it is too');
    return `Add ${some.groups!['what']!} if ${when}${sentence.slice(some[0].length)}`;
  }
  const together = mixed.exec(sentence);
  if (together !== null)
    return `${orders[together.groups!['how']!.toLowerCase() as keyof typeof orders]} ${together.groups!['what']!}${sentence.slice(together[0].length)}`;
  return (
    tied(sentence)
      // "Mix with egg flour scallion": a row without its commas.
      .replace(
        /(?<=\b(?:with|mix|combine|whisk|add) )[\ue100-\ue1ff](?: [\ue100-\ue1ff]){1,6}(?=[.!]*$)/iu,
        (row) => {
          const all = row.split(' ').map((one) => `the ${one}`);
          return `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`;
        },
      )
      .replace(
        /^(?<sure>probably|maybe|perhaps) (?:(?:it )?needs? )?no (?<more>more |extra |added )?(?=(?:[\ue100-\ue1ff]|salt|sugar|pepper)[.!]*$)/iu,
        (...all: unknown[]) => {
          const { more = '' } = all.at(-1) as Record<string, string | undefined>;
          return `It probably needs no ${more}`;
        },
      )
      .replace(
        /^([\ue100-\ue1ff]) in,? (?=(?:1|one|[\ue200-\ue5ff]) (?:at a time|by one)\b|one by one\b|gradually\b|bit by bit\b)/iu,
        'Add the $1 ',
      )
      .replace(/, (tbsp|tsp|spoonful|splash) of (?=[^,.;]* with (?:the last|each)\b)/iu, ', adding a $1 of ')
      .replace(/^zest, (?=fold|stir|add|beat|mix)/iu, 'Add the zest, ')
      .replace(/^(skewer|toothpick)(?=[.!]*$)/iu, (_, tool: string) => `Test with a ${tool.toLowerCase()}`)
      .replace(/^foil (?=(?:on )?(?:after|if|for)\b)(?:on )?/iu, 'Cover with foil ')
      .replace(/\bso (?:that )?no curdle\b/iu, 'so that it does not curdle')
      .replace(
        /\bso it gets (?=(?:crunchy|crisp|crispy|golden|sticky|soft|thick) (?:top|crust|base|skin)\b)/iu,
        'so that it gets a ',
      )
      .replace(
        /^(?:oven|preheat|(?:very )?(?:hot|moderate|slow|cool|medium|quick) oven),? (?:to |at )?(?=[\ue200-\ue5ff\d])/iu,
        'Heat the oven to ',
      )
  );
}
