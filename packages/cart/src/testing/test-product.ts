import type { Product } from '@gastroshop/api-contract';

/** An article for tests: sold by piece, and by carton of 6. */
export const testProduct = (sku: string, name: string, differing: Partial<Product> = {}): Product => ({
  sku,
  name,
  attributes: [],
  minSaleQuantity: 0,
  units: [
    {
      name: 'Stück',
      abbreviation: 'Stk',
      ratio: 1,
      isDefault: true,
      isVisible: true,
      isStorageUnit: true,
    },
    {
      name: 'Karton',
      abbreviation: 'Ktn',
      ratio: 6,
      isDefault: false,
      isVisible: true,
      isStorageUnit: false,
    },
  ],
  status: 'ACTIVE',
  shopAvailability: { status: 'ACTIVE' },
  bulkPrices: [{ type: 'LIST', rawValueString: '4.49', minQuantity: 0 }],
  vat: [{ ratePercent: '10', validFrom: '2016-01-01' }],
  ...differing,
});
