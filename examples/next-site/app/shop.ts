'use client';

import { createShop } from '@gastroshop/storefront';

/**
 * The shop of this branch. Its calls are passed on (see next.config.mjs), so whoever is signed in there is signed in here;
 * its pages are its own.
 */
export const shop = createShop({ tenant: 'AZ', theme: 'alpin', pages: 'http://localhost:4000' });
