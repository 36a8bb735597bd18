/** Plans of pieces in steam, water and waves: steamer, water bath, microwave, slow cooker, pressure cooker. */
import { byMass, byWattage } from './microwave-minutes.ts';
import type { Range } from '../model.ts';
import { isPluralName } from '../../text/naming.ts';
import { joinList } from '../../text/grammar.ts';
import { callOf, isThinLiquid, makesSteam, type Part } from '../read/parts.ts';
import {
  asides,
  because,
  donenessOf,
  figure,
  formatTemperature,
  massOf,
  objectIn,
  objectOf,
  Refusal,
  sayMinutes,
  times,
  type Plan,
} from '../plan.ts';
import type { Pieces } from './pieces.ts';
import { jointMinutes } from './plan-pressure-cooker.ts';
import { searSentence } from './sear-first.ts';

/** The recipe's own wine or stock, where the pieces cook in a little of it. */
const liquidOf = ({ context }: Pieces): readonly Part[] =>
  context.parts.filter(
    (part) =>
      part.grams >= 40 &&
      (isThinLiquid(part.food) ||
        // "Pour the stock and vinegar around it."
        (makesSteam(part.food) &&
          new RegExp(String.raw`\bpour\b[^.;]*\b${callOf(part).split(' ').at(-1)!}\b`, 'i').test(
            context.text,
          ))),
  );

/** ", pour the wine round them" */
function poured(pieces: Pieces): string {
  const liquid = liquidOf(pieces);
  return liquid.length === 0 ? '' : `, and pour in ${joinList(liquid.map((part) => `the ${callOf(part)}`))}`;
}

/** Millilitres that the recipe's own liquid is short of what makes steam. */
const lacking = (pieces: Pieces): number =>
  Math.max(
    0,
    Math.ceil((figure(pieces.tables, 'pressure-liquid', 'leastMl') - massOf(liquidOf(pieces))) / 50) * 50,
  );

/** The recipe's own liquid, with the water that it lacks to make steam. */
function ownLiquid(pieces: Pieces): string {
  const liquid = liquidOf(pieces);
  const missing = lacking(pieces);
  if (liquid.length === 0) return `${missing} ml of water`;
  const names = liquid.map((part) => `the ${callOf(part)}`);
  return joinList(missing > 0 ? [...names, `${missing} ml of water`] : names);
}

/** "Pour over the soy and scatter with ginger", in a dish of its own. */
const dressesDish = /\b(?:pour|spoon|drizzle|sprinkle)\b/i;
const dishes = /\b(?:baking|ovenproof|shallow|casserole|gratin)?[- ]?(?:dish|tin|tray)\b/i;
/** How much longer a whole fish steams than its fillets. Own rule. */
const wholeFish = 1.5;

/** Over steam. */
export function steamPieces(pieces: Pieces): Plan {
  const { tables, obj, soft, timed, vessels, base, mainPart, minutes } = pieces;
  // A row is for fillets; a whole fish is thicker than two of them.
  const isWhole = mainPart?.safe?.kind === 'fish' && /\bwhole\b|\bgutted\b/i.test(mainPart.item.text);
  const time = isWhole ? sayMinutes(times(minutes, wholeFish)) : pieces.time;
  const { context } = pieces;
  // What is dressed before it cooks would drip through the basket: it lies on a plate, in its juice.
  const dressed = context.text
    .split('\n')
    .slice(0, context.main.step + 1)
    .some((step) => dressesDish.test(step) && dishes.test(step));
  if (dressed)
    return {
      ...base,
      ready: 'Bring 3 cm of water to the boil under the steamer.',
      start: null,
      vessel: {
        from: vessels,
        phrase: 'a heatproof plate with a rim that fits the steamer',
        again: 'the plate',
        preposition: 'on',
      },
      core: [
        `Set the plate in the steamer, cover and steam for ${time}${soft === '' ? '' : `,${soft}`}. Lift it out with care: its juices are the sauce.`,
      ],
      edits: [timed(time, 'steam-by-food')],
      safety: [because(tables, 'steamer-water'), ...base.safety],
    };
  return {
    ...base,
    ready: 'Bring 3 cm of water to the boil under the steamer.',
    vessel: { from: vessels, phrase: 'the steamer basket', preposition: 'in' },
    core: [
      `Lay ${obj} in the steamer basket in one layer, on baking paper so that nothing sticks, cover and steam for ${time}${soft === '' ? '' : `,${soft}`}.`,
    ],
    edits: [timed(time, 'steam-by-food')],
    safety: [because(tables, 'steamer-water'), ...base.safety],
  };
}

