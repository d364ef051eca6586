export { NoCustomerNotice } from '@gastroshop/app-shell/session';
