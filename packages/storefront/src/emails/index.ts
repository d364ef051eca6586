export { parseEmails } from './email-list';
export { EmailsField } from './emails-field';
