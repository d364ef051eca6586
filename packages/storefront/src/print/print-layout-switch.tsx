import type { ReactNode } from 'react';
import styles from './paper.module.css';
import { usePrinting } from './use-printing';

/** What a page takes that looks different on paper. */
export interface PrintLayoutSwitchProps {
  /** Drawn when the page is printed. */
  readonly paper: () => ReactNode;
  /** The page on the screen. */
  readonly children: ReactNode;
}

/** A page with a paper of its own: the screen stays away from the printer, the paper from the screen. */
export const PrintLayoutSwitch = ({ paper, children }: PrintLayoutSwitchProps): ReactNode => {
  const printing = usePrinting();
  return (
    <>
      <div className={styles['screen']}>{children}</div>
      {printing && <div className={styles['paper']}>{paper()}</div>}
    </>
  );
};
