import type { LineContent, Product, Unit } from '@gastroshop/api-contract';
import { lineIssue, type LineIssue } from '@gastroshop/domain/cart';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { lineProductOf, type LoadedProducts } from '../product';

/** A line with its article, and whether it can be ordered as it is. */
export interface LineView {
  readonly sku: string;
  readonly content: LineContent;
  readonly product: Product;
  readonly unit: Unit | undefined;
  readonly problem: LineIssue | undefined;
}

const INACTIVE = { status: 'INACTIVE', shopAvailability: { status: 'INACTIVE' } } as const;

/** An article that is gone from the tenant still has a line, to be taken out. */
const vanished = (sku: string, { unitAbbreviation }: LineContent): Product => ({
  sku,
  name: sku,
  attributes: [],
  minSaleQuantity: 0,
  units: [
    {
      name: unitAbbreviation,
      abbreviation: unitAbbreviation,
      ratio: 1,
      isDefault: true,
      isVisible: true,
      isStorageUnit: true,
    },
  ],
  ...INACTIVE,
});

/** Puts a line and its article together. An article outside the assortment shows as not available, without prices. */
export const lineView = (sku: string, content: LineContent, products: LoadedProducts): LineView => {
  const product = products.get(sku) ?? vanished(sku, content);
  const isRestricted = products.restricted.has(sku);
  const { unitAbbreviation, plan = [] } = content;
  // Each entry of a plan is a delivery, for which the minimum holds (QTY-1).
  const amount = Math.min(content.amount, ...plan.map((entry) => entry.amount));
  return {
    sku,
    content,
    product: isRestricted ? { ...product, ...INACTIVE, bulkPrices: [] } : product,
    unit: unitByAbbreviation(product.units, unitAbbreviation),
    problem: lineIssue({ sku, amount, unitAbbreviation }, lineProductOf(product, isRestricted)),
  };
};
