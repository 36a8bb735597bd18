/** Soups that are blended raw, and dishes of which only the meat or the shellfish has to be cooked, without heat. */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { scaleLine } from '../told/scale-line.ts';
import {
  figureOf,
  gramsOf,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type LineChange,
  type Told,
} from './telling.ts';

const heats = ({ actions, text }: Clause): boolean =>
  actions.some((action) => actionNature[action].heats) || /\b\d{3} ?°|\boven\b/i.test(text);
const the = (some: readonly Part[]): string =>
  joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);

/** Vegetables that make a cold soup raw. */
const rawSoup =
  /\b(?:tomato(?:es)?|passata|cucumbers?|(?:red |green |yellow |bell )*peppers?|avocados?|courgettes?|zucchini|melon|watermelon|celery|beetroot|beets?|lettuce|watercress|spinach|rocket)\b/i;
const raws = /\b(?:onions?|shallots?|garlic|leeks?)\b/i;
/** What no one eats raw. */
const neverRaw =
  /\b(?:potato(?:es)?|squash|pumpkin|aubergines?|eggplants?|rice|pasta|noodles|lentils?|barley|dried|split peas|parsnips?|sweet potato|cauliflower|flour(?! tortilla)|dough|gnocchi|quinoa|couscous|bulgh?ur|polenta|green beans|kidney)\b/i;

/** A tomato, cucumber or pepper soup as a chilled one. */
export function coldSoup(ask: Ask): Told | null {
  const { understood, parts, clauses, target } = ask;
  const { title } = understood.source;
  if (target !== 'noCook' || !/\b(?:soup|bisque|velout[eé])\b/i.test(title) || !clauses.some(heats))
    return null;
  if (
    parts.some(
      ({ safe, item }) =>
        safe !== null || (neverRaw.test(item.text) && !/\b(?:tins?|cans?|cooked)\b/i.test(item.text)),
    )
  )
    return null;
  const vegetables = parts.filter(
    ({ item, grams, food }) =>
      rawSoup.test(item.text) && grams > 40 && !(food !== null && isKind(food, 'spice')),
  );
  const solid = gramsOf(ask, (part) => part.food !== null && isKind(part.food, 'vegetable'));
  const grams = vegetables.reduce((sum, part) => sum + part.grams, 0);
  if (grams < 300 || grams < solid * 0.6) return null;
  const sharp = parts.filter(
    ({ item, food }) => raws.test(item.text) && food !== null && isKind(food, 'vegetable'),
  );
  const liquid = parts.filter(
    ({ food, item }) => isThinLiquid(food) && !/\b(?:vinegar|juice)\b/i.test(item.text),
  );
  const fat = parts.filter(({ food }) => food !== null && isKind(food, 'butter'));
  const taken = new Set([...vegetables, ...sharp, ...liquid, ...fat]);
  const green = parts.filter(
    (part) =>
      !taken.has(part) && /\b(?:basil|parsley|chives|dill|mint|coriander|cilantro)\b/i.test(part.item.text),
  );
  const cream = parts.filter(
    (part) => !taken.has(part) && /\b(?:cream|yogh?urt|cr[eè]me fra[iî]che)\b/i.test(part.item.text),
  );
  const crunch = parts.filter((part) => !taken.has(part) && /\bcroutons?\b/i.test(part.item.text));
  const rest = parts.filter(
    (part) => !taken.has(part) && !green.includes(part) && !cream.includes(part) && !crunch.includes(part),
  );
  const lines: LineChange[] = [];
  for (const part of liquid) {
    const line = scaleLine(part.item.text, part.item.quantity, figureOf(ask, 'cold-stock', 'factor'));
    if (line !== null)
      lines.push({
        key: part.key,
        line: `${line.replace(/\bhot\s+/i, '')}, cold`,
        reason: reasonOf(ask, 'cold-stock'),
      });
  }
  for (const part of sharp) {
    const line = scaleLine(part.item.text, part.item.quantity, 0.5);
    if (line !== null)
      lines.push({
        key: part.key,
        line: line.replace(/^1 (\p{L}+ )?cloves\b/u, '1 $1clove'),
        reason: reasonOf(ask, 'cold-onion'),
      });
  }
  for (const part of fat) lines.push({ key: part.key, line: null, reason: reasonOf(ask, 'cold-soup') });
  const oil = rest.some(({ food }) => food !== null && isKind(food, 'oil'));
  const last = understood.source.instructions.length - 1;
  return {
    dish: 'soup',
    title: `Chilled ${title.replace(/\b(?:roast(?:ed)?|hot|warming)\s+/gi, '')}`,
    steps: [
      {
        text: `Roughly chop ${the([...vegetables, ...sharp])}, and put ${vegetables.length + sharp.length > 1 ? 'them' : 'it'} in a blender with ${the([...rest, ...liquid])}.`,
        from: [0],
      },
      {
        text: `Blend for 2–3 minutes until completely smooth${oil ? ' and creamy' : ''}. For a silky soup rub it through a sieve.`,
        from: [clauses.findLast(heats)!.step],
      },
      {
        text: 'Chill for at least 2 hours. Taste again when it is cold, which dulls salt and acid: it wants more salt and a little vinegar or lemon juice.',
        from: [],
      },
      {
        text: `Pour into cold bowls and serve${cream.length + green.length + crunch.length > 0 ? ` with ${the([...cream, ...green, ...crunch])}` : ' with a thread of olive oil'}.`,
        from: [last],
      },
    ],
    lines,
    ideas: [],
    method: reasonOf(ask, 'cold-soup'),
    words: reasonOf(ask, 'cold-soup-words'),
    gone: reasonOf(ask, 'cold-gone'),
  };
}

