/** How long the receiver may take; a buyer never waits for analytics. */
const TIMEOUT_MS = 2_000;

/** Longest answer that is read, in characters. */
const LONGEST_ANSWER = 100_000;

/** The receiver's address for a path below its base; undefined when the base is no https address. */
const addressOf = (base: string, path: string): URL | undefined => {
  if (!URL.canParse(base)) return undefined;
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  return url.protocol === 'https:' ? url : undefined;
};

/** How an event is sent, and who hears of one that did not arrive. */
interface Forwarding {
  readonly send?: typeof fetch | undefined;
  readonly onFailure?: (() => void) | undefined;
}

/**
 * Sends an event on to the configured receiver: to its https address and to no other (redirects are not followed),
 * without cookies, for two seconds at most.
 *
 * @returns what the receiver answers as JSON; undefined when that failed in any way, which no visitor is told (TRK-1)
 */
export const forwardEvent = async (
  base: string,
  path: string,
  event: unknown,
  { send = fetch, onFailure }: Forwarding = {},
): Promise<unknown> => {
  const address = addressOf(base, path);
  if (address === undefined) return undefined;
  let isTaken = false;
  try {
    const answer = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(event),
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) {
      onFailure?.();
      return undefined;
    }
    isTaken = true;
    const text = await answer.text();
    return text === '' || text.length > LONGEST_ANSWER ? undefined : JSON.parse(text);
  } catch {
    // What it says to an event it has taken may be anything.
    if (!isTaken) onFailure?.();
    return undefined;
  }
};
