import type { GenerateRequest } from '#contract/endpoints/generate';
import type { Principal } from '#usecases/access/ports';
import { generateForCall } from '#usecases/recipes/generate-call';
import { createKitchen, readTables } from '../../src/kitchen.ts';
import type { RunningServer, StartServer } from '../server.ts';
import { boundless, startBenchedService } from './service.ts';

/** Kitchens of different kinds; each is asked with many seeds. */
const kitchens: readonly GenerateRequest[] = [
  {
    ingredients: ['eggs', 'spinach', 'feta', 'tomatoes', 'bread'],
    cuisine: 'greek',
    time_available: 30,
    servings: 2,
  },
  { ingredients: ['chicken thighs', 'rice', 'carrots', 'peas', 'onion', 'garlic'], servings: 4 },
  {
    ingredients: ['tofu', 'broccoli', 'soy sauce', 'rice', 'ginger'],
    dietary_restrictions: ['vegan'],
    servings: 2,
  },
  { ingredients: ['ground beef', 'potatoes', 'onion', 'canned tomatoes'], allergies: ['milk'], servings: 4 },
  {
    ingredients: ['chickpeas', 'lemon', 'tomatoes', 'cucumber', 'olive oil'],
    dietary_restrictions: ['gluten-free'],
    servings: 3,
  },
];
const seeds = 40;

/** Recipe generation, over HTTP and by a plain call in the same process. */
export const startGenerate: StartServer = async () => {
  const kitchen = createKitchen(readTables('dist/data'));
  const deps = {
    engine: kitchen.engine,
    reader: kitchen.reader,
    tiers: boundless(),
    configured: new Set(['embedded'] as const),
    engineModel: 'sous-engine-bench',
  };
  const service = await startBenchedService({
    handlers: { 'recipes.generate': (call, body) => generateForCall(deps, call, body) },
  });
  const requests = Array.from({ length: kitchens.length * seeds }, (_, index) => ({
    ...kitchens[index % kitchens.length]!,
    seed: index,
  }));
  const principal: Principal = {
    accountId: 'bench',
    keyId: 'bench',
    tier: 'scale',
    scopes: new Set(['ai'] as const),
    suspended: false,
  };
  const running: RunningServer = {
    port: service.port,
    shots: requests.map((request) => ({
      method: 'POST',
      path: '/api/v1/recipes/generate',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })),
    alone: (index) => generateForCall(deps, { principal }, requests[index % requests.length]!),
    close: service.close,
  };
  return running;
};
