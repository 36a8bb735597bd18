/** Notes that mix orders with bits of none: "cream butter + sugar till pale, eggs one at a time, then flour". */
import { listed, type Bench } from './bench.ts';
import { capital } from '../capital.ts';
import {
  pure,
  put,
  laid,
  pace,
  sided,
  worked,
  bases,
  shaped,
  beaten,
  pot,
  bottom,
  covered,
  cutTo,
  slow,
  grilled,
  state,
  foiled,
  owned,
  timed,
  tail,
  until,
  heats,
  along,
  trails,
  returned,
  chilled,
  wrapped,
  rack,
  inTin,
  batches,
  heated,
  heatTimed,
  ovened,
  takenOut,
  clean,
} from './clause-patterns.ts';
import {
  verbOf,
  isOrder,
  small,
  bareJoint,
  gathers,
  atOnce,
  type Made,
  endsInFood,
  strung,
  articled,
  servedWith,
  rowed,
  withArticle,
  split,
  placeAfter,
} from './clause-words.ts';
import { signsOf } from './jotted-signs.ts';
import { signs } from '../mask.ts';
import { isPlural } from '../say/number-of.ts';
import { isAlsoNoun, isOrderVerb } from '../say/verb-forms.ts';

/** What is done in an oven or under a broiler by itself. */
const doneByHeat = /^(?:char|broil|grill|roast|bake|cook|brown|toast|finish|melt|blister)$/u;

const { food } = signs;
const startsWithFood = new RegExp(`^(?:and )?${food}`, 'u');

/** What in an order may still want a word: a time, a heat, a lid, what goes back. */
const wanting = /[\ue300-\ue4ff]|\blid\b|^(?:return|brown|dry|cool|warm|set)\b/iu;

