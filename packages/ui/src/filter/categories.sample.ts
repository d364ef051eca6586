import type { CategoryNode } from './category-node';

/** All articles of the sample range. */
export const wholeRange = { label: 'Alle Artikel', href: '#all', count: 8412 };

/** A range of three levels. */
export const categoryTree: readonly CategoryNode[] = [
  {
    key: 'fresh',
    label: 'Frische',
    href: '#fresh',
    count: 1284,
    children: [
      {
        key: 'meat',
        label: 'Fleisch & Geflügel',
        href: '#meat',
        count: 318,
        children: [
          { key: 'beef', label: 'Rind', href: '#beef', count: 104 },
          { key: 'pork', label: 'Schwein', href: '#pork', count: 121 },
          { key: 'poultry', label: 'Geflügel', href: '#poultry', count: 93 },
        ],
      },
      { key: 'sausage', label: 'Wurst & Schinken', href: '#sausage', count: 204 },
      { key: 'fish', label: 'Fisch & Meer', href: '#fish', count: 121 },
      { key: 'dairy', label: 'Molkerei & Eier', href: '#dairy', count: 267 },
    ],
  },
  {
    key: 'frozen',
    label: 'Tiefkühl',
    href: '#frozen',
    count: 1106,
    children: [{ key: 'ice', label: 'Speiseeis', href: '#ice', count: 64 }],
  },
  { key: 'dry', label: 'Trockensortiment', href: '#dry', count: 2870 },
  { key: 'empty', label: 'Aktionsware', href: '#empty', count: 0 },
];
