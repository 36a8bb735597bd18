/** Where orders, names of things and the ends of both stand in a row of pieces. */
import { lettered } from '#kernel/light-patterns';
import { baseOfGerund, baseOfThird, isOrderVerb } from '../tone/say/verb-forms.ts';
import type { Piece } from './pieces.ts';

/** Nouns first, which are verbs only where a sentence begins. */
const nounLike =
  /^(?:stem|shell|bone|zest|juice|cream|ice|bread|flour|butter|oil|salt|pepper|sugar|water|crumb|cut|ground|split|spread|dry|wet|warm|cool|crisp|brown|set|thin|smooth|open|sauce|top|bottom|stock|dressing|rest|time|taste|pie|cake|cubes|half|paste|puree|fillet|stew|steak|ham)$/;
/** An -ing word that names a thing or a kind of it. */
const namesThing =
  /^(?:boiling|cooking|frying|baking|roasting|chilling|dressing|seasoning|icing|frosting|filling|topping|coating|pudding|stuffing|mixing|serving|cutting|rolling|cooling|finishing|remaining|dripping|whipping|living|casing|running|grating|sticking|everything|anything|something|nothing|string|spring)$/;
const leads =
  /^(?:then|now|next|first|finally|lastly|also|just|again|meanwhile|afterwards|optionally|and|or|to|&|not|simply|please)$/;

