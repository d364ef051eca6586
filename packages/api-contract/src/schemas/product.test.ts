import { describe, expect, it } from 'vitest';
import { nutrientTableSchema } from './nutrient';
import { basePriceSchema, priceSchema } from './price';
import { productSchema } from './product';
import { productDetailsSchema } from './product-details';
import { refusedAt } from './testing/refused-at';
import { unitSchema } from './unit';

const carton = {
  name: 'Karton',
  abbreviation: 'KT',
  ratio: 6,
  isDefault: true,
  isVisible: true,
  isStorageUnit: false,
};
const milk = { sku: '100100', name: 'Vollmilch', attributes: [], minSaleQuantity: 0, units: [carton] };
const details = {
  imagePaths: [],
  nutrientTables: [],
  categories: [],
  ingredientOrigins: [],
  packaging: 'NO_DATA',
};
const list = { type: 'LIST', rawValueString: '4.15', minQuantity: 0 };

describe('PRD-6: product status', () => {
  it.each(['ACTIVE', 'INACTIVE', 'AVAILABLE_SOON', 'REMOVED_FROM_INVENTORY'])('%s is one', (status) => {
    expect(
      refusedAt(productSchema, {
        ...milk,
        status,
        shopAvailability: { status, availabilityETA: '2026-11-25' },
      }),
    ).toEqual([]);
  });

  it('SOLD_OUT is none', () => {
    expect(refusedAt(productSchema, { ...milk, status: 'SOLD_OUT' })).toEqual(['status']);
    expect(refusedAt(productSchema, { ...milk, shopAvailability: { status: 'SOLD_OUT' } })).toEqual([
      'shopAvailability.status',
    ]);
  });
});

describe('the product', () => {
  it('needs number, name, attributes, minimum and units', () => {
    expect(refusedAt(productSchema, {})).toEqual(['sku', 'name', 'attributes', 'minSaleQuantity', 'units']);
  });

  it('works without any extension, and keeps what it does not understand unchanged', () => {
    const naraCodes = [{ code: 7, nested: { a: null } }];
    expect(productSchema.parse({ ...milk, naraCodes })).toEqual({ ...milk, naraCodes });
  });

  it('checks its extensions', () => {
    expect(
      refusedAt(productSchema, {
        ...milk,
        vat: [{ ratePercent: 10, validFrom: '1.7.2026' }],
        deposit: { amountString: '0.25', containersPerStorageUnit: 24, kind: 'GLASS' },
        weighed: { pricedBy: 'kg' },
        replacementSkus: [1],
      }),
    ).toEqual([
      'vat.0.ratePercent',
      'vat.0.validFrom',
      'deposit.kind',
      'weighed.estimatedQuantityPerStorageUnit',
      'replacementSkus.0',
    ]);
  });
});

describe('PRD-3: a unit', () => {
  it('has a ratio that may be an exact decimal', () => {
    expect(refusedAt(unitSchema, { ...carton, ratio: '0.5', gtins: ['9001234567894'] })).toEqual([]);
    expect(refusedAt(unitSchema, { ...carton, ratio: '1/2' })).toEqual(['ratio']);
  });
});

describe('PRI-1, PRI-5: prices on the wire', () => {
  it.each(['LIST', 'PROMOTION', 'SPECIAL', 'SPECIAL_LIST', 'FAIR_LIST', 'FIXED'])('%s is a type', (type) => {
    expect(refusedAt(priceSchema, { ...list, type })).toEqual([]);
  });

  it('a price of another type is refused', () => {
    expect(refusedAt(priceSchema, { ...list, type: 'List' })).toEqual(['type']);
  });

  it.each(['SINGLE', 'TOTAL'])('a discount applies %s', (applicationOrder) => {
    const reduction = { applicationOrder, discountFactorString: '0.95' };
    expect(
      refusedAt(priceSchema, { ...list, attachedDiscount: reduction, attachedBonus: reduction }),
    ).toEqual([]);
  });

  it('a discount needs a known order and a factor', () => {
    expect(refusedAt(priceSchema, { ...list, attachedDiscount: { applicationOrder: 'BOTH' } })).toEqual([
      'attachedDiscount.applicationOrder',
      'attachedDiscount.discountFactorString',
    ]);
  });

  it('a raw value that is no number gets through: the domain drops that price and logs it', () => {
    expect(refusedAt(priceSchema, { ...list, rawValueString: 'auf Anfrage' })).toEqual([]);
  });

  it('PRI-6: validity is a day or a moment', () => {
    expect(
      refusedAt(priceSchema, { ...list, fromDate: '2026-11-01', toDate: '2026-11-30T22:59:59Z' }),
    ).toEqual([]);
    expect(refusedAt(priceSchema, { ...list, toDate: 'soon' })).toEqual(['toDate']);
  });
});

