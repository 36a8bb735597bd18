import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import { characterOf } from '../healthify/character.ts';
import { applies, hasOne } from '../healthify/move.ts';
import { partialEdits } from '../healthify/partial-edits.ts';
import { rulesOf } from '../healthify/rules-of.ts';
import type { SwapRule } from '../healthify/rules.ts';
import { swapEdit } from '../healthify/swap-edit.ts';
import { isWhippedCream, whips } from '../healthify/whipped.ts';
import { eatenRaw, offersOther } from './acceptable.ts';
import { workLeftOut } from './as-in-can.ts';
import type { BudgetMove } from './budget-move.ts';
import { byThePint } from './by-the-pint.ts';
import { crushedPotato } from './crushed-potato.ts';
import { driedPasta } from './dried-pasta.ts';
import { cutInSteps, hasStock, incomingOf, isCut } from './incoming.ts';
import { moreFlour } from './more-flour.ts';
import { offeredMeat } from './offered-meat.ts';
import { refits } from './refit.ts';
import { type BudgetScope, type PricedLine, isBulk, keptOf, priceOf, wordsOf } from './scope.ts';
import { smallerJoint } from './smaller-joint.ts';
import { splashes } from './splashes.ts';
import {
  asABreast,
  glazes,
  inPieces,
  leafy,
  onTheBoneMinutes,
  sentencesAbout,
  shownOff,
  splitBreasts,
  wordsAbout,
} from './split-breasts.ts';
import { tastedFirst } from './tasted-first.ts';
import { lessVanilla } from './vanilla.ts';

/** "Soaked in 2 tbsp milk", "bloomed in ¼ cup warm water". */
const soakedIn =
  /\b(?:soaked|steeped|bloomed|dissolved|infused|mixed|stirred|crushed|ground) (?:in|into|with)\b[^,;]*[\d½¼¾⅓⅔]/i;

/** "Drizzle with the honey", "brush with maple syrup". */
const drizzled = /\b(?:drizzl\w*|brush\w*|pour over|swirl\w*|trickl\w*)\b/i;

/** What must be left of the price for the trip to another shelf. Own rule. */
const leastCheaper = 0.12;

/** Where the target is far, wine gives its place to stock before the meat gives way. Own rule. */
const deepWine = 0.8;

/** A pie of pecans with something as crunchy among them is still one. Own rule. */
const nuttyShare = 0.8;

/** Where half of the old stays. */
const leastShared = 0.08;

