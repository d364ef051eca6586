import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDownRight } from '../icons';
import type { PriceHintData } from './price-label-data';
import styles from './price-hint.module.css';

/** What the line below a price takes. */
export interface PriceHintProps {
  /** What it says. */
  readonly note: PriceHintData;
}

/** The one line below a price: its next tier, the tier within reach, what it cost before, or what an amount comes to. */
export const PriceHint = ({ note }: PriceHintProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  const words = wordsOf(note, t);
  return (
    <span
      className={styles['note']}
      data-near={note.kind === 'NEXT_TIER' || undefined}
      data-total={note.kind === 'TOTAL' ? note.of : undefined}
      title={`${note.kind === 'NEXT_TIER' ? t('missingBegin', { missing: note.missing }) : words} ${note.price}`}
    >
      {note.kind === 'NEXT_TIER' ? <IconArrowDownRight size={12} /> : null}
      <span className={styles['words']}>{words}</span>{' '}
      <span className={styles['price']}>
        <PriceIn kind={note.kind} price={note.price} />
      </span>
    </span>
  );
};

const wordsOf = (note: PriceHintData, t: TFunction<'ui-price'>): string => {
  switch (note.kind) {
    case 'NEXT_TIER':
      return t('more', { missing: note.missing });
    case 'FORMER':
      return t('former');
    case 'TIER':
      return t('from', { quantity: note.quantity });
    case 'TOTAL':
      return `${note.quantity} ·`;
  }
};

const PriceIn = ({
  kind,
  price,
}: {
  readonly kind: PriceHintData['kind'];
  readonly price: string;
}): ReactNode => {
  if (kind === 'NEXT_TIER' || kind === 'TOTAL') return <strong>{price}</strong>;
  return kind === 'FORMER' ? <s>{price}</s> : price;
};
