export { mailAddress, telephoneAddress } from './contact-addresses';
export { ContactCard, type ContactCardProps } from './contact-card';
export { DepartmentsView, type DepartmentsViewProps } from './departments-view';
