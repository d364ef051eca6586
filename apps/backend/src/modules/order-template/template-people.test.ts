import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openQuickStore, seedUsers } from '../../testing';
import { templatePeople } from './template-people';

const AT = new Date('2026-11-20T08:00:00Z');

describe('TEN-4: the people of a template', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      await seedUsers(queries, [{ tenant: 'GM', id: 'resi' }]);
      await queries
        .insertInto('order_template')
        .values({
          tenant: 'GM',
          id: 'same',
          customer_id: '1',
          owner_id: 'resi',
          name: 'Wochenkarte',
          comment: null,
          price_list: null,
          is_shareable: false,
          created_at: AT,
          edited_at: AT,
          edited_by: 'sepp',
        })
        .execute();
    });
  });
  afterAll(() => store.close());

  const peopleIn = (tenant: string) =>
    store.asSystem((queries) =>
      templatePeople(queries, tenant, { id: 'same', createdBy: 'resi', lastEditedBy: 'sepp' }),
    );

  it('are called by their own names, those nobody has told one of as they sign on', async () => {
    expect(await peopleIn('GM')).toEqual({ createdBy: 'First Last', lastEditedBy: 'sepp' });
  });

  it('are not those of a template that is called the same in another tenant', async () => {
    expect(await peopleIn('AZ')).toEqual({ createdBy: 'resi', lastEditedBy: 'sepp' });
  });
});
