/** What a jotting is made of, read loosely: foods, vessels, heats, times, cues and orders in any order, with hardly a word between. */
import { measures } from '../edition/jotting-bits.ts';
import { signs } from '../mask.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

/** Where foods go. */
export type Goes = 'none' | 'in' | 'out' | 'back' | 'over' | 'top' | 'beside' | 'last';

/** A piece of a jotting. */
export type Piece =
  | { readonly kind: 'foods'; readonly text: string; readonly goes: Goes; readonly worked: string }
  | { readonly kind: 'order'; readonly verb: string; readonly text: string }
  | {
      readonly kind:
        | 'where'
        | 'with'
        | 'heat'
        | 'time'
        | 'cue'
        | 'sign'
        | 'along'
        | 'pace'
        | 'target'
        | 'oven'
        | 'lasting'
        | 'per'
        | 'no';
      readonly text: string;
    }
  | { readonly kind: 'off' | 'lid' | 'unlid' | 'chill' | 'bath' }
  | { readonly kind: 'out'; readonly plate: boolean }
  | { readonly kind: 'rack'; readonly wire: boolean };

const { food, time, heat, amount, number } = signs;

/** What no list needs to name, and what a recipe makes on its way. */
export const things = String.raw`(?:water|salt|pepper|oil|butter|stock|broth|sugar|flour|dough|mixture|mix|sauces?|veg|vegetables|batter|filling|custard|caramel|marinade|dressing|glaze|paste|spices|herbs|seasoning|mash|syrup|everything|dry(?: ingredients| stuff| bits)?|wet(?: ingredients| stuff| bits)?|gravy|pasta|rice|noodles|greens|whites|meat|crumbs?|topping|icing|frosting|salad|bread|juices|meatballs|patties|cutlets|dumplings|balls)`;
const share = String.raw`(?:(?:(?:the )?rest|half|most|some|all|both|lots|plenty|loads|bit|(?:the )?other (?:half|[tT]|tbsp|tsp)|whites|greens|zest|juice|handful|${amount}|${number}) (?:of )?|(?:the )?remaining |${measures})?`;
const state = String.raw`(?:(?:cold|hot|warm|boiling|iced|chopped|sliced|grated|melted|soft|fresh|dry|wet|cooked|drained|toasted|beaten|crushed|diced|leftover|half|whole|flaky|crusty|green) )?(?:a |the )?`;
const done = String.raw`(?<worked>chopped|sliced|halved|diced|cubed|quartered|grated|crushed|minced|peeled|mashed|drained|rinsed|torn|shredded|squeezed|trimmed|beaten|melted|in (?:[\ue200-\ue5ff] ?|small |large |big |thin |thick |fine )?(?:dice|cubes|wedges|chunks|slices|pieces|strips|halves|quarters|rings|batons|matchsticks|coins|florets))`;
const remark = String.raw`(?: \([^()]*\))?`;
const part = String.raw`(?: (?:leaves|sprigs|wedges|slices|stalks|stems|mixture|paste|sauce|seeds|juice|zest|bits))?`;
const item = String.raw`(?:the |your |then |and )?${share}(?:the |your )?${state}(?:${food}(?: ${food})?${part}(?: of (?:the |half (?:the |a )?)?${food})?|${things})(?![\p{L}])${remark}`;
const foods = String.raw`${item}(?:(?:, (?:and |then )?| ?[+&] ?| and )${item}(?! (?:in|on|back|over|out|last)\b))*(?:(?: ?[+&] ?| and )${item})?`;
const goes = String.raw`(?: (?<goes>(?:go(?:es)? )?(?:straight )?back(?: in)?(?: (?:the )?(?:pan|pot))?|(?:go(?:es)? )?(?:straight )?in(?= ?(?:[,;.(]|$)| with | (?:slowly|gradually|one|for|until|till|til|last|${time}))|on(?= slowly| gradually|[,;.]|$)|out(?: (?:on)?to (?:a |the )?(?:plate|board))?|(?:go(?:es)? )?on top|over(?: (?:the )?top| it| them)?|on (?:the )?side|alongside|last(?! ${time}))(?=[\s,;.(/]|$))`;
const adjective = String.raw`(?:really |big |large |small |med(?:ium)? |wide |deep |heavy |dry |hot |cold |warm |separate |same |clean |lined |oiled |greased |buttered |floured |non-?stick |cast[- ]iron |frying |roasting |baking |loaf |sauce|stock|mixing |oven(?:-?proof)? |square |round |springform |shallow |lidded |your |the |a |an |${number} |${amount} |other )`;
const vessel = String.raw`${adjective}*(?:pans?|pot|wok|kadai|karahi|skillet|saucepan|frying pan|casserole|dutch oven|trays?|tins?|dish|bowls?|blender|processor|griddle|bbq|grill|sheets?|ramekins|glasses|jars?|moulds?|board|plates?|platter|basket|air fryer|parchment|foil|baking paper|serving dish|paper|buns|cups|cases)(?: \([^()]*\))?(?![\p{L}])`;
const flame = String.raw`(?:very |fairly |really )?(?:low(?:ish)?|med(?:ium)?(?:[- ](?:low|high))?|high|gentle|moderate)`;
const adj = String.raw`(?:just |nicely |lightly |well |very |deep |pale |light |really |all |still |slightly )*(?:soft|softened|golden(?:[ -]brown)?|gold|brown|browned|mushy|thick(?:ened)?|tender|translucent|crisp|crispy|fragrant|set|bubbling|bubbly|melted|reduced|wilted|pale|sticky|jammy|smooth|al dente|tacky|fluffy|hot|glossy|charred|caramelised|caramelized|collapsed|cooked through|combined|coloured|smoking(?: hot)?|shimmering|foaming|steaming|amber|firm|runny|puffed|risen|clear|syrupy|jammy|springy|wobbly|doubled)`;
const seen = String.raw`(?:the )?(?:egg |cooked )?(?:whites?|yolks?|edges?|tops?|cent(?:re|er)s?|middles?|sides?|base|bottom|crust|skins?|juices|flesh|surface|${food})`;
const doing = String.raw`(?:stirring|turning|whisking|beating|shaking|tossing|basting|flipping|skimming|folding|swirling|watching)`;

