import type { ContentImage } from '@gastroshop/api-contract';
import { drawFlatLay, type Drawing, type FlatLay, type Placed } from '../../pictures';
import type { DrawnImage } from '../stock';

/** Dark grounds of the themes, as their heroes have them. */
const GROUNDS = { AZ: '#003356', GM: '#003924', KI: '#49173d', LL: '#4b2206' } as const;

/** Ground of the fair's banner. */
export const FAIR_GROUND = '#3d2233';

const thing = (drawing: Drawing, x: number, y: number, side: number, own: Partial<Placed> = {}): Placed => ({
  drawing,
  x,
  y,
  side,
  ...own,
});

/** The text stands on the left; what lies on the table lies on the right. */
const hero = (ground: string): FlatLay => ({
  width: 1200,
  height: 440,
  ground,
  things: [
    thing('cut-game', 860, 225, 190, { plate: '#faf7ee', turn: -8 }),
    thing('brown-mushroom', 830, 345, 44),
    thing('chestnut', 905, 350, 46, { turn: 10 }),
    thing('herb', 955, 300, 70, { turn: 20 }),
    thing('cherries', 655, 120, 74, { plate: '#b5594b' }),
    thing('potato', 1075, 300, 74, { plate: '#3f6f96' }),
    thing('brown-mushroom', 690, 345, 60, { plate: '#d3a243' }),
    thing('red-wine', 600, 240, 110),
    thing('baguette-bread', 1080, 85, 110, { turn: -14 }),
    thing('cheese-wedge', 1150, 190, 80),
    thing('garlic', 1150, 385, 58),
    thing('maple-leaf', 985, 60, 40, { turn: 24 }),
    thing('fallen-leaf', 740, 55, 44),
  ],
});

const tile = (ground: string, drawing: Drawing, second: Drawing): FlatLay => ({
  width: 480,
  height: 300,
  ground,
  things: [thing(second, 160, 190, 96, { turn: -12 }), thing(drawing, 320, 150, 180)],
});

/** A drawing without a ground of its own, for tiles that bring theirs. */
const cutOut = (drawing: Drawing): FlatLay => ({
  width: 320,
  height: 320,
  ground: 'none',
  things: [thing(drawing, 160, 160, 300)],
});

const banner = (ground: string): FlatLay => ({
  width: 1200,
  height: 260,
  ground,
  things: [
    thing('clinking-glasses', 1060, 130, 170),
    thing('cheese-wedge', 900, 150, 110, { turn: -8 }),
    thing('grapes', 780, 120, 100),
    thing('pretzel', 690, 170, 90, { turn: 12 }),
    thing('rosette', 1150, 50, 60),
  ],
});

const tiles: Readonly<Record<string, FlatLay>> = {
  'tile-flyer': tile('#ffebd8', 'cookie', 'newspaper'),
  'tile-fair': tile('#fce8f1', 'clinking-glasses', 'grapes'),
  'tile-region': tile('#e6f4de', 'carrot', 'evergreen-tree'),
  'tile-delivery': tile('#ddf4f5', 'delivery-truck', 'package'),
  'tile-game': tile('#ffe8e8', 'cut-game', 'deer'),
  'tile-vegan': tile('#e6f4de', 'green-salad', 'avocado'),
  'tile-fish': tile('#def3fb', 'shrimp', 'lemon'),
  'tile-bakery': tile('#ffebd8', 'pretzel', 'croissant'),
  'tile-wine': tile('#fce8f1', 'white-wine', 'grapes'),
  'tile-kitchen': tile('#fbecd9', 'pot-of-food', 'kitchen-knife'),
  'tile-coffee': tile('#fbecd9', 'hot-beverage', 'coffee-bag'),
  'tile-clean': tile('#ddf4f5', 'lotion-bottle', 'sponge'),
  'cut-out-cookie': cutOut('cookie'),
  'cut-out-glasses': cutOut('clinking-glasses'),
  'cut-out-carrot': cutOut('carrot'),
};

const lays: Readonly<Record<string, FlatLay>> = {
  ...Object.fromEntries(
    Object.entries(GROUNDS).map(([tenant, ground]) => [`hero-${tenant.toLowerCase()}`, hero(ground)]),
  ),
  'messe-banner': banner(FAIR_GROUND),
  ...tiles,
};

/**
 * A picture of the content, with its size.
 *
 * @param alt what is to be seen; without it the picture is decoration
 */
export const contentImage = (name: string, alt?: string): ContentImage => {
  const lay = lays[name];
  return {
    url: `/media/content/${name}.svg`,
    ...(alt !== undefined && { alt }),
    ...(lay && { width: lay.width, height: lay.height }),
  };
};

/** Pictures of the content, drawn for it. */
export const contentImages = (): readonly DrawnImage[] =>
  Object.entries(lays).map(([name, lay]) => ({ key: `content/${name}.svg`, svg: drawFlatLay(lay) }));
