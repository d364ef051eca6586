export { peopleRoutes } from './route';
