/** Whether an instruction is a telegram: notes in it stand for sentences ("Corn in for 3 minutes.", "Oven to 425."). */
import { isOrderVerb } from '../say/verb-forms.ts';

/** Words that no telegram has, and openings of whole sentences other than an order. */
const finite =
  /(?<![\p{L}])(?:is|are|was|were|will|would|should|can|could|may|might|must|has|have|you|your|i|it['’]?s|they|which|we|there|that['’]?s|needs?|looks?|comes?|makes?|keeps?|takes?)(?![\p{L}])/iu;
const opening =
  /^(?:(?:off|in|into|on|onto|to|with|without|for|after|before|when|while|once|if|as|at|over|using|by|from|until|during|meanwhile|in the meantime|optional(?:ly)?|do|don['’]t|never|not|no|let|be|repeat|enjoy|note|tip|please|just|also|this|these|those|here|why|how|what|each|all|everything|start|begin|continue|about|every|another|or|pay|feel|happy|bon|yield|makes?|serves?|step|method|directions?|instructions?|ingredients?|option)(?![\p{L}])|\p{L}+ly(?![\p{L}]))/iu;
const joint =
  /^(?:and |then |now |next,? |finally,? |lastly,? |second(?:ly)?,? |first(?:ly)?,? |again,? )+/iu;
/** Where a thing goes, a time, a heat or a row stands in place of a verb. */
const noteEnd =
  /(?<![\p{L}])(?:in|out|on|off|over|back|on top|over the top|together|inside|beside|alongside|underneath|last|first)(?=[,;]|$| (?:for|at|with|till?|until|last|one|to)(?![\p{L}]))|\d+ ?(?:mins?|minutes?|hrs?|hours?|secs?|seconds?)(?![\p{L}])|(?<![\p{L}])(?:heat|fridge|flame|low|med|medium|high)(?=[,;]|$)|,|^(?:[^:]{2,20}):/iu;
/** Orders that are rare, and foods whose names are orders too. */
const further = /^(?:fluff|sauté|saute|spatchcock|parboil|par-boil)$/u;
const asFood = /^(?:salt|pepper|butter|oil|flour|sugar|cream|bread|water|top|ice|grill|rub)$/u;
const mostWords = 16;

/** Sentences of a text, roughly: enough to see what they open with. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/\([^()]*\)/gu, '')
    .replace(/(?<![\p{L}])approx\./giu, 'about')
    .replace(/(?<=\d ?(?:mins?|hrs?|secs?|tbsp|tsp|oz|lbs?|in))\.(?= \p{Ll})/giu, '')
    .split(/[.!?;]+(?=\s|$)/u)
    .map((one) => one.trim())
    .filter(Boolean);

function isFragment(sentence: string): boolean {
  const said = sentence.replace(joint, '');
  const [first = ''] = /^[\p{L}'’-]+/u.exec(said) ?? [];
  const low = first.toLowerCase();
  if (said.split(/\s+/u).length > mostWords || finite.test(said) || opening.test(said)) return false;
  if (/ing$/u.test(low) || /^\W|^(?:about )?\d+ ?\p{L}+ (?:after|before)(?![\p{L}])/u.test(said))
    return false;
  if (
    (isOrderVerb(low) || further.test(low)) &&
    !(
      asFood.test(low) &&
      /^\p{L}+(?:[,:]|$| (?:whipped|melted|in|on|over|last|back|and(?! pepper \p{L})|\+))/u.test(said)
    )
  )
    return false;
  // "STEP 2", "Enjoy your meal" and a label by itself are none.
  return noteEnd.test(said) && !/^\p{L}+(?: \p{L}+)?:?$/u.test(said);
}

/** Marks of haste that no whole sentence has: "lid on", "til", "S&P", "shove em". */
const hasty =
  /(?<![\p{L}\p{N}])(?:s ?& ?p|s and p|til|em|dont|its runny|w\/)(?![\p{L}])|(?<=\p{L}) \+ (?=\p{L})|, lid (?:on|off|ajar|half)(?![\p{L}])|, (?:no|not) (?:peeking|longer|stirring)|(?<=^|[.!] )(?:oven (?:to|at|on|\d)|straight to the table)|straight back in(?=[.!]|$)|\(mitts?!*\)|(?<=^|[.!] )rest \d+ ?mins?(?![\p{L}])|(?<=^|[.!] )(?:rest|simmer|bake|boil|cook|fry|roast|chill|soak \p{L}+) \d+(?:-\d+)? ?(?:mins?|hrs?|secs?)(?=[.!]|$)/iu;

/** By the first look that can tell, for most instructions are whole. */
export const isTelegraphed = (text: string): boolean =>
  hasty.test(text) || sentencesOf(text).some(isFragment);
