import type { Product, Unit } from '@gastroshop/api-contract';
import type { AmountAndQuery } from '@gastroshop/domain/order-list';
import { displayedProductId } from '@gastroshop/domain/product';
import { unitByAbbreviation, unitMeant } from '@gastroshop/domain/quantity';
import { type ProductContext, unitOf } from '@gastroshop/storefront/product';
import type { PadLine } from '../lines/pad-line';
import { shownFields } from '../lines/shown-fields';
import type { RowChange } from '../rows/pad-action';

/** What would mend a row with one key. */
export type QuickFix =
  | {
      readonly kind: 'ARTICLE';
      readonly product: Product;
      /** Amount and unit that stand in the field of the article: they go into their own with it. */
      readonly typed?: Pick<AmountAndQuery, 'amount' | 'unit'> | undefined;
    }
  | { readonly kind: 'UNIT'; readonly abbreviation: string };

/** Remedies shown beside each other. */
export const MAX_QUICK_FIXES = 3;

/** Tells remedies of a row apart. */
export const remedyKey = (remedy: QuickFix): string =>
  remedy.kind === 'ARTICLE' ? remedy.product.sku : remedy.abbreviation;

/**
 * The unit a row would be ordered in with a remedy: the one that was written, as far as the article comes in it, else the
 * one the article starts with.
 *
 * @returns undefined where a unit was written that the article does not come in; no other is shown in its place
 */
export const unitOfRemedy = (
  { fields, product: ofLine }: Pick<PadLine, 'fields' | 'product'>,
  remedy: QuickFix,
): Unit | undefined => {
  if (remedy.kind === 'UNIT') return unitByAbbreviation(ofLine?.units ?? [], remedy.abbreviation);
  const written = fields.unit.trim();
  return written === '' ? unitOf(remedy.product) : unitMeant(remedy.product.units, written);
};

/**
 * What a remedy changes in its row. Where no unit was written, the one that is shown with the article is taken with it;
 * one that was written stays, and is asked about if the article does not come in it.
 */
export const applyQuickFix = (
  line: Pick<PadLine, 'row' | 'fields'>,
  remedy: QuickFix,
  { crossTenantNumbers }: Pick<ProductContext, 'crossTenantNumbers'>,
): RowChange => {
  const { row, fields } = line;
  const shown = shownFields(line);
  if (remedy.kind === 'UNIT') return { id: row.id, ...shown, unit: remedy.abbreviation };
  const { product, typed } = remedy;
  const offered =
    fields.unit.trim() === '' && row.reading !== undefined ? unitOf(product)?.abbreviation : undefined;
  const unit = typed?.unit ?? offered;
  return {
    id: row.id,
    ...shown,
    article: displayedProductId(product, crossTenantNumbers),
    ...(typed?.amount !== undefined && { amount: String(typed.amount) }),
    ...(unit !== undefined && { unit }),
  };
};
