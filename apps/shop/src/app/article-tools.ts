export { LabelToggle } from '@gastroshop/storefront/labels';
export { TemplateToggle } from '@gastroshop/storefront/order-templates';
