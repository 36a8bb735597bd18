/** The vocabularies that the service publishes: every closed list of words, with what else is understood. */
import { allergenGroups, allergens, categories, diets, jurisdictions, nutrients } from '#food/vocabulary';
import { actions, healthFocuses, mealTypes, methods, phases, skillLevels, tones } from '#cooking/vocabulary';
import { scopes, tierNames } from '#usecases/access/ports';
import { errorCodes } from './schemas/problem.ts';
import {
  changeKinds,
  claimStatuses,
  mealAliases,
  methodAliases,
  modelTiers,
  outputUnits,
  rewriteLengths,
  skillAliases,
  storagePlaces,
  substitutionReasons,
  verdictStatuses,
} from './schemas/words.ts';

export interface VocabularyWord {
  readonly value: string;
  readonly aliases: readonly string[];
}

export interface Vocabulary {
  readonly name: string;
  readonly description: string;
  readonly values: readonly VocabularyWord[];
}

/** Vocabularies by name. */
export type VocabularyTable = Readonly<Record<string, Vocabulary>>;

/** A vocabulary from its words and, by alias, the word that is meant. */
export function vocabularyOf(
  name: string,
  description: string,
  words: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): Vocabulary {
  const values = words.map((value) => ({
    value,
    aliases: Object.keys(aliases).filter((alias) => aliases[alias] === value),
  }));
  return { name, description, values };
}

const groups: Vocabulary = {
  name: 'allergen-groups',
  description: 'Words that stand for several allergens, listed as their aliases.',
  values: Object.entries(allergenGroups).map(([value, members]) => ({ value, aliases: members })),
};

const lists: readonly Vocabulary[] = [
  vocabularyOf('diets', 'Diets that are judged; other wordings are understood too.', diets),
  vocabularyOf(
    'allergens',
    'Allergens that are judged; any food can be named as an allergy besides.',
    allergens,
  ),
  groups,
  vocabularyOf('categories', 'Shop and pantry categories.', categories),
  vocabularyOf('tones', 'Tones of rewrite-tone.', tones),
  vocabularyOf('methods', 'Methods of adapt-method.', methods, methodAliases),
  vocabularyOf('health-focuses', 'Health focuses; diet words are taken in their place too.', healthFocuses),
  vocabularyOf('skill-levels', 'How practised the cook is.', skillLevels, skillAliases),
  vocabularyOf('meal-types', 'Meals.', mealTypes, mealAliases),
  vocabularyOf('jurisdictions', 'Whose law says which allergens are declared.', jurisdictions),
  vocabularyOf('output-units', 'Systems of units that answers are written in.', outputUnits),
  vocabularyOf('model-tiers', 'Kinds of models.', modelTiers),
  vocabularyOf('nutrients', 'Nutrients of every nutrition object; the unit is the suffix.', nutrients),
  vocabularyOf('phases', 'Phases of steps.', phases),
  vocabularyOf('actions', 'What a step does.', actions),
  vocabularyOf('change-kinds', 'Kinds of changes that a transform makes.', changeKinds),
  vocabularyOf('verdicts', 'How a recipe stands to what was asked.', verdictStatuses),
  vocabularyOf('allergen-statuses', 'What an allergen claim says.', claimStatuses),
  vocabularyOf('substitution-reasons', 'Why something is to be replaced.', substitutionReasons),
  vocabularyOf('rewrite-lengths', 'How long a rewritten text is.', rewriteLengths),
  vocabularyOf('storage-places', 'Where things keep.', storagePlaces),
  vocabularyOf('scopes', 'What a key may do.', scopes),
  vocabularyOf('tiers', 'Tiers of accounts.', tierNames),
  vocabularyOf('error-codes', 'Stable codes of errors; each has its page under /docs/errors/.', errorCodes),
];

/** All vocabularies that need no tables. */
export const vocabularies: VocabularyTable = Object.fromEntries(lists.map((list) => [list.name, list]));
