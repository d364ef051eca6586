import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** A mail that was caught instead of sent. */
export interface CaughtMail {
  readonly id: string;
  readonly date: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const FILE = /^([\da-f]{32})\.eml$/;
const LISTED = 100;

/** Puts a mail into the folder. Its name follows from its id, so that a repetition replaces it. */
export const catchMail = async (folder: string, id: string, message: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const name = createHash('sha256').update(id).digest('hex').slice(0, 32);
  const unfinished = path.join(folder, `${name}.${randomUUID()}.part`);
  await writeFile(unfinished, message);
  await rename(unfinished, path.join(folder, `${name}.eml`));
};

const readCaught = async (folder: string, id: string): Promise<CaughtMail> => {
  const mail = await PostalMime.parse(await readFile(path.join(folder, `${id}.eml`)));
  return {
    id,
    date: mail.date ?? '',
    to: (mail.to ?? []).flatMap(({ address }) => (address === undefined ? [] : [address])),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
};

const idsIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => FILE.exec(name)?.[1] ?? []);
};

/** The mails in a folder, latest first, a hundred at most. */
export const caughtMails = async (folder: string): Promise<readonly CaughtMail[]> => {
  const mails = await Promise.all((await idsIn(folder)).map((id) => readCaught(folder, id)));
  return mails.sort((a, b) => Date.parse(b.date) - Date.parse(a.date)).slice(0, LISTED);
};

/** One mail of a folder; undefined when there is none of this id. The id never becomes a path that was not listed. */
export const caughtMail = async (folder: string, id: string): Promise<CaughtMail | undefined> =>
  (await idsIn(folder)).includes(id) ? readCaught(folder, id) : undefined;
