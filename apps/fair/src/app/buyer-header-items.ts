export { HeaderCart, HeaderCustomer, MobileCustomer } from '@gastroshop/app-shell/layout';
