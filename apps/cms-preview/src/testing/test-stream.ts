import type { ContentChange } from '@gastroshop/api-contract';

/** A stream of changes that a test speaks into. */
export const testStream = () => {
  const encoder = new TextEncoder();
  let speak: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      speak = controller;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    tell: (id: string, change: ContentChange) => {
      speak?.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(change)}\n\n`));
    },
  };
};