/** Verbs with which a note of another kind can begin, and orders of a single word, which may say how something is. */
const noted = /^(?:cook|return|put|grill|broil|cover|foil|back|lid|do|don['’]t|never)\b|^\S+$/iu;
/** Whether a clause begins with a verb that is no noun. */
const order = (clause: string): boolean => isOrder(clause) && !isAlsoNoun(verbOf(clause));

/** Whether a sentence is a row of orders with its conjunction, of which nothing is left out: most are. */
const isWhole = (plain: string, parts: readonly string[]): boolean =>
  (parts.length === 1 || /\b(?:and|then) \p{L}+/u.test(plain)) &&
  parts.every((part) => {
    const bare = bareJoint(part.trim());
    return !wanting.test(bare) && isOrder(bare);
  });

/** "Carrots and celery for 10 minutes", "peppers and onion on the pan": with its "and" it ends a list that stood before it. */
const endOfList = new RegExp(
  String.raw`^(?:the |some |your )?(?:\p{Ll}+(?:ed|en) )?${food}(?:,? (?:and|&) (?:the |some |your )?(?:\p{Ll}+(?:ed|en) )?${food})+ (?:for (?!the (?:last|final))|(?:in|on|onto|into|to|over|with) (?!for\b|at\b|last\b|next\b|top\b)|(?:together|until|till)\b)`,
  'iu',
);

/** A masked sentence of mixed notes as whole orders; null where a part of it is not surely understood. */
export function clauses(sentence: string, bench: Bench): string | null {
  const end = /[.!]*$/.exec(sentence)![0];
  const plain = sentence.slice(0, sentence.length - end.length).trim();
  if (
    /[?"“”:]/u.test(plain) ||
    /^(?:if|when|once|while|as|for|after|before|to|with|using|in an?|in the|on an?|you|it|they|this|that|there)\b/iu.test(
      plain,
    )
  )
    return null;
  const served = servedWith(plain, bench);
  if (served !== null) return `${served}${end === '' ? '.' : end}`;
  const parts = split(plain.replace(strung, (all) => all.trim().split(' ').join(', ') + ' '));
  if (parts === null || isWhole(plain, parts)) return null;
  const made: Made[] = [];
  let added = false;
  let { place } = bench;
  // What goes into a tin is the whole by then.
  let vesselNamed: string | null = null;
  const whole = bench.inOven === 'bake' && bench.ovenOn;
  const many = (text: string): boolean => isPlural([...text].map(bench.reveal).join(''));
  const push = (text: string, verb: string, open: boolean, of = ''): void => {
    made.push({ text, verb, open, many: of === '' ? (made.at(-1)?.many ?? bench.many) : many(of) });
  };
  const cookVerb = (): string =>
    place === 'oven' || (place === null && bench.ovenOn) ? bench.inOven : place === 'off' ? 'leave' : 'cook';
  const forTime = (t: string, cue: string | undefined): string =>
    ` for ${t.replace(/^for /iu, '')}${cue === undefined ? '' : ` ${cue.replace(/^till /iu, 'until ')}`}`;
  const lengthen = (more: string): void => {
    made.at(-1)!.text += more;
    made.at(-1)!.open = false;
  };
  const told = (bare: string, clause: string): void => {
    // "Tin, level": its top.
    const said = /^level$/iu.test(bare) ? 'level the top' : articled(bare);
    const verb =
      [...said.matchAll(/\b(?:and|then) (?:\p{L}+ly )?(\p{L}+)/gu)]
        .map(([, one = '']) => one)
        .findLast(isOrderVerb) ?? verbOf(clause);
    push(small(said), verb, endsInFood.test(said), said);
    place = placeAfter(said, place);
  };
  for (const [at, raw] of parts.entries()) {
    const hot = at === 0 && place === null && !bench.ovenOn ? heated.exec(raw.trim())?.groups : undefined;
    if (hot !== undefined && (parts.length === 1 || isOrder(bareJoint(parts[1]!.trim())))) {
      push(`heat the oven to ${hot['heat']!}`, 'heat', false);
      added = true;
      continue;
    }
    // What stands in brackets behind is told behind.
    const note = isOrder(bareJoint(raw.trim())) ? '' : (/ \([^()]*\)$/u.exec(raw.trimEnd())?.[0] ?? '');
    const clause = raw.trim().slice(0, raw.trim().length - note.length);
    const last = made.at(-1);
    const bare = bareJoint(clause);
    // What is an order and nothing else is known at once: none of the patterns of notes begins with its verb.
    if (order(bare) && !noted.test(bare)) {
      told(bare, clause);
      continue;
    }
    // "Gently cook the onion, carrots and celery for 10 minutes": the end of a list, and how all of it is handled.
    if (last?.open === true && gathers.test(last.verb) && endOfList.test(clause)) {
      lengthen(`, ${clause}`);
      last.many = true;
      continue;
    }
    const it = (whole ? bench.dish : (last?.many ?? bench.many)) ? 'them' : 'it';
    let found: Readonly<Record<string, string | undefined>> | undefined;
    if (
      at === 0 &&
      (found = owned.exec(clause)?.groups) !== undefined &&
      parts.length === 1 &&
      !isOrder(bare)
    ) {
      const when = found['when']!.replace(/^you have$/iu, 'you have any');
      const what = found['what']!.replace(/ in$/iu, '');
      return `Add ${/^[\ue100-\ue1ff]/u.test(what) ? 'the ' : ''}${small(what)}${/^using|^liked/u.test(when) ? ',' : ''} if ${when}${end === '' ? '.' : end}`;
    }
    if (
      at === 0 &&
      parts.length > 1 &&
      (found = pot.exec(clause)?.groups) !== undefined &&
      bottom.test(parts[1]!.trim())
    ) {
      vesselNamed = found['what']!.toLowerCase();
      continue;
    }
    if (vesselNamed !== null && at === 1 && (found = bottom.exec(clause)?.groups) !== undefined) {
      push(
        `put ${listed(found['what']!, bench.reveal)} in the bottom of the ${vesselNamed}`,
        'put',
        false,
        found['what']!,
      );
      added = true;
      continue;
    }
    if (
      at === 0 &&
      parts.length > 1 &&
      bench.inOven === 'bake' &&
      (found = inTin.exec(clause)?.groups) !== undefined &&
      isOrder(bareJoint(parts[1]!.trim()))
    ) {
      push(`put it into the ${found['what']!.toLowerCase()}`, 'put', false);
      added = true;
    } else if (
      at === 0 &&
      parts.length > 1 &&
      /^(?:in(?:to)? )?(?:the )?(?:bowls|glasses|mugs)$/iu.test(clause)
    ) {
      push(`ladle it into ${clause.replace(/^in(?:to)? /iu, '').toLowerCase()}`, 'ladle', false);
      made.at(-1)!.many = true;
      added = true;
    } else if ((found = covered.exec(clause)?.groups) !== undefined) {
      const lid = found['lid']!.toLowerCase();
      push(
        lid === 'off'
          ? 'take the lid off'
          : /ajar|half/u.test(lid)
            ? `cover with the lid ${lid}`
            : `put the lid ${lid}`,
        'cover',
        false,
      );
      place ??= 'pan';
      added = true;
    } else if ((found = beaten.exec(clause)?.groups) !== undefined && !isOrder(bare)) {
      const t = found['time'] ?? found['time2'];
      push(
        `beat ${listed(found['what']!, bench.reveal)} with ${/^(?:electric)/iu.test(found['tool']!) ? 'an' : 'a'} ${found['tool']!.toLowerCase()}${t === undefined ? '' : ` for ${t}`}`,
        'beat',
        false,
        found['what']!,
      );
      added = true;
    } else if ((found = sided.exec(clause)?.groups) !== undefined && !isOrder(bare)) {
      push(
        `add ${listed(found['what']!, bench.reveal)}, ${clause.slice(clause.search(/(?:skin|fat|cut|breast|flat)[ -](?:side )?(?:up|down)$/iu))}`,
        'add',
        false,
        found['what']!,
      );
      added = true;
    } else if ((found = shaped.exec(clause)?.groups) !== undefined && !isOrder(bare)) {
      push(
        `cut ${listed(found['what']!, bench.reveal)} into ${found['shape']!}`,
        'cut',
        false,
        found['what']!,
      );
      added = true;
    } else if ((found = worked.exec(clause)?.groups) !== undefined && !isOrder(bare)) {
      const verb = bases[found['verb']!.toLowerCase()]!;
      const where = (found['where'] ?? '').replace(
        /^ (in|into) (.+)$/iu,
        (_, prep: string, name: string) => ` ${prep} ${withArticle(name)}`,
      );
      push(`${verb} ${listed(found['what']!, bench.reveal)}${where}`, verb, false, found['what']!);
      if (/^(?:melt|heat|soften|brown|fry)$/u.test(verb)) place = 'pan';
      added = true;
    } else if (/^straight to (?:the )?table$/iu.test(clause) && last !== undefined) {
      push('serve straight away', 'serve', false);
      added = true;
    } else if (/^on top$/iu.test(clause) && last !== undefined) {
      push('put them on top', 'put', false);
      added = true;
    } else if (!bench.hob && (found = slow.exec(clause)?.groups) !== undefined) {
      push(
        `cook on ${found['how']!.toLowerCase()} for ${found['time']!}${found['cue'] === undefined ? '' : ` ${found['cue'].replace(/^till /iu, 'until ')}`}`,
        'cook',
        false,
      );
      added = true;
    } else if (
      !doneByHeat.test(last?.verb ?? '') &&
      !/^(?:char|broil|grill|roast|brown|toast|blister|cook)\b/iu.test(parts[0]!.trim()) &&
      (found = grilled.exec(clause)?.groups) !== undefined &&
      (last !== undefined || bench.place !== null)
    ) {
      const t = found['time'] ?? found['time2'];
      push(
        `put ${it} under ${found['hot'] === undefined ? 'the' : `a ${found['hot'].trim().toLowerCase()}`} ${found['what']!.toLowerCase()}${t === undefined ? '' : ` for ${t}`}${found['cue'] === undefined ? '' : ` ${found['cue'].replace(/^till /iu, 'until ')}`}`,
        'put',
        false,
      );
      added = true;
    } else if (last !== undefined && (found = foiled.exec(clause)?.groups) !== undefined) {
      lengthen(`, covering with foil ${found['when']!}`);
      added = true;
    } else if (last !== undefined && state.test(clause) && !/\b(?:until|till)\b/u.test(last.text)) {
      lengthen(` until ${clause.replace(/ & /gu, ' and ')}`);
      added = true;
    } else if (
      last?.open === true &&
      /^(?:slice|cut|chop|dice|shred|tear|break)$/u.test(last.verb) &&
      (found = cutTo.exec(clause)?.groups) !== undefined
    ) {
      last.text = `${rowed(`${last.text}, ${listed(found['what']!, bench.reveal)}`)} ${found['how']!}`;
      last.open = false;
      last.many = true;
      added = true;
    } else if ((found = pure.exec(clause)?.groups) !== undefined && !isOrder(bare)) {
      const what = listed(found['what']!, bench.reveal);
      if (last !== undefined && last.open && gathers.test(last.verb)) {
        last.text += `, ${startsWithFood.test(clause) ? clause : what}`;
        last.many = true;
        added ||= !/\band\b/u.test(clause);
        continue;
      }
      // A row of foods at the head may be a heading.
      if (last === undefined && parts.length > 1 && parts.every((one) => pure.test(one.trim()))) return null;
      if (last === undefined && at === 0 && parts.length === 1) return null;
      if (last?.verb === 'add' && last.open) last.text += `, ${what}`;
      else push(`add ${what}`, 'add', true, what);
      added = true;
    } else if ((found = pace.exec(clause)?.groups) !== undefined && !isOrder(bare)) {
      const how = found['how']!.replace(
        /^(?:for )?(?:the )?last (?=[\ue300-\ue3ff])/iu,
        'for the last ',
      ).replace(/\bwith (?=spoon|spoonful|tablespoon|bit|little|splash)/iu, 'with a ');
      push(`add ${listed(found['what']!, bench.reveal)} ${how}`, 'add', false, found['what']!);
      added = true;
    } else if (
      (found = laid.exec(clause)?.groups ?? put.exec(clause)?.groups) !== undefined &&
      !isOrder(bare)
    ) {
      const what = listed(found['what']!, bench.reveal);
      const where = (found['where'] ?? 'on top').toLowerCase();
      // "Spread the tomatoes, onion and garlic over a tin": the last of a list too.
      const laidOut =
        last?.open === true &&
        /^(?:over|on|onto|across) (?!top)/u.test(where) &&
        /^(?:spread|scatter|arrange|lay|place|put|layer|sprinkle|tip)$/u.test(last.verb);
      if (laidOut) {
        last.text = `${rowed(`${last.text}, ${/^and /u.test(found['what']!) ? found['what']! : what}`)} ${where.replace(
          /^(\p{L}+) (.+)$/u,
          (_, prep: string, name: string) => `${prep} ${withArticle(name)}`,
        )}${found['rest'] ?? ''}`;
        last.open = false;
        added = true;
        if (found['time'] !== undefined)
          lengthen(` and ${cookVerb()}${forTime(found['time'], found['cue'])}`);
        continue;
      }
      // "Mix flour, yeast, water in a bowl": the last of a list.
      if (
        last?.open === true &&
        /^in(?:to)? /u.test(where) &&
        /^(?:mix|whisk|beat|combine|blend|toss|put|stir|add|tip|sift|pour|place|sieve|measure)$/u.test(
          last.verb,
        )
      ) {
        // "Apples, sugar, cinnamon in a dish".
        if (
          made.length === 1 &&
          last.verb === 'add' &&
          /^add\b/u.test(last.text) &&
          /^in (?!the same|same|the |[\ue100-\ue1ff])/u.test(where) &&
          !/^add\b/iu.test(plain)
        ) {
          last.text = last.text.replace(/^add/u, 'put');
          last.verb = 'put';
        }
        const more = startsWithFood.test(found['what']!) ? found['what']! : what;
        last.text = `${rowed(`${last.text}, ${more}`)} ${last.verb === 'add' ? 'to' : where.startsWith('into ') ? 'into' : 'in'} ${withArticle(where.replace(/^in(?:to)? /u, ''))}${found['rest'] ?? ''}`;
        last.open = false;
        added = true;
        if (found['time'] !== undefined)
          lengthen(` and ${cookVerb()}${forTime(found['time'], found['cue'])}`);
        continue;
      }
      const rest = (found['rest'] ?? '').replace(/^ (?:straight|right) on top /iu, ' ');
      const strewn = bench.strewn(found['what']!);
      const fat = bench.fat(found['what']!) !== null;
      const verb = /^(?:back )?in$/u.test(where)
        ? where === 'back in'
          ? 'return'
          : 'add'
        : /^(?:in|into|to)\b/u.test(where)
          ? /\b(?:bowls|glasses|cups|ramekins|plates|tin|tray|dish|sheet|board)$/u.test(where)
            ? 'put'
            : 'add'
          : strewn
            ? 'scatter'
            : fat && /over|top/u.test(where)
              ? 'drizzle'
              : /^(?:over|all over)/u.test(where)
                ? 'spoon'
                : 'put';
      const to = /^in$/u.test(where)
        ? ''
        : where === 'back in'
          ? ' to the pan'
          : /^(?:into|in) /u.test(where) && verb === 'add'
            ? ` to ${withArticle(where.replace(/^(?:into|in) /u, ''))}`
            : where === 'on' || where === 'on top'
              ? fat && verb === 'drizzle'
                ? ' over the top'
                : ' on top'
              : /^(?:in|into|to|onto|over|on) /u.test(where)
                ? where.replace(
                    /^(\p{L}+) (.+)$/u,
                    (_, prep: string, name: string) => ` ${prep} ${withArticle(name)}`,
                  )
                : ` ${where}`;
      if (verb !== 'put' && made.length === 0 && /^in (?!the |[\ue100-\ue1ff])/u.test(where)) {
        push(
          `put ${what}${where.replace(/^(\p{L}+) (.+)$/u, (_, prep: string, name: string) => ` ${prep} ${withArticle(name)}`)}${found['with'] === undefined ? '' : ` with ${listed(found['with'], bench.reveal)}`}${rest}`,
          'put',
          false,
          found['what']!,
        );
        if (found['time'] !== undefined)
          lengthen(` and ${cookVerb()}${forTime(found['time'], found['cue'])}`);
        added = true;
        continue;
      }
      const beside = found['with'] === undefined ? '' : ` with ${listed(found['with'], bench.reveal)}`;
      const lies = found['flat'] === undefined ? '' : `, ${found['flat'].replace(/^,? /u, '')}`;
      push(
        `${verb} ${what}${to}${lies}${beside}${/^ if /u.test(rest) ? `,${rest}` : rest}`,
        verb,
        false,
        found['what']!,
      );
      if (found['time'] !== undefined) {
        if (verb !== 'add' && verb !== 'return') return null;
        lengthen(` and ${cookVerb()}${forTime(found['time'], found['cue'])}`);
      } else if (found['cue'] !== undefined)
        lengthen(
          `${verb === 'add' || verb === 'return' ? ` and ${cookVerb()}` : ''} ${found['cue'].replace(/^till /iu, 'until ')}`,
        );
      added = true;
    } else if ((found = timed.exec(clause)?.groups) !== undefined) {
      const { time: t = '', cue } = found;
      if (last === undefined) {
        const [next] = parts.slice(1);
        if (place === null && !(bench.ovenOn && bench.inOven === 'bake')) return null;
        if (next !== undefined && pure.test(next.trim())) return null;
        push(`${cookVerb()}${forTime(t, cue)}`, cookVerb(), false);
      } else if (
        /\b(?:until|till) /u.test(last.text) &&
        !/\bfor |[\ue300-\ue3ff]/u.test(last.text) &&
        cue === undefined
      )
        lengthen(`, ${/^(?:about|another|roughly)\b/iu.test(t) ? '' : 'for '}${t}`);
      else if (/\b(?:for|until|till) |[\ue300-\ue3ff]/u.test(last.text)) return null;
      else if (atOnce.test(last.verb)) {
        if (place === null && !bench.ovenOn && !/\bboil|simmer|\blid\b/u.test(last.text)) return null;
        lengthen(
          /\bto (?:a|the) (?:boil|simmer)$/u.test(last.text)
            ? `, then ${/simmer$/u.test(last.text) ? 'simmer' : 'boil'}${forTime(t, cue)}`
            : ` and ${cookVerb()}${forTime(t, cue)}`,
        );
      } else lengthen(forTime(t, cue));
      added = true;
    } else if ((found = returned.exec(clause)?.groups) !== undefined) {
      const { where = 'pan', time: t, cue } = found;
      push(
        `return ${it} to the ${where}${t === undefined ? '' : where === 'oven' ? forTime(t, cue) : ` and cook${forTime(t, cue)}`}`,
        'return',
        false,
      );
      place = where === 'oven' ? 'oven' : 'pan';
      added = true;
    } else if (
      last !== undefined &&
      // "Char the onions, cut side up, under a hot broiler": where it is done, and no second order.
      !doneByHeat.test(last.verb) &&
      (found = ovened.exec(clause)?.groups) !== undefined
    ) {
      const { time: t, cue } = found;
      push(
        `put ${it} into the oven${t === undefined ? (cue === undefined ? '' : ` ${cue.replace(/^till /iu, 'until ')}`) : forTime(t, cue)}`,
        'put',
        false,
      );
      place = 'oven';
      added = true;
    } else if (
      (last !== undefined || place !== null) &&
      (found = heatTimed.exec(clause)?.groups) !== undefined
    ) {
      const verb = /\bair fryer\b/iu.test(plain)
        ? 'air-fry'
        : place === 'oven' || bench.ovenOn
          ? bench.inOven
          : 'cook';
      push(
        `${verb} at ${(found['heat'] ?? found['heat2'])!} for ${(found['time'] ?? found['time2'])!}${found['cue'] === undefined ? '' : `${/^depending/iu.test(found['cue']) ? ',' : ''} ${found['cue'].replace(/^till /iu, 'until ')}`}`,
        verb,
        false,
      );
      added = true;
    } else if ((found = takenOut.exec(clause)?.groups) !== undefined) {
      push(
        `take ${/^the /iu.test(found['what']!) ? '' : 'the '}${found['what']!.toLowerCase()} out`,
        'take',
        false,
      );
      added = true;
    } else if ((found = chilled.exec(clause)?.groups) !== undefined) {
      const { where = 'fridge', time: t } = found;
      const wait = t === undefined ? '' : /^(?:overnight|until)/iu.test(t) ? ` ${t}` : ` for ${t}`;
      push(
        `${where === 'freezer' ? 'freeze' : 'chill'} ${it}${where === 'freezer' ? '' : ' in the fridge'}${wait}`,
        'chill',
        false,
      );
      place = 'off';
      added = true;
    } else if ((found = wrapped.exec(clause)?.groups) !== undefined) {
      const thing = found['with']!.toLowerCase();
      push(`cover ${it} with ${/foil|film|wrap/u.test(thing) ? thing : `a ${thing}`}`, 'cover', false);
      added = true;
    } else if ((found = rack.exec(clause)?.groups) !== undefined) {
      const { what = 'rack', time: t } = found;
      push(t === undefined ? `move ${it} to a ${what}` : `leave ${it} on a ${what} for ${t}`, 'leave', false);
      place = 'off';
      added = true;
    } else if (
      at === 0 &&
      parts.length > 1 &&
      bench.ovenOn &&
      (found = inTin.exec(clause)?.groups) !== undefined &&
      timed.test(parts[1]!.trim())
    ) {
      push(`${bench.inOven} ${it} in the ${found['what']!.toLowerCase()}`, bench.inOven, false);
      place = 'oven';
      added = true;
    } else if ((found = clean.exec(clause)?.groups) !== undefined && last !== undefined) {
      lengthen(`, until a ${found['what']!.toLowerCase()} comes out clean`);
      added = true;
    } else if (until.test(clause) && last !== undefined)
      lengthen(
        `${at > 0 && along.test(parts[at - 1]!.trim()) ? ',' : ''} ${clause.replace(/^till /iu, 'until ')}`,
      );
    else if ((found = heats.exec(clause)?.groups) !== undefined && last !== undefined && bench.hob) {
      const instant = atOnce.test(last.verb) && !/\b(?:cook|simmer|boil|fry)\b/u.test(last.text);
      last.verb = 'cook';
      lengthen(
        `${instant ? ' and cook' : ''} over ${found['how']!.toLowerCase()
          .replace(/\bmed\b/u, 'medium')
          .replace(/ (?=low|high)/u, '-')
          .replace(
            'very-',
            'very ',
          )} heat${found['cue'] === undefined ? '' : ` ${found['cue'].replace(/^till /iu, 'until ')}`}`,
      );
      added = true;
    } else if ((found = batches.exec(clause)?.groups) !== undefined && last !== undefined) {
      lengthen(`, in ${found['n']!}`);
      added = true;
    } else if (along.test(clause) && last !== undefined) lengthen(`, ${clause}`);
    else if (isOrder(bare)) told(bare, clause);
    else if (last !== undefined && at === parts.length - 1 && trails.test(clause)) lengthen(`, ${clause}`);
    else if (last !== undefined && signsOf(clause, bench.reveal) !== null && !/\buntil\b/u.test(last.text)) {
      lengthen(` until ${signsOf(clause, bench.reveal)!}`);
      added = true;
    } else if (
      (found = tail.exec(bare)?.groups) !== undefined &&
      found['time'] !== undefined &&
      !isOrder(bare)
    ) {
      // "Garlic 1 minute".
      if (place === 'oven' || (place === null && last === undefined)) return null;
      const what = listed(found['what']!, bench.reveal);
      push(`add ${what} and cook${forTime(found['time'], found['cue'])}`, 'add', false, what);
      added = true;
    } else return null;
    if (note !== '') lengthen(note);
  }
  const unlinked =
    parts.length > 1 &&
    !/^(?:and|then|or|but)\b/iu.test(parts.at(-1)!.trim()) &&
    made.length > 1 &&
    !/\b(?:and|then) \p{L}+/u.test(plain);
  if (!added && !unlinked) return null;
  // "…, dont overmix": a sentence of its own.
  const never = made.length > 1 && made.at(-1)!.verb === 'do' ? made.pop()! : null;
  const orders = made.map(({ text }) => rowed(text));
  const said =
    orders.length < 2
      ? orders[0]!
      : /\band (?:\p{L}+ly )?(?:\p{L}+)/u.test(orders.at(-1)!) && !added
        ? plain
        : `${orders.slice(0, -1).join(', ')}, then ${orders.at(-1)!}`;
  const close = end === '' ? '.' : end;
  return `${capital(said)}${never === null ? close : `. ${capital(never.text)}${close}`}`;
}
