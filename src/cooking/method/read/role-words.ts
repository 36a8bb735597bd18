/** Words by which a clause tells what it is to the conversion. */
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';

/** A cue of dry browning, which no liquid gives. */
export const darkens = /\b(?:until|till)\b[^.;]*\b(?:caramel\w+|(?:golden|deep) brown|browned|crisp\w*)/i;

/** What follows a boil that only makes something ready: "peel off 12 leaves", "drain and cool". */
export const ownBoil =
  /^\W*(?:and\s+)?(?:then\s+)?(?:peel(?:ing)?|drain|rinse|refresh|cool|separate|pull off|remove the (?:leaves|skins?)|slip off|plunge)\b/i;

/** "… shred, and set aside": meat that is cooked for itself before the soup. */
export const ownShreds = /^\W*(?:and\s+)?(?:then\s+)?(?:shred|pull)\b/i;

/** "Cover and transfer to the oven." */
export const intoOven =
  /^\W*(?:(?:cover|put the lid on)\b[^.;]{0,20}\b(?:and|,)\s+)?(?:then\s+)?(?:transfer|move|put|place|slide|return|pop)(?: (?:it|them|everything|the (?:pot|pan|casserole|dish|skillet)))?(?: back)? (?:in|into|to|on) (?:the (?:lower|middle|upper|bottom|cent(?:er|re)) (?:third|half|shelf|rack|part) of )?(?:the |an? )?(?:hot |preheated |\d{2,3}\s*(?:°|º|degrees?)?\s*[CF]?\s+|(?:low|medium|moderate|slow) )*oven\W*$/i;

/** "After 30 minutes take the dish out of the oven." */
export const outOfOven =
  /^\W*(?:after [^,.;]*?(?:minutes?|mins?|hours?|hrs?),?\s+)?(?:then\s+)?(?:take|remove|pull|lift|get)\b[^.;]{0,40}\b(?:out of|from) the oven\W*$/i;

/** "Toss everything around at 15 minutes to ensure even baking." */
export const tossesHalfway =
  /^\W*(?:toss|stir|turn|flip|shake|rotate)\b[^.;]*\b(?:halfway|half way|midway|half[- ]time|at \d+ min\w*|after \d+ min\w*|even (?:baking|cooking|browning))\b/i;

/** "If it starts to brown too much cover with tinfoil." */
export const browningTooFast = /\bbrown(?:s|ed|ing)? (?:too|very) (?:much|fast|quickly|soon)\b/i;

/** "Put a 10-inch cast-iron skillet in to heat." */
export const heatsVessel =
  /^\W*(?:and\s+)?(?:put|place|set|heat|preheat)\b[^.;]*\b(?:skillet|pan|tin|dish)\b[^.;]*\b(?:(?:in|inside)(?: it| the oven)?(?: to (?:pre)?heat)?|while it heats)\W*$/i;

/** "Toast the buns cut side down on the grill." */
export const toastsBread =
  /^(\W*)(?:meanwhile,?\s+)?(?:lightly\s+|quickly\s+)?toast (?:the |your )?((?:[\w-]+ ){0,2}(?:buns?|rolls?|bread|baguettes?|ciabattas?|bagels?|muffins?))\b([^.;]*)(\W*)$/i;

/** "Bring the oil back to 180 °C before the second batch": there is no bath of oil any more. */
export const backToHeat =
  /^\W*(?:then )?(?:bring|let|heat|return|reheat|get)\b[^.;]*\b(?:oil|fat)\b[^.;]*\b(?:back|again|return|come up|between|before)\b[^.;]*(?:\bbatch(?:es)?\b|\btemperature\b|°)/i;

export const underBroiler =
  /\b(?:under|in|with) (?:the|a|your) (?:\w+ ){0,2}(?:broiler|grill)\b|^\W*(?:then )?broil\b|\b(?:crank|turn|switch|set|flip)\b[^.;]{0,24}\b(?:to|on) (?:the |high )?broil(?:er)?\b/i;

