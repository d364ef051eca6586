export { orderTemplateRoutes } from './route';
export { TemplateToggle } from './toggle/template-toggle';
