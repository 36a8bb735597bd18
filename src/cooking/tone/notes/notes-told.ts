/** Jotted sentences of an instruction as whole orders: "Onions/carrots, 10 mins, lowish heat", "200C 10 minutes on foil". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { innerHeat, signsOf } from '../edition/jotted-signs.ts';
import { signs } from '../mask.ts';
import { isOrderVerb } from '../say/verb-forms.ts';
import { piecesOf, things, type Piece } from './pieces.ts';
import { baseOf, becomes, listOf, type NoteBench } from './note-words.ts';
import { told } from './tell.ts';

const { food, time } = signs;

/** What a note says in a form of its own, as words that the rest of it can be read with. */
const spelled = [
  ['\\s*(?:->|=>|→|⟶|➔|➝)\\s*(?:and )?(?:then )?', ', then '],
  // "Onions/carrots/celery", "dijon/honey/juice".
  [`(?<=${food}(?: \\p{L}+)?) ?/ ?(?=(?:the )?(?:${food}|zest|juice))`, ', '],
  [`(?<=${signs.heat}(?: fan)?) ?/ ?(?=${time})`, ', '],
  [`\\bx ?(${signs.number}|\\d+)(?=[,.;]|$)`, '$1 times'],
  [`(${time})(?: (?:min|minimum))(?=[,.;(]|$| \\()`, 'at least $1'],
  [`(${food}) (${food}) (${food})(?= in\\b|,)`, '$1, $2, $3'],
  [`(?<=${food}) ?\\+ ?(?=${food})`, ' and '],
  [` w (?=${food}|${things})`, ' with '],
  // "Potatoes in 1cm dice, in with water".
  [`(?<=^(?:${food}|${things})[^,;.]*), in (?=with (?:the )?(?:${food}|${things}))`, ' in '],
  ['\\bin at the end\\b', 'add at the end'],
  [
    '^(in )?(the )?((?:same|separate|another|large|big|small|clean|hot) (?:pan|pot|wok|skillet|frying pan|saucepan|casserole))(?: ?:| [-–—]) ',
    '$1$2$3, ',
  ],
  [`(?<=^|: )(${time}) (boil|simmer|rest|soak|bake|chill|fry|steam|cook)(?=[,.;]|$)`, '$2 $1'],
  [`\\blow simmer\\b`, 'simmer gently'],
  [`\\bbring up(?=[,.;]|$)`, 'bring to a simmer'],
  ['(?<!\\ba )\\bknife (?:a)?round (?:the )?edges?\\b', 'run a knife round the edge'],
  [
    `(?:[,;] |^)(?:into |in )?(?:a )?(?:bain-marie|water bath),? (?:with )?(hot water|boiling water|${food}) half ?-?way(?: up| through)?`,
    '; set them in a bain-marie with $1 to half their height',
  ],
  ['\\bkeep (?:them |it )?warm,? (?:in )?(?:a )?low oven\\b', 'keep warm in a low oven'],
  ['^bubbles,? (?:and )?then flip\\b', 'flip when bubbles appear'],
  ['\\btoothpick clean\\b', 'a toothpick comes out clean'],
  ['\\bskewer clean\\b', 'a skewer comes out clean'],
  ['\\b(?:fork it(?: up)?|rough(?:en)? up)(?=[,.;]|$)', 'roughen it with a fork'],
  ['\\blet it go\\b', 'let it bubble away'],
  [', (?:then )?(?:watch (?:it|them)|careful)!?(?=[,.;]|$)', ', watching closely'],
  [' \\((?:watch (?:it|them)|careful(?:ly)?)!?\\)', ', watching closely'],
  [' \\((?:cough|yum|mmm+|ha|sorry|obviously|lol|phew|trust me|important|really)!*\\)', ''],
  [`\\bin the (${food}) and (${food})\\b`, 'in the $1 and $2'],
  [
    `^roll(?: out)?(?: to)? (${signs.number}),? (?:then )?(?:cut )?(${signs.number}) (rounds|squares|strips|circles|discs|triangles)\\b`,
    'roll out to $1 thick, cut out $2 $3',
  ],
].map(([from, to]) => ({ ...guarded(new RegExp(from!, 'giu')), by: to! }));

const serving = /^(?:bowls?|plates?|to serve|serve|serving|assembly|assemble|build|to build|plate up)$/iu;
const made =
  /^(?:caramel|dough|tadka|tarka|sauce|dressing|marinade|filling|topping|base|crust|pastry|glaze|icing|frosting|batter|rub|brine|salsa|slaw|salad|crumble|syrup|custard|gravy|pesto|paste|masala|curry paste|meringue|ganache|sponge|pickle|crumb|vinaigrette|dip|raita|curd)$/iu;

