import { ResponseError } from '@gastroshop/api-client';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../shop';
import { PageNotFound } from './page-not-found';

/** What a page that cannot be shown takes. */
export interface ContentFailureProps {
  /** What the page was asked for with. */
  readonly query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  /** Path and query of the page, which who signs on comes back to. */
  readonly address: string;
}

/** A page of content that cannot be shown: there is none, it is for the signed-in, or it could not be loaded (CMS-1). */
export const ContentFailure = ({
  query: { error, refetch, isFetching },
  address,
}: ContentFailureProps): ReactNode => {
  const { t } = useTranslation('storefront-content-failure');
  const { t: say } = useTranslation('messages');
  const { paths } = useGateway();
  const code = error instanceof ResponseError ? error.problem?.code : undefined;
  if (code === 'authentication-needed')
    return (
      <EmptyState
        title={t('signInToSee')}
        headingLevel={1}
        drawing={<CrateDrawing />}
        actions={
          <Button
            variant="filled"
            render={({ className, children }) => (
              <a className={className} href={paths.signOn(address)}>
                {children}
              </a>
            )}
          >
            {say('signIn')}
          </Button>
        }
      >
        {t('signInFirst')}
      </EmptyState>
    );
  if (code === 'path-not-found') return <PageNotFound title={say('contentPathNotFound')} />;
  return (
    <ErrorState
      title={say('contentUnknownError')}
      headingLevel={1}
      onRetry={() => {
        void refetch();
      }}
      retrying={isFetching}
    >
      {t('tryAgain')}
    </ErrorState>
  );
};
