import { UnreadableResponseError } from '../errors';
import { wrapNetworkErrors } from './wrap-network-errors';

/**
 * The JSON of a successful answer. Its shape is the backend's promise and is not checked: a schema library would cost a
 * page more than the client itself.
 *
 * @throws UnreadableResponseError when it is not JSON, or empty
 */
export async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await wrapNetworkErrors(() => response.text(), signal);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableResponseError(response, cause);
  }
}
