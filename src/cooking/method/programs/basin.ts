/** A pudding steamed in its basin, for every machine that can hold the basin. */
import { isKind } from '#food/ingredient';
import { formatTemperature, formatMinutes } from '../../text/grammar.ts';
import type { Clause, Range } from '../model.ts';
import { kitchenMinutes } from '../plan.ts';
import { scaleLine } from '../told/scale-line.ts';
import {
  figureOf,
  gramsOf,
  longest,
  microwaved,
  ownStep,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type Idea,
  type LineChange,
  type Told,
} from './telling.ts';

const basinWords = /\b(?:pudding (?:basin|bowl|mould|mold)|basin)\b/i;
/** The basin where it is first spoken of, with its size. */
const firstBasin =
  /\b(?:an?|your|the) (?:(?:well|lightly|generously)[- ])?(?:(?:buttered|greased|oiled|large|small|heat-?proof|ceramic|glass|plastic|(?:\d+(?:[.,/]\d+)?|[½¼¾]|\d [½¼¾/\d]+)[- ]?(?:l|litres?|liters?|ml|pints?|quarts?|qt|cups?)) )*(?:pudding (?:basin|bowl|mould|mold)|basin)\b/i;
const covers =
  /\b(?:foil|string|tie|tied|greaseproof|parchment|baking paper|wax paper|pleat(?:ed)?|cloth|muslin|lid)\b/i;
const pot =
  /\b(?:saucer|trivet|steamer|simmering water|boiling water|hot water|half-?way up|top(?:ping)?(?: it)? up|boil(?:ing)? dry|(?:large|deep|big|stock|lidded|heavy) (?:sauce)?pan|(?:large|deep|big|stock) ?pot)\b/i;
const coverPhrase =
  /[,;]?\s*(?:\b(?:and|then)\s+)*\b(?:cover|seal|wrap)\b[^.;]*\b(?:foil|greaseproof|parchment|baking paper|string|cloth|muslin)\b[^.;]*/gi;
const leastMinutes = 40;
const mostGrams = 1500;

const isSteamed = ({ actions, text }: Clause): boolean =>
  actions.some((action) => action === 'steam' || action === 'boil' || action === 'simmer') ||
  /\bsteam/i.test(text);

/** "Stand for 5 minutes", after the heat. */
const turnsOut =
  /\b(?:turn|tip)(?:ed)?(?: (?:it|the (?:pudding|sponge)))? (?:out|over)\b|\binvert|\bunmou?ld/i;
const stands = ({ text, minutes }: Clause): boolean =>
  minutes !== null &&
  minutes[1] <= mostStanding &&
  /^\W*(?:then\s+)?(?:(?:let|leave|allow)\b[^.;,]*\b)?(?:stand|rest|sit)\b/i.test(text);
const mostStanding = 10;

