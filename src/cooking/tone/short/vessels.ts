/** "To the pan" where the pan is what the cook has just been at: a short text need not say it again. */

const vessel = String.raw`(?:frying |sauté |sauce|stock ?|soup |heated |hot |same |large |big )*(pan|pot|skillet|wok|saucepan|stockpot|casserole|Dutch oven|bowl|blender|food processor|mixer)`;
const anyVessel = new RegExp(String.raw`\b${vessel}s?\b`, 'giu');
const again = new RegExp(
  String.raw`(?<=\b(?:add|stir|mix|fold|pour|toss|fry|cook|sauté|saute|whisk|beat|melt)\b[^.;]*?),? (?:back )?(?:in|into|to|inside) (?:the|your) ${vessel}(?= (?:and|then|until|for|over|on|with)\b|[,.;)!\ue300-\ue3ff]|$| [\ue300-\ue3ff])(?! of\b)`,
  'iu',
);

const last = (text: string): string | null =>
  [...text.matchAll(anyVessel)].at(-1)?.[1]?.toLowerCase() ?? null;

/** A masked sentence without the vessel that was the last to be spoken of before it. */
export function unvesselled(sentence: string, before: string): string {
  const match = again.exec(sentence);
  if (match === null) return sentence;
  const [all, name = ''] = match;
  const ahead = sentence.slice(0, match.index);
  const at = last(`${before} ${ahead}`);
  if (at !== name.toLowerCase()) return sentence;
  // Somebody who takes it out of one vessel must hear of the next.
  if (/\b(?:another|other|separate|second|remove|transfer|drain|out of|from)\b/iu.test(ahead))
    return sentence;
  // "Put them in the pot": what is put must be put somewhere.
  if (/\b(?:put|place|return|throw|tip|drop|warm|heat)\b/iu.test(ahead)) return sentence;
  // "Pour the sauce in": what is poured has somewhere to go.
  return sentence.replace(all, /\bpour\b/iu.test(ahead) ? ' in' : '');
}
