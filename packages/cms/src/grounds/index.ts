export { groundOf } from './ground-of';
