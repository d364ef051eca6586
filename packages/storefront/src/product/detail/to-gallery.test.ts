import { describe, expect, it } from 'vitest';
import { testDetails } from '../../testing/test-details';
import { testProduct } from '@gastroshop/cart/testing';
import { countryName } from './country-name';
import { toGallery } from './to-gallery';

describe('the pictures of an article', () => {
  it('are those of article and details, each once, the largest of each, models left out', () => {
    const product = testProduct('1', 'Äpfel', {
      images: [
        { bigPath: '/a-big', mediumPath: '/a' },
        { bigPath: '/3d', is3d: true },
      ],
    });
    const details = testDetails({ imagePaths: [{ bigPath: '/a-big' }, { thumbnailPath: '/b-small' }] });
    expect(toGallery(product, details).map(({ url }) => url)).toEqual(['/a-big', '/b-small']);
  });

  it('else the small one of the lists, else a drawing', () => {
    const product = testProduct('1', 'Äpfel', { thumbnailUrl: '/small' });
    expect(toGallery(product, undefined)).toMatchObject([{ url: '/small' }]);
    const [drawn, ...others] = toGallery(testProduct('1', 'Äpfel'), undefined);
    expect(drawn).not.toHaveProperty('url');
    expect(drawn?.drawing).toBeDefined();
    expect(others).toEqual([]);
  });
});

describe('the name of a country', () => {
  it('is that of its two letters, in the language; other words stand as they are', () => {
    expect(countryName('AT', 'de-AT')).toBe('Österreich');
    expect(countryName('AT', 'en-GB')).toBe('Austria');
    expect(countryName('Südtirol', 'de-AT')).toBe('Südtirol');
  });
});
