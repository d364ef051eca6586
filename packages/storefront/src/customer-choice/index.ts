export { saveCustomerCookie } from './save-customer-cookie';
export { type CustomerList, useCustomerList } from './use-customer-list';
