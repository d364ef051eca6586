import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCameraOff } from '../icons';
import styles from './camera-problem.module.css';

const REMEDIES = { denied: 'deniedRemedy', missing: 'missingRemedy', failed: 'otherRemedy' } as const;

/** What the sentence in the place of the picture takes. */
export interface CameraProblemProps {
  /** Why there is no picture. */
  readonly kind: 'denied' | 'missing' | 'failed';
  /** Called when the buyer wants to try again. */
  readonly onRetry: () => void;
}

/** Says why there is no picture and what to do. */
export const CameraProblem = ({ kind, onRetry }: CameraProblemProps): ReactNode => {
  const { t } = useTranslation('ui-scanner');
  return (
    <div className={styles['problem']} role="alert">
      <IconCameraOff size={32} stroke={1.75} />
      <p className={styles['what']}>{t(kind)}</p>
      <p className={styles['remedy']}>{t(REMEDIES[kind])}</p>
      {kind !== 'missing' && (
        <button type="button" className={styles['retry']} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
};
