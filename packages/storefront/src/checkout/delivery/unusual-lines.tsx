import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, unusualAmountOf, useConfirmedAmounts, useUsualInWords } from '../../product';
import { useLineActions } from '../cart/use-line-actions';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LiveCart } from '../live/use-live-cart';
import styles from './line-updates.module.css';

/** Lines asked about one by one; of more the number is told. */
const MOST_ASKED = 5;

/** On this page no line that was taken out is kept to look at. */
const NOTHING_KEPT = { keep: () => undefined, forget: () => undefined };

/** What the questions take. */
export interface UnusualLinesProps {
  readonly live: Pick<LiveCart, 'forget'>;
  /** Those in the cart. */
  readonly lines: readonly CheckoutLine[];
  readonly context: ProductContext;
}

/**
 * Amounts far above the usual that nobody has said to mean yet, where the order is sent (QTY-6): asked once, with the
 * answers beside them, and in the way of nothing. What is planned by day is asked about in the plan.
 */
export const UnusualLines = ({ live, lines, context }: UnusualLinesProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-delivery');
  const { t: say } = useTranslation('ui-order-control');
  const inWords = useUsualInWords();
  const confirmed = useConfirmedAmounts();
  const actions = useLineActions(NOTHING_KEPT, live.forget);
  // What is confirmed lies in the browser, which tells nobody.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const asked = useMemo(
    () =>
      lines.flatMap((line) => {
        const unit = unitByAbbreviation(line.product.units, line.unit);
        if (line.plan !== undefined || line.removed || unit === undefined) return [];
        const unusual = unusualAmountOf(line.product, line.amount, unit, context);
        return unusual === undefined || confirmed.isConfirmed(line.sku, unusual.quantity)
          ? []
          : [{ line, unusual, key: `${line.sku} ${unusual.quantity}` }];
      }),
    [lines, context, confirmed],
  );
  const open = asked.filter(({ key }) => !answered.has(key));
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" announce="politely">
      {t('unusual', { count: open.length })}
      <ul className={styles['list']}>
        {open.slice(0, MOST_ASKED).map(({ line, unusual, key }) => {
          const { product, amount, unit } = line;
          const name = product.productDisplayName ?? product.name;
          const yes = say('meant', { quantity: amount });
          const instead = formatAmount(unusual.to, unit, locale);
          return (
            <li key={key} className={styles['line']}>
              <span className={styles['name']} title={name}>
                {name}
              </span>
              <span>{say('usually', { usual: inWords(unusual, unit) })}</span>
              <Button
                size="small"
                label={`${yes}, ${name}`}
                onClick={() => {
                  confirmed.confirm(line.sku, unusual.quantity);
                  setAnswered((before) => new Set([...before, key]));
                }}
              >
                {yes}
              </Button>
              <Button
                size="small"
                label={`${instead}, ${name}`}
                onClick={() => {
                  actions.change(line, { amount: unusual.to, unit });
                }}
              >
                {instead}
              </Button>
            </li>
          );
        })}
      </ul>
      {open.length > MOST_ASKED && t('moreNews', { count: open.length - MOST_ASKED })}
    </Notice>
  );
};
