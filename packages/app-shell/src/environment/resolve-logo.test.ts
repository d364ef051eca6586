import { expect, it } from 'vitest';
import { resolveLogo } from './resolve-logo';

const WORDMARK = [{ text: 'Alpenland', brand: true }];
const SHAPES = [{ path: 'M4 4h24v24H4z' }];

it.each([
  [
    'alpin',
    [{ url: '/media/brand/alpin.svg', alt: 'Alpingastro' }],
    { theme: 'alpin', name: 'Alpingastro', wordmark: undefined, mark: undefined },
  ],
  [
    'alpin',
    [{ url: '/v1/favicon.svg', alt: 'Alpenland' }],
    { theme: 'alpin', name: 'Alpenland', wordmark: undefined, mark: undefined },
  ],
  [
    'own',
    [{ url: '/v1/favicon.svg', alt: 'Alpenland' }],
    { theme: 'gastrofresh', name: 'Alpenland', wordmark: undefined, mark: '/v1/favicon.svg' },
  ],
  [
    'alpin',
    [{ url: '/media/brand/alpin.svg', alt: 'Alpenland', wordmark: WORDMARK, shapes: SHAPES }],
    { theme: 'alpin', name: 'Alpenland', wordmark: WORDMARK, mark: SHAPES },
  ],
  ['own', [], { theme: 'gastrofresh', name: undefined, wordmark: undefined, mark: undefined }],
])('TEN-3: a shop of the theme %s with the logos %j has the logo %j', (theme, logos, logo) => {
  expect(resolveLogo({ theme, logos })).toEqual(logo);
});
