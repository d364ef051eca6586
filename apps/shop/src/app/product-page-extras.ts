export { LabelToggle } from '../features/labels';
export { TemplateToggle } from '../features/order-templates';
