/**
 * A plate of several parts (rice in its pot, roots on a tray, a sauce, a piece of meat): the new machine takes the meat, and
 * every other part is cooked as its author tells it.
 */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause, Range, TimedWay } from '../model.ts';
import { callOf } from '../read/parts.ts';
import { dueCelsius, isHeated, rawMeats } from './span.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told, type ToldStep } from './telling.ts';

const vessels = [
  /\b(?:medium|small|large|rice)? ?(?:pot|saucepan)\b/i,
  /\b(?:skillet|frying pan|non-?stick pan|(?<!(?:sheet|baking|roasting) )pan)\b/i,
  /\b(?:baking sheet|sheet pan|baking tray|sheet)\b/i,
];
const ways: Readonly<Partial<Record<Ask['target'], TimedWay>>> = {
  sousVide: 'vide',
  smoker: 'smoke',
  grill: 'grill',
  airFryer: 'airfry',
};
/** Started before all else, as it takes longer than the rest of the plate. */
const long: ReadonlySet<string> = new Set(['sousVide', 'smoker']);
const meanwhile = /^\s*(?:while [^,]{3,60}|meanwhile|when [^,]{3,40}|in the meantime),\s*/i;
const moves =
  /\b(?:transfer|arrange|place|lay|heat|preheat|increase|add (?:an? |\d )?(?:tablespoon|tbsp|teaspoon|tsp)|flip|turn|return)\b/i;

