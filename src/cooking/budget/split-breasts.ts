/** Breasts split into cutlets, and pieces on the bone in their place. */
import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { characterOf } from '../healthify/character.ts';
import { sentencesOf } from '../healthify/technique.ts';
import type { BudgetMove } from './budget-move.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** "Slice each breast lengthwise", "pound to an even thickness". */
export const asABreast =
  /\b(?:butterfl\w*|length-?wise|horizontal\w*|like a book|pockets?|stuff\w*|pound\w*|flatten\w*|cutlets?|schnitzels?|(?:into|through) the (?:cent(?:re|er)|middle|thickest))\b/i;

/** "Boil until reduced to a sixth", "until syrupy". */
export const glazes =
  /\breduced?\b[^.;]{0,30}\b(?:to|by)\b[^.;]{0,20}(?:1\/[3-9]|two[- ]thirds|(?:a|one)[- ](?:third|quarter|fifth|sixth|eighth))|\b(?:syrupy|demi[- ]?glace)\b/i;

/** "Whizz the thyme with the crumbs", "scatter over the leaves": whether an herb is there as green leaf. */
export const leafy = (line: PricedLine, scope: BudgetScope): boolean =>
  sentencesAbout(line.key, scope.understood).some(({ text }) =>
    /\b(?:whizz|blitz|blend|process|crust|pound|scatter|sprinkle|garnish|serve|chimichurri|gremolata)/i.test(
      text,
    ),
  );

/** "To decorate", "on top". */
export const shownOff = /\b(?:decorat\w+|garnish\w*|to (?:serve|finish|top)|on top|topping)\b/i;

/** What half a breast loses: the slice is thinner, and as wide. */
const splitLoss = 0.13;

/** From this weight on a breast gives two cutlets. Own rule. */
const splittable = 170;

/** Minutes a side within which a thin cutlet is done. */
const cutletMinutes = 3;

/** The sentences that name an ingredient. */
export const sentencesAbout = (
  key: string,
  { steps, source }: BudgetScope['understood'],
): readonly { readonly stepId: string; readonly start: number; readonly text: string }[] =>
  steps.flatMap(({ id, mentions }, at) =>
    sentencesOf(source.instructions[at]!)
      .filter(({ start, end }) =>
        mentions.some((one) => one.key === key && one.start >= start && one.start < end),
      )
      .map(({ start, text }) => ({ stepId: id, start, text })),
  );

/** A breast for each, beaten flat and crumbed: one cut through gives two, and beaten thin they cover the plate as well. */
export function splitBreasts(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood, health, foods } = scope;
  const parsed = understood.grounded.find(({ key }) => key === line.key)?.parsed;
  const pieces = parsed?.quantity ?? 0;
  if (parsed === undefined || !isKind(line.food, 'chicken-breast') || !line.counted) return [];
  if (parsed.quantityMax !== null || parsed.amountEach !== null || pieces < 2 || pieces % 2 !== 0) return [];
  if (pieces !== understood.recipe.servings || line.grams / pieces < splittable) return [];
  // What is pounded elsewhere (anchovies, spices) says nothing of the breast.
  const own = sentencesAbout(line.key, understood);
  const text = [parsed.source, ...own.map((one) => one.text)].join(' ');
  const flat = /\b(?:pound(?:ed)?|flatten(?:ed)?|cutlets?|schnitzel|beaten thin|mallet)\b/i.test(text);
  if (!flat && !characterOf(understood, health, foods).words.has('coating')) return [];
  if (/\b(?:stuff|butterfl|halve|bone-in|whole)/i.test(text)) return [];
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'swap',
          key: line.key,
          by: [
            {
              food: line.food,
              name: line.name,
              quantity: pieces / 2,
              preparation: 'each halved horizontally into 2 cutlets and pounded thin',
            },
          ],
          reason:
            'a large breast cut through gives two cutlets, which pounded thin cover the plate as well and fry in half the oil',
        },
        ...own.flatMap(({ stepId, start, text: sentence }): readonly Edit[] => {
          const side = /\b(\d+(?:\s?(?:-|–|to)\s?\d+)?)(?= ?min(?:ute)?s?\b[^.;]{0,12}\bside)/i.exec(
            sentence,
          );
          if (side === null || Number.parseInt(side[1]!, 10) <= cutletMinutes) return [];
          const at = start + side.index;
          return [
            {
              kind: 'replace-text',
              stepId,
              span: { start: at, end: at + side[1]!.length },
              text: '2–3',
              reason: 'Thin cutlets are done in half the time',
            },
          ];
        }),
      ],
      saved: line.cost / 2,
      loss: splitLoss,
      thrifty: true,
    },
  ];
}

/** Minutes that a thigh on its bone needs at least. Own rule. */
export const onTheBoneMinutes = 30;

export const inPieces =
  /\b(?:chunks?|pieces|diced?|cubed?|cubes|strips|sliced?|slices|shred\w*|skewers?|chopped|bite|chop|cut (?:the )?(?:chicken|thighs|meat)|stuff\w*|pound\w*)\b/i;

export const wordsAbout = ({ key, name, preparation }: PricedLine, { understood }: BudgetScope): string =>
  [name, preparation ?? '', ...sentencesAbout(key, understood).map(({ text }) => text)].join(' ');
