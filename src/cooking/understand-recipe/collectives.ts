import type { GroundedLine } from '#food/ground';
import { isState, madeOfSeveral, notGroups, sorts, type Lumps } from './lumps.ts';
import type { IngredientMention, MentionKind } from './model.ts';
import { numberValue } from './numbers.ts';
import type { Sections } from './sections.ts';

/** What a collective word may speak of. */
export interface CollectiveScope {
  readonly lines: readonly GroundedLine[];
  readonly sections: Sections;
  /** Keys that the step before handled. */
  readonly before: readonly string[];
  /** Keys that earlier instructions used. */
  readonly used: ReadonlySet<string>;
  /** Dry things that were stirred together before. */
  readonly dry: readonly string[];
  /** What is there has become one thing already. */
  readonly merged: boolean;
  /** Keys named in this very instruction. */
  readonly named: ReadonlySet<string>;
  /** Keys named by single words inside a stretch of it. */
  namedIn(start: number, end: number): readonly string[];
  /** Keys that a later instruction brings in by name: "serve on the buns". */
  broughtLater(): ReadonlySet<string>;
  /** Keys that other instructions name one by one. */
  elsewhere(): ReadonlySet<string>;
  /** Whether an ingredient is named before a place of this instruction. */
  namedBefore(place: number): boolean;
}

const cured = /bacon|pancetta|guanciale|ham|prosciutto|lardon|chorizo|sausage|salami/;

/** "The sliced vegetables" are those that the list has sliced; "the whole spices" no powders; "the meat" not the bacon. */
function sameState(said: string, lines: readonly GroundedLine[], returns: boolean): readonly GroundedLine[] {
  const some = (fits: (line: GroundedLine) => boolean): readonly GroundedLine[] => {
    const found = lines.filter(fits);
    return found.length > 0 ? found : lines;
  };
  const state = /\b(chopped|sliced|diced|grated|frozen|roasted|cubed|minced)\b/i
    .exec(said)?.[1]
    ?.toLowerCase();
  if (state !== undefined) return some((line) => line.parsed.source.toLowerCase().includes(state));
  const powder = (line: GroundedLine): boolean =>
    /\b(?:ground|powder(?:ed)?|masala|paprika|turmeric)\b/i.test(line.parsed.source);
  const whole = (line: GroundedLine): boolean =>
    /\b(?:whole|seeds?|pods?|sticks?|cloves?|leaf|leaves|anise|bark|corns?|peppercorns?)\b/i.test(
      line.parsed.source,
    );
  if (/\bwhole (?:spices|seasoning)/i.test(said)) return some((line) => whole(line) && !powder(line));
  if (/\bground (?:spices|seasoning)/i.test(said)) return some((line) => !whole(line));
  if (/\b(?:ground|minced)\b/i.test(said))
    return some((line) => /\b(?:ground|minced?)\b/i.test(line.parsed.source));
  if (/\bmeat\b/i.test(said) && !returns) return some((line) => !cured.test(line.ingredient.food?.id ?? ''));
  if (/\bfish\b/i.test(said))
    return some(({ ingredient: { food } }) => food !== null && !food.ancestors.includes('shellfish'));
  if (/\bseasoning\b/i.test(said)) return some((line) => /\bseasoning$/i.test(line.parsed.name));
  return lines;
}

/** Whether brackets or a colon with at least two names follow a place. */
function listed(text: string, end: number, scope: CollectiveScope): boolean {
  const list = /^\s*(?:\([^)]*\)|: ?[^.;]*)/.exec(text.slice(end));
  return list !== null && scope.namedIn(end, end + list[0].length).length > 1;
}

/** Whether a colon or brackets with at least two names follow later in the sentence. */
function listedLater(text: string, end: number, scope: CollectiveScope): boolean {
  const list = /^[^.;:(]{0,50}(?:: ?[^.;]*|\([^)]*\))/.exec(text.slice(end));
  return list !== null && scope.namedIn(end, end + list[0].length).length > 1;
}

