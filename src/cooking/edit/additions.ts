import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { shortNames } from '../text/naming.ts';
import type { StepReading } from '../understand-recipe/model.ts';
import { shapeOf } from './can-do.ts';
import type { WrittenLine } from './edit-lines.ts';
import { beforeLastWords, beforeTalk } from './last-words.ts';
import type { AddEdit } from './model.ts';
import { floury, withFlour } from './with-flour.ts';

/** Puts the use of a further ingredient into the text of its step. */
export function additionText(
  text: string,
  edit: AddEdit,
  line: WrittenLine,
  reading: StepReading,
  /** What the list calls that which it goes in beside. */
  besideName: string | null = null,
): string {
  const names = shortNames([line.food]).get(line.food.id)!;
  // How it is bought is told by the list once.
  const called =
    edit.part.name?.replace(/^(?:no-salt-added|low-sodium|unsweetened) /, '') ??
    (line.many && names.plural !== null ? names.plural : names.singular);
  // A bracket closes a sentence where it is one.
  const ended = /[.!?]\)?\s*$|(?:^|[.!?]\s*)\([^()]*\)\s*$/.test(text)
    ? text.trimEnd()
    : `${text.trimEnd().replace(/[;,:]+$/u, '')}.`;
  const joined = edit.together === true ? besideMention(text, edit, called, reading, besideName) : null;
  if (joined !== null) return joined;
  // "Heat off. …": nobody takes it off twice.
  if (edit.sentence?.endsWith(' off the heat.') === true && isOff.test(text))
    return additionText(
      text,
      { ...edit, sentence: edit.sentence.replace(/ off the heat\.$/, '.') },
      line,
      reading,
      besideName,
    );
  if (edit.sentence !== undefined) {
    // What a sauce is stirred of is one list.
    const more = alsoStirred.exec(edit.sentence);
    const warmed = / and warm through$/.exec(more?.[1] ?? '');
    // What comes to a boil with the rest is warm by itself.
    const inList =
      more === null || (warmed !== null && !/\b(?:boil|simmer|bubble|cook)\b/i.test(text))
        ? null
        : amongList(text, more[1]!.slice(0, warmed?.index), reading);
    if (inList !== null) return inList;
    // "Stir all the ingredients" takes it in.
    if (plainMixing.test(edit.sentence) && takesIn(text)) return text;
    const aside = besidePlate(ended, edit.sentence);
    if (aside !== null) return aside;
    if (edit.as === 'first') {
      if (edit.late !== undefined) return `${edit.sentence} ${afterLongest(ended, edit.late)}`;
      return `${edit.sentence} ${edit.closing === undefined ? text : closedBy(text, ended, edit.closing)}`;
    }
    // "Done!" stays the last word.
    const done = /\s((?:Done|Enjoy|That's it|Dig in)\b[^.!?]{0,20}[.!]+)\s*$/u.exec(ended);
    if (done !== null && edit.as === 'finish')
      return `${ended.slice(0, done.index)} ${edit.sentence} ${done[1]!}`;
    if (edit.as === 'finish') {
      const woven = beforeServing(ended, edit.sentence);
      if (woven !== null) return woven;
    }
    const spoken = reading.mentions.find(({ key, kind }) => key === edit.afterKey && kind !== 'pronoun');
    if (spoken === undefined && edit.as !== 'finish' && !/serve|scatter|squeeze/i.test(edit.sentence)) {
      // What is cooked in goes in before the plate is on the table.
      const served =
        /\s(?=(?:Serve|Divide|Ladle|Plate|Dish up|Enjoy|Garnish|Top|Scatter|Sprinkle|Finish)\b[^.!?]*[.!?]*\s*$)/u.exec(
          ended,
        );
      if (served !== null)
        return `${ended.slice(0, served.index)} ${edit.sentence}${ended.slice(served.index)}`;
    }
    // "Simmer for 10 minutes and serve": it goes in before.
    const simmered = /(?:^|[.!?]\s+)([^.!?]*\band serve\b[^.!?]*[.!?]+)\s*$/iu.exec(ended);
    if (
      spoken === undefined &&
      edit.as === 'then' &&
      simmered !== null &&
      /^(?:Stir in|Add|Pour in)\b/.test(edit.sentence)
    ) {
      const at = ended.length - simmered[1]!.length - (ended.length - ended.trimEnd().length);
      return `${ended.slice(0, at)}${edit.sentence} ${ended.slice(at)}`;
    }
    // "Fold this sauce into the lentils": what has to cook goes in before the pan is emptied.
    const emptied = /\bcook for\b|\bwarm through\b/.test(edit.sentence)
      ? /\s(?=(?:Fold|Pour|Spoon|Stir|Toss|Ladle|Tip|Transfer|Mix) (?:this|that|the|it)\b(?: \p{L}+){0,3} (?:into|over|onto|on|with|to) (?:the|a|your)\b[^.!?]*[.!?]*\s*$)/u.exec(
          ended,
        )
      : null;
    if (spoken === undefined && emptied !== null)
      return `${ended.slice(0, emptied.index)} ${edit.sentence}${ended.slice(emptied.index)}`;
    const beside = /^Serve with (the [^.]+)\.$/.exec(edit.sentence)?.[1];
    const serving = /(?:^|[.!?]\s+)Serve\b(?! with\b)[^.!?()]{0,160}\.$/.exec(ended);
    if (beside !== undefined && serving !== null)
      return `${ended.slice(0, -1)}, with ${beside}${/ in \p{L}+$/u.test(beside) ? '' : ' beside it'}.`;
    const both = /\bServe with ([^.]+)\.$/.exec(ended);
    if (both !== null && /^Serve with the [^.]+\.$/.test(edit.sentence) && !/\band\b/.test(both[1]!))
      return `${ended.slice(0, both.index)}Serve with ${both[1]!} and${edit.sentence.slice(10)}`;
    if (spoken !== undefined) return afterSentence(ended, spoken.text, edit.sentence);
    return onPlate.test(edit.sentence) && !/\b(?:toss|fold) (?:it|them) in\b/.test(edit.sentence)
      ? beforeTalk(ended, edit.sentence)
      : beforeLastWords(ended, edit.sentence);
  }
  switch (edit.as) {
    case 'first':
      return `Add the ${called}. ${text}`;
    case 'finish':
      return `${ended} Finish with the ${called}.`;
    case 'then':
      return beforeLastWords(ended, `Stir in the ${called}.`);
    case 'with': {
      // "Put everything in a blender" takes it in.
      if (takesIn(text)) return text;
      // "Fill with the eggs, cheese and salsa and roll up" takes one more.
      const filling = fillsWith.exec(text);
      if (filling !== null) {
        const end = filling.index + filling[0].length;
        return `${text.slice(0, filling.index)}${filling[1]!}, ${filling[2]!} and ${called}${text.slice(end)}`;
      }
      // "Divide the eggs, cheese and salsa among the tortillas" takes one more.
      const divided = dividesInto.exec(text);
      if (divided !== null)
        return `${text.slice(0, divided.index)}${divided[1]!}, ${divided[2]!} and ${called}${text.slice(divided.index + divided[1]!.length + divided[0].slice(divided[1]!.length).indexOf(divided[2]!) + divided[2]!.length)}`;
      // "Along with the vinegar" takes one more.
      const along = /\balong with the ((?:(?! and\b)[\p{L} -])+?)(?=[.,;]|$)/u.exec(text);
      if (along !== null)
        return `${text.slice(0, along.index + along[0].length)} and ${called}${text.slice(along.index + along[0].length)}`;
      for (const { index } of text.matchAll(/(?<=^|[.!?]\s+)\S/gu)) {
        // Seeds and extracts go through no sieve.
        if (/^sift\b/i.test(text.slice(index)) && shapeOf(edit.part.food) !== 'powder') continue;
        const among = amongList(text.slice(index), called, reading);
        if (among !== null) return text.slice(0, index) + among;
      }
      const dry = floury.test(edit.part.food.id) ? withFlour(ended, called) : null;
      if (dry !== null) return dry;
      // "Add the onions" → "Add the onions and the carrots", where the step names something that goes in.
      const last = reading.mentions.findLast(
        ({ kind, end }) =>
          (kind === 'name' || kind === 'head') &&
          // "If the tomatoes are pale, add some paste": not everybody gets there.
          !/(?:^|[.!?]\s+)(?:if|optional(?:ly)?|alternatively|you (?:can|may|could)|feel free)\b[^.!?]*$/i.test(
            text.slice(0, end),
          ) &&
          text.slice(0, end).endsWith(text.slice(0, end)) &&
          /\b(?:add|stir in|mix in|toss in|put|beat in|whisk in)\b[^.;]*$/i.test(text.slice(0, end)) &&
          !/\b(?:toss|taste|season|stir in|cook|simmer|serve)\b/i.test(
            text
              .slice(0, end)
              .slice(
                text.slice(0, end).search(/\b(?:add|stir in|mix in|toss in|put|beat in|whisk in)\b[^.;]*$/i) +
                  8,
              ),
          ) &&
          /^\s*(?:[.;,]|and\b|(?:in)?to the \p{L}+[.;,]|$)/iu.test(text.slice(end)),
      );
      // "Whisk the eggs and sugar till pale" → "Whisk the eggs and sugar with the vanilla till pale".
      const beaten = reading.mentions.find(
        ({ kind, start, end }) =>
          (kind === 'name' || kind === 'head') &&
          /\b(?:beat|whisk|cream|mix)\b[^.;]*$/i.test(text.slice(0, start)) &&
          !/\b(?:with|fold|add|stir|into)\b[^.;]*$/i.test(text.slice(0, start)) &&
          /^\s*(?:[.;]|(?:together )?(?:until|till)\b|, then\b|$)/i.test(text.slice(end)),
      );
      if (last === undefined && beaten !== undefined)
        return `${text.slice(0, beaten.end)} with the ${called}${text.slice(beaten.end)}`;
      if (last !== undefined && text.slice(last.start, last.end) === last.text)
        return `${text.slice(0, last.end)} along with the ${called}${text.slice(last.end)}`;
      // Additions in a row are one sentence.
      const before = /(?<=^|[.!?]\s)Add the ([^.;]+)\.(?=\s*$|\s+Let the (?:batter|dough|mixture)\b)/.exec(
        ended,
      );
      if (before !== null && !saysMoreThanNames.test(before[1]!)) {
        const row = before[1]!.replace(/,? and (?:the )?/, ', ');
        return `${ended.slice(0, before.index)}Add the ${row} and ${called}${ended.slice(before.index + before[0].length - 1)}`;
      }
      // "Mix the beef, egg and salt and press into the pan": it goes in before that.
      const pressed = intoTinAtOnce.exec(text);
      if (pressed !== null)
        return `${pressed[1]!}. Add the ${called}. ${pressed[2]!.charAt(0).toUpperCase()}${pressed[2]!.slice(1)}${text.slice(pressed[0].length)}`;
      // What is in its tin already takes nothing more.
      const filled = intoTin.exec(ended);
      if (filled !== null)
        return `${ended.slice(0, filled.index + filled[1]!.length)}Add the ${called}. ${filled[2]!}`;
      // What is rolled or shaped holds it already.
      const shaped = intoShape.exec(ended);
      if (shaped !== null && shaped.index > 0)
        return `${addedTo(ended.slice(0, shaped.index), called)} ${shaped[1]!}`;
      return (
        beforeNoReturn(ended, called) ??
        beforeLastWords(
          ended,
          `${/\bknead/i.test(ended) ? 'Knead in' : 'Add'} the ${called}${softened(edit.part.food, ended)}.`,
        )
      );
    }
  }
}

/** Vegetables that are cooked soft, and leaves that wilt. */
const firm = ['cabbage-vegetable', 'carrot', 'mushroom', 'pepper-vegetable', 'celery', 'squash'];
const offTheHeat =
  /\b(?:set (?:it |them |this |the \p{L}+ )?aside|remove|take (?:it |the pan )?off)\b[^.!?]*[.!?]*\s*$/iu;
const inThePan = /\b(?:fry|brown|saut[eé]|cook|soften|sweat)\b/i;

/** What goes into a pan that is set aside in the next sentence would stay raw: it is given its minutes. */
function softened(food: Food, text: string): string {
  if (!offTheHeat.test(text) || !inThePan.test(text)) return '';
  if (isKind(food, 'leafy-green')) return ' and cook for 2 minutes, until wilted';
  return firm.some((kind) => isKind(food, kind)) ? ' and cook for 5 minutes, until soft' : '';
}

/** "Add the flour slowly so the dough stays even": that is no row of names. */
const saysMoreThanNames =
  /\b(?:with|to|in|into|too|so|that|until|till|while|when|as|then|for|slowly|gradually|\p{L}+ly|bit by bit|a little|at a time|stir|mix|cook|beat|stays?|is|are)\b/iu;

/** "Add the oat bran." takes one more: "Add the oat bran and garlic." */
const addedTo = (before: string, called: string): string => {
  const row = /(^|[.!?]\s+)Add the ([^.;]+)\.\s*$/.exec(before);
  return row === null || saysMoreThanNames.test(row[2]!)
    ? `${before.trimEnd()} Add the ${called}.`.trim()
    : `${before.slice(0, row.index)}${row[1]!}Add the ${row[2]!.replace(/,? and (?:the )?/, ', ')} and ${called}.`;
};

/** A sentence that leaves nothing to be mixed in: the blender runs, the batter rests, the pan is filled. */
const noReturn =
  /^(?:blend|blitz|whi[sz]z|pulse|pur[eé]e|process (?:it|until)|let (?:it|the (?:batter|dough|mixture))|leave (?:it|the (?:batter|dough|mixture))|cover|refrigerate|chill|freeze|bake|cook (?:for|until|about)|fry|pour|ladle|scoop|spoon|drop|preheat|heat (?:a|the|up) (?:\p{L}+ ){0,2}(?:pan|skillet|griddle))\b/iu;

/** "Add the stock, put the pot in the oven and bake until soft": what is to cook with it goes in before. */
const cooksAway = (text: string): boolean => {
  const sentence = /^[^.!?]*/.exec(text)![0];
  return (
    /\b(?:bake|roast|oven|braise|stew|slow cook\w*)\b[^.!?]*\b(?:until|till|for)\b/i.test(sentence) &&
    !/\b(?:heat|melt|fry|saut[eé]|brown|sear|preheat)\b/i.test(sentence)
  );
};

/** Puts an addition before the first sentence that leaves nothing to be mixed in; null where none does. */
function beforeNoReturn(text: string, called: string): string | null {
  for (const { index } of text.matchAll(/(?<=^|[.!?]\s+)\S/gu))
    if (noReturn.test(text.slice(index)) || cooksAway(text.slice(index)))
      return index === 0 && /^(?:bake|preheat|cover|refrigerate|chill|freeze)/i.test(text)
        ? null
        : `${addedTo(text.slice(0, index), called)} ${text.slice(index)}`;
  return null;
}

const isOff =
  /^\W*(?:heat off|off (?:of )?the heat|turn off the heat|(?:take|remove)(?: \p{L}+){0,3} (?:off|from) the heat)\b/iu;

const fillsWith =
  /(\b(?:fill|load|stuff|pile|serve in)\b[^.!?]*?\bwith [^.!?,]*?(?:, [^.!?,]+?)*),? and ([^,.!?]+?)(?=,? and (?:roll|fold|wrap|serve|top|tuck)\b|,? then\b|[.,;!]|$)/iu;

const dividesInto =
  /(\b(?:Divide|Spoon|Layer|Arrange) (?:the )?[^.!?,]*?(?:, [^.!?,]+?)*),? and ([^,.!?]+?) (?:among|between|over|onto|into|in|down)\b/iu;

/** What is put beside or over the finished food. */
const onPlate = /^(?:Serve|Scatter|Squeeze|Sprinkle|Lay|Top|Steam|Boil|Grind)\b/;
/** "Roll into 24 balls." */
const intoShape =
  /\s((?:Roll|Shape|Form|Make|Mould|Mold|Pat|Divide)\b[^.!?]*\b(?:balls?|meatballs?|patt(?:y|ies)|burgers?|cakes?|loaf|logs?|portions|pieces|koftas?)\b[^.!?]*[.!?]+(?:\s[^]*)?)$/u;
/** "Spread in the tin." */
const intoTin =
  /(^|[.!?]\s+)((?:Spread|Pour|Scrape|Divide|Tip|Spoon|Turn|Transfer|Pile|Level|Put it|Place it)\b[^.!?]*\b(?:tins?|pans?|cases?|cups|liners?|moulds?|molds?|dish|tray)\b[^.!?]*[.!?]+)\s*$/u;
/** "Mix …, and press into the tin": one sentence for both. */
const intoTinAtOnce =
  /^((?:[^.!?]*?,\s+)?(?:mix|combine|stir|work|knead)\b[^.!?]*?(?:together|well|thoroughly|\p{L}+))(?:,| and|, and|, then| then|,? and then) ((?:press|pack|pat|shape|form|spread|tip|turn|pour|put)\b[^.!?]*\b(?:tins?|pans?|cases?|cups|liners?|moulds?|molds?|dish|tray|balls|patties|loaf)\b[^.!?]*)/iu;
const takesAll =
  /(?:^|[.!?]\s+)(?:mix|whisk|stir|sift|combine)(?: together)? (?:the |your )?dry(?: (?:stuff|things|ingredients|mix))?(?=[.,;!]|$| in\b| until\b)|\b(?:(?:it|them) all(?: together)?|all (?:of )?(?:the |your )?(?:other |dry |remaining )?ingredients|(?:add|mix in|stir in) (?:in )?(?:the |all (?:the )?)?(?:remaining|rest of the|other) (?:\p{L}+ )?ingredients)\b/iu;
/** "Put everything in a blender"; not "until everything is soft", nor what lives under everything else. */
const everythingIn =
  /\b(?:put|add|mix|combine|stir|whisk|blend|blitz|whizz?|toss|throw|tip|place|beat|fold|pour|process|pulse|shake|layer|chuck|bung|dump|pop|pile|gather|tumble|bring|simmer|mash|pur[eé]e)\b(?:(?!\b(?:until|till|so that|while|when|over|under|for|before|to)\b)[^.!?;])*\beverything\b|(?:^|[.!?]\s+)everything\b[^.!?]*\b(?:in|into|goes|together)\b/i;
/** Whether the words of a step take in whatever else there is; what stands in brackets is talk. */
const takesIn = (text: string): boolean => {
  const said = text.replace(/\([^()]*\)/g, ' ');
  return takesAll.test(said) || everythingIn.test(said);
};
/** A sentence that says no more than that it goes in. */
const plainMixing = /^(?:Mix|Stir|Whisk|Fold|Beat) in the [^.,]+?(?: too| as well)?\.$/;

/**
 * A side dish is no part of what the step before does: it has a step of its own, unless that step fills the plates. Null
 * where it goes into the step.
 */
export function ownStep(text: string, { sentence }: AddEdit, heats: boolean): string | null {
  if (sentence === undefined || !/serve beside\.$/.test(sentence)) return null;
  if (besidePlate(/[.!?)]\s*$/.test(text) ? text.trimEnd() : `${text.trimEnd()}.`, sentence) !== null)
    return null;
  return heats ? `Meanwhile, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
}

/** A vegetable boiled by itself is ready when the plates are filled, not after; null where the text fills none. */
function besidePlate(text: string, sentence: string): string | null {
  const cooked = /^((?:Boil|Steam) the .+? for \d+ minutes)(, drain)? and serve beside\.$/.exec(sentence);
  const plates =
    /(?:^|[.!?]\s+)(?=(?:(?:To )?[Ss]erve|Divide|Plate|Dish up|Spoon (?:over|onto)|Pile|Ladle|Top|Garnish)\b)/.exec(
      text,
    );
  if (cooked === null || plates === null) return null;
  const at = plates.index + plates[0].length;
  return `${text.slice(0, at)}${cooked[1]!}${cooked[2] === undefined ? '' : ' and drain'}, to serve beside it. ${text.slice(at)}`;
}

/** What goes over the food in the pot or on the plate, before it is carried out. */
const lastTouch = /^(?:Squeeze in|Scatter|Sprinkle|Stir in|Grind|Lay)\b/;
/** "Serve with cheddar.", "Divide among bowls and enjoy." */
const carriedOut =
  /(?:^|\s)((?:To serve|Serve|Enjoy|Ladle|Dish up|Spoon (?:over|onto|into)|Plate|Pile|Divide)\b[^.!?]*[.!?]+)\s*$/u;
/** "Pile the mash on plates, pour over the gravy." */
const fillsPlates = /^(?:Pile|Divide|Plate|Dish up|Spoon)\b(?![^.!?]*\b(?:serve|enjoy|tortillas?|wraps?)\b)/;
/** "… and serve with naan." */
const andServe = /,?\s+(?:and|then|and then)\s+(serve\b(?! beside\b)[^.!?]*[.!?]+)\s*$/u;
/** What comes after in the oven or under the grill. */
const intoHeat =
  /\b(?:bake|oven|broil|grill|roast|return to the heat)\b|°|\b\d{3} ?[CF]\b|\b[2-5]\d{2}(?: degrees)?,? (?:for|until|till)\b/i;
const garnish = /\b((?:garnish|top|sprinkle|scatter|finish|strew) with)\s+([^.,;]+?)(?=\s+and serve|[.,;])/iu;

/** A last touch of taste before the sentence that serves, in one sentence with another; null where nothing serves. */
function beforeServing(text: string, sentence: string): string | null {
  if (!lastTouch.test(sentence)) return null;
  const plain = sentence.replace(/ just before serving(?=\.)/, '').replace(/\.$/, '');
  const lower = plain.charAt(0).toLowerCase() + plain.slice(1);
  // "Squeeze in the lime." takes "Scatter the cilantro on top." with it.
  const other =
    /\b(Squeeze in the \p{L}+|Sprinkle with the (?:(?! and\b)[\p{L} ])+?)( just before serving)?\.(?=\s|$)/u.exec(
      text,
    );
  if (other !== null && /^Scatter/.test(plain))
    return `${text.slice(0, other.index)}${other[1]!} and ${lower}${other[2] ?? ''}.${text.slice(other.index + other[0].length)}`;
  const three = /\b(Squeeze in the \p{L}+|Sprinkle with the (?:(?! and\b)[\p{L} ])+?) and (?=serve\b)/u.exec(
    text,
  );
  if (three !== null && /^Scatter/.test(plain))
    return `${text.slice(0, three.index)}${three[1]!}, ${lower} and ${text.slice(three.index + three[0].length)}`;
  // "Garnish with cilantro" has a place for the herb already.
  const garnished = garnish.exec(text);
  // "Top with mash and bake": herbs that are strewn there would burn.
  const strewn =
    garnished !== null && intoHeat.test(text.slice(garnished.index + garnished[1]!.length))
      ? null
      : garnished;
  const scattered = /^Scatter (the .+) on top$/.exec(plain)?.[1];
  if (strewn !== null && scattered !== undefined && !/ and |\bthe rest\b|remaining/i.test(strewn[2]!))
    return `${text.slice(0, strewn.index)}${strewn[1]!} ${strewn[2]!} and ${scattered}${text.slice(strewn.index + strewn[0].length)}`;
  // "Top with the sauce and the parsley" takes one more.
  const row = / and (?!.* and )/.exec(strewn?.[2] ?? '');
  if (
    strewn !== null &&
    scattered !== undefined &&
    row !== null &&
    !/,|\bthe rest\b|remaining/i.test(strewn[2]!)
  ) {
    const listed = `${strewn[2]!.slice(0, row.index)}, ${strewn[2]!.slice(row.index + 5)} and ${scattered}`;
    return `${text.slice(0, strewn.index)}${strewn[1]!} ${listed}${text.slice(strewn.index + strewn[0].length)}`;
  }
  // "Scatter the parsley on top." takes one more.
  const first = /\bScatter (the (?:(?! and\b)[\p{L} -])+?) on top\.\s*$/u.exec(text);
  if (first !== null && scattered !== undefined)
    return `${text.slice(0, first.index)}Scatter ${first[1]!} and ${scattered} on top.`;
  const served = carriedOut.exec(text);
  // What is strewn over comes when the plates are filled.
  if (served !== null && /^(?:Scatter|Sprinkle|Grind)/.test(plain) && fillsPlates.test(served[1]!))
    return `${text.trimEnd()} ${plain}.`;
  if (served !== null && served.index > 0)
    return `${text.slice(0, served.index)} ${plain}. ${served[1]!}`.trim();
  const also = andServe.exec(text);
  if (also !== null && !/[;:]/.test(also[1]!))
    return `${text.slice(0, also.index)}. ${plain} and ${also[1]!}`;
  return served === null ? null : `${plain}. ${served[1]!}`;
}

/** "Mix soy, oyster sauce, broth, sugar." */
const shortList = /^((?:mix|whisk|stir|combine|blend|shake) [^.,!?]+(?:, [^.,!?]+){2,})(?=[.!]|$)/iu;
/** What is stirred into a sauce that is listed already. */
const alsoStirred = /^(?:Stir in the|Season with the) ([\p{L} -]+?)\.$/u;

const thenDone =
  /,? and (?:then )?(?:press|pack|shape|form|roll|pat|spread|pour|tip|turn|put|divide|transfer|place|chill|marinate|leave|set|cook|simmer|bring|bake)\b.*$/iu;

/** "Stir the oats, milk and chia seeds together" → "… milk, chia seeds and hemp seeds together"; null where nothing is listed. */
function amongList(text: string, called: string, reading: StepReading): string | null {
  const short = shortList.exec(text);
  if (short !== null && !/ and | until | till | then |\d/i.test(short[1]!))
    return `${short[1]!}, ${called}${text.slice(short[1]!.length)}`;
  const opening =
    /^(?:[^.!?]*?,\s+)?(?:add and |toss and )?(?:stir|mix|whisk|sift|combine|blend|beat|toss)\b[^.!?]*/iu
      .exec(text)?.[0]
      // "… salt and pepper and press into the pan": what comes then is no part of the list.
      .replace(thenDone, '');
  if (opening === undefined) return null;
  const list =
    /^(.*[^\s,]),? (?:and|&) (the )?([^,.;]+?)(?=\s+(?:(?:for )?(?:about )?\d|(?:together|in an?|in(?:to)? (?:the |your )?(?:\p{L}+ )?(?:casserole|dish|bowl|pan|pot|skillet|saucepan|crock-?pot)|on|over|well|gently|by hand|with|until|till)\b)|\s+[-–—]\s|[,;]|$)/iu.exec(
      opening,
    );
  if (list === null || !list[1]!.includes(',')) return null;
  // "Whisk in the milk and simmer 3 minutes" lists nothing.
  if (
    /^(?:simmer|cook|boil|bring|let|leave|bake|heat|stir|whisk|season|set|pour|serve|toss)\b/i.test(
      list?.[3] ?? '',
    )
  )
    return null;
  // "Until the cabbage is tender and the onion soft" is a list of what is waited for.
  if (/\b(?:until|till|while|when|so that|is|are)\b/i.test(`${list[1]!} ${list[3]!}`)) return null;
  const named = reading.mentions.filter(
    ({ kind, text: said }) => kind !== 'pronoun' && list[0].includes(said),
  );
  // Of four in a row two are known by their old names: the others came in in their place.
  const row = list[1]!.split(',').length + 1;
  if (named.length < Math.min(3, row - 1) || /\b(?:and|with|into|to|over)\s/i.test(list[3]!)) return null;
  const the = list[2] ?? '';
  return `${list[1]!}, ${the}${list[3]!} and ${the}${called}${text.slice(list[0].length)}`;
}

/** "Whisk the flour, sugar and salt" → "Whisk the flour, oat bran, sugar and salt"; null where the step does not name it so. */
function besideMention(
  text: string,
  edit: AddEdit,
  called: string,
  reading: StepReading,
  besideName: string | null,
): string | null {
  const named = reading.mentions.find(
    ({ key, kind }) => key === edit.afterKey && (kind === 'name' || kind === 'head' || kind === 'kind'),
  );
  if (named === undefined) return null;
  const at = text.indexOf(named.text);
  const before = text.slice(0, at);
  // "Half the sugar", "1 cup of the flour": only a part goes in here.
  if (
    at < 0 ||
    /(?:\d|[¼½¾⅓⅔]|\b(?:half|third|quarter|rest|remaining|most|some|spoons?|spoonfuls?|cups?|of))\s*(?:of\s+)?(?:the\s+)?$/iu.test(
      before,
    )
  )
    return null;
  const end = at + named.text.length;
  // "The oil and sunflower oil": of two of a sort the first is called what the list calls it.
  const head = ` ${named.text.toLowerCase()}`;
  const twins = [called, besideName ?? ''].every((name) => name.toLowerCase().endsWith(head));
  // "Until it glistens with oil" speaks of both.
  const bare = /^oil$/i.test(named.text) && isKind(edit.part.food, 'oil');
  if ((twins || bare) && !/\bthe $/i.test(before)) return text;
  const said = twins && /\bthe $/i.test(before) ? besideName!.toLowerCase() : named.text;
  // What is beaten until pale and doubled takes nothing wet before it is.
  if (
    edit.part.food.id !== 'erythritol' &&
    /^[^.!?]*\b(?:until|till)\b[^.!?]*\b(?:pale|doubled|fluffy|ribbon|peaks|light)\b/i.test(text.slice(end))
  )
    return null;
  if (edit.part.food.id !== 'erythritol' && /^[^.!?]*\bone (?:at a time|by one)\b/i.test(text.slice(end)))
    return null;
  // "The milk mixture" is made of it already.
  if (
    /^\s+(?:mixture|mix|into(?! (?:\d+|\p{L}+) (?:\p{L}+ )?(?:patties|burgers|balls|meatballs)))\b/iu.test(
      text.slice(end),
    )
  )
    return null;
  // "The flour and salt" with a third is a list too.
  const pair =
    /^ and (?:the )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?= (?:in|into|to|together|with|until|till|and (?:stir|cook|simmer|toss|fry|bring|mix|bubble|warm|heat))\b|[.,;]|$)/u.exec(
      text.slice(end),
    );
  if (pair !== null && !/ and (?:(?:both|the) )?$/u.test(before))
    return `${before}${said}, ${called}${text.slice(end)}`;
  // "The butter and sugar" with a third is a list.
  const listed = pairBefore.test(before) && !opensList.test(text.slice(end));
  const front = listed
    ? `${before.replace(pairBefore, (_, one: string, both: string | undefined) => `${one}, ${both ?? ''}`)}${said}`
    : `${before}${said}`;
  // "The milk, eggs, and vanilla": one more in the row.
  const row =
    opensList.test(text.slice(end)) ||
    opensShort.test(text.slice(end)) ||
    /^, and (?:the )?\p{L}/u.test(text.slice(end));
  return `${front}${row ? ',' : ' and'} ${called}${text.slice(end)}`;
}

/** "The butter and the …", "the butter and 115 g …": the second of two. */
const pairBefore = /(\p{L}+) and ((?:both|the) |[\d½¼¾⅓⅔./]+ ?(?:g|kg|ml|cups?|tbsps?|tsps?|oz)? )?$/u;

/** ", oyster sauce, broth, sugar": a list in shorthand. */
const opensShort = /^, (?:[\p{L}-]+ ){0,2}[\p{L}-]+, (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:[,.]|$)/u;

/** ", eggs and vanilla" behind the first of a list. */
const opensList =
  /^, (?!(?:add|stir|beat|fold|pour|mix|whisk|bring|cook|then|and|until|till|so|in|on|with|let|leave|allow|simmer|reduce|scrape|boil|season|cover|turn|return|heat|place|toss|combine|blend|bake|put|remove|serve|work|knead|sprinkle|scatter|rub|cut|spread|tip)\b)(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?:, (?:[\p{L}-]+ ){0,3}[\p{L}-]+)*,? and (?:the )?[\p{L}-]+/u;

/** "Stir in the milk. Let it simmer …": what has to be done next, where the text does not go on to do it. */
function closedBy(text: string, ended: string, { word, sentence }: NonNullable<AddEdit['closing']>): string {
  const named = new RegExp(`\\b${word}\\b`, 'i');
  const parts = ended.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”)]*\s*/gu) ?? [ended];
  const at = parts.findIndex((part) => named.test(part));
  if (at < 0) return text;
  const after = parts.slice(at).join('');
  if (/\b(?:simmer|boil|bubble|thicken|cook)\w*/i.test(after.slice(after.search(named)))) return text;
  return [...parts.slice(0, at), `${parts[at]!.trimEnd()} `, `${sentence} `, ...parts.slice(at + 1)]
    .join('')
    .trim();
}

/** "Stir in the spinach and cook for 2 minutes", "stir them in to heat through". */
const onlyHeats = /\b(?:heat|warm) through\b|\bcook for (?:[1-5]|\d–[1-5]) minutes?\b/i;
const cooksLong =
  /\b(?:simmer|braise|stew|cook|bubble)\b[^.!?]*\b(?:\d+(?:[ /½¼¾⅓⅔.–-]\d*\/?\d*)? ?(?:h|hrs?|hours?)\b|[2-9]\d ?(?:m|mins?|minutes)\b|an hour\b|half an hour\b)/i;

const sentenceParts = (text: string): readonly string[] =>
  text.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”)]*\s*/gu) ?? [text];

/** Whether a step has a sentence that cooks for long, behind which something can be said to go in late. */
export const hasLongCooking = (text: string): boolean =>
  sentenceParts(text).some((one) => cooksLong.test(one));

/** Puts a sentence after the last one that cooks for long. */
function afterLongest(text: string, sentence: string): string {
  const parts = sentenceParts(text);
  const at = parts.findLastIndex((one) => cooksLong.test(one));
  return [...parts.slice(0, at + 1), `${sentence} `, ...parts.slice(at + 1)]
    .map((one, index) => (index === at ? `${one.trimEnd()} ` : one))
    .join('')
    .trim();
}

/** "Put the broccoli in with the pasta for the last 3 minutes." */
const boilsAlong = /\bfor the last \d+ minutes\b/i;
/** "Boil the pasta for 10 minutes, then drain." */
const andDrains = /^(.*?\d ?(?:min|minutes|mins)\b.*?),? (?:and then|then|and) (drain\b[^]*)$/iu;

/** "Drain the fat.", "Drain, then stir in the sauce." */
const poursOff = /^\s*(?:drain|pour off|spoon off|tip off|skim off)\b/i;

/** Puts a sentence after the one that first speaks of a food, before what comes then ("Drain and serve"). */
function afterSentence(text: string, word: string, sentence: string): string {
  const parts = text.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”)]*\s*/gu) ?? [text];
  const head = word.toLowerCase().split(' ').at(-1)!;
  const cooked = parts.findIndex(
    (part) =>
      part.toLowerCase().includes(head) &&
      /\b(?:cook|boil|brown|fry|saut|sear|simmer|add|stir|mix|whisk|beat|blend|combine|bake|roast)/i.test(
        part,
      ),
  );
  const named = cooked >= 0 ? cooked : parts.findIndex((part) => part.toLowerCase().includes(head));
  // "Cook the rice and serve": what goes into the rice comes between the two.
  const andServed =
    named === parts.length - 1 && named >= 0 ? /^(.*?),? and (serve\b[^]*)$/iu.exec(parts[named]!) : null;
  if (andServed !== null && parts[named]!.toLowerCase().indexOf(head) < andServed[1]!.length)
    return `${parts.slice(0, named).join('')}${andServed[1]!}. ${sentence} ${andServed[2]!.charAt(0).toUpperCase()}${andServed[2]!.slice(1)}`.trim();
  const drained = boilsAlong.test(sentence) && named >= 0 ? andDrains.exec(parts[named]!) : null;
  if (drained !== null)
    return `${parts.slice(0, named).join('')}${drained[1]!}. ${sentence} ${drained[2]!.charAt(0).toUpperCase()}${drained[2]!.slice(1)}${parts.slice(named + 1).join('')}`.trim();
  if (named < 0 || named === parts.length - 1) return beforeLastWords(text, sentence);
  // What only gets hot does not go in before the pot has simmered for an hour.
  if (
    onlyHeats.test(sentence) &&
    parts.slice(named + 1).some((part) => cooksLong.test(part) && !/\brice\b|\bpasta\b/i.test(part))
  )
    return beforeLastWords(text, sentence);
  // What is poured off goes before anything else comes in, but what boils along goes in before.
  let at = named + 1;
  while (!boilsAlong.test(sentence) && at < parts.length && poursOff.test(parts[at]!)) at += 1;
  if (at === parts.length) return beforeLastWords(text, sentence);
  return [...parts.slice(0, at), `${sentence} `, ...parts.slice(at)]
    .join('')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
