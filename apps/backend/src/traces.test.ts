import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsTo, type Store } from './db';
import { createHandOver } from './order-export';
import { startJobWorkers } from './jobs';
import { createTestApp, createFakeClock, seedTestBuyer, seedShelf, stores, type TestApp } from './testing';
import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from './testing/otlp-receiver';
import { tracerOf, type Tracer } from './tracing';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
/** What nobody may find in a trace. */
const PLANTED = 'planted';

describe.each(stores)('traces of an installation on %s', (_, open) => {
  let collector: OtlpReceiver;
  let tracer: Tracer;
  let store: Store;
  let shop: TestApp;
  let merchandise: Server;
  let handedOver: Promise<NodeJS.Dict<string | string[]>>;
  const clock = createFakeClock();

  beforeAll(async () => {
    collector = await startOtlpReceiver();
    tracer = await tracerOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: { 'api-key': 'collector key' },
      OTEL_SERVICE_NAME: 'shop-of-a-test',
    });
    store = await open(statementsTo(tracer));
    shop = await createTestApp(store, clock, { tracer });
    merchandise = createServer();
    handedOver = new Promise((resolve) => {
      merchandise.on('request', (request, response) => {
        request.resume().on('end', () => {
          response.writeHead(204).end();
          resolve(request.headers);
        });
      });
    });
    await new Promise<void>((resolve) => merchandise.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    merchandise.close();
    await shop.close();
    await store.close();
    await collector.close();
  });

  /** Whether a span is, by way of those between, a part of another. */
  const isPartOf = (span: ReceivedSpan, whole: ReceivedSpan): boolean => {
    const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return parent !== undefined && (parent === whole || isPartOf(parent, whole));
  };

  it('hold an order from its call over database and queue to the receiver, and nothing of anybody', async () => {
    const who = await store.asSystem((queries) => seedTestBuyer(queries));
    const skus = await store.asSystem((queries) => seedShelf(queries, 1));
    const where = { tenant: 'AZ', customerId: who.customerId } as const;
    const as = { userId: who.userId, tenant: 'AZ' };
    const items = skus.map((sku) => ({ sku, amount: 1, unitAbbreviation: 'ST', note: `${PLANTED} note` }));
    await shop.call('putCartItems', { ...where, items }, as);
    const answer = await shop.call(
      'submitCart',
      {
        ...where,
        orderInformation: {
          requestedDeliveryDay: '2026-11-26',
          notes: `${PLANTED} notes`,
          confirmationMailAdresses: [`${PLANTED}@example.at`],
        },
        idempotencyKey: `${PLANTED}-key-0001`,
      },
      as,
      { traceparent: `00-${TRACE}-${CALLER}-01` },
    );
    expect(answer.status).toBe(200);
    await shop.app.inject({
      url: `/v1/products/search?query=${PLANTED}&mail=${PLANTED}@example.at`,
      headers: { host: 'localhost' },
    });

    // Minutes later, by another process.
    const { port } = merchandise.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/orders/${PLANTED}?token=${PLANTED}`;
    const handOver = createHandOver({ webhook: { url, secret: 'x'.repeat(16) } }, tracer);
    const workers = await startJobWorkers(store, { handOver, tracer, idleMs: 50, lanes: 1 });
    const headers = await handedOver;
    await workers.stop();
    await tracer.stop();

    const inTrace = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const named = (name: string) => {
      const found = inTrace.filter((span) => span.name === name);
      if (found[0] === undefined) throw new Error(`No span is called ${name}`);
      return found[0];
    };
    const call = inTrace.find(({ parentSpanId }) => parentSpanId === CALLER);
    if (call === undefined) throw new Error('The call is not in the trace');
    expect(call.name).toMatch(/^P(?:OS|U)T \/v1\/.*:customerId/);
    expect(call.attributes['http.response.status_code']).toBe(200);
    expect(String(answer.headers['traceparent'])).toBe(`00-${TRACE}-${call.spanId}-01`);
    const transaction = inTrace.find(({ parentSpanId }) => parentSpanId === call.spanId);
    expect(transaction?.name).toBe('transaction');
    const parts = ['order', 'wake_workers', 'process hand-over', 'POST'];
    expect(parts.filter((name) => isPartOf(named(name), call))).toEqual(parts);
    expect(isPartOf(named('POST'), named('process hand-over'))).toBe(true);
    // The job's own look at the order.
    expect(inTrace.some((span) => span.name === 'select' && isPartOf(span, named('process hand-over')))).toBe(
      true,
    );
    expect(headers['traceparent']).toBe(`00-${TRACE}-${named('POST').spanId}-01`);

    const all = collector.texts.join('\n');
    for (const personal of [PLANTED, who.customerId, who.userId, ...skus, 'set_config', 'insert into'])
      expect(all).not.toContain(personal);
    expect([...collector.services]).toEqual(['shop-of-a-test']);
    expect(collector.headers[0]?.['api-key']).toBe('collector key');
  });
});

describe('traces nobody listens to', () => {
  const SOURCES = import.meta.dirname;
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const textOf = (name: string) => readFileSync(path.join(SOURCES, name), 'utf8');

  it('load nothing of OpenTelemetry', async () => {
    const tracer = await tracerOf({ OTEL_SERVICE_NAME: 'shop' });
    expect(tracer.isOn).toBe(false);
    expect(statementsTo(tracer)).toBeUndefined();
    const naming = (what: RegExp) => sources.filter((name) => what.test(textOf(name)));
    expect(naming(/from '@opentelemetry\//)).toEqual(['tracing/otlp-tracer.ts']);
    expect(naming(/(?:from|import) '[^']*otlp-tracer'/)).toEqual([]);
    expect(naming(/import\('[^']*otlp-tracer'\)/)).toEqual(['tracing/configured-tracer.ts']);
  });

  it('cost no call anything where the collector is away', async () => {
    const away = createServer();
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
    const { port } = away.address() as AddressInfo;
    await new Promise((resolve) => away.close(resolve));
    const tracer = await tracerOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: 'shop',
    });
    for (let calls = 0; calls < 5_000; calls += 1)
      tracer.begin('GET', { kind: 'server', parent: undefined }).end();
    await expect(tracer.stop()).resolves.toBeUndefined();
  });
});
