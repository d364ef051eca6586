export { contentRoute } from './route';
