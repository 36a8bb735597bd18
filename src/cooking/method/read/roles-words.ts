/** The words that tell a clause's role. */
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';

export const pressesKey =
  /^\W*(?:then\s+)?(?:hit|press|select|choose|turn|set|switch)\b[^.;]*\bsaut[eé](?: (?:mode|function|again))?\W*$/i;

export const nestles = /\b(?:nestle|tuck|lay|put|place|sit|arrange|add|push)\w*\b/i;

/** "Heat the oil in a pan", when the pulses have their pot. */
export const ownPanAfter =
  /\b(?:heat|melt|warm|fry|saut[eé]|cook)\b[^.;]*\b(?:oil|ghee|butter|onions?|garlic|spices)\b[^.;]*\bin an?(?:other)? (?:[\w-]+ ){0,2}(?:pan|skillet|kadh?ai|karahi|wok)\b|\bin an?(?:other)? (?:[\w-]+ ){0,2}(?:pan|skillet|kadh?ai|karahi|wok),? (?:heat|melt|warm|fry|saut[eé]|cook)\b/i;

export const sitsOnBed =
  /^\W*(?:then\s+)?(?:sit|perch|stand|place|put|set|lay|nestle) (?:it|them|the [\w -]{2,25}?) (?:on|over|on top of) (?:the|a bed of) [^.;]*\b(?:in|into) (?:a|the) [\w -]{0,30}\b(?:tin|tray|dish|pan)\b[^.;]*\W*$/i;
export const tipsOver =
  /^\W*(?:then\s+)?(?:tip|pour|transfer|scrape|turn|spoon) (?:it |everything |the mixture |all )?(?:in|into|to) (?:the|a|your) [\w -]{0,24}\b(?:dish|tin|casserole)\W*$/i;
export const lidOnAfter = /,?\s*(?:(?:and|then) )*(?:put )?(?:(?:with )?(?:the )?lid on|covered)(?=\W*$)/i;
export const buildsUp =
  /\b(?:roll(?:ed)? up|layer\w*|pack(?:ed)? (?:in|into)|divide\w* between|stuff|fill|assemble)\b/i;
export const putsIn =
  /^\W*(?:(?:then|now|next),?\s+)*(?:add|stir in|tip in|throw in|drop in|toss in|put in)\b/i;
export const otherPot =
  /\b(?:meanwhile|in the meantime|separate\w*|another (?!\d)|pans?|skillets?|saucepans?|pot of|bowls?|microwave|oven|broiler|drain\w*)\b/i;

export const backToBoil =
  /^\W*(?:then\s+)?(?:return|bring)\b[^.;,]{0,40}\bto (?:a |the )?(?:(?:gentle|low|rolling|full|bare) )?(?:boil|simmer)\W*$/i;

/** "…, 5 min more", "… for another 5 minutes". */
export const minutesMore =
  /^\W*(?:then\s+)?(?:add|stir in|mix in|toss in|throw in)\b[^.;]*(?:\bmin(?:ute)?s? (?:more|longer)\b|\b(?:another|more) \d+ ?min)/i;

/** "Cover on medium heat until it simmers." */
export const comesToSimmer =
  /\b(?:until|till) (?:it|the (?:soup|stew|pot|broth)|everything) (?:simmers|bubbles)\b/i;

/** "Stir frequently until the liquid has evaporated (5 minutes)", "bring to a simmer". */
export const simmersAgain =
  /^\W*(?:and |then )*(?:bring\b[^.;]*\bto (?:a|the) (?:simmer|boil)\b|(?:stir|reduce heat|leave|keep)\b[^.;]*(?:\buntil\b[^.;]*\b(?:tender|thick\w*|evaporated|reduced|soft)\b|\bsimmer\b[^.;]*\d+ ?min))/i;

/** "Fill the skillet with meatballs, start by browning one face", where the new machine browns them as it cooks them. */
export const fillsPan =
  /^\W*(?:fill|crowd) (?:the|a|your) (?:skillet|pan|frying pan)\b|^\W*start by browning\b|^\W*continue in batches\b[^.;]*\bbrown|^\W*(?:either |and )*(?:[^.;]*, )?heat (?:a|the) (?:large )?skillet\b|\boil to the skillet\b|^\W*(?:and )?bring to heat\W*$/i;

export const bubblesSauce =
  /\blet the (?:sauce|glaze)\b[^.;]*\b(?:bubble|simmer|thicken|reduce|boil)\b|^\W*(?:and |then )*(?:put|pour|add) (?:in )?the (?:sauce|glaze)(?: in)?\W*$/i;

export const oldClock =
  /\bcooking time\b|\b(?:start|begin) (?:checking|testing|to (?:check|test))\b|\bcheck\w*\b[^.;]*\b(?:after|at|once)\b[^.;]*\b(?:hours?|minutes?)\b|\bsimmer(?:ing|ed) for (?:about |at least )?\S+ (?:hours?|minutes?)\b/i;

export const uncoversLast =
  /^\W*(?:and\s+)?(?:uncover|remove the (?:lid|cover|foil)|take (?:off )?the (?:lid|foil)(?: off)?)\b[^.;]*\b(?:last|final)\b[^.;]*\b(?:hour|min\w*)\W*$/i;

/** Machines that keep another time than a simmer on the stove. */
export const toldAnewFor = new Set<Method>(['slowCooker', 'pressureCooker', 'microwave']);

export const laidOnFire = new Set<Method>(['grill', 'smoker', 'campfire']);

/** Machines on which the food lies bare. */
export const laidBare = new Set<Method>(['grill', 'smoker', 'airFryer']);
export const placesOnTray = /^\W*(?:and |then )*(?:transfer|place|put|lay|arrange|set|move)\b/i;
export const dressesFood =
  /\b(?:rub|season|sprinkle|brush|coat|slide|stuff|spread|drizzle|massage|press)\b[^.;]*\b(?:under|over|on|with|into|skin|all)\b/i;

export const anotherDay =
  /^\W*(?:\(?optional(?:ly)?\)?:?\s+)?(?:for|with|use|if you have) (?:any |the |your )?left-?overs?\b/i;

/** "Put it in the crockpot, LOW 8–10 hrs." */
export const machineSet = /\b(?:low|high)\b[^.;]{0,20}\d|\d[^.;]{0,12}\b(?:hours?|hrs?|min\w*)\b/i;
/** "Let it be for 6 hours", "leave it on for the day". */
export const leftAlone =
  /\b(?:let|leave)\b[^.;]*\b(?:be|go|do its (?:thing|work)|alone|on|sit|stand|in|run|for)\b/i;

export const sameSentence = (one: Clause, other: Clause): boolean =>
  one.step === other.step && one.sentence === other.sentence;

export const ovens = new Set<Method>(['oven', 'convectionOven', 'toasterOven']);

export const fryers = new Set<Method>(['deepFryer', 'stovetop', 'wok', 'dutchOven', 'campfire']);

/** Machines that cook pieces with a little of the recipe's own liquid. */
export const poursIn = new Set<Method>([
  'microwave',
  'slowCooker',
  'pressureCooker',
  'stovetop',
  'dutchOven',
]);

/** Machines whose smoke or steam has to reach the food. */
export const unwrapped = new Set<Method>(['smoker', 'slowCooker', 'pressureCooker', 'sousVide', 'steamer']);

/** Machines in which a blast of heat at the end can be had. */
export const chambered = new Set<Method>(['oven', 'convectionOven', 'toasterOven', 'airFryer']);

export const closed = new Set<Method>(['slowCooker', 'pressureCooker']);
