import type { PlanEntry } from '@gastroshop/domain/cart';
import {
  formatUnit,
  formatAmount,
  formatLongDate,
  formatPrice,
  formatUnitPrice,
  formatEstimate,
} from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Link } from '@gastroshop/ui/link';
import { OrderHint, type OrderHintData } from '@gastroshop/ui/order-control';
import { ProductBadges, ProductKey, ProductThumbnail, SizedLabel } from '@gastroshop/ui/product';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toOrderUnits, type ProductContext, toProductCardData, useUnusualAmount } from '../../product';
import { type LineContext, lineTotal } from '../lines/line-price';
import { RepeatAmountButton } from './repeat-amount-button';
import type { PlanActions } from './plan-actions';
import { PlanCell } from './plan-cell';
import { amountOn, plannedAmount, withAmountOn } from './plan-entries';
import type { PlanLine } from './plan-line';
import { PlanRowSelect } from './plan-row-select';
import { PlanMenu } from './plan-menu';
import styles from './plan-row.module.css';
import { PlanUnit } from './plan-unit';
import { splitPlan } from './split-plan';
import type { PlanningContext } from './planning-context';

/** What is the same for all rows of a plan; the same object as long as nothing of it changes. */
export interface PlanRowContext {
  readonly context: ProductContext & LineContext;
  readonly planning: PlanningContext;
  /** All days that are planned for. */
  readonly dates: readonly string[];
  /** Those that are shown. */
  readonly shown: readonly string[];
  readonly actions: PlanActions;
  readonly phone: boolean;
  /** `list` shows articles with what was ordered earlier, `cart` lines with their sums. */
  readonly kind: 'list' | 'cart';
  readonly rowCount: number;
  readonly onUnit: (sku: string, unit: string) => void;
  /** Marks rows; without it none can be marked. */
  readonly onMark?: ((sku: string, marked: boolean) => void) | undefined;
}

/** What a row takes. */
export interface PlanRowProps {
  readonly planLine: PlanLine;
  readonly plan: readonly PlanEntry[];
  /** Abbreviation of the unit. */
  readonly unit: string;
  readonly index: number;
  readonly marked: boolean;
  readonly setting: PlanRowContext;
}

/** A line of the plan: an amount for each day. It renders again only for what happens to its own line. */
export const PlanRow = memo(function PlanRow(props: PlanRowProps): ReactNode {
  const { planLine, plan, unit, index, marked, setting } = props;
  const { context, planning, dates, shown, actions, phone, kind, rowCount, onUnit, onMark } = setting;
  const { product, line } = planLine;
  const { t } = useTranslation('storefront-plan');
  const { locale } = useLocale();
  const units = useMemo(() => toOrderUnits(product, locale), [product, locale]);
  const unusual = useUnusualAmount(product, context);
  const total = plannedAmount(plan);
  const [hints, setHints] = useState<Readonly<Record<string, OrderHintData | undefined>>>({});
  const onHint = useCallback((date: string, hint: OrderHintData | undefined) => {
    setHints((before) => (before[date] === hint ? before : { ...before, [date]: hint }));
  }, []);
  const hint = shown.map((date) => hints[date]).find((one) => one !== undefined);
  const summary = useMemo(
    () => toProductCardData(product, Math.max(total, 1), unit, context),
    [product, total, unit, context],
  );
  const { name, href, price } = summary;
  const sum = line === undefined ? undefined : lineTotal(line, context);
  const elsewhere = total - shown.reduce((all, date) => all + amountOn(plan, date), 0);
  const { prices } = context.visibility;
  const ways = [
    { key: 'EVENLY', label: t('spread') },
    ...dates.map((date) => ({
      key: date,
      label: t('allOn', { day: formatLongDate(date, locale, { weekday: 'short', year: false }) }),
    })),
  ];
  const set = (next: readonly PlanEntry[], nextUnit = unit): void => {
    actions.set({ planLine, plan: next, unit: nextUnit });
  };
  return (
    <div
      className={styles['row']}
      data-kind={kind}
      data-without-prices={prices ? undefined : true}
      data-in-cart={total > 0 || undefined}
    >
      {kind === 'list' && (
        <PlanRowSelect name={name} marked={marked} sku={product.sku} onMark={onMark}>
          <ProductThumbnail image={summary.picture} size={phone ? 'compact' : 'row'} />
        </PlanRowSelect>
      )}
      <div className={styles['text']}>
        <Link href={href ?? context.paths.product(product.sku)} className={styles['name']}>
          <SizedLabel name={name} shortName={summary.shortName} />
        </Link>
        <div className={styles['meta']}>
          {hint !== undefined ? (
            <OrderHint hint={hint} />
          ) : elsewhere > 0 ? (
            <span className={styles['elsewhere']}>
              {t('elsewhere', { amount: formatAmount(elsewhere, unit, locale) })}
            </span>
          ) : (
            <ProductKey size={summary.size} number={summary.number} />
          )}
          {hint !== undefined ? null : kind === 'list' ? (
            <ProductBadges badges={summary.badges ?? []} banner={summary.banner} words={1} />
          ) : (
            total > 0 && <span>{t('whole', { amount: formatAmount(total, unit, locale) })}</span>
          )}
        </div>
      </div>
      {kind === 'list' && (
        <RepeatAmountButton
          planLine={planLine}
          name={name}
          unit={unit}
          dates={dates}
          planning={planning}
          onTake={(next) => {
            actions.setAll([{ planLine, plan: next, unit }]);
          }}
        />
      )}
      {prices && kind === 'list' && (
        <div className={styles['price']}>
          {price === undefined ? null : price === 'ON_REQUEST' ? (
            t('onRequest')
          ) : (
            <>
              <span>{price.priceText}</span>
              <small>
                / {formatUnit(price.unit, locale)}{' '}
                {price.note?.kind === 'FORMER' && (
                  <s title={t('instead', { price: price.note.price })}>{price.note.price}</s>
                )}
              </small>
            </>
          )}
        </div>
      )}
      <PlanUnit
        name={name}
        unit={unit}
        units={units}
        onChange={(next) => {
          onUnit(product.sku, next);
          if (total > 0) set(plan, next);
        }}
      />
      {shown.map((date, at) => (
        <PlanCell
          key={date}
          name={name}
          date={date}
          amount={amountOn(plan, date)}
          unit={unit}
          day={planning.dayOf(product.attributes, date)}
          place={at * rowCount + index}
          busy={line?.busy ?? false}
          unsent={line?.unsent ?? false}
          withDay={phone}
          unusual={unusual}
          onChange={(day, amount) => {
            set(withAmountOn(plan, day, amount));
          }}
          onWarning={actions.warn}
          onHint={onHint}
        />
      ))}
      {prices && (
        <div className={styles['sum']}>
          {kind === 'cart' && sum?.net !== undefined && (
            <span>{sum.estimated ? formatEstimate(formatPrice(sum.net)) : formatPrice(sum.net)}</span>
          )}
          {sum?.saved !== undefined && total > 0 && (
            <span className={styles['saved']}>
              {kind === 'cart' ? `−${formatUnitPrice(sum.saved)}` : formatPrice(sum.saved)}
            </span>
          )}
        </div>
      )}
      {kind === 'cart' && (
        <PlanMenu
          name={name}
          ways={ways}
          onChoose={(key) => {
            const division =
              key === 'EVENLY' ? ({ kind: 'EVENLY' } as const) : ({ kind: 'ALL_ON', date: key } as const);
            const next = splitPlan(division, product, unit, total, dates, planning);
            if (next !== undefined) set(next);
          }}
        />
      )}
    </div>
  );
});
