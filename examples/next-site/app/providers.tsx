'use client';

import { GastroshopProvider } from '@gastroshop/storefront';
import type { ReactNode } from 'react';
import { shop } from './shop';

/**
 * What the parts of the shop and the components of the kit take from React's context. Without a `Suspense` around a component
 * the server waits for its texts, so that the page arrives whole, to be read before the first script.
 */
export const Providers = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <GastroshopProvider shop={shop} scheme="auto">
    {children}
  </GastroshopProvider>
);
