/** What fills a plate up cheaply when something dear of it is less. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { shapeOf } from '../edit/can-do.ts';
import { characterOf } from '../healthify/character.ts';
import { isPluralName } from '../text/naming.ts';
import type { BudgetMove } from './budget-move.ts';
import {
  type BudgetScope,
  type PricedLine,
  isButchersPiece,
  isCutUp,
  isJoint,
  isStructural,
  keptOf,
} from './scope.ts';

/** What a dish loses of its character; set by reading what came out, as in the other moves. */
export const losses = {
  peas: 0.2,
  third: 0.16,
  more: 0.22,
  half: 0.28,
  most: 0.42,
  ownThird: 0.13,
  ownMore: 0.19,
  ownHalf: 0.25,
  /** Two fifths of the meat for more carrots. */
  hungriest: 0.12,
  /** Carrots fill the plate and feed nobody. */
  hungry: 0.09,
} as const;

/** A good part of the meat may go where the plate is not filled up to the brim for it. Own rule. */
export const lightly = 0.8;

/** Where the plate is filled up for it, so much of what a named dish is made of may go. Own rule. */
export const bornOfName = 0.8;

export const mashes = /mash/;

/** "Drain the potatoes and mash them". */
const isMashed = (key: string, { understood: { steps, source } }: BudgetScope): boolean =>
  steps.some(
    ({ mentions }, at) =>
      mashes.test(source.instructions[at]!) &&
      mentions.some(
        (one) => one.key === key && /^[^!?]*\bmash/i.test(source.instructions[at]!.slice(one.start)),
      ),
  );

/** In a pot that stands for hours potatoes go in late. */
export const latePotatoes = 'Cut the NAME into large chunks.';

export const potatoesIn =
  'Add the NAME 40 minutes before the end of that time, and push THEM under the liquid.';

/** A gentle machine takes hours to soften them: there they go in with the meat. */
export const gentle = /\b(?:slow[- ]?cook\w*|crock[- ]?pot|LOW)\b/;

/** What stretches meat, by the dish. */
export const stretchers: readonly (readonly [dish: RegExp, foods: readonly string[], how: string])[] = [
  [
    /taco|burrito|fajita|quesadilla|tostada|nacho/i,
    ['canned-black-beans', 'canned-kidney-beans'],
    'Drain and rinse the NAME and stir THEM in to heat through.',
  ],
  [
    /chil[il]|enchilada|carnitas|barbacoa|tinga|tex-mex|mexican/i,
    ['canned-kidney-beans', 'canned-black-beans'],
    'Drain and rinse the NAME and stir THEM in to heat through.',
  ],
  [
    /jambalaya|gumbo|creole|cajun|[eé]touff[eé]e/i,
    ['canned-kidney-beans'],
    'Drain and rinse the NAME and stir THEM in to heat through.',
  ],
  [
    /\bthai\b|(?:green|red|yellow|panang|massaman) curry|laksa/i,
    ['butternut-squash', 'potato'],
    'Cut the NAME into bite-size pieces and put THEM in with the sauce, to simmer for 12 minutes until soft.',
  ],
  [
    /curry|masala|tikka|tagine|korma|couscous|biryani|moroccan/i,
    ['canned-chickpeas', 'potato', 'frozen-peas'],
    'Drain and rinse the NAME and stir THEM in to heat through.',
  ],
  [
    /stew|goulash|casserole|pie|hotpot|ragout|soup|broth|brais|bourguignon|daube|carbonn?ade|stifado|pot roast|slow[- ]cook|long[- ]cook/i,
    ['potato', 'canned-white-beans', 'carrot'],
    'Cut the NAME into small dice and put THEM in with the meat.',
  ],
  [
    /meatball|burger|patt(?:y|ies)|meat ?loaf|kofta|dumpling|cabbage rolls?|stuffed (?:cabbage|peppers?|vine leaves)|go[lł][aą]bki|holubtsi|halupki|dolma|sarma/i,
    ['canned-lentils', 'carrot'],
    'Drain the NAME well, mash THEM and work THEM into the meat.',
  ],
];

