export { mailtoUrl, telUrl } from './contact-addresses';
export { ContactCard, type ContactCardProps } from './contact-card';
export { DepartmentsView, type DepartmentsViewProps } from './departments-view';
