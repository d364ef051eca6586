import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { ErrorState } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { links } from './links';
import { reloadNewest } from './reload-newest';
import { appTexts } from './texts';

/** Old code that is not on the server any more: a newer version of the shop has been put in its place. */
const isMissingCode = (error: unknown): boolean =>
  (error instanceof TypeError && /import|module|fetch/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'));

const kindOf = (error: unknown): 'notHere' | 'newVersion' | 'pageFailed' => {
  if (!isMissingCode(error)) return 'pageFailed';
  return navigator.onLine ? 'newVersion' : 'notHere';
};

/** A page that could not be shown: a sentence and a way on; what was typed is kept. */
export const RouteFailure = (): ReactNode => {
  const t = useTexts(appTexts);
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
            <a className={className} href={links.home}>
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