/** By mass and wattage; nothing large and nothing tough. */
export function microwavePieces(pieces: Pieces): Plan | Refusal {
  const { context, tables, mainPart, parts, grams, obj, meat, soft, minutes, timed, vessels, base } = pieces;
  if (mainPart?.whole && meat)
    return new Refusal(
      'A large piece heats unevenly in a microwave, so that its middle cannot be trusted to be safe.',
    );
  if (grams > figure(tables, 'microwave-most', 'grams'))
    return new Refusal(
      'This is more than a microwave heats evenly: the edge would be overdone before the middle is hot. Make half of it, or use an oven or a stove.',
    );
  if (parts.some((one) => one.time?.tough))
    return new Refusal('Meat that needs long cooking turns tough in a microwave, and heats unevenly.');
  const watts = context.size.wattage ?? 1000;
  const aside = asides(context.main, pieces.source);
  const own = byWattage(
    byMass(minutes, massOf(parts), figure(tables, 'microwave-mass', 'exponent')),
    context,
  );
  // What is topped is laid and topped by its own sentence, and is not turned.
  const topped = /\b(?:top|scatter|cover) (?:it |them )?with\b[^.]*\bcheese\b/i.test(context.text) && !meat;
  return {
    ...base,
    vessel: { from: vessels, phrase: 'a microwave-safe dish', preposition: 'in' },
    core: topped
      ? [
          `Microwave uncovered on full power (${watts} W) for ${sayMinutes(own)}, turning the dish halfway${soft === '' ? '' : `,${soft}`}.`,
        ]
      : [
          `Arrange ${obj} in one layer in a microwave-safe dish${mainPart?.whole === true ? '' : ', the thickest parts to the outside'}${poured(pieces)}.`,
          `Cover, leaving a gap for the steam, and microwave on ${meat ? '70 % power' : 'full power'} (${watts} W) for ${sayMinutes(own)}, ${/^, basting/.test(aside) ? `turning the dish and ${aside.slice(2)} halfway` : mainPart?.whole === true ? 'turning the dish halfway' : 'turning the pieces halfway'}${soft === '' ? '' : `,${soft}`}.`,
          'Let it stand, covered, for 3 minutes.',
          ...(!meat && /\b(?:golden|brown\w*|crisp\w*|charred)\b/i.test(context.text)
            ? [
                'They come out soft, not crisp: for colour, turn them in a hot, oiled frying pan for 3–4 minutes.',
              ]
            : []),
        ],
    edits: [timed(sayMinutes(own), 'microwave-by-food')],
    safety: [because(tables, 'microwave-stand'), because(tables, 'microwave-cover'), ...base.safety],
  };
}

/** Grams of one piece that fit a cooker of the usual size. Own rule. */
const largestInSlowCooker = 3000;
const largestUnderPressure = 1800;

/** How a joint is cut that is too large for the pot in one piece; null where it fits. */
function tooLarge({ context, mainPart, meat }: Pieces, most: number): string | null {
  if (!meat || mainPart === null || !mainPart.whole || mainPart.safe!.kind === 'poultry') return null;
  const each =
    mainPart.grams /
    (mainPart.item.quantity !== null && mainPart.item.unit === null
      ? Math.max(1, mainPart.item.quantity)
      : 1);
  const room = most * ((context.size.capacityL ?? usualPotL) / usualPotL);
  const count = Math.ceil(each / room);
  const all = mainPart.grams > room * 1.5 ? '; it fills an 8-quart (8-litre) cooker' : '';
  return count < 2 && all === ''
    ? null
    : `Cut the ${callOf(mainPart)} into ${Math.max(2, count)} pieces, so that it fits${all}.`;
}
const usualPotL = 5.7;

/** What goes in, by name, the roots first: "everything" is more than a cook can check. */
const listed = ({ obj, parts }: Pieces): string =>
  obj === 'everything' && parts.length <= mostListed
    ? joinList(
        [...parts]
          .sort((one, other) => Number(other.time?.root === true) - Number(one.time?.root === true))
          .map((part) => `the ${callOf(part)}`),
      )
    : obj;
