import { describe, expect, it } from 'vitest';
import { shopConfigSchema, webManifestSchema } from './shop-config';
import { refusedAt } from './testing/refused-at';

const config = {
  tenant: 'AZ',
  mainTenant: 'AG',
  displayName: 'Eurogast Onlineshop',
  mode: 'SHOP',
  theme: 'default',
  logos: [{ url: '/logo.svg', alt: 'Gastrofresh' }],
  tracking: {
    matomo: { id: '7', url: 'https://stats.example', jsPath: 'm.js', phpPath: 'm.php' },
    emarsys: { merchantId: 'M' },
  },
  externalOrigins: ['https://stats.example'],
};

describe('the configuration of a host', () => {
  it.each(['SHOP', 'BRANCH'])('is a %s', (mode) => {
    const whole = {
      ...config,
      mode,
      marketLinks: [{ caption: 'Markt', url: 'https://markt.example' }],
      nativeAppUrl: 'https://app.example',
      shops: [{ tenant: 'AB', host: 'ab.example' }],
    };
    expect(shopConfigSchema.parse(whole)).toEqual(whole);
  });

  it('needs tenant, names, mode, theme, logos, tracking and origins', () => {
    expect(refusedAt(shopConfigSchema, { mode: 'MARKET' })).toEqual([
      'tenant',
      'mainTenant',
      'displayName',
      'mode',
      'theme',
      'logos',
      'tracking',
      'externalOrigins',
    ]);
  });
});

describe('the web manifest', () => {
  it('has names, a start, a display mode and icons', () => {
    expect(refusedAt(webManifestSchema, {})).toEqual(['name', 'short_name', 'start_url', 'display', 'icons']);
  });
});
