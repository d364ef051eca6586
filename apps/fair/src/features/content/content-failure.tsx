import { messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { contentPageTexts } from './texts';

/** What a page that cannot be shown takes. */
export interface ContentFailureProps {
  /** The backend's code, where it answered. */
  readonly code: string | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** A page of content that cannot be shown: there is none, it is for the signed-in, or it could not be loaded (CMS-1). */
export const ContentFailure = ({ code, retrying, onRetry }: ContentFailureProps): ReactNode => {
  const t = useTexts(contentPageTexts);
  const say = useTexts(messages);
  const { paths } = useGateway();
  const { pathname, search } = useLocation();
  if (code === 'authentication-needed')
    return (
      <EmptyState
        title={t('signInToSee')}
        headingLevel={1}
        actions={
          <Button
            variant="filled"
            render={({ className, children }) => (
              <a className={className} href={paths.signOn(pathname + search)}>
                {children}
              </a>
            )}
          >
            {say('signIn')}
          </Button>
        }
      />
    );
  if (code === 'path-not-found')
    return (
      <EmptyState
        title={say('contentPathNotFound')}
        headingLevel={1}
        drawing={<CrateDrawing />}
        actions={
          <Button
            variant="filled"
            render={({ className, children }) => (
              <Link className={className} href={paths.home}>
                {children}
              </Link>
            )}
          >
            {say('toHome')}
          </Button>
        }
      />
    );
  return (
    <ErrorState title={say('contentUnknownError')} onRetry={onRetry} retrying={retrying}>
      {t('tryAgain')}
    </ErrorState>
  );
};
