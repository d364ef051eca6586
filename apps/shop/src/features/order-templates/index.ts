export { OrderTemplatesScreen as OrderTemplatesPage } from '@gastroshop/storefront/order-templates';
export { OrderTemplatePage } from './order-template-page';
