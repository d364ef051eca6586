export {
  contactsQuery,
  contentPageQuery,
  footerQuery,
  headerQuery,
  jobQuery,
  jobsQuery,
  personalContactQuery,
  startPageQuery,
} from './content-queries';
