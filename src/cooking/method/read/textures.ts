/** What a dish is made for, where wet heat cannot give it: a batter that puffs, pastry, crackling, a crisp outside. */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import { callOf, mainPart, type Part } from './parts.ts';
import { machineNoun } from '../words.ts';

/** Machines that cook in steam or water, or heat from within: nothing dries, so nothing crisps. */
const wet: ReadonlySet<Method> = new Set([
  'microwave',
  'slowCooker',
  'pressureCooker',
  'steamer',
  'sousVide',
  'riceCooker',
]);
/** Machines in which the air around a tin is hot and dry on all sides. */
const chambers: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven', 'airFryer']);
/** Vessels that heat from below only. */
const pans: ReadonlySet<Method> = new Set(['stovetop', 'dutchOven', 'wok']);
/** Pots whose meat can be lifted out and crisped under a broiler at the end. */
const pots: ReadonlySet<Method> = new Set(['slowCooker', 'pressureCooker']);

const puffs =
  /\b(?:toad[- ]in[- ]the[- ]hole|yorkshire pud\w*|popovers?|dutch bab(?:y|ies)|choux|profiteroles?|[eé]clairs?|gougères?|cream puffs?)\b/i;
const hotFat = /\b(?:smoking|sizzling|very|piping|red)[- ]hot\b/i;
const puffed = /\b(?:puff\w*|well[- ]risen|risen)\b/i;
const pastry =
  /\b(?:puff|filo|phyllo|fillo|shortcrust|short crust|rough puff|flaky|hot water crust) ?(?:pastry|dough|crust|sheets?)?\b|\b(?:pastry|pie) (?:sheets?|dough|cases?|crusts?)\b|\bready[- ]rolled pastry\b/i;
const molten = /\b(?:lava|molten|moelleux|fondants?)\b/i;
/** Rind that blisters; rice that crackles in its pot is only heard. */
const crackles =
  /\b(?<!(?:hear|sound of|hears|heard) (?:a |the |it |some |faint |gentle )*)crackling\b(?! (?:sounds?|noises?))/i;
const crisp = /\bcrisp(?:y|ed|iest)?\b|\bcrunchy\b/i;
const crispTitle = /\bcrisp(?:y|iest)\b|\bcrunchy\b/i;

/** How heat reaches the food there, for a sentence. */
const heatOf = (target: Method): string =>
  target === 'microwave'
    ? 'a microwave heats the water in it and leaves it wet'
    : target === 'slowCooker'
      ? 'a slow cooker holds it in steam under its lid'
      : target === 'pressureCooker'
        ? 'a pressure cooker is full of steam'
        : target === 'steamer'
          ? 'steam keeps everything wet'
          : pans.has(target)
            ? 'a pan heats from below and gathers steam'
            : `${/^[aeiou]/.test(machineNoun[target]) ? 'an' : 'a'} ${machineNoun[target]} gives no such heat`;

const bivalves = /\b(?:mussels|clams|cockles)\b/i;

const leastPastryGrams = 100;

/** Why the dish would not be itself there; null where nothing is known against it. */
export function lostTexture(
  understood: UnderstoodRecipe,
  source: Method,
  target: Method,
  parts: ReadonlyMap<string, Part>,
): string | null {
  if (source === target || chambers.has(target)) return null;
  const { title, steps } = understood.recipe;
  const text = steps.map((step) => step.text).join('\n');
  const fromChamber = chambers.has(source);
  if (
    fromChamber &&
    (puffs.test(title) || (/\bbatter\b/i.test(text) && hotFat.test(text) && puffed.test(text)))
  )
    return `The batter has to puff up and turn crisp in fierce, dry heat from all sides; ${wet.has(target) ? heatOf(target) : `${machineNoun[target] === 'stove' ? 'a pan on the stove' : `a ${machineNoun[target]}`} heats from below`}, so it would set flat and heavy.`;
  if (
    (wet.has(target) || pans.has(target)) &&
    crackles.test(`${title}\n${text}`) &&
    !/\b(?:no|without|discard (?:the )?) crackling\b/i.test(text)
  )
    return `Crackling only blisters in fierce, dry heat; ${heatOf(target)}, and the skin would stay soft.`;
  if (!wet.has(target)) return null;
  const all = [...parts.values()];
  if (
    fromChamber &&
    all.some(({ item, grams }) => grams >= leastPastryGrams && pastry.test(`${item.name} ${item.text}`))
  )
    return `Pastry needs dry heat to bake through, flake and brown; ${heatOf(target)}, and it would stay pale and soggy.`;
  if (fromChamber && molten.test(title))
    return `Its middle stays soft under a set crust because fierce heat reaches it from outside for minutes only; ${heatOf(target)}, so it would set through or not at all.`;
  const main = mainPart(all);
  if (main !== null && bivalves.test(main.item.name) && bivalves.test(title) && target === 'slowCooker')
    return `The ${callOf(main)} open within minutes of a hard boil, which a slow cooker never reaches; left in it they turn to rubber.`;
  const meat = main !== null && main.safe !== null && main.safe.kind !== 'egg' && main.safe.kind !== 'fish';
  const promised =
    (crispTitle.test(title) || (/\bpan[- ]?fried\b/i.test(title) && !meat)) && crisp.test(text);
  // A bag's or a pot's meat is crisped in a pan or under a broiler at the end.
  if (promised && !(meat && (pots.has(target) || target === 'sousVide')))
    return `This dish is about its crisp outside, and crispness is dryness; ${heatOf(target)}.`;
  return null;
}
