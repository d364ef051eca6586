export { keptCounts, keptElsewhere } from '@gastroshop/storefront/database';
