/**
 * contract: what travels over the wire. Schemas, the list of endpoints as values, and all that is derived from
 * them: types, OpenAPI, vocabularies, llms.txt.
 * Promises: one endpoint is one value; what the schemas say is what the service accepts and answers.
 * Must not know: the web framework, the database, how anything is computed.
 */
export { endpoints } from './endpoints.ts';
export type { EndpointId } from './endpoints.ts';
export type { Endpoint } from './endpoint.ts';
