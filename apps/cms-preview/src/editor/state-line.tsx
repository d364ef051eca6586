import { useTexts } from '@gastroshop/i18n/react';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import type { Following } from '../drafts';
import { mayBeShownOn } from './status-of';
import styles from './state-line.module.css';
import { editorTexts } from './texts';

/** What the line takes. */
export interface StateLineProps {
  readonly following: Extract<Following, { readonly change: unknown }>;
  /** The day the page is shown as on, YYYY-MM-DD. */
  readonly day: string;
}

/** What is out of the ordinary: no connection, an end, a day on which the shop would not show this version. */
export const StateLine = ({ following: { state, change }, day }: StateLineProps): ReactNode => {
  const t = useTexts(editorTexts);
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
