import { viennaDateAt } from '@gastroshop/domain/calendar';
import { displayedProductId } from '@gastroshop/domain/product';
import {
  formatUnit,
  formatAmount,
  formatLongDate,
  formatPrice,
  formatUnitPrice,
  formatEstimate,
} from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { PrintLayout } from '@gastroshop/ui/layout';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PrintLine, PrintTotals, PrintTable } from '../../print';
import { priceUnit } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { isWithoutHeads, lineGroups } from '../lines/line-groups';
import { priceLineParts, lineTotal } from '../lines/line-price';
import { TotalsList } from '../totals/totals-list';
import type { Checkout } from '../is-confirmed';

/** What the paper takes. */
export interface CartPrintProps {
  readonly checkout: Checkout;
  readonly theme: ThemeKey;
}

/** The cart on paper. */
export const CartPrint = ({ checkout, theme }: CartPrintProps): ReactNode => {
  const { t } = useTranslation('storefront-paper');
  const { locale } = useLocale();
  const { live, context, totals, customer, now } = checkout;
  const groups = lineGroups(live, context);
  const paperLine = (line: CheckoutLine): PrintLine => {
    const { product, amount, unit } = line;
    const [first] = priceLineParts(line, context);
    const { net, estimated } = lineTotal(line, context);
    const sum = net === undefined ? undefined : formatPrice(net);
    return {
      id: line.sku,
      number: displayedProductId(product, context.crossTenantNumbers),
      name: product.productDisplayName ?? product.name,
      amount: formatAmount(amount, unit, locale),
      ...(first?.row.kind === 'PRICED' && {
        price: `${formatUnitPrice(first.row.unitPrice)} / ${formatUnit(priceUnit(product), locale)}`,
        sum: estimated && sum !== undefined ? formatEstimate(sum) : sum,
      }),
    };
  };
  return (
    <PrintLayout
      theme={theme}
      title={t('cart')}
      meta={[
        {
          term: t('customer'),
          value: customer === undefined ? '' : `${customer.displayName} (${customer.customerId})`,
        },
        { term: t('date'), value: `${formatLongDate(viennaDateAt(now), locale)} · ${t('none')}` },
      ]}
    >
      <PrintTable
        withPrices={context.visibility.prices}
        groups={groups.map(({ id, name, lines }) => ({
          id,
          title: isWithoutHeads(groups) ? undefined : (name ?? t('otherGroup')),
          lines: lines.map(paperLine),
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
