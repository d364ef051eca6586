import { isProblem } from './problem';
import { ResponseError } from './response-error';

/** Makes the error of an answer outside 200 to 299, with its problem document when the answer carries a readable one. */
export async function toResponseError(response: Response): Promise<ResponseError> {
  let problem: unknown;
  if (/^application\/problem\+json\b/i.test(response.headers.get('content-type') ?? '')) {
    // The copy keeps the body of `response` readable for the caller. An unreadable problem is none: the status counts.
    problem = await response
      .clone()
      .json()
      .catch(() => undefined);
  }
  return new ResponseError(response, isProblem(problem) ? problem : undefined);
}
