/** Small words that a telegram leaves out before what is made or used: "deposit topping", "the middle of tin", "handle will be hot". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { isOrderVerb } from '../say/verb-forms.ts';

/** What a recipe makes or uses, of which there is one. */
const thing = String.raw`(?:topping|(?:dry|wet) ingredients|filling|dough|batter|sauce|mixture|mix|dish|crust|base|marinade|glaze|icing|frosting|dressing|custard|meringue|pastry|loaf|cake|tin|tray|pan|pot|bowl|lid|door|oven|fridge|freezer|heat|flame|pressure|handle|surface|juices|edges|cent(?:re|er)|middle|tops?|sides|bottom|skin|remaining|rest|meat|vegetables|veg|liquid|steam|internal temperature|cooking water|pasta water|cooking juices|hob|stove|grill|griddle|blender|food processor|slow cooker|air fryer|icebox|tawa|kadai|kadhai|(?:melted|wet|dry|egg|flour|butter|sugar) mix(?:ture)?)`;
const behind = new RegExp(
  String.raw`(?<before>(?:^|[\s(])(?<word>\p{L}+)) (?<what>${thing})(?=[\s,.;:!)]|$)(?! (?:of (?!the\b|your\b)|on\b|and\b \p{L}+ing|is a\b|a\b))(?! [\ue500-\ue5ff])`,
  'giu',
);
const determines =
  /^(?:the|a|an|your|this|that|these|those|its|their|each|every|any|some|no|one|another|own|same|whole|more|half|both|all|most|other|enough|extra|much|as|or|and|for|by|at|per)$/iu;
const governs =
  /^(?:in|into|to|on|onto|over|of|from|with|under|around|between|inside|until|once|when|if|after|while|through|across|against)$/iu;
/** "Over low heat", "to heat", "at room temperature", "in half": set phrases. */
const fixed =
  /^(?:to heat|to handle|to surface|to liquid|to cent(?:er|re)|to top|to rest|to glaze|to mix|to base|to skin|to grill|to steam|on heat|of heat|from heat|with heat|on top|to dish|to pan|in half|in oven|of cake|of meat|of pastry|of dough|of sauce|of icing|of loaf|of veg|with skin|with pastry|with dough|with icing|with frosting|with sauce|with glaze|with dressing|with custard|with vegetables|with veg|with meat|of liquid|of steam|with steam|of vegetables|into cake|on rest|in batter|into batter|into tin|of filling|of custard|of mixture|of batter|of marinade|of dressing|of base|of crust)$/iu;
const opens = new RegExp(
  String.raw`^(?<what>${thing}|chilling|proving|resting) (?=(?:will|should|may|can|must|is|are|has|looks?|needs?|gets?)\b)`,
  'iu',
);
const cue = new RegExp(
  String.raw`(?<=\b(?:until|till|when|once|if) [^.;]*?, (?:and )?)(?=${thing}(?: of (?:the )?${thing})? (?:is|are|has|have|runs?|reach(?:es)?|looks?|feels?|bubbles?)\b)`,
  'giu',
);
const vessel = String.raw`(?:pan|frying pan|saucepan|skillet|pot|wok|tin|tray|dish|bowl|casserole|loaf tin|cake tin|baking dish|baking tin|roasting tin|baking tray)`;
const sized = new RegExp(
  String.raw`\b(?<prep>in|into|onto|on|to) (?=[\ue200-\ue2ff\ue500-\ue5ff](?:(?: ?x ?[\ue200-\ue2ff\ue500-\ue5ff])*[ -]?(?:cm|inch|in|mm|litre|liter|quart|l|"))? (?:[\p{L}-]+ ){0,3}?${vessel}\b)`,
  'giu',
);
const food =
  /\b(over|into|onto|in|to|with|of|from) ((?:hot|warm|cooked|cooled|drained|softened|melted|chilled|rested) [\ue100-\ue1ff])/giu;

/** Machines have a low and a high of their own. */
const machine =
  /\b(?:cooker|crock ?-?pot|instant pot|mixer|beat|whisk|cream|whip|knead|blend|blender|processor|process(?:ing)?|puls(?:e|ing)|run(?:ning)?|speed|grill|broil\w*|microwave|air[ -]fr\w+|hours?|setting)\b|\bor (?:on )?high\b/iu;
const level =
  /\b(?:over|on) (?:a )?((?:very |fairly )?(?:low|high|medium|gentle|moderate|med(?:ium)?-(?:low|high)|med))(?=[,.;]| (?:for|until)\b|$)/giu;
/** "Mix on low until combined": a mixer's speed, though nobody names it. */
const turned =
  /\b(?:mix|combine|fold)(?: (?:it|them|everything|all|well|again|together|in|the \p{L}+))*,? $/iu;
const onHeat = (_: string, how: string, at: number, sentence: string): string => {
  const level = how.toLowerCase().replace(/\bmed\b/u, 'medium');
  return turned.test(sentence.slice(0, at)) ? `on ${level} speed` : `over ${level} heat`;
};

