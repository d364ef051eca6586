export { customersRoute } from './route';
