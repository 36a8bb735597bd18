/** What a clause of a note can be that is no whole order: foods that go somewhere, a time, a cue, a lid, a rack. */
import { lettered, type Lettered } from '#kernel/light-patterns';
import { adjective, measures, much } from './jotting-bits.ts';
import { signs } from '../mask.ts';

const { food, time, number, amount } = signs;
export const homely = String.raw`(?:salt and pepper|salt|pepper|(?:boiling |cold |hot |warm )?water|crema|slaw|sauce|dressing|dry mix|wet mix|crumbs|topping|filling|icing|glaze|syrup|gravy|everything|all of it)`;
const share = String.raw`(?:(?:(?:the )?thick (?:part|top|layer)|plenty|lots|loads|all|half|most|some|the rest|rest|remaining|the remaining|last|the last|other|the other|another|${number}|${amount})(?: of)?(?: more)?(?: (?:tbsp|tsp|cups?|handfuls?|spoonfuls?))?(?: of)? )*`;
const dressed = String.raw`(?:(?!in |the |then |when |often |even |and |until |till )\p{Ll}+(?:ed|en) )?`;
export const part = String.raw`(?: (?:leaves|sprigs|wedges|slices|stalks|seeds))?`;
const item = String.raw`(?:(?:the )?(?:juice|zest|rind|zest and juice|juice and zest) of |${measures}|more )?${share}(?:the |your )?${dressed}(?:(?:${food} of )?${share}(?:the )?${food}${part}|${homely}|(?:tin|can|mug|glass|jug) of (?:${food}|\p{L}+)|(?:stock|bouillon) cubes?|\p{L}{3,}(?= (?:and|\+) ${food}))`;
const row = String.raw`${item}(?:(?: \+ | & | and )${item})*`;
const vessel = String.raw`(?:(?:an?|the|your|same) )?(?:(?!in\b|into\b|on\b|and\b|then\b)[\p{L}\d\ue200-\ue2ff\ue500-\ue5ff-]+ ){0,3}?(?:pan|pot|tin|tray|dish|bowl|bowls|glasses|cups|ramekins|plates|jug|skillet|wok|saucepan|casserole|jar|sheet|board|blender|processor|mixer|basket|fryer)`;

const flat = String.raw`(?:,? (?:skin|fat|cut|breast|flat)[ -](?:side[ -])?(?:up|down))`;
const is = (source: string, flags = 'iu'): Lettered =>
  lettered(new RegExp(String.raw`^(?:and |then |and then |next |now )?${source}$`, flags));
