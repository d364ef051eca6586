import type { Product } from '@gastroshop/api-contract';
import { priceRow } from '@gastroshop/domain/pricing';
import { effectiveStatus, hasAttribute, productBanner } from '@gastroshop/domain/product';
import { formatLongDate, formatPercent } from '@gastroshop/i18n';
import type { ProductBannerData } from '@gastroshop/ui/product';
import { availableAgainDay } from './available-again-day';
import { toPricingInput } from './to-pricing-input';
import type { ProductContext } from './product-context';
import { salePercent } from './to-price-label';
import { initialAmount, unitOf } from './product-units';

/** The one banner of an article (PRD-7), written out; an offer is told to those alone who may see offers (PRI-9). */
export const productBannerOf = (product: Product, context: ProductContext): ProductBannerData | undefined => {
  const unit = unitOf(product);
  const { visibility, loggedIn, today, locale } = context;
  const amount = unit === undefined ? 1 : initialAmount(product, unit);
  const question =
    unit !== undefined && visibility.highlightSpecialPrices
      ? toPricingInput(product, unit, amount, context)
      : undefined;
  const row = question && priceRow(question);
  const priced = row?.kind === 'PRICED' ? row : undefined;
  const banner = productBanner({
    status: effectiveStatus(product),
    availabilityETA: product.shopAvailability?.availabilityETA,
    isPreOrder: hasAttribute(product.attributes, 'Bestellartikel'),
    isNew: product.isNew ?? false,
    loggedIn,
    displayCategory: priced?.category,
    today,
  });
  if (banner === undefined) return undefined;
  switch (banner.kind) {
    case 'ON_SALE': {
      const percent =
        priced && question && visibility.highlightDiscounts ? salePercent(priced, question) : undefined;
      return { ...banner, ...(percent !== undefined && { percent: formatPercent(percent) }) };
    }
    case 'NOT_AVAILABLE': {
      if (banner.reason !== 'AVAILABLE_SOON') return banner;
      const from = banner.from === undefined ? undefined : availableAgainDay(product, today);
      return {
        kind: 'NOT_AVAILABLE',
        reason: 'AVAILABLE_SOON',
        ...(from !== undefined && {
          from: formatLongDate(from, locale, { year: false, weekday: 'short' }),
        }),
      };
    }
    default:
      return banner;
  }
};
