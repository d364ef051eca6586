/**
 * Writes the food drawings of the kit from Fluent Emoji Flat (MIT), one small file each. Run again after a change of
 * the list: `tsx scripts/extract-drawings.ts`. The drawings of our own in the same folder are left alone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A drawing by the name it has in the set, by a name of its own, or in other colours. */
interface Source {
  readonly from: string;
  readonly colors?: Readonly<Record<string, string>>;
}

const plain = [
  'avocado',
  'bacon',
  'bagel',
  'baguette-bread',
  'banana',
  'beans',
  'beer-mug',
  'bell-pepper',
  'beverage-box',
  'birthday-cake',
  'blueberries',
  'bottle-with-popping-cork',
  'bread',
  'broccoli',
  'broom',
  'bucket',
  'butter',
  'candle',
  'candy',
  'canned-food',
  'carrot',
  'cheese-wedge',
  'cherries',
  'chestnut',
  'chocolate-bar',
  'coconut',
  'cooked-rice',
  'cookie',
  'crab',
  'croissant',
  'cucumber',
  'cup-with-straw',
  'cupcake',
  'custard',
  'cut-of-meat',
  'doughnut',
  'dumpling',
  'ear-of-corn',
  'egg',
  'eggplant',
  'falafel',
  'fish',
  'flatbread',
  'french-fries',
  'fried-shrimp',
  'garlic',
  'ginger-root',
  'glass-of-milk',
  'gloves',
  'grapes',
  'green-apple',
  'green-salad',
  'hamburger',
  'herb',
  'honey-pot',
  'hot-beverage',
  'hot-dog',
  'hot-pepper',
  'ice-cream',
  'jar',
  'kiwi-fruit',
  'leafy-green',
  'lemon',
  'lime',
  'lobster',
  'lotion-bottle',
  'mango',
  'meat-on-bone',
  'melon',
  'olive',
  'onion',
  'oyster',
  'package',
  'pancakes',
  'pea-pod',
  'peach',
  'peanuts',
  'pear',
  'pie',
  'pineapple',
  'pizza',
  'popcorn',
  'pot-of-food',
  'potato',
  'poultry-leg',
  'pretzel',
  'red-apple',
  'roll-of-paper',
  'salt',
  'sandwich',
  'sheaf-of-rice',
  'shortcake',
  'shrimp',
  'snowflake',
  'soap',
  'soft-ice-cream',
  'spaghetti',
  'sponge',
  'squid',
  'steaming-bowl',
  'strawberry',
  'sushi',
  'tangerine',
  'teacup-without-handle',
  'tomato',
  'tropical-drink',
  'waffle',
  'watermelon',
] as const;

const recolored: Readonly<Record<string, Source>> = {
  // The set's "mushroom" is a fly agaric; the brown one is what kitchens buy, also in white.
  'brown-mushroom': { from: 'brown-mushroom' },
  'white-mushroom': {
    from: 'brown-mushroom',
    colors: { '#a74d4d': '#e3cba6', '#ffbfb5': '#dcc79c', '#f08e6d': '#fbf1e0' },
  },
  'white-wine': { from: 'wine-glass', colors: { '#bb1d80': '#e2c044', '#ff6dc6': '#f4e08c' } },
  'red-wine': { from: 'wine-glass', colors: { '#bb1d80': '#7a1733', '#ff6dc6': '#b23a5c' } },
  'rose-wine': { from: 'wine-glass', colors: { '#bb1d80': '#f08a94', '#ff6dc6': '#ffc2c4' } },
  'red-onion': {
    from: 'onion',
    colors: { '#f3ad61': '#a94a86', '#d3883e': '#7a2f5f', '#e19747': '#8e3a72' },
  },
};

const sources: Readonly<Record<string, Source>> = {
  ...Object.fromEntries(plain.map((name) => [name, { from: name }])),
  ...recolored,
};

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object';

const parsed: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
);
if (!isIconSet(parsed)) throw new Error('The icon set has another shape than expected');

const folder = join(import.meta.dirname, '../src/product/drawings/svg');
for (const [name, { from, colors = {} }] of Object.entries(sources)) {
  const body = parsed.icons[from]?.body;
  if (body === undefined) throw new Error(`Not in the set: ${from}`);
  const colored = Object.entries(colors).reduce((text, [old, color]) => text.replaceAll(old, color), body);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${colored}</svg>\n`;
  writeFileSync(join(folder, `${name}.svg`), svg);
}
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort();
writeFileSync(
  join(folder, '../drawing-name.ts'),
  `// Written by scripts/extract-drawings.ts.\n\n/** The food drawings of the kit, by the name of their file. */\nexport const DRAWING_NAMES = [\n${names.map((name) => `  '${name}',\n`).join('')}] as const;\n\n/** One of the food drawings. */\nexport type DrawingName = (typeof DRAWING_NAMES)[number];\n`,
);
writeFileSync(
  join(folder, '../drawing-urls.ts'),
  `// Written by scripts/extract-drawings.ts.\n\nimport type { DrawingName } from './drawing-name';\n\n/**\n * Where each drawing is served. The addresses are written the way every bundler understands; they stay files of their own,\n * because the shops' content policy allows pictures from their own origin only, and nobody shows all of them.\n */\nexport const drawingUrls: Readonly<Record<DrawingName, string>> = {\n${names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: new URL('./svg/${name}.svg?no-inline', import.meta.url).href,\n`).join('')}};\n`,
);