/** "Tortillas warmed in dry pan", "potatoes peeled + sliced thin": what is done is said behind what it is done to. */
const worked = new RegExp(
  String.raw`^(?<what>(?:the )?${food}(?:(?:, | and | ?[+&] ?)(?:the )?${food})*) (?<first>${becomes})(?:(?: and | ?[+&] ?)(?<second>${becomes}))?(?<how> (?:fine|finely|thin|thinly|small|thick|thickly|coarsely))?(?=,|$| (?:in|on|with|for) )`,
  'iu',
);
const layered = new RegExp(
  String.raw`^(?:the )?(?<one>${food})(?: and | ?[+&] ?)(?:the )?(?<other>${food}) in layers (?=in |on )`,
  'iu',
);
function workedFirst(text: string, bench: NoteBench): string {
  const layers = layered.exec(text);
  if (layers !== null)
    return `layer the ${layers.groups!['one']!} with the ${layers.groups!['other']!} ${text.slice(layers[0].length)}`;
  const match = worked.exec(text);
  if (match === null) return text;
  const { what = '', first = '', second, how = '' } = match.groups!;
  const rest = text.slice(match[0].length);
  // "Onion chopped, …" is read with what follows it.
  if (second === undefined && how === '' && !/^ (?:in|on|with|for) /u.test(rest)) return text;
  const verbs = [first, ...(second === undefined ? [] : [second])].map((one) => baseOf(one.toLowerCase()));
  return `${verbs.join(' and ')} ${listOf(what.replace(/ ?[+&] ?/gu, ' and '), bench)}${how}${rest}`;
}

/** What nobody writes in a whole sentence: a heat, a lid or a bare vessel behind a comma, "&", "–", foods in a row. */
const jottedMarks = String.raw`[,;–-] (?:hot|low|med|medium|high|lowish|lid|separate|same|no|parchment)\b|\s[–-]\s|\s\+\s| w\/|\s&\s|${food}\/${food}|, ${food}(?: \p{L}+)?\.?$|,\s[^,]*, ${things}\.?$|, (?:in)?to\b|, rack\b|, golden\b|, fridge\b|^heat off\b|\b(?:sift|mix|whisk) dry\b|, ${time}(?=[,.;]|$)`;
const marked = new RegExp(jottedMarks, 'iu');

/** Signs that a sentence is jotted rather than written: those, and a time without its "for". */
const jotted = new RegExp(
  String.raw`(?<!\b(?:for|about|another|last|further|every|after|or|to|and|least|most|of|than|further|first|next|in|within|extra|additional|good|only|just|around|roughly|the|at|by|–|-|up to) ?)(?:^|\s)${time}|${jottedMarks}`,
  'iu',
);
/** Whose nouns have their articles, and who begins with an order, has written a sentence, though it says "wait 1 minute". */
const articled = /\b(?:the|an?) \S/iu;

