export { caughtMails, type CaughtMail } from './caught-mail';
export { composeMail } from './compose-mail';
export { registerDevMail } from './dev-mail';
export { createMailer, type Mail, type Mailer } from './mailer';
