import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { SettingsError } from './settings-error';

const SECRET = 'thirty-two characters of a secret';
const editors = JSON.stringify([{ name: 'office', token: SECRET.replaceAll(' ', '-') }]);
const production = {
  DATABASE_URL: 'postgres://shop:secret@db/shop',
  APP_SECRET: SECRET,
  OIDC_ISSUER: 'https://id.example/realms/group',
  OIDC_CLIENT_ID: 'gastroshop',
  OIDC_CLIENT_SECRET: SECRET,
  HOSTS: '{"shop.example":{"tenant":"GM","mode":"SHOP"}}',
  SMTP_URL: 'smtps://shop:secret@mail.example',
  MAIL_FROM: 'shop@example.at',
  HAND_OVER_URL: 'https://shop:secret@erp.example/orders',
  HAND_OVER_SECRET: SECRET,
  SIGN_UP_URL: 'https://shop:secret@crm.example/sign-ups',
  SIGN_UP_SECRET: SECRET,
  CAPTCHA_SITE_KEY: 'site',
  CAPTCHA_SECRET: SECRET,
  CAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
  CAPTCHA_SCRIPT_URL: 'https://captcha.example/script.js',
  CONTENT_EDITORS: editors,
  STORYBLOK_TOKEN: SECRET,
  OPENSEARCH_URL: 'https://search.example',
  OPENSEARCH_USER: 'search',
  OPENSEARCH_PASSWORD: SECRET,
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
  OTEL_EXPORTER_OTLP_HEADERS: `api-key=${SECRET}`,
  METRICS_TOKEN: SECRET,
};
type Name = keyof typeof production;
const NAMES = Object.keys(production).filter((name): name is Name => name in production);

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-settings-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileWith = (content: string | Uint8Array): string => {
  count += 1;
  const file = path.join(folder, `setting-${count}`);
  writeFileSync(file, content);
  return file;
};

const sentence = (variables: Readonly<Record<string, string | undefined>>): string => {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
};

describe('a setting in a file', () => {
  it.each(NAMES)('%s is read as if it stood in the environment', (name) => {
    const file = fileWith(`${production[name]}\n`);
    expect(readSettings({ ...production, [name]: undefined, [`${name}_FILE`]: file })).toEqual(
      readSettings(production),
    );
  });

  it.each(NAMES)('%s beside it is refused by name, without either content', (name) => {
    const message = sentence({ ...production, [`${name}_FILE`]: fileWith(`other ${SECRET}`) });
    expect(message).toBe(`${name} and ${name}_FILE exclude each other: set one of them.`);
  });

  it.each([
    ['as it is', SECRET],
    ['with a line end', `${SECRET}\n`],
    ['as Windows ends lines', `${SECRET}\r\n`],
    ['with an empty line', `${SECRET}\n\n`],
    ['with a mark of its encoding', `\uFEFF${SECRET}\n`],
  ])('is the secret written %s, and nothing else is taken away', (_how, content) => {
    const { APP_SECRET } = readSettings({ APP_SECRET_FILE: fileWith(content) });
    expect(APP_SECRET).toBe(SECRET);
    const padded = readSettings({ APP_SECRET_FILE: fileWith(` ${SECRET} \n`) });
    expect(padded.APP_SECRET).toBe(` ${SECRET} `);
  });

  it('counts as missing where the name of the file is empty, or beside an empty setting', () => {
    expect(readSettings({ APP_SECRET_FILE: '', APP_SECRET: SECRET }).APP_SECRET).toBe(SECRET);
    expect(readSettings({ APP_SECRET: '', APP_SECRET_FILE: fileWith(SECRET) }).APP_SECRET).toBe(SECRET);
  });

  it.each([
    ['that is not there', () => path.join(folder, 'nowhere'), 'ENOENT'],
    [
      'that is a folder, as a container makes one of a file it does not find',
      () => {
        const made = path.join(folder, 'folder');
        mkdirSync(made, { recursive: true });
        return made;
      },
      'EISDIR',
    ],
    ['that is no text', () => fileWith(Buffer.from([0xff, 0xfe, 0x41])), 'ERR_ENCODING_INVALID_ENCODED_DATA'],
    ['that is empty', () => fileWith(''), 'is empty'],
    ['that holds an empty line', () => fileWith('\r\n'), 'is empty'],
  ])('%s is refused by name, however little would be missed', (_what, make, reason) => {
    const file = make();
    for (const name of ['APP_SECRET', 'DATABASE_URL', 'METRICS_TOKEN', 'STORYBLOK_TOKEN']) {
      const message = sentence({ [`${name}_FILE`]: file });
      expect(message).toContain(`${name}_FILE: the file ${file}`);
      expect(message).toContain(reason);
    }
  });

  it('names no value that is no path: it may be the secret itself', () => {
    const message = sentence({ APP_SECRET_FILE: SECRET, SMTP_URL_FILE: 'smtp://shop:secret@mail.example' });
    expect(message).toMatch(/APP_SECRET_FILE[^]*SMTP_URL_FILE/);
    expect(message).not.toMatch(/thirty|secret@/);
  });

  it.each(NAMES)('with a wrong %s in it is refused by name and never quoted', (name) => {
    const wrong = '\t\u0001 wrong-4711';
    const message = sentence({ ...production, [name]: undefined, [`${name}_FILE`]: fileWith(wrong) });
    if (message !== '') expect(message).toContain(name);
    expect(message).not.toContain('4711');
  });
});
