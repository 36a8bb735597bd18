/** A gratin of sliced potatoes or roots in cream and milk, for every machine that can hold its dish. */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { layersSaid, rasherOf, sauceInJug, underHeadings } from './gratin-words.ts';
import {
  figureOf,
  gramsOf,
  microwaved,
  ownStep,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type Told,
} from './telling.ts';

const titles = /\b(?:gratin|dauphinois\w*|scalloped|boulang[eè]re|au gratin|potato bake)\b/i;
const dishWords = /\b(?:(?:gratin|baking|oven-?proof|shallow|casserole) dish|dish|tin)\b/i;

/** The gratin; null where it is none of roots that cook in their liquid. */
export function gratin(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (source !== 'oven' || !titles.test(title)) return null;
  const roots = parts.filter(
    ({ food, grams }) =>
      food !== null &&
      grams > 150 &&
      (isKind(food, 'potato') ||
        isKind(food, 'root-vegetable') ||
        /potato|celeriac|parsnip|turnip|swede/.test(food.id)),
  );
  const root = roots.reduce((sum, { grams }) => sum + grams, 0);
  const wet = gramsOf(
    ask,
    ({ food }) =>
      food !== null && (isKind(food, 'cream') || isKind(food, 'milk') || /stock|broth/.test(food.id)),
  );
  if (root < 400 || wet < root * 0.25 || parts.some((part) => part.safe !== null && !isRasher(part)))
    return null;
  const bakesAt = (one: Clause): boolean =>
    one.actions.some((action) => action === 'bake' || action === 'roast' || action === 'broil');
  const first = clauses.findIndex((one) => bakesAt(one) && one.minutes !== null);
  const last = clauses.findLastIndex((one) => bakesAt(one) && one.minutes !== null);
  if (first < 0) return null;
  const parboiled = clauses.some(
    (one, at) =>
      at < first &&
      one.actions.some((action) => action === 'simmer' || action === 'boil') &&
      one.minutes !== null &&
      roots.some(({ key }) => understood.steps[one.step]!.contents.includes(key)),
  );
  const top = parts.filter(
    ({ food, item }) =>
      (food !== null && isKind(food, 'cheese')) || /\bbread ?crumbs|panko\b/i.test(item.text),
  );
  const cheese = top.filter(({ food }) => food !== null && isKind(food, 'cheese'));
  // What the sauce has not taken.
  const left = (part: Part): string =>
    clauses.some(({ text, names }, at) => at < first && names.includes(part.key) && partly.test(text))
      ? `the remaining ${callOf(part)}`
      : `the ${callOf(part)}`;
  const the = joinList(top.map(left));
  const tender = 'until a knife goes through the middle of the slices without a stop';
  const share = parboiled ? 0.75 : 1;
  const range = (least: number, most: number): string =>
    formatMinutes(Math.round(least * share), Math.round(most * share));
  const grams = gramsOf(ask);
  // Raw rashers between layers that never brown stay limp and pale: they are crisped first and go on top.
  const rashers = target === 'airFryer' ? [] : parts.filter(isRasher);
  const crisped = rashers.length === 0 ? '' : rasherOf(joinList(rashers.map(callOf)), target);
  const sauce = parts.some(({ food }) => food !== null && isKind(food, 'flour')) ? 'sauce' : 'cream';
  let core: readonly string[];
  let vessel: string;
  let time: string;
  if (target === 'stovetop') {
    vessel = 'a wide, heavy, lidded pan (about 28 cm across)';
    time = range(25, 30);
    core = [
      `Cover and cook over the lowest heat for ${time}, ${tender} and the cream is thick. Shake the pan now and then and slide a spatula along the bottom, where it catches first; add a splash of milk if it is dry.`,
    ];
    if (cheese.length > 0)
      core = [
        ...core,
        `Scatter over ${the}, put the lid back on and leave for 3–4 minutes, until it has melted. Let it stand off the heat for 10 minutes. The top stays pale: where you have a broiler and the pan is ovenproof, 3 minutes under it brown it.`,
      ];
  } else if (target === 'microwave') {
    vessel = 'a wide, shallow microwave-safe dish (about 2.5 litres)';
    const least = (grams / 100) * figureOf(ask, 'gratin-microwave', 'minutesPer100g') * share;
    // All of it at full power would boil over and split the sauce.
    time = `${microwaved(ask, [least / 2, least * 0.6])}, then on half power for ${range(least, least * 1.2)}`;
    core = [
      `Cover with a lid or pierced film and microwave ${time}, turning the dish and pressing the slices under the ${sauce} halfway, ${tender}. Let it stand, covered, for 5 minutes.`,
      `Scatter over ${the === '' ? 'a little cheese' : the}${rashers.length > 0 ? ` and the crisp ${joinList(rashers.map(callOf))}` : ''} and microwave uncovered for 1–2 minutes, until it has melted. The top stays pale: if the dish is heatproof and you have a broiler, 3–4 minutes under it brown it.`,
    ];
  } else if (target === 'slowCooker') {
    vessel = 'a buttered 4–5 litre slow cooker';
    time = parboiled
      ? 'on HIGH for 2–2½ hours, or on LOW for 4–5 hours'
      : 'on HIGH for 3–4 hours, or on LOW for 6–7 hours';
    core = [
      `Press the slices down until the cream just covers them. Cover and cook ${time}, ${tender}.`,
      `Scatter over ${the === '' ? 'a little cheese' : the}${parts.length > 0 ? ', cover for 15 minutes more' : ''}, until it has melted, then take off the lid and let it stand for 15 minutes, so that it thickens. Nothing browns: where the pot is heatproof, 3–4 minutes under a broiler do it.`,
    ];
  } else if (target === 'pressureCooker') {
    vessel = 'a buttered metal tin (18 cm across) that fits the pressure cooker';
    time = `${parboiled ? 20 : 30} minutes`;
    core = [
      `Cover the tin tightly with foil. Pour 350 ml of water into the pressure cooker, set the rack in it and lower the tin onto it with a sling of folded foil. Lock the lid, set the valve to sealing and cook at high pressure for ${time}. Let the pressure drop by itself for 10 minutes, then release the rest. A knife should go through the slices easily; if not, give it 5 minutes more.`,
      `Lift out the tin, take off the foil and let it stand for 10 minutes, so that it thickens. It comes out pale: put it under a hot broiler for 3–4 minutes to brown the cheese.`,
    ];
  } else if (target === 'airFryer') {
    const split = grams > 1300;
    vessel = `${split ? 'two shallow dishes' : 'a shallow dish'} (about 20 cm across) that fit${split ? '' : 's'} the basket`;
    time = range(30, 35);
    core = [
      `Cover tightly with foil, tucked under the rim, and air-fry at ${formatTemperature(160)} for ${time}, ${tender}.`,
      `Take off the foil and air-fry at ${formatTemperature(180)} for 8–10 minutes more, until golden and bubbling. Let it stand for 10 minutes.${split ? ' Cook the second dish in the same way, and warm the first for 3 minutes.' : ''}`,
    ];
  } else return null;
  const jug = target === 'microwave' ? sauceInJug(ask, first) : null;
  const late = (target === 'stovetop' || target === 'microwave' || target === 'slowCooker') && top.length > 0;
  const steps = retell(
    ask,
    (clause, at) => {
      if (jug !== null && jug.from <= at && at <= jug.to)
        return at === jug.from ? [`${ownStep}${jug.said}`] : 'drop';
      if (at < first && rashers.some(({ key }) => clause.names.includes(key)) && clause.names.length === 1)
        return 'drop';
      if (at === first) return [...core.map((one) => `${ownStep}${one}`), ownStep];
      if (at > first && at <= last) return 'drop';
      if (
        clause.actions.includes('preheat') ||
        (at < first && /\boven\b/i.test(clause.text) && clause.names.length === 0)
      )
        return 'drop';
      if (at > last)
        return /\b(?:rest|stand|(?:tin)?foil|uncover|browns?)\b/i.test(clause.text) &&
          clause.names.length === 0
          ? 'drop'
          : null;
      if (/\bcover\b[^.;]*\bfoil\b/i.test(clause.text)) return 'drop';
      // Cheese that melts at the end lies on no layer before it, unless it lies between them.
      if (
        late &&
        at < first &&
        clause.step >= clauses[first]!.step - 1 &&
        clause.names.length > 0 &&
        clause.names.every((key) => top.some((one) => one.key === key)) &&
        !/\blayer|half|between\b/i.test(clause.text)
      )
        return 'drop';
      return null;
    },
    (() => {
      let put = false;
      return (text: string): string => {
        const again = `the ${target === 'stovetop' ? 'pan' : target === 'slowCooker' ? 'slow cooker' : target === 'pressureCooker' ? 'tin' : 'dish'}`;
        return text.replace(
          /\b(?:(?:an?|the|your) )?(?:(?:9 ?x ?13|13 ?x ?9|8 ?x ?8)(?:[- ]?inch|["”])? (?:baking |casserole )?(?:dish|pan)|(?:(?:large|wide|shallow|deep|small|heavy|ceramic|glass|buttered|greased|\d+(?:\.\d+)?[- ]?(?:cm|inch|litre|l|quart)) )*(?:(?:gratin|baking|oven-?proof|casserole) )?(?:dish|tin)|(?:9 ?x ?13|13 ?x ?9|8 ?x ?8))\b/gi,
          (_, offset: number) => {
            const said = put
              ? again
              : /\bbutter|rub|grease\b/i.test(text.slice(0, offset))
                ? vessel.replace(/\bbuttered /, '')
                : vessel;
            put = true;
            return said;
          },
        );
      };
    })(),
  );
  const rasherStep = clauses.find(
    ({ names }, at) => at < first && rashers.some(({ key }) => names.includes(key)),
  );
  return {
    dish: 'casserole',
    steps: [
      ...(crisped === '' ? [] : [{ text: crisped, from: [] }]),
      ...underHeadings(steps.map((one) => ({ ...one, text: layersSaid(one.text) }))),
    ],
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: time,
        reason: reasonOf(ask, `gratin-${target}`),
      },
      {
        kind: 'text',
        step: clauses.find(({ text }) => dishWords.test(text))?.step ?? null,
        before: dishWords.exec(textOf(ask))?.[0] ?? null,
        after: vessel.replace(/^.*? buttered /, ''),
        reason: reasonOf(ask, 'gratin-vessel'),
      },
      ...(jug === null
        ? []
        : [
            {
              kind: 'text' as const,
              step: clauses[jug.from]!.step,
              before: clauses[jug.from]!.text,
              after: jug.said,
              reason: reasonOf(ask, 'gratin-jug'),
            },
          ]),
      ...(crisped === ''
        ? []
        : [
            {
              kind: 'add' as const,
              step: rasherStep?.step ?? null,
              before: null,
              after: crisped,
              reason: reasonOf(ask, 'gratin-rashers'),
            },
          ]),
    ],
    method: reasonOf(ask, `gratin-how-${target}`),
  };
}

/** "3/4 of the cheese", "half the cheese". */
const partly = /\b(?:half|most|\d\/\d|two[- ]thirds|three[- ]quarters)\b|[½¼¾⅓⅔]/i;

/** Raw cured rashers, as against crisp bits from a jar. */
const isRasher = ({ item }: Part): boolean =>
  /\b(?:bacon|pancetta|lardons?)\b/i.test(item.text) &&
  !/\b(?:bits|cooked|crisp\w*|crumbled)\b/i.test(item.text);
