import { readFileSync, writeFileSync } from 'node:fs';
import { startBrowser } from './browser-process';
import type { ScreenVariant } from './screen-variant';
import { pasting } from './pad-scenes';
import { awaitComplete } from './wait-for-idle';
import { showScene } from './show-scene';
import { originOf, type Visitors } from './visitors';
import type { ScreenState } from './screen-state';
import { withShop } from './with-shop';

/**
 * Takes the picture of the README from the built shop: the cart in the light and the order pad in the dark, as somebody
 * has them in front of them. Usage: picture:shop [port of a shop that runs]
 */
const IMAGE = '../../docs/pictures/shop.png';

/** Width of the windows the shop is looked at in, and of the halves they stand in, in pixels. */
const WINDOW = 1024;
const HALF = 800;
const INNER = 704;

const root = (file: string): string => `../../${file}`;
const inline = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(root(file)).toString('base64')}`;

/** What a kitchen writes. */
const LIST = [
  '4 Kiste Zwiebel gelb Marchfelder Garten',
  '373 326  6 Dose',
  '2 Ktn Butterportion',
  'Eier M Bodenhaltung: 6 Lage',
  '12 Pkg Obers 36 % Bergwiese 1 l',
  '5 mehl',
  'Cola Sprizzo 24 × 0,33 l - 5 Kiste',
  '☐ 3 Btl TK Waldbeeren-Mix Polarküche',
  '8 x Blattsalat-Mix küchenfertig',
  'Melanzani 4 kg',
  '#611547: 2',
];

const shoot = async (
  visitors: Visitors,
  scene: ScreenState,
  look: ScreenVariant,
  port: number,
): Promise<string> => {
  const shown = await visitors.open(scene, look, WINDOW);
  try {
    await showScene(shown, scene, originOf(scene, port));
    await shown.page.setViewportSize({ width: WINDOW, height: 1100 });
    await shown.quiet();
    await awaitComplete(shown.page);
    const image = await shown.page.screenshot({ type: 'png' });
    return `data:image/png;base64,${image.toString('base64')}`;
  } finally {
    await shown.close();
  }
};

const half = (look: ScreenVariant['scheme'], head: string, image: string): string => `
  <section class="${look}"><header>${head}</header><div class="window"><img src="${image}" alt=""></div></section>`;

const promise = (title: string, words: string): string => `<p class="promise"><b>${title}</b>${words}</p>`;

const page = (
  mark: Buffer,
  cart: string,
  pad: string,
): string => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(${inline('packages/ui/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'font/woff2')}) }
  body { margin: 0; display: flex; width: ${2 * HALF}px; height: 900px; font: 18px/26px Figtree, sans-serif }
  section { width: ${HALF}px; height: 900px; overflow: hidden; box-sizing: border-box; padding: 56px 48px 0 }
  .light { background: #f4f6f8; color: #16202a } .dark { background: #0f1114; color: #eef1f4 }
  header { display: flex; align-items: center; gap: 18px; height: 96px; box-sizing: border-box; padding-bottom: 24px }
  header img { width: 56px; height: 56px; border-radius: 14px } h1 { margin: 0; font-size: 40px; line-height: 44px }
  header p { margin: 0; opacity: .78 } .promise { flex: 1; opacity: 1; font-size: 16px; line-height: 24px } b { display: block; font-size: 18px }
  .window { width: ${INNER}px; height: 760px; overflow: hidden; border-radius: 12px 12px 0 0; border: 1px solid #8884; border-bottom: 0 }
  .window img { width: 100%; display: block }
</style><body>${half(
  'light',
  `<img src="data:image/svg+xml;base64,${mark.toString('base64')}" alt=""><div><h1>Gastroshop</h1><p>The ordering shop for food-service wholesale</p></div>`,
  cart,
)}${half(
  'dark',
  promise('Paste an order', 'as it was written') +
    promise('Type amounts', 'Enter goes to the next') +
    promise('Lose nothing', 'offline, in two tabs'),
  pad,
)}</body>`;

await withShop({ only: '', port: process.argv[2] ?? '' }, async ({ port, scenes, hands: [visitors] }) => {
  const scene = (name: string): ScreenState => {
    const found = scenes.find((known) => known.name === name);
    if (found === undefined) throw new Error(`There is no scene "${name}"`);
    return found;
  };
  if (visitors === undefined) throw new Error('There is no browser');
  const cart = await shoot(visitors, scene('Checkout · cart'), { locale: 'de-AT', scheme: 'light' }, port);
  const written = { ...scene('Order pad · empty'), prepare: pasting(LIST) };
  const pad = await shoot(visitors, written, { locale: 'de-AT', scheme: 'dark' }, port);
  const drawn = await fetch(`${originOf(scene('Checkout · cart'), port)}/media/brand/alpin.svg`);
  const mark = Buffer.from(await drawn.arrayBuffer());
  const { browser, end } = await startBrowser();
  try {
    const canvas = await browser.newPage({ viewport: { width: 2 * HALF, height: 900 } });
    await canvas.setContent(page(mark, cart, pad));
    await canvas.evaluate(() => document.fonts.ready.then(() => undefined));
    writeFileSync(IMAGE, await canvas.screenshot({ type: 'png' }));
  } finally {
    await end();
  }
});
