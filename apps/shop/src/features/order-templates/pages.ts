// They travel together: whoever sees one is about to see another.
export { OrderTemplatesScreen } from './list/templates-screen';
export { OrderTemplateScreen } from './order-template-screen';
