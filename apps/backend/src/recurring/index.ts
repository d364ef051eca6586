export { type Recurring, startRecurring } from './start-recurring';