/** What a thrifty cook does with a dear ingredient: cheaper foods of the house's own list, and less of what is for show. */
export function thriftMoves(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood, health, foods } = scope;
  const character = characterOf(understood, health, foods);
  const grounded = understood.grounded.find(({ key }) => key === line.key);
  if (grounded === undefined) return [];
  if (offersOther(line, scope)) return [];
  // "Saffron soaked in 2 tbsp milk": the line holds another food, which a swap would throw out with it.
  const holdsOther = soakedIn.test(grounded.parsed.source);
  const whipped = isWhippedCream(line.food, line.key, understood);
  const swaps = rulesOf(health.thrift, line.food).flatMap((listed): readonly BudgetMove[] => {
    // What is poured in where there is no stock is water, and is called so.
    const rule = inWholeCups(
      isKind(line.food, 'wine') && listed.by.some(({ food }) => /-stock$/.test(food)) && !hasStock(scope)
        ? { ...listed, why: listed.why.replace(/\bstock\b/g, 'water') }
        : listed,
      grounded,
    );
    if (!applies(rule, { character, measured: [] })) return [];
    if (hasOne(rule.unless, scope.judgement.ingredients)) return [];
    if (rule.beside.length > 0 && !hasOne(rule.beside, scope.judgement.ingredients)) return [];
    const helping = helpOf(rule, line, scope);
    if (helping === null) return [];
    const incoming = incomingOf(rule, line, grounded, scope);
    if (incoming === null) return [];
    // Small potatoes that are boiled whole and halved on the plate are done before large ones.
    if (isKind(line.food, 'potato') && isCut.test(rule.preparation ?? '') && cutInSteps(line.key, scope))
      return [];
    // "Red peppers (capsicums)" has two names, of which the steps may use either.
    if (incoming[0]!.food.id === 'bell-pepper' && /\(/.test(grounded.parsed.source)) return [];
    if (whipped && !incoming.every((part) => whips(part.food))) return [];
    const partial = rule.by[0]!.food === 'same';
    if (holdsOther && !partial) return [];
    // What is drizzled runs, and sugar does not.
    if (
      /sugar$/.test(rule.by[0]!.food) &&
      sentencesAbout(line.key, scope.understood).some(({ text }) => drizzled.test(text))
    )
      return [];
    // Only where the nuts are ground does another meal take their place.
    if (rule.by.some(({ food }) => food === 'almond-flour') && !isBulk(line, understood)) return [];
    const [main] = incoming;
    if (!partial && doubled(main!.food, line, scope)) return [];
    // A chicken parm is called so after it.
    if (isKind(line.food, 'parmesan') && !partial && /\bparm/i.test(understood.source.title)) return [];
    // "The coconut milk and 600 ml water": water is poured in with it already.
    if (partial && isWater(incoming[1]!.food) && saysWater(line, scope)) return [];
    const tinned = /^canned-/.test(main!.food.id) && !/^canned-/.test(line.food.id);
    if (tinned && main!.grams < leastOfCan) return [];
    const spared =
      tinned && handledFresh(line, scope)
        ? main!.food.id === 'canned-tomatoes' && rule.in.includes('soup')
          ? workLeftOut(line, scope)
          : null
        : [];
    if (spared === null) return [];
    // What decorates is looked at: out of the freezer it weeps.
    if (
      /^frozen-/.test(main!.food.id) &&
      isKind(line.food, 'fruit') &&
      (shownOff.test(grounded.parsed.source) || !heatedOrBlended(line.key, scope))
    )
      return [];
    // Boiled down to a glaze a cube is nothing but salt.
    if (
      /-stock-cube$/.test(main!.food.id) &&
      glazes.test([understood.source.title, ...understood.source.instructions].join(' '))
    )
      return [];
    // For a splash nobody opens a packet of cubes.
    if (/-stock-cube$/.test(main!.food.id) && line.grams < leastForCube) return [];
    // In its shell it weighs more than what comes peeled.
    if (
      /^frozen-/.test(main!.food.id) &&
      /\b(?:shell|head)[- ]on\b|\bunpeeled\b/i.test(grounded.parsed.source)
    )
      return [];
    // "Rosemary(2 Tbsp)": the step measures it, and the jar is measured otherwise.
    if (Math.abs(main!.grams / line.grams - 1) > 0.1 && !partial && measuredBehind(line.key, understood))
      return [];
    // A spoon of one oil is not made of two halves.
    if (partial && isKind(line.food, 'oil') && rule.by[1]!.food !== 'water' && line.grams < leastSplit)
      return [];
    // What was weighed in its pods is something else frozen.
    if (main!.food.id === 'frozen-peas' && line.food.id === 'pea' && line.eatenShare < 0.9) return [];
    // Green from the leaves, or strewn over at the end: out of the jar it is dust.
    if (/^dried-/.test(main!.food.id) && isKind(line.food, 'herb') && leafy(line, scope)) return [];
    if (/frozen/.test(rule.qualifier ?? '') && eatenRaw.test(understood.source.title)) return [];
    // On the bone they go whole into the oven or the pot, and stay there for half an hour.
    if (
      /^bone-in-/.test(main!.food.id) &&
      !/^bone-in-/.test(line.food.id) &&
      (inPieces.test(wordsAbout(line, scope)) || simmers(line.key, scope) < onTheBoneMinutes)
    )
      return [];
    // "Pork meat" is no chop: what is cut small for a pot has a row of its own.
    if (main!.food.id === 'pork-shoulder-steak' && !/chop|steak|cutlet/i.test(line.name)) return [];
    // What is opened like a book, filled or beaten flat is a breast; a thigh has no side that is thick enough.
    if (
      isKind(line.food, 'chicken-breast') &&
      /chicken-thigh$/.test(main!.food.id) &&
      asABreast.test(wordsAbout(line, scope))
    )
      return [];
    // A tough cut wants its hour.
    // Cut across into steaks it is done in a pan.
    if (
      /shoulder(?!-steak)|chuck|shank/.test(main!.food.id) &&
      rule.with === null &&
      simmers(line.key, scope) < tough
    )
      return [];
    // Where no pot is what the dish is, the tomatoes must cook down all the same.
    if (
      main!.food.id === 'canned-tomatoes' &&
      rule.in.includes('pasta') &&
      simmers(line.key, scope) < cookedDown
    )
      return [];
    // A title may lose a word that the table knows how to change, no other.
    // Chuck is sold as braising steak: a steak pie may be made of it.
    const named = new Set([
      ...wordsOf(main!.food.name, main!.food, scope),
      ...main!.food.aliases.flatMap((name) => wordsOf(name, main!.food, scope)),
    ]);
    // What keeps the words of its line answers to its title still.
    if (
      !partial &&
      !rule.renames &&
      rule.qualifier === null &&
      line.titleWords.some((word) => !named.has(word))
    )
      return [];
    // What a rule says of this very dish holds in it.
    const ownDish = rule.in.some((word) => character.fits.includes(word));
    // Another cut of the same animal, of which the title speaks: a roast of topside is a roast of beef.
    const otherCut =
      rule.renames && line.food.traits.includes('meat') && herd(line.food) === herd(main!.food);
    // A ketchup of canned tomatoes is made of tomatoes.
    const sameFruit = isKind(line.food, 'tomato') && isKind(main!.food, 'tomato-product');
    if (!partial && !ownDish && !otherCut && !sameFruit && !character.admits(line.food, main!.food, true))
      return [];
    // A bourguignon in half its wine is a stew.
    const least = keptOf(character.makesDish(line.food), scope);
    if (
      partial &&
      rule.by[0]!.ratio <
        least *
          (scope.deep === true && isKind(line.food, 'wine')
            ? deepWine
            : isKind(line.food, 'nut')
              ? nuttyShare
              : 1)
    )
      return [];
    let cost = helping.cost;
    for (const part of incoming) {
      const paid = isWater(part.food)
        ? 0
        : part.food.id === line.food.id
          ? line.cost * (part.grams / line.grams)
          : priceOf(scope, part.food, part.grams);
      if (paid === null) return [];
      cost += paid;
    }
    const saved = line.cost - cost;
    if (saved < line.cost * (partial ? leastShared : leastCheaper)) return [];
    const away =
      partial &&
      line.food.traits.includes('alcohol') &&
      (isWater(incoming[1]!.food) || isKind(incoming[1]!.food, 'stock')) &&
      boiledAway(line, scope);
    const fitted = partial ? [] : refits(line, main!.food, scope);
    if (fitted === null) return [];
    const edits = away
      ? // Water that boils away with the wine is no use to anybody.
        [
          {
            kind: 'amount' as const,
            key: line.key,
            factor: rule.by[0]!.ratio,
            reason: rule.why
              .replace(/, and water (?:makes up the rest|thins it)$/, '')
              // What boils away is not told of.
              .replace(/^(half wine), half (?:water|stock)\b/, 'boiled down, half the wine')
              .replace(
                /^boiled down, part wine and part (?:water|stock) still taste\b/,
                'boiled down, less of the wine still tastes',
              ),
          },
        ]
      : partial
        ? partialEdits(rule, grounded, line.food, line.grams, incoming[1]!, { understood })
        : [
            swapEdit(rule, grounded, line.grams, incoming),
            ...(/-stock-cube$/.test(main!.food.id)
              ? [...tastedFirst(line.key, scope), ...oneStock(line.key, understood)]
              : []),
            ...helping.edits,
            ...spared,
            ...fitted,
            ...(rule.before === null
              ? []
              : [
                  {
                    kind: 'insert-step' as const,
                    after: null,
                    text: rule.before.replace('{it}', main!.name ?? main!.food.plural ?? main!.food.name),
                    reason: rule.why,
                  },
                ]),
          ];
    return edits === null
      ? []
      : [{ key: line.key, edits: byThePint(edits, grounded), saved, loss: rule.loss, thrifty: true }];
  });
  const frills = health.frills.flatMap((rule): readonly BudgetMove[] => {
    if (!rule.of.some((id) => isKind(line.food, id))) return [];
    // Two teaspoons of nutmeg for four come down to the half that is customary.
    const usual = rule.most === null ? null : (rule.most * understood.recipe.servings) / line.grams;
    if (usual !== null && (usual > overSpiced || line.titleWords.length > 0)) return [];
    const less = usual === null ? rule.less : Math.max(leastSpice, usual);
    if (less < character.makesDish(line.food)) return [];
    return [
      {
        key: line.key,
        edits: [{ kind: 'amount', key: line.key, factor: less, reason: rule.why }],
        saved: line.cost * (1 - less),
        loss: rule.loss,
        thrifty: true,
      },
    ];
  });
  return [
    ...swaps,
    ...frills,
    ...splashes(line, scope),
    ...smallerJoint(line, scope),
    ...offeredMeat(line, scope),
    ...splitBreasts(line, scope),
    ...driedPasta(line, scope),
    ...crushedPotato(line, scope),
    ...moreFlour(line, scope),
    ...lessVanilla(line, scope),
  ];
}