const patterns = {
  off: String.raw`(?:(?:take |pan )?off (?:the )?heat|heat off|remove from (?:the )?heat)`,
  lidded: String.raw`(?:with )?(?:the )?lid (?:ajar|half[- ]on|slightly open|off)(?=[\s,;.]|$)(?<! off)`,
  unlid: String.raw`(?:the )?lid off|uncover(?=[,;.]|$)`,
  lid: String.raw`(?:the |put (?:the )?)?lid(?: back)?(?: on)?(?=[\s,;.(]|$)|cover(?=,|;|\.|$| ${time})`,
  chill: String.raw`(?:in(?:to)? |to )?(?:the )?(?:fridge|refrigerator)`,
  rack: String.raw`(?:on(?:to)? |to )?(?:a |the )?(?:wire |cooling )?rack`,
  bath: String.raw`(?:in(?:to)? )?(?:an |the )?ice(?:d)?[- ](?:bath|water)`,
  oven: String.raw`(?:(?:in(?:to)? )?(?:the )?(?:hot )?oven(?: on| to| at)?,? )?(?:at |to )?(?<degrees>${heat}(?: (?:fan|conv))?(?: \([^()]*\))?)|(?:in(?:to)? )(?:the )?(?:hot )?oven`,
  lasting: String.raw`(?:for )?(?:the )?last ${time}`,
  time: String.raw`(?:(?:for|about|another|a further|roughly|approx\.?|around|~|only|just) ?)*${time}(?: (?:approx|or so|more|max|tops|ish))?(?: ?\/ ?side| (?:(?:a|per|each|every) )?(?:side|batch)|(?: on)? each side| each)?(?: after (?:they|it) (?:floats?|rises?|surfaces?))?${remark}`,
  target: String.raw`to (?:just (?:under|below) (?:the |a )?boil(?:ing)?|(?:a |the )?(?:gentle )?(?:boil|simmer)|(?:the )?steaming(?: point)?|(?:deep |golden |an )?(?:amber|caramel)(?: colou?r)?|(?:soft|stiff|firm) peaks|blood heat)`,
  cue: String.raw`(?:or )?(?:until|till|til|'til) [^,;.()–—]+`,
  inner: String.raw`(?:to )?${heat} (?:inside|in (?:the )?(?:middle|cent(?:re|er)|thickest part)|internal)`,
  no: String.raw`(?:with )?no (?!need\b|more\b)\p{L}+`,
  sign: String.raw`(?:${seen} ${adj}(?: (?:and|but) ${adj})*|${adj} (?:edges?|whites?|yolks?|tops?|cent(?:re|er)s?|middles?|skin|crust|${food})(?=[,;.]|$)|(?:a )?(?:slight|little|bit of a) (?:wobble|jiggle)|${adj}(?: (?:and|but) ${adj})*)(?=[\s,;.(]|$)`,
  heat: String.raw`(?:(?:on|over|at) )?(?:a )?${flame}(?: (?:heat|flame))?(?=[,;.]|$| (?:for )?${time})`,
  pace: String.raw`(?:in (?:${number} )?batches|(?:${number}|one|a ladle(?:ful)?|ladle(?:ful)?|a (?:little|spoonful|bit)) at a time|one by one|slowly|gradually|bit by bit|in a (?:slow|thin|steady) stream|in a single layer)`,
  along: String.raw`(?:(?:keep )?(?:\p{L}+ly )?${doing}(?: [^,;.]+)?|(?:un)?covered|skin(?:[ -]side)? (?:up|down)|cut(?:[ -]side)? (?:up|down)|seam(?:[ -]side)? down|(?:a )?few lumps (?:are )?(?:ok|okay|fine)|don['’]?t (?:stir|boil|let it boil|touch|move|open|over\p{L}+)(?: it| them)?|every ${time}(?: for ${time})?|${number} ?(?:in|inch(?:es)?|cm|mm)?\.? apart|in (?:a )?single layer)(?=[\s,;.]|$)`,
  per: String.raw`${amount} (?:per|for each) \p{L}+`,
  out: String.raw`(?:take )?out(?: (?:on)?to (?:a |the )?(?:plate|board)|(?=[,;.]|$))`,
  where: String.raw`(?:straight )?(?:(?:in|into|to|onto|on|between|among) )?${vessel}|on top of (?:the )?(?:${food}|veg|vegetables)|in (?:(?:half|most|some|a little|a bit of|the rest of) )?(?:the |hot |deep )*(?:${food}|oil|butter|cold water|water)(?=[,;.]|$| ${time})|(?:hot|deep) (?:${food}|oil|fat)(?=[,;.]|$)|(?:in)?to (?:the |hot |warm )*(?:${food}|dry|wet|batter|sauce|mixture)(?=[,;.]|$)`,
  with: String.raw`(?:with|w\/?) ${foods}`,
} as const;

