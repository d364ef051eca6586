import type { Product, ProductDetails } from '@gastroshop/api-contract';
import { rowDeposit } from '@gastroshop/domain/cart';
import { alcoholNotice } from '@gastroshop/domain/product';
import { formatUnit, formatAmount, formatPercent, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { type DescriptionItem, DescriptionList, PackagingItem } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, toOrderUnits, storageUnitOf } from '../../product-data';

/** What the facts about an article take. */
export interface ProductFactsProps {
  readonly product: Product;
  /** Undefined where they could not be loaded. */
  readonly details: ProductDetails | undefined;
  readonly context: Pick<ProductContext, 'visibility'>;
}

const fact = (label: string, value: ReactNode): readonly DescriptionItem[] =>
  value === undefined || value === null || value === '' ? [] : [{ label, value }];

/** What an article contains, how it is kept, used and packed, and what else is told about it in a line each. */
export const ProductFacts = ({ product, details, context }: ProductFactsProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-product-detail');
  const { netFillingQuantity: net, deposit, salesConditions = [] } = product;
  const storage = storageUnitOf(product);
  const units = toOrderUnits(product, locale).map(({ abbreviation, name, content }) => {
    const short = formatUnit(abbreviation, locale);
    // "Can (can)" says nothing twice.
    const named = name.toLowerCase() === short.toLowerCase() ? name : `${name} (${short})`;
    return [named, content && t('holds', { content })].filter(Boolean).join(' ');
  });
  const gtins = product.units.flatMap(({ abbreviation: unit, gtins = [] }) =>
    gtins.map((gtin) => t('gtinOf', { gtin, unit: formatUnit(unit, locale) })),
  );
  // One piece that contains one piece tells nothing.
  const tellsMore = net !== undefined && net.unit !== storage?.abbreviation;
  const alcohol = alcoholNotice(product.alcohol);
  const depositText =
    deposit === undefined || storage === undefined || !context.visibility.prices
      ? undefined
      : t('depositPer', {
          amount: formatPrice(rowDeposit(deposit, 1)),
          unit: formatUnit(storage.abbreviation, locale),
        });
  return (
    <DescriptionList
      facts={[
        ...fact(t('content'), tellsMore ? formatAmount(net.quantity, net.unit, locale) : undefined),
        ...fact(t('units'), units.join(', ')),
        ...fact(t('alcohol'), alcohol && t('alcoholBy', { percent: formatPercent(alcohol.percentByVolume) })),
        ...fact(t('storage'), product.storageNote),
        ...fact(t('usage'), details?.usageNote),
        ...fact(
          t('packaging'),
          details !== undefined && (details.packaging !== 'NO_DATA' || depositText !== undefined) ? (
            <PackagingItem packaging={details.packaging} deposit={depositText} />
          ) : undefined,
        ),
        ...fact(
          t('conditions'),
          salesConditions.map(({ key, displayName }) => displayName ?? key).join(', '),
        ),
        ...fact(t('gtin'), gtins.join(', ')),
      ]}
    />
  );
};
