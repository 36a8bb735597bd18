/** What is spoken rather than written, in the words of a printed page: whole clauses of talk go, and orders hidden in it come out. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';

/** To the end of a clause that states no figure. */
const clause = String.raw`[^,.;:()!?\d]*`;
const kin = String.raw`(?:my|our) (?:\p{L}+ )?(?:husband|wife|partner|kids?|children|son|daughter|boys|girls|mum|mom|mother|dad|father|nan|gran|granny|grandma|grandmother|grandad|grandfather|nonna|nonno|aunt\p{L}*|uncle|sister|brother|friends?|family|flat-?mates?|room-?mates?|in-laws|toddler|teenagers?|neighbou?rs?|dog|cat)`;
/** What somebody begins with: the orders behind it are `ordersOf`. */
const gerunds = String.raw`(?:heating|melting|frying|cooking|mixing|making|turning|browning|chopping|soaking|preheating|slicing|whisking|peeling|boiling|toasting|beating|creaming|cutting|rinsing|washing|greasing|buttering|softening|searing|putting)`;
/** Likenesses that tell a cook something: "like breadcrumbs". */
const telling = String.raw`(?:(?:\p{L}+ly |\p{L}{3,}ed |a |an |the |fine |coarse |wet |thick |soft |damp |double |single |runny |rough |pouring |loose |smooth |very |small |little |big |strips of |bits of )*(?:bread ?crumbs?|sand|porridge|cream|honey|paste|batter|dough|ribbons?|mayonnaise|mayo|custard|syrup|peas?|golf balls?|walnuts?|coins?|pencils?|soup|paint|yogh?urt|snow|meal|cornmeal|polenta|rice|matchsticks?|coleslaw|a (?:book|letter|parcel|envelope|cigar|fan|hedgehog|pillow|cushion|drum|sponge|jelly|thick [\p{L} ]+)|scrambled eggs?|clay|play-?doh|putty|toothpaste|gravy|caramel|toffee|biscuits?|nuts?|popcorn|butter|milk|this|that|so|these))`;

