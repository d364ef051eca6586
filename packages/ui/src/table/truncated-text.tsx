import type { ReactNode } from 'react';
import styles from './truncated-text.module.css';

/** What a text on one line takes. */
export interface TruncatedTextProps {
  /** The text, which a pointer resting on it shows in full. */
  readonly text: string;
}

/** A text that keeps to its line in a narrow column; on paper it wraps. */
export const TruncatedText = ({ text }: TruncatedTextProps): ReactNode => (
  <span className={styles['text']} title={text}>
    {text}
  </span>
);
