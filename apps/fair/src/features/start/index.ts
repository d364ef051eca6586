export { startRoute } from './route';
