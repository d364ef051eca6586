import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { SettingsError } from './settings-error';

const production = {
  DATABASE_URL: 'postgres://shop@db/shop',
  APP_SECRET: 'x'.repeat(32),
  OIDC_ISSUER: 'https://id.example/realms/group',
  OIDC_CLIENT_ID: 'gastroshop',
  OIDC_CLIENT_SECRET: 'secret',
  HOSTS: '{"shop.example":{"tenant":"GM","mode":"SHOP"}}',
  PUBLIC_ORIGIN: 'https://shop.example/',
};

describe('settings', () => {
  it('need nothing for a start on one machine', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 4000,
      HOST: '127.0.0.1',
      isEmbedded: true,
      withDemoData: true,
      publicOrigin: 'http://localhost:4000',
      dataFolder: path.resolve('data'),
      SESSION_IDLE_HOURS: 12,
      SESSION_DAYS: 30,
      hosts: { localhost: { tenant: 'AZ', mode: 'SHOP' } },
    });
  });

  it('an empty one counts as missing', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000, isEmbedded: true });
  });

  it('of a production installation hold no demonstration data', () => {
    expect(readSettings(production)).toMatchObject({
      isEmbedded: false,
      withDemoData: false,
      publicOrigin: 'https://shop.example',
      hosts: { 'shop.example': { tenant: 'GM', mode: 'SHOP' } },
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_LISTEN_URL', 'mysql://db'],
    ['APP_SECRET', 'short'],
    ['APP_SECRET_OLD', 'short'],
    ['APP_SECRET_OLD', 'x'.repeat(32)],
    ['HOSTS', 'rubbish'],
    ['HOSTS', '{"shop.example":{"tenant":"xx","mode":"SHOP"}}'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/shop'],
    ['PUBLIC_ORIGIN', 'https://shop.example/?tenant=GM'],
    ['PUBLIC_ORIGIN', 'https://user:secret@shop.example'],
    ['PUBLIC_ORIGIN', 'https://other.example'],
    ['HOSTS', '{"shop.example:8443":{"tenant":"GM","mode":"SHOP"}}'],
    ['OIDC_ISSUER', 'ftp://id.example'],
    ['SESSION_IDLE_HOURS', '0'],
    ['SMTP_URL', 'http://mail'],
    ['ANALYTICS_URL', 'http://collect.example'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_DATA', 'yes'],
    ['CAPTCHA_WORK', '0'],
    ['OPENSEARCH_URL', 'search:9200'],
    ['OPENSEARCH_USER', 'alone'],
    ['OPENSEARCH_PASSWORD', 'alone'],
    ['OPENSEARCH_PREFIX', 'Shop_1'],
    ['CAPTCHA_VERIFY_URL', 'http://captcha.example'],
    ['CAPTCHA_SCRIPT_URL', 'http://localhost.example/api.js'],
    ['CAPTCHA_ORIGINS', 'http://captcha.example'],
    ['CAPTCHA_ORIGINS', 'https://captcha.example; img-src *'],
    ['CAPTCHA_SITE_KEY', 'alone'],
    ['SIGN_UP_MAIL', 'nobody'],
    ['SIGN_UP_URL', 'https://crm.example'],
    ['CONTENT_EDITORS', '[{"name":"office","token":"too short"}]'],
    ['STORYBLOK_URL', 'ftp://content.example'],
  ])('%s %j is refused by name', (name, value) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ ...production, [name]: value })).toThrow(name);
  });

  it.each(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'APP_SECRET', 'HOSTS'])(
    'a production installation without %s is refused by name',
    (name) => {
      expect(() => readSettings({ ...production, [name]: undefined })).toThrow(name);
    },
  );

  it('of an old secret need the new one beside it', () => {
    expect(() => readSettings({ APP_SECRET_OLD: 'y'.repeat(32) })).toThrow('APP_SECRET_OLD');
    expect(readSettings({ ...production, APP_SECRET_OLD: 'y'.repeat(32) }).APP_SECRET_OLD).toBe(
      'y'.repeat(32),
    );
  });

  it('names every wrong one at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[^]*LOG_LEVEL/);
  });

  it('move the time of a demonstration only', () => {
    expect(readSettings({ CLOCK_FILE: '/tmp/clock' })).toMatchObject({ CLOCK_FILE: '/tmp/clock' });
    expect(() => readSettings({ ...production, CLOCK_FILE: '/tmp/clock' })).toThrow(/^CLOCK_FILE /);
  });
});
