import { UnreadableResponseError } from '../errors';
import { readText } from './read-text';
import type { ServerEvent } from './server-event';
import { parseServerEvents } from './parse-server-events';
import { splitLines } from './split-lines';

/**
 * The events of a successful answer, as they arrive; ends when the stream ends.
 *
 * @throws UnreadableResponseError when the answer is no event stream, or a payload is not JSON
 * @throws FetchError when the stream breaks off, the reason of the signal when it aborts
 */
export async function* readEvents(
  response: Response,
  signal?: AbortSignal,
): AsyncGenerator<ServerEvent, void, undefined> {
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  if (!isStream || response.body === null) throw new UnreadableResponseError(response);
  for await (const { event, id, data } of parseServerEvents(splitLines(readText(response.body, signal)))) {
    let payload: unknown;
    try {
      payload = JSON.parse(data);
    } catch (cause) {
      throw new UnreadableResponseError(response, cause);
    }
    yield { event, id, data: payload };
  }
}
