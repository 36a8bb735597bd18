/** What of an instruction's facts may read otherwise once an editor has been at it, by what the editor did. */
import { hasMemory, hasSaying } from './chatter.ts';
import { contracted } from './contracted.ts';
import { isFormal } from './eased.ts';
import { slangFood } from './register.ts';
import { slangVerb } from './slang.ts';

/** Which broken locks are none, by the texts before and after. */
export type Allows = (broken: string, before: string, after: string) => boolean;

export const none: Allows = () => false;
/** A measure that is written out is read whole, with the same figures. */
export const measured: Allows = (broken, before, after) =>
  (/^(?:prohibition|cue)/u.test(broken) && contracted(before) !== before) ||
  (/^(?:figures|numbers|number words|cue|oven temperature|actions?|tool|ingredients|foods beside)/u.test(
    broken,
  ) &&
    digits(before) === digits(after));
/** "S&p" names two foods once it is spelled. */
export const misspelled: Allows = (broken, before) =>
  (/^(?:oven temperature|numbers|number words|temperatures|figures)/u.test(broken) &&
    /\b\d{3} oven\b/iu.test(before)) ||
  // A bare figure is read as a temperature once it says so.
  (/^(?:oven temperature|numbers|temperatures)/u.test(broken) &&
    /\boven\b|^preheat\b|(?:^|[.!] )\d{3}\b/iu.test(before)) ||
  // "350F", "200C" with their signs.
  (broken.startsWith('temperatures') && /\b\d{3} ?[CF]\b/u.test(before)) ||
  (/^(?:ingredients|foods beside)/u.test(broken) && /\b(?:pots|bp|bs)\b/iu.test(before)) ||
  // "Hot oil, paste 2 min": it is heated. "Edges r golden": they are.
  (broken.startsWith('safety: "hot"') && /(?:^|[.!] )hot (?:oil|butter|ghee|fat)\b/iu.test(before)) ||
  (broken.startsWith('cue') && /\b(?:r|its|til|w)\b/u.test(before)) ||
  (broken.startsWith('numbers') && /\banother \d+(?=[.,;!]|$)/iu.test(before)) ||
  (/^(?:figures|numbers)/u.test(broken) && /\bb4\b|\b[24] \p{L}/iu.test(before)) ||
  (/^(?:ingredients|foods beside)/u.test(broken) && /\bavos?\b/iu.test(before)) ||
  (broken.startsWith('ingredients') && /\bs ?(?:&|and) ?p\b/iu.test(before)) ||
  (/^(?:oven|inner) temperature/u.test(broken) && /\(\d{2,3} ?°? ?[CF]\)/iu.test(before)) ||
  (broken.startsWith('foods beside') && /\bs ?(?:&|and) ?p\b|\bsalt ?& ?pepper\b/iu.test(before));
/**
 * A food that is seen once its note is a sentence ("+ stock cube"), and one of two butters that was taken for the other:
 * completing names no food that its author did not.
 */