export const pure = is(String.raw`(?<what>${row})(?: too| as well)?`);
/** "Slice the chicken, peppers, onion to the same thickness": the last of a list, and how all are cut. */
export const cutTo = is(
  String.raw`(?<what>${row}) (?<how>(?:in|into|to) (?:(?:thin|thick|thickish|small|large|big|even|equal|the same|bite-sized?|rough|fine) )*(?:strips|chunks|slices|pieces|cubes|wedges|rounds|thickness|size|dice|halves|quarters|matchsticks|rings))`,
);
export const put = is(
  String.raw`(?<what>${row}) (?:goes? )?(?<where>(?:back )?in|over|(?:all )?over(?: (?:the )?top)?|on top|on|all over|in each \p{L}+(?: of [^,.;]+)?|(?:in|into|to|onto|over|on) ${vessel}|(?:into|to|over|onto) (?:the )?(?:${food}|${homely}))(?<flat>${flat})?(?<rest> (?:\([^()]*\)|if (?:using|you like|you want|wanted|needed)|(?:straight|right) away|while (?:it['’]s )?(?:still )?(?:hot|warm)|(?:straight|right) on top while (?:it['’]s )?(?:still )?(?:hot|warm)|last|first))?(?:,? with (?<with>${row}))?(?: (?:for )?(?<time>(?:about |another )?${time}(?: (?:a|per|each|on each) side)?))?(?: (?<cue>(?:until|till) .+))?`,
);
export const laid = is(
  String.raw`(?<what>${row}) (?:straight|right) on(?: top)?(?<rest> while (?:it['’]s )?(?:still )?(?:hot|warm))?`,
);
export const pace = is(
  String.raw`(?<what>${row}) (?<how>(?:(?:one|two|${number}|a (?:ladle|ladleful|handful|spoonful|little|bit|few|splash|third|half)) (?:at a time|by (?:one|bit|little))|bit by bit|gradually|slowly|last|first|(?:in )?${number} (?:batches|additions|goes)|(?:for )?(?:the )?last ${time})(?:,? with (?:a )?(?:spoon|spoonful|tablespoon|bit|little|splash) of ${food})?(?:,? so (?:that )?.+)?)`,
);
export const sided = is(String.raw`(?<what>${row})${flat}`);
export const worked = is(
  String.raw`(?<what>${row}) (?<verb>squeezed|grated|crumbled|drizzled|poured|sprinkled|scattered|spooned|torn|snipped|shaved|melted|heated|sliced|chopped|diced|shredded|mashed|whisked|beaten|toasted|softened|browned|fried)(?<where> (?:over|on top|in|in ${vessel}|over the top))?`,
);
export const bases: Readonly<Record<string, string>> = {
  squeezed: 'squeeze',
  grated: 'grate',
  crumbled: 'crumble',
  drizzled: 'drizzle',
  poured: 'pour',
  sprinkled: 'sprinkle',
  scattered: 'scatter',
  spooned: 'spoon',
  torn: 'tear',
  snipped: 'snip',
  shaved: 'shave',
  melted: 'melt',
  heated: 'heat',
  sliced: 'slice',
  chopped: 'chop',
  diced: 'dice',
  shredded: 'shred',
  mashed: 'mash',
  whisked: 'whisk',
  beaten: 'beat',
  toasted: 'toast',
  softened: 'soften',
  browned: 'brown',
  fried: 'fry',
};
export const shaped = is(
  String.raw`(?<what>${row}) in (?<shape>(?:thin |thick |small |big |rough )?(?:matchsticks|strips|rounds|chunks|wedges|slices|cubes|ribbons|quarters|halves|rings|florets))`,
);
export const beaten = is(
  String.raw`(?<what>${row})(?: (?:for )?(?<time>${time}))?,? (?:with )?(?:an? |the )?(?<tool>(?:electric |hand |stand )?(?:whisk|mixer|beaters?))(?: (?:for )?(?<time2>${time}))?`,
);
export const pot = new RegExp(
  String.raw`^(?:in )?(?:the |an? )?(?<what>(?:crock ?-?pot|slow cooker|pressure cooker|instant pot|${vessel}))$`,
  'iu',
);
export const bottom = is(String.raw`(?<what>${row}) (?:in|on) (?:the )?bottom`);
export const covered = /^(?:and |then )*(?:put )?(?:the )?lid (?<lid>on|off|back on|half on|ajar)$/iu;
export const slow = new RegExp(
  String.raw`^(?:on )?(?<how>low|high)(?: for)? (?<time>(?:about )?${time})(?: (?<cue>(?:until|till) .+))?$`,
  'iu',
);
export const grilled = new RegExp(
  String.raw`^(?:under )?(?:the |a )?(?<hot>(?:very )?hot )?(?<what>grill|broiler)(?: (?:for )?(?<time>${time}))?(?: (?<cue>(?:until|till) [^\ue300-\ue3ff]+?))?(?: (?:for )?(?<time2>${time}))?$`,
  'iu',
);
export const state = new RegExp(
  String.raw`^(?:${much}${adjective}|${much}(?:light|white|puffy|doubled|risen|firm|springy|see-through|cold|cool|dry))(?:(?: and| &| but|,) (?:${much}${adjective}|light|white|puffy|cold|firm|springy))*$`,
  'iu',
);
export const foiled = /^foil (?<when>(?:after|if|for|once|when)\b.+)$/iu;
export const owned =
  /^(?<what>(?!(?:serve|add|use|top|season|taste|salt|cover|chill|stir)\b)[\p{L}\ue100-\ue1ff]+(?: [\p{L}]+){0,2}) if (?<when>you have(?: (?:it|them|any|some|one))?|using|you like|you want|liked|you fancy)$/iu;
