import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { startJobWorkers } from '../../jobs';
import { caughtMails, createMailer } from '../../mail';
import { openQuickStore, seedAssignment, seedRecord, seedUsers } from '../../testing';
import { publishFromFile } from './publish-from-file';

/** Mails leave at the machine's time. */
const NOW = new Date();

describe('a notification is published from a file', () => {
  let store: Store;
  let folder: string;

  const write = (content: unknown): string => {
    const file = path.join(folder, 'notification.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const publish = (content: unknown) =>
    publishFromFile(store, { source: write(content), now: NOW, externalOrigins: [] });
  const plain = (more: object = {}) => ({
    tenant: 'AZ',
    type: 'DELIVERY',
    text: { 'de-AT': { subject: 'Feiertage', content: 'Früher bestellen' } },
    ...more,
  });
  const stored = () => store.asSystem((queries) => queries.selectFrom('notification').selectAll().execute());

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-notifications-'));
    writeFileSync(path.join(folder, 'liste.pdf'), '%PDF-1.7');
    writeFileSync(path.join(folder, 'liste.exe'), 'MZ');
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      for (const id of ['1', '2']) await seedRecord(queries, { id });
      await seedUsers(queries, [
        { id: 'wants', email: 'wants@post.example' },
        { id: 'english', email: 'english@post.example' },
        { id: 'shop-only', email: 'shop-only@post.example' },
        { id: 'other-customer', email: 'other@post.example' },
        { id: 'locked-out', email: 'locked@post.example', isEnabled: false },
        { id: 'no-address' },
      ]);
      await queries.updateTable('app_user').set({ locale: 'en-GB' }).where('id', '=', 'english').execute();
      await seedAssignment(queries, '1', ['wants', 'english', 'shop-only', 'locked-out', 'no-address']);
      await seedAssignment(queries, '2', ['other-customer']);
      await queries
        .insertInto('notification_preference')
        .values(
          ['wants', 'english', 'other-customer', 'locked-out', 'no-address'].map((user_id) => ({
            tenant: 'AZ',
            user_id,
            type_id: 'DELIVERY',
            channels: ['EMAIL'],
          })),
        )
        .execute();
    });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('with the file beside it', async () => {
    const id = await publish(plain({ attachment: { file: 'liste.pdf' } }));
    const [file] = await store.asSystem((queries) =>
      queries.selectFrom('notification_file').selectAll().where('notification_id', '=', id).execute(),
    );
    expect(file).toMatchObject({ file_name: 'liste.pdf', media_type: 'application/pdf' });
    expect(file?.bytes.toString()).toBe('%PDF-1.7');
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /is no JSON/],
    ['a list', [], /The notification: /],
    ['nothing of what it needs', {}, /tenant: [^]*type: [^]*text: /],
    ['an unknown tenant', plain({ tenant: 'AG' }), /tenant: there is no tenant AG/],
    ['no code of a tenant', plain({ tenant: 'az' }), /tenant: is no tenant/],
    ['an unknown type', plain({ type: 'WEATHER' }), /type: is no type/],
    ['a word too many', plain({ important: true }), /important/],
    ['no German', plain({ text: { 'en-GB': { subject: 'a', content: 'b' } } }), /text\.de-AT: /],
    ['a day that is none', plain({ validFrom: '30.2.2026' }), /validFrom: has to be a day/],
    ['a file that is not there', plain({ attachment: { file: 'gone.pdf' } }), /is not there/],
    ['a file that could run', plain({ attachment: { file: 'liste.exe' } }), /has to end in \.pdf/],
  ])('unless it is or has %s', async (_what, content, sentence) => {
    const before = await stored();
    await expect(publish(content)).rejects.toThrow(sentence);
    expect(await stored()).toEqual(before);
  });

  it('unless there is no such file', async () => {
    const source = path.join(folder, 'gone.json');
    await expect(publishFromFile(store, { source, now: NOW, externalOrigins: [] })).rejects.toThrow(
      `${source} cannot be read.`,
    );
  });

  it('NOT-3: and mailed once to whoever wants its type by e-mail, in the language of each', async () => {
    await store.asSystem(async (queries) => {
      await queries.deleteFrom('notification').execute();
    });
    const caught = path.join(folder, 'mail');
    const text = {
      'de-AT': { subject: 'Feiertage', content: 'Früher <b>bestellen</b>' },
      'en-GB': { subject: 'Holidays', content: 'Order early' },
    };
    const id = await publish(plain({ id: 'holidays', customers: ['1'], text }));
    // Replacing it is no news.
    await publish(plain({ id, customers: ['1'], text }));
    const mailer = createMailer({ from: 'shop@branch.example', folder: caught });
    const workers = await startJobWorkers(store, { mailer, idleMs: 100 });
    await expect
      .poll(async () => (await caughtMails(caught)).length, { timeout: 20_000, interval: 50 })
      .toBe(2);
    await workers.stop();
    mailer.close();
    const mails = await caughtMails(caught);
    expect(mails.map(({ to, subject }) => [to[0], subject]).toSorted()).toEqual([
      ['english@post.example', 'Holidays'],
      ['wants@post.example', 'Feiertage'],
    ]);
    expect(mails.find(({ subject }) => subject === 'Feiertage')?.html).toContain('&lt;b&gt;bestellen');
  });
});
