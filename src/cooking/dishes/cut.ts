/** How small a food is cut before it is cooked: in thin slices, strips or minced, bite-sized, in chunks, in whole pieces. */
export const cuts = ['thin', 'small', 'pieces', 'whole'] as const;
export type Cut = (typeof cuts)[number];

const sizes = /(\d+(?:\.\d+)?)\s*(cm|mm)/g;
const thinWords =
  /\b(?:thin(?:ly)?|strips?|shred(?:ded)?|slivers?|shav(?:ed|ings)|minced|ground|crumbled|beaten|casings? (?:removed|off)|pounded|matchsticks?|flaked|grated|finely)\b/;
const pieceWords = /\b(?:large|thick(?:ly)?|wedges?|halved|quartered|big|jointed)\b/;
const smallWords = /\b(?:bite-sized?|small|diced?|sliced?|slices|coins|rings|rounds|chopped|florets)\b/;
const slices = /\b(?:slices?|sliced|rounds|coins|rings)\b/;
const cutWords = /\b(?:cubes?|cubed|chunks?|pieces|cut|batons|lengths)\b/;

/** Centimetres up to which a slice is thin, and a piece small. */
const limits = { thin: 1.2, small: 2.6 } as const;

/** How small a preparation, as the list of ingredients words it, leaves its food; one that does not cut leaves it whole. */
export function cutOf(prep: string): Cut {
  if (thinWords.test(prep)) return 'thin';
  const sized = [...prep.matchAll(sizes)].map(([, size, unit]) => Number(size) / (unit === 'mm' ? 10 : 1));
  if (sized.length > 0) {
    const size = Math.max(...sized);
    if (size <= limits.thin && slices.test(prep)) return 'thin';
    return size <= limits.small ? 'small' : 'pieces';
  }
  if (/\b(?:left whole|in one piece)\b/.test(prep)) return 'whole';
  if (pieceWords.test(prep)) return 'pieces';
  if (smallWords.test(prep)) return 'small';
  return cutWords.test(prep) ? 'pieces' : 'whole';
}