export const timed = new RegExp(
  String.raw`^(?:and |then |for |cook )*(?<time>(?:(?:about |another |roughly |a further )*)${time}(?: more)?(?: or so)?(?: (?:a|per|each|on each) (?:side|batch))?(?: (?:on|over) (?:a )?(?:very )?(?:low|medium|high|gentle)(?: heat)?)?)(?: (?<cue>(?:until|till) .+))?$`,
  'iu',
);
export const tail = new RegExp(
  String.raw`^(?<what>${row})(?: (?:for )?(?<time>(?:about |another )?${time}(?: (?:a|per|each) (?:side|batch))?))?(?: (?<cue>(?:until|till) .+))?$`,
  'iu',
);
export const until = /^(?:until|till) .+$/iu;
export const heats =
  /^(?:(?:over|on|at) )?(?:a )?(?<how>(?:very )?(?:low|med(?:ium)?|high|med(?:ium)?[ -](?:low|high))|gentle)(?: (?:heat|flame))?(?: (?<cue>(?:until|till) .+))?$/iu;
export const along =
  /^(?:(?:un)?covered|(?:\p{L}+ly )?(?:stirring|turning|whisking|beating|shaking|tossing|basting|flipping|skimming)\b[^,.;]*)$/iu;
export const trails =
  /^(?:no (?:longer|more|less|colou?r|need)|not\b|or (?!\p{L}+ (?:the|it|them)\b)|so\b|but\b|as\b|which\b|because\b|just\b|otherwise\b|if\b|unless\b|depending\b|about\b|ideally\b|preferably\b|it\b|they\b|you\b|that\b)/iu;
export const returned = new RegExp(
  String.raw`^(?:and |then )*(?:back|return) (?:in(?:to)?|to) (?:the )?(?<where>oven|pan|pot)(?: (?:for )?(?<time>${time}))?(?: (?<cue>(?:until|till) .+))?$`,
  'iu',
);
/** "Into the oven till smoking". */
export const ovened = new RegExp(
  String.raw`^(?:and |then )*(?:straight )?(?:in|into|in to) (?:the )?oven(?: (?:for )?(?<time>${time}))?(?: (?<cue>(?:until|till) .+))?$`,
  'iu',
);
/** "200C 12 minutes until crunchy", "8-10 minutes at 190". */
export const heatTimed = new RegExp(
  String.raw`^(?:and |then |at )*(?:(?<heat>${signs.heat}(?: ?fan)?),? (?:for )?(?<time>(?:about )?${time})|(?:for )?(?<time2>(?:about )?${time}) at (?<heat2>${signs.heat}(?: ?fan)?|${number}))(?: (?<cue>(?:until|till|depending) .+))?$`,
  'iu',
);
export const takenOut =
  /^(?<what>(?:the )?(?:tins?|trays?|dish|pan|tin|baking sheet|ramekins|basket)) out$/iu;
export const chilled = new RegExp(
  String.raw`^(?:and |then )*(?:in |into |in to )?(?:the )?(?<where>fridge|freezer)(?: (?:for )?(?<time>(?:${time}|overnight|at least ${time})(?: \(${time}\))?|until [^,.;]+))?$`,
  'iu',
);
export const wrapped =
  /^(?:and |then )*(?<with>cling ?film|plastic wrap|foil|tea towel|damp cloth|lid)(?: (?:on|over)(?: (?:it|top))?)?$/iu;
export const rack = new RegExp(
  String.raw`^(?:and |then )*(?:on(?:to)? |to )?(?:a |the )?(?<what>(?:wire |cooling )?rack)(?: (?:for )?(?<time>${time}))?$`,
  'iu',
);
export const inTin = new RegExp(
  String.raw`^(?:in |into )?(?:the |a )?(?<what>(?:[\p{L}-]+ )?(?:tin|tray|dish|pan|ramekins|moulds|molds))$`,
  'iu',
);
export const batches = new RegExp(
  String.raw`^(?:in )?(?<n>(?:${number}|${amount}|two|three|a few|several)(?: separate)? batches|batches)$`,
  'iu',
);
export const heated = new RegExp(
  String.raw`^(?<heat>${signs.heat}(?: ?fan)?(?: ?/ ?${signs.heat}(?: ?fan)?)*(?: ?\([^()]*\))?)$`,
  'iu',
);
export const clean =
  /^(?:a )?(?<what>skewer|toothpick|tester|cocktail stick|knife|cake tester)(?: (?:comes|should come))?(?: out)? clean$/iu;

export const verbless =
  /^(?:(?:gently|carefully|slowly|quickly|lightly|finely|roughly|thinly|well|then|and|now|next|finally|just|also) )*/iu;