/** "Line a rimmed sheet with foil", "set a wire rack on top". */
export const trayReady =
  /^\W*(?:line|grease|set|place|put|have ready|cover|stick|slide|leave)\b[^.;]{0,40}\b(?:trays?|sheets?|(?:wire |cooling )?racks?)\b(?! ?(?:pan|of\b))[^.;]{0,50}\W*$/i;

export const sprayed =
  /^\W*(?:spray|grease|oil|brush)\b (?:it|them|the rack|the foil|the paper)\b[^.;]{0,40}\W*$/i;

export const leftIn = /^\W*(?:then\s+)?leave (?:it|them|the \w+)(?: inside| in(?: there)?)?\b[^.;]*\bmin/i;

export const flipAlone = /^\W*(?:then\s+)?(?:flip|turn)(?: (?:it|them|the \w+))?(?: over)?\W*$/i;

export const drained =
  /^\W*(?:then\s+)?(?:drain|blot|remove|transfer)\b[^.;]*\b(?:paper towels?|kitchen (?:paper|towels?)|paper)\b[^.;]{0,30}\W*$/i;

export const waterBath =
  /^\W*(?:set|place|put|stand|arrange)\b[^.;]*\b(?:in|into) (?:a |the )?(?:large |larger |deep |big )?(?:roasting|baking)[- ](?:pan|tin|dish|tray)\W*$|^\W*(?:then\s+)?(?:pour|add|fill)\b[^.;]*\b(?:hot|boiling|kettle) water\b[^.;]*\b(?:half|way up|sides?|reach|cm|inch)|\b(?:roasting|baking|larger|deep|big) (?:pan|tin|dish|tray)\b[^.;]*\b(?:hot|boiling) water\b|\bpans? of (?:hot|boiling) water\b|\bwater bath\b|\bbain[- ]marie\b/i;

/** "Bring it all to a simmer." */
export const bringUp =
  /^\W*(?:then\s+)?bring (?:(?:it|everything|all of it|the \w+)(?: all)? )?(?:back )?(?:up )?(?:slowly )?to (?:a |the )?(?:(?:gentle|full|rolling|low|bare|slow|medium|high) )?(?:simmer|boil|temperature|heat)(?: over [\w-]+(?:[- ]\w+)? heat)?(?:,? (?:and )?cover(?: tightly)?)?\W*$/i;

/** "The oil should be hot enough for the pieces to sizzle." */
export const oilRemark =
  /\b(?:surface of the (?:small |large )?pan|crowding is good)\b|^\W*(?:(?:then )?pour (?:out|off) (?:the )?(?:excess|remaining|extra) (?:oil|fat)|the oil (?:should|must|has to|needs to) be hot|you may (?:want|need|have) to (?:do|fry|cook)\b[^.;]*\bbatches\b[^.;]*\bpan)\b/i;

export const keptHot =
  /\b(?:keep|bring|heat|warm|hold|simmer)\b[^.;]*\b(?:stock|broth|water)\b|\bkeep (?:it )?(?:warm|hot)\b/i;

