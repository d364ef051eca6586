import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installations,
  seedWorld,
  type SeededInstallation,
  type SeededFixture,
} from '../testing/conformance';
import { startOtlpReceiver, type OtlpReceiver } from '../testing/otlp-receiver';
import { runServer, type ServerProcess } from '../testing/process';
import { createBuyer } from './buyer';

/** A receiver of orders, which takes each and keeps its headers. */
const startMerchandise = async () => {
  const server: Server = createServer();
  const taken = new Promise<IncomingHttpHeaders>((resolve) => {
    server.on('request', (request, response) => {
      request.resume().on('end', () => {
        response.writeHead(204).end();
        resolve(request.headers);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/orders`,
    taken,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

describe.each(installations)('a backend on %s that is told of a collector', (_, install) => {
  let installation: SeededInstallation<SeededFixture>;
  let collector: OtlpReceiver;
  let merchandise: Awaited<ReturnType<typeof startMerchandise>>;
  let server: ServerProcess;

  beforeAll(async () => {
    installation = await install(seedWorld);
    collector = await startOtlpReceiver();
    merchandise = await startMerchandise();
    server = await runServer({
      ...installation.environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      HAND_OVER_URL: merchandise.url,
      HAND_OVER_SECRET: 'a secret of the receiver',
    });
  });
  afterAll(async () => {
    await server.kill();
    merchandise.close();
    await collector.close();
    await installation.remove();
  });

  it('tells of an order as one trace: its call, its transaction, its job and the request to the receiver', async () => {
    const buyer = createBuyer(installation.world);
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    await buyer.signIn(origin);
    await buyer.orderThroughout(origin, () => buyer.intents.length < 1);
    const [, trace, parent] = String((await merchandise.taken)['traceparent']).split('-');
    // What was not sent yet is sent by a process that ends in order.
    expect(await server.stop()).toBe(0);
    const spans = collector.spans.filter(({ traceId }) => traceId === trace);
    const spanOf = (spanId: string | undefined) => spans.find((span) => span.spanId === spanId);
    const ways: string[] = [];
    for (let span = spanOf(parent); span !== undefined; span = spanOf(span.parentSpanId))
      ways.push(span.name);
    expect(ways).toEqual([
      'POST',
      'process hand-over',
      'transaction',
      expect.stringMatching(/^(?:POST|PUT) \/v1\/.*cart/),
    ]);
  });
});
