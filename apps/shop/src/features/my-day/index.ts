export { DayOfBuyer } from './day-of-buyer';