describe('PRI-8: the base price has quantity, unit, refQuantity, refUnit', () => {
  it('all of them', () => {
    expect(refusedAt(basePriceSchema, { quantity: '500', unit: 'g', refQuantity: 1, refUnit: 'kg' })).toEqual(
      [],
    );
    expect(refusedAt(basePriceSchema, {})).toEqual(['quantity', 'unit', 'refQuantity', 'refUnit']);
  });
});

describe('PRD-10: nutrient tables', () => {
  it.each(['PER_100', 'PER_PORTION'])(
    'are %s, with energy, groups with children, vitamins and minerals',
    (basis) => {
      const table = {
        basis,
        energy: { kj: '268', kcal: '64' },
        groups: [
          {
            key: 'FAT',
            quantity: '3.5',
            unit: 'g',
            children: [{ key: 'SATURATES', quantity: '2.3', unit: 'g' }],
          },
        ],
        vitaminsAndMinerals: [{ key: 'CALCIUM', quantity: '120', unit: 'mg', dailyIntakePercent: '15' }],
      };
      expect(nutrientTableSchema.parse(table)).toEqual(table);
    },
  );

  it('refuse other bases and units', () => {
    expect(
      refusedAt(nutrientTableSchema, {
        basis: 'PER_KG',
        groups: [{ key: 'FAT', quantity: '1', unit: 'kg' }],
      }),
    ).toEqual(['basis', 'groups.0.unit']);
  });
});

describe('PRD-11: packaging, ingredient origins, wine attributes', () => {
  it.each(['SINGLE_USE', 'SINGLE_USE_DEPOSIT', 'MULTI_USE', 'MULTI_USE_DEPOSIT', 'NO_DATA'])(
    '%s is packaging',
    (packaging) => {
      expect(refusedAt(productDetailsSchema, { ...details, packaging })).toEqual([]);
    },
  );

  it.each(['EGG', 'MILK', 'MEAT', 'UNKNOWN'])('%s is an ingredient with an origin', (ingredient) => {
    const origin = {
      ingredient,
      pimKeyOfIngredient: 'k',
      countryOfOrigin: 'AT',
      regionOfOrigin: 'Tirol',
      additionalInformation: 'i',
    };
    expect(productDetailsSchema.parse({ ...details, ingredientOrigins: [origin] }).ingredientOrigins).toEqual(
      [origin],
    );
  });

  it('other packaging and ingredients are refused', () => {
    expect(
      refusedAt(productDetailsSchema, {
        ...details,
        packaging: 'BAG',
        ingredientOrigins: [{ ingredient: 'FISH' }],
      }),
    ).toEqual(['ingredientOrigins.0.ingredient', 'packaging']);
  });

  it('a wine has 17 attributes, each of which may be missing', () => {
    const wine = Object.fromEntries(
      [
        'category',
        'vintage',
        'country',
        'region',
        'winery',
        'appellation',
        'typeOfGrape',
        'character',
        'rating',
        'sensoricDescription',
        'mealRecommendation',
        'seal',
        'cuvee',
        'residualSugar',
        'acidity',
        'glass',
        'maturity',
      ].map((key) => [key, 'x']),
    );
    expect(productDetailsSchema.parse({ ...details, wineAttributes: wine }).wineAttributes).toEqual(wine);
    expect(refusedAt(productDetailsSchema, { ...details, wineAttributes: {} })).toEqual([]);
    expect(refusedAt(productDetailsSchema, { ...details, wineAttributes: { vintage: 2024 } })).toEqual([
      'wineAttributes.vintage',
    ]);
  });
});
