import { describe, expect, it } from 'vitest';
import { isMistypedGtin, classifyProductReference } from './named-product';

describe('what a piece of text names', () => {
  it.each([
    ['100123', { kind: 'SKU', text: '100123' }],
    ['AB-1234', { kind: 'SKU', text: 'AB-1234' }],
    ['4006381333931', { kind: 'GTIN', text: '4006381333931', gtin: '04006381333931' }],
    ['036000291452', { kind: 'GTIN', text: '036000291452', gtin: '00036000291452' }],
    ['96385074', { kind: 'SKU', text: '96385074', gtin: '00000096385074' }],
    ['4006381333932', { kind: 'SKU', text: '4006381333932' }],
    ['Tomaten', { kind: 'NAME', text: 'Tomaten' }],
    ['Cola 0,5l', { kind: 'NAME', text: 'Cola 0,5l' }],
    ['Mehl 480,', { kind: 'NAME', text: 'Mehl 480' }],
    ['Mehl 480 glatt', { kind: 'NAME', text: 'Mehl 480 glatt' }],
  ])('%s', (text, product) => {
    expect(classifyProductReference(text)).toStrictEqual(product);
  });

  it.each([
    ['4006381333932', true],
    ['4006381333931', false],
    ['96385075', false],
    ['400638133', false],
    ['40063813339311', true],
  ])('%s looks like a misread GTIN: %s', (text, misread) => {
    expect(isMistypedGtin(text)).toBe(misread);
  });
});
