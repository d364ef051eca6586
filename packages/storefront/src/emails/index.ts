export { takeEmails } from './email-list';
export { EmailsField } from './emails-field';
