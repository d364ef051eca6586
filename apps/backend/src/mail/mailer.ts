import { createTransport, type SendMailOptions } from 'nodemailer';
import { catchMail } from './caught-mail';

/** A file that goes with a mail. */
interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Who a mail is from, as its receiver reads it. */
interface MailSender {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
}

/** A mail to one address. */
export interface Mail {
  /** The same for every repetition of the mail: a receiver that has it throws the next one away. */
  readonly id: string;
  readonly to: string;
  /** Who it is from; what is left out is the installation's. */
  readonly from?: MailSender | undefined;
  /** Address an answer goes to; left out: the sender's. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** When what it tells happened; the same for every repetition. */
  readonly date: Date;
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail server (or the folder) has taken it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Where mails go: to a mail server, or into a folder, where nobody but the developer reads them. */
export type MailSettings = { readonly from: string } & (
  | { readonly smtpUrl: string; readonly folder?: undefined }
  | { readonly folder: string; readonly smtpUrl?: undefined }
);

const TIMEOUT_MS = 20_000;

/** The installation's sender, as far as the mail has none of its own. */
const senderOf = (installation: string, { name, address }: MailSender): SendMailOptions['from'] => {
  if (name === undefined && address === undefined) return installation;
  const [, usualName = '', usualAddress = installation] = /^(.*?)\s*<([^<>]+)>$/.exec(installation) ?? [];
  return { name: name ?? usualName.replaceAll(/^"|"$/g, ''), address: address ?? usualAddress };
};

const optionsOf = (
  installation: string,
  { id, from = {}, replyTo, attachments = [], ...mail }: Mail,
): SendMailOptions => ({
  from: senderOf(installation, from),
  ...mail,
  attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
    filename: fileName,
    contentType: mediaType,
    content: Buffer.from(bytes),
  })),
  ...(replyTo !== undefined && { replyTo }),
  messageId: `<${id}@${
    installation
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'gastroshop'
  }>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Texts come from buyers: nothing in a mail is ever read from a file or fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Makes the mailer.
 *
 * @example const mailer = createMailer({ from: 'shop@example.at', smtpUrl: 'smtps://user:secret@mail.example.at' });
 */
export const createMailer = (settings: MailSettings): Mailer => {
  const { from, folder } = settings;
  if (folder !== undefined) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return {
      send: async (mail) => {
        const { message } = await composer.sendMail(optionsOf(from, mail));
        if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed');
        await catchMail(folder, mail.id, message);
      },
      close: () => {
        composer.close();
      },
    };
  }
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(optionsOf(from, mail));
    },
    close: () => {
      transport.close();
    },
  };
};
