/** A tray of meat and vegetables from the oven on a grill: two zones, each thing in its own place for its own time. */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause } from '../model.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { longest, ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const tray = /\b(?:sheet[- ]?(?:pan)?|tray|roasting (?:pan|tin)|baking (?:sheet|pan|dish))s?\b/i;
const otherwise =
  /\b(?:skewers?|crumbs?|panko|breaded|stuff(?:ed|ing)?|batter|skillet|wrap(?:ped)?|pastry|cheese|cream|simmer|boil)\b/i;
const lays = /\b(?:nestle|arrange|spread|lay|place|put|set|line|transfer|pour|tip|scatter|top|add)\b/i;
const tosses = /\b(?:toss|mix|combine|coat|season|rub|drizzle|brush|marinat\w*)\b/i;
const onTray =
  /\s*,?\s*\b(?:on|onto|in|into|over) (?:the |a |an |your )?(?:(?:large|prepared|lined|rimmed|greased|foil-lined|same) )*(?:sheet[- ]?pans?|pans?|trays?|(?:baking|roasting) (?:sheets?|pans?|dish|tins?)|sheets?)\b/gi;
const meatless = /\b(?:plant-based|vegan|vegetarian|veggie) (?:sausages?|bratwursts?)\b/i;
const longestRoast = 75;

type Sort = 'sausage' | 'bone' | 'lean' | 'fish' | 'chop';

function sortOf({ item, safe, food }: Part): Sort | null {
  const line = item.text;
  if (
    /\bsausages?\b|\bbratwurst\b|\bkielbasa\b|\bchorizo\b/i.test(line) &&
    !/\b(?:ground|sliced|coins)\b/i.test(line)
  )
    return 'sausage';
  if (safe?.kind === 'fish') return /\b(?:fillets?|filets?|salmon|cod|steaks?)\b/i.test(line) ? 'fish' : null;
  if (safe?.kind === 'poultry' && /\b(?:bone[- ]in|drumsticks?|wings?|legs?|skin[- ]on)\b/i.test(line))
    return 'bone';
  if (safe?.kind === 'poultry' && /\b(?:thighs?|breasts?|tenders|tenderloins)\b/i.test(line))
    return /\b(?:boneless|breasts?|tenders)\b/i.test(line) &&
      !/\b(?:cubed?|diced|sliced|chopped|strips)\b/i.test(line)
      ? 'lean'
      : /\b(?:cubed?|diced|sliced|chopped|strips)\b/i.test(line)
        ? null
        : 'bone';
  return safe?.kind === 'meat' && food !== null && /\bchops?\b/i.test(line) ? 'chop' : null;
}

/** The meat's own sentence and its minutes. */
function meatTold(sort: Sort, meat: Part): { readonly text: string; readonly time: string } {
  const name = callOf(meat);
  const many = isPluralName(name);
  const them = many ? 'them' : 'it';
  const check =
    meat.safe === null
      ? ''
      : ` Check with a thermometer that the ${name} ${many ? 'reach' : 'reaches'} ${formatTemperature(meat.safe.celsius)} ${sort === 'bone' ? 'next to the bone' : 'inside'}.`;
  switch (sort) {
    case 'sausage':
      return {
        time: '15–20 minutes',
        text: `Lay the ${name} on the cool side, close the lid and cook for 15–20 minutes, turning once; then roll ${them} over the hot side for 2–3 minutes, until browned all round.${check}`,
      };
    case 'bone':
      return {
        time: '30–35 minutes',
        text: `Lay the ${name} on the cool side, skin side up and not touching, close the lid and cook for 30–35 minutes; then turn ${them} skin side down over the hot side for 3–5 minutes, until crisp, and move ${them} back where the fat flares up.${check}`,
      };
    case 'lean':
      return {
        time: '10–14 minutes',
        text: `Grill the ${name} over the hot side for 10–14 minutes, turning once, and move ${them} to the cool side where the outside is dark before the middle is done.${check}`,
      };
    case 'fish':
      return {
        time: '10–14 minutes',
        text: `Lay the ${name} on an oiled sheet of foil on the cool side, close the lid and cook for 10–14 minutes, without turning, until the flesh flakes.${check}`,
      };
    default:
      return {
        time: '10–14 minutes',
        text: `Grill the ${name} over the hot side for 3–4 minutes on each side, then move ${them} to the cool side, close the lid and give ${them} 4–6 minutes more.${check}`,
      };
  }
}

