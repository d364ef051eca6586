import { Fragment, type ReactNode } from 'react';
import styles from './key-hints.module.css';

/** A key, or several of which each does the same or all together do it, and what that is. */
interface KeyHint {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What a line of keys takes. */
export interface KeyHintsProps {
  readonly hints: readonly KeyHint[];
  /** Without a ground of its own: below a list that stands in the page, and not in a box. */
  readonly plain?: boolean | undefined;
  /** Stands before the keys. */
  readonly children?: ReactNode;
}

/** A key as it is drawn. */
export const KeyCap = ({ children }: { readonly children: string }): ReactNode => (
  <kbd className={styles['key']}>{children}</kbd>
);

/** The keys of a list, as the last line of it. */
export const KeyHints = ({ hints, plain = false, children }: KeyHintsProps): ReactNode => (
  <p className={styles['line']} data-plain={plain || undefined}>
    {children !== undefined && <span className={styles['before']}>{children}</span>}
    {hints.map(({ keys, does }) => (
      <span key={does} className={styles['hint']}>
        {keys.map((key) => (
          <Fragment key={key}>
            <KeyCap>{key}</KeyCap>{' '}
          </Fragment>
        ))}
        {does}
      </span>
    ))}
  </p>
);
