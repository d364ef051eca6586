import { expect, it } from 'vitest';
import { resourceTypes, typeName } from './resource-types';

const orders = {
  name: 'order-list',
  place: 'apps/shop',
  folder: 'apps/shop/src/orders/texts',
  files: {
    de: {
      title: 'Bestellungen',
      comes: 'kommt {{day}} um {{ price }}, {{day}}',
      found_one: 'eine Bestellung',
      found_other: '{{count}} Bestellungen bei {{name}}',
      'key with a space': 'x',
    },
  },
};

it('writes keys and values without wording, plurals once', () => {
  expect(resourceTypes('apps/shop', [orders]))
    .toBe(`// Written by "pnpm texts:write" from the files in the folders "texts": change those.

/// <reference path="../../../tooling/config/texts.d.ts" />

import 'i18next';

/** The keys of order-list and what they ask for. */
export interface OrderListTexts {
  readonly title: '…';
  readonly comes: '{{day}} {{price}}';
  readonly found: '{{count}} {{name}}';
  readonly 'key with a space': '…';
}


declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'order-list': OrderListTexts;
  }
}
`);
});

it('names types after their namespace', () => {
  expect(['messages', 'ui-order-control'].map(typeName)).toEqual(['MessagesTexts', 'UiOrderControlTexts']);
});