/** The plate with its meat from another machine; null where all of it is one dish. */
export function plateOfParts(ask: Ask): Told | null {
  const { clauses, parts, source, target } = ask;
  const ground = target === 'pressureCooker';
  if (ways[target] === undefined && !ground) return null;
  if (!['oven', 'stovetop'].includes(source)) return null;
  const text = textOf(ask);
  if (vessels.filter((one) => one.test(text)).length < 3) return null;
  const meats = rawMeats(parts, 120);
  if (meats.length !== 1 || meats[0]!.time?.tough === true || meats[0]!.whole) return null;
  const [meat] = meats as [(typeof meats)[number]];
  const balls = /\bmeat ?balls?\b/i.test(text);
  if (ground !== balls || (meat.time?.minced === true && !balls)) return null;
  const word = new RegExp(
    String.raw`\b(?:${balls ? 'meat ?balls' : (meat.item.name.split(' ').find((one) => /chicken|pork|beef|steak|salmon|turkey|lamb|fish|shrimp/i.test(one)) ?? callOf(meat))})\b`,
    'i',
  );
  const about = (one: Clause): boolean => one.names.includes(meat.key) || word.test(one.text);
  const first = clauses.findIndex(
    (one, at) =>
      (isHeated(one) &&
        !one.actions.includes('preheat') &&
        (about(one) ||
          (at > 0 &&
            about(clauses[at - 1]!) &&
            clauses[at - 1]!.step === one.step &&
            one.names.length === 0))) ||
      (about(one) && /\b(?:transfer|arrange|lay)\b[^.;]*\b(?:sheet|tray|pan)\b/i.test(one.text)),
  );
  if (first < 0) return null;
  const { step } = clauses[first]!;
  let last = first;
  for (let at = first; at < clauses.length && clauses[at]!.step === step; at += 1)
    if (isHeated(clauses[at]!) || about(clauses[at]!)) last = at;
  // Steps beside it that heat something else make it a plate.
  const others = new Set(
    clauses.filter((one) => one.step !== step && isHeated(one) && !about(one)).map((one) => one.step),
  );
  if (others.size < 1) return null;
  const row = meat.time?.minutes[ways[target] ?? 'pressure'];
  const range: Range | null = balls ? [6, 7] : (row ?? null);
  const bath = target === 'sousVide' ? (meat.time?.videAt ?? null) : null;
  if (range === null || (target === 'sousVide' && bath === null)) return null;
  const name = balls ? 'meatballs' : callOf(meat).replace(/ (?:breasts?|thighs?|fillets?)$/i, '');
  const them = isPluralName(name) ? 'them' : 'it';
  const due = formatTemperature(dueCelsius(meats)!);
  const time = formatMinutes(...range);
  const reads = `A thermometer in the thickest piece should read ${due}.`;
  let cook: readonly string[];
  let later: string | null = null;
  if (target === 'sousVide') {
    cook = [
      `Heat the water bath to ${formatTemperature(bath!)}. Seal the seasoned ${name} in a bag in one layer with the air pressed out, and cook for ${time}; held that long at this heat ${them === 'it' ? 'it is' : 'they are'} as safe as at ${due} inside. Make the rest of the plate in the last half hour.`,
    ];
    later = `Lift the ${name} out of the bag and pat ${them} very dry. Sear in a hot pan with the oil for 1 minute on each side, until golden, and spoon the juices of the bag over.`;
  } else if (target === 'smoker')
    cook = [
      `Heat the smoker to ${formatTemperature(110)} with apple or cherry wood, until the smoke is thin and blue. Lay the seasoned ${name} on the oiled grate and smoke for ${time}. ${reads} Make the rest of the plate in the last half hour, and keep the ${name} under foil until it is ready.`,
    ];
  else if (target === 'grill')
    cook = [
      `Heat the grill to medium-high, and clean and oil the grate. Brush the ${name} with the oil and grill over direct heat for ${time}, turning once. ${reads}`,
    ];
  else if (target === 'airFryer')
    cook = [
      `Preheat the air fryer to ${formatTemperature(190)}. Brush the ${name} with the oil, lay ${them} in the basket in one layer and air-fry for ${time}, turning once. ${reads}`,
    ];
  else
    cook = [
      `Pour 240 ml of water into the pressure cooker and set the rack in it. Lay the ${name} on the rack, in two layers if need be. Lock the lid, set the valve to sealing and cook at high pressure for ${time}; release the pressure at once. ${reads}`,
    ];
  const reword = (one: string): string =>
    one
      .replace(
        new RegExp(
          String.raw`\bwhile (?:the )?(${word.source}) (?:roasts?|bakes?|fr(?:y|ies)|cooks?)\b`,
          'gi',
        ),
        'while the $1 cooks',
      )
      .replace(/^w/, 'W');
  const told = retell(
    ask,
    (clause, at) => {
      if (clause.step !== step) return null;
      if (at === first) return cook.map((one) => `${ownStep}${one}`);
      if (at > first && at <= last) return 'drop';
      // "Add 1/2 tsp oil, then the chicken", of a pan that is gone.
      const fatOrMeat = clause.names.every(
        (key) => key === meat.key || /\boil\b/i.test(parts.find((one) => one.key === key)?.item.name ?? ''),
      );
      return at < first &&
        fatOrMeat &&
        ((moves.test(clause.text) && /\b(?:pan|heat|oil)\b/i.test(clause.text)) ||
          /^\W*(?:add\b[^.;]*\boil\b|(?:then )?the \w+\W*$)/i.test(clause.text))
        ? 'drop'
        : null;
    },
    reword,
  );
  const ordered = long.has(target) ? begunFirst(told, step, later) : told;
  const rests = clauses.some(
    (one) =>
      /\boven\b|\b(?:roast|bake)\b/i.test(one.text) && one.step !== step && !one.actions.includes('preheat'),
  );
  return {
    dish: 'pieces',
    steps: rests
      ? ordered
      : ordered.map(({ text: line, from }) => ({
          text: line.replace(/\bpreheat (?:the )?oven to [^.;]*[.;]\s*/i, ''),
          from,
        })),
    ideas: [
      { kind: 'time', step, before: clauses[last]!.text, after: time, reason: reasonOf(ask, 'plate-parts') },
    ],
    method: reasonOf(ask, 'plate-parts'),
    words: reasonOf(ask, 'plate-parts'),
    gone: reasonOf(ask, 'plate-parts'),
    safety: target === 'sousVide' ? [reasonOf(ask, 'vide-chill')] : [],
  };
}

/** The long cooking first, and what ends it right before the plate is put together. */
function begunFirst(told: readonly ToldStep[], step: number, later: string | null): readonly ToldStep[] {
  const own = told
    .filter(({ from }) => from.includes(step))
    .map(({ text, from }) => {
      const bare = text.replace(meanwhile, '');
      return { text: bare.charAt(0).toUpperCase() + bare.slice(1), from };
    });
  const rest = told.filter(({ from }) => !from.includes(step));
  const end = later === null ? [] : [{ text: later, from: [step] }];
  return [...own, ...rest.slice(0, -1), ...end, ...rest.slice(-1)];
}
