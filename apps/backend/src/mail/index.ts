export { caughtMails, type CaughtMail } from './caught-mail';
export { registerDevMail } from './dev-mail';
export { createMailer, type Mail, type Mailer } from './mailer';
