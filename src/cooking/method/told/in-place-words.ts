/** The words that writing in place finds in an author's sentences, and those that take their place. */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import { asOven } from '../plans/dry-heat.ts';
import { callOf } from '../read/parts.ts';
import { figure, kitchenMinutes, sayMinutes, times, type PlanContext, type VesselWords } from '../plan.ts';
import { renameVessels } from '../words.ts';

/** A change of a stretch of an instruction's text. */
export interface Swap {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** "Air fryer at 200 °C." */
export const bareSetting = /^(air fryer|oven|toaster oven|convection oven) (?:(?:at|to) )?(?=\d{2,3}\b)/i;

/** "Add the apples to the tray": there is none in a basket. */
export const toTray = /\b(to|onto|on|into) the (?:baking |roasting )?(?:tray|sheet)\b/gi;

export const leastOvenCelsius = 90;
/** What stays longer in an oven only keeps warm there. */
export const longestBake = 360;

/** What holds the liquid of a tray in a basket. */
export const potInBasket = {
  from: ['tray', 'dish'],
  phrase: 'a baking dish that fits the air-fryer basket',
  again: 'the dish',
  preposition: 'in',
} as const;

/** What holds beaten eggs there. */
export const panInBasket = {
  from: ['tray', 'dish', 'pan'],
  phrase: 'a small ovenproof pan that fits the air-fryer basket',
  again: 'the pan',
  preposition: 'in',
} as const;

/** The same setting said again: "220C/200C fan/gas 7", "350°F (175°C)". */
export const moreTemperatures =
  /^(?:\s*[/,(–-]?\s*(?:or\s+)?(?:(?:\d{3}|\d{2}(?=\s*(?:°|º|˚|degrees)))(?!\s*(?:(?:-|–|to)\s*\d+\s*)?(?:min|hour|hr))\s*(?:°|º|˚|degrees?)?\s*[CF]?\b|gas(?:\s*mark)?\s*\d+|(?:with\s+)?(?:a\s+)?(?:fan|convection)(?:[- ](?:oven|forced|assisted))?)\)?)+/i;

export const openBracket = (text: string): boolean => /\)$/.test(text) && !/\(/.test(text);

/** "… or 325F convection", said apart. */
export const orFan =
  /,?\s+or (?:at )?\d{3}\s*(?:°|º|˚)?\s*[CF]?\s*(?:in|with|for|on)?\s*(?:a )?(?:fan|convection)(?: oven)?\b(?!-)/i;

/** The setting that the old text itself gives for a fan. */
export function ownFan(said: string, target: Method): number | null {
  if (target !== 'convectionOven') return null;
  const found =
    /(\d{3})\s*(?:°|º|˚)?\s*([CF])?\s*(?:with\s+)?(?:a\s+)?(?:fan|convection)/i.exec(said) ??
    /(?:fan|convection)\D{0,6}(\d{3})\s*(?:°|º|˚)?\s*([CF])?/i.exec(said);
  if (found === null) return null;
  const value = Number(found[1]);
  return found[2]?.toUpperCase() === 'F' || value > 260 ? Math.round((value - 32) / 1.8) : value;
}

/** Grams of batter or bake in a tin or a dish that fits a basket of the usual size. Own rule. */
export const dishGrams = { cake: 1000, casserole: 1300 } as const;

/** How far a scaled time may be past that of the food. */
export const slackOfTable = 1.2;

/** How much longer the new machine takes. */
export const longer = ({ source, target, tables }: PlanContext): number => {
  const of = (method: Method): number => {
    const rule = asOven[method];
    return rule === undefined ? 1 : figure(tables, rule, 'factor');
  };
  return of(target) / of(source);
};

/** "20 to 25 minutes" for another machine: its numbers alone, so that the words stay; null where nothing can be said. */
export function scaled(said: string, [min, max]: readonly [number, number], factor: number): string | null {
  if (/\b(?:hours?|hrs?|night)\b/i.test(said) || !/\d/.test(said))
    return max > 0 && !/night/i.test(said) ? sayMinutes(kitchenMinutes([min * factor, max * factor])) : null;
  return (
    said
      .replace(/\d+(?:[.,]\d+)?/g, (number) => String(times([Number(number), Number(number)], factor)[0]))
      // Both ends may come to the same minute.
      .replace(/\b(\d+)\s*(?:-|–|to)\s*\1\b/, '$1')
  );
}

export const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?]\s)/);

/** "Lay it in a dish that fits, then put a dish that fits …": known by then. */
export function onceNamed(text: string, { phrase, again }: VesselWords): string {
  const at = text.toLowerCase().indexOf(phrase);
  if (at < 0 || again === undefined) return text;
  const end = at + phrase.length;
  return text.slice(0, end) + text.slice(end).replaceAll(phrase, again);
}

export const tosses = /^\W*(?:then\s+)?(?:toss|mix|combine|coat)\b/i;

/** "Toss them with the oil on the sheet and roast": tossed in a bowl, then laid out. */
export function fromBowl(sentence: string, { from, phrase }: VesselWords): string {
  const bowled = renameVessels(sentence, from, 'a large bowl', 'in');
  const laid = bowled.replace(
    /(?:,\s+|,?\s+(?:and |then |and then ))(?=(?:air-fry|roast|bake)\b)/i,
    `, spread out in ${phrase} and `,
  );
  return laid === bowled
    ? `${bowled.replace(/\s+$/, '')} Spread everything out in ${phrase}.${/\s$/.test(bowled) ? ' ' : ''}`
    : laid;
}

/** "Preheat oven", "put in oven": a machine of its own name needs its article. */
export const bareMachine =
  /\b(in|into|to|of|from|preheat|heat|set|while|once|when|as) (?=(?:hot )?(?:air fryer|grill\b(?! (?:pan|function))|(?:toaster|convection|camp) oven)\b)/gi;