/** A spice is over its measure where no more than this share of it is customary, and never less than a quarter stays. Own rules. */
const overSpiced = 0.6;

const leastSpice = 0.25;

/** What a set of cups measures, by the cup. */
export const cups = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 1.25, 1.5, 2, 2.5, 3];

const isCups = (amount: number): boolean => cups.some((one) => Math.abs(one - amount) < 0.01);

/** So far from the share of the table a share that can be measured may be. Own rule. */
const nearlyShare = 0.2;

/** Half of three quarters of a cup is in no set: half a cup of milk and a quarter of water come to as much. */
function inWholeCups(rule: SwapRule, { parsed }: GroundedLine): SwapRule {
  const [same, water] = rule.by;
  const { quantity, quantityMax, unit } = parsed;
  if (same?.food !== 'same' || water?.food !== 'water' || unit !== 'cup') return rule;
  if (quantity === null || quantityMax !== null || isCups(quantity * same.ratio)) return rule;
  const share = cups
    .filter((kept) => kept < quantity && isCups(quantity - kept))
    .map((kept) => kept / quantity)
    .sort((a, b) => Math.abs(a - same.ratio) - Math.abs(b - same.ratio))[0];
  return share === undefined || Math.abs(share - same.ratio) > nearlyShare
    ? rule
    : {
        ...rule,
        by: [
          { ...same, ratio: share },
          { ...water, ratio: 1 - share },
        ],
        why: rule.why.replace(/^half milk, half water\b/, 'part milk, part water'),
      };
}

