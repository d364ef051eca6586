import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { IconAlertCircle, IconCheck } from '../icons';
import styles from './row-status.module.css';
import { uploadTexts } from './texts';

/** What the result of checking a row takes. */
export interface RowStatusProps {
  /** What is wrong; missing when nothing is. */
  readonly problem: string | undefined;
}

/** Says in a word that a row is all right, or in a sentence why it is not. */
export const RowStatus = ({ problem }: RowStatusProps): ReactNode => {
  const t = useTexts(uploadTexts);
  return problem === undefined ? (
    <span className={styles['good']}>
      <IconCheck size={16} stroke={2.25} />
      <span>{t('good')}</span>
    </span>
  ) : (
    <span className={styles['bad']} title={problem}>
      <IconAlertCircle size={16} stroke={2} />
      <span className={styles['words']}>{problem}</span>
    </span>
  );
};
