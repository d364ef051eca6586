export { TermsBanner } from '@gastroshop/storefront/checkout';
