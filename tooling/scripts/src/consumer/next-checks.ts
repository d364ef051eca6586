import path from 'node:path';
import type { Page } from 'playwright';
import { classesWithoutRule } from './drawn-classes';
import { faultsOfButton, pictureShown } from './kit-checks';
import { otherProject } from './other-project';
import { freePort, startProgram } from './running-program';
import { showPage } from './show-page';

/** What Next builds a site with. */
export type NextBundler = 'turbopack' | 'webpack';

/** Four cartons of the offer, as the server draws them, and five, as the page shows them once it is alive. */
const FOUR = '€\u00A095,76';
const FIVE = '€\u00A0119,70';

const faultsOfOffer = (page: Page): Promise<readonly string[]> => faultsOfButton(page, 'Vormerken');

/** Orders one more, which only a page that React has taken over can do; the provider's first effect says that it has. */
const faultsOfLivingPage = async (page: Page): Promise<readonly string[]> => {
  await page.locator('html[data-gs-theme="alpin"]').waitFor();
  await page.getByRole('button', { name: 'Mehr, Hafermilch' }).click();
  await page.getByText(FIVE).waitFor();
  await pictureShown(page);
  return faultsOfOffer(page);
};

const answerOf = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return response.text();
};

/** What a server answers, before any script: whole, with the classes of sheets that it names. */
const checkAnswer = async (address: string): Promise<void> => {
  const html = await answerOf(address);
  if (!html.includes(FOUR)) throw new Error(`${address} was drawn without the price ${FOUR}`);
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, link = '']) => link);
  const sheets = await Promise.all(links.map((link) => answerOf(new URL(link, address).href)));
  const without = classesWithoutRule(html, sheets.join('\n'));
  if (without.length > 0)
    throw new Error(`${address} was drawn with classes no sheet knows: ${without.join(', ')}`);
  const found = await answerOf(`${address}?q=milch`);
  if (!/role="listitem"[^]*?milch/i.test(found)) throw new Error(`${address}?q=milch shows no milk`);
};

interface NextSite {
  readonly folder: string;
  readonly origin: string;
  readonly shots: string;
  readonly bundler: NextBundler;
}

/**
 * Builds the site of Next and looks at it: as its server answers, without scripts, and alive; then once more in
 * development, where React tells what of a page it met differently.
 *
 * @throws Error when anything of that is not as the kit is elsewhere
 */
export const checkNextSite = async ({ folder, origin, shots, bundler }: NextSite): Promise<void> => {
  // Next tells its makers of every build unless it is told not to.
  const environment = { BACKEND: origin, NEXT_TELEMETRY_DISABLED: '1' };
  const next = path.join(folder, '../../node_modules/next/dist/bin/next');
  const shot = (name: string) => path.join(shots, `example-next-site-${bundler}${name}.png`);
  const serve = async (
    command: string,
    args: readonly string[],
    look: (address: string) => Promise<void>,
  ) => {
    const port = String(await freePort());
    const stop = await startProgram({
      folder,
      args: [next, command, ...args, '--hostname', 'localhost', '--port', port],
      environment,
      ready: 'Ready in',
    });
    try {
      await look(`http://localhost:${port}/`);
    } finally {
      await stop();
    }
  };
  otherProject(folder, environment).run('node', [next, 'build', `--${bundler}`]);
  await serve('start', [], async (address) => {
    await checkAnswer(address);
    await showPage(address, faultsOfOffer, shot('-drawn'), { withScripts: false });
    await showPage(address, faultsOfLivingPage, shot(''));
  });
  await serve('dev', [`--${bundler}`], async (address) => {
    // In development the first question builds the page, for which webpack takes longer than a browser waits.
    await answerOf(address);
    await showPage(address, faultsOfLivingPage, shot('-dev'));
  });
};
