import { attachedUrlSchema } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { registerDevMail } from '../../mail';
import { registerMetrics } from '../../runtime';
import { seedWorld, type SeededFixture } from '../conformance';
import { createFakeClock } from '../seed-ordering';
import { openQuickStore } from '../fastest-store';
import { createTestApp, testServices, type TestApp } from '../test-app';
import { createWholeApp } from '../whole-app';
import { routesOutsideContract } from './list-routes';
import { EVERY_ROLE } from './roles';

/** Tokens of editors and of who measures; none is a token of the shop. */
const OWN_EDITOR = 'a'.repeat(40);
const OTHER_EDITOR = 'b'.repeat(40);
const UNKNOWN_EDITOR = 'c'.repeat(40);
const METRICS = 'd'.repeat(40);

const FIVE_MINUTES_MS = 300_000;

/** The calls of editors, for a page of the tenant: what its own editor gets. */
const editing = ({ pageId, pageSlug }: SeededFixture) =>
  [
    ['GET', '/v1/content-editing/entries', undefined, 200],
    ['GET', `/v1/content-editing/entries/${pageId}`, undefined, 200],
    ['GET', `/v1/content-editing/entries/${pageId}/versions/1`, undefined, 200],
    // Without a word of which version was seen nothing is written.
    [
      'PUT',
      `/v1/content-editing/content/AZ/page/${pageSlug}`,
      { bodies: { 'de-AT': { meta: { pageTitle: 'X' }, blocks: [] } } },
      428,
    ],
    ['POST', `/v1/content-editing/entries/${pageId}/publish`, undefined, 428],
    ['DELETE', `/v1/content-editing/entries/${pageId}`, undefined, 428],
    ['POST', '/v1/content-editing/preview-links', { tenant: 'AZ', fullSlug: pageSlug }, 200],
  ] as const;

