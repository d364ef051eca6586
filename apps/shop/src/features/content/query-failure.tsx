import { ResponseError } from '@gastroshop/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContentFailure } from './content-failure';
import { ContentSkeleton } from './content-skeleton';

/** What stands in for content that is not there takes. */
export interface QueryFailureProps {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  readonly isStartPage?: boolean | undefined;
}

/** Content on its way, or the sentence why it cannot be shown (CMS-1). */
export const QueryFailure = ({ query, isStartPage }: QueryFailureProps): ReactNode => {
  const { error, refetch, isFetching } = query;
  if (error === null) return <ContentSkeleton isStartPage={isStartPage} />;
  return (
    <ContentFailure
      code={error instanceof ResponseError ? error.problem?.code : undefined}
      retrying={isFetching}
      onRetry={() => {
        void refetch();
      }}
    />
  );
};