/** Whether the piece orders something, or says that something is done. */
export function isVerbAt(pieces: readonly Piece[], at: number, from: number): boolean {
  const piece = pieces[at]!;
  if (piece.kind !== 'word') return false;
  const before = at > from ? pieces[at - 1]! : null;
  const { low } = piece;
  // "Skim milk" is poured, not skimmed.
  if (low === 'skim' && pieces[at + 1]?.low === 'milk') return false;
  if (isOrderVerb(low)) {
    if (before === null || (at === from + 1 && /^["“(]$/.test(before.text)))
      return piece.food < 0 || /^(?:the|your|a|an|both|each)$/.test(pieces[at + 1]?.low ?? '');
    if (piece.food >= 0) return false;
    // "Both upper and lower heat".
    if (low === 'lower' && /^(?:upper|top)$/.test(pieces[at - 2]?.low ?? '')) return false;
    // "And set the oven", "and dry it".
    if (
      /^(?:the|it|them|aside|oven|your)$/.test(pieces[at + 1]?.low ?? '') &&
      /^(?:,|and|then)$/.test(before.low)
    )
      return true;
    // "In a large pot, brown the beef".
    if (before.text === ',' && low === 'brown' && /^(?:in|on|using|meanwhile|over)$/.test(pieces[from]!.low))
      return true;
    if (/^[,;:(–—-]$/.test(before.text)) return !nounLike.test(low);
    // "With parsley and cut chives", "sticky and dip hands in oil".
    if (leads.test(before.low)) return !(/^(?:and|or|&)$/.test(before.low) && nounLike.test(low));
    return /ly$/.test(before.low) && !nounLike.test(low) && isLead(pieces, at - 1, from);
  }
  return (
    /ing$/.test(low) &&
    !namesThing.test(low) &&
    piece.food < 0 &&
    before !== null &&
    (/^[,(]$/.test(before.text) ||
      /^(?:while|by|and|when|before|after|keep|continue|start|begin|without)$/.test(before.low)) &&
    baseOfGerund(low) !== null
  );
}

/** "Gently stir", "and gently stir": an adverb that leads in its verb. */
function isLead(pieces: readonly Piece[], at: number, from: number): boolean {
  if (at === from) return true;
  const before = pieces[at - 1]!;
  return leads.test(before.low) || /^[,;:(]$/.test(before.text);
}

const modifier = lettered(
  /^(?:fresh|freshly|hot|cold|warm|raw|ripe|dry|wet|cool|lukewarm|excess|other|large|small|medium|big|sweet|sour|soft|thick|thin|fine|finely|thinly|coarsely|roughly|lightly|lean|whole|uncooked|leftover|remaining|second|first|clean|heavy|light|dark|green|red|yellow|white|black|brown|golden|boneless|skinless|ice-cold|pre-cooked|room-temperature|\p{L}{2,}ed|\p{L}+-\p{L}+ed|frozen|beaten|torn|ground|minced)$/u,
);

/** Nouns behind the name of a food that belong to it: "egg mixture", "garlic cloves". */
const heads =
  /^(?:mixture|mix|slices?|pieces?|cubes?|cloves?|chunks?|halves|strips?|juices?|zest|peels?|leaf|leaves|paste|powder|sauce|broth|stock|water|flakes?|wedges|rounds?|balls?|patties|blend|batter|dough|purée|puree|yolks?|whites?|fillets?|thighs?|breasts?|legs|wings|noodles?|slurry|crumbs?|mash|flour|seasoning|halves|segments|cakes?|sticks|stalks?|florets?|spears|rings|shells?|tails|crust|liquid|wontons?|milk|seeds?|skins?|stems?|fat|tips|bits|cutlets?|steaks?|chops?|filling|marinade|dressing|solution|layer|bones?|rinds?|fries|pods?|chops|concentrate|syrup|oil|roast)$/;

/** Things made in the pot, which are one thing whoever made them. */
const things =
  /^(?:mixture|dough|batter|filling|marinade|dressing|ingredients|veggies|vegetables|meat|sauce|slurry|syrup|liquid|glaze|gravy)$/;
/** Parts of a dish of which something is said. */
const parts =
  /^(?:edges?|cent(?:er|re)s?|tops?|bottoms?|sides?|surface|liquid|juices|skins?|crust|texture|oil|water|pot|pan|oven|middle|moisture|grease)$/;

/** A mention may begin with one: "with the rest". */
const preposition = /^(?:with|of|in|into|to|from|for|on|onto|at|by|over|about)$/;
const determiner =
  /^(?:the|a|an|all|some|any|each|every|both|half|your|my|our|their|its|this|that|these|those|no|more|most|enough|another|plenty|everything|several|few|additional|extra|optional|preferred|desired)$/;

/** A food, or a thing made of foods, that stands without an article. */
export interface Thing {
  /** Behind its last word. */
  readonly end: number;
  /** Mention of its food in the step, or -1. */
  readonly food: number;
  /** Place of its first word that is no modifier. */
  readonly head: number;
}

/** What stands at a place, where it is a bare food or thing; null for everything else. */
export function thingAt(pieces: readonly Piece[], from: number, subject = false): Thing | null {
  let at = from;
  while (at < from + 4 && isModifierAt(pieces, at)) at++;
  const first = pieces[at];
  if (first === undefined || first.kind !== 'word' || (at > from && first.gap !== ' ')) return null;
  if (first.number !== null || determiner.test(first.low) || preposition.test(first.low)) return null;
  const head = at;
  let food = -1;
  if (first.food >= 0) {
    food = first.food;
    while (follows(pieces, at) && pieces[at + 1]!.food === food) at++;
    // "Cream cheese", of two mentions side by side.
    at++;
    while (pieces[at]?.kind === 'word' && pieces[at]!.gap === ' ' && heads.test(pieces[at]!.low)) at++;
  } else if (things.test(first.low) || (subject && parts.test(first.low))) at++;
  else return null;
  return { end: at, food, head };
}

const follows = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at + 1]?.kind === 'word' && /^ ?$/.test(pieces[at + 1]!.gap);

function isModifierAt(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  const next = pieces[at + 1];
  return (
    piece !== undefined &&
    piece.kind === 'word' &&
    piece.food < 0 &&
    piece.number === null &&
    next !== undefined &&
    next.gap === ' ' &&
    (modifier.test(piece.low) || (/ly$/.test(piece.low) && /ed$/.test(next.low)))
  );
}

const boundary =
  /^(?:and|or|plus|to|in|into|on|onto|with|from|over|until|till|for|at|by|while|when|if|as|then|after|before|about|under|through|around|between|off|out|up|down|aside|together|well|again|dry|once|because|so|that|which|per|alongside|halfway|crosswise|lengthwise|across|inside|is|are|will|should|has|have|back|away|very|one|two|a|an|the|using|without|both|but|except|per|underneath|evenly|twice|against|along|onto|where|your|too|instead|separately|of|all|like|only|first|later|overnight|whole|each|as|side|skin|cut)$/;

/** Whether what is named ends before a place. */
export function endsAt(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || piece.gap.includes('\n')) return true;
  if (piece.kind === 'sign') return piece.gap !== '' || !/^[-/’'&(]$/.test(piece.text);
  if (piece.kind === 'figure' || piece.opensNumber) return true;
  return boundary.test(piece.low) || /ly$/.test(piece.low);
}

const finite =
  /^(?:is|are|was|were|has|have|had|looks?|turns?|begins?|starts?|becomes?|gets?|reach(?:es)?|comes?|goes|go|can|will|should|feels?|smells?|releases?|bubbles?|floats?|pulls?|doubles?|wilts?|dissolves?|softens?|thickens?|melts?|cooks?|rests?|boils?|simmers?|steams?|bakes?|cools?|chills?|roasts?|browns?|flakes?|firms?|clings?|caramelizes?|caramelises?|evaporates?|absorbs?|holds?|runs?|registers?|reads?|shimmers?|smokes?|sizzles?|sets?|rises?|marinates?|toasts?|grills?|fr(?:y|ies)|soaks?|stands?|coats?|forms?|separates?|splits?|pops?|stops?|heats?|warms?)$/;

/** Whether something is said of what stands before a place. */
export const saysOf = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at];
  return (
    piece !== undefined &&
    piece.kind === 'word' &&
    (finite.test(piece.low) || (/s$/.test(piece.low) && piece.food < 0 && baseOfThird(piece.low) !== null))
  );
};
