import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const attributesShape = z
  .array(z.looseObject({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((all) =>
    Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]] as const)),
  );

const spanShape = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesShape,
});

const requestShape = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: attributesShape }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(spanShape) })),
    }),
  ),
});

/** A span as a collector gets it. */
export type ReceivedSpan = z.infer<typeof spanShape>;

/** Stands in for a collector, and knows nothing of whoever sends to it but the protocol. */
export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** All that came, as it came. */
  readonly texts: readonly string[];
  readonly services: ReadonlySet<unknown>;
  readonly headers: readonly NodeJS.Dict<string | string[]>[];
  readonly close: () => Promise<void>;
}

/** Starts a receiver of OTLP over HTTP, JSON encoded, on this machine. */
export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const services = new Set<unknown>();
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      if (isTraces) {
        texts.push(text);
        headers.push(request.headers);
        for (const { resource, scopeSpans } of requestShape.parse(JSON.parse(text)).resourceSpans) {
          services.add(resource.attributes['service.name']);
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
        }
      }
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    texts,
    services,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
