/**
 * Where the apps live unless a build says otherwise.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const DEFAULT_APP_PATHS = { shop: '/', fair: '/subshop/promotions/' };

/** As the backend takes them, which is told the same and looks at more. */
const PATH = /^\/(?:[a-z\d][a-z\d_-]*\/)*$/;

/**
 * @param {'SHOP_PATH' | 'FAIR_PATH'} setting
 * @param {string} otherwise
 */
const pathOf = (setting, otherwise) => {
  const path = process.env[setting] || otherwise;
  if (!PATH.test(path)) throw new Error(`${setting} has to be a path like /shop/: ${path}`);
  return path;
};

/** Where the apps live in this build. */
export const APP_PATHS = {
  shop: pathOf('SHOP_PATH', '/'),
  fair: pathOf('FAIR_PATH', '/subshop/promotions/'),
};
