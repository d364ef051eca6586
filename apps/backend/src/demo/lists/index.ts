export { storeCarts } from './carts';
export { storeNotifications } from './notifications';
export { storeTemplates } from './templates';
