/** The spelling of the author's country for the words that a tone brings along: "colour" beside hobs and caster sugar. */
import type { RecipeText } from '../understand-recipe/model.ts';

const british =
  /\b(?:colour\w*|flavour\w*|favourite|centre|fibre|grey|hob|tins?|(?:caster|icing|demerara|muscovado) sugar|courgettes?|aubergines?|(?:plain|self-raising|sr|strong(?: white)?) flour|(?:double|single|soured) cream|cling ?film|gas (?:mark )?\d|fan\)|beef mince|minced beef|rocket|swede|beetroot|coriander leaves|spring onions?|treacle|bicarb\w*|sultanas|prawns?|mum|whilst|chilli)\b|\d ?C\/\d+ ?C fan/iu;
const american =
  /\b(?:color\w*|flavor\w*|favorite|center|fiber|gray|skillet|broil\w*|all-purpose|heavy cream|confectioners|powdered sugar|cilantro|scallions?|zucchini|eggplant|arugula|ground (?:beef|pork|turkey)|cups?|sticks? of butter|ounces?|lbs?|shrimp|mom|pan spray|parchment paper|\d ?°? ?F)\b/iu;

const spellings: readonly (readonly [RegExp, string])[] = (
  [
    ['color', 'colour'],
    ['flavor', 'flavour'],
    ['favorite', 'favourite'],
    ['neighbor', 'neighbour'],
    ['harbor', 'harbour'],
    ['savor', 'savour'],
    ['honor', 'honour'],
    ['humor', 'humour'],
    ['odor', 'odour'],
    ['center', 'centre'],
    ['gray', 'grey'],
    ['pajamas', 'pyjamas'],
    ['cozy', 'cosy'],
    ['fiber', 'fibre'],
    ['mold', 'mould'],
    ['savory', 'savoury'],
  ] as const
).map(
  ([from, to]) =>
    [new RegExp(String.raw`\b${from}(?=(?:s|ed|ing|ful|fully|hood|ite|y|able|less)?\b)`, 'giu'), to] as const,
);

/** What turns a text into the spelling of its author; as it is where that cannot be told. */
export function spellingOf({ ingredients, instructions, description }: RecipeText): (text: string) => string {
  const source = [description ?? '', ...ingredients, ...instructions].join('\n');
  if (!british.test(source) || american.test(source)) return (text) => text;
  const low = source.toLowerCase();
  return (text) =>
    spellings.reduce(
      (said, [from, to]) =>
        said.replace(from, (word: string) =>
          low.includes(word.toLowerCase()) && !low.includes(to)
            ? word
            : /^\p{Lu}/u.test(word)
              ? to.charAt(0).toUpperCase() + to.slice(1)
              : to,
        ),
      text,
    );
}
