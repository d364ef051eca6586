export { ContactsPage } from './contacts-page';
export { JobPage } from './job-page';
export { JobsPage } from './jobs-page';
