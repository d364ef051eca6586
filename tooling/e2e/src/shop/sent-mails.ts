import type { Page } from '@playwright/test';
import { SHOP_PORT } from '../ports';

const ROW = /<td>([^<]*)<\/td>\s*<td><a href="(\/dev\/mail\/[\da-f]+)">([^<]*)<\/a>/g;
const TEXT = /<pre>([\s\S]*?)<\/pre>/;

/** Which mails are meant. */
export interface WantedMails {
  /** An address they go to; any if missing. */
  readonly to?: string | undefined;
  readonly subject: RegExp;
}

/** The texts of the mails that were caught so far, latest first. */
export const caughtMails = async (page: Page, { to, subject }: WantedMails): Promise<readonly string[]> => {
  const read = async (path: string): Promise<string> => {
    const answer = await page.request.get(`http://localhost:${SHOP_PORT}${path}`);
    return answer.text();
  };
  const rows = [...(await read('/dev/mail')).matchAll(ROW)];
  const wanted = rows.filter(
    ([, receivers = '', , about = '']) =>
      subject.test(about) && (to === undefined || receivers.split(', ').includes(to)),
  );
  return Promise.all(wanted.map(async ([, , path = '']) => TEXT.exec(await read(path))?.[1] ?? ''));
};
