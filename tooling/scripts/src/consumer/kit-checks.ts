import type { Page } from 'playwright';
import { numberAt, textAt } from './answers';
import type { OtherProject } from './other-project';
import { serveFolder, showPage } from './show-page';

/** What a page may pay for the kit, gzip in bytes, without React: the provider with order control and card, and one button more. */
const LIMITS = { page: 90_000, button: 12_000 } as const;

/** The colour of the theme's brand, which a page has only if sheet, classes and theme arrive. */
const BRAND = 'rgb(2, 93, 146)';

/** What is wrong with a button of the brand. */
export const faultsOfButton = async (page: Page, name: string): Promise<readonly string[]> => {
  const button = page.getByRole('button', { name, exact: true });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  return color === BRAND ? [] : [`the button is ${color}, not ${BRAND}`];
};

/** Waits for a picture that is shown, a drawing or a photograph. */
export const pictureShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0));
};

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Measures what pages of another project start with.
 *
 * @throws Error when that is more than agreed
 */
export const checkSizes = ({ ask }: OtherProject): string => {
  const sizes: unknown = JSON.parse(ask('node', ['measure.mjs']));
  for (const [part, limit] of Object.entries(LIMITS)) {
    const size = numberAt(sizes, part);
    if (size > limit) throw new Error(`the kit's ${part} costs ${kb(size)}, at most ${kb(limit)} are agreed`);
  }
  return `card and order control ${kb(numberAt(sizes, 'page'))}, a button ${kb(numberAt(sizes, 'button'))} above the provider`;
};

/**
 * Draws a button in plain Node.
 *
 * @throws Error when it is not there, or React is another than installed
 */
export const checkServer = ({ ask }: OtherProject, react: string): void => {
  const answer: unknown = JSON.parse(ask('node', ['server.mjs']));
  if (textAt(answer, 'version') !== react)
    throw new Error(`React is ${textAt(answer, 'version')}, not ${react}`);
  if (!textAt(answer, 'html').startsWith('<button')) throw new Error('no button was drawn in Node');
};

/**
 * Looks at a built page in a browser: its button has the brand's colour, its drawing has come. Without a browser nothing
 * is looked at.
 *
 * @param folder of the built page
 * @param screenshot file
 * @throws Error when it looks like anything else
 */
export const checkLook = async (folder: string, page: string, screenshot: string): Promise<void> => {
  const { origin, stop } = await serveFolder(folder);
  try {
    await showPage(
      `${origin}/${page}`,
      async (shown) => {
        await pictureShown(shown);
        return faultsOfButton(shown, 'In den Warenkorb');
      },
      screenshot,
    );
  } finally {
    stop();
  }
};
