import type { Order } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { PrintLayout } from '@gastroshop/ui/layout';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintTotals, PrintTable } from '../../print';
import { orderDays } from '../confirmation/order-deliveries';
import {
  itemPriceText,
  itemTotalText,
  EMPTY_WEIGHED_UNITS,
  useWeighedUnits,
} from '../confirmation/order-line-prices';
import { addressWords } from '../delivery/address-text';
import { TotalsList } from '../totals/totals-list';

/** What the paper takes. */
export interface OrderPrintProps {
  readonly order: Order;
  readonly theme: ThemeKey;
}

/** An order on paper. */
export const OrderPrint = ({ order, theme }: OrderPrintProps): ReactNode => {
  const { t } = useTranslation('storefront-paper');
  const { locale } = useLocale();
  const weighed = useWeighedUnits(order) ?? EMPTY_WEIGHED_UNITS;
  const {
    id,
    number = id,
    customerId,
    creationTime,
    deliveryAddress,
    customerOrderId,
    comment,
    totals,
  } = order;
  const facts = [
    { term: t('customer'), value: customerId },
    { term: t('ordered'), value: formatLongDate(viennaDateAt(Date.parse(creationTime)), locale) },
    { term: t('address'), value: deliveryAddress && addressWords(deliveryAddress) },
    { term: t('ownNumber'), value: customerOrderId },
    { term: t('note'), value: comment },
  ];
  return (
    <PrintLayout
      theme={theme}
      title={t('order', { number })}
      meta={facts.flatMap(({ term, value }) =>
        value === undefined || value === '' ? [] : [{ term, value }],
      )}
    >
      <PrintTable
        withPrices={totals !== undefined}
        groups={orderDays(order).map(({ date, items }) => ({
          id: date ?? '',
          title: `${t('delivery')} ${date === undefined ? '' : formatLongDate(date, locale)}`,
          lines: items.map((item) => ({
            id: item.productSku,
            number: item.productSku,
            name: item.name,
            amount: formatAmount(item.amount, item.unitAbbr, locale),
            price: itemPriceText(item, weighed, locale),
            sum: itemTotalText(item, weighed),
          })),
        }))}
      />
      {totals !== undefined && (
        <PrintTotals>
          <TotalsList totals={totals} />
        </PrintTotals>
      )}
    </PrintLayout>
  );
};
