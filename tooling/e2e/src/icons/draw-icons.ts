import { chromium } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Draws the icons under which the shop is installed, from the marks of the themes: some systems take pictures of fixed
 * sizes alone. Run it against a running shop when a mark has changed: SHOP_ORIGIN=http://localhost:4000 tsx draw-icons.ts
 */
const origin = process.env['SHOP_ORIGIN'] ?? 'http://localhost:4000';
const folder = path.resolve(import.meta.dirname, '../../../../apps/shop/public/icons');
const executablePath = process.env['CHROMIUM_PATH'];

const THEMES = ['gastrofresh', 'alpin', 'landmarkt', 'kiennast'];

/** Systems cut a maskable icon to their own shape: the mark stays within the middle, its ground goes to the edges. */
const ICONS = [
  { name: '192', size: 192, share: 1 },
  { name: '512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: 0.8 },
] as const;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const theme of THEMES) {
  const mark = await (await fetch(`${origin}/media/brand/${theme}.svg`)).text();
  const ground = /<rect [^>]*fill="(#\w+)"/.exec(mark)?.[1] ?? 'transparent';
  for (const { name, size, share } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const inner = Math.round(size * share);
    const edge = (size - inner) / 2;
    await page.setContent(
      `<body style="margin:0;background:${share < 1 ? ground : 'transparent'}">` +
        `<div style="padding:${edge}px">${mark.replace('<svg ', `<svg width="${inner}" height="${inner}" style="display:block" `)}</div>`,
    );
    await page.screenshot({ path: path.join(folder, `${theme}-${name}.png`), omitBackground: true });
  }
}
await browser.close();
process.stdout.write(`Icons of ${THEMES.length} themes: ${folder}\n`);
