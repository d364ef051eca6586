import type { Order } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import { PrintLayout } from '@gastroshop/ui/frame';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import type { ReactNode } from 'react';
import { PaperSums, PaperTable } from '../../print';
import { orderDays } from '../confirmation/order-deliveries';
import { itemPrice, itemSum, NONE_WEIGHED, useWeighedUnits } from '../confirmation/order-figures';
import { addressWords } from '../delivery/address-words';
import { TotalsList } from '../sums/totals-list';
import { paperTexts } from './texts';

/** What the paper takes. */
export interface OrderPaperProps {
  readonly order: Order;
  readonly theme: ThemeKey;
}

/** An order on paper. */
export const OrderPaper = ({ order, theme }: OrderPaperProps): ReactNode => {
  const t = useTexts(paperTexts);
  const { locale } = useLocale();
  const weighed = useWeighedUnits(order) ?? NONE_WEIGHED;
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
      <PaperTable
        withPrices={totals !== undefined}
        groups={orderDays(order).map(({ date, items }) => ({
          id: date ?? '',
          title: `${t('delivery')} ${date === undefined ? '' : formatLongDate(date, locale)}`,
          lines: items.map((item) => ({
            id: item.productSku,
            number: item.productSku,
            name: item.name,
            amount: formatAmount(item.amount, item.unitAbbr),
            price: itemPrice(item, weighed),
            sum: itemSum(item, weighed),
          })),
        }))}
      />
      {totals !== undefined && (
        <PaperSums>
          <TotalsList totals={totals} />
        </PaperSums>
      )}
    </PrintLayout>
  );
};
