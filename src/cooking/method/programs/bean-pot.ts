/** A chilli or stew that begins with dried beans, under pressure: the beans first by themselves, then all together. */
import { isKind } from '#food/ingredient';
import type { Clause } from '../model.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { scaleLine } from '../told/scale-line.ts';
import { ownStep, reasonOf, retell, type Ask, type LineChange, type Told } from './telling.ts';

const boils = ({ actions, text }: Clause): boolean =>
  actions.some((action) => action === 'boil' || action === 'simmer') || /\bboil|simmer\b/i.test(text);

/** The pot under pressure; null where its beans are no dried ones that the author boils in water of their own. */
export function beanPot(ask: Ask): Told | null {
  const { clauses, parts, source, target, understood } = ask;
  if (target !== 'pressureCooker' || source !== 'stovetop') return null;
  const beans = parts.find(
    ({ time, item }) => time?.dry === true && /\bbeans?\b|\bchickpeas\b/i.test(item.text),
  );
  const meat = parts.find(({ safe, grams }) => safe !== null && grams > 200);
  if (beans === undefined || meat === undefined) return null;
  const own = clauses.findIndex(
    (one) => boils(one) && understood.steps[one.step]!.contents.includes(beans.key),
  );
  const brown = clauses.findIndex(
    (one) =>
      one.names.includes(meat.key) &&
      one.actions.some((action) => action === 'sear' || action === 'saute' || action === 'fry'),
  );
  const main = clauses.findLastIndex((one) => boils(one) && (one.minutes?.[1] ?? 0) >= 20);
  if (own < 0 || brown < own || main < brown || clauses[own]!.step === clauses[main]!.step) return null;
  const alone = clauses[own]!.step;
  const liquids = parts.filter((part) => isThinLiquid(part.food) && part.grams > 150);
  const minced = meat.safe!.kind === 'ground';
  const minutes = minced ? 15 : 30;
  const name = callOf(beans);
  const lines: LineChange[] = liquids.flatMap((part: Part) => {
    const line = scaleLine(part.item.text, part.item.quantity, 0.6);
    return line === null ? [] : [{ key: part.key, line, reason: reasonOf(ask, 'pressure-liquid') }];
  });
  const tomato = parts.some(({ food }) => food !== null && isKind(food, 'tomato-product'));
  const first = [
    `Drain and rinse the soaked ${name}. Put them in the pressure cooker, no more than half full, with 1 litre of fresh water and 1 tablespoon of oil against the foam. Lock the lid, set the valve to sealing and cook at high pressure for 10 minutes. Let the pressure drop by itself for 15 minutes, drain the ${name} and discard the water.`,
  ];
  let put = false;
  let opened = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (clause.step === alone) {
        if (put || at > own) return put ? 'drop' : null;
        put = true;
        return [`${ownStep}${first[0]!}`, ownStep];
      }
      if (at === main)
        return [
          `${ownStep}Stir, and scrape the bottom clean: what sticks there would burn under pressure${tomato ? '. Keep the tomatoes on top, as they catch first' : ''}. Fill it no more than two thirds. Lock the lid, set the valve to sealing and cook at high pressure for ${minutes} minutes.`,
          `Let the pressure drop by itself for 10 minutes, then release the rest and open the lid away from you. The ${name} should be soft all the way through; if not, give them 5 minutes more. If it is thin, simmer it on Sauté for a few minutes.`,
          ownStep,
        ];
      if (at < main && clause.step === clauses[main]!.step && /\b(?:bring|cover)\b/i.test(clause.text))
        return 'drop';
      return null;
    },
    (text, step) => {
      if (step === clauses[brown]!.step && !opened) {
        opened = true;
        return `Set the pressure cooker to Sauté. ${text.replace(/\b(?:in|into) (?:a|the|your) (?:[\w-]+ ){0,2}(?:pot|pan|saucepan|dutch oven|casserole)\b/i, 'in it')}`;
      }
      return text.replace(
        /\b(?:in|into|to) (?:a|the|your) (?:[\w-]+ ){0,2}(?:pot|pan|saucepan|dutch oven)\b/gi,
        'in the pressure cooker',
      );
    },
  );
  return {
    dish: 'stew',
    steps,
    lines,
    ideas: [
      {
        kind: 'time',
        step: alone,
        before: clauses
          .filter((one) => one.step === alone && boils(one))
          .map(({ text }) => text)
          .join(' '),
        after: 'high pressure for 10 minutes',
        reason: reasonOf(ask, 'bean-alone'),
      },
      {
        kind: 'time',
        step: clauses[main]!.step,
        before: clauses[main]!.text,
        after: `high pressure for ${minutes} minutes`,
        reason: reasonOf(ask, 'bean-together'),
      },
    ],
    safety: [`Cook the ${name} soft at a full boil or under pressure: half-raw they hold a toxin.`],
  };
}
