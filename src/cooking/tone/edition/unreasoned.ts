/** What a tone of few words leaves out whole: why a thing is done, and what will come of it. */

/** What no text leaves out: figures, and what somebody could be hurt by. */
const kept =
  /[\ue200-\ue5ff\d]|\b(?:careful\w*|hot|raw|safe\w*|internal|pink|cooked through|allerg\w*|bones?|optional\w*)\b/iu;

const subject = String.raw`(?:it|they|you|this|that|these|the|your|[\ue100-\ue1ff]|\p{L}+ (?:is|are))`;
const tails = [
  new RegExp(String.raw`,? (?:so(?: that)?|because|since) (?=${subject}(?![\p{L}]))[^.;()]*(?=[.!]*$)`, 'iu'),
  new RegExp(
    String.raw`, as (?=${subject}(?![\p{L}])|[\ue100-\ue1ff])(?! (?:it|they) (?:cooks?|cools?|bakes?|simmers?|melts?))[^.;()]*(?=[.!]*$)`,
    'iu',
  ),
  /[,;]? (?:or(?: else)?|otherwise,?) (?:it|they|you|the \p{L}+|[\ue100-\ue1ff])(?:['’]ll| will| won['’]t| would| goes?| becomes?| turns?| gets?| sticks?| burns?| might| may| can)\b[^.;()]*(?=[.!]*$)/iu,
  /, which (?:gives|makes|keeps|helps|means|adds|lets|stops|will|is (?:what|why|where|how))\b[^.;()]*(?=[.!]*$)/iu,
  /,? (?:so as|in order) not to (?!\p{L}+ (?:yourself|your))[^.;()]*(?=[.!]*$)/iu,
  / [-–—]+ (?:this|that|it|they|you|there|no need|watch|trust)\b[^.;()]*(?=[.!]*$)/iu,
];

const statement =
  /^(?:note: )?(?:(?:it|they|this|that|these|there|you|the [\p{L}\ue100-\ue1ff -]{1,30}|[\ue100-\ue1ff])(?:['’](?:ll|s|re|ve))? ?(?:will|is|are|was|were|gives?|makes?|keeps?|helps?|adds?|has|have|goes|gets?|tastes?|looks?|smells?|come|comes|sink|sinks|may|might|can|want)\b|no need to\b|don['’]t worry\b)/iu;
/** What tells the cook how it should be, or when. */
const tells =
  /\b(?:not|never|should|must|until|till|when|once|ready|done|if|unless|needs?|keep|keeps|store|freez\w*|leftovers?|serve\w*|add|use|avoid|without)\b|n['’]t\b/iu;

/** A masked sentence without its reasons; '' where it is no more than one. */
export function unreasoned(sentence: string): string {
  if (/^(?:note: )?no need to\b/iu.test(sentence) && !kept.test(sentence)) return '';
  let said = sentence.replace(/\s?\(([^()]*)\)/gu, (all, inside: string) =>
    kept.test(inside) || !statement.test(inside) || tells.test(inside) ? all : '',
  );
  said = said.replace(
    /\(([^()]*?)(?:,? or (?:it|you|they)(?:['’]ll| will| won['’]t| would)[^()]*)\)/giu,
    (all, inside: string) => (kept.test(all) ? all : `(${inside})`),
  );
  for (const tail of tails) {
    const match = tail.exec(said);
    if (match !== null && !kept.test(match[0]) && match.index > 8) said = said.replace(tail, '');
  }
  if (statement.test(said) && !kept.test(sentence) && !tells.test(said)) return '';
  if (said === sentence) return sentence;
  const left = said.replace(/\s+([,.;!])/gu, '$1').replace(/[,;:\s]+$/u, '');
  return /[.!?)]$/u.test(left) ? left : `${left}.`;
}
