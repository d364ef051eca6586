import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionState } from '../drafts';
import { mayBeShownOn } from './status-of';
import styles from './preview-status-bar.module.css';

/** What the line takes. */
export interface PreviewStatusBarProps {
  readonly following: Extract<SubscriptionState, { readonly change: unknown }>;
  /** The day the page is shown as on, YYYY-MM-DD. */
  readonly day: string;
}

/** What is out of the ordinary: no connection, an end, a day on which the shop would not show this version. */
export const PreviewStatusBar = ({ following: { state, change }, day }: PreviewStatusBarProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const isAside = !mayBeShownOn(change, day);
  if (state === 'live' && !isAside) return null;
  return (
    <div className={styles['line']}>
      {state !== 'live' && (
        <Notice tone="warning" announce="politely">
          {t(state)}
        </Notice>
      )}
      {isAside && (
        <Notice tone="info" announce="politely">
          {t('notOnThisDay')}
        </Notice>
      )}
    </div>
  );
};
