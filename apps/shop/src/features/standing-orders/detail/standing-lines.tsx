import type { StandingOrderLine } from '@gastroshop/api-contract';
import { formatAmount, formatEstimate, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useFeatures } from '@gastroshop/storefront/shop';
import { IconButton } from '@gastroshop/ui/button';
import { IconTrash } from '@gastroshop/ui/icons';
import { OrderControl, OrderControlGroup } from '@gastroshop/ui/order-control';
import { groupDigits } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './standing-order.module.css';

/** What the rows take. */
export interface StandingLinesProps {
  readonly lines: readonly StandingOrderLine[];
  /** What was changed before is still on its way: a change of it all would be refused. */
  readonly busy?: boolean | undefined;
  /** What is said of an article besides. */
  readonly note?: (line: StandingOrderLine) => string | undefined;
  /** 0 takes the article out. */
  readonly onAmount: (sku: string, amount: number) => void;
  /** The stock to fill up to, in the unit of the line; undefined: it comes in its amount. */
  readonly onPar: (sku: string, par: number | undefined) => void;
}

/** Articles with amounts, changed where they stand. */
export const StandingLines = ({
  lines,
  busy = false,
  note,
  onAmount,
  onPar,
}: StandingLinesProps): ReactNode => (
  <OrderControlGroup>
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <Row
          key={line.sku}
          line={line}
          busy={busy}
          note={note?.(line)}
          isLast={lines.length === 1}
          onAmount={(amount) => {
            onAmount(line.sku, amount);
          }}
          onPar={(par) => {
            onPar(line.sku, par);
          }}
        />
      ))}
    </ul>
  </OrderControlGroup>
);

/** What a line costs; what is weighed costs about that. */
const lineSum = ({ net, estimated = false }: StandingOrderLine): string | undefined => {
  if (net === undefined) return undefined;
  return estimated ? formatEstimate(formatPrice(net)) : formatPrice(net);
};

const Row = ({
  line,
  busy,
  note,
  isLast,
  onAmount,
  onPar,
}: {
  readonly line: StandingOrderLine;
  readonly busy: boolean;
  readonly note: string | undefined;
  readonly isLast: boolean;
  readonly onAmount: (amount: number) => void;
  readonly onPar: (par: number | undefined) => void;
}): ReactNode => {
  const { sku, name, amount, par, unitAbbreviation, isAvailable, position } = line;
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { prices } = usePriceVisibility();
  // Stocks are filled up by counting them.
  const canFill = useFeatures()('INVENTORY') || par !== undefined;
  const uncounted = par === undefined ? undefined : formatAmount(amount, unitAbbreviation, locale);
  const facts = [groupDigits(sku), isAvailable ? undefined : t('notNow'), note];
  const way = t(par === undefined ? 'fixedAmount' : 'fillUpTo');
  return (
    <li className={styles['line']} data-gone={isAvailable ? undefined : true}>
      <span className={styles['picture']}>
        <ItemThumbnail size="row" item={line} />
      </span>
      <span className={styles['lineText']}>
        <span className={styles['lineName']}>{name}</span>
        <span className={styles['note']}>
          {facts.filter((fact) => fact !== undefined).join(' · ')}
          {canFill && (
            <>
              {' · '}
              <button
                type="button"
                className={styles['way']}
                disabled={busy}
                aria-label={t('changeWord', { label: name, text: way })}
                onClick={() => {
                  onPar(par === undefined ? amount : undefined);
                }}
              >
                {way}
              </button>
              {uncounted !== undefined && ` · ${t('uncounted', { amount: uncounted })}`}
            </>
          )}
        </span>
      </span>
      <span className={styles['control']}>
        <OrderControl
          name={name}
          amount={par ?? amount}
          unit={unitAbbreviation}
          units={[{ abbreviation: unitAbbreviation, name: unitAbbreviation, minimum: 1 }]}
          inCart
          withoutToggle
          rowIndex={position}
          onChange={(value) => {
            if (par === undefined || value.amount === 0) onAmount(value.amount);
            else onPar(value.amount);
          }}
        />
      </span>
      {prices && <span className={styles['lineSum']}>{par === undefined ? lineSum(line) : undefined}</span>}
      <span className={styles['away']}>
        {!isLast && (
          <IconButton
            small
            label={t('remove', { name })}
            icon={<IconTrash size={18} />}
            onClick={() => {
              onAmount(0);
            }}
          />
        )}
      </span>
    </li>
  );
};
