import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './status-log.module.css';
import type { ToastEntry } from './toast-message';
import { ToneIcon } from './tone-icon';

/** What the log of messages takes. */
export interface StatusLogProps {
  /** What was said, newest first; see `useToastState`. */
  readonly messages: readonly ToastEntry[];
}

/** The last messages with their time, for those who looked elsewhere. */
export const StatusLog = ({ messages }: StatusLogProps): ReactNode => {
  const { t } = useTranslation('ui-feedback');
  const { locale } = useLocale();
  if (messages.length === 0) return <p className={classes['empty']}>{t('logEmpty')}</p>;
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <ol className={classes['log']} aria-label={t('messages')}>
      {messages.map(({ id, tone, title, text, at }) => (
        <li key={id} className={classes['entry']}>
          <ToneIcon tone={tone} />
          <div className={classes['words']}>
            <p className={classes['title']}>{title}</p>
            {text !== undefined && <p className={classes['text']}>{text}</p>}
          </div>
          <time className={classes['time']} dateTime={at.toISOString()}>
            {clock.format(at)}
          </time>
        </li>
      ))}
    </ol>
  );
};
