/** An answer older than this, in milliseconds, is not the newest any more. */
const FRESH_MS = 10_000;

interface Asked {
  readonly answer: Promise<Response>;
  readonly language: string | null;
  readonly since: number;
}

const asked = new Map<string, Asked>();

const languageOf = (init: RequestInit | undefined): string | null =>
  new Headers(init?.headers).get('accept-language');

/**
 * Asks for what the first page will want while most of the code is still on its way. Imports nothing, so that it can
 * run before that code.
 *
 * @param address path and query, as the client will ask for it
 * @returns the answer, to be looked into as a clone
 */
export const prefetch = (address: string, init: RequestInit): Promise<Response> => {
  const answer = fetch(address, init);
  // Whoever takes it is told; if nobody does, nobody has to know.
  answer.catch(() => undefined);
  asked.set(address, { answer, language: languageOf(init), since: Date.now() });
  return answer;
};

/**
 * The answer that was asked for early, once, if it is for the same address and language; it counts as what the
 * network says now.
 */
export const consumePrefetched = (
  address: string,
  init: RequestInit | undefined,
): Promise<Response> | undefined => {
  const known = asked.get(address);
  if (known === undefined || (init?.method ?? 'GET') !== 'GET') return undefined;
  asked.delete(address);
  const isFresh = Date.now() - known.since < FRESH_MS && known.language === languageOf(init);
  return isFresh ? known.answer : undefined;
};
