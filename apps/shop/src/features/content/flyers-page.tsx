import type { ReactNode } from 'react';
import { SlugPage } from './slug-page';

/** The flyers. */
export const FlyersPage = (): ReactNode => <SlugPage slug="flyers" />;
