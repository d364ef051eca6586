import type { ReactNode } from 'react';
import styles from './switch.module.css';

/** What a switch takes. */
export interface SwitchProps {
  /** Whether it is on. */
  readonly checked: boolean;
  /** Called with what it shall be. */
  readonly onChange: (checked: boolean) => void;
  /** What it switches. */
  readonly label: string;
  /** How many things it is about. */
  readonly count?: number | undefined;
}

/** Turns something on and off at once, as opposed to a tick that is sent with a form. */
export const Switch = ({ checked, onChange, label, count }: SwitchProps): ReactNode => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    className={styles['switch']}
    onClick={() => {
      onChange(!checked);
    }}
  >
    <span className={styles['track']} aria-hidden>
      <span className={styles['thumb']} />
    </span>
    {label}
    {count !== undefined && <span className={styles['count']}>{count}</span>}
  </button>
);