export const regained: Allows = (broken) => {
  const [, had = '', has = ''] = /^ingredients: "([^"]*)" became "([^"]*)"$/u.exec(broken) ?? [];
  if (had === '' || has === '') return false;
  const [before, after] = [had.split(' '), has.split(' ')];
  let at = 0;
  for (const one of after) if (one === before[at]) at++;
  return at === before.length;
};
/** A jotting names its foods in another order than the order that it stands for, and leaves out of what its figures are. */
export const rearranged: Allows = (broken, before, after) => {
  const [, had, has] = /^ingredients: "([^"]*)" became "([^"]*)"$/u.exec(broken) ?? [];
  if (had !== undefined && has !== undefined) {
    // "Roast in crockpot": the roast goes into it.
    if (/^roast in\b|\b(?:mix|whisk|sift|combine) (?:the )?dry\b/iu.test(before)) return true;
    const foods = (all: string): string => [...new Set(all.split(' '))].sort().join(' ');
    return foods(had) === foods(has);
  }
  return (
    /^(?:cue|tool)/u.test(broken) ||
    (/^foods beside/u.test(broken) && /\b(?:salt|roast)\b/iu.test(before)) ||
    (/^(?:oven|inner) temperature/u.test(broken) &&
      /\(\d{2,3} ?°? ?[CF]\)|(?:^|[.!] )\d{3} ?°?[CF]/iu.test(before)) ||
    (/^numbers/u.test(broken) && digits(before) === digits(after))
  );
};
/** A note that is told as an order names the same foods, or one that a slash hid, and states the same figures. */
export const recounted: Allows = (broken, before, after) => {
  const [, had, has] = /^ingredients: "([^"]*)" became "([^"]*)"$/u.exec(broken) ?? [];
  if (had !== undefined && has !== undefined) {
    const now = new Set(has.split(' '));
    return had.split(' ').every((one) => one === '' || now.has(one));
  }
  return (
    /^(?:cue|tool|foods beside|number words)/u.test(broken) ||
    (/^(?:oven temperature|inner temperature|numbers|figures)/u.test(broken) &&
      digits(before) === digits(after))
  );
};
/** A hasty turn written out names what it hid, puts it in order and says what is done. */
export const hurried: Allows = (...broken) =>
  misspelled(...broken) || recounted(...broken) || rearranged(...broken);
/** A note that got its verb is work now, with the same figures. */
export const framed: Allows = (broken, before, after) =>
  hurried(broken, before, after) ||
  (/^(?:actions?|(?:oven |inner )?temperatures?|numbers|figures|number words)/u.test(broken) &&
    figuresIn(before) === figuresIn(after));
const figuresIn = (text: string): string => (text.match(/\d+/gu) ?? []).sort().join(' ');
/** A word spelled right may be read where it was not: the same figures, and no food less. */
export const respelt: Allows = (broken, before, after) =>
  recounted(broken, before, after) ||
  // "B. powder" is what the list calls it, and baking powder all the same.
  (/^(?:ingredients|foods beside)/u.test(broken) && /\bb\.? ?(?:powder|soda)\b/iu.test(before)) ||
  (/^actions?/u.test(broken) && digits(before) === digits(after)) ||
  // "15~20" is a range.
  (/^(?:figures|numbers|number words)/u.test(broken) && /\d ?~ ?\d/u.test(before));
const digits = (text: string): string => (text.match(/\d+/gu) ?? []).join(' ');
/** "Oven 180 / 160 fan" is read as a temperature once it says so, with the same figures. */
export const ordered: Allows = (broken, before) =>
  (/^(?:oven temperature|numbers|temperatures|safety: "hot")/u.test(broken) &&
    /^(?:oven|preheat|(?:very )?(?:hot|moderate|slow|cool|medium|quick) oven),? (?:to |at )?\d/iu.test(
      before,
    )) ||
  (broken.startsWith('prohibition') &&
    /\b(?:be (?:shy|mean|stingy) with|skimp on) (?:it|them)\b/iu.test(before)) ||
  (broken.startsWith('ingredients') && /^zest,/iu.test(before));
/** What may go with talk: what was forbidden or left open in it. Figures, foods and safety words stand. */
export const talked: Allows = (broken, before, after) =>
  (broken.startsWith('safety: "burn') &&
    /\b(?:my|our) \p{L}+ (?:always|once|usually|still|keeps?) [^.]*\bburn/iu.test(before)) ||
  (/^(?:figures|numbers)/u.test(broken) &&
    /\byear[- ]old|\bat \p{L}+(?: o['’]clock)? (?:at night|in the morning)\b/iu.test(before)) ||
  // "I know 3 minutes feels like a long time": they stand beside.
  (/^(?:figures|numbers)/u.test(broken) &&
    /\bi know (?:that )?\d/iu.test(before) &&
    digits(before)
      .split(' ')
      .every((one) => digits(after).split(' ').includes(one))) ||
  ledUpTo(broken, before) ||
  /^(?:prohibition|choice|cue|tool|number words|foods beside)/u.test(broken);
/** "Grandma used lard, I use spray", "you build": no food that is not named elsewhere in the instruction, and no work. */
export const chatted: Allows = (broken, before, after) => {
  const [, had, has = ''] = /^ingredients: "([^"]*)" became "([^"]*)"$/u.exec(broken) ?? [];
  if (had !== undefined) {
    const now = new Set(has.split(' '));
    return hasSaying(before) || had.split(' ').every((one) => now.has(one));
  }
  // "My grandma always added a squeeze of lemon" names a food that may go in.
  if (broken.startsWith('foods beside')) return hasSaying(before) || hasMemory(before);
  return talked(broken, before, after) || (/^actions?/u.test(broken) && digits(before) === digits(after));
};
/** What was meant is read once it is said: the broiler cooks, the butter is served with it. */
export const tabled: Allows = (broken, before, after) =>
  talked(broken, before, after) ||
  /^(?:actions?|ingredients)/u.test(broken) ||
  (/^(?:figures|numbers|temperatures|oven temperature)/u.test(broken) && digits(before) === digits(after));
/** "There is a moment around ten, when everyone wants something that isn't toast, and that is when I reach for my pan": no ten of anything, and no toast. */
function ledUpTo(broken: string, before: string): boolean {
  if (!/^there(?:['’]s| is) (?:a|that|always a) \p{L}+\b[^.;:()!?\d]* when (?:i|we) \p{L}+/iu.test(before))
    return false;
  const [, had = '', has = ''] = /^(?:ingredients|numbers): "([^"]*)" became "([^"]*)"$/u.exec(broken) ?? [];
  return has !== '' && had.endsWith(has);
}
/** What is done is read once its verb is plain. */
export const slangy: Allows = (broken, before, after) =>
  talked(broken, before, after) ||
  (/^actions?/u.test(broken) && slangVerb.test(before)) ||
  (broken.startsWith('safety: "hot"') && /\bhot (?:second|minute)\b/iu.test(before)) ||
  // "They go from perfect to burnt": they burn.
  (broken.startsWith('safety: "burn') && /\bburnt?\b/iu.test(before) && /\bburn\b/iu.test(after)) ||
  // "Wet into dry" are the ingredients.
  (/^(?:ingredients|foods beside)/u.test(broken) &&
    /\b(?:wet into (?:the )?dry|dry into (?:the )?wet)\b/iu.test(before)) ||
  (broken.startsWith('ingredients') &&
    // "The magic dust" is what was mixed before.
    /\bwhile the [^.,;]{2,30} (?:doing|working|hanging|chilling)\b|\b(?:magic|fairy|flavou?r|happy|pixie) dust\b/iu.test(
      before,
    ));
/** With a memory goes what it names, which the recipe names elsewhere, and its years. */
export const remembered: Allows = (broken, before, after) =>
  talked(broken, before, after) ||
  (broken.startsWith('safety: "hot"') && /\bhot (?:sauce|toddy|chocolate)\b/iu.test(before)) ||
  (broken.startsWith('safety: "burn') &&
    /\bburn(?:ed|t) (?:his|hers|mine|ours|theirs|it|them)\b/iu.test(before)) ||
  /^(?:ingredients|figures|numbers|choice|prohibition|actions?)/u.test(broken);
/** What somebody does is to be done; "let it do its thing" is to let it simmer. */
export const habitual: Allows = (broken, before, after) =>
  talked(broken, before, after) ||
  /^(?:actions?|number words|safety: "hot)/u.test(broken) ||
  (broken.startsWith('numbers') && digits(before) === digits(after)) ||
  (broken.startsWith('ingredients') && /\bdry (?:bits|patches|spots|pockets)\b/iu.test(before));
/** "Until they smell like Sunday" is until they are fragrant; "one of those" counts nothing. */
export const likened: Allows = (broken, before, after) =>
  (broken.startsWith('cue: ') &&
    /\blike (?:crazy|mad|hell|a maniac)\b/iu.test(before) &&
    !/\blike (?:crazy|mad|hell|a maniac)\b/iu.test(after)) ||
  (broken.startsWith('cue: ') && /\bsmells?\b/iu.test(before) && /\bfragrant\b/iu.test(after)) ||
  (/^(?:cue: "(?:kind|kinda|sort|thos|gorg|glor|beau|lovel|amaz|wond)|number words)/u.test(broken) &&
    (/\bone of those\b/iu.test(before) || broken.startsWith('cue')));

/** What is put in other words: a food under its proper name, "see-through" that is translucent. */
export const reworded: Allows = (broken, before) =>
  (broken.startsWith('cue: ') && /\bsee-through\b/iu.test(before)) ||
  (broken.startsWith('number words: "" became "half"') && /\bhalf ?-?way\b/iu.test(before)) ||
  (/^(?:ingredients|foods beside)/u.test(broken) && slangFood.test(before));

/** An old turn says the same of what is seen and of the order in which it is done. */
export const dated: Allows = (broken) => /^(?:cue|number words|foods beside|tool)/u.test(broken);

/** "In goes the garlic for a minute" is cooked for one; "you want them brown" is how they should be. */
export const paged: Allows = (broken, before, after) =>
  (broken.startsWith('safety: "burnt"') && /\bburn\b/iu.test(after)) ||
  (broken.startsWith('choice') && /\bor so\b|\bas you (?:like|dare)\b/iu.test(before)) ||
  (broken.startsWith('safety: "burn') &&
    /\bburn (?:your|the roof of your) (?:mouth|tongue)\b/iu.test(before)) ||
  /^(?:cue|prohibition|number words|foods beside)/u.test(broken) ||
  (/^(?:action|actions)/u.test(broken) && /\bin goe?s?\b|\bget a\b/iu.test(before));

/** "Minimum" said as "at least", and a cue in other words that mean the same. */
export const softened: Allows = (broken, before, after) =>
  (broken.startsWith('safety: "cauti') && /\bcareful\b/iu.test(after)) ||
  (broken.startsWith('safety: "minim') && /\bat least\b/iu.test(after)) ||
  (/^(?:cue|prohibition): /u.test(broken) &&
    isFormal(before) &&
    /n['’]t\b|\bnot\b|\b(?:until|till)\b/iu.test(after));
