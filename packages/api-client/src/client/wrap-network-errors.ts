import { FetchError, MissingOriginError } from '../errors';

/**
 * Waits for something that comes over the network. A failure is a FetchError (ERR-3), unless the caller's own signal
 * aborted it: then the reason of the signal is passed on as it is (an AbortError by default).
 */
export async function wrapNetworkErrors<Result>(
  transfer: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  try {
    return await transfer();
  } catch (cause) {
    signal?.throwIfAborted();
    // Nothing was sent: no network is to blame.
    if (cause instanceof MissingOriginError) throw cause;
    throw new FetchError(cause);
  }
}
