import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createIcon } from '../icons';
import styles from './removed-notice.module.css';

const IconArrowBack = /* @__PURE__ */ createIcon(['M9 14l-4 -4l4 -4', 'M5 10h11a4 4 0 1 1 0 8h-1']);

/** What the notice of a removed line takes. */
export interface RemovedNoticeProps {
  /** Name of the product, read out with the button. */
  readonly name: string;
  /** Called to bring the line back. */
  readonly onBringBack: () => void;
}

/** Stands in the place of the order control of a line that was taken out and can come back. */
export const RemovedNotice = ({ name, onBringBack }: RemovedNoticeProps): ReactNode => {
  const { t } = useTranslation('ui-order-control');
  return (
    <div className={styles['notice']}>
      <span className={styles['word']}>{t('removed')}</span>
      <button
        type="button"
        className={styles['back']}
        aria-label={t('bringBackNamed', { name })}
        onClick={onBringBack}
      >
        <IconArrowBack size={16} />
        {t('bringBack')}
      </button>
    </div>
  );
};
