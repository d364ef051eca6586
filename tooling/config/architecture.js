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
  'packages/ui': {
    packages: ['i18n'],
    libraries: [
      '@fontsource-variable/figtree',
      '@mantine/core',
      '@mantine/hooks',
      '@tabler/icons-react',
      '@tanstack/react-virtual',
      'clsx',
      'react',
      'react-dom',
      'zxing-wasm',
    ],
    rooms: {
      'theme-data': [],
      theme: ['theme-data'],
      icons: [],
      'inline-texts': [],
      button: ['icons'],
      link: [],
      feedback: ['button', 'icons'],
      overlay: ['button', 'icons'],
      frame: ['button', 'feedback', 'icons', 'link', 'theme', 'theme-data'],
      'order-control': ['icons', 'inline-texts'],
      price: ['icons', 'inline-texts'],
      table: ['order-control'],
      product: ['icons', 'inline-texts', 'order-control', 'price', 'table'],
      calendar: [],
      customer: ['table'],
      filter: ['table'],
      search: ['order-control', 'table'],
      scanner: ['table'],
      upload: ['table'],
    },
    leanRooms: ['theme-data'],
  },
  'apps/backend': {
    packages: ['api-contract', 'domain', 'i18n', 'identity'],
    libraries: [
      '@electric-sql/pglite',
      '@fastify/rate-limit',
      '@fastify/static',
      '@fastify/under-pressure',
      '@types/pdfmake',
      'fastify',
      'jose',
      'kysely',
      'nodemailer',
      'oidc-provider',
      'openid-client',
      'pdfmake',
      'pg',
      'pg-boss',
      'pino',
      'postal-mime',
      'prom-client',
      'sanitize-html',
      'zod',
    ],
    rooms: {
      settings: [],
      db: [],
      access: ['db', 'settings'],
      http: ['access'],
      calls: ['access', 'db', 'http', 'settings'],
      pdf: [],
      mail: ['http'],
      'hand-over': [],
      'order-paper': [],
      jobs: ['db', 'hand-over', 'mail', 'order-paper'],
      'sign-on': ['access', 'calls', 'db', 'http', 'settings'],
      oidc: ['db', 'http', 'settings', 'sign-on'],
      'modules/services': ['db', 'settings'],
      'modules/customer': ['access', 'calls', 'db', 'http'],
      'modules/user': ['access', 'calls', 'db', 'http', 'modules/services'],
      'modules/product': ['access', 'calls', 'db', 'http'],
      'modules/catalogue': ['calls', 'db', 'http', 'modules/product'],
      'modules/datasheet': ['calls', 'db', 'http', 'modules/product', 'pdf'],
      'modules/essence': ['access', 'calls', 'db', 'http', 'modules/product'],
      'modules/order-template': ['access', 'calls', 'db', 'http', 'modules/product'],
      'modules/cart': [
        'access',
        'calls',
        'db',
        'http',
        'modules/customer',
        'modules/product',
        'modules/services',
      ],
      'modules/order': [
        'access',
        'calls',
        'db',
        'http',
        'jobs',
        'modules/cart',
        'modules/customer',
        'modules/product',
        'modules/services',
        'order-paper',
        'pdf',
      ],
      'modules/notification': ['calls', 'db'],
      'modules/content': ['access', 'calls', 'db', 'http', 'modules/services'],
      'modules/shop': ['calls', 'modules/services'],
      'modules/analytics': ['calls', 'db', 'modules/services'],
      pictures: [],
      demo: ['db', 'modules/catalogue', 'modules/content', 'pictures'],
      runtime: ['db', 'http', 'settings'],
    },
    node: true,
  },
  'apps/api-reference': { packages: [], libraries: ['sirv'], node: true },
};

/** Folder names that say nothing about what is inside. */
export const namelessFolders = ['utils', 'helpers', 'common', 'shared', 'misc'];
