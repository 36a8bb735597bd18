/** Bars, balls, biscuits, porridge and jam without heat: pressed and chilled, soaked, or set with seeds. */
import { isKind } from '#food/ingredient';
import { capitalise, joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { scaleLine } from '../told/scale-line.ts';
import {
  figureOf,
  gramsOf,
  reasonOf,
  retell,
  sizedTin,
  textOf,
  type Ask,
  type LineChange,
  type Told,
} from './telling.ts';

const heats = ({ actions, text }: Clause): boolean =>
  actions.some((action) => actionNature[action].heats) || /\b\d{3} ?°|\boven\b/i.test(text);
const isOf =
  (...kinds: readonly string[]) =>
  ({ food }: Part): boolean =>
    food !== null && kinds.some((kind) => isKind(food, kind));
const says =
  (words: RegExp) =>
  ({ item }: Part): boolean =>
    words.test(item.text);
const egg = isOf('egg');
const isFlour = says(/\bflour\b/i);
const isOats = says(/\b(?:oats|oatmeal|porridge oats|muesli|puffed rice|rice krispies|crispy rice)\b/i);
const isFat = (part: Part): boolean =>
  (isOf('butter', 'oil')(part) || says(/\b(?:butter|margarine|coconut oil)\b/i)(part)) && !isNutButter(part);
const isNutButter = says(
  /\b(?:peanut|almond|cashew|nut|hazelnut|sunflower(?: seed)?) butter\b|\btahini\b|\bnutella\b|\bbiscoff spread\b/i,
);
const isSticky = says(/\b(?:honey|syrup|agave|molasses|treacle|dates?|condensed milk)\b/i);
const leavens = says(/\b(?:baking (?:soda|powder)|bicarb\w*|yeast|cream of tartar)\b/i);
const isSugar = (part: Part): boolean => (isOf('sugar')(part) || says(/\bsugar\b/i)(part)) && !isSticky(part);
const isRawMeat = (part: Part): boolean => part.safe !== null && !egg(part);
const the = (some: readonly Part[]): string =>
  joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
const tinOf = (ask: Ask, us: boolean): string =>
  sizedTin(ask, us ? 'an 8-inch square pan' : 'a 20cm square tin');

/** Energy balls, granola bars and flapjacks. */
export function coldBars(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  const { title } = understood.source;
  if (target !== 'noCook' || !clauses.some(heats)) return null;
  const round = /\b(?:balls?|bites?|truffles?)\b/i.test(title);
  if (!round && !/\b(?:bars?|flapjacks?|slices?|squares?|granola)\b/i.test(title)) return null;
  if (parts.some(isRawMeat) || parts.some((part) => isFlour(part) && part.grams > 0)) return null;
  if (
    gramsOf(ask, isOats) +
      gramsOf(ask, says(/\b(?:dates?|nuts?|almonds|seeds|coconut|flax(?:seed)?|chia)\b/i)) <
    gramsOf(ask) * 0.2
  )
    return null;
  const sticky = gramsOf(ask, (part) => isSticky(part) || isNutButter(part)) > gramsOf(ask) * 0.12;
  if (!sticky) return null;
  const us = thinksInFahrenheit(understood.source);
  const lines: LineChange[] = [];
  const gone = parts.filter((part) => egg(part) || leavens(part));
  for (const part of gone)
    lines.push({
      key: part.key,
      line: null,
      reason: reasonOf(ask, egg(part) ? 'cold-dough-eggs' : 'cold-leaven'),
    });
  const blitzed = /\b(?:blitz|process|blend|pulse|whizz)\w*\b/i.test(textOf(ask)) && round;
  if (blitzed && gone.length === 0) {
    // All of it stays but the oven: the balls firm up in the cold.
    let chilled = false;
    const steps = retell(ask, (clause) => {
      if (!heats(clause))
        return /^\W*(?:let |leave )?(?:\w+ )?cool\b/i.test(clause.text) && clause.names.length === 0
          ? 'drop'
          : null;
      if (chilled || clause.actions.includes('preheat')) return 'drop';
      chilled = true;
      return [
        'Lay them on a lined tray and chill for at least 30 minutes, until firm. Keep them in the fridge for up to 2 weeks.',
      ];
    });
    return {
      dish: 'cookies',
      title: noBake(title),
      steps,
      lines,
      ideas: [chillIdea(ask, 'chill for at least 30 minutes')],
      method: reasonOf(ask, 'cold-bars'),
    };
  }
  const left = parts.filter((part) => !gone.includes(part));
  const bind = left.filter(
    (part) =>
      isNutButter(part) ||
      isSticky(part) ||
      isFat(part) ||
      isSugar(part) ||
      says(/\b(?:vanilla|salt|cinnamon|extract|spice)\b/i)(part),
  );
  const dry = left.filter((part) => !bind.includes(part));
  const late = dry.filter((part) => says(/\bchocolate|chips\b/i)(part));
  for (const part of left.filter(isFat)) {
    const line = part.item.text.replace(/,?\s*\bmelted\b/i, '').trim();
    const soft = /coconut oil|\boil\b/i.test(line)
      ? line
      : /\bsoft/i.test(line)
        ? line
        : `${line}, very soft`;
    if (soft !== part.item.text)
      lines.push({ key: part.key, line: soft, reason: reasonOf(ask, 'cold-soft') });
  }
  const main = clauses.findLast(heats)!.step;
  const at = (test: RegExp, fallback: number): number => {
    const found = understood.source.instructions.findIndex((text) => test.test(text));
    return found < 0 ? fallback : found;
  };
  const press = at(/\bpress|\broll|\bspread|\bshape/i, main);
  const steps = [
    {
      text: `Have everything at room temperature. Beat ${the(bind)} together in a large bowl until smooth and glossy.`,
      from: [at(/\bmelt|\bwarm|\bheat (?:the )?(?:butter|honey|syrup)/i, 0)],
    },
    {
      text: `Stir in ${the(dry.filter((part) => !late.includes(part)))} until every bit is coated${late.length > 0 ? `, then fold in ${the(late)}` : ''}. It should hold when squeezed; if it is crumbly, add a spoonful more of ${the(bind.filter((part) => isSticky(part) || isNutButter(part)).slice(0, 1))}.`,
      from: [at(/\bmix|\bstir|\bcombine/i, press)],
    },
    round
      ? {
          text: `Roll into balls with damp hands, lay them on a lined tray and chill for 1 hour, until firm. Keep them in the fridge for up to 2 weeks.`,
          from: [press],
        }
      : {
          text: `Line ${tinOf(ask, us)} with ${us ? 'parchment' : 'baking paper'} and press the mixture in as hard as you can with the bottom of a glass: loose bars fall apart. Chill for at least 2 hours, until firm, then lift out and cut with a sharp knife. Keep them in the fridge for up to 1 week.`,
          from: [press],
        },
  ];
  return {
    dish: 'cookies',
    title: noBake(title),
    steps: inOrder(steps),
    lines,
    ideas: [chillIdea(ask, round ? 'chill for 1 hour' : 'Chill for at least 2 hours')],
    method: reasonOf(ask, 'cold-bars'),
    words: reasonOf(ask, 'cold-press'),
    gone: reasonOf(ask, 'cold-toast'),
    left: parts.filter(egg).map(({ key }) => key),
  };
}

/** Cookies and brownies as chilled bites of a dough that can be eaten raw. */
export function coldDough(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  const { title } = understood.source;
  if (target !== 'noCook' || !clauses.some(heats)) return null;
  const squares = /\b(?:brownies?|blondies?|shortbreads?)\b/i.test(title);
  if (!squares && !/\b(?:cookies?|biscuits?)\b/i.test(title)) return null;
  if (parts.some(isRawMeat)) return null;
  const flour = parts.filter(isFlour);
  const fat = parts.filter(isFat);
  const sugar = parts.filter(isSugar);
  const eggs = parts.filter(egg);
  if (flour.length === 0 || fat.length === 0 || sugar.length === 0) return null;
  const us = thinksInFahrenheit(understood.source);
  const lines: LineChange[] = [];
  for (const part of flour) {
    const ounces = Math.round((part.grams * 1.1) / 10) * 10;
    const cups = Math.round((part.grams / 125) * 1.35 * 4) / 4;
    lines.push({
      key: part.key,
      line: us
        ? `${quarters(cups)} rolled oats, ground to a fine flour`
        : `${ounces}g rolled oats, ground to a fine flour`,
      reason: reasonOf(ask, 'cold-flour'),
    });
  }
  for (const part of eggs)
    lines.push({ key: part.key, line: null, reason: reasonOf(ask, 'cold-dough-eggs') });
  for (const part of parts.filter(leavens))
    lines.push({ key: part.key, line: null, reason: reasonOf(ask, 'cold-leaven') });
  for (const part of fat) {
    const soft = part.item.text
      .replace(/,?\s*\bmelted\b(?: and cooled)?/i, '')
      .replace(/,\s*soft(?:ened)?$/i, '')
      .trim();
    lines.push({ key: part.key, line: `${soft}, very soft`, reason: reasonOf(ask, 'cold-soft') });
  }
  for (const part of sugar) {
    const line = scaleLine(part.item.text, part.item.quantity, 0.75);
    if (line !== null) lines.push({ key: part.key, line, reason: reasonOf(ask, 'cold-sugar') });
  }
  const spoons = Math.max(2, Math.round(parts.filter(egg).reduce((sum, { grams }) => sum + grams, 0) / 25));
  const milk = parts.find(isOf('milk'));
  if (milk === undefined)
    lines.push({
      key: null,
      line: `${spoons} ${us ? 'Tbsp' : 'tbsp'} milk`,
      reason: reasonOf(ask, 'cold-dough-eggs'),
    });
  const gone = new Set([...eggs, ...parts.filter(leavens)].map(({ key }) => key));
  const flavour = parts.filter(
    (part) => !gone.has(part.key) && says(/\b(?:vanilla|extract|essence)\b/i)(part),
  );
  const rest = parts.filter(
    (part) =>
      !gone.has(part.key) && ![...flour, ...fat, ...sugar, ...flavour].includes(part) && part !== milk,
  );
  if (
    rest.some(says(/\bchocolate\b(?!,? (?:chips|chunks|chopped))/i)) &&
    squares &&
    rest.some((part) => says(/\bmelted\b/i)(part))
  )
    return null;
  const dry = rest.filter((part) => says(/\b(?:cocoa|salt|cinnamon|spice|ginger|oats|nutmeg)\b/i)(part));
  const bits = rest.filter((part) => !dry.includes(part));
  const steps = [
    {
      text: 'Grind the oats in a blender or food processor to a fine flour, about 1 minute, and sieve out any large flakes.',
      from: [],
    },
    {
      text: `Beat the very soft butter with ${the([...sugar, ...flavour])} for 3 minutes, until pale and no longer gritty. Beat in ${milk === undefined ? `${spoons} tablespoons of milk` : `the ${callOf(milk)}`}.`,
      from: [0],
    },
    {
      text: `Stir in ${joinList(['the oat flour', ...dry.map((part) => `the ${callOf(part)}`)])}${bits.length > 0 ? `, then ${the(bits)}` : ''}. The dough should hold when squeezed; add a spoonful of milk if it is dry.`,
      from: [1],
    },
    squares
      ? {
          text: `Press firmly into ${tinOf(ask, us)}, lined, and chill for at least 3 hours, until firm enough to cut. Keep in the fridge for up to 5 days.`,
          from: [Math.max(0, clauses.findLast(heats)!.step)],
        }
      : {
          text: 'Roll level tablespoons of it into balls and flatten them slightly on a lined tray. Chill for 1 hour, until firm. Keep in the fridge for up to 5 days.',
          from: [Math.max(0, clauses.findLast(heats)!.step)],
        },
  ];
  return {
    dish: 'cookies',
    title: squares
      ? noBake(title)
      : noBake(
          title
            .replace(/\bcookies?\b/i, 'Cookie-Dough Bites')
            .replace(/\bbiscuits?\b/i, 'Biscuit-Dough Bites'),
        ),
    steps,
    lines,
    ideas: [chillIdea(ask, squares ? 'chill for at least 3 hours' : 'Chill for 1 hour')],
    method: reasonOf(ask, 'cold-dough'),
    words: reasonOf(ask, 'cold-dough-words'),
    gone: reasonOf(ask, 'cold-gone'),
    left: eggs.map(({ key }) => key),
  };
}

/** Porridge and baked oats, soaked overnight. */
export function coldOats(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  const { title } = understood.source;
  if (
    target !== 'noCook' ||
    !/\b(?:porridge|oatmeal|oats)\b/i.test(title) ||
    /\b(?:cookies?|bars?|bread|muffins?)\b/i.test(title)
  )
    return null;
  if (!clauses.some(heats) || parts.some(isRawMeat)) return null;
  const oats = parts.filter(says(/\b(?:oats|oatmeal)\b/i));
  if (oats.length === 0 || oats.some(says(/\b(?:steel|pinhead|irish)\b/i))) return null;
  const isLiquid = (part: Part): boolean =>
    isThinLiquid(part.food) || isOf('milk')(part) || says(/\bmilk\b|\bwater\b/i)(part);
  const liquid = parts.filter((part) => isLiquid(part) && part.grams > 30);
  const oat = oats.reduce((sum, { grams }) => sum + grams, 0);
  const wet = liquid.reduce((sum, { grams }) => sum + grams, 0);
  if (oat === 0 || wet === 0) return null;
  const lines: LineChange[] = [];
  const share = Math.min(1, (oat * figureOf(ask, 'cold-oats-liquid', 'perGram')) / wet);
  for (const part of liquid) {
    const line = share > 0.9 ? null : scaleLine(part.item.text, part.item.quantity, share);
    if (line !== null) lines.push({ key: part.key, line, reason: reasonOf(ask, 'cold-oats-liquid') });
  }
  const gone = parts.filter((part) => egg(part) || leavens(part));
  for (const part of gone)
    lines.push({
      key: part.key,
      line: null,
      reason: reasonOf(ask, egg(part) ? 'cold-dough-eggs' : 'cold-leaven'),
    });
  const top = parts.filter(
    (part) =>
      !gone.includes(part) &&
      !oats.includes(part) &&
      !liquid.includes(part) &&
      says(
        /\b(?:berr(?:y|ies)|banana|nuts?|almonds|walnuts|pecans|fruit|apple|peach|seeds|pear|compote|coconut)\b/i,
      )(part),
  );
  const stir = parts.filter((part) => !gone.includes(part) && !top.includes(part));
  const servings = understood.source.servings ?? 0;
  return {
    dish: 'grain',
    title: `Overnight ${title.replace(/\b(?:baked|overnight|hot|creamy|stove-?top)\s+/gi, '').replace(/\b(?:porridge|oatmeal)\b/i, 'Oats')}`,
    steps: [
      {
        text: `Stir ${the(stir)} together in a bowl${servings > 0 && servings <= 6 ? `, or share them between ${servings === 1 ? 'a jar' : `${servings} jars`}` : ''}.`,
        from: [0],
      },
      {
        text: 'Cover and leave in the fridge overnight, or for at least 6 hours, until the oats are soft and have drunk most of the liquid.',
        from: [clauses.findLast(heats)!.step],
      },
      {
        text: `Stir, and loosen with a splash of milk or water if it is too thick.${top.length > 0 ? ` Top with ${the(top)}.` : ''} It keeps in the fridge for 3 days.`,
        from: [understood.source.instructions.length - 1],
      },
    ],
    lines,
    ideas: [chillIdea(ask, 'overnight, or for at least 6 hours')],
    method: reasonOf(ask, 'cold-oats'),
    words: reasonOf(ask, 'cold-oats-words'),
    left: gone.map(({ key }) => key),
  };
}

/** Jam of soft berries, set with chia seeds. */
export function coldJam(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  const { title } = understood.source;
  if (target !== 'noCook' || !/\b(?:jam|preserves?|conserve)\b/i.test(title) || !clauses.some(heats))
    return null;
  const fruit = parts.filter(
    (part) =>
      says(/\b(?:strawberr|raspberr|blackberr|blueberr|berries|peach|mango|kiwi|fig)/i)(part) &&
      part.grams > 100,
  );
  const sugar = parts.filter(isSugar);
  const other = parts.filter((part) => !fruit.includes(part) && !sugar.includes(part));
  if (fruit.length === 0 || sugar.length === 0 || other.some((part) => part.grams > 120)) return null;
  const grams = fruit.reduce((sum, part) => sum + part.grams, 0);
  const us = thinksInFahrenheit(understood.source);
  const chia = Math.max(2, Math.round(grams / 125));
  const spoons = Math.max(2, Math.round(grams / 150));
  return {
    dish: 'preserve',
    title: `No-Cook ${title.replace(/\bjam\b/i, 'Chia Jam')}`,
    steps: [
      {
        text: `Mash ${the(fruit)} with a fork or potato masher until juicy, leaving some pieces.`,
        from: [0],
      },
      {
        text: `Stir in the chia seeds and ${the([...sugar, ...other.filter((part) => !says(/\bbutter|pectin|water\b/i)(part))])} until the sugar has dissolved. Leave for 15 minutes and stir again, so that no lumps are left.`,
        from: [1],
      },
      {
        text: 'Spoon into clean jars, cover and chill for at least 4 hours, until it holds on a spoon; stir in another spoonful of seeds if it is runny. Keep it in the fridge and eat within 1 week: it is not preserved like boiled jam.',
        from: [understood.source.instructions.length - 1],
      },
    ],
    lines: [
      ...sugar.map((part): LineChange => ({
        key: part.key,
        line: `${spoons} ${us ? 'Tbsp' : 'tbsp'} sugar, to taste`,
        reason: reasonOf(ask, 'cold-jam-sugar'),
      })),
      ...other
        .filter(says(/\bbutter|pectin|water\b/i))
        .map((part): LineChange => ({ key: part.key, line: null, reason: reasonOf(ask, 'cold-jam') })),
      { key: null, line: `${chia} ${us ? 'Tbsp' : 'tbsp'} chia seeds`, reason: reasonOf(ask, 'cold-jam') },
    ],
    ideas: [chillIdea(ask, 'chill for at least 4 hours')],
    method: reasonOf(ask, 'cold-jam'),
    words: reasonOf(ask, 'cold-jam-words'),
    gone: reasonOf(ask, 'cold-jam'),
  };
}

const noBake = (title: string): string =>
  /\bno[- ](?:bake|cook)\b/i.test(title)
    ? title
    : capitalise(`No-Bake ${title.replace(/\b(?:oven[- ])?baked\s+/i, '')}`);

/** The stretch in the old heat became one in the cold. */
function chillIdea({ clauses }: Ask, after: string): Told['ideas'][number] {
  const main = clauses.reduce<Clause | null>(
    (best, one) =>
      heats(one) && (best === null || (one.minutes?.[1] ?? 0) >= (best.minutes?.[1] ?? 0)) ? one : best,
    null,
  )!;
  return {
    kind: 'time',
    step: main.step,
    before: main.text,
    after,
    reason: 'The cold, and time, take the place of the heat.',
  };
}

const inOrder = (
  steps: readonly { readonly text: string; readonly from: readonly number[] }[],
): typeof steps => {
  // Each source step is claimed once, by the first that tells it.
  const seen = new Set<number>();
  return steps.map(({ text, from }) => {
    const own = from.filter((step) => !seen.has(step));
    for (const step of own) seen.add(step);
    return { text, from: own };
  });
};

const quarters = (value: number): string => {
  const whole = Math.floor(value);
  const rest = ['', '1/4', '1/2', '3/4'][Math.round((value - whole) * 4)] ?? '';
  return `${[whole > 0 ? String(whole) : '', rest].filter((one) => one !== '').join(' ')} ${value > 1 ? 'cups' : 'cup'}`;
};
