import { joinList } from '../../text/grammar.ts';
import type { DishRole } from '../../dish.ts';
import { suitedPrep } from '../../prep/suited-prep.ts';
import type { Brief } from '../brief.ts';
import type { Fill } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';

/** What a list says was done to a food, and the knife work that is spared by it, as dishes word it. */
const spared: readonly (readonly [said: RegExp, done: RegExp])[] = [
  [/\b(?:diced|chopped|cubed|minced)\b/i, /^(?:\w+ly )?(?:diced|chopped|cubed|minced|sliced)\b|^cut\b/],
  [
    /\b(?:sliced|julienned)\b/i,
    /^(?:\w+ly )?(?:sliced|halved|quartered)\b|^cut into .*(?:strips|slices|wedges)/,
  ],
  [/\b(?:shredded|grated)\b/i, /^(?:\w+ly )?(?:shredded|grated)\b/],
  [/\b(?:chunks|cubes|florets|wedges|strips|rings)\b/i, /^cut\b|^(?:\w+ly )?(?:diced|cubed|sliced)\b/],
  [/\bcrumbled\b/i, /^crumbled\b/],
  [/\b(?:peeled|prepped|trimmed)\b/i, /^(?:peeled|trimmed)$/],
];
/** Done long before it was cut up. */
const before = /^(?:peeled|trimmed|cored|deseeded|seeded|stemmed|washed|halved|cored and \w+|very)$/;
/** Crushed so in a tin, or sliced so in its bag, and meant otherwise. */
const ofTheShop: ReadonlySet<string> = new Set(['bakery', 'canned-jarred', 'deli', 'nuts-seeds-dried-fruit']);

/** What a cook reads in place of the work: how it lies there. */
const asItLies = (said: string): string =>
  /ed$/.test(said) ? `already ${said.toLowerCase()}` : 'already cut';

/** A preparation as far as what was done before leaves it to do; the same where the list says nothing of the sort. */
export function leftToDo(said: string, prep: string): string {
  const done = spared.flatMap(([words, work]) => {
    const [word] = words.exec(said) ?? [];
    return word === undefined ? [] : [{ word, work }];
  });
  if (done.length === 0 || prep === '') return prep;
  const pieces = prep.split(/,\s*(?:and\s+)?|\s+and\s+/);
  const cut = done.find(({ work }) => pieces.some((piece) => work.test(piece)));
  if (cut === undefined) return prep;
  const left = pieces.filter((piece) => !done.some(({ work }) => work.test(piece)) && !before.test(piece));
  return left.length === 0 ? asItLies(cut.word) : joinList(left);
}

function asCut(role: DishRole, fill: Fill, { pantry }: Brief): Fill {
  const item = fill.pantry === null ? undefined : pantry[fill.pantry];
  if (item === undefined || ofTheShop.has(fill.food.category)) return fill;
  const prep = fill.prep ?? role.prep ?? '';
  // What is sold shredded says so itself.
  if (prep === '' || suitedPrep(fill.food, prep) !== prep) return fill;
  const left = leftToDo(item.text, prep);
  return left === prep ? fill : { ...fill, prep: left };
}

/** A plan without the knife work that its kitchen has behind it: nobody chops a diced onion again, or grates shredded cheese. */
export function withCutBefore(ranked: Ranked, brief: Brief): Ranked {
  const fills = new Map(ranked.plan.fills);
  let changed = false;
  for (const role of ranked.plan.dish.roles) {
    const own = fills.get(role.id) ?? [];
    const cut = own.map((fill) => asCut(role, fill, brief));
    if (cut.every((fill, at) => fill === own[at])) continue;
    fills.set(role.id, cut);
    changed = true;
  }
  return changed ? { ...ranked, plan: { ...ranked.plan, fills } } : ranked;
}
