export { ContentFailure, type ContentFailureProps } from './content-failure';
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
export type { FormInput } from './form/form-draft';
export type { FormResult } from './form/send-form';
export { type FormControl, type FormOptions, useForm } from './form/use-form';
export { hasFairEnded } from './fair-over';
export { fairQuery } from './fair-query';
export { NotFound } from './not-found';
