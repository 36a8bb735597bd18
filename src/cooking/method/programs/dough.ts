/** Pizza, focaccia and loaves where there is no oven of the usual kind: pan, grill, air fryer, slow cooker. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Idea, type Told } from './telling.ts';

const pizzaWords = /\b(?:pizzas?|margherita|lahmacun|manakish|pissaladi[eè]re)\b/i;
const flatWords = /\b(?:focaccia|flatbreads?|naans?|pitt?as?|pita)\b/i;
const loafWords = /\b(?:loaf|bread|rolls?|buns?|boule|batch|cob|sourdough|ciabatta|baps?|brioche|challah)\b/i;
const quick =
  /\b(?:banana|pumpkin|courgette|zucchini|corn|soda|ginger|tea|quick|garlic|monkey|cheese and)\b/i;
const bakesHere = ({ actions, text }: Clause): boolean =>
  actions.some((action) => action === 'bake' || action === 'roast' || action === 'broil') ||
  /\blaunch\b/i.test(text);
const ovenTalk = /\boven\b|\bstone\b|\bsteel\b|\bpeel\b|\bbaking (?:sheet|tray)\b|\b\d{3} ?°? ?[CF]\b/i;

type Kind = 'pizza' | 'focaccia' | 'loaf';

/** Dough for another machine; null where it is none, or the machine is an oven of any kind. */
export function yeastDough(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  const said = textOf(ask);
  const flour = parts.find(({ food, grams }) => food !== null && isKind(food, 'flour') && grams > 150);
  const bought = parts.find(({ item }) => /\bpizza (?:dough|base|crust)s?\b/i.test(item.text));
  const pizza = pizzaWords.test(title);
  if (pizza ? flour === undefined && bought === undefined : flour === undefined || quick.test(title))
    return null;
  if (!pizza && !parts.some(({ item }) => /\b(?:yeast|sourdough|starter|levain)\b/i.test(item.text)))
    return null;
  const kind: Kind | null = pizza
    ? 'pizza'
    : flatWords.test(title)
      ? 'focaccia'
      : loafWords.test(title)
        ? 'loaf'
        : null;
  if (kind === null) return null;
  const stone =
    /\bpizza oven\b|\bwood[- ]fired\b|\booni\b|\b(?:4[0-9]0|500) ?°? ?C\b|\b(?:8|9)\d0 ?°? ?F\b/i.test(
      `${title}\n${said}`,
    );
  const toOven = target === 'oven' && kind === 'pizza' && stone;
  if (source !== 'oven' && !(kind === 'pizza' && source === 'grill')) return null;
  if (source === target && !toOven) return null;
  const last = clauses.findLastIndex(
    (one) => bakesHere(one) && (one.minutes !== null || /\b(?:until|till|bake)\b/i.test(one.text)),
  );
  if (last < 0) return null;
  const first = clauses.findIndex(
    (one, at) =>
      at <= last && bakesHere(one) && !one.actions.includes('preheat') && one.step === clauses[last]!.step,
  );
  const grams = flour?.grams ?? 500;
  const tops = parts.filter(
    (part) =>
      clauses.some(
        (one, at) =>
          at < last &&
          /\b(?:top|spread|scatter|sprinkle|cover|add)\b/i.test(one.text) &&
          one.names.includes(part.key),
      ) &&
      part !== flour &&
      part.grams > 5,
  );
  const set = setting(kind, toOven ? 'oven' : target, grams, tops);
  if (set === null) return null;
  const own = clauses[last]!;
  const risen =
    clauses.find(({ actions, minutes }) => actions.includes('proof') && minutes !== null)?.step ?? -1;
  let told = false;
  // A pan turns the base before anything lies on it: the topping is told in the core.
  const topsTold = kind === 'pizza' && (target === 'stovetop' || target === 'grill' || target === 'airFryer');
  // No tin, and no second rise in it.
  const unshaped = kind === 'loaf' && (target === 'stovetop' || target === 'slowCooker');
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === Math.max(first, 0) || (at === last && !told)) {
        told = true;
        return [...set.core.map((one) => `${ownStep}${one}`), ownStep];
      }
      if (at > first && at <= last) return 'drop';
      if (
        at < first &&
        (clause.actions.includes('preheat') ||
          (ovenTalk.test(clause.text) &&
            clause.names.length === 0 &&
            !/\b(?:knead|prove|proof|rise|rest|shape|divide)\b/i.test(clause.text)))
      )
        return 'drop';
      if (
        topsTold &&
        at < first &&
        clause.step >= own.step - 2 &&
        /\b(?:stretch|roll|top|spread|scatter|sprinkle|dot|drizzle)\b/i.test(clause.text) &&
        !/\b(?:prove|proof|rise)\b/i.test(clause.text)
      )
        return 'drop';
      if (
        unshaped &&
        at < first &&
        clause.step > risen &&
        (/\btin\b|\bpan\b|\bshape\b/i.test(clause.text) || clause.actions.includes('proof'))
      )
        return 'drop';
      if (at > last) return clause.actions.some((action) => actionNature[action].heats) ? 'drop' : null;
      return null;
    },
    (text) =>
      set.vessel === null
        ? text
        : text.replace(
            /\b(?:(?:an?|the|your) )?(?:(?:large|greased|oiled|lined|\d+(?:\.\d+)?[- ]?(?:lb|cm|inch|kg|g)) )*(?:loaf (?:tin|pan)|baking (?:tray|sheet|pan|tin)|roasting tin|(?:9 ?x ?13|13 ?x ?9)(?:[- ]inch)?(?: (?:pan|tin))?|rectangular tin|tin)\b/i,
            set.vessel,
          ),
  );
  const ideas: Idea[] = [
    { kind: 'time', step: own.step, before: own.text, after: set.time, reason: reasonOf(ask, set.rule) },
  ];
  return {
    dish: 'bread',
    ...(toOven
      ? { title: title.replace(/\s*\((?:[^)]*pizza oven[^)]*)\)/i, '').replace(/\bwood[- ]fired\s+/i, '') }
      : {}),
    steps,
    ideas,
    method: reasonOf(ask, set.how),
    gone: reasonOf(ask, 'dough-gone'),
  };
}

