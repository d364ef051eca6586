export { formatAmount, formatMeasure, formatNumber, formatPercent, NO_BREAK_SPACE } from './format-number';
export { formatPackSize } from './format-pack-size';
export { formatUnit } from './format-unit';
export { formatPrice, formatUnitPrice, formatEstimate } from './format-price';
export { parseTypedNumber, readingsInDoubt } from './parse-number';
