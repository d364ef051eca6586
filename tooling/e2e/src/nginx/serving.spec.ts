import type { APIRequestContext } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BACKEND_PORT, SHOP_PORT } from '../ports';
import { expect, test } from '../shop/shop-test';
import { APPS, type BuiltApp, buildOf } from './apps';

const PAGE = { accept: 'text/html,application/xhtml+xml' };
const SAME = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];

/** What an answer says beside its body. */
const saidBy = async (
  request: APIRequestContext,
  port: number,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, string | number | undefined>>> => {
  const answer = await request.get(`http://localhost:${port}${address}`, { headers });
  const said = answer.headers();
  return { status: answer.status(), ...Object.fromEntries(SAME.map((name) => [name, said[name]])) };
};

/** Address of a script of an app that is large enough to travel packed. */
const packedScript = (app: BuiltApp): string => {
  const packed = readdirSync(path.join(buildOf(app), 'assets')).find((name) => name.endsWith('.js.gz'));
  if (packed === undefined) throw new Error(`${app.name} has no packed script`);
  return `${app.base}assets/${packed.slice(0, -'.gz'.length)}`;
};

for (const app of APPS) {
  test(`T33: ${app.name} comes from a web server with the very headers of the backend`, async ({
    request,
  }) => {
    const asset = packedScript(app);
    for (const [address, headers] of [
      [`${app.base}some/where`, PAGE],
      [`${app.base}index.html`, {}],
      [asset, {}],
    ] as const) {
      const own = await saidBy(request, BACKEND_PORT, address, headers);
      expect(own['status'], address).toBe(200);
      expect(await saidBy(request, SHOP_PORT, address, headers), address).toEqual(own);
    }
    // Not to be found is told by both, whoever asks; the words are each one's own.
    for (const gone of [`${app.base}assets/c-GoneGone.js`, `${app.base}gone.png`]) {
      const [own, served] = await Promise.all([
        saidBy(request, BACKEND_PORT, gone),
        saidBy(request, SHOP_PORT, gone),
      ]);
      expect(own['status'], gone).toBe(404);
      expect(served, gone).toEqual(own);
    }
  });

  test(`${app.name} travels packed, and a page that has not changed keeps its policy`, async ({
    request,
  }) => {
    const origin = `http://localhost:${SHOP_PORT}`;
    const asset = packedScript(app);
    const packed = await request.get(origin + asset, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers()).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const page = await request.get(`${origin}${app.base}some/where`, { headers: PAGE });
    const { etag = '', 'content-security-policy': policy = '' } = page.headers();
    expect(policy).toContain("script-src 'self'");
    const again = await request.get(`${origin}${app.base}some/where`, {
      headers: { ...PAGE, 'if-none-match': etag },
    });
    expect(again.status()).toBe(304);
    // Its headers replace those the browser has kept.
    expect(again.headers()['content-security-policy'] ?? policy).toBe(policy);
  });
}

test('the worker of an app is asked for each time and may ask its own origin', async ({ request }) => {
  for (const base of ['/', '/subshop/promotions/']) {
    const address = `${base}service-worker.js`;
    const served = await saidBy(request, SHOP_PORT, address);
    expect(served).toEqual(await saidBy(request, BACKEND_PORT, address));
    expect(served).toMatchObject({ status: 200, 'cache-control': 'no-cache' });
    expect(served['content-security-policy']).toContain("connect-src 'self'");
  }
});

test('what a client says of itself as a proxy gets no further', async ({ request }) => {
  const answer = await request.get(`http://localhost:${SHOP_PORT}/v1/shop-config`, {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'll.localhost', forwarded: 'proto=https' },
  });
  expect(answer.headers()).not.toHaveProperty('strict-transport-security');
  expect(await answer.json()).toMatchObject({ tenant: 'AZ' });
});

test('machines ask the nodes, not the shop; and a body too long is turned away', async ({ request }) => {
  const origin = `http://localhost:${SHOP_PORT}`;
  for (const path of ['/metrics', '/healthz', '/readyz'])
    expect((await request.get(origin + path)).status(), path).toBe(404);
  const long = await request.post(`${origin}/v1/t/AZ/products/search`, { data: 'x'.repeat(3_000_000) });
  expect(long.status()).toBe(413);
});

test('files of merchandise systems are longer, and it is a node that asks for a bearer', async ({
  request,
}) => {
  const file = { data: 'x'.repeat(3_000_000), headers: { 'content-type': 'text/csv' } };
  const answer = await request.post(`http://localhost:${SHOP_PORT}/v1/admin/imports/prices`, file);
  expect([answer.status(), await answer.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'sign-in-required' }),
  ]);
});