/** "You may not need all of it", where all of it has gone in. */
export const spareStock =
  /\b(?:may|might|will|probably won['’]t) (?:not )?(?:need|use) (?:all|it all|every)\b/i;

/** Melting cheese or toasting bread under a grill that is not the machine of the dish. */
export const underGrill = (source: Method, text: string): boolean =>
  source !== 'grill' &&
  /^\W*(?:grill|broil)\b|\b(?:turn on|(?:pre)?heat|under) (?:the|a|your) (?:hot |oven )?(?:grill|broiler)\b|^\W*toast\b[^.;]*\b(?:bread|toasts?|baguettes?|slices|croutons?|buns?)\b/i.test(
    text,
  );

/** Lining and greasing a sheet: the new machine says itself what it needs. */
export const lining =
  /^\W*(?:line|grease|spray|oil)\b[^.]*\b(?:baking|cookie|sheet|oven|roasting)[- ]?(?:sheets?|trays?|pans?)\b[^.]*$/i;

/** "Finish with the grill function." */
export const ovenGrill = /\bgrill (?:function|setting|mode|element)\b/i;

/** A remark on how long it took on the old machine. */
export const oldTime =
  /\b(?:this|it|they|that)\s+(?:should|will|may|might|usually|takes?|took)\b[^.]*\b(?:minutes|mins|hours?|\d ?hrs?)\b/i;

/** What stands in the cold, or in what it is steeped in, before it is cooked. */
export const standsCold = /\b(?:marinat\w*|refrigerat\w*|fridge|chill(?:ed|ing)?|overnight)\b/i;

/** How a risotto simmers. */
export const ladled =
  /\b(?:(?:(?:an?|one|½|\d[\d/]*) )?ladle(?:ful)?s?|(?:an?|one|half an?|½|\d[\d/]*)[ -](?:cup|little|bit)(?:ful)?) at a time\b|\bladle(?:ful)? by ladle/i;

export const namesOven = (text: string): boolean =>
  /(?<!dutch )\boven\b(?![- ]?(?:proof|safe))|\bbroil/i.test(text);

const machineNames: Readonly<Partial<Record<Method, RegExp>>> = {
  slowCooker: /\b(?:slow[- ]?cooker|crock(?:[- ]?pot)?|on (?:low|high)\b|hours?)\b/i,
  pressureCooker: /\b(?:pressure|instant ?pot)\b/i,
  airFryer: /\b(?:air[- ]?fryer|basket)\b/i,
  microwave: /\bmicrowave\b|\b(?:high|full|medium|50%|70%) power\b/i,
  sousVide: /\bsous[- ]?vide|water bath|bag\b/i,
  riceCooker: /\brice cooker\b/i,
  smoker: /\bsmoker\b/i,
  grill: /\bgrill\b/i,
  deepFryer: /\bfryer\b/i,
  steamer: /\bsteamer\b/i,
};

export const namesMachine = (source: Method, text: string): boolean =>
  machineNames[source]?.test(text) ?? false;

export const ovenElse = (source: Method, clause: Clause): boolean =>
  source !== 'oven' && source !== 'convectionOven' && source !== 'toasterOven' && namesOven(clause.text);

/** Wine that bubbles away, a glaze scraped off the bottom: done in the pan, before the lid is on. */
export const boilsOff =
  /\b(?:bubbl\w*|scrap\w+ (?:up )?(?:the )?(?:brown|bottom|bits|pan)|evaporat\w*|(?:cook|boil|burn)(?:s|ed)? (?:off|away|down)|by (?:about )?half)\b/i;

/** How one sees that oil is hot: "a crumb should sizzle", "when bubbles form around a spoon". */
export const sizzles =
  /\b(?:crumb|cube of bread|bread|spoon|batter|drop|chopstick|it)\b[^.;]{0,50}\b(?:sizzl\w*|bubbl\w*|browns?|turns? golden|fizz\w*)\b/i;

/** "Get a pan smoking hot", where no pan is needed. */
export const heatsPan =
  /^\W*(?:get|heat|bring|set|place|put|preheat|warm)\b[^.;]{0,20}\b(?:pans?|skillets?|griddle|wok)\b[^.;]{0,40}\W*$/i;

/** "Move over direct heat to crisp": a blast of heat at the end. */
export const overFire =
  /\b(?:(?<!in)direct heat|(?:hot|hotter|lit) side|over (?:high heat|the (?:coals|fire|flames?)))\b/i;

/** "Nestle among the vegetables", "put the chicken on top". */
export const laysOn =
  /^\W*(?:nestle|tuck|(?:put|place|lay|sit|set|arrange)\b(?=[^.;]*\b(?:on top|over (?:them|the vegetables)|among|around|between|in between))(?![^.;]*\b(?:film|wrap|paper|parchment|plastic|bags?)\b))\b[^.;]{0,70}\W*$/i;

export const amongst = /\b(?:among|amongst|between|around)\b/i;

/** "Pour the wine into the tin." */
/** "Lay the chicken on the rack", "sit the lamb on top", "put a rack over the top": over what roasts in the tin under it. */
export const overTin =
  /^\W*(?:(?:and|then),?\s+)*(?:sit|perch|stand|place|put|set|lay|nestle|rest)\b[^.;]*\b(?:on top|over the top|(?:on|over|onto) (?:the|a|your) (?:wire |roasting )?rack|a (?:wire |roasting )?rack (?:over|on)\b|(?:on|over|onto) the (?:potatoes|veg\w*|roots?|bed))\b/i;

export const poursRound =
  /^\W*(?:skin[- ]side up,?\s+(?:and\s+)?)?(?:then\s+)?(?:pour|add|splash)\b[^.;]{0,60}\W*$/i;

/** How a fire is built and how hot it is to be. */
export const fireReady =
  /\b(?:grills?|barbecue|bbq|burners?|coals?|charcoal|briquettes?|vents?|smoker|pellets|lid closed|maintain a temperature|(?:in)?direct (?:heat|cooking|grilling)|two[- ]zone)\b/i;

/** "Wrap in foil": what smoke or steam has to reach is not wrapped. */
export const wrapsInFoil =
  /^\W*wrap\b[^.;]*\b(?:foil|(?:butcher(?:['’]?s)?|pink|peach|parchment|baking) paper|parchment)\b[^.;]{0,30}\W*$/i;

export const unwraps = /^\W*unwrap(?: (?:it|them|the \w+))?\W*$/i;

/** "Spread out in a single layer", which the new machine says itself. */
export const inOneLayer =
  /^\W*(?:spread|arrange|lay|scatter)(?: (?:it|them|everything|all))?(?: out)?(?: evenly)?(?:,? in (?:a|one) (?:single |even )*layer| out(?: evenly)?)\W*$/i;

/** "Oven at 425", "crank the oven to 425F". */
export const ovenAt =
  /^\W*(?:(?:crank|turn|get|set|bring)\s+)?(?:up )?(?:the |your )?oven\b[^.;]{0,25}\d{3}(?:\b|\s?[CF]\b|°)[^.;]{0,25}\W*$/i;

/** "Set a steamer over simmering water." */
export const steamerReady =
  /\bsteamer\b|\b(?:simmering|boiling) water\b|\bwater to (?:a|the) (?:boil|simmer)\b/i;

/** "Lay the fish on a heatproof plate." */
export const ontoPlate = /^\W*(?:lay|put|place|arrange|set)\b[^.;]*\bheat-?proof (?:plate|dish|bowl)\b/i;

/** "Scrape up the brown bits"; what was set aside and goes back; what is laid round the rest. */
export const deglazes =
  /\bdeglaz\w*|\bscrap(?:e|ing)\b[^.;]{0,30}\b(?:brown\w*|bits|bottom|fond|pan|stuck)\b/i;

export const tucksIn =
  /^\W*(?:then\s+)?(?:tuck|scatter|nestle|dot|strew|pour|add|place|put|arrange|lay|tip)\b[^.;]{0,60}\b(?:in|around|round|over|on top|among|between|about)\b/i;

export const putBack =
  /^\W*(?:then\s+)?((?:return|put)\b[^,.;]*?)(?: to the (?:pot|pan|casserole))?(?=[,.;]|$)/i;

/** "Drop the dumplings on top of the stew." */
export const dropsOn =
  /^\W*(?:then\s+)?(?:drop|float|lower|spoon)\b[^.;]*\b(?:dumplings?|balls?|dough|batter|spoonfuls)\b/i;
