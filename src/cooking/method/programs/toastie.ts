/** Toasted sandwiches and thick pancakes, which a pan browns from below, on a hot tray or in moving air. */
import { isKind } from '#food/ingredient';
import { formatTemperature } from '../../text/grammar.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const sandwiches =
  /\b(?:grilled cheese|cheese toasties?|toasties?|croque|panini|toasted sandwich(?:es)?|reuben|tuna melt|patty melt|quesadillas?)\b/i;
const cooks = (text: string, actions: readonly string[]): boolean =>
  actions.some((action) =>
    ['fry', 'saute', 'sear', 'grill', 'toast', 'heat', 'melt', 'simmer'].includes(action),
  ) || /\b(?:pan|skillet|flip|each side|per side|a side)\b/i.test(text);

/** A toasted sandwich for an oven or an air fryer. */
export function toastie(ask: Ask): Told | string | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (source !== 'stovetop' || !sandwiches.test(title)) return null;
  if (target === 'microwave')
    return 'A microwave steams bread: it turns soft, then tough, and never crisps. Use an oven or an air fryer, or toast the bread first and only melt the cheese in the microwave.';
  if (target !== 'oven' && target !== 'airFryer') return null;
  if (parts.some(({ safe, grams }) => safe !== null && grams > 60)) return null;
  const first = clauses.findIndex(
    ({ text, actions, minutes }) =>
      cooks(text, actions) && (minutes !== null || /\bgolden|melt|crisp\b/i.test(text)),
  );
  if (first < 0) return null;
  const last = clauses.findLastIndex(({ text, actions }) => cooks(text, actions));
  const air = target === 'airFryer';
  const it = /\bquesadilla/i.test(title) ? 'quesadilla' : 'sandwich';
  const us = thinksInFahrenheit(understood.source);
  const core = air
    ? [
        `Preheat the air fryer to ${formatTemperature(190)} for 3 minutes. Pin the ${it} with a wooden pick, or the fan lifts the top, and lay it in the basket. Air-fry for 4 minutes, turn it over and air-fry for 3–4 minutes more, until golden on both sides and the cheese has melted. Take out the pick.`,
      ]
    : [
        `Put a heavy ${us ? 'sheet pan' : 'baking tray'} in the oven and heat it to ${formatTemperature(220)}. Lay the ${it} on the hot tray and bake for 5–6 minutes, until the bottom is golden, turn it over and bake for 3–4 minutes more, until the other side is golden and the cheese has melted.`,
      ];
  const steps = retell(ask, ({ text, actions }, at) =>
    at === first
      ? [...core.map((one) => `${ownStep}${one}`), ownStep]
      : (at > first && at <= last) ||
          (at < first &&
            /\b(?:heat|pan|skillet)\b/i.test(text) &&
            cooks(text, actions) &&
            !/\bbutter (?:the )?(?:bread|outside|slices)/i.test(text))
        ? 'drop'
        : null,
  );
  return {
    dish: 'toasted',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: air ? '3–4 minutes more' : '5–6 minutes',
        reason: reasonOf(ask, air ? 'toastie-air' : 'toastie-oven'),
      },
    ],
    method: reasonOf(ask, air ? 'toastie-how-air' : 'toastie-how-oven'),
  };
}

/** Thick pancakes as one sheet in the oven, or in a small tin in an air fryer. */
export function sheetPancakes(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (
    (target !== 'oven' && target !== 'airFryer') ||
    source !== 'stovetop' ||
    !/\bpancakes?\b|\bhot ?cakes\b/i.test(title)
  )
    return null;
  if (/\b(?:potato|scallion|korean|japanese|cr[eê]pes?|dutch|german|egg|thin|savou?ry|kimchi)\b/i.test(title))
    return null;
  const raises = parts.some(({ item }) => /\bbaking (?:powder|soda)|bicarb|self[- ]rais/i.test(item.text));
  const flour = parts.find(({ food }) => food !== null && isKind(food, 'flour'));
  const first = clauses.findIndex(
    ({ text, actions, minutes }) =>
      cooks(text, actions) &&
      (minutes !== null || /\b(?:pan|skillet|griddle|ladle)/i.test(text)) &&
      !/\bwhisk|mix|beat\b/i.test(text),
  );
  if (!raises || flour === undefined || first < 0) return null;
  const last = clauses.findLastIndex(({ text, actions }) => cooks(text, actions));
  const us = thinksInFahrenheit(understood.source);
  const tin = us ? 'a 9x13-inch rimmed pan' : 'a rimmed baking tin of about 23 x 33 cm';
  const core =
    target === 'oven'
      ? `Heat the oven to ${formatTemperature(220)}. Line ${tin} with ${us ? 'parchment' : 'baking paper'} and brush it well with melted butter. Pour in the batter, level it, and bake for 12–15 minutes, until puffed, golden and springy in the middle. Let it stand for 2 minutes and cut into squares.`
      : `Preheat the air fryer to ${formatTemperature(180)} for 3 minutes. Butter a metal tin of 15–18 cm that fits the basket and pour in batter to 1 cm. Air-fry for 7–9 minutes, until puffed and golden and a skewer comes out clean. Do the rest in the same way, with more butter.`;
  const steps = retell(ask, (clause, at) =>
    at === first
      ? [`${ownStep}${core}`, ownStep]
      : (at > first && at <= last) ||
          (at < first &&
            /\b(?:pan|skillet|griddle)\b/i.test(clause.text) &&
            !/\b(?:whisk|mix|beat|stir)\b/i.test(clause.text)) ||
          (at < first &&
            at >= first - 1 &&
            clause.actions.includes('melt') &&
            clause.step === clauses[first]!.step)
        ? 'drop'
        : null,
  );
  return {
    dish: 'cake',
    title: `${target === 'oven' ? 'Sheet-Pan' : 'Air-Fryer'} ${title}`,
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: target === 'oven' ? '12–15 minutes' : '7–9 minutes',
        reason: reasonOf(ask, 'pancake-time'),
      },
    ],
    method: reasonOf(ask, target === 'oven' ? 'pancake-how-oven' : 'pancake-how-air'),
  };
}