export const ofTray = /\b(?:the|your) (?:roasting |baking )?(?:tray|tin)(?=['’]s\b)/gi;
/** "(or just use the skillet)", which does not go into a basket. */
export const orPan = /\s*\((?:or|you can)\b[^)]*\b(?:skillet|pan)\b[^)]*\)/i;

export const swapped = (text: string, swaps: readonly Swap[]): string =>
  swaps
    // What lies within a stretch that goes as a whole goes with it.
    .filter(
      (one) =>
        !swaps.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    )
    .sort((a, b) => b.start - a.start)
    .reduce((out, { start, end, by }) => out.slice(0, start) + by + out.slice(end), text);

export const ovenVerb = /^(?:bak|roast|broil)(e|ing)?$/i;
export const airFry = (found: string): string =>
  `${found.startsWith(found.charAt(0).toUpperCase()) ? 'A' : 'a'}ir-fry${/ing$/i.test(found) ? 'ing' : ''}`;

/** Where in an oven it stands. */
export const racks =
  /,?\s*\b(?:on|in|to) (?:the |a )?(?:middle|top|upper|lower|bottom|cent(?:er|re)|highest|lowest)(?: oven)? (?:rack|shelf|rail|third)(?: (?:in|of) (?:the|your) (?:pre-?heated )?oven)?/gi;
export const swapRacks =
  /\s*\((?:swap|switch|rotate|turn)[^)]*\)|,?\s+(?:and )?(?:swapping|switching|rotating) (?:the )?(?:pans?|trays?|sheets?|racks?|dish|oven \w+)[^,.;]*/gi;
/** Racks over sheets, where neither goes into the basket. */
export const setRacks =
  /,?\s+(?:and )?(?:set|place|put) (?:a |the |wire )*racks? (?:on|over|in)(?: top| (?:the|each|it|them)[^,.;]*)?(?=[,.;]|$)/gi;
/** "Transfer the skillet to the oven": no skillet goes into a basket, only what was seared in it. */
const panIntoOven =
  /\b(transfer|put|place|move|slide|pop|return) (?:the |your )?(?:hot |same |oven-?(?:safe|proof) )*(?:skillet|frying pan|pan)(?: back)? (?:to|in|into) (?:the |a )?(?:hot |preheated )?oven\b/i;
export const panToBasket = (sentence: string, { target, dish, mainPart }: PlanContext): string =>
  target !== 'airFryer' || mainPart === null || !(dish === 'pieces' || dish === 'roast')
    ? sentence
    : sentence.replace(
        panIntoOven,
        (_, verb: string) =>
          `${verb} the ${callOf(mainPart)} ${/^return/i.test(verb) ? 'to' : verb.toLowerCase() === 'transfer' ? 'to' : 'in'} the air-fryer basket`,
      );
/** "Bake 25 minutes." */
export const bareMinutes =
  /\b((?:air-fry|roast|bake|cook|broil)(?:ing)?) (?=(?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? ?min)/gi;
/** "Bake at 185 °C (365 °F) 15 mins." */
export const afterHeat =
  /(\b(?:air-fry|roast|bake|cook|broil)\w* (?:it |them )?at \d+ °[CF] \(\d+ °[CF]\))\s+(?=(?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? ?(?:min|hour|hr))/gi;
/** Small pastries. */
export const onTrays = /\b(?:baking|cookie) (?:sheets?|trays?)\b/i;
/** A tin that is wider than a basket. */
export const largeTin =
  /\b(an?|the) ((?:(?:greased|buttered|lined|oiled|well-greased)(?:,| and)? )*)(?:8|9|10|11|12|13)(?:[- ]inch|["”]|\s?[x×]\s?\d+(?:[- ]inch|["”])?)(?: [\w-]+){0,2}? ((?:cake |baking )?(?:pan|tin|dish))\b/i;
export const fitting = (_: string, article: string, how: string, noun: string): string =>
  `${article === 'the' ? 'the' : 'a'} ${how}${noun} that fits the air-fryer basket`;
/** Water under a loaf, for which a fire has no place. */
export const steamPan =
  /\bpan of water\b|\b(?:hot|boiling|cups? of) water\b[^.;]*\b(?:pan|tray|rack|oven)\b|\b(?:pan|tray)\b[^.;]*\b(?:hot|boiling) water\b|\boven door\b|\bhave [^.;]*\bhot water ready\b/i;
/** A tray that holds something else for a while. */
export const elsewhere = /\b(?:separate|temporary|another|second|clean)\b[^.;]{0,20}\b(?:tray|sheet|dish)\b/i;
/** "Air-fry for 15 minutes." */
export const onMinutes =
  /(\bfor (?:about |around |another )?\d+(?:\s*(?:-|–|to)\s*\d+)? ?min(?:ute)?s?)((?:,? (?:or )?until\b[^.;]*)?(?:\.|$))/i;
export const moves = /\b(?:stir|shak|turn|flip|toss|do not (?:stir|turn))\w*\b/i;
export const early = /\b(?:watch|check|keep an eye)\b/i;

const chills = /\b(?:chill|refrigerat|freez|fridge|firm up)\w*\b/i;

/** Whether anything chills before the heat. */
export const chilled = ({ recipe }: UnderstoodRecipe, begin: number): boolean =>
  recipe.steps.slice(0, begin).some(({ text }) => chills.test(text));

/** Whether what is laid on a tray in a step is chilled on it, in that step or one that follows, before the heat. */
export const chillsThere = ({ recipe }: UnderstoodRecipe, index: number, begin: number): boolean =>
  recipe.steps.slice(index, Math.min(begin, index + 2)).some(({ text }) => chills.test(text));
