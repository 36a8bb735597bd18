/** Further telegrams: what is done to a row of foods, and what is put where: "Butter + sugar, beat till pale", "tray with paper". */
import type { Exchange } from './exchange.ts';
import {
  clock,
  cue,
  ends,
  figure,
  opens,
  row,
  small,
  the,
  thing,
  unit,
  until,
  verbs,
} from './fragment-words.ts';

/** Exchanged in turn. */
export const furtherFragments: readonly Exchange[] = [
  // "Butter + sugar, beat till pale."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(\p{L}+) ?(?:[+&]|and) ?(\p{L}+), (beat|whisk|cream|mix|rub)(?: together)? ((?:${cue})[^.,;]{3,30})${ends}`,
      'giu',
    ),
    (all: string, one = '', other = '', how = '', when = '') =>
      verbs.test(one)
        ? all
        : `${how.charAt(0).toUpperCase()}${how.slice(1).toLowerCase()} the ${small(one)} and ${small(other)} ${until(when)}`,
  ],
  // "Tin, 30 mins til skewer clean", "into pan, 55-60 min, toothpick clean": it bakes.
  [
    new RegExp(
      String.raw`${opens}(?:(?:in)?to (?:the |a )?)?((?:loaf |cake |baking |greased |lined |prepared )*(?:tin|pan|dish)), (${clock}),? (?:(?:${cue})?(?:a )?(skewer|toothpick|knife|tester) (?:comes out |is |)clean)${ends}`,
      'giu',
    ),
    (_: string, tin = '', time = '', probe = '') =>
      `Put it in the ${tin.toLowerCase()} and bake for ${time} until a ${probe.toLowerCase()} comes out clean`,
  ],
  // "Pan 10 min, then rack": it cools.
  [
    new RegExp(
      String.raw`${opens}(?:in (?:the )?|cool in (?:the )?)?(tin|pan),? (?:for )?(${figure} ?${unit}),? then (?:on(?:to)? |to )?(?:a |the )?(?:wire )?rack${ends}`,
      'giu',
    ),
    'Leave it in the $1 for $2, then move it to a rack to cool',
  ],
  [
    new RegExp(
      String.raw`${opens}rack ((?:until|till|til) (?:set|cool|cold|firm)),? (?:about )?(${figure} ?${unit})${ends}`,
      'giu',
    ),
    (_: string, when = '', time = '') => `Leave on a rack ${until(when)}, ${time}`,
  ],
  // "Sugar, egg, vanilla, in that order."
  [
    new RegExp(
      String.raw`${opens}(\p{L}+(?: \p{L}+)?), (\p{L}+(?: \p{L}+)?),? (?:and |then )?(\p{L}+(?: \p{L}+)?),? in that order${ends}`,
      'giu',
    ),
    (all: string, one = '', two = '', three = '') =>
      verbs.test(one) ? all : `Add the ${small(one)}, ${small(two)} and ${small(three)}, in that order`,
  ],
  // "Lemon, thyme, garlic inside."
  [
    new RegExp(
      String.raw`${opens}(?:the )?([\p{L} ]+(?:, [\p{L} ]+){0,3}(?: and [\p{L} ]+)?) (inside)${ends}`,
      'giu',
    ),
    (all: string, what = '', where = '') =>
      verbs.test(what) ? all : `Put the ${row(what)} ${where.toLowerCase()}`,
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.!] )(?!(?:mix|whisk|stir|combine|toss|blend|beat|add|put)\b)[^.!]*\b(?:all over|dry|inside|under the skin)), (?:s ?& ?p|salt (?:and|&) pepper)${ends}`,
      'giu',
    ),
    ' and season with salt and pepper',
  ],
  // "425F, carrots underneath, 1 hr 10 min or til 165 in the thigh."
  [
    new RegExp(
      String.raw`${opens}(\d{3}) ?°?([CF]), (?:the )?(${thing}) (underneath|around|round it|alongside), (${clock}) or (?:until|till|til) (\d{2,3}) ?°?[CF]? in(?: the)? (thigh|middle|cent(?:re|er)|thickest part)${ends}`,
      'giu',
    ),
    (_: string, heat = '', scale = '', what = '', where = '', time = '', inner = '', part = '') =>
      `Roast at ${heat}°${scale.toUpperCase()} with ${the(what)} ${where.toLowerCase()} for ${time}, or until it reaches ${inner}°${Number(inner) < 100 ? 'C' : 'F'} in the ${part}`,
  ],
  // "Big pot, salted water, pasta on, 9 min."
  [
    new RegExp(
      String.raw`${opens}(?:in (?:a )?)?(?:a )?(big|large) (pot|pan|saucepan), (salted|boiling|boiling salted|well-salted) water, (?:the )?(pasta|spaghetti|potatoes|noodles|linguine|penne|rigatoni|rice|eggs|spuds)(?: on| in)?,? (?:for )?(${clock})`,
      'giu',
    ),
    (_: string, size = '', pot = '', water = '', what = '', time = '') =>
      `Cook the ${small(what)} in a ${size.toLowerCase()} ${pot} of ${water.toLowerCase().replace(/^salted$/u, 'boiling salted')} water for ${time}`,
  ],
  // "Pasta into pan off heat, egg mix in, splash pasta water, toss like mad."
  [
    new RegExp(
      String.raw`${opens}(?:the )?(${thing}) (?:in)?to (?:the )?(pan|pot|wok|skillet) off (?:the )?heat(?=, )`,
      'giu',
    ),
    (all: string, what = '', pan = '') =>
      verbs.test(what) ? all : `Take the ${pan} off the heat and add ${the(what)}`,
  ],
  [/\btoss(?:ing)? (?:it )?like (?:mad|crazy)\b/giu, 'toss quickly'],
  [
    /, (?:the )?(egg mix(?:ture)?|sauce|dressing|batter) in, (?:a )?(splash|ladle|cup) (?:of )?((?:pasta|cooking) water), (?=toss|stir|mix)/giu,
    (_: string, one = '', much = '', water = '') =>
      `, add the ${small(one).replace(/mix$/u, 'mixture')} and a ${much} of ${water}, then `,
  ],
  // "Pepper, no salt as the fish is salty."
  [
    new RegExp(
      String.raw`${opens}(?:some )?pepper,? (?:but )?no salt(?:,? (as|because|since) ([^.;]{5,60}))?${ends}`,
      'giu',
    ),
    (_: string, as = '', why = '') => `Season with pepper but no salt${as === '' ? '' : `, ${as} ${why}`}`,
  ],
  // "…, warm through." behind an order.
  [/(?<=^|[.!] )(return [^.;,]{5,60}), warm through(?=[.;!]|$)/giu, '$1 and warm through'],
  // "Then the prawns for 2 minutes until pink".
  [
    new RegExp(String.raw`${opens}then (?:the )?(${thing}) for (${clock})`, 'giu'),
    (all: string, what = '', time = '') => (verbs.test(what) ? all : `Add ${the(what)} and cook for ${time}`),
  ],
  [
    new RegExp(String.raw`${opens}(?:the )?(${thing}) in for (?:the last )?(${clock})`, 'giu'),
    (all: string, what = '', time = '') =>
      verbs.test(what)
        ? all
        : / the last /iu.test(all)
          ? `Add ${the(what)} for the last ${time}`
          : `Add ${the(what)} and cook for ${time}`,
  ],
  // "Let splutter": what was put in.
  [/(?<=, |\bthen |\band )let (?:it )?(splutter|crackle|sizzle|pop)(?=[.,;!]|$)/giu, 'let them $1'],
  // "Stir for 30 secs, they burn in no time".
  [
    /(?<=\d ?(?:secs?|seconds|mins?|minutes)), (they|it) (burns?|catch(?:es)?|scorch(?:es)?) (in no time|quickly|fast|easily)/giu,
    '; $1 $2 $3',
  ],
  [
    /(?<=\d ?(?:mins?|minutes)), stir so they don['’]?t (scorch|burn|catch|stick)/giu,
    ", stirring so they don't $1",
  ],
  [/\bturn it down!!+ /giu, 'Turn the heat down. '],
  // "Take the HOT skillet out (mitt!!!)".
  [/ \((?:oven )?(?:mitts?|gloves?)!*\)/giu, ' (wear oven mitts)'],
  [
    /, swirl up the sides, pour (?:in )?(?:the )?batter(?: in)? all at once and straight back in(?=[.;!]|$)/giu,
    ', swirl it up the sides, pour in the batter all at once and return it straight to the oven',
  ],
  [/\band (?:put |pop )?straight back in(?=[.;!]|$)/giu, 'and return it straight to the oven'],
];
