import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_FEATURES } from '@gastroshop/api-contract';
import type { Store } from '../../db';
import { openBrowser, openQuickStore, startSignOnWorld, type SignOnWorld } from '../../testing';

describe('TEN-3: what an installation knows of a tenant, on pages for its operator', () => {
  let store: Store;
  let world: SignOnWorld;

  beforeAll(async () => {
    store = await openQuickStore();
    world = await startSignOnWorld(store, { now: () => new Date('2026-12-01T09:00:00Z') });
    await world.plantAccount({ id: 'u-runs', userName: 'runs', roles: ['tenant-AZ', 'operator'] });
    await world.plantAccount({ id: 'u-buys', userName: 'buys', roles: ['tenant-AZ', 'can-preview-content'] });
    await store.asSystem(async (queries) => {
      const doc = JSON.stringify({
        displayName: 'Quell & Berg',
        brandColor: '#7a1f5c',
        mailName: 'Quellberg Bestellung',
        mailAddress: 'bestellung@quellberg.example',
        telephone: '+43 5 1234',
        languages: ['de-AT'],
        features: SHOP_FEATURES.filter((feature) => feature !== 'LABELS'),
      });
      await queries.insertInto('tenant_setting').values({ scope: 'GM', doc }).execute();
      const exception = { date: '2026-12-08', closed: true, replacedBy: '2026-12-09' };
      await queries
        .insertInto('delivery_exception')
        .values({ tenant: 'GM', customer_id: '', date: exception.date, exception: JSON.stringify(exception) })
        .execute();
    });
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  const textOf = async (userName: string | undefined, path: string, locale = 'de-AT') => {
    const browser = openBrowser();
    if (userName !== undefined) await world.signIn(browser, userName);
    browser.cookies.get(new URL(world.origin()).host)?.set('locale', locale);
    const answer = await browser.go(`${world.origin()}/auth/settings${path}`);
    return { status: answer.status, text: (await answer.text()).replaceAll(/\s+/g, ' ') };
  };

  it('show name, look, contrasts, mails, hosts, languages, parts, legal pages and holidays', async () => {
    const { status, text } = await textOf('runs', '/GM');
    expect(status).toBe(200);
    for (const shown of [
      'GM · Quell &amp; Berg',
      'fill="#7a1f5c"',
      'Quellberg Bestellung, bestellung@quellberg.example',
      'gm.localhost',
      '<th scope="row">Etiketten</th> <td>ausgeschaltet</td>',
      '<th scope="row">Inventur</th> <td>eingeschaltet</td>',
      '<th scope="row">Sprachen</th> <td>de-AT</td>',
      '<th scope="row">Impressum</th> <td>fehlt</td>',
      'geliefert am',
      'node dist/cli.js import tenants FILE',
      'node dist/cli.js import holidays FILE --tenant GM',
    ])
      expect(text).toContain(shown);
    expect(text).toMatch(/Schrift auf Knöpfen<\/th> <td>\d+,\d : 1<\/td>/);
    expect(text).not.toMatch(/<style|\sstyle=|<script/);
  });

  it('say what is missing as the home page of the shop does, and in the language of the reader', async () => {
    const { text } = await textOf('runs', '/GM', 'en-GB');
    expect(text).toContain('What is missing before the first order');
    expect(text).toContain('Articles and prices: import products, import prices');
    expect(text).not.toContain('Telephone number: import tenants');
  });

  it('list all tenants', async () => {
    const { text } = await textOf('runs', '');
    expect(text.match(/href="\/auth\/settings\/[A-Z]{2}"/g)).toHaveLength(22);
    expect(text).toMatch(/\d Angaben fehlen/);
  });

  it('are there for operators alone', async () => {
    for (const path of ['', '/GM']) {
      expect((await textOf('buys', path)).status).toBe(404);
      const { status, text } = await textOf(undefined, path);
      expect(status).toBe(401);
      expect(text).toContain(`href="/auth/redirect?target=${encodeURIComponent(`/auth/settings${path}`)}"`);
      expect(text).not.toContain('Quell');
    }
    expect((await textOf('runs', '/ZZ')).status).toBe(404);
  });
});
