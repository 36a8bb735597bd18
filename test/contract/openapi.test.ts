import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { buildOpenApi, errorsOf } from '../../src/contract/openapi.ts';
import { llmsText, samplesOf } from '../../src/contract/samples.ts';
import { compileCheck } from '../../src/http/validator.ts';
import { errorCatalogue } from '../../src/kernel/errors.ts';

type Json = Record<string, unknown>;
const document = buildOpenApi({ endpoints, version: '1.0.0', publicUrl: null }) as Json;

/** Every object of the document with the path to it. */
function* objects(value: unknown, path = ''): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Json];
  for (const [key, item] of Object.entries(value)) yield* objects(item, `${path}/${key}`);
}

const resolve = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  it('lists every endpoint with a distinct operation id', () => {
    const operations = Object.entries(document['paths'] as Record<string, Json>).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, ...(operation as Json) })),
    );
    expect(operations.length).toBe(endpoints.length);
    expect(endpoints.length).toBeGreaterThanOrEqual(32);
    expect(new Set(operations.map((operation) => (operation as Json)['operationId'])).size).toBe(
      operations.length,
    );
    for (const endpoint of endpoints) {
      expect(operations).toContainEqual(
        expect.objectContaining({
          path: endpoint.path,
          method: endpoint.method.toLowerCase(),
          summary: endpoint.summary,
        }),
      );
    }
  });

  it('refers only to what is there, and has nothing that nobody refers to', () => {
    const references = [...objects(document)].flatMap(([, object]) =>
      typeof object['$ref'] === 'string' ? [object['$ref']] : [],
    );
    expect(references.length).toBeGreaterThan(200);
    for (const reference of new Set(references)) expect(resolve(reference), reference).toBeDefined();
    const used = new Set(references);
    for (const kind of ['schemas', 'headers', 'responses', 'parameters']) {
      for (const name of Object.keys((document['components'] as Record<string, Json>)[kind]!)) {
        expect(used, `${kind}/${name}`).toContain(`#/components/${kind}/${name}`);
      }
    }
  });

  it('has schemas that a strict validator compiles, and says of each status which codes it carries', () => {
    const ajv = new Ajv({ strict: false, formats: { 'date-time': true } });
    ajv.addSchema(document, 'openapi');
    let compiled = 0;
    for (const [path, object] of objects(document)) {
      if (!/\/(application~1json|application\/json)$/.test(path) || object['schema'] === undefined) continue;
      ajv.compile({ ...(object['schema'] as Json), components: document['components'] });
      compiled += 1;
    }
    expect(compiled).toBeGreaterThan(20);
    for (const endpoint of endpoints) {
      for (const code of errorsOf(endpoint)) {
        const { responses } = (document['paths'] as Record<string, Record<string, { responses: Json }>>)[
          endpoint.path
        ]![endpoint.method.toLowerCase()]!;
        const { $ref } = responses[String(errorCatalogue[code].status)] as { $ref: string };
        expect((resolve($ref) as { description: string }).description).toContain(code);
      }
    }
  });

  it('is of a size that tools like', () => {
    expect(JSON.stringify(document).length).toBeLessThan(250_000);
  });
});

describe('examples', () => {
  const withBody = endpoints.filter(({ body }) => body !== undefined);

  it.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s has one, and it is valid',
    (_id, endpoint) => {
      expect(endpoint.examples.length).toBeGreaterThan(0);
      const check = compileCheck(endpoint.body!);
      for (const { body } of endpoint.examples) expect(() => check(structuredClone(body))).not.toThrow();
    },
  );

  it('can be pasted into a shell, whatever is in them', () => {
    const { samples } = samplesOf(endpoints, 'http://127.0.0.1:8080');
    expect(samples.length).toBeGreaterThanOrEqual(withBody.length);
    for (const { curl, body } of samples) {
      const quoted = /-d '(.*)'$/s.exec(curl)![1]!.replaceAll(`'\\''`, `'`);
      expect(JSON.parse(quoted)).toEqual(body);
    }
  });

  it('llms.txt names every endpoint with its fields', () => {
    const text = llmsText(endpoints, 'https://sous.example.com');
    for (const { path, body } of endpoints) {
      expect(text).toContain(path);
      for (const field of Object.keys(body?.properties ?? {})) expect(text).toContain(field);
    }
  });
});

it('the AI endpoints of the contract are all there, with or without a callback as it says', () => {
  const ai = endpoints.filter(({ charge }) => charge === 'ai');
  expect(ai.map(({ path, callback }) => [path.replace('/api/v1/', ''), callback])).toEqual([
    ['recipes/generate', false],
    ['healthify', true],
    ['rewrite-tone', true],
    ['budgetify-recipe', true],
    ['adapt-method', true],
    ['suggest-substitute', true],
    ['enrich-ingredients', true],
    ['suggest-category', true],
    ['analyze-recipe', true],
  ]);
  for (const endpoint of ai) {
    expect(endpoint).toMatchObject({ method: 'POST', scope: 'ai', role: 'ai' });
    const fields = Object.keys(endpoint.body!.properties);
    const shared = [
      'dietary_restrictions',
      'allergies',
      'exclude',
      'units',
      'language',
      'seed',
      'model_tier',
      'jurisdiction',
    ];
    for (const field of [...shared, 'request_id']) expect(fields).toContain(field);
    expect(fields.includes('callback_url')).toBe(endpoint.callback);
    expect(endpoint.envelope).toBe(endpoint.callback ? endpoint.path.split('/').at(-1) : null);
  }
});
