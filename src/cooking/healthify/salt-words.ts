import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { noContribution } from './estimate.ts';
import type { Move } from './move.ts';

/** Words of a step that call for salt which no list counts, and what is said instead. */
interface Saying {
  readonly pattern: RegExp;
  /** Only where the list has no salt of its own with a measure, which is what the text then means. */
  readonly unlisted?: true;
  /** `sour` is what the dish has to sharpen it, or null. */
  say(found: RegExpExecArray, sour: string | null): string;
}

const water: Saying = {
  pattern: /\b(?:(?:generously|heavily|well|lightly|very)[ -])?salted(?=,? (?:boiling )?water\b)/i,
  say: ([said]) => (/^\p{Lu}/u.test(said) ? 'Unsalted' : 'unsalted'),
};

const byHand: readonly Saying[] = [
  {
    pattern:
      /\b(taste(?: (?:it|the \p{L}+))?),? and (?:add (?:more |extra |some )?salt|adjust (?:the )?(?:salt|seasoning)|season)(?: and pepper)?(?: with (?:more )?salt(?: and (?:black )?pepper)?)?(?:,? (?:if (?:it )?(?:needs it|needed|necessary|you like)|as needed|to taste|accordingly))?/iu,
    say: ([, verb], sour) => `${verb!}, and reach for ${sour ?? 'herbs'} and pepper before any more salt`,
  },
  {
    pattern:
      /\b(season)(?:ed)?(?: (?:well|generously|liberally))(?: all over)? with (?:plenty of )?salt and ((?:freshly ground )?(?:black )?pepper)/i,
    say: ([, verb, pepper]) => `${verb!} lightly with salt and well with ${pepper!}`,
  },
  {
    pattern: /\ba (?:good|generous|big|large|hefty) pinch of (?=(?:kosher |sea |flaky )?salt\b)/i,
    say: () => 'a small pinch of ',
  },
  {
    pattern:
      /\b(?:salt (?:and|&) ((?:black |white )?pepper)|((?:black |white )?pepper) (?:and|&) salt) to taste\b/i,
    say: ([, one, other]) => `${one ?? other!} to taste and no more salt than it needs`,
  },
  {
    pattern: /(?<!\bpepper and )\bsalt to taste\b/i,
    say: ([said]) => `${/^S/.test(said) ? 'Only' : 'only'} as much salt as it still needs`,
  },
  {
    pattern:
      /\bsalt and pepper (?=(?:the|both|all|each)\b)([^.,;]{1,40}?)(?: to taste| generously| liberally)?(?=[.,;]|$)/i,
    say: ([said, what]) =>
      `${/^S/.test(said) ? 'S' : 's'}eason ${what!} well with pepper and lightly with salt`,
  },
  {
    unlisted: true,
    pattern:
      /\b(season(?: (?:the )?[\p{L}-]+){0,4}) with ((?:kosher |sea |fine )?salt)(?: and|,| &) ((?:freshly ground )?(?:(?:black|white) )?pepper)(?! to taste)/iu,
    say: ([, verb, salt, pepper]) => `${verb!} lightly with ${salt!} and well with ${pepper!}`,
  },
  {
    unlisted: true,
    pattern: /(?<=\badd (?:the )?[^.;]{3,60}) and salt(?=\s*(?:[.;]|$))/i,
    say: () => ' and only a pinch of salt',
  },
  {
    unlisted: true,
    pattern: /\b(salt (?:it|them))(?! (?:lightly|only|a little))(?= and\b|[.,;]|$)/i,
    say: ([, said]) => `${said!} lightly`,
  },
];

/** The words that salt the water, as edits; empty where no step speaks of salted water. */
export function unsaltedWater(understood: UnderstoodRecipe, reason: string): readonly Edit[] {
  return understood.source.instructions.flatMap((text, at): readonly Edit[] => {
    const one = water.pattern.exec(text);
    return one === null
      ? []
      : [
          {
            kind: 'replace-text',
            stepId: understood.steps[at]!.id,
            span: { start: one.index, end: one.index + one[0].length },
            text: water.say(one, null),
            reason,
          },
        ];
  });
}

/** Where the cook's hand salts what no list counts: salted water, the last seasoning. Moves of words alone. */
export function saltWords(understood: UnderstoodRecipe, sour: string | null): readonly Move[] {
  const measured = understood.grounded.some(
    ({ parsed, ingredient: { food } }) => parsed.quantity !== null && food !== null && isKind(food, 'salt'),
  );
  const move = (slot: string, sayings: readonly Saying[], why: string): readonly Move[] => {
    const found = understood.source.instructions.flatMap((text, at) => {
      const taken: { readonly start: number; readonly end: number }[] = [];
      return sayings.flatMap(({ pattern, say, unlisted }) => {
        const one = unlisted === true && measured ? null : pattern.exec(text);
        if (one === null) return [];
        const span = { start: one.index, end: one.index + one[0].length };
        if (taken.some(({ start, end }) => span.start < end && start < span.end)) return [];
        taken.push(span);
        return [{ stepId: understood.steps[at]!.id, span, was: one[0], text: say(one, sour) }];
      });
    });
    const [first] = found;
    if (first === undefined) return [];
    const edits = found.map(({ stepId, span, text }): Edit => ({
      kind: 'replace-text',
      stepId,
      span,
      text,
      reason: why,
    }));
    const said =
      slot === 'words:water'
        ? { before: 'salted water', after: 'unsalted water' }
        : { before: first.was, after: first.text.trim() };
    return [
      {
        slot,
        kind: 'method',
        loss: 0,
        edits,
        why,
        difference: noContribution,
        servings: null,
        side: false,
        brings: [],
        taste: null,
        said,
      },
    ];
  };
  return [
    ...move(
      'words:water',
      [water],
      'what boils in salted water soaks it up, and no list counts it; the sauce seasons enough',
    ),
    ...move('words:hand', byHand, 'the pinch at the end is the salt that nobody measures'),
  ];
}
