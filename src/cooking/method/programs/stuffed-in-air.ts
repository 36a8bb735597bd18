/** Stuffed peppers, courgettes and mushrooms in an air fryer: filled as before, bare in the basket, the cheese on for the last minutes. */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Range } from '../model.ts';
import { callOf } from '../read/parts.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const titles =
  /\bstuffed (?:(?:bell|red|green|baked|portobello|mini) )*(peppers|capsicums?|zucchini|courgettes|mushrooms|portobellos)\b|\b(zucchini|courgette) boats\b/i;
const dish =
  /\s*\b(?:in|into|on|onto) (?:an?|the|your) (?:[\w×x-]+ )*?(?:baking |roasting |casserole |ovenproof )?(?:dish|tins?|trays?|pan|sheet)\b|\s*\bin a 9 ?x ?13\b/i;
const works =
  /^\W*(?:and |then )*(?:cover|uncover|remove the foil|grease|line|pour (?:the |a little |\d+ ?\w* )?(?:of )?water|add (?:the |a little |\d+ ?\w* )?water)\b/i;
const isCheese = /\b(?:cheese|mozzarella|cheddar|parmesan|feta|gruy[eè]re|monterey jack)\b/i;

/** Minutes in the basket before the cheese. Own rules. */
const minutes: Readonly<Record<'pepper' | 'courgette' | 'mushroom', Range>> = {
  pepper: [14, 17],
  courgette: [11, 13],
  mushroom: [8, 10],
};
/** Raw mince inside has to be done to the middle. */
const rawMore = 5;

/** "Stand in a dish", where there is no dish any more. */
const stands =
  /^\W*(?:and |then )*(?:stand|arrange|place|put|set|sit|pack)\b(?:(?: the| them)? ?[\w ]{0,20})\b(?:in|on) (?:(?:an?|the|your) )?[^,.;]*\b(?:dish|tin|tray|pan)\b(?: w(?:ith)? [^,.;]*\bwater)?\W*$/i;
/** "the rest of the sauce" of "pour the rest of the sauce over". */
const sauceIn = (text: string): string => {
  const said =
    /\b(?:pour|spoon|ladle)\s+([^.;]*?)\s+(?:over|around|round)\b/i.exec(text)?.[1]?.trim() ?? 'the sauce';
  return /^(?:the|rest|remaining|half|all)\b/i.test(said)
    ? said.replace(/^(?=(?:rest|remaining)\b)/i, 'the ').replace(/ of sauce$/, ' of the sauce')
    : `the ${said}`;
};

