/** The words that a kept sentence is searched for, and small rewordings of it. */
import { actionNature } from '../../dishes/actions.ts';
import { capitalise } from '../../text/grammar.ts';
import { machineWords } from './machine-words.ts';
import type { Clause } from '../model.ts';
import type { PlanContext, VesselWords } from '../plan.ts';
import { onStoveAgain } from '../read/elsewhere.ts';
import { machineNoun, oldMachine } from '../words.ts';
import { type WriteInput } from './write-input.ts';

/** "After removing the pot from the heat, …": a machine of its own is only opened. */
export const afterHeat =
  /^(?:after|once|when) (?:you (?:have )?)?(?:removing|taking|removed|taken) (?:it|the [\w -]+?) (?:off|from) (?:the )?(?:heat|stove|burner|hob),\s*/i;

/** "… and raise the heat to high", where the machine heats up by itself. */
export const raisesHeat =
  /,?\s*(?:and |then )?(?:raise|turn up|increase|crank up) (?:the )?heat(?: (?:up )?to (?:medium|high)(?:[- ]high)?)?(?=[.;,]?\s*$)/i;

/** "Put the sauce in", where the pan was. */
export const sauceIn = /^(\W*(?:then )?)(?:put|pour|add) (?:in )?the (sauce|glaze)(?: in)?(?=\W*$| and\b)/i;

