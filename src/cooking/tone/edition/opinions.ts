/** What an author thinks of an act: "this is a faff but worth it", "easy does it". No voice but theirs says it. */

const figure = /[\d\ue200-\ue5ff]/u;
const opines =
  /^(?:and |but |so )?(?:this|that|it|these|they|yes|i|we|my|our)\b(?:['’](?:s|re|ll|d|ve|m))?(?: \p{L}+){0,4} (?:a (?:faff|pain|hassle|must|game[- ]changer|winner|keeper)|(?:super |really |very |so |most |pretty )?(?:important|crucial|essential|key)|love|favou?rite|secret|worth (?:it|the)|magic\w*|delicious|amazing|so good|the (?:best|trick|secret|fun|hard|messy) (?:part|bit|thing|ingredient)|trust|promise)\b/iu;
const aside =
  /^(?:easy does it|trust me|trust the process|you get the idea|you know the drill|worth it|so worth it|never skip this|don['’]t skip this|not sorry|no judg\p{L}*|(?:i )?(?:always|usually|often) (?:i )?make (?:a )?double[^.]*|you do you|you want colou?r|it['’]s a myth[^.]*|(?:i|we) (?:always|usually) (?:make|do) (?:a )?(?:double|extra)[^.]*|(?:i )?promise|mandatory|my favou?rite(?: part)?|this is (?:key|the key|important|crucial))\b/iu;
/** What stays whoever says it. */
const bears =
  /\b(?:not|never|must|raw|internal|pink|safe\w*|careful\w*|hot|burn\w*|allerg\w*|optional\w*|instead|until|till|should|stor\w*|freez\w*|keeps?)\b|n['’]t\b|[:;]/iu;

/** Whether a masked sentence tells an opinion and nothing else. */
export const isOpinion = (sentence: string): boolean =>
  !figure.test(sentence) &&
  ((opines.test(sentence) && !bears.test(sentence)) ||
    (aside.test(sentence) && sentence.length < 60 && !figure.test(sentence)));

const tail =
  /(?:,| [-–—]+) (?:easy does it|trust me|worth it|so worth it|(?:i )?promise|you get the idea|(?:this|it)(?:['’]s| is) (?:super |really |very |so |totally |well )?(?:important|crucial|key|worth it)|this is a (?:faff|pain))\b(?: if you want [^.;!\d\ue100-\ue5ff]*| but [^.;!\d\ue100-\ue5ff]*)?(?=[.!;]|$)/iu;
/** "Easy does it, the feta is salty": what follows tells. */
const ahead =
  /(?<=(?:,| [-–—]+) )(?:easy does it|trust me|careful here|i promise|seriously), (?=[\p{L}\ue100-\ue1ff])/giu;

/** A masked sentence without an opinion behind its order; '' where it is no more than one. */
export const unopined = (sentence: string): string =>
  isOpinion(sentence) ? '' : sentence.replace(ahead, '').replace(tail, '');
