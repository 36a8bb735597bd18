/** Fruit under a dough or a crumble out of the oven: for a slow cooker, an air fryer, a microwave and the stove. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import type { Part } from '../read/parts.ts';
import { microwaved, ownStep, reasonOf, retell, textOf, type Ask, type Idea, type Told } from './telling.ts';
import { calledBy } from './wet-pot-words.ts';

const titles = /\b(?:cobblers?|crumbles?|crisps?|betty|buckle|slump|grunt)\b/i;
const targets: ReadonlySet<string> = new Set(['slowCooker', 'airFryer', 'microwave', 'stovetop']);
/** The measures of a dish that is another one now. */
const sized =
  /\b((?:an?|the|your) (?:greased |buttered |oiled )?)(?:(?:\d+(?:[.,]\d+)?(?: ?[x×] ?\d+)?[- ]?(?:cm|inch(?:es)?|in\.?|"|-quart|quart|litre|liter)?|square|round|deep|shallow|large|medium)[- ,]+)+(?=(?:baking |pie |gratin |ovenproof )*(?:dish|pan|tin)\b)/i;
const dish =
  /\b(?:baking|oven-?proof|pie|gratin|casserole|roasting|shallow|deep) (?:dish|tin|pan)\b|\bdish\b|\btin\b|\b\d+ ?[x×] ?\d+(?:[- ]?(?:inch|cm|in))?(?: (?:pan|dish))?\b|\b(?:pan|skillet)\b/i;
const bakes = ({ actions }: Clause): boolean =>
  actions.some((action) => action === 'bake' || action === 'roast' || action === 'broil');
const tops =
  /^\W*(?:and |then )*(?:drop|dollop|scatter|sprinkle|spoon|top|cover|crumble|spread|tip|pile|arrange)\b[^.]*\b(?:over|on|onto|top|fruit|apples?|peaches|berries|rhubarb|filling)\b/i;

/** The fruit and its topping; null where it is no such dish. */
export function fruitTopped(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (source !== 'oven' || !targets.has(target) || !titles.test(understood.source.title)) return null;
  const fruit = parts.filter(
    (part) =>
      part.food !== null &&
      isKind(part.food, 'fruit') &&
      part.grams >= 120 &&
      !/\bjuice|zest|dried\b/i.test(part.item.text),
  );
  const flour = parts.find(({ food }) => food !== null && isKind(food, 'flour'));
  const oats = parts.find(({ item }) => /\boats\b/i.test(item.text));
  if (fruit.length === 0 || (flour === undefined && oats === undefined)) return null;
  if (parts.some(({ safe }) => safe !== null && safe.kind !== 'egg')) return null;
  const said = textOf(ask);
  // A batter that is poured under the fruit rises through it: that is a cake.
  if (
    /\b(?:batter|melt\w* (?:the )?butter in the (?:dish|pan|oven))\b/i.test(said) &&
    !/\bdrop|dollop|spoonfuls\b/i.test(said)
  )
    return null;
  const last = clauses.findLastIndex((one) => bakes(one) && one.minutes !== null);
  if (last < 0) return null;
  const dough =
    parts.some(({ item }) => /\bbaking powder|self[- ]rais|bisquick\b/i.test(item.text)) &&
    parts.some(({ item }) => /\b(?:milk|buttermilk|yogh?urt|cream|water|egg)\b/i.test(item.name));
  const us = thinksInFahrenheit(understood.source);
  const grams = fruit.reduce((sum, part) => sum + part.grams, 0);
  const name = joinList([...new Set(fruit.map((part: Part) => calledBy(understood, part)))]);
  const topped = clauses.findLastIndex((one, at) => at < last && tops.test(one.text));
  if (topped < 0) return null;
  const top = dough ? 'dough' : 'crumble';
  const spreads = (clause: Clause): boolean =>
    dish.test(clause.text) &&
    /\b(?:put|tip|spread|pour|place|arrange|spoon|scatter|lay|transfer|pile|butter|grease|in|into)\b/i.test(
      clause.text,
    );
  const large = grams > 800;
  let vessel = '';
  let core: readonly string[];
  let time: string;
  const toasted = `Tip the crumble into a large, dry frying pan and stir it over medium heat for 8–10 minutes, breaking up large lumps, until golden, crisp and smelling of biscuits; let it cool for a minute.`;
  if (target === 'slowCooker') {
    vessel = us ? 'a buttered 6-quart slow cooker' : 'a buttered 5–6 litre slow cooker';
    time = dough ? 'on HIGH for 2–2½ hours' : 'on HIGH for 2 hours';
    core = dough
      ? [
          `Stretch a clean kitchen towel under the lid to catch the drips, and fold its corners up over the top. Cook ${time}, without looking for the first hour and a half, until the fruit bubbles at the edge and a skewer comes out of the thickest piece of dough clean. Take off the lid for the last 15 minutes to dry the top. It stays pale and soft, like a dumpling.`,
        ]
      : [
          `Cover and cook the fruit ${time}, or on LOW for 3½–4 hours, until soft and bubbling; take off the lid for the last 20 minutes if there is much juice.`,
          `${toasted} Scatter it over the hot fruit just before serving.`,
        ];
  } else if (target === 'microwave') {
    vessel = 'a deep microwave-safe dish (about 2 litres)';
    const fruitTime = microwaved(ask, [Math.max(4, grams / 160), Math.max(5, grams / 130)]);
    time = fruitTime;
    core = dough
      ? [
          `Cover loosely and microwave the fruit ${fruitTime}, stirring once, until it is hot and its juice bubbles.`,
          `${toppedAs(clauses[topped]!, top)} Microwave uncovered ${microwaved(ask, [4.5, 5.5])}, until the dough is puffed and a skewer comes out clean. Let it stand for 5 minutes. The top stays pale: a little cinnamon sugar gives it colour.`,
        ]
      : [
          `Cover loosely and microwave the fruit ${fruitTime}, stirring once, until soft. Let it stand for 3 minutes.`,
          `${toasted} Scatter it over the fruit just before serving.`,
        ];
  } else if (target === 'stovetop') {
    vessel = 'a wide, lidded pan (about 28 cm across)';
    time = dough ? '15–18 minutes' : '10–12 minutes';
    core = dough
      ? [
          'Set the pan over medium heat and simmer the fruit for 5 minutes, stirring, until its juice bubbles; add a few spoonfuls of water if it is dry.',
          `${toppedAs(clauses[topped]!, top)} Turn the heat to low, cover and simmer for ${time} without lifting the lid, until the dough is puffed, dry to the touch on top and a skewer comes out clean.`,
        ]
      : [
          `Cover the pan and simmer the fruit over low heat for ${time}, stirring now and then, until soft; add a few spoonfuls of water if it is dry.`,
          `${toasted} Scatter it over the fruit just before serving.`,
        ];
  } else {
    vessel = large
      ? 'two ovenproof dishes of 18 cm that fit the basket'
      : 'an ovenproof dish that fits the basket with room round it';
    time = dough ? '16–20 minutes' : '14–18 minutes';
    core = [
      `Preheat the air fryer to ${formatTemperature(160)} for 3 minutes. Air-fry the fruit for 8–10 minutes, until it is hot and begins to bubble${large ? '; do one dish after the other' : ''}.`,
      `${toppedAs(clauses[topped]!, top)} Air-fry at ${formatTemperature(160)} for ${time}, until golden${dough ? ' and a skewer comes out of the dough clean' : ''} and the fruit bubbles at the edge. Lay foil over the top if it browns too soon.`,
    ];
  }
  const rule = target === 'slowCooker' && !dough ? 'topped-slow-fruit' : `topped-${target}`;
  let spread = false;
  let put = false;
  const fruits = new Set(fruit.map(({ key }) => key));
  const steps = retell(
    ask,
    (clause, at) => {
      if (clause.actions.includes('preheat')) return 'drop';
      if (at === last) {
        put = true;
        return [...core.map((one) => `${ownStep}${one}`), ownStep];
      }
      // Crisp crumble on hot fruit is eaten at once.
      if (
        put &&
        !dough &&
        target !== 'airFryer' &&
        /^\W*(?:leave|cool|rest|let)\b/i.test(clause.text) &&
        clause.names.length === 0
      )
        return 'drop';
      if (bakes(clause)) return /\b(?:nuts?|oats|almonds)\b/i.test(clause.text) ? null : 'drop';
      // The topping goes on where the fruit is hot, or is toasted by itself.
      if (at === topped) return target === 'slowCooker' && dough ? [`${toppedAs(clause, top)}`] : 'drop';
      if (!put && spreads(clause) && at < last) {
        if (
          /^\W*(?:and |then )*(?:lightly )?(?:butter|grease)\b/i.test(clause.text) &&
          clause.names.every((key) => !fruits.has(key))
        )
          return 'drop';
        if (spread) return 'drop';
        spread = true;
        const rest = clause.names.some((key) => !fruits.has(key))
          ? null
          : `Spread ${/\btoss|mix\b/i.test(said) ? 'the fruit' : `the ${name}`} in ${vessel}.`;
        return rest === null
          ? [
              clause.text
                .replace(sized, '$1')
                .replace(dish, vessel.replace(/^an? (?:buttered )?/, ''))
                .replace(/([^.!?])$/, '$1.'),
            ]
          : [rest];
      }
      return null;
    },
    (text) =>
      (/\b(?:oven)\b/i.test(text) ? text.replace(/\s*\b(?:straight )?from the oven\b/gi, '') : text).replace(
        /^Meanwhile,? (\p{L})/u,
        (_, letter: string) => letter.toUpperCase(),
      ),
  );
  const text = steps.map((one) => one.text).join('\n');
  if (!spread || /\boven(?!proof)\b|\bbake[sd]?\b/i.test(text.replace(/baking (?:powder|soda)/gi, '')))
    return null;
  const ideas: Idea[] = [
    {
      kind: 'time',
      step: clauses[last]!.step,
      before: /\d+(?:\s?(?:-|–|to)\s?\d+)? ?min\w*/i.exec(clauses[last]!.text)?.[0] ?? clauses[last]!.text,
      after: time,
      reason: reasonOf(ask, rule),
    },
    ...(dough || target === 'airFryer'
      ? []
      : [
          {
            kind: 'add' as const,
            step: clauses[topped]!.step,
            before: null,
            after: toasted,
            reason: reasonOf(ask, 'topped-toasted'),
          },
        ]),
  ];
  return {
    dish: 'casserole',
    steps: steps,
    ideas,
    words: reasonOf(ask, 'topped-words'),
    gone: reasonOf(ask, 'topped-gone'),
  };
}

/** "Drop spoonfuls of the dough over the fruit." */
const toppedAs = (clause: Clause, top: string): string => {
  const told = clause.text
    .replace(/\b(?:hot|warm|baked) (?=\p{L})/giu, '')
    .replace(/\s*\b(?:in|into) the (?:dish|tin|pan)\b/gi, '')
    .trim();
  const opened = `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
  return /\b(?:dough|batter|crumble|topping|mixture|it)\b/i.test(opened)
    ? opened.replace(/([^.!?])$/, '$1.')
    : `Spread the ${top} over the fruit.`;
};