/** "Take them out of the baking sheet." */
export const outOfSheet =
  /\b(take\b[^.;,]{0,30}?|remove\b[^.;,]{0,30}?) out (?:of )?the ((?:lined )?(?:baking )?sheet|grate|smoker's grate)\b/gi;

export const capitaliseAs = (before: string, after: string): string =>
  /^\p{Lu}/u.test(before) ? capitalise(after) : after;

/** "Into a sieve set over a pan": that pan is another. */
export const traysOut =
  /\s*\b(?:to )?take out the (?:hot |roasting |baking )*(?:tray|tin|dish|pan)(?: for the (?:last|first|second) time)?(?: before serving)?(?: and\b)?\s*/i;
export const intoTin =
  /^\W*(?:then\s+)?(?:add|put|press|pack|spoon|transfer|place|pour|scrape)\b[^.;]*\b(?:mix|mixture|meat|it)\b[^.;]*\W*$|^\W*(?:press|pack|pat|spoon|scrape|put) (?:in|into) (?:the |a |your )?(?:[\w-]+ )?(?:pan|tin|dish)\W*$/i;
export const potOffHeat =
  /^(?:\W*)(?:then\s+)?(?:take|remove|pull|lift) (?:the |your )?(?:[\w-]+ ){0,2}(?:pot|pan|skillet|saucepan|casserole|soup|risotto|rice|stew) (?:off|from) the (?:heat|stove|hob|flame)(?: and|, and|,)?\s*/i;
export const sievesIntoPan =
  /\b(?:sieve|strain\w*|colander)\b[^.;]*\b(?:over|into) an? (?:[\w-]+ )?pan\b|\b(?:juices|cooking liquid|sauce|gravy)\b[^.;]*\binto an? (?:[\w-]+ )?(?:sauce)?pan\b/i;

/** "In a wok or large frying pan." */
export const wok =
  /\b((?:an?|the|your) )?(?:\w+ )?wok(?: or (?:a |large |deep |big )*(?:frying pan|skillet|pan))?\b/gi;

export const onTopOfRest =
  /\b(?:over|on top of|on|onto|among|amongst|in among) the (veg(?:gies|etables)?|peppers|potatoes|onions|tomatoes)\b/i;

export const laidOnTop =
  /^\W*(?:then\s+)?(?:nestle|tuck|lay|put|place|arrange|set) ([^.;,]{3,40}?) (?:on top|in between|among them|around them)(?=\W*$)/i;

export const addsAndSeasons =
  /^\W*(?:then\s+)?(?:add|put|lay|place) ((?:the |your )?[\p{L} -]{3,30}?)(?: (?:in|to|into) (?:the|a) (?:hot )?(?:pan|skillet))?(?:,| and|, and) (season|sprinkle)\b/iu;

/** "… and set the chicken on top" of what was tossed. */
export const setOnTop = /^(?:set|lay|put|place|sit) the [\w -]{3,20} on top\W*$/i;

export const bringsUp =
  /,?\s+(?:and\s+|then\s+)+bring (?:it |them |everything |all )?(?:back |up )?to (?:a |the )?(?:(?:gentle|full|rolling|low|medium|high|bare) )?(?:boil|simmer|temperature|heat)\b(?=\W*$)/i;

export const topsWithCheese =
  /^\W*(?:then\s+)?(?:top|lay|put|add)\b[^.;]*\b(?:cheese|cheddar|mozzarella|provolone|gruy[eè]re|swiss)\b[^.;]{0,20}$/i;
export const dryHeat: ReadonlySet<string> = new Set([
  'grill',
  'airFryer',
  'oven',
  'convectionOven',
  'toasterOven',
  'campfire',
]);

/** How what is tossed in a bowl was laid on its sheet. */
export const sideDown = /,?\s+(?:with (?:the|their) )?cut[- ]sides? (?:facing )?(?:up|down)\b/i;

export const setsAside = /^\W*(?:and\s+|then\s+)*set(?: (?:it|them|the \w+))? aside\W*$/i;

export const inPan = /\s+(?:in|into) (?:a|the)(?: same)? (?:[\w-]+ ){0,2}(?:skillet|pan)\b/i;
export const addsFat = /^(\W*)(?:add|drop in|toss in|throw in|stir in)\s+(?=[^.;]*\bbutter\b)/i;
export const bastes =
  /\bbast(?:e|ing)\b|\bspoon(?:ing)?\b[^.;]*\bover\b|\btilt(?:ing)? the (?:pan|skillet)\b/i;
export const panless: ReadonlySet<string> = new Set([
  'grill',
  'smoker',
  'airFryer',
  'oven',
  'convectionOven',
  'toasterOven',
  'steamer',
  'microwave',
]);
export const pan: ReadonlySet<string> = new Set(['stovetop', 'wok', 'dutchOven', 'campfire']);

/** Gets the pan hot in which a sauce goes on, now that its meat has cooked elsewhere. */
export const panFor = ({ target }: PlanContext, seared: 'pan' | 'pot' | null, sauce: string): string =>
  seared === null && target !== 'sousVide' && /\b(?:butter|oil|ghee|lard)\b/i.test(sauce)
    ? 'Set a frying pan over medium heat.'
    : `${backOnStove(target, seared)}.`;

/** How the pan of the sauce gets on the stove, where it is one of the sear, the pot itself or another. */
const backOnStove = (target: PlanContext['target'], seared: 'pan' | 'pot' | null): string =>
  seared === 'pot'
    ? 'Pour off the cooking liquid, set the pressure cooker to Sauté and heat a little oil in it'
    : seared === 'pan' || target === 'sousVide'
      ? 'Set the frying pan back over medium heat'
      : 'Heat a little oil in a frying pan over medium heat';

/** The pan of before is a fresh one now, as what was in it cooked elsewhere. */
export const freshPan = (
  text: string,
  { source, target }: PlanContext,
  seared: 'pan' | 'pot' | null,
): string =>
  onStoveAgain.test(text)
    ? text.replace(onStoveAgain, (_, before: string) =>
        capitaliseAs(text, `${before}${backOnStove(target, seared)}`),
      )
    : source === 'stovetop' || source === 'wok'
      ? text.replace(
          /\b(to|in|into) the (?:same )?((?:hot |large )?)(skillet|frying pan|pan)\b/i,
          (_, to: string, how: string, pan: string) =>
            seared === 'pan'
              ? `${to} the frying pan`
              : `${to} a ${how === '' ? 'hot ' : how}${pan}${target === 'grill' ? ' set on the grill' : ''}`,
        )
      : text;

/** Half-sentences that speak of the fire, the tray or the ladle of before. */
export function rephrased(text: string, target: PlanContext['target'], after: boolean): string {
  const own = fries.has(target) ? text : text.replace(/\bready to (?:deep-)?fry\b/i, 'ready to cook');
  if (!after) return own;
  const juices = loose.has(target)
    ? own.replace(
        /\b(juices (?:from|on|in) the )(?:baking |oven |roasting )?(?:tray|sheet|tin|pan|dish)\b/i,
        (_, before: string) => `${before}${target === 'airFryer' ? 'drawer' : 'plate'}`,
      )
    : own;
  return fries.has(target)
    ? juices
    : juices.replace(/^stop when (?=the \w+ (?:is|are)\b)/i, 'It is done when ');
}

/** Machines that fry as a pan does. */
const fries: ReadonlySet<string> = new Set(['stovetop', 'wok', 'dutchOven', 'deepFryer', 'campfire']);

/** ", then turn the heat right down", where the new machine's own sentence sets the heat. */
export const lowerAside =
  /,?\s+(?:and\s+|then\s+)*(?:turn|reduce|lower)\s+(?:down\s+)?(?:the\s+)?heat(?:\s+(?:right|well|way))?(?:\s+down)?(?:\s+to\s+[\w -]{3,14})?(?=[,.;]|$)|,?\s+(?:and\s+|then\s+)*(?:turn|reduce|lower|drop|bring)\s+(?:it\s+)?(?:back\s+)?(?:down\s+)?to\s+(?:an?\s+|the\s+)?(?:(?:gentle|bare|low|slow|steady|lazy)\s+)*simmer(?=[,.;]|$)/i;

export const skimAlone =
  /^\W*(?:then\s+)?skim(?: it)?(?: (?:well|carefully|thoroughly))?(?:,?\s*(?:and\s+|then\s+)*cover)?\W*$|^\W*(?:then\s+)?skim\b[^.;]{0,50}\b(?:froth|foam|scum|surface)\b(?:,?\s*(?:and\s+|then\s+)*(?:(?:half|part(?:ly|ially)?|loosely)[- ])?cover)?\W*$/i;

/** Whether something else was heated after the main cooking. */
export const heatedSince = (clauses: readonly Clause[], main: number, at: number): boolean =>
  clauses
    .slice(main + 1, at)
    .some(({ actions, names }) => names.length > 0 && actions.some((action) => actionNature[action].heats));

export const lowered =
  /^(\W*)(?:reduce|lower|turn(?: down)?) (?:the )?heat to ((?:low|medium|high)(?:-(?:low|high))?)(?: heat)?(?= and)/i;

/** What was said of the old pot: "the slow cooker with a thick bottom". */
export const locksLid = /,?\s+(?:and\s+)?(?:lock|close|seal|secure) (?:on )?(?:the )?lid(?=\W*$)/i;

export const boilNot =
  /^\W*(?:but )?(?:do not|don['’]t|never|without) (?:let (?:it )?)?boil(?:ing)?(?: it)?\W*$/i;

export const thickBottom =
  /\b(cooker|basket|grate|bowl) with (?:a )?(?:thick|heavy|solid)[- ]?(?:bottom|base)\b/gi;

export const takenOff = /^\W*(?:remove|take)(?: (?:it|the \w+))? (?:off|from) (?:the )?heat(?: and|,)\s+/i;

export const hotTray =
  /^(\W*)(?:carefully )?(?:pull|take|remove|slide|get) (?:out )?the (?:hot|heated|preheated) (?:pan|sheet|tray|dish|skillet|baking sheet|sheet pan)(?: out)?(?: (?:of|from) the [\w -]+?)?(?:,| and)(?: then)?\s+/i;

export const foilOff =
  /^(?:remove|take off|peel off|lift off|discard) (?:the )?foil\b(?: from the (?:dish|tin|pan))?/i;

/** "… until golden and cooked through". */
export const throughIn =
  /\s*,?\s*(?:\band\s+)?(?:\buntil\s+)?(?:fully |nearly |almost |just )?cooked (?:all the way )?through(?=[,.;]|\s*$)/i;

export const perSide =
  /\d+(?:\s*(?:-|–|to)\s*\d+)?\s*min(?:ute)?s?\s*((?:on|per|a|each|for each|on each)\s(?:each )?side)/i;

/** "Off the heat, stir in the cream": there is no flame to take it from. */
export const offHeat = /^\W*(?:off|away from) the heat,?\s+/i;

/** A pan that no longer goes into an oven need not bear one; where it is covered it needs its lid. */
export function unproofed(
  text: string,
  at: number,
  cast: WriteInput['cast'],
  { core }: WriteInput['plan'],
  { target }: PlanContext,
): string {
  if (core.length === 0 || oven.has(target)) return text;
  const lid = at < cast.main && /^(?:Cover|Put the lid)\b/i.test(core[0]!);
  return text.replace(ovenproof, (_, article: string, noun: string) => {
    const one = /^an?$/i.test(article) ? (/^A/.test(article) ? 'A' : 'a') : article;
    return `${one} ${noun}${lid ? ' with a lid' : ''}`;
  });
}

export const sauteKey =
  /^\W*(?:hit|press|select|choose|turn|set|switch)\b[^.;,]*\bsaut[eé](?!\p{L})(?:[^.;,]*\b(?:mode|function|setting|pot|cooker)\b)?(?:,? (?:on )?(?:high|normal|more|medium)\b)?/iu;

/** What says that a pan bears the oven. */
const ovenproof =
  /\b(an?|the|your) (?:(?:large|deep|wide|heavy|medium),? )?oven-?\s?(?:proof|safe) ((?:deep |large |heavy |cast[- ]iron )*(?:frying pan|skillet|saut[eé] pan|pan|pot))\b/i;

export const oven: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'toasterOven', 'dutchOven']);

export const ovens: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'toasterOven']);

