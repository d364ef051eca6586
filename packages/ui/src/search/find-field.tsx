import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { IconSearch } from '../icons';
import frame from './field-frame.module.css';
import styles from './find-field.module.css';
import { useSlashShortcut } from './use-slash-shortcut';

/** What the field takes. */
export interface FindFieldProps {
  /** Name for screen readers, and words in the empty field. */
  readonly label: string;
  /** What is typed. */
  readonly value: string;
  /** Called with each change. */
  readonly onChange: (value: string) => void;
  /** Called by the Enter key: leads to the first that was found. */
  readonly onEnter: () => void;
  /** How many were found, in words; undefined while nothing is looked for. */
  readonly found?: string | undefined;
}

/** Finds among what stands on the page. The key "/" leads to it, Enter to what was found first, Escape empties it. */
export const FindField = ({ label, value, onChange, onEnter, found }: FindFieldProps): ReactNode => {
  const field = useRef<HTMLInputElement>(null);
  const foundId = useId();
  useSlashShortcut(field, true, 'PAGE');
  return (
    <span className={clsx(frame['frame'], styles['find'])}>
      <IconSearch size={16} stroke={2} className={frame['sign']} />
      <input
        ref={field}
        type="search"
        className={clsx(frame['input'], styles['input'])}
        aria-label={label}
        aria-describedby={foundId}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            onEnter();
          } else if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            onChange('');
          }
        }}
      />
      <span id={foundId} role="status" className={styles['found']}>
        {found}
      </span>
      {value === '' && (
        <kbd className={frame['key']} aria-hidden>
          /
        </kbd>
      )}
    </span>
  );
};
