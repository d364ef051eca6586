import type { OrderTemplate } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { formatUnit, formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { type PrintLine, PrintTable } from '@gastroshop/storefront/print';
import { toPriceLabel, rowTotalText, unitOf, useProductContext } from '@gastroshop/storefront/product';
import { PrintLayout } from '@gastroshop/ui/layout';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../list/template-columns';
import { lineName } from './template-line';

/** What the paper takes. */
export interface TemplatePrintProps {
  readonly template: OrderTemplate;
  readonly theme: ThemeKey;
}

/** A template on paper, in the order of the shelf. */
export const TemplatePrint = ({ template, theme }: TemplatePrintProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const { t: words } = useTranslation('order-templates');
  const { locale } = useLocale();
  const context = useProductContext();
  const { name, comment, orderTemplateItems: items } = template;
  const lines = items.map((item): PrintLine => {
    const { product, productSku, amount } = item;
    const unit = product && unitOf(product, item.unit);
    const price = product && unit && toPriceLabel(product, unit, amount, context);
    return {
      id: productSku,
      number: product === undefined ? productSku : displayedProductId(product, context.crossTenantNumbers),
      name: lineName(item),
      amount: formatAmount(amount, item.unit, locale),
      ...(price !== undefined && {
        price:
          price === 'ON_REQUEST'
            ? t('onRequest')
            : t('per', { price: price.priceText, unit: formatUnit(price.unit, locale) }),
      }),
      sum: product && unit && rowTotalText(product, unit, amount, context),
    };
  });
  return (
    <PrintLayout
      theme={theme}
      title={name}
      meta={[
        { term: words('title'), value: comment ?? '' },
        { term: t('edited', { day: '' }).trim(), value: dayOf(template.lastEditedTime, locale) },
      ].filter(({ value }) => value !== '')}
    >
      <PrintTable
        withPrices={context.visibility.prices}
        groups={[{ id: name, title: words('positions', { count: items.length }), lines }]}
      />
    </PrintLayout>
  );
};
