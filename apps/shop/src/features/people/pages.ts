// They travel together: whoever sees one is about to see another.
export { ContactsScreen } from './contacts-screen';
export { JobScreen } from './job-screen';
export { JobsScreen } from './jobs-screen';