/** The tray on a grill; null for everything that has a sauce, a crust or a filling. */
export function trayOnGrill(ask: Ask): Told | null {
  const { clauses, parts, source, target } = ask;
  if (target !== 'grill' || (source !== 'oven' && source !== 'convectionOven')) return null;
  const text = textOf(ask);
  if (!tray.test(text) || otherwise.test(text)) return null;
  const raw = parts.filter(
    (part) => part.grams >= 60 && (part.safe !== null || meatless.test(part.item.text)),
  );
  const [meat] = raw;
  const sort = meat === undefined || raw.length > 1 ? null : sortOf(meat);
  if (meat === undefined || sort === null) return null;
  if (parts.some((part) => isThinLiquid(part.food) && part.grams > 60)) return null;
  const roasts = clauses.filter(
    (one) => one.minutes !== null && one.actions.some((action) => action === 'bake' || action === 'roast'),
  );
  const main = longest(clauses, (one) => roasts.includes(one));
  if (main < 0 || roasts.length > 2 || clauses[main]!.minutes![1] > longestRoast) return null;
  const vegetables = parts.filter(
    (part) =>
      part !== meat &&
      part.grams >= 40 &&
      part.food !== null &&
      (isKind(part.food, 'vegetable') ||
        isKind(part.food, 'potato') ||
        isKind(part.food, 'mushroom') ||
        isKind(part.food, 'fruit')) &&
      !/\b(?:juice|zest|lemons?|limes?)\b/i.test(part.item.text) &&
      clauses.some((one, at) => at <= main && one.names.includes(part.key)),
  );
  const roots = vegetables.filter((part) => part.time?.root === true || isKind(part.food!, 'potato'));
  const quick = vegetables.filter((part) => !roots.includes(part));
  if (vegetables.length === 0) return null;
  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  const told = meatTold(sort, meat);
  const packet = `Wrap ${the(roots)} with 2 tablespoons of water in a double sheet of foil and lay the packet over the hot side. Close the lid and cook for 25–30 minutes, turning the packet twice, until a knife goes in easily; open it for the last 5 minutes.`;
  const basket = `Put ${the(quick)} in a grill basket or a cast-iron pan over the hot side and cook for 10–12 minutes, tossing now and then, until tender and charred at the edges.`;
  const core = [
    ...(roots.length > 0 ? [packet] : []),
    `${roots.length > 0 ? 'Meanwhile: ' : ''}${told.text}`
      .replace('Meanwhile: L', 'Meanwhile, l')
      .replace('Meanwhile: G', 'Meanwhile, g'),
    ...(quick.length > 0 ? [basket] : []),
  ];
  const ready =
    'Set up the grill with two zones: on a gas grill one side on medium-high and the other off or on its lowest, on charcoal the coals on one side only. Close the lid until it is hot, then clean and oil the grate.';
  let lit = false;
  const steps = retell(
    ask,
    (clause, at) => {
      const first = !lit && (at === main || clause.actions.includes('preheat'));
      if (first) lit = true;
      const light = first ? [`${ownStep}${ready}`, ownStep] : [];
      if (at === main) return [...light, ...core.map((one) => `${ownStep}${one}`), ownStep];
      if (clause.actions.includes('preheat')) return light.length > 0 ? light : 'drop';
      if (at > main) return onlyTray(clause) ? 'drop' : null;
      // What is only laid on the tray has no tray to lie on.
      const next = clauses[at + 1];
      // "Put the sprouts on a tray, toss with oil": they are tossed in a bowl.
      if (
        next !== undefined &&
        next.sentence === clause.sentence &&
        next.step === clause.step &&
        tosses.test(next.text) &&
        clause.names.length > 0
      )
        return null;
      return onlyTray(clause) || (lays.test(clause.text) && !tosses.test(clause.text)) ? 'drop' : null;
    },
    (said) => said.replace(onTray, / toss| mix| combine/i.test(` ${said}`) ? ' in a large bowl' : ''),
  );
  const whole = steps.map((one) => one.text).join('\n');
  if (/\b(?:oven|sheet pan|tray|baking sheet|broil\w*)\b/i.test(whole)) return null;
  const own = clauses[main]!;
  return {
    dish: 'pieces',
    steps,
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: formatMinutes(...(own.minutes as [number, number])),
        after: told.time,
        reason: reasonOf(ask, 'grill-zones'),
      },
    ],
    method: reasonOf(ask, 'grill-zones-how'),
    words: reasonOf(ask, 'grill-zones'),
    gone: reasonOf(ask, 'grill-bare'),
    safety: [reasonOf(ask, 'grill-plates')],
  };
}

/** Speaks of the tray and of nothing that is eaten. */
const onlyTray = (clause: Clause): boolean =>
  clause.names.length === 0 &&
  /\b(?:sheet|tray|pan|foil|parchment|oven|rack|single layer|spread)\b/i.test(clause.text);
