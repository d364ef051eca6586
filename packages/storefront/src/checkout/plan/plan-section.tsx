import { formatLongDate, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { IconCalendar } from '@gastroshop/ui/icons';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';
import { summarizeDeliveries } from '../totals/summarize-deliveries';
import type { Checkout } from '../is-confirmed';
import { DatesDialog } from './dates-dialog';
import type { PlanUpdate } from './plan-actions';
import { plannedAmount } from './plan-entries';
import type { PlanLine } from './plan-line';
import { lateLines } from './plan-problems';
import styles from './plan-section.module.css';
import { PlanTable } from './plan-table';
import { type PlanSplit, splitPlan } from './split-plan';
import { planningContext } from './planning-context';
import { shownPlan } from './shown-plan';
import { usePlanActions } from './use-plan-actions';
import { usePlanDates } from './use-plan-dates';

/** What the plan of a cart takes. */
export interface PlanSectionProps {
  readonly checkout: Checkout & { readonly plan: NonNullable<Checkout['plan']> };
}

// The same for the same line, so that rows of a long cart do not render for changes of others.
const made = new WeakMap<CheckoutLine, PlanLine>();

const planLineOf = (line: CheckoutLine): PlanLine => {
  const known = made.get(line);
  if (known !== undefined) return known;
  const planLine = { product: line.product, line };
  made.set(line, planLine);
  return planLine;
};

/** The cart by delivery dates: which amount comes when, changed in place, with the ways to divide everything at once. */
export const PlanSection = ({ checkout }: PlanSectionProps): ReactNode => {
  const { live, plan: deliveries, context, now } = checkout;
  const { t } = useTranslation('storefront-plan');
  const { locale } = useLocale();
  const { terms } = useGateway();
  const actions = usePlanActions();
  const [choosing, setChoosing] = useState(false);
  const planning = useMemo(() => planningContext(deliveries, now), [deliveries, now]);
  const lines = useMemo(() => live.map(planLineOf), [live]);
  const used = useMemo(() => new Set(live.flatMap(({ plan = [] }) => plan.map(({ date }) => date))), [live]);
  const comingOn = lines.flatMap((line) => shownPlan(line, deliveries).map(({ date }) => date));
  const { dates, choose } = usePlanDates(planning, comingOn);
  // The amount that was changed answers at once; the sums of a long cart follow when there is time.
  const calm = useDeferredValue(live);
  const sums = useMemo(
    () =>
      new Map(
        summarizeDeliveries(calm, deliveries, context).flatMap(({ date, net, estimated }) => {
          if (date === undefined || net === undefined) return [];
          const sum = formatPrice(net);
          return [[date, estimated ? formatEstimate(sum) : sum]];
        }),
      ),
    [calm, deliveries, context],
  );
  const lost = useMemo(() => lateLines(live, planning), [live, planning]);

  const divide = (some: readonly CheckoutLine[], division: PlanSplit): void => {
    const all = some.flatMap((line): readonly PlanUpdate[] => {
      const planLine = { product: line.product, line };
      const amount = plannedAmount(shownPlan(planLine, deliveries));
      const plan = splitPlan(division, line.product, line.unit, amount, dates, planning);
      return plan === undefined ? [] : [{ planLine, plan, unit: line.unit }];
    });
    if (all.length > 0) actions.setAll(all);
  };
  const [next] = planning.days;
  if (next === undefined) return <Notice tone="warning">{t('noDates')}</Notice>;
  return (
    <section className={styles['section']} aria-labelledby="plan-title">
      <div className={styles['head']}>
        <h2 id="plan-title" className={styles['title']}>
          {t('title')}
        </h2>
        <p className={styles['hint']}>
          {t('hint')}{' '}
          {terms !== undefined && t(terms.billingTime === 'ORDER_TIME' ? 'orderTime' : 'deliveryTime')}
        </p>
        <div className={styles['ways']}>
          <Button
            icon={<IconCalendar size={18} />}
            onClick={() => {
              setChoosing(true);
            }}
          >
            {t('dates')}
          </Button>
          <Button
            variant="soft"
            onClick={() => {
              divide(live, { kind: 'EVENLY' });
            }}
          >
            {t('spreadAll')}
          </Button>
          <label className={styles['allOn']}>
            <span>{t('forAll')}</span>
            <select
              value=""
              onChange={({ target }) => {
                divide(live, { kind: 'ALL_ON', date: target.value });
              }}
            >
              <option value="" disabled hidden>
                {t('allAllOn', { day: '…' })}
              </option>
              {dates.map((date) => (
                <option key={date} value={date}>
                  {t('allAllOn', {
                    day: formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false }),
                  })}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      {lost.length > 0 && (
        <Notice
          tone="warning"
          announce="politely"
          action={
            <Button
              size="small"
              onClick={() => {
                divide(lost, { kind: 'ALL_ON', date: next.date });
              }}
            >
              {t('replan')}
            </Button>
          }
        >
          {t('problem', { count: lost.length })}
        </Notice>
      )}
      <PlanTable
        kind="cart"
        lines={lines}
        deliveries={deliveries}
        planning={planning}
        dates={dates}
        context={context}
        actions={actions}
        sums={context.visibility.prices ? sums : undefined}
      />
      {choosing && (
        <DatesDialog
          planning={planning}
          dates={dates}
          used={used}
          now={now}
          onChoose={choose}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
};
