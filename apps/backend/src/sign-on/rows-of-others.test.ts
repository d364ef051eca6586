import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { openQuickStore, seedAssignment, seedUsers } from '../testing';
import { assignCustomers } from './assign-customers';
import { ensureUser } from './ensure-user';

describe('TEN-4: what a sign-on writes', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
  });
  afterAll(() => store.close());

  it('takes customers from nobody but who signs on, and leaves those that stay as they are', async () => {
    const rows = await store.asSystem(async (queries) => {
      await seedAssignment(queries, 'stays', ['anna']);
      await seedAssignment(queries, 'gone', ['anna', 'bea']);
      await seedAssignment(queries, 'gone', ['anna'], 'GM');
      await assignCustomers(queries, 'AZ', 'anna', ['stays', 'new']);
      return queries.selectFrom('assignment').selectAll().execute();
    });
    expect(
      rows.map((row) => `${row.tenant} ${row.user_id} ${row.customer_id} ${row.rights.join()}`).toSorted(),
    ).toEqual([
      'AZ anna new ORDER,SEE_PRICES,INVOICES',
      'AZ anna stays ORDER,INVOICES',
      'AZ bea gone ORDER,INVOICES',
      'GM anna gone ORDER,INVOICES',
    ]);
  });

  it('frees a name in its own tenant only', async () => {
    const rows = await store.asSystem(async (queries) => {
      await seedUsers(queries, [
        { id: 'before', userName: 'Anna' },
        { tenant: 'GM', id: 'elsewhere', userName: 'Anna' },
      ]);
      await ensureUser(queries, 'AZ', 'now', { preferred_username: 'anna', name: 'Anna Gruber' });
      return queries.selectFrom('app_user').select(['tenant', 'id', 'user_name']).execute();
    });
    expect(rows.map((row) => `${row.tenant} ${row.id} ${row.user_name}`).toSorted()).toEqual([
      'AZ before Anna~before',
      'AZ now anna',
      'GM elsewhere Anna',
    ]);
  });
});
