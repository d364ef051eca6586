import { expect, it } from 'vitest';
import { readSettings } from './settings';

const KEYS = {
  VAPID_PUBLIC_KEY: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
};

it('keys for messages on devices are those of a pair', () => {
  expect(readSettings({ ...KEYS, VAPID_SUBJECT: 'mailto:shop@post.example' })).toMatchObject(KEYS);
});

it.each([
  [{ VAPID_PUBLIC_KEY: KEYS.VAPID_PUBLIC_KEY }, 'need each other'],
  [{ VAPID_PRIVATE_KEY: KEYS.VAPID_PRIVATE_KEY }, 'need each other'],
  [
    { ...KEYS, VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' },
    'does not belong to VAPID_PRIVATE_KEY',
  ],
  [{ ...KEYS, VAPID_PUBLIC_KEY: 'A'.repeat(87) }, 'VAPID_PUBLIC_KEY has to be a point'],
  [{ ...KEYS, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PRIVATE_KEY has to be a key'],
  [{ ...KEYS, VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY has to be a key'],
  [{ ...KEYS, VAPID_SUBJECT: 'shop@post.example' }, 'VAPID_SUBJECT has to be an address'],
  [{ PUSH_ORIGINS: 'http://push.example' }, 'PUSH_ORIGINS has to be a list of https origins'],
  [{ PUSH_ORIGINS: 'https://push.example/path' }, 'PUSH_ORIGINS has to be a list of https origins'],
  [{ PUSH_ORIGINS: 'rubbish' }, 'PUSH_ORIGINS has to be a list of https origins'],
])('%j is refused by name, and no key is quoted', (variables, words) => {
  expect(() => readSettings(variables)).toThrow(words);
  expect(() => readSettings(variables)).not.toThrow(/q1dX|yfWP/);
});

it('further push services are origins, those of this machine without https', () => {
  expect(
    readSettings({ PUSH_ORIGINS: 'https://push.internal:8443, http://127.0.0.1:4800' }).PUSH_ORIGINS,
  ).toEqual(['https://push.internal:8443', 'http://127.0.0.1:4800']);
});
