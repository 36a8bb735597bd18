/**
 * What a short text leaves out of a sentence, or says in fewer words. Patterns over masked text; whether a cut may be
 * made where it matches is told by `kept.ts`.
 */
import { guarded, type Guarded } from '#kernel/pattern-pieces';
import { baseOfGerund, gerund, isOrderVerb } from '../say/verb-forms.ts';

/** A cut with what it leaves. */
export type Cut = Guarded & { readonly by: string | ((match: string, ...groups: string[]) => string) };

type Row = readonly [pattern: RegExp, by: Cut['by']];
export const cutsOf = (rows: readonly Row[]): readonly Cut[] =>
  rows.map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** Talk, advice and run-ups in front of what is to be done. */
export const talk = cutsOf([
  [
    /^(?:so|now|okay|ok|right|well|alright|first(?: of all| things first| up)?|firstly|secondly|thirdly|second|third|to (?:start|begin)(?: with)?|next(?: up)?|finally|lastly|last but not least|after (?:that|this)|afterwards|once (?:that|this)(?:['’]s| is) done|when (?:that|this)(?:['’]s| is) done|at this (?:point|time|stage)|from here|in the end|as (?:a|the) (?:first|last|final|next) step|step \p{L}+)[,:]? (?=\p{L})/giu,
    '',
  ],
  [
    /(?<=^|[,;] |\b(?:and|then|but) )(?:i|we)(?: would|['’]d)?(?: strongly| highly| always)? (?:suggest|recommend|advise)(?: that)? (?:you )?(?:to |should )?/giu,
    '',
  ],
  [
    /(?<=^|[,;] |\b(?:and|then) )you(?:['’]ll| will|['’]re going to| are going to| might| may)?(?: now| then| also| just| first)? (?:need to|have to|must|should|ought to|will want to|want to|are going to|['’]re going to)(?: now| then| also| just)? /giu,
    '',
  ],
  [
    /(?<=^|[,;] |\b(?:and|then) )(?:you(?:['’]ll| will)? (?:can|may) now|now you can|you can then|then you can) /giu,
    '',
  ],
  [
    /(?<=\b(?:is|are) (?:too|quite|very) \p{L}+, )you (?:can|may|could|might)(?: always| also)? (?:adjust|fix|correct) (?:it|them|this) by (\p{L}+ing)\b/giu,
    (_, doing) => orderOf(doing),
  ],
  [
    /(?<=^|[,;] |\b(?:and|then) )(?:go ahead and|be sure to|make sure (?:that )?(?:you|to)|ensure (?:that )?you|remember to|try to|you(?:['’]d| would) better|proceed to|it(?:['’]s| is) (?:best|time|important|a good idea|recommended|better) to|all you (?:have|need) to do is|what you (?:do|want) is) /giu,
    '',
  ],
  [
    /,? making (?:sure|certain) (?:to |(?:that )?you )(?!don|do not|never)(\p{L}+)\b/giu,
    (all, verb) => (isOrderVerb(verb.toLowerCase()) ? `, ${doingOf(verb)}` : all),
  ],
  [/,? as you go(?: along)?(?=[,.;)!]|$| (?:so|until|and)\b)/giu, ''],
  [/\bas (\p{L}+) as you (?:possibly |ever )?can(?: manage)?\b/giu, 'as $1 as possible'],
  [
    /(?<=^(?:while|when|once|after|as)\b[^.;,]*?),? you can (?:also |now |just )?(?:go ahead and )?(?=(?:dice|chop|cut|slice|peel|make|prepare|mix|grate|mince|wash|boil|cook|heat|toast|start|warm|whisk)\b)/giu,
    ', ',
  ],
  [
    /\b(?:start|begin) (?=(?:adding|pouring|mixing|kneading|stirring|cooking|frying|rolling|whisking|chopping|cutting|peeling|boiling|heating|making|preparing)\b)(\p{L}+ing)\b/giu,
    (_, doing) => orderOf(doing),
  ],
  [/^(?:start|begin)(?: off)? by (\p{L}+ing)\b/iu, (_, doing) => orderOf(doing)],
  [
    /\bgive (?:it|them|everything|that|this|all of it) (?:all )?an? (?:good |quick |nice |gentle |final |big )*(stir|mix|shake|whisk|toss|rinse|wash|wipe|taste)\b/giu,
    '$1',
  ],
  [/\bhave an? (?:good |quick )?(stir|taste)\b/giu, '$1'],
  [
    /\b(?:simply|basically|obviously|of course|literally|actually|essentially),? (?=\p{L}|[\ue100-\ue5ff])/giu,
    '',
  ],
  [/(?<!\b(?:until|till|is|are|have|has) )\bjust (?=\p{L})/giu, ''],
  [
    /^(?:usually,? |normally,? |personally,? )?I(?: usually| normally| always| generally| personally| like to| tend to| prefer to)? (?:use|used|add|added|put in|go with|go for) (?=(?:about|around|roughly)? ?[\ue200-\ue2ff])/iu,
    '',
  ],
  [
    /,? (?:an?|the|your) [^,.;()]{2,25} (?:is|are|works?) (?:great|perfect|ideal|handy|best|good|useful|helpful|brilliant|fantastic) for (?:this|that|it|the job)(?:,? but| and|,)?(?: please)? (?=watch|mind|be careful)/giu,
    '; ',
  ],
  [/^you (?:just |only )?want it (?:to be )?(?:just )?(\p{L}+), (?=do not|don)/iu, 'it should be $1; '],
  [/\bplease (?=\p{L})/giu, ''],
  [
    /(?<=\b(?:then|and) )(?:i|we) (?:(?:just|also|always|usually|then|like to) )*(\p{L}+)(?= )/giu,
    (all, verb) => (isOrderVerb(verb.toLowerCase()) ? verb : all),
  ],
  [/ ?\([^()]*\b(?:I|my|we|our)\b[^()]*\)/gu, ''],
  [
    /,? (?:in my opinion|if you ask me|believe me|trust me|as I said|as mentioned(?: (?:above|before|earlier))?|as described(?: above| before)?|like I said|to be honest|for example|i think|i find|I guess)(?=[,.;!]|$)/giu,
    '',
  ],
]);

/** What a sentence tells besides: why, what for, and what will come of it. */
export const reasons = cutsOf([
  [/(?<=\boptional),? (?:but|though|although|however) [^.;()\d\ue200-\ue5ff]*(?=[.;]|$)/giu, ''],
  [/,? in such a way that [^.;()]*(?=[.;!]|$)/giu, ''],
  [
    new RegExp(
      String.raw`,? so (?:that )?(?:it|they|you|there|the|your|everything|all|this|that|each|every|[\ue100-\ue1ff])(?![\p{L}])(?! (?:covers?|is (?:just )?covered|are (?:just )?covered))[^.;()]*(?=[.;!]|$)`.replace(
        /^/u,
        String.raw`(?<!\benough\b[^.;]*)`,
      ),
      'giu',
    ),
    '',
  ],
  [
    /,? (?:since|as) (?:it|they|this|that|these|you|we|there|the \p{L}+|[\ue100-\ue1ff])(?:['’](?:s|re|ll|ve|d))? ?(?:is|are|will|would|don|do|does|can|may|might|has|have|need|needs|tends?|makes?|gives?|helps?|works?|adds?|soften|going|all|was|were|should|want)\b[^.;()]*(?=[.;!]|$)/giu,
    '',
  ],
  [/(?<=[\p{L}\ue100-\ue5ff)]),? because (?!of\b)[^.;()]*(?=[.;!]|$)/giu, ''],
  [/[,;] (?:or else|otherwise,?) [^.;()]*(?=[.;!]|$)/giu, ''],
  [
    /(?<!\buse [^.;]*),? (?:in order )?to (?:prevent|avoid|help|ensure|make sure|guarantee|get rid of the (?:raw|metallic|bitter)|remove the (?:\p{L}+ )*(?:taste|smell|flavou?r)|keep (?:it|them|the \p{L}+) from|allow (?:it|them|the|for)|let (?:it|them|the)|speed|improve|bring out|enhance|protect|stop (?:it|them|the)|encourage|maximi[sz]e|minimi[sz]e|reduce the risk|save (?:time|on)|give it (?:an?|some|more)|add (?:some |more |extra )?(?:flavou?r|colou?r|texture|crunch)|build (?:up )?(?:flavou?r|the)|develop|soften (?:it|them)|make (?:them|it) (?:softer|easier)|create an? (?:\p{L}+,? )*(?:crust|look|finish|texture|effect)|release (?:the |its |their )?(?:flavou?r|aroma|oils?|starch|gluten)\p{L}*|deepen|intensify|melt the flavou?rs|meld|marry)\b[^.;()]*?(?=,| (?:until|till|for|before|and (?:then )?(?:add|put|stir|let|cook|bake|pour|serve))\b|[.;!)]|$)/giu,
    '',
  ],
  [
    /\b(stir|mix|whisk|toss|fold) (?:well |it |them |everything )?to (?:combine|mix|incorporate|blend)(?: (?:well|everything|it all|evenly|the ingredients))?(?=[.;,!]|$| (?:and|until)\b)/giu,
    '$1',
  ],
  [
    /, which (?:gives|makes|keeps|helps|means|adds|lets|stops|allows|ensures|should|will|is (?:what|why|where|how|when|great|good|important|fine|normal|ok|okay))\b[^.;()]*(?=[.;!]|$)/giu,
    '',
  ],
  // What it must be when it is done is a cue: "making sure everything is coated".
  [
    /, (?:making sure|ensuring|making certain)(?: that)? (?![^.;()]*\b(?:coated|covered|combined|mixed|incorporated|submerged|cooked|done|thick|melted|dissolved|sealed|browned|dry|clean|no \p{L}+|none|all|every\p{L}*|each|both)\b)[^.;()]*(?=[.;!]|$)/giu,
    '',
  ],
  [
    /,? for (?:an? )?(?:even coat(?:ing)?|best results|even (?:cooking|browning)|extra (?:flavou?r|crunch|colou?r)|more flavou?r|added (?:flavou?r|crunch)|(?:a )?better (?:taste|flavou?r|texture)|easy (?:removal|cleanup|clean-up))(?=[.;,!)]|$)/giu,
    '',
  ],
  [/ [-–—]+ (?:this|that|it|they|you|there|no need|watch|trust|i|we)\b[^.;()]*(?=[.;!]|$)/giu, ''],
  // "Do not cover it or it will go slimy": what would follow.
  [
    /,? or (?:else )?(?:it|they|you|the \p{L}+|(?:the )?[\ue100-\ue1ff])(?:['’]ll| will| won['’]t| would| may| might)\b[^.;()]*(?=[.;!]|$)/giu,
    '',
  ],
]);

const thing = String.raw`(?:it|they|everything|all|that|this|mixture|mix|batter|dough|soup|water|liquid|vegetables|veggies|filling|paste|cream|top|tops|edges|they all|it all|[\ue100-\ue1ff]|\p{L}+ mixture)`;
const state = String.raw`(?:is|are|['’]s|['’]re|has become|have become|becomes?|gets?|turns?(?: out)?|looks?|feels?|appears?|seems?)`;

/** Cues in few words. */
export const cues = cutsOf([
  [
    /, which (?:should |will |may |can |usually |normally |generally )*takes?(?: you)?(?: (?:about|around|approximately|roughly))? (?=[\ue300-\ue3ff])/giu,
    ', about ',
  ],
  [
    new RegExp(
      String.raw`\b(until|till) (?:the |your |all (?:of )?(?:the |your )?)?${thing}(?: ${state}) (?:nice and |nice |well |fully |completely |really |very |properly )?(?!an?\b|the\b|in\b|on\b|at\b|not\b|no\b|about\b|up\b|out\b|ready to\b|able\b|coming\b|covered\b|gone\b)(?=\p{L})`,
      'giu',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      String.raw`\b(until|till) (?:the |your |all (?:the |your )?)?(?:it|they|everything|mixture|batter|dough|vegetables|[\ue100-\ue1ff]) (?:has|have)(?: (?:nicely|fully|completely|all|just|almost completely))? (?=\p{L}+(?:ed|en)\b)`,
      'giu',
    ),
    '$1 ',
  ],
  [
    /\b(until|till) (?:you (?:have|get|achieve|obtain)|you['’]ve got|it (?:forms|turns into|becomes|makes|resembles|comes together (?:in)?to)) an? (\p{L}+(?:,? \p{L}+)?) (?:dough|batter|mixture|paste|sauce|mass|consistency|texture)(?=[.,;)]|$)/giu,
    '$1 $2',
  ],
  [/\bbefore (?:you )?(?:serve|serving)(?: it| them)?(?=[.,;!)]|$| so\b)/giu, 'before serving'],
  [/\bif you (?:think|feel|find)(?: that)? (?:it|they) needs? (?:it|some|any|more)\b/giu, 'if needed'],
  [/\b(until|till) (?:nice and|nicely|lovely and|really|nice) (?=\p{L})/giu, '$1 '],
  [
    /\b(?:when|once) (?:it|they) (?:is|are|['’]s|['’]re) (?=(?:done|ready|cool|cold|warm|soft|tender|golden|brown|cooked|hot|melted|boiling|smooth|thick)\b)/giu,
    'when ',
  ],
  [
    /^if (?:it|they|the (?:mixture|dough|batter|sauce|soup|liquid|water)) (?:is|are|gets?|becomes?|looks?|seems?|['’]s|['’]re) (?:getting |a bit |a little |still )?(?=(?:too|not|still) \p{L}+)/giu,
    'if ',
  ],
  [
    /\bif you (?:want|would like|wish|prefer|like|choose|decide|plan) to (add|use|include|serve|freeze|bake|fry|store|cook|make|prepare|skip|omit|double|top|toast|peel|grill|steam)\b(?! (?:it|them) (?:more|less|a|very|\p{L}+er)\b)/giu,
    (_, verb) => `if ${doingOf(verb)}`,
  ],
  [
    /\bif you (?:want|would like|wish|prefer|like) to make (it|them) (?=more|less|\p{L}+er\b)/giu,
    'if you want $1 ',
  ],
  [/\bif you(?:['’]re| are) (?=\p{L}+ing\b)/giu, 'if '],
  [
    /(?<=^(?:when|once|after|as soon as)\b[^.;,]*),? you (?:can|may|could)(?: now| then)? (?=(?:add|put|stir|pour|remove|take|serve|turn|cut|mix|place|start|flip|cook|drain|reduce|lower)\b)/giu,
    ', ',
  ],
  [
    /(?<=^if\b[^.;,]*),? you (?:can|may|could)(?: also| always| now| then)? (?=(?:add|use|put|stir|pour|remove|leave|replace|substitute|reduce|cook|thin)\b)/giu,
    ', ',
  ],
  [
    /\bif you (?:like|want|wish|prefer|so desire|so wish|fancy)(?: (?:it|so|them))?(?=[.,;)!]|$)/giu,
    'if desired',
  ],
  [
    /^(?:this|it|that|the whole (?:thing|process)) (?:will |should |would |may |might )?(?:usually |generally |normally |typically )?takes? (?:approximately |about |around |roughly )?(?=[\ue300-\ue3ff](?: or so)?[.!]?$)/giu,
    'about ',
  ],
]);

/** Where and with what, where the cook is there already, and sizes that nothing hangs on. */
export const places = cutsOf([
  [/\bdry with (?:some |a few |clean )?(?:paper towels?|kitchen (?:paper|towels?|roll))\b/giu, 'dry'],
  [
    /(?<=\b(?:bake|roast|broil|grill)\b[^.;]*?),? (?:in|inside) (?:the |your |a |an )?(?:\(?pre-?heated\)? |hot )?oven(?= (?:at|for|until|on)\b|[,.;)!]|$| [\ue300-\ue4ff])/giu,
    '',
  ],
  [
    /(?<=\b(?:in|into|to|from|the|your) )(?:prepared|pre-?heated|preheated|resulting|aforementioned|reserved|ready) (?=(?:oven|pan|tin|tins|tray|dish|mould|mold|baking|muffin|sheet|mixture|batter|dough|skillet|pot)\b)/giu,
    '',
  ],
  [
    /(?<=\b(?:bring|heat|cook|simmer|boil|fry|melt|put|place|set|keep|leave|pan|pot)\b[^.;]*?) on (?:the|your) (?:stove|stovetop|stove top|hob|burner|cooker)(?=[,.;!)]|$| (?:and|over|until|at)\b)/giu,
    '',
  ],
  [
    new RegExp(
      String.raw`\b(?:large|big|small|little|medium(?:-sized| sized)?|wide|good-sized|non-?stick)(?:,)? (?=(?:(?:deep|heavy|shallow|clean|mixing|ovenproof|flameproof|rimmed|lined|non-?stick|frying|soup|stock|sauce),? )*(?:pans?|pots?|bowls?|tins?|trays?|saucepans?|skillets?|plates?|jugs?|woks?|stockpots?)\b)`,
      'giu',
    ),
    '',
  ],
  [/\bmixing bowl\b/giu, 'bowl'],
  [/\bpan with an? (?:thick|heavy) (?:bottom|base)\b/giu, 'thick-bottomed pan'],
  [
    /(?<=[\p{L}\ue100-\ue5ff]) (?:that|which) you(?:['’]ve| have)? (?:just |already |previously )?(?:made|prepared|cut|chopped|grated|set aside|reserved|cooked|mixed|washed|peeled|saved)(?: earlier| before| previously| aside)?(?=[,.;)!]|$| (?:and|to|into|in|on|with)\b)/giu,
    '',
  ],
  [/,? from (?:earlier|before|the previous step|the last step)(?=[,.;)!]|$)/giu, ''],
  [/\bthe (?:inside|outside|surface) of (?=the |your |[\ue100-\ue1ff])/giu, ''],
  [
    /(?<!\b(?:prick|pierce|mash|test|poke|dock|score|swirl|cut|slice|spread|shred|turn|flip|lift|remove|take)\b[^.;]*?),? with (?:an?|the|your|the back of an?) (?:(?:large |big |small )?(?:wooden |rubber |metal |silicone |balloon |clean |sharp )?(?:spoon|spatula|fork|ladle|hands?|fingers|knife|tongs|whisk))(?=[,.;!)]| until\b| and\b|$)/giu,
    '',
  ],
]);

/** Small words that say nothing to a cook. */
export const small = cutsOf([
  [
    /,? (?:whatever you do|no matter what|seriously|i promise|trust me|honestly|by the way)(?=[.!,;)]|$)/giu,
    '',
  ],
  [
    /\b(?:remove|take)(?: (?:it|them))? (?:out of|out from|from) the oven(?:,? and|,? then|,? and then) (?:let (?:it|them) |allow (?:it|them) to |leave to )?(?=cool\b)/giu,
    '',
  ],
  [
    /,? so (?:that )?(?:it|they|the \p{L}+|[\ue100-\ue1ff]) (?:is|are) (?:well |evenly |fully |completely )?(coated|covered)(?=[.,;]|$)/giu,
    ' until $1',
  ],
  [
    /, (?:making|be) sure (?:that )?(?:it['’]s|they['’]re|(?:it|they) (?:is|are|do|does)) (?:not|n['’]t) (?=\p{L}+ing\b)/giu,
    ', not ',
  ],
  [/, making sure (?:that )?they aren['’]t (?=\p{L}+ing\b)/giu, ', not '],
  [/\b(?:right|directly) (?=in the (?:pot|pan|bowl)\b)/giu, ''],
  [/\bin a single layer, not touching(?: each other)?\b/giu, 'in a single layer, not touching'],
  [/\b(?:the )?(?:pan|pot|bowl|dish) with (?:its|the) lid\b/giu, 'the pan'],
  [
    /(?<=\b(?:add|put|place|stir in|transfer|pour|mix|combine|return) )((?:the )?)(?:rinsed|washed|peeled|prepared|cut(?: up)?|chopped|sliced|diced|minced|grated) (?=[\ue100-\ue1ff])/giu,
    '$1',
  ],
  [
    /\b(mix|combine|stir|blend|whisk|beat|cook|toss|bring)( (?:[^.;,]|,(?! (?:then|and then)\b))*?) (?:all )?together(?=[,.;!]|$| (?:in|with|until|well)\b)/giu,
    '$1$2',
  ],
  [/\b(mix|combine|stir|blend|whisk|beat|toss) (?:all )?together (?=\p{L}|[\ue100-\ue2ff])/giu, '$1 '],
  [
    /\b(mix|stir|combine|rinse|wash|drain|season|toss|blend|shake|whisk|knead|grease|cover|wring|squeeze|strain|dry|clean)((?: (?:it|them|everything|all))?) (?:(?:really|very|quite) )?(?:well|thoroughly|properly|generously|nicely|evenly)(?= (?:and|until|with|in|to)\b|[,.;!]|$)/giu,
    '$1$2',
  ],
  [/\b(?:nicely|thoroughly|properly|lovingly|patiently|happily|confidently|easily) (?=\p{L})/giu, ''],
  [/\b(?:really|quite|very(?! (?:low|high|hot|gentl|slow|thin|fine|light)))(?= \p{L})/giu, ''],
  [/\b(?:approximately|around|roughly|approx\.?) (?=[\ue200-\ue5ff])/giu, 'about '],
  [
    /\b(?:a little bit|a bit|a little|some|a good amount|a generous amount|plenty|lots|loads|a splash or so) of (?=[\ue100-\ue1ff])/giu,
    '',
  ],
  [/\bsome(?: of)?(?: the| your)? (?=(?:\p{L}+ed )?[\ue100-\ue1ff])/giu, ''],
  [/\ball (?:of )?(?:the|your) (?=[\ue100-\ue1ff])/giu, ''],
  [
    /\b(?:your|these|those) (?=\p{L}|[\ue100-\ue1ff])(?!(?:are|were|will|is|have|can|should|may|two|three|four|as|in|on|with|to|and|or|that|who|which|then|into|liking|taste|choice|own|preference|hands?|fingers?|thumbs?|guests|family|eyes?|skin|face|fridge|palms?)\b)/giu,
    'the ',
  ],
  [
    /\ballow(?: (it|them|the \p{L}+))? to (?=\p{L})/giu,
    (_, what = '') => (what === '' ? 'let ' : `let ${what} `),
  ],
  [
    /(?<!(?:\bnot|n['’]t|\bto|\bnever) )\b(?:let|allow) (?:it|them|everything) (?:to )?(?:all )?(?=(?:cool|rest|simmer|boil|soak|rise|marinate|set|chill|stew|steam|drain|sweat|dry|bake|cook|fry|roast)\b)/giu,
    '',
  ],
  [
    /\b(?:for|in) (?:another|an additional|a further|an extra) (?=[\ue300-\ue3ff])([\ue300-\ue3ff])(?! (?:or so|more))/giu,
    '$1 more',
  ],
  [
    /(?<=\b(?:cook|simmer|boil|bake|fry|roast|rest|chill|stand|soak|steam|sauté|saute|knead|mix|whisk|beat|cool|marinate|rise|sweat|stew|grill|blanch|brown|reduce|sit|microwave|blend|toast|drain|refrigerate|freeze|covered|uncovered)) for (?:about |around )?(?=[\ue300-\ue3ff])/giu,
    ' ',
  ],
  [
    /\bevery (?:now and (?:then|again)|so often|once in a while)\b|\b(?:now and (?:then|again)|from time to time|once in a while)\b/giu,
    'occasionally',
  ],
  [/\b(?:the whole time|all the time|continuously|at all times)\b/giu, 'constantly'],
  [/\b(?:the rest of|what(?:['’]s| is) left of) (?:the |your )?(?=[\ue100-\ue1ff])/giu, 'the remaining '],
  [/\b(?:immediately|right away|straight away|straightaway)\b/giu, 'at once'],
  [
    /\b(?:according to|as per|following|as directed (?:on|by)|per) (?:the )?(?:instructions on the )?(?:packet|package|pack|packaging|box|bag|label)(?: (?:instructions|directions))?\b/giu,
    'per packet',
  ],
  [
    /\bbring (?:it|this|them|everything|the (?:mixture|water|pot|pan|sauce|soup)) to (?=(?:a|the) (?:\p{L}+ )?(?:boil|simmer)\b)/giu,
    'bring to ',
  ],
  [/\b(?:serve|eat|plate)(?: it| them)?(?:,)? and enjoy(?: your meal| it| them)?\b/giu, 'serve'],
  [
    /^take (?:out )?(?:the |your |an? )?((?:\p{L}+ )?[\ue100-\ue1ff]) and (\p{L}+) (?:it|them)\b/iu,
    (_, food, verb) => `${verb} the ${food}`,
  ],
]);

/** Articles of foods, that a card does without. */
export const foodArticles = cutsOf([
  [
    /(?<=^|[ (])(?:the|your) (?=(?:(?:(?!remaining|rest)\p{L}+(?:ed|ly)|fresh|dry|wet|cold|warm|cooled|ground) ){0,2}[\ue100-\ue1ff])/giu,
    '',
  ],
]);

const doingOf = (verb: string): string => gerund(verb.toLowerCase());
const orderOf = (doing: string): string => baseOfGerund(doing.toLowerCase()) ?? doing;
