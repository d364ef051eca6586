export { countPendingInventories, countPendingElsewhere } from '@gastroshop/storefront/database';
