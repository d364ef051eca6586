export { allPages } from './all-pages';