/** "Everything for the chicken": the lump is said by its first word, and the chicken is a word of its own. */
function lumpOf(match: RegExpMatchArray): RegExpMatchArray {
  const lead = /^(?:ingredients|everything)(?= (?:for|of)\b)/iu.exec(match[0]);
  if (lead === null) return match;
  const found: RegExpMatchArray = [lead[0]];
  found.index = match.index!;
  return found;
}

/** The lines that "the first 7 ingredients" counts, in the part of the list that the text is about. */
function linesByPlace(
  [, which, said, after]: RegExpMatchArray,
  { lines, sections, used, named }: CollectiveScope,
  text: string,
): readonly string[] {
  const part = sections.named(text);
  const within = part === null ? lines : lines.filter(({ key }) => sections.of(key) === part);
  // A line of several foods is one line to whoever counts.
  const places = [...new Set(within.map(({ key }) => Number.parseInt(key.slice(1), 10)))];
  const count = numberValue(said!);
  const placeOf = (line: GroundedLine): number => places.indexOf(Number.parseInt(line.key.slice(1), 10));
  const behind = (fits: (line: GroundedLine) => boolean): number => {
    const last = within.findLast(fits);
    return last === undefined ? 0 : placeOf(last) + 1;
  };
  const from =
    after !== undefined
      ? behind((line) => line.parsed.name.toLowerCase().includes(after.toLowerCase().replace(/s$/, '')))
      : /last/i.test(which!)
        ? places.length - count
        : /first/i.test(which!)
          ? 0
          : behind(({ key }) => used.has(key) || named.has(key));
  const meant = new Set(places.slice(Math.max(0, from), from + count));
  return within.flatMap(({ key }) => (meant.has(Number.parseInt(key.slice(1), 10)) ? [key] : []));
}

