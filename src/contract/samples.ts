/** Requests that work, ready to be sent, and the service's description for language models. */
import type { Endpoint } from './endpoint.ts';

/** The word that stands for the caller's key in examples. */
const keyPlaceholder = '$SOUS_API_KEY';

const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A command that sends a request and can be pasted into a shell. */
export function curlCommand(endpoint: Endpoint, baseUrl: string, key: string, body: unknown): string {
  const method = endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`;
  const parts = [`curl -sS${method} ${baseUrl}${endpoint.path}`];
  if (endpoint.scope !== null) parts.push(`-H "Authorization: Bearer ${key}"`);
  if (body !== undefined) {
    parts.push('-H "Content-Type: application/json"', `-d ${quoteForShell(JSON.stringify(body))}`);
  }
  return parts.join(' \\\n  ');
}

/** The answer of `/api/v1/sample`: every example of the endpoints that are mounted. */
export function samplesOf(endpoints: readonly Endpoint[], baseUrl: string) {
  const samples = endpoints.flatMap((endpoint) =>
    endpoint.examples.map(({ summary, body }) => ({
      endpoint: endpoint.id,
      method: endpoint.method,
      path: endpoint.path,
      summary,
      body,
      curl: curlCommand(endpoint, baseUrl, keyPlaceholder, body),
    })),
  );
  return { samples };
}

/** `/llms.txt`: what the service is and how it is called, for language models that write clients. */
export function llmsText(endpoints: readonly Endpoint[], baseUrl: string): string {
  const lines = [
    '# Sous',
    '',
    '> A cooking-AI REST service. It proposes recipes and proves them: quantities, nutrition, cost, time, diets and allergens are computed by code, with evidence and coverage.',
    '',
    `Base address: ${baseUrl}. JSON in UTF-8. Authorization: Bearer sous_… (every path under /api/v1 but those marked open).`,
    'Unknown top-level fields are refused with 400 validation_failed; all problems are reported at once in errors[] with JSON pointers.',
    'Failures are application/problem+json with a stable code, and are never charged. 429 carries Retry-After.',
    'Unknown figures are null, never 0. The absence of an allergen claim means not detected; status unknown means it could not be cleared.',
    '',
    '## Endpoints',
    '',
  ];
  for (const endpoint of endpoints) {
    const open = endpoint.scope === null ? ' (open)' : '';
    lines.push(`- ${endpoint.method} ${endpoint.path}${open}: ${endpoint.summary}. ${endpoint.description}`);
    const fields = Object.entries(endpoint.body?.properties ?? {});
    const required = new Set(endpoint.body?.required ?? []);
    if (fields.length > 0) {
      lines.push(
        `  - fields: ${fields.map(([name]) => (required.has(name) ? `${name} (required)` : name)).join(', ')}`,
      );
    }
    const example = endpoint.examples[0];
    if (example !== undefined) lines.push(`  - example body: ${JSON.stringify(example.body)}`);
  }
  lines.push(
    '',
    '## More',
    '',
    `- [OpenAPI 3.1](${baseUrl}/openapi.json)`,
    `- [Vocabularies](${baseUrl}/api/v1/vocabularies): every closed list of words`,
    `- [Errors](${baseUrl}/docs/errors): cause and cure of each code`,
    '',
  );
  return lines.join('\n');
}
