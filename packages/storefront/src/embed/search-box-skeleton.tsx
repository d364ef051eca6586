import { Skeleton } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';

/** The outline of the search that is on its way, in its final size. */
export const SearchBoxSkeleton = (): ReactNode => <Skeleton shape="outline" height={44} />;
