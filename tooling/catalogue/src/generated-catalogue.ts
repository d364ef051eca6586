import type { RetailProduct } from './retail-product';

const KINDS = [
  'Vollkornbrot',
  'Apfelsaft',
  'Räucherlachs',
  'Waschpulver',
  'Bergkäse',
  'Tiefkühlerbsen',
] as const;
const CATEGORIES: readonly (readonly [top: string, sub: string])[] = [
  ['Backwaren', 'Brot'],
  ['Getränke', 'Säfte'],
  ['Kühlregal', 'Fisch'],
  ['Haushalt', 'Waschmittel'],
  ['Kühlregal', 'Käse'],
  ['Tiefkühl', 'Gemüse'],
];
const UNITS = ['g', 'ml', 'stk'] as const;

/** Made-up articles of a retail chain, the same every time. */
export const generatedCatalogue = (count: number): readonly RetailProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `g${String(index).padStart(6, '0')}`,
    name: `${KINDS[index % KINDS.length] ?? ''} Sorte ${index}`,
    category: [...(CATEGORIES[index % CATEGORIES.length] ?? [])],
    quantity: 100 + (index % 20) * 50,
    unit: UNITS[index % UNITS.length] ?? 'stk',
    weighed: index % 25 === 0,
    organic: index % 7 === 0,
    available: index % 50 !== 1,
    prices: [
      { from: '2024-02-01', gross: 1 + (index % 900) / 100 },
      { from: '2023-05-26', gross: 1.5 },
    ],
  }));
