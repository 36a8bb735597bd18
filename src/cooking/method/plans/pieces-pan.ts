/** Plans of pieces in hot fat: pan, wok, deep fryer. */
import { isKind } from '#food/ingredient';
import { callOf, slowest } from '../read/parts.ts';
import { isOnePiece, liesTopped } from './small-pieces.ts';
import { because, formatTemperature, Refusal, sayMinutes, underLid, type Plan } from '../plan.ts';
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

/** Stir-fried in strips; what is coated is fried in a bath of oil. */
export function wokPieces(pieces: Pieces): Plan | Refusal {
  const { dish, mainPart, parts, grams, obj, meat, minutes, time, timed, heated, until, vessels, base } =
    pieces;
  if (dish === 'fried')
    return {
      ...base,
      vessel: { from: vessels, phrase: 'the wok', preposition: 'in' },
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
        ? [
            `Cut the ${callOf(mainPart!)}${/\bbone-in\b/i.test(mainPart!.item.text) ? ' off the bone,' : ''} into strips 5 mm thick.`,
          ]
        : []),
      'Heat 2 tablespoons of oil in the wok over high heat until it shimmers.',
      `${meat && mainPart!.safe!.kind === 'fish' ? 'Fry' : 'Stir-fry'} ${obj}${grams > 400 ? ' in batches of a handful or two' : ''} for ${time}${until}.`,
    ],
    edits: [timed(time, 'stir-fry-by-food')],
  };
}

/** In oil; only what has a coating. */
export function deepFryPieces(pieces: Pieces): Plan | Refusal {
  const { tables, dish, mainPart, parts, obj, time, timed, heated, until, vessels, base } = pieces;
  // Skin and starch make a crust of their own.
  const food = mainPart?.food ?? null;
  const bare =
    food !== null &&
    ['chicken-wings', 'chicken-drumstick', 'potato', 'sweet-potato', 'tofu'].some((kind) =>
      isKind(food, kind),
    );
  if (dish !== 'fried' && !(bare && parts.every((part) => part === mainPart || part.grams < 60)))
    return new Refusal('These pieces have no coating to keep their juice in and the oil out.');
  return {
    ...base,
    ready: `Fill the deep fryer with oil to its mark and heat it to ${formatTemperature(175)}.`,
    vessel: { from: vessels, phrase: 'the fry basket', preposition: 'in' },
    core: [
      ...(dish === 'fried' || /\bdry\b/i.test(pieces.context.text) ? [] : [`Pat ${obj} quite dry.`]),
      `Fry ${obj} at ${formatTemperature(175)} in small batches for ${time}${until}.`,
      'Drain on a rack, and let the oil come back to its temperature before the next batch.',
    ],
    add: [{ line: '1.5 l sunflower oil, for deep-frying', rule: 'deep-fry' }],
    edits: [heated(formatTemperature(175), 'deep-fry'), timed(time, 'deep-fry')],
    safety: [because(tables, 'deep-fry-safety'), ...base.safety],
  };
}
