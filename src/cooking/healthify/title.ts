import type { HealthFocus } from '../vocabulary.ts';
import { succeeded, type Target } from './targets.ts';

/** What a title may say where the wish moved a good deal, and where only a met limit allows the word. */
const words: Readonly<Partial<Record<HealthFocus, readonly [moved: string | null, met: string | null]>>> = {
  lowSodium: ['Lower-Sodium', 'Lower-Sodium'],
  lowFat: ['Lighter', 'Lighter'],
  lowSaturatedFat: ['Lighter', 'Lighter'],
  lowCholesterol: ['Lower-Cholesterol', 'Lower-Cholesterol'],
  lowCalorie: ['Lighter', 'Lighter'],
  lowSugar: ['Lower-Sugar', 'Lower-Sugar'],
  lowCarb: ['Lower-Carb', 'Lower-Carb'],
  highProtein: ['Higher-Protein', 'High-Protein'],
  highFiber: ['Higher-Fiber', 'High-Fiber'],
  heartHealthy: ['Heart-Healthier', 'Heart-Healthy'],
  diabeticFriendly: [null, 'Diabetic-Friendly'],
  weightLoss: ['Lighter', 'Lighter'],
  plantForward: [null, 'Plant-Forward'],
  mediterranean: ['Mediterranean-Style', 'Mediterranean-Style'],
  dash: ['Lower-Sodium', 'Lower-Sodium'],
  wholeFood: [null, 'Whole-Food'],
  balanced: [null, 'Balanced'],
  kidneyFriendly: ['Lower-Sodium', 'Lower-Sodium'],
  gutHealth: ['Higher-Fiber', 'High-Fiber'],
  ironRich: [null, 'Iron-Rich'],
};

/** Foci whose word speaks of one figure of several. */
const speaksOf: Readonly<Partial<Record<HealthFocus, string>>> = {
  dash: 'sodium_mg',
  kidneyFriendly: 'sodium_mg',
  gutHealth: 'fiber_g',
  weightLoss: 'energy_kcal',
  lowCholesterol: 'cholesterol_mg',
};

/** A title that promises as much already, in any of these words. */
const promised =
  /\b(?:low|lower|less|light|lighter|lite|lean|skinny|healthy|healthier|high|higher|reduced|diet|keto|guilt|heart|no)[- ]?(?:er)?\b/i;

/** What stands in front of a dish's own name: "Grandma's", "My Favourite", "The Best Ever". */
const lead =
  /^(?:(?:the|my|our|mom['’]?s|mum['’]?s|dad['’]?s|(?:grand(?:ma|pa|mother)|nan(?:a|ny)?|aunt\p{L}*|uncle \p{L}+|aunt \p{L}+)['’]?s|(?!(?:Shepherd|Ploughman|Fisherman|Hunter|Butcher|Farmer|Tso|Devil|Angel|Lady|Bird|Poor)['’]?s)[A-Z][a-z]+['’]s|best|ever|easy|quick|simple|classic|favou?rite|ultimate|perfect|homemade)\s+)+/iu;

/** What a writer tells of the dish and no cookbook prints: "!!", "(my husband's fave)". */
const chat =
  /\s*\([^()]*\b(?:my|our|mom|mum|dad|husband|wife|kids?|family|fav\p{L}*|best|yum\p{L}*|love\p{L}*|easy|so good)\b[^()]*\)|\s*(?:[!~*]|:\)|\p{Extended_Pictographic})+(?=\s|$)/giu;
const small = /^(?:w\/|a|an|and|the|of|in|on|with|for|or|to|from|by|al|alla|di|de|la|le|du|en|n)$/;
const whose = /^(mom|mum|dad|grandma|grandpa|nana|nanny)s$/i;

/** First words that keep their capital in any title: peoples, days, places. */
const proper =
  /^(?:english|spanish|irish|welsh|scottish|turkish|polish|danish|swedish|finnish|jewish|cornish|british|italian|indian|persian|iranian|russian|ukrainian|hungarian|austrian|belgian|moroccan|tunisian|mexican|american|cuban|peruvian|brazilian|korean|chilean|german|greek|french|dutch|swiss|czech|thai|japanese|chinese|vietnamese|portuguese|lebanese|maltese|cantonese|szechuan|sichuan|cajun|creole|caribbean|mediterranean|asian|african|tuscan|sicilian|texan|hawaiian|jamaican|filipino|israeli|pakistani|bombay|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|caesar|waldorf|parmesan|cheddar|dijon|yorkshire|lancashire|cajun|tex-mex)\b/iu;

