/** Salads whose vegetables were only boiled or roasted for a few minutes, and are as good raw: cut fine and left in their dressing. */
import { joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { callOf, type Part } from '../read/parts.ts';
import { isHeated } from './span.ts';
import { reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles = /\b(?:salad|slaw|salsa|relish|pico)\b/i;
const rawGood =
  /\b(?:corn|zucchini|courgettes?|carrots?|beets?|beetroots?|broccoli|cauliflower|cabbage|asparagus|(?:snap|snow|sugar snap|garden|green|frozen) peas|mange ?tout|peas|peppers?|capsicums?|spinach|kale|fennel|mushrooms?|onions?|shallots?|tomatoes|radish(?:es)?|celery|garlic|nuts?|almonds?|walnuts?|pecans?|seeds|chil[il](?:es|ies)?|jalape[nñ]os?)\b/i;
/** Heat of these minutes only softens. */
const mostMinutes = 25;
const onlyTends =
  /^\W*(?:and |then )*(?:(?:let (?:it|them) )?cool(?: slightly| down| completely)?|drain|(?:plunge|put|refresh|rinse|drop)\b[^.;]*\b(?:ice|cold) water|bring\b[^.;]*\bboil|salt the water)\W*$/i;

/** The salad without heat; null where something in it has to be cooked. */
export function coldVegetables(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  if (target !== 'noCook' || !titles.test(understood.source.title) || parts.some(({ safe }) => safe !== null))
    return null;
  const hot = clauses.flatMap((one, at) => (isHeated(one) ? [at] : []));
  if (hot.length === 0 || hot.some((at) => (clauses[at]!.minutes?.[1] ?? 0) > mostMinutes)) return null;
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const heated = [
    ...new Set(
      hot.flatMap((at) => {
        const { names, step } = clauses[at]!;
        return names.length > 0 ? names : understood.steps[step]!.contents;
      }),
    ),
  ].flatMap((key) => byKey.get(key) ?? []);
  const foods = heated.filter(
    ({ grams, food }) => grams >= 20 && food?.id !== 'water' && !isDressing(food?.ancestors ?? []),
  );
  if (foods.length === 0 || foods.some(({ item }) => !rawGood.test(item.text))) return null;
  if (
    parts.some(
      ({ item }) =>
        /\b(?:pasta|potato(?:es)?|rice|couscous|quinoa|lentils|eggplant|aubergine|green beans|string beans|egg)\b/i.test(
          item.text,
        ) && !/\b(?:cooked|canned|tinned|cans?)\b/i.test(item.text),
    )
  )
    return null;
  const corn = foods.filter(({ item }) => /\bcorn\b/i.test(item.text));
  const others = foods.filter((part) => !corn.includes(part));
  const raw = [
    ...(corn.length === 0
      ? []
      : [
          `Leave ${the(corn)} raw: young and fresh, ${corn.some(({ item }) => /\bears?\b|\bcobs?\b/i.test(item.text)) || isPluralName(callOf(corn[0]!)) ? 'the kernels are' : 'it is'} sweet and crisp.`,
        ]),
    ...(others.length === 0
      ? []
      : [
          `Cut ${the(others)} as fine as you can, since nothing softens ${others.length > 1 || isPluralName(callOf(others[0]!)) ? 'them' : 'it'}.`,
        ]),
  ];
  let told = false;
  const first = hot[0]!;
  const steps = retell(ask, (clause, at) => {
    if (hot.includes(at)) {
      if (told) return 'drop';
      told = true;
      return raw;
    }
    if (clause.step === clauses[first]!.step && onlyTends.test(clause.text)) return 'drop';
    if (at > first && clause.step === clauses[first]!.step && /^\W*cool\b/i.test(clause.text)) {
      const rest = clause.text
        .replace(/^\W*cool(?: (?:it|them|slightly|down))?,?(?: and| then)?\s+/i, '')
        .trim();
      return /^cool/i.test(rest) || rest === ''
        ? 'drop'
        : [`${rest.charAt(0).toUpperCase()}${rest.slice(1)}`];
    }
    return null;
  });
  const stands = /\b(?:refrigerat|chill|fridge|stand|marinat|sit)\w*\b/i.test(
    steps.map(({ text }) => text).join(' '),
  );
  const rest =
    'Let it stand for 20 minutes, tossing once, so that the salt and the dressing soften it; then taste again.';
  return {
    dish: 'raw',
    title: `No-Cook ${understood.source.title}`,
    steps: stands ? steps : [...steps, { text: rest, from: [understood.source.instructions.length - 1] }],
    ideas: [
      {
        kind: 'text',
        step: clauses[first]!.step,
        before: clauses[first]!.text.trim().replace(/\.$/, ''),
        after: raw.join(' '),
        reason: reasonOf(ask, 'cold-raw-vegetables'),
      },
      ...(stands
        ? []
        : [
            {
              kind: 'add' as const,
              step: null,
              before: null,
              after: rest,
              reason: reasonOf(ask, 'cold-raw-stand'),
            },
          ]),
    ],
    method: reasonOf(ask, 'cold-raw-how'),
  };
}

const the = (some: readonly Part[]): string => joinList(some.map((part) => `the ${callOf(part)}`));
const isDressing = (kinds: readonly string[]): boolean =>
  kinds.some((kind) =>
    ['fat', 'oil', 'butter', 'seasoning', 'spice', 'herb', 'vinegar', 'condiment'].includes(kind),
  );
