/** Half-sentences of an old vessel that the food no longer lies in: what sat on top, under a lid, over a rack. */

/** A rack that was set over a sheet, where there is only the machine's own grate. */
export const rackOnBare =
  /\b(?:over|on|onto) (?:a|the) (?:wire |cooling )?rack(?:,)? (?:that is |which is )?(?:set |placed |sitting )?(?:on|over|in|inside) (the (?:grate|air-fryer basket|smoker's grate))\b/i;

/** "Nestle in the chicken, skin up", among what was tossed. */
export const nestlesIn =
  /^\W*(?:nestle|tuck|sit|set) (?:in )?(the [\w -]{3,20}?)(?: in(?: among(?:st)? (?:them|it))?)?(,? skin[- ](?:side )?up)?\W*$/i;

export const onTopAlone =
  /^\W*(?:sit|set|perch|nestle|lay|put|place|stand)\s+(?:the|your)\s+[\w -]{3,20}\s+on top\W*$/i;

export const steamerPlate =
  /\b(?:on|in) (?:a|the) (?:[\w-]+ )?(?:plate|dish) (?:that|which) (?:will )?fits? (?:in(?:side|to)? )?(?:your|the|a) steamer\b/i;

export const coverAlone = /^\W*(?:and\s+)?cover(?: (?:it|tightly|with (?:a|the|its) lid))?\W*$/i;

/** "… and sit the lamb on top", which lies on the grate over its tray. */
export const sitsOnTop =
  /(?:,\s+|,?\s+(?:and|then)\s+)(?:sit|set|perch|nestle|lay|put|place|stand)\s+(?:the|your)\s+[\w -]{3,20}\s+on top(?:,? [\w -]*side (?:up|down))?(?=\W*$)/i;
