import { messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../shop';
import { PageMissing } from './page-missing';

/** An address that no page has (NAV-5). */
export const NotFound = (): ReactNode => {
  const title = useTexts(messages)('pageNotFound');
  usePageTitle(title);
  return <PageMissing title={title} />;
};
