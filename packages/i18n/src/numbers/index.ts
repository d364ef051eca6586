export { formatAmount, formatNumber, formatPercent, NO_BREAK_SPACE } from './format-number';
export { formatPrice, formatUnitPrice, formatEstimate } from './format-price';
export { parseTypedNumber, readingsInDoubt } from './parse-number';
