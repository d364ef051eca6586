export { orderTemplateRoutes } from './route';
export { TemplateToggle, type TemplateToggleProps } from './toggle/template-toggle';
