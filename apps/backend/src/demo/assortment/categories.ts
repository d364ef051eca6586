import type { Drawing, Tint } from '../../pictures';
import { SHELVES } from './category-seeds';
import type { Words } from './product-traits';

/** A category of the tree, or a virtual one beside it. */
export interface DemoCategory {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly words: Words;
  readonly path: readonly string[];
  readonly isVirtual: boolean;
  readonly drawing: Drawing;
  readonly tint: Tint;
}

const ROOTS: readonly (readonly [id: string, words: Words, drawing: Drawing, tint: Tint])[] = [
  ['1', ['Frische', 'Fresh'], 'leafy-green', 'veg'],
  ['2', ['Tiefkühl', 'Frozen'], 'snowflake', 'frozen'],
  ['3', ['Trockensortiment', 'Dry goods'], 'flour-sack', 'dry'],
  ['4', ['Getränke', 'Drinks'], 'orange-bottle', 'drink'],
  ['5', ['Wein & Sekt', 'Wine & sparkling'], 'red-wine', 'wine'],
  ['6', ['Non-Food', 'Non-food'], 'spray-bottle', 'clean'],
];

const BRANCHES: readonly (readonly [id: string, words: Words])[] = [
  ['11', ['Fleisch & Geflügel', 'Meat & poultry']],
  ['12', ['Wurst & Schinken', 'Sausages & ham']],
  ['13', ['Fisch & Meer', 'Fish & seafood']],
  ['14', ['Molkerei & Eier', 'Dairy & eggs']],
  ['15', ['Obst & Gemüse', 'Fruit & vegetables']],
  ['16', ['Feinkost & Brot', 'Deli & bread']],
  ['21', ['TK Gemüse, Erdäpfel & Obst', 'Frozen vegetables, potatoes & fruit']],
  ['22', ['TK Fleisch & Fisch', 'Frozen meat & fish']],
  ['23', ['TK Backwaren, Mehlspeisen & Eis', 'Frozen bakery, desserts & ice cream']],
  ['24', ['TK Fertiggerichte', 'Frozen ready meals']],
  ['31', ['Teigwaren, Reis & Getreide', 'Pasta, rice & grains']],
  ['32', ['Mehl & Backen', 'Flour & baking']],
  ['33', ['Konserven', 'Canned goods']],
  ['34', ['Öl, Gewürze & Saucen', 'Oil, spices & sauces']],
  ['35', ['Frühstück, Süßes & Pflanzliches', 'Breakfast, sweets & plant-based']],
  ['41', ['Alkoholfrei', 'Soft drinks']],
  ['42', ['Bier & Spirituosen', 'Beer & spirits']],
  ['43', ['Kaffee & Tee', 'Coffee & tea']],
  ['51', ['Weißwein', 'White wine']],
  ['52', ['Rotwein', 'Red wine']],
  ['53', ['Rosé & Schaumwein', 'Rosé & sparkling wine']],
  ['61', ['Reinigung', 'Cleaning']],
  ['62', ['Hygiene', 'Hygiene']],
  ['63', ['Einweg & Verpackung', 'Disposables & packaging']],
  ['64', ['Tisch & Küche', 'Table & kitchen']],
];

/** Categories beside the tree, in which articles stand as well. */
export const VIRTUAL = { recommended: 'V1', regional: 'V2', plants: 'V3', organic: 'V4' } as const;

const VIRTUALS: readonly (readonly [id: string, words: Words, drawing: Drawing, tint: Tint])[] = [
  [VIRTUAL.recommended, ['Unsere Empfehlungen', 'Our recommendations'], 'rosette', 'fruit'],
  [VIRTUAL.regional, ['Aus der Region', 'From the region'], 'evergreen-tree', 'veg'],
  [VIRTUAL.plants, ['Vegan & vegetarisch', 'Vegan & vegetarian'], 'green-salad', 'veg'],
  [VIRTUAL.organic, ['Bio', 'Organic'], 'herb', 'veg'],
];

const rootOf = (id: string) => ROOTS.find(([root]) => root === id.slice(0, 1));

/** All categories, parents before children. */
export const CATEGORIES: readonly DemoCategory[] = [
  ...ROOTS.map(([id, words, drawing, tint]): DemoCategory => ({
    id,
    parentId: undefined,
    words,
    path: [id],
    isVirtual: false,
    drawing,
    tint,
  })),
  ...BRANCHES.map(([id, words]): DemoCategory => {
    const first = SHELVES.find((shelf) => shelf.id.startsWith(id));
    const root = id.slice(0, 1);
    return {
      id,
      parentId: root,
      words,
      path: [root, id],
      isVirtual: false,
      drawing: first?.kinds[0]?.drawing ?? 'package',
      tint: first?.traits.tint ?? rootOf(id)?.[3] ?? 'dry',
    };
  }),
  ...SHELVES.map((shelf): DemoCategory => {
    const branch = shelf.id.slice(0, 2);
    return {
      id: shelf.id,
      parentId: branch,
      words: shelf.words,
      path: [shelf.id.slice(0, 1), branch, shelf.id],
      isVirtual: false,
      drawing: shelf.kinds[0]?.drawing ?? 'package',
      tint: shelf.traits.tint,
    };
  }),
  ...VIRTUALS.map(([id, words, drawing, tint]): DemoCategory => ({
    id,
    parentId: undefined,
    words,
    path: [id],
    isVirtual: true,
    drawing,
    tint,
  })),
];

/** The ids from the root to a shelf. */
export const pathOfShelf = (shelfId: string): readonly string[] => [
  shelfId.slice(0, 1),
  shelfId.slice(0, 2),
  shelfId,
];
