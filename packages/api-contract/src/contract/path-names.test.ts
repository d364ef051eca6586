import { describe, expect, it } from 'vitest';
import { pathNamesOf } from './path-names';

describe('pathNamesOf', () => {
  it('lists the parameters in their order', () => {
    expect(pathNamesOf('/t/{tenant}/products/{sku}')).toEqual(['tenant', 'sku']);
  });

  it('is empty for a path without parameters', () => {
    expect(pathNamesOf('/my/token')).toEqual([]);
  });
});
