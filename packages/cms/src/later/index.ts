export { later, loadEverything } from './later';
