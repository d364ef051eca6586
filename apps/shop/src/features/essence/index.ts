export { LikelyToday, type LikelyTodayProps } from './likely-today';
export { essenceRoute } from './route';