/** The stuffed vegetables in the basket; null where they are none. */
export function stuffedInAir(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const found = titles.exec(understood.source.title);
  if (target !== 'airFryer' || source !== 'oven' || found === null) return null;
  const bakes = clauses.flatMap((one, at) =>
    one.minutes !== null &&
    one.actions.some((action) => action === 'bake' || action === 'roast' || action === 'broil')
      ? [at]
      : [],
  );
  const main = bakes.reduce(
    (best, at) => (best < 0 || clauses[at]!.minutes![1] > clauses[best]!.minutes![1] ? at : best),
    -1,
  );
  if (main < 0) return null;
  const word = (found[1] ?? found[2] ?? '').toLowerCase();
  const kind = /pepper|capsicum/.test(word)
    ? 'pepper'
    : /mushroom|portobello/.test(word)
      ? 'mushroom'
      : 'courgette';
  const them =
    kind === 'pepper'
      ? 'peppers'
      : kind === 'mushroom'
        ? 'mushrooms'
        : word.replace(/^courgette$/, 'courgettes');
  const meat = parts.find(({ safe, grams }) => safe !== null && safe.kind !== 'egg' && grams > 60);
  const browned =
    meat === undefined ||
    clauses.some(
      (one, at) =>
        at < main &&
        one.names.includes(meat.key) &&
        one.actions.some((action) => action === 'sear' || action === 'fry' || action === 'saute'),
    ) ||
    /\bcooked\b/i.test(meat.item.text);
  const whole =
    kind === 'pepper' &&
    !/\b(?:halv\w*|half|halves)\b/i.test(`${textOf(ask)} ${parts.map(({ item }) => item.text).join(' ')}`);
  const [least, most] = minutes[kind];
  const more = (browned ? 0 : rawMore) + (whole ? 4 : 0);
  const range: Range = [least + more, most + more];
  const heat = formatTemperature(175);
  const time = formatMinutes(...range);
  const check =
    meat === undefined ? '' : ` and the filling reads ${formatTemperature(meat.safe!.celsius)} in the middle`;
  const last = bakes.at(-1)!;
  const cheesy = last > main && /\bcheese|mozzarella|cheddar|parmesan\b/i.test(textOf(ask));
  const core = `Preheat the air fryer to ${heat} for 3 minutes. Stand the ${them} in the basket, open side up and close together so that they do not tip, in batches if need be. Air-fry for ${time}, until the ${them} are tender when pierced${check}; if the filling browns too soon, lay a piece of foil over it and tuck it in.`;
  const top = `Air-fry for 3–4 minutes more, until the cheese has melted and browned in spots.`;
  // A sauce of the dish would run through the basket: it is warmed apart and goes over at the table.
  const sauced = clauses.findIndex(
    (one, at) =>
      at < last &&
      one.minutes === null &&
      /\b(?:pour|spoon|ladle)\b[^.;]*\b(?:over|around|round)\b/i.test(one.text) &&
      one.names.length > 0,
  );
  const sauce =
    sauced < 0
      ? []
      : [
          `${ownStep}Warm ${sauceIn(clauses[sauced]!.text)} in a small saucepan and spoon it over the ${them} to serve.`,
        ];
  const told = new Set([core, top, ...sauce.map((one) => one.slice(ownStep.length))]);
  const steps = [
    ...retell(
      ask,
      (clause, at) => {
        if (at === main) return [`${ownStep}${core}`, ...(last > main ? [] : sauce), ownStep];
        if (at === last && last > main)
          return cheesy || sauce.length > 0 ? [...(cheesy ? [top] : []), ...sauce] : 'drop';
        if (
          at === sauced ||
          (at < main &&
            (stands.test(clause.text) ||
              /^\W*(?:and |then )*cover with (?:the )?(?:foil|a lid)\W*$/i.test(clause.text)) &&
            clause.names.length === 0)
        )
          return 'drop';
        if (sauced >= 0 && at > sauced && at < main && /^\W*(?:and |then )*cover\b/i.test(clause.text))
          return 'drop';
        // "Cheese on, 10 more uncovered": the machine's own sentence tells it.
        if (at > main && isCheese.test(clause.text) && /\b\d+ more\b/i.test(clause.text)) return 'drop';
        if (clause.actions.includes('preheat') || bakes.includes(at)) return 'drop';
        if (works.test(clause.text) && !/\bcheese|mozzarella|cheddar|parmesan\b/i.test(clause.text))
          return 'drop';
        return null;
      },
      (text) =>
        told.has(text)
          ? text
          : text
              .replace(
                /^(?:place|put|arrange|set|lay) ((?:the )?[\w ]{3,30}?)\s*(?:cut[- ]side up )?(?:in|into|on|onto) (?:an?|the|your) [^,.;]*\b(?:dish|tin|tray|pan|sheet)\b,? (?:and )?(fill|stuff)\b/i,
                '$2 $1',
              )
              .replace(dish, '')
              .replace(/,? (?:and )?stand with [^,.;]*\bwater(?:,? (?:and |then )*cover with foil)?/i, '')
              .replace(/\b(?:uncover|remove the foil)(?:,| and) /gi, ''),
    ),
  ];
  const text = steps.map((one) => one.text).join('\n');
  // "Cheese on, 10 more": a top that no verb bakes goes on all the same.
  const cheese = parts.find(({ item }) => isCheese.test(item.text));
  if (cheese !== undefined && !isCheese.test(text)) {
    const at = steps.findIndex((one) => one.text.includes(core));
    steps.splice(at + 1, 0, {
      text: `Scatter the ${callOf(cheese)} over the ${them}. ${top}`,
      from: [clauses[main]!.step],
    });
  }
  if (/\boven\b|\b(?:baking|casserole) dish\b|\bfoil and\b/i.test(text)) return null;
  return {
    dish: 'pieces',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[main]!.step,
        before: formatMinutes(...clauses[main]!.minutes!),
        after: time,
        reason: reasonOf(ask, 'stuffed-time'),
      },
      {
        kind: 'add',
        step: clauses[main]!.step,
        before: null,
        after: 'open side up and close together',
        reason: reasonOf(ask, 'stuffed-stand'),
      },
    ],
    method: reasonOf(ask, 'crisp-how-fan'),
    words: reasonOf(ask, 'stuffed-words'),
    gone: reasonOf(ask, 'stuffed-words'),
  };
}
