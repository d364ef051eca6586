export { HeaderCart, HeaderCustomer } from '@gastroshop/app-shell/layout';
