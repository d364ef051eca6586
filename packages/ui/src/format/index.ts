export { formatCount } from './format-count';
