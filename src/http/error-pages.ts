/** The pages under `/docs/errors`: what each code means, why it comes and what helps. */
import { errorCatalogue } from '#kernel/errors';
import type { ErrorCode } from '#kernel/errors';
import { exampleProblem } from '#contract/openapi';
import { problemHeaders } from './problem.ts';
import { AppError } from '#kernel/errors';
import { escapeHtml, page } from './html.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];
/** A path on which the error can arise, for its example. */
const examplePath = '/api/v1/healthify';

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** The headers beside those of every response that an answer with this code carries. */
function headerLines(code: ErrorCode): string[] {
  const { status } = errorCatalogue[code];
  const wait = status === 429 && code !== 'trial_exhausted' ? { retryAfterSeconds: 21 } : {};
  const allow = code === 'method_not_allowed' ? { allow: ['OPTIONS', 'POST'] } : {};
  const headers = problemHeaders(new AppError(code, undefined, { ...wait, ...allow }));
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

/** One code as JSON. */
export function errorDocument(code: ErrorCode): Readonly<Record<string, unknown>> {
  const { status, title, retryable, cause, cure } = errorCatalogue[code];
  return {
    ...exampleProblem(code, `/docs/errors/${code}`),
    code,
    title,
    status,
    retryable,
    detail: cause,
    cause,
    cure,
  };
}

/** One code as a page. */
export function errorPage(code: ErrorCode): string {
  const { status, title, retryable, cause, cure } = errorCatalogue[code];
  const example = JSON.stringify(exampleProblem(code, examplePath), null, 2);
  return page(
    `${title} (${code})`,
    `<p><a href="/docs/errors">All errors</a> · <a href="/docs">Reference</a></p>
<h1>${escapeHtml(title)}</h1>
<p><code>${code}</code> · status ${status} · ${retryable ? 'the same request may succeed later' : 'the same request will fail again'} · not charged</p>
<h2>Cause</h2><p>${escapeHtml(cause)}</p>
<h2>Cure</h2><p>${escapeHtml(cure)}</p>
<h2>Example</h2>
<pre>HTTP/1.1 ${status}
${escapeHtml(headerLines(code).join('\n'))}

${escapeHtml(example)}</pre>`,
  );
}

/** All codes as a page. */
export function errorIndexPage(): string {
  const rows = codes
    .map((code) => {
      const { status, title } = errorCatalogue[code];
      return `<tr><td>${status}</td><td><a href="/docs/errors/${code}"><code>${code}</code></a></td><td>${escapeHtml(title)}</td></tr>`;
    })
    .join('\n');
  return page(
    'Errors',
    `<p><a href="/docs">Reference</a></p><h1>Errors</h1>
<p>Every failure is <code>application/problem+json</code> with one of these codes. A failure is never charged.</p>
<table><thead><tr><th>Status</th><th>Code</th><th>Title</th></tr></thead><tbody>
${rows}
</tbody></table>`,
  );
}

/** All codes as JSON. */
export const errorIndex = () => ({ errors: codes.map((code) => ({ code, ...errorCatalogue[code] })) });
