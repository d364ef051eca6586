import { FetchError } from '@gastroshop/api-client';
import { Button } from '@gastroshop/ui/button';
import { ErrorState } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { pageAddress } from '../boot';
import { isChunkLoadError, reloadLatest } from '../versions';

const kindOf = (error: unknown): 'notHere' | 'newVersion' | 'pageFailed' => {
  if (navigator.onLine) return isChunkLoadError(error) ? 'newVersion' : 'pageFailed';
  return isChunkLoadError(error) || error instanceof FetchError ? 'notHere' : 'pageFailed';
};

/** What stands in for a page takes. */
export interface RouteFailureProps {
  /** Where the app begins. */
  readonly home: string;
}

/** A page that could not be shown: a sentence and a way on; what was typed is kept. */
export const RouteFailure = ({ home }: RouteFailureProps): ReactNode => {
  const { t } = useTranslation('shell-route');
  const error = useRouteError();
  const kind = kindOf(error);
  return (
    <ErrorState
      title={t(kind)}
      headingLevel={1}
      retryLabel={kind === 'newVersion' ? t('reload') : undefined}
      onRetry={() => {
        void reloadLatest();
      }}
      actions={
        <Button
          render={({ className, children }) => (
            <a className={className} href={pageAddress(home)}>
              {children}
            </a>
          )}
        >
          {t('toHome')}
        </Button>
      }
    >
      {t(`${kind}Text`)}
    </ErrorState>
  );
};