type Kind = keyof typeof patterns;
const before: readonly Kind[] = [
  'off',
  'lidded',
  'unlid',
  'lid',
  'lasting',
  'inner',
  'target',
  'cue',
  'no',
  'per',
  'pace',
  'along',
  'chill',
  'bath',
  'rack',
  'out',
  'oven',
  'time',
  'heat',
  'where',
  'with',
  'sign',
];
const compiled = before.map(
  (kind) => [kind, new RegExp(String.raw`^(?:${patterns[kind]})(?=[\s,;.:()/–—-]|$)`, 'iu')] as const,
);
const foodsAt = new RegExp(String.raw`^(?<what>${foods})(?: ${done})?(?:${goes})?(?=[\s,;.:()/–—-]|$)`, 'iu');
const orderAt = new RegExp(
  String.raw`^(?<verb>[\p{L}-]+)(?<text>(?:(?! [-–—] |[,;:] |, | then | and (?:then )?(?=\p{L}+\b)|\.$)[^\n])*)`,
  'iu',
);
/** What an order goes on with behind an "and" that no other order follows: "heat the cream and sugar". */
const goesOnAt = new RegExp(
  String.raw`^ and (?<word>[\p{L}-]+)(?:(?! [-–—] |[,;:] |, | then | and (?:then )?(?=\p{L}+\b)|\.$)[^\n])*`,
  'iu',
);
const gap = /^(?:[\s,;–—/-]+|\s?[+&]\s?)+/u;
const joint = /^(?:and then|and|then|now|next|but)\s+/iu;

/** The pieces of a masked sentence without its end; null where something in it is none of them. */
export function piecesOf(sentence: string): readonly Piece[] | null {
  let rest = sentence.replace(/[.!]+$/u, '').trim();
  const found: Piece[] = [];
  while (rest !== '') {
    const [piece, length] = next(rest, found) ?? [null, 0];
    if (piece === null) return null;
    found.push(piece);
    rest = rest.slice(length);
    let last = '';
    while (last !== rest) {
      last = rest;
      rest = rest.replace(gap, '').replace(joint, '');
    }
  }
  return found.length > 0 ? found : null;
}

