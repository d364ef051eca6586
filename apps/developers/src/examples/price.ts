import { priceRow } from '@gastroshop/domain/pricing';

export const prices = [
  { type: 'LIST', rawValueString: '4.65', minQuantity: 1 },
  { type: 'LIST', rawValueString: '4.44', minQuantity: 12 },
  { type: 'LIST', rawValueString: '4.29', minQuantity: 48 },
] as const;

export const price = (amount: number, ratio: number) =>
  priceRow({ prices, amount, unit: { ratio }, day: '2026-11-26' });