export const tosses = /^\W*(?:(?:in|on|using) (?:a|the|your) [^,.;]{3,40}?,? )?(?:toss|mix|combine|coat)\b/i;

export const bowl = { phrase: 'a large bowl', again: 'the bowl', preposition: 'in' } as const;

/** Machines on which sauce runs through. */
export const bareOf = ({ target, dish }: PlanContext): boolean =>
  (target === 'airFryer' || target === 'grill' || target === 'smoker') && dish === 'pieces';

/** Machines on which no sheet holds two sorts of food apart. */
export const noSheet: ReadonlySet<string> = new Set([
  'airFryer',
  'grill',
  'smoker',
  'sousVide',
  'slowCooker',
  'pressureCooker',
  'steamer',
]);

/** Machines without a dish to toss anything in. */
export const loose: ReadonlySet<string> = new Set(['airFryer', 'grill', 'smoker']);

export const ownLid: ReadonlySet<string> = new Set(['slowCooker', 'pressureCooker', 'riceCooker', 'smoker']);

export const greaseAlone = /^\W*(?:grease|butter|oil|spray)(?:\s+and)?\W*$/i;

export const inSecondPan =
  /\b(?:meanwhile|in the meantime|at the same time)\b.*\bin (?:an?|another) (?:\w+ )?(?:pan|skillet|frying pan)\b/i;

