import type { ReactNode } from 'react';
import { groupDigits } from './group-digits';
import styles from './product-key.module.css';

/** What the beginning of a second line takes. */
export interface ProductKeyProps {
  /** What one of the unit that is chosen holds. */
  readonly size: string | undefined;
  /** The number buyers know it by. */
  readonly number: string;
}

/** How every second line of a product begins: what one of it holds, and its number; neither is ever cut. */
export const ProductKey = ({ size, number }: ProductKeyProps): ReactNode => (
  <>
    {size === undefined ? null : <span className={styles['size']}>{size}</span>}
    <span className={styles['number']}>{groupDigits(number)}</span>
  </>
);
