import type { ReactNode } from 'react';
import { LikelyToday as Likely } from '../essence';

/** What the customer is likely to order today, on the start page. */
export const LikelyToday = (): ReactNode => <Likely essenceHref="/essential-products" />;
