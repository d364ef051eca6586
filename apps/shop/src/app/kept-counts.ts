export { keptCounts } from '@gastroshop/storefront/database';
