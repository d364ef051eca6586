import { createClient } from '@gastroshop/api-client';

/** Calls go to this site, which passes them on: see vite.config.js. */
export const client = createClient({ locale: 'de-AT' });
