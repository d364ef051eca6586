import { describe, expect, it } from 'vitest';
import { missingReceivers } from './missing-receivers';
import { requireReceivers } from './require-receivers';
import { readSettings } from './settings';
import { SettingsError } from './settings-error';

const production = {
  DATABASE_URL: 'postgres://shop@db/shop',
  APP_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <shop@example.at>',
  HAND_OVER_DIR: '/srv/orders',
  ANALYTICS: 'counted',
};
const check = (more: Readonly<Record<string, string | undefined>>) => () => {
  requireReceivers(readSettings({ ...production, ...more }));
};

describe('an installation', () => {
  it('that has all receivers runs, and one of a demonstration needs none', () => {
    expect(check({})).not.toThrow();
    expect(() => {
      requireReceivers(readSettings({}));
    }).not.toThrow();
  });

  it.each([
    ['HAND_OVER_DIR', { HAND_OVER_DIR: undefined }],
    ['HAND_OVER_SECRET', { HAND_OVER_DIR: undefined, HAND_OVER_URL: 'https://erp.example' }],
    ['HAND_OVER_URL', { HAND_OVER_SECRET: 'x'.repeat(16) }],
    ['HAND_OVER=none', { HAND_OVER: 'none' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['MAIL=caught', { MAIL: 'caught' }],
    ['ANALYTICS_URL', { ANALYTICS: undefined }],
    ['ANALYTICS=counted', { ANALYTICS_URL: 'https://collect.example' }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['MAIL_FROM', { MAIL_FROM: 'shop@localhost' }],
  ])('that would lose something without %s does not start', (name, more) => {
    expect(check(more)).toThrow(SettingsError);
    expect(check(more)).toThrow(name);
  });

  it.each([
    { HAND_OVER_DIR: undefined, HAND_OVER: 'none' },
    { HAND_OVER_DIR: undefined, HAND_OVER_URL: 'https://erp.example', HAND_OVER_SECRET: 'x'.repeat(16) },
    { SMTP_URL: undefined, MAIL: 'caught', MAIL_FROM: undefined },
    { ANALYTICS: undefined, ANALYTICS_URL: 'https://collect.example' },
  ])('that says on purpose what it goes without starts: %j', (more) => {
    expect(check(more)).not.toThrow();
  });

  it.each([
    [{}, []],
    [{ HAND_OVER_DIR: undefined, HAND_OVER: 'none' }, ['orders']],
    [{ SMTP_URL: undefined, MAIL: 'caught' }, ['mails']],
    [
      { HAND_OVER_DIR: undefined, HAND_OVER: 'none', SMTP_URL: undefined, MAIL: 'caught' },
      ['orders', 'mails'],
    ],
    [{ DATABASE_URL: undefined, HAND_OVER_DIR: undefined, SMTP_URL: undefined }, []],
  ])('that goes without %j can tell what nobody receives', (more, missing) => {
    expect(missingReceivers(readSettings({ ...production, ...more }))).toEqual(missing);
  });

  it('names everything at once', () => {
    expect(check({ HAND_OVER_DIR: undefined, SMTP_URL: undefined })).toThrow(/HAND_OVER[^]*SMTP_URL/);
  });
});
