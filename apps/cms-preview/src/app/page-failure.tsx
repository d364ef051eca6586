import { useTexts } from '@gastroshop/i18n/react';
import { ErrorState } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { appTexts } from './texts';

/** A page that could not be shown, or code that could not be loaded: the page may be asked for again. */
export const PageFailure = (): ReactNode => {
  const t = useTexts(appTexts);
  return (
    <ErrorState
      title={t('failed')}
      headingLevel={1}
      onRetry={() => {
        globalThis.location.reload();
      }}
    >
      {t('failedText')}
    </ErrorState>
  );
};
