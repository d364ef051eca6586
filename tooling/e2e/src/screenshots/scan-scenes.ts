import type { Page } from '@playwright/test';
import type { Products } from './products';
import { openDialog } from './open-dialog';
import type { ScreenState } from './screen-state';
import { startCounting } from './stock-scenes';

const BUYER = 'az100001';

/** Opens the scanner and waits for the camera. */
const scan = async (page: Page): Promise<void> => {
  await openDialog(/^(?:Scannen|Scan)$/)(page);
  await page
    .getByText(/^(?:Strichcode in den Rahmen halten|Hold the barcode inside the frame)$/)
    .first()
    .waitFor();
};

/** Types numbers where the camera reads none. */
const scanning =
  (...codes: readonly string[]) =>
  async (page: Page) => {
    await scan(page);
    const dialog = page.getByRole('dialog');
    for (const code of codes) {
      await dialog.getByRole('textbox').fill(code);
      await dialog.getByRole('button', { name: /^(?:Suchen|Search)$/ }).click();
      await dialog
        .getByText(new RegExp(`^(?:Erkannt|Found): ${code}$`))
        .first()
        .waitFor();
    }
  };

/** Wherever articles are scanned. */
export const scanScenesOf = ({ normal, weighed }: Products): readonly ScreenState[] => [
  { name: 'Scanner · order pad', path: '/order-pad', user: BUYER, prepare: scan },
  {
    name: 'Scanner · found and not found',
    path: '/order-pad',
    user: BUYER,
    prepare: scanning(normal, '4006381333931', weighed),
  },
  {
    name: 'Scanner · stock-taking',
    path: '/my/inventory',
    user: BUYER,
    prepare: async (page) => {
      await startCounting(page);
      await scan(page);
    },
  },
  { name: 'Scanner · labels', path: '/my/label-prints', user: BUYER, prepare: scan },
];