const mostListed = 6;

/** With a little liquid, on LOW or HIGH. */
export function slowPieces(pieces: Pieces): Plan {
  const { tables, mainPart, parts, obj, soft, minutes, timed, vessels, base } = pieces;
  const bird = mainPart?.whole === true && mainPart.safe?.kind === 'poultry' ? mainPart : null;
  const intact =
    bird !== null &&
    (bird.item.grams ?? bird.grams) <=
      figure(tables, 'slow-bird', isJointOfBird(bird) ? 'mostBreastGrams' : 'mostGrams');
  // What lies under a bird in its juice is done when the bird is.
  const low = (intact ? bird.time?.minutes.slow : undefined) ?? minutes;
  const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
  const long = low[1] > 120;
  const said = long
    ? `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`
    : `on LOW for ${sayMinutes(low)}`;
  const until = soft === '' ? '' : `,${soft}`;
  const { main } = pieces.context;
  // A loaf gives fat and juice enough, and has to come out in one piece.
  const sear = bird === null ? searSentence(pieces) : null;
  const large = bird === null ? tooLarge(pieces, largestInSlowCooker) : null;
  const loaf = /loaf$/.test(obj) && mainPart?.time?.minced === true;
  return {
    ...base,
    vessel: { from: vessels, phrase: 'the slow cooker', preposition: 'in' },
    core: intact
      ? [...birdOnBed(pieces, bird), `Cover and cook ${said}${until}.`, ...crispSkin(pieces, bird)]
      : [
          ...(large === null ? [] : [large]),
          ...(sear === null ? [] : [sear]),
          ...(bird === null ? [] : [`Cut the ${callOf(bird)} into 8 pieces, which heat through safely.`]),
          loaf
            ? `Lay two folded strips of foil crosswise in the slow cooker, with their ends over its rim, and set ${obj} on them: it is lifted out by the ends.`
            : `Put ${listed(pieces)} in the slow cooker${parts.some((one) => one.time?.root === true && one.grams > 50) ? ', roots first,' : ''}${poured(pieces) === '' ? ' and pour in 120 ml of water' : poured(pieces)}.`.replace(
                ',,',
                ',',
              ),
          `Cover and cook ${said}${until}.`,
          ...crispPieces(pieces),
        ],
    // "Spread with the rest of the glaze and bake 15 minutes more."
    again: (clause) =>
      (clause.step > main.step || (clause.step === main.step && clause.start > main.start)) &&
      (clause.minutes?.[1] ?? 99) <= 20
        ? `Cover and cook${objectIn(clause)} on HIGH for 15–20 minutes.`
        : null,
    later: (clause) => `Cover and cook${objectIn(clause)} on HIGH for 15–20 minutes.`,
    add: intact || loaf || poured(pieces) !== '' ? [] : [{ line: '120 ml water', rule: 'slow-little' }],
    edits: [timed(said, 'slow-by-food')],
    safety: [
      because(tables, 'slow-thaw'),
      ...(intact ? [because(tables, 'slow-bird')] : []),
      because(tables, 'slow-skin'),
      ...base.safety,
    ],
  };
}

/** Pieces with their skin on, which a broiler crisps when they are done; [] where the recipe browns them itself. */
function crispPieces({ context, source, mainPart }: Pieces): readonly string[] {
  if (mainPart?.safe?.kind !== 'poultry' || mainPart.whole) return [];
  const said = `${mainPart.item.text} ${mainPart.food?.id ?? ''}`;
  const skin =
    /wing|drumstick/i.test(said) ||
    (/\b(?:thigh|leg|breast|quarter)s?\b/i.test(said) && /\bskin[- ]on\b|\bbone[- ]in\b/i.test(said));
  if (!skin || /\b(?:skinless|boneless)\b/i.test(said)) return [];
  const steps = context.text
    .split('\n')
    .slice(context.main.step + 1)
    .join('\n');
  if (!dryHeats.has(source) || /\bbroil|\boven\b|\bgrill\b|\bsear|\bbrown\b/i.test(steps)) return [];
  const many = isPluralName(callOf(mainPart));
  return [
    `For a crisp skin, lay ${many ? 'them' : 'it'} skin side up on a baking sheet lined with foil and put ${many ? 'them' : 'it'} under a hot broiler for 4–6 minutes.`,
  ];
}
const dryHeats: ReadonlySet<string> = new Set([
  'oven',
  'convectionOven',
  'toasterOven',
  'airFryer',
  'grill',
  'deepFryer',
  'stovetop',
]);

