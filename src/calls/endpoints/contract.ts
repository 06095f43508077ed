import type { ZodMiniType } from 'zod/mini';
import type { CrumbTransport, Method } from '../http/call';

/**
 * What an endpoint takes. Each is written beside the function that calls it, as a function
 * itself, so that a browser's bundle leaves it out; the fixture server refuses what breaks it.
 */
export interface Contract {
  method: Method;
  /** `{id}` stands for one part of the path. */
  path: `/api/${string}`;
  /** Default: no query but the crumb. */
  query?: ZodMiniType;
  /** The body and how it comes; default: none. `text` is JSON as plain text. */
  body?: { as: 'json' | 'form' | 'text'; schema: ZodMiniType };
  /** Where the crumb is; default: in the query of a write. A beacon carries none. */
  crumb?: CrumbTransport | 'none';
}

/** What a contract's body is, for whoever fills it in. */
export type BodyOf<C extends () => { body: { schema: ZodMiniType } }> =
  ReturnType<C>['body']['schema']['_zod']['input'];

/** What a contract's query is, for whoever fills it in. */
export type QueryOf<C extends () => { query: ZodMiniType }> =
  ReturnType<C>['query']['_zod']['input'];
