/**
 * The call succeeded (200 to 299), but its answer is not what the contract promises: broken or missing JSON, or no event
 * stream. Typical of a proxy or sign-in page that answers in place of the backend.
 */
export class UnreadableResponseError extends Error {
  override readonly name = 'UnreadableResponseError';
  /** The answer; its body has been read as far as it could be. */
  readonly response: Response;

  constructor(response: Response, cause?: unknown) {
    super('The answer could not be read', { cause });
    this.response = response;
  }
}
