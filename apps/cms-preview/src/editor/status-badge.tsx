import type { ContentChange } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from './format-date-time';
import styles from './status-badge.module.css';
import { statusOf } from './status-of';

/** What the badge takes. */
export interface StatusBadgeProps {
  readonly change: ContentChange;
  readonly today: string;
}

/** Whether a draft or the published version is looked at, and what the shop shows. It is said when it changes. */
export const StatusBadge = ({ change, today }: StatusBadgeProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { locale } = useLocale();
  const { state, version, writtenAt, shown, isForSignedIn } = change;
  const status = statusOf(change);
  const shownAt = shown === undefined ? '' : formatDateTime(shown.writtenAt, today, locale);
  return (
    <div className={styles['status']} role="status">
      <span className={styles[state === 'DRAFT' ? 'draft' : 'published']}>
        {status === 'draftAfter' ? t(status, { at: shownAt }) : t(status)}
      </span>
      <span className={styles['more']}>
        {t('version', { version, at: formatDateTime(writtenAt, today, locale) })}
        {isForSignedIn && ` · ${t('forSignedIn')}`}
      </span>
    </div>
  );
};
