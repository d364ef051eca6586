import { cmsTexts } from '@gastroshop/cms/texts';
import { createShop } from '@gastroshop/storefront';

/** The shop of this branch. Its paths are passed on (see vite.config.js), so whoever is signed in there is signed in here. */
export const shop = createShop({ tenant: 'AZ', theme: 'alpin', texts: [cmsTexts] });
