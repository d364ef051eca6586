export { storeCarts } from './carts';
export { storeLabels } from './labels';
export { storeInventories } from './inventories';
export { storeNotifications } from './notifications';
export { storeTemplates } from './templates';
