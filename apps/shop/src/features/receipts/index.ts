export { receiptsRoute } from './route';
