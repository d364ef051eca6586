import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconCircleCheck, IconFileSpreadsheet, IconX } from '../icons';
import styles from './file-preview.module.css';
import { fileSize } from './file-size';

/** What happens to a chosen file. */
export type FileState =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'sending';
      /** How much is there, 0 to 100. */
      readonly percent: number;
    }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      /** Why, in a sentence. */
      readonly reason: string;
    };

/** What a chosen file takes. */
export interface FilePreviewProps {
  /** Name of the file. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
  /** What happens to it. */
  readonly state: FileState;
  /** Called when the buyer takes the file away. */
  readonly onRemove: () => void;
  /** Called when the buyer wants a failed file sent again; the button is missing without it. */
  readonly onRetry?: (() => void) | undefined;
}

const SIGNS = {
  waiting: IconFileSpreadsheet,
  sending: IconFileSpreadsheet,
  done: IconCircleCheck,
  failed: IconAlertCircle,
};

/** A chosen file with its size, how far it is, and ways to try again or take it away. */
export const FilePreview = ({ name, size, state, onRemove, onRetry }: FilePreviewProps): ReactNode => {
  const { t } = useTranslation('ui-upload');
  const Sign = SIGNS[state.kind];
  const words =
    state.kind === 'sending'
      ? t('sending', { percent: Math.round(state.percent) })
      : state.kind === 'failed'
        ? state.reason
        : t(state.kind);
  return (
    <div className={clsx(styles['file'], styles[state.kind])}>
      <Sign size={24} stroke={1.75} className={styles['sign']} />
      <div className={styles['words']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        <span className={styles['state']} role="status">
          {fileSize(size)} · {words}
        </span>
        {state.kind === 'sending' && (
          <progress className={styles['progress']} max={100} value={state.percent} aria-label={name} />
        )}
      </div>
      {state.kind === 'failed' && onRetry !== undefined && (
        <button
          type="button"
          className={styles['retry']}
          aria-label={`${t('again')}: ${t('retry', { name })}`}
          onClick={onRetry}
        >
          {t('again')}
        </button>
      )}
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('remove', { name })}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.75} />
      </button>
    </div>
  );
};
