import { Loading, Skeleton, SkeletonLines } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { ShopHeader } from './shop-header';

/** While nobody knows yet whether there is something to see: nothing that a visitor of the shop would not be shown. */
export const DeskSkeleton = (): ReactNode => (
  <ShopHeader>
    <Loading>
      <Skeleton shape="block" height={240} />
      <SkeletonLines count={4} />
    </Loading>
  </ShopHeader>
);
