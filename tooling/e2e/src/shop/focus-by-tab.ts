import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 150;

/** What stands at the focus: its kind, its name and its text. */
const focused = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return '';
    const labelled = element.getAttribute('aria-label') ?? '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const text = element instanceof HTMLElement ? element.innerText : '';
    return [element.tagName.toLowerCase(), labelled, ...labels.map((label) => label.innerText), text]
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  });

/** Goes on by Tab, or back, until the focus is on what is wanted, as somebody without a mouse does. */
export const focusByTab = async (
  page: Page,
  wanted: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  const met: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const here = await focused(page);
    if (wanted.test(here)) return;
    met.push(here);
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never came to ${String(wanted)}:\n${met.join('\n')}`);
};
