export { askEarly, takeEarly } from './early-answers';
