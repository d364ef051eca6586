// They travel together: whoever sees one is about to see another.
export { OrderTemplatesScreen } from './list/templates-screen';
export { OrderTemplatePage } from './order-template-page';
