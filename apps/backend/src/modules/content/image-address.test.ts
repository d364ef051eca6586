import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content';
import { createContentReader } from './content-reader';
import { isRecord } from './is-record';
import { isImageAddress } from './image-address';

const ORIGINS = ['https://pictures.example', 'https://cdn.example:8443'];

/** None of these may be loaded, wherever pictures may come from. */
const NEVER = [
  '',
  '#bild',
  '?bild=1',
  'bild.png',
  'media/bild.png',
  '/',
  '/auth/logout',
  '/v1/my/token',
  '/oidc/session/end',
  '/proxy/x',
  '/media',
  '/medial/bild.png',
  '/media/../auth/logout',
  '/media/%2e%2e/auth/logout',
  '/media/./../v1/my/token',
  '/media\\..\\auth\\logout',
  '//evil.example/media/bild.png',
  '/\t/evil.example/media/bild.png',
  'mailto:kueche@example.at',
  'tel:+43123456',
  'http://pictures.example/bild.png',
  'HTTP://pictures.example/bild.png',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://pictures.example/1',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://pictures.example/bild.png',
  'https:/bild.png\\@x',
  'https://user:secret@pictures.example/bild.png',
  'https://own.invalid/auth/logout',
];

/** Https, but of somebody whom the installation has not allowed. */
const OF_OTHERS = [
  'https://evil.example/bild.png',
  'https://pictures.example.evil.example/bild.png',
  'https://sub.pictures.example/bild.png',
  'https://pictures.example:444/bild.png',
  'https://cdn.example/bild.png',
  'https://evil.example/?https://pictures.example',
  'https://evil.example#https://pictures.example',
];

const ALLOWED = [
  '/media/content/herbst.svg',
  ' /media/files/1/a.png?v=2 ',
  'https://pictures.example/bild.png',
  'HTTPS://PICTURES.example/bild.png',
  'https://pictures.example:443/bild.png',
  'https://cdn.example:8443/bild.png',
];

/** Fields that hold a picture or a list of them, as the contract's document has them. */
const imageFields = (): ReadonlySet<string> => {
  const found = new Set<string>();
  const isImage = (schema: unknown): boolean =>
    isRecord(schema) &&
    (schema['$ref'] === '#/components/schemas/ContentImage' ||
      isImage(schema['items']) ||
      ['allOf', 'anyOf', 'oneOf'].some((key) => Array.isArray(schema[key]) && schema[key].some(isImage)));
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isRecord(value)) return;
    const { properties } = value;
    if (isRecord(properties))
      for (const [name, schema] of Object.entries(properties)) if (isImage(schema)) found.add(name);
    Object.values(value).forEach(walk);
  };
  const file = createRequire(import.meta.url).resolve('@gastroshop/api-contract/openapi.json');
  walk(JSON.parse(readFileSync(file, 'utf8')));
  return found;
};

describe('T14, T15: addresses of pictures', () => {
  it.each(ALLOWED)('may be %j', (address) => {
    expect(isImageAddress(address, ORIGINS)).toBe(true);
  });
  it.each([...NEVER, ...OF_OTHERS])('may not be %j', (address) => {
    expect(isImageAddress(address, ORIGINS)).toBe(false);
  });
  it.each(NEVER)('may not be %j while it is not known where they may come from', (address) => {
    expect(isImageAddress(address)).toBe(false);
  });
  it('are kept of any https origin when they are stored: the installation may allow it later', () => {
    for (const url of OF_OTHERS) expect(cleanContent({ image: { url } })).toEqual({ image: { url } });
  });

  it('are looked at in every field of the contract that holds pictures, in lists and at any depth', () => {
    const fields = imageFields();
    expect(fields.size).toBeGreaterThan(5);
    for (const field of fields)
      for (const url of [...NEVER, ...OF_OTHERS]) {
        const place = (at: string) => ({
          blocks: [{ [field]: { url: at, alt: 'x' } }, { deep: { [field]: [{ url: at }] } }],
        });
        expect(cleanContent(place(url), ORIGINS), `${field} ${url}`).toEqual(place(''));
      }
  });

  it('lets links lead where pictures may not come from', () => {
    const link = { caption: 'Partner', url: 'https://evil.example/weg' };
    expect(cleanContent({ link, links: [link] }, ORIGINS)).toEqual({ link, links: [link] });
  });

  it('are answered only of the origins of the installation', () => {
    const stored = (url: string) => ({
      id: url,
      slug: '',
      version: 1,
      isForSignedIn: false,
      targets: [],
      state: 'PUBLISHED' as const,
      writtenAt: new Date(),
      validFrom: null,
      validTo: null,
      bodies: {
        'de-AT': { links: [], logo: { url } },
        'en-GB': {},
      },
    });
    const read = createContentReader(ORIGINS);
    const logoOf = (url: string) => read('header', stored(url), 'de-AT').logo?.url;
    for (const url of ALLOWED) expect(logoOf(url)).toBe(url.trim());
    for (const url of [...NEVER, ...OF_OTHERS]) expect(logoOf(url)).toBe('');
  });
});