/** Ingredients that a text names in a lump: "the spices", "dry ingredients", "the sauce ingredients", "everything else". */
export function readCollectives(
  text: string,
  lumps: Lumps,
  scope: CollectiveScope,
): readonly IngredientMention[] {
  const said: IngredientMention[] = [];
  const { lines, used, named } = scope;
  const taken = (start: number, end: number): boolean =>
    said.some((one) => start < one.end && end > one.start);
  const say = (match: RegExpMatchArray, kind: MentionKind, keys: readonly string[]): void => {
    const start = match.index!;
    const end = start + match[0].length;
    if (keys.length === 0 || taken(start, end)) return;
    for (const key of keys) said.push({ start, end, text: match[0], key, kind });
  };
  /** "The remaining cheeses" where all of them were begun: those that are not named here. */
  const leftOf = (keys: readonly string[]): readonly string[] => {
    const whole = keys.filter((key) => !used.has(key));
    return whole.some((key) => !named.has(key)) || keys.length < 2
      ? whole
      : keys.filter((key) => !named.has(key));
  };
  /** "Put back the meat": all that was taken out, the sausages too. */
  const putBack = /\b(?:return|back)\b/i.test(text);
  // "Strain the herbs": what is in there.
  const takesOut = /^\W*(?:then )?(?:strain|drain|remove|discard|fish|lift|pick|take|scoop)\b/i.test(text);
  const fresh = (keys: readonly string[], inside: readonly string[]): readonly string[] => {
    const before = keys.filter((key) => used.has(key));
    if (before.length > 0 && (lumps.returns || takesOut)) return before;
    const left = keys.filter((key) => !used.has(key) && (!named.has(key) || inside.includes(key)));
    return left.length > 0 ? left : keys;
  };
  /** "The remaining ingredients" before "serve on the buns": what is brought in later waits for it. */
  const now = (keys: readonly string[]): readonly string[] => {
    if (keys.length < 3) return keys;
    const later = scope.broughtLater();
    const kept = keys.filter((key) => !later.has(key));
    return kept.length > 1 ? kept : keys;
  };
  const inOnePart = (keys: readonly string[]): readonly string[] => {
    if (/\b(?:all|both)\b/i.test(text) && scope.sections.named(text) === null && used.size > 0) return keys;
    const open = keys.find((key) => !used.has(key)) ?? keys[0];
    const near = [...named, ...scope.before];
    const headed = near.find((key) => scope.sections.of(key) !== null);
    const bare = near.length > 0 && keys.some((key) => scope.sections.of(key) === null);
    const part = scope.sections.named(text) ?? scope.sections.of(headed ?? (bare ? near[0]! : open) ?? '');
    const inside = keys.filter((key) => scope.sections.of(key) === part);
    return inside.length > 0 ? inside : keys;
  };
  const group = (words: string): string[] => {
    const wanted = words.toLowerCase().replace(/s$/, '');
    return lines
      .filter((line) => line.group !== null && line.group.toLowerCase().includes(wanted))
      .map((line) => line.key);
  };
  /** "The glaze ingredients" of a list without headings: a run of lines that nothing else speaks of. */
  const unheaded = (): readonly string[] => {
    const other = scope.elsewhere();
    let best: string[] = [];
    let run: string[] = [];
    for (const { key } of lines) {
      run = used.has(key) || other.has(key) || named.has(key) ? [] : [...run, key];
      if (run.length > best.length) best = run;
    }
    return best.length > 1 ? best : [];
  };
  for (const match of lumps.placed) say(match, 'collective', linesByPlace(match, scope, text));
  for (const match of lumps.groups) {
    const words = (match[1] ?? match[2] ?? '').trim();
    if (notGroups.test(words)) continue;
    const keys =
      [words, words.split(' ').at(-1)!, words.split(' ')[0]!].map(group).find((list) => list.length > 0) ??
      // In brackets it is said which.
      ((madeOfSeveral.test(words) || madeOfSeveral.test(words.split(' ')[0]!)) &&
      !/^\s*\(/.test(text.slice(match.index! + match[0].length))
        ? unheaded()
        : []);
    say(lumpOf(match), 'collective', keys);
  }
  for (const { match, sort } of lumps.sorts) {
    const [, fits, hint] = sorts[sort]!;
    const inside = scope.namedIn(match.index!, match.index! + match[0].length);
    // "Mix the dry ingredients in a bowl: flour, sugar and salt".
    if ((hint === 'dry' || hint === 'wet') && listedLater(text, match.index! + match[0].length, scope))
      continue;
    // "The oil" of a list with veg oil and sesame oil was settled word by word.
    if (inside.length > 0 && !/\b(?:both|all)\b|s$/i.test(match[0])) continue;
    const fitting = lines.filter(
      (line) => line.ingredient.food !== null && fits(line.ingredient.food, line, match[0]),
    );
    // "Until the vegetables are soft" adds none that is not there yet.
    const there = isState(text, match.index!)
      ? fitting.filter(({ key }) => used.has(key) && !/oil/i.test(match[0]))
      : fitting;
    if (there.length === 0) continue;
    const flourWaits = (): boolean =>
      fitting.some(({ key, ingredient }) => !used.has(key) && ingredient.food!.ancestors.includes('flour'));
    if (hint === 'dry' && scope.dry.length > 0 && !/remaining|other|rest/i.test(match[0]) && !flourWaits()) {
      say(match, 'collective', scope.dry);
      continue;
    }
    // "The vegetables" of a list with mixed vegetables.
    // "Some chopped vegetables of your choice": none that are in there already.
    if (/(?<!\bif )\b(?:some|any|other)\s+$/i.test(text.slice(0, match.index)) && hint === 'vegetables') {
      say(
        match,
        'collective',
        there.map(({ key }) => key).filter((key) => !used.has(key) && !named.has(key)),
      );
      continue;
    }
    const called = there.filter((line) => /\b(?:vegetables|veggies|fruits?|nuts)$/i.test(line.parsed.name));
    const same = sameState(match[0], called.length > 0 ? called : there, putBack).map((line) => line.key);
    const keys = hint === 'toppings' ? same : inOnePart(same);
    say(
      match,
      'collective',
      /remaining|other|rest|additional|more|extra/i.test(match[0])
        ? leftOf(keys)
        : hint === 'dry'
          ? now(fresh(keys, inside))
          : fresh(keys, inside),
    );
  }
  for (const match of lumps.counted) {
    const head = match[1]!.toLowerCase();
    const keys = lines.flatMap((line) =>
      line.parsed.name.toLowerCase().replace(/s$/, '').endsWith(head) ||
      line.ingredient.food?.id.endsWith(head) === true ||
      // "Both juices" of oranges and limes.
      (/^(?:juice|zest)$/.test(head) && new RegExp(`\\b${head}`, 'i').test(line.parsed.source))
        ? [line.key]
        : [],
    );
    if (keys.length > 1) say(match, 'collective', keys);
  }
  const leftOver = lines.map((line) => line.key).filter((key) => !used.has(key) && !named.has(key));
  // "The remaining ingredients" of the cake, where those of the frosting stand in the list too.
  const about =
    scope.sections.named(text) ??
    scope.sections.of([...named, ...scope.before].find((key) => scope.sections.of(key) !== null) ?? '');
  const own = about === null ? [] : leftOver.filter((key) => scope.sections.of(key) === about);
  const bare = new Set(lines.flatMap(({ key, group: heading }) => (heading === null ? [key] : [])));
  const spoken = [...named, ...scope.before];
  // … and what stands under a heading waits while the text is about what stands under none.
  const unheadedNow =
    about === null && bare.size < lines.length && spoken.length > 0 && spoken.every((key) => bare.has(key));
  const left = own.length > 0 ? own : unheadedNow ? leftOver.filter((key) => bare.has(key)) : leftOver;
  for (const match of lumps.rest) {
    // "Half the aubergine … repeat with the rest": the other half.
    if (/\brest$/i.test(match[0]) && /\bhalf\b/i.test(text.slice(0, match.index))) continue;
    // "Have everything else ready by the stove".
    if (
      /^ (?:is |are )?(?:ready|to hand|at hand|prepared)\b/i.test(text.slice(match.index! + match[0].length))
    )
      continue;
    // "… up to and including the egg".
    const last = /^,? (?:up to and including|down to|through) (?:the )?(\p{L}+)/iu.exec(
      text.slice(match.index! + match[0].length),
    )?.[1];
    const end =
      last === undefined
        ? -1
        : lines.findLastIndex((line) =>
            line.parsed.name.toLowerCase().includes(last.toLowerCase().replace(/s$/, '')),
          );
    say(
      match,
      'rest',
      end < 0 ? now(left) : left.filter((key) => lines.findIndex((line) => line.key === key) <= end),
    );
  }
  for (const match of lumps.everything) {
    const start = match.index!;
    if (/^everything$/i.test(match[0])) {
      // "Marinate in everything but the oil": the list without what is named after it.
      const but = /^\s+(?:but|except|bar|apart from)\s+(?:for\s+)?(?:the\s+)?([\p{L}]+)/iu.exec(
        text.slice(start + match[0].length),
      );
      if (but !== null) {
        const out = but[1]!.toLowerCase().replace(/s$/, '');
        say(
          match,
          'collective',
          lines.flatMap((line) =>
            line.parsed.name.toLowerCase().includes(out) ||
            (scope.sections.named(text) !== null &&
              scope.sections.of(line.key) !== scope.sections.named(text))
              ? []
              : [line.key],
          ),
        );
        continue;
      }
      if (/^ (?:for|of) the\b/i.test(text.slice(start + match[0].length))) continue;
      // "Everything is put in a bowl": what is ready.
      if (
        used.size > 1 &&
        !scope.merged &&
        /^[^.!?]{0,12}$|[.!?]\s+[^.!?]{0,8}$/.test(text.slice(0, start)) &&
        /^ (?:is|are|gets?|goes) (?:then |now )?(?:put|combined|mixed|tossed|placed|stirred|in\b|into|poured|added|layered|arranged)/i.test(
          text.slice(start + match[0].length),
        )
      ) {
        say(
          match,
          'collective',
          [...used].filter((key) => !named.has(key)),
        );
        continue;
      }
      // "Put everything in a wide bowl": what was made ready, where nothing became one yet.
      if (
        used.size > 1 &&
        !scope.namedBefore(start) &&
        /(?:^|[.!?]\s+)\W*(?:then |now |finally )?(?:put|combine|toss|mix|place|throw|arrange|layer|pile)\s+$/i.test(
          text.slice(0, start),
        ) &&
        /^\s+(?:together )?(?:in|into|on|onto) (?:an?|the|your) (?:\p{L}+ ){0,2}(?:bowl|platter|plate|dish|salad)/iu.test(
          text.slice(start + match[0].length),
        )
      ) {
        say(
          match,
          'collective',
          [...used].filter((key) => !named.has(key)),
        );
        continue;
      }
      // "For the dumplings mix everything": what stands under that heading and waits.
      const headed = scope.sections.named(text);
      const waiting = headed === null ? [] : left.filter((key) => scope.sections.of(key) === headed);
      if (waiting.length > 1 && !scope.namedBefore(start)) {
        say(match, 'collective', waiting);
        continue;
      }
      // "Mix everything": what was just named, or what is in the bowl; with little used so far, the whole list.
      if (scope.namedBefore(start) || used.size > left.length || isState(text, start)) continue;
      if (
        !/\b(?:combine|mix|blend|add|put|throw|toss|whisk|place|stick|pop|chuck|bung|tip|dump|load|pile|deposit|park)\s+$/i.test(
          text.slice(0, start),
        ) &&
        used.size > 0
      )
        continue;
      // "First the sauce: stir everything together" means what stands under its heading.
      const part = scope.sections.named(text);
      const ofPart = part === null ? [] : lines.filter(({ key }) => scope.sections.of(key) === part);
      say(
        match,
        'collective',
        (ofPart.length > 1 ? ofPart : lines).map((line) => line.key),
      );
      continue;
    }
    if (
      /\b(?:except|but|bar|apart from|other than|aside from|minus)\b/i.test(
        text.slice(start + match[0].length, start + match[0].length + 12),
      )
    ) {
      say(match, 'rest', left);
      continue;
    }
    // "Mix the ingredients (flour, eggs, milk)": in brackets it is said which.
    if (listed(text, start + match[0].length, scope)) continue;
    // "Whisk until all the ingredients are incorporated" adds none.
    if (isState(text, start)) continue;
    // "All the cake ingredients": the icing has a heading of its own.
    const whose = /^ (?:for|of) (?:the |your )?(\p{L}+)/iu.exec(text.slice(start + match[0].length))?.[1];
    const headless =
      (whose !== undefined && lines.some((line) => line.group !== null) && group(whose).length === 0) ||
      (/ (?!(?:the|its|their|these|those|your|listed) )\p{L}+ ingredients$/iu.test(match[0]) &&
        lines.some((line) => line.group !== null));
    say(
      match,
      used.size === 0 ? 'collective' : 'rest',
      headless
        ? lines.flatMap(({ key, group }) => (group === null ? [key] : []))
        : scope.merged || about !== null || /^(?:combine|mix|add) (?:the |your )?ing/i.test(match[0])
          ? now(left)
          : now(
              lines.map(({ key }) => key).filter((key) => !named.has(key) && (!unheadedNow || bare.has(key))),
            ),
    );
  }
  return said;
}
