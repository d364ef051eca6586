import type { Problem } from './problem';

/**
 * The backend answered outside 200 to 299 (ERR-2).
 *
 * @example
 * catch (error) {
 *   if (error instanceof ResponseError && error.problem?.code === 'deadline-passed') { … }
 * }
 */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  /** The HTTP status, for example 404. */
  readonly status: number;
  /** The answer; its body can still be read. */
  readonly response: Response;
  /** What the backend says went wrong; undefined when the body is no problem document. */
  readonly problem: Problem | undefined;

  constructor(response: Response, problem: Problem | undefined) {
    super('Response returned an error code');
    this.status = response.status;
    this.response = response;
    this.problem = problem;
  }
}
