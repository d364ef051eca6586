export { StartPage } from '../features/start';
