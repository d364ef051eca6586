export { startApp } from './start-app';
