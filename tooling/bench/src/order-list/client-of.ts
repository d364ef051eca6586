import { type Client, createClient } from '@gastroshop/api-client';
import type { Buyers } from '../backend/buyers';

/** A backend on a busy machine is slow, not gone. */
const ANSWER_MS = 300_000;

/** Asks as the shop does, in the name of a buyer. */
export const clientOf = (origin: string, buyers: Buyers): Client =>
  createClient({
    limits: { answer: ANSWER_MS },
    basePaths: { shop: `${origin}/v1` },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(buyers.headers())) headers.set(name, value);
      return fetch(input, { ...init, headers });
    },
  });
