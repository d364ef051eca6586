export { type CheckedLabels, checkForInactiveLabels } from './inactive-labels';
export { type LabelList, type LabelPair } from './label';
export { labelAmount } from './label-amount';
