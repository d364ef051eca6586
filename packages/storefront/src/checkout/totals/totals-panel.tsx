import { alcoholNotice } from '@gastroshop/domain/product';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cartKey } from '../../cart';
import { AsOf } from '../../offline';
import { customerKey } from '../../session';
import { useGateway } from '../../shop';
import type { Checkout } from '../is-confirmed';
import { DeadlineNotice } from './deadline-notice';
import { summarizeDeliveries } from './summarize-deliveries';
import { linesTotal } from '../lines/line-price';
import { DeliverySummaryList } from './delivery-summary-list';
import styles from './sums.module.css';
import { SupplierList } from './supplier-list';
import { TotalsList } from './totals-list';

/** What the sum panel takes. */
export interface TotalsPanelProps {
  readonly checkout: Checkout;
  /** Says what moves when the deadline passes. */
  readonly withConsequence?: boolean | undefined;
  /** The next step and other ways on. */
  readonly children?: ReactNode;
}

/** What comes when, what it costs, and the next step. Who may not see prices is told positions alone. */
export const TotalsPanel = ({ checkout, withConsequence, children }: TotalsPanelProps): ReactNode => {
  const { t } = useTranslation('storefront-sums');
  const { scope, terms } = useGateway();
  const { live, plan, context, totals, now } = checkout;
  const calm = useDeferredValue(live);
  const shares = useMemo(
    () => (plan === undefined ? [] : summarizeDeliveries(calm, plan, context, terms === undefined)),
    [calm, plan, context, terms],
  );
  const savedHere = useMemo(
    () => (terms === undefined ? undefined : linesTotal(calm, context).saved),
    [terms, calm, context],
  );
  const withAlcohol = live.some(({ product }) => alcoholNotice(product.alcohol) !== undefined);
  return (
    <section className={styles['panel']} aria-label={t('title')}>
      <h2 className={styles['title']}>{t('title')}</h2>
      {plan !== undefined && (
        <DeadlineNotice plan={plan} lines={live} now={now} withConsequence={withConsequence} />
      )}
      <AsOf of={[cartKey(scope), customerKey(scope)]} />
      {shares.length > 0 && <DeliverySummaryList shares={shares} />}
      {totals === undefined ? (
        <p className={styles['positions']}>{t('positions', { count: live.length })}</p>
      ) : (
        <TotalsList totals={totals} withAlcohol={withAlcohol} savedHere={savedHere} />
      )}
      {totals === undefined && withAlcohol && <p className={styles['small']}>{t('alcohol')}</p>}
      {terms !== undefined && <SupplierList lines={calm} context={context} />}
      {children !== undefined && <div className={styles['ways']}>{children}</div>}
    </section>
  );
};
