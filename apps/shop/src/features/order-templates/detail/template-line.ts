import type { OrderTemplateItem, Product, Unit } from '@gastroshop/api-contract';
import { templateItemIssue, type TemplateItemIssue } from '@gastroshop/domain/order-list';
import { effectiveStatus } from '@gastroshop/domain/product';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { formatAmount, formatUnit, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';

/** What the domain needs of an article. */
const sold = (product: Product) => ({
  status: effectiveStatus(product),
  minSaleQuantity: product.minSaleQuantity,
  units: product.units,
});

/** Why a line stays out when everything goes into the cart (TPL-4); undefined when it can be ordered. */
export const templateLineIssue = (item: OrderTemplateItem): TemplateItemIssue | undefined =>
  templateItemIssue(item, item.product && sold(item.product));

/** The unit a line is kept in, as far as its article still comes in it. */
export const lineUnit = ({ product, unit }: OrderTemplateItem): Unit | undefined =>
  product && unitByAbbreviation(product.units, unit);

/** The name of a line's article; its number where nothing more is known. */
export const lineName = ({ product, productSku }: OrderTemplateItem): string =>
  product?.productDisplayName ?? product?.name ?? productSku;

/** Why a line stays out, in words. */
export const issueText = (
  obstacle: TemplateItemIssue,
  { unit }: OrderTemplateItem,
  t: TFunction<'order-template'>,
  locale: Locale,
): string => {
  switch (obstacle.reason) {
    case 'UNIT_MISSING':
      return t('UNIT_MISSING', { unit: formatUnit(unit, locale) });
    case 'BELOW_MINIMUM':
      return obstacle.smallestAllowed === undefined
        ? t('NEVER_REACHED')
        : t('BELOW_MINIMUM', { amount: formatAmount(obstacle.smallestAllowed, unit, locale) });
    default:
      return t(obstacle.reason);
  }
};
