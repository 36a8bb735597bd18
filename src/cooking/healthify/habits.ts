import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { HealthFocus } from '../vocabulary.ts';
import type { Character } from './character.ts';
import { leachedFirst } from './leached-first.ts';
import type { Move } from './move.ts';
import { lean } from './side-rules.ts';
import { sentencesOf } from './technique.ts';
import { butterOfSteps } from './step-fats.ts';
import { wordsMove } from './words-move.ts';

/** Who counts fat counts what the pan gives and takes. */
const fatCounts: ReadonlySet<HealthFocus> = new Set(lean);
const fibreCounts: ReadonlySet<HealthFocus> = new Set([
  'highFiber',
  'gutHealth',
  'wholeFood',
  'plantForward',
  'antiInflammatory',
]);
const sugarCounts: ReadonlySet<HealthFocus> = new Set([
  'lowSugar',
  'diabeticFriendly',
  'lowCalorie',
  'weightLoss',
  'lowCarb',
]);

interface Place {
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly text: string;
}

/** What a cook does by habit for a focus, which no list counts: moves of words alone. `changed` are lines that other moves touch. */
export function habitMoves(
  understood: UnderstoodRecipe,
  focus: HealthFocus,
  { words }: Pick<Character, 'words'>,
  changed: ReadonlySet<string>,
): readonly Move[] {
  const moves: (Move | null)[] = [];
  // What the list has less of is not poured over everything.
  const lessOil = understood.grounded.some(
    ({ key, ingredient: { food } }) =>
      changed.has(key) && food !== null && (isKind(food, 'oil') || isKind(food, 'butter')),
  );
  moves.push(butterOfSteps(understood, focus));
  if (fatCounts.has(focus) || lessOil) moves.push(lessFat(understood));
  if (fatCounts.has(focus)) {
    moves.push(pouredOff(understood, changed), skimmed(understood, changed));
    if (words.has('meat') || words.has('roast') || words.has('traybake'))
      moves.push(withoutSkin(understood, changed));
  }
  if (fibreCounts.has(focus) && !['dumpling', 'fried'].some((word) => words.has(word)))
    moves.push(skinListed(understood, changed) ?? skinOn(understood));
  if (sugarCounts.has(focus)) moves.push(unsugared(understood));
  if (focus === 'kidneyFriendly')
    moves.push(words.has('soup') ? boiledApart(understood) : leachedFirst(understood));
  return moves.filter((move) => move !== null);
}

function moveOf(
  { steps }: UnderstoodRecipe,
  slot: string,
  places: readonly Place[],
  why: string,
  told?: { readonly before: string; readonly after: string },
): Move | null {
  const [first] = places;
  if (first === undefined) return null;
  return wordsMove({
    slot,
    edits: places.map(({ at, start, end, text }): Edit => ({
      kind: 'replace-text',
      stepId: steps[at]!.id,
      span: { start, end },
      text,
      reason: why,
    })),
    why,
    said: told ?? { before: first.was.trim(), after: first.text.trim() },
  });
}

const like = (said: string, text: string): string =>
  /^\p{Lu}/u.test(said) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Fat that the steps pour as the cook likes. */
