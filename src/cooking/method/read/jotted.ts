/** "Beef back in, lid on, oven 2½ hrs": jottings of what goes into a pot, as the orders that they are. */
import { capitalise } from '../../text/grammar.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';
import { isThinLiquid, type Part } from './parts.ts';

const food = String.raw`(?:the\s+)?(\p{L}[\p{L}&, '’-]{1,40}?)`;
const backIn = new RegExp(
  String.raw`^\W*(?:then\s+)?${food}\s+(?:goes\s+|go\s+)?back in(?:\s+(?:the\s+)?(?:pot|pan|casserole))?\s*(?:[,;.]\s*|$)(.*)$`,
  'iu',
);
const andBack = new RegExp(
  String.raw`^\W*(?:then\s+)?${food}\s+(?:and|&)\s+(?:the\s+)?(\p{L}+)\s+back(?: in)?\W*$`,
  'iu',
);
const goesIn = new RegExp(String.raw`^\W*(?:then\s+)?${food}\s+in(?=\s*,|\s+for\b|\W*$)`, 'iu');
/** "Beans, fish sauce, sugar, 4 mins", "Potato chunks on top, 40 mins more", "Pasta in, 10 mins till al dente". */
const timedIn = new RegExp(
  String.raw`^\W*(?:then\s+)?${food}(\s+(?:in|on top))?,\s+((?:(?:for|cook|simmer)\s+)*(?:another\s+)?\d+(?:\s*(?:-|–|to)\s*\d+)?\s*min(?:ute)?s?\b[^;]*)$`,
  'iu',
);
const leastTimed = 3;
/** What a list may call by another name. */
const bareFood = /^\W*(?:the\s+)?(?:pasta|noodles|spuds|veg(?:gies)?|greens|rice)\b/i;
/** What follows what went in: "wine in, bubble, scrape", "potatoes in, simmer 20 mins". */
const carried: ReadonlySet<string> = new Set([
  'simmer',
  'stew',
  'boil',
  'bake',
  'braise',
  'add',
  'stir',
  'reduce',
  'deglaze',
  'pour',
  'fry',
  'saute',
  'assemble',
  'cover',
  'slow-cook',
]);
/** A verb in front of it makes it an order already. */
const ordered =
  /^\W*(?:then\s+|and\s+|meanwhile,?\s+)?(?:in|on|into|using|with|add|put|pour|stir|bring|hard|return|throw|tip|drop|chuck|fold|mix|leave|keep|cook|let|get|set|lay|sit|place|pop|nestle|toss|rub|simmer|boil|fry|brown|turn|take|lift|go(?:es)?|once|when|while|cover|season|spread|wrap|smoke|back|warm|sear|saut[eé]|sweat|soften|grill|roast|bake|braise|deglaze|crisp|melt|whisk|roll|shape|cut|chop|slice|peel|drain|rinse|strain|skim|scrape|blitz|blend|mash|shred|serve|scatter|sprinkle|drizzle|squeeze|remove|thread|brush|dredge|coat|dip|dust|make|rest|cool|chill|layer|arrange|spread|press|stuff|fill|top|finish|uncover|lower|reduce|raise|heat|half|it|they|everything|marinate|soak)\b/i;

/** The clauses with such jottings told in full, for a pot that is filled anew. */
export function withoutJottings(
  clauses: readonly Clause[],
  target: Method,
  parts: ReadonlyMap<string, Part>,
): readonly Clause[] {
  if (target !== 'slowCooker' && target !== 'pressureCooker') return clauses;
  return mergedPuree(friedBeside(clauses), parts).flatMap((clause): readonly Clause[] => {
    const { text, names } = clause;
    // What a verb opens is an order already.
    if ((names.length === 0 && !bareFood.test(text)) || ordered.test(text)) return [clause];
    if (!clause.actions.every((action) => carried.has(action))) return [clause];
    const back = backIn.exec(text);
    if (back !== null) {
      const put: Clause = {
        ...clause,
        text: `Return the ${small(back[1]!)}`,
        action: 'add',
        actions: ['add'],
        minutes: null,
      };
      const rest = back[2]!.trim();
      return rest === ''
        ? [put]
        : [
            { ...put, end: clause.end - rest.length },
            { ...clause, text: rest, start: clause.end - rest.length, joint: '. ', names: [] },
          ];
    }
    const both = andBack.exec(text);
    if (both !== null)
      return [
        {
          ...clause,
          text: `Add the ${small(both[1]!)} and return the ${both[2]!.toLowerCase()}`,
          action: 'add',
          actions: ['add'],
        },
      ];
    const timed = timedIn.exec(text);
    if (timed !== null && clause.minutes !== null && clause.minutes[1] >= leastTimed) {
      const [, name, on, rest] = timed;
      const soft = /\b(?:soft\w*|golden|brown\w*|translucent|sweet|caramel\w*)\b/i.test(rest!);
      if (!soft)
        return [
          {
            ...clause,
            text: `Add the ${small(name!)}${on === undefined || /^in$/i.test(on.trim()) ? '' : ' on top'}`,
            action: 'add',
            actions: ['add'],
            minutes: null,
            end: clause.end - rest!.length,
          },
          {
            ...clause,
            text: `simmer for ${rest!.replace(/^(?:for\s+|cook (?:for )?|simmer (?:for )?)/i, '')}`,
            start: clause.end - rest!.length,
            joint: ' and ',
            action: 'simmer',
            actions: ['simmer'],
            names: [],
          },
        ];
    }
    const goes = goesIn.exec(text);
    if (goes === null) return [clause];
    const liquid = names.every((key) => isThinLiquid(parts.get(key)?.food ?? null));
    const rest = text.slice(goes[0].length).replace(/^,\s*(?:let it )?bubble(?=,)/i, ', let it bubble');
    return [{ ...clause, text: `${liquid ? 'Pour in' : 'Add'} the ${small(goes[1]!)}${rest}` }];
  });
}

