export { formatDay } from './format-day';
export { toDay } from './to-day';
export { isValidOn } from './is-valid-on';
export { ValidityLine, type ValidityLineProps } from './validity-line';
