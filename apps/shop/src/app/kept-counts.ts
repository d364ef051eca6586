export { countPendingInventories } from '@gastroshop/storefront/database';
