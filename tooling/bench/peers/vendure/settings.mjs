import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Vendure is CommonJS: its names are read at run time. */
export const vendure = require('@vendure/core');
export const { populateInitialData } = require('@vendure/core/cli');

const url = new URL(process.env['PEER_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/vendure');

/** Who administers the throw-away installation. */
export const ADMIN = { identifier: 'bench', password: 'used for the time of this measurement only' };

/** The catalogue's only language. */
export const LANGUAGE = 'de';

/**
 * A Vendure as its own template sets it up: PostgreSQL, DefaultSearchPlugin, DefaultJobQueuePlugin, no mails,
 * no assets (the catalogue has no pictures). `isNew` lets it make its tables.
 */
export const settingsOf = ({ isNew }) => ({
  defaultLanguageCode: LANGUAGE,
  apiOptions: {
    port: Number(process.env['PORT'] ?? 4700),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: ADMIN,
    cookieOptions: { secret: 'used for the time of this measurement only' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: url.hostname,
    port: Number(url.port),
    username: url.username,
    password: url.password,
    database: url.pathname.slice(1),
    synchronize: isNew,
    logging: false,
    // As many connections as our backend has.
    extra: { max: 10 },
  },
  // Carts of a wholesale customer are larger than those of a web shop.
  orderOptions: { orderItemsLimit: 1_000_000, orderLineItemsLimit: 100_000 },
  paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
  plugins: [
    vendure.DefaultJobQueuePlugin.init({ pollInterval: 500 }),
    vendure.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: false }),
  ],
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Warn }),
});
