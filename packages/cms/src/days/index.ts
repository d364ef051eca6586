export { dayInText } from './day-in-text';
export { dayOf } from './day-of';
export { isValidOn } from './is-valid-on';
export { ValidityLine, type ValidityLineProps } from './validity-line';
