export { LikelyToday } from './likely-today';
export { essenceRoute } from './route';
