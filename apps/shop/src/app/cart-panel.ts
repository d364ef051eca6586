export { CartPanel, CartRail } from '@gastroshop/storefront/checkout';
