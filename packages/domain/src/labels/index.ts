export { type CheckedLabels, checkForInactiveLabels } from './inactive-labels';
export { type LabelList, type LabelPair } from './label';
export { labelAmount } from './label-amount';
export {
  addLabel,
  addLabelsFromEssences,
  CLEARED_LABELS,
  hasLabel,
  removeLabel,
  setLabelAmount,
} from './label-list';
export { mergeLabels } from './merge-labels';