/** "Transfer to bowl": the article behind an order or a preposition; all as it stands where it is surely no other. */
function withThe(all: string, ...rest: unknown[]): string {
  const { before, word, what } = rest.at(-1) as Record<'before' | 'word' | 'what', string>;
  const [at, text] = rest.slice(-3, -1) as [number, string];
  // "Prick the warm cake": an adjective, whatever else it may be.
  if (/\b(?:the|a|an|your|its|this|that|each|every)$/iu.test(text.slice(0, at).trimEnd())) return all;
  // "A clean, dry bowl": of these, only what opens a sentence is surely an order.
  if (
    at > 0 &&
    /^(?:dry|clean|warm|cool|hot|thin|level|open|wet|brown|crisp|smooth|separate|set|even|slow|light|double|clear|deep|flat)$/iu.test(
      word,
    )
  )
    return all;
  if (determines.test(word) || fixed.test(`${word} ${what}`)) return all;
  const low = word.toLowerCase();
  const opened = before.trim() === word && (isOrderVerb(low) || governs.test(low));
  if (!opened && !(isOrderVerb(low) && !/^(?:baking|frying)$/u.test(low)) && !governs.test(low)) return all;
  // "Top heat", "oil pan": nouns that are verbs elsewhere.
  if (
    /^(?:oil|butter|flour|salt|water|sauce|top|bread|heat|oven|grill|cake|loaf|season|dough|pan|serve|make|use|add|cook|roast|bake|fry|stir|steam|sponge|dressing|cream|egg)$/iu.test(
      low,
    ) &&
    !/^(?:lid|dish|tin|tray|oven|topping|dough|filling|batter|mixture)$/iu.test(what)
  )
    return all;
  return `${before} the ${what}`;
}

const exchanges = (
  [
    [/\bover (?:the )?(?:open |gas )?flame\b/giu, 'over a flame'],
    [/\bor (?=(?:dry|hot|non-?stick|cast[- ]iron) (?:skillet|pan|griddle|frying pan)\b)/giu, 'or in a '],
    [opens, (_: string, what: string) => `The ${what.toLowerCase()} `],
    [behind, withThe],
    [cue, 'the '],
    [sized, '$<prep> a '],
    [
      /\b(internal temperature|cent(?:re|er)|middle|edges?|tops?|surface) of (topping|filling|[\ue100-\ue1ff])(?= (?:is|are|reaches|should|reads|has)\b)/giu,
      '$1 of the $2',
    ],
    [food, '$1 the $2'],
    [/\b(over|onto|into|inside|under|around) (?=[\ue100-\ue1ff](?:[,.;]|$| and\b))/giu, '$1 the '],
    [/\b(slits|cuts|incisions|holes|pockets) in (?=[\ue100-\ue1ff])/giu, '$1 in the '],
    [
      /\b(until|till) (?=(?:knife|skewer|toothpick|tester|cake tester|fork|cocktail stick)\b(?!-))/giu,
      '$1 a ',
    ],
    [/\b(?:on|over) (high|low|medium|slow) flame\b/giu, 'over a $1 flame'],
    [/^(Heat|Warm) (?=(?:tawa|kadai|kadhai|karahi|griddle|wok|pan|skillet)\b)/iu, '$1 a '],
    [
      /\bwith (?=(?:(?:wooden|slotted|metal|floured|oiled|wet|large|big|electric|sharp|rolling|pastry|hand) )*(?:fork|spoon|spatula|whisk|knife|pin|mixer|cloth|brush|glass|cutter|masher|scraper|toothpick|skewer)(?=[,.;]|$| (?:until|till|just|and|for)\b))/giu,
      'with a ',
    ],
    [
      /\b(in|with|under) (?=(?:clean |damp |dry )+(?:tea towel|cloth|kitchen towel|dish towel|towel)\b)/giu,
      '$1 a ',
    ],
    [/\b(in|into|onto|on) (?=(?:biggest|largest|widest|smallest|heaviest) \p{L})/giu, '$1 the '],
    [/\bon back side of\b/giu, 'on the back of'],
    [/^(Bake|Roast|Cook|Broil) (?=[\ue400-\ue4ff])/u, '$1 at '],
    [/^((?:Bake|Roast|Cook|Broil) at [\ue400-\ue4ff]\p{L}?),? (?=[\ue300-\ue3ff])/u, '$1 for '],
    [/^(Keep covered) (?=[\ue300-\ue3ff])/u, '$1 for '],
    [/\b(in|into|over) (?=(?:low|hot|warm|moderate|cool|very low|very hot) oven\b)/giu, '$1 a '],
    [/\b(cooking|frying|making|baking|using) (rest|remainder)\b(?! of)/giu, '$1 the $2'],
    [/\bwith (?=(?:slight|little) (?:bite|wobble|resistance|give|crunch)\b)/giu, 'with a '],
    [
      /^(?!\p{L}+ing\b)([\p{L}]+(?: \p{L}+)?) (alongside|on the side)(?=[.!]*$)/u,
      (all: string, what: string, where: string) =>
        isOrderVerb(what.split(' ')[0]!.toLowerCase()) ? all : `Serve with ${what.toLowerCase()} ${where}`,
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** A masked sentence with the articles of what is made and used; `hob` says that heats are those of a hob. */
export const smallWords = (sentence: string, hob = true): string =>
  replaceAllOf(!hob || machine.test(sentence) ? sentence : sentence.replace(level, onHeat), exchanges);
