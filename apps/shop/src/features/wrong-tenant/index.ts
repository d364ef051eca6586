export { WrongTenant as WrongTenantScreen } from '@gastroshop/storefront/session';
