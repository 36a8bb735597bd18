/** Cakes, quick loaves and brownies without an oven: what they are baked in, for how long by their weight, and how one sees it. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { figureOf, gramsOf, microwaved, ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles =
  /\b(?:cakes?|sponge|brownies?|blondies?|gingerbread|(?:banana|pumpkin|courgette|zucchini|corn|ginger|tea|date|apple|lemon) (?:bread|loaf|drizzle)|drizzle|parkin|lamingtons?|torte|sandwich)\b/i;
const other =
  /\b(?:cheesecakes?|pancakes?|fish ?cakes?|crab ?cakes?|rice cakes?|cup ?cakes?|muffins?|fruit ?cake|christmas|angel|ice cream|upside|mousse|roll|roulade|lava|molten|mug|pudding|oat ?cakes?|potato cakes?|pound)\b/i;
/** Puddings that are a cake batter baked in a tin or a dish. */
const spongePudding =
  /\b(?:sticky|toffee|date|sponge|syrup|treacle|chocolate|apple|ginger|gingerbread|lemon|orange|jam|marmalade|malva|eve['’]?s|cottage|banana|rhubarb|plum|pear|cherry|cinnamon|coconut|carrot|fig) (?:\w+ )?pudding\b/i;
const otherPudding =
  /\b(?:self[- ]sauc\w*|bread|rice|yorkshire|christmas|steamed|summer|suet|plum duff|chia|pease|tapioca|instant|vanilla|lava)\b/i;
const vessels =
  /\b(?:(?:an?|the|your|two|2|one|each) )?(?:(?:deep|round|square|small|large|medium|loose-?bottomed|springform|greased|buttered|lined|non-?stick|\d+(?:\.\d+)?(?: ?[x×] ?\d+)?[- ]?(?:cm|inch(?:es)?|in|lb|["”])?) ?-?)*(?:(?:loaf|cake|sandwich|brownie|bundt|springform|square|round|layer|baking|traybake|gugelhupf)[- ]?(?:tins?|pans?|dish|mould)|(?:\d+(?:\.\d+)?[- ]?(?:cm|inch|in|lb) )tins?|\d+ ?[x×] ?\d+(?:[- ]?inch|cm|["”])?(?: (?:pan|tin|dish))?|(?<=\b(?:into|in|between|to|of) (?:the )?)(?:tins?|pans?)|(?<=\bin )its (?:tin|pan))(?: (?:of )?\d+ ?[x×] ?\d+ ?(?:cm|inch(?:es)?|in\b|["”])?)?(?=[\s.,;)]|$)/gi;
const bakes = ({ actions }: Clause): boolean => actions.includes('bake') || actions.includes('roast');
/** "In a greased 8x8 pan, 25 mins", "35 mins til springy": the baking, though no verb says so. */
const bakesUnsaid = ({ minutes, text, actions }: Clause): boolean =>
  minutes !== null &&
  minutes[0] >= leastBake &&
  !actions.some((action) => actionNature[action].heats) &&
  /^\W*(?:then )?(?:in|into|for|about|\d+)\b/i.test(text) &&
  !/\b(?:chill|cool|stand|rest|soak|leave|fridge|freez\w*|rise|steep|sit|beat|whisk|mix|knead)\b/i.test(text);
const leastBake = 12;

/** Batter that the bowl of a large rice cooker bakes through, in grams. */
const riceCookerGrams = 1300;

/** The cake for another machine. */
export function batterCake(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  const pudding = spongePudding.test(title) && !otherPudding.test(title);
  if (source !== 'oven' || !(pudding || (titles.test(title) && !other.test(title)))) return null;
  if (
    /\b(?:ramekins?|cups? and|mugs?|paper cases|(?:\d+|twelve|six|muffin|each|the)[- ]holes?)\b/i.test(
      understood.source.instructions.join(' '),
    )
  )
    return null;
  if (!['microwave', 'slowCooker', 'pressureCooker', 'airFryer', 'riceCooker'].includes(target)) return null;
  const has = (...kinds: readonly string[]): boolean =>
    parts.some(({ food }) => food !== null && kinds.some((kind) => isKind(food, kind)));
  if (
    !has('flour') ||
    !parts.some(({ food }) => food !== null && isKind(food, 'egg')) ||
    parts.some(({ safe, food }) => safe !== null && !(food !== null && isKind(food, 'egg')))
  )
    return null;
  const said = clauses.filter((one) => bakes(one) && one.minutes !== null);
  const timed = said.length > 0 ? said : clauses.filter(bakesUnsaid);
  const bake = clauses.indexOf(timed[0]!);
  if (bake < 0 || timed.length !== 1) return null;
  const own = clauses[bake]!;
  // What is named only afterwards fills or ices it.
  const grams = gramsOf(
    ask,
    ({ key }) =>
      clauses.some((one, at) => at < bake && one.names.includes(key)) ||
      !clauses.some(({ names }) => names.includes(key)),
  );
  if (grams < 200 || grams > (target === 'riceCooker' ? riceCookerGrams : 2200)) return null;
  const us = thinksInFahrenheit(understood.source);
  const flat = /\bbrownies?|blondies?\b/i.test(title);
  const pair = /\b(?:two|2)\b[^.;]{0,40}\b(?:tins?|pans?)\b/i.test(understood.source.instructions.join(' '));
  const lots = (most: number): number =>
    Math.max(pair && target !== 'slowCooker' ? 2 : 1, Math.ceil(grams / most));
  let vessel: string;
  let again: string;
  let core: readonly string[];
  let time: string;
  const skewer = flat
    ? 'until set at the edges and a skewer comes out with moist crumbs'
    : 'until a skewer comes out of the middle clean';
  const paper = us ? 'parchment' : 'baking paper';
  const cooled = clauses.some((one, at) => at > bake && /\b(?:cool\w*|turn\w* out)\b/i.test(one.text));
  if (target === 'microwave') {
    const count = lots(900);
    const each = grams / count;
    vessel = `${count > 1 ? `${count === 2 ? 'two' : 'three'} deep microwave-safe dishes` : 'a deep microwave-safe dish'} (18–20 cm across, no metal)`;
    again = count > 1 ? 'the dishes' : 'the dish';
    const least = (each / 100) * figureOf(ask, 'batter-microwave', 'minutesPer100g');
    time = microwaved(ask, [least, least * 1.15]);
    core = [
      `${count > 1 ? 'The dishes' : 'The dish'} should be no more than half full. Microwave uncovered${count > 1 ? ', one at a time,' : ''} ${time}, turning the dish halfway, ${flat ? 'until the edges are set and the middle is still a little damp' : 'until risen and just set in the middle, and shrinking from the sides; the very top may still look damp'}. If it is not done, give it 30 seconds at a time: overcooked it turns hard.`,
      `Let it stand for 5 minutes on a board: it finishes cooking in its own heat.${flat ? '' : pudding ? ' It stays pale and firms up as it cools, so serve it warm.' : ' It stays pale and dries out sooner than a baked one, so ice or fill it, and eat it on the day.'}`,
    ];
  } else if (target === 'slowCooker') {
    vessel = `a 5–6 litre slow cooker`;
    again = 'the slow cooker';
    const least = Math.round((60 + grams / 9) / 15) * 15;
    time = formatMinutes(Math.min(least, 210), Math.min(least + 30, 240));
    core = [
      `Stretch a clean tea towel under the lid, to catch the drips, with its ends folded up over the lid. Cover and cook on HIGH for ${time}, turning the pot round once halfway, ${skewer} and the edges draw back. Look for the first time 20 minutes before the end.`,
      `Switch off, take off the lid and let it stand for 15 minutes, then lift it out by the paper.${flat ? '' : ' The crumb is moist, and the top pale and soft.'}`,
    ];
  } else if (target === 'riceCooker') {
    vessel = 'the bowl of a rice cooker that holds at least 1.5 litres';
    again = 'the bowl';
    const least = Math.round((30 + grams / 30) / 5) * 5;
    time = formatMinutes(least, least + 15);
    core = [
      `The bowl should be no more than half full. Tap it on the worktop to knock out large bubbles, close the lid and cook on the Cake setting for ${time}. Without that setting, press Cook, leave it for 10 minutes each time it switches to Keep warm, and press Cook again: it takes two or three rounds. It is done when ${skewer.replace(/^until (?=a skewer)/, '').replace(/^until /, 'it is ')}.`,
      `${cooled ? 'Lift out the bowl.' : 'Lift out the bowl, let it stand for 10 minutes and turn it out upside down.'} The golden underside becomes the top.`,
    ];
  } else if (target === 'pressureCooker') {
    const count = lots(1000);
    const each = grams / count;
    vessel = `${count > 1 ? 'two metal tins' : 'a metal tin'} (18 cm across) that ${count > 1 ? 'fit' : 'fits'} a 6 litre pressure cooker`;
    again = count > 1 ? 'the tins' : 'the tin';
    const minutes = Math.round((20 + each / 32) / 5) * 5;
    time = `${minutes} minutes`;
    core = [
      `Fill ${again} no more than two thirds, and cover with a sheet of kitchen paper and then tightly with foil. Pour 350 ml of water into the pressure cooker, set the rack in it and lower the tin onto it with a sling of folded foil.`,
      `Lock the lid, set the valve to sealing and cook at high pressure for ${minutes} minutes. Let the pressure drop by itself for 10 minutes, then release the rest. Push a skewer into the middle: if the batter clings to it, give it 5 minutes more at pressure.${count > 1 ? ' Cook the second one in the same way.' : ''}`,
      'Lift out the tin, take off the foil and let it stand for 10 minutes. It is moist and pale, without a crust.',
    ];
  } else {
    const count = lots(850);
    const each = grams / count;
    vessel = `${count > 1 ? 'two metal tins of 18 cm' : `a ${flat ? 'square ' : ''}metal tin of 18–20 cm`} that ${count > 1 ? 'fit' : 'fits'} the basket`;
    again = count > 1 ? 'the tins' : 'the tin';
    const old = own.minutes!;
    const ofOven = clauses.find(({ celsius: set }) => (set ?? 0) >= 120)?.celsius ?? 180;
    const celsius = Math.min(flat || each < 450 ? 160 : 155, Math.round((ofOven - 10) / 5) * 5);
    const fast = (minutes: number): number =>
      Math.max(12, Math.round((minutes * (count > 1 && !pair ? 0.65 : 0.85)) / 5) * 5);
    const least = fast(old[0]);
    const most = Math.max(least + 5, fast(old[1]));
    time = formatMinutes(least, most);
    core = [
      `Preheat the air fryer to ${formatTemperature(celsius)} for 3 minutes. Fill ${again} no more than two thirds and air-fry${count > 1 ? ', one at a time,' : ''} for ${time}, ${skewer}. Once the top is brown, after about two thirds of the time, lay foil over it and tuck it in under the rim.`,
    ];
  }
  let named = false;
  const lines =
    target === 'slowCooker'
      ? `Line ${vessel} with a large sheet of ${paper}, up over the sides, and grease it.`
      : null;
  const retold = (): Told['steps'] =>
    retell(
      ask,
      (clause, at) => {
        if (at === bake) return [...core.map((one) => `${ownStep}${one}`), ownStep];
        if (
          clause.actions.includes('preheat') ||
          (at < bake && /\boven\b/i.test(clause.text) && clause.names.length === 0)
        )
          return 'drop';
        if (lines !== null && /^\W*(?:grease|butter|oil|line)(?: and)?\W*$/i.test(clause.text)) return 'drop';
        if (
          lines !== null &&
          at < bake &&
          /\b(?:grease|line|butter|oil)\b/i.test(clause.text) &&
          /\b(?:tins?|pans?|\d ?[x×] ?\d)\b/i.test(clause.text) &&
          !/\b(?:batter|mix|pour|beat|stir)\b/i.test(clause.text)
        ) {
          if (named) return 'drop';
          named = true;
          return [lines];
        }
        return null;
      },
      (text) =>
        text === lines || core.includes(text)
          ? text
          : text
              .replace(vessels, () => {
                const put = named ? again : vessel;
                named = true;
                return put;
              })
              .replace(
                /\bdivide (?:it |the (?:batter|mixture) )?between the slow cooker/i,
                'Pour into the slow cooker',
              ),
    );
  let steps = retold();
  if (!named && lines === null) {
    // Where the tin was never named, or only with the oven's heat, the new vessel is told where it is filled.
    core = [
      `Grease ${vessel} and scrape the batter into ${/^two|^three/.test(vessel) ? 'them' : 'it'}. ${core[0]!}`,
      ...core.slice(1),
    ];
    steps = retold();
  }
  const namedIn = understood.source.instructions.findIndex((text) => (text.match(vessels) ?? []).length > 0);
  return {
    dish: 'cake',
    steps: lines !== null && !named ? [{ text: lines, from: [] }, ...steps] : steps,
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: own.text,
        after: time,
        reason: reasonOf(ask, target === 'microwave' ? 'batter-microwave' : `cake-${target}`),
      },
      {
        kind: 'text',
        step: namedIn < 0 ? null : namedIn,
        before: (understood.source.instructions.join('\n').match(vessels) ?? [null])[0],
        after: vessel,
        reason: reasonOf(ask, target === 'microwave' ? 'cake-vessel-microwave' : 'cake-vessel'),
      },
    ],
    method: reasonOf(ask, `cake-how-${target}`),
  };
}
