/** What somebody tells in their own voice, read as the plain orders that it holds before it is told anew. */
import { capital } from '../capital.ts';
import { chatter } from '../say/say-sentence.ts';
import { baseOfGerund, isOrderVerb } from '../say/verb-forms.ts';

/** "Okay so first things first, …": words in front of somebody who is doing something. */
const runUp =
  /^(?:(?:ok(?:ay)?|so|now|and|but|then|next|right|alright|all right|well|anyways?|anyhow|first things first|first off|first of all|first|finally|lastly|y['’]all|guys|friends|folks|listen|honestly|seriously|personally|(?:now )?(?:here (?:is|comes)|here['’]s|for) the (?:fun|best|good|easy|tricky|important) (?:part|bit))[,:!]? )+(?=(?:we|you|i|let['’]s)\b)/iu;

/** Who does it, and how gladly: "I usually like to", "we're going to", "you'll want to". */
const doer = new RegExp(
  String.raw`^(?:i|we|you)(?:['’](?:ll|m|re|d))?(?: (?:will|would|am|are))?(?: (?:usually|always|generally|typically|normally|often|just|also|now|then|next|really|actually|personally|simply))*(?<wish> (?:(?:like|love|prefer|tend|want|need|have|try|going) to|gonna|gotta|wanna)(?: (?:go ahead and|start by|just|then|now|also|really|always))*)? (?<rest>(?<verb>[\p{L}-]+)\b.*)$`,
  'isu',
);
/** What is said of the cook rather than done: "you get a paste", "we start to see bubbles". */
const happens =
  /^(?:start|begin|get|keep|need|have|like|love|try|want|make|use|find|think|know|see|be|end|notice|smell|want|taste|finish|care|guess|mean|buy|order|skip|double|freeze|store|substitute|swap|serve|eat|plan|read|watch|work|rest|hope)$/;

/** "Then you want to beat in the eggs", behind another order. */
const wished =
  /(\b(?:then|and|next)|,) (?:you|we)(?:['’](?:ll|re))?(?: (?:will|are))? (?:(?:want|need|have|going) to|gonna|gotta) (?=\p{L})/giu;

/** "Add water if it is thick and you need to cook it longer": what is needed hangs on a condition. */
const conditional = /\b(?:if|unless|because|since|when|that)\b[^,;.]*$/i;

/** "Brown that butter": there is no other. */
const pointed = /^(\p{L}+) (?:that|those|these|this) (?=[\p{L}\ue100-\ue1ff])/iu;

/** Talk across the table, which tells a cook nothing. */
const talk =
  /^(?:you do you|trust me|no judge?ment|yum+|yummy|so good|sooo+ good|easy peasy|voil[aà]|ta-?da+|that['’]s (?:it|all)|and that['’]s (?:it|all)|you['’]re welcome|oh my (?:gosh|goodness|word)|omg|pinky promise|i promise|lol|haha+|mm+|hello\b.*|hooray|go(?: you)?|woo+(?: ?hoo)?|done|boom|perfect|delicious|amazing)(?: ?[,!.]+ ?(?:folks|friends|guys|people|y['’]all))?[!.\s]*$/iu;
const tail =
  /(?: [-–—]+|[,;])\s*(?:you do you|no judge?ment|trust me|lol|haha+|so good|sooo+ good|yum+|i promise|pinky promise|you won['’]t regret it|you['’]ll thank me(?: later)?|thank me later)\b[^.;!()\ue100-\ue5ff]*(?=[.!]|$)/giu;
const bracketed = / ?\(([^()]*)\)/g;
/** What is urged stands by itself: ", seriously, do not skip this". */
const urged =
  /[,;]? (?:[-–—]+ )?(?:(?:so|and|but),? )?(?:seriously|i mean it|please|honestly),? (do not|don['’]t|never) /giu;
const pictures = /\s*[\p{Extended_Pictographic}\u200d\ufe0f]+/gu;
const firstPerson = /\b(?:i|i['’](?:m|ve|ll|d)|me|my|we|our|us|myself)\b/i;

/** A masked sentence as the order in it, without what is talk; null where nothing else is left. */
export function plainOrder(sentence: string): string | null {
  const said = sentence
    .replace(pictures, '')
    .replace(bracketed, (all, inside: string) =>
      talk.test(inside) || (firstPerson.test(inside) && chatter(inside, inside)) ? '' : all,
    )
    .replace(tail, '')
    .replace(urged, (_, no: string) => `. ${capital(no)} `)
    .trim();
  if (!/[\p{L}\ue100-\ue5ff]/u.test(said) || talk.test(said)) return null;
  const without = said
    .replace(runUp, '')
    .replace(wished, (all, joint: string, at: number, whole: string) =>
      conditional.test(whole.slice(0, at)) ? all : `${joint} `,
    );
  const told = doer.exec(without)?.groups;
  if (told !== undefined) {
    const verb = told['verb']!.toLowerCase();
    const ordered = isOrderVerb(verb) && told['rest']!.length > verb.length + 2;
    if (ordered && (told['wish'] !== undefined || !happens.test(verb)))
      return capital(told['rest']!.replace(pointed, '$1 the '));
  }
  return without === said.replace(runUp, '') ? said : capital(without);
}

const wishes =
  /(?<=^|[.!?] )(?:so |now |and |then )*(?:(?:the )?(?:very )?(?:first|next|other|last) (?:thing|step) (?:you (?:want|need|have) to do |you do |we do )?is (?:to )?|(?:you['’]re going to |you['’]ll |you )(?:want|need|have) to (?:start by |begin by )?)(?<verb>\p{L}+)\b/giu;

/** "You're going to want to start by mashing the bananas": mash them. Works on plain text. */
export const unwished = (text: string): string =>
  text.replace(wishes, (all, ...rest: unknown[]) => {
    const { verb = '' } = rest.at(-1) as Record<string, string>;
    const base = baseOfGerund(verb) ?? (isOrderVerb(verb.toLowerCase()) ? verb.toLowerCase() : null);
    return base === null ? all : capital(base);
  });
