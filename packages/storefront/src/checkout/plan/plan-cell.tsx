import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { DeliveryDay } from '@gastroshop/domain/delivery';
import {
  OrderControl,
  type OrderControlProps,
  type OrderHintData,
  type OrderUnit,
} from '@gastroshop/ui/order-control';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-row.module.css';

/** What a cell takes. */
export interface PlanCellProps {
  /** Name of the article. */
  readonly name: string;
  readonly date: string;
  readonly amount: number;
  readonly unit: string;
  /** Whether the article can come on that day; undefined where it cannot come at all. */
  readonly day: DeliveryDay | undefined;
  /** Position in the way from field to field. */
  readonly place: number;
  readonly busy: boolean;
  readonly unsent: boolean;
  /** Says the day beside the field, where no head does. */
  readonly withDay: boolean;
  /** What is asked about an amount before it counts (QTY-6). */
  readonly unusual: OrderControlProps['unusual'];
  readonly onChange: (date: string, amount: number) => void;
  readonly onWarning: (text: string) => void;
  /** What has to be decided about the amount; undefined where nothing has. */
  readonly onHint: (date: string, hint: OrderHintData | undefined) => void;
}

// The unit is the line's, chosen once for all its days.
const NO_UNITS: readonly OrderUnit[] = [];

const REASONS = {
  NO_SLOT: 'noSlot',
  CLOSED: 'noSlot',
  MOVED: 'noSlot',
  DEADLINE_PASSED: 'tooLate',
  NOT_OFFERED: 'notOffered',
} as const;

/** The amount of a line for one day; where nothing can come then, the reason. */
export const PlanCell = (props: PlanCellProps): ReactNode => {
  const { name, date, amount, unit, day, place, busy, unsent, withDay, onChange, onWarning } = props;
  const { t } = useTranslation('storefront-plan');
  const { locale } = useLocale();
  const inWords = formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });
  const isPossible = day?.possible === true;
  const reason = isPossible ? undefined : t(REASONS[day?.reason ?? 'NO_SLOT']);
  return (
    <div
      className={styles['cell']}
      data-date={date}
      data-impossible={(!isPossible && amount > 0) || undefined}
    >
      {withDay && <span className={styles['day']}>{inWords}</span>}
      {reason !== undefined && amount === 0 ? (
        <span className={styles['reason']}>{reason}</span>
      ) : (
        <>
          <OrderControl
            name={t('cell', { name, day: inWords })}
            amount={amount}
            unit={unit}
            units={NO_UNITS}
            purpose="count"
            inCart={amount > 0}
            busy={busy}
            unsent={unsent}
            rowIndex={place}
            unusual={props.unusual}
            onHint={(hint) => {
              // What is not sent yet is told by the page.
              props.onHint(date, hint?.kind === 'AMOUNT' ? hint : undefined);
            }}
            onChange={(value) => {
              onChange(date, value.amount);
            }}
            onWarning={({ text }) => {
              onWarning(text);
            }}
          />
          {reason !== undefined && (
            <span className={styles['wrong']} title={reason}>
              {reason}
            </span>
          )}
        </>
      )}
    </div>
  );
};
