import type { Order } from '@gastroshop/api-contract';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandOver, type OrderExportPayload } from './order-export';

const order: Order = {
  id: '4000001',
  creationTime: '2026-11-25T13:00:00Z',
  customerId: '100200',
  source: 'WEBSHOP',
  confirmationEmails: [],
  orderItems: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
};
const document: OrderExportPayload = {
  format: 'gastroshop.order/1',
  id: 'AZ/4000001',
  tenant: 'AZ',
  customerId: '100200',
  userId: 'u-1',
  order,
};

describe('handing an order over', () => {
  let folder: string;
  const server = createServer();
  const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  let status = 200;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-hand-over-'));
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        if (status === 302) response.setHeader('location', '/elsewhere');
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`;

  it('needs a receiver', () => {
    expect(createHandOver({})).toBeUndefined();
  });

  it('puts a whole file into the folder, the same one when repeated', async () => {
    const handOver = createHandOver({ folder });
    await handOver?.(document);
    await handOver?.(document);
    expect(readdirSync(folder)).toEqual(['AZ-4000001.json']);
    expect(JSON.parse(readFileSync(path.join(folder, 'AZ-4000001.json'), 'utf8'))).toEqual(document);
  });

  it('ORD-4: puts every revision into a file of its own', async () => {
    const handOver = createHandOver({ folder });
    const changed: OrderExportPayload = {
      ...document,
      format: 'gastroshop.order/2',
      id: 'AZ/4000001/2',
      revision: 2,
      supersedes: 1,
    };
    await handOver?.(changed);
    expect(JSON.parse(readFileSync(path.join(folder, 'AZ-4000001-r2.json'), 'utf8'))).toEqual(changed);
    expect(readdirSync(folder)).toContain('AZ-4000001.json');
  });

  it('never lets an order number lead out of the folder', async () => {
    const handOver = createHandOver({ folder });
    await expect(handOver?.({ ...document, order: { ...order, id: '../../x' } })).rejects.toThrow(
      'Not a name',
    );
  });

  it('posts it signed, under an id that stays the same', async () => {
    const handOver = createHandOver({ webhook: { url: url(), secret: 'key' } });
    await handOver?.(document);
    const [post] = received;
    const [, seconds = '', signature = ''] =
      /^t=(\d+),v1=([\da-f]+)$/.exec(String(post?.headers['gastroshop-signature'])) ?? [];
    expect(post?.headers['idempotency-key']).toBe('AZ/4000001');
    expect(JSON.parse(post?.body ?? '')).toEqual(document);
    expect(signature).toBe(
      createHmac('sha256', 'key')
        .update(`${seconds}.${post?.body ?? ''}`)
        .digest('hex'),
    );
  });

  it.each([302, 400, 500])(
    'fails where the receiver answers %i, and follows nobody elsewhere',
    async (answer) => {
      status = answer;
      const before = received.length;
      const handOver = createHandOver({ webhook: { url: url(), secret: 'key' } });
      await expect(handOver?.(document)).rejects.toThrow();
      expect(received).toHaveLength(before + 1);
    },
  );
});
