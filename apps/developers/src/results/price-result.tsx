import { formatPrice } from '@gastroshop/i18n';
import { IconArrowDownRight } from '@gastroshop/ui/icons';
import { nextTier, type PricingInput, type priceRow, priceTiers } from '@gastroshop/domain/pricing';
import type { ReactNode } from 'react';
import { briefly } from './briefly';
import classes from './price-result.module.css';

/** The units of the example. */
export type Unit = 'carton' | 'pack';

/** What is shown of a price. */
export interface PriceResultProps {
  /** The answer of the example. */
  readonly row: ReturnType<typeof priceRow>;
  /** What it was asked, to ask the domain for the prices of other amounts as well. */
  readonly question: PricingInput;
  readonly unit: Unit;
}

const counted = (count: number | string, word: string): string =>
  `${count} ${word}${Number(count) === 1 ? '' : 's'}`;

/** What the packages answer, as a page may show it and as it is. */
export const PriceResult = ({ row, question, unit }: PriceResultProps): ReactNode => {
  if (row.kind === 'ON_REQUEST') return <p>Price on request</p>;
  const { amount, prices, day } = question;
  const next = nextTier(question);
  const ladder = priceTiers({ prices, amount, day, unit: { ratio: 1 } });
  return (
    <div className={classes['result']}>
      <div className={classes['sum']}>
        <output className={classes['total']}>{formatPrice(row.rowTotal)}</output>
        <span>
          {unit === 'carton' && `${counted(amount, unit)} = `}
          {counted(row.storageQuantity, 'pack')} × {formatPrice(row.unitPrice)}
        </span>
        {next !== undefined && (
          <span className={classes['next']}>
            <IconArrowDownRight size={16} />
            {next.missingAmount} more {next.missingAmount === 1 ? unit : `${unit}s`}:{' '}
            {formatPrice(next.tier.unitPrice)}
          </span>
        )}
      </div>
      <ul className={classes['tiers']} aria-label="Prices by amount">
        {ladder.map((tier) => (
          <li
            key={tier.amount}
            className={classes['tier']}
            aria-current={tier.minQuantity === row.minQuantity ? true : undefined}
          >
            <span>from {counted(tier.amount, 'pack')}</span>
            <strong>{formatPrice(tier.unitPrice)}</strong>
          </li>
        ))}
      </ul>
      <code className={classes['value']}>{briefly(row)}</code>
    </div>
  );
};
