import type { Action } from '../vocabulary.ts';
import { triggers } from './triggers.ts';

/** Turns of phrase that say more than their verb; the first that fits at a place wins. */
const phrases: readonly (readonly [pattern: RegExp, action: Action | 'cook', on: string])[] = [
  [
    /\b(?:pre-?heat|heat|(?:start|begin)(?: pre-?)? ?heating|turn on|turn|set|warm|light|fire up|start|stoke|switch on|bring)\b(?: up)? (?:the |your |an? )?(?:\w+ )?(?:oven|broiler|grill|air[- ]?fryer|smoker|barbecue|barbie|braai)\b(?= (?:to|on|at|for)\b|[,.:;]|$| ?[(\d])(?! (?:off|down|temp))|\bpre-?heat\b[^.;]{0,40}\b(?:oven|broiler|grill|air[- ]?fryer|smoker)\b/gi,
    'preheat',
    'oven broiler grill airfryer fryer smoker barbecue preheat barbie braai',
  ],
  [
    /\b(?:turn|crank|put|whack) (?:the |your )oven (?:back )?(?:up|down) (?:again )?to\b/gi,
    'preheat',
    'oven',
  ],
  // "Stick a cast-iron skillet in the oven and set it to 425": what goes in empty.
  [
    /\b(?:put|place|stick|pop|slide|set|leave) (?:an?|the|your|another) (?:(?!(?:and|with|then)\b)[\w"-]+ ){0,4}?(?:skillet|dutch oven|(?:baking|pizza) (?:sheet|tray|stone|steel)|cast[- ]iron pan|cocotte)(?: \([^)]*\)| and (?:its|the) lid)? (?:in|into|inside) the (?:cold )?oven\b(?=[^.]*\b(?:heat|preheat\w*|hot|set|\d{3}))(?![^.]*\b(?:bake|roast|cook|min(?:ute)?s?)\b)/gi,
    'preheat',
    'oven',
  ],
  [/\bbring up (?=slowly|gently|very|to a (?:gentle|bare|low))/gi, 'simmer', 'bring'],
  [
    /\b(?:slide|pop|put|place|slip|flash|stick)\b[^.;!?]{0,30}\bunder (?:the|a) (?:hot |preheated )?(?:grill|broiler)\b/gi,
    'broil',
    'under',
  ],
  [
    /\b(?:lower|dip|drop|plunge|put|dunk)\b[^.;!?]{0,40}\bboiling (?:salted )?water (?:for|until)\b[^.;!?]{0,12}\bsec/gi,
    'blanch',
    'boiling',
  ],
  [/\bshake\b[^.;!?]{0,40}\bin a (?:\w+ )?bag\b/gi, 'coat', 'shake'],
  [/\bshake\b[^.;!?]{0,80}\bin an? (?:\w+ )?(?:jar|shaker|bottle)\b/gi, 'mix', 'shake'],
  [
    /\brub(?:bing)?\b(?! (?:in|into|together)\b)(?:(?! (?:in|into|and|then) )[^.;!?]){0,40}?\b(?:with|all over)\b/gi,
    'coat',
    'rub rubbing',
  ],
  [/\b(?:bash|crush|smash)\b[^.;!?]{0,40}\b(?:to|into) (?:\w+ )?crumbs\b/gi, 'cut', 'bash crush smash'],
  [/\btear over\b|\b(?:shower|strew)\b[^.;!?]{0,20}\bwith\b/gi, 'garnish', 'tear shower strew'],
  [/\bscatter in\b/gi, 'add', 'scatter'],
  [/\b(?:best|to be|is|are) (?:eaten|served)\b/gi, 'serve', 'eaten served'],
  [
    /\b(?:ladle|dish) (?:it |them |everything )?(?:out|up)\b|\b(?:ladle|dish)(?:d? out| up)? [^.;!?]{0,30}\b(?:in|into|onto) (?:\w+ ){0,2}(?:bowls|plates|dishes|mugs|cups)\b/gi,
    'serve',
    'ladle dish',
  ],
  [
    /\b(?:scoop|spoon|ladle)(?:ing)? [^.;!?]{0,40}?\b(?:in|into) (?:[\w-]+ ){0,3}(?:pans?|tins?|cups|cases|liners|wells|ramekins)\b/gi,
    'assemble',
    'scoop spoon ladle scooping spooning ladling',
  ],
  // "Heat through and pile onto the buns": what it is eaten on is not heated with it.
  [
    /\b(?:pile|heap|mound|load)(?: (?:it|them|everything))?(?: up| high)? (?:on|onto|into|over|in)\b/gi,
    'assemble',
    'pile heap mound load',
  ],
  // "Into the tin; 30 mins in the oven".
  [
    /(?<=(?:^|[.,;:!?–-]\s*)(?:(?:and|then|about|around) ){0,2})\d[\d–.,½ -]*(?:to \d+ ?)?(?:min\w*|hours?|hrs?)\.? in (?:the|an?|your) (?:pre-?heated |hot |warm |moderate |slow |cool |low )*oven\b/gi,
    'bake',
    'oven',
  ],
  // "Give it a minute before you cut it".
  [
    /\bgive (?:it|them|the [\w-]+) (?:an?|\d+|a few|a couple of|another|five|ten|fifteen|twenty) (?:good |full |more )?(?:\w+ )?(?:min\w*|hours?)\b(?= before (?:serving|cutting|slicing|eating|carving|diving|turning|unmo\w+|you)| to (?:rest|cool|settle|firm|set|relax))/gi,
    'rest',
    'give',
  ],
  [
    /\b(?:hot|boiling|boiled|warm) (?:water|broth|stock|milk)\b[^.;]{0,30}\b(?:leave|let stand|stand)\b[^.;]{0,30}\bto soften\b/gi,
    'soak',
    'soften',
  ],
  // "Put the plums in hot water for a couple of minutes", off the fire.
  [
    /\b(?:put|place|leave|stand|sit|drop|cover)\b[^.;!?]{2,50}\b(?:in|with) (?:(?:some|a|the|bowl|cup|jug|of|little) )*(?:hot|warm|lukewarm|just[- ]boiled|cold|tepid) (?:tap )?water\b(?! (?:and|to) (?:boil|bring|cook))(?=[^.;!?]{0,40}\b(?:min\w*|hours?|overnight|soft\w*|plump\w*|rehydrate)\b)(?![^.]*\b(?:boil|simmer|heat|cook)\b)/gi,
    'soak',
    'water',
  ],
  // "Give them ten minutes in the oil".
  [
    /\bgive (?:it|them|the \w+) (?:[\w-]+ ){1,4}?min\w* (?:in (?:the |a little |some )?(?:hot )?(?:oil|butter|fat|pan)|over (?:a |the )?(?:\w+ )?(?:heat|flame))\b/gi,
    'saute',
    'give',
  ],
  [
    /\bgive (?:it|them|the \w+) (?:[\w-]+ ){1,4}?(?:min\w*|hours?) in (?:the|a) (?:\w+ )?oven\b/gi,
    'bake',
    'give',
  ],
  // "Twist off the leaves".
  [/\b(?:twist|snap|nip)(?:ping|ing)? off\b/gi, 'cut', 'twist snap nip twisting snapping nipping'],
  [/\b(?:keep|put|set|leave) (?:it |them )?for boiling\b/gi, 'boil', 'boiling'],
  // "Batter on top, and into the oven for 35 minutes".
  [
    /(?<=(?:^|[.,;:!?–-]\s*)(?:(?:and|then|straight|back) ){0,3})(?:in|into) (?:the |a |your )?(?:pre-?heated |hot |warm |moderate |slow |cool |low )*oven\b(?! (?:proof|safe|dish)|[- ]safe|[- ]proof|,? (?:bring|heat|preheat)| to (?:heat|warm|get))/gi,
    'bake',
    'oven',
  ],
  [
    /(?<!\boven\b[^.;]*)\b(?:leave|let)\b[^.;!?,]{0,30}\b(?:undisturbed|untouched|without (?:moving|touching|stirring|disturbing))\b/gi,
    'sear',
    'undisturbed untouched without',
  ],
  [
    /\bleave\b(?![^.;!?]{0,60}\b(?:fridge|refrigerator|to (?:soak|rise|prove|proof|steep|infuse|marinate|macerate|set|drain|cool|ferment))\b)[^.;!?]{0,40}?\b(?:overnight|on the (?:counter|worktop|work surface|side|windowsill))\b/gi,
    'rest',
    'leave',
  ],
  [
    /\b(?:get(?:ting)?|crank|whack|blast|stick|put) (?:up )?(?:the|your) oven (?:heating|warming|hot|on|going|(?:up )?to)\b/gi,
    'preheat',
    'oven',
  ],
  [
    /\b(?:bring|heat|warm)\b[^.;!?]{0,60}?\bto (?:just (?:below|under|before|off)|almost|nearly|not quite) (?:a |the )?(?:boil(?:ing(?: point)?)?|simmer)\b/gi,
    'heat',
    'boil boiling simmer',
  ],
  [
    /(?<=^|[.!?]\s+)in(?:to [^.,;!?]{3,40}?)? (?:with|go|goes)\b|\b(?:go|goes) in(?: next| now|to)?\b/gi,
    'add',
    'with go goes',
  ],
  [
    /\bfill\b[^.;]{0,50}\bwith (?:\w+ ){0,3}(?:water|brine|vinegar|syrup|liquid)\b|\bfill (?:an?|the|your|\w+) (?:\w+ ){0,2}(?:glass(?:es)?|shaker|pan|saucepan|pot|kettle|sink)\b/gi,
    'add',
    'fill',
  ],
  [
    /\bshake (?:it |them |everything )?(?:up |very )?(?:hard|well|vigorously|until|till|for|with ice|to (?:combine|mix|blend)|like|together)\b(?! off)/gi,
    'mix',
    'shake',
  ],
  [/\bdish(?:ing)? (?:it |them )?up\b/gi, 'serve', 'dish dishing'],
  [/\bgiv(?:e|ing) (?:it|them|everything) (?:all )?a (?:\w+ )?(?:mix|stir)\b/gi, 'mix', 'give giving'],
  [
    /\bdivide\b(?![^.;]{0,40}\b(?:batter|dough|prepared|lined|greased|muffin|buttered)\b)[^.;]{0,60}\b(?:between|among|onto|into) (?:\w+ )?(?:\w+ )?(?:plates|bowls|glasses|cups|dishes)\b/gi,
    'serve',
    'divide',
  ],
  [
    /\b(?:bring|get|heat|return|take)\b[^.;!?]{0,80}?\b(?:to|until it comes to|into|on)\s+(?:a|the|an?)?\s*(?:\w+\s+)?(?:boil(?:ing)?)\b(?! over)/gi,
    'boil',
    'boil boiling',
  ],
  [
    /\b(?:bring|get|heat|return|lower|reduce|turn|drop)\b[^.;!?]{0,80}?\b(?:to|until it comes to|into)\s+(?:a|the|an?)?\s*(?:\w+\s+)?(?:simmer)\b/gi,
    'simmer',
    'simmer',
  ],
  // "Water, sugar and butter to a rolling boil".
  [/\bto (?:a |the )?(?:rolling |full |hard |good |fast )*boil\b(?! over)/gi, 'boil', 'boil'],
  [/\b(?:hard|soft)[- ]boil(?:ing)?\b/gi, 'boil', 'boil boiling'],
  [
    /\b(?:leave|let|keep)\b[^.;!?]{0,50}?\bon (?:a |the )?(?:very )?(?:low|medium|gentle|minimum)(?:est)? (?:heat|flame)\b/gi,
    'simmer',
    'leave let keep',
  ],
  [/\bleave\b[^.;!?]{0,60}?\buntil (?:\w+ )?(?:cold|cool)\b/gi, 'cool', 'leave'],
  [
    /\bcover\b[^.;!?\d]{0,30}?\bwith (?:the |a |an )?(?!lid|foil|cling|plastic|saran|parchment|towel|damp|clean|kitchen|tea|cloth|wrap|tin|alumin)/gi,
    'assemble',
    'cover',
  ],
  [
    /\b(?:bring|raise|increase)\b(?! the oven)[^.;!?]{0,60}?\bto (?:about |around )?\d/gi,
    'heat',
    'bring raise increase',
  ],
  [/\bstir[- ]?fry(?:ing)?\b(?! sauce)/gi, 'stir-fry', 'stir stirfry fry frying stirfrying'],
  [/\bdeep[- ]?fry(?:ing)?\b/gi, 'deep-fry', 'deep deepfry deepfrying'],
  [
    /\b(?:air[- ]?fry(?:ing)?\b|(?:cook|bake|place|put)\b[^.;]{0,60}\bin(?:to)? (?:the |an? |your )?air[- ]?fryer)\b/gi,
    'air-fry',
    'air airfry airfryer airfrying',
  ],
  [/\b(?:pan|shallow)[- ]fry(?:ing)?\b/gi, 'fry', 'fry frying'],
  [
    /\bslow[- ]cook(?!er)(?:ing)?\b|\bcook\b[^.;]{0,80}\b(?:slow[- ]?cooker|crock[- ]?pot|crockpot)\b/gi,
    'slow-cook',
    'slow slowcooker crock crockpot',
  ],
  // A slow cooker's dial, or a stove's: told by the machine and by how long.
  [
    /\b(?:cover and )?(?<!pressure[- ])cook(?:ing)? on (?:the )?(?:low|high)\b(?![- /]*(?:to )?(?:heat|flame|fire|medium|med|pressure))/gi,
    'cook',
    'low high',
  ],
  [
    /\bpressure[- ]cook(?!er)(?:ing)?\b|\b(?:cook|set)\b[^.;]{0,50}\b(?:high|low|full) pressure\b|\b(?:cook|cooking)\b[^.;]{0,60}\b(?:instant ?pot|pressure cooker)\b/gi,
    'pressure-cook',
    'pressure instant instantpot',
  ],
  [
    /\b(?:high|full|low) pressure\b[^.;!?]{0,20}?\d+ ?min|\d+ ?(?:min\w*|m) (?:at|on) (?:high|full|low) pressure\b/gi,
    'pressure-cook',
    'pressure',
  ],
  [/\bsous[- ]vide\b/gi, 'sous-vide', 'sous'],
  [
    /\b(?:drop|throw|tip|slide|lower) (?:in )?the (?:pasta|spaghetti|penne|linguine|noodles|gnocchi|ravioli|tortellini|macaroni|dumplings)\b/gi,
    'boil',
    'drop throw tip slide lower',
  ],
  [
    /\b(?:keep|put|leave|place)\b[^.;!?]{0,30}?\b(?:in|at) a warm (?:place|spot|corner|room)\b/gi,
    'proof',
    'warm',
  ],
  [/\btop(?:ping)? (?:and|&) tail(?:ing)?\b/gi, 'cut', 'tail tailing'],
  [/\bprocess\b[^.;!?]{0,30}\b(?:boiling[- ])?water[- ]bath\b/gi, 'boil', 'bath'],
  [
    /\bdown to (?:a |the )?(?:bare |gentle |lazy |low )*(?:murmur|simmer|blip|bubble|tick|plop)\b/gi,
    'simmer',
    'down',
  ],
  [
    /\b(?:tick(?:ing)? over|(?<=\b(?:let|leave|keep)\b[^.;!?]{0,40})(?:blip(?:ping)?|putter(?:ing)?|murmur(?:ing)?|plop(?:ping)?|burbl(?:e|ing)|trembl(?:e|ing)|quiver(?:ing)?|shudder(?:ing)?|shiver(?:ing)?|gurgl(?:e|ing)|tick(?:ing)?))\b/gi,
    'simmer',
    'tick ticking tremble trembling quiver quivering shudder shuddering shiver shivering gurgle gurgling blip blipping putter puttering murmur murmuring plop plopping burble burbling',
  ],
  [
    /\b(?:get|put|stick) the (?:rice|pasta|spaghetti|potatoes|spuds|noodles|eggs) on\b/gi,
    'boil',
    'get put stick',
  ],
  [
    /(?<=^|[.!?;:]\s+|\bthen |- )(?:fridge|into the fridge|in the fridge)\b(?=[,:]| (?:for|over|till|until|\d))/gi,
    'chill',
    'fridge',
  ],
  [
    /(?<=^|[.!?;:]\s+|\bthen |- )(?:freezer|into the freezer)\b(?=[,:]| (?:for|over|till|until|\d))/gi,
    'freeze',
    'freezer',
  ],
  [/\bpat(?:ting)? (?:\w+ ){0,4}?(?:out )?(?:into|to) (?:an? )?(?!dry)\b/gi, 'shape', 'pat patting'],
  [/\bdr(?:y|ies) (?:the|them|it|off|well|thoroughly|on|with)\b/gi, 'wash', 'dry dries'],
  [
    /\bscoop(?:ing)? out (?:the |its |their )?(?:seeds?|flesh|pulp|inner|inside|insides|middle|membranes?)\b/gi,
    'cut',
    'scoop scooping',
  ],
  [
    /\b(?:continue|prolong|carry on|finish) (?:with )?(?:the )?cooking\b/gi,
    'cook',
    'continue prolong carry finish',
  ],
  [
    /\b(?:put|take|place|pop|stick|return|slide|transfer|throw|set|slip|get|toss|move|cook|leave(?! (?:\w+ ){0,3}to cool\b|[^.;]{0,60}\b(?:overnight|(?:8|9|10|12|24) ?h))|finish|bung|chuck|whack|shove|back)\b[^.;!?]{0,80}?\b(?:in|into|to|inside) (?:the |a |an |your )?(?:(?:top|middle|cent(?:er|re)|bottom|lowest|highest|upper|lower) (?:shelf|rack|third|part) (?:of|in) (?:the |your )?)?(?:\(?pre-?heated\)? |hot |warm |moderate |slow |cool |cold |\d{3}\s*(?:°|º|degrees?)?\s*[CF]?\s+)*(?:oven)(?! (?:dish|tray|pan|tin|glove|proof|safe|mitt|and (?:pre)?heat|to (?:heat|warm|get))|[- ]safe|[- ]proof)\b/gi,
    'bake',
    'oven',
  ],
  [
    /\b(?:put|place|placed|kept|stored|pop|stick|return|transfer|set|leave|keep|store|rest|let|cool|marinate|stash|reserve|hold|park|chuck|bung|get|throw|slide|move|refrigerate)\b[^.;!?(]{0,70}?\b(?:in|into|to) (?:the |a |your )?(?:fridge|refrigerator|ice ?box)\b/gi,
    'chill',
    'fridge refrigerator ice icebox',
  ],
  [
    /\b(?:put|place|pop|stick|return|transfer|set|leave)\b(?! (?:an?|two|three|some|your) (?:\w+ )?(?:saucers?|plates?|glass(?:es)?|mugs?|spoons?)\b)[^.;!?]{0,70}?\b(?:in|into|to) (?:the |a |your )?freezer\b/gi,
    'freeze',
    'freezer',
  ],
  [
    /\b(?:put|place|pop|stick|heat|melt|warm|cook|zap|soften)\b[^.;!?]{0,70}?\b(?:in|into|to) (?:the |a |your )?microwave\b/gi,
    'microwave',
    'microwave',
  ],
  [
    /\b(?:put|place|stick|throw|cook|set|lay)\b[^.;!?]{0,60}?\b(?:on|onto|over) (?:the |a |your )?(?:hot |preheated )?(?:grill|barbecue|bbq)\b/gi,
    'grill',
    'grill barbecue bbq',
  ],
  [
    /\b(?:let|allow|leave|permit)\b[^.;!?]{0,70}?\b(?:to )?cools?(?<!\b(?:somewhere|in an?|at|very|reasonably) cool)\b(?:ing)?/gi,
    'cool',
    'let allow leave set permit',
  ],
  [
    /\b(?:let|allow|leave|set (?:it |them |dough |the dough )?aside)\b(?! (?:for|some|enough|plenty|a little|room|space)\b[^.;!?]{0,30}\b(?:rise|rising)\b)[^.;!?]{0,70}?\b(?:to )?(?:rise|proof|prove|ferment until doubled)\b/gi,
    'proof',
    'let allow leave set permit',
  ],
  [
    /\blet (?:it|them|everything)(?: be\b(?= (?:for|until|till|a few|about))| (?=for (?:about |another |at least )?(?:\d|an? )))/gi,
    'rest',
    'let',
  ],
  // Charred peppers in a covered bowl, rice off the heat: their own heat steams them, and no machine does.
  [
    /(?<=\b(?:bowls?|bags?|foil|cling ?film|film|plastic wrap|towel|box|off the heat|(?:turn|switch) off|own heat)\b[^.;!?]{0,60})\b(?:let|allow|leave)\b[^.;!?]{0,24}\b(?:steam|sweat)\b|\b(?:let|allow|leave)\b[^.;!?]{0,24}\b(?:steam|sweat)\b(?=[^.;!?]{0,24}\b(?:bowl|bag|towel|off the heat|own heat)\b)/gi,
    'rest',
    'steam sweat',
  ],
  // "Let pull through for half an hour": a salad in its dressing.
  [
    /\b(?:let|leave)\b[^.;!?]{0,24}\b(?:pull through|draw(?! out)|mingle|meld)\b/gi,
    'rest',
    'pull draw mingle meld',
  ],
  // Butter out of the fridge.
  [
    /(?<=\b(?:butter|margarine|cream cheese|ice cream|mascarpone)\b[^.;!?]{0,40})\b(?:let|allow|leave)\b it\b[^.;!?]{0,20}\bsoften\b|\b(?:let|allow|leave)\b[^.;!?]{0,20}\b(?:butter|margarine|cream cheese|ice cream|mascarpone)\b[^.;!?]{0,24}\bsoften\b/gi,
    'rest',
    'soften',
  ],
  [
    /\b(?:let|allow|leave)\b(?! (?:them|the spices?) (?:to )?bloom\b)[^.;!?]{0,70}?\b(?:to )?(?:soak|steep|infuse(?! (?:in(?:to)? )?the (?:oil|butter|fat))|bloom|hydrate)\b/gi,
    'soak',
    'let allow leave set permit',
  ],
  [
    /\b(?:let|allow|leave)\b[^.;!?]{0,70}?\b(?:to )?(?:marinate|macerate|marinade)\b/gi,
    'marinate',
    'let allow leave set permit',
  ],
  [
    /\b(?:let|allow|leave)\b[^.;!?]{0,70}?\b(?:to )?(?:simmer|bubble|cook down|thicken|reduce|gently cook)\b/gi,
    'simmer',
    'let allow leave set permit',
  ],
  [/\b(?:let|allow|leave)\b[^.;!?]{0,70}?\b(?:to )?(?:chill)\b/gi, 'chill', 'let allow leave set permit'],
  [/\b(?:let|allow|leave)\b[^.;!?]{0,70}?\b(?:to )?(?:drain)\b/gi, 'drain', 'let allow leave set permit'],
  [
    /\b(?:let|allow|leave)\b[^.;!?]{0,70}?(?<!\band )\b(?:to )?(?:set(?: up)?|firm(?: up)?|harden|solidify)\b/gi,
    'set',
    'let allow leave set permit',
  ],
  [/\b(?:let|allow|leave)\b[^.;!?]{0,70}?\b(?:to )?(?:ferment)\b/gi, 'ferment', 'let allow leave set permit'],
  [
    /\b(?:let|allow|leave)\b[^.;!?]{0,70}?\b(?:to )?(?:rests?|stands?|sits?|come to room temperature)\b|\bbring (?:it |them |the [\p{L} -]{2,30} |[\p{L}-]{3,} )?(?:up |back )?to room temp(?:erature)?\b|\bleave (?:it|them|to one side|for)\b|\bset aside (?:for|until)\b/giu,
    'rest',
    'let allow leave aside temperature temp',
  ],
  [
    /\bset aside\b|\b(?:put|keep) (?:it |them |this |the \w+ )?aside\b|\bkeep warm\b|\breserve\b(?=\s+(?:the|half|a|some|\d))/gi,
    'rest',
    'aside warm reserve',
  ],
  [
    /\b(?:cover|wrap|place|put|chill)\b[^.;!?]{0,60}\brefrigerate\b|\brefrigerat(?:e|ing)\b/gi,
    'chill',
    'refrigerate refrigerating',
  ],
  [
    /\b(?:roll(?:ing)?|stretch(?:ing)?|press(?:ing)?) (?:\w+ ){0,4}?out\b/gi,
    'roll',
    'roll rolling stretch stretching press pressing',
  ],
  [
    /(?<!\b(?:an?|the|each|one|two) (?:[\w-]+ )?)\bcut(?:ting)? in\b(?! (?:\w+ )?(?:middle|cent(?:er|re)|top|side|half|halves|quarters|strips|pieces|slices|cubes|thirds|wedges|rounds|chunks|squares|lengths|batons|two|four|dice|julienne|matchsticks|sticks|fingers|diamonds|triangles|ribbons|segments|bits|bars|\d))|\bcut(?:ting)? (?:the |cold )?(?:butter|shortening|lard|margarine) in(?:to)?\b|\brub(?:bing)? in\b|\bstir(?:ring)? together\b|\bmix(?:ing)? together\b/gi,
    'mix',
    'cut cutting rub rubbing stir stirring mix mixing',
  ],
  [/\b(?:let|allow) (?:them|the spices?) (?:to )?bloom\b/gi, 'toast', 'bloom'],
  [
    /\bscatter\b[^.;!?]{0,40}?\b(?:in|into|over) (?:the|a|your) (?:base|bottom|crock|slow cooker|pot|pan|dish|tin|tray)\b/gi,
    'add',
    'scatter',
  ],
  [/\b(?:fold|folding) in\b/gi, 'fold', 'fold folding'],
  [/(?<=^|[.;,!] ?|\b(?:to|and|then) )sauce (?:the|your|it|them|each|both)\b/gi, 'dress', 'sauce'],
  // Dough and paper, not a batter: "fold the edges over", "fold it in half".
  [
    /\bfold(?:ing)? (?:(?:the|its|their|both|all|each|two|long|short|opposite) )*(?:edges?|sides?|corners?|ends?|flaps?|overhang\w*|top|bottom|dough|pastry|tortillas?|wraps?|crepes?|it|them) (?:\w+ ){0,3}?(?:over|up|under|in half|inwards?|like|into (?:thirds|quarters|a))\b(?! on (?:itself|top of itself))|\bfold(?:ing)? (?:over|up|under|inwards?)\b(?! on itself)/gi,
    'shape',
    'fold folding',
  ],
  [
    /\b(?:stir|stirring|mix|mixing|whisk|beat|blend|fold|toss|swirl) in(?:to)?\b(?! (?:an?|one|the|your|another|lg|large|small|big|medium|mixing|same)\b[^,;]{0,16}\b(?:bowl|pan|pot|jug|jar|skillet|basin|dish|processor|blender|mixer|bag|saucepan)\b(?! juices| drippings))/gi,
    'add',
    'stir stirring mix mixing whisk beat blend fold toss swirl',
  ],
  [
    /\bcook(?:ed|ing)? down\b|\b(?:until|to) (?:\w+ )?reduced? by\b|\breduc(?:e|ing)\b(?= (?:by|until|the (?:sauce|liquid|wine|stock|broth|cream|mixture)(?! to (?:a|low|medium))|down|for|it by|slightly))/gi,
    'reduce',
    'cook cooked cooking reduce reduced reducing',
  ],
  [/\bpunch(?:ing)? (?:\w+ ){0,2}?down\b/gi, 'knead', 'punch punching'],
  [
    /\b(?:scrape|slide|plop|heap|nestle|shovel|plonk|bung|sling|ease) (?:(?!up\b|down\b|off\b|out\b)[\w’'-]+ ){0,7}?(?:into|onto|in|on|among|amongst|between|around)\b/gi,
    'add',
    'scrape slide plop heap nestle shovel plonk bung sling ease',
  ],
  [
    /\b(?:smooth|level) (?:(?:out|off|over) )?(?:the |its )?(?:top|tops|surface)\b/gi,
    'assemble',
    'smooth level',
  ],
  [/\bpress(?:ing)? (?:(?!and\b|then\b)\w+ ){0,6}?(?:into|onto|in|down)\b/gi, 'shape', 'press pressing'],
  [
    /\b(?:rub|slip|peel|pull|strip)(?:ping|ing)? (?:(?:off|away)\b|(?:the |their |its )?(?:skins?|peel) (?:off|away)\b)/gi,
    'cut',
    'off away',
  ],
  [
    /\bmake (?:a |the |your )?(?:\w+ )?(?:sauce|roux|b[eé]chamel|custard|gravy|caramel) (?:of|with|from|out of)\b/gi,
    'simmer',
    'make',
  ],
  [
    /\bmake (?:a |an |the |your )?(?:\w+ )?(?:batter|dough|paste|dressing|mixture|marinade|vinaigrette|rub|filling|topping) (?:of|with|from|out of)\b/gi,
    'mix',
    'make',
  ],
  [
    /\b(?:pass|put|run)(?:ed|ing)? (?:[^.;!?]{0,30} )?through (?:the |a |your )?(?:blender|food processor|mixer|mincer|liquidi[sz]er)\b/gi,
    'blend',
    'through',
  ],
  [
    /\b(?:pass|push|press|rub|put|force|work|pour)(?:ing)? (?:[^.;!?]{0,40} )?through (?:the |a |your )?(?:[\w-]+ ){0,2}(?:sieve|strainer|chinois|colander|cloth|muslin|cheesecloth)\b/gi,
    'strain',
    'through',
  ],
  [/\b(?:is|are|be) (?:then )?left (?:to|in|for|overnight|until|aside)\b/gi, 'rest', 'left'],
  [/\bpat(?:ting)? (?:\w+ ){0,5}?dry\b/gi, 'wash', 'pat patting'],
  [
    /\bchurn\b|\bfreeze in (?:an? |your |the )?ice[- ]cream (?:maker|machine)\b|\bice[- ]cream (?:maker|machine)(?='s| according)/gi,
    'churn',
    'churn ice freeze',
  ],
  [
    /\bleave\b(?! the oven)[^.,;!?]{0,50}?\b(?:at (?:warm )?room temperature|for (?:about |at least |around )?(?:\d|an?\b|one|two|over|half))/gi,
    'rest',
    'leave',
  ],
  [
    /\b(?:leave|let|set (?:it )?aside)\b[^.;!?]{0,60}\b(?:to (?:almost |nearly )?double|somewhere (?:nice and )?warm)\b/gi,
    'proof',
    'double warm',
  ],
  // "Leave on the sheet 5 min", "leave in the tin until …".
  [
    /\bleave (?:(?:it|them|the \w+) )?(?:in|on) (?:the|its|their|your) (?!oven|heat|fridge|freezer|hob|stove|fire|pan of|water|hot|grill)(?:\w+ )?\w+,? (?:for )?(?:about |around |a further )?(?:\d|a few|five|ten|fifteen|twenty|an? )/gi,
    'rest',
    'leave',
  ],
  // "Place a large skillet over medium heat", "turn on to medium heat".
  [
    /\b(?:place|put|set|get)(?:ting)? (?:an?|the|your|another) (?:[\w-]+,? ){0,4}(?:pan|skillet|pot|saucepan|wok|frypan|griddle|oven|kadai|casserole|cooker) (?:over|on|onto|upon) (?:an? |the )?(?:very )?(?:low|medium|med|moderate|high|gentle|strong|lively|heat|stove|hob|flame|fire)\b|\bturn (?:it |the (?:stove|hob|burner|pan) )?on to (?:low|medium|high)\b/gi,
    'heat',
    'over on onto upon turn',
  ],
  // The lowest a gas ring gives.
  [/\b(?:on|to|in) sim\b|\bsim (?:the|it|for)\b/gi, 'simmer', 'sim'],
  [
    /\b(?:keep|let it|leave(?: it)?) on (?:an? |the )?(?:very )?(?:low|slow|medium|gentle|sim|lowest)(?: |-)?(?:heat|flame|fire)?\b/gi,
    'simmer',
    'keep let leave',
  ],
  // "Let them go soft".
  [
    /\b(?:let|leave)\b[^.;!?]{0,30}\b(?:go|turn|get|become) (?:nice and |really |quite |completely |very )?(?:soft|limp|translucent|glassy|silky|sweet)\b/gi,
    'sweat',
    'soft limp translucent glassy silky sweet',
  ],
  [/\bknock(?:ing)? (?:it |the \w+ )?back\b/gi, 'knead', 'knock knocking'],
  [
    /\b(?:crank|turn|whack) (?:up )?(?:the|your) oven (?:right )?(?:up|as high|to its)\b/gi,
    'preheat',
    'oven',
  ],
  [/\bstamp(?:ing)? (?:\w+ ){0,4}?out\b|\bstamp (?:\w+ )?(?:rounds|circles)\b/gi, 'cut', 'stamp stamping'],
  [/\bspirali[sz]e\b|\bribbon (?:the|your)\b/gi, 'cut', 'spiralise spiralize ribbon'],
  [/\b(?:strip|pick)(?:ping|ing)? (?:off )?(?:the |all the )?(?:\w+ )?leaves\b/gi, 'cut', 'leaves'],
  [/\bsnap(?:ping)? (?:off )?(?:the )?(?:\w+ )?(?:ends|off)\b/gi, 'cut', 'snap snapping'],
  [
    /\bbreak(?:ing)? (?:(?!up\b)[^.;!?]{0,30} )?(?:into|in) (?:\w+ )?(?:shards|pieces|chunks|florets|squares|bits|strips)\b/gi,
    'cut',
    'break breaking',
  ],
  [/\bbreak (?:in )?(?:the |your |an? |\w+ )?eggs?\b/gi, 'add', 'break'],
  [/(?<=^|[.!?;,]\s|\b(?:and|then) )juice (?:the|both|all|your|one|half)\b/gi, 'add', 'juice'],
  [
    /\bgive (?:it|them|(?:the|your) [^.;!?]{2,20}) a (?:good |quick |thorough )?(?:wash|rinse|scrub)\b/gi,
    'wash',
    'wash rinse scrub',
  ],
  [/\bdry[- ](?:roast|fry|toast)(?:ing)?\b/gi, 'toast', 'dry'],
  [/\b(?:repeat|continue) (?:with )?(?:the |these )?(?:layers?|layering)\b/gi, 'layer', 'repeat continue'],
  [
    /\bturn(?:ing)? (?:it |them |the \w+ )?(?:out (?:on|onto|into)|(?:out )?on ?to (?=an? |the |your |\w*floured))\b/gi,
    'assemble',
    'turn turning',
  ],
  [
    /\bturn(?:ing)? (?:it|them|everything|the [\w-]+(?: [\w-]+)?) (?:out )?into (?:an?|the|your) (?:[\w-]+ ){0,3}(?:tins?|pan|dish|bowl|mould|mold|basin|tray|ramekins)\b/gi,
    'assemble',
    'turn turning',
  ],
  // Yogurt and curd in a cloth.
  [
    /\bhang\b[^.;!?]{0,40}\b(?:cheesecloth|muslin|cloth|bag|over (?:a|the) (?:bowl|sink))\b/gi,
    'drain',
    'hang',
  ],
  [/\btuck in(?=[.!,]|$| (?:straight|immediately|while|right)\b)/gi, 'serve', 'tuck'],
  // "Tuck in the pork", "tuck the onion in beside it", not "tuck the ends under".
  [
    /\btuck(?:ing)? (?:in (?=\p{L})|(?!(?:the )?(?:ends?|edges?|wings?|corners?|sides|seam|tips?)\b)(?:(?!under\b)[\p{L}’'-]+ ){1,5}(?:in|into|among|amongst|between|around|beside|inside)\b)/giu,
    'add',
    'tuck tucking',
  ],
  [
    /\b(?:get|put)\b[^.;!?]{0,30}\b(?:pan|skillet|wok|griddle|pot|oil|grill)\b[^.;!?]{0,30}\bhot\b|\bget\b[^.;!?]{0,24}\b(?:oil|butter|ghee|fat|lard|dripping|pan|skillet|wok)\b[^.;!?]{0,16}\b(?:foaming|sizzling|shimmering|smoking|melted|melting|bubbling)\b/gi,
    'heat',
    'hot foaming sizzling shimmering smoking melted melting bubbling',
  ],
  [/\bget\b[^.;!?]{0,30}\bwater\b[^.;!?]{0,12}\bboiling\b/gi, 'boil', 'boiling'],
  [
    /\bbring(?:ing)? (?:it|the (?:dough|pastry|mixture|mix)|everything)(?: all)? together\b/gi,
    'mix',
    'together',
  ],
  [/\bwork(?:ing)? (?:in\b|(?:the |it )[^.;!?]{0,24}?\b(?:into|in|through)\b)/gi, 'mix', 'work working'],
  [
    /\b(?:get|have|bring)\b[^.;!?]{0,20}\b(?:smoker|grill|oven|barbecue|bbq|air fryer)\b[^.;!?]{0,30}\b(?:to|at) (?:about |around )?\d/gi,
    'preheat',
    'smoker grill oven barbecue bbq fryer',
  ],
  [
    /\b(?:set|place|put|sit|rest) (?:an?|the|your) (?:[\w-]+ ){0,3}(?:sieve|strainer|colander)\b[^.;!?]{0,40}\bover\b/gi,
    'strain',
    'sieve strainer colander',
  ],
  [
    /(?<=^|[.!?;,]\s|\b(?:and|then) )griddl(?:e|ing) (?=for|until|till|them|it|the|on|over)/gi,
    'grill',
    'griddle griddling',
  ],
  [/\bspac(?:e|ing) (?:(?:them|it|out|evenly|the \p{L}+) )+/giu, 'assemble', 'space spacing'],
  [/\b(?:immersion|stick|hand)[- ]blend(?:ing)?\b/gi, 'blend', 'blend blending'],
  [
    /(?<=^|[.!?]\s+)have (?:it|them|this|these) (?:hot |warm |cold )?(?:with|on|for|alongside)\b/gi,
    'serve',
    'have',
  ],
  [
    /\bshake (?!off\b|the pan\b)[^.;!?]{0,40}\b(?:oil|vinegar|juice|cream|milk)\b[^.;!?]{0,12}\b(?:with|and)\b/gi,
    'mix',
    'shake',
  ],
  // A sealed bag in warm water.
  [
    /(?<=\b(?:bag|bags|bagged|seal|sealed|vacuum\w*)\b[^;!?]*)\b(?:cook|place|drop|lower|submerge|put|leave)\b[^.;!?]{0,40}\bin (?:the|a) (?:hot |warm )?water[- ]bath\b/gi,
    'sous-vide',
    'bath',
  ],
  [/\bmuddl(?:e|ing)\b/gi, 'press', 'muddle muddling'],
  [/\btop(?:ping)? (?:it |them |each )?up\b/gi, 'pour', 'top topping'],
  [/\b(?:boil|simmer|bubble)(?:ing)? (?:it |this )?(?:right )?down\b/gi, 'reduce', 'down'],
];

/** The turns of phrase that a text with these words may hold. */
export const actionPhrases = triggers(phrases, ([, , on]) => on);
