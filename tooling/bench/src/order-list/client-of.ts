import { type Client, createClient } from '@gastroshop/api-client';
import type { Buyers } from '../backend/buyers';

/** A backend on a busy machine is slow, not gone. */
const ANSWER_MS = 300_000;

/**
 * Asks again once, on another connection: while a long list was read, nobody here saw that the backend had closed the
 * idle one. What is asked here changes nothing.
 */
const ask = async (input: RequestInfo | URL, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return fetch(input, init);
  }
};

/** Asks as the shop does, in the name of a buyer. */
export const clientOf = (origin: string, buyers: Buyers): Client =>
  createClient({
    limits: { answer: ANSWER_MS },
    basePaths: { shop: `${origin}/v1` },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(buyers.headers())) headers.set(name, value);
      return ask(input, { ...init, headers });
    },
  });