const poured: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /\b(?:a (?:good|generous|large|big|fair|decent|healthy) (?:amount|glug|drizzle|splash|lug|layer) of|plenty of|lots of|a lot of) (?=(?:\p{L}+ ){0,3}(?:oil|ghee|lard)\b)/giu,
    ([said]) => like(said!, '1 tablespoon of '),
  ],
  [
    /\b(?:a (?:good|generous|large|big) (?:knob|lump|amount|piece) of|plenty of|lots of|a lot of) (?=(?:\p{L}+ ){0,2}butter\b)/giu,
    ([said]) => like(said!, 'a teaspoon of '),
  ],
  // "Add some butter if your bacon was not fatty enough": leaner bacon would ask for it every time.
  [
    /\b(?:some|a little|a bit of|more|extra) (?:butter|oil|lard|fat)(?= if (?:your|the|it|there)\b[^.;]{0,40}?(?:\bnot\b|n[’']t\b|\blean\b|\blittle fat\b))/giu,
    ([said]) => like(said!, 'a splash of water'),
  ],
  // Bread soaks up whatever it is fried in.
  [
    /\bfry (the |your )?((?:slices of |slice of )?(?:bread|toast))(?: slices?)? in (?:the |all the |that )?(?:\p{L}+ ){0,2}(?:fat|drippings?|grease|oil|butter)\b/giu,
    ([said, the, what]) => like(said!, `toast ${the ?? ''}${what!}`),
  ],
  [
    /\bcover (them|it|the \p{L}+) with ((?:\p{L}+ )?oil)\b/giu,
    ([said, what, oil]) => like(said!, `toss ${what!} with the ${oil!}`),
  ],
  [
    /\b(?:generously|liberally|well) (?=(?:butter|oil|grease|drizzle)\b)/giu,
    ([said]) => like(said!, 'lightly '),
  ],
  [
    /\b((?:drizzle|brush|rub)(?: (?:it|them|the \p{L}+))?) (?:generously|liberally)(?= with\b)/giu,
    ([, verb]) => `${verb!} lightly`,
  ],
];

function lessFat(understood: UnderstoodRecipe): Move | null {
  const measured = understood.grounded.some(
    ({ parsed, ingredient: { food } }) => parsed.quantity !== null && food !== null && isKind(food, 'oil'),
  );
  const places = understood.source.instructions.flatMap((text, at) =>
    /oil|butter|lard|ghee|grease|drizzle|fat|dripping/i.test(text)
      ? poured.flatMap(([pattern, say]) =>
          [...text.matchAll(pattern)].map((one): Place => ({
            at,
            start: one.index,
            end: one.index + one[0].length,
            was: one[0],
            // What the list measures already is that oil, and no spoonful besides.
            text: measured && /^1 tablespoon of $/i.test(say(one)) ? like(one[0], 'the ') : say(one),
          })),
        )
      : [],
  );
  const apart = places.filter(
    (one, n) =>
      !places.slice(0, n).some((two) => two.at === one.at && one.start < two.end && two.start < one.end),
  );
  const toasted = apart.filter(({ text }) => /^toast/i.test(text));
  // One thing at a time, what is poured in first.
  return toasted.length === apart.length
    ? moveOf(
        understood,
        'words:fat',
        toasted,
        'bread soaks up whatever it is fried in, and toasted it is as crisp',
      )
    : moveOf(
        understood,
        'words:fat',
        apart,
        'a film of it is enough to fry in, and what is poured by eye is counted by no list',
      );
}

const fatty = [
  'ground-beef',
  'ground-pork',
  'ground-lamb',
  'sausage',
  'bacon',
  'pancetta',
  'guanciale',
] as const;
const isLean = (food: Food): boolean =>
  /^lean-|^canadian-|^reduced-|^vegan-|^plant-|^(?:turkey|chicken)-sausage/.test(food.id);

/** Lines of some foods that no other move touches. */
const keysOf = (
  { grounded }: UnderstoodRecipe,
  kinds: readonly string[],
  changed: ReadonlySet<string>,
): readonly GroundedLine[] =>
  grounded.filter(
    ({ key, ingredient: { food } }) =>
      food !== null && !changed.has(key) && kinds.some((id) => isKind(food, id)) && !isLean(food),
  );

/** "Don't drain it." */
const keepsFat = /\b(?:do not|don[’']?t) (?:drain|pour off)(?: (?:it|them|off|the fat|the grease))*\b/i;
const pourAll = 'Pour off all but a tablespoon of the fat';

/** The fat of browned mince, sausage or bacon goes before the rest comes in. */
function pouredOff(understood: UnderstoodRecipe, changed: ReadonlySet<string>): Move | null {
  const kept = understood.source.instructions.flatMap((text, at) => {
    const found = keepsFat.exec(text);
    return found === null
      ? []
      : [{ at, start: found.index, end: found.index + found[0].length, was: found[0], text: pourAll }];
  });
  if (kept.length > 0)
    return moveOf(
      understood,
      'words:pour',
      kept,
      'a spoonful of the fat carries its taste, and the rest is left in the pan',
    );
  const all = understood.source.instructions.join(' ');
  if (
    /\bdrain|pour(?:ed)? off|spoon(?:ed)? off|drippings?|render|\b(?:leave|keep|save|reserve)\b[^.!?]*\b(?:fat|grease)\b|\b(?:bacon|remaining) (?:fat|grease)\b|roux/i.test(
      all,
    )
  )
    return null;
  const keys = new Set(keysOf(understood, fatty, changed).map(({ key }) => key));
  if (keys.size === 0) return null;
  for (const [at, { mentions }] of understood.steps.entries()) {
    const text = understood.source.instructions[at]!;
    for (const sentence of sentencesOf(text)) {
      if (
        !/\b(?:brown|browned|fry|saut[eé]|no longer (?:pink|raw)|until crisp|crispy|golden)\b/i.test(
          sentence.text,
        )
      )
        continue;
      if (/\bwith\b[^.]*\b(?:onion|garlic)|\bmeatballs?\b|\bpatt(?:y|ies)\b/i.test(sentence.text)) continue;
      const named = mentions.some(
        ({ key, start, kind }) =>
          keys.has(key) && kind !== 'pronoun' && start >= sentence.start && start < sentence.end,
      );
      if (!named) continue;
      const said = 'Pour off the fat that has run out.';
      return moveOf(
        understood,
        'words:pour',
        [
          {
            at,
            start: sentence.end,
            end: sentence.end,
            was: '',
            text: `${/[.!?]$/.test(sentence.text) ? '' : '.'} ${said}`,
          },
        ],
        'much of the fat of the meat is in the pan by then, and is left there',
        { before: sentence.text.trim(), after: `${sentence.text.trim()} ${said}` },
      );
    }
  }
  return null;
}

const simmering: ReadonlySet<string> = new Set([
  'simmer',
  'boil',
  'stew',
  'braise',
  'slow-cook',
  'pressure-cook',
]);
/** Minutes after which the fat of meat has risen. Own rule. */
const risen = 45;

/** The fat that rises from a long pot of meat is taken off. */
function skimmed(understood: UnderstoodRecipe, changed: ReadonlySet<string>): Move | null {
  if (/\bskim|\bfat (?:off|from|that)|degrease/i.test(understood.source.instructions.join(' '))) return null;
  const keys = new Set(
    keysOf(
      understood,
      ['beef', 'pork', 'lamb', 'duck', 'sausage', 'whole-chicken', 'bone-in-chicken-thigh'],
      changed,
    ).map(({ key }) => key),
  );
  const at = understood.steps.findLastIndex(
    ({ contents, minutesMax }, index) =>
      minutesMax >= risen &&
      simmering.has(understood.recipe.steps[index]!.action ?? '') &&
      contents.some((key) => keys.has(key)),
  );
  if (at < 0) return null;
  const text = understood.source.instructions[at]!;
  const end = text.trimEnd().length;
  const said = 'Skim off the fat that has risen to the top.';
  return moveOf(
    understood,
    'words:skim',
    [{ at, start: end, end, was: '', text: `${/[.!?)]$/.test(text.trimEnd()) ? '' : '.'} ${said}` }],
    'after so long most of the fat of the meat floats on top, where a spoon takes it off',
    { before: 'the fat stays in the pot', after: said },
  );
}

/** The skin of a roast bird keeps it moist in the oven and is left on the plate. */
function withoutSkin(understood: UnderstoodRecipe, changed: ReadonlySet<string>): Move | null {
  const birds = keysOf(
    understood,
    [
      'whole-chicken',
      'whole-turkey',
      'turkey',
      'duck',
      'bone-in-chicken-thigh',
      'chicken-wing',
      'chicken-drumstick',
    ],
    changed,
  ).filter(({ parsed }) => !/skinless/i.test(parsed.source));
  const all = understood.source.instructions.join(' ');
  if (
    birds.length === 0 ||
    /\b(?:remove|discard|pull off|take off|without) (?:the )?skin\b|skinless/i.test(all)
  )
    return null;
  const roasted = understood.recipe.steps.some(({ action }) =>
    /^(?:roast|bake|grill|air-fry)$/.test(action ?? ''),
  );
  const at = understood.source.instructions.findLastIndex(
    (text) => !/^\W*(?:enjoy|store|leftover|tip|note)/i.test(text),
  );
  if (!roasted || at < 0) return null;
  const end = understood.source.instructions[at]!.trimEnd().length;
  const said = 'Take the skin off at the table.';
  return moveOf(
    understood,
    'words:skin',
    [
      {
        at,
        start: end,
        end,
        was: '',
        text: `${/[.!?)]$/.test(understood.source.instructions[at]!.trimEnd()) ? '' : '.'} ${said}`,
      },
    ],
    'in the oven the skin keeps the meat moist; on the plate it is most of the fat',
    { before: 'eaten with its skin', after: said },
  );
}

/** Vegetables and fruit whose skins are good to eat. */
const thinSkinned =
  /\b(?:potato(?:es)?|sweet potato(?:es)?|carrots?|apples?|pears?|cucumbers?|courgettes?|zucchinis?|aubergines?|eggplants?|parsnips?)\b/iu;

/** What of "peeled, cored and sliced" a scrubbed potato keeps. */
const scrubbed = (preparation: string): string =>
  preparation.replace(/\bpeeled\b/i, (said) => (/^P/.test(said) ? 'Scrubbed' : 'scrubbed'));
/** "Cool, peel and cube." */
const peelBetween =
  /,? (?:then )?peel(?: them| the potatoes)?(?=,? and (?:cut|cube|dice|slice|chop|quarter|halve))/i;

/** "900 g potatoes, peeled" → "scrubbed, skins on", and the step that would peel them says so no more. */
function skinListed(understood: UnderstoodRecipe, changed: ReadonlySet<string>): Move | null {
  const why =
    'the skins hold a good part of the fibre, and break into small flecks or turn tender as they cook';
  const { grounded, source, steps } = understood;
  const line = grounded.find(
    ({ key, parsed, ingredient: { food } }) =>
      !changed.has(key) && parsed.quantity !== null && food !== null && isKind(food, 'potato'),
  );
  if (line === undefined) return null;
  const { parsed, ingredient, key } = line;
  const at = source.instructions.findIndex(
    (text, n) =>
      peelBetween.test(text) &&
      steps[n]!.mentions.some((one) => one.key === key) &&
      !/\b(?:garlic|onion|egg)/i.test(text),
  );
  const listed = /\bpeeled\b/i.test(parsed.preparation ?? '');
  if (!listed && at < 0) return null;
  const found = at < 0 ? null : peelBetween.exec(source.instructions[at]!);
  const said: Edit[] =
    found === null
      ? []
      : [
          {
            kind: 'replace-text',
            stepId: steps[at]!.id,
            span: { start: found.index, end: found.index + found[0].length },
            text: '',
            reason: why,
          },
        ];
  return wordsMove({
    slot: 'words:peel',
    edits: [
      ...(listed
        ? [
            {
              kind: 'swap' as const,
              key,
              by: [
                {
                  food: ingredient.food!,
                  name: parsed.name,
                  quantity: parsed.quantity,
                  unit: parsed.unit === 'piece' ? null : parsed.unit,
                  preparation: `${scrubbed(parsed.preparation!)}, skins left on`,
                },
              ],
              reason: why,
            },
          ]
        : []),
      ...said,
    ],
    why,
    said: { before: listed ? parsed.source : 'peeled potatoes', after: 'scrubbed, with their skins on' },
  });
}

/** "Peel and slice the carrots" → "Scrub and slice the carrots". */
function skinOn(understood: UnderstoodRecipe): Move | null {
  const places = understood.source.instructions.flatMap((text, at): readonly Place[] =>
    [
      ...text.matchAll(
        /\bpeel(?=,? (?:(?:and|then) \p{L}+ |\p{L}+,? (?:and )?)?(?:the |your |all )?(?:\p{L}+ ){0,2}?(\p{L}+))/giu,
      ),
    ].flatMap((one): readonly Place[] => {
      const rest = text.slice(one.index + 4).split(/[.;]/)[0]!;
      const near = rest.slice(0, 40);
      const found = thinSkinned.exec(near);
      // "Peel the garlic, carrots and onions": the garlic keeps no skin.
      if (
        found === null ||
        /\b(?:garlic|onion|ginger|shallot|egg|squash|pumpkin|mango|banana|beet|orange|avocado|alternat|stripes)/i.test(
          near,
        )
      )
        return [];
      return [
        {
          at,
          start: one.index,
          end: one.index + one[0].length,
          was: `${one[0]}${rest.slice(0, found.index + found[0].length)}`,
          text: like(one[0], 'scrub'),
        },
      ];
    }),
  );
  const [first] = places;
  return first === undefined
    ? null
    : moveOf(
        understood,
        'words:peel',
        places,
        'the skin holds a good part of the fibre, and is tender once it is cooked or cut small',
        { before: first.was, after: first.was.replace(/^peel/i, first.text) },
      );
}

/** "Optional: sprinkle some sugar over the onions" goes. */
function unsugared(understood: UnderstoodRecipe): Move | null {
  const places = understood.source.instructions.flatMap((text, at): readonly Place[] =>
    sentencesOf(text).flatMap((sentence): readonly Place[] =>
      /\bsugar\b/i.test(sentence.text) &&
      /\b(?:optional(?:ly)?|if you (?:like|want|wish)|if desired|you can)\b/i.test(sentence.text) &&
      /\b(?:sprinkle|dust|add|top|roll)\b/i.test(sentence.text) &&
      sentence.text.length < text.length
        ? [{ at, start: sentence.start, end: sentence.end, was: sentence.text, text: '' }]
        : [],
    ),
  );
  const [first] = places;
  return first === undefined
    ? null
    : moveOf(understood, 'words:sugar', places, 'it is sweet enough without', {
        before: first.was.trim(),
        after: 'left out',
      });
}

/** Slot of what boils the potatoes in water of their own. */
export const boiledApartSlot = 'words:boiled-apart';
/** Potatoes in pieces, which lose much in the water. */
const inPieces = /\b(?:cubed?|cubes|diced?|dice|chopped|chunks?|pieces|sliced|slices)\b/i;

/** The potatoes of a soup that is mashed or blended boil in plenty of water first, and leave half of their potassium there. */
function boiledApart(understood: UnderstoodRecipe): Move | null {
  const { grounded, source, steps } = understood;
  const all = source.instructions.join(' ');
  if (
    !/\b(?:mash|blend|pur[eé]e|blitz|liquidi[sz]e)/i.test(all) ||
    /\b(?:drain|parboil|bake|roast)/i.test(all)
  )
    return null;
  const [potato, another] = grounded.filter(
    ({ ingredient: { food } }) => food !== null && food.id !== 'sweet-potato' && isKind(food, 'potato'),
  );
  if (potato === undefined || another !== undefined || !inPieces.test(potato.parsed.source)) return null;
  const at = steps.findIndex(({ mentions }) =>
    mentions.some(({ key, kind }) => key === potato.key && kind !== 'pronoun'),
  );
  if (at < 0 || !/\b(?:simmer|boil|cook)/i.test(source.instructions[at]!)) return null;
  // What is done when it comes into the pot only has to get hot there.
  const named = steps[at]!.mentions.find(({ key, kind }) => key === potato.key && kind !== 'pronoun')!;
  const time = steps[at]!.durations.find(({ start, role }) => start > named.start && role === 'counted');
  if (time === undefined) return null;
  const why = 'about half of the potassium of potatoes goes into the water, and is poured away with it';
  const said =
    'Put the potatoes in a large pan of cold water, bring to a boil and drain. Cover them with plenty of fresh water, boil for 8 to 10 minutes, until just tender, drain, and pour the water away.';
  return wordsMove({
    slot: boiledApartSlot,
    edits: [
      { kind: 'insert-step', after: null, text: said, reason: why },
      {
        kind: 'replace-text',
        stepId: steps[at]!.id,
        span: { start: time.start, end: time.end },
        text: '5 minutes',
        reason: why,
      },
    ],
    why,
    said: { before: 'the potatoes boil in the soup', after: said },
  });
}
