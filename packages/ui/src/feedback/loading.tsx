import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../a11y';

/** What a region takes that is being loaded. */
export interface LoadingProps {
  /** What is being loaded, for screen readers; „Wird geladen“ unless said otherwise. */
  readonly label?: string | undefined;
  /** The skeleton. */
  readonly children: ReactNode;
}

/** Tells screen readers once what the skeleton shows everybody else. */
export const Loading = ({ label, children }: LoadingProps): ReactNode => {
  const { t } = useTranslation('ui-feedback');
  return (
    <div aria-busy>
      <span className={visuallyHidden} role="status">
        {label ?? t('loading')}
      </span>
      {children}
    </div>
  );
};
