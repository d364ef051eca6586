/**
 * The one table of who may import whom. The rules of dependency-cruiser are made from it, and
 * docs/architecture.md shows it. To let something in, change this table on purpose and write down why.
 *
 * - `packages`: workspace packages whose exports may be imported.
 * - `types`: workspace packages of which only types may be imported.
 * - `libraries`: npm packages that the shipped code may import (tests may import what package.json allows).
 * - `rooms`: folders below src that have a border, and the sibling rooms each may import. A room is entered through
 *   its index.ts only; inside a room files import each other directly.
 *
 * @typedef {object} Place
 * @property {readonly string[]} packages
 * @property {readonly string[]} [types]
 * @property {readonly string[]} libraries
 * @property {Readonly<Record<string, readonly string[]>>} [rooms]
 * @property {readonly string[]} [leanRooms] rooms that import no library at all
 * @property {true} [node] runs on Node alone and may use what Node brings
 */

/** @type {Readonly<Record<string, Place>>} */
export const places = {
  'packages/domain': {
    packages: [],
    libraries: ['decimal.js'],
    rooms: {
      money: [],
      calendar: [],
      quantity: ['money'],
      pricing: ['money', 'calendar', 'quantity'],
      delivery: ['money', 'calendar'],
      product: ['money', 'calendar', 'quantity', 'pricing', 'delivery'],
      cart: ['money', 'calendar', 'quantity', 'pricing', 'delivery', 'product'],
      essence: ['calendar'],
      inventory: ['money', 'quantity', 'product'],
      labels: ['quantity'],
      'order-list': ['money', 'quantity', 'product'],
    },
  },
  'packages/identity': {
    packages: [],
    libraries: [],
    rooms: {
      tenant: [],
      token: ['tenant'],
      cookies: [],
      session: ['cookies', 'tenant', 'token'],
      'session-storage': [],
      routes: [],
      customers: ['routes'],
      consent: ['cookies'],
    },
  },
  'packages/api-contract': {
    packages: ['domain'],
    libraries: ['zod'],
    rooms: {
      endpoints: [],
      shapes: [],
      contract: ['endpoints', 'shapes'],
      openapi: ['endpoints', 'shapes', 'contract'],
    },
    leanRooms: ['endpoints'],
  },
  'packages/api-client': {
    packages: ['api-contract/endpoints'],
    types: ['api-contract'],
    libraries: [],
    rooms: {
      errors: [],
      client: ['errors'],
      answers: ['client'],
      events: ['client', 'errors'],
      session: ['client'],
      calls: ['answers', 'client', 'events'],
    },
  },
  'packages/i18n': {
    packages: ['domain'],
    libraries: ['i18next', 'react', 'react-i18next'],
    rooms: {
      locale: [],
      calendar: ['locale'],
      numbers: [],
      texts: ['locale'],
      messages: ['texts'],
      react: ['locale', 'texts'],
    },
  },
  'apps/api-reference': { packages: [], libraries: ['sirv'], node: true },
};

/** Folder names that say nothing about what is inside. */
export const namelessFolders = ['utils', 'helpers', 'common', 'shared', 'misc'];
