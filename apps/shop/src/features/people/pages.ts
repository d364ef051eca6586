// They travel together: whoever sees one is about to see another.
export { ContactsPage } from './contacts-page';
export { JobPage } from './job-page';
export { JobsPage } from './jobs-page';
