/** What hangs in the air once a machine has taken over part of a recipe: a step whose ground was in a sentence that is gone. */

/** A step, what has to come before it, and what is wrong where that is missing. */
interface Ground {
  readonly step: RegExp;
  /** In the step's own sentence or before it. */
  readonly needs: RegExp;
  readonly fault: string;
}

const grounds: readonly Ground[] = [
  {
    step: /\breturn (?:the |it\b|them\b|all\b|everything\b)|\b(?:put|tip|add|slide) (?:the |it |them )[^.;]{0,40}\bback (?:in|into|to)\b/i,
    needs:
      /\b(?:remov|set aside|lift|tak(?:e|ing)|transfer|scoop|spoon|reserv|drain|strain|tip|pour|keep|kept|plate|out of|out\b|shred|carve|aside|cool|rest|pull)\w*/i,
    fault: 'something would go back that was never taken out',
  },
  {
    step: /\bdrain\b(?! (?:off |away )?(?:the |any |all )?(?:excess |most of the )?(?:fat|grease|oil|juice|liquid))/i,
    needs:
      /\b(?:boil|cook|simmer|soak|rins|blanch|wash|cann?ed|cans?|tins?|tinned|jar|salt|fr(?:y|ied)|marinat|thaw|defrost|steam|pressure|water|poach|brine|liquid|pickle|bottled|tuna|feta|mozzarella|tofu|juice|colander|kitchen paper|paper towel|reserv|press)\w*/i,
    fault: 'something would be drained that never lay in water',
  },
  {
    step: /\b(?:to|in|into|with) the (?:same |hot |remaining |rendered )?(?:fat|drippings)\b|\bin the same (?:pan|skillet|pot|oil|fat)\b|\bfat (?:that is )?left\b/i,
    needs:
      /\b(?:fr(?:y|ied|ying)|brown|sear|melt|heat|cook|saut|render|roast|grill|crisp|pan|skillet|lard|suet|dripping)\w*/i,
    fault: 'fat would be used that nothing was fried in',
  },
];

const sentencesOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/(?<=[.!?;])\s+/)).filter((one) => one.trim() !== '');

/**
 * The first fault of a text by the rules above; null where every step has its ground. `list` stands before the first step;
 * of what the machine is told itself nothing is asked, only of the author's own words (`kept`).
 */
function groundless(texts: readonly string[], list: string, kept: string): string | null {
  let before = list;
  for (const sentence of sentencesOf(texts)) {
    for (const { step, needs, fault } of grounds) {
      const found = step.exec(sentence);
      if (
        found === null ||
        !kept.includes(sentence.slice(Math.max(0, found.index - 10), found.index + found[0].length))
      )
        continue;
      const ownWords = `${sentence.slice(0, found.index)} ${sentence.slice(found.index + found[0].length)}`;
      if (!needs.test(before) && !needs.test(ownWords)) return fault;
    }
    before += ` ${sentence}`;
  }
  return null;
}

const poursLiquid = /\b(?:whisk|stir|pour|add)\w*\b[^.;]{0,30}\b(?:milk|stock|broth)\b/i;
const flour = /\bflour\b/i;
const thickened = /\b(?:butter|oil|fat|flour)\b[^.]*\b(?:stir|whisk|add|sprinkle|mix)\w*\b/i;

/** Whether flour that was cooked in fat before its liquid came now follows the liquid. */
function rouxUndone(was: readonly string[], now: readonly string[]): boolean {
  const placeOf = (texts: readonly string[]): readonly [number, number] => {
    const all = sentencesOf(texts).join(' ');
    return [all.search(flour), all.search(poursLiquid)];
  };
  const [oldFlour, oldMilk] = placeOf(was);
  const [newFlour, newMilk] = placeOf(now);
  if (oldFlour < 0 || oldMilk < 0 || newMilk < 0) return false;
  const roux = oldFlour < oldMilk && thickened.test(sentencesOf(was).join(' ').slice(0, oldMilk));
  return roux && (newFlour < 0 || newFlour > newMilk);
}

/** A sentence that ends in the middle, or lost a word behind a comma: "until tender, some.", "in a cold, pressure cooker". */
const cutOff =
  /\b(?:some|until|and|or|with|the|an?|into|from)[.!]$|\b(?:hot|cold|large|heavy|dry|wide), (?:pressure|slow|rice) cooker\b/i;

/**
 * Why the new steps do not stand on their own, as a cook would say it; null where they do, or where the source's do not
 * either.
 */
export function hangsInAir(
  was: readonly string[],
  now: readonly string[],
  list: readonly string[],
): string | null {
  const lines = list.join(' ');
  const old = was.join(' ');
  const fault = groundless(now, lines, old);
  if (fault !== null && groundless(was, lines, old) === null) return fault;
  if (rouxUndone(was, now)) return 'the flour would come after the liquid that it has to thicken';
  return sentencesOf(now).some((one) => cutOff.test(one) && !old.includes(one))
    ? 'one of the steps would end in the middle of its sentence'
    : null;
}
