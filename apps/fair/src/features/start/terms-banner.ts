export { FairConditionsBanner } from '@gastroshop/storefront/checkout';
