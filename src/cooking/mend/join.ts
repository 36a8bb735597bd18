import type { IngredientMention } from '../understand-recipe/model.ts';
import { joinList } from '../text/grammar.ts';

/** Words in a step: from `start` to `end` stands `text` now. */
export interface Joined {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** "Half the sugar", "1 cup of the flour", "the rest of the oil": only a part goes in here. */
const partly =
  /(?:\d|[¼½¾⅓⅔]|\b(?:half|third|quarter|rest|remaining|remainder|reserved|leftover|most|some|more|enough|no|not|without|instead|of|or|if using|pinch|dash|bit|teaspoons?|tablespoons?|tsp|tbsp|cups?|spoons?|spoonfuls?|grams?|g|ml|oz))\.?\s+(?:of\s+)?(?:the\s+|your\s+)?(?:[\p{L}-]+\s+)?$/iu;
/** The food is a part of another word: "the milk mixture", "tomato sauce", "or margarine". */
const otherBehind =
  /^\s*(?:-|–|\/|'s|(?:mixture|mix|water|sauce|paste|powder|juice|oil|seeds?|leaves|slurry|side|halves|half)\b|(?:or|is|are|has|have|was|were|if|when|as(?! well)|that|which|should|will|can|begins?|starts?|turns?|becomes?)\b|\()/iu;
/** "To the sauce": it is there already. */
const intoIt = /\b(?:to|into|onto|over)\s+(?:(?:the|your)\s+)?(?:[\p{L}-]+\s+)?$/iu;
/** Behind the last of a list. */
const endsList =
  /^(?:\s*(?:[.,;:!?)]|$)|\s+(?:to|into|in|on|with|until|till|for|over|together|through|evenly|well|and|then|while|at|by|around|between|onto|inside|under|from|as well)\b)/iu;
/** An amount behind the list that each of it takes. */
const sharesAmount = /^[^.!?;]*(?:\d|[¼½¾⅓⅔])[^.!?;]*\beach\b/i;
const longestItem = 40;

/** Whether the next thing behind a place is another food of the same list. */
function nextFood(text: string, from: number, mentions: readonly IngredientMention[]): boolean {
  const next = mentions.find(({ start, kind }) => start >= from && kind !== 'pronoun');
  if (next === undefined || next.start - from > longestItem) return false;
  return !/[.;:!?(),]|\b(?:and|until|till|to|into|in|with|for|then)\b/iu.test(text.slice(from, next.start));
}

const verbs =
  /^(?:add|stir|mix|cook|fry|saut[eé]|simmer|bring|bake|whisk|beat|blend|toss|fold|pour|let|leave|put|place|season|serve|heat|reduce|cover|boil|roast|set|combine|turn|return|transfer|spread|sprinkle|continue|allow|make|use|keep|process|knead|work|chop|cut|slice|mince|dice|grate|wash|peel|rinse|drain|brown(?! sugar| rice)|sweat|steam|grill|remove|pulse|melt|warm|then|it|they|them|this|until|till|while|but|so|if|when|gradually|slowly|gently|raise|lower|deglaze|scrape|lay|dip|coat|form|shape|roll)(?!\p{L})/iu;
/** A list goes on with foods that the list of the recipe does not have: ", brown sugar and lemon juice". */
const listGoesOn = /^(?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+(?:, (?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+){0,8},? and /iu;

/**
 * Names further foods in one breath with one that a step names: "the onion and garlic" → "the onion, garlic and ginger".
 * Null where the place does not read as a list, or only a part of the food goes in there.
 */
export function joinTo(
  text: string,
  anchor: IngredientMention,
  mentions: readonly IngredientMention[],
  names: readonly string[],
): Joined | null {
  const { start, end } = anchor;
  const before = text.slice(0, start);
  const after = text.slice(end);
  // "(or the canned tomatoes)" is an aside, a list in brackets is not.
  const bracket = /\(([^)]*)$/.exec(before);
  if (bracket !== null && !bracket[1]!.includes(',') && !after.startsWith(',')) return null;
  // "Salt and pepper, 1/2 tsp each": that amount would be the newcomer's too.
  if (sharesAmount.test(after)) return null;
  if (partly.test(before) || otherBehind.test(after) || intoIt.test(before)) return null;
  const articled = /\b(?:the|your)\s+(?:[\p{L}-]+\s+){0,2}$/iu.test(before);
  const comma = /^,\s+/.exec(after);
  const further = (length: number): boolean => {
    const rest = after.slice(length).replace(/^(?:the|your|some)\s+/i, '');
    if (verbs.test(rest)) return false;
    return (
      nextFood(text, end + after.length - rest.length, mentions) || (comma !== null && listGoesOn.test(rest))
    );
  };
  const article = (length: number): string =>
    /^(?:the|your)\s/i.test(after.slice(length)) && articled ? 'the ' : '';
  // "the garlic, onions and peppers"
  const last = /^,\s+(?:and|&)\s+/.exec(after);
  if (last !== null && further(last[0].length))
    return { start: end, end, text: names.map((name) => `, ${article(last[0].length)}${name}`).join('') };
  if (comma !== null && last === null && further(comma[0].length))
    return { start: end, end, text: names.map((name) => `, ${article(comma[0].length)}${name}`).join('') };
  // "garlic and onions": a third makes it a list.
  const pair = /^\s+(?:and|&)\s+/.exec(after);
  if (pair !== null && further(pair[0].length) && !/\b(?:both|each)\s+(?:the\s+)?$/i.test(before))
    return { start: end, end, text: names.map((name) => `, ${article(pair[0].length)}${name}`).join('') };
  if (!endsList.test(after)) return null;
  // "onions and garlic", "the onions, peppers, and garlic": it was the last.
  const tail = /(,?)\s+(?:and|&)\s+((?:(?:the|your)\s+)?(?:[\p{L}-]+\s+){0,2})$/iu.exec(before);
  const behindFood =
    tail !== null &&
    !verbs.test(tail[2]!) &&
    mentions.some(
      (one) =>
        one.end <= tail.index &&
        tail.index - one.end < 24 &&
        !/[.;:!?]/.test(text.slice(one.end, tail.index)) &&
        one.kind !== 'pronoun',
    );
  if (behindFood) {
    const own = /^(?:the|your)\s/i.test(tail[2]!) ? 'the ' : '';
    const all = [...names].map((name) => own + name);
    const lastName = all.pop()!;
    const between = [text.slice(start, end), ...all].join(', ');
    return {
      start: tail.index,
      end,
      text: `, ${tail[2]!}${between}${tail[1]!} and ${lastName}`,
    };
  }
  const the = /\b(?:the|your)\s+(?:[\p{L}-]+\s+){0,2}$/iu.test(before) ? 'the ' : '';
  // An item in the middle of a sentence that commas part is no list by itself.
  if (
    comma !== null &&
    (!verbs.test(after.slice(comma[0].length)) || /,\s+(?:[\p{L}-]+\s+){0,3}$/u.test(before))
  )
    return after.slice(comma[0].length).trim() === '' || after.trim() === ','
      ? { start: end, end, text: ` and ${the}${joinList(names)}` }
      : null;
  const called = names.map((name) => the + name);
  return names.length === 1
    ? { start: end, end, text: ` and ${called[0]!}` }
    : { start: end, end, text: `, ${joinList(called)}` };
}
