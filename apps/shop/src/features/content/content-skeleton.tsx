import { Skeleton } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import styles from './content-skeleton.module.css';

/** What the outline of a page takes. */
export interface ContentSkeletonProps {
  /** The start page begins with a stage, others with a heading. */
  readonly isStartPage?: boolean | undefined;
}

/** A page that is on its way. */
export const ContentSkeleton = ({ isStartPage = false }: ContentSkeletonProps): ReactNode => (
  <div className={styles['page']} aria-hidden>
    <Skeleton shape="block" height={isStartPage ? 328 : 40} />
    <Skeleton shape="block" height={320} />
  </div>
);
