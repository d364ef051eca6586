import { useLocale } from '@gastroshop/i18n/react';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { useIsMobile, useEventCallback, VirtualRows, type VirtualRowsHandle } from '@gastroshop/ui/table';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryPlan } from '../../delivery';
import { toOrderUnits, type ProductContext, unitOf } from '../../product';
import type { LineContext } from '../lines/line-price';
import type { PlanActions } from './plan-actions';
import { PlanHead } from './plan-head';
import type { PlanLine } from './plan-line';
import { PlanRow, type PlanRowContext } from './plan-row';
import type { PlanningContext } from './planning-context';
import { shownPlan } from './shown-plan';
import { moveBetweenDays } from './move-between-days';
import styles from './plan-table.module.css';

/** Days that have room side by side. */
const SHOWN_DATES = 3;

/** Heights of a row in pixels. */
const ROW = 68;
const CARD = { list: 116, cart: 68 } as const;
const CARD_DAY = 52;

/** What the plan takes. */
export interface PlanTableProps {
  readonly lines: readonly PlanLine[];
  readonly deliveries: DeliveryPlan;
  readonly planning: PlanningContext;
  /** All days that are planned for, ascending. */
  readonly dates: readonly string[];
  readonly context: ProductContext & LineContext;
  readonly actions: PlanActions;
  readonly kind: PlanRowContext['kind'];
  /** Net euro by day. */
  readonly sums?: ReadonlyMap<string, string> | undefined;
  readonly earlierYear?: string | undefined;
  /** Marked rows by sku; without them none can be marked. */
  readonly marked?: ReadonlySet<string> | undefined;
  readonly onMark?: ((sku: string, marked: boolean) => void) | undefined;
}

interface TableStyle extends CSSProperties {
  readonly '--plan-dates': number;
}

interface PlannedRow {
  readonly planLine: PlanLine;
  readonly plan: readonly PlanEntry[];
  readonly unit: string;
}

const styleFor = (dates: number): TableStyle => ({ '--plan-dates': dates });
const keyOf = ({ planLine }: PlannedRow): string => planLine.product.sku;
const NONE: ReadonlySet<string> = new Set();
const EMPTY: readonly PlanEntry[] = [];

/**
 * Lines by days: an amount for each day a line is planned for. Enter and the arrow keys travel as in a spreadsheet; of
 * long lists only what is in view is drawn.
 */
export const PlanTable = (props: PlanTableProps): ReactNode => {
  const { locale } = useLocale();
  const { lines, deliveries, planning, dates, context, actions, kind, sums, earlierYear, marked } = props;
  const { onMark } = props;
  const { t } = useTranslation('storefront-plan');
  const phone = useIsMobile();
  const list = useRef<VirtualRowsHandle>(null);
  const [units, setUnits] = useState<Readonly<Record<string, string>>>({});
  const [turned, setTurned] = useState(0);
  const from = Math.max(0, Math.min(turned, dates.length - SHOWN_DATES));
  const shown = useMemo(() => dates.slice(from, from + SHOWN_DATES), [dates, from]);
  const rowCount = lines.length;

  const onUnit = useEventCallback((sku: string, unit: string) => {
    setUnits((before) => ({ ...before, [sku]: unit }));
  });
  const setting = useMemo<PlanRowContext>(
    () => ({
      context,
      planning,
      dates,
      shown,
      actions,
      phone,
      kind,
      rowCount,
      onUnit,
      ...(onMark !== undefined && { onMark }),
    }),
    [context, planning, dates, shown, actions, phone, kind, rowCount, onUnit, onMark],
  );
  const rows = useMemo(
    () =>
      lines.map((planLine): PlannedRow => {
        const { product, line } = planLine;
        const offered = toOrderUnits(product, locale)[0]?.abbreviation ?? '';
        const plan = shownPlan(planLine, deliveries);
        return {
          planLine,
          // Nothing planned is always the same nothing, so that rows need not render.
          plan: plan.length === 0 ? EMPTY : plan,
          unit:
            (line?.removed === false ? line.unit : units[product.sku]) ??
            unitOf(product)?.abbreviation ??
            offered,
        };
      }),
    [lines, deliveries, units, locale],
  );
  const rowHeight = phone ? CARD[kind] + shown.length * CARD_DAY : ROW;
  return (
    <div
      role="presentation"
      className={styles['table']}
      style={styleFor(shown.length)}
      onKeyDown={moveBetweenDays}
    >
      <PlanHead
        setting={setting}
        sums={sums}
        earlierYear={earlierYear}
        onTurn={(by) => {
          setTurned(from + by);
        }}
      />
      <OrderControlGroup
        rowCount={rowCount * shown.length}
        onNeedRow={(place) => {
          list.current?.scrollToIndex(place % Math.max(1, rowCount));
        }}
      >
        <VirtualRows
          ref={list}
          label={t('list')}
          items={rows}
          itemKey={keyOf}
          rowHeight={rowHeight}
          renderItem={({ planLine, plan, unit }, index) => (
            <PlanRow
              planLine={planLine}
              plan={plan}
              unit={unit}
              index={index}
              marked={(marked ?? NONE).has(planLine.product.sku)}
              setting={setting}
            />
          )}
        />
      </OrderControlGroup>
    </div>
  );
};
