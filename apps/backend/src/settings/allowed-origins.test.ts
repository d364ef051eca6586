import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

const settingsFor = (...origins: readonly string[]) =>
  readSettings({ ALLOWED_ORIGINS: JSON.stringify({ AZ: origins }) }).ALLOWED_ORIGINS;

describe('ALLOWED_ORIGINS', () => {
  it('names origins by tenant; without it there are none', () => {
    expect(
      settingsFor('https://www.gut.example', 'https://gut.example:8443', 'http://localhost:5173'),
    ).toEqual({
      AZ: ['https://www.gut.example', 'https://gut.example:8443', 'http://localhost:5173'],
    });
    expect(readSettings({}).ALLOWED_ORIGINS).toEqual({});
  });

  it.each([
    '*',
    'null',
    '',
    'https://*',
    'https://*.gut.example',
    'https://gut.example/',
    'https://gut.example/path',
    'https://gut.example?x',
    'https://gut.example#x',
    'https://Gut.example',
    'HTTPS://gut.example',
    'https://gut.example:443',
    'https://gut.example.',
    'https://user@gut.example',
    'https://gasthof-ö.example',
    ' https://gut.example',
    'http://gut.example',
    'http://localhost.gut.example',
    'gut.example',
    '//gut.example',
    'file://',
    'capacitor://localhost',
    'javascript:alert(1)',
  ])('%j is named as wrong: no browser sends it, or not safely', (origin) => {
    expect(() => settingsFor('https://gut.example', origin)).toThrow(`names ${JSON.stringify(origin)}`);
  });

  it.each([
    'rubbish',
    '[]',
    '"https://gut.example"',
    '{"xx":["https://gut.example"]}',
    '{"AZ":"https://gut.example"}',
    '{"AZ":[1]}',
  ])('%s is no such table', (text) => {
    expect(() => readSettings({ ALLOWED_ORIGINS: text })).toThrow('ALLOWED_ORIGINS has to be JSON like');
  });

  it('takes whatever address a browser would call the origin of, and of no address anything else', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true }),
        (address) => {
          const { origin, hostname } = new URL(address);
          fc.pre(!hostname.endsWith('.'));
          expect(settingsFor(origin)).toEqual({ AZ: [origin] });
          if (address !== origin) expect(() => settingsFor(address)).toThrow('names');
        },
      ),
    );
  });
});