const properWithin = new RegExp(`(?<=\\s)${proper.source.slice(1)}`, 'giu');

/** A title as a cookbook prints it: without the writer's asides, and one in small letters throughout with its capitals. */
function printedTitle(title: string): string {
  const bare = title.replace(chat, '').trim();
  const kept = bare === '' ? title : bare;
  if (/\p{Lu}/u.test(kept) || !/\s/.test(kept)) return kept;
  return kept
    .split(' ')
    .map((word, at) => {
      const own = word.replace(whose, "$1's");
      return at > 0 && small.test(own) ? own : own.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** What a diabetic is served by, where the whole of it was not reached: by the figure that moved. */
function partOf(focus: HealthFocus, changed: readonly Target[]): string | null {
  if (focus !== 'diabeticFriendly') return null;
  const fell = (nutrient: string): boolean =>
    changed.some((one) => one.nutrient === nutrient && succeeded({ ...one, met: false }));
  return fell('sugars_g') ? 'Lower-Sugar' : fell('carbohydrate_g') ? 'Lower-Carb' : null;
}

/** What is told as a sentence, with somebody who speaks in it or something that happens, and is no name of a dish. */
const spokenTitle =
  /^(?:i|we|how|what|when|why|this is|it['’]?s|that|those|these)\b|\b(?:i|i['’](?:m|ve|ll|d)|we|you|he|she|they|who|(?<!\b(?:home|hand|ready|fresh(?:ly)?|self)[- ])made|makes|used to|taught|gave|sort of|kind of|aka|always|never(?!-)|because|when|after|that (?:my|our|the|is|was))\b/iu;
/** So many words with a small letter first are a sentence. Own rule. */
const longTitle = 9;
/** A title into which no word can be put: it takes one behind. */
const isSpoken = (title: string): boolean =>
  spokenTitle.test(title) ||
  (title.split(/\s+/).length >= longTitle && /^\p{Ll}/u.test(title)) ||
  /^\p{Ll}.*\s\p{Lu}/u.test(title);

/** Says honestly in the title what a dish became: a word where the figure asked for moved by a quarter, or its limit was met. */
export function healthTitle(title: string, focus: HealthFocus, targets: readonly Target[]): string {
  const asked = speaksOf[focus];
  const own = asked === undefined ? targets : targets.filter(({ nutrient }) => nutrient === asked);
  const changed = own.filter(({ before, after }) => before !== null && after !== null && before !== after);
  if (changed.length === 0 || promised.test(title)) return title;
  const all = own.every(({ met }) => met);
  // What moved the figure, not what met it all along.
  const moved = changed.some((target) => succeeded({ ...target, met: false }));
  const [some, whole] = words[focus] ?? [null, null];
  const reached = changed.some(
    ({ met, before, min, max }) =>
      met && ((max !== null && before! > max) || (min !== null && before! < min)),
  );
  // All of what kidneys are spared is less, and not sodium alone.
  const spared =
    focus === 'kidneyFriendly' &&
    targets.length > 1 &&
    targets.every(({ met, before, after }) => met && before !== null && after !== null && after <= before);
  const word =
    focus === 'dash' && moved && targets.length > 1 && targets.every(({ met }) => met)
      ? 'DASH-Style'
      : spared && moved
        ? 'Kidney-Friendlier'
        : all && (moved || reached)
          ? whole
          : moved
            ? (some ?? partOf(focus, changed))
            : null;
  if (word === null) return title;
  if (isSpoken(title)) return `${title.trim()} (${word.toLowerCase().replace('dash', 'DASH')})`;
  const print = printedTitle(title);
  const boast = lead.exec(print)?.[0] ?? '';
  // "The best ever" is for others to say, and what was changed is the classic no longer.
  const front = boast.replace(/\b(?:the )?(?:best(?: ever)?|classic)\s+/gi, '');
  const name = front + print.slice(boast.length);
  const made = `${front}${word} ${name.slice(front.length)}`;

  // A title in small letters keeps them.
  const plain = print.replace(properWithin, '');
  return /\s\p{Lu}/u.test(plain) || !/\s/.test(print.trim())
    ? made
    : `${made.charAt(0)}${made.slice(1, front.length + word.length).toLowerCase()}${made.slice(front.length + word.length).replace(/^(\s)(\p{Lu})(?=\p{Ll})/u, (said, gap: string, letter: string) => (proper.test(name.slice(front.length)) ? said : gap + letter.toLowerCase()))}`;
}
