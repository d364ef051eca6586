export { orderPadRoute } from './route';
