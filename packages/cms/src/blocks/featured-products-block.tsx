import type { ReactNode } from 'react';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';

/** Articles picked by hand; the app draws them. */
export const FeaturedProductsBlock = ({
  block: { skus, title, link },
}: BlockProps<'featuredProducts'>): ReactNode => {
  const { slots } = useContentSettings();
  return skus.length === 0 ? null : slots.featuredProducts?.(skus, title, link);
};
