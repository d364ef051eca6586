import type { ReactNode } from 'react';
import { PromotionView } from '../promotions';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';

/** A promotion within a page. */
export const PromotionBlock = ({ block: { promotion } }: BlockProps<'promotionBlock'>): ReactNode => {
  const { slots, today } = useContentSettings();
  return <PromotionView promotion={promotion} today={today} promotionProducts={slots.promotionProducts} />;
};
