export { quantityHistoryRoute } from './route';
