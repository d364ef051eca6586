import { Button, IconButton } from '@gastroshop/ui/button';
import { IconArrowLeft, IconListCheck, IconMapPin, IconPackage } from '@gastroshop/ui/icons';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './count-screen.module.css';
import { isCounted } from './count-lines';
import type { InventoryCount } from './inventory-count';

/** What can be opened from the head. */
export type CountDialog = 'PLACE' | 'FILL' | 'FOREIGN' | 'SCAN' | 'FINISH';

/** What the head takes. */
export interface CountHeaderProps {
  readonly count: InventoryCount;
  readonly onBack: () => void;
  readonly onOpen: (dialog: CountDialog) => void;
}

interface ProgressStyle extends CSSProperties {
  readonly '--counted': string;
}

/** Where is counted and how far it is. */
export const CountHeader = ({ count, onBack, onOpen }: CountHeaderProps): ReactNode => {
  const { t } = useTranslation('stock-count');
  const { lines, unloadingArea } = count;
  const done = lines.filter(isCounted).length;
  const style: ProgressStyle = { '--counted': lines.length === 0 ? '0%' : `${(done / lines.length) * 100}%` };
  return (
    <div className={styles['head']}>
      <IconButton label={t('back')} icon={<IconArrowLeft size={22} />} onClick={onBack} />
      <div className={styles['headWords']}>
        <h1 className={styles['title']}>
          {unloadingArea.trim() === '' ? t('title') : t('titleAt', { place: unloadingArea })}
        </h1>
        <p role="status" className={styles['quiet']}>
          {lines.length === 0 ? t('progressNone') : t('progress', { done, count: lines.length })}
        </p>
      </div>
      <div className={styles['tools']}>
        <Button
          icon={<IconMapPin size={18} />}
          onClick={() => {
            onOpen('PLACE');
          }}
        >
          {t('details')}
        </Button>
        <Button
          icon={<IconListCheck size={18} />}
          onClick={() => {
            onOpen('FILL');
          }}
        >
          {t('fill')}
        </Button>
        <Button
          icon={<IconPackage size={18} />}
          onClick={() => {
            onOpen('FOREIGN');
          }}
        >
          {t('foreign')}
        </Button>
      </div>
      <span className={styles['progress']} style={style} aria-hidden />
    </div>
  );
};