/** Veal is of the same animal as beef. */
const herd = ({ kind }: Food): string | null => (kind === 'veal' ? 'beef' : kind);

/** "Pour in the wine and reduce by half", "let it bubble away". */
const boiledAway = ({ key }: PricedLine, { understood: { steps, source } }: BudgetScope): boolean =>
  steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        one.kind !== 'pronoun' &&
        /^[^.!?]*(?:[.!?]\s+(?:let it|leave it|bubble|boil|reduce|cook)[^.!?]*)?\b(?:reduc\w*|evaporat\w*|bubbl\w*|(?:cook|boil|burn)(?:s|ed)? (?:it )?(?:off|away|down)|absorbed|disappear\w*|vanish\w*|almost gone|(?:until|till) (?:dry|gone))\b/i.test(
          source.instructions[at]!.slice(one.end),
        ),
    ),
  );

/** Berries out of the freezer go into the heat, the blender or the freezer, not between two cakes. */
const heatedOrBlended = (key: string, scope: BudgetScope): boolean =>
  // Jam is boiled fruit, whatever a step calls it.
  characterOf(scope.understood, scope.health, scope.foods).words.has('preserve') || inTheHeat(key, scope);

const inTheHeat = (key: string, { understood }: BudgetScope): boolean =>
  understood.steps.some(({ mentions }, at) => {
    if (!mentions.some((one) => one.key === key && one.kind !== 'pronoun')) return false;
    const rest = understood.source.instructions.slice(at).join(' ');
    return /\b(?:blend|blitz|whizz|pur[eé]e|simmer|boil|bake|cook|oven|freez|churn|roast|stew|overnight|°|[1-4]\d\d ?[CF])/i.test(
      rest,
    );
  });

