import type { Page } from 'playwright';
import { contactSheet, type SheetOptions } from './contact-sheet';
import type { StoryShots } from './story-screenshots';

/** Prints one contact sheet with a page that is kept for that, and writes it as a PNG. */
export const writeSheet = async (
  paper: Page,
  file: string,
  shots: readonly StoryShots[],
  options: SheetOptions,
): Promise<void> => {
  await paper.setContent(contactSheet(shots, options));
  const box = await paper.locator('body').boundingBox();
  await paper.setViewportSize({ width: Math.ceil((box?.width ?? 1400) + 32), height: 800 });
  await paper.screenshot({ path: file, fullPage: true });
};
