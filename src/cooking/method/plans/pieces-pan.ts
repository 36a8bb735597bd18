/** Plans of pieces in hot fat: pan, wok, deep fryer. */
import { isKind } from '#food/ingredient';
import { callOf, slowest, type Part } from '../read/parts.ts';
import { formatNumber } from '../../text/grammar.ts';
import { isOnePiece, liesTopped } from './small-pieces.ts';
import { because, formatTemperature, Refusal, sayMinutes, underLid, type Plan } from '../plan.ts';
import type { Range } from '../model.ts';
import type { Pieces } from './pieces.ts';

/** In a pan; a roast goes into a pot with a little liquid. */
export function panPieces(pieces: Pieces): Plan {
  const {
    context,
    target,
    source,
    dish,
    mainPart,
    parts,
    grams,
    obj,
    meat,
    soft,
    time,
    fallback,
    timed,
    until,
    vessels,
    base,
  } = pieces;
  const pan = target === 'stovetop' ? 'a large frying pan' : 'the Dutch oven';
  if (dish === 'roast' || (mainPart?.whole && meat)) {
    const pot = slowest([mainPart!], 'simmer') ?? fallback;
    return {
      ...base,
      vessel: {
        from: vessels,
        phrase: target === 'stovetop' ? 'a heavy pot with a lid' : 'the Dutch oven',
        preposition: 'in',
      },
      core: [
        `Heat 2 tablespoons of oil in ${target === 'stovetop' ? 'a heavy pot with a lid' : 'the Dutch oven'} over medium-high heat and brown ${obj} on all sides, about 10 minutes.`,
        `Pour in 250 ml of water or stock, cover and pot-roast over low heat for ${sayMinutes(pot)}, turning once halfway${soft === '' ? '' : `,${soft}`}.`,
      ],
      edits: [timed(sayMinutes(pot), 'pot-roast')],
    };
  }
  // What had its oil nowhere needs it on the list.
  const dry = !/\b(?:oil|ghee|lard|dripping|butter for frying)\b/i.test(
    `${context.text}\n${context.parts.map(({ item }) => item.text).join('\n')}`,
  );
  const balls = /\b(?:balls|meatballs)\b/.test(obj);
  const still = mainPart?.safe?.kind === 'fish' && liesTopped(context.text, mainPart);
  const shallow = dish === 'fried' && source === 'deepFryer';
  return {
    ...base,
    vessel: {
      from: vessels.filter((one) => one !== 'pan' && one !== 'pot'),
      phrase: pan,
      preposition: 'in',
    },
    core: [
      `Heat ${shallow || dish === 'fried' ? '1 cm of oil' : '2 tablespoons of oil'} in ${pan} over medium-high heat.`,
      `Cook ${obj}${grams > 800 && !isOnePiece(mainPart, parts) ? ' in batches' : ''} for ${time}${still ? ', skin side down, covered and without turning' : balls ? ', turning them on all sides' : ', turning once halfway'}${until}.`,
      ...(dish === 'fried' ? ['Drain on a rack.'] : []),
    ],
    again: (clause) => underLid(clause, context.main, source),
    add: dry && !shallow && dish !== 'fried' ? [{ line: '2 tbsp oil', rule: 'pan-oil' }] : [],
    edits: [timed(time, 'pan-by-food')],
  };
}

/** Strips of 5 mm over high heat. Own rule. */
const stripMinutes: Range = [4, 6];

/** Stir-fried in strips; what is coated is fried in a bath of oil. */
export function wokPieces(pieces: Pieces): Plan | Refusal {
  const { dish, mainPart, parts, grams, obj, meat, minutes, time, timed, heated, until, vessels, base } =
    pieces;
  // Wings and drumsticks cannot be cut into strips: they are fried in a bath of oil.
  const small =
    mainPart !== null && /\b(?:wings?|wingettes|drumettes|drumsticks?)\b/i.test(mainPart.item.text);
  if (dish === 'fried' || (small && meat))
    return {
      ...base,
      vessel: { from: vessels, phrase: 'the wok', preposition: 'in' },
      add:
        small && dish !== 'fried'
          ? [{ line: '750 ml sunflower oil, for frying', rule: 'deep-fry' }]
          : base.add,
      core: [
        `Heat 3 cm of oil in the wok to ${formatTemperature(175)}.`,
        `Fry ${obj} in small batches for ${sayMinutes(slowest(parts, 'fry') ?? minutes)}${until}.`,
        'Drain on a rack.',
      ],
      edits: [
        heated(formatTemperature(175), 'deep-fry'),
        timed(sayMinutes(slowest(parts, 'fry') ?? minutes), 'deep-fry'),
      ],
    };
  if (mainPart?.whole && meat) return new Refusal('A large piece does not cook through in a wok.');
  const boned = mainPart !== null && /\bbone[- ]in\b/i.test(mainPart.item.text);
  // Off its bone it is as quick as any other strip.
  const strips = boned && meat && mainPart.safe!.kind !== 'fish' ? sayMinutes(stripMinutes) : time;
  return {
    ...base,
    vessel: { from: vessels, phrase: 'the wok', preposition: 'in' },
    core: [
      ...(meat &&
      !/^(?:fish|shellfish|mollusc)$/.test(mainPart!.safe!.kind) &&
      mainPart!.time?.minced !== true &&
      !/\b(?:strips|thinly|shaved|stir-?fry|slivers|shredded)\b/i.test(
        `${mainPart!.item.text} ${mainPart!.item.preparation ?? ''}`,
      )
        ? [`Cut the ${callOf(mainPart!)}${boned ? ' off the bone,' : ''} into strips 5 mm thick.`]
        : []),
      'Heat 2 tablespoons of oil in the wok over high heat until it shimmers.',
      `${meat && mainPart!.safe!.kind === 'fish' ? 'Fry' : 'Stir-fry'} ${obj}${grams > 400 ? ' in batches of a handful or two' : ''} for ${strips}${until}.`,
    ],
    edits: [timed(strips, 'stir-fry-by-food')],
  };
}