/** A masked sentence as an order, where it is a jotting whose every piece is understood; null where it is not. */
export function noteTold(sentence: string, bench: NoteBench): string | null {
  const [led, meanwhile] = /^(meanwhile|at the same time|in the meantime),? (?=\S)/iu.exec(sentence) ?? [];
  if (led !== undefined) {
    // What goes on besides has a pan of its own.
    const said = noteTold(capital(sentence.slice(led.length)), { ...bench, place: null });
    return said === null ? null : `${capital(meanwhile!.toLowerCase())}, ${lower(said)}`;
  }
  const end = /[.!]*$/u.exec(sentence)![0];
  const came = sentence.slice(0, sentence.length - end.length).trim();
  const plain = workedFirst(replaceAllOf(came, spelled), bench);
  const stop = end === '' ? '.' : end;
  if (/[?"“”;]/u.test(plain) && !/;/u.test(plain)) return null;
  const [, label = '', rest = ''] =
    /^(?<label>[^:,;.()]{1,40}?)(?::| [-–—]) +(?<rest>.+)$/su.exec(plain) ?? [];
  const name = label.replace(/^(?:for )?(?:the )?/iu, '');
  if (label !== '' && isLabel(name)) {
    const said = labelled(name, rest, bench);
    if (said !== null) return `${capital(said)}${stop}`;
    if (handled.test(rest) && bench.place === 'pan') return null;
    if (!/^[\ue100-\ue1ff]$/u.test(name)) return null;
  }
  const row = plain.replace(rowBefore, '$1,');
  const [first = ''] = /^[\p{L}-]+/u.exec(row) ?? [];
  const verbFirst = isOrderVerb(first.toLowerCase());
  if (verbFirst && row === came && (!jotted.test(row) || (articled.test(row) && !marked.test(row))))
    return null;
  if (finite.test(came)) return null;
  // "Add salt, thyme/rosemary and oregano to the mixture": an order but for its slash.
  if (
    verbFirst &&
    / (?:to|into|with) the \p{L}/u.test(came) &&
    row === replaceAllOf(came.replace(/ ?\/ ?/gu, ', '), spelled)
  )
    return null;
  const pieces = piecesOf(row);
  if (pieces === null) return null;
  // "To the same skillet add the oil", "in a pot over medium heat, warm the oil": an order that begins with its place.
  if (placeFirst.test(came) && pieces.some(({ kind }) => kind === 'order')) return null;
  // What is eaten with it, and what says how done it is, is read elsewhere.
  if (pieces.length === 1 && pieces[0]!.kind === 'foods' && pieces[0]!.goes === 'none') return null;
  if (innerHeat(came) !== null || signsOf(came, bench.reveal) !== null) return null;
  if (!verbFirst || pieces.some(({ kind }) => kind !== 'order' && kind !== 'along') || row !== came) {
    const now = told(pieces.slice(), bench);
    if (now !== null && verbFirst && invents(came, now)) return null;
    // "Covered, then 20 minutes uncovered": one after the other.
    if (now !== null && verbFirst && /, then (?=[\ue300-\ue3ff])/u.test(came) && !/\bthen\b|;/u.test(now))
      return null;
    return now === null ? null : `${capital(finished(now))}${stop}`;
  }
  return null;
}

/** A place with its article, where a sentence begins with it. */
const placeFirst =
  /^(?:to|in|into|on|onto) (?:(?:the|an?) |(?:oven|pan|pot|bowl|wok|skillet|fridge|freezer)\b)/iu;

/** Words of a whole sentence. */
const finite =
  /\b(?:is|are|was|will|should|can|you|your|if|when|while|once|because|so that|which|we|I|it['’]s|they['’]re|might|may|must|don['’]t (?!stir|boil|touch|let|over|move|open)|there|this|that)\b/iu;

const handled = /^(?:coat|toss|turn|stir)\b/iu;

const adds = /\badd\b/giu;

/** An order that was whole already and has been given a second one: "add salt and oregano, then add them to the pot". */
const invents = (came: string, now: string): boolean =>
  /^add\b/iu.test(came) && (now.match(adds)?.length ?? 0) > (came.match(adds)?.length ?? 0);

const foodAlone = new RegExp(`^${food}$`, 'u');
const rowBefore = new RegExp(`^((?:${food}|, | and | \\+ | & )+):`, 'u');

const isLabel = (name: string): boolean =>
  foodAlone.test(name) ||
  serving.test(name) ||
  made.test(name) ||
  /^(?:dry|wet)(?: ingredients)?$|^off (?:the )?heat$/iu.test(name) ||
  /^(?:unmould|unmold|finish|garnish)$/iu.test(name);

function labelled(name: string, rest: string, bench: NoteBench): string | null {
  const pieces = piecesOf(rest);
  if (/^off/iu.test(name)) return pieces === null ? null : told([{ kind: 'off' }, ...pieces], bench);
  if (/^(?:unmould|unmold)$/iu.test(name))
    return `to unmould, ${lower(rest.replace(new RegExp(`^(${time}) (?=(?:in )?(?:hot|warm|boiling) water)`, 'u'), 'dip for $1 in ').replace(/\bin in\b/u, 'in')).replace(/, flip onto plate\b/u, ', then flip onto a plate')}`;
  if (pieces === null) return null;
  const only = pieces.every(({ kind }) => kind === 'foods');
  if (serving.test(name)) {
    if (!only) return null;
    const row = rowOf(pieces, bench);
    return row === null
      ? null
      : /^bowl/iu.test(name)
        ? `fill each bowl with ${row}`
        : `serve ${row} together`;
  }
  if (/^(?:dry|wet)/iu.test(name)) {
    const row = rowOf(pieces, bench);
    return only && row !== null ? `${/^dry/iu.test(name) ? 'mix' : 'whisk'} together ${row}` : null;
  }
  if (made.test(name)) {
    const row = rowOf(pieces, bench);
    if (only) return row === null ? null : `for the ${lower(name)}, mix together ${row}`;
    // A place that is named for the dish is none of what its parts are cooked in.
    const said = told(pieces.slice(), {
      ...bench,
      place: bench.place === 'oven' ? null : bench.place,
      many: false,
    });
    return said === null ? null : `for the ${lower(name)}, ${lower(finished(said))}`;
  }
  if (pieces[0]?.kind === 'foods') return null;
  // "Mushrooms - coat well, 3 min": they go in first.
  if (bench.place === 'pan' && pieces[0]?.kind === 'order' && handled.test(pieces[0].verb)) return null;
  const said = told([{ kind: 'foods', text: name, goes: 'none', worked: '' }, ...pieces], {
    ...bench,
    // It has a vessel of its own.
    place: bench.place === 'pan' && (bench.boils(name) || pieces[0]?.kind === 'where') ? null : bench.place,
  });
  return said === null ? null : finished(said);
}

function rowOf(pieces: readonly Piece[], bench: NoteBench): string | null {
  const foods = pieces.map((one) => (one.kind === 'foods' ? one.text : ''));
  return foods.includes('') ? null : listOf(foods.join(', '), bench);
}

const finished = (text: string): string => text.replace(/ {2,}/gu, ' ').replace(/ ,/gu, ',').trim();
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
