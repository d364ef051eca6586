import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCircleCheck, IconCloud, IconCloudOff } from '../icons';
import classes from './offline-banner.module.css';

/** What the state of the connection takes. */
export interface OfflineBannerProps {
  /** Without connection, sending what waited, or done with it. */
  readonly state: 'offline' | 'sending' | 'sent';
  /** How many amounts have not reached the server. */
  readonly waiting: number;
  /** What else has not reached the server, in a sentence. */
  readonly also?: ReactNode;
  /** How old what is shown is, while offline. */
  readonly age?: ReactNode;
}

const signs = { offline: IconCloudOff, sending: IconCloud, sent: IconCircleCheck } as const;

/** The state of the connection, as a line of the header: said quietly, in the way of nothing. */
export const OfflineBanner = ({ state, waiting, also, age }: OfflineBannerProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const Sign = signs[state];
  const nothingElse = also === undefined || also === null;
  return (
    <div className={clsx(classes['banner'], state === 'sent' && classes['good'])} role="status">
      <span className={classes['sign']}>
        <Sign size={18} />
      </span>
      {state === 'offline' ? (
        <span>
          <strong>{t('offline')}</strong>{' '}
          {waiting > 0 ? t('offlineWaiting', { count: waiting }) : nothingElse && t('offlineNothing')} {also}{' '}
          {age}
        </span>
      ) : (
        <span>
          {state === 'sent' && t('sent')}
          {state === 'sending' && (waiting > 0 || nothingElse) && t('sending', { count: waiting })} {also}
        </span>
      )}
    </div>
  );
};