/** The pudding for a microwave, a pressure cooker, a slow cooker, an oven or an air fryer. */
export function basinPudding(ask: Ask): Told | string | null {
  const { understood, clauses, target, source } = ask;
  const said = textOf(ask);
  if (source === 'oven' || source === 'airFryer' || source === 'microwave') return null;
  if (!basinWords.test(said) || !/\bsteam|\bpudding\b/i.test(`${understood.recipe.title}\n${said}`))
    return null;
  const main = longest(clauses, (one) => isSteamed(one) && (one.minutes?.[1] ?? 0) >= leastMinutes);
  if (main < 0) return null;
  const own = clauses[main]!;
  const grams = gramsOf(ask);
  if (target === 'microwave' && grams > mostGrams)
    return 'A pudding of this size sets at its edge and stays raw in the middle of a microwave. Make half of it, or steam it in a slow cooker or a pressure cooker.';
  const set = settings(ask, own, grams);
  if (set === null) return null;
  const bare = target === 'microwave';
  const size = /(\d+(?:[.,]\d+)?)[- ]?(?:l|litres?|liters?)\b/i.exec(firstBasin.exec(said)?.[0] ?? '')?.[1];
  const litres = size === undefined ? null : Number(size.replace(',', '.'));
  const bigger = litres === null ? 'large' : `${Math.round(litres * 1.25 * 10) / 10} litre`;
  const wide = `a ${bigger} microwave-safe pudding basin`;
  let named = false;
  let was: string | null = null;
  const again = target === 'steamer' ? 'Steam' : 'Heat';
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === main) return set.core;
      if (clause.step === own.step && at < main && pot.test(clause.text) && !basinWords.test(clause.text))
        return 'drop';
      if (clause.step === own.step && pot.test(clause.text)) return 'drop';
      // "Boil another 2 hours on the day": where nothing boils any more it is heated through.
      if (at > main && /^\W*(?:then )?boil\b/i.test(clause.text) && clause.minutes !== null)
        return [clause.text.trim().replace(/\bboil\b/i, again)];
      // It stands once.
      if (bare && at > main && stands(clause)) return 'drop';
      if (at > main && /\btop(?:ping)?(?: it)? up\b|\bboil dry\b|\bwater level\b/i.test(clause.text))
        return 'drop';
      if (at < main && pot.test(clause.text) && clause.names.length === 0 && !covers.test(clause.text))
        return 'drop';
      if (
        bare &&
        at < main &&
        covers.test(clause.text) &&
        !/\bspoon|pour|fill|tip|scrape\b/i.test(clause.text)
      )
        return 'drop';
      if (at > main && /\b(?:foil|string|untie|unwrap|paper)\b/i.test(clause.text) && bare) return 'drop';
      return null;
    },
    (whole) => {
      // "Spoon on top, cover with foil": the foil goes, whatever it stands beside.
      const text = bare ? whole.replace(coverPhrase, '') : whole;
      if (!bare || named) return text;
      const found = firstBasin.exec(text);
      if (found === null) return text;
      named = true;
      was = found[0];
      const greased = /\b(buttered|greased|oiled)\b/i.exec(found[0])?.[0];
      const phrase = greased === undefined ? wide : wide.replace('a ', `a ${greased}, `);
      return text.replace(found[0], phrase);
    },
  );
  const ideas: Idea[] = [
    {
      kind: 'time',
      step: own.step,
      before: formatMinutes(...(own.minutes as [number, number])),
      after: set.time,
      reason: set.reason,
    },
  ];
  if (bare) {
    if (was !== null)
      ideas.push({
        kind: 'text',
        step: null,
        before: was,
        after: 'microwave-safe pudding basin',
        reason: reasonOf(ask, 'basin-wide'),
      });
    ideas.push({
      kind: 'text',
      step: clauses.find((one, at) => at < main && covers.test(one.text))?.step ?? own.step,
      before: coverSaid(ask, main),
      after: 'a disc of baking parchment loosely on top',
      reason: reasonOf(ask, 'basin-vent'),
    });
    ideas.push({
      kind: 'add',
      step: own.step,
      before: null,
      after: set.stand!,
      reason: reasonOf(ask, 'basin-stand'),
    });
  }
  return {
    dish: 'cake',
    title: titleOf(ask),
    steps,
    lines: bare ? moreMilk(ask) : [],
    ideas,
    method: reasonOf(ask, set.method),
  };
}

/** "Steamed" is true of pots and no microwave's. */
function titleOf({ understood, target }: Ask): string {
  const bare = understood.source.title
    .replace(/\bsteamed\s+/i, '')
    .replace(/^\p{Ll}/u, (one) => one.toUpperCase());
  const names: Readonly<Record<string, string>> = {
    microwave: 'Microwave',
    airFryer: 'Air-Fryer',
    slowCooker: 'Slow-Cooker',
    pressureCooker: 'Pressure-Cooker',
    oven: 'Oven-Steamed',
    steamer: 'Steamed',
  };
  return `${names[target] ?? ''} ${bare}`.trim();
}

/** The words with which the author covered the basin. */
function coverSaid({ clauses }: Ask, main: number): string | null {
  const found = clauses.find((one, at) => at < main && covers.test(one.text));
  return found?.text ?? null;
}

/** A spoon or two more of the milk, where the steps do not say how much goes in. */
function moreMilk(ask: Ask): readonly LineChange[] {
  const milk = ask.parts.find(({ food }) => food !== null && isKind(food, 'milk'));
  if (
    milk === undefined ||
    milk.grams < 10 ||
    /\d[\d./ ]* ?(?:tbsp|tablespoons?|ml)\b[^.;]{0,12}\bmilk\b/i.test(textOf(ask))
  )
    return [];
  const line = scaleLine(milk.item.text, milk.item.quantity, milk.grams < 60 ? 1.5 : 1.15);
  return line === null ? [] : [{ key: milk.key, line, reason: reasonOf(ask, 'basin-moist') }];
}

interface Setting {
  readonly core: readonly string[];
  readonly time: string;
  readonly reason: string;
  readonly method: string;
  readonly stand?: string;
}

