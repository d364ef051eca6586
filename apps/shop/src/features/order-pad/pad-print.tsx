import { displayedProductId } from '@gastroshop/domain/product';
import {
  formatAmount,
  formatUnit,
  formatLongDate,
  formatPrice,
  formatUnitPrice,
  formatEstimate,
} from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { type PrintLine, PrintTable } from '@gastroshop/storefront/print';
import { priceUnit, type ProductContext } from '@gastroshop/storefront/product';
import { PrintLayout } from '@gastroshop/ui/layout';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from './lines/pad-line';

/** What the paper takes. */
export interface PadPrintProps {
  readonly theme: ThemeKey;
  readonly lines: readonly PadLine[];
  readonly context: ProductContext;
}

const paperLine = ({ row, product, unit, amount, priced }: PadLine, context: ProductContext): PrintLine => {
  const sum = priced && formatPrice(priced.rowTotal);
  return {
    id: String(row.id),
    number: product === undefined ? '' : displayedProductId(product, context.crossTenantNumbers),
    name:
      product === undefined ? (row.text ?? row.article).trim() : (product.productDisplayName ?? product.name),
    amount:
      amount === undefined
        ? row.amount.trim()
        : formatAmount(amount, unit?.abbreviation ?? row.unit.trim(), context.locale),
    ...(product !== undefined &&
      priced !== undefined && {
        price: `${formatUnitPrice(priced.unitPrice)} / ${formatUnit(priceUnit(product), context.locale)}`,
        sum: priced.estimated && sum !== undefined ? formatEstimate(sum) : sum,
      }),
  };
};

/** The pad on paper: what can be ordered, and apart from it what is still open, as it was written. */
export const PadPrint = ({ theme, lines, context }: PadPrintProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { locale } = useLocale();
  const written = lines.filter(
    ({ state }) => state !== 'BLANK' && state !== 'NOT_ORDERED' && state !== 'NOISE',
  );
  const ready = written.filter(({ state }) => state === 'READY');
  const open = written.filter(({ state }) => state !== 'READY');
  const groups = [
    { id: 'ready', title: t('ready', { count: ready.length }), lines: ready },
    { id: 'open', title: t('toSettle', { count: open.length }), lines: open },
  ];
  return (
    <PrintLayout
      theme={theme}
      title={t('title')}
      meta={[{ term: t('asOf'), value: formatLongDate(context.today, locale) }]}
    >
      <PrintTable
        withPrices={context.visibility.prices}
        groups={groups.flatMap(({ id, title, lines: own }) =>
          own.length === 0 ? [] : [{ id, title, lines: own.map((line) => paperLine(line, context)) }],
        )}
      />
    </PrintLayout>
  );
};