/** What shops sell cooked. */
const bought: readonly (readonly [RegExp, string])[] = [
  [/\b(?:shrimps?|prawns?|crayfish|crab)\b/i, 'cooked, peeled $'],
  [/\bchicken|turkey\b/i, 'cooked $ (rotisserie or leftover), sliced'],
  [/\bsalmon|mackerel|trout\b/i, 'hot-smoked $'],
  [/\btuna\b/i, 'tinned $, drained'],
  [/\bham\b|\bbeef\b|\bsteak\b/i, 'roast beef, sliced'],
];
const dishWords =
  /\b(?:salads?|wraps?|sandwich(?:es)?|rolls?|bowls?|pittas?|pitas?|lettuce cups|summer rolls|tacos?|toasts?|cocktail|bagels?)\b/i;

/** A salad, a wrap or a roll with meat or shellfish that is bought cooked. */
export function boughtCooked(ask: Ask): Told | null {
  const { understood, parts, clauses, target } = ask;
  const { title } = understood.source;
  if (target !== 'noCook' || !dishWords.test(title) || !clauses.some(heats)) return null;
  const animal = parts.filter(({ safe, grams }) => safe !== null && grams >= 60);
  if (animal.length !== 1 || animal[0]!.safe!.kind === 'egg') return null;
  const [meat] = animal as [Part];
  const way = bought.find(([words]) => words.test(meat.item.text));
  if (
    way === undefined ||
    parts.some(({ item }) => neverRaw.test(item.text) && !/\b(?:tins?|cans?|cooked)\b/i.test(item.text))
  )
    return null;
  // All that is heated is the meat, its fat and its seasoning.
  const hot = clauses.filter(heats);
  const other = hot.flatMap(({ names }) => names).filter((key) => key !== meat.key);
  if (
    other.some((key) => {
      const part = parts.find((one) => one.key === key)!;
      return (
        part.grams > 60 && !/\b(?:tortillas?|bread|pitt?as?|wraps?|buns?|bagels?)\b/i.test(part.item.text)
      );
    })
  )
    return null;
  const amount = /^\s*(\d[\d./ ]*(?:\s?(?:g|kg|lb|lbs|oz|pounds?|ounces?))\b)/i
    .exec(meat.item.text)?.[1]
    ?.trim();
  const name = callOf(meat)
    .replace(/\b(?:raw|skinless|boneless)\s+/gi, '')
    .replace(/\b(?:breasts?|thighs?|fillets?)\b/i, '')
    .trim();
  const grams = Math.round((meat.grams * 0.75) / 25) * 25;
  const line = `${amount !== undefined && !/g$/i.test(amount) ? amount : `${grams}g`} ${way[1].replace('$', name)}`;
  let put = false;
  const steps = retell(ask, (clause) => {
    const seasons =
      clause.names.includes(meat.key) &&
      clause.actions.some((action) => action === 'season' || action === 'marinate' || action === 'coat');
    if (
      heats(clause) ||
      (/\b(?:rest|cool)\b/i.test(clause.text) && clause.names.every((key) => key === meat.key))
    ) {
      if (
        put ||
        clause.names.some((key) => key !== meat.key && parts.find((one) => one.key === key)!.grams > 60)
      )
        return 'drop';
      put = true;
      return [`Toss the ${name} with its seasoning and a little of the oil.`];
    }
    return seasons && put ? 'drop' : null;
  });
  if (textOf(ask) === '' || !put) return null;
  return {
    dish: 'raw',
    title: /\bgrilled|fried|seared|roast(?:ed)?|crispy\b/i.test(title)
      ? `No-Cook ${title.replace(/\b(?:grilled|pan-?fried|fried|seared|roast(?:ed)?|crispy|baked)\s+/gi, '')}`
      : `No-Cook ${title}`,
    steps,
    lines: [{ key: meat.key, line, reason: reasonOf(ask, 'cold-bought') }],
    ideas: [],
    method: reasonOf(ask, 'cold-bought-method'),
    words: reasonOf(ask, 'cold-bought'),
    gone: reasonOf(ask, 'cold-bought'),
    left: [meat.key],
  };
}

