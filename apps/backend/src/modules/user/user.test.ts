import { contract } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { createTestApp, seedUsers, stores, type TestApp } from '../../testing';

describe.each(stores)('the signed-in user on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: randomUUID(), tenant: 'AZ' };
  const bea = { userId: randomUUID(), tenant: 'AZ' };
  const userName = `az${randomUUID().slice(0, 6)}`;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      await seedUsers(queries, [
        { id: anna.userId, userName, email: 'anna@example.at' },
        { tenant: 'LS', id: 'lena', userName: 'LS300001' },
        { tenant: 'LL', id: 'leo', userName: 'll300002' },
        { tenant: 'LL', id: 'lost', userName: 'll300003', isEnabled: false },
        { tenant: 'GM', id: 'gerd', userName: 'gm300001' },
      ]);
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('reads its own record', async () => {
    const { status, body } = await shop.call('getCurrentUser', {}, anna);
    expect(status).toBe(200);
    expect(contract.getCurrentUser.answer.parse(body)).toMatchObject({
      userId: anna.userId,
      username: userName,
      email: 'anna@example.at',
      ordermails: [],
    });
  });

  it('keeps addresses for orders and labels apart, once each, and nobody else’s', async () => {
    const kitchen = `kueche-${randomUUID()}@example.at`;
    for (const mail of ['b@example.at', kitchen, kitchen])
      expect((await shop.call('putOrderMail', { mail }, anna)).status).toBe(204);
    expect((await shop.call('putLabelMail', { mail: 'label@example.at' }, anna)).status).toBe(204);
    expect((await shop.call('putOrderMail', { mail: 'bea@example.at' }, bea)).status).toBe(204);
    expect((await shop.call('getConfirmationEmails', {}, anna)).body).toEqual(['b@example.at', kitchen]);
    expect((await shop.call('deleteOrderMail', { mail: 'b@example.at' }, anna)).status).toBe(204);
    expect((await shop.call('deleteLabelMail', { mail: 'label@example.at' }, anna)).status).toBe(204);
    expect((await shop.call('getCurrentUser', {}, anna)).body).toMatchObject({
      ordermails: [kitchen],
      labelmails: [],
    });
    expect((await shop.call('getConfirmationEmails', {}, bea)).body).toEqual(['bea@example.at']);
  });

  it('CHK-1: refuses what is no address, naming the field', async () => {
    const answer = await shop.call('putOrderMail', { mail: 'kueche@' }, anna);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-request', field: 'mail' } });
  });

  it('changes what is given and leaves the rest', async () => {
    const firstname = `Anna ${randomUUID()}`;
    const ordermails = ['x@example.at'];
    const changed = await shop.call(
      'putUserData',
      { user: { userId: anna.userId, firstname, ordermails } },
      anna,
    );
    expect(changed).toMatchObject({ status: 200, body: { firstname, lastname: 'Last', ordermails } });
    expect((await shop.call('getCurrentUser', {}, anna)).body).toEqual(changed.body);
  });

  it('does not take another user’s id or name', async () => {
    for (const user of [{ userId: bea.userId }, { username: 'other' }, { customerRelationshipId: '1' }]) {
      const answer = await shop.call('putUserData', { user }, anna);
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'invalid-request', field: Object.keys(user)[0] },
      });
    }
  });

  it('LOC-1: keeps the language, also of a user who never signed on here', async () => {
    const carl = { userId: randomUUID(), tenant: 'AZ' };
    for (const user of [anna, carl]) {
      expect((await shop.call('putLocale', { locale: { locale: 'en-GB' } }, user)).status).toBe(204);
      expect((await shop.call('getCurrentUser', {}, user)).body).toMatchObject({
        userId: user.userId,
        locale: 'en-GB',
      });
    }
  });

  it('LOC-1: does not keep a language that the tenant does not offer', async () => {
    const choose = (locale: 'de-AT' | 'en-GB') =>
      shop.call('putLocale', { locale: { locale } }, { userId: 'one-language', tenant: 'GM' });
    const offer = (doc: object) =>
      store.asSystem((queries) =>
        queries
          .insertInto('tenant_setting')
          .values({ scope: 'GM', doc: JSON.stringify(doc) })
          .onConflict((same) => same.column('scope').doUpdateSet({ doc: JSON.stringify(doc) }))
          .execute(),
      );
    await offer({ languages: ['de-AT'] });
    expect(await choose('en-GB')).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', field: 'locale', detail: 'This shop is offered in de-AT.' },
    });
    expect((await choose('de-AT')).status).toBe(204);
    await offer({});
    expect((await choose('en-GB')).status).toBe(204);
  });

  it('TEN-4: a user of Landmarkt is told which of the two shops a name belongs to', async () => {
    const ask = async (name: string, as: { userId: string; tenant: string }) =>
      (await shop.call('getLandmarktTenant', { userName: name }, as)).body;
    const lena = { userId: 'lena', tenant: 'LS' };
    expect(await ask('ls300001', lena)).toEqual({ tenant: 'LS' });
    expect(await ask('ll300002', lena)).toEqual({ tenant: 'LL' });
  });

  it('TEN-4: which group looks that up is said by its line, and nobody else’s answer tells anything', async () => {
    const ask = async () =>
      (await shop.call('getLandmarktTenant', { userName: 'll300002' }, { userId: 'lena', tenant: 'LS' }))
        .body;
    const say = (looksUpRightShop: boolean) =>
      store.asSystem((queries) =>
        queries
          .updateTable('tenant_setting')
          .set({ doc: sql`doc || ${JSON.stringify({ looksUpRightShop })}::jsonb` })
          .where('scope', '=', 'LM')
          .execute(),
      );
    await say(false);
    expect(await ask()).toEqual({ tenant: null });
    await say(true);
    expect(await ask()).toEqual({ tenant: 'LL' });
  });

  it('tells nobody else anything, and of disabled, foreign and unknown names nothing either', async () => {
    const bytes = async (name: string, as: { userId: string; tenant: string }) =>
      (await shop.call('getLandmarktTenant', { userName: name }, as)).bytes.toString();
    const lena = { userId: 'lena', tenant: 'LS' };
    const answers = await Promise.all([
      bytes('ls300001', anna),
      bytes('ll300003', lena),
      bytes('gm300001', lena),
      bytes('nobody', lena),
      bytes('nobody', anna),
    ]);
    expect(new Set(answers)).toEqual(new Set(['{"tenant":null}']));
  });

  it('needs a token', async () => {
    expect((await shop.call('getCurrentUser', {})).status).toBe(401);
    expect((await shop.call('putLocale', { locale: { locale: 'de-AT' } })).status).toBe(401);
  });
});