/** Whether a sentence that pours something in pours in water by its measure as well. */
const saysWater = ({ key }: PricedLine, { understood }: BudgetScope): boolean =>
  sentencesAbout(key, understood).some(({ text }) =>
    /[\d½¼¾⅓⅔] ?(?:ml|l|litres?|liters?|cups?|pints?|c)\b(?: of)?(?: (?:hot|cold|boiling|warm))? water\b/i.test(
      text,
    ),
  );

/** Minutes in the pan after which nobody tells fresh tomatoes from canned ones. Own rule. */
const cookedDown = 8;

/** Minutes that a tough cut needs in the pot. Own rule. */
const tough = 60;

/** Minutes that a food spends in something wet. */
const simmers = (key: string, { understood }: BudgetScope): number =>
  understood.steps.reduce(
    (sum, { contents, minutesMax }, at) =>
      contents.includes(key) &&
      (/^(?:simmer|boil|stew|braise|slow-cook|pressure-cook|bake|roast)$/.test(
        understood.recipe.steps[at]!.action ?? '',
      ) ||
        // "Lid on, lowest heat 1 hr 45".
        /\b(?:lid on|cover(?:ed)?|low(?:est)? (?:heat|flame)|tender|gently)\b/i.test(
          understood.source.instructions[at]!,
        ))
        ? sum + minutesMax
        : sum,
    0,
  );

/** What makes a cheaper food work, with the sentence that uses it; null where that may not come in. */
function helpOf(
  rule: SwapRule,
  line: PricedLine,
  scope: BudgetScope,
): { readonly edits: readonly Edit[]; readonly cost: number } | null {
  if (rule.with === null) return { edits: [], cost: 0 };
  const food = scope.foods.concrete(rule.with.food);
  // Before anything else is done with it: what is marinated is not put into the freezer.
  const stepId = scope.understood.recipe.steps.find(({ inputs }) => inputs.includes(line.key))?.id ?? null;
  if (food === null || stepId === null || scope.deny(food) !== null) return null;
  const grams = line.grams * rule.with.ratio;
  const cost = priceOf(scope, food, grams);
  if (cost === null) return null;
  const part = { food, grams, preparation: null };
  const edit: Edit = {
    kind: 'add',
    part,
    stepId,
    as: 'first',
    sentence: rule.with.say,
    afterKey: line.key,
    reason: rule.why,
  };
  return { edits: [edit], cost };
}

/** Grams of stock for which a cube is worth it. Own rule. */
const leastForCube = 180;

/** Grams for which nobody opens a can. Own rule: half of one. */
const leastOfCan = 180;

/** Skinned and chopped a tomato is what the can holds. */
const asInCan = /\b(?:skinned|peeled|deseeded|seeded|cored)\b(?=[^.]*\b(?:chopped|crushed|diced)\b)/gi;

/** What is done to a vegetable that comes as it grew, and cannot be done to one out of a can. */
const freshOnly =
  /\b(?:peel|blanch|scald|core|skins?|seed|deseed|slic|wedge|halv|quarter|grat|roast|grill|broil|char|stuff|cross|garnish|top with)/i;

