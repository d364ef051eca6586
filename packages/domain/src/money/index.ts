export {
  Decimal,
  decimal,
  decimalPlaces,
  isDecimalString,
  type DecimalInput,
  type DecimalString,
} from './decimal';
export { toMoney, sumMoney, type Money } from './to-money';
export { roundHalfUp } from './round';
