export {
  Decimal,
  decimal,
  decimalsWritten,
  isDecimalString,
  type DecimalInput,
  type DecimalString,
} from './decimal';
export { money, sumMoney, type Money } from './money';
export { roundHalfUp } from './round';
