import type { ContentForm, CrmFormSubmission, FormSubmission } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProofOfWork } from '../../captcha';
import type { Store } from '../../db';
import { DEFAULT_LIMITS } from '../../http';
import { startJobWorkers } from '../../jobs';
import { caughtMails, createMailer } from '../../mail';
import { createTestApp, createFakeClock, solveCaptcha, stores, type TestApp } from '../../testing';
import { testServices } from '../../testing/test-app';
import { publishContent } from '../content';

const CONTACT: ContentForm = {
  id: 'kontakt-1',
  key: 'kontakt',
  adminContact: 'it@branch.example',
  receivers: ['verkauf@branch.example', 'chef@branch.example', 'nobody'],
  fields: [
    { label: 'Name', required: true, type: 'textInput', textInput: { multiline: false } },
    { label: 'E-Mail', required: false, type: 'textInput', textInput: { multiline: false } },
    {
      label: 'PLZ',
      required: false,
      type: 'textInput',
      textInput: { multiline: false, regexPattern: '[0-9]{4}', regexLabel: 'Vier Ziffern' },
    },
  ],
};

describe.each(stores)('forms on %s', (_, open) => {
  const clock = createFakeClock(new Date('2026-11-20T13:00:00Z'));
  let store: Store;
  let shop: TestApp;
  let folder: string;

  const services = () => ({
    ...testServices(store, clock),
    captcha: createProofOfWork({ keyRing: [new Uint8Array(32).fill(7)], work: 4 }),
  });
  const publish = (kind: 'page' | 'footer' | 'form', slug: string, body: object, isForSignedIn = false) =>
    store.asSystem((queries) =>
      sql`
        with entry as (
          insert into content_entry (id, scope, kind, slug, created_at)
          values (gen_random_uuid(), 'AZ', ${kind}, ${slug}, now())
          returning id
        )
        insert into content_version (entry_id, version, state, is_for_signed_in, bodies, created_at, created_by)
        select id, 1, 'PUBLISHED', ${isForSignedIn}, ${JSON.stringify({ 'de-AT': body })}::jsonb, now(), 'test'
        from entry`.execute(queries),
    );
  const token = async (on = shop) => solveCaptcha((await on.call('getFormSiteKey', {})).body);
  const filled = (more: Partial<FormSubmission> = {}, on = shop): Promise<FormSubmission> =>
    token(on).then((captchaToken) => ({
      captchaToken,
      formId: CONTACT.id,
      lines: [
        { label: 'Name', values: ['Anna <b>Huber</b>'] },
        { label: 'E-Mail', values: ['anna@gasthof.example'] },
      ],
      ...more,
    }));
  const submit = async (body: FormSubmission, headers = {}, on = shop) =>
    on.call('submitForm', { body }, undefined, headers);
  const stored = () =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ doc: unknown }>`
        select doc from form_submission order by created_at, id`.execute(queries);
      return rows.map(({ doc }) => doc);
    });
  const jobs = (kind: string) =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ data: { address?: string } }>`
        select data from jobs.job where name = ${kind} order by data->>'address'`.execute(queries);
      return rows.map(({ data }) => data);
    });
  const clear = () =>
    store.asSystem(async (queries) => {
      await sql`delete from form_submission`.execute(queries);
      await sql`delete from jobs.job`.execute(queries);
    });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-forms-'));
    store = await open();
    shop = await createTestApp(store, clock, { services: services() });
    await publish('form', 'kontakt', CONTACT);
    await publish('footer', '', { emailAddress: 'office@branch.example' });
    await publish('page', 'newsletter', {
      meta: { pageTitle: 'Newsletter' },
      blocks: [
        { kind: 'crmForm', interests: [{ key: 'wine', label: 'Wein' }] },
        { kind: 'formBlock', form: { ...CONTACT, id: 'on-page', receivers: undefined } },
      ],
    });
    await publish(
      'page',
      'intern',
      {
        meta: { pageTitle: 'Intern' },
        blocks: [{ kind: 'formBlock', form: { ...CONTACT, id: 'members' } }],
      },
      true,
    );
    await publish('form', 'inner', { ...CONTACT, id: 'inner' }, true);
    // The first of its pages is for signed-in users.
    for (const [slug, isForSignedIn] of [
      ['both-1', true],
      ['both-2', false],
    ] as const)
      await publish(
        'page',
        slug,
        { meta: {}, blocks: [{ kind: 'formBlock', form: { ...CONTACT, id: 'both' } }] },
        isForSignedIn,
      );
    await publish('form', 'lonely', { ...CONTACT, id: 'other-tenant' });
    await store.asSystem((queries) =>
      sql`update content_entry set scope = 'GM' where slug = 'lonely'`.execute(queries),
    );
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('CMS-1: are taken, stored with a job for each receiver, and answered with nothing', async () => {
    await clear();
    expect(await submit(await filled())).toMatchObject({ status: 204, body: '' });
    expect(await stored()).toEqual([
      {
        kind: 'FORM',
        form: 'kontakt',
        locale: 'de-AT',
        lines: [
          { label: 'Name', values: ['Anna <b>Huber</b>'] },
          { label: 'E-Mail', values: ['anna@gasthof.example'] },
        ],
        replyTo: 'anna@gasthof.example',
      },
    ]);
    const queued = await jobs('form-mail');
    expect(queued.map(({ address }) => address)).toEqual(['chef@branch.example', 'verkauf@branch.example']);
    // What somebody wrote stands in one place, which is cleared away.
    expect(JSON.stringify(queued)).not.toMatch(/Anna|anna/);
  });

  it('go by mail to each receiver, who can answer; what was typed stays text', async () => {
    await clear();
    await submit(await filled());
    const mailer = createMailer({ from: 'shop@branch.example', folder });
    const workers = await startJobWorkers(store, { mailer, idleMs: 100, lanes: 1 });
    await expect.poll(() => caughtMails(folder), { timeout: 20_000, interval: 50 }).toHaveLength(2);
    await workers.stop();
    mailer.close();
    const [mail] = await caughtMails(folder);
    expect(mail?.subject).toBe('Formular „kontakt“ – Alpingastro');
    expect(mail?.text).toContain('E-Mail: anna@gasthof.example');
    expect(mail?.html).toContain('Anna &lt;b&gt;Huber&lt;/b&gt;');
  });

  it('CMS-2: are refused beside the fields that break the published rules, and store nothing', async () => {
    await clear();
    const body = await filled({ lines: [{ label: 'PLZ', values: ['57'] }] });
    expect(await submit(body)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid-request',
        field: 'Name',
        errors: [
          { field: 'Name', message: 'Bitte füllen Sie dieses Feld aus.' },
          { field: 'PLZ', message: 'Vier Ziffern' },
        ],
      },
    });
    expect(await stored()).toEqual([]);
    // Somebody who corrects a field has not to prove it again.
    const corrected = { ...body, lines: [{ label: 'Name', values: ['Anna'] }] };
    expect((await submit(corrected)).status).toBe(204);
  });

  it('T25: open with a token once, also when it is sent twice at the same moment', async () => {
    await clear();
    const body = await filled();
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      204,
      ...Array.from({ length: 7 }, () => 422),
    ]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'captcha-failed' });
    expect(await stored()).toHaveLength(1);
    expect(await submit(body)).toMatchObject({ status: 422, body: { code: 'captcha-failed' } });
  });

  it('do not open with a token that is none or over', async () => {
    expect(await submit(await filled({ captchaToken: 'token' }))).toMatchObject({
      status: 422,
      body: { code: 'captcha-failed' },
    });
    const body = await filled();
    clock.moveTo(new Date('2026-11-20T13:31:00Z'));
    expect(await submit(body)).toMatchObject({ status: 422, body: { code: 'captcha-failed' } });
    clock.moveTo(new Date('2026-11-20T13:00:00Z'));
  });

  it('are found on pages too; without receivers they go to who looks after the form', async () => {
    await clear();
    expect((await submit(await filled({ formId: 'on-page' }))).status).toBe(204);
    expect(await jobs('form-mail')).toMatchObject([{ address: 'it@branch.example' }]);
  });

  it.each(['nowhere', 'other-tenant', 'kontakt'])('are not there under %s', async (formId) => {
    expect(await submit(await filled({ formId }))).toMatchObject({
      status: 404,
      body: { code: 'path-not-found' },
    });
  });

  it.each(['members', 'inner'])('meant for signed-in users are for them alone: %s', async (formId) => {
    expect(await submit(await filled({ formId }))).toMatchObject({
      status: 403,
      body: { code: 'authentication-needed' },
    });
  });

  it('are for everybody as soon as one of their pages is', async () => {
    expect((await submit(await filled({ formId: 'both' }))).status).toBe(204);
  });

  it('need the CSRF header', async () => {
    const answer = await submit(await filled(), { 'x-xsrf-token': 'of somebody else' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf-token-invalid' } });
  });

  it('T28: are counted by address', async () => {
    const strict = await createTestApp(store, clock, {
      services: services(),
      limits: { ...DEFAULT_LIMITS, forms: { max: 2, seconds: 600 } },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await submit(await filled({}, strict), {}, strict)).status);
    await strict.close();
    expect(statuses).toEqual([204, 204, 429]);
  });

  describe('the sign-up form', () => {
    const signUp = async (more: Partial<CrmFormSubmission> = {}, on = shop): Promise<CrmFormSubmission> => ({
      captchaToken: await token(on),
      email: 'anna@gasthof.example',
      firstName: 'Anna',
      lastName: 'Huber',
      interests: [{ key: 'wine', label: 'Wein' }],
      ...more,
    });

    it('goes to the branch by mail where no system is connected', async () => {
      await clear();
      expect((await shop.call('submitCrmForm', { body: await signUp() })).status).toBe(204);
      expect(await jobs('crm-sign-up')).toMatchObject([{ address: 'office@branch.example' }]);
      rmSync(folder, { recursive: true, force: true });
      const mailer = createMailer({ from: 'shop@branch.example', folder });
      const workers = await startJobWorkers(store, { mailer, idleMs: 100, lanes: 1 });
      await expect.poll(() => caughtMails(folder), { timeout: 20_000, interval: 50 }).toHaveLength(1);
      await workers.stop();
      mailer.close();
      const [mail] = await caughtMails(folder);
      expect(mail).toMatchObject({
        to: ['office@branch.example'],
        subject: 'Anmeldung zum Newsletter – Alpingastro',
      });
      expect(mail?.text).toContain('Interessen: Wein');
    });

    it('is handed to the system that is connected', async () => {
      await clear();
      await shop.call('submitCrmForm', { body: await signUp({ company: 'Gasthof Post' }) });
      const received: unknown[] = [];
      const mailer = createMailer({ from: 'shop@branch.example', folder });
      const workers = await startJobWorkers(store, {
        mailer,
        signUps: (document) => Promise.resolve(void received.push(document)),
        idleMs: 100,
        lanes: 1,
      });
      await expect.poll(() => received.length, { timeout: 20_000, interval: 50 }).toBe(1);
      await workers.stop();
      mailer.close();
      expect(received).toMatchObject([
        {
          format: 'gastroshop.sign-up/1',
          tenant: 'AZ',
          locale: 'de-AT',
          email: 'anna@gasthof.example',
          firstName: 'Anna',
          lastName: 'Huber',
          company: 'Gasthof Post',
          interests: [{ key: 'wine', label: 'Wein' }],
          submittedAt: '2026-11-20T13:00:00.000Z',
        },
      ]);
      expect(JSON.stringify(received)).not.toContain('captcha');
    });

    it.each<[string, Partial<CrmFormSubmission>, string]>([
      ['no name', { firstName: ' ' }, 'firstName'],
      ['an interest nobody offers', { interests: [{ key: 'cars', label: 'Autos' }] }, 'interests.0.key'],
      ['an address that is none', { email: 'anna' }, 'email'],
    ])('refuses %s', async (_what, more, field) => {
      const answer = await shop.call('submitCrmForm', { body: await signUp(more) });
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-request', field } });
    });

    it('is not there in a tenant that publishes none', async () => {
      const answer = await shop.call('submitCrmForm', { body: await signUp() }, undefined, {
        host: 'gm.localhost',
      });
      expect(answer).toMatchObject({ status: 404, body: { code: 'path-not-found' } });
    });
  });

  it('are cleared away after a month', async () => {
    await clear();
    clock.moveTo(new Date(Date.now() - 40 * 86_400_000));
    await submit(await filled());
    clock.moveTo(new Date());
    await submit(await filled());
    expect(await stored()).toHaveLength(2);
    const mailer = createMailer({ from: 'shop@branch.example', folder });
    const workers = await startJobWorkers(store, { mailer, idleMs: 100, lanes: 1 });
    await expect.poll(async () => (await stored()).length, { timeout: 20_000, interval: 50 }).toBe(1);
    await workers.stop();
    mailer.close();
  });

  it('are written through the store of contents, and checked in the language they are shown in', async () => {
    await store.asSystem((queries) =>
      publishContent(queries, {
        scope: 'AZ',
        kind: 'form',
        slug: 'second',
        at: clock.now(),
        by: 'test',
        bodies: {
          'de-AT': { ...CONTACT, id: 'second' },
          'en-GB': {
            fields: [
              { label: 'Your name', required: true, type: 'textInput', textInput: { multiline: false } },
            ],
          },
        },
      }),
    );
    await clear();
    const lines = [{ label: 'Your name', values: ['Anna'] }];
    const english = { 'accept-language': 'en-GB' };
    expect((await submit(await filled({ formId: 'second', lines }), english)).status).toBe(204);
    expect(await stored()).toMatchObject([{ locale: 'en-GB', lines }]);
    expect(await submit(await filled({ formId: 'second' }), english)).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'Name', message: 'The form has no such field.' },
          { field: 'E-Mail', message: 'The form has no such field.' },
          { field: 'Your name', message: 'Please fill in this field.' },
        ],
      },
    });
    expect((await submit(await filled({ formId: 'second' }))).status).toBe(204);
  });
});