const fryingPan = /\b(?:(?:frying |fry |sauté |saute )?pan|skillet)\b/gi;
const wetPot = /\b(?:sauce ?pan|stock ?pot|pot|dutch oven|casserole|kettle)\b/i;
/** "While your onions are cooking place a large frying pan on medium high heat." */
const panMeanwhile =
  /\b(?:while|meanwhile|in the meantime|at the same time)\b[^.;]*\b(?:frying pan|skillet|(?:an?|another) (?:\w+ )?pan)\b/i;
/** Whether a frying pan is hot while the pot is. */
export const pansAtOnce = (instructions: readonly string[]): boolean =>
  instructions.some((one) => panMeanwhile.test(one)) && instructions.some((one) => wetPot.test(one));

/** Stands for a pan that keeps its name. */
const hidden = '\ue7f0';

/**
 * A clause with the name of a frying pan hidden that is hot while the pot is: one cooker cannot be both, so the pan stays and
 * what it browned goes over to the pot, as the author says. Null where there is no such pan.
 */
export function withPanHidden(
  text: string,
  instructions: readonly string[],
): { readonly text: string; readonly alone: boolean; readonly shown: (said: string) => string } | null {
  const names = text.match(fryingPan);
  if (names === null || !pansAtOnce(instructions)) return null;
  return {
    text: text.replace(fryingPan, hidden),
    alone: !wetPot.test(text),
    shown: (said) => {
      let at = 0;
      return said.replaceAll(hidden, () => names[Math.min(at++, names.length - 1)]!);
    },
  };
}

