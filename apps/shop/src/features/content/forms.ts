// Together, so that what both are made of comes with them, and not with every page.
export { ContentForm } from './content-form';
export { CrmForm } from './crm-form';
