import type { SearchCompletion } from './completion';

/** Suggestions for "obers". */
export const sampleCompletion: SearchCompletion = {
  products: [
    { sku: '201144', name: 'Obers 36 % 1 l', detail: '201 144 · gekühlt · Österreich' },
    { sku: '201150', name: 'Schlagobers haltbar 36 % 10 l Bag-in-Box', detail: '201 150 · Österreich' },
    {
      sku: '201162',
      name: 'Kaffeeoberskännchenportionspackungen 10 % 7,5 g × 240 Stück laktosefrei',
      detail: '201 162 · Deutschland',
    },
  ],
  categories: [{ id: 'cream', name: 'Obers & Rahm', within: 'Molkerei & Eier' }],
  brands: ['Obersdorfer Molkerei'],
  pastSearches: ['obers laktosefrei', 'sauerrahm'],
};

/** Suggestions for "obres". */
export const sampleMistyped: SearchCompletion = {
  ...sampleCompletion,
  didYouMean: 'Obers',
  pastSearches: [],
};

/** What stands before anything is typed. */
export const sampleHistory: SearchCompletion = {
  products: [],
  categories: [],
  pastSearches: ['obers laktosefrei', 'sauerrahm', 'tk garnelen 16/20'],
  popularTerms: ['kürbis', 'gans', 'sauerrahm', 'preiselbeeren'],
};
