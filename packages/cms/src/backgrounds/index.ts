export { toBackground } from './to-background';
