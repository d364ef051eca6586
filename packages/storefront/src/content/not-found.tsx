import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageNotFound } from './page-not-found';

/** An address that no page has (NAV-5). */
export const NotFound = (): ReactNode => {
  const title = useTranslation('messages').t('pageNotFound');
  return <PageNotFound title={title} />;
};
