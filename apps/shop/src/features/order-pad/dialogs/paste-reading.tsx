import { useIsMobile } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineCounts } from '../line-counts';
import styles from './paste-reading.module.css';
import type { PastedList } from './use-paste-reading';

/** What is said of a text takes. */
export interface PasteReadingProps {
  readonly reading: PastedList;
}

/** What is read of a list while it is still being written or pasted: how many lines are clear, and what orders nothing. */
export const PasteReading = ({ reading: { isBlank, isAsked, sums } }: PasteReadingProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const phone = useIsMobile();
  if (isBlank) return <div role="status" className={styles['reading']} />;
  const { lines, notOrdered, noise } = sums;
  const words = [
    t(phone ? 'pasteWithAmount' : 'pasteLines', { count: lines }),
    ...(notOrdered > 0 ? [t('pasteNotOrdered', { count: notOrdered })] : []),
    ...(noise > 0 ? [t('pasteNoise', { count: noise })] : []),
  ];
  return (
    <div role="status" className={styles['reading']}>
      <p className={styles['counts']}>
        <LineCounts {...sums} />
      </p>
      <p>{isAsked ? t('pasteColumns') : phone ? `${words.join('. ')}.` : words.join(' · ')}</p>
    </div>
  );
};
