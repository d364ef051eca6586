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

/** The one line below a price: its next tier, the tier within reach, or what it cost before. */
export const PriceHint = ({ note }: PriceHintProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  const words =
    note.kind === 'NEXT_TIER'
      ? t('more', { missing: note.missing })
      : note.kind === 'FORMER'
        ? t('former')
        : t('from', { quantity: note.quantity });
  return (
    <span
      className={styles['note']}
      data-near={note.kind === 'NEXT_TIER' || undefined}
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

const PriceIn = ({
  kind,
  price,
}: {
  readonly kind: PriceHintData['kind'];
  readonly price: string;
}): ReactNode => {
  if (kind === 'NEXT_TIER') return <strong>{price}</strong>;
  return kind === 'FORMER' ? <s>{price}</s> : price;
};
