import { expect, it } from 'vitest';
import { resolveLogo } from './resolve-logo';

it.each([
  [
    'alpin',
    [{ url: '/media/brand/alpin.svg', alt: 'Alpingastro' }],
    { theme: 'alpin', name: 'Alpingastro', mark: undefined },
  ],
  [
    'alpin',
    [{ url: '/v1/favicon.svg', alt: 'Alpenland' }],
    { theme: 'alpin', name: 'Alpenland', mark: undefined },
  ],
  [
    'own',
    [{ url: '/v1/favicon.svg', alt: 'Alpenland' }],
    { theme: 'gastrofresh', name: 'Alpenland', mark: '/v1/favicon.svg' },
  ],
  ['own', [], { theme: 'gastrofresh', name: undefined, mark: undefined }],
])('TEN-3: a shop of the theme %s with the logos %j has the logo %j', (theme, logos, logo) => {
  expect(resolveLogo({ theme, logos })).toEqual(logo);
});
