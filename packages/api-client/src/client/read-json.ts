import { UnreadableAnswerError } from '../errors';
import { overNetwork } from './over-network';

/**
 * The JSON of a successful answer. Its shape is the backend's promise and is not checked: a schema library would cost a
 * page more than the client itself.
 *
 * @throws UnreadableAnswerError when it is not JSON, or empty
 */
export async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await overNetwork(() => response.text(), signal);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableAnswerError(response, cause);
  }
}