/** "Turn the heat to low." */
export const laysOut = /^\W*(?:and\s+)?(?:spread|set|stand|arrange)\b/i;

/** "Drop heat, add the butter": there is no heat to drop under a fresh pan. */
export const dropsHeat =
  /^(\W*)(?:(?:drop|cut|lower|reduce|turn down) (?:the )?heat|turn (?:it )?down to (?:low|medium)(?:[- ](?:low|high))?),\s+(?:and\s+)?/i;

export const heatAlone =
  /^\W*(?:then\s+)?(?:(?:turn|reduce|lower|set|drop|cut|knock)\s+(?:back\s+|down\s+)?(?:the\s+)?heat\b(?![^,;]*\band\b)[^,;]{0,30}|turn\s+(?:it\s+)?(?:down\s+)?(?:to\s+)?low)\W*$/i;

/** "Butter slow cooker", as a hasty source would have it. */
export const bareVessel =
  /\b(grease|butter|oil|spray|line)\s+(?=(?:slow cooker|pressure cooker|(?:deep |large )?frying pan|pot|pan|tin|dish)\b)/gi;

export const lined = /\b(?:dish|tin|cups|tray|sheet|pan)\b/i;

export const linedWithFood = /\bwith\b[^.;]*\b(?:leaves|lettuce|cabbage|bacon|slices|rinds?|onions?)\b/i;

export const linesVessel = /^\W*(?:(?:grease|butter|oil|spray)(?: and|,) )?line\b/i;

/** "Arrange on the rack." */
export const rackPlace =
  /^\W*(?:arrange|place|put|lay|set|spread)\b[^.;]{0,60}?\bon(?:to)? (?:the|a) (?:(?:wire|cooling|roasting|oven|prepared) )?rack\b[^.;]{0,90}\W*$/i;

export const rack = /\bon(?:to)? (?:the|a) (?:(?:wire|cooling|roasting|oven|prepared) )?rack\b/i;

/** Machines whose food lies on something. */
export const onSurface: ReadonlySet<string> = new Set(['airFryer', 'grill', 'smoker', 'toasterOven']);

/** "Pour into the tin", "cool in the tin": the tin is now a dish, or the machine itself. */
export function inVessel(text: string, { from, phrase, again }: VesselWords): string {
  if (!from.includes('tin') || /\b(?:tin|cups)\b/.test(phrase)) return text;
  const now = again ?? (/\bdish\b/.test(phrase) ? 'the dish' : phrase.replace(/\blined /, ''));
  return text.replace(/\bthe tin\b/g, now);
}

/** Where in a machine something stands. */
export const machinePlace =
  /,?\s*\b(?:and )?(?:continue (?:cooking|grilling) )?(?:on|in|to|over|onto)\s+(?:the\s+|a\s+)?(?:(?:lower|upper|middle|top|bottom|cent(?:er|re)|lowest)(?: oven)? rack|(?:in)?direct heat)(?: of the \w+)?\b/gi;

/** "After 8 hours, …" of the old time. */
export const elapsedLead =
  /^after (?:the )?[\p{L}]+ (?:have|has) (?:been )?(?:cooked|cooking|simmered|simmering|boiled)(?: for)?(?: about)? \d+ min\w*,\s*|^after\s+(?:about\s+)?(?:the\s+)?(?:\d+(?:\s*(?:-|–|to)\s*\d+)?|an?|one|two|three|four|six|eight)\s+(?:minutes?|mins?|hours?|hrs?)(?:\s+(?:of|in|on|at)\s+[^,]{3,30}(?=,))?\s*,?\s*(?:or\s+(?:until|when|once)\s[^,]{3,60},\s*)?/iu;