/** Cooked parts of a cold plate, and how shops sell them ready to eat. */
const ready: readonly (readonly [RegExp, (line: string) => string])[] = [
  [
    /\bbacon\b|\bpancetta\b/i,
    (line) => `${line.replace(/\b(?:raw|uncooked)\s+/gi, '')}, fully cooked (sold ready to eat)`,
  ],
  [
    /\beggs?\b/i,
    (line) =>
      line.replace(
        /\b(?:(?:large|medium|raw|hard[- ]?boiled) )*(eggs?)\b/i,
        'hard-boiled $1 (sold cooked and peeled)',
      ),
  ],
  [/\b(?:shrimps?|prawns?)\b/i, (line) => line.replace(/\b(?:raw )?(shrimps?|prawns?)\b/i, 'cooked $1')],
  [
    /\b(?:chicken|turkey)\b/i,
    (line) => `${line.replace(/\b(?:raw|uncooked)\s+/gi, '')}, bought cooked (rotisserie or leftover)`,
  ],
];
const knife = /\b(crumbled?|chop(?:ped)?|sliced?|quarter(?:ed)?|halved?|diced?|shred(?:ded)?)\b/i;
const knifeVerb: readonly (readonly [RegExp, string])[] = [
  [/^crumb/i, 'Crumble'],
  [/^chop/i, 'Chop'],
  [/^slice/i, 'Slice'],
  [/^quarter/i, 'Quarter'],
  [/^hal/i, 'Halve'],
  [/^dice/i, 'Dice'],
  [/^shred/i, 'Shred'],
];

/** A cold plate of which only bacon, eggs or the like are cooked first: those are bought so. */
export function readyCooked(ask: Ask): Told | null {
  const { understood, parts, clauses, target } = ask;
  if (target !== 'noCook' || !/\b(?:salads?|sandwich(?:es)?|wraps?|bowls?)\b/i.test(understood.source.title))
    return null;
  const hot = clauses.filter(heats);
  if (
    hot.length === 0 ||
    parts.some(
      ({ item }) => neverRaw.test(item.text) && !/\b(?:tins?|cans?|canned|cooked)\b/i.test(item.text),
    )
  )
    return null;
  const heated = new Set(hot.flatMap(({ names }) => names));
  const cooked = parts.filter(({ key }) => heated.has(key));
  const lines: LineChange[] = [];
  for (const part of cooked) {
    const way = ready.find(([words]) => words.test(part.item.text));
    if (way === undefined) {
      // Fat that only fried it goes unsaid.
      if (part.food !== null && (isKind(part.food, 'oil') || isKind(part.food, 'butter'))) continue;
      return null;
    }
    lines.push({ key: part.key, line: way[1](part.item.text), reason: reasonOf(ask, 'cold-bought') });
  }
  // Whatever is raw still has to be one of them.
  if (lines.length === 0 || parts.some(({ key, safe }) => safe !== null && !heated.has(key))) return null;
  const steps = retell(ask, (clause, at) => {
    if (heats(clause)) {
      const next = clauses[at + 1];
      const sentence =
        next !== undefined && next.step === clause.step && next.names.length === 0
          ? `${clause.text} ${next.text}`
          : clause.text;
      const found = knife.exec(sentence)?.[1];
      const verb = found === undefined ? undefined : knifeVerb.find(([words]) => words.test(found))?.[1];
      const own = cooked.filter(
        ({ key }) => clause.names.includes(key) && lines.some((line) => line.key === key),
      );
      return verb === undefined || own.length === 0 ? 'drop' : [`${verb} ${the(own)}.`];
    }
    const before = clauses[at - 1];
    const dangling =
      before !== undefined &&
      heats(before) &&
      before.step === clause.step &&
      clause.names.length === 0 &&
      (knife.test(clause.text) || /\b(?:cool|drain|peel|set aside)\b/i.test(clause.text));
    return dangling ? 'drop' : null;
  });
  return {
    dish: 'raw',
    title: `No-Cook ${understood.source.title}`,
    steps,
    lines,
    ideas: [],
    method: reasonOf(ask, 'cold-bought-method'),
    words: reasonOf(ask, 'cold-bought'),
    gone: reasonOf(ask, 'cold-bought'),
    left: lines.flatMap(({ key }) => (key === null ? [] : [key])),
  };
}