function settings(ask: Ask, own: Clause, grams: number): Setting | null {
  const { target } = ask;
  const old = own.minutes!;
  if (target === 'microwave') {
    const dark = /\b(?:christmas|plum|xmas)\b/i.test(ask.understood.recipe.title);
    const usual = figureOf(ask, 'batter-microwave', 'largeFromGrams');
    const large = grams > usual;
    const least =
      (Math.min(grams, usual) / 100) *
      Math.max(1, grams / usual) ** figureOf(ask, 'batter-microwave', 'largeExponent') *
      figureOf(ask, 'batter-microwave', 'minutesPer100g') *
      (dark ? 1.7 : 1);
    const heat = microwaved(
      ask,
      [least, Math.max(least * (large ? 1.25 : 1.15), least + 0.5)],
      dark ? 60 : null,
    );
    const rest = ask.clauses.find(
      (one) => (one.step > own.step || (one.step === own.step && one.start > own.start)) && stands(one),
    );
    const stand = `Leave it to stand, still covered, for ${formatMinutes(...((rest?.minutes ?? [3, 3]) as [number, number]))}: the middle finishes cooking in its own heat.`;
    // "Stand 5 min, turn out": the standing is told here, and so is what was said in the same breath.
    const turned = rest !== undefined && turnsOut.test(rest.text);
    const sweet = ask.parts.find(
      ({ food, grams: g }) =>
        g >= 30 && food !== null && /syrup|jam|treacle|marmalade|honey|curd/.test(food.id),
    );
    return {
      core: [
        `${ownStep}Lay a disc of baking parchment loosely on top, over a basin no more than two thirds full, as the batter climbs fast. Use no foil, string or metal clips: they spark.`,
        `${ownStep}Microwave ${heat}, looking at it from the shorter time on, until the pudding has risen and is set in the middle and a skewer comes out all but clean; the very top may still look damp. If it is not done, give it 30 seconds at a time.`,
        `${ownStep}${stand} Run a knife round the edge${turned ? ' and turn it out onto a plate with a rim' : ''}.${sweet === undefined ? '' : ` Take care: the ${sweet.item.name.toLowerCase()} is far hotter than the pudding.`}`,
        ownStep,
      ],
      time: heat,
      stand: stand.slice(0, stand.indexOf(':')),
      reason: reasonOf(ask, 'batter-microwave'),
      method: 'basin-microwave',
    };
  }
  if (target === 'steamer') {
    const time = formatMinutes(...(old as [number, number]));
    return {
      core: [
        `${ownStep}Bring plenty of water to a boil under the steamer. Stand the basin in it, put on the lid and steam over water at a steady simmer for ${time}, topping up with boiling water before it runs low, until a skewer comes out clean.`,
        ownStep,
      ],
      time,
      reason: reasonOf(ask, 'basin-steamer'),
      method: 'basin-in-steamer',
    };
  }
  if (target === 'slowCooker') {
    const time = formatMinutes(
      ...(kitchenMinutes([
        old[0] * figureOf(ask, 'basin-slow', 'least'),
        old[1] * figureOf(ask, 'basin-slow', 'most'),
      ]) as [number, number]),
    );
    return {
      core: [
        `${ownStep}Check first that the lid closes over the basin. Stand the basin on an upturned saucer in the slow cooker and pour in boiling water to come halfway up its sides. Cover and cook on HIGH for ${time}, until risen and firm and a skewer comes out clean. Keep the lid on: every look inside costs about 20 minutes.`,
        ownStep,
      ],
      time,
      reason: reasonOf(ask, 'basin-slow'),
      method: 'basin-in-slow',
    };
  }
  if (target === 'pressureCooker') {
    const open = figureOf(ask, 'basin-pressure', 'openMinutes');
    const closed = kitchenMinutes([0, old[1] * figureOf(ask, 'basin-pressure', 'factor')] as Range)[1];
    return {
      core: [
        `${ownStep}Set the rack in the pressure cooker, pour in 750 ml of boiling water and stand the basin on the rack. Close the lid with the valve open and steam without pressure for ${open} minutes, so that the pudding can rise.`,
        `${ownStep}Set the valve to sealing and cook at high pressure for ${closed} minutes. Let the pressure drop by itself, which takes about 15 minutes; a skewer should come out clean.`,
        ownStep,
      ],
      time: `${closed} minutes`,
      reason: reasonOf(ask, 'basin-pressure'),
      method: 'basin-in-pressure',
    };
  }
  if (target === 'oven' || target === 'convectionOven') {
    const celsius = target === 'oven' ? 180 : 160;
    const time = formatMinutes(...(old as [number, number]));
    return {
      core: [
        `${ownStep}Heat the ${target === 'oven' ? 'oven' : 'convection oven'} to ${formatTemperature(celsius)}. Stand the basin in a deep roasting tin and pour in boiling water to come halfway up its sides. Cover the whole tin tightly with foil, so that the steam stays in, and cook for ${time}, topping up with boiling water once, until risen and firm and a skewer comes out clean.`,
        ownStep,
      ],
      time,
      reason: reasonOf(ask, 'basin-oven'),
      method: 'basin-in-oven',
    };
  }
  if (target === 'airFryer') {
    const least = Math.max(30, Math.min(75, Math.round(grams / 75) * 5));
    const time = formatMinutes(least, least + 10);
    return {
      core: [
        `${ownStep}Check that the basin, of metal or heatproof ceramic, stands in the basket with room above it. Cover it tightly with greased foil, pleated so that the pudding can rise, and tuck the edges well under the rim or the fan lifts them. Air-fry at ${formatTemperature(160)} for ${time}, until risen and firm and a skewer comes out clean. Let it stand for 5 minutes.`,
        ownStep,
      ],
      time,
      reason: reasonOf(ask, 'basin-air'),
      method: 'basin-in-air',
    };
  }
  return null;
}
