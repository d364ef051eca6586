export { LabelToggle, type LabelToggleProps } from './label-toggle';
export { labelsRoute } from './route';
