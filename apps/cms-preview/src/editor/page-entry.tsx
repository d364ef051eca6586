import type { PreviewPage } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDateTime } from './format-date-time';
import styles from './page-drawer.module.css';
import { previewPath, START_PAGE } from './slug-from-url';
import badges from './status-badge.module.css';

/** What an entry of the list takes. */
export interface PageEntryProps {
  readonly page: PreviewPage;
  readonly isCurrent: boolean;
  readonly today: string;
  readonly onOpen: () => void;
}

/** The same view for another page; a signature is for one page alone. */
const viewIn = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('signature');
  return query.toString();
};

/** A page of the list: its name, its address, when it was written and how it stands. */
export const PageEntry = ({ page, isCurrent, today, onOpen }: PageEntryProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { locale } = useLocale();
  const { search } = useLocation();
  const { fullSlug, title, state, writtenAt } = page;
  const isStart = fullSlug === START_PAGE;
  return (
    <Link
      className={styles['entry']}
      to={{ pathname: previewPath(fullSlug), search: viewIn(search) }}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      <span className={styles['name']}>{isStart ? t('startPage') : (title ?? fullSlug)}</span>
      <span className={badges[state === 'DRAFT' ? 'draft' : 'published']}>
        {t(state === 'DRAFT' ? 'draft' : 'published')}
      </span>
      <span className={styles['where']}>
        {isStart ? '/' : fullSlug} · {formatDateTime(writtenAt, today, locale)}
      </span>
    </Link>
  );
};
