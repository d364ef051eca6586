import { ErrorState } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A page that could not be shown, or code that could not be loaded: the page may be asked for again. */
export const PageFailure = (): ReactNode => {
  const { t } = useTranslation('preview-app');
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