const patterns = (
  [
    [
      String.raw`\((?:or )?(?:nuke|zap|microwave) it (?<how>[^(),;]+?)(?:,? no judge?ment(?: here)?)?!*\)`,
      '(or microwave it $<how>)',
    ],
    [String.raw`,? no judge?ment(?: here)?(?=[.;!)]|$)`, ''],
    [
      String.raw`,? (?:so )?(?:don['’]t|do not) (?:panic|freak out|worry|stress)(?: about it)?(?=[.;!)]|$)`,
      '',
    ],
    [String.raw`(?<=\blooks? )(?:weird|strange|odd|funny|scary|wrong|gross) and (?=\p{L})`, ''],
    // "…, like you mean it": how is said, and nothing is.
    [
      String.raw`,? like (?:you(?:['’](?:re|ve))? (?:mean|mad|angry|love|hate|owe|own|got|have)\b${clause}|it owes you${clause}|they owe you${clause}|school dinners|a (?:boss|pro|champ|champion|ninja|rock ?star)|no tomorrow|(?:you|your|my|me|mine|hers|his|ours|theirs|i)\b${clause})(?=[.,;!)]|$)`,
      '',
    ],
    [
      String.raw`(?<=\b(?:thick|glossy|shiny|smooth|soft|golden|silky|pale|creamy|sticky|fluffy|bubbling)), (?:a bit |almost |kind of |sort of |just )?like (?!${telling}\b)${clause}(?=[.;!)]|$)`,
      '',
    ],
    [String.raw`(?:, |; )(?:don['’]t|do not|never) just (?=let|leave|throw|dump|tip)`, "; don't "],
    [String.raw`(?<=don['’]t let (?:it|them) go )gr[ea]y(?=[.,;!]| )`, 'grey'],
    [
      String.raw`really (?=(?:brown|dry|coat|work|press|squeeze|season|scrape|mix|rub) (?:it|them|the)\b)`,
      '',
    ],
    // "It's done when …" stays; what it is worth, needs or deserves goes.
    [
      String.raw`,? (?:and |but |because )?(?:it|they|this|that) (?:really |so |totally |absolutely )?(?:needs? (?:this|it)|deserves? (?:this|it)|is worth it|makes? (?:all the|a (?:huge |big |real )?) ?difference),? (?:so )?(?:go (?:and )?)?${clause}(?=[.;!]|$)`,
      '',
    ],
    [
      String.raw`(?<=^|[.!?] )(?:it['’]s )?(?:so |totally |well |really )?worth (?:it|the wait|the effort)(?:,? (?:though|i promise|trust me))?[.!]*(?: |$)`,
      '',
    ],
    [
      String.raw`(?<=^|[.!?] )you(?:['’]ve| have) (?:totally |really |well and truly )?(?:earned|deserved) (?:it|this|that)[.!]*(?: |$)`,
      '',
    ],
    [
      String.raw`(?<=^|[.!?] )(?:now )?(?:for |comes |here comes )?the (?:fun|best|good|messy|tricky|boring|satisfying|important) (?:part|bit|stuff)(?: ?[-–—:,.!]+) +`,
      '',
    ],
    [String.raw`(?<=^|[.!?] )(?:i know|yes),? (?:i know|yes|really)[.!]*(?: |$)`, ''],
    // What leads on from a tale that nobody hears.
    [String.raw`(?<=^|[.!?] )(?:all of )?(?:which|that) is to say[,:]? (?=\p{L})`, ''],
    // "I know 3 minutes feels like a long time. Put on a song."
    [
      String.raw`(?<=[.!?] )i know (?:that )?(?:\d+(?:[-–]\d+)? (?:minutes?|hours?) |(?:it|this|that) )(?:feels?|sounds?|seems?|looks?) (?:like )?(?:an? )?(?:really |very |so |too |awfully )?(?:long|lot|lots|ages|forever|eternity|crazy|mad|much|excessive|silly)(?: time| of time)?[.!]+(?: |$)`,
      '',
    ],
    [
      String.raw`(?<=[.!?] )(?:put on|turn on|sing|play|dance to) (?:a|an|some|your) (?:favou?rite |good |nice )?(?:song|album|songs)[.!]+(?: |$)`,
      '',
    ],
    [
      String.raw`(?<=[.!?] )(?:have (?:a little )?faith|trust the process|stay strong|be brave)[.!]+(?: |$)`,
      '',
    ],
    // "If you have the patience of a saint, which I do not, chill the dough": who can, may.
    [
      String.raw`(?<=^|[.!?] )if you(?:['’]ve| have) (?:got )?(?:the|any|enough) patience(?: of an? \p{L}+)?(?:, [^.;:()!?\d]*)?, (?=(?:chill|rest|leave|let|refrigerate|freeze|cool|soak|marinate|stand) (?:the|it|them)\b)`,
      'if possible, ',
    ],
    [
      String.raw`, (?:though|although|but) i(?:['’]ve| have) (?:only|never) (?:ever )?(?:heard|seen|read|been told)\b${clause}(?=[.;!]|$)`,
      '',
    ],
    // "Do not be on WhatsApp during this part": somebody watches the pan.
    [
      String.raw`(?<=^|[.!?] )(?:do not|don['’]t|no) (?:be on|go on|check|look at|scroll(?: through)?|answer|be checking) (?:your |the )?(?:whatsapp|phone|instagram|tiktok|facebook|emails?|texts?|twitter|socials?)\b${clause}(?=[.!]|$)`,
      'do not leave it unattended',
    ],
    [
      String.raw`(?<=^|[.!?] )no (?:stirring|opening|lifting the lid)(?:,| and) no (?:peeping|peeking|looking|peeks?)(?=[.!]|$)`,
      'do not stir or lift the lid',
    ],
    [String.raw`, not even (?:small|small small|a tiny bit)(?=[.;!]|$)`, ''],
    [
      String.raw`(?<=^|[.!?] )(?:then |now )?off(?: the heat)?, (?=(?:stir|beat|whisk|fold|swirl|add)\b)`,
      'take it off the heat, then ',
    ],
    // "So my aunt Denise would start by turning the oven on before she even put her purse down. Do that, and …": what she does is the order.
    [
      String.raw`(?<=^|[.!?] )(?:so |now |okay so |ok so )?${kin}(?: \p{Lu}\p{L}+)? (?:(?:always|usually|would|will|used to|likes to) )*(?:starts?|started|begins?|began) (?:off )?(?:by|with) (?<verb>${gerunds}) `,
      '$<verb> ',
      'gerund',
    ],
    [String.raw` before (?:she|he|i|anyone) (?:even |so much as |ever )${clause}(?=[.!;]|$)`, ''],
    [
      String.raw`(?<=^|[.!?] )(?:so )?(?:do|try) (?:that|this|the same),? (?:and|then|and then) (?=\p{L}+ (?:a|an|the|your|off|up|out)\b)`,
      '',
    ],
    [String.raw`,? (?:while|as) you(?:['’]re| are) (?:at it|about it|there)(?=[.,;!)]|$)`, ''],
    [
      String.raw`,? while you (?:yell|shout|scream|fight|argue|chase|nag|wrangle|moan|complain)\b${clause}(?=[.;!]|$)`,
      '',
    ],
    [
      String.raw`(?<not>don['’]t|do not|never) (?:you|u) (?:dare|ever|even|even think of|go and) (?=\p{L}+\b)(?!\p{L}+ing\b)`,
      '$<not> ',
    ],
    // "(hot! careful!)": one warning.
    [String.raw`\((?:(?:very|super|so) )?hot[!.,;]* (?:be )?careful[!.]*\)`, '(be careful: hot)'],
    [
      String.raw`\((?:be )?careful[!.,;]* (?:it['’]s |they['’]re )?(?:(?:very|super|so) )?hot[!.]*\)`,
      '(be careful: hot)',
    ],
    [
      String.raw`(?<=^|[.!?] )back in (?<who>it|they) goe?s?(?= for\b|,|[.!]|$)`,
      'put $<who> back in',
      'them',
    ],
    [String.raw`(?<=^|[.!?] )in (?<who>it|they) all goe?s?(?=[.!;]|$)`, 'put $<who> all in', 'them'],
    [String.raw`(?<=\b(?:until|till) )it(?:['’]s| is) like (?=\p{L})`, 'it looks like '],
    [String.raw`(?<=\b(?:until|till) )they(?:['’]re| are) like (?=\p{L})`, 'they look like '],
    [String.raw` all (?:by|on) (?:themselves|itself|their own|its own)(?= for\b|[.,;!]|$)`, ' alone'],
    [String.raw`(?<=\b(?:sit|stand|rest|cool|soak|simmer|bake|cook) )(?:for )?a good (?=\d)`, 'for '],
    [
      String.raw`(?<!\b(?:if|when|while|once|as|because|though|although|until|till) [^.;!?]*), (?<what>(?!(?:which|that|who|what|there|and|but|or)\b)(?:the |a )?\p{L}+ (?:is|are)) (?:supposed|meant) to (?=look|be|come|taste)`,
      ', as $<what> meant to ',
    ],
    [String.raw`while (?:that|this|all that)(?:['’]s| is) (?:happening|going on|doing),? `, 'meanwhile, '],
    [
      String.raw`(?<=^|[.!?] )over (?<what>\p{L}+(?: \p{L}+)?) (?:it|they) goe?s?(?:,? or straight in(?:to)? (?:your|my) mouth)?(?=[,.!;]|$)`,
      'serve over $<what>',
    ],
    [String.raw`,? or straight in(?:to)? (?:your|my) mouth(?=[,.!;]|$)`, ''],
    [
      String.raw`(?<=^|[.!?] |then )(?<what>everything (?:but|except) [^,.;]{3,60}?) goe?s? in with (?<who>the [^,.;]{3,40}?) and you (?=(?:mix|stir|knead|toss|combine|beat)\b)`,
      'add $<what> to $<who> and ',
    ],
    [
      String.raw`get (?<what>the (?:\p{L}+ )?(?:oil|butter|fat|ghee|lard)) (?:nice and |really |good and )?hot (?<where>(?:in|over) [^,.;]{3,60}?) and (?=\p{L}+ (?:the|those|them|it)\b)`,
      'heat $<what> $<where> until hot, then ',
    ],
    [String.raw`(?<=\b(?:the|some|those|these) )(?:sad |poor |sorry |happy )(?:little |old )*(?=\p{L})`, ''],
    [String.raw`mash up (?=(?:the|those|these|your)\b)`, 'mash '],
    [String.raw`(?:those|these) (?:sad |poor |sorry |happy )(?:little |old )*(?=\p{L})`, 'the '],
    [
      String.raw`(?<=^|[.!?,] )get (?:that|the|your) oven (?:on|going|cranked up|fired up) (?:to |at )?(?=\d)`,
      'heat the oven to ',
    ],
    [String.raw`,? (?:who cares|whatever)[!.]*(?=\))`, ''],
    [String.raw`,? every once in a while(?: like a ${clause}(?=[.;!]|$))?`, ' now and then'],
    [String.raw` like a good (?:kid|boy|girl|cook)(?=[.,;!]|$)`, ''],
    [String.raw`(?<=\d ?°? ?[CF]) if you(?:['’]re| are) (?:fancy|fussy|nerdy|serious|posh)(?=[.,;!)]|$)`, ''],
    [
      String.raw`,? if you(?:['’]re| are) (?:an? )?(?:wimp|monster|coward|rebel|baby|heathen|show-?off)(?=[.;,!)]|$)`,
      ' if you like',
    ],
    [
      String.raw` and (?:the|your)(?: whole)? (?:kitchen|house|place|home|flat) smells? ${clause}(?=[.;!]|$)`,
      '',
    ],
    // "My husband always burns these so set a timer."
    [
      String.raw`(?<=^|[.!?] )${kin} (?:always|never|once|usually|still|keeps?|will) ${clause}?,? so (?=\p{L}+ (?:a|an|the|it|them|your)\b)`,
      '',
    ],
    [
      String.raw`, (?:which is )?(?:how|the way|what|just as|exactly as|just like) (?:${kin}|i|we|she|he) (?:always |used to )?(?:had|has|have|likes?|liked|made|makes?|did|does|do|ate|eats?|served?|serves)\b[^.;()\d]*(?=[.;!]|$)`,
      '',
    ],
    [
      String.raw`\s?\((?=[^()\d]*\b(?:sin|crime|criminal|heresy|sacrilege|cheating|blasphemy|scientific|no idea why|whatever|sorry|shh+|ha(?:ha)*|guilty|yes really|yum)\b)[^()\d]*\)`,
      '',
    ],
    [
      String.raw`\s?\(or more,? (?:you do you|if you dare|no judge?ment|i won['’]t judge|live a little)[^()\d]*\)`,
      '',
    ],
    [
      String.raw`,? (?:you do you|live a little|no regrets|sorry not sorry|your call|up to you|whatever floats your boat)(?=[.;!)]|$)`,
      '',
    ],
    [
      String.raw`,? if you(?:['’]re| are) (?:an? |that kind of |one of those )*(?:\p{L}+ )?(?:person|people|fan|lover|type)(?=[.;,!)]|$)`,
      ' if you like',
    ],
    [
      String.raw`,? or you(?:['’]ll| will) (?:end up with|get|have|be left with|regret|be sorry)\b${clause}(?=[.;!]|$)`,
      '',
    ],
    [
      String.raw`(?<=^|[.!?] )(?:get|use|roll up your sleeves and use) your hands (?:in (?:there|it)|dirty|stuck in) and (?<what>(?:mix|knead|combine|squish|work|rub|toss|bring)\b[^.;]*?)(?=[.;!]|$)`,
      '$<what> with your hands',
    ],
    [
      String.raw`(?:now )?in with (?<what>the [^,.;]{3,60}?),? (?=(?:then |and )?(?:crush|break|stir|mix|mash|toss|cook|squash|season|turn|bring|simmer|coat))`,
      'add $<what>, ',
    ],
    [String.raw`(?<=[,.;] )in with (?=the\b)`, 'add '],
    [
      String.raw`let (?<what>it|them|everything|that|the \p{L}+) (?:blip|blip away|putter|plop|tick over|burble)(?: away| along)?(?= |[.,;]|$)`,
      'let $<what> simmer',
    ],
    [
      String.raw`(?<=^|[.!?;,] |then |and )turn it (?<way>up|down)(?=[.,;!]| and\b|$)`,
      'turn the heat $<way>',
    ],
    [
      String.raw`(?:get|take) (?<what>(?:the|your) [^,.;]{3,40}?) out of (?:the )?(?<where>fridge|refrigerator|freezer)`,
      'take $<what> out of the $<where>',
    ],
    [
      String.raw`(?<=(?:hour|hours|minutes|mins|min|night) )before you (?:want|need|plan|intend|are going|start) to (?:cook|roast|bake|fry|grill|use) (?:it|them)\b`,
      'before cooking',
    ],
    [
      String.raw`(?<=(?:hour|hours|minutes|mins|min|night) )before you (?:want|need|plan|intend|are going|start) to (?:cook|roast|bake|fry|grill)\b`,
      'before cooking',
    ],
    [
      String.raw`(?<=^|[.!?] )start (?:by|off by|with) (?<verb>heating|melting|frying|cooking|mixing|making) `,
      '$<verb> ',
      'gerund',
    ],
    [
      String.raw`while (?:it['’]s|they['’]re|that['’]s|it is|they are|that is|the \p{L}+ (?:is|are)) doing (?:its|their|that|the) (?:thing|magic|bit)s?,? `,
      'meanwhile, ',
    ],
    // "Custard, obviously."
    [
      String.raw`(?<=^|[.!?] )(?<what>(?!(?:and|then|add|stir|mix|cook|serve|don)\b)\p{L}+(?: \p{L}+){0,2}?) (?:on |goes on |in )?last,? (?:obviously|of course|naturally|always)(?=[.!]|$)`,
      'add the $<what> last',
      'small',
    ],
    [
      String.raw`(?<=^|[.!?] )(?<what>(?!(?:and|then|add|stir|mix|cook|serve|don|yes|no)\b)\p{L}+(?: \p{L}+){0,2}?),? (?:obviously|of course|naturally|goes without saying)(?=[.!]|$)`,
      'serve with $<what>',
      'small',
    ],
    [String.raw`,? (?:obviously|of course|naturally|needless to say|as you do|duh)(?=[.,;!)]|$)`, ''],
    [String.raw`(?<=^|[.!?] )(?:obviously|of course|naturally|needless to say),? `, ''],
    // "Into the tin it goes, 25-28 minutes."
    [
      String.raw`(?<=^|[.!?] )(?:and )?(?:in)?to (?<where>the (?:\p{L}+ )?(?:tin|oven|dish|tray|pan|bowl|fridge|freezer)) (?<who>it|they|everything) goe?s?,? (?:for )?(?=\d)`,
      'put $<who> in $<where> for ',
      'them',
    ],
    [
      String.raw`(?<=^|[.!?] )(?:and )?(?:in)?to (?<where>the (?:\p{L}+ )?(?:tin|oven|dish|tray|pan|bowl|fridge|freezer)) (?<who>it|they|everything) goe?s?(?=[.!;,]|$)`,
      'put $<who> in $<where>',
      'them',
    ],
    [
      String.raw`put (?:it|them|everything) in the (?:tin|dish) for (?<time>\d+ ?(?:-|–|to) ?\d+ ?(?:minutes|mins?)|\d+ ?(?:minutes|mins?))`,
      'pour it into the tin and bake for $<time>',
    ],
    [String.raw`(?<=^|[.!?] )you(?:['’]re| are)? (?:want|looking for|after) (?=a |an )`, 'there should be '],
    [
      String.raw`(?<=^|[.!?] )(?<what>\p{L}+(?: \p{L}+)?) in for the last (?=minute|\d)`,
      'add the $<what> for the last ',
      'small',
    ],
    [String.raw`(?<num>\d+) (?<unit>mins?|minutes|hours?|hrs?) or so\b`, 'about $<num> $<unit>'],
    [
      String.raw`(?<=^|[.!?] )about (?<num>\d+) (?<unit>mins?|minutes)(?=[.!]|$)`,
      'cook for about $<num> $<unit>',
    ],
    [String.raw`(?<=\p{Ll} until )your (?:kitchen|house|whole house|flat) smells? ${clause}`, 'fragrant'],
    [
      String.raw`(?<=^|[.!?] )(?:my|our) [^.!?\d]{2,40}?,? so i (?:always |usually |just )?(?<verb>add|use) (?<what>[^.!?]*?)(?=[.!?]|$)`,
      '$<verb> $<what> if needed',
    ],
    [
      String.raw`until (?:it|they|everything) (?:all )?smells? (?:so |really |absolutely )?(?:amazing|incredible|unreal|heavenly|good|great|lovely|delicious|wonderful|divine|fantastic)`,
      'until fragrant',
    ],
    [String.raw`get (?<what>it|them|everything) (?:all |nicely |well |evenly )*coated`, 'coat $<what> well'],
    [
      String.raw`turn (?:it )?(?:right|way|all the way) (?<way>down|up)(?=[ ,.;]|$)`,
      'turn the heat right $<way>',
    ],
    [
      String.raw`,? if you can (?:keep|resist|wait|hold|stop|manage|fight|stand|bear)\b${clause}(?=[.,;!)]|$)`,
      '',
    ],
    [String.raw`loads of`, 'plenty of'],
    [String.raw`(?<=(?:until|till) )stone cold`, 'completely cold'],
    // "…, and that is when I reach for my big pan": what leads up to it tells a cook nothing.
    [
      String.raw`(?<=^|[.!?] )there(?:['’]s| is) (?:a|that|always a) (?:moment|time|point|day)\b[^.;:()!?\d]*?,? and (?:that is|that['’]s|this is) when (?:i|we) (?:reach for|get out|grab|pull out|take out|bring out|dig out) (?:my|our|the) (?<what>(?![aeiou8]|1[18])[^,.;]{3,40}), `,
      'take a $<what>, ',
    ],
    [
      String.raw`,? before (?:tumbling|tipping|throwing|tossing|scraping|adding)(?: in)? (?<what>the [^,.;]{3,60}?), which (?:will )?(?:want|need|take)s? (?:a good |about )?(?<time>\d+(?: ?(?:-|–|to) ?\d+)? ?(?:minutes|mins?))(?:, with (?:the|an) occasional (?:lazy |gentle |good )?stir)?,? (?=until|till)`,
      ', then add $<what> and cook for $<time>, stirring occasionally, ',
    ],
    // "Now the tomatoes, which I like to crush in my hands, with the sugar, and then you let it simmer".
    [
      String.raw`, which (?:i|we) (?:(?:always|usually|often|just) )?(?:(?:like|love|prefer|tend) to )?crush (?:in|with|by|between) (?:my|our|your|the) (?:own |bare )?(?:hands?|fingers)(?:\s?\([^()\d]*\))?,?(?= with\b|[.;!]|$)`,
      ', crushed by hand,',
    ],
    [
      String.raw`(?<=^|[.!?] )(?:now|then|next),? (?<what>the [^,.;\d]{3,40}?(?:, crushed by hand)?),? with (?<with>the [^,.;\d]{3,60}?),? and then (?:you )?(?=(?:let|leave|cook|simmer|bring)\b)`,
      'add $<what>, with $<with>, then ',
    ],
    [
      String.raw`,? (?:and |but )?(?:do not|don['’]t) (?:expect|count on|bank on|hope for) (?:any )?leftovers(?=[.;!]|$)`,
      '',
    ],
    [
      String.raw`(?:carry|bring|take) (?<what>it|them|everything) straight to the table with`,
      'serve at once with',
    ],
  ] as const
).map(([from, to, how]) => ({
  ...guarded(
    new RegExp(
      /^(?: |,|\\s|\(\?<[=!]|\\\(|\(\?:, )/u.test(from) ? from : String.raw`(?<![\p{L}'’-])(?:${from})`,
      'giu',
    ),
  ),
  by: (...all: unknown[]): string => {
    const [match] = all as [string];
    const named = typeof all.at(-1) === 'object';
    const groups = (named ? all.at(-1) : {}) as Record<string, string | undefined>;
    const [at, text] = all.slice(named ? -3 : -2) as [number, string];
    const now = to.replace(/\$<(\w+)>/gu, (_, name: string) =>
      how === 'them' && name === 'who'
        ? groups[name]!.toLowerCase().replace('they', 'them')
        : how === 'small'
          ? groups[name]!.toLowerCase()
          : how === 'gerund'
            ? ordersOf[groups[name]!.toLowerCase()]!
            : (groups[name] ?? ''),
    );
    const opens = at === 0 || /[.!?] $/u.test(text.slice(Math.max(0, at - 2), at));
    return /^\p{Lu}/u.test(match.trimStart()) || opens ? capital(now) : now;
  },
}));

const ordersOf: Readonly<Record<string, string>> = {
  heating: 'heat',
  melting: 'melt',
  frying: 'fry',
  cooking: 'cook',
  mixing: 'mix',
  making: 'make',
  turning: 'turn',
  browning: 'brown',
  chopping: 'chop',
  soaking: 'soak',
  preheating: 'preheat',
  slicing: 'slice',
  whisking: 'whisk',
  peeling: 'peel',
  boiling: 'boil',
  toasting: 'toast',
  beating: 'beat',
  creaming: 'cream',
  cutting: 'cut',
  rinsing: 'rinse',
  washing: 'wash',
  greasing: 'grease',
  buttering: 'butter',
  softening: 'soften',
  searing: 'sear',
  putting: 'put',
};

/** A text without its talk, in whole sentences; '' never comes of it. */
export function unspoken(text: string): string {
  const said = replaceAllOf(text, patterns)
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=[.,;!?)])/gu, '')
    .replace(/(?<=[.!?]) ?[.,;]+/gu, '')
    .replace(/(?<=[.!?] )\p{Ll}/gu, (first) => first.toUpperCase())
    .trim();
  return said === '' ? text : /^\p{Lu}/u.test(text) ? capital(said) : said;
}

/** "Auntie says if you skip this you are making soup, not jollof": it matters, whoever says it. */
const skipped =
  /(?<=[.!?] )(?:(?:my |our )?(?:aunt\p{L}*|uncle|mum|mom|mother|nan|gran|granny|grandma|nonna|dad)(?: \p{Lu}\p{L}+)? (?:always )?says?,? (?:that )?)?if you skip this(?: (?:step|part|bit))?,? you(?:['’]re| are| will be|['’]ll be) (?:just |only )?making [^.;:()!?\d]*(?=[.!]|$)/giu;

/** A text that says of a step what its author says of whoever leaves it out. */
export const insisted = (text: string): string => text.replace(skipped, 'This step is essential');
