import type { Order } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import { movedDeliveries } from '@gastroshop/domain/order-life';
import { formatAmount, formatPrice, formatUnitPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { IconArrowLeft, IconTruckDelivery } from '@gastroshop/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceRows } from '../life/difference-rows';
import { differenceOf, type OrderDifference, orderDifferences } from '../life/order-differences';
import { orderParts } from '../life/order-parts';
import { PartState } from '../life/part-state';
import { partTitle } from '../life/part-title';
import { signedPrice } from '../life/signed-price';
import { shortDate } from '../life/time-words';
import { countWords } from './count-words';
import type { DraftCount } from './order-draft';
import styles from './review.module.css';

/** What the review of a change takes. */
export interface ReviewProps {
  readonly order: Order;
  /** The order as the change would make it. */
  readonly preview: Order;
  readonly count: DraftCount;
  readonly now: number;
  readonly busy: boolean;
  /** Why it is not taken as it is. */
  readonly trouble: ReactNode;
  readonly onStay: (sku: string, amount: number, unit: string) => void;
  readonly onBack: () => void;
  readonly onApply: () => void;
}

/** Whether an amount fell below a tier, so that each costs more than before. */
const isDearer = ({ kind, before, after }: OrderDifference): boolean =>
  kind === 'CHANGED' &&
  before?.price !== undefined &&
  after?.price !== undefined &&
  before.unitAbbr === after.unitAbbr &&
  decimal(after.price).gt(before.price);

const euro = (sum: string | undefined, estimated: boolean): string =>
  sum === undefined ? '–' : estimated ? formatEstimate(formatPrice(sum)) : formatPrice(sum);

const vatOf = ({ totals }: Order): string | undefined =>
  totals?.vat?.reduce((sum, { vat }) => sum.plus(vat), decimal(0)).toFixed(2);

const depositOf = ({ totals }: Order): string | undefined =>
  totals && decimal(totals.deposit.SINGLE_USE).plus(totals.deposit.MULTI_USE).toFixed(2);

/** Only what changes, old and new, with the sums; what is taken over here counts. */
export const Review = (props: ReviewProps): ReactNode => {
  const { order, preview, count, now, busy, trouble, onStay, onBack, onApply } = props;
  const { t } = useTranslation('orders-change');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const differences = orderDifferences(order, preview);
  const changed = new Set(differences.map(({ sku }) => sku));
  // What is taken out stands with the delivery it was to come with.
  const parts = [...orderParts(preview, now), ...orderParts(order, now)];
  const placed = new Set<string>();
  const groups = parts.flatMap((part) => {
    const skus = new Set(part.items.map(({ productSku }) => productSku));
    const shown = differences.filter(({ sku }) => skus.has(sku) && !placed.has(sku));
    for (const { sku } of shown) placed.add(sku);
    return shown.length === 0 ? [] : [{ part, shown }];
  });
  const merged = [...new Map(groups.map(({ part }) => [part.key, part])).values()].map((part) => ({
    part,
    shown: groups.filter((one) => one.part.key === part.key).flatMap((one) => one.shown),
  }));
  const staying = preview.orderItems.filter(({ productSku }) => !changed.has(productSku)).length;
  const moves = movedDeliveries(order.deliveries ?? [], preview.deliveries ?? []);
  const { totals } = preview;
  const estimated = totals?.estimated === true;
  const sums: readonly (readonly [string, string | undefined, string | undefined])[] = [
    [t('net'), order.totals?.net, totals?.net],
    [t('vat'), vatOf(order), vatOf(preview)],
    [t('deposit'), depositOf(order), depositOf(preview)],
    [t('gross'), order.totals?.gross, totals?.gross],
  ];
  const difference = differenceOf(order.totals?.gross ?? order.totals?.net, totals?.gross ?? totals?.net);
  const { confirmationEmails } = order;
  const revision = preview.revision ?? (order.revision ?? 1) + 1;
  return (
    <div className={styles['review']}>
      <div className={styles['main']}>
        <div className={styles['title']}>
          <h1 ref={heading} tabIndex={-1}>
            {t('reviewTitle')}
          </h1>
          <span>{countWords(count, t)}</span>
          <Button icon={<IconArrowLeft size={18} />} onClick={onBack}>
            {t('goOn')}
          </Button>
        </div>
        {trouble}
        {preview.orderItems.every(({ status }) => status === 'CANCELLED') && (
          <Notice tone="warning">{t('emptied')}</Notice>
        )}
        {moves.length > 0 && (
          <ul className={styles['moves']}>
            {moves.map(({ from, to, skus, isWhole }) => {
              const days = { from: shortDate(from, locale), to: shortDate(to, locale) };
              return (
                <li key={`${from} ${to}`}>
                  <IconTruckDelivery size={18} />
                  {isWhole ? t('movedTo', days) : t('movedPart', { ...days, count: skus.length })}
                </li>
              );
            })}
          </ul>
        )}
        {merged.map(({ part, shown }) => (
          <section key={part.key}>
            <h2 className={styles['part']}>
              {partTitle(part, locale, say)} <PartState part={part} now={now} withLeft />
            </h2>
            <DifferenceRows
              differences={shown}
              below={(one) =>
                isDearer(one) && (
                  <Notice
                    tone="warning"
                    action={
                      <Button
                        size="small"
                        onClick={() => {
                          onStay(one.sku, one.before?.amount ?? 0, one.before?.unitAbbr ?? '');
                        }}
                      >
                        {t('stayAt', {
                          amount: formatAmount(one.before?.amount ?? 0, one.before?.unitAbbr ?? '', locale),
                        })}
                      </Button>
                    }
                  >
                    {t('dearer', {
                      name: one.name,
                      before: formatUnitPrice(one.before?.price ?? '0'),
                      after: formatUnitPrice(one.after?.price ?? '0'),
                    })}
                  </Notice>
                )
              }
            />
          </section>
        ))}
        <p className={styles['stay']}>{t('stay', { count: staying })}</p>
      </div>
      <div className={styles['side']}>
        {totals !== undefined && (
          <table className={styles['sums']}>
            <caption>{t('sums')}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('valid')}</th>
                <th scope="col">{t('new')}</th>
              </tr>
            </thead>
            <tbody>
              {sums.map(
                ([label, before, after]) =>
                  after !== undefined &&
                  !(Number(before ?? 0) === 0 && Number(after) === 0) && (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{euro(before, order.totals?.estimated === true && before !== undefined)}</td>
                      <td>{euro(after, estimated)}</td>
                    </tr>
                  ),
              )}
              {difference !== undefined && (
                <tr>
                  <th scope="row">{t('difference')}</th>
                  <td />
                  <td>{signedPrice(difference)}</td>
                </tr>
              )}
            </tbody>
          </table>
        )}
        <Button variant="filled" size="large" wide busy={busy} onClick={onApply}>
          {t('apply')}
        </Button>
        <p className={styles['small']}>
          {confirmationEmails.length === 0
            ? t('noMails', { revision })
            : t('mails', { mails: confirmationEmails.join(', '), revision })}
        </p>
      </div>
    </div>
  );
};