/** "Mash 2 ladles of beans into the pan, back into pot": out of the pan in which something was fried beside the pot. */
const intoPan =
  /^(\W*(?:then\s+)?(?:mash|scoop|ladle|put|stir|tip|crush)\b[^.;]*?\binto )(?:the |your )?(?:frying |saut[eé] )?(?:pan|skillet)\b/i;
const backToPot =
  /^[\s,]*(?:and |then )*(?:(?:(?:return|scrape|tip|put|pour|stir)\s+(?:(?:it|them|all|everything|the lot)\s+)?(?:all\s+)?)?back (?:in)?to|return (?:it|them|everything|all|the lot) to) (?:the )?pot\W*$/i;
const fries: ReadonlySet<string> = new Set(['fry', 'saute', 'sear']);
const ownPan = /\b(?:pan|skillet|wok|pot)\b/i;

/** What is fried beside the pot has a pan that is called so, and all of it comes back into the pot. */
function friedBeside(clauses: readonly Clause[]): readonly Clause[] {
  /** What an order says after "into the pan". */
  const afterPan = ({ text }: Clause): string | null =>
    intoPan.test(text) ? text.replace(intoPan, '') : null;
  // "… into the pan, back into the pot": in one clause, or in two.
  const back = clauses.findIndex((clause, at) => {
    const own = afterPan(clause);
    if (own !== null) return backToPot.test(own);
    const before = at === 0 ? null : afterPan(clauses[at - 1]!);
    return before !== null && /^\W*$/.test(before) && backToPot.test(clause.text);
  });
  if (back < 0) return clauses;
  const into = afterPan(clauses[back]!) === null ? back - 1 : back;
  const boiled = clauses.findIndex(({ actions }) =>
    actions.some((action) => action === 'simmer' || action === 'boil'),
  );
  const fried = clauses.findLastIndex(
    ({ actions }, at) => at < into && actions.some((action) => fries.has(action)),
  );
  if (boiled < 0 || fried < boiled) return clauses;
  return clauses.map((clause, at) => {
    if (at === fried && !ownPan.test(clause.text))
      return { ...clause, text: clause.text.replace(/\W*$/, ' in a frying pan.') };
    const put = at === into ? `${intoPan.exec(clause.text)![1]!}what was fried` : '';
    const returned = at === back ? 'scrape everything back into the pot.' : '';
    return put === '' && returned === ''
      ? clause
      : { ...clause, text: [put, returned].filter((one) => one !== '').join(', then ') };
  });
}

const small = (name: string): string => {
  const bare = name
    .replace(/^the\s+/i, '')
    .replace(/\s+in (?=with\b)/i, ' ')
    .replace(/\s+(?:go|goes)$/i, '')
    // "Beans, fish sauce" is a list.
    .replace(/,\s*(?=[^,]*$)(?![^,]*\s(?:and|&)\s)/, ' and ')
    .trim();
  // "Guinness in" keeps its capital.
  return /^\p{Lu}\p{Ll}+$/u.test(bare) && brand.test(bare)
    ? capitalise(bare)
    : bare.charAt(0).toLowerCase() + bare.slice(1);
};
const brand = /^(?:guinness|marsala|madeira|burgundy|chianti|worcestershire|parmesan|dijon|marmite|bovril)$/i;

/** "… then the stock, puree and herbs": that purée is none to blend. */
function mergedPuree(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>): readonly Clause[] {
  const out: Clause[] = [];
  const paste = [...parts.values()].find(
    ({ food }) => food !== null && /tomato-(?:paste|puree)/.test(food.id),
  );
  for (const clause of clauses) {
    const before = out.at(-1);
    if (
      before !== undefined &&
      before.step === clause.step &&
      before.sentence === clause.sentence &&
      clause.action === 'blend' &&
      paste !== undefined &&
      /^pur[eé]e\b(?:\s*,|\s+(?:and|&)\b|\W*$)/i.test(clause.text)
    )
      out[out.length - 1] = {
        ...before,
        text: `${before.text}${clause.joint}${clause.text}`,
        end: clause.end,
        names: [...new Set([...before.names, ...clause.names, paste.key])],
      };
    else out.push(clause);
  }
  return out;
}
