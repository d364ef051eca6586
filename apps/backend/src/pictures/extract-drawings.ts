/**
 * Writes `drawings.json`: food drawings of Fluent Emoji Flat (Copyright (c) Microsoft Corporation, MIT licence), some in
 * other colours, and our own beside them. Run again after a change of the lists, in the backend's folder:
 * `tsx --conditions=@gastroshop/source src/pictures/extract-drawings.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OWN_DRAWINGS } from './own-drawings';

const PLAIN = (
  'avocado bacon bagel baguette-bread banana beans beer-mug bell-pepper beverage-box birthday-cake blueberries ' +
  'bottle-with-popping-cork bouquet bread broccoli broom brown-mushroom bucket butter candle candy canned-food carrot ' +
  'cheese-wedge cherries chestnut chocolate-bar clinking-glasses coconut cooked-rice cookie cooking crab croissant cucumber ' +
  'cupcake curry-rice custard cut-of-meat deer doughnut dumpling ear-of-corn egg eggplant evergreen-tree fallen-leaf falafel ' +
  'fish flatbread fork-and-knife fork-and-knife-with-plate french-fries fried-shrimp garlic ginger-root glass-of-milk ' +
  'gloves grapes green-apple green-salad hamburger herb honey-pot hot-beverage hot-dog hot-pepper ice ice-cream jar ' +
  'kiwi-fruit lab-coat leafy-green lemon light-bulb lime lobster lotion-bottle mango maple-leaf meat-on-bone melon olive onion ' +
  'oyster package pancakes pea-pod peach peanuts pear pie pineapple pizza popcorn pot-of-food potato potted-plant ' +
  'poultry-leg pretzel red-apple roasted-sweet-potato roll-of-paper salt sandwich sheaf-of-rice shortcake shrimp snail ' +
  'snowflake soap soft-ice-cream spaghetti sponge spoon squid steaming-bowl strawberry stuffed-flatbread sunflower sushi taco ' +
  'takeout-box tangerine teacup-without-handle teapot tomato tropical-drink tumbler-glass waffle wastebasket watermelon ' +
  'rosette newspaper delivery-truck kitchen-knife'
).split(' ');

/** A drawing of the set in other colours: what it is made from, then old and new colour in turn. */
const RECOLORED: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
  // The set's "mushroom" is a fly agaric; the brown one is what kitchens buy, also in white.
  'white-mushroom': ['brown-mushroom', { '#a74d4d': '#e3cba6', '#ffbfb5': '#dcc79c', '#f08e6d': '#fbf1e0' }],
  // The set's glass of wine is neither red nor white.
  'white-wine': ['wine-glass', { '#bb1d80': '#e2c044', '#ff6dc6': '#f4e08c' }],
  'red-wine': ['wine-glass', { '#bb1d80': '#7a1733', '#ff6dc6': '#b23a5c' }],
  'rose-wine': ['wine-glass', { '#bb1d80': '#f08a94', '#ff6dc6': '#ffc2c4' }],
  'red-onion': ['onion', { '#f3ad61': '#a94a86', '#d3883e': '#7a2f5f', '#e19747': '#8e3a72' }],
  plum: ['red-apple', { '#f8312f': '#6f3f8f' }],
  beetroot: ['tomato', { '#f8312f': '#8e1f4f' }],
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
const { icons } = parsed;

const bodyOf = (name: string): string => {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`Not in the set: ${name}`);
  return body;
};

const drawings = new Map<string, string>(PLAIN.map((name) => [name, bodyOf(name)]));
for (const [name, [from, colors]] of Object.entries(RECOLORED)) {
  const recolored = Object.entries(colors).reduce(
    (body, [old, color]) => body.replaceAll(old, color),
    bodyOf(from),
  );
  drawings.set(name, recolored);
}
for (const [name, body] of Object.entries(OWN_DRAWINGS)) drawings.set(name, body);

const sorted = [...drawings].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  path.join(import.meta.dirname, 'drawings.json'),
  `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`,
);
