import { type ReactNode, useId } from 'react';
import styles from './consent-switch.module.css';

/** What the switch of a service takes. */
export interface ConsentSwitchProps {
  readonly name: string;
  /** What the service does. */
  readonly text: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A service with its switch and a sentence what it does. */
export const ConsentSwitch = ({ name, text, on, onChange }: ConsentSwitchProps): ReactNode => {
  const id = useId();
  return (
    <div className={styles['service']}>
      <label className={styles['line']}>
        <span className={styles['name']}>{name}</span>
        <input
          type="checkbox"
          role="switch"
          className={styles['switch']}
          checked={on}
          aria-describedby={id}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
      </label>
      <p className={styles['text']} id={id}>
        {text}
      </p>
    </div>
  );
};
