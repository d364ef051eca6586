/**
 * No answer came, or it broke off: the network failed (ERR-3). `cause` holds what fetch threw. A call that its caller
 * aborts fails with the reason of the signal instead.
 */
export class FetchError extends Error {
  override readonly name: string = 'FetchError';

  constructor(cause: unknown) {
    super('The request failed and the interceptors did not return an alternative response', { cause });
  }
}
