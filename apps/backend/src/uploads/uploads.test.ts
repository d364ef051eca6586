import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../db';
import { startJobWorkers } from '../jobs';
import { createTestApp, createFakeClock, stores, type TestApp } from '../testing';
import { linesNamed, troubledFiles } from '../testing/troubled-files';
import { runUpload } from './run-upload';

const MOST = 4 * 1024 * 1024;
const answered = z.object({ id: z.string(), state: z.string(), offset: z.number() });

describe.each(stores)('files that machines send, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const clock = createFakeClock();
  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock, { importFileBytes: MOST });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const machine = (tenant = 'AZ', more: object = {}) =>
    shop.issuer.tokenFor({ userId: `erp-${tenant}`, tenant, roles: ['import'], ...more });
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    {
      token,
      body,
      headers = {},
    }: {
      readonly token?: string | undefined;
      readonly body?: string | Buffer;
      readonly headers?: object;
    } = {},
  ) => {
    const bearer = token ?? (await machine());
    const answer = await shop.app.inject({
      method,
      url: `/v1/admin/imports${path}`,
      headers: {
        host: 'localhost',
        ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'text/csv' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json<Readonly<Record<string, unknown>>>() : answer.body,
    };
  };
  const key = () => ({ 'idempotency-key': `file-${randomUUID()}` });
  const send = (path: string, body: string | Buffer, headers: object = key()) =>
    ask('POST', path, { body, headers });
  /** Has nodes work until an import is over; answers how often it was read. */
  const work = async (id: string, nodes = 1): Promise<number> => {
    let reads = 0;
    const read = runUpload({ store, clock, externalOrigins: [] });
    let isDone: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      isDone = resolve;
    });
    const workers = await Promise.all(
      Array.from({ length: nodes }, () =>
        startJobWorkers(store, {
          idleMs: 10,
          importFile: async (importId) => {
            if (importId === id) reads += 1;
            await read(importId);
            if (importId === id) isDone();
          },
        }),
      ),
    );
    await over;
    await Promise.all(workers.map((worker) => worker.stop()));
    return reads;
  };
  const days = () =>
    store.asSystem(async (queries) =>
      (
        await queries
          .selectFrom('delivery_exception')
          .select('date')
          .where('tenant', '=', 'AZ')
          .where('customer_id', '=', '')
          .orderBy('date')
          .execute()
      ).map(({ date }) => date),
    );
  const clear = () => store.asSystem((queries) => queries.deleteFrom('delivery_exception').execute());

  it('are stored as by the command line, by one node of several, and tell what became of them', async () => {
    await clear();
    const sent = await send('/holidays', 'date;closed\n8.12.2026;ja\n24.12.2026;ja\nx;ja\n');
    expect(sent).toMatchObject({ status: 202, body: { state: 'WAITING', kind: 'holidays', tenant: 'AZ' } });
    const { id } = answered.parse(sent.body);
    expect(await work(id, 2)).toBe(1);
    expect(await days()).toEqual(['2026-12-08', '2026-12-24']);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({
      state: 'DONE',
      lines: 3,
      created: 2,
      refused: 1,
      encoding: 'UTF-8',
      sender: 'erp-AZ',
    });
    expect((await ask('GET', `/${id}/refusals.csv`)).body).toBe(
      '\uFEFFline;reason\r\n4;"date: is no day like 2026-11-25"\r\n',
    );
    expect((await ask('GET', '')).body).toMatchObject({ imports: [{ id }] });
    const kept = await store.asSystem((queries) =>
      sql`select 1 from import_piece where upload = ${id}::uuid`.execute(queries),
    );
    expect(kept.rows).toEqual([]);
  });

  it('sent again under their key are the same, and under another change nothing', async () => {
    await clear();
    const file = 'date;closed\n8.12.2026;ja\n';
    const headers = key();
    const { id } = answered.parse((await send('/holidays', file, headers)).body);
    expect(await send('/holidays', file, headers)).toMatchObject({ status: 200, body: { id } });
    await work(id);
    expect(await send('/holidays', file, headers)).toMatchObject({
      status: 200,
      body: { id, state: 'DONE' },
    });
    expect(await send('/holidays?dryRun=true', file, headers)).toMatchObject({
      status: 409,
      body: { code: 'upload-key-reused' },
    });
    const again = answered.parse((await send('/holidays', file)).body);
    await work(again.id);
    expect((await ask('GET', `/${again.id}`)).body).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('are only looked at in a dry run', async () => {
    await clear();
    const { id } = answered.parse((await send('/holidays?dryRun=true', 'date;closed\n8.12.2026;ja\n')).body);
    await work(id);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ dryRun: true, created: 1 });
    expect(await days()).toEqual([]);
  });

  it('may come in pieces, and go on where the connection broke', async () => {
    await clear();
    const file = Buffer.from('date;closed\n8.12.2026;ja\n24.12.2026;ja\n');
    const headers = key();
    const begun = await ask('POST', '/holidays?pieces=true&format=csv', { headers });
    expect(begun).toMatchObject({ status: 201, body: { state: 'UPLOADING', offset: 0 } });
    const { id } = answered.parse(begun.body);
    const piece = (from: number, to: number, at = from) =>
      ask('PATCH', `/${id}`, { body: file.subarray(from, to), headers: { 'upload-offset': String(at) } });
    expect(await piece(0, 20)).toMatchObject({ status: 200, body: { offset: 20 } });
    // Its answer was lost: the same piece again is told what is there, and is not stored twice.
    expect(await piece(0, 20)).toMatchObject({
      status: 409,
      body: { code: 'upload-offset-differs', offset: 20 },
    });
    expect((await ask('POST', '/holidays?pieces=true&format=csv', { headers })).body).toMatchObject({
      id,
      offset: 20,
    });
    expect(await piece(20, file.length)).toMatchObject({ status: 200 });
    expect(await ask('POST', `/${id}/complete?bytes=20`)).toMatchObject({ status: 409 });
    const complete = `/${id}/complete?bytes=${file.length}`;
    expect(await ask('POST', complete)).toMatchObject({ status: 202, body: { state: 'WAITING' } });
    expect(await ask('POST', complete)).toMatchObject({ status: 200 });
    expect(await piece(0, 5, file.length)).toMatchObject({ status: 409, body: { code: 'upload-complete' } });
    await work(id);
    expect(await days()).toEqual(['2026-12-08', '2026-12-24']);
  });

  it('are taken up again where the node that read them died', async () => {
    await clear();
    const { id } = answered.parse((await send('/holidays', 'date;closed\n8.12.2026;ja\nx;ja\n')).body);
    // As a node leaves it: at work, with a refusal noted.
    await store.asSystem(async (queries) => {
      await sql`update import_upload set state = 'RUNNING' where id = ${id}::uuid`.execute(queries);
      await sql`insert into import_refusal values (${id}::uuid, 1, 3, 'old')`.execute(queries);
    });
    await work(id);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ state: 'DONE', created: 1, refused: 1 });
    expect((await ask('GET', `/${id}/refusals.csv`)).body).not.toContain('old');
  });

  it.each(troubledFiles('sent'))(
    'with $trouble lose no good row, name the others, and change nothing when they come again',
    async ({ trouble, bytes, created, refused }) => {
      const outcome = async () => {
        const { id } = answered.parse((await send('/users', bytes)).body);
        await work(id);
        const { body } = await ask('GET', `/${id}`);
        return { body, report: z.string().parse((await ask('GET', `/${id}/refusals.csv`)).body) };
      };
      const first = await outcome();
      expect(first.body).toMatchObject({ state: 'DONE', created, refused: refused.length });
      if (trouble === 'Windows-1252') expect(first.body).toMatchObject({ encoding: trouble });
      expect(linesNamed(first.report)).toEqual(refused);
      const again = await outcome();
      expect(again.body).toMatchObject({
        state: 'DONE',
        created: 0,
        unchanged: created,
        refused: refused.length,
      });
    },
  );

  it('that are no table of ours fail as a whole, with the reason', async () => {
    const { id } = answered.parse((await send('/holidays', 'Tag;zu\n8.12.2026;ja\n')).body);
    await work(id);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('Unknown columns in the head line: Tag, zu') as string,
    });
  });

  it('tell who gets a notification before it goes', async () => {
    const line = { id: 'up-1', type: 'OFFER', text: { 'de-AT': { subject: 'x', content: 'y' } } };
    const { id } = answered.parse(
      (await send('/notifications?dryRun=true&format=json', JSON.stringify(line))).body,
    );
    await work(id);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({
      created: 1,
      notes: ['up-1: 0 customers, 0 users in the shop, 0 by e-mail'],
    });
  });

  it('bring content and fairs of their own tenant alone', async () => {
    const fair = { id: 'UPFAIR', tenants: ['GM'], isActive: true, billingTime: 'ORDER_TIME' };
    const page = {
      scope: 'GROUP',
      kind: 'page',
      slug: 'up',
      bodies: { 'de-AT': { meta: {}, blocks: [] } },
    };
    for (const [kind, line] of [
      ['fairs', fair],
      ['content', page],
    ] as const) {
      const { id } = answered.parse((await send(`/${kind}?format=json`, JSON.stringify(line))).body);
      await work(id);
      expect((await ask('GET', `/${id}`)).body, kind).toMatchObject({ created: 0, refused: 1 });
    }
  });

  it('are refused where they are too long', async () => {
    const answer = await send('/users', Buffer.alloc(MOST + 1, 'x'));
    expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });

  it.each([
    ['/poems', {}, 404, 'not-found'],
    ['/users?dryRun=maybe', key(), 422, 'invalid-request'],
    ['/users?fast=true', key(), 422, 'invalid-request'],
    ['/users', {}, 422, 'invalid-request'],
    ['/users', { 'idempotency-key': 'short' }, 422, 'invalid-request'],
    ['/users?deactivateMissing=true', key(), 422, 'invalid-request'],
    ['/users?deleteMissing=true', key(), 422, 'invalid-request'],
  ])('%s %j is answered %i %s', async (path, headers, status, code) => {
    expect(await send(path, 'x', headers)).toMatchObject({ status, body: { code } });
  });

  it('have ten under way at most', async () => {
    const token = await machine('KI');
    const begin = () => ask('POST', '/users?pieces=true', { token, headers: key() });
    for (let count = 0; count < 10; count += 1) expect((await begin()).status).toBe(201);
    expect(await begin()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });

  describe('come from machines alone', () => {
    const calls = async () => {
      const { id } = answered.parse((await ask('POST', '/users?pieces=true', { headers: key() })).body);
      return [
        ['POST', '/users', { body: 'userId;userName\nx;y\n', headers: key() }],
        ['PATCH', `/${id}`, { body: 'x', headers: { 'upload-offset': '0' } }],
        ['POST', `/${id}/complete`, {}],
        ['GET', '', {}],
        ['GET', `/${id}`, {}],
        ['GET', `/${id}/refusals.csv`, {}],
      ] as const;
    };

    it('nobody and who is not to be trusted are asked to sign in', async () => {
      const tokens = [
        '',
        'rubbish',
        await shop.issuer.expiredTokenFor({ userId: 'erp', tenant: 'AZ', roles: ['import'] }),
        await shop.issuer.forgedTokenFor({ userId: 'erp', tenant: 'AZ', roles: ['import'] }),
      ];
      for (const [method, path, more] of await calls())
        for (const token of tokens)
          expect(await ask(method, path, { ...more, token }), path).toMatchObject({
            status: 401,
            body: { code: 'sign-in-required' },
          });
    });

    it('to people in front of a browser, and machines without the role, the calls do not exist', async () => {
      const person = await machine('AZ', { providerSession: 's-1' });
      const other = await machine('AZ', { roles: ['can-see-prices', 'can-preview-content'] });
      for (const [method, path, more] of await calls()) {
        for (const token of [person, other])
          expect(await ask(method, path, { ...more, token }), path).toMatchObject({
            status: 404,
            body: { code: 'not-found' },
          });
        for (const sign of [
          { origin: 'http://localhost' },
          { 'sec-fetch-site': 'same-origin' },
          { cookie: 'a=b' },
        ])
          expect(
            (
              await ask(method, path, {
                ...more,
                headers: { ...('headers' in more && more.headers), ...sign },
              })
            ).status,
            path,
          ).toBe(404);
      }
      const stored = await store.asSystem((queries) =>
        queries.selectFrom('app_user').select('id').where('id', '=', 'x').execute(),
      );
      expect(stored).toEqual([]);
    });

    it('of another tenant there is nothing to see or to touch', async () => {
      const token = await machine('GM');
      for (const [method, path, more] of (await calls()).slice(1))
        if (path !== '') expect((await ask(method, path, { ...more, token })).status, path).toBe(404);
      expect((await ask('GET', '', { token })).body).toEqual({ imports: [] });
    });

    it('and nowhere where an installation takes none', async () => {
      const plain = await createTestApp(store, clock);
      const answer = await plain.app.inject({
        url: '/v1/admin/imports',
        headers: { host: 'localhost', authorization: `Bearer ${await machine()}` },
      });
      expect(answer.statusCode).toBe(404);
      await plain.close();
    });
  });
});