/** Pieces that are dealt out, one or two or three for each. */
export function isDealt({ key }: PricedLine, { understood }: BudgetScope): boolean {
  const parsed = understood.grounded.find((one) => one.key === key)?.parsed;
  const { servings } = understood.recipe;
  const pieces = parsed?.quantity ?? 0;
  return (
    !isCutUp(key, understood) &&
    (parsed?.unit === null || parsed?.unit === 'piece') &&
    parsed.amountEach === null &&
    (pieces < 3 || (pieces % servings === 0 && pieces <= servings * 3))
  );
}

/** What is bought dry swells to this many times its weight. Own rule. */
const swollen = (food: Food): number =>
  !/^(?:canned|cooked|unsalted|frozen)-/.test(food.id) &&
  ['dried-bean', 'lentil', 'split-pulse', 'rice', 'grain'].some((kind) => isKind(food, kind))
    ? 2.4
    : 1;

/** Whether what comes in feeds as well as it fills. */
export const feeds = (food: Food): boolean =>
  isBean(food) || food.id === 'potato' || food.id === 'frozen-peas';

export const isBean = (food: Food): boolean =>
  ['legume', 'canned-beans', 'cooked-bean'].some((kind) => isKind(food, kind));

/** Whether an ingredient is peas of any sort. */
export const isPea = (scope: BudgetScope, id: string): boolean => {
  const food = scope.foods.get(id);
  return food !== null && isKind(food, 'pea');
};

/** Where something is there to be soaked up. */
const saucy = /\b(?:sauces?|gravy|stew\w*|curry|broth|juices|cream|coconut milk|ragu|ragout|chili)\b/i;

/** What is lost and what is had for it where this fills up for meat or fish. */
export const filledBy = (food: Food, scope: BudgetScope, single = false): string =>
  food.id === 'potato' || isKind(food, 'potato')
    ? saucy.test([scope.understood.source.title, ...scope.understood.source.instructions].join(' '))
      ? ` and ${single ? 'soaks' : 'soak'} up the sauce`
      : ` and ${single ? 'fills' : 'fill'} as well`
    : isBean(food)
      ? ' and bring protein of their own'
      : isKind(food, 'mushroom')
        ? ' with a savor of their own'
        : isKind(food, 'pea')
          ? ' for a sweeter plate'
          : ' for a sweeter pot';

/** Vegetables that a cook takes more of to fill the plate; none that only lets its water go. */
const filling = ['carrot', 'cabbage', 'cauliflower', 'winter-squash', 'broccoli', 'green-bean'];

/** What feeds, or eats like meat; only these make up for half of it. */
const feeding = ['legume', 'potato', 'sweet-potato', 'mushroom'];

/** More than this of it makes another dish. */
const mostOfIt = 1.8;

/** What costs more than this share of the meat saves too little. */
const cheapEnough = 0.55;

/** Whether one step puts both into the same bowl. */
const sharesBowl = (one: string, other: string, { understood: { steps } }: BudgetScope): boolean =>
  steps.some(
    ({ mentions }) =>
      mentions.some(({ key, kind }) => key === one && kind !== 'pronoun') &&
      mentions.some(({ key, kind }) => key === other && kind !== 'pronoun'),
  );

