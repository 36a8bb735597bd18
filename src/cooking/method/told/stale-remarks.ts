/** Remarks that held for the old machine alone: its lid and coals, its heating up, the pan that went to the table. */
import { capitalise } from '../../text/grammar.ts';
import type { Method } from '../../vocabulary.ts';

/** "Eat straight off the sheet", "served right from the skillet". */
const atTable =
  /,?\s*\b(?:straight|right|directly) (?:from|off|out of|in) (?:the|your) (?:[\w-]+ )?(?:sheet|pan|skillet|tray|tin|dish|grill|pot|oven|basket)\b/gi;
/** "Serve from the pan", where there is none. */
const fromPan = /\b(serve(?: it| them)?) (?:from|in) the (?:pan|skillet|tray|sheet)\b/gi;
const traysThings = /\bthe (?:roasting )?(?:tray|tin|pan|dish)['’]s (?:contents|items)\b/gi;
const panless: ReadonlySet<Method> = new Set([
  'slowCooker',
  'pressureCooker',
  'airFryer',
  'microwave',
  'sousVide',
  'steamer',
  'riceCooker',
  'grill',
  'smoker',
]);
const lidded: ReadonlySet<Method> = new Set(['slowCooker', 'pressureCooker', 'microwave', 'riceCooker']);
/** "Open the lid, add the garam masala." */
const opensLid =
  /^(\W*)(?:then\s+)?(?:open|remove|lift|take off) (?:the )?(?:lid|cover)(?: (?:off|now))?(?:,| and)(?: then)?\s+(?=\p{L})/iu;
/** "Put the brisket on, fat side up." */
const layOn =
  /^(\W*(?:put|lay|place|set|pop|throw) (?:the |your )?[\w -]{2,30}?) on(?=,? (?:fat|skin|bone|meat)[- ](?:side|cap)|\W*$)/i;
/** "When it says HOT, add oil." */
const saysHot =
  /^(\W*)(?:when|once|as soon as) (?:it|the (?:display|screen|pot)) (?:says|reads|shows|displays) ["'“]?hot["'”]?,?\s+/i;
const burnNotice =
  /,?\s*\b(?:so (?:that )?(?:you|it) (?:do(?:es)?n['’]?t|do(?:es)? not|won['’]?t) (?:get|trigger|set off|give you)|to avoid|or you(?:['’]ll| will) get) (?:the |a )?(?:dreaded )?["'“]?burn["'”]?(?: (?:notice|warning|message|error|signal))?/i;
const opensUp = /^(\W*)(?:open (?:it|her)(?: up)?|open up)(?:,? and|,)\s+/i;
const onSaute = /\s+on (?:the )?saut[eé](?: (?:mode|function|setting))?(?!\p{L})/iu;
const serveAlone = /^(\W*(?:and\s+)?)(?:eat|serve)(?: (?:it|them))?(\W*)$/i;

/** "… while the grill heats to high", at the end of something else that is done meanwhile. */
const whileItHeats =
  /,?\s*\b(?:while|as) (?:the|your) (?:oven|grill|barbecue|bbq|broiler|smoker|air fryer|coals) (?:is )?(?:pre)?heat(?:s|ing)?(?: up)?(?: to (?:[\w-]+ ){0,2}?(?:high|medium|hot|heat|temperature|\d{2,3} ?°? ?[CF]?))?(?=\W*$|[,.;])/gi;

/** What only a lid over coals needs. */
const fireCare =
  /,?\s*(?:\band )?\b(?:clos(?:e|ing) (?:the )?lid|with (?:the )?(?:grill )?lid (?:open|closed|down)|(?:with )?(?:the )?grill (?:covered|uncovered)|adding (?:more )?(?:coals|charcoal|briquettes|wood chips) (?:as needed|every [^,.;]*))/gi;
const fires: ReadonlySet<Method> = new Set(['grill', 'smoker', 'campfire']);

/** Colanders, racks and pans that are moved about in an oven. */
const ovenCare =
  /,?\s*(?:\band )?\b(?:rotating|swapping|switching) (?:the )?(?:pans?|trays?|sheets?|racks?)\b(?: [^,.;]*)?/gi;
const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);

/** "Push to the sides and lay the salmon in the middle", of one big sheet. */
const pushAside =
  /^\W*(?:then\s+)?(?:push|move|slide|nudge|scoot) (?:(?:it|them|everything|the [\w-]+(?: [\w-]+)?) )?(?:out )?to (?:the|one) (?:sides?|edges?)(?: of the [\w -]+)?\W*$/i;
const inMiddle =
  /^\W*(?:then\s+)?(?:lay|put|place|arrange|set) (?:the )?[\w -]{3,40}? in the (?:middle|cent(?:er|re))(?: of the [\w -]+)?\W*$/i;

const halfOfTray =
  /\b(?:on|onto|over|to) (?:one|a|the first) (?:half|side|end|third) of (?:the|a|your) (?:(?:baking|roasting|lined|prepared|oven|sheet|large) )*(?:tray|sheet|tin|pan)\b/i;
const otherHalf =
  /(?<!\bintact )\b(?:on|onto|over|to) the (?:other|second|empty) (?:half|side)(?: of (?:the|a|your) (?:(?:baking|roasting|lined|prepared|oven|sheet|large) )*(?:tray|sheet|tin|pan))?\b/i;

/** What lay side by side on one tray is made ready in a dish and on a plate. */
export const offTray = (text: string): string =>
  text.replace(halfOfTray, 'in a shallow dish').replace(otherHalf, 'on a plate');

/** Without how the food was spread over a sheet; '' where that was all. */
export const besideIt = (text: string): string => (pushAside.test(text) || inMiddle.test(text) ? '' : text);

/** "Pour the sauce over the chicken", before it cooks. */
const poursSauce =
  /^(\W*)(?:pour|spoon|drizzle) (?:all |half )?(?:of )?(the (?:[\w-]+ ){0,2}?(?:sauce|glaze|marinade|mixture)) (?:over|on|onto) (the [\w -]{3,30}?)(?=\W*$)/i;
const sauceOfDish =
  /\b(the (?:[\w-]+ )?(?:sauce|glaze)) (?:from|in|of) the (?:baking |roasting )?(?:dish|pan|tray|tin|sheet)\b/i;

/** What would run through a basket or a grate is brushed on, and the rest kept for the table. */
export const brushedOn = (text: string): string =>
  text.replace(
    poursSauce,
    (_, before: string, sauce: string, food: string) =>
      `${before}${/^\W*\p{Ll}/u.test(text) ? 's' : 'S'}et a third of ${sauce} aside for serving and brush some of the rest over ${food}`,
  );

/** The sauce of a dish that is there no more. */
export const servedAside = (text: string): string => text.replace(sauceOfDish, '$1 that was set aside');

/** "Add the garlic, 1 minute." */
const addedFor =
  /^(\W*(?:then\s+)?(?:add|stir in|toss in|mix in)\b[^.;:()]*?)[,;]? (?:for )?((?:about )?\d+(?:\s*(?:-|–|to)\s*\d+)? ?(?:min(?:ute)?s?|sec(?:ond)?s?))(\.?\s*)$/i;

/** "Then butter beans, and the flour and water, another 10 mins": put in and cooked, though no verb says so. */
const thenIn =
  /^(\W*)then ((?:the |your |in the )?(?!(?:add|stir|put|cook|simmer|bring|turn|cover|lower|reduce|drop|throw|tip|pop|pour|mix|boil|bake|fry|serve|take|remove|leave|let|rest|flip|return|season|sprinkle|drain)\b)[\p{L}][^.;:()]{2,60}?),? ((?:another |a further |about )?\d+(?:\s*(?:-|–|to)\s*\d+)? ?min(?:ute)?s?\b)/iu;

/** "Then the tomatoes and salt, and cook 8 minutes": put in, though no verb says so. */
const alongWith =
  /^(\W*)then (?=the (?!(?:add|heat|oven|pan|pot|lid|sauce|dough|other|second|first|next|same)\b)(?:(?!\b(?:is|are|has|have|goe?s?|comes?|will|should|can|sides?)\b)[^.;:()]){2,90}?,? and (?:cook|fry|simmer|stir|saut[eé]|sweat|boil)\b)/iu;

/** "Onions go in next for 5 min." */
const goInNext =
  /^(?:the )?(\p{L}[\p{L} ]{2,24}?) (?:go|goes) in(?: next)?,? (?:for )?(\d+(?:\s*(?:-|–|to)\s*\d+)? ?min(?:ute)?s?)(?=\W*$)/iu;

/** What goes in for a minute is cooked for a minute. */
export const cookedFor = (said: string): string => {
  const text = said.replace(/^(\W*)sit (?=(?:for )?(?:about )?\d+ ?min)/i, '$1Let it stand ');
  if (alongWith.test(text)) return text.replace(alongWith, '$1Add ');
  const next = thenIn.exec(text);
  if (next !== null)
    return text.replace(
      thenIn,
      (_, lead: string, foods: string, time: string) =>
        `${lead}Stir in ${foods}${foods.includes(',') ? ',' : ''} and simmer for ${time}`,
    );
  const going = goInNext.exec(text);
  if (going !== null)
    return text.replace(goInNext, `Add the ${going[1]!.toLowerCase()} and cook for ${going[2]!}`);
  return saysHow.test(text.replace(/^\W*(?:then\s+)?stir in/i, ''))
    ? text
    : text.replace(
        addedFor,
        // "For the last 4 minutes": when the rest is done there are no last ones.
        (_, lead: string, time: string, rest: string) =>
          `${lead.replace(/,? (?:for|in|during) the (?:last|final)$/i, '')} and cook for ${time}${rest}`,
      );
};

const saysHow = /\b(?:cook|fry|stir|simmer|toast|more|another|until|and let|rest|stand)\b/i;

/** A text without what only held for the machine of before; '' where that was all of it. */
export function withoutStale(text: string, source: Method, target: Method): string {
  const off = (
    panless.has(target) ? text.replace(fromPan, '$1').replace(traysThings, 'everything') : text
  ).replace(atTable, '');
  const table = off === text ? text : off.replace(serveAlone, '$1Serve at once$2');
  // The new pot's own sentence has opened it.
  const racked =
    fires.has(source) && ovens.has(target) ? table.replace(layOn, '$1 on a rack in a roasting tin') : table;
  const cold = (lidded.has(target) ? racked.replace(opensLid, '$1') : racked).replace(whileItHeats, '');
  const pressed = source === 'pressureCooker' && target !== 'pressureCooker';
  const kept = pressed
    ? (lidded.has(target) ? cold.replace(onSaute, ' on HIGH') : cold.replace(onSaute, ' over medium heat'))
        .replace(saysHot, '$1')
        .replace(burnNotice, '')
        .replace(opensUp, '$1')
    : fires.has(source) && !fires.has(target)
      ? cold.replace(fireCare, '')
      : ovens.has(source) && !ovens.has(target)
        ? cold.replace(ovenCare, '')
        : cold;
  if (kept === text) return text;
  const bare = kept.replace(/^[\s,;]+/, '').replace(/\s{2,}/g, ' ');
  return /\p{L}/u.test(bare) ? (/^\p{Lu}/u.test(text) ? capitalise(bare) : bare) : '';
}
