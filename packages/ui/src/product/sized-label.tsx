import type { ReactNode } from 'react';
import styles from './sized-label.module.css';

/** What a name without its size takes. */
export interface SizedLabelProps {
  /** The whole name. */
  readonly name: string;
  /** Its beginning, where the size that follows stands elsewhere; the whole name when missing. */
  readonly shortName?: string | undefined;
  readonly className?: string | undefined;
  /** Lines before the ellipsis, for styles. */
  readonly lines?: number | undefined;
}

/** A name whose size stands elsewhere: left out for the eye alone, it is read out, copied and told by the title. */
export const SizedLabel = ({ name, shortName = name, className, lines }: SizedLabelProps): ReactNode => {
  const rest = name.slice(shortName.length);
  return (
    <span className={className} data-lines={lines} title={name}>
      {shortName}
      {rest === '' ? null : <span className={styles['rest']}>{rest}</span>}
    </span>
  );
};
