/** Which of a tone's ways to say a verb fits what the verb handles. */
import type { Manner } from './manner.ts';
import { isPlural } from './number-of.ts';
import type { Order, Part } from './parse-sentence.ts';
import type { ToneTable } from '../tone-table.ts';
import { sourceHead, type keyOf } from './verb-key.ts';

/** Without what it handles such a verb keeps its plain form: "remove from the oven". */
const needsObject = /^(?:preheat|remove|take|place|put|transfer|return|lift|use|make|get|add)$/;

/** What is too big to be sprinkled. */
const chunky =
  /\b(?:potato(?:es)?|carrots?|onions?|vegetables?|veg|wedges|apples?|sausages?|tomato(?:es)?|peppers|squash|pieces|chunks|topping)\b/i;

/** Verbs for things with a shape, and what has none. */
const forThings = /^(?:lay|nestle|arrange|position|park|set|deposit)\b/;
const shapeless =
  /\b(?:sauce|flour|mixture|water|stock|broth|milk|oil|batter|cream|powder|sugar|salt|juice|liquid|starch|everything|ingredients|wine|vinegar|lid|heat|oven|rice|cups?|ml|tsp|tbsp|teaspoons?|tablespoons?|well)\b|back$/i;
const strewing =
  /^(?:spread|sprinkle|scatter|pour|drizzle|spoon|strew|tip|crumble|grate|squeeze|ladle|dot)\b/;
/** What may be said of the dish that something is strewn on: "sprinkle with parsley", never "fling with parsley". */
const coversWith = /^(?:scatter|sprinkle|strew|shower|top|finish|crown|dust|dot|drizzle|garnish|dress)\b/;
/** Verbs for what can be thrown, what cannot, and what nothing goes into. */
const thrown = /^(?:toss|chuck|throw|pile|lob|fling|sling|pop|put|slip|drop|park|bung|lay|nestle|stick)\b/;
const liquid = /\b(?:broth|stock|wine|milk|water|oil|juice|cream|vinegar|sauce|beer|syrup|batter)\b/i;
const flat = /\b(?:sheet|tray|plate|platter|board|rack|surface|griddle)s?\b/i;

/** A goal that a tone may name with another preposition. */
export const isTo =
  /^(?:to|into)\s(?!(?:the |your )?(?:own )?(?:taste|liking|top|bottom|sides?|surface|edges?|boil|simmer)\b)(?=(?:the|an?|your|it|them|this|that|each|both|all|every|same)\b|[\ue100-\ue1ff]|(?:[\p{L}-]+ ){0,2}(?:bowl|pan|pot|saucepan|skillet|wok|mixture|dish)\b)/iu;

/** "Pop in" where a tone knows what it says for "pop": its single words, with the particle. */
const bareVerb = (
  table: ToneTable,
  { verbs: [verb = ''], particle }: Order,
): readonly string[] | undefined =>
  particle === null ||
  !/^(?:pop|chuck|bung|lob|plonk|slosh|sling|slip|slide|dump|throw|stick|whack)$/.test(verb) ||
  !/^(?:in|out|back|over|away|down)$/.test(particle)
    ? undefined
    : table.verbs[verb]
        ?.filter(
          (one) => /^\p{L}+$/u.test(one) && !/^(?:place|lay|park|set|deposit|arrange|position)$/.test(one),
        )
        .map((one) => `${one} ${particle}`);

/** "Toss it in the flour" covers it with flour and mixes nothing. */
const tossedIn = (verb: string, parts: readonly Part[]): boolean =>
  /^(?:toss|turn|roll)$/.test(verb) &&
  /^in (?:the |some |a little )?[\ue100-\ue1ff]/.test(parts[0]?.text ?? '');

const placedOn = (parts: readonly Part[]): boolean =>
  parts.some(({ text }) => /\b(?:paper|towels?|rack|cloth)\b/i.test(text));

/** What is left to happen by itself. */
const lets = /^(?:let|leave|allow|get) (?:\{o\}|it)\b/;

/** Where a vessel goes, and what one is. */
const intoHeat =
  /^(?:back )?(?:to|into|in) (?:the |an? |your )?(?:[\p{L}-]+ )?(?:oven|broiler|grill|fridge|refrigerator|freezer)\b/iu;
const vessel = /\b(?:skillet|pan|pot|dish|tin|tray|casserole|sheet|ramekins?|mou?lds?)$/iu;

/** How fine something is cut, said behind it. */
const howCut =
  /\b(?:thin(?:ly)?|thick(?:ly)?|fine(?:ly)?|small|coarse(?:ly)?|rough(?:ly)?|half|halves|lengthways|lengthwise|crossways)$/;

