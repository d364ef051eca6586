export { SendCounts } from '@gastroshop/storefront/inventory';
