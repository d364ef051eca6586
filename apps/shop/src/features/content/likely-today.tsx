import { LikelyToday as Likely } from '@gastroshop/storefront/essence';
import type { ReactNode } from 'react';

/** What the customer is likely to order today, on the start page. */
export const LikelyToday = (): ReactNode => <Likely essenceHref="/essential-products" />;
