import { ContentFailure, type ContentFailureProps } from '@gastroshop/storefront/content';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ContentSkeleton } from './content-skeleton';

/** What stands in for content that is not there takes. */
export interface QueryFailureProps extends Pick<ContentFailureProps, 'query'> {
  readonly isStartPage?: boolean | undefined;
}

/** Content on its way, or the sentence why it cannot be shown (CMS-1). */
export const QueryFailure = ({ query, isStartPage }: QueryFailureProps): ReactNode => {
  const { pathname, search } = useLocation();
  if (query.error === null) return <ContentSkeleton isStartPage={isStartPage} />;
  return <ContentFailure query={query} address={pathname + search} />;
};
