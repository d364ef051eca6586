import { priceRow } from '@gastroshop/domain/pricing';

/** Four cartons of six, list price 4.15, 3.99 from 24 storage units on. */
export const price = (): string => {
  const row = priceRow({
    prices: [
      { type: 'LIST', rawValueString: '4.15', minQuantity: 1 },
      { type: 'LIST', rawValueString: '3.99', minQuantity: 24 },
    ],
    amount: 4,
    unit: { ratio: 6 },
    day: '2026-11-26',
  });
  return row.kind === 'PRICED' ? row.rowTotal : 'on request';
};
