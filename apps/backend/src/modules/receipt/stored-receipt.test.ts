import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openQuickStore } from '../../testing';
import { storedReceipt } from './stored-receipt';

describe('TEN-4: a stored document', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem((queries) =>
      queries
        .insertInto('receipt')
        .values(
          [
            { tenant: 'AZ', total: '10.00' },
            { tenant: 'GM', total: '20.00' },
          ].map((own) => ({
            ...own,
            customer_id: 'same',
            type: 'invoice' as const,
            number: '1',
            date: '2026-11-20',
            order_number: '7',
            information: null,
            doc: null,
          })),
        )
        .execute(),
    );
  });
  afterAll(() => store.close());

  const totalIn = async (tenant: string) => {
    const found = await store.asSystem((queries) =>
      storedReceipt(queries, { tenant, customerId: 'same' }, 'invoice', '1'),
    );
    return Number(found.total);
  };

  it('is that of the tenant, whatever has the same number elsewhere', async () => {
    expect(await totalIn('AZ')).toBe(10);
    expect(await totalIn('GM')).toBe(20);
    await expect(totalIn('KI')).rejects.toMatchObject({ code: 'not-found' });
  });
});
