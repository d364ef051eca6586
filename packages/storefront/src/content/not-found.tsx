import { messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { PageNotFound } from './page-not-found';

/** An address that no page has (NAV-5). */
export const NotFound = (): ReactNode => {
  const title = useTexts(messages)('pageNotFound');
  return <PageNotFound title={title} />;
};
