import { wrapNetworkErrors } from '../client';

/** The text of a body, piece by piece as it arrives. Whoever stops reading ends the request. */
export async function* readText(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await wrapNetworkErrors(() => reader.read(), signal);
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // After a failure there is nothing left to end, and the failure is what the reader shall see.
    reader.cancel().catch(() => undefined);
  }
}