/** Whether the list or a step handles a vegetable in a way that only a fresh one bears. */
const handledFresh = ({ key, preparation }: PricedLine, { understood }: BudgetScope): boolean =>
  freshOnly.test((preparation ?? '').replace(asInCan, '')) ||
  understood.steps.some(({ mentions }, at) => {
    const text = understood.source.instructions[at]!;
    return mentions.some(({ key: own, start, end }) => {
      if (own !== key) return false;
      const before = text.slice(0, start).search(/[^.!?;]*$/);
      const after = text.slice(end).search(/[.!?;]|$/);
      return freshOnly.test(text.slice(before, end + after));
    });
  });

/** Whether what comes in is in the dish already, fresh or frozen, under a line of its own: two lines of one food confuse the cook. */
export const doubled = (food: Food, line: PricedLine, scope: BudgetScope): boolean => {
  const { understood, foods } = scope;
  // "Pour in the wine and let it bubble away. Add the stock": stock for the wine would go in twice.
  const apart = line.food.traits.includes('alcohol') && boiledAway(line, scope);
  const plain = foods.get(food.id.replace(/^(?:frozen|canned|dried)-/, '').replace(/(?:ies|s)$/, '')) ?? food;
  const first = (key: string): string | undefined =>
    understood.steps.find(({ mentions }) => mentions.some((one) => one.key === key))?.id;
  return understood.grounded.some(
    ({ key, ingredient: { food: other, alternatives = [] } }) =>
      key !== line.key &&
      // What goes in together becomes one line.
      !(!apart && other?.id === food.id && first(key) !== undefined && first(key) === first(line.key)) &&
      [other, ...alternatives].some(
        (one) =>
          one !== null &&
          (one.id === food.id ||
            isKind(one, food.id) ||
            isKind(food, one.id) ||
            isKind(one, plain.id) ||
            // Thighs on the bone and off it are two lines of one thing.
            (food.traits.includes('meat') && one.id.endsWith(`-${food.id}`))),
      ) &&
      !isWater(food) &&
      // Wedges that stand in for small whole onions are another thing than the chopped one.
      !(line.food.id === 'pearl-onion' && food.id === 'red-onion'),
  );
};

/** Grams of oil from which on two bottles are worth opening. Own rule: three tablespoons. */
const leastSplit = 38;

/** Whether a step says an amount in brackets behind the name. */
const measuredBehind = (key: string, { steps, source }: BudgetScope['understood']): boolean =>
  steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key && /^\s*\(\s*(?:about\s+)?[\d¼½¾⅓⅔]/i.test(source.instructions[at]!.slice(one.end)),
    ),
  );

/** "Chicken or beef broth" is one stock now: what stands before the "or" goes with it. */
export const oneStock = (key: string, { steps, source }: BudgetScope['understood']): readonly Edit[] =>
  steps.flatMap(({ id, mentions }, at) => {
    const either = eitherStock.exec(source.instructions[at]!);
    if (either !== null && mentions.some((one) => one.key === key))
      return [
        {
          kind: 'replace-text' as const,
          stepId: id,
          span: { start: either.index, end: either.index + either[0].length },
          text: either[1] === undefined ? 'the stock' : `${either[1]}stock`,
          reason: 'One stock takes the place of either',
        },
      ];
    return mentions.flatMap((one): readonly Edit[] => {
      const before = source.instructions[at]!.slice(0, one.start);
      const other = /\b(?:chicken|beef|vegetable|fish|veal|turkey)(?: (?:stock|broth))? or $/i.exec(
        before,
      )?.[0];
      return one.key !== key || one.kind === 'pronoun' || other === undefined
        ? []
        : [
            {
              kind: 'replace-text',
              stepId: id,
              span: { start: one.start - other.length, end: one.start },
              text: '',
              reason: 'One stock takes the place of either',
            },
          ];
    });
  });

/** "Broth/stock", "the stock or broth": two words for one jug. */
const eitherStock =
  /(\b(?:the|your|hot|warm) )?\b(?:broth ?\/ ?stock|stock ?\/ ?broth|stock or broth|broth or stock)\b/i;