/** What is worked together with what stands in its row: "whisk eggs, yolks, sugar". */
export const combining =
  /^(?:add|mix|whisk|beat|stir|combine|blend|toss|cream|sift|fold|rub|put|tip|throw|pound|blitz|mash|season)$/iu;

function next(text: string, so: readonly Piece[]): readonly [Piece, number] | null {
  const [word = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  const low = word.toLowerCase();
  const verbal =
    isOrderVerb(low) &&
    low !== 'skin' &&
    !/^(?:rest of|half|dry(?:,| in| stuff| bits)|wet|salt(?:,| and pepper)|pepper|oil,|butter,|water|mash on|whites|greens|lid|rack|foil|top |sauce|level|bread(?: on|,| alongside|$))/iu.test(
      text,
    ) &&
    !/^(?:off|out|low|high)$/u.test(low);
  const opens =
    verbal && !/^(?:cover|uncover|take|remove|put|brown|set|crisp|foil|dry)$/u.test(low) && !noun(text);
  for (const [kind, pattern] of compiled) {
    if (opens && verbless.test(kind)) continue;
    const match = pattern.exec(text);
    if (match === null || match[0] === '') continue;
    if (/^(?:sign|with)$/u.test(kind) && verbal && (so.length === 0 || !ends.test(text))) continue;
    return [pieceOf(kind, match), match[0].length];
  }
  const row = verbal && !/^(?:dry|wet)$/u.test(low) ? null : foodsAt.exec(text);
  if (row !== null && row[0] !== '') return [foodsOf(row), row[0].length];
  if (!verbal) return null;
  const order = orderAt.exec(text)!;
  const verb = order.groups!['verb']!;
  let said = order[0];
  for (;;) {
    const further = goesOnAt.exec(text.slice(said.length));
    if (further === null || isOrderVerb(further.groups!['word']!.toLowerCase())) break;
    said += further[0];
  }
  return [{ kind: 'order', verb: verb.toLowerCase(), text: said.slice(verb.length).trimEnd() }, said.length];
}

/** "Set" that is no order: nothing stands behind it. */
const ends = /^\p{L}+(?=[,.;]|$| (?:and|but|with)\b)/u;
/** What no piece is that opens with the verb of an order. */
const verbless = /^(?:where|with|heat|oven|time|sign|rack|chill|no|target)$/u;

/** "Covered", "separate pan": words of a note that look like the verb of an order. */
const noun = (text: string): boolean =>
  /^(?:cover(?:,|$)|skin|single|rack\b|foil\b|board\b|heat off|separate (?:pan|pot|bowl|wok|skillet))/iu.test(
    text,
  );

function foodsOf(match: RegExpExecArray): Piece {
  const { what = '', goes: where = '', worked = '' } = match.groups ?? {};
  const slowly = /^ (?:slowly|gradually)/iu.test(match.input.slice(match[0].length));
  const to = where.toLowerCase().replace(/^go(?:es)? /u, '');
  const side: Goes =
    to === ''
      ? 'none'
      : /back/u.test(to)
        ? 'back'
        : /^out/u.test(to)
          ? 'out'
          : (/top/u.test(to) && !/^over/u.test(to)) || (to === 'on' && !slowly)
            ? 'top'
            : /^over/u.test(to) || (to === 'on' && slowly)
              ? 'over'
              : /side/u.test(to)
                ? 'beside'
                : to === 'last'
                  ? 'last'
                  : 'in';
  return {
    kind: 'foods',
    text: what.replace(/^(?:and|then) /iu, ''),
    goes: side,
    worked: worked.toLowerCase(),
  };
}

function pieceOf(kind: Kind, match: RegExpExecArray): Piece {
  const text = match[0].trim();
  switch (kind) {
    case 'off':
    case 'unlid':
    case 'lid':
    case 'chill':
    case 'bath':
      return { kind };
    case 'out':
      return { kind, plate: /plate|board/iu.test(text) };
    case 'rack':
      return { kind, wire: /wire/iu.test(text) };
    case 'lidded':
      return { kind: 'along', text: `with the ${text.replace(/^(?:with )?(?:the )?/iu, '').toLowerCase()}` };
    case 'inner':
      return {
        kind: 'cue',
        text: `until ${text.replace(/^to /iu, '').replace(/ in (?!the)/iu, ' in the ')}`,
      };
    case 'oven':
      return { kind, text: match.groups?.['degrees'] ?? '' };
    default:
      return { kind, text };
  }
}
