import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconAlertTriangle, IconCalendar } from '@gastroshop/ui/icons';
import { OrderHint, type OrderHintData } from '@gastroshop/ui/order-control';
import { PriceHint } from '@gastroshop/ui/price';
import { ProductBadges, ProductKey, type ProductCardData } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductContext } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineIssueView } from '../lines/line-issue-view';
import type { ColleagueChange, ConflictView } from '../live/colleague-change';
import { ConflictLine, ColleagueChangeLine } from './colleague-line';
import type { LineActions } from './line-actions';
import { remarkWords } from '../../cart';
import styles from './line-status.module.css';

import { LineIssueMessage } from './line-issue-message';

/** What the second line of a row takes. */
export interface LineStatusProps {
  readonly line: CheckoutLine;
  readonly context: Pick<ProductContext, 'billingTime' | 'visibility'>;
  readonly summary: ProductCardData;
  /** What the order control says about the amount. */
  readonly hint: OrderHintData | undefined;
  /** The day it comes on its own; undefined when it comes with the rest. */
  readonly apart: string | undefined;
  readonly note: ColleagueChange | undefined;
  readonly clash: ConflictView | undefined;
  /** Name of who made the change the note tells of. */
  readonly noteName: string | undefined;
  readonly now: number;
  readonly actions: LineActions;
}

/** The second line of a row: what has to be decided, else what a colleague did, else size, number and badges. */
export const LineStatus = (props: LineStatusProps): ReactNode => {
  const { line, context, summary, hint, apart, note, clash, noteName, now, actions } = props;
  const { t } = useTranslation('storefront-cart');
  const { t: plan } = useTranslation('storefront-plan');
  const remarks = remarkWords(line.remarks ?? {}, useTranslation('storefront-remarks').t).join(' · ');
  const { locale } = useLocale();
  const terms = [
    ...(line.plan === undefined
      ? []
      : [
          `${plan('planned', { count: line.plan.length })}: ${line.plan.map((entry) => String(entry.amount)).join(' + ')}`,
        ]),
    ...(context.billingTime === undefined || !context.visibility.prices
      ? []
      : [plan(context.billingTime === 'ORDER_TIME' ? 'byOrderDay' : 'byDeliveryDay')]),
  ];
  const number = (
    <span className={styles['key']}>
      <ProductKey size={summary.size} number={summary.number} />
    </span>
  );
  // What a colleague did comes before what is asked about a line that was saved; what is being typed before both.
  const isTold = clash !== undefined || note !== undefined;
  const isAsked = hint?.kind === 'DISABLED' || (hint?.kind === 'AMOUNT' && (hint.urgent || !isTold));
  if (hint !== undefined && isAsked) {
    return (
      <div className={styles['meta']} data-remedies>
        {number}
        <OrderHint hint={hint} />
      </div>
    );
  }
  const trouble = lineIssueView(line);
  const price = summary.price === 'ON_REQUEST' ? undefined : summary.price;
  const tier = price?.note?.kind === 'NEXT_TIER' ? price.note : undefined;
  const said =
    trouble !== undefined ? (
      <LineIssueMessage line={line} trouble={trouble} actions={actions} />
    ) : clash !== undefined ? (
      <ConflictLine line={line} clash={clash} actions={actions} />
    ) : hint?.kind === 'UNSENT' ? (
      <OrderHint hint={hint} />
    ) : apart !== undefined ? (
      <span className={styles['note']} data-tone="warning">
        <IconAlertTriangle size={14} />
        <span className={styles['words']}>
          {t('comes', {
            day: formatLongDate(apart, locale, { weekday: 'short', month: 'short', year: false }),
          })}
        </span>
      </span>
    ) : terms.length > 0 && note === undefined ? (
      terms.map((term, index) => (
        <span key={term} className={styles['note']} data-tone="terms" title={term}>
          {index === 0 && <IconCalendar size={14} />}
          <span className={styles['words']}>{term}</span>
        </span>
      ))
    ) : note !== undefined ? (
      <ColleagueChangeLine note={note} name={noteName} now={now} />
    ) : undefined;
  return (
    <div className={styles['meta']} data-remedies>
      {number}
      {remarks !== '' && trouble === undefined && (
        <span className={styles['remarks']} title={remarks}>
          {remarks}
        </span>
      )}
      {said}
      {trouble === undefined && (
        <ProductBadges badges={summary.badges ?? []} words={said === undefined ? 2 : 0} />
      )}
      {said === undefined && tier !== undefined && <PriceHint note={tier} />}
    </div>
  );
};
