import os from 'node:os';
import type { Page } from 'playwright';
import { type EditTimes, watchNextEdit } from './edit-in-page';
import { type PageWork, watchWork } from './page-work';

/** Longest time to the sums, in milliseconds. */
const MOST_MS = 100;
/** The first edits compile what the others use. */
const FIRST = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One edit of the field with the focus: another amount, and Enter, which goes on to the next line. */
const edit = async (page: Page, amount: number): Promise<EditTimes> => {
  await page.keyboard.press('Control+A');
  const watched = page.evaluate(watchNextEdit);
  // The watch stands once the page has answered the question behind it.
  await page.evaluate(() => 0);
  // At once, before the pause after which a typed amount counts by itself.
  await page.keyboard.type(String(amount));
  await page.keyboard.press('Enter');
  return watched;
};

/**
 * Types an amount, line after line, beginning with the field that has the focus, and prints the medians. The process
 * ends with 1 where the sums take too long, by the clock and of the processor.
 *
 * @param place where is edited, as the report begins
 * @param refocus leads to a field where Enter has found none, as there is no next line
 */
export const measureEdits = async (
  page: Page,
  place: string,
  edits: number,
  refocus: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const nextWork = await watchWork(page);
  const times: (EditTimes & { readonly work: PageWork })[] = [];
  for (let number = 0; number < edits + FIRST; number += 1) {
    if ((await page.locator(':is(li, [role=listitem]) input:focus').count()) === 0) await refocus();
    await nextWork();
    times.push({ ...(await edit(page, 61 + number)), work: await nextWork() });
  }
  const measured = times.slice(FIRST);
  const worked = (part: keyof PageWork): number => median(measured.map(({ work }) => work[part]));
  const row = median(measured.map((one) => one.row));
  const total = median(measured.map((one) => one.total));
  process.stdout.write(
    `${place}, ${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, ` +
      `${new Date().toISOString().slice(0, 10)}, median of ${edits}: ` +
      `the line's sum is painted after ${row.toFixed(0)} ms, the cart's sum after ${total.toFixed(0)} ms ` +
      `(slowest ${Math.max(...measured.map((one) => one.total)).toFixed(0)} ms); of the processor, with the typing: ` +
      `${worked('all').toFixed(0)} ms (scripts ${worked('scripts').toFixed(0)}, styles ${worked('styles').toFixed(0)}, ` +
      `layout ${worked('layout').toFixed(0)})\n`,
  );
  // Other programs lengthen it by the clock; what the shop can be blamed for is time of the processor.
  if (total > MOST_MS && worked('all') > MOST_MS) process.exitCode = 1;
};
