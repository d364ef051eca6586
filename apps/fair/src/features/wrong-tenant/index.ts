export { WrongTenant as WrongTenantPage } from '@gastroshop/storefront/session';
