export { bestRows, isEstimate, type OracleRow } from './best-price';
export { type OracleDeposit, type OracleFee, type OracleLine, type OracleVat } from './cart';
export { cartTotals, type OracleTotals, type OracleVatSum } from './cart-totals';
export { type Fraction } from './fraction';
export { type OraclePrice, type OracleQuestion, type OracleReduction, TYPES_BY_PRECEDENCE } from './price';
export { isValue, text } from './round';
export { Random } from './random';
export { randomCart, type RandomCart, type RandomLine } from './random-cart';
export { randomQuestion } from './random-question';
