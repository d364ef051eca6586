export { texts } from './texts';
