import type { Header } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';

import { useTranslation } from 'react-i18next';
import classes from './header-notice-view.module.css';

/** What the notice of the header takes. */
export interface HeaderNoticeViewProps {
  readonly header: Pick<Header, 'notice'> | undefined;
}

/** The one line a tenant puts above its shop; nothing when there is none. */
export const HeaderNoticeView = ({ header }: HeaderNoticeViewProps): ReactNode => {
  const { t } = useTranslation('cms');
  const notice = header?.notice;
  return notice === undefined || notice === '' ? null : (
    <p role="note" aria-label={t('notice')} className={classes['notice']}>
      {notice}
    </p>
  );
};
