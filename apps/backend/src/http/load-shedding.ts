import { contract, type AnyCall } from '@gastroshop/api-contract';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOST_INDEPENDENT_PATHS } from './host-independent-paths';
import { throwProblem } from './problem-error';

/** In which order requests are turned away when there are too many: 0 first, 4 last. */
export type RequestPriority = 0 | 1 | 2 | 3 | 4;

/** From how late the process answers itself (milliseconds) each rank is turned away. */
export type SheddingDelays = Readonly<Record<RequestPriority, number>>;

/** How often the delay is measured, in milliseconds. */
const SAMPLE_MS = 500;

/** Delays of a healthy process stay below 50 ms. */
export const DEFAULT_DELAYS: SheddingDelays = { 0: 150, 1: 300, 2: 600, 3: 1_200, 4: 5_000 };

const isKnownCall = (name: string): name is keyof typeof contract => Object.hasOwn(contract, name);

const rankOfCall = ({ endpoint }: AnyCall): RequestPriority => {
  const { base, path, answer, content, session } = endpoint;
  if (session === true || /\/(?:shopping-cart|cart)(?:[/-]|$)|submit/.test(path)) return 4;
  if (base === 'proxy') return 0;
  if (answer === 'file' && content !== true) return 1;
  return /search|browse|complet|recommend|facet|categor/i.test(path) ? 2 : 3;
};

/**
 * What a request is worth when not all can be answered: analytics and suggestions go first, then PDFs and
 * spreadsheets, then search, then the rest; cart, order and sign-on stay to the end.
 *
 * @param callName the call of the contract; undefined for pages, files and sign-on
 */
export const requestPriority = (callName: string | undefined, url: string): RequestPriority => {
  if (callName !== undefined && isKnownCall(callName)) return rankOfCall(contract[callName]);
  return /^\/(?:auth|oidc)\//.test(url) ? 4 : 3;
};

/** The most urgent rank that is turned away at a delay; undefined when none is. */
export const shedUpTo = (delay: number, delays: SheddingDelays): RequestPriority | undefined =>
  ([4, 3, 2, 1, 0] as const).find((rank) => delay > delays[rank]);

/** What the load is measured by. */
export interface SheddingSettings {
  readonly delays?: SheddingDelays | undefined;
  /** Memory of the process in bytes beyond which all but cart and order are turned away. */
  readonly maxMemoryBytes?: number | undefined;
}

/** Turns requests away, the least important first, while the process cannot keep up. */
export const registerShedding = async (
  app: FastifyInstance,
  { delays = DEFAULT_DELAYS, maxMemoryBytes }: SheddingSettings,
): Promise<void> => {
  const shed = (request: FastifyRequest, upTo: RequestPriority | undefined): void => {
    if (upTo === undefined || HOST_INDEPENDENT_PATHS.has(request.url)) return;
    if (requestPriority(request.routeOptions.config.callName, request.url) <= upTo)
      throwProblem('unavailable', { retryAfter: 2, detail: 'Too busy at the moment.' });
  };
  await app.register(underPressure, {
    sampleInterval: SAMPLE_MS,
    maxEventLoopDelay: delays[0],
    ...(maxMemoryBytes !== undefined && { maxRssBytes: maxMemoryBytes }),
    pressureHandler: async (request, _reply, type, value = 0) => {
      await Promise.resolve();
      // Infinite: the process did not come to measure at all, for that long at least.
      const delay = Number.isFinite(value) ? value : SAMPLE_MS;
      shed(request, type === underPressure.TYPE_EVENT_LOOP_DELAY ? shedUpTo(delay, delays) : 3);
    },
  });
};