/** "While the oven heats up, …". */
export const whileHeating =
  /^(?:while|as|when)\s+(?:the\s+|your\s+)?(?:oven|grill|air fryer|smoker)\s+(?:is\s+)?(?:pre)?(?:heat|warm)(?:s|ing|ed)?(?:\s+up)?\s*,?\s*/i;

/** "Reduce the heat to medium-low and …" in front of what is really done. */
export const heatLead =
  /^(?:reduce|lower|turn down|turn up|increase|raise|adjust)\s+(?:the\s+|your\s+)?(?:heat|flame)(?:\s+to\s+[\w -]+?)?(?:\s*,|\s+and)\s+(?:then\s+)?/i;

/** "Grease the greased dish". */
export const greased =
  /\b(grease|butter|oil|spray|line)(\s+(?:and\s+\w+|with \w+))?\s+(?:(a|the|an)\s+)?(?:greased|lined|oiled)\s+/gi;

/** "Leave on WARM for 10 minutes." */
export const onWarm = /\s+on (?:the )?(?:keep[- ])?WARM(?: setting)?\b/i;
export const keptWarm: Readonly<Record<string, string>> = {
  stovetop: 'over the lowest heat',
  dutchOven: 'over the lowest heat',
  pressureCooker: 'on Keep Warm',
  oven: 'in the covered pot',
  convectionOven: 'in the covered pot',
};

export const lidDown = /,?\s*(?:with )?(?:the )?lid (?:down|closed|shut)\b/i;

/** "Pour in the stock", of a roasting tin. */
export const poursUnder =
  /^(\W*)pour (?:in |around )?((?:the |\d[\w .½¼¾⅓]* )?(?:\w+ )?(?:stock|broth|water|wine|cider|juice))(?: in| into the [\w ]*(?:tin|pan|tray)| around(?: it| them)?)?(?=\W*$)/i;

/** "Transfer to the slow cooker." */
export const intoCooker =
  /^\W*(?:and\s+)?(?:then\s+)?(?:transfer|scrape|tip|move|pour|add|put)\b[^.;]{0,25}\b(?:to|into|in) (?:the|a|your) (?:slow[- ]?cooker|crock[- ]?pot)\W*$/i;

export const shapesLoaf =
  /^(\W*(?:shape|form|mou?ld)\b[^.;]{0,30}\bloaf)\s+(?:in|into|on) (?:a|the|an) [^.;]{0,30}\b(?:pan|tin|dish|sheet|tray)\b/i;

/** "Melt the butter", for a thickening that has a pan of its own. */
const meltsAlone = /^(\W*melt (?:the )?(?:butter|margarine|fat))(?=\W*$)/i;

/** A part beside the dish keeps its pan, but not the machine that is gone. */
export function sideText(said: string, context: PlanContext): string {
  const { source } = context;
  const text = said.replace(meltsAlone, '$1 in a saucepan');
  if (source === 'stovetop' || source === 'wok' || source === 'dutchOven' || source === 'campfire')
    return text;
  const { target } = context;
  // "Warm the pittas on the grill."
  const placed =
    source === 'grill'
      ? text.replace(
          /\bon the (?:hot )?(?:grill|barbecue|bbq)\b/i,
          target === 'stovetop' || target === 'dutchOven' ? 'in a dry pan' : `in the ${machineNoun[target]}`,
        )
      : text;
  return oldMachine[source].test(placed) ? machineWords(placed, context, false) : placed;
}

/** "In another pot, boil the eggs". */
export const inAnotherPot =
  /^\W*(?:meanwhile,? )?in (?:another|a (?:separate|second|different)) (?:[\w-]+ )?(?:pot|pan|saucepan),/i;
