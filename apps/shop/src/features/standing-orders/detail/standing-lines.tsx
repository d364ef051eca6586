import type { StandingOrderLine } from '@gastroshop/api-contract';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { usePriceVisibility } from '@gastroshop/storefront/session';
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
  /** What is said of an article besides. */
  readonly note?: (line: StandingOrderLine) => string | undefined;
  /** 0 takes the article out. */
  readonly onAmount: (sku: string, amount: number) => void;
}

/** Articles with amounts, changed where they stand. */
export const StandingLines = ({ lines, note, onAmount }: StandingLinesProps): ReactNode => (
  <OrderControlGroup>
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <Row
          key={line.sku}
          line={line}
          note={note?.(line)}
          isLast={lines.length === 1}
          onAmount={(amount) => {
            onAmount(line.sku, amount);
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
  note,
  isLast,
  onAmount,
}: {
  readonly line: StandingOrderLine;
  readonly note: string | undefined;
  readonly isLast: boolean;
  readonly onAmount: (amount: number) => void;
}): ReactNode => {
  const { sku, name, amount, unitAbbreviation, isAvailable, position } = line;
  const { t } = useTranslation('standing-orders');
  const { prices } = usePriceVisibility();
  const facts = [groupDigits(sku), isAvailable ? undefined : t('notNow'), note];
  return (
    <li className={styles['line']} data-gone={isAvailable ? undefined : true}>
      <span className={styles['picture']}>
        <ItemThumbnail size="row" item={line} />
      </span>
      <span className={styles['lineText']}>
        <span className={styles['lineName']}>{name}</span>
        <span className={styles['note']}>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      </span>
      <span className={styles['control']}>
        <OrderControl
          name={name}
          amount={amount}
          unit={unitAbbreviation}
          units={[{ abbreviation: unitAbbreviation, name: unitAbbreviation, minimum: 1 }]}
          inCart
          withoutToggle
          rowIndex={position}
          onChange={(value) => {
            onAmount(value.amount);
          }}
        />
      </span>
      {prices && <span className={styles['lineSum']}>{lineSum(line)}</span>}
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