/** A breast or a leg of a large bird, roasted in one piece. */
const isJointOfBird = ({ food }: Part): boolean => food !== null && /breast|leg|thigh/.test(food.id);

/** A whole bird gives juice enough, and lies above it. */
function birdOnBed(pieces: Pieces, bird: Part): readonly string[] {
  const bed = pieces.parts.filter((part) => part !== bird);
  const up = isJointOfBird(bird) ? 'skin side up' : 'breast up';
  return [
    bed.length === 0
      ? `Crumple 4 balls of foil, put them in the slow cooker and set the ${callOf(bird)} on them, ${up}, out of its juice${poured(pieces)}.`
      : `Put ${objectOf(bed) === 'everything' ? 'the vegetables' : objectOf(bed)} in the slow cooker and set the ${callOf(bird)} on top, ${up}${poured(pieces)}.`,
  ];
}

/** What the oven crisped, its broiler can still crisp once the middle is done. */
function crispSkin({ source }: Pieces, bird: Part): readonly string[] {
  const inside = `Check with a thermometer that the thickest part${isJointOfBird(bird) ? '' : ' of the thigh'} reaches ${formatTemperature(bird.safe!.celsius)} inside.`;
  return source === 'oven' || source === 'convectionOven'
    ? [
        inside,
        `For a crisp skin, lift the ${callOf(bird)} onto a baking sheet and put it under a hot broiler for 4–5 minutes.`,
      ]
    : [inside];
}

/** A loaf of mince is as thick as a joint; the row is for patties. Own rule. */
const loafMinutes = 35;

/** On a rack over a little liquid. */
export function pressurePieces(pieces: Pieces): Plan {
  const { tables, source, mainPart, parts, minutes, timed, vessels, base } = pieces;
  const large = tooLarge(pieces, largestUnderPressure);
  const loaf =
    mainPart?.time?.minced === true && mainPart.grams >= 400 && /\bmeat ?loaf\b/i.test(pieces.context.title);
  const usual = loaf ? loafMinutes : Math.round((minutes[0] + minutes[1]) / 2);
  const time2 =
    mainPart?.whole === true && mainPart.time?.tough === true && large === null
      ? Math.max(usual, Math.round(jointMinutes(mainPart, tables) / 5) * 5)
      : usual;
  const natural = parts.some((one) => one.time?.release === 'natural');
  const bird = mainPart?.whole === true && mainPart.safe?.kind === 'poultry';
  const sear = bird ? null : searSentence(pieces);
  const missing = lacking(pieces);
  return {
    ...base,
    vessel: { from: vessels, phrase: 'the pressure cooker', preposition: 'in' },
    core: [
      ...(large === null ? [] : [large]),
      ...(sear === null ? [] : [sear]),
      sear === null
        ? `Pour ${ownLiquid(pieces)} into the pressure cooker and set the rack in it.`
        : `Pour in ${ownLiquid(pieces)}, scrape up what sticks to the bottom and set the rack in the pot.`,
      `Lay ${listed(pieces)} on the rack.`,
      'Lock the lid and set the valve to sealing.',
      `Cook at high pressure for ${time2} minute${time2 === 1 ? '' : 's'}.`,
      natural
        ? 'Let the pressure drop by itself for 10 minutes, then release the rest.'
        : 'Let the pressure drop by itself for 5 minutes, then release the rest.',
      ...(bird ? crispSkin(pieces, mainPart!) : crispPieces(pieces)),
    ],
    later: (clause) =>
      `Set the pressure cooker to Sauté and cook${objectIn(clause)} for ${sayMinutes((clause.minutes?.[1] ?? 99) <= 6 ? clause.minutes! : [4, 6])}, turning${donenessOf(clause, source) === '' ? '' : `,${donenessOf(clause, source)}`}.`,
    add: missing > 0 ? [{ line: `${missing} ml water`, rule: 'pressure-thin' }] : [],
    edits: [timed(`${time2} minutes at high pressure`, 'pressure-by-food')],
    safety: [because(tables, 'pressure-fill'), because(tables, 'pressure-thin'), ...base.safety],
  };
}
