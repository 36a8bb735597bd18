// `npm run soak -- --minutes 10`: the built service under steady, mixed use for a while. Fails when it answers
// with a 5xx, stops answering, or when its memory goes on growing. Loopback only; not part of `npm test`.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startService } from '../support/service-process.ts';
import { risingShare } from './memory-trend.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 24 * 60)) {
  console.error(`--minutes must be a number above 0 and at most 1440, not ${values.minutes}`);
  process.exit(2);
}

/** Requests of all kinds, good and bad, and the answers that are right for them. */
const kinds: readonly {
  name: string;
  path: string;
  body: (turn: number) => unknown;
  right: readonly number[];
}[] = [
  {
    name: 'generate',
    path: '/api/v1/recipes/generate',
    body: (turn) => ({
      ingredients: ['eggs', 'spinach', 'feta', 'onion'],
      servings: 1 + (turn % 6),
      seed: turn,
    }),
    right: [200, 429],
  },
  {
    name: 'generate for an allergic vegan',
    path: '/api/v1/recipes/generate',
    body: (turn) => ({
      ingredients: ['chickpeas', 'rice', 'carrots'],
      dietary_restrictions: ['vegan'],
      allergies: ['peanut'],
      seed: turn,
    }),
    right: [200, 429],
  },
  {
    name: 'a misspelt field',
    path: '/api/v1/recipes/generate',
    body: () => ({ ingredients: ['egg'], servigns: 2 }),
    right: [400, 429],
  },
  {
    name: 'an unknown diet',
    path: '/api/v1/recipes/generate',
    body: () => ({ ingredients: ['egg'], dietary_restrictions: ['breatharian'] }),
    right: [422, 429],
  },
  { name: 'no such path', path: '/api/v1/nowhere', body: () => ({}), right: [404, 405, 429] },
];

const service = await startService();
const counts = new Map<string, number>();
const wrong: string[] = [];
const samples: number[] = [];
const end = performance.now() + minutes * 60_000;
const gapMs = 105;
try {
  let nextSample = 0;
  for (let turn = 0; performance.now() < end && wrong.length < 20; turn += 1) {
    const kind = kinds[turn % kinds.length]!;
    const answer = await fetch(service.url + kind.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(kind.body(turn)),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    const name = `${kind.name}: ${answer.status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (!kind.right.includes(answer.status)) wrong.push(`${name} ${text.slice(0, 300)}`);
    if (performance.now() > nextSample) {
      samples.push(service.memory().rssBytes / 2 ** 20);
      nextSample = performance.now() + Math.max(1000, (minutes * 60_000) / 200);
    }
    // Just below ten a second: the largest tier's minute allows it.
    await pause(gapMs);
  }
} catch (error) {
  wrong.push(`no answer: ${String(error)}\n${service.output()}`);
}
const exitCode = await service.stop();
if (exitCode !== 0) wrong.push(`ended with ${String(exitCode)}\n${service.output()}`);

for (const [name, count] of counts) console.log(`${String(count).padStart(7)}  ${name}`);
console.log(
  `memory MB: first ${samples[0]?.toFixed(0)}, last ${samples.at(-1)?.toFixed(0)}, highest ${Math.max(...samples).toFixed(0)}`,
);
const rise = risingShare(samples);
if (rise !== null)
  console.log(`memory of the last third over the middle third: ${(rise * 100).toFixed(1)} %`);
if (rise !== null && rise > 0.1) wrong.push('memory goes on growing');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 && counts.size > 0 ? 0 : 1;
