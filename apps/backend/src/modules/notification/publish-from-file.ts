import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Store } from '../../db';
import { MAX_FILE_BYTES, mediaTypeOf } from './file-types';
import { notificationInput, type NotificationInput } from './notification-input';
import { NotificationError, publishNotification, type NotificationFile } from './publish-notification';

/** What the command line brings. */
export interface PublishOptions {
  /** File with the JSON; "-" is the standard input. */
  readonly source: string;
  readonly now: Date;
  readonly externalOrigins: readonly string[];
}

const parse = (json: string): NotificationInput => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new NotificationError('The notification is no JSON.');
  }
  const result = notificationInput.safeParse(value);
  if (result.success) return result.data;
  throw new NotificationError(
    result.error.issues
      .map(
        (issue) => `${issue.path.length > 0 ? issue.path.join('.') : 'The notification'}: ${issue.message}`,
      )
      .join('\n'),
  );
};

const readSource = (source: string): Promise<string> =>
  readFile(source, 'utf8').catch(() => {
    throw new NotificationError(`${source} cannot be read.`);
  });

/** Reads the file a notification names, beside the notification's own. */
const readAttachment = async (
  { attachment }: NotificationInput,
  source: string,
): Promise<NotificationFile | undefined> => {
  if (attachment === undefined || !('file' in attachment)) return undefined;
  const folder = source === '-' ? process.cwd() : path.dirname(source);
  const file = path.resolve(folder, attachment.file);
  const mediaType = mediaTypeOf(file);
  if (mediaType === undefined)
    throw new NotificationError('attachment.file has to end in .pdf, .png, .jpg, .jpeg or .xlsx.');
  const facts = await stat(file).catch(() => undefined);
  if (facts?.isFile() !== true) throw new NotificationError('attachment.file is not there.');
  if (facts.size > MAX_FILE_BYTES) throw new NotificationError('attachment.file has more than 10 MB.');
  return { fileName: path.basename(file), mediaType, bytes: await readFile(file) };
};

/**
 * Publishes the notification that stands in a file.
 *
 * @returns its id
 * @throws NotificationError naming everything that is wrong with it; nothing is stored then
 */
export const publishFromFile = async (
  store: Store,
  { source, now, externalOrigins }: PublishOptions,
): Promise<string> => {
  const input = parse(source === '-' ? await text(process.stdin) : await readSource(source));
  const file = await readAttachment(input, source);
  return store.asSystem((queries) => publishNotification(queries, input, { now, externalOrigins, file }));
};