/** More of something cheap that the dish has already, in the place of some of its meat or fish. */
export function fillUps(
  line: PricedLine,
  lines: readonly PricedLine[],
  scope: BudgetScope,
  fillers: readonly string[] = filling,
): readonly BudgetMove[] {
  const { understood } = scope;
  const { food, grams, cost } = line;
  const keeps = keptOf(characterOf(understood, scope.health, scope.foods).keepShare(food), scope);
  const flesh = food.traits.includes('meat') || food.traits.includes('fish');
  if (!flesh || food.traits.includes('cured-meat') || grams < 200 || isStructural(line)) return [];
  if (['liquid', 'fat', 'powder', 'paste'].includes(shapeOf(food))) return [];
  const whole = understood.grounded.find(({ key }) => key === line.key)?.parsed;
  const counted = whole?.unit === null || whole?.unit === 'piece';
  // Four breasts for four, a whole bird: everybody gets their own.
  if (counted && (whole?.quantity ?? 0) <= Math.max(2, understood.recipe.servings)) return [];
  if (isDealt(line, scope) || isJoint(line, scope) || isButchersPiece(line, scope)) return [];
  // What is wrapped round a joint does not grow because the joint is smaller.
  if (characterOf(understood, scope.health, scope.foods).words.has('wellington')) return [];
  const heated = (key: string): boolean =>
    understood.steps.some(
      ({ mentions, contents }, index) =>
        understood.recipe.steps[index]!.station !== 'none' &&
        (contents.includes(key) || mentions.some((one) => one.key === key)),
    );
  // More carrots in the sauce are no larger meatballs.
  const isShaped = stretchers.at(-1)![0].test(understood.source.title);
  const cheapOf = (kinds: readonly string[]): PricedLine | undefined =>
    lines.find((other) => {
      const unit = understood.grounded.find(({ key }) => key === other.key)?.parsed.unit ?? null;
      return (
        other.key !== line.key &&
        kinds.some((id) => isKind(other.food, id)) &&
        other.grams >= 100 &&
        other.cost / other.grams <= (cost / grams) * cheapEnough &&
        // Nobody opens half a can more.
        !/^(?:can|tin|jar|packet|bag|box)$/.test(unit ?? '') &&
        heated(other.key) &&
        (!isShaped || sharesBowl(line.key, other.key, scope)) &&
        // The mash on top of a pie lies over the meat; more of it is no filling.
        !isMashed(other.key, scope)
      );
    });
  const fed = cheapOf(feeding);
  const cheap = fed ?? cheapOf(fillers);
  if (cheap === undefined) return [];
  const move = (factor: number, loss: number, share: string, filled = 0.8): readonly BudgetMove[] => {
    // A Wellington is its fillet.
    if (factor + 1e-9 < keeps * 0.8) return [];
    const more = Math.min(mostOfIt, 1 + (grams * (1 - factor) * filled) / swollen(cheap.food) / cheap.grams);
    return [
      {
        key: line.key,
        edits: [
          {
            kind: 'amount',
            key: line.key,
            factor,
            reason: `more ${cheap.name} ${isPluralName(cheap.name) ? 'take' : 'takes'} the place of ${share} of the ${line.name}${
              isPluralName(cheap.name)
                ? filledBy(cheap.food, scope)
                : filledBy(cheap.food, scope)
                    .replace(/ soak /, ' soaks ')
                    .replace(/ fill /, ' fills ')
                    .replace(/ bring /, ' brings ')
            }`,
          },
          { kind: 'amount', key: cheap.key, factor: more, reason: `fills up for the ${line.name}` },
        ],
        saved: cost * (1 - factor) - cheap.cost * (more - 1),
        loss: (loss + (fed === undefined ? losses.hungry : 0)) * (line.titleWords.length > 0 ? 1.2 : 1),
      },
    ];
  };
  return (
    fed === undefined
      ? // A pot of carrots feeds nobody: of these a little, and more only where the target is far.
        [
          ...move(0.75, losses.ownThird, 'a quarter'),
          ...(scope.deep === true
            ? [
                ...move(2 / 3, losses.ownMore, 'a third'),
                ...move(0.6, losses.ownMore + losses.hungriest, 'two fifths', lightly / 3),
              ]
            : []),
        ]
      : [
          ...move(2 / 3, losses.ownThird, 'a third'),
          ...move(0.6, losses.ownMore, 'two fifths', 0.8),
          ...move(0.5, losses.ownHalf, 'half'),
        ]
  ).filter(({ saved }) => saved > 0);
}
