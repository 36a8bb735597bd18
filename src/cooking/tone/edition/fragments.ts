/** Telegrams that name no verb: "Oven to 425", "Blender: eggs, flour, milk. 30 seconds", "pork in the rest, fridge, 4 hrs". */
import type { Exchange } from './exchange.ts';
import {
  base,
  clock,
  cue,
  ends,
  figure,
  long,
  opens,
  poured,
  row,
  small,
  starts,
  stops,
  the,
  thing,
  unit,
  until,
  verbs,
} from './fragment-words.ts';

/** Exchanged in turn. */
export const fragments: readonly Exchange[] = [
  // Words that are shortened in speech.
  [/(?<![\p{L}'’])['’]?em(?=[\s.,;!]|$)/giu, 'them'],
  // "Oven to 425": of a scale that the figure tells.
  [
    new RegExp(
      String.raw`${opens}oven(?: on)?,? (?:to |at )?(\d{3}) ?°?([CF])?(?: ?fan| \((\d{3}) fan\))?${stops}`,
      'giu',
    ),
    (all: string, heat = '', scale = '', fan = '') => {
      const degrees = Number(heat);
      const of =
        scale !== ''
          ? scale.toUpperCase()
          : degrees <= 250
            ? 'C'
            : degrees >= 275 && degrees <= 550
              ? 'F'
              : null;
      if (of === null) return all;
      // A scale that is written stays as it is written.
      const sign = scale !== '' && !all.includes('°') ? '' : '°';
      return `Heat the oven to ${heat}${sign}${of}${fan !== '' ? ` (${fan}°C fan)` : /fan\b/iu.test(all) ? ' fan' : ''}`;
    },
  ],
  [/(?<=°[CF](?: fan| \(\d{3}°C fan\))?\. )\p{Ll}/gu, (first: string) => first.toUpperCase()],
  // "Broiler 3-4 min till brown": what the machine does.
  [
    new RegExp(
      String.raw`${opens}(?:under (?:the )?)?(broiler|grill|microwave),? (?:for )?(${clock})(?: (?=${cue})|${ends})`,
      'giu',
    ),
    (all: string, what = '', time = '') =>
      `${/^b/iu.test(what) ? 'Broil' : /^g/iu.test(what) ? 'Grill' : 'Microwave'} for ${time}${all.endsWith(' ') ? ' ' : ''}`,
  ],
  // "Charcoal, two zones".
  [
    new RegExp(
      String.raw`${opens}(charcoal|coals|grill|bbq|barbecue)(?:,|:| in| for) (?:two|2)[ -]zones?(?: fire)?${ends}`,
      'giu',
    ),
    (_: string, what = '') =>
      /^c/iu.test(what)
        ? 'Set up a charcoal grill with two zones'
        : `Set up the ${what.toLowerCase()} with two zones`,
  ],
  // "Pork in the rest, fridge, 4 hrs to overnight. Not longer, goes mushy."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) (?:goes )?in(?:to)? (the rest|the marinade|the rest of the marinade)(?:,| then)? (?:in (?:the )?)?(?:the )?fridge,?(?: for)? (${long})(?:[.,;]? (?:not|no) longer,? (?:or )?(?:it |they |else )?((?:goes|gets|turns) \p{L}+))?${ends}`,
      'giu',
    ),
    (all: string, what = '', where = '', time = '', why = '') =>
      verbs.test(what)
        ? all
        : `Put ${the(what)} in ${where === 'the rest' ? 'the rest of the mixture' : where} and refrigerate for ${time}${why === '' ? '' : `, but not longer, or it ${why.toLowerCase()}`}`.replace(
            'for overnight',
            'overnight',
          ),
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:refrigerate|marinate|chill|simmer|cook|bake|overnight)\b[^.]{0,40})\. (?:not|no) longer,? (?:or )?(?:it )?(goes|gets|turns) (\p{L}+)${ends}`,
      'giu',
    ),
    ', but not longer, or it $1 $2',
  ],
  // "Fridge 2 hrs", "fridge, overnight".
  [
    new RegExp(String.raw`${starts}(?:in(?:to)? (?:the )?|the )?fridge,?(?: for)? (${long})${stops}`, 'giu'),
    (_: string, time = '') => `refrigerate for ${time}`.replace('for overnight', 'overnight'),
  ],
  [
    new RegExp(String.raw`${starts}(?:in(?:to)? (?:the )?|the )?freezer,?(?: for)? (${long})${stops}`, 'giu'),
    (_: string, time = '') => `freeze for ${time}`.replace('for overnight', 'overnight'),
  ],
  // "Blender: eggs, flour, milk. 30 seconds".
  [
    new RegExp(
      String.raw`${opens}(?:in (?:a |the )?)?(blender|food processor|processor|mixer|nutribullet|thermomix)(?::| [-–—]|,) (?!(?:until|till|til|blitz|blend|whizz|pulse|mix|process)\b)([^.;:]{6,140}?)[.;,] (?:(?:blitz|blend|whizz|process|mix) )?(?:for )?(${clock})(?=[.,;!]|$| and | then | until | till | til )`,
      'giu',
    ),
    (_: string, tool = '', what = '', time = '') =>
      `Put the ${row(what)} in the ${tool.toLowerCase()} and ${/mixer/iu.test(tool) ? 'mix' : 'blend'} for ${time}`,
  ],
  [/(?<=\bblend for \d[^.,;]{2,20}) and (?=let it (?:sit|rest|stand)\b)/giu, ', then '],
  [
    new RegExp(
      String.raw`${opens}(?:in (?:a |the )?)?(blender|food processor|processor)(?::| [-–—]) (?!(?:until|till|til|blitz|blend|whizz|pulse|mix|process)\b)([^.;:]{6,140}?)(?:,? (?:blitz|blend|whizz|process))?,? ((?:${cue})[^.,;]{4,30}|smooth)${ends}`,
      'giu',
    ),
    (_: string, tool = '', what = '', when = '') =>
      `Put the ${row(what)} in the ${tool.toLowerCase()} and blend ${/^smooth/iu.test(when) ? 'until smooth' : until(when)}`,
  ],
  // "Grill 10-12 min, quarter turn every 3 min, lid off, baste last 5 min only".
  [
    new RegExp(String.raw`, (?:a )?(quarter|half) turns? every (${figure} ?${unit})`, 'giu'),
    ', giving them a $1 turn every $2',
  ],
  [/, lid off(?=,? (?:and )?bast)/giu, ', uncovered'],
  [
    /(?<=(?:^|[.!] )(?=\p{L})[^.!:+]*)(?:,| and) no (peeking|stirring|touching|opening the (?:door|oven))(?=[.,;!]|$)/giu,
    (_: string, what = '') => `, without ${what.toLowerCase()}`,
  ],
  [
    new RegExp(
      String.raw`\b(grill|cook|sear|place|put) (over|on) (?:the )?(hot|cool|hotter|cooler) (side|zone),?(?: for)? (?=${figure} ?${unit})`,
      'giu',
    ),
    '$1 $2 the $3 $4 for ',
  ],
  [
    new RegExp(
      String.raw`,? (?:and )?bast(?:e|ing) (?:for |in |during )?(?:the )?last (${figure} ?${unit})(?: only)?${ends}`,
      'giu',
    ),
    (all: string, time = '') => `, basting ${/only$/iu.test(all) ? 'only ' : ''}in the last ${time}`,
  ],
  // "Flares up, shove them to the cool side".
  [
    new RegExp(
      String.raw`${opens}(?:it |if it )?(flares up|burns(?: too fast)?|sticks|splits|curdles|looks dry|catches|browns too fast|gets too dark|boils over), (?:then )?(?=(?:add|move|shove|turn|push|cover|lower|pull|loosely|whisk|scrape|put|tent)\b)`,
      'giu',
    ),
    (_: string, what = '') => `If it ${what.toLowerCase()}, `,
  ],
  [/\bshove (?=(?:it|them|everything) )/giu, 'move '],
  // "You want 145 inside".
  [
    /(?<=^|[.!?;] )you(?:['’]re)? (?:want|looking for|are looking for) (1[2-9]\d|20\d) ?°?F?(?: in)?(?: the)? (inside|middle|cent(?:er|re))(?=[.,;!]|$)/giu,
    (_: string, heat = '', where = '') =>
      `It should be ${heat} ${where === 'inside' ? 'inside' : `in the ${where}`}`,
  ],
  // "Thread the pork snug but not jammed, onion every third piece".
  [
    /\bthread ((?:the )?\p{L}+) snug(?:ly)?( but not (?:jammed|tight|packed))?, (?:with )?(?:an? |the )?(\p{L}+) (every (?:third|second|other|fourth|few) pieces?)/giu,
    (_: string, what = '', not = '', other = '', each = '') =>
      `thread ${the(what)} snugly${not}, with ${/s$/u.test(other) ? '' : 'a piece of '}${other.toLowerCase()} ${each}`,
  ],
  [
    /\bwarm ((?:the )?\p{L}+) (\d+ ?(?:secs?|seconds|mins?|minutes)) (?:a|per|each) side\b/giu,
    (_: string, what = '', time = '') => `warm ${the(what)} for ${time} on each side`,
  ],
  // "…, pinch of oregano." at the end of an order: it is added.
  [
    new RegExp(
      String.raw`(?<=\b(?:rub|scatter|spread|drizzle|squeeze|pour) [^.,;]{6,60}), (?:a )?(pinch|splash|squeeze|drizzle|sprinkle|handful|dash|grind) of (${thing})${ends}`,
      'giu',
    ),
    ' and add a $1 of $2',
  ],
  // "Pita, tzatziki, pork off the stick. Done."
  [
    new RegExp(
      String.raw`${opens}(pitas?|naan|buns?|rolls?|wraps?|tortillas?|flatbreads?|bread|toast|baps?|rice|noodles), ([\p{L}' ]{3,20}), (?:the )?(\p{L}+) off the (sticks?|skewers?|bones?)(?:[.,] (?:done|that['’]s it|enjoy|eat))?${ends}`,
      'giu',
    ),
    (_: string, what = '', sauce = '', food = '', off = '') =>
      `Serve the ${small(food)} off the ${off} with the ${small(what)} and ${small(sauce)}`,
  ],
  // "Buns, pork, slaw. Done."
  [
    new RegExp(
      String.raw`${opens}(pitas?|buns?|rolls?|wraps?|tortillas?|flatbreads?|bread|toast|baps?|naan), (?:the )?(${thing}), (?:the )?(${thing})[.,] (?:done|that['’]s it|eat)${ends}`,
      'giu',
    ),
    (all: string, bread = '', one = '', other = '') =>
      verbs.test(one) || verbs.test(other)
        ? all
        : `Serve ${the(one)} and ${small(other)} ${/^(?:bread|toast|flat|naan)/iu.test(bread) ? 'on' : 'in'} the ${small(bread)}`,
  ],
  [/(?<=\p{L}\. )(?:done|ta-?da|and done|that['’]s it)[.!]*$/giu, ''],
  // "Mustard seeds in, lid on till they stop popping, then curry leaves (they spit)".
  [
    new RegExp(
      String.raw`${starts}(?:the )?(${thing}) in, (?:put (?:the )?)?lid on (${cue}[^.,;]{4,40}?)(?:,? then (?:the )?(${thing}(?: and ${thing})?)(?: in)?( \([^()]{3,40}\))?)?(?=[.;!]|$)`,
      'giu',
    ),
    (all: string, what = '', when = '', next = '', aside = '') =>
      verbs.test(what)
        ? all
        : `Add ${the(what)} and cover ${until(when)}${next === '' ? '' : `, then add ${the(next)}${aside}`}`,
  ],
  // "Tomatoes, cook till mush".
  [new RegExp(String.raw`\b(${cue})(?:a )?mush(?=[.,;!]|$| and )`, 'giu'), 'until mushy'],
  [/\b(?:until|till|til) mushy and you see\b/giu, 'until they are mushy and you see'],
  // "Not nonstick if you can help it": said of the pan.
  // "Eggs in one at a time".
  [
    new RegExp(
      String.raw`${starts}(?:the )?(${thing}) in,? (one (?:at a time|by one)|in (?:two|three|2|3) (?:lots|batches|goes)|bit by bit|a bit at a time|slowly|gradually|little by little)(?=[.,;!]|$)`,
      'giu',
    ),
    (all: string, what = '', how = '') =>
      verbs.test(what) ? all : `add ${the(what)} ${how.replace(/one by one/iu, 'one at a time')}`,
  ],
  [/(?<=\badd the eggs one at a time), vanilla(?=[.;]|$)/giu, ', then the vanilla'],
  // ", it might look curdled dont stress".
  [
    /, (it (?:might|may|will|can) [^.,;]{4,30}?),? (?:so )?don['’]?t (?:stress|panic|worry)(?=[.!;]|$)/giu,
    (_: string, what = '') => `. ${what.charAt(0).toUpperCase()}${what.slice(1)}; don't worry`,
  ],
  [/\bdon['’]?t (?:stress|panic|sweat it)(?=[.,!;]|$)/giu, "don't worry"],
  // "Stir over med heat til sugar's gone".
  [
    /\bover med(?:\.|ium)?[ -]?(high|low)?,? (?:heat|flame)\b/giu,
    (_: string, and = '') => `over medium${and === '' ? '' : `-${and.toLowerCase()}`} heat`,
  ],
  [/\b(?:until|till|til) (?:the )?sugar(?:['’]s| is| has) gone\b/giu, 'until the sugar has dissolved'],
  [/\bsoak in (?=\d+ ?(?:mins?|minutes?))/giu, 'soak in for '],
  [/\bice ?cream\b/giu, 'ice cream'],
  // "Spuds in the tray with oil, salt and pepper, 15 mins head start".
  [
    new RegExp(String.raw`, (${figure} ?${unit}) head ?start${ends}`, 'giu'),
    ', and give them a $1 head start',
  ],
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) in(?:to)? (?:the |a )?((?:roasting |baking |large |big |hot )?(?:tray|tin|dish|bowl|pot|casserole|slow cooker|cooker))( with (?:the )?[\p{L}&, ]{3,60}?)(?=[.;]|, (?:and give|\d)|$)`,
      'giu',
    ),
    (all: string, what = '', where = '', along = '') =>
      verbs.test(what)
        ? all
        : `Put ${the(what)} in the ${where.toLowerCase()}${along.replace(/(?<!, and .*), (?=[^,]*$)(?!and )/u, ' and ')}`,
  ],
  // "Honey + mustard mixed, brush over sausages".
  [
    new RegExp(
      String.raw`${opens}(?:the )?(\p{L}+) ?(?:[+&]|and) ?(\p{L}+) (mixed|whisked|stirred|beaten)(?: together| up)?, (?:then )?(brush|pour|drizzle|spread|spoon) over`,
      'giu',
    ),
    (_: string, one = '', other = '', how = '', then = '') =>
      `${{ m: 'Mix', w: 'Whisk', s: 'Stir', b: 'Beat' }[how.charAt(0).toLowerCase()]!} the ${small(one)} and ${small(other)} together, then ${then.toLowerCase()} over`,
  ],
  // "Straight to the table in the tray."
  [
    new RegExp(
      String.raw`${opens}straight (?:on)?to the table(?:,? (in the (?:tray|tin|dish|pan|pot)))?(?:\. (?:with )?(good|crusty|fresh|warm) (bread|rolls))?${ends}`,
      'giu',
    ),
    (_: string, where = '', how = '', bread = '') =>
      `Serve straight away${where === '' ? '' : ` ${where.toLowerCase()}`}${bread === '' ? '' : `, with ${how.toLowerCase()} ${bread.toLowerCase()}`}`,
  ],
  // "Noodles or bread beside."
  [
    new RegExp(
      String.raw`${opens}(?:with )?(\p{L}+ or \p{L}+|\p{L}+) (?:beside|on the side|alongside|to go with it)${ends}`,
      'giu',
    ),
    (all: string, what = '') => (verbs.test(what) ? all : `Serve with ${small(what)} on the side`),
  ],
  // "Bring to boil, then low, lid ajar, 1 1/2 hrs".
  [
    new RegExp(
      String.raw`\bbring (it |everything )?(?:up )?to (?:a |the )?boil,? then (?:turn )?(?:down )?(?:to )?(?:on )?(?:a )?(?:very )?low(?: heat)?,? (?:with )?(?:the )?(?:lid (ajar|on|half on|off),? )?(?:for )?(?:about )?(${clock})`,
      'giu',
    ),
    (_: string, what = '', lid = '', time = '') =>
      `bring ${what}to a boil, then reduce the heat to low and simmer${lid === '' ? '' : lid === 'on' ? ', covered,' : lid === 'off' ? ', uncovered,' : ', partly covered,'} for ${time}`,
  ],
  // "Lid on, small flame, 2 to 2.5 hrs."
  [
    new RegExp(
      String.raw`${opens}(?:put (?:the )?)?lid on, (?:on (?:a )?)?(?:small|low|gentle|lowest) (?:flame|heat),? (?:for )?(${clock})`,
      'giu',
    ),
    'Cover and simmer over low heat for $1',
  ],
  // "Lard in big pot, onions, low heat, 20 min, must be golden."
  [
    new RegExp(
      String.raw`${opens}((?:\p{L}+ )?(?:lard|oil|butter|ghee|dripping|fat)) in (?:a |the )?((?:big|large|heavy|wide|deep|hot) )?(pot|pan|skillet|wok|casserole|saucepan), (?:the )?(${thing}), (?:on |over )?(low|med|medium|high|gentle|small)(?: heat| flame),? (?:for )?(${clock})(?:[,;] (?:must|should|need to|have to) be (\p{L}+))?${ends}`,
      'giu',
    ),
    (_: string, fat = '', size = '', pan = '', what = '', how = '', time = '', till = '') =>
      `${/butter|lard|ghee|dripping/iu.test(fat) ? 'Melt' : 'Heat'} ${the(fat)} in a ${size.toLowerCase()}${pan}, add ${the(what)} and cook over ${how
        .toLowerCase()
        .replace(/^med$/u, 'medium')
        .replace(/small|gentle/u, 'low')} heat for ${time}${till === '' ? '' : ` until ${till}`}`,
  ],
  // "Paprika in off the heat, stir, vinegar straight after, otherwise bitter."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) in off (?:the )?heat, stir(?:,| and) (?:then )?(?:the )?(${thing}) (?:straight|right|immediately) after(?:wards)?(?:,? (?:otherwise|or)(?: it(?: is| gets| goes)?)? (bitter|burnt|lumpy))?${ends}`,
      'giu',
    ),
    (_: string, one = '', other = '', why = '') =>
      `Take the pan off the heat, stir in ${the(one)} and add ${the(other)} straight after${why === '' ? '' : `, or it turns ${why}`}`,
  ],
  // "Chilli powder off the heat."
  [
    new RegExp(String.raw`${opens}(?:the )?(${thing}) (?:in )?off (?:the )?heat${ends}`, 'giu'),
    (all: string, what = '') =>
      verbs.test(what) ? all : `Take the pan off the heat and stir in ${the(what)}`,
  ],
  // "Cornflour + vinegar folded in."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}|\p{L}+ ?(?:[+&]|and) ?\p{L}+) (folded|stirred|whisked|beaten|mixed|rubbed|sprinkled) (in|through)${ends}`,
      'giu',
    ),
    (all: string, what = '', how = '', into = '') =>
      verbs.test(what)
        ? all
        : `${base(how)} ${into === 'in' ? `in ${the(row(what))}` : `${the(row(what))} through`}`,
  ],
  // "Cream whipped, fruit on top."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(cream|egg whites|whites) (whipped|whisked|beaten), (?:the )?(${thing}) on top${ends}`,
      'giu',
    ),
    (_: string, what = '', how = '', top = '') =>
      `${base(how)} the ${small(what)}, spoon it on and put ${the(top)} on top`,
  ],
  // "Whites to soft peaks."
  [
    new RegExp(String.raw`${opens}(?:the )?(egg whites|whites|cream) to ((?:soft|stiff|firm) peaks)`, 'giu'),
    (_: string, what = '', end = '') =>
      `${/cream/iu.test(what) ? 'Whip' : 'Whisk'} the ${small(what)} to ${end}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) in,? (?:a|one) (spoon|spoonful|tablespoon|ladle|ladleful|handful) at a time(?:, (${clock}),? (?:${cue})?((?:thick|stiff|glossy|smooth|pale)(?: and \p{L}+)?))?(?=[.,;]|$)`,
      'giu',
    ),
    (all: string, what = '', much = '', time = '', end = '') =>
      verbs.test(what)
        ? all
        : `Add ${the(what)} a ${/^spoon$/iu.test(much) ? 'spoonful' : /^ladle$/iu.test(much) ? 'ladleful' : much.toLowerCase()} at a time${time === '' ? '' : `, whisking for ${time} until ${end}`}`,
  ],
  [
    /(?<=at a time), (?:or |other|else)+(?:wise)? ?(?:it )?(splits|curdles|goes lumpy|seizes)(?=[.;!]|$)/giu,
    ', or it $1',
  ],
  // "Tray with paper."
  [
    new RegExp(
      String.raw`${opens}(?:a |the )?((?:baking |roasting |cake |loaf )?(?:tray|tin|sheet|pan)) with ((?:baking |parchment |greaseproof )?(?:paper|parchment|foil))${ends}`,
      'giu',
    ),
    (_: string, what = '', paper = '') => `Line a ${what.toLowerCase()} with ${paper.toLowerCase()}`,
  ],
  // "Oven off, leave it in there til cold."
  [
    new RegExp(String.raw`${opens}(?:turn )?(?:the )?oven off, (?=leave|let|keep)`, 'giu'),
    'Turn the oven off and ',
  ],
  // "Lamb in, high heat, sear all sides."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) in, (?:on |over )?(high|medium|med|low)(?: heat| flame)?, (sear|brown|fry)(?: it| them)?(?: on)?(?: all)? (all sides|sides|both sides|all over)${ends}`,
      'giu',
    ),
    (all: string, what = '', how = '', verb = '', sides = '') =>
      verbs.test(what)
        ? all
        : `Add ${the(what)} and ${verb.toLowerCase()} ${/over/iu.test(sides) ? 'all over' : `on ${/both/iu.test(sides) ? 'both' : 'all'} sides`} over ${how.toLowerCase().replace(/^med$/u, 'medium')} heat`,
  ],
  // "Spuds on, salted water, 15-20 mins."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(spuds|potatoes|pasta|macaroni|linguine|penne|rigatoni|tagliatelle|fusilli|rice|noodles|spaghetti|eggs|lentils|beans)(?: on,|:| in) (?:in )?((?:cold |boiling )?salted|cold|boiling) water,? (?:for )?(${clock})(?:,? (?:then |and )?drain)?`,
      'giu',
    ),
    (all: string, what = '', water = '', time = '') =>
      `${/^rice noodles|^noodles:/iu.test(all) ? 'Soak' : 'Boil'} the ${small(what)} in ${water.toLowerCase()} water for ${time}${/drain$/iu.test(all) ? ', then drain' : ''}`,
  ],
  // "Spuds: drain, butter, milk, mash."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(spuds|potatoes|swede|squash)(?::| [-–—]|,) drain, (\p{L}+), (\p{L}+), mash${ends}`,
      'giu',
    ),
    (_: string, what = '', one = '', other = '') =>
      `Drain the ${small(what)}, add the ${one} and ${other} and mash`,
  ],
  // "Potatoes in skins, boil 25 min, peel hot."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(potatoes|spuds|beets?|beetroots?) in (?:their )?skins?, (boil|steam|bake|roast) (?:for )?(${clock}),? (?:and |then )?peel (?:them )?(?:while )?(?:still )?hot${ends}`,
      'giu',
    ),
    (_: string, what = '', how = '', time = '') =>
      `${how.charAt(0).toUpperCase()}${how.slice(1).toLowerCase()} the ${small(what)} in their skins for ${time}, then peel them while hot`,
  ],
  // "Broth, vinegar, mustard over it, 30 min to soak in."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(\p{L}+(?:, (?:and )?\p{L}+){0,4}) over (?:it|them|the top),? (?:for |leave )?(${clock}) to (soak in|marinate|rest)${ends}`,
      'giu',
    ),
    (all: string, what = '', time = '', why = '') =>
      verbs.test(what) ? all : `Pour the ${row(what)} over and leave for ${time} to ${why.toLowerCase()}`,
  ],
  // "Peas last minute."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing})(?: in)?(?: for)? (?:the )?last (minute|${figure} ?${unit})${ends}`,
      'giu',
    ),
    (all: string, what = '', time = '') => (verbs.test(what) ? all : `Add ${the(what)} for the last ${time}`),
  ],
  // "Into oiled tray, room temp, 2 hrs."
  [
    new RegExp(
      String.raw`${opens}(?:in)?to (?:an? |the )?((?:oiled|greased|lined|buttered|clean) (?:tray|tin|bowl|pan|dish)), (?:at )?room temp(?:erature)?,? (?:for )?(${clock})${ends}`,
      'giu',
    ),
    (_: string, where = '', time = '') =>
      `Put it in ${/^[aeiou]/iu.test(where) ? 'an' : 'a'} ${where.toLowerCase()} and leave at room temperature for ${time}`,
  ],
  [
    /(?<=^|[.!] )fingers in, dimples (?:all over|everywhere)/giu,
    'Press your fingers in to make dimples all over',
  ],
  // "Noodles in bowls, soup over, sprouts, egg, coriander on top."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) in(?:to)? (?:the )?(bowls|plates|glasses), (?:the )?(${thing}) over, ([^.;]{3,60}?) on top(?:[,.] (?:with )?(?:a )?(\p{L}+ wedges?))?${ends}`,
      'giu',
    ),
    (all: string, what = '', where = '', over = '', top = '', wedge = '') =>
      verbs.test(what)
        ? all
        : `Divide ${the(what)} between ${where.toLowerCase()}, ${poured.test(over) ? 'pour' : 'spoon'} ${the(over)} over and top with the ${row(top)}${wedge === '' ? '' : `. Serve with ${/s$/u.test(wedge) ? '' : 'a '}${wedge.toLowerCase()}`}`,
  ],
  [
    /(?<=^|[.!] )(jam)(?:,| \+| and| &) ((?:clotted )?cream|butter)(?=[.!]|$)/giu,
    'Serve with the jam and $2',
  ],
  [
    /(?<=^)(custard|cream|ice cream|salad|green salad|crusty bread|gravy)(?=[.!]?$)/giu,
    (_: string, what = '') => `Serve with ${what.toLowerCase()}`,
  ],
  [
    new RegExp(
      String.raw`${opens}(?:the )?(apples|pears|potatoes|carrots|onions?|peaches|cucumbers|cukes|spuds) (peeled|cored|sliced|diced|chopped|halved|grated)((?:,| and| \+) (?:peeled|cored|sliced|diced|chopped|halved|grated))*${ends}`,
      'giu',
    ),
    (all: string, what = '') => {
      const done = all
        .match(/peeled|cored|sliced|diced|chopped|halved|grated/giu)!
        .map(
          (one) =>
            ({ p: 'peel', co: 'core', s: 'slice', d: 'dice', ch: 'chop', h: 'halve', g: 'grate' })[
              /^c/iu.test(one) ? one.slice(0, 2).toLowerCase() : one.charAt(0).toLowerCase()
            ]!,
        );
      const verbal = done.length < 2 ? done[0]! : `${done.slice(0, -1).join(', ')} and ${done.at(-1)!}`;
      return `${verbal.charAt(0).toUpperCase()}${verbal.slice(1)} the ${small(what)}`;
    },
  ],
  [
    new RegExp(
      String.raw`${opens}(?:the )?(cukes|cucumbers?|carrots?|potatoes|spuds|peppers?|courgettes?|zucchini) into (?:thin |thick )?(spears|wedges|sticks|chips|strips|slices|rounds|batons|coins)${ends}`,
      'giu',
    ),
    (_: string, what = '', into = '') => `Cut the ${small(what)} into ${into.toLowerCase()}`,
  ],
  // "Lid on when cool."
  [/(?<=^|[.!] )lid on (?=when (?:cool|cold)\b)/giu, 'Put the lid on '],
  [
    new RegExp(
      String.raw`(?<=${figure} ?(?:min|mins|minutes)), golden, bubbling (?:at|round|around) (?:the )?edges(?=[.;!]|$)`,
      'giu',
    ),
    ', until golden and bubbling at the edges',
  ],
  [
    /(?<=^|[.!] )(?:baking )?(tray|tin|stone|sheet) in (?:the oven )?to (?:get hot|heat|preheat)(?=[.!]|$)/giu,
    (_: string, what = '') => `Put the ${what.toLowerCase()} in to get hot`,
  ],
  [/\begg ?wash (?:the )?tops only(?=[.!]|$)/giu, 'brush only the tops with egg'],
  // "Onion, carrot, celery: chop fine, oil, low heat, 15 mins."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?){0,4}): (chop|slice|dice)(?: (?:it|them))?(?: (fine|finely|thin|thinly|small))?, (?:in )?(?:the )?(oil|butter|ghee),? (?:on |over )?(low|med|medium|high)(?: heat| flame)?,? (?:for )?(${clock})`,
      'giu',
    ),
    (all: string, what = '', how = '', fine = '', fat = '', heat = '', time = '') =>
      verbs.test(what)
        ? all
        : `${how.charAt(0).toUpperCase()}${how.slice(1).toLowerCase()} the ${row(what)}${fine === '' ? '' : ` ${fine.toLowerCase().replace(/^(fine|thin)$/u, '$1ly')}`} and cook in the ${fat.toLowerCase()} over ${heat.toLowerCase().replace(/^med$/u, 'medium')} heat for ${time}`,
  ],
  // "Pancetta in, then mince, high heat till browned."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) in, then (?:the )?(${thing}), (?:on |over )?(low|med|medium|high)(?: heat| flame),? ((?:${cue})[^.,;]{3,30}|${clock})${ends}`,
      'giu',
    ),
    (all: string, one = '', other = '', heat = '', end = '') =>
      verbs.test(one)
        ? all
        : `Add ${the(one)}, then ${the(other)}, and cook over ${heat.toLowerCase().replace(/^med$/u, 'medium')} heat ${/^\d/u.test(end) ? `for ${end}` : until(end)}`,
  ],
  // "Toms, milk, lid half on, 2-3 hrs on lowest flame."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?){0,4}), (?:with )?(?:the )?lid (half on|ajar|on|off),? (?:for )?(${clock}),? (?:on |over )(?:the |a )?(lowest|very low|low|small)(?: flame| heat)?${ends}`,
      'giu',
    ),
    (all: string, what = '', lid = '', time = '', heat = '') =>
      verbs.test(what)
        ? all
        : `Add the ${row(what)} and simmer, ${{ on: 'covered', off: 'uncovered' }[lid.toLowerCase()] ?? 'partly covered'}, over ${/lowest/iu.test(heat) ? 'the lowest' : heat.toLowerCase().replace('small', 'low')} heat for ${time}`,
  ],
  // "Noodles underneath."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(noodles|rice|mash|couscous|polenta|toast|salad) (?:underneath|under)${ends}`,
      'giu',
    ),
    (_: string, what = '') => `Serve on the ${small(what)}`,
  ],
  // "Rub: sugar, paprika, S&P, all over the pork."
  [
    new RegExp(
      String.raw`${opens}rub(?::| [-–—]|,) ([^.;:]{4,100}?),? all over (?:the )?(${thing})${ends}`,
      'giu',
    ),
    (_: string, what = '', over = '') =>
      `Mix the ${row(what.replace(/s ?& ?p\b/iu, 'salt, pepper'))} and rub all over ${the(over)}`,
  ],
  // "Stock up to cover."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(stock|broth|water|milk|cold water|boiling water) (?:up )?to (?:just )?cover(?: it| them)?${ends}`,
      'giu',
    ),
    (all: string, what = '') =>
      `Add ${what.toLowerCase()} ${/up to/iu.test(all) ? 'up ' : ''}to ${/just/iu.test(all) ? 'just ' : ''}cover`,
  ],
  // "Flour and milk in 2 lots, fold."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(\p{L}+) (?:and|&|\+) (\p{L}+) in (2|3|two|three) (?:lots|goes|batches|additions), (?:and )?(fold|stir|mix|beat)(?: in)?${ends}`,
      'giu',
    ),
    (_: string, one = '', other = '', lots = '', how = '') =>
      `${/fold/iu.test(how) ? 'Fold' : /stir/iu.test(how) ? 'Stir' : /mix/iu.test(how) ? 'Mix' : 'Beat'} in the ${small(one)} and ${small(other)} in ${lots} batches`,
  ],
];
