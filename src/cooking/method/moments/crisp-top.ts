/** Crumbs, chips and their like that an oven crisps on top of a dish: where no dry heat comes from above, they wait. */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, DishClass } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import { callOf, type Part } from '../read/parts.ts';

const lidded: ReadonlySet<Method> = new Set([
  'stovetop',
  'slowCooker',
  'pressureCooker',
  'microwave',
  'steamer',
  'wok',
  'dutchOven',
]);

/** Crisp already. */
const isCrisp = ({ item }: Part): boolean =>
  /\b(?:(?:potato|tortilla|corn) chips|crisps|crackers?|corn ?flakes|cereal|fried onions|croutons|ritz)\b/i.test(
    item.text,
  );
/** Crisp once it is toasted. */
const isCrumb = ({ item }: Part): boolean => /\b(?:bread ?crumbs|crumbs|panko)\b/i.test(item.text);

const onTop = /\b(?:top|sprinkle|scatter|strew|cover|over|finish)\b/i;

/** Takes what has to stay crisp out of the sentences that put it on, and puts it on when all is cooked. */
export function keepCrisp(
  cooking: Cooking,
  target: Method,
  dish: DishClass,
  parts: ReadonlyMap<string, Part>,
): Cooking {
  const { clauses, cast } = cooking;
  const { main, roles } = cast;
  if (!lidded.has(target) || dish !== 'casserole') return cooking;
  const top = new Map<string, Part>();
  const beside = new Map<string, Part>();
  const crumby = (clause: Clause): boolean =>
    clause.names.some((key) => parts.get(key) !== undefined && isCrumb(parts.get(key)!));
  /** "Mix the crumbs with the cheese, scatter on top": what is mixed with them goes on with them. */
  const mixed = (clause: Clause | undefined, next: Clause | undefined): boolean =>
    clause !== undefined &&
    next !== undefined &&
    next.step === clause.step &&
    crumby(clause) &&
    clause.names.length <= 4 &&
    next.names.length === 0 &&
    onTop.test(next.text);
  const changed = clauses.map((clause, at) => {
    if (at === main) return clause;
    if (mixed(clauses[at - 1], clause)) return { ...clause, text: '', action: null, actions: [] };
    if (mixed(clause, clauses[at + 1])) {
      for (const key of clause.names) {
        const part = parts.get(key);
        if (part !== undefined) (isCrumb(part) || isCrisp(part) ? top : beside).set(key, part);
      }
      return { ...clause, text: '', action: null, actions: [], names: [] };
    }
    if (!onTop.test(clause.text)) return clause;
    const crisp = clause.names.flatMap((key) => {
      const part = parts.get(key);
      return part !== undefined && (isCrisp(part) || isCrumb(part)) ? [part] : [];
    });
    if (crisp.length === 0) return clause;
    const rest = clause.names.filter((key) => !crisp.some((part) => part.key === key));
    const text = crisp.reduce((said, part) => withoutName(said, part), clause.text);
    // Where it cannot be taken out of the sentence, the sentence stays whole.
    if (rest.length > 0 && text === clause.text) return clause;
    for (const part of crisp) top.set(part.key, part);
    return rest.length === 0
      ? { ...clause, text: '', action: null, actions: [], names: [] }
      : { ...clause, text, names: rest };
  });
  if (top.size === 0) return cooking;
  const all = [...top.values()];
  const crumbs = all.filter((part) => isCrumb(part) && !isCrisp(part));
  const crisp = all.filter((part) => !crumbs.includes(part));
  const fat = [...beside.values()].filter(
    ({ food }) => food !== null && (isKind(food, 'fat') || isKind(food, 'butter')),
  );
  const rest = [...beside.values()].filter((part) => !fat.includes(part));
  const said = (some: readonly Part[]): string => joinList(some.map((part) => `the ${callOf(part)}`));
  const finish = [
    ...(crumbs.length > 0
      ? [
          `Toast ${said(crumbs)} ${fat.length > 0 ? `in ${said(fat)}` : 'in a dry frying pan'} over medium heat for 3–4 minutes, stirring, until golden and crisp.`,
        ]
      : []),
    `Scatter ${said([...crumbs, ...crisp, ...rest])} over the top just before serving${crisp.length > 0 ? ', to keep the crunch' : ''}.`,
  ].join(' ');
  const last = roles.findLastIndex((role, at) => at >= main && (role === 'core' || role === 'late'));
  const closing: Clause = {
    ...changed[last]!,
    text: finish,
    joint: ' ',
    sentence: 90,
    action: null,
    actions: [],
    minutes: null,
    celsius: null,
    innerCelsius: null,
    names: [],
  };
  return {
    clauses: [...changed.slice(0, last + 1), closing, ...changed.slice(last + 1)],
    cast: { ...cast, roles: [...roles.slice(0, last + 1), 'side', ...roles.slice(last + 1)] },
  };
}

/** "Top with the rest of the cheese and the chips" without the chips. */
function withoutName(text: string, part: Part): string {
  const words = part.item.name.toLowerCase().split(/[\s,]+/);
  const heads = [words.slice(-2).join(' '), words.at(-1)!, 'panko', 'crumbs', 'chips', 'crackers'].filter(
    (word) => word.length > 3,
  );
  for (const head of heads) {
    const name = String.raw`(?:the |some |crushed |buttered |crumbled )*${head.replace(/[^\p{L}\p{N} -]/gu, '.')}\b`;
    const found =
      new RegExp(String.raw`\s*,?\s+and ${name}`, 'i').exec(text) ??
      new RegExp(String.raw`\b${name}(?:,| and)\s+`, 'i').exec(text);
    if (found) return text.replace(found[0], '');
  }
  return text;
}
