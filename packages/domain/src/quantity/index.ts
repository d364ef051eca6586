export { MAX_AMOUNT, MAX_AMOUNT_DIGITS, MIN_AMOUNT } from './amount';
export { canDecrease, canIncrease } from './amount-buttons';
export { type AmountCorrection, correctAmount } from './correct-amount';
export { amountReaching, isAllowedAmount, normalizedMinimum, smallestAllowedAmount } from './minimum';
export { defaultUnit, offeredUnits, unitByAbbreviation } from './offered-units';
export { type AmountProblem, parseAmountText, type ParsedAmount } from './parse-amount';
export { ratioOf, storageQuantity } from './storage-quantity';
export { type Unit } from './unit';
export { isTradeUnit, unitKey, unitMeant } from './unit-words';
