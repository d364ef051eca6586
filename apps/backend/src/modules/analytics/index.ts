export { analyticsHandlers } from './analytics-handlers';
