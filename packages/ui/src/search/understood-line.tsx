import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './understood-line.module.css';

/** A piece of what was typed, as it was understood. */
export interface UnderstoodToken {
  /** As it is shown: the amount, the unit written out, the words. */
  readonly text: string;
  /** Called to have it searched for as a word again; missing for words, which are. */
  readonly onUndo?: (() => void) | undefined;
}

/** What the line above the suggestions takes. */
export interface UnderstoodLineProps {
  readonly tokens: readonly UnderstoodToken[];
  /** What Enter will do. */
  readonly hint?: ReactNode;
  /** Stands at the end on a phone, where no key is told of: how many match. */
  readonly count?: ReactNode;
}

/** What was understood of what is typed, and what Enter will do. */
export const UnderstoodLine = ({ tokens, hint, count }: UnderstoodLineProps): ReactNode => {
  const { t } = useTranslation('ui-search');
  return (
    <div className={styles['line']}>
      {tokens.length > 0 && (
        <span className={styles['tokens']}>
          <span className={styles['lead']}>{t('understood')}</span>
          {tokens.map(({ text, onUndo }) =>
            onUndo === undefined ? (
              <span key={text} className={styles['token']}>
                {text}
              </span>
            ) : (
              <button
                key={text}
                type="button"
                className={styles['undo']}
                aria-label={t('asWord', { text })}
                onClick={onUndo}
              >
                <span className={styles['token']}>{text}</span>
              </button>
            ),
          )}
        </span>
      )}
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </div>
  );
};
