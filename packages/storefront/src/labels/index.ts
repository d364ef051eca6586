export { labelCheckQuery, labelProductsQuery } from './label-queries';
export { parseLabelSort } from './label-sort';
export { LabelToggle, type LabelToggleProps } from './label-toggle';
export { LabelsScreen, type LabelsScreenProps } from './labels-screen';