interface Setting {
  readonly core: readonly string[];
  readonly time: string;
  readonly rule: string;
  readonly how: string;
  readonly vessel: string | null;
}

function setting(kind: Kind, target: string, grams: number, tops: readonly Part[]): Setting | null {
  const topping =
    tops.length === 0 ? 'the topping' : joinList([...new Set(tops.map((part) => `the ${callOf(part)}`))]);
  const few = 'thinly and not to the edge';
  if (kind === 'pizza') {
    if (target === 'oven')
      return {
        core: [
          `Put a baking stone, steel or an upturned heavy baking tray on a high shelf, and heat the oven as hot as it goes, ${formatTemperature(250)} or more, for at least 45 minutes. For the last 5 minutes turn on the broiler as well.`,
          `Slide each topped pizza off a floured board onto the hot surface and bake for 6–8 minutes, turning it round once, until the rim is puffed up and charred in spots. Bake the others one by one, and let the stone heat again for 5 minutes in between.`,
        ],
        time: '6–8 minutes',
        rule: 'pizza-oven',
        how: 'pizza-how-oven',
        vessel: null,
      };
    if (target === 'stovetop')
      return {
        core: [
          'Heat a heavy frying pan of 26–28 cm, best of cast iron, over medium heat for 5 minutes. Stretch a piece of dough to the size of the pan, lay it in dry and cook for 3–4 minutes, until the bottom is brown in spots and the top has bubbles.',
          `Turn it over and quickly spread it with ${topping}, ${few}. Turn down to low, cover with a lid and cook for 4–5 minutes, until the cheese has melted and the bottom is crisp. The top stays pale: where the pan is ovenproof, 2–3 minutes under a hot broiler brown it. Make the others in the same way.`,
        ],
        time: '4–5 minutes',
        rule: 'pizza-pan',
        how: 'pizza-how-pan',
        vessel: null,
      };
    if (target === 'grill')
      return {
        core: [
          'Heat one side of the grill to high and leave the other on low, with the lid closed, for 15 minutes; clean and oil the grate. Stretch the dough, brush one side with oil and lay it oiled side down over the hot side. Grill for 1–2 minutes, lid open, until it has bubbles and dark stripes below.',
          `Brush the top with oil, turn it over onto the cooler side and quickly spread the grilled face with ${topping}, ${few}. Close the lid and grill for 3–5 minutes, turning it round once, until the cheese has melted and the bottom is crisp. Make the others in the same way.`,
        ],
        time: '3–5 minutes',
        rule: 'pizza-grill',
        how: 'pizza-how-grill',
        vessel: null,
      };
    if (target === 'airFryer')
      return {
        core: [
          `Stretch the dough into rounds that fit the basket, 18–20 cm, ${grams > 300 ? 'about 6 of them,' : ''} on pieces of baking paper. Preheat the air fryer to ${formatTemperature(200)} for 5 minutes. Air-fry one base by itself for 3 minutes, until it has set and no longer blows about.`,
          `Spread it with ${topping}, ${few}, and press light leaves under the cheese, as the fan lifts them. Air-fry for 5–7 minutes more, until the cheese bubbles and the rim is brown in spots. Make the others in the same way.`,
        ].map((one) => one.replace('18–20 cm, on', '18–20 cm on')),
        time: '5–7 minutes more',
        rule: 'pizza-air',
        how: 'pizza-how-air',
        vessel: null,
      };
    return null;
  }
  const focaccia = kind === 'focaccia';
  if (target === 'stovetop')
    return {
      core: [
        focaccia
          ? 'Oil a heavy, lidded frying pan of 26–28 cm well and press in half of the dough, 2 cm thick. Cover and cook over low heat for 10–12 minutes, until the bottom is golden and the top no longer looks wet.'
          : `Divide the risen dough into ${Math.max(6, Math.round(grams / 65))} pieces and roll them into rounds 1 cm thick. Let them rest for 15 minutes. Heat a heavy frying pan over medium heat for 3 minutes, and cook them dry, two or three at a time, for 3–4 minutes, until the bottom is brown in spots.`,
        focaccia
          ? 'Slide it onto a plate, brush the top with oil, turn it over into the pan and cook uncovered for 5–6 minutes more, until golden and hollow-sounding. Cook the rest in the same way.'
          : 'Turn them, cover with a lid and cook for 3–4 minutes more, until they sound hollow when tapped. Keep them soft in a cloth while the rest cook.',
      ],
      time: focaccia ? '10–12 minutes' : '3–4 minutes more',
      rule: 'dough-pan',
      how: focaccia ? 'focaccia-how-pan' : 'loaf-how-pan',
      vessel: focaccia ? 'a large bowl' : null,
    };
  if (target === 'airFryer') {
    const large = grams > 350;
    const time = focaccia ? '14–16 minutes' : large ? '20–22 minutes' : '24–28 minutes';
    return {
      core: [
        `Preheat the air fryer to ${formatTemperature(focaccia ? 190 : 180)} for 3 minutes. Air-fry for ${time}, laying foil over the top once it is brown, until ${focaccia ? 'golden all over and crisp below' : `it sounds hollow when tapped underneath, at about ${formatTemperature(94)} inside`}. Turn it out and air-fry upside down for 3 minutes more, so that the bottom crisps.${large ? ' Bake the second one in the same way.' : ''}`,
      ],
      time,
      rule: 'dough-air',
      how: 'dough-how-air',
      vessel: large
        ? focaccia
          ? 'two metal tins of 18–20 cm that fit the basket'
          : 'two metal tins of 16–18 cm that fit the basket, each no more than half full'
        : 'a metal tin of 18–20 cm that fits the basket',
    };
  }
  if (target === 'slowCooker' && !focaccia)
    return {
      core: [
        'Shape the risen dough into a round loaf and lift it on a sheet of baking paper into the slow cooker; it needs no second rise, as it rises while the pot heats up. Stretch a clean tea towel under the lid, to catch the drips.',
        `Cover and cook on HIGH for 1¾–2¼ hours, turning the pot round once halfway, until it springs back and reaches about ${formatTemperature(94)} inside. The crust stays pale and soft: for a brown one put the loaf on a tray under a hot broiler for 4–5 minutes.`,
      ],
      time: 'HIGH for 1¾–2¼ hours',
      rule: 'loaf-slow',
      how: 'loaf-how-slow',
      vessel: null,
    };
  return null;
}
