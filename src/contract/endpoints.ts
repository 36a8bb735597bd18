/** Every endpoint of the service. One without a handler is not mounted and not listed in OpenAPI. */
import type { Endpoint } from './endpoint.ts';
import { getAccount, updateAccount } from './endpoints/account.ts';
import { createKey, listKeys, renameKey, revokeKey, rotateKey } from './endpoints/account-keys.ts';
import { adaptMethod } from './endpoints/adapt-method.ts';
import { analyzeRecipe } from './endpoints/analyze-recipe.ts';
import { budgetifyRecipe } from './endpoints/budgetify-recipe.ts';
import {
  getCallbackHost,
  listCallbackHosts,
  registerCallbackHost,
  removeCallbackHost,
  verifyCallbackHost,
} from './endpoints/callback-hosts.ts';
import { getCallbackSecret, rotateCallbackSecret } from './endpoints/callback-secret.ts';
import { getDelivery, listDeliveries, redeliver } from './endpoints/deliveries.ts';
import { enrichIngredients } from './endpoints/enrich-ingredients.ts';
import { generate } from './endpoints/generate.ts';
import { healthify } from './endpoints/healthify.ts';
import { getSample, getVocabulary, listVocabularies } from './endpoints/reference.ts';
import { getResult } from './endpoints/results.ts';
import { rewriteTone } from './endpoints/rewrite-tone.ts';
import { suggestCategory } from './endpoints/suggest-category.ts';
import { suggestSubstitute } from './endpoints/suggest-substitute.ts';
import { getUsage, listPlans } from './endpoints/usage.ts';

const byId = {
  'recipes.generate': generate,
  healthify,
  'rewrite-tone': rewriteTone,
  'budgetify-recipe': budgetifyRecipe,
  'adapt-method': adaptMethod,
  'suggest-substitute': suggestSubstitute,
  'enrich-ingredients': enrichIngredients,
  'suggest-category': suggestCategory,
  'analyze-recipe': analyzeRecipe,
  'account.get': getAccount,
  'account.update': updateAccount,
  'account.keys.list': listKeys,
  'account.keys.create': createKey,
  'account.keys.rename': renameKey,
  'account.keys.rotate': rotateKey,
  'account.keys.revoke': revokeKey,
  'account.callback-hosts.list': listCallbackHosts,
  'account.callback-hosts.register': registerCallbackHost,
  'account.callback-hosts.get': getCallbackHost,
  'account.callback-hosts.verify': verifyCallbackHost,
  'account.callback-hosts.remove': removeCallbackHost,
  'account.callback-secret.get': getCallbackSecret,
  'account.callback-secret.rotate': rotateCallbackSecret,
  'account.deliveries.list': listDeliveries,
  'account.deliveries.get': getDelivery,
  'account.deliveries.redeliver': redeliver,
  'results.get': getResult,
  'usage.get': getUsage,
  'plans.list': listPlans,
  'vocabularies.list': listVocabularies,
  'vocabularies.get': getVocabulary,
  'sample.get': getSample,
} as const;

export type EndpointsById = typeof byId;
export type EndpointId = keyof EndpointsById;

/** In the order in which the documentation lists them. */
export const endpoints: readonly Endpoint[] = Object.values(byId);
