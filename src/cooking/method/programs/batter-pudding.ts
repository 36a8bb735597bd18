/** Yorkshire puddings and toad in the hole in an air fryer: a small tin, smoking fat, and the lid shut. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import { formatTemperature } from '../../text/grammar.ts';
import { callOf } from '../read/parts.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const titles =
  /\b(?:yorkshire|yorkies|toad[- ]in[- ]the[- ]hole|popovers?|dutch bab(?:y|ies)|german pancakes?)\b/i;
const fires = /\boven\b|\b\d{3} ?°? ?[CF]\b/i;

/** The pudding in an air fryer. */
export function batterPudding(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (target !== 'airFryer' || source !== 'oven' || !titles.test(title)) return null;
  const flour = parts.find(({ food }) => food !== null && isKind(food, 'flour'));
  const eggs = parts.find(({ food }) => food !== null && isKind(food, 'egg'));
  const bake = clauses.findLastIndex(
    ({ actions, minutes }) =>
      minutes !== null && actions.some((action) => action === 'bake' || action === 'roast'),
  );
  const pour = clauses.findIndex(
    ({ text }) => /\bbatter\b/i.test(text) && /\b(?:pour|ladle|divide|fill|add|tip)\b/i.test(text),
  );
  if (flour === undefined || eggs === undefined || bake < 0) return null;
  const sausage = parts.find(({ safe, food }) => safe !== null && !(food !== null && isKind(food, 'egg')));
  const fat = parts.find(
    ({ food, item }) =>
      (food !== null && isKind(food, 'fat')) || /\b(?:dripping|lard|oil|goose fat|butter)\b/i.test(item.text),
  );
  const fatSaid = fat === undefined ? 'oil' : callOf(fat);
  const hot = formatTemperature(200);
  const small = sausage === undefined && !/\b(?:dutch|german)\b/i.test(title);
  const wet = textOf(ask);
  const batter = flour.grams + eggs.grams;
  const many = batter > 260;
  const vessel = small
    ? `a 6-hole muffin tin or ${many ? '4–6' : '4'} metal moulds that stand in the basket without touching its sides`
    : 'a metal tin of 18–20 cm that fits the basket, at least 5 cm deep';
  const fry = small
    ? [
        `Preheat the air fryer to ${hot} for 5 minutes. Put 1 teaspoon of ${fatSaid} in each hole of ${vessel}, and heat it in the air fryer for 5–6 minutes, until it smokes.`,
      ]
    : sausage === undefined
      ? [
          `Preheat the air fryer to ${hot} for 5 minutes. Heat the ${fatSaid} in ${vessel} for 5 minutes, until it smokes.`,
        ]
      : [
          `Preheat the air fryer to ${hot} for 5 minutes. Lay the ${callOf(sausage)} with the ${fatSaid} in ${vessel}${sausage.grams > 400 ? ', in two lots or two tins if they do not lie in one layer' : ''}, and air-fry for 10–12 minutes, turning once, until they are browned and the fat is smoking hot.`,
        ];
  const cook = small
    ? `Stir the batter, pour it quickly into the hot fat, no more than half full, and shut the air fryer at once. Air-fry at ${hot} for 14–16 minutes, without opening it, until tall, deep brown and dry at the sides. Prick each with a skewer and give them 1–2 minutes more, so that they do not sink.${many ? ' Keep them warm while the rest of the batter goes in the same way, the fat smoking hot again.' : ''}`
    : `Pour the batter quickly round ${sausage === undefined ? 'the hot tin' : 'them'}, no higher than half of the tin, and shut the air fryer at once. Air-fry at ${hot} for 10 minutes, then at ${formatTemperature(180)} for 12–15 minutes more, without opening it, until puffed up, deep brown and firm in the middle. If the top darkens too soon, lay foil over it and tuck it in.${sausage === undefined ? '' : ` Check with a thermometer that the ${callOf(sausage)} reach ${formatTemperature(sausage.safe!.celsius)} inside.`}`;
  let told = false;
  const steps = retell(ask, (clause, at) => {
    if (at === bake)
      return told ? [`${ownStep}${cook}`, ownStep] : [`${ownStep}${fry[0]!}`, `${ownStep}${cook}`, ownStep];
    if (at > bake)
      return /\b(?:door|open)\b/i.test(clause.text) || clause.actions.some((one) => one === 'bake')
        ? 'drop'
        : null;
    if (at === pour) return told ? 'drop' : ((told = true), [`${ownStep}${fry[0]!}`]);
    const isFat = fat !== undefined && clause.names.includes(fat.key);
    const isMeat = sausage !== undefined && clause.names.includes(sausage.key);
    const mixes = flour !== undefined && clause.names.includes(flour.key);
    if (mixes) return null;
    // What browns before the batter goes in is told with the tin.
    if (
      at < Math.max(pour, 0) &&
      (clause.actions.some((one) => actionNature[one].heats) ||
        (clause.minutes !== null && !clause.actions.some((one) => one === 'rest' || one === 'chill')))
    )
      return 'drop';
    return fires.test(clause.text) ||
      clause.actions.includes('preheat') ||
      isFat ||
      isMeat ||
      (/\b(?:tin|holes?)\b/i.test(clause.text) && !/\bmilk|egg/i.test(clause.text)) ||
      (clause.actions.some((one) => one === 'roast' || one === 'bake' || one === 'heat') && at > 0)
      ? 'drop'
      : null;
  });
  return {
    dish: 'casserole',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[bake]!.step,
        before: clauses[bake]!.text,
        after: small ? '14–16 minutes' : '12–15 minutes more',
        reason: reasonOf(ask, 'batter-air'),
      },
      {
        kind: 'text',
        step: clauses.find(({ text }) => /\b(?:tin|holes?)\b/i.test(text))?.step ?? null,
        before:
          /\b(?:an? |the )?(?:[\w-]+ )?(?:roasting tin|muffin tin|\d+-hole tin|tin|pan|dish)\b/i.exec(
            wet,
          )?.[0] ?? null,
        after: small ? vessel.split(' that ')[0]! : 'a metal tin of 18–20 cm that fits the basket',
        reason: reasonOf(ask, 'batter-tin'),
      },
      {
        kind: 'add',
        step: clauses[bake]!.step,
        before: null,
        after: 'without opening it',
        reason: reasonOf(ask, 'batter-shut'),
      },
    ],
    method: reasonOf(ask, 'batter-how'),
    words: reasonOf(ask, 'batter-fat'),
    gone: reasonOf(ask, 'batter-fat'),
  };
}
