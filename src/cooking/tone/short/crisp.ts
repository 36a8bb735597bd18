/**
 * What a short text says in one word for a phrase: a lid, a heat, an oven that the cook stands at, a start and a going
 * on. Patterns over masked text; whether a cut may be made where it matches is told by `kept.ts`.
 */
import { baseOfGerund } from '../say/verb-forms.ts';
import { cutsOf } from './cuts.ts';

const cooker = String.raw`(?:pot|pan|skillet|saucepan|wok|casserole|stockpot|Dutch oven|frying pan|soup pot)`;
const ware = String.raw`(?:${cooker}|dish|tray|tin|baking (?:dish|sheet|tray|pan|tin)|roasting (?:tray|pan|tin)|sheet(?: pan)?|cake|loaf|pie|casserole|cookies|rolls|buns|muffins)`;
const starts = String.raw`(?<=^|[.;:] |, (?:and |then )?|\band (?:then )?|\bthen )`;
const state = String.raw`(?:is|are|['’]s|has|have|becomes?|gets?|turns?|looks?|feels?|seems?)`;

/** Phrases of the stove and the oven in the words of a cook who stands there. */
export const crisp = cutsOf([
  // A lid.
  [
    new RegExp(
      String.raw`\b(?:close|cover) (?:(?:it|them|(?:the |your )?${cooker}) )?with (?:an?|the|its) (?:tight(?:-fitting|ly fitting)? )?lid\b`,
      'giu',
    ),
    'cover',
  ],
  [/\bput (?:on (?:the|a) lid|(?:the|a) lid on(?: it| top)?)(?! (?:of|and leave|half|ajar))/giu, 'cover'],
  [
    /\b(?:remove|take off|lift off) the (?:lid|cover)(?: off)?(?=[.,;]|$| and\b)|\btake the (?:lid|cover) off(?=[.,;]|$| and\b)/giu,
    'uncover',
  ],
  [
    /\b(?:remove|take off) the (?:foil|aluminum foil|aluminium foil|tin foil)(?=[.,;]|$| and\b)|\btake the foil off(?=[.,;]|$| and\b)/giu,
    'uncover',
  ],
  [
    new RegExp(
      String.raw`\b(?<!\b(?:to|enough to) )cover the (?:${cooker}|bowl|dish)(?= (?:with|and)\b|[.,;]|$| \p{L}+(?:way|ly)\b)`,
      'giu',
    ),
    'cover',
  ],
  // A heat.
  [
    /\b(?:reduce|lower|turn down) (?:the )?(?:heat|flame|temperature) to (?=(?:a|the) (?:\p{L}+ )?simmer\b)/giu,
    'reduce to ',
  ],
  [
    /\b(?:turn|bring) the (?:heat|flame) (?:down|back down) to (?=(?:very )?(?:low|medium|medium-low)\b)/giu,
    'reduce the heat to ',
  ],
  // The oven that the cook stands at.
  [
    new RegExp(
      String.raw`${starts}(?:place|put|transfer|return|slide|pop|set|stick)(?: (?:it|them|the ${ware}|your ${ware}))?(?: back)? (?:in|into|to|inside) (?:the |your )?(?:pre-?heated |hot )?oven(?:,? and then|,? and|,? then|, | to) (?=(?:bake|roast|broil)\b)`,
      'giu',
    ),
    '',
  ],
  [
    /\b(?:remove|take)(?: (?:it|them))? (?:out )?(?:of|from) the (?:heat|stove|burner|hob)(?=[.,;]|$| and\b)/giu,
    'take off the heat',
  ],
  // A start and a going on.
  [
    new RegExp(
      `${starts}(?:begin|start) to (?=\\p{L})(?!(?:boil|bubble|simmer|see|smell|look|feel)\\b)`,
      'giu',
    ),
    '',
  ],
  [
    /\b(?:continue|keep(?: on)?|carry on) (\p{L}+ing)( (?:it|them))? (?:for )?(?:(?:another|about|around|an additional) )?([\ue300-\ue3ff])(?! (?:more|longer))/giu,
    (all, doing, what = '', time) => onwards(all, doing, `${what} ${time} more`),
  ],
  [
    /\bcontinue (?:to )?(cook|simmer|bake|boil|fry|roast) (?:for )?(?:another )?([\ue300-\ue3ff])(?! (?:more|longer))/giu,
    '$1 $2 more',
  ],
  [/\bcontinue (?:to )?(cook|simmer|bake|boil|fry|roast|knead|beat|whisk)(?= (?:until|till)\b)/giu, '$1'],
  [
    /\b(?:continue|carry on) (cooking|simmering|baking|boiling|frying|roasting|kneading|beating|whisking)(?= (?:until|till)\b)/giu,
    (all, doing) => onwards(all, doing, ''),
  ],
  // What it is that is done.
  [
    new RegExp(
      String.raw`\b(until|till) (?:the |your )?(?:custard|glaze|syrup|frosting|whole (?:thing|mixture)|it all|pastry|crust|outside|${ware}) ${state} (?:nice and |nicely |all |fully |completely |very )?(?=(?:thick\p{L}*|smooth|golden|brown\p{L}*|bubbl\p{L}+|soft\p{L}*|tender|crisp\p{L}*|set|firm|glossy|creamy|reduced|done|melted|hot)\b)`,
      'giu',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      String.raw`\b(once|when) (?:it|they|the (?:liquid|mixture|soup|stew|sauce|pot|broth)|everything) (?:is boiling|are boiling|boils?|comes? (?:up )?to (?:a|the) (?:\p{L}+ )?boil|has come to (?:a|the) boil|starts? (?:to boil|boiling)|begins? (?:to boil|boiling))(?=,)`,
      'giu',
    ),
    '$1 boiling',
  ],
  [
    /\bwait (?:for (?:it|them) to|until (?:it|they)(?: is|['’]s| are|['’]re| has| have)) cool(?:ed)?\b(?! enough)/giu,
    'cool',
  ],
  // How much of what.
  [/(?<=[\ue200-\ue2ff]) of (?:the |your )?(?=[\ue100-\ue1ff])/giu, ' '],
  [/\b(each|both) of (?:the|your) (?=[\p{L}\ue100-\ue1ff])/giu, '$1 '],
  [/\bhalf of (?=the |your )/giu, 'half '],
  [/\bthe (?:whole |entire )?contents of (?=the )/giu, ''],
  [/\bin(?:to)? (?:the )?bottom of (?=the |an? |your )/giu, 'in '],
  [/\b(?:in|into) the shape of (?=an? )/giu, 'into '],
  [/(?<=\p{L}|[\ue100-\ue1ff]) with (?:some|a little|a bit of) (?=[\ue100-\ue1ff])/giu, ' with '],
  [/\bon the inside\b/giu, 'inside'],
  [/\bon the outside\b/giu, 'outside'],
  [
    /\b(?:at the same time|in the meantime|while (?:this|that|it) (?:is )?(?:cooks?|cooking|bakes?|baking|happens|is happening)),/giu,
    'meanwhile,',
  ],
  [/\bas needed or\b/giu, 'or'],
  // What is done is not put aside as well: the next order takes up something else.
  [
    /(?<=^(?:drain|mix|chop|dice|slice|mince|whisk|stir|combine|grate|peel|rinse|wash|beat|cream|sift|crush|zest|juice|shred|grind|blend)\b[^.;]*?)(?:,? and| and then|, then|,) (?:set|put|place|leave|keep)(?: (?:it|them|this|these|everything))? (?:aside|to (?:one|the) side)(?=[.;!]|$)/giu,
    '',
  ],
]);

function onwards(all: string, doing: string, behind: string): string {
  const base = baseOfGerund(doing.toLowerCase());
  return base === null ? all : `${base}${behind}`;
}
