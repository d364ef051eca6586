import { messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { PageMissing } from './page-missing';

/** An address that no page has (NAV-5). */
export const NotFound = (): ReactNode => {
  const title = useTexts(messages)('pageNotFound');
  return <PageMissing title={title} />;
};
