import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { ErrorState } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { reloadNewest } from '../versions';
import { routeTexts } from './route-texts';

/** Old code that is not on the server any more: a newer version of the shop has been put in its place. */
const isMissingCode = (error: unknown): boolean =>
  (error instanceof TypeError && /import|module|fetch/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'));

const kindOf = (error: unknown): 'notHere' | 'newVersion' | 'pageFailed' => {
  if (!isMissingCode(error)) return 'pageFailed';
  return navigator.onLine ? 'newVersion' : 'notHere';
};

/** What stands in for a page takes. */
export interface RouteFailureProps {
  /** Where the app begins. */
  readonly home: string;
}

/** A page that could not be shown: a sentence and a way on; what was typed is kept. */
export const RouteFailure = ({ home }: RouteFailureProps): ReactNode => {
  const t = useTexts(routeTexts);
  const error = useRouteError();
  const kind = kindOf(error);
  return (
    <ErrorState
      title={t(kind)}
      onRetry={() => {
        void reloadNewest();
      }}
      actions={
        <Button
          render={({ className, children }) => (
            <a className={className} href={home}>
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