/** In oil: what has a coating, or a skin or starch of its own; other small pieces are dusted with starch. */
export function deepFryPieces(pieces: Pieces): Plan | Refusal {
  const { context, tables, dish, mainPart, parts, grams, obj, time, timed, heated, until, vessels, base } =
    pieces;
  // Skin and starch make a crust of their own.
  const food = mainPart?.food ?? null;
  const is = (kinds: readonly string[]): boolean => food !== null && kinds.some((kind) => isKind(food, kind));
  const bare = is(['chicken-wings', 'chicken-drumstick', 'potato', 'sweet-potato', 'tofu']);
  // What lies on top of them would go into the oil.
  const most = bare || dish === 'fried' ? 60 : 20;
  const alone = parts.every((part) => part === mainPart || part.grams < most);
  const dusted =
    dish !== 'fried' &&
    !bare &&
    mainPart !== null &&
    isDustable(mainPart) &&
    // What lies on them, or browned them, would go into the oil.
    !liesTopped(context.text, mainPart) &&
    !/\bbutter\b/i.test(context.text);
  if (dish !== 'fried' && !((bare || dusted) && alone))
    return new Refusal(
      'These pieces have no coating to keep their juice in and the oil out. In crumbs or batter they could be fried; as they are, an air fryer or a grill browns them.',
    );
  const capacity = context.size.capacityL;
  const oil = capacity === null ? 1.5 : Math.max(0.75, Math.round(capacity * 2) / 4);
  const batches = capacity === null ? null : Math.ceil(grams / (capacity * gramsPerLitre) - 0.15);
  const lots = batches === null ? 'in small batches ' : batches > 1 ? `in ${batches} batches ` : '';
  return {
    ...base,
    ready: `Fill the deep fryer with oil to its mark and heat it to ${formatTemperature(175)}.`,
    vessel: { from: vessels, phrase: 'the fry basket', preposition: 'in' },
    core: [
      ...(dish === 'fried' || /\bdry\b/i.test(pieces.context.text) ? [] : [`Pat ${obj} quite dry.`]),
      ...(dusted
        ? [`Season, turn in the cornstarch until coated all over, and shake off what is loose.`]
        : []),
      `Fry ${obj} at ${formatTemperature(175)} ${lots}for ${time}${until}, letting the basket down slowly.`,
      'Drain on a rack, and let the oil come back to its temperature before the next batch.',
    ],
    add: [
      ...(dusted ? [{ line: '60 g cornstarch, for dusting', rule: 'deep-fry-dust' }] : []),
      { line: `${formatNumber(oil)} l sunflower oil, for deep-frying`, rule: 'deep-fry' },
    ],
    edits: [heated(formatTemperature(175), 'deep-fry'), timed(time, 'deep-fry')],
    safety: [because(tables, 'deep-fry-safety'), ...base.safety],
  };
}

/** Food for each litre of the fryer, so that the oil stays hot. Own rule. */
const gramsPerLitre = 120;

/** Flat or small pieces of meat or fish, which are done by the time that their coat is brown. */
const isDustable = ({ safe, whole, time, item }: Part): boolean =>
  safe !== null &&
  safe.kind !== 'egg' &&
  !whole &&
  time?.minced !== true &&
  time?.minutes.fry !== undefined &&
  !/\b(?:steaks?|roast|joint|rib-?eye)\b/i.test(item.text) &&
  // A thick, lean breast is dry before its middle is done; in strips it is not.
  (!/\bbreasts?\b/i.test(item.text) ||
    /\b(?:strips|bites?|cubes?|cubed|pieces|fingers|tenders)\b/i.test(item.text));
