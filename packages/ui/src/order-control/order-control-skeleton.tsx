import type { ReactNode } from 'react';
import type { OrderControlSize } from './order-control-props';
import styles from './order-control.module.css';

/** What the outline of an order control takes. */
export interface OrderControlSkeletonProps {
  /** Geometry by place; `row` when it is missing. */
  readonly size?: OrderControlSize | undefined;
  /** Whether the place of the toggle is left out. */
  readonly withoutToggle?: boolean | undefined;
}

/** The outline of an order control that is still on its way, in its final size. */
export const OrderControlSkeleton = ({
  size = 'row',
  withoutToggle,
}: OrderControlSkeletonProps): ReactNode => (
  <div className={styles['control']} data-size={size} data-skeleton aria-hidden>
    <div className={styles['parts']} />
    {withoutToggle === true ? null : <div className={styles['toggle']} />}
  </div>
);
