import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './manual-entry.module.css';

/** The longest codes of the trade have this many characters. */
const MOST_CHARACTERS = 48;

/** What the field for a code takes. */
export interface ManualEntryProps {
  /** Called with what was typed, without spaces. */
  readonly onCode: (code: string) => void;
}

/** For codes the camera cannot read, and for devices without a camera. */
export const ManualEntry = ({ onCode }: ManualEntryProps): ReactNode => {
  const { t } = useTranslation('ui-scanner');
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles['entry']}
      onSubmit={(event) => {
        event.preventDefault();
        const code = typed.replace(/\s/g, '');
        if (code === '') return;
        onCode(code);
        setTyped('');
      }}
    >
      <label htmlFor={id} className={styles['label']}>
        {t('manual')}
      </label>
      <input
        id={id}
        className={styles['input']}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <button type="submit" className={styles['submit']}>
        {t('submit')}
      </button>
    </form>
  );
};
