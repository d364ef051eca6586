export { userMails } from './user-mails';
export { userHandlers } from './user-handlers';
