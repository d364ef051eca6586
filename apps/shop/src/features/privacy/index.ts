export { privacyRoute } from './route';
