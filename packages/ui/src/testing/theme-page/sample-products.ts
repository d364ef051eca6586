import type { ProductOrderState, ProductCardData } from '../../product';

/** A product and what is ordered of it. */
export interface SampleProduct {
  readonly product: ProductCardData;
  readonly order: ProductOrderState;
}

const units = [
  { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
  { abbreviation: 'Ktn', name: 'Karton', plural: 'Kartons', minimum: 1 },
];

/** In the cart, on offer, new, and not to be had: every ground and every letter a list of products has. */
export const sampleProducts: readonly SampleProduct[] = [
  {
    product: {
      id: '1',
      number: '201144',
      name: 'Obers 36 % 1 l',
      href: '#201144',
      picture: { family: 'dairy' },
      badges: [{ key: 'Gekuehlt', label: 'gekühlt', hasIcon: true }],
      origin: 'Österreich',
      price: {
        priceText: '€ 4,49',
        unit: 'Stk',
        note: { kind: 'NEXT_TIER', missing: '3 Stk', price: '€ 4,15' },
      },
      basePrice: { priceText: '€ 4,49', unit: 'l' },
    },
    order: { amount: 9, unit: 'Stk', units, inCart: true },
  },
  {
    product: {
      id: '2',
      number: '330118',
      name: 'Rispenparadeiser Kl. I 6 kg',
      href: '#330118',
      picture: { family: 'fruit' },
      badges: [{ key: 'Bio', label: 'Bio', hasIcon: true }],
      banner: { kind: 'ON_SALE', audience: 'ALL', percent: '12 %' },
      origin: 'Wien',
      price: {
        priceText: '€ 16,20',
        unit: 'Stk',
        isOnSale: true,
        note: { kind: 'FORMER', price: '€ 18,40' },
      },
      basePrice: { priceText: '€ 2,70', unit: 'kg' },
    },
    order: { amount: 1, unit: 'Stk', units, inCart: false },
  },
  {
    product: {
      id: '3',
      number: '701206',
      name: 'Laugenbreze vorgebacken 90 g × 60',
      href: '#701206',
      picture: { family: 'bakery' },
      banner: { kind: 'NEW' },
      price: { priceText: '€ 24,60', unit: 'Ktn' },
    },
    order: { amount: 2, unit: 'Ktn', units, inCart: true, busy: true },
  },
  {
    product: {
      id: '4',
      number: '330901',
      name: 'Champignons weiß geschnitten 3 kg',
      href: '#330901',
      picture: { family: 'veg' },
      banner: { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON', from: 'Mo, 30.11.' },
      price: { priceText: '€ 13,20', unit: 'Stk' },
    },
    order: { amount: 1, unit: 'Stk', units, inCart: false, disabledReason: 'derzeit nicht lieferbar' },
  },
];
