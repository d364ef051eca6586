export { LabelToggle } from './label-toggle';
export { labelsRoute } from './route';
