/** Fields that requests of several AI endpoints share. */
import { Type } from 'typebox';
import { jurisdictions } from '#food/vocabulary';
import { enumInput } from './enum-input.ts';
import { limits, text } from './shape.ts';
import { healthFocusWords, modelTiers, outputUnits } from './words.ts';

const wish = text(limits.generateIngredientLength);

/** Optional on every AI endpoint. */
export const sharedFields = {
  dietary_restrictions: Type.Optional(
    Type.Array(wish, {
      maxItems: 50,
      description:
        'Diets and things to avoid alike: "vegan", "peanut", "no shellfish", "dairy-free". What is not understood is an error, never dropped.',
      examples: [['vegetarian', 'no peanuts']],
    }),
  ),
  allergies: Type.Optional(
    Type.Array(wish, { maxItems: 50, description: 'Allergens or any foods.', examples: [['sesame']] }),
  ),
  exclude: Type.Optional(
    Type.Array(wish, { maxItems: 50, description: 'Foods to leave out.', examples: [['cilantro']] }),
  ),
  units: Type.Optional(
    enumInput(outputUnits, {
      default: 'metric',
      description:
        'Units in which the answer is written. Where nothing is said and the list is measured in cups, ounces and pounds alone, it is written in those.',
      aliases: { imperial: 'us', usCustomary: 'us', american: 'us', si: 'metric' },
    }),
  ),
  language: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
      maxLength: 35,
      default: 'en',
      description: 'BCP 47 tag. The embedded engine answers in English.',
    }),
  ),
  seed: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The embedded engine gives the same answer for the same request, seed and version.',
    }),
  ),
  model_tier: Type.Optional(
    enumInput(modelTiers, {
      description: 'Which kind of model works; the best of the account’s tier that is configured by default.',
    }),
  ),
  jurisdiction: Type.Optional(
    enumInput(jurisdictions, {
      default: 'us',
      description: 'Whose law says which allergens are declared.',
      aliases: { usa: 'us', gb: 'uk', canada: 'ca', australia: 'au', europe: 'eu' },
    }),
  ),
};

/** The caller's correlation id: echoed, and the name under which the result can be fetched again. */
export const requestIdField = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9._:-]{1,128}$',
    description: 'Your own id for this call, echoed in the answer: 1–128 characters of A–Z a–z 0–9 . _ : -',
    examples: ['job-17'],
  }),
);

/** On endpoints whose result can also be delivered to a callback. */
export const callbackFields = {
  request_id: requestIdField,
  callback_url: Type.Optional(
    Type.String({
      description:
        'https address on a registered host to which the same bytes are also POSTed, once; needs request_id.',
      examples: ['https://hooks.example.com/sous'],
    }),
  ),
};

export const servingsField = (note: { default?: number } = {}) =>
  Type.Integer({ minimum: 1, maximum: 50, description: 'How many people eat.', ...note });

export const healthFocusField = enumInput(healthFocusWords, {
  description: 'What to improve. A diet word is taken too, and treated as a restriction.',
  aliases: { lowSalt: 'lowSodium', lowCholesterolDiet: 'lowCholesterol', heart: 'heartHealthy' },
});

export const pantryIdField = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'A pantry of the account; what expires first is used first.',
});

/** A three-letter currency code of ISO 4217. */
export const currencyField = Type.String({
  pattern: '^[A-Za-z]{3}$',
  default: 'USD',
  description: 'ISO 4217 code.',
});
