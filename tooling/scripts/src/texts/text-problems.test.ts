import { expect, it } from 'vitest';
import type { Namespace, TextFile } from './text-file';
import { sameNames, textProblems } from './text-problems';

const GERMAN = {
  title: 'Bestellungen',
  comes: 'kommt {{day}} um {{ price }}',
  found_one: 'eine Bestellung',
  found_other: '{{count}} Bestellungen',
};
const ENGLISH = {
  title: 'Orders',
  comes: '{{price}} on {{day}}',
  found_one: 'one order',
  found_other: '{{count}} orders',
};

const namespace = (files: Readonly<Record<string, TextFile>>, name = 'orders'): Namespace => ({
  name,
  place: 'apps/shop',
  folder: 'apps/shop/src/orders/texts',
  files,
});
const problems = (de: TextFile, en: TextFile, more: Readonly<Record<string, TextFile>> = {}) =>
  textProblems(namespace({ de, en, ...more }), ['de', 'en']);
const EN = 'apps/shop/src/orders/texts/orders.en.json';
const DE = 'apps/shop/src/orders/texts/orders.de.json';

it('finds nothing in texts that fit together', () => {
  expect(problems(GERMAN, ENGLISH)).toEqual([]);
});

it.each<[string, TextFile, TextFile, readonly string[]]>([
  ['an empty text', GERMAN, { ...ENGLISH, title: '' }, [`${EN}: title is empty`]],
  ['a text German does not have', GERMAN, { ...ENGLISH, more: 'x' }, [`${EN}: more is not in de`]],
  [
    'other values',
    GERMAN,
    { ...ENGLISH, comes: 'on {{day}}' },
    [`${EN}: comes asks for day, de for day, price`],
  ],
  [
    'a value where there is none',
    GERMAN,
    { ...ENGLISH, title: '{{count}} orders' },
    [`${EN}: title asks for count, de for nothing`],
  ],
  [
    'a form that is missing',
    { ...GERMAN, days_one: 'ein Tag' },
    { ...ENGLISH, days_one: 'a day' },
    [`${DE}: days is missing its form "other"`, `${EN}: days is missing its form "other"`],
  ],
  [
    'a form the language does not know',
    { ...GERMAN, found_many: '{{count}} Bestellungen' },
    ENGLISH,
    [`${DE}: found has a form "many", which this language does not know`],
  ],
  [
    'a plural that is a text as well',
    { ...GERMAN, found: 'gefunden' },
    ENGLISH,
    [`${DE}: found stands there as a plural and as one text`],
  ],
  [
    'a form that asks for more than "other" knows',
    { ...GERMAN, found_one: 'eine von {{name}}' },
    { ...ENGLISH, found_one: 'one of {{name}}' },
    [
      `${DE}: found_one asks for name, found_other does not`,
      `${EN}: found_one asks for name, found_other does not`,
    ],
  ],
])('names %s', (_, de, en, expected) => {
  expect(problems(de, en)).toEqual(expected);
});

it('names a text and a language that are missing', () => {
  const { title, ...rest } = ENGLISH;
  expect(title).toBe('Orders');
  expect(problems(GERMAN, rest)).toEqual([`${EN}: title is missing`]);
  expect(textProblems(namespace({ de: GERMAN }), ['de', 'en'])).toEqual([`${EN} is missing`]);
});

it('asks a further language for its own forms', () => {
  const italian = {
    title: 'Ordini',
    comes: '{{day}} {{price}}',
    found_one: 'un ordine',
    found_other: '{{count}} ordini',
  };
  expect(problems(GERMAN, ENGLISH, { it: italian })).toEqual([
    'apps/shop/src/orders/texts/orders.it.json: found is missing its form "many"',
  ]);
  expect(problems(GERMAN, ENGLISH, { it: { ...italian, found_many: '{{count}} di ordini' } })).toEqual([]);
});

it('names a namespace with a dot, and one that is there twice', () => {
  expect(textProblems(namespace({ de: {}, en: {} }, 'ui.field'), ['de', 'en'])).toEqual([
    'apps/shop/src/orders/texts/ui.field: a namespace is named in small letters with hyphens',
  ]);
  const here = namespace({});
  expect(sameNames([here, { ...here, folder: 'packages/ui/src/texts' }, namespace({}, 'other')])).toEqual([
    'The namespace orders stands in apps/shop/src/orders/texts and in packages/ui/src/texts',
  ]);
});
