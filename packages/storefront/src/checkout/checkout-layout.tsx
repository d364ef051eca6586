import type { ReactNode } from 'react';
import styles from './checkout-layout.module.css';

/** What a step of the checkout takes. */
export interface CheckoutLayoutProps {
  /** The step itself. */
  readonly children: ReactNode;
  /** The sums, beside it; on phones below it. */
  readonly side?: ReactNode;
  /** The next step within reach of the thumb; phones alone show it. */
  readonly bar?: ReactNode;
  /** The bar has two rows: its button takes one for itself. */
  readonly tallBar?: boolean | undefined;
}

/** A step of the checkout with the sums beside it. */
export const CheckoutLayout = ({ children, side, bar, tallBar = false }: CheckoutLayoutProps): ReactNode => (
  <div className={styles['layout']} data-bar={bar === undefined ? undefined : tallBar ? 'tall' : 'flat'}>
    <div className={styles['step']}>{children}</div>
    {side !== undefined && <div className={styles['side']}>{side}</div>}
    {bar !== undefined && <div className={styles['bar']}>{bar}</div>}
  </div>
);
