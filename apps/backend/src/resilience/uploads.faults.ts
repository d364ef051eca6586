import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectPostgresql, migrate, type Store } from '../db';
import { createTestApp, type TestApp } from '../testing';
import { runPostgres, terminateAll, type PostgresProcess } from '../testing/process';
import { tellFigure } from '../testing/tell-figure';

/** More than is stored at once, so that some of a piece is there before the rest of it comes. */
const BEFORE_BYTES = 1_300_000;
const PIECE_BYTES = 2_600_000;
const MOST_BYTES = 64 * 1024 * 1024;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const told = z.object({ offset: z.number() });

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

describe.each(servers)('CHK-3: files of machines survive a database that goes away', (server) => {
  let database: PostgresProcess;
  let store: Store;
  let shop: TestApp;
  let port: number;

  beforeAll(async () => {
    database = await runPostgres(server);
    store = connectPostgresql({ url: database.url });
    await migrate(store);
    shop = await createTestApp(store, undefined, { importFileBytes: MOST_BYTES });
    port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
    await database.remove();
  });

  /** Sends a request whose body comes in two parts, with something in between. */
  const send = async (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    [first, rest]: readonly [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)],
    between: (isAnswered: () => boolean) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ readonly status: number; readonly body: unknown }> => {
    const token = await shop.issuer.tokenFor({ userId: 'erp', tenant: 'AZ', roles: ['import'] });
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      const request = httpRequest(
        {
          // A connection for each: what is answered before its body has come leaves the connection unusable.
          agent: false,
          host: '127.0.0.1',
          port,
          method,
          path: `/v1/admin/imports${path}`,
          headers: {
            host: 'localhost',
            authorization: `Bearer ${token}`,
            'content-type': 'application/octet-stream',
            'content-length': first.length + rest.length,
            ...headers,
          },
        },
        (answer) => {
          isAnswered = true;
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: answer.statusCode ?? 0,
              body: text === '' ? undefined : (JSON.parse(text) as unknown),
            });
          });
        },
      );
      request.on('error', reject);
      request.write(first);
      between(() => isAnswered).then(() => request.end(rest), reject);
    });
  };

  /** What the upload says is there, as soon as it can say so. */
  const offsetOf = async (id: string): Promise<number> => {
    for (;;) {
      const { status, body } = await send('GET', `/${id}`, {});
      if (status === 200) return told.parse(body).offset;
      expect(status).toBe(503);
      await pause(20);
    }
  };
  /** Waits until some more is there; false: who sends it was answered before. */
  const isMoreThan = async (id: string, offset: number, isAnswered: () => boolean): Promise<boolean> => {
    while ((await offsetOf(id)) <= offset) {
      if (isAnswered()) return false;
      await pause(5);
    }
    return true;
  };

  it('each piece is stored once or refused for the moment, and the file goes on from where it says', async () => {
    const kinds: readonly (readonly [name: string, begin: () => Promise<void>, end: () => Promise<void>])[] =
      [
        ['every connection terminated', () => terminateAll(database.url), () => Promise.resolve()],
        ['stopped at once', () => database.end('immediate'), () => database.start()],
        ['killed', () => database.end('kill'), () => database.start()],
        [
          'standing still',
          () => {
            database.freeze();
            return Promise.resolve();
          },
          async () => {
            await pause(1_500);
            database.thaw();
          },
        ],
      ];
    const file = randomBytes(kinds.length * PIECE_BYTES);
    const begun = await send('POST', '/products?pieces=true', { 'idempotency-key': 'file-of-pieces' });
    expect(begun.status).toBe(201);
    const { id } = z.object({ id: z.string() }).parse(begun.body);
    let offset = 0;
    let refused = 0;
    let tried = 0;
    for (const [name, begin, end] of kinds) {
      const before = offset;
      const piece = file.subarray(before, before + PIECE_BYTES);
      let isBack = Promise.resolve();
      const sendThrough = async () => {
        let hasBegun = false;
        const answer = await send(
          'PATCH',
          `/${id}`,
          { 'upload-offset': String(before) },
          [piece.subarray(0, BEFORE_BYTES), piece.subarray(BEFORE_BYTES)],
          async (isAnswered) => {
            hasBegun = await isMoreThan(id, before, isAnswered);
            if (!hasBegun) return;
            await begin();
            // A database that stands still comes back while somebody waits; one that is gone, once it was missed.
            if (name === 'standing still') isBack = end();
          },
        );
        return { ...answer, hasBegun };
      };
      let sent = await sendThrough();
      // A connection that the outage before has broken may still be handed out: the piece is refused and sent again.
      while (!sent.hasBegun) {
        expect(sent.status, name).toBe(503);
        sent = await sendThrough();
      }
      const { status, body } = sent;
      tried += 1;
      if (name !== 'standing still') await end();
      await isBack;
      expect([200, 409, 503], name).toContain(status);
      const there = await offsetOf(id);
      if (status === 503) refused += 1;
      else expect(told.parse(body).offset, name).toBe(there);
      expect(there, name).toBeGreaterThan(before);
      expect(there, name).toBeLessThanOrEqual(before + PIECE_BYTES);
      offset = there;
    }
    // Where a database was gone, the rest of its piece is sent once more.
    while (offset < file.length) {
      const rest = file.subarray(offset, offset + PIECE_BYTES);
      const answer = await send('PATCH', `/${id}`, { 'upload-offset': String(offset) }, [
        rest,
        Buffer.alloc(0),
      ]);
      expect(answer.status).toBe(200);
      offset = told.parse(answer.body).offset;
    }
    const completed = await send('POST', `/${id}/complete?bytes=${file.length}`, {});
    expect(completed.status).toBe(202);
    const stored = await store.asSystem(async (queries) => {
      const { rows } = await sql<{ bytes: Buffer }>`
        select bytes from import_piece where upload = ${id}::uuid order by starts_at`.execute(queries);
      return Buffer.concat(rows.map(({ bytes }) => Buffer.from(bytes)));
    });
    tellFigure({
      what: 'pieces of a file under outages of PostgreSQL, refused for the moment',
      tried,
      failed: digestOf(stored) === digestOf(file) ? 0 : 1,
      dangerous: refused,
    });
    expect(stored.length).toBe(file.length);
    expect(digestOf(stored)).toBe(digestOf(file));
    // Two of them were gone when the rest of a piece came.
    expect(refused).toBeGreaterThanOrEqual(2);
  });
});
