import { productSchema } from '@gastroshop/api-contract';
import { allergenState, parseGtin, type Allergen } from '@gastroshop/domain/product';
import { priceRow } from '@gastroshop/domain/pricing';
import { defaultUnit, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import { describe, expect, it } from 'vitest';
import { groupAssortment } from '../assortment';
import { priceLine, productLine } from '../../import';
import type { ProductTexts } from '../../db';
import { demoDay } from '../demo-day';
import type { BranchProduct } from './branch-product';
import { BRANCHES } from './branches';
import { assortmentOf } from './assortment-of-branch';

const demo = demoDay('2026-11-21', new Date('2026-11-21T14:00:00Z'));
const products = groupAssortment();
const branches = new Map(
  BRANCHES.map((branch) => [branch.tenant, assortmentOf(branch, products, demo, 'HERBST26')]),
);
const all = [...branches.values()].flat();
const alpine = branches.get('AZ') ?? [];

const germanTexts = ({ line }: BranchProduct): ProductTexts => ({
  name: line.name,
  productDisplayName: line.productDisplayName,
  shortDescription: line.shortDescription,
  description: line.description,
  ingredients: line.ingredients,
  storageNote: line.storageNote,
});
const textsOf = (product: BranchProduct) => [germanTexts(product), product.line.english ?? {}];
const germanName = ({ line }: BranchProduct): string => line.name;
const categoryIds = ({ line }: BranchProduct): readonly string[] =>
  [...line.categories, ...(line.virtualCategories ?? [])].map(({ id }) => id);
const keysOf = ({ doc }: BranchProduct): readonly string[] => doc.attributes.map(({ key }) => key);
const isAustrian = ({ line }: BranchProduct): boolean =>
  (
    line.originCountries ?? line.details.ingredientOrigins?.map(({ countryOfOrigin }) => countryOfOrigin)
  )?.includes('AT') === true;
const isDrawnAs = ({ doc }: BranchProduct, drawing: string): boolean =>
  doc.thumbnailUrl?.startsWith(`/media/articles/${drawing}-`) === true;
/** Names of the articles for which something holds that must not. */
const offenders = (isOffence: (product: BranchProduct) => boolean): readonly string[] =>
  all.filter(isOffence).map(germanName);

describe('the assortment', () => {
  it('has three thousand articles in the first branch and half of them in the others, each under its own number', () => {
    expect(alpine.length).toBeGreaterThanOrEqual(3_000);
    for (const [, products] of branches) {
      expect(products.length).toBeGreaterThan(1_300);
      expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
      expect(new Set(products.map(germanName)).size).toBe(products.length);
    }
  });

  it('is the same in every run, and another one on another day', () => {
    const again = BRANCHES.flatMap((branch) => assortmentOf(branch, groupAssortment(), demo, 'HERBST26'));
    expect(JSON.stringify(again)).toBe(JSON.stringify(all));
    const later = demoDay('2027-05-03', demo.now);
    const [first] = BRANCHES;
    if (first === undefined) throw new Error('No branch');
    expect(JSON.stringify(assortmentOf(first, groupAssortment(), later, 'HERBST27'))).not.toBe(
      JSON.stringify(alpine),
    );
  });

  it('is written as the contract has it', () => {
    for (const product of alpine) {
      const { doc, line, prices } = product;
      expect(productLine.parse(line)).toEqual(line);
      for (const price of prices) expect(priceLine.parse(price)).toEqual(price);
      for (const texts of textsOf(product))
        expect(() =>
          productSchema.parse({ ...doc, ...germanTexts(product), ...texts, bulkPrices: prices }),
        ).not.toThrow();
    }
  });

  it('speaks both languages', () => {
    const isEmpty = (text: string | undefined) =>
      text === undefined || text.trim() === '' || /undefined|\{Y/.test(text);
    expect(
      offenders((product) =>
        textsOf(product).some(({ name, description }) => isEmpty(name) || isEmpty(description)),
      ),
    ).toEqual([]);
    expect(offenders(({ line }) => line.english?.description === line.description)).toEqual([]);
    expect(
      offenders(({ line }) =>
        [...line.categories, ...(line.virtualCategories ?? [])].some(({ name }) => isEmpty(name['en-GB'])),
      ),
    ).toEqual([]);
    expect(
      offenders(({ doc, line }) =>
        doc.units.some(({ abbreviation }) => isEmpty(line.english?.labels?.units?.[abbreviation])),
      ),
    ).toEqual([]);
  });

  it('fills every category of the tree in every branch', () => {
    const known = new Set(alpine.flatMap(categoryIds));
    expect(known.size).toBeGreaterThan(90);
    for (const [, sold] of branches)
      expect([...known].filter((id) => !sold.flatMap(categoryIds).includes(id))).toEqual([]);
    expect(offenders(({ line }) => line.categories.length !== 3)).toEqual([]);
  });
});

describe('units', () => {
  it('have one storage unit of ratio 1, one default, and positive ratios', () => {
    expect(
      offenders(
        ({ doc }) =>
          doc.units.filter(({ isStorageUnit, ratio }) => isStorageUnit && ratio === '1').length !== 1,
      ),
    ).toEqual([]);
    expect(offenders(({ doc }) => doc.units.filter(({ isDefault }) => isDefault).length !== 1)).toEqual([]);
    expect(offenders(({ doc }) => doc.units.some(({ ratio }) => !(Number(ratio) > 0)))).toEqual([]);
    expect(
      offenders(
        ({ doc }) => new Set(doc.units.map(({ abbreviation }) => abbreviation)).size < doc.units.length,
      ),
    ).toEqual([]);
    expect(alpine.some(({ doc }) => doc.units.some(({ ratio }) => String(ratio).includes('.')))).toBe(true);
  });

  it('carry codes with the right check digit, none twice', () => {
    const codes = alpine.flatMap(({ doc }) => doc.units.flatMap(({ gtins = [] }) => gtins));
    expect(codes.length).toBeGreaterThan(3_000);
    expect(codes.filter((code) => parseGtin(code) === undefined)).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('QTY-1: the smallest amount of the default unit reaches the minimum', () => {
    expect(
      offenders(({ doc }) => {
        const unit = defaultUnit(doc.units);
        return unit === undefined || smallestAllowedAmount(doc.minSaleQuantity, unit) === undefined;
      }),
    ).toEqual([]);
  });
});

describe('prices', () => {
  it('are positive, and the shop can reckon with them', () => {
    expect(
      offenders(({ prices }) => prices.some(({ rawValueString }) => !(Number(rawValueString) > 0))),
    ).toEqual([]);
    for (const { doc, prices } of alpine) {
      const unit = defaultUnit(doc.units);
      if (unit === undefined || prices.length === 0) continue;
      const row = priceRow({
        prices,
        amount: 1,
        unit,
        day: demo.today,
        weighed: doc.weighed,
      });
      expect(row).toMatchObject({ kind: 'PRICED', problems: [] });
    }
  });

  it('PRI-2: fall from tier to tier', () => {
    expect(
      offenders(({ prices }) => {
        const list = prices.filter(
          ({ type, priceList, fairId }) => type === 'LIST' && priceList === undefined && fairId === undefined,
        );
        return list.some((price, index) => {
          const before = list[index - 1];
          return (
            before !== undefined &&
            (price.minQuantity <= before.minQuantity ||
              Number(price.rawValueString) > Number(before.rawValueString))
          );
        });
      }),
    ).toEqual([]);
  });

  it('PRI-9: are nothing that recommendations, which everybody sees, go by', () => {
    const isOnOffer = ({ prices }: BranchProduct) => prices.some(({ type }) => type === 'PROMOTION');
    const recommended = alpine.filter((product) => product.isRecommended);
    const share = (products: readonly BranchProduct[]) => products.filter(isOnOffer).length / products.length;
    expect(recommended.length).toBeGreaterThan(20);
    expect(Math.abs(share(recommended) - share(alpine))).toBeLessThan(0.06);
    const others = alpine.filter((product) => !product.isRecommended);
    expect(others.some(isOnOffer)).toBe(true);
  });

  it('come in all types, with discounts and bonuses, some on request', () => {
    const prices = alpine.flatMap((product) => product.prices);
    expect(new Set(prices.map(({ type }) => type))).toEqual(
      new Set(['LIST', 'PROMOTION', 'SPECIAL_LIST', 'FAIR_LIST']),
    );
    const orders = (of: 'attachedDiscount' | 'attachedBonus') =>
      new Set(prices.flatMap((price) => price[of]?.applicationOrder ?? []));
    expect(orders('attachedDiscount')).toEqual(new Set(['SINGLE', 'TOTAL']));
    expect(orders('attachedBonus')).toEqual(new Set(['SINGLE', 'TOTAL']));
    expect(alpine.some((product) => product.prices.length === 0)).toBe(true);
    expect(prices.some(({ rawValueString }) => (rawValueString.split('.')[1]?.length ?? 0) === 4)).toBe(true);
  });
});

describe('what articles say of themselves is plausible', () => {
  const MEAT =
    /fleisch|schnitzel(?!brot)|wurst|speck|(?<!palat)schinken|huhn|hühner|puten|rind|kalb|lamm|hirsch|fisch|lachs|garnele/i;
  const contains = ({ doc }: BranchProduct, allergens: readonly Allergen[]): boolean =>
    allergens.some((allergen) => allergenState(doc.allergenInfoCodes, allergen) === 'CONTAINED');

  it.each<readonly [string, (product: BranchProduct) => boolean]>([
    [
      'nothing vegan of meat, fish, milk or egg',
      (a) =>
        keysOf(a).includes('Veg') &&
        (MEAT.test(germanName(a)) || contains(a, ['CRAB', 'EGGS', 'FISH', 'MILK', 'MOLLUSCS'])),
    ],
    [
      'nothing vegetarian of meat or fish',
      (a) =>
        keysOf(a).includes('Veget') &&
        (MEAT.test(germanName(a)) || contains(a, ['CRAB', 'FISH', 'MOLLUSCS'])),
    ],
    [
      'nothing gluten-free with gluten or traces of it',
      (a) => keysOf(a).includes('Gf') && allergenState(a.doc.allergenInfoCodes, 'GLUTEN') !== 'NONE',
    ],
    [
      'nothing lactose-free with milk, but for dairy',
      (a) =>
        keysOf(a).includes('Lf') &&
        a.doc.categoryId?.startsWith('14') === false &&
        allergenState(a.doc.allergenInfoCodes, 'MILK') !== 'NONE',
    ],
    [
      'nothing both frozen and chilled',
      (a) => keysOf(a).includes('Tiefgekuehlt') && keysOf(a).includes('Gekuehlt'),
    ],
    [
      'frozen goods among frozen goods only',
      (a) => keysOf(a).includes('Tiefgekuehlt') !== (a.doc.categoryId?.startsWith('2') ?? false),
    ],
    [
      'no food data on what is no food',
      (a) =>
        (a.doc.categoryId ?? '') >= '6' &&
        (a.doc.allergenInfoCodes !== undefined || (a.line.details.nutrientTables ?? []).length > 0),
    ],
    [
      'alcohol in drinks only',
      (a) => a.doc.alcohol !== undefined && !/^(?:42|5)/.test(a.doc.categoryId ?? ''),
    ],
    [
      'a wine is told of with its grape',
      (a) =>
        (a.doc.categoryId?.startsWith('5') ?? false) &&
        a.line.details.wineAttributes?.typeOfGrape === undefined,
    ],
    [
      'certified fish is fish',
      (a) =>
        (keysOf(a).includes('Msc') || keysOf(a).includes('Asc')) &&
        !contains(a, ['FISH', 'CRAB', 'MOLLUSCS']),
    ],
    ['the seal of quality is Austrian', (a) => keysOf(a).includes('Ama') && !isAustrian(a)],
    [
      'weighed articles are marked so',
      (a) => (a.doc.weighed !== undefined) !== keysOf(a).includes('Wiegeartikel'),
    ],
    [
      'no deposit on food',
      (a) => a.doc.deposit !== undefined && !(a.doc.categoryId?.startsWith('4') ?? false),
    ],
    [
      'safety datasheets for chemicals only',
      (a) => a.line.hasSafetyDatasheet && !/^6[12]/.test(a.doc.categoryId ?? ''),
    ],
    [
      'white wine in a white glass',
      (a) => a.doc.categoryId?.startsWith('51') === true && !isDrawnAs(a, 'white-wine'),
    ],
    [
      'red wine in a red glass',
      (a) => a.doc.categoryId?.startsWith('52') === true && !isDrawnAs(a, 'red-wine'),
    ],
    ['every article has its VAT', (a) => (a.doc.vat?.length ?? 0) === 0],
  ])('%s', (_, isOffence) => {
    expect(offenders(isOffence)).toEqual([]);
  });

  it('the rates of VAT are those of the law', () => {
    const rates = new Set(all.flatMap(({ doc }) => (doc.vat ?? []).map(({ ratePercent }) => ratePercent)));
    expect(rates).toEqual(new Set(['4.9', '10', '13', '20']));
    const drinks = all.filter(({ doc }) => /^41|^42/.test(doc.categoryId ?? ''));
    expect(drinks.every(({ doc }) => doc.vat?.[0]?.ratePercent === '20')).toBe(true);
  });

  it('nobody claims to know the allergens of everything', () => {
    expect(all.some(({ doc }) => doc.allergenInfoCodes === undefined && (doc.categoryId ?? '') < '6')).toBe(
      true,
    );
    expect(
      offenders(
        ({ doc }) => doc.allergenInfoCodes !== undefined && !/^[JSN]{14}$/.test(doc.allergenInfoCodes),
      ),
    ).toEqual([]);
  });

  it('nutrients add up to no more than the whole, with the energy that follows from them', () => {
    for (const { line } of alpine) {
      for (const { basis, groups = [], energy } of line.details.nutrientTables ?? []) {
        if (basis !== 'PER_100') continue;
        const of = (key: string): number => Number(groups.find((group) => group.key === key)?.quantity ?? 0);
        expect(of('FAT') + of('CARBOHYDRATE') + of('PROTEIN') + of('SALT')).toBeLessThanOrEqual(100.5);
        const kj = 37 * of('FAT') + 17 * of('CARBOHYDRATE') + 8 * of('FIBRE') + 17 * of('PROTEIN');
        expect(Math.abs(kj - Number(energy?.kj))).toBeLessThan(8);
      }
    }
  });

  it('all states of availability turn up; what is removed names something else', () => {
    expect(new Set(alpine.map(({ status }) => status))).toEqual(
      new Set(['ACTIVE', 'INACTIVE', 'AVAILABLE_SOON', 'REMOVED_FROM_INVENTORY']),
    );
    expect(
      alpine.filter(
        ({ status, doc }) =>
          status === 'AVAILABLE_SOON' && (doc.shopAvailability?.availabilityETA ?? '') <= demo.today,
      ),
    ).toEqual([]);
    expect(alpine.some(({ doc }) => (doc.replacementSkus?.length ?? 0) > 0)).toBe(true);
  });

  it('companions are sold in the same branch', () => {
    for (const [, products] of branches) {
      const known = new Set(products.map(({ sku }) => sku));
      const named = products.flatMap(({ line, doc }) => [
        ...line.recommendedSkus,
        ...(doc.replacementSkus ?? []),
      ]);
      expect(named.filter((sku) => !known.has(sku))).toEqual([]);
      expect(products.filter(({ sku, line }) => line.recommendedSkus.includes(sku))).toEqual([]);
    }
  });
});
