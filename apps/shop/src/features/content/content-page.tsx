import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { SlugPage } from './slug-page';

/** A page of content below /page/. */
export const ContentPage = (): ReactNode => <SlugPage slug={useParams()['*'] ?? ''} />;
