export { parseWebPage } from './parse-web-page';