describe('TEN-4, API-4: outside the contract', () => {
  const clock = createFakeClock(new Date());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-mails-'));
  let store: Store;
  let world: SeededFixture;
  let shop: TestApp;
  /** The same without editors, and without the mails of a demonstration. */
  let plain: TestApp;
  const files = { own: randomUUID(), foreign: randomUUID() };

  beforeAll(async () => {
    store = await openQuickStore();
    world = await seedWorld(store);
    await store.asSystem(async (queries) => {
      await queries
        .insertInto('notification_file')
        .values({
          tenant: 'AZ',
          notification_id: `n${world.mark}`,
          file_name: 'preise.pdf',
          media_type: 'application/pdf',
          bytes: Buffer.from('%PDF-'),
        })
        .execute();
      await queries
        .insertInto('content_file')
        .values(
          [
            ['AZ', files.own],
            ['GM', files.foreign],
          ].map(([scope = '', id = '']) => ({
            id,
            scope,
            file_name: 'flugblatt.pdf',
            media_type: 'application/pdf',
            bytes: Buffer.from('%PDF-'),
            created_at: new Date(),
          })),
        )
        .execute();
    });
    writeFileSync(
      path.join(folder, `${'1'.repeat(32)}.eml`),
      'Subject: Bestellung\r\nTo: a@kitchen.example\r\n\r\nDanke',
    );
    // What was planted is out by now.
    clock.moveTo(new Date());
    shop = await createTestApp(store, clock, {
      services: {
        ...testServices(store, clock),
        contentEditors: [
          { name: 'AZ', token: OWN_EDITOR, scopes: ['AZ'] },
          { name: 'GM', token: OTHER_EDITOR, scopes: ['GM'] },
        ],
      },
      importFileBytes: 1024,
      register: (app) => {
        registerMetrics(app, METRICS);
        registerDevMail(app, folder);
      },
    });
    plain = await createTestApp(store, clock);
  });
  afterAll(async () => {
    await shop.close();
    await plain.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (
    { app }: TestApp,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    {
      token,
      body,
      host = 'localhost',
    }: {
      readonly token?: string | undefined;
      readonly body?: unknown;
      readonly host?: string | undefined;
    } = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        host,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, text: answer.body };
  };
  const everyRole = (at: TestApp) =>
    at.issuer.tokenFor({ userId: `id-${world.userName}`, tenant: 'AZ', roles: EVERY_ROLE });

  it('there are these routes and no others', () => {
    expect(routesOutsideContract(shop.app)).toEqual([
      'DELETE /v1/content-editing/entries/:',
      'GET /auth/settings',
      'GET /auth/settings/:',
      'GET /dev/mail',
      'GET /dev/mail/:',
      'GET /media/*',
      'GET /metrics',
      'GET /v1/admin/imports',
      'GET /v1/admin/imports/:',
      'GET /v1/admin/imports/:/refusals.csv',
      'GET /v1/content-editing/entries',
      'GET /v1/content-editing/entries/:',
      'GET /v1/content-editing/entries/:/versions/:',
      'GET /v1/notification-files/:',
      'PATCH /v1/admin/imports/:',
      'POST /v1/admin/imports/:',
      'POST /v1/admin/imports/:/complete',
      'POST /v1/content-editing/entries/:/publish',
      'POST /v1/content-editing/preview-links',
      'PUT /v1/content-editing/content/:/:/*',
    ]);
  });

  it('and with sign-on and the provider inside these, which are open to everybody', async () => {
    const whole = await createWholeApp(store, 80);
    const known = routesOutsideContract(shop.app);
    const more = routesOutsideContract(whole.app).filter((route) => !known.includes(route));
    await whole.close();
    expect(more).toEqual([
      'GET /auth/assets/:',
      'GET /auth/callback',
      'GET /auth/landing',
      'GET /auth/logout',
      'GET /auth/redirect',
      'GET /auth/wrong-tenant',
      'GET /oidc/*',
      'GET /oidc/login/:',
      'POST /auth/backchannel-logout',
      'POST /auth/logout',
      'POST /oidc/*',
      'POST /oidc/login/:',
    ]);
  });

  it('files are sent by machines of the tenant, and by no user whatever their roles', async () => {
    const machine = (tenant: string) =>
      shop.issuer.tokenFor({ userId: `erp-${tenant}`, tenant, roles: ['import'] });
    const send = (method: 'GET' | 'POST' | 'PATCH', path: string, token?: string) =>
      shop.app.inject({
        method,
        url: `/v1/admin/imports${path}`,
        headers: {
          host: 'localhost',
          'idempotency-key': 'file-of-the-own',
          'upload-offset': '0',
          ...(method !== 'GET' && { 'content-type': 'text/csv' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(method !== 'GET' && { payload: 'a;b' }),
      });
    const begun = await send('POST', '/holidays?pieces=true', await machine('AZ'));
    expect(begun.statusCode).toBe(201);
    const { id } = begun.json<{ readonly id: string }>();
    const steps = [
      ['PATCH', `/${id}`, 200],
      ['GET', `/${id}`, 200],
      ['POST', `/${id}/complete`, 202],
      ['GET', `/${id}/refusals.csv`, 200],
      ['GET', '', 200],
    ] as const;
    for (const [method, path, own] of steps) {
      const statusOf = async (token?: string) => (await send(method, path, token)).statusCode;
      expect(await statusOf(), `${method} ${path} by nobody`).toBe(401);
      expect(await statusOf(OWN_EDITOR), `${method} ${path} by an editor`).toBe(401);
      expect(await statusOf(await everyRole(shop)), `${method} ${path} by a user`).toBe(404);
      const elsewhere = await send(method, path, await machine('GM'));
      expect(elsewhere.statusCode, `${method} ${path} from elsewhere`).toBe(path === '' ? 200 : 404);
      expect(elsewhere.body).not.toContain(id);
      expect(await statusOf(await machine('AZ')), `${method} ${path} by its machine`).toBe(own);
    }
  });

  it('content is written by its own editors, and by no user whatever their roles', async () => {
    const findings: string[] = [];
    for (const [method, url, body, own] of editing(world)) {
      const expectations = [
        ['nobody', 401, await ask(shop, method, url, { body })],
        ['an unknown editor', 401, await ask(shop, method, url, { body, token: UNKNOWN_EDITOR })],
        ['a user', 401, await ask(shop, method, url, { body, token: await everyRole(shop) })],
        ['its editor', own, await ask(shop, method, url, { body, token: OWN_EDITOR })],
        ['nobody where there are no editors', 404, await ask(plain, method, url, { body })],
        ['an editor where there are none', 404, await ask(plain, method, url, { body, token: OWN_EDITOR })],
      ] as const;
      for (const [who, status, answer] of expectations)
        if (answer.status !== status)
          findings.push(`${method} ${url} by ${who}: ${answer.status} ${answer.text.slice(0, 160)}`);
    }
    expect(findings).toEqual([]);
  });

  it('an editor of another tenant finds nothing of it', async () => {
    for (const [method, url, body] of editing(world)) {
      const answer = await ask(shop, method, url, { body, token: OTHER_EDITOR });
      const isList = url.endsWith('/entries');
      expect([answer.status, answer.text.includes(world.mark)], `${method} ${url}`).toEqual([
        isList ? 200 : 404,
        false,
      ]);
    }
  });

  it('the file of a notification opens by the address its reader was given, as long as it is good', async () => {
    const as = { userId: `id-${world.userName}`, tenant: 'AZ' };
    const notificationId = `n${world.mark}`;
    const { body } = await shop.call('getNotificationAttachmentUrl', { notificationId }, as);
    const { url } = attachedUrlSchema.parse(body);
    const statusOf = async (address: string, host?: string) =>
      (await ask(shop, 'GET', address, { host })).status;
    expect(await statusOf(url)).toBe(200);
    const colleague = `reader=id-${world.colleagueName}`;
    for (const spoilt of [
      url.split('?')[0] ?? '',
      url.replace(/reader=[^&]+/, colleague),
      url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) - 1}`),
      url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
      url.replace(notificationId, `r${world.mark}`),
    ]) {
      expect(spoilt).not.toBe(url);
      expect(await statusOf(spoilt), spoilt).toBe(404);
    }
    expect(await statusOf(url, 'gm.localhost')).toBe(404);
    const before = clock.now();
    clock.moveTo(new Date(before.getTime() + FIVE_MINUTES_MS));
    expect(await statusOf(url)).toBe(404);
    clock.moveTo(before);
    expect(await statusOf(url)).toBe(200);
  });

  it('files of the content are there for visitors of the tenant only', async () => {
    const statusOf = async (id: string, host: string) =>
      (await ask(shop, 'GET', `/media/files/${id}/flugblatt.pdf`, { host })).status;
    expect(await statusOf(files.own, 'localhost')).toBe(200);
    expect(await statusOf(files.own, 'gm.localhost')).toBe(404);
    expect(await statusOf(files.foreign, 'gm.localhost')).toBe(200);
    expect(await statusOf(files.foreign, 'localhost')).toBe(404);
    expect((await ask(shop, 'GET', '/media/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });

  it('caught mails are shown by a demonstration, and no other file of its folder’s machine', async () => {
    expect((await ask(shop, 'GET', '/dev/mail')).text).toContain('Bestellung');
    for (const name of ['unknown', '0'.repeat(32), '..%2f..%2fetc%2fpasswd'])
      expect((await ask(shop, 'GET', `/dev/mail/${name}`)).status, name).toBe(404);
    expect((await ask(plain, 'GET', '/dev/mail')).status).toBe(404);
  });

  it('figures are for who measures', async () => {
    for (const token of [undefined, UNKNOWN_EDITOR, await everyRole(shop)])
      expect((await ask(shop, 'GET', '/metrics', { token })).status).toBe(404);
    expect((await ask(shop, 'GET', '/metrics', { token: METRICS })).status).toBe(200);
  });

  it('no letter that cannot be stored, and no nonsense in an address, breaks one', async () => {
    const broken: string[] = [];
    const isMethod = (text: string): text is 'GET' | 'PUT' | 'POST' | 'DELETE' =>
      ['GET', 'PUT', 'POST', 'DELETE'].includes(text);
    for (const route of routesOutsideContract(shop.app)) {
      const [method = '', pattern = ''] = route.split(' ');
      if (!isMethod(method) || !/[:*]/.test(pattern)) continue;
      for (const part of [
        '%00',
        'a%00b',
        '%ED%A0%80',
        '%FF',
        '%',
        '%2F%2E%2E',
        'x'.repeat(5_000),
        '%20',
        "'",
      ]) {
        const token = pattern.startsWith('/v1/admin') ? await everyRole(shop) : OWN_EDITOR;
        const { status } = await ask(shop, method, pattern.replaceAll(/[:*]/g, part), { token, body: {} });
        if (status >= 500 || status < 400) broken.push(`${route} with ${part.slice(0, 20)}: ${status}`);
      }
    }
    expect(broken).toEqual([]);
  });
});
