import type { ReactNode } from 'react';
import { SlugPage } from './slug-page';

/** The page of the trade fair. */
export const TradeFairPage = (): ReactNode => <SlugPage slug="messe" />;
