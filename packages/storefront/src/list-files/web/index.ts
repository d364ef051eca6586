export { readWebPage } from './read-web-page';