/** A turn of phrase, as against a verb: heard once in a recipe. */
const isPhrase = (option: string): boolean => option.replace('{o}', '').trim().split(/\s+/).length > 3;

/** One of the tone's patterns for an order; the source's own verb where none fits. */
export function chooseVerb(
  order: Order,
  { key, object: rawObject, parts: rawParts }: ReturnType<typeof keyOf>,
  manner: Manner,
  sharing: boolean,
): string {
  const { table, pick } = manner;
  const bare = rawObject === '';
  const verb = order.verbs[0]!;
  // "Bake or boil the potatoes": the object is still to come.
  const laterObject = rawParts.some(({ kind, text }) => kind === 'time' && /[\ue100-\ue1ff]/.test(text));
  // "Cut along the backbone" cuts nothing up, and "pour it" wants to know where to.
  const kept =
    (bare &&
      /^(?:cut|slice)$/.test(key) &&
      /^(?!in(?:to)?\b(?! (?:the|each|your|it)\b))/i.test(rawParts[0]?.text ?? 'in')) ||
    // "Check on it".
    (key === 'check' && /^on\b/i.test(rawParts[0]?.text ?? '')) ||
    // "Heat through".
    (bare && /^(?:through|over|in|up|down)$/i.test(rawParts[0]?.text ?? '')) ||
    (key === 'pour' && !rawParts.some(({ kind }) => kind === 'place'));
  if (kept) return key;
  // "Remove to a plate" takes it somewhere, as against out of something.
  const away =
    key === 'remove' && rawParts[0]?.kind === 'place' && /^(?:to|into|onto) /i.test(rawParts[0].text);
  const own = bare && !away && !sharing && !laterObject ? table.verbs[`~${key}`] : undefined;
  const options =
    own ??
    ((bare && (sharing || laterObject || (needsObject.test(verb) && key !== 'remove from heat'))) ||
    rawObject.startsWith(':') ||
    // Edges are folded in, not mixed in.
    (key === 'fold in' && !manner.locked(rawObject))
      ? []
      : (bare && verb === 'toss' && rawParts[0]?.kind === 'with') || tossedIn(verb, rawParts)
        ? // "Coat it in the flour until coated" says it twice.
          rawParts.some(({ text }) => /\bcoat/i.test(text))
          ? []
          : table.verbs['coat']
        : // "Remove the bird to a platter" takes it somewhere, as against out of something.
          (table.verbs[
            key === 'remove' && rawParts[0]?.kind === 'place' && /^(?:to|into|onto) /i.test(rawParts[0].text)
              ? 'transfer'
              : key
          ] ?? bareVerb(table, order))) ??
    [];
  const placed = rawParts.some(({ kind, text }) => kind === 'place' && isTo.test(text));
  const into = rawParts.some(({ kind, text }) => kind === 'place' && /^(?:into|onto)\b/i.test(text));
  const words0 = rawObject === '' ? '' : [...rawObject].map(manner.reveal).join('');
  // "Bring the dry ingredients: flour, sugar and salt together".
  const long = words0.length > 42 || words0.includes(':');
  const possible = options.filter(
    (option) =>
      // What moves into an oven is a vessel, and nobody tips one.
      !(/^tip\b/.test(option) && (vessel.test(words0) || rawParts.some(({ text }) => intoHeat.test(text)))) &&
      // "Follow with the garlic" goes where the food before it went.
      !(/^follow\b/.test(option) && (rawParts.length > 0 || manner.place === 'first')) &&
      // "Beat it together with a tenderizer": what is brought together is many.
      !(
        /^(?:beat|whisk)\b.*\btogether$/.test(option) &&
        !/together/.test(key) &&
        !/^(?:them|everything)$/i.test(rawObject) &&
        !isPlural(words0)
      ) &&
      // "You bring together."
      !(bare && /^(?:bring|draw|work)\b.* together$/.test(option)) &&
      // A pan is not switched on.
      !(key === 'preheat' && !/oven/.test(words0) && words0 !== '' && option !== 'heat') &&
      // "Introduce the garlic" wants to know to what.
      (placed || !/^\S+ > |\{o\} up > /.test(option)) &&
      !(
        /\beach other\b|\bacquainted\b/.test(option) &&
        (!/,|\band\b/.test(words0) || rawParts.some(({ text }) => /^(?:in|on)to\b/i.test(text)))
      ) &&
      !(placed && option === 'incorporate') &&
      !(isPhrase(option) && pick.uses(`phrase ${option}`) > 0) &&
      // "Oven to 180 °C".
      !(option === '{o}' && (rawParts[0]?.kind !== 'heat' || !/^(?:to|at)\b/i.test(rawParts[0].text))) &&
      // "Put the beef to the side on a plate".
      !(
        key === 'set aside' &&
        !/aside$|^\p{L}+$/u.test(option) &&
        rawParts.some(({ kind }) => kind === 'place')
      ) &&
      // "Roughly reduce the spinach to rubble", "thinly slice the mushrooms evenly".
      !(order.adverb !== null && /\{o\} \S|^give /.test(option)) &&
      // "Do the folding 3 more times again".
      !(/\bagain$/.test(option) && /\b(?:times|once|twice)\b/.test(`${words0} ${rawParts[0]?.text ?? ''}`)) &&
      // "Turn over the dough onto a board".
      !(key === 'turn' && into && /^(?:turn over|flip)/.test(option)) &&
      // "Throw in a cup of broth", "tip the tomatoes into a baking sheet", "slip in the spinach to risotto".
      !(thrown.test(option) && liquid.test(words0) && !thrown.test(verb)) &&
      !(
        option.includes('>') &&
        rawParts.some(
          ({ kind, text }) => kind === 'place' && /^to /i.test(text) && (flat.test(text) || !isTo.test(text)),
        )
      ) &&
      // "Give the mixture well a stir".
      !(/\{o\} \S/.test(option) && / (?:well|thoroughly|\w+ly)$/i.test(rawObject)) &&
      !(/\btogether\b/.test(option) && rawParts.some(({ text }) => /^together\b/i.test(text))) &&
      !(
        /\bto (?:heat|temperature)\b|\bhot\b/.test(option) &&
        rawParts.some(({ kind, text }) => kind === 'heat' || isTo.test(text) || /^to /.test(text))
      ) &&
      // "Spread out over the filling", where the filling may be what is spread.
      !(bare && /^over\b/i.test(rawParts[0]?.text ?? '') && strewing.test(key) && option.includes(' ')) &&
      // "Pour with the rest of the oil".
      !(
        (bare || /^(?:it|them)$/i.test(rawObject)) &&
        rawParts[0]?.kind === 'with' &&
        strewing.test(key) &&
        !coversWith.test(option)
      ) &&
      // "Let the lamb all brown over".
      !(/\ball$/i.test(rawObject) && /\{o\} \S/.test(option)) &&
      // "Lower it to low".
      !(/^lower\b/.test(option) && rawParts.some(({ text }) => /\bto (?:a |very )?low\b/i.test(text))) &&
      // "Get the ghee hot until hot".
      !(
        /\b(?:hot|warm|heat|temperature)\b/.test(option) &&
        rawParts.some(
          ({ kind, text }) => kind === 'until' && /\b(?:hot|warm|smok\w*|shimmer\w*)\b/i.test(text),
        )
      ) &&
      // "Slice the garlic very thin evenly", "prepare the dripping very hot".
      !(/\{o\} \p{L}+ly$/u.test(option) && howCut.test(words0)) &&
      !(
        key === 'make' &&
        option !== 'make' &&
        /\b(?:hot|warm|smooth|thick|thin|sure|certain)$/.test(words0)
      ) &&
      // "Whisk a bit thoroughly".
      !(/thoroughly|\bwell\b/.test(option) && /\ba (?:bit|little|touch)\b/.test(words0)) &&
      // "Drain the fat thoroughly".
      !(/thoroughly/.test(option) && /\b(?:fat|grease|liquid|excess|water|oil|juices?)\b/.test(words0)) &&
      // "Drain off well", "give them a stir constantly".
      !(rawParts[0]?.kind === 'rest' && / (?:off|out|up|wide|thick)$/.test(option)) &&
      !(
        / an? \S/.test(option) &&
        rawParts.some(({ kind, text }) => kind === 'rest' && /\p{L}+ly\b|\boften\b|\bwell\b/iu.test(text))
      ) &&
      // "Get it, a few pieces at a time, browned".
      !(
        /\{o\} \S/.test(option) && /^(?:it|them),|\bat a time\b|,[^,]*\b(?:side|down|up)\b/i.test(rawObject)
      ) &&
      (!option.includes('{o}') || (!bare && !(long && !option.endsWith('{o}')))) &&
      // A turn of phrase with an end of its own leaves no room for more.
      !(
        /,|\buntil\b|\bto (?:think|wait)\b|\bfor (?:later|now|its)\b/.test(option) &&
        (rawParts.length > 0 || manner.tailed === true)
      ) &&
      !(bare && rawParts[0]?.kind === 'rest' && /\w+ly\b|\baway\b|\bat a\b|\bwith\b/.test(option)) &&
      !(/ to an? |\bwell\b|\bthoroughly\b/.test(option) && rawParts.some(({ kind }) => kind === 'until')) &&
      // "Let the chicken cook, turning once": nobody turns it, then.
      !(lets.test(option) && (rawParts.some(({ kind }) => kind === 'along') || pick.uses('let be') > 2)) &&
      // "Warm the oven to 200 °C", "let it murmur, and the pot murmurs like neighbours".
      !(
        /^warm\b/.test(option) &&
        rawParts.some(({ kind, text }) => kind === 'heat' && /^(?:to|at)\b/i.test(text))
      ) &&
      !(
        manner.woven !== null &&
        (option.match(/\p{L}{5,}/gu) ?? []).some((word) => manner.woven!.includes(word.slice(0, 5)))
      ) &&
      // "Take out the cut out".
      !(/ (?:out|up|off|down)$/.test(option) && words0.endsWith(option.slice(option.lastIndexOf(' ')))) &&
      // "Throw them into the pan to your taste", "leave the onions for later to the side".
      !(/\bto the side$|^park\b/.test(option) && rawParts[0]?.kind === 'rest') &&
      // "Allow to steam dry" lets nobody.
      !(option === 'let' && (bare || rawParts.some(({ kind }) => kind === 'purpose'))) &&
      // "Save for later for later".
      !(/\blater\b/.test(option) && rawParts.some(({ text }) => /\blater\b/i.test(text))) &&
      // "Turn it over over".
      rawParts[0]?.text.split(' ')[0] !== option.split(' ').at(-1) &&
      // "Tip over the ale".
      !(/^(?:tip|slosh|decant)\b/.test(option) && bare && /^over\b/i.test(rawParts[0]?.text ?? '')) &&
      // "Sprinkle the potatoes around it", "turn over it down low".
      !(/^(?:sprinkle|shower|rain|dust)\b/.test(option) && chunky.test(words0)) &&
      !(/\bover$/.test(option) && /\b(?:down|up)\b/.test(`${words0} ${rawParts[0]?.text ?? ''}`)) &&
      // "Carry alongside to the table".
      !(
        key === 'serve' &&
        /^(?:alongside|warm|hot|cold|over|on|in|atop|topped|chilled)\b/i.test(
          bare ? (rawParts[0]?.text ?? '') : words0,
        )
      ) &&
      // "Tip the cream over".
      !(
        (order.particle === 'over' || /^over$/i.test(rawParts[0]?.text ?? '')) &&
        /^(?:tip|decant|let|slip|swirl)\b/.test(option)
      ) &&
      !(forThings.test(option) && shapeless.test(words0)) &&
      // "Park the potatoes into a pot", "give the sauce a stir into the meat", "set them aside for its big moment".
      !(into && (forThings.test(option) || /\{o\} a |with a spoon|\bup$/.test(option))) &&
      // "Draw the spoon through the butter into the bananas".
      !(/\bthrough\b/.test(option) && rawParts.some(({ kind }) => kind === 'place')) &&
      // "Tip the water away on paper towels".
      !(/\bwater\b/.test(option) && placedOn(rawParts)) &&
      // "Draw the spoon through it with your hand", "… through it to coat".
      !(
        /\bspoon\b/.test(option) &&
        rawParts.some(({ kind, text }) => kind === 'with' || /^to (?:coat|combine)\b/i.test(text))
      ) &&
      !(/\beverything\b/.test(option) && rawParts.some(({ text }) => /\beverything\b/.test(text))) &&
      !(/\bits\b/.test(option) && (/^them$/i.test(rawObject) || isPlural(words0))) &&
      !(/\b(?:up|together)$/.test(option) && / together$/i.test(rawObject)),
  );
  // Shorter texts take the shortest way to say it.
  const briefest = Math.min(1, ...possible.map((option) => option.split(' ').length));
  const fitting =
    manner.length === 'shorter'
      ? possible.filter((option) => option.split(' ').length <= briefest + 1)
      : possible;
  const source = sourceHead[key] ?? key;
  // The source's own verb comes back now and then, so that the others do not wear thin.
  const others = fitting.filter((option) => option !== source && option !== '=');
  const open =
    others.length > 0 && (manner.eager || manner.woven !== null || pick.chance() < 0.75) ? others : fitting;
  const chosen = open.length > 0 ? pick.of(open, `verb ${key}`) : source;
  if (isPhrase(chosen)) pick.use(`phrase ${chosen}`);
  if (lets.test(chosen)) pick.use('let be');
  return chosen === '=' ? source : chosen;
}
