/** Routes that need no key and are the same for everybody: health, OpenAPI, documentation, vocabularies, samples. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import type { Endpoint } from '#contract/endpoint';
import { getSample, getVocabulary, listVocabularies } from '#contract/endpoints/reference';
import { buildOpenApi } from '#contract/openapi';
import { llmsText, samplesOf } from '#contract/samples';
import { vocabularies } from '#contract/vocabularies';
import type { Route } from './context.ts';
import type { HttpConfig, HttpDeps } from './deps.ts';
import { errorDocument, errorIndex, errorIndexPage, errorPage, isErrorCode } from './error-pages.ts';
import { page, pageHeaders } from './html.ts';
import { negotiate } from './negotiate.ts';
import type { OverloadGate } from './overload.ts';
import { problemType } from './problem.ts';
import { sendDocument, staticDocument } from './static-document.ts';
import type { StaticDocument } from './static-document.ts';

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

interface Mounting {
  readonly app: FastifyInstance;
  readonly deps: HttpDeps;
  readonly config: HttpConfig;
  readonly gate: OverloadGate;
  /** Everything that is mounted, the reference endpoints included. */
  readonly endpoints: readonly Endpoint[];
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const plain = (id: string, counting: Route['counting'] = 'minute'): Route => ({
  id,
  endpoint: null,
  counting,
});
const ofEndpoint = (endpoint: Endpoint): Route => ({ id: endpoint.id, endpoint, counting: 'minute' });

const get = (app: FastifyInstance, url: string, route: Route, handler: Handler): void => {
  app.route({ method: 'GET', url, config: { route }, handler });
};

function mountHealth({ app, deps, gate }: Mounting): void {
  const { service } = deps.versions;
  get(app, '/health/live', plain('health.live', 'look'), (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live', version: service }),
  );
  get(app, '/health/ready', plain('health.ready', 'look'), async (request, reply) => {
    if (gate.isClosing) throw new AppError('service_overloaded', 'The service is stopping.');
    try {
      await deps.ready();
    } catch (error) {
      deps.log.warn({ err: error, request_id: request.context.requestId }, 'not ready');
      throw new AppError('service_overloaded', 'The service is not ready: see its log.');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready', version: service });
  });
}

function mountVocabularies({ app, deps }: Mounting): void {
  const table = { ...vocabularies, ...deps.vocabularies };
  const documents = new Map(
    Object.values(table).map((vocabulary) => [
      vocabulary.name,
      staticDocument(JSON.stringify(vocabulary), json),
    ]),
  );
  const index = staticDocument(
    JSON.stringify({
      vocabularies: Object.values(table).map(({ name, description, values }) => ({
        name,
        description,
        size: values.length,
      })),
    }),
    json,
  );
  get(app, '/api/v1/vocabularies', ofEndpoint(listVocabularies), (request, reply) =>
    sendDocument(request, reply, index),
  );
  get(app, '/api/v1/vocabularies/:name', ofEndpoint(getVocabulary), (request, reply) => {
    const { name } = request.params as { name: string };
    const document = documents.get(name);
    if (document === undefined) {
      throw new AppError('not_found', 'There is no such vocabulary; /api/v1/vocabularies lists them.', {
        suggestions: [...documents.keys()],
      });
    }
    return sendDocument(request, reply, document);
  });
}

/** The page draws the reference from `/openapi.json`; its script comes from this service and nowhere else. */
const referencePage = page(
  'Reference',
  '<div id="reference"></div><script src="/docs/reference.js"></script><script src="/docs/start.js"></script>',
);
const startScript = `Scalar.createApiReference('#reference',{url:'/openapi.json',withDefaultFonts:false,hideClientButton:true,telemetry:false,agent:{disabled:true},proxyUrl:''});\n`;
const referenceHeaders = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** The reference's script is some megabytes: read when somebody first opens the page. */
let script: Promise<StaticDocument> | null = null;
const referenceScript = (): Promise<StaticDocument> => {
  script ??= readFile(
    fileURLToPath(new URL('./js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference'))),
  ).then((body) => staticDocument(body, 'text/javascript; charset=utf-8'));
  script.catch(() => (script = null));
  return script;
};

function mountDocs({ app }: Mounting): void {
  const pages = staticDocument(referencePage, html);
  const start = staticDocument(startScript, 'text/javascript; charset=utf-8');
  get(app, '/docs', plain('docs'), (request, reply) =>
    sendDocument(request, reply.headers(referenceHeaders), pages),
  );
  get(app, '/docs/start.js', plain('docs.script', 'look'), (request, reply) =>
    sendDocument(request, reply, start),
  );
  get(app, '/docs/reference.js', plain('docs.script', 'look'), async (request, reply) =>
    sendDocument(request, reply, await referenceScript()),
  );
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    asHtml: string,
    asJson: unknown,
    type: string,
  ) => {
    const offers = ['text/html', 'application/problem+json', 'application/json'];
    const chosen = negotiate(request.headers.accept, offers);
    if (chosen === null) throw new AppError('not_acceptable', `Accept one of ${offers.join(', ')}.`);
    reply.header('vary', 'Accept');
    if (chosen !== 'text/html')
      return sendDocument(request, reply, staticDocument(JSON.stringify(asJson), type));
    return sendDocument(request, reply.headers(pageHeaders), staticDocument(asHtml, html));
  };
  get(app, '/docs/errors', plain('docs.errors'), (request, reply) =>
    answer(request, reply, errorIndexPage(), errorIndex(), json),
  );
  get(app, '/docs/errors/:code', plain('docs.errors'), (request, reply) => {
    const { code } = request.params as { code: string };
    if (!isErrorCode(code))
      throw new AppError('not_found', 'There is no such error; /docs/errors lists them.');
    return answer(request, reply, errorPage(code), errorDocument(code), problemType);
  });
}

/** Mounts what the role serves of all this. */
export function mountReference(mounting: Mounting): void {
  const { app, config, deps, endpoints } = mounting;
  mountHealth(mounting);
  mountVocabularies(mounting);
  if (config.role === 'ai') return;
  mountDocs(mounting);
  const { publicUrl } = config;
  const baseUrl = publicUrl ?? config.localUrl;
  const openApi = JSON.stringify(buildOpenApi({ endpoints, version: deps.versions.service, publicUrl }));
  const documents: readonly (readonly [string, Route, StaticDocument])[] = [
    ['/openapi.json', plain('openapi'), staticDocument(openApi, json)],
    ['/llms.txt', plain('llms'), staticDocument(llmsText(endpoints, baseUrl), 'text/plain; charset=utf-8')],
    [
      '/api/v1/sample',
      ofEndpoint(getSample),
      staticDocument(JSON.stringify(samplesOf(endpoints, baseUrl)), json),
    ],
  ];
  for (const [url, route, document] of documents) {
    get(app, url, route, (request, reply) => sendDocument(request, reply, document));
  }
}
