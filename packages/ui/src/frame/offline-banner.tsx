import { useTexts } from '@gastroshop/i18n/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconCircleCheck, IconCloud, IconCloudOff } from '../icons';
import classes from './offline-banner.module.css';
import { frameTexts } from './texts';

/** What the state of the connection takes. */
export interface OfflineBannerProps {
  /** Without connection, sending what waited, or done with it. */
  readonly state: 'offline' | 'sending' | 'sent';
  /** How many amounts have not reached the server. */
  readonly waiting: number;
  /** How old what is shown is, while offline. */
  readonly age?: ReactNode;
}

const signs = { offline: IconCloudOff, sending: IconCloud, sent: IconCircleCheck } as const;

/** The state of the connection, as a line of the header: said quietly, in the way of nothing. */
export const OfflineBanner = ({ state, waiting, age }: OfflineBannerProps): ReactNode => {
  const t = useTexts(frameTexts);
  const Sign = signs[state];
  return (
    <div className={clsx(classes['banner'], state === 'sent' && classes['good'])} role="status">
      <span className={classes['sign']}>
        <Sign size={18} />
      </span>
      {state === 'offline' ? (
        <span>
          <strong>{t('offline')}</strong>{' '}
          {waiting === 0 ? t('offlineNothing') : t('offlineWaiting', { count: waiting })} {age}
        </span>
      ) : (
        <span>{state === 'sending' ? t('sending', { count: waiting }) : t('sent')}</span>
      )}
    </div>
  );
};
